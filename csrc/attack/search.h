/* A search of the attack: what all its questions share. */
#ifndef INAROW_ATTACK_SEARCH_H
#define INAROW_ATTACK_SEARCH_H

#include "../inarow_attack.h"
#include "fours.h"
#include "table.h"

enum {
    ANY_STONES = 1000,       /* more than fit on a board */
    MOST_ATTEMPTS = 1 << 14, /* fours not yet looked at, of all positions down to one */
    MOST_MOVES = 1 << 15,    /* the same of threats and defences */
};

/* A position in which no VCF has so many stones or fewer. */
struct failure {
    uint64_t key;
    int stones;
    bool hangs; /* as of a search */
};

/* A stone that makes one four, and the point of five. */
struct attempt {
    inarow_point point, five;
};

/* How many positions at least must still be settled to show that the attacker wins, and
 * that he does not. A win: 0 and INFINITE; no win: INFINITE and 0. */
struct needs {
    uint32_t of[2];
};

enum { INFINITE = 1 << 30 };

/* What is known of a position of threats. */
struct known {
    uint64_t key;
    struct needs needs;
    uint32_t work;   /* nodes that it took */
    uint16_t stones; /* of the attacker, to the win */
    bool is_cut;     /* it is lost as far as it was looked at */
};

/* A stone that may be played in such a position; a four's is followed by its answer. */
struct move {
    inarow_point point, answer;
    uint32_t stones; /* as of what is known of the position after it */
    struct needs needs;
};

/* The attacker's stones and the answers, by turns. */
struct line {
    int points;
    inarow_point point[INAROW_ATTACK_POINTS];
};

/* What bounds a question, and how far it is. */
struct effort {
    const inarow_attack_bounds *bounds;
    uint64_t nodes;
    bool is_over;      /* this turn is over */
    bool is_stopped;   /* a bound on all of the question was met */
    uint64_t turn_end; /* nodes at which this turn ends; 0: when the question does */
};

/* The search for a side's wins by fours: to it that side is the attacker. */
struct hunt {
    struct effort *effort; /* of the question */
    struct fours fours;
    bool is_cut;      /* too long a line was not looked at */
    bool is_doubtful; /* it takes too long to tell if some stone is forbidden */
    /* The VCF that was found ends where the defender may not answer. */
    bool by_forbidden;
    /* There is no VCF as a point is forbidden, or is not, and a stone far away could
     * change that. */
    bool hangs;
    struct line line; /* of the VCF that was found */
    struct table failures;
    int attempts;
    struct attempt attempt[MOST_ATTEMPTS];
};

struct inarow_attack {
    struct effort effort;
    struct hunt own,
        counter;       /* the attacker's, and the defender's, for wins by threats */
    int most;          /* stones of the attacker in a line */
    int spare;         /* those that a bound leaves out of what the rules allow */
    bool is_bounded;   /* the question bounds them, rather than the rules */
    bool can_defend;   /* the defender has a stone left */
    bool can_counter;  /* he has any number of them, and the game may last */
    int level;         /* most stones of the VCFs that are looked at for threats */
    uint64_t by_fours; /* the position of the attacker's whose win by fours is the line */
    struct line path;  /* to where the search was cut, from its end */
    struct move winner; /* the attacker's stone in the position solved last */
    int moves;
    struct move move[MOST_MOVES];
    struct proof_tree *proof;
    struct table known;
    char *tables; /* the room for them, to the end of the memory */
    size_t bytes;
};

static inline int lesser(int one, int other)
{
    return one < other ? one : other;
}

/* Begin with a question, of wins by threats or of wins by fours alone: `first` is the
 * side that moves first. */
INTERNAL void ask(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                  int first, bool threats, const inarow_attack_bounds *bounds);

/* Let the attacker add at most so many stones, which are no more than before. */
INTERNAL void bind_stones(inarow_attack *attack, int stones);

/* Look at one position more: true if the search is over. */
INTERNAL bool must_stop(struct effort *effort);

/* Was everything looked at, so that no win found is none? */
INTERNAL bool saw_all(const inarow_attack *attack);

/* Who has a five at once? WON: the attacker, at *point. LOST: the defender has two.
 * Else *point is where the defender makes one, or NOWHERE. */
enum plain { OPEN, WON, LOST };
INTERNAL enum plain look_for_fives(const struct fours *fours, inarow_point *point);

/* The answer to a question: the win, of so many stones; or how it ended. */
INTERNAL void write_answer(const inarow_attack *attack, int found,
                           inarow_attack_line *line);

#endif
