/*
 * inarow_attack.h - finds threats, and wins by threats; a layer above the core.
 *
 * This header is the manual. Rows, fours, threes and forbidden points are those of the
 * core (RIF 3 and 9), under the rules of the game. The attacker is one colour, and the
 * defender is the other.
 *
 * VCF (T10). Each stone of the attacker makes a four, so the defender has no choice.
 * The defender answers with a five if that is possible. Otherwise the defender answers
 * on the point of five. If that answer makes a four, the attacker's next stone must
 * block the five and also make a four or a five. The attacker wins with two points of
 * five, or with a single point of five that the defender may not take. On a point that
 * is forbidden to the attacker, the attacker can only make a five.
 *
 * VCT (T10). Each stone of the attacker makes a four, or threatens a VCF if the defender
 * passed. The search examines every answer that could matter, including the defender's
 * fours. Every reported win has therefore been proved. A threat that leaves the defender
 * a VCF comes too late, because all answers to that VCF are forced.
 *
 * Storm (T10). A storm is the only stone that wins by a VCF or a VCT, or the only stone
 * after which the other side has no such win.
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
 * Answers are exact: WIN and NONE are proved, and UNKNOWN means that a bound was reached.
 * The same question has the same answer and takes the same number of nodes, whatever was
 * asked before. A search identifies positions by keys of 64 bits, and assumes that
 * different positions have different keys.
 *
 * Positions are those of the core, after the opening and before the end of the game. Each
 * question names the colour that moves first, whatever the side to move in the position
 * is.
 *
 * Memory. This code does not allocate, does no input or output, and reads no clock.
 * Several threads may examine one position, each with its own inarow_attack, because
 * searches share nothing. A search takes up to 1 KB of stack per stone of its line, and
 * a line has at most one stone per vacant point. Few searches take as much as 100 KB.
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
    INAROW_ATTACK_LEAST = 1 << 20,  /* fewest bytes for a search */
    INAROW_ATTACK_MEMORY = 1 << 25, /* recommended number of bytes */
    INAROW_ATTACK_POINTS = 676,     /* number of points of the largest board */
};

/* Returns NULL if threats can be searched for under these rules. Otherwise returns a
 * code for the reason:
 *
 *     "colours"    the number of colours is not two
 *     "captures"   stones can be captured
 *     "gravity"    stones fall
 *     "stones"     a turn may have several stones
 *     "moves"      stones can move
 *     "shapes"     there are winning or losing shapes
 *     "neutral"    there are neutral stones
 *     "open"       blocked rows do not win
 *     "surviving"  rows must survive an answer
 *     "losing"     some rows lose
 *     "short"      fewer than three stones win
 *     "closed"     a closed line is not at least two points longer than a winning row
 *     "hooks"      the host may also decide that a player wins */
const char *inarow_attack_refusal(const inarow_rules *rules);

/* Memory for a search. The caller provides it, aligned as by malloc. */
typedef struct inarow_attack inarow_attack;

/* Prepares a search in INAROW_ATTACK_LEAST bytes or more, for rules that
 * inarow_attack_refusal accepts. The search can answer questions about any number of
 * positions, one after another. It stores positions, and begins with a small part of
 * its memory. An easy question therefore uses about a megabyte, even if there is more
 * memory. With more memory, hard questions take less time. A proof also needs memory,
 * about 80 bytes per node. */
void inarow_attack_open(inarow_attack *attack, size_t bytes, const inarow_rules *rules);

/* Limits of a search. */
typedef struct inarow_attack_bounds {
    uint64_t nodes; /* maximum number of positions to examine; 0: no limit */
    int stones;     /* maximum number of the attacker's stones, including the five; 0: no
                     * limit */
    bool shortest;  /* true to find the shortest win. If a bound ends that search early,
                     * the answer is the win found so far, with `cut` set */
    /* NULL, or a function that is called every 1024 nodes with the number of nodes. It
     * returns true to stop the search. */
    bool (*is_over)(void *data, uint64_t nodes);
    void *data;
} inarow_attack_bounds;

typedef enum inarow_attack_answer {
    INAROW_ATTACK_NONE,
    INAROW_ATTACK_WIN,
    INAROW_ATTACK_UNKNOWN, /* a bound was reached */
} inarow_attack_answer;

/* A win: the attacker's stones and the answers in turn, with the five at the end. If
 * the point of five is forbidden to the defender (`barred`), the answer is some other
 * point, or NOWHERE. If the answer is UNKNOWN, the line is the line that the search
 * examined when it stopped. */
