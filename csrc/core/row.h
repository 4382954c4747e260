/* Reads one line through one stone: the row that the stone makes, its fours and its
 * three (RIF 3).
 *
 * The code counts the stones on either side of a bit. On either side of the unbroken
 * row through the stone, at most one point could lengthen the row. Only these two
 * points can complete a four that contains the new stone, or make it a straight four.
 *
 * RIF 3 is implemented three times. This file implements it for one line and rows of
 * any length, and proofs also use this code. For rows of five, star.h handles the four
 * lines of one stone, and forbidden_map_kernel.h handles all points of a board. This
 * file is the plain version, and the other two must agree with it.
 * tests/core/test_row.c compares this file with the wording of the article, over every
 * line of eleven points. test_forbidden.c compares the map with single points.
 * tests/reference implements the article a second time, with independent code. */
#ifndef INAROW_CORE_ROW_H
#define INAROW_CORE_ROW_H

#include "../inarow.h"

/* Line words are shifted up by this number of bits, so that even the lowest bit of a
 * line has this number of bits below it. */
enum { GUARD = 4 };

/* Returns true if the bits contain a row that wins. */
static inline bool wins(inarow_win win, inarow_reasons makes)
{
    return makes & INAROW_BIT(FIVE) || (makes & INAROW_BIT(OVERLINE) && !win.exactly);
}

/* Returns the kind of winning rows: FIVE if a row has exactly the winning length,
 * otherwise OVERLINE. */
static inline inarow_reason kind_of_row(inarow_reasons makes)
{
    return makes & INAROW_BIT(FIVE) ? INAROW_REASON_FIVE : INAROW_REASON_OVERLINE;
}

/* Returns the number of stones directly below, or above, a bit of a line word. */
static inline int stones_below(uint32_t own, int bit)
{
    return __builtin_clz(~(own << (31 - bit) << 1));
}

static inline int stones_above(uint32_t own, int bit)
{
    return __builtin_ctz(~(own >> bit >> 1));
}

/* The row that a stone makes on one line. Positions are relative to the stone: -1 is
 * the next point below it on the line. */
struct row {
    int8_t from, to;  /* ends of the unbroken row through the stone: from <= 0 <= to */
    uint8_t fours;    /* number of distinct sets of four stones: 0, 1 or 2 (reading 3) */
    bool four[2];     /* true if a stone at from - 1, or at to + 1, completes a four */
    bool straight[2]; /* true if a stone there makes a straight four: the row is a
                       * three */
};

static inline int row_length(const struct row *row)
{
    return row->to - row->from + 1;
}

static inline bool makes_straight_four(const struct row *row)
{
    return row->straight[0] || row->straight[1];
}

/* Reads a row from `own` and `vacant`, the words of the line. `own` may lack the new
 * stone. Some colours must make exactly five. For such a colour, four stones are not a
 * four or a straight four if a stone at one end would make the row longer than five. */
static inline struct row read_row(inarow_win win, uint32_t own, uint32_t vacant, int bit)
{
    own <<= GUARD;
    vacant <<= GUARD;
    bit += GUARD;
    /* This cheap test comes first: a three needs at least two stones within four
     * points. */
    uint32_t near = own >> (bit - GUARD) & 0x1ef;
    if (win.length == 5 && (near & (near - 1)) == 0)
        return (struct row){.from = -(near >> (GUARD - 1) & 1),
                            .to = near >> (GUARD + 1) & 1};
    int below = stones_below(own, bit), above = stones_above(own, bit);
    struct row row = {.from = (int8_t)-below, .to = (int8_t)above};
    int length = below + above + 1, end[2] = {bit - below - 1, bit + above + 1};
    if (length >= win.length)
        return row;

    bool open[2] = {vacant >> end[0] & 1, vacant >> end[1] & 1};
    int beyond[2] = {stones_below(own, end[0]), stones_above(own, end[1])};
    for (int i = 0; i < 2; i++) {
        int joined = length + 1 + beyond[i];
        if (!open[i])
            continue;
        row.four[i] = joined == win.length || (joined > win.length && !win.exactly);
        row.fours += row.four[i];
        if (joined != win.length - 1 || !open[!i])
            continue;
        /* One end of the straight four is beyond the joined stones, and the other end
         * is on the other side of the row. */
        int far = i == 0 ? end[0] - beyond[0] - 1 : end[1] + beyond[1] + 1;
        int past = i == 0 ? far - 1 : far + 1;
        row.straight[i] =
            vacant >> far & 1 && !(win.exactly && (beyond[!i] > 0 || own >> past & 1));
    }
    if (row.fours == 2 && length == win.length - 1)
        row.fours = 1; /* a straight four is one four */
    return row;
}

#endif
