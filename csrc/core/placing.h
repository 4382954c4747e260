/* Finds the effects of placing a stone: the row that the stone makes, and the stones
 * that it captures. This code is for games in which two colours only place stones on a
 * full rectangle. Play-outs and batches share it. In both, inarow_judge decides
 * whether the game is over. */
#ifndef INAROW_CORE_PLACING_H
#define INAROW_CORE_PLACING_H

#include "forbidden.h"
#include "star.h"
#include "teams.h"

/* JOINS: maximum number of joins of runs. CAPTURED: maximum number of captured stones,
 * three in each of eight directions. */
enum { JOINS = 3, CAPTURED = 24 };

/* The joins by which runs of stones become rows. Each run of stones is combined with
 * the run that begins `step` points further on. */
struct joins {
    int step[JOINS];
    uint64_t at; /* points where a row through the centre of a star may begin; 0: no
                  * row wins */
};

/* The properties of the rules that matter for a stone, as bits. They are constants
 * where code is compiled for them. */
enum {
    LIFTS = 8,    /* stones are captured */
    FORBIDS = 16, /* a stone may make a forbidden pattern */
};

/* Returns the joins that find rows of the length. Each join doubles the length of the
 * runs, but the last join adds only the stones that are still missing. */
static inline struct joins joins_of(int length)
{
    struct joins joins = {{0, 0, 0}, 0};
    for (int i = 0, have = 1; have < length && i < JOINS; i++) {
        joins.step[i] = 2 * have <= length ? have : length - have;
        have += joins.step[i];
    }
    if (length > STAR_ROW + 1)
        joins.at = 1; /* used only on small boards, where any value except 0 is correct */
    else if (length > 0)
        joins.at = STAR_BITS(((1 << length) - 1) << (STAR_CENTRE + 1 - length));
    return joins;
}

INLINE bool has_row(uint64_t own, const struct joins *joins)
{
    uint64_t row = own & own >> joins->step[0];
    row &= row >> joins->step[1];
    row &= row >> joins->step[2];
    return (row & joins->at) != 0;
}

/* Adds a stone to the lines of its colour, unless its patterns are undecided
 * (TOO_DEEP). Returns the patterns. Sets `own` to the star of the colour's stones,
 * which captures need, unless patterns are forbidden to the colour. */
INLINE inarow_reasons put_on_lines(const inarow_rules *rules, inarow_position *position,
                                   const struct joins *joins, size_t colour,
                                   const struct cell *cell, uint64_t *own,
                                   const unsigned kind)
{
    uint32_t *line = lines_to_write(rules, position, (int)colour);
    inarow_reasons made = 0;
    if (kind & FORBIDS && rules->spec.forbid[colour]) {
        made = makes_of_stone(rules, position, (uint8_t)colour, cell->point);
        if (made & INAROW_BIT(TOO_DEEP))
            return made;
    } else {
        *own = rays(line, cell) | STAR_BITS(1 << STAR_CENTRE);
        if (has_row(*own, joins))
            made = row_kinds_only(rules, position, (uint8_t)colour, INAROW_NOWHERE,
                                  cell->point);
    }
    flip_cell(line, cell);
    return made;
}

/* Steps along the lines of a full rectangle. */
static const int flat_step[DIRECTIONS] = {INAROW_POINT(1, 0), INAROW_POINT(0, 1),
                                          INAROW_POINT(1, 1), 1 - INAROW_POINT(0, 1)};

/* Lifts the stones that the new stone brackets off their lines, and lists their
 * points. They are rows of up to three stones of the other colour. Returns the number
 * of stones. */
INLINE int lift_bracketed(const inarow_rules *rules, uint32_t *other, uint64_t own,
                          const struct cell *cell, inarow_point lifted[CAPTURED])
{
    uint64_t theirs = rays(other, cell);
    uint64_t above = theirs >> (STAR_CENTRE + 1), below = theirs >> (STAR_CENTRE - 1);
    int count = 0;
#pragma GCC unroll 4
    for (int n = 1; n <= 3; n++) {
        uint64_t caught[2] = {below & own >> (STAR_CENTRE - 1 - n) & STAR_BITS(1),
                              above & own >> (STAR_CENTRE + 1 + n) & STAR_BITS(1)};
        for (int side = 0; side < 2 && rules->spec.capture.lengths >> n & 1; side++) {
            for (; caught[side]; caught[side] &= caught[side] - 1) {
                int d = __builtin_ctzll(caught[side]) / STAR_LINE;
                for (int i = 1; i <= n; i++) {
                    int away = flat_step[d] * (side ? i : -i);
                    lifted[count] = (inarow_point)(cell->point + away);
                    flip_cell(other, cell_of(rules, lifted[count++]));
                }
            }
        }
        above &= theirs >> (STAR_CENTRE + 1 + n);
        below &= theirs >> (STAR_CENTRE - 1 - n);
    }
    return count;
}

/* Returns the outcome of a placed stone, with the facts that inarow_judge needs. */
static inline inarow_outcome judge_stone(const inarow_rules *rules,
                                         const inarow_state *state, int colour,
                                         inarow_reasons made, int lifted)
{
    inarow_facts facts = {.action.colour = (uint8_t)colour,
                          .mover = (uint8_t)colour,
                          .made = made,
                          .rival = INAROW_ANY,
                          .ahead = INAROW_ANY,
                          .undo.lifted = lifted > 0,
                          .exhausted = is_exhausted(rules, state),
                          .full = state->vacant == 0};
    memcpy(facts.taken, state->taken, sizeof facts.taken);
    memcpy(facts.undo.before.taken, state->taken, sizeof facts.taken);
    facts.undo.before.taken[colour] = (uint16_t)(state->taken[colour] - lifted);
    return inarow_judge(rules, &facts);
}

#endif
