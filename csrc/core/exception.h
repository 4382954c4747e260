/* Patterns that are forbidden, but allowed to a move that captures (spec.unless_captures,
 * unless_wins, unless_breaks). */
#ifndef INAROW_CORE_EXCEPTION_H
#define INAROW_CORE_EXCEPTION_H

#include "bits.h"
#include "layout.h"

/* The patterns that a stone is exempted from, placed at a point or moved there from
 * `from`, or NOWHERE. */
INTERNAL inarow_reasons find_exempted(const inarow_rules *rules,
                                      const inarow_position *position, uint8_t colour,
                                      inarow_point from, inarow_point point);

/* Those of the patterns that it makes and that are forbidden to the colour: another's
 * overline may win. Mostly there are no exceptions. */
static inline inarow_reasons exempted_at(const inarow_rules *rules,
                                         const inarow_position *position, uint8_t colour,
                                         inarow_point from, inarow_point point,
                                         inarow_reasons makes)
{
    if (!RARELY(makes & rules->exceptions))
        return 0;
    inarow_reasons bad = inarow_forbids(rules, colour, makes) & rules->exceptions;
    return bad ? bad & find_exempted(rules, position, colour, from, point) : 0;
}

#endif
