/* The compiled rule set and the layout of a position, shared by the core's files.
 *
 * For each colour, a position keeps one 32-bit word per line of the board. A stone
 * sets a bit in each of its lines. All points on a line through a point can therefore
 * be read from one word by shifts, without a scan. The rows of the grid come first,
 * and also serve as the board's set of points. The columns of the grid follow, and
 * then the lines of the other directions. A line with holes is still one word: a hole
 * is a bit that is never set and never vacant.
 *
 * The table behind place_of gives the lines of a point and its place on them.
 * compile.c fills the table in, and all code about rows reads it. Only compile.c knows
 * how lines are numbered. The exceptions are the kernels for full rectangles
 * (rules->plain): star.h, bitboard.h and forbidden_map_kernel.h. In these kernels,
 * there are always four directions with fixed line numbers.
 *
 * With joined edges, lines are closed. A closed line is stored as several windows of
 * one word each. Each word is the home of HOME points of the line, which means that
 * the place of these points is in this word. On both sides, the word repeats the
 * MARGIN points before and after them, even if the line is short. The code can
 * therefore read the surroundings of a point from one word, as on any other board. */
#ifndef INAROW_CORE_LAYOUT_H
#define INAROW_CORE_LAYOUT_H

#include <string.h>
#include "../inarow.h"
#include "bits.h"
#include "invariant.h"

/* The core's internal names must not clash with names of a host that links it
 * statically. The amalgamation, from which the archives are built, declares them
 * `static`. */
#ifndef INTERNAL
#define INTERNAL extern
#endif

/* The directions of lines on a flat board: row, column, diagonal up-right, diagonal
 * down-right. */
enum { DIRECTIONS = 4 };

/* CELLS is the number of points of the grid. PLACES is the maximum number of places on
 * lines, for all points of a board together. A flat board needs more places than a
 * board of layers, which has fewer points but more directions. */
enum {
    CELLS = INAROW_SIDE * INAROW_SIDE,
    PLACES = CELLS * DIRECTIONS,
};

/* A point of a flat board. line[] has the numbers of its lines. bit[1] is its bit in
 * its column, and bit[0] its bit on each other line. The star has the points around it
 * that are on the board (star.h). */
struct cell {
    inarow_point point;
    uint8_t line[DIRECTIONS], bit[2];
    uint64_t star;
};

/* The place of a point on its line in a direction. */
struct place {
    uint16_t line;
    uint8_t bit;
};

/* The parts of a word of a closed line: HOME points whose place is in this word,
 * between MARGIN repeated points on each side. Rows of up to MARGIN stones are read as
 * a whole, within the bits that row.h allows. */
enum {
    HOME = 5,
    MARGIN = INAROW_JOINED_ROW,
    WINDOW = MARGIN + HOME + MARGIN,
};

/* A closed line: its first word, and its number of points. The number is 0 if the line
 * is not closed. */
struct ring {
    uint16_t first, points;
};

/* The minimum number of points by which a closed line must be longer than a winning
 * row. On such a line, the two ends of a row are different points, and fours and
 * threes are as on any other board. */
enum { FOURS_ROOM = 2 };

static inline int words_of(int points)
{
    return (points + HOME - 1) / HOME;
}

/* A symmetry of the board, given by the images of the steps to the right, up and to
 * the next layer. Points of the grid are numbers that can be added. Together with the
 * image of point 0, these images give the images of all points. */
struct symmetry {
    int8_t axis[3][3];
    int16_t origin, right, up, higher;
};

