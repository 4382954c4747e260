/* The legal actions one by one, for whoever does not want them as an array. */
#ifndef INAROW_CORE_LEGAL_H
#define INAROW_CORE_LEGAL_H

#include "rules.h"

/* Is told each action in turn; embedded in what it needs to remember. */
struct sink {
    void (*take)(struct sink *sink, const inarow_action *action);
};

/* In the order of inarow_legal. */
INTERNAL void each_legal(const inarow_rules *rules, const inarow_position *position,
                         struct sink *sink);

/* Once play is free: where the colour to move may place a stone, each column's points as
 * bits. */
INTERNAL void legal_columns(const inarow_rules *rules, const inarow_position *position,
                            uint32_t column[INAROW_SIDE]);

/* Of the forbidden points, those that are refused and not lost; and those of which it
 * takes too long to tell. */
INTERNAL void refused_points(const inarow_rules *rules, const inarow_position *position,
                             uint8_t colour, inarow_set *points);

#endif
