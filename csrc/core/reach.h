/* Where a stone may be moved to, by spec.move. */
#ifndef INAROW_CORE_REACH_H
#define INAROW_CORE_REACH_H

#include "position.h"

/* Points by column, each column's as bits. */
struct reach {
    uint32_t column[INAROW_SIDE];
};

/* Where the stone at `from` may be moved to along lines; some points may be taken. */
INTERNAL struct reach reach_on_lines(const inarow_rules *rules,
                                     const inarow_position *position, inarow_point from);

/* Is a vacant point in its reach? */
INTERNAL bool is_in_reach(const inarow_rules *rules, const inarow_position *position,
                          inarow_point from, inarow_point to);

static inline void put_in_reach(struct reach *reach, inarow_point point)
{
    if (point != INAROW_NOWHERE)
        reach->column[INAROW_X(point)] |= UINT32_C(1) << INAROW_Y(point);
}

/* All that it may be moved to; a step on boards of the usual kind is found at once. */
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