struct inarow_rules {
    inarow_spec spec;
    int width, height, points; /* sides of the grid; number of points of the board */
    int kinds; /* number of kinds of stones in a position: each colour, and the neutral
                * stones */
    int lines; /* number of lines of the board */
    int base[DIRECTIONS]; /* number of the first line in each direction of a flat board */
    uint32_t board[INAROW_LINES]; /* points of each line */
    uint32_t bottom[INAROW_SIDE]; /* with gravity: points where the first stones come
                                   * to rest */
    int directions;               /* number of directions whose lines count */
    uint8_t direction[INAROW_DIRECTIONS]; /* numbers of these directions, and the steps
                                           * along them */
    int16_t step[INAROW_DIRECTIONS];
    struct cell cell[CELLS];    /* cells of a flat board, column by column */
    struct place place[PLACES]; /* for each cell, a place in each direction that counts */
    int phases;                 /* number of phases of the opening */
    uint8_t first_step[INAROW_STEPS + 1]; /* first step of each phase */
    bool has_start;                       /* true if spec.start has stones */
    inarow_reasons exceptions; /* patterns that some moves may make (exception.h) */
    int placed;                /* number of colours whose stones players place */
    bool has_other_rows;       /* true if an action may make rows that do not contain its
                                * stone */
    bool has_other_ends;       /* true if a game may end other than by rows, fouls and
                                * captures */
    /* The rows of each colour. For shared stones, they are the shortest rows of any
     * player. */
    inarow_win win[INAROW_COLOURS], lose[INAROW_COLOURS];
    bool plain;         /* true for a full rectangle with all four directions */
    uint8_t by_star;    /* colours whose stones star.h can judge, because they need rows
                         * of five */
    uint8_t kind;       /* kind of the game for play-outs (playout.h) */
    uint8_t symmetries; /* number of symmetries of the board */
    struct symmetry symmetry[INAROW_SYMMETRIES];
    uint64_t hash;                     /* hash of the spec */
    uint8_t recents[INAROW_STEPS + 1]; /* number of recent stones that may be removed from
                                        * each phase on */
    bool recents_are_set[INAROW_STEPS + 1]; /* true if the order of these stones does
                                             * not matter */
    uint64_t images[INAROW_SHAPES];         /* for each shape, the symmetries that give
                                             * different images */
    uint64_t pattern_key[INAROW_PATTERNS];  /* key of each opening pattern's stones */
    bool by_places; /* true with layers or joined edges (see flip_stone) */
    struct ring ring[INAROW_LINES]; /* with joined edges: closed line that a word
                                     * belongs to */
};

struct inarow_position {
    inarow_state state;
    uint32_t line[]; /* lines of each colour in turn, then of neutral stones; then the
                      * offered points */
};

/* A temporary position under any rules. It is as large as the largest position
 * (inarow_position_size). */
union scratch {
    inarow_position position;
    uint32_t room[(sizeof(inarow_position) + INAROW_OFFERS * sizeof(inarow_point)) /
                      sizeof(uint32_t) +
                  ((size_t)INAROW_COLOURS + 1) * INAROW_LINES];
};

/* Returns the number of colours that a player may place. */
static inline int colours_to_place(const inarow_spec *spec)
{
    return spec->shared ? spec->shared : spec->colours;
}

/* Given the lowest, leftmost point of a block, returns the number of the block, from
 * 1. For other points returns 0. */
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

/* Returns the number of a point of the grid, column by column. */
static inline int cell_number(const inarow_rules *rules, inarow_point point)
{
    INVARIANT(INAROW_X(point) < rules->width && INAROW_Y(point) < rules->height);
    return INAROW_X(point) * rules->height + INAROW_Y(point);
}

/* Returns the place of a point on its line in the n-th direction that counts. */
static inline struct place place_of(const inarow_rules *rules, int n, inarow_point point)
{
    return rules->place[cell_number(rules, point) * rules->directions + n];
}

/* Returns the place of a point on the line along which stones fall. This is the
 * point's column, or the line through all layers. */
enum {
    UPRIGHT = 4
}; /* number of the direction on a board of layers, where all directions count */

static inline struct place place_in_fall(const inarow_rules *rules, inarow_point point)
{
    if (has_layers(&rules->spec))
        return place_of(rules, UPRIGHT, point);
    return (struct place){(uint16_t)(rules->base[1] + INAROW_X(point)),
                          (uint8_t)INAROW_Y(point)};
}

