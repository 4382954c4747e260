/* The kinds of games that the play loop is compiled for: playout.c. */
#ifndef INAROW_CORE_PLAYOUT_H
#define INAROW_CORE_PLAYOUT_H

#include "rules.h"

/* The number of the kind that the games of a rule set are once their opening is over;
 * 0: none, they are played action by action. */
uint8_t kind_of_games(const inarow_rules *rules);

#endif
