/* Stores the four lines through a point in one 64-bit word. A stone's patterns in rows
 * of five depend only on the five points on either side of it. Each line has 16 bits:
 * bits 0 to 4 are the points below, bit 5 is the stone, and bits 6 to 10 are the
 * points above. The same few shifts judge all four lines at once, without a branch.
 *
 * For rows of five, the star gives the same results as row.h does line by line. It is
 * used if by_star is set. If the star is not sufficient (star_is_sufficient) and
 * longer rows also win, row.h is used. test_forbidden.c counts rows and fours the slow
 * way (rows_and_fours), and tests/reference checks threes against the article. */
#ifndef INAROW_CORE_STAR_H
#define INAROW_CORE_STAR_H

#include "layout.h"

enum { STAR_ROW = 5, STAR_CENTRE = 5, STAR_LINE = 16 };

struct star {
    uint64_t own, vacant; /* `own` includes the hypothetical stone */
};

/* Repeats the bits in each of the four lines. */
#define STAR_BITS(bits) ((uint64_t)(bits)*UINT64_C(0x0001000100010001))

_Static_assert(INAROW_SIDE + STAR_CENTRE <= 32, "a line word is shifted in 32 bits");

/* Returns the bits around a point on its lines, as a star. On rows and rising
 * diagonals, a point's bit is its column (place_of). The words of these two lines are
 * therefore put into one word, half a star apart, and shifted together. Bits of the
 * upper word that are shifted into the lower half lie above the bits that are used
 * there. */
static inline uint64_t rays(const uint32_t *line, const struct cell *cell)
{
    const uint64_t ray = 0x7ff, two = ray | ray << 2 * STAR_LINE;
    int x = cell->bit[0], y = cell->bit[1];
    uint64_t pair = line[cell->line[0]] | (uint64_t)line[cell->line[2]] << 2 * STAR_LINE;
    uint64_t column = line[cell->line[1]] << STAR_CENTRE >> y;
    uint64_t falling = line[cell->line[3]] << STAR_CENTRE >> x;
    return (pair << STAR_CENTRE >> x & two) | (column & ray) << STAR_LINE |
           (falling & ray) << 3 * STAR_LINE;
}

/* Returns the star of a point, among the lines of a colour and those of all others. */
static inline struct star star_of(const inarow_rules *rules, const uint32_t *own,
                                  const uint32_t *others, inarow_point point)
{
    const struct cell *cell = cell_of(rules, point);
    uint64_t stones = rays(own, cell);
    return (struct star){stones | STAR_BITS(1 << STAR_CENTRE),
                         cell->star & ~(stones | rays(others, cell))};
}

/* The patterns on the four lines. A pattern is a window of points, and is given by the
 * bit of its first point. */
struct shape {
    uint64_t five;  /* five stones in a row, including the new one */
    uint64_t six;   /* six stones in a row */
    uint64_t four;  /* four stones and one vacant point among five points */
    uint64_t three; /* three stones and one vacant point among four points, with both
                     * ends vacant */
};

/* Returns the patterns of a star. If `exactly` is true, a window with a sixth stone at
 * its end is neither a four nor a three. */
static inline struct shape shape_of(struct star star, bool exactly)
{
    uint64_t w = star.own, v = star.vacant;
    uint64_t bad = exactly ? w : 0; /* stones that would make a row too long */
    uint64_t two = w & w >> 1, four = two & two >> 2;
    /* The windows of two, four and five points in which one point is vacant and all
     * others are stones. */
    uint64_t lacks2 = (v & w >> 1) | (w & v >> 1);
    uint64_t lacks4 = (lacks2 & two >> 2) | (two & lacks2 >> 2);
    uint64_t lacks5 = (lacks4 & w >> 4) | (four & v >> 4);
    return (struct shape){
        .five = four & w >> 4 & STAR_BITS(0x3e),
        .six = four & two >> 4 & STAR_BITS(0x3f),
        .four = lacks5 & ~(bad << 1 | bad >> 5) & STAR_BITS(0x3e),
        .three = lacks4 & v << 1 & v >> 4 & ~(bad << 2 | bad >> 5) & STAR_BITS(0x3c),
    };
}

static inline bool more_than_one(uint64_t bits)
{
    return (bits & (bits - 1)) != 0;
}

/* Returns one bit for each line in which at least one of the bits is set. Bit 15 of a
 * line is never set. */
static inline uint64_t lines_with(uint64_t bits)
{
    return (bits + STAR_BITS(0x7fff)) & STAR_BITS(0x8000);
}

/* Returns true if there is more than one four, under rules with rows of exactly five.
 * Two adjacent windows are one straight four (RIF 3; reading 3). They have the same
 * four stones. The vacant point of the first window is before these stones, and that
 * of the second is after them. */
static inline bool has_two_fours(struct shape shape)
{
    return more_than_one(shape.four & ~(shape.four << 1));
}

/* Returns FIVE for rows of exactly five, and OVERLINE for longer rows. */
static inline inarow_reasons kinds_of_rows(struct shape shape)
{
    uint64_t longer = lines_with(shape.six);
    return (lines_with(shape.five) & ~longer ? INAROW_BIT(FIVE) : 0) |
           (longer ? INAROW_BIT(OVERLINE) : 0);
}

static inline bool has_two_threes(struct shape shape)
{
    return more_than_one(lines_with(shape.three));
}

/* Returns the vacant points where a stone turns a three into a straight four. */
static inline uint64_t ends_of_threes(struct star star, struct shape shape)
{
    uint64_t pairs = shape.three | shape.three << 1;
    return (pairs | pairs << 2) & star.vacant;
}

#endif
