/* The kinds of games that the play loop is compiled for: playout.c. */
#ifndef INAROW_CORE_PLAYOUT_H
#define INAROW_CORE_PLAYOUT_H

#include "layout.h"

/* On a board of one word, stones falling or not; on one of several words; on one of
 * lines, with captures, with what is forbidden. The first: none of these. */
enum { ACTION_BY_ACTION, SMALL, SMALL_FALLING, WIDE, CAPTURING, FORBIDDING, REFUSING };

/* The kind that the games of a rule set are once their opening is over. */
INTERNAL uint8_t kind_of_games(const inarow_rules *rules);

#endif
