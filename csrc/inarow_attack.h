/*
 * inarow_attack.h - wins by continuous fours, above the core and apart from it.
 *
 * A VCF is a win in which every stone of the attacker makes a four, so that the defender
 * has no choice: he makes a five of his own if he can, else he must take the point of
 * five. Where his stone makes a four of his own, the attacker's next stone must stand
 * there, and make a four or a five. Two points of five win; so does one that the
 * defender may not take. A point that is forbidden to the attacker is not his, unless the
 * stone makes the five.
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
 * What is said is exact: a win is one, none means that there is none, and what a bound
 * cut short is unknown. Rows and forbidden points are the core's (RIF 3 and 9).
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
    INAROW_ATTACK_LINE = 676, /* most stones in a line, those of both sides */
};

/* Why fours can't be looked for in games by these rules, as the code of a reason, or NULL
 * if they can: they must be games of two colours that place a stone each turn until a row
 * wins, wherever its ends are and at once. The codes: "colours", "captures", "gravity",
 * "stones" (several in a turn), "moves" (stones that move), "rows" (that must be open or
 * survive, that lose, or of less than three), "shapes", "hooks". */
const char *inarow_attack_refusal(const inarow_rules *rules);

/* Room for a search, in the caller's memory. */
typedef struct inarow_attack inarow_attack;

/* Bytes that it takes, with a table of 2^bits positions; bits from 4 to 24. */
size_t inarow_attack_size(int bits);

/* Make it ready for the rules, which must not be refused. It may then be asked about any
 * number of positions, one after the other. */
void inarow_attack_open(inarow_attack *attack, int bits, const inarow_rules *rules);

/* What a search may take. */
typedef struct inarow_attack_bounds {
    uint64_t nodes;              /* positions to look at; 0: as many as it takes */
    bool shortest;               /* of all wins the shortest */
    bool (*is_over)(void *data); /* asked every 1024 nodes: shall it stop? May be NULL */
    void *data;
} inarow_attack_bounds;

typedef enum inarow_attack_answer {
    INAROW_ATTACK_NONE,
    INAROW_ATTACK_WIN,
    INAROW_ATTACK_UNKNOWN, /* cut short */
} inarow_attack_answer;

/* A win: the attacker's stones and the answers, by turns, the five at its end. An answer
 * where the point of five is forbidden to the defender is some other point; NOWHERE if he
 * has none. */
typedef struct inarow_attack_line {
    inarow_attack_answer answer;
    int length; /* stones of the attacker */
    int points; /* in `point` */
    inarow_point point[INAROW_ATTACK_LINE];
    uint64_t nodes; /* that it took */
} inarow_attack_line;

/* Has `colour`, which is to move, a win by continuous fours? Whose turn it is in the
 * position does not matter. */
void inarow_vcf(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                const inarow_attack_bounds *bounds, inarow_attack_line *line);

#if defined(INAROW_EXPORT) && defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif
#endif
