/* The kinds of games that the play loop in playout.c is compiled for. */
#ifndef INAROW_CORE_PLAYOUT_H
#define INAROW_CORE_PLAYOUT_H

#include "layout.h"

/* SMALL and SMALL_FALLING: a board of one word, without or with falling stones. WIDE:
 * a board of several words. The last three kinds use the position's lines. Games of
 * CAPTURING have captures, games of FORBIDDING have forbidden patterns that lose, and
 * games of REFUSING have forbidden patterns that are refused. */
enum { ACTION_BY_ACTION, SMALL, SMALL_FALLING, WIDE, CAPTURING, FORBIDDING, REFUSING };

/* Returns the kind of the games of a rule set after their opening. */
INTERNAL uint8_t kind_of_games(const inarow_rules *rules);

#endif
