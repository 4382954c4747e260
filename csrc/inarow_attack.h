/*
 * inarow_attack.h - threats, and wins by threats: above the core and apart from it.
 *
 * This header is the manual. Rows, fours, threes and forbidden points are the core's (RIF
 * 3 and 9), under the rules of the game. The attacker is one colour, the defender the
 * other.
 *
 * VCF (T10). Each stone of the attacker makes a four, so the defender has no choice: the
 * answer is a five of the defender's, or else the point of five. If the answer makes a
 * four, the attacker's next stone must stand where that becomes a five, and make a four
 * or a five. Two points of five win; so does one that the defender may not take. A point
 * that is forbidden to the attacker can be used only for a five.
 *
 * VCT (T10). Each stone of the attacker makes a four, or threatens a VCF if the defender
 * passed. The search looks at every answer that could matter, the defender's fours
 * included: a reported win has been proved. A threat that leaves the defender a VCF of
 * his own comes too late, for all answers to that are forced.
 *
 * Storm (T10). The only stone that wins by a VCF or a VCT; or the only one after which
 * the other side has no such win.
 *
 *     inarow_attack *attack = malloc(INAROW_ATTACK_MEMORY);
 *     inarow_attack_open(attack, INAROW_ATTACK_MEMORY, rules);
 *
 *     inarow_attack_bounds bounds = {.nodes = 1000000, .shortest = true};
 *     inarow_attack_line line;
 *     inarow_vcf(attack, position, colour, &bounds, &line);
 *     if (line.answer == INAROW_ATTACK_WIN)
 *         printf("a win with %d stones\n", line.length);
 *
 * Answers are exact: WIN and NONE are proved, UNKNOWN was cut short by a bound. The same
 * question has the same answer and takes the same nodes, whatever was asked before. (A
 * search knows positions by keys of 64 bits and relies on their being different.)
 *
 * Positions are those of the core, past the opening and not over. Each question says who
 * moves first, whoever is to move in the position.
 *
 * Memory. Nothing here allocates, does input or output, or reads a clock. Searches share
 * nothing: several threads may look at one position, each with an inarow_attack of its
 * own. A search takes up to 1 KB of stack per stone of its line, at most one for each
 * vacant point; few searches take 100 KB.
 */
#ifndef INAROW_ATTACK_H
#define INAROW_ATTACK_H

#include "inarow.h"

