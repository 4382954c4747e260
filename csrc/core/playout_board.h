/*
 * The board as the play loop keeps it: a small one as one word for each colour, a large
 * one as the position's own lines and, beside them, the set of vacant points. A loop is
 * compiled for one of the two.
 */
#ifndef INAROW_CORE_PLAYOUT_BOARD_H
#define INAROW_CORE_PLAYOUT_BOARD_H

#include "bitboard.h"
#include "placing.h"

enum { WORDS = (INAROW_SIDE * INAROW_SIDE + 63) / 64 };

/* A board that fits in a word for each colour. The position's lines are out of date until
 * it is left. */
struct small_board {
    struct bitboard points;
    uint64_t stones[2], last;
    struct joins joins[2];
    uint8_t shift[2][DIRECTIONS][JOINS]; /* the joins' steps as distances of bits */
};

/* A large board: the position's own lines, and beside them its vacant points, column by
 * column, so that the n-th legal point is the n-th bit.
 *
 * `before` finds the word of that bit without a walk. It packs a count for each of the
 * first six words, ten bits each from the lowest: how many bits are set in the words
 * before it (six words are 384 points, and 384 < 2^9: the tenth bit is clear). A point
 * that is taken, or vacant again, is one addition for all words after its own
 * (counts_after), and all six counts are compared with n by one subtraction
 * (take_vacant). A board of more points is walked word by word, and nobody asks for its
 * counts. */
struct large_board {
    uint32_t *line[2];
    const struct cell *cell;
    uint32_t stride; /* from column to column */
    int words;
    uint64_t vacant[WORDS], before;
    uint32_t last; /* the number of the last stone's bit */
    struct joins joins[2];
};

static void open_small(struct small_board *board, const inarow_rules *rules,
                       const inarow_position *position)
{
    board->points = bitboard_of(&rules->spec);
    for (int c = 0; c < 2; c++) {
        board->stones[c] = bitboard_stones(&board->points, rules, position, c);
        for (int d = 0; d < DIRECTIONS; d++) {
            for (int i = 0; i < JOINS; i++)
                board->shift[c][d][i] =
                    (uint8_t)(board->joins[c].step[i] * bitboard_step(&board->points, d));
        }
    }
}

/* The packed counts: bits of each, words that have one; and a one in each. */
enum { COUNT = 10, COUNTED_WORDS = 6 };
static const uint64_t EACH_COUNT = UINT64_C(0x0004010040100401);

/* A bit more, or less, in a word: all words after it have as much more before them. Of
 * sets that are walked nobody asks for the counts. */
INLINE uint64_t counts_after(uint32_t word)
{
    return EACH_COUNT << COUNT << COUNT * word % 64;
}

INLINE void open_large(struct large_board *board, const inarow_rules *rules,
                       inarow_position *position)
{
    const inarow_spec *spec = &rules->spec;
    board->stride = (uint32_t)spec->height;
    board->cell = rules->cell;
    board->words = (spec->width * spec->height + 63) / 64;
    memset(board->vacant, 0, sizeof board->vacant);
    for (unsigned x = 0, at = 0; x < (unsigned)spec->width; x++, at += board->stride) {
        uint64_t column = vacant_in_column(rules, position, (int)x);
        board->vacant[at / 64] |= column << at % 64;
        if (at % 64 + board->stride > 64)
            board->vacant[at / 64 + 1] |= column >> (64 - at % 64);
    }
    board->before = 0;
    for (int i = 0; i < board->words && board->words <= COUNTED_WORDS; i++)
        board->before +=
            counts_after((uint32_t)i) * (uint64_t)__builtin_popcountll(board->vacant[i]);
    for (int c = 0; c < 2; c++)
        board->line[c] = lines_to_write(rules, position, c);
}

/* Bring the position's lines up to date; the last stone. */
static inarow_point leave_small(const struct small_board *board,
                                const inarow_rules *rules, inarow_position *position)
{
    for (int c = 0; c < 2; c++) {
        uint64_t new =
            board->stones[c] ^ bitboard_stones(&board->points, rules, position, c);
        for (; new; new &= new - 1)
            flip_stone(rules, lines_to_write(rules, position, c),
                       bitboard_point(&board->points, new));
    }
    return bitboard_point(&board->points, board->last);
}

INLINE void flip_bit(uint64_t *set, uint32_t at)
{
    set[at / 64] ^= UINT64_C(1) << at % 64;
}

INLINE void occupy(struct large_board *board, uint32_t at)
{
    flip_bit(board->vacant, at);
    board->before -= counts_after(at / 64);
}

INLINE void vacate(struct large_board *board, uint32_t at)
{
    flip_bit(board->vacant, at);
    board->before += counts_after(at / 64);
}

/* The number of a point's bit. */
INLINE uint32_t number_of(const struct large_board *board, inarow_point point)
{
    return INAROW_X(point) * board->stride + INAROW_Y(point);
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

/* Take the n-th vacant point, from 0, out of the set. All counts are compared with n at
 * once: in each field n and a top bit that is set, less the count, keep the top bit where
 * the count is not above n; no field borrows from the next. Word 0 has the count 0 and is
 * left out: as many counts as are reached, that word it is. */
INLINE uint32_t take_vacant(struct large_board *board, uint32_t n, bool fast)
{
    const uint64_t top = (EACH_COUNT << COUNT) << (COUNT - 1);
    if (board->words > COUNTED_WORDS) {
        uint32_t at = nth_of_set(board->vacant, board->words, n, fast);
        flip_bit(board->vacant, at);
        return at;
    }
    uint64_t reached = (n * EACH_COUNT | top) - board->before;
    uint32_t word = (uint32_t)__builtin_popcountll(reached & top), field = COUNT * word;
    uint32_t before = board->before >> field & ((1 << COUNT) - 1);
    uint64_t bit = nth_bit(board->vacant[word], n - before, fast);
    board->vacant[word] ^= bit;
    board->before -= EACH_COUNT << COUNT << field;
    return word * 64 + (uint32_t)__builtin_ctzll(bit);
}

/* ---- What a stone does ------------------------------------------------------------- */

/* Do the stones of a colour hold a row? */
INLINE bool has_small_row(const struct small_board *board, size_t colour)
{
    uint64_t rows = 0, own = board->stones[colour];
    bool third = board->joins[colour].step[2] != 0;
#pragma GCC unroll 4
    for (int d = 0; d < DIRECTIONS; d++) {
        const uint8_t *shift = board->shift[colour][d];
        uint64_t row = own & own >> shift[0];
        row &= row >> shift[1];
        rows |= third ? row & row >> shift[2] : row;
    }
    return rows != 0;
}

#endif
