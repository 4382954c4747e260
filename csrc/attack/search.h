/* The state shared by all questions to a search. */
#ifndef INAROW_ATTACK_SEARCH_H
#define INAROW_ATTACK_SEARCH_H

#include "../inarow_attack.h"
#include "fours.h"
#include "table.h"

enum {
    ANY_STONES = 1000,       /* more stones than fit on a board */
    MOST_ATTEMPTS = 1 << 14, /* maximum number of fours that are not yet examined, in
                              * all positions of a line */
    MOST_MOVES = 1 << 15,    /* maximum number of threats and defences that are not yet
                              * examined, in all positions of a line */
};

/* A position that has no VCF with this number of stones or fewer. */
struct failure {
    uint64_t key;
    int stones;
    bool hangs; /* as in struct hunt */
};

/* A stone that makes one four, and the point of five. */
struct attempt {
    inarow_point point, five;
};

/* The minimum numbers of positions that must still be decided: first to show that the
 * attacker wins, then to show the opposite. If the attacker wins, the numbers are 0 and
 * INFINITE. If the attacker does not win, they are INFINITE and 0. */
struct needs {
    uint32_t of[2];
};

enum { INFINITE = 1 << 30 };

/* The stored result for a position of threats. */
struct known {
    uint64_t key;
    struct needs needs;
    uint32_t work;   /* number of nodes that the result took */
    uint16_t stones; /* number of the attacker's stones until the win */
    bool is_cut;     /* true if the attacker does not win, but only as far as the position
                      * was examined */
    uint8_t stage;   /* stage of the search for a threatened win (vct.h) */
};

/* A candidate move in a position of threats. A four includes its answer. */
struct move {
    inarow_point point, answer;
    uint16_t stones;  /* as in struct known, for the position after the move */
    bool may_counter; /* as in struct inarow_attack, after the move */
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
    bool is_over;      /* true if this turn is over */
    bool is_stopped;   /* true if a limit of the whole question was reached */
    uint64_t turn_end; /* number of nodes at which this turn ends; 0: it ends with the
                        * question */
};

/* The search for a side's wins by fours. In this search, that side is called the
 * attacker. */
struct hunt {
    struct effort *effort; /* effort of the question */
    struct fours fours;
    bool is_cut;      /* true if a line was not examined because it was too long */
    bool is_doubtful; /* true if it would take too long to decide whether some stone is
                       * forbidden */
    /* True if the VCF ends at a point of five that is forbidden to the defender. */
    bool by_forbidden;
    /* True if there is no VCF, but a distant stone could forbid or allow a point and
     * so make a VCF possible. */
    bool hangs;
    struct line line; /* line of the VCF */
    struct table failures;
    int attempts;
    struct attempt attempt[MOST_ATTEMPTS];
};

struct inarow_attack {
    struct effort effort;
    struct hunt own, counter; /* hunts for the attacker's wins, and for the defender's in
                               * wins by threats */
    int most;                 /* maximum number of the attacker's stones in a line */
    int spare;          /* number of stones that the rules allow but a bound does not */
    bool is_bounded;    /* true if the question, not the rules, limits the stones */
    bool can_defend;    /* true if the defender has a stone left */
    bool can_counter;   /* true if the number of stones and moves is unlimited */
    bool may_counter;   /* true if the defender may have a VCF; see list_defences */
    bool only_short;    /* true if only threats of the first stage are examined */
    uint64_t by_fours;  /* position of the attacker whose win by fours is in the line */
    struct line path;   /* line to the point where the search was cut, in reverse */
    struct move winner; /* attacker's stone in the position decided last */
    int moves;
    struct move move[MOST_MOVES];
    struct proof_tree *proof;
    struct table known;
    char *tables; /* memory for the tables, up to the end */
    size_t bytes;
};

static inline int lesser(int one, int other)
{
    return one < other ? one : other;
}

/* Begins a question about wins by threats, or by fours alone. `first` is the side that
 * moves first. */
INTERNAL void ask(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                  int first, bool threats, const inarow_attack_bounds *bounds);

/* Limits the attacker to this number of stones. A later call must not raise the limit. */
INTERNAL void bind_stones(inarow_attack *attack, int stones);

/* Counts one more position. Returns true if the search is over. */
INTERNAL bool must_stop(struct effort *effort);

/* Returns true if everything was examined, so that finding no win proves that there is
 * none. */
INTERNAL bool saw_all(const inarow_attack *attack);

/* Finds out whether a side has a five at once. WON: the attacker has one, at *point.
 * LOST: the defender has two points of five. OPEN: *point is the only point where the
 * defender makes a five, or NOWHERE. */
enum plain { OPEN, WON, LOST };
INTERNAL enum plain look_for_fives(const struct fours *fours, inarow_point *point);

/* Writes the answer to a question. If there is a win, it has `found` stones. Otherwise
 * the answer is the reason why no win was found. */
INTERNAL void write_answer(const inarow_attack *attack, int found,
                           inarow_attack_line *line);

#endif
