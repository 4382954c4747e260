/* Finds the points to which a stone may move (spec.move). */
#ifndef INAROW_CORE_REACH_H
#define INAROW_CORE_REACH_H

#include "position.h"

/* A set of points, as bits of each column. */
struct reach {
    uint32_t column[INAROW_SIDE];
};

/* Returns the points to which the stone at `from` may move along lines. Some of these
 * points may be occupied. */
INTERNAL struct reach reach_on_lines(const inarow_rules *rules,
                                     const inarow_position *position, inarow_point from);

/* Returns true if the stone may move to a vacant point. */
INTERNAL bool is_in_reach(const inarow_rules *rules, const inarow_position *position,
                          inarow_point from, inarow_point to);

static inline void put_in_reach(struct reach *reach, inarow_point point)
{
    if (point != INAROW_NOWHERE)
        reach->column[INAROW_X(point)] |= UINT32_C(1) << INAROW_Y(point);
}

/* Returns all points to which the stone may move. A step on a usual board has a fast
 * path. */
static inline struct reach points_in_reach(const inarow_rules *rules,
                                           const inarow_position *position,
                                           inarow_point from)
{
    uint8_t move = rules->spec.move;
    bool anywhere = move & INAROW_ANYWHERE;
    if (!anywhere && (move != INAROW_ADJACENT || rules->spec.joined))
        return reach_on_lines(rules, position, from);
    struct reach reach;
    memset(&reach, anywhere ? 0xff : 0, sizeof reach);
    for (int n = 0; !anywhere && n < rules->directions; n++) {
        put_in_reach(&reach, neighbour_ahead(rules, from, n, 1));
        put_in_reach(&reach, neighbour_ahead(rules, from, n, -1));
    }
    return reach;
}

#endif
