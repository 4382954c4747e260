/* The rule sets that attacks are looked for by: for the oracle and for the core. */
#ifndef ATTACK_RULE_SETS_H
#define ATTACK_RULE_SETS_H

#include "../../csrc/inarow_attack.h"
#include "oracle.h"

enum { RULE_SETS = 5 };

/* renju, free, exact, japanese: GOMOKU's, and of RIF; and rows, of any length for either
 * colour, exactly or not. */
extern const char *const rule_set_names[RULE_SETS];

/* The law of one of them. Of rows the seed says which. */
struct law law_of(int rule_set, uint64_t *seed);

/* The same for the core, on a board of these sides; the caller frees it. What is
 * forbidden is refused, and passing is a move. */
inarow_rules *rules_of(const struct law *law, int width, int height);

/* The board as a position of the rules, a colour to move; the caller frees it. */
inarow_position *position_of(const inarow_rules *rules, const struct board *board,
                             int colour);

#endif
