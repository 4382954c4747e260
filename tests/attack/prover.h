/* Is a win by threats one? It is played through against every legal answer. */
#ifndef ATTACK_PROVER_H
#define ATTACK_PROVER_H

#include "../../csrc/inarow_attack.h"
#include "cases.h"

/* What is said of a position in which the attacker is to move: that he wins by this
 * stone, with so many stones at most, itself among them; 0: in however many. */
struct claim {
    bool wins;
    struct spot first;
    int stones;
    bool is_unknown; /* it was not found out */
};
typedef struct claim strategy(void *data, const struct board *board, int colour);

/* A win to be proved. */
struct case_of {
    const inarow_rules *rules;
    const struct law *law;
    const struct board *board;
    int attacker;
    strategy *strategy;
    void *data;
    long most; /* positions to look at */
};

struct proof {
    const char *wrong;  /* what is wrong with the win; NULL: nothing */
    bool is_cut;        /* there were more positions */
    struct board board; /* where it is wrong: the attacker is to move */
    long positions;     /* that were looked at */
};

/* Ask the strategy in the position, and again after each legal answer to its stone, a
 * pass among them: its stones must be legal, and each make a four or threaten a VCF, none
 * of the answers may win, and all of it end in a row that wins, within the stones
 * claimed. */
struct proof prove(const struct case_of *win);

#endif
