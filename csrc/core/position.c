/* Sets up and reads positions: the board and its counters. */
#include "position.h"

uint8_t inarow_at(const inarow_rules *rules, const inarow_position *position,
                  inarow_point point)
{
    for (uint8_t c = 0; c < rules->kinds; c++) {
        if (lines_of(rules, position, c)[INAROW_Y(point)] >> INAROW_X(point) & 1)
            return c;
    }
    return INAROW_ANY;
}

void inarow_stones(const inarow_rules *rules, const inarow_position *position,
                   uint8_t colour, inarow_set *stones)
{
    memset(stones, 0, sizeof *stones);
    for (int y = 0; y < rules->height; y++)
        stones->row[y] = colour == INAROW_ANY ? vacant_in_row(rules, position, y)
                                              : lines_of(rules, position, colour)[y];
}

inarow_state inarow_state_of(const inarow_position *position)
{
    return position->state;
}

static void stand(const inarow_rules *rules, inarow_position *position,
                  inarow_point point, uint8_t colour)
{
    flip_stone(rules, lines_to_write(rules, position, colour), point);
    position->state.vacant--;
    if (colour < rules->spec.colours && position->state.supply[colour])
        position->state.supply[colour]--;
}

/* Sets the state before the first action, without spec.start. */
static inline void start_empty(const inarow_rules *rules, inarow_position *position)
{
    const inarow_spec *spec = &rules->spec;
    bool chosen_later = false;
    memset(position, 0, inarow_position_size(rules));
    for (int i = 0; i < spec->steps; i++)
        chosen_later |= spec->step[i].verb == INAROW_CHOOSE;
    position->state = (inarow_state){.last = INAROW_NOWHERE,
                                     .standing = INAROW_NOWHERE,
                                     .vacant = (uint16_t)rules->points,
                                     .mover = (uint8_t)(spec->colours - 1),
                                     .left = spec->first_turn};
    memcpy(position->state.supply, spec->supply, sizeof spec->supply);
    for (int i = 0; i < INAROW_RECENT; i++)
        position->state.recent[i] = INAROW_NOWHERE;
    for (uint8_t c = 0; c < INAROW_COLOURS; c++)
        position->state.holder[c] = chosen_later || c >= spec->colours ? INAROW_ANY : c;
}

/* Places the stones of spec.start. */
__attribute__((cold, noinline)) static void stand_all(const inarow_rules *rules,
                                                      inarow_position *position)
{
    for (uint8_t c = 0; c < rules->kinds; c++) {
        for (int y = 0; y < rules->height; y++) {
            for (uint32_t row = rules->spec.start[c].row[y]; row; row &= row - 1)
                stand(rules, position, INAROW_POINT(__builtin_ctz(row), y), c);
        }
    }
}

void inarow_start(const inarow_rules *rules, inarow_position *position)
{
    start_empty(rules, position);
    if (rules->has_start)
        stand_all(rules, position);
}

void inarow_begin(const inarow_rules *rules, inarow_position *position, uint8_t seat)
{
    uint8_t colours = (uint8_t)rules->spec.colours;
    inarow_state *state = &position->state;
    for (uint8_t c = 0; c < colours && state->holder[c] != INAROW_ANY; c++)
        state->holder[c] = (uint8_t)((seat + c) % colours);
    state->mover = (uint8_t)((seat + colours - 1) % colours);
}

/* Returns the first stone, by row and column, above a vacant point. If there is none,
 * returns NOWHERE. */
static inarow_point first_in_the_air(const inarow_rules *rules,
                                     const inarow_position *position)
{
    for (int y = 0; y < rules->height; y++) {
        uint32_t row = rules->board[y] & ~vacant_in_row(rules, position, y);
        for (; row; row &= row - 1) {
            inarow_point point = INAROW_POINT(__builtin_ctz(row), y);
            struct place at = place_in_fall(rules, point);
            if (vacant_on_line(rules, position, at.line) & ((UINT32_C(1) << at.bit) - 1))
                return point;
        }
    }
    return INAROW_NOWHERE;
}

