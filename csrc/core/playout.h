/* The kinds of games that the play loop is compiled for: playout.c. */
#ifndef INAROW_CORE_PLAYOUT_H
#define INAROW_CORE_PLAYOUT_H

#include "layout.h"

/* SMALL: a board of one word, with falling stones or without; WIDE: of several words;
 * the last three use lines, with captures, with forbidden patterns, with refusals. */
enum { ACTION_BY_ACTION, SMALL, SMALL_FALLING, WIDE, CAPTURING, FORBIDDING, REFUSING };

/* The kind of the games of a rule set after their opening. */
INTERNAL uint8_t kind_of_games(const inarow_rules *rules);

#endif
