/* Stores a small board in one 64-bit word for each colour, column by column from the
 * bottom. Each column has one more bit on top that is always clear, so that no row
 * continues into the next column. The lowest bit of a set is the first of its points
 * by column, then by row. */
#ifndef INAROW_CORE_BITBOARD_H
#define INAROW_CORE_BITBOARD_H

#include "bits.h"
#include "layout.h"

struct bitboard {
    int column; /* number of bits per column: the height of the board plus one */
    uint64_t board, bottom; /* points of the board; lowest point of each column */
};

enum { BITBOARD_ROW = 8 }; /* longest supported row */

/* Returns true if the board is a full rectangle that fits in a word, and `length` is
 * at most BITBOARD_ROW. */
static inline bool fits_bitboard(const inarow_spec *spec, int length)
{
    return (spec->height + 1) * spec->width <= 64 && length <= BITBOARD_ROW &&
           length * (spec->height + 2) < 64;
}

static inline uint64_t bitboard_bit(const struct bitboard *bitboard, int x, int y)
{
    return UINT64_C(1) << (x * bitboard->column + y);
}

static inline struct bitboard bitboard_of(const inarow_spec *spec)
{
    struct bitboard bitboard = {.column = spec->height + 1};
    for (int x = 0; x < spec->width; x++)
        bitboard.bottom |= bitboard_bit(&bitboard, x, 0);
    bitboard.board = bitboard.bottom * ((UINT64_C(1) << spec->height) - 1);
    return bitboard;
}

/* Returns the stones of a colour. */
static inline uint64_t bitboard_stones(const struct bitboard *bitboard,
                                       const inarow_rules *rules,
                                       const inarow_position *position, int colour)
{
    const uint32_t *column = lines_of(rules, position, colour) + rules->base[1];
    uint64_t stones = 0;
    for (int x = 0; x < rules->spec.width; x++)
        stones |= (uint64_t)column[x] << (x * bitboard->column);
    return stones;
}

static inline inarow_point bitboard_point(const struct bitboard *bitboard, uint64_t bit)
{
    INVARIANT(bit);
    int at = __builtin_ctzll(bit);
    return INAROW_POINT(at / bitboard->column, at % bitboard->column);
}

/* Returns the points where a stone may be placed. */
INLINE uint64_t bitboard_legal(const struct bitboard *bitboard, uint64_t taken,
                               bool gravity)
{
    return gravity ? (taken + bitboard->bottom) & bitboard->board
                   : bitboard->board & ~taken;
}

/* Returns the number of bits between neighbours in a direction. */
INLINE int bitboard_step(const struct bitboard *bitboard, int direction)
{
    const int step[DIRECTIONS] = {bitboard->column, 1, bitboard->column + 1,
                                  bitboard->column - 1};
    return step[direction];
}

/* Returns the points where a stone makes a row of `length` or more. */
INLINE uint64_t bitboard_rows(const struct bitboard *bitboard, uint64_t own, int length)
{
    uint64_t rows = 0;
#pragma GCC unroll 4
    for (int d = 0; d < DIRECTIONS; d++) {
        int step = bitboard_step(bitboard, d);
        /* In a row through the point, n stones are below the point and length - 1 - n
         * above it. Bit p of above[n] is set if the n points above point p have stones
         * of the colour. */
        uint64_t above[BITBOARD_ROW];
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

/* Returns FIVE or OVERLINE or both: the kinds of the rows through a stone. */
static inline inarow_reasons bitboard_row_kinds(const struct bitboard *bitboard,
                                                uint64_t own, uint64_t stone, int length)
{
    inarow_reasons kinds = 0;
    for (int d = 0; d < DIRECTIONS; d++) {
        int step = bitboard_step(bitboard, d), stones = 1;
        for (uint64_t at = stone >> step; at & own; at >>= step)
            stones++;
        for (uint64_t at = stone << step; at & own; at <<= step)
            stones++;
        kinds |= stones < length    ? 0u
                 : stones == length ? INAROW_BIT(FIVE)
                                    : INAROW_BIT(OVERLINE);
    }
    return kinds;
}

#endif
