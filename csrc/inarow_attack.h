/*
 * inarow_attack.h - threats, and wins by threats: above the core and apart from it.
 *
 * This header is the manual. Rows, fours, threes and forbidden points are the core's (RIF
 * 3 and 9), under the rules of the game. The attacker is one colour, the defender the
 * other.
 *
 * VCF (T10): each stone of the attacker makes a four, so that the defender has no choice:
 * he makes a five of his own if he can, else he must take the point of five. Where his
 * stone makes a four of his own, the attacker's next stone must stand there, and make a
 * four or a five. Two points of five win; so does one that the defender may not take. A
 * point that is forbidden to the attacker is not his, unless the stone makes the five.
 *
 * VCT (T10): each stone of the attacker makes a four, or is one after which he would have
 * a VCF if the defender passed. Every answer of the defender that could matter is looked
 * at, fours of his own among them: what is reported as a win has been proved.
 *
 * Storm (T10): the only stone that wins by a VCF or a VCT; or the only one after which
 * the other side has no such win.
 *
 *     size_t size = inarow_attack_size(INAROW_ATTACK_TABLE);
 *     inarow_attack *attack = malloc(size);
 *     inarow_attack_open(attack, INAROW_ATTACK_TABLE, rules);
 *
 *     inarow_attack_bounds bounds = {.nodes = 1000000, .shortest = true};
 *     inarow_attack_line line;
 *     inarow_vcf(attack, position, colour, &bounds, &line);
 *     if (line.answer == INAROW_ATTACK_WIN)
 *         printf("a win with %d stones\n", line.length);
 *
 * Rules for the caller. The answers are exact: a win is one, none means that there is
 * none, and what a bound cut short is unknown. The same question has the same answer,
 * whatever was asked before, and takes the same nodes. Searches share nothing: several
 * threads may look at one position, each with an inarow_attack of its own. Nothing here
 * allocates, does input or output, or reads a clock. Positions are known by keys of 64
 * bits: that two of one search have the same is not to be expected. A search goes down by
 * a stone at a time, each of which takes up to a kilobyte of the stack, and never by more
 * than the vacant points; few searches take 100 kilobytes. Positions are those of the
 * core, past the opening and not over; whose turn it is there does not matter, for each
 * question says who moves first.
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
    INAROW_ATTACK_TABLE = 16, /* a good size for the table: so many bits of its number */
    INAROW_ATTACK_POINTS = 676, /* points of the largest board */
};

/* Why there are no such questions in games by these rules, as the code of a reason, or
 * NULL if there are: in games of two colours that place a stone each turn until a row
 * wins, wherever its ends are and at once. The codes: "colours", "captures", "gravity",
 * "stones" (several in a turn), "moves" (stones that move), "shapes"; rows that must be
 * "open" or are to survive ("surviving"), rows that lose ("losing") or win with less than
 * three ("short"); "hooks". */
const char *inarow_attack_refusal(const inarow_rules *rules);

/* Room for a search, in the caller's memory. */
typedef struct inarow_attack inarow_attack;

/* Bytes that it takes, with tables of 2^bits positions; bits from 4 to 24. */
size_t inarow_attack_size(int bits);

/* Make it ready for the rules, which must not be refused. It may then be asked about any
 * number of positions, one after the other. */
void inarow_attack_open(inarow_attack *attack, int bits, const inarow_rules *rules);

/* What a search may take. */
typedef struct inarow_attack_bounds {
    uint64_t nodes; /* positions to look at; 0: as many as it takes */
    int stones;     /* of the attacker in a line, the five included; 0: any number */
    bool shortest;  /* VCF: the shortest of all; a win that is found is told at once if
                     * the search for a shorter one is cut, with `cut` set. VCT: the
                     * fours that the line ends with, likewise */
    /* Asked every 1024 nodes, with their number: shall it stop? May be NULL. */
    bool (*is_over)(void *data, uint64_t nodes);
    void *data;
} inarow_attack_bounds;

typedef enum inarow_attack_answer {
    INAROW_ATTACK_NONE,
    INAROW_ATTACK_WIN,
    INAROW_ATTACK_UNKNOWN, /* cut short */
} inarow_attack_answer;

/* A win: the attacker's stones and the answers, by turns, the five at its end. An answer
 * where the point of five is forbidden to the defender (`barred`) is some other point;
 * NOWHERE if he has none. UNKNOWN: the line that was looked at when the search was cut.
 */
typedef struct inarow_attack_line {
    inarow_attack_answer answer;
    bool cut;   /* WIN: a shorter one may be there; or see `length` */
    int length; /* stones of the attacker; 0: VCT, the win was proved as a bound was met,
                 * and its line is not followed to the end */
    int points; /* in `point` */
    inarow_point point[INAROW_ATTACK_POINTS];
    inarow_point barred; /* the last point, if the defender may not take it; or NOWHERE */
    uint64_t nodes;      /* that it took */
} inarow_attack_line;

/* Has `colour`, which is to move, a win by continuous fours? */
void inarow_vcf(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                const inarow_attack_bounds *bounds, inarow_attack_line *line);

/* Has it one by continuous threats? The line is one of many: each answer is one that
 * holds out long. To tell it may take as many nodes again as the bound on them, and these
 * are not counted. */
void inarow_vct(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                const inarow_attack_bounds *bounds, inarow_attack_line *line);

/* Points for a stone, and those of which a bound did not let it be known. */
typedef struct inarow_attack_set {
    inarow_set points, unknown;
    int count, unknowns; /* of them */
    uint64_t nodes;      /* that it took */
} inarow_attack_set;

/* All points after which `colour`, which moves first, wins by a VCF or a VCT; a five
 * among them. One point, and none unknown: a storm. */
void inarow_storm(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                  const inarow_attack_bounds *bounds, inarow_attack_set *set);

/* All points where a stone of the other colour, which moves first, leaves `colour` no win
 * by a VCF; or, `threats`, by neither a VCF nor a VCT. A five of the other colour's is
 * such a point; one that is forbidden to it is none. */
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
    inarow_point make[2]; /* where it is made a five; a three: a straight four, by a stone
                           * that may be placed and makes no five */
    inarow_point stop[8]; /* where a stone of the other colour leaves none of `make`; that
                           * stone may be forbidden */
} inarow_threat;

/* The threats of `colour` that stand in the position, each once: `visitor` is called for
 * each. The rules must be such as inarow_attack_refusal has nothing against. */
typedef void inarow_threat_visitor(const inarow_threat *threat, void *data);
void inarow_threats(const inarow_rules *rules, const inarow_position *position,
                    uint8_t colour, inarow_threat_visitor *visitor, void *data);

/* What a stone at a vacant point would make. Fours on one line are counted by the points
 * that make them fives, a straight four as one. These are as many as the sets of four
 * stones (RIF 3, reading 3), unless a row would be longer than it need be to win: then
 * one point may complete several sets, as in `XXX*.XX`, and they are one four here. */
typedef struct inarow_threat_stone {
    uint8_t fives, fours, straight_fours, threes; /* the straight fours are fours too */
    bool forbidden; /* its rows threaten nothing, then; false if it makes a five */
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
