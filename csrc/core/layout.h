/*
 * The compiled rule set and the layout of a position: what the core's files share.
 *
 * A position keeps, for each colour, one 32-bit word for every line of the board. A stone
 * sets a bit in each of its lines; whatever happens on a line through a point is then
 * read off one word by shifts, without a scan. The rows of the grid come first and are
 * also the board as a set of points, its columns second; then come the lines of the other
 * directions. A line that a hole interrupts is one word all the same: a hole is a bit
 * that is never set, and never vacant.
 *
 * Which lines a point lies on, and where, stands in a table (place_of) that compiling
 * fills in; all that hangs on rows reads it there. Only compile.c knows how lines are
 * numbered; and the kernels for boards that are full rectangles (rules->plain), which
 * have four directions and fixed places: star.h, bitboard.h, forbidden_map_kernel.h.
 *
 * Where edges are joined, lines are closed. A closed line is drawn as windows, a word
 * each: HOME points whose place it is, and on both sides the MARGIN points that come
 * before and after them, in their turn again if the line is short. So whatever happens
 * around a point is read off the word of its place as on any other board.
 */
#ifndef INAROW_CORE_LAYOUT_H
#define INAROW_CORE_LAYOUT_H

#include <string.h>
#include "../inarow.h"
#include "bits.h"
#include "invariant.h"

/* What the core's files share is theirs alone: a host that links the core statically may
 * have functions of the same name. The amalgamation, of which the archives are made, says
 * `static`.
 */
#ifndef INTERNAL
#define INTERNAL extern
#endif

/* The directions of a flat board's lines: row, column, diagonal up-right, down-right. */
enum { DIRECTIONS = 4 };

/* Points of the grid; and places on lines, of all its points: of a flat board, or of one
 * of layers, which has fewer points and more directions. */
enum {
    CELLS = INAROW_SIDE * INAROW_SIDE,
    PLACES = CELLS * DIRECTIONS,
};

/* A point of a flat board: the numbers of its lines, its bit on all of them and on the
 * column; and the other points on them, as star.h has them. */
struct cell {
    inarow_point point;
    uint8_t line[DIRECTIONS], bit[2];
    uint64_t star;
};

/* Where a point lies on its line of some direction. */
struct place {
    uint16_t line;
    uint8_t bit;
};

/* Of a closed line's words: the points whose place they are, and those on each side that
 * are shown again. Rows of MARGIN stones are read whole, within the bits that row.h
 * leaves. */
enum {
    HOME = 5,
    MARGIN = INAROW_JOINED_ROW,
    WINDOW = MARGIN + HOME + MARGIN,
};

/* A closed line: its first word, and its points, 0 if the line is not closed. */
struct ring {
    uint16_t first, points;
};

/* On a closed line with as many points more than a row that wins, both ends of a row are
 * different: fours and threes are what they are elsewhere. */
enum { FOURS_ROOM = 2 };

static inline int words_of(int points)
{
    return (points + HOME - 1) / HOME;
}

/* A symmetry of the board: the images of the steps to the right, up and to the next
 * layer. Points of the grid are numbers that add up, and so are these images as such
 * numbers; with the image of the point 0 they tell those of all points. */
struct symmetry {
    int8_t axis[3][3];
    int16_t origin, right, up, higher;
};

