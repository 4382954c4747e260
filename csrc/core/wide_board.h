/* Stores a board in several words for each colour, for games in which only rows
 * matter. Several stones are placed before both colours are searched for rows.
 *
 * As on a board of one word (bitboard.h), there is an unused bit between the columns,
 * so that no row continues into the next column. */
#ifndef INAROW_CORE_WIDE_BOARD_H
#define INAROW_CORE_WIDE_BOARD_H

#include "placing.h"
#include "vacancy.h"

/* Rows are searched in all directions at once. Functions with these vectors are
 * inlined, so no vector crosses a call. */
#pragma GCC diagnostic ignored "-Wpsabi"
typedef uint64_t lanes __attribute__((vector_size(DIRECTIONS * sizeof(uint64_t))));

/* The joins by which runs of stones become rows, in each direction. A run at bit b is
 * joined with the run at bit b + above[j] of the same word, or at bit b - below[j] of
 * the next word. */
struct wide_joins {
    lanes above[JOINS], below[JOINS];
};

/* A board in several words. The position's lines are out of date until the loop ends. */
struct wide_board {
    struct vacancy vacancy;
    uint64_t stones[2 * WORDS]; /* words of the two colours in turn */
    struct wide_joins joins[2];
    int length[2]; /* length of winning rows */
    unsigned win;  /* bits of the colours whose rows win */
    struct spot last;
};

INLINE struct wide_joins wide_joins_of(struct joins joins, uint64_t stride)
{
    const lanes step = {1, stride, stride + 1, stride - 1};
    struct wide_joins wide;
    for (int i = 0; i < JOINS; i++) {
        wide.above[i] = step * (uint64_t)joins.step[i];
        wide.below[i] = (64 - wide.above[i]) & 63; /* not used where it is 0 */
    }
    return wide;
}

INLINE void open_wide(struct wide_board *board, const inarow_rules *rules,
                      const inarow_position *position)
{
    open_vacancy(&board->vacancy, rules, position, 1);
    memset(board->stones, 0, sizeof board->stones);
    board->win = 0;
    for (int c = 0; c < 2; c++) {
        const uint32_t *column = lines_of(rules, position, c) + rules->base[1];
        uint32_t at = 0, stride = board->vacancy.stride;
        struct joins joins = joins_of(rules->spec.win[c].length);
        board->joins[c] = wide_joins_of(joins, stride);
        board->length[c] = rules->spec.win[c].length;
        board->win |= (unsigned)(board->length[c] > 0) << c;
        for (int x = 0; x < rules->spec.width; x++, at += stride)
            add_column(&board->stones[c], 2, at, column[x]);
    }
}

/* Adds a stone to the board, or removes it. The stone is a bit in a word of its
 * colour. */
INLINE void flip_wide(struct wide_board *board, struct spot stone)
{
    board->stones[stone.word] ^= stone.bit;
}

INLINE uint32_t number_of_stone(struct spot stone)
{
    return number_of((struct spot){stone.bit, stone.word / 2});
}

/* Finds the rows of a colour. Each row is given by its first bit, and the bits of all
 * words are combined into one word. rows_in_lanes does this for all directions at
 * once, and rows_in_words for one direction. */
#define ROWS(name, type) \
    INLINE type name(const struct wide_board *board, size_t colour, \
                     const type above[JOINS], const type below[JOINS]) \
    { \
        const type none = {0}; \
        type rows = none, next[JOINS] = {none, none, none}; /* of the next word */ \
        for (int i = board->vacancy.words - 1; i >= 0; i--) { \
            type run = board->stones[2 * (size_t)i + colour] | none; \
            _Pragma("GCC unroll 3") for (int j = 0; j < JOINS; j++) \
            { \
                type joined = run & (run >> above[j] | next[j] << below[j]); \
                next[j] = run; \
                run = joined; \
            } \
            rows |= run; \
        } \
        return rows; \
    }

ROWS(rows_in_lanes, lanes)
ROWS(rows_in_words, uint64_t)