inarow_point inarow_setup(const inarow_rules *rules, inarow_position *position,
                          const uint8_t *cells, uint8_t turn)
{
    const inarow_spec *spec = &rules->spec;
    start_empty(rules, position);
    inarow_state *state = &position->state;
    state->phase = (uint8_t)rules->phases;
    state->turn = turn;
    state->left = spec->each_turn;
    state->mover = (uint8_t)((turn + spec->colours - 1) % spec->colours);
    for (uint8_t c = 0; c < spec->colours; c++)
        state->holder[c] = c;
    for (int y = 0; y < rules->height; y++) {
        for (uint32_t row = rules->board[y]; row; row &= row - 1) {
            int x = __builtin_ctz(row);
            uint8_t colour = cells[y * rules->width + x];
            if (colour == INAROW_ANY)
                continue;
            stand(rules, position, INAROW_POINT(x, y), colour);
        }
    }
    inarow_point floating =
        spec->gravity ? first_in_the_air(rules, position) : INAROW_NOWHERE;
    INVARIANT(floating != INAROW_NOWHERE || is_sound(rules, position));
    return floating;
}

void exchange_colours(const inarow_rules *rules, inarow_position *position)
{
    inarow_state *state = &position->state;
    INVARIANT(rules->spec.colours == 2);
    uint32_t *one = lines_to_write(rules, position, 0), *other = one + rules->lines;
    for (int i = 0; i < rules->lines; i++) {
        uint32_t line = one[i];
        one[i] = other[i];
        other[i] = line;
    }
    uint16_t supply = state->supply[0];
    state->supply[0] = state->supply[1];
    state->supply[1] = supply;
    uint16_t taken = state->taken[0];
    state->taken[0] = state->taken[1];
    state->taken[1] = taken;
    if (state->standing != INAROW_NOWHERE)
        state->standing_colour = 1 - state->standing_colour;
    uint8_t holder = state->holder[0];
    state->holder[0] = state->holder[1];
    state->holder[1] = holder;
    state->turn = 1 - state->turn;
    state->exchanged = !state->exchanged;
}

int inarow_offered(const inarow_rules *rules, const inarow_position *position,
                   inarow_point *points)
{
    memcpy(points, offers_of(rules, position),
           position->state.offers * sizeof(inarow_point));
    return position->state.offers;
}

/* ---- Invariants of positions ------------------------------------------------------- */

#ifdef INAROW_CHECKED
/* Returns true if all lines of a colour hold the same stones as its rows. */
static bool lines_agree(const inarow_rules *rules, const uint32_t *line)
{
    uint32_t drawn[INAROW_LINES] = {0};
    for (int y = 0; y < rules->spec.height; y++) {
        if (line[y] & ~rules->board[y])
            return false;
        for (uint32_t left = line[y]; left; left &= left - 1)
            flip_stone(rules, drawn, INAROW_POINT(__builtin_ctz(left), y));
    }
    return memcmp(drawn, line, (size_t)rules->lines * sizeof *line) == 0;
}

/* Returns true if each point has at most one colour, no stone floats, and `vacant` is
 * the number of vacant points. */
static bool points_agree(const inarow_rules *rules, const inarow_position *position)
{
    const inarow_spec *spec = &rules->spec;
    unsigned vacant = (unsigned)rules->points;
    for (int y = 0; y < spec->height; y++) {
        uint32_t taken = 0;
        for (int c = 0; c < rules->kinds; c++) {
            uint32_t row = lines_of(rules, position, c)[y];
            if (taken & row)
                return false;
            taken |= row;
        }
        vacant -= (unsigned)__builtin_popcount(taken);
    }
    if (spec->gravity && first_in_the_air(rules, position) != INAROW_NOWHERE)
        return false;
    return vacant == position->state.vacant;
}

/* Returns true if no colour has more stones left than at the start, and colours with
 * an unlimited supply have no count. If the two colours were exchanged, each of them
 * has the supply of the other one. */
static bool counts_agree(const inarow_rules *rules, const inarow_state *state)
{
    const inarow_spec *spec = &rules->spec;
    for (int c = 0; c < spec->colours; c++) {
        int from = state->exchanged && c < 2 ? 1 - c : c;
        if (state->supply[c] > spec->supply[from])
            return false;
    }
    return state->turn < spec->colours && state->offers <= INAROW_OFFERS &&
           (state->last == INAROW_NOWHERE ||
            inarow_on_board(rules, INAROW_X(state->last), INAROW_Y(state->last)));
}

bool is_sound(const inarow_rules *rules, const inarow_position *position)
{
    for (int c = 0; c < rules->kinds; c++) {
        if (!lines_agree(rules, lines_of(rules, position, c)))
            return false;
    }
    return points_agree(rules, position) && counts_agree(rules, &position->state);
}
#endif
