/* Makes the proof of a win by threats. The search is repeated along the winning moves,
 * and the results that it depends on are written as nodes. Answers to a threat that
 * spoil the threatened win have their own nodes. After all other answers, the
 * threatened win still works. */
#include "proof_tree.h"
#include "relevance.h"
#include "vct_proof.h"
#include "vcf.h"
#include "vct.h"

static int prove_attack(inarow_attack *attack, int stones, inarow_point must);

/* Finds the winning stone of the attacker after which the win takes the fewest stones,
 * as far as is known. Returns false if a bound was reached before the stone was found
 * again. */
static bool find_winner(inarow_attack *attack, int stones, inarow_point must,
                        struct move *winner)
{
    const struct move *best = NULL;
    int first = attack->moves;
    uint16_t length;
    list_attacks(attack, stones, must);
    for (int i = first; i < attack->moves; i++) {
        const struct move *move = &attack->move[i];
        if (move->needs.of[ATTACKER] == 0 && (!best || move->stones < best->stones))
            best = move;
    }
    if (best)
        *winner = *best;
    attack->moves = first;
    if (best || attack->effort.is_over)
        return best != NULL;
    /* The stored result has been overwritten. */
    if (solve_all(attack, ATTACKER, stones, must, &length).of[ATTACKER] > 0)
        return false;
    *winner = attack->winner;
    return true;
}

/* Returns the node after an answer of the defender. If the answer is NOWHERE, the
 * defender passes. */
static int prove_after(inarow_attack *attack, int stones, inarow_point answer)
{
    struct changes changes;
    inarow_point must;
    int node = NO_NODE;
    if (answer == INAROW_NOWHERE)
        return prove_attack(attack, stones, INAROW_NOWHERE);
    put_both(attack, DEFENDER, answer, &changes);
    if (can_be_met(&attack->own.fours, answer, &must))
        node = prove_attack(attack, stones, must);
    take_both(attack, DEFENDER, answer, &changes);
    return node;
}

/* Returns true if the threatened win still works after this answer. */
static bool is_covered(inarow_attack *attack, inarow_point answer)
{
    struct changes changes;
    inarow_point must;
    put_both(attack, DEFENDER, answer, &changes);
    bool stands =
        can_be_met(&attack->own.fours, answer, &must) && still_wins(&attack->own, must);
    take_both(attack, DEFENDER, answer, &changes);
    return stands;
}

/* Removes the moves, from the first on, that do not spoil the threatened win. */
static void leave_uncovered(inarow_attack *attack, int first)
{
    int left = first;
    for (int i = first; i < attack->moves; i++) {
        if (!is_covered(attack, attack->move[i].point))
            attack->move[left++] = attack->move[i];
    }
    attack->moves = left;
}

/* Returns the node of a placed stone that makes no four. */
static int prove_threat(inarow_attack *attack, int stones, inarow_point stone)
{
    struct proof_tree *proof = attack->proof;
    int first = attack->moves, other = NO_NODE;
    struct draft draft = begin_node(proof, stone);
    bool is_long;
    attack->may_counter = true;
    int threatened = NO_THREAT;
    for (int stage = 0; stage <= LAST_STAGE && threatened == NO_THREAT; stage++)
        threatened = list_defences(attack, stones, stage, &is_long);
    if (threatened > 0) {
        leave_uncovered(attack, first);
        other = add_line(attack);
    }
    if (is_long)
        list_all_answers(attack, stones);
    for (int i = first; i < attack->moves; i++) {
        inarow_point answer = attack->move[i].point;
        add_answer(proof, &draft, answer, prove_after(attack, stones, answer));
    }
    attack->moves = first;
    return end_node(proof, &draft, other);
}

/* Returns the number of stones of the shortest win by fours that find_win could find,
 * or 0 if there is none. */
static int find_shortest(inarow_attack *attack, int stones, inarow_point must)
{
    int found = find_win(attack, stones, must);
    return found > 2 ? shorten_vcf(&attack->own, found, must) : found;
}

/* Returns the node of a position with the attacker to move. */
static int prove_attack(inarow_attack *attack, int stones, inarow_point must)
{
    struct proof_tree *proof = attack->proof;
    uint64_t key = attack->own.fours.key;
    struct changes changes;
    struct move move;
    int node = recall_node(proof, key);
    if (node != NO_NODE)
        return node;
    if (find_shortest(attack, stones, must)) {
        node = add_line(attack);
    } else if (!attack->effort.is_over && find_winner(attack, stones, must, &move)) {
        put_both(attack, ATTACKER, move.point, &changes);
        node = move.answer == INAROW_NOWHERE
                   ? prove_threat(attack, stones - 1, move.point)
                   : add_four(proof, move.point, move.answer,
                              prove_after(attack, stones - 1, move.answer));
        take_both(attack, ATTACKER, move.point, &changes);
    }
    if (node != NO_NODE)
        remember_node(proof, key, node);
    return node;
}

bool prove_threats(inarow_attack *attack, int stones, inarow_point must)
{
    begin_proof(attack->proof);
    if (prove_attack(attack, stones, must) == NO_NODE)
        return false;
    end_proof(attack->proof);
    return true;
}
