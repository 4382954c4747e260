/* Maintains the board during a search for fours. */
#include "fours.h"

/* The key of a board without stones. It is not 0, which marks empty entries of tables. */
static const uint64_t bare = UINT64_C(0x9e3779b97f4a7c15);

void open_fours(struct fours *fours, const inarow_rules *rules)
{
    memset(fours, 0, sizeof *fours);
    fours->rules = rules;
    for (int y = 0; y < rules->height; y++) {
        for (uint32_t row = rules->board[y]; row; row &= row - 1) {
            inarow_point point = INAROW_POINT(__builtin_ctz(row), y);
            fours->number[ATTACKER][point] = mixed(point);
            fours->number[DEFENDER][point] = mixed(UINT64_C(1) << 16 | point);
            for (int n = 0; n < rules->directions; n++) {
                struct place at = place_of(rules, n, point);
                fours->step[at.line] = rules->step[n];
                fours->direction[at.line] = (uint8_t)n;
                fours->first[at.line] =
                    (int16_t)(rules->spec.joined ? point_around(rules, point, n, -at.bit)
                                                 : point - at.bit * rules->step[n]);
            }
        }
    }
}

/* Returns the bits of a line's word that stand for the word's own points. The word of
 * a closed line also has bits for the neighbours of these points. */
static uint32_t places_on(const struct fours *fours, int line)
{
    return fours->rules->ring[line].points ? ((UINT32_C(1) << HOME) - 1) << MARGIN
                                           : UINT32_MAX;
}

/* Finds the points on a line where a side makes a five, or a four. */
static void find_chances(const struct fours *fours, int line, int side, uint32_t vacant,
                         struct chances *chances)
{
    inarow_win win = fours->win[side];
    uint32_t own = fours->stones[side][line];
    int lacking = side == ATTACKER ? 2 : 1;
    uint32_t near = vacant & places_on(fours, line) &
                    rows_with_room(own | vacant, own, win.length, lacking);
    for (; near; near &= near - 1) {
        struct row row = read_row(win, own, vacant, __builtin_ctz(near));
        int over = row_length(&row) - win.length;
        if (over == 0 || (over > 0 && !win.exactly))
            chances->five[side] |= near & -near;
        else if (side == ATTACKER && row.fours)
            chances->four |= near & -near;
    }
}

static void set_chances(struct fours *fours, int line, struct chances chances)
{
    uint64_t bit = UINT64_C(1) << line % 64;
    fours->chances[line] = chances;
    fours->has_fours[line / 64] =
        (fours->has_fours[line / 64] & ~bit) | (chances.four ? bit : 0);
}

static struct chances read_chances(const struct fours *fours, int line, uint32_t vacant)
{
    struct chances chances = {{0, 0}, 0};
    find_chances(fours, line, ATTACKER, vacant, &chances);
    find_chances(fours, line, DEFENDER, vacant, &chances);
    return chances;
}

/* Returns the place where the reading of a line with these words is kept. */
static struct reading *reading_of(struct fours *fours, uint32_t own, uint32_t theirs,
                                  uint32_t vacant)
{
    uint32_t hash = own * UINT32_C(0x9e3779b1) ^ theirs * UINT32_C(0x85ebca77) ^
                    vacant * UINT32_C(0xc2b2ae3d);
    return &fours->reading[hash >> (32 - READING_BITS)];
}

static void read_line(struct fours *fours, int line)
{
    uint32_t own = fours->stones[ATTACKER][line], theirs = fours->stones[DEFENDER][line];
    uint32_t vacant = vacant_on(fours, line);
    uint8_t attacker = fours->colour[ATTACKER];
    if (RARELY(fours->rules->ring[line].points)) {
        set_chances(fours, line, read_chances(fours, line, vacant));
        return;
    }
    struct reading *reading = reading_of(fours, own, theirs, vacant);
    if (reading->stones[ATTACKER] != own || reading->stones[DEFENDER] != theirs ||
        reading->vacant != vacant || reading->attacker != attacker)
        *reading = (struct reading){
            {own, theirs}, vacant, read_chances(fours, line, vacant), attacker};
    set_chances(fours, line, reading->chances);
}