struct inarow_rules {
    inarow_spec spec;
    int width, height, points; /* of the grid; of the board */
    int kinds; /* of stones that a position keeps: each colour, and the neutral ones */
    int lines; /* lines of the board */
    int base[DIRECTIONS];         /* number of the first line of a flat direction */
    uint32_t board[INAROW_LINES]; /* the points of each line */
    uint32_t bottom[INAROW_SIDE]; /* with gravity: where the first stones come to rest */
    int directions;               /* of lines that count: */
    uint8_t direction[INAROW_DIRECTIONS]; /* their numbers, and the step along them */
    int16_t step[INAROW_DIRECTIONS];
    struct cell cell[CELLS];    /* of a flat board, column by column */
    struct place place[PLACES]; /* of each cell, a place for each direction that counts */
    int phases;                 /* of the opening */
    uint8_t first_step[INAROW_STEPS + 1]; /* of each phase */
    bool has_start;                       /* there are stones in spec.start */
    inarow_reasons exceptions; /* patterns that some moves may make: exception.h */
    int placed;                /* colours of stones that players place */
    bool has_other_rows;       /* an action may make rows elsewhere than at its stone */
    bool has_other_ends; /* a game may end by more than these rows, fouls, captures */
    /* The rows of each colour of stones; of shared ones the shortest of any player. */
    inarow_win win[INAROW_COLOURS], lose[INAROW_COLOURS];
    bool plain;         /* a full rectangle, all four directions */
    uint8_t by_star;    /* colours judged by star.h: rows of five */
    uint8_t kind;       /* of play-outs: playout.h */
    uint8_t symmetries; /* of the board */
    struct symmetry symmetry[INAROW_SYMMETRIES];
    uint64_t opening_symmetries; /* bits of those that keep the regions of all steps */
    uint64_t hash;               /* of the spec */
    uint8_t
        recents[INAROW_STEPS + 1]; /* last stones that may be taken off from a phase on */
    bool recents_are_set[INAROW_STEPS + 1]; /* in whatever order they were placed */
    uint64_t images[INAROW_SHAPES]; /* of each shape: symmetries that turn it otherwise */
    uint64_t pattern_key[INAROW_PATTERNS]; /* of each opening pattern's stones */
    bool by_places;                        /* layers or joined edges: see flip_stone */
    struct ring ring[INAROW_LINES]; /* with joined edges: the one that a word is of */
};

struct inarow_position {
    inarow_state state;
    uint32_t
        line[]; /* of each colour in turn, and of neutral stones; the points offered */
};

/* A position of any rules, for a while: as large as the largest (inarow_position_size).
 */
union scratch {
    inarow_position position;
    uint32_t room[(sizeof(inarow_position) + INAROW_OFFERS * sizeof(inarow_point)) /
                      sizeof(uint32_t) +
                  ((size_t)INAROW_COLOURS + 1) * INAROW_LINES];
};

/* The colours whose stones a player may place. */
static inline int colours_to_place(const inarow_spec *spec)
{
    return spec->shared ? spec->shared : spec->colours;
}

/* The number of the block whose lowest, leftmost point this is, from 1; or 0. */
static inline int block_at(const inarow_spec *spec, inarow_point point)
{
    int n = spec->blocks;
    while (n > 0 && INAROW_POINT(spec->block[n - 1].x, spec->block[n - 1].y) != point)
        n--;
    return n;
}

static inline bool has_layers(const inarow_spec *spec)
{
    return spec->layers > 1;
}

static inline int layers_of(const inarow_spec *spec)
{
    return has_layers(spec) ? spec->layers : 1;
}

/* The number of a point of the grid: column by column. */
static inline int cell_number(const inarow_rules *rules, inarow_point point)
{
    INVARIANT(INAROW_X(point) < rules->width && INAROW_Y(point) < rules->height);
    return INAROW_X(point) * rules->height + INAROW_Y(point);
}

/* Where a point lies on its line of the n-th direction that counts. */
static inline struct place place_of(const inarow_rules *rules, int n, inarow_point point)
{
    return rules->place[cell_number(rules, point) * rules->directions + n];
}

/* Where a point lies on the line that stones fall along: its column, or its place on all
 * layers. */
enum { UPRIGHT = 4 }; /* the direction's number, of a board of layers: they all count */

static inline struct place place_in_fall(const inarow_rules *rules, inarow_point point)
{
    if (has_layers(&rules->spec))
        return place_of(rules, UPRIGHT, point);
    return (struct place){(uint16_t)(rules->base[1] + INAROW_X(point)),
                          (uint8_t)INAROW_Y(point)};
}

/* The point `distance` bits further along the line that stones fall along. */
static inline inarow_point point_in_fall(const inarow_rules *rules, inarow_point from,
                                         int distance)
{
    int step = has_layers(&rules->spec) ? rules->step[UPRIGHT] : INAROW_POINT(0, 1);
    return (inarow_point)(from + distance * step);
}

/* Where edges are joined: the point so many steps away, or NOWHERE if an edge that is not
 * joined comes before; and the same as a neighbour. */
INTERNAL inarow_point point_around(const inarow_rules *rules, inarow_point from, int n,
                                   int distance);
INTERNAL inarow_point neighbour_around(const inarow_rules *rules, inarow_point from,
                                       int n, int distance);

