/* Finds the points to which a stone may move along the board's lines, one by one. */
#include "reach.h"

static bool is_free_point(const inarow_rules *rules, const inarow_position *position,
                          inarow_point point)
{
    return point != INAROW_NOWHERE && inarow_at(rules, position, point) == INAROW_ANY;
}

/* Adds the points that a stone reaches along a line beyond a vacant point. The stone
 * moves over vacant points only. A closed line leads back to the stone itself, which
 * is still on the board. */
static void add_further(const inarow_rules *rules, const inarow_position *position,
                        inarow_point point, int n, int side, struct reach *reach)
{
    bool slides = rules->spec.move & INAROW_SLIDE;
    inarow_point next = neighbour(rules, point, n, side);
    while (is_free_point(rules, position, next)) {
        if (slides)
            put_in_reach(reach, point);
        point = next;
        next = neighbour(rules, point, n, side);
    }
    put_in_reach(reach, point);
}

/* Adds the points on one side of a stone, on its line in the n-th direction. */
static void add_side(const inarow_rules *rules, const inarow_position *position,
                     inarow_point from, int n, int side, struct reach *reach)
{
    uint8_t move = rules->spec.move;
    inarow_point beside = neighbour(rules, from, n, side);
    if (beside == INAROW_NOWHERE)
        return;
    if (move & INAROW_ADJACENT)
        put_in_reach(reach, beside);
    if (!is_free_point(rules, position, beside)) {
        if (move & INAROW_JUMP)
            put_in_reach(reach, neighbour(rules, beside, n, side));
    } else if (move & (INAROW_SLIDE | INAROW_TO_END)) {
        add_further(rules, position, beside, n, side, reach);
    }
}

struct reach reach_on_lines(const inarow_rules *rules, const inarow_position *position,
                            inarow_point from)
{
    struct reach reach = {{0}};
    for (int n = 0; n < rules->directions; n++) {
        add_side(rules, position, from, n, 1, &reach);
        add_side(rules, position, from, n, -1, &reach);
    }
    return reach;
}

static bool is_beside(const inarow_rules *rules, inarow_point from, inarow_point to)
{
    bool found = false;
    for (int n = 0; n < rules->directions && !found; n++)
        found = neighbour(rules, from, n, 1) == to || neighbour(rules, from, n, -1) == to;
    return found;
}

bool is_in_reach(const inarow_rules *rules, const inarow_position *position,
                 inarow_point from, inarow_point to)
{
    uint8_t move = rules->spec.move;
    if (move & INAROW_ANYWHERE || (move & INAROW_ADJACENT && is_beside(rules, from, to)))
        return true;
    if (move == INAROW_ADJACENT)
        return false;
    struct reach reach = reach_on_lines(rules, position, from);
    return reach.column[INAROW_X(to)] >> INAROW_Y(to) & 1;
}
