/* Where a stone may be moved to, by spec.move. */
#ifndef INAROW_CORE_REACH_H
#define INAROW_CORE_REACH_H

#include "position.h"

/* Points by column, each column's as bits. */
struct reach {
    uint32_t column[INAROW_SIDE];
};

/* Where the stone at `from` may slide or jump to. Some of the points may be taken. */
INTERNAL struct reach far_reach(const inarow_rules *rules,
                                const inarow_position *position, inarow_point from);

/* Is a vacant point in its reach? */
INTERNAL bool is_in_reach(const inarow_rules *rules, const inarow_position *position,
                          inarow_point from, inarow_point to);

static inline void put_in_reach(struct reach *reach, inarow_point point)
{
    if (point != INAROW_NOWHERE)
        reach->column[INAROW_X(point)] |= UINT32_C(1) << INAROW_Y(point);
}

/* All that it may be moved to. */
static inline struct reach points_in_reach(const inarow_rules *rules,
                                           const inarow_position *position,
                                           inarow_point from)
{
    struct reach reach;
    uint8_t move = rules->spec.move;
    memset(&reach, move & INAROW_ANYWHERE ? 0xff : 0, sizeof reach);
    if (move & INAROW_ANYWHERE)
        return reach;
    if (move != INAROW_ADJACENT)
        reach = far_reach(rules, position, from);
    for (int n = 0; move & INAROW_ADJACENT && n < rules->directions; n++) {
        put_in_reach(&reach, neighbour(rules, from, n, 1));
        put_in_reach(&reach, neighbour(rules, from, n, -1));
    }
    return reach;
}

#endif
