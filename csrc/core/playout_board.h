/*
 * The board as the play loop keeps it: on a small board one word for each colour, on a
 * large one the position's own lines and, beside them, the set of vacant points.
 */
#ifndef INAROW_CORE_PLAYOUT_BOARD_H
#define INAROW_CORE_PLAYOUT_BOARD_H

#include "bitboard.h"
#include "star.h"

enum { WORDS = (INAROW_SIDE * INAROW_SIDE + 63) / 64, JOINS = 3 };

/* How runs of stones are joined to rows: each run with the one so many points on. */
struct joins {
    int step[JOINS];
    uint64_t at; /* where a row that holds a star's centre may begin; 0: none wins */
};

/* A large board is the position's own lines, and beside them its vacant points, column
 * by column: so the n-th legal point is the n-th bit. To find its word without a walk,
 * `before` counts the bits before each word, in ten bits each; of larger sets the words
 * are walked. */
struct area {
    uint32_t *line[2];
    const struct cell *cell;
    uint32_t stride; /* from column to column */
    int words;
    uint64_t vacant[WORDS], before;
    struct bitboard small; /* a small board is this, until it is left */
    uint64_t stones[2], last;
    inarow_point last_point;
    struct joins joins[2];
    uint8_t shift[2][DIRECTIONS][JOINS]; /* the joins' steps on a small board */
};

/* A row of the length, by joining runs of 1, 2, 4 ... stones. */
static struct joins joins_of(int length)
{
    struct joins joins = {{0, 0, 0}, 0};
    for (int i = 0, have = 1; have < length && i < JOINS; i++) {
        joins.step[i] = 2 * have <= length ? have : length - have;
        have += joins.step[i];
    }
    if (length > STAR_ROW + 1)
        joins.at = 1; /* on small boards only, and there all that counts is: not 0 */
    else if (length > 0)
        joins.at = STAR_BITS(((1 << length) - 1) << (STAR_CENTRE + 1 - length));
    return joins;
}

static void open_small(struct area *area, const inarow_rules *rules,
                       const inarow_position *position)
{
    area->small = bitboard_of(&rules->spec);
    for (int c = 0; c < 2; c++) {
        area->stones[c] = bitboard_stones(&area->small, rules, position, c);
        for (int d = 0; d < DIRECTIONS; d++) {
            for (int i = 0; i < JOINS; i++)
                area->shift[c][d][i] =
                    (uint8_t)(area->joins[c].step[i] * bitboard_step(&area->small, d));
        }
    }
}

enum { COUNT = 10, COUNTED_WORDS = 6 };
static const uint64_t EACH_COUNT = UINT64_C(0x0004010040100401);

/* A bit more, or less, in a word: all words after it have as much more before them. Of
 * sets that are walked nobody asks for the counts. */
INLINE uint64_t counts_after(uint32_t word)
{
    return EACH_COUNT << COUNT << COUNT * word % 64;
}

INLINE void open_large(struct area *area, const inarow_rules *rules,
                       inarow_position *position)
{
    const inarow_spec *spec = &rules->spec;
    area->stride = (uint32_t)spec->height;
    area->cell = rules->cell;
    area->words = (spec->width * spec->height + 63) / 64;
    memset(area->vacant, 0, sizeof area->vacant);
    for (unsigned x = 0, at = 0; x < (unsigned)spec->width; x++, at += area->stride) {
        uint64_t column = vacant_in_column(rules, position, (int)x);
        area->vacant[at / 64] |= column << at % 64;
        if (at % 64 + area->stride > 64)
            area->vacant[at / 64 + 1] |= column >> (64 - at % 64);
    }
    area->before = 0;
    for (int i = 0; i < area->words && area->words <= COUNTED_WORDS; i++)
        area->before +=
            counts_after((uint32_t)i) * (uint64_t)__builtin_popcountll(area->vacant[i]);
    for (int c = 0; c < 2; c++)
        area->line[c] = lines_to_write(rules, position, c);
}

/* Bring the position's lines up to date; the last stone. */
static inarow_point leave_small(const struct area *area, const inarow_rules *rules,
                                inarow_position *position)
{
    for (int c = 0; c < 2; c++) {
        uint64_t new =
            area->stones[c] ^ bitboard_stones(&area->small, rules, position, c);
        for (; new; new &= new - 1)
            flip_stone(rules, lines_to_write(rules, position, c),
                       bitboard_point(&area->small, new));
    }
    return bitboard_point(&area->small, area->last);
}

