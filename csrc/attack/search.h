/* The state shared by all questions to a search. */
#ifndef INAROW_ATTACK_SEARCH_H
#define INAROW_ATTACK_SEARCH_H

#include "../inarow_attack.h"
#include "fours.h"
#include "table.h"

enum {
    ANY_STONES = 1000,       /* more than fit on a board */
    MOST_ATTEMPTS = 1 << 14, /* most fours not yet examined, in all positions of a line */
    MOST_MOVES = 1 << 15,    /* most threats and defences not yet examined, likewise */
};

/* A position without a VCF of this many stones or fewer. */
struct failure {
    uint64_t key;
    int stones;
    bool hangs; /* as in struct hunt */
};

/* A stone that makes one four, and the point of five. */
struct attempt {
    inarow_point point, five;
};

/* At least how many positions must still be decided to show that the attacker wins,
 * and that the attacker does not. A win: 0 and INFINITE; no win: INFINITE and 0. */
struct needs {
    uint32_t of[2];
};

enum { INFINITE = 1 << 30 };

/* The stored result for a position of threats. */
struct known {
    uint64_t key;
    struct needs needs;
    uint32_t work;   /* number of nodes that it took */
    uint16_t stones; /* stones of the attacker until the win */
    bool is_cut;     /* lost, but only as far as it was examined */
};

/* A candidate move in such a position; a four includes its answer. */
struct move {
    inarow_point point, answer;
    uint32_t stones; /* as in struct known, for the position after it */
    struct needs needs;
};

/* The attacker's stones and the answers, in turn. */
struct line {
    int points;
    inarow_point point[INAROW_ATTACK_POINTS];
};

/* The limits of a question, and its progress. */
struct effort {
    const inarow_attack_bounds *bounds;
    uint64_t nodes;
    bool is_over;      /* this turn is over */
    bool is_stopped;   /* a limit of the whole question was reached */
    uint64_t turn_end; /* number of nodes at which this turn ends; 0: when the question
                        * does */
};

/* The search for a side's wins by fours; that side is the attacker in it. */
struct hunt {
    struct effort *effort; /* that of the question */
    struct fours fours;
    bool is_cut;      /* a line was not examined because it was too long */
    bool is_doubtful; /* whether some stone is forbidden would take too long to decide */
    /* The VCF ends at a point that the defender may not take. */
    bool by_forbidden;
    /* There is no VCF because a point is forbidden or allowed, and a distant stone
     * could change that. */
    bool hangs;
    struct line line; /* the line of the VCF */
    struct table failures;
    int attempts;
    struct attempt attempt[MOST_ATTEMPTS];
};

struct inarow_attack {
    struct effort effort;
    struct hunt own,
        counter;        /* for the attacker, and for the defender in wins by threats */
    int most;           /* most stones of the attacker in a line */
    int spare;          /* stones that the rules allow but a bound does not */
    bool is_bounded;    /* stones are limited by the question, not by the rules */
    bool can_defend;    /* the defender has a stone left */
    bool can_counter;   /* the number of stones and moves is unlimited */
    int level;          /* most stones of the VCFs that count as threats */
    uint64_t by_fours;  /* the position of the attacker whose win by fours is in the
                         * line */
    struct line path;   /* to the point where the search was cut, in reverse */
    struct move winner; /* the attacker's stone in the position decided last */
    int moves;
    struct move move[MOST_MOVES];
    struct proof_tree *proof;
    struct table known;
    char *tables; /* the memory for them, up to the end */
    size_t bytes;
};

static inline int lesser(int one, int other)
{
    return one < other ? one : other;
}

/* Begins a question about wins by threats, or by fours alone. `first`: the side that
 * moves first. */
INTERNAL void ask(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                  int first, bool threats, const inarow_attack_bounds *bounds);

/* Limits the attacker to this many stones; the limit must not grow. */
INTERNAL void bind_stones(inarow_attack *attack, int stones);

/* Counts one more position. Returns true if the search is over. */
INTERNAL bool must_stop(struct effort *effort);

/* Was everything examined, so that finding no win proves that there is none? */
INTERNAL bool saw_all(const inarow_attack *attack);

/* Who has a five at once? WON: the attacker, at *point. LOST: the defender has two.
 * OPEN: *point is where the defender makes one, or NOWHERE. */
enum plain { OPEN, WON, LOST };
INTERNAL enum plain look_for_fives(const struct fours *fours, inarow_point *point);

/* Writes the answer to a question: the win with this many stones, or why there is
 * none. */
INTERNAL void write_answer(const inarow_attack *attack, int found,
                           inarow_attack_line *line);

#endif