/* On other boards: the point `distance` bits further on a line; and the same as a
 * neighbour. */
static inline inarow_point point_ahead(const inarow_rules *rules, inarow_point from,
                                       int n, int distance)
{
    return (inarow_point)(from + distance * rules->step[n]);
}

static inline inarow_point neighbour_ahead(const inarow_rules *rules, inarow_point from,
                                           int n, int distance)
{
    struct place at = place_of(rules, n, from);
    int bit = at.bit + distance;
    bool there = bit >= 0 && bit < 32 && rules->board[at.line] >> bit & 1;
    return there ? point_ahead(rules, from, n, distance) : INAROW_NOWHERE;
}

/* The point `distance` bits further on a line of the n-th direction that counts. */
static inline inarow_point point_along(const inarow_rules *rules, inarow_point from,
                                       int n, int distance)
{
    return RARELY(rules->spec.joined) ? point_around(rules, from, n, distance)
                                      : point_ahead(rules, from, n, distance);
}

/* The next point but so many along a direction, or NOWHERE if the board ends before, or
 * has a hole there. */
static inline inarow_point neighbour(const inarow_rules *rules, inarow_point from, int n,
                                     int distance)
{
    return RARELY(rules->spec.joined) ? neighbour_around(rules, from, n, distance)
                                      : neighbour_ahead(rules, from, n, distance);
}

static inline const struct cell *cell_of(const inarow_rules *rules, inarow_point point)
{
    INVARIANT(inarow_on_board(rules, INAROW_X(point), INAROW_Y(point)));
    return &rules->cell[cell_number(rules, point)];
}

static inline void flip_cell(uint32_t *line, const struct cell *cell)
{
#pragma GCC unroll 4
    for (int d = 0; d < DIRECTIONS; d++)
        line[cell->line[d]] ^= UINT32_C(1) << cell->bit[d == 1];
}

/* The same on a board of layers: the row of the grid, and the lines that count; its
 * columns are among these. */
static inline void flip_places(const inarow_rules *rules, uint32_t *line,
                               inarow_point point)
{
    line[INAROW_Y(point)] ^= UINT32_C(1) << INAROW_X(point);
    for (int d = 0; d < rules->directions; d++) {
        struct place at = place_of(rules, d, point);
        line[at.line] ^= UINT32_C(1) << at.bit;
    }
}

/* The bits of a point on the word of a place, on a line of the n-th direction. */
INTERNAL uint32_t bits_of(const inarow_rules *rules, struct place at, int n,
                          inarow_point point);

/* Flip the bits of a place in all words of its line; and those of a point where edges are
 * joined. */
INTERNAL void flip_place(const inarow_rules *rules, uint32_t *line, struct place at);
INTERNAL void flip_joined(const inarow_rules *rules, uint32_t *line, inarow_point point);

/* Is each closed line long enough for fours and threes of a row that wins? */
INTERNAL bool has_room_for_fours(const inarow_rules *rules, int length);

/* The points of the shortest closed line; of a board without any, too many to matter. */
INTERNAL int shortest_ring(const inarow_rules *rules);

/* Put a stone on, or take it off, the line words of one colour. */
static inline void flip_stone(const inarow_rules *rules, uint32_t *line,
                              inarow_point point)
{
    INVARIANT(inarow_on_board(rules, INAROW_X(point), INAROW_Y(point)));
    if (!rules->by_places)
        flip_cell(line, cell_of(rules, point));
    else if (has_layers(&rules->spec))
        flip_places(rules, line, point);
    else
        flip_joined(rules, line, point);
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
    return (const inarow_point *)lines_of(rules, position, rules->kinds);
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
    for (int c = 0; c < rules->placed; c++) {
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
    for (int c = 0; c < rules->kinds; c++)
        taken |= lines_of(rules, position, c)[line];
    return rules->board[line] & ~taken;
}

static inline uint32_t vacant_in_row(const inarow_rules *rules,
                                     const inarow_position *position, int y)
{
    return vacant_on_line(rules, position, y);
}

/* Of a column of the grid. */
static inline uint32_t vacant_in_column(const inarow_rules *rules,
                                        const inarow_position *position, int x)
{
    return vacant_on_line(rules, position, rules->base[1] + x);
}

#endif