INLINE void flip_bit(uint64_t *set, uint32_t at)
{
    set[at / 64] ^= UINT64_C(1) << at % 64;
}

/* The number of a point's bit. */
INLINE uint32_t number_of(const struct area *area, inarow_point point)
{
    return INAROW_X(point) * area->stride + INAROW_Y(point);
}

/* Bit number n of a set that is walked. */
INLINE uint32_t nth_of_set(const uint64_t *set, int words, uint32_t n, bool fast)
{
    uint32_t sum = 0, before = 0, word = 0;
    for (int i = 0; i < words - 1; i++) {
        sum += (uint32_t)__builtin_popcountll(set[i]);
        word += n >= sum;
        before = n >= sum ? sum : before;
    }
    return word * 64 + (uint32_t)__builtin_ctzll(nth_bit(set[word], n - before, fast));
}

/* The n-th vacant point. All counts are compared with n at once: a count's top bit stays
 * where it is not above n. */
INLINE uint32_t nth_vacant(const struct area *area, uint32_t n, bool fast)
{
    const uint64_t top = (EACH_COUNT << COUNT) << (COUNT - 1);
    if (area->words > COUNTED_WORDS)
        return nth_of_set(area->vacant, area->words, n, fast);
    uint64_t reached = (n * EACH_COUNT | top) - area->before;
    uint32_t word = (uint32_t)__builtin_popcountll(reached & top);
    uint32_t before = area->before >> COUNT * word & ((1 << COUNT) - 1);
    return word * 64 +
           (uint32_t)__builtin_ctzll(nth_bit(area->vacant[word], n - before, fast));
}

/* ---- What a stone does ------------------------------------------------------------- */

/* Do the stones of a colour hold a row? */
INLINE bool has_small_row(const struct area *area, int colour)
{
    uint64_t rows = 0, own = area->stones[colour];
    bool third = area->joins[colour].step[2] != 0;
#pragma GCC unroll 4
    for (int d = 0; d < DIRECTIONS; d++) {
        const uint8_t *shift = area->shift[colour][d];
        uint64_t row = own & own >> shift[0];
        row &= row >> shift[1];
        rows |= third ? row & row >> shift[2] : row;
    }
    return rows != 0;
}

/* Put a stone on its lines: does any of them hold five in a row now? */
INLINE bool put_stone(const struct area *area, int colour, const struct cell *cell)
{
    uint32_t five = 0;
#pragma GCC unroll 4
    for (int d = 0; d < DIRECTIONS; d++) {
        uint32_t *line = &area->line[colour][cell->line[d]];
        uint32_t stones = *line |= UINT32_C(1) << cell->bit[d == 1];
        uint32_t two = stones & stones >> 1;
        five |= two & two >> 2 & stones >> 4;
    }
    return five != 0;
}

INLINE bool has_row(uint64_t own, const struct joins *joins)
{
    uint64_t row = own & own >> joins->step[0];
    row &= row >> joins->step[1];
    row &= row >> joins->step[2];
    return (row & joins->at) != 0;
}

/* Lift what the stone brackets: rows of up to three of the other colour; how many? */
INLINE int lift_bracketed(struct area *area, unsigned lengths, uint64_t own, int other,
                          const struct cell *cell)
{
    uint64_t theirs = rays(area->line[other], cell);
    uint64_t above = theirs >> (STAR_CENTRE + 1), below = theirs >> (STAR_CENTRE - 1);
    int lifted = 0;
#pragma GCC unroll 4
    for (int n = 1; n <= 3; n++) {
        uint64_t caught[2] = {below & own >> (STAR_CENTRE - 1 - n) & STAR_BITS(1),
                              above & own >> (STAR_CENTRE + 1 + n) & STAR_BITS(1)};
        for (int side = 0; side < 2 && lengths >> n & 1; side++) {
            for (; caught[side]; caught[side] &= caught[side] - 1) {
                int d = __builtin_ctzll(caught[side]) / STAR_LINE;
                for (int i = 1; i <= n; i++, lifted++) {
                    uint32_t at =
                        number_of(area, point_along(cell->point, d, side ? i : -i));
                    flip_cell(area->line[other], &area->cell[at]);
                    flip_bit(area->vacant, at);
                    area->before += counts_after(at / 64);
                }
            }
        }
        above &= theirs >> (STAR_CENTRE + 1 + n);
        below &= theirs >> (STAR_CENTRE - 1 - n);
    }
    return lifted;
}

#endif