#ifdef __cplusplus
extern "C" {
#endif
#if defined(INAROW_EXPORT) && defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

enum {
    INAROW_ATTACK_LEAST = 1 << 20,  /* bytes that a search needs */
    INAROW_ATTACK_MEMORY = 1 << 25, /* a good number of them */
    INAROW_ATTACK_POINTS = 676,     /* points of the largest board */
};

/* Why threats cannot be asked for under these rules, as a code; or NULL if they can: in
 * games of two colours that place a stone each turn until a row wins, at once and
 * wherever its ends are. Codes: "colours", "captures", "gravity", "stones" (several in a
 * turn), "moves" (stones that move), "shapes", "neutral" (stones of nobody), "hooks";
 * rows that must be "open" or survive ("surviving"), that lose ("losing") or win with
 * less than three ("short"); closed lines of less than two points more ("closed"). */
const char *inarow_attack_refusal(const inarow_rules *rules);

/* Room for a search, in the caller's memory, aligned as malloc does. */
typedef struct inarow_attack inarow_attack;

/* Prepare it for rules that inarow_attack_refusal accepts. The caller's memory has so
 * many bytes: INAROW_ATTACK_LEAST or more. Then ask it about any number of positions, one
 * after the other. A search remembers positions, and begins with a small part of its
 * memory: an easy question touches about a megabyte, however much there is. With more
 * memory hard questions take less time; a proof too needs room, some 80 bytes for each
 * node. */
void inarow_attack_open(inarow_attack *attack, size_t bytes, const inarow_rules *rules);

/* What a search may take. */
typedef struct inarow_attack_bounds {
    uint64_t nodes; /* most positions to look at; 0: any number */
    int stones;     /* most stones of the attacker, the five included; 0: any number */
    bool shortest; /* find the shortest win; if the search for it is cut short, the answer
                    * is the win found so far, with `cut` set */
    /* Asked every 1024 nodes, with their number: shall the search stop? Or NULL. */
    bool (*is_over)(void *data, uint64_t nodes);
    void *data;
} inarow_attack_bounds;

typedef enum inarow_attack_answer {
    INAROW_ATTACK_NONE,
    INAROW_ATTACK_WIN,
    INAROW_ATTACK_UNKNOWN, /* cut short */
} inarow_attack_answer;

/* A win: the attacker's stones and the answers, by turns, with the five at the end. If
 * the point of five is forbidden to the defender (`barred`), the answer is some other
 * point, or NOWHERE. UNKNOWN: the line that was looked at when the search was cut short.
 */
typedef struct inarow_attack_line {
    inarow_attack_answer answer;
    bool cut;   /* WIN: there may be a shorter one; or see `length` */
    int length; /* stones of the attacker; 0: a bound cut the line of a VCT short, but the
                 * win was proved */
    int points; /* in `point` */
    inarow_point point[INAROW_ATTACK_POINTS];
    inarow_point barred; /* the last point, if the defender may not take it; or NOWHERE */
    uint64_t nodes;      /* positions looked at */
} inarow_attack_line;

/* Does `colour`, moving first, have a win by continuous fours? */
void inarow_vcf(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                const inarow_attack_bounds *bounds, inarow_attack_line *line);

/* Does it have one by continuous threats? The line is one of many: that of the proof
 * where the defender holds out longest. Finding the proof may take as many nodes again as
 * the bound; they are not counted. */
void inarow_vct(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                const inarow_attack_bounds *bounds, inarow_attack_line *line);

/*
 * The proof of a win by a VCF or a VCT: for each answer of the defender's the attacker's
 * next stone. Its nodes are numbered from 1, the position that was asked about; numbers
 * of what follows are greater. Nodes are shared: one may be reached from several
 * positions. At a node the attacker plays `stone`; it makes a five if nothing follows.
 */
typedef struct inarow_attack_node {
    inarow_point stone;
    int reply; /* the first answer after which a node of its own follows; or -1 */
    int other; /* the node after all other answers; or 0 */
} inarow_attack_node;

typedef struct inarow_attack_reply {
    inarow_point point; /* NOWHERE: a pass */
    int node;
    int next; /* reply to the same stone; or -1 */
} inarow_attack_reply;

/* The proof of the win that was found last, until the next question. Its nodes: 0 if
 * there was no win, or a bound or the room cut the proof short. */
int inarow_attack_nodes(const inarow_attack *attack);

/* The attacker's stones that win from a node on, at most. */
int inarow_attack_length(const inarow_attack *attack, int node);

/* A node, a reply, by its number. */
inarow_attack_node inarow_attack_node_of(const inarow_attack *attack, int node);
inarow_attack_reply inarow_attack_reply_of(const inarow_attack *attack, int reply);

/* Points for a stone, and points where a bound cut the search short. */
typedef struct inarow_attack_set {
    inarow_set points, unknown;
    int count, unknowns; /* numbers of them */
    uint64_t nodes;      /* positions looked at */
} inarow_attack_set;

/* All points where a stone of `colour`, moving first, wins by a VCF or a VCT, fives
 * included. One point and none unknown is a storm. */
void inarow_storm(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                  const inarow_attack_bounds *bounds, inarow_attack_set *set);

/* All points where a stone of the other colour, moving first, leaves `colour` without a
 * VCF; with `threats`, without a VCF or a VCT. Fives of the other colour are included,
 * points that are forbidden to it are not. */
void inarow_defend(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                   bool threats, const inarow_attack_bounds *bounds,
                   inarow_attack_set *set);

/* A row that stands and threatens: a four, a straight four or a three (RIF 3). */
typedef struct inarow_threat {
    enum inarow_threat_kind {
        INAROW_THREAT_FOUR,
        INAROW_THREAT_STRAIGHT_FOUR,
        INAROW_THREAT_THREE,
    } kind;
    int line; /* its direction, as in inarow_node */
    int stones, makes, stops;
    inarow_point stone[INAROW_SIDE];
    inarow_point make[2]; /* where a stone makes it a five; a three: a straight four, by a
                           * stone that is allowed and does not make a five */
    inarow_point stop[8]; /* where a stone of the other colour, forbidden or not, leaves
                           * nothing of `make` */
} inarow_threat;

/* Call `visitor` once for each threat of `colour` that stands in the position, under
 * rules that inarow_attack_refusal accepts. */
typedef void inarow_threat_visitor(const inarow_threat *threat, void *data);
void inarow_threats(const inarow_rules *rules, const inarow_position *position,
                    uint8_t colour, inarow_threat_visitor *visitor, void *data);

/* What a stone would make. Fours on one line are counted by the points that make them
 * fives, a straight four as one. There are as many as sets of four stones (RIF 3, reading
 * 3), unless a row would be longer than it need be to win: then one point may complete
 * several sets, as in `XXX*.XX`, and they are one four here. */
typedef struct inarow_threat_stone {
    uint8_t fives, fours, straight_fours, threes; /* the straight fours are fours too */
    bool forbidden; /* then its rows threaten nothing; false if it makes a five */
} inarow_threat_stone;

/* What a stone of `colour` would make at a vacant point. */
inarow_threat_stone inarow_threat_at(const inarow_rules *rules,
                                     const inarow_position *position, uint8_t colour,
                                     inarow_point point);

#if defined(INAROW_EXPORT) && defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif
#endif
