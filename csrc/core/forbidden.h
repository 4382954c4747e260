/* Judging a stone in mind: shared by forbidden.c, which finds, and proof.c, which tells.
 */
#ifndef INAROW_CORE_FORBIDDEN_H
#define INAROW_CORE_FORBIDDEN_H

#include "row.h"

/* The board with stones in mind. Until the first stone is put in mind, `own` are the
 * lines of the position itself: most points are judged without a copy. */
struct mind {
    const inarow_rules *rules;
    inarow_win win, rival;        /* of the colour; of the other, where there are two */
    unsigned forbid;              /* patterns forbidden to the colour */
    const uint32_t *own, *others; /* lines of the colour, and of all other colours */
    uint32_t copy[LINES], rest[LINES];
};

void open_mind(struct mind *mind, const inarow_rules *rules,
               const inarow_position *position, int colour);

/* Put a stone in mind, or take it out again. */
static inline void flip_in_mind(struct mind *mind, inarow_point point)
{
    if (mind->own != mind->copy) {
        memcpy(mind->copy, mind->own, (size_t)mind->rules->lines * sizeof *mind->own);
        mind->own = mind->copy;
    }
    flip_stone(mind->rules, mind->copy, point);
}

/* The row that a stone at the point makes in a direction, among the given lines. */
static inline struct row row_of(const struct mind *mind, inarow_win win,
                                const uint32_t *line, int direction, inarow_point point)
{
    struct place at = place_of(mind->rules, direction, INAROW_X(point), INAROW_Y(point));
    uint32_t taken = mind->own[at.line] | mind->others[at.line];
    return read_row(win, line[at.line], mind->rules->board[at.line] & ~taken, at.bit);
}

static inline struct row row_in_mind(const struct mind *mind, int direction,
                                     inarow_point point)
{
    return row_of(mind, mind->win, mind->own, direction, point);
}

/* The point where a row becomes a straight four at its end 0 or 1. */
static inline inarow_point end_of(const struct row *row, int direction,
                                  inarow_point point, int end)
{
    return point_along(point, direction, end == 0 ? row->from - 1 : row->to + 1);
}

/* Is there a row among the bits that wins? */
static inline bool wins(inarow_win win, unsigned makes)
{
    return makes & INAROW_FIVE || (makes & INAROW_OVERLINE && !win.exactly);
}

/* Bits that a stone at the point makes; `enough`: stop once a forbidden one is found. */
unsigned makes_in_mind(struct mind *mind, inarow_point point, bool enough);

/* The same for the stone that is played, which may be a defence (unless_defence). */
unsigned makes_by_rule(struct mind *mind, inarow_point point, bool enough);

/* With the stone of the row in mind: may its colour make a straight four at `end`, by
 * RIF 9.3 (a) and (b) together (reading 1), or as printed by one of them? */
bool straight_four_is_allowed(struct mind *mind, inarow_point end);

#endif