typedef struct inarow_attack_line {
    inarow_attack_answer answer;
    bool cut;   /* WIN: true if there may be a shorter win, or if the line was cut short
                 * (see `length`) */
    int length; /* number of the attacker's stones. 0 if the win was proved, but a
                 * bound cut the line of a VCT short */
    int points; /* number of entries in `point` */
    inarow_point point[INAROW_ATTACK_POINTS];
    inarow_point barred; /* last point if it is forbidden to the defender; or NOWHERE */
    uint64_t nodes;      /* number of positions examined */
} inarow_attack_line;

/* Finds out whether `colour`, moving first, wins by continuous fours. */
void inarow_vcf(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                const inarow_attack_bounds *bounds, inarow_attack_line *line);

/* Finds out whether `colour`, moving first, wins by continuous threats. The proof
 * contains many lines. The reported line is the line in which the defender holds out
 * longest. Finding that line may take further nodes, at most as many as the bound. The
 * further nodes are not counted. */
void inarow_vct(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                const inarow_attack_bounds *bounds, inarow_attack_line *line);

/*
 * The proof of a win by a VCF or a VCT: the attacker's next stone for each answer of
 * the defender. Node 1 is the position of the question; later nodes have greater
 * numbers. Several positions may lead to one node. At a node, the attacker plays
 * `stone`. If no node follows, the stone makes a five.
 */
typedef struct inarow_attack_node {
    inarow_point stone;
    int reply; /* first answer that has its own node; or -1 */
    int other; /* node that follows all other answers; or 0 */
} inarow_attack_node;

typedef struct inarow_attack_reply {
    inarow_point point; /* point of the answer; NOWHERE: a pass */
    int node;
    int next; /* next answer to the same stone; or -1 */
} inarow_attack_reply;

/* Returns the number of nodes in the proof of the win found last. The proof is kept
 * until the next question. Returns 0 if there was no win, or if a bound or lack of
 * memory cut the proof short. */
int inarow_attack_nodes(const inarow_attack *attack);

/* Returns the maximum number of stones that the attacker needs to win from a node on. */
int inarow_attack_length(const inarow_attack *attack, int node);

/* Returns a node, or a reply, by its number. */
inarow_attack_node inarow_attack_node_of(const inarow_attack *attack, int node);
inarow_attack_reply inarow_attack_reply_of(const inarow_attack *attack, int reply);

/* A set of points for a stone, and the points that remain undecided because of a
 * bound. */
typedef struct inarow_attack_set {
    inarow_set points, unknown;
    int count, unknowns; /* number of points in each set */
    uint64_t nodes;      /* number of positions examined */
} inarow_attack_set;

/* Finds all points where a stone of `colour`, moving first, wins by a VCF or a VCT.
 * Fives are included. If no point is undecided and the set has exactly one point, this
 * point is a storm. */
void inarow_storm(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                  const inarow_attack_bounds *bounds, inarow_attack_set *set);

/* Finds all points where a stone of the other colour, moving first, leaves `colour`
 * without a VCF or, with `threats`, without a VCF or a VCT. Fives of the other colour
 * are included, but points that are forbidden to the other colour are not. */
void inarow_defend(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                   bool threats, const inarow_attack_bounds *bounds,
                   inarow_attack_set *set);

/* A row on the board that is a threat: a four, a straight four or a three (RIF 3). */
typedef struct inarow_threat {
    enum inarow_threat_kind {
        INAROW_THREAT_FOUR,
        INAROW_THREAT_STRAIGHT_FOUR,
        INAROW_THREAT_THREE,
    } kind;
    int line; /* direction, as in inarow_node */
    int stones, makes, stops;
    inarow_point stone[INAROW_SIDE];
    inarow_point make[2]; /* points where a stone makes the row a five. For a three:
                           * points where an allowed stone makes a straight four
                           * without making a five */
    inarow_point stop[8]; /* points where a stone of the other colour, even a forbidden
                           * one, spoils all of `make` */
} inarow_threat;

/* Calls `visitor` once for each threat of `colour` on the board, under rules that
 * inarow_attack_refusal accepts. */
typedef void inarow_threat_visitor(const inarow_threat *threat, void *data);
void inarow_threats(const inarow_rules *rules, const inarow_position *position,
                    uint8_t colour, inarow_threat_visitor *visitor, void *data);

/* The rows that a stone would make. A straight four counts as one four. Other fours on
 * one line are counted by the points that make them fives. This count equals the
 * number of sets of four stones (RIF 3, reading 3), except where a row may be longer
 * than the winning length. In that case, one point may complete several sets. In
 * `XXX*.XX`, these sets count as one four. */
typedef struct inarow_threat_stone {
    uint8_t fives, fours, straight_fours, threes; /* numbers of rows. `fours` includes
                                                   * straight fours */
    bool forbidden; /* true if the stone is forbidden, so that its rows threaten
                     * nothing; false if it makes a five */
} inarow_threat_stone;

/* Returns the rows that a stone of `colour` would make at a vacant point. */
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