/* Each lane is shifted by its own distance. Without an instruction for such shifts, it
 * is faster to examine one direction after another. */
INLINE bool has_wide_row(const struct wide_board *board, size_t colour, bool fast)
{
    const struct wide_joins *joins = &board->joins[colour];
    if (fast) {
        lanes rows = rows_in_lanes(board, colour, joins->above, joins->below);
        return (rows[0] | rows[1] | rows[2] | rows[3]) != 0;
    }
    uint64_t rows = 0;
    for (int d = 0; d < DIRECTIONS; d++) {
        uint64_t above[JOINS], below[JOINS];
        for (int j = 0; j < JOINS; j++) {
            above[j] = joins->above[j][d];
            below[j] = joins->below[j][d];
        }
        rows |= rows_in_words(board, colour, above, below);
    }
    return rows != 0;
}

/* Returns the colours that have rows. */
INLINE unsigned colours_with_rows(const struct wide_board *board, unsigned colours,
                                  bool fast)
{
    unsigned with = 0;
    for (size_t c = 0; c < 2; c++)
        with |= colours >> c & 1 ? (unsigned)has_wide_row(board, c, fast) << c : 0;
    return with;
}

/* Removes all stones placed after the first stone that makes a row. `colours` have
 * rows now. If there was a row before these stones, only the first of them remains.
 * Returns the number of remaining stones. */
INLINE int keep_to_row(struct wide_board *board, unsigned colours,
                       const struct spot *stone, int count, bool fast)
{
    for (; count > 1; count--) {
        struct spot last = stone[count - 1];
        flip_wide(board, last);
        if (colours >> last.word % 2 & 1) {
            colours = colours_with_rows(board, colours, fast);
            if (!colours) {
                flip_wide(board, last);
                break;
            }
        }
        vacate(&board->vacancy, number_of_stone(last));
    }
    return count;
}

/* Returns the number of stones of a colour that stand next to a bit in one direction,
 * up to the first gap. */
static inline int wide_run(const struct wide_board *board, uint32_t colour, int at,
                           int step)
{
    int stones = 0, end = 64 * board->vacancy.words;
    for (at += step; at >= 0 && at < end; at += step, stones++) {
        if (!(board->stones[2 * ((uint32_t)at / 64) + colour] >> at % 64 & 1))
            break;
    }
    return stones;
}

/* Returns FIVE or OVERLINE or both for the rows through a stone. */
static inline inarow_reasons wide_row_kinds(const struct wide_board *board,
                                            struct spot stone)
{
    const int length = board->length[stone.word % 2];
    const int stride = (int)board->vacancy.stride;
    const int step[DIRECTIONS] = {1, stride, stride + 1, stride - 1};
    int at = (int)number_of_stone(stone);
    inarow_reasons kinds = 0;
    for (int d = 0; length && d < DIRECTIONS; d++) {
        int stones = 1 + wide_run(board, stone.word % 2, at, step[d]) +
                     wide_run(board, stone.word % 2, at, -step[d]);
        kinds |= stones < length    ? 0u
                 : stones == length ? INAROW_BIT(FIVE)
                                    : INAROW_BIT(OVERLINE);
    }
    return kinds;
}

static inline inarow_point point_on_wide(const struct wide_board *board,
                                         struct spot stone)
{
    uint32_t at = number_of_stone(stone), stride = board->vacancy.stride;
    return INAROW_POINT(at / stride, at % stride);
}

/* Brings the position's lines up to date. Returns the last stone. */
static inarow_point leave_wide(const struct wide_board *board, const inarow_rules *rules,
                               inarow_position *position)
{
    for (uint32_t word = 0; word < 2 * (uint32_t)board->vacancy.words; word++) {
        uint32_t *line = lines_to_write(rules, position, word % 2);
        for (uint64_t left = board->stones[word]; left; left &= left - 1) {
            inarow_point point = point_on_wide(board, (struct spot){left, word});
            if (!has_bit(line, point))
                flip_stone(rules, line, point);
        }
    }
    return point_on_wide(board, board->last);
}

#endif
