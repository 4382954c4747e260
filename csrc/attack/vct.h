/* Finds wins by continuous threats. */
#ifndef INAROW_ATTACK_VCT_H
#define INAROW_ATTACK_VCT_H

#include "search.h"

/* Finds out whether the attacker wins by threats. Neither side has a five on the
 * board, and there is no VCF. `must` is as for find_vcf. `side` is the side to move.
 * If it is DEFENDER, the attacker has just placed a stone that makes no four. For a
 * win, *length is the maximum number of stones that the win takes. If the budget of
 * nodes is used up, the question may remain open. A budget of 0 is unlimited. */
INTERNAL struct needs find_vct(inarow_attack *attack, int side, int stones,
                               inarow_point must, uint64_t budget, uint16_t *length);

/* Does the same as find_vct without a budget, in the course of a question. */
INTERNAL struct needs solve_all(inarow_attack *attack, int side, int stones,
                                inarow_point must, uint16_t *length);

/* Searches for a win by fours of the attacker, who is to move: a short one if only short
 * threats are examined. Returns the number of its stones, or 0 if there is none. */
INTERNAL int find_win(inarow_attack *attack, int stones, inarow_point must);

/* Lists the moves of the attacker, who is to move and has no such win by fours. */
INTERNAL void list_attacks(inarow_attack *attack, int stones, inarow_point must);

/* Threatened wins by fours are searched for in stages, the shortest first. */
enum { LAST_STAGE = 2, NO_THREAT = 0, TOO_LATE = -1 };

/* Lists the moves of the defender that could spoil the threatened win by fours.
 * Returns the number of stones of that win, which is at most `stones` and at most the
 * number that this stage allows. Otherwise returns NO_THREAT, or TOO_LATE if the defender
 * has a VCF.
 *
 * *is_long is true if only a longer win is threatened. Then all answers must be
 * examined, but list_defences lists at most a pass, if the rules allow a pass.
 * list_all_answers lists the other answers.
 *
 * attack->may_counter is false if the defender had no VCF before the threat. The
 * search then skips VCFs of the defender. The threat can make a VCF of the defender
 * possible only by making a point forbidden. The search finds such a VCF among the
 * listed answers. */
INTERNAL int list_defences(inarow_attack *attack, int stones, int stage, bool *is_long);
INTERNAL void list_all_answers(inarow_attack *attack, int stones);

/* The effects of a stone on the boards of both hunts. */
struct changes {
    struct change own, counter;
};

INTERNAL void put_both(inarow_attack *attack, int side, inarow_point point,
                       struct changes *changes);
INTERNAL void take_both(inarow_attack *attack, int side, inarow_point point,
                        const struct changes *changes);

#endif