static void flip(struct fours *fours, int side, inarow_point point)
{
    flip_stone(fours->rules, fours->stones[side], point);
    fours->key ^= fours->number[side][point];
}

static int reach_of(const inarow_spec *spec, int colour)
{
    inarow_reasons forbid = spec->forbid[colour];
    if (!(forbid & ~(INAROW_BIT(OVERLINE) | INAROW_BIT(DOUBLE_FOUR))))
        return BY_ROWS;
    bool by_threes = !(forbid & ~(INAROW_BIT(OVERLINE) | INAROW_BIT(DOUBLE_FOUR) |
                                  INAROW_BIT(DOUBLE_THREE))) &&
                     !spec->unless_four && !spec->unless_defence;
    return by_threes ? BY_THREES : ANYWHERE;
}

static void set_up_side(struct fours *fours, int side, uint8_t colour,
                        const uint32_t *stones)
{
    const inarow_rules *rules = fours->rules;
    fours->colour[side] = colour;
    fours->win[side] = rules->spec.win[colour];
    fours->reach[side] = (uint8_t)reach_of(&rules->spec, colour);
    memcpy(fours->stones[side], stones, (size_t)rules->lines * sizeof *stones);
    for (int y = 0; y < rules->height; y++) {
        for (uint32_t row = stones[y]; row; row &= row - 1)
            fours->key ^= fours->number[side][INAROW_POINT(__builtin_ctz(row), y)];
    }
}

static void read_lines(struct fours *fours)
{
    int own = fours->win[ATTACKER].length - 2, theirs = fours->win[DEFENDER].length - 1;
    for (int line = 0; line < fours->rules->lines; line++) {
        uint32_t stones = fours->stones[ATTACKER][line] | fours->stones[DEFENDER][line];
        if (fours->step[line] && has_bits(stones, own < theirs ? own : theirs))
            read_line(fours, line);
        else
            set_chances(fours, line, (struct chances){{0, 0}, 0});
    }
}

void set_up_fours(struct fours *fours, const inarow_position *position, uint8_t attacker)
{
    fours->key = bare;
    for (int side = 0; side < 2; side++) {
        uint8_t colour = side == ATTACKER ? attacker : 1 - attacker;
        set_up_side(fours, side, colour, lines_of(fours->rules, position, colour));
    }
    read_lines(fours);
}

void set_up_opposite(struct fours *fours, const struct fours *other)
{
    fours->key = bare;
    for (int side = 0; side < 2; side++)
        set_up_side(fours, side, other->colour[!side], other->stones[!side]);
    read_lines(fours);
}

/* Returns the words of the line in the n-th direction through a point: one word, or
 * several for a closed line. */
static struct ring line_through(const struct fours *fours, int n, inarow_point point)
{
    uint16_t line = place_of(fours->rules, n, point).line;
    struct ring ring = fours->rules->ring[line];
    return ring.points ? ring : (struct ring){line, 1};
}

/* With joined edges: reads all words again that show a point. */
static void read_joined(struct fours *fours, inarow_point point)
{
    for (int n = 0; n < fours->rules->directions; n++) {
        struct ring ring = line_through(fours, n, point);
        for (int i = 0; i < words_of(ring.points); i++) {
            struct place word = {(uint16_t)(ring.first + i), 0};
            if (bits_of(fours->rules, word, n, point))
                read_line(fours, word.line);
        }
    }
}

void put_four(struct fours *fours, int side, inarow_point point, struct change *change)
{
    flip(fours, side, point);
    if (RARELY(fours->rules->spec.joined)) {
        read_joined(fours, point);
        return;
    }
    for (int n = 0; n < fours->rules->directions; n++) {
        int line = place_of(fours->rules, n, point).line;
        change->before[n] = fours->chances[line];
        read_line(fours, line);
    }
}

