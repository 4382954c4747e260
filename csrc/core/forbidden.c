/* Finds forbidden points: overlines, double-fours and double-threes (RIF 9.2 and 9.3).
 *
 * A stone is judged by the four line words through it. Rows of five are judged by the
 * stone's star (star.h), and other rows line by line (row.h). If two or more of the
 * lines could be threes, the code places the stone hypothetically. It then examines
 * the points that would make these threes straight fours. RIF 9.3 judges the stones on
 * these points in the same way, to any depth. The recursion ends because the number of
 * hypothetical stones only grows. On contrived boards, the recursion could take too
 * long. Searches are therefore counted, and a stone that needs too many remains
 * undecided. */
#include "forbidden.h"
#include "shape.h"

/* The number of stones judged, hypothetical or about to be played. Tests use it. */
#ifdef INAROW_COUNT_WORK
unsigned long inarow_work;
#define COUNT_WORK() ((void)inarow_work++)
#else
#define COUNT_WORK() ((void)0)
#endif

void set_rules(struct trial *trial, const inarow_rules *rules, int colour)
{
    const inarow_spec *spec = &rules->spec;
    trial->rules = rules;
    trial->win = rules->win[colour];
    trial->lose = rules->lose[colour];
    trial->forbid = spec->forbid[colour];
    trial->rival = spec->win[spec->colours == 2 ? 1 - colour : colour];
    trial->by_star = rules->by_star >> colour & 1;
    if (trial->win.length == 0)
        trial->win.length = INAROW_SIDE + 1; /* longer than any line */
}

void open_trial(struct trial *trial, const inarow_rules *rules,
                const inarow_position *position, int colour)
{
    set_rules(trial, rules, colour);
    trial->own = lines_of(rules, position, colour);
    if (rules->kinds == 2) {
        trial->others = lines_of(rules, position, 1 - colour);
        return;
    }
    memset(trial->rest, 0, (size_t)rules->lines * sizeof *trial->rest);
    for (int c = 0; c < rules->kinds; c++) {
        const uint32_t *line = lines_of(rules, position, c);
        for (int i = 0; c != colour && i < rules->lines; i++)
            trial->rest[i] |= line[i];
    }
    trial->others = trial->rest;
}

/* Returns the number of different stones among consecutive places on a closed line. */
static int most_stones(const struct ring *ring)
{
    return ring->points && ring->points < INAROW_SIDE ? ring->points : INAROW_SIDE;
}

struct row cut_row(const struct ring *ring, inarow_win win, struct row row)
{
    int most = most_stones(ring);
    if (row.from <= -most)
        row.from = (int8_t)(1 - most);
    if (row_length(&row) > most)
        row.to = (int8_t)(row.from + most - 1);
    if (ring->points && ring->points < win.length + FOURS_ROOM)
        row = (struct row){.from = row.from, .to = row.to};
    return row;
}

/* The tests of RIF 9.3 by which a three counts. They judge the stone that would make
 * the three a straight four. Test (a) requires that this stone makes no overline or
 * double-four. Test (b) requires that it makes no forbidden double-three. If threes
 * are counted once (reading 1), the stone must pass both tests, so both fields are
 * equal. */
struct count {
    bool by_fours, by_threes;
};

static struct count straight_four_counts(struct trial *trial, inarow_point end)
{
    bool twice = trial->rules->spec.counts_threes_twice;
    inarow_reasons makes = makes_in_trial(trial, end, !twice);
    if (wins(trial->win, makes)) {
        bool counts = trial->rules->spec.five_makes_three; /* reading 2 */
        return (struct count){counts, counts};
    }
    inarow_reasons bad = makes & trial->forbid;
    if (!twice)
        return (struct count){!bad, !bad};
    return (struct count){!(bad & (INAROW_BIT(OVERLINE) | INAROW_BIT(DOUBLE_FOUR))),
                          !(bad & INAROW_BIT(DOUBLE_THREE))};
}

bool straight_four_is_allowed(struct trial *trial, inarow_point end)
{
    struct count count = straight_four_counts(trial, end);
    return count.by_fours || count.by_threes;
}

/* The points where a stone turns the threes through a point into straight fours. Each
 * line has up to two such points. They are given as steps from the point; 0 means no
 * point. */
struct threes {
    int8_t end[INAROW_DIRECTIONS][2];
};

