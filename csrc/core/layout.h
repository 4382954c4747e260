/*
 * The compiled rule set and the layout of a position: what the core's files share.
 *
 * A position keeps, for each colour, one 32-bit word for every line of the board: its
 * rows, columns and two kinds of diagonals. A stone sets four bits; whatever happens on
 * a line through a point is then read off one word by shifts, without a scan. The rows
 * come first and are also the board as a set of points.
 */
#ifndef INAROW_CORE_LAYOUT_H
#define INAROW_CORE_LAYOUT_H

#include <string.h>
#include "../inarow.h"
#include "invariant.h"

/* What the core's files share is theirs alone: a host that links the core statically may
 * have functions of the same name. The amalgamation, of which the archives are made, says
 * `static`.
 */
#ifndef INTERNAL
#define INTERNAL extern
#endif

/* The four directions of a line: row, column, diagonal up-right, diagonal down-right. */
enum { DIRECTIONS = 4 };

/* A point of the board: the numbers of its lines, its bit on all of them and on the
 * column; and the other points on them, as star.h has them. */
struct cell {
    inarow_point point;
    uint8_t line[DIRECTIONS], bit[2];
    uint64_t star;
};

struct inarow_rules {
    inarow_spec spec;
    int lines;                    /* lines of the board */
    int base[DIRECTIONS];         /* number of the first line of a direction */
    uint32_t board[INAROW_LINES]; /* the points of each line */
    struct cell cell[INAROW_SIDE * INAROW_SIDE]; /* column by column */
    int phases;                                  /* of the opening */
    uint8_t first_step[INAROW_STEPS + 1];        /* of each phase */
    uint8_t by_star;                       /* colours judged by star.h: rows of five */
    uint8_t kind;                          /* of play-outs: playout.h */
    uint8_t symmetries;                    /* of the board: 8 if square, else 4 */
    uint64_t pattern_key[INAROW_PATTERNS]; /* of each opening pattern's stones */
};

struct inarow_position {
    inarow_state state;
    uint32_t line[]; /* of each colour in turn; then the points offered */
};

/* Where a point lies on its line of some direction. */
struct place {
    int line, bit;
};

static inline struct place place_of(const inarow_rules *rules, int direction, int x,
                                    int y)
{
    switch (direction) {
    case 0:
        return (struct place){y, x};
    case 1:
        return (struct place){rules->base[1] + x, y};
    case 2:
        return (struct place){rules->base[2] + x - y + rules->spec.height - 1, x};
    default:
        return (struct place){rules->base[3] + x + y, x};
    }
}

/* The point `distance` bits further on a line of the direction. */
static inline inarow_point point_along(inarow_point from, int direction, int distance)
{
    static const int step[DIRECTIONS] = {INAROW_POINT(1, 0), INAROW_POINT(0, 1),
                                         INAROW_POINT(1, 1), 1 - INAROW_POINT(0, 1)};
    return (inarow_point)(from + distance * step[direction]);
}

static inline const struct cell *cell_of(const inarow_rules *rules, inarow_point point)
{
    INVARIANT(inarow_on_board(rules, INAROW_X(point), INAROW_Y(point)));
    return &rules->cell[INAROW_X(point) * rules->spec.height + INAROW_Y(point)];
}

static inline void flip_cell(uint32_t *line, const struct cell *cell)
{
#pragma GCC unroll 4
    for (int d = 0; d < DIRECTIONS; d++)
        line[cell->line[d]] ^= UINT32_C(1) << cell->bit[d == 1];
}

/* Put a stone on, or take it off, the line words of one colour. */
static inline void flip_stone(const inarow_rules *rules, uint32_t *line,
                              inarow_point point)
{
    flip_cell(line, cell_of(rules, point));
}

static inline const uint32_t *lines_of(const inarow_rules *rules,
                                       const inarow_position *position, int colour)
{
    return position->line + colour * rules->lines;
}

static inline uint32_t *lines_to_write(const inarow_rules *rules,
                                       inarow_position *position, int colour)
{
    return position->line + colour * rules->lines;
}

/* Is a point among the stones of these lines? */
static inline bool has_bit(const uint32_t *line, inarow_point point)
{
    return line[INAROW_Y(point)] >> INAROW_X(point) & 1;
}

static inline const inarow_point *offers_of(const inarow_rules *rules,
                                            const inarow_position *position)
{
    return (const inarow_point *)lines_of(rules, position, rules->spec.colours);
}

/* The colour, or seat, that follows another in turn order. A division takes as long as
 * all else that ends a move. */
static inline uint8_t following(const inarow_spec *spec, uint8_t colour)
{
    return (uint8_t)(colour + 1 == spec->colours ? 0 : colour + 1);
}

/* Has no colour any stones left? */
static inline bool is_exhausted(const inarow_rules *rules, const inarow_state *state)
{
    for (int c = 0; c < rules->spec.colours; c++) {
        if (!rules->spec.supply[c] || state->supply[c] > 0)
            return false;
    }
    return true;
}

/* The vacant points of a line, as bits. */
static inline uint32_t vacant_on_line(const inarow_rules *rules,
                                      const inarow_position *position, int line)
{
    uint32_t taken = 0;
    for (int c = 0; c < rules->spec.colours; c++)
        taken |= lines_of(rules, position, c)[line];
    return rules->board[line] & ~taken;
}

static inline uint32_t vacant_in_row(const inarow_rules *rules,
                                     const inarow_position *position, int y)
{
    return vacant_on_line(rules, position, y);
}

static inline uint32_t vacant_in_column(const inarow_rules *rules,
                                        const inarow_position *position, int x)
{
    return vacant_on_line(rules, position, rules->base[1] + x);
}

#endif
