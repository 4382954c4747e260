/*
 * Small boards in one 64-bit word for each colour: column by column from the bottom, each
 * with one bit more on top that is always clear, so that no row runs on into the next
 * column. The lowest bit of a set is the first of its points by column, then row.
 */
#ifndef INAROW_CORE_SMALL_H
#define INAROW_CORE_SMALL_H

#include "bits.h"
#include "rules.h"

struct small {
    int column;             /* bits of a column: the board's height and one more */
    uint64_t board, bottom; /* its points; the lowest of each column */
};

enum { SMALL_ROW = 8 }; /* the longest row that is looked for */

/* Does the board fit in a word, and any row of `length` within it? */
static inline bool is_small(const inarow_spec *spec, int length)
{
    return (spec->height + 1) * spec->width <= 64 && length <= SMALL_ROW &&
           length * (spec->height + 2) < 64;
}

static inline uint64_t small_bit(const struct small *small, int x, int y)
{
    return UINT64_C(1) << (x * small->column + y);
}

static inline struct small small_of(const inarow_spec *spec)
{
    struct small small = {.column = spec->height + 1};
    for (int x = 0; x < spec->width; x++)
        small.bottom |= small_bit(&small, x, 0);
    small.board = small.bottom * ((UINT64_C(1) << spec->height) - 1);
    return small;
}

/* The stones of a colour. */
static inline uint64_t small_stones(const struct small *small, const inarow_rules *rules,
                                    const inarow_position *position, int colour)
{
    const uint32_t *column = lines_of(rules, position, colour) + rules->base[1];
    uint64_t stones = 0;
    for (int x = 0; x < rules->spec.width; x++)
        stones |= (uint64_t)column[x] << (x * small->column);
    return stones;
}

static inline inarow_point small_point(const struct small *small, uint64_t bit)
{
    int at = __builtin_ctzll(bit);
    return INAROW_POINT(at / small->column, at % small->column);
}

/* Where a stone may be placed. */
INLINE uint64_t small_legal(const struct small *small, uint64_t taken, bool gravity)
{
    return gravity ? (taken + small->bottom) & small->board : small->board & ~taken;
}

/* The distance of two neighbours in a direction. */
INLINE int small_step(const struct small *small, int direction)
{
    const int step[DIRECTIONS] = {small->column, 1, small->column + 1, small->column - 1};
    return step[direction];
}

/* The points where a stone makes a row of `length` or more. */
INLINE uint64_t small_rows(const struct small *small, uint64_t own, int length)
{
    uint64_t rows = 0;
#pragma GCC unroll 4
    for (int d = 0; d < DIRECTIONS; d++) {
        int step = small_step(small, d);
        /* Stones on the n points below, and on the length - 1 - n above. */
        uint64_t above[SMALL_ROW];
        above[0] = UINT64_MAX;
        for (int n = 1; n < length; n++)
            above[n] = above[n - 1] & own >> n * step;
        uint64_t below = UINT64_MAX;
        for (int n = 0; n < length; n++) {
            rows |= below & above[length - 1 - n];
            below &= own << (n + 1) * step;
        }
    }
    return rows;
}

/* FIVE and OVERLINE: what the rows through a stone are. */
static inline unsigned small_row_kinds(const struct small *small, uint64_t own,
                                       uint64_t stone, int length)
{
    unsigned kinds = 0;
    for (int d = 0; d < DIRECTIONS; d++) {
        int step = small_step(small, d), stones = 1;
        for (uint64_t at = stone >> step; at & own; at >>= step)
            stones++;
        for (uint64_t at = stone << step; at & own; at <<= step)
            stones++;
        kinds |= stones < length ? 0u : stones == length ? INAROW_FIVE : INAROW_OVERLINE;
    }
    return kinds;
}

#endif