/* Returns the point `distance` bits further along the line of falling stones. */
static inline inarow_point point_in_fall(const inarow_rules *rules, inarow_point from,
                                         int distance)
{
    int step = has_layers(&rules->spec) ? rules->step[UPRIGHT] : INAROW_POINT(0, 1);
    return (inarow_point)(from + distance * step);
}

/* With joined edges: returns the point this many steps away. Beyond an edge that is
 * not joined, returns NOWHERE. neighbour_around does the same, but also returns
 * NOWHERE for holes. */
INTERNAL inarow_point point_around(const inarow_rules *rules, inarow_point from, int n,
                                   int distance);
INTERNAL inarow_point neighbour_around(const inarow_rules *rules, inarow_point from,
                                       int n, int distance);

/* Without joined edges: returns the point `distance` bits further on a line.
 * neighbour_ahead does the same, but returns NOWHERE if that point is off the board or
 * a hole. */
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

/* Returns the point `distance` bits further on a line of the n-th direction that
 * counts. */
static inline inarow_point point_along(const inarow_rules *rules, inarow_point from,
                                       int n, int distance)
{
    return RARELY(rules->spec.joined) ? point_around(rules, from, n, distance)
                                      : point_ahead(rules, from, n, distance);
}

/* Returns the point this many steps along a direction, or NOWHERE if it is off the
 * board or a hole. */
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

/* Flips a point on a board of layers. The bit is in the row of the grid, and in each
 * line that counts. These lines include the grid's columns. */
static inline void flip_places(const inarow_rules *rules, uint32_t *line,
                               inarow_point point)
{
    line[INAROW_Y(point)] ^= UINT32_C(1) << INAROW_X(point);
    for (int d = 0; d < rules->directions; d++) {
        struct place at = place_of(rules, d, point);
        line[at.line] ^= UINT32_C(1) << at.bit;
    }
}

/* Returns the bits of a point in the word of a place, on a line in the n-th direction. */
INTERNAL uint32_t bits_of(const inarow_rules *rules, struct place at, int n,
                          inarow_point point);

/* Flips the bits of a place. On a closed line, a point has bits in several words.
 * flip_joined flips a point on all its lines, on a board with joined edges. */
INTERNAL void flip_place(const inarow_rules *rules, uint32_t *line, struct place at);
INTERNAL void flip_joined(const inarow_rules *rules, uint32_t *line, inarow_point point);

/* Returns true if each closed line is long enough for fours and threes of a winning
 * row. */
INTERNAL bool has_room_for_fours(const inarow_rules *rules, int length);

/* Returns the number of points on the shortest closed line, or a large number if there
 * is no closed line. */
INTERNAL int shortest_ring(const inarow_rules *rules);

/* Adds a stone to the line words of one colour, or removes it. */
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

/* Returns true if a point is among the stones of these lines. */
static inline bool has_bit(const uint32_t *line, inarow_point point)
{
    return line[INAROW_Y(point)] >> INAROW_X(point) & 1;
}

static inline const inarow_point *offers_of(const inarow_rules *rules,
                                            const inarow_position *position)
{
    return (const inarow_point *)lines_of(rules, position, rules->kinds);
}

/* Returns the colour, or seat, that follows another in turn order. The function avoids
 * a division, which would take as long as the rest of ending a move. */
static inline uint8_t following(const inarow_spec *spec, uint8_t colour)
{
    return (uint8_t)(colour + 1 == spec->colours ? 0 : colour + 1);
}

/* Returns true if no colour has stones left. */
static inline bool is_exhausted(const inarow_rules *rules, const inarow_state *state)
{
    for (int c = 0; c < rules->placed; c++) {
        if (!rules->spec.supply[c] || state->supply[c] > 0)
            return false;
    }
    return true;
}

/* Returns the vacant points of a line, as bits. */
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

/* Returns the vacant points in a column of the grid. */
static inline uint32_t vacant_in_column(const inarow_rules *rules,
                                        const inarow_position *position, int x)
{
    return vacant_on_line(rules, position, rules->base[1] + x);
}

#endif