void take_four(struct fours *fours, int side, inarow_point point,
               const struct change *change)
{
    flip(fours, side, point);
    if (RARELY(fours->rules->spec.joined)) {
        read_joined(fours, point);
        return;
    }
    for (int n = 0; n < fours->rules->directions; n++)
        set_chances(fours, place_of(fours->rules, n, point).line, change->before[n]);
}

bool is_forbidden_to(struct fours *fours, int side, inarow_point point, bool *undecided)
{
    struct trial *trial = &fours->trial;
    uint8_t colour = fours->colour[side];
    if (!fours->rules->spec.forbid[colour])
        return false;
    set_rules(trial, fours->rules, colour);
    trial->own = fours->stones[side];
    trial->others = fours->stones[!side];
    inarow_reasons makes = makes_by_rule(trial, point, true, SEARCHES);
    *undecided |= (makes & INAROW_BIT(TOO_DEEP)) != 0;
    return makes & INAROW_BIT(TOO_DEEP) || inarow_forbids(fours->rules, colour, makes);
}

/* Adds a point to a list of at most two points. Returns the new number of points. */
static int add_to_two(inarow_point two[2], int count, inarow_point point)
{
    if (count == 2 || (count == 1 && two[0] == point))
        return count;
    two[count] = point;
    return count + 1;
}

bool makes_five(const struct fours *fours, int side, inarow_point point)
{
    for (int n = 0; n < fours->rules->directions; n++) {
        struct place at = place_of(fours->rules, n, point);
        if (fours->chances[at.line].five[side] >> at.bit & 1)
            return true;
    }
    return false;
}

bool makes_four(const struct fours *fours, inarow_point point)
{
    for (int n = 0; n < fours->rules->directions; n++) {
        struct place at = place_of(fours->rules, n, point);
        if (fours->chances[at.line].four >> at.bit & 1)
            return true;
    }
    return false;
}

int fives_of_stone(const struct fours *fours, inarow_point point, inarow_point five[2])
{
    const inarow_rules *rules = fours->rules;
    int count = 0;
    for (int n = 0; n < rules->directions && count < 2; n++) {
        struct place at = place_of(rules, n, point);
        if (!(fours->chances[at.line].four >> at.bit & 1))
            continue;
        struct row row = read_row(fours->win[ATTACKER], fours->stones[ATTACKER][at.line],
                                  vacant_on(fours, at.line), at.bit);
        if (row.four[0])
            count = add_to_two(five, count, point_along(rules, point, n, row.from - 1));
        if (row.four[1])
            count = add_to_two(five, count, point_along(rules, point, n, row.to + 1));
    }
    return count;
}

int threes_of(const struct fours *fours, int side, inarow_point point)
{
    int threes = 0;
    for (int n = 0; n < fours->rules->directions; n++) {
        struct place at = place_of(fours->rules, n, point);
        struct row row = read_row(fours->win[side], fours->stones[side][at.line],
                                  vacant_on(fours, at.line), at.bit);
        threes += makes_straight_four(&row);
    }
    return threes;
}

static int add_fives(const struct fours *fours, int side, int line, inarow_point five[2],
                     int count)
{
    uint32_t left = fours->chances[line].five[side];
    for (; left && count < 2; left &= left - 1)
        count = add_to_two(five, count, point_on(fours, line, __builtin_ctz(left)));
    return count;
}

bool can_be_met(const struct fours *fours, inarow_point point, inarow_point *must)
{
    inarow_point five[2];
    int count = 0;
    for (int n = 0; n < fours->rules->directions; n++) {
        struct ring line = line_through(fours, n, point);
        for (int i = 0; i < words_of(line.points); i++)
            count = add_fives(fours, DEFENDER, line.first + i, five, count);
    }
    *must = count > 0 ? five[0] : INAROW_NOWHERE;
    return count < 2;
}

int all_fives(const struct fours *fours, int side, inarow_point five[2])
{
    int count = 0;
    for (int line = 0; line < fours->rules->lines; line++) {
        if (fours->step[line])
            count = add_fives(fours, side, line, five, count);
    }
    return count;
}
