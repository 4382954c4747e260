/* Captures rows of two, or of two and three stones, that a move brackets. A move may
 * capture several rows at once, and rows of mixed colours. Unless capture.own is true,
 * a stone placed between opponents' stones is not captured (PENTE, PENTE4, P87 3). */
#include "capture.h"

/* Returns the colour at a point some steps along a direction, or ANY if the point is
 * vacant or not on the board. */
INLINE uint8_t colour_along(const inarow_rules *rules, const inarow_position *position,
                            inarow_point from, int direction, int steps,
                            const bool joined)
{
    inarow_point point = joined ? neighbour_around(rules, from, direction, steps)
                                : neighbour_ahead(rules, from, direction, steps);
    return point == INAROW_NOWHERE ? INAROW_ANY : inarow_at(rules, position, point);
}

/* Captures a stone for a colour. A stone in two captured rows is captured once. */
static void capture(inarow_undo *undo, inarow_point point, uint8_t colour, uint8_t by)
{
    for (int i = 0; i < undo->captured; i++) {
        if (undo->capture[i].point == point)
            return;
    }
    undo->capture[undo->captured++] = (inarow_captured){point, colour, by};
}

/* Captures the stones between the new stone and the next stone of its colour, on one
 * side of a line. */
INLINE void find_bracketed(const inarow_rules *rules, const inarow_position *position,
                           int direction, int side, inarow_undo *undo, const bool joined)
{
    uint8_t between[3];
    for (int n = 1; n <= 4; n++) {
        uint8_t colour =
            colour_along(rules, position, undo->stone, direction, side * n, joined);
        if (colour == undo->colour) {
            for (int i = 1; i < n && rules->spec.capture.lengths >> (n - 1) & 1; i++)
                capture(undo, point_along(rules, undo->stone, direction, side * i),
                        between[i - 1], undo->colour);
            return;
        }
        if (n == 4 || colour >= rules->spec.colours) /* vacant or neutral */
            return;
        between[n - 1] = colour;
    }
}

/* Returns the number of stones of a colour that follow a point without a gap. */
INLINE int run_along(const inarow_rules *rules, const inarow_position *position,
                     inarow_point from, int direction, int side, uint8_t colour,
                     const bool joined)
{
    int n = 0;
    while (n < 3 && colour_along(rules, position, from, direction, side * (n + 1),
                                 joined) == colour)
        n++;
    return n;
}

/* Captures a row of the mover's colour that includes the new stone and lies between
 * two stones of an opponent. */
INLINE void find_own_row(const inarow_rules *rules, const inarow_position *position,
                         int direction, inarow_undo *undo, const bool joined)
{
    uint8_t colour = undo->colour;
    inarow_point point = undo->stone;
    int before = run_along(rules, position, point, direction, -1, colour, joined);
    int after = run_along(rules, position, point, direction, 1, colour, joined);
    int length = before + 1 + after;
    uint8_t behind = colour_along(rules, position, point, direction, -before - 1, joined);
    if (length > 3 || !(rules->spec.capture.lengths >> length & 1) ||
        behind >= rules->spec.colours || same_team(&rules->spec, behind, colour) ||
        colour_along(rules, position, point, direction, after + 1, joined) != behind)
        return;
    for (int i = -before; i <= after; i++)
        capture(undo, point_along(rules, point, direction, i), colour, behind);
}

/* Returns bits for the stones of other colours beside the new stone on a line. Bit 0
 * is the point before the new stone, and bit 2 the point after it. Usually there are
 * none, and the rest is skipped. */
static inline uint64_t others_beside(const inarow_rules *rules,
                                     const inarow_position *position, int direction,
                                     const inarow_undo *undo)
{
    struct place at = place_of(rules, direction, undo->stone);
    uint64_t others = 0;
    for (int c = 0; c < rules->kinds; c++)
        others |= c != undo->colour ? lines_of(rules, position, c)[at.line] : 0;
    return others << 1 >> at.bit;
}

INLINE void find_all(const inarow_rules *rules, const inarow_position *position,
                     inarow_undo *undo, const bool joined)
{
    const inarow_capture *rule = &rules->spec.capture;
    for (int d = 0; d < rules->directions && rule->lengths; d++) {
        uint64_t beside = others_beside(rules, position, d, undo);
        if (beside & 1)
            find_bracketed(rules, position, d, -1, undo, joined);
        if (beside & 4)
            find_bracketed(rules, position, d, 1, undo, joined);
    }
    for (int d = 0; d < rules->directions && rule->own; d++)
        find_own_row(rules, position, d, undo, joined);
}

void find_captures(const inarow_rules *rules, const inarow_position *position,
                   inarow_undo *undo)
{
    if (RARELY(rules->spec.joined))
        find_all(rules, position, undo, true);
    else
        find_all(rules, position, undo, false);
}

void put_back(const inarow_rules *rules, inarow_position *position,
              const inarow_undo *undo)
{
    for (int i = 0; undo->lifted && i < undo->captured; i++) {
        inarow_captured stone = undo->capture[i];
        flip_stone(rules, lines_to_write(rules, position, stone.colour), stone.point);
    }
}

uint16_t inarow_taken(const inarow_rules *rules, const inarow_position *position,
                      uint8_t colour)
{
    return taken_by_team(&rules->spec, position->state.taken, colour);
}

void inarow_set_taken(const inarow_rules *rules, inarow_position *position,
                      uint8_t colour, uint16_t stones)
{
    const inarow_spec *spec = &rules->spec;
    position->state.taken[colour] = stones;
    if (spec->colours != 2 || spec->capture.own)
        return; /* their owners are unknown */
    uint16_t *left = &position->state.supply[1 - colour];
    *left = *left > stones ? *left - stones : 0;
}