/* Returns the tests by which one of a line's threes counts. */
static struct count count_three(struct trial *trial, inarow_point point, int d,
                                const int8_t end[2])
{
    struct count three = {false, false};
    for (int i = 0; i < 2 && !(three.by_fours && three.by_threes); i++) {
        if (!end[i])
            continue;
        struct count it =
            straight_four_counts(trial, point_along(trial->rules, point, d, end[i]));
        three.by_fours |= it.by_fours;
        three.by_threes |= it.by_threes;
    }
    return three;
}

/* Returns true if more than one of the possible threes counts (RIF 9.3). */
static bool double_three_stands(struct trial *trial, inarow_point point,
                                const struct threes *threes)
{
    int by_fours = 0, by_threes = 0, left = 0;
    if (trial->searches == 0 || --trial->searches == 0 || !spend(STEPS_OF_SEARCH)) {
        trial->searches = 0;
        return false; /* the result is not used from here on */
    }
    for (int d = 0; d < trial->rules->directions; d++)
        left += threes->end[d][0] || threes->end[d][1];
    flip_in_trial(trial, point);
    for (int d = 0; d < trial->rules->directions && (by_fours < 2 || by_threes < 2);
         d++) {
        const int8_t *end = threes->end[d];
        if (!end[0] && !end[1])
            continue;
        if (by_fours + left < 2 || by_threes + left < 2)
            break;
        struct count three = count_three(trial, point, d, end);
        by_fours += three.by_fours;
        by_threes += three.by_threes;
        left--;
    }
    flip_in_trial(trial, point);
    return by_fours >= 2 && by_threes >= 2;
}

/* Finds rows that lose, and rows that must not stay open. */
static inarow_reasons other_rows(const struct trial *trial, inarow_point point,
                                 const struct row row[INAROW_DIRECTIONS])
{
    inarow_reasons makes = 0;
    int open = 0; /* length of an open row */
    for (int d = 0; d < trial->rules->directions; d++) {
        int length = row_length(&row[d]);
        if (is_losing_row(trial, &row[d]))
            makes |= INAROW_BIT(LOSING_ROW);
        if (!is_open_row(trial, &row[d], d, point))
            continue;
        makes |= (INAROW_BIT(OPEN_ROW) |
                  (open && open != length ? INAROW_BIT(OPEN_ROWS) : 0)) &
                 trial->forbid;
        open = length;
    }
    return makes;
}

/* Returns true if a search for double-threes is needed after five, overline and
 * double-four are known. By RIF 9.2, the search is not needed if a four exempts the
 * stone. */
static bool asks_for_threes(const struct trial *trial, inarow_reasons makes, bool four,
                            bool enough)
{
    return trial->forbid & INAROW_BIT(DOUBLE_THREE) &&
           !(enough && makes & trial->forbid) &&
           !(four && trial->rules->spec.unless_four);
}

INLINE inarow_reasons makes_by_rows_on(struct trial *trial, inarow_point point,
                                       bool enough, const bool joined)
{
    struct row row[INAROW_DIRECTIONS];
    struct threes threes = {{{0}}};
    inarow_reasons makes = 0;
    int fours = 0, count = 0;
    for (int d = 0; d < trial->rules->directions; d++) {
        row[d] = row_on(trial, trial->win, trial->own, d, point, joined);
        makes |= row_kind(trial, &row[d], d, point);
        fours += row[d].fours;
        if (row[d].straight[0])
            threes.end[d][0] = (int8_t)(row[d].from - 1);
        if (row[d].straight[1])
            threes.end[d][1] = (int8_t)(row[d].to + 1);
        count += makes_straight_four(&row[d]);
    }
    if (wins(trial->win, makes))
        return makes;
    if (trial->lose.length ||
        trial->forbid & (INAROW_BIT(OPEN_ROW) | INAROW_BIT(OPEN_ROWS)))
        makes |= other_rows(trial, point, row);
    if (fours >= 2)
        makes |= INAROW_BIT(DOUBLE_FOUR) & trial->forbid;
    if (count >= 2 && asks_for_threes(trial, makes, fours, enough) &&
        double_three_stands(trial, point, &threes))
        makes |= INAROW_BIT(DOUBLE_THREE);
    return makes;
}

