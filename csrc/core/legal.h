/* The legal actions one by one, for whoever does not want them as an array. */
#ifndef INAROW_CORE_LEGAL_H
#define INAROW_CORE_LEGAL_H

#include "rules.h"

/* Is told each action in turn; embedded in what it needs to remember. */
struct sink {
    void (*take)(struct sink *sink, const inarow_action *action);
};

/* In the order of inarow_legal. */
void each_legal(const inarow_rules *rules, const inarow_position *position,
                struct sink *sink);

#endif
