/* Finds patterns that are generally forbidden, but allowed to moves that capture
 * (spec.unless_captures, unless_wins, unless_breaks). */
#ifndef INAROW_CORE_EXCEPTION_H
#define INAROW_CORE_EXCEPTION_H

#include "bits.h"
#include "layout.h"

/* Returns the patterns that an exception allows to a stone. The stone is placed at a
 * point, or moved there from `from`; if it is placed, `from` is NOWHERE. */
INTERNAL inarow_reasons find_exempted(const inarow_rules *rules,
                                      const inarow_position *position, uint8_t colour,
                                      inarow_point from, inarow_point point);

/* Returns the exempted patterns that the stone makes and that are forbidden to its
 * colour. An overline may be forbidden to one colour and win for another. Usually
 * there are no exceptions. */
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