static inarow_reasons makes_by_rows(struct trial *trial, inarow_point point, bool enough)
{
    return RARELY(trial->rules->spec.joined)
               ? makes_by_rows_on(trial, point, enough, true)
               : makes_by_rows_on(trial, point, enough, false);
}

/* Returns the vacant points, as steps, where a stone turns the threes on each line
 * into straight fours. */
static struct threes threes_of_star(struct star star, struct shape shape)
{
    struct threes threes = {{{0}}};
    uint64_t ends = ends_of_threes(star, shape);
    for (; ends; ends &= ends - 1) {
        int bit = __builtin_ctzll(ends), d = bit / STAR_LINE;
        int step = bit % STAR_LINE - STAR_CENTRE;
        threes.end[d][threes.end[d][0] != 0] = (int8_t)step;
    }
    return threes;
}

inarow_reasons makes_in_trial(struct trial *trial, inarow_point point, bool enough)
{
    COUNT_WORK();
    if (!trial->by_star)
        return makes_by_rows(trial, point, enough);
    struct star star = star_of(trial->rules, trial->own, trial->others, point);
    struct shape shape = shape_of(star, trial->win.exactly);
    inarow_reasons makes;
    if (star_is_sufficient(trial->win, trial->forbid, shape, &makes))
        return makes;
    if (!trial->win.exactly)
        return makes_by_rows(trial, point, enough);
    struct threes threes = threes_of_star(star, shape);
    if (asks_for_threes(trial, makes, shape.four, enough) &&
        double_three_stands(trial, point, &threes))
        makes |= INAROW_BIT(DOUBLE_THREE);
    return makes;
}

/* Returns true if the stone blocks a row of the opponent (unless_defence). */
static bool is_defence(const struct trial *trial, inarow_point point)
{
    for (int d = 0; d < trial->rules->directions; d++) {
        struct row row = rival_row(trial, d, point);
        if (is_defended(trial, &row))
            return true;
    }
    return false;
}

inarow_reasons makes_by_rule(struct trial *trial, inarow_point point, bool enough,
                             unsigned searches)
{
    const inarow_reasons threes = INAROW_BIT(DOUBLE_THREE) | INAROW_BIT(TOO_DEEP);
    trial->searches = spend(1) ? searches : 0;
    inarow_reasons makes = makes_in_trial(trial, point, enough);
    if (trial->searches == 0)
        makes = (makes & ~threes) | INAROW_BIT(TOO_DEEP);
    if (makes & threes && trial->rules->spec.unless_defence && is_defence(trial, point))
        makes &= ~threes;
    return makes;
}

/* Returns the length of the row through a place in the n-th direction. One stone of
 * the row comes from elsewhere. */
static int length_of_joined(const inarow_rules *rules, const uint32_t *own, int n,
                            inarow_point from, inarow_point point)
{
    struct place at = place_of(rules, n, point);
    uint32_t line = own[at.line];
    if (from != INAROW_NOWHERE)
        line &= ~bits_of(rules, at, n, from);
    int length = stones_below(line, at.bit) + stones_above(line, at.bit) + 1;
    int most = most_stones(&rules->ring[at.line]);
    return length < most ? length : most;
}

/* Returns the kinds of rows on a board with joined edges. */
static inarow_reasons kinds_of_joined(const inarow_rules *rules, const uint32_t *own,
                                      inarow_win win, inarow_win lose, inarow_point from,
                                      inarow_point point)
{
    inarow_reasons makes = 0, losing = 0;
    for (int d = 0; d < rules->directions; d++) {
        int length = length_of_joined(rules, own, d, from, point);
        if (win.length && length >= win.length)
            makes |= length == win.length ? INAROW_BIT(FIVE) : INAROW_BIT(OVERLINE);
        if (loses(lose, length))
            losing = INAROW_BIT(LOSING_ROW);
    }
    return wins(win, makes) ? makes : makes | losing;
}

/* Returns the kinds of the rows that the stone makes on these lines, found from the
 * lengths of the rows alone. */
