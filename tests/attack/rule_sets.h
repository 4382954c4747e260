/* Rule sets for attack searches, in the forms for the oracle and for the core. */
#ifndef ATTACK_RULE_SETS_H
#define ATTACK_RULE_SETS_H

#include "../../csrc/inarow_attack.h"
#include "oracle.h"

enum { RULE_SETS = 5 };

/* renju, free, exact and japanese are games of GOMOKU and RIF. `rows` has any winning
 * length for either colour, with longer rows winning or not. */
extern const char *const rule_set_names[RULE_SETS];

/* Returns the law of a rule set. For `rows`, the seed selects the law. */
struct law law_of(int rule_set, uint64_t *seed);

/* Returns the same rules for the core, for a board of this size; the caller frees
 * them. Forbidden stones are refused, and passing is legal. */
inarow_rules *rules_of(const struct law *law, int width, int height);

/* Returns the board as a position of the rules with this side to move; the caller
 * frees it. */
inarow_position *position_of(const inarow_rules *rules, const struct board *board,
                             int colour);

#endif
