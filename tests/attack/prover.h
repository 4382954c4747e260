/* Proves a win by threats: the prover plays it against every legal answer. */
#ifndef ATTACK_PROVER_H
#define ATTACK_PROVER_H

#include "../../csrc/inarow_attack.h"
#include "cases.h"

/* A claim about a position in which the attacker is to move: this stone wins, with at
 * most `most` stones including itself; 0 means any number. */
struct claim {
    bool wins;
    struct spot first;
    int stones;
    bool is_unknown; /* true if the search was cut */
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
    long most; /* positions to try */
};

struct proof {
    const char *wrong;  /* the fault of the win; NULL: no fault */
    bool is_cut;        /* there were more positions */
    struct board board; /* position of the fault, with the attacker to move */
    long positions;     /* number of positions that were tried */
};

/* Asks the strategy for a stone in the position, and again after each legal answer,
 * including a pass. Its stones must be legal, and each must make a four or threaten a
 * VCF. No answer may win, and every line must end in a winning row within the claimed
 * number of stones. */
struct proof prove(const struct case_of *win);

#endif
