/* Wins by continuous threats. */
#ifndef INAROW_ATTACK_VCT_H
#define INAROW_ATTACK_VCT_H

#include "search.h"

/* Does the attacker win by threats? Nobody has a five on the board, and there is no VCF;
 * `must` as of find_vcf. Or, with DEFENDER, after a stone of the attacker's that makes no
 * four, as the defender is to move. Of a win, *length is how many stones it takes at
 * most. It may be open once the budget of nodes is used; 0: there is none. */
INTERNAL struct needs find_vct(inarow_attack *attack, int side, int stones,
                               inarow_point must, uint64_t budget, uint32_t *length);

/* The same, with no budget, and threats of wins by fours as long as attack->level. */
INTERNAL struct needs solve_all(inarow_attack *attack, int side, int stones,
                                inarow_point must, uint32_t *length);

/* The stones of a win by fours as short as the search looks for wherever the attacker is
 * to move; 0 if there is none. */
INTERNAL int find_win(inarow_attack *attack, int stones, inarow_point must);

/* Add to the moves those of the attacker's, who is to move and has no win by fours. */
INTERNAL void list_attacks(inarow_attack *attack, int stones, inarow_point must);

/* Add those of the defender's that could spoil the win by fours that the attacker
 * threatens: its stones. 0 if he threatens none, or none so short; or if he comes too
 * late. *is_long: he threatens a longer one. Then all answers must be looked at, and only
 * a pass is added, if the rules have it. */
INTERNAL int list_defences(inarow_attack *attack, int stones, bool *is_long);
INTERNAL void list_all_answers(inarow_attack *attack, int stones);

/* What a stone changed on the boards of both hunts. */
struct changes {
    struct change own, counter;
};

INTERNAL void put_both(inarow_attack *attack, int side, inarow_point point,
                       struct changes *changes);
INTERNAL void take_both(inarow_attack *attack, int side, inarow_point point,
                        const struct changes *changes);

#endif