INLINE inarow_reasons kinds_by_length(const inarow_rules *rules, const uint32_t *own,
                                      inarow_win win, inarow_win lose, inarow_point from,
                                      inarow_point point)
{
    inarow_reasons makes = 0, losing = 0;
    for (int d = 0; d < rules->directions; d++) {
        struct place at = place_of(rules, d, point);
        uint32_t line = own[at.line];
        if (from != INAROW_NOWHERE) {
            struct place gone = place_of(rules, d, from);
            if (gone.line == at.line)
                line &= ~(UINT32_C(1) << gone.bit);
        }
        int length = stones_below(line, at.bit) + stones_above(line, at.bit) + 1;
        if (win.length && length >= win.length)
            makes |= length == win.length ? INAROW_BIT(FIVE) : INAROW_BIT(OVERLINE);
        if (loses(lose, length))
            losing = INAROW_BIT(LOSING_ROW);
    }
    return wins(win, makes) ? makes : makes | losing;
}

__attribute__((cold, noinline)) static inarow_reasons
kinds_around(const inarow_rules *rules, const inarow_position *position, uint8_t colour,
             inarow_point from, inarow_point point)
{
    return kinds_of_joined(rules, lines_of(rules, position, colour), rules->win[colour],
                           rules->lose[colour], from, point);
}

inarow_reasons row_kinds_only(const inarow_rules *rules, const inarow_position *position,
                              uint8_t colour, inarow_point from, inarow_point point)
{
    if (RARELY(rules->spec.joined))
        return kinds_around(rules, position, colour, from, point);
    const uint32_t *own = lines_of(rules, position, colour);
    inarow_win win = rules->win[colour], lose = rules->lose[colour];
    return from == INAROW_NOWHERE
               ? kinds_by_length(rules, own, win, lose, INAROW_NOWHERE, point)
               : kinds_by_length(rules, own, win, lose, from, point);
}

inarow_reasons makes_for_player(const inarow_rules *rules,
                                const inarow_position *position, uint8_t player,
                                uint8_t colour, inarow_point point)
{
    const uint32_t *own = lines_of(rules, position, colour);
    inarow_win win = rules->spec.win[player], lose = rules->spec.lose[player];
    inarow_reasons shapes =
        rules->spec.shapes ? shapes_made(rules, own, player, INAROW_NOWHERE, point) : 0;
    return shapes | (rules->spec.joined ? kinds_of_joined : kinds_by_length)(
                        rules, own, win, lose, INAROW_NOWHERE, point);
}

inarow_reasons makes_by_search(const inarow_rules *rules, const inarow_position *position,
                               uint8_t colour, inarow_point from, inarow_point point)
{
    inarow_win win = rules->spec.win[colour];
    inarow_reasons shapes =
        rules->spec.shapes
            ? shapes_made(rules, lines_of(rules, position, colour),
                          rules->spec.shared ? INAROW_ANY : colour, from, point)
            : 0;
    if (!win.open && !rules->spec.forbid[colour])
        return shapes | row_kinds_only(rules, position, colour, from, point);
    struct trial trial;
    open_trial(&trial, rules, position, colour);
    if (from != INAROW_NOWHERE)
        flip_in_trial(&trial, from);
    inarow_reasons makes = makes_by_rule(
        &trial, point, false,
        from == INAROW_NOWHERE || from == point ? SEARCHES : SEARCHES_OF_MOVE);
    /* A winning shape decides even if the rest is undecided. */
    return shapes | (shapes & INAROW_BIT(SHAPE) ? makes & ~INAROW_BIT(TOO_DEEP) : makes);
}

inarow_reasons inarow_makes_moved(const inarow_rules *rules,
                                  const inarow_position *position, uint8_t colour,
                                  inarow_point from, inarow_point point)
{
    return from == INAROW_NOWHERE ? makes_of_stone(rules, position, colour, point)
                                  : makes_by_search(rules, position, colour, from, point);
}

inarow_reasons inarow_makes(const inarow_rules *rules, const inarow_position *position,
                            uint8_t colour, inarow_point point)
{
    inarow_reasons makes;
    if (makes_by_star(rules, position, colour, point, &makes))
        return makes;
    /* A stone on the board is judged as it was when it was placed. */
    bool stands = has_bit(lines_of(rules, position, colour), point);
    return makes_by_search(rules, position, colour, stands ? point : INAROW_NOWHERE,
                           point);
}

inarow_reasons inarow_forbids(const inarow_rules *rules, uint8_t colour,
                              inarow_reasons makes)
{
    if (wins(rules->spec.win[colour], makes) || makes & INAROW_BIT(SHAPE))
        return 0;
    return makes & rules->spec.forbid[colour];
}
