/* The board in the play loop. It has one of three forms. A small board has one word
 * for each colour. A larger board has several words for each colour. If stones do more
 * than make rows, the loop uses the position's own lines and the set of vacant points.
 * A loop is compiled for one of these forms. */
#ifndef INAROW_CORE_PLAYOUT_BOARD_H
#define INAROW_CORE_PLAYOUT_BOARD_H

#include "bitboard.h"
#include "wide_board.h"

/* A board that fits in a word for each colour. The position's lines are out of date
 * until the loop ends. */
struct small_board {
    struct bitboard points;
    uint64_t stones[2], last;
    struct joins joins[2];
    uint8_t shift[2][DIRECTIONS][JOINS]; /* steps of the joins as distances of bits */
};

/* A large board: the position's own lines, and the set of vacant points. */
struct large_board {
    uint32_t *line[2];
    const struct cell *cell;
    struct vacancy vacancy;
    uint32_t last; /* number of the last stone's bit */
    struct joins joins[2];
};

/* The board of a game, in the form for its kind. */
struct boards {
    struct small_board small;
    struct wide_board wide;
    struct large_board large;
};

static void open_small(struct small_board *board, const inarow_rules *rules,
                       const inarow_position *position)
{
    board->points = bitboard_of(&rules->spec);
    for (int c = 0; c < 2; c++) {
        board->joins[c] = joins_of(rules->spec.win[c].length);
        board->stones[c] = bitboard_stones(&board->points, rules, position, c);
        for (int d = 0; d < DIRECTIONS; d++) {
            for (int i = 0; i < JOINS; i++)
                board->shift[c][d][i] =
                    (uint8_t)(board->joins[c].step[i] * bitboard_step(&board->points, d));
        }
    }
}

static void open_large(struct large_board *board, const inarow_rules *rules,
                       inarow_position *position)
{
    board->cell = rules->cell;
    open_vacancy(&board->vacancy, rules, position, 0);
    for (int c = 0; c < 2; c++) {
        board->joins[c] = joins_of(rules->spec.win[c].length);
        board->line[c] = lines_to_write(rules, position, c);
    }
}

/* Brings the position's lines up to date. Returns the last stone. */
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

/* Returns the number of a point's bit. */
INLINE uint32_t number_on_large(const struct large_board *board, inarow_point point)
{
    return INAROW_X(point) * board->vacancy.stride + INAROW_Y(point);
}

/* ---- Effects of a stone ------------------------------------------------------------ */

/* Returns true if a colour has a row. */
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
