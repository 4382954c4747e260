/* Compiles a rule set: the lines and symmetries of the board, the phases, and the keys
 * of patterns. */
#include "key.h"
#include <stdlib.h>
#include "playout.h"
#include "shape.h"
#include "site.h"
#include "spec.h"
#include "star.h"
#include "symmetry.h"

/* ---- The board --------------------------------------------------------------------- */

/* The directions, as steps to the right, up, and to the next layer. Flat boards need
 * only the first four. */
static const struct site directions[INAROW_DIRECTIONS] = {
    {1, 0, 0}, {0, 1, 0},  {1, 1, 0}, {1, -1, 0}, {0, 0, 1},  {1, 0, 1},   {1, 0, -1},
    {0, 1, 1}, {0, 1, -1}, {1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {1, -1, -1},
};

static struct site plus(struct site a, struct site b)
{
    return (struct site){a.x + b.x, a.y + b.y, a.z + b.z};
}

static struct site minus(struct site a, struct site b)
{
    return (struct site){a.x - b.x, a.y - b.y, a.z - b.z};
}

/* Returns a step as the number to add to a point. */
static int step_of(const inarow_spec *spec, struct site step)
{
    return step.x + step.z * spec->width + step.y * INAROW_POINT(0, 1);
}

/* Returns the place of a point of a flat board on its line in one of the four
 * directions. */
static struct place flat_place(const inarow_rules *rules, int direction, int x, int y)
{
    const int line[DIRECTIONS] = {y, x, x - y + rules->height - 1, x + y};
    return (struct place){(uint16_t)(rules->base[direction] + line[direction]),
                          (uint8_t)(direction == 1 ? y : x)};
}

static struct cell cell_at(const inarow_rules *rules, int x, int y)
{
    struct cell cell = {.point = (inarow_point)INAROW_POINT(x, y)};
    for (int d = 0; d < DIRECTIONS; d++) {
        struct place place = flat_place(rules, d, x, y);
        cell.line[d] = (uint8_t)place.line;
        cell.bit[d == 1] = place.bit;
    }
    return cell;
}

/* Draws the lines of a flat board. Every rectangle has rows, columns and both
 * diagonals, even if some of them do not count. The rows also serve as the set of
 * points, and stones fall along the columns. */
static void draw_flat_board(inarow_rules *rules)
{
    const inarow_spec *spec = &rules->spec;
    int diagonals = rules->width + rules->height - 1;
    rules->base[2] = rules->base[1] + rules->width;
    rules->base[3] = rules->base[2] + diagonals;
    rules->lines = rules->base[3] + diagonals;
    for (int d = 0; d < DIRECTIONS; d++) {
        if (!spec->directions || spec->directions >> d & 1)
            rules->direction[rules->directions++] = (uint8_t)d;
    }
    struct cell *cell = rules->cell;
    struct place *place = rules->place;
    for (int x = 0; x < rules->width; x++) {
        for (int y = 0; y < rules->height; y++, cell++) {
            *cell = cell_at(rules, x, y);
            for (int n = 0; n < rules->directions; n++)
                *place++ = flat_place(rules, rules->direction[n], x, y);
            if (is_site(spec, (struct site){x, y, 0}))
                flip_cell(rules->board, cell);
        }
    }
    for (cell = rules->cell; cell < rules->cell + rules->width * rules->height; cell++)
        cell->star = rays(rules->board, cell) & ~STAR_BITS(1 << STAR_CENTRE);
}

/* Draws a line of a board with layers, from its first point on. */
static void draw_line(inarow_rules *rules, int direction, struct site at, int line)
{
    const inarow_spec *spec = &rules->spec;
    for (uint8_t bit = 0; is_within_sides(spec, at); bit++) {
        int cell = cell_number(rules, point_of(spec, at));
        struct place place = {(uint16_t)line, bit};
        rules->place[cell * INAROW_DIRECTIONS + direction] = place;
        if (is_site(spec, at))
            rules->board[line] |= UINT32_C(1) << bit;
        at = plus(at, directions[direction]);
    }
}

/* Draws the lines of a board with layers. The grid's columns are lines of the board.
 * The grid's rows run through all layers, so they serve only as the set of its points. */
static void draw_layers(inarow_rules *rules)
{
    const inarow_spec *spec = &rules->spec;
    rules->lines = rules->base[1] + rules->width;
    rules->directions = INAROW_DIRECTIONS;
    for (int y = 0; y < rules->height; y++)
        rules->board[y] = ((UINT32_C(1) << rules->width) - 1) & ~spec->holes.row[y];
    for (int d = 0; d < INAROW_DIRECTIONS; d++) {
        rules->direction[d] = (uint8_t)d;
        for (int x = 0; x < rules->width; x++) {
            for (int y = 0; y < rules->height; y++) {
                struct site first = site_of(spec, INAROW_POINT(x, y));
                if (!is_within_sides(spec, minus(first, directions[d])))
                    draw_line(rules, d, first,
                              d == 1 ? rules->base[1] + x : rules->lines++);
            }
        }
    }
    INVARIANT(rules->lines <= INAROW_LINES);
}

/* Returns the next point in a direction on a board with joined edges, or NOWHERE at an
 * edge. */
static inarow_point next_point(const inarow_rules *rules, inarow_point from, int n)
{
    return point_around(rules, from, n, 1);
}

static struct place *place_on(inarow_rules *rules, int n, inarow_point point)
{
    return &rules->place[cell_number(rules, point) * rules->directions + n];
}

/* Numbers the points of an open line. Rows and columns use their words of the grid. */
static void draw_open_line(inarow_rules *rules, int n, inarow_point first)
{
    int d = rules->direction[n];
    int line = d == 0   ? INAROW_Y(first)
               : d == 1 ? rules->base[1] + INAROW_X(first)
                        : rules->lines++;
    uint8_t bit = 0;
    for (inarow_point at = first; at != INAROW_NOWHERE; at = next_point(rules, at, n))
        *place_on(rules, n, at) = (struct place){(uint16_t)line, bit++};
}

static void draw_closed_line(inarow_rules *rules, int n, inarow_point first)
{
    struct ring ring = {(uint16_t)rules->lines, 0};
    inarow_point at = first;
    do {
        int word = ring.first + ring.points / HOME, bit = MARGIN + ring.points % HOME;
        *place_on(rules, n, at) = (struct place){(uint16_t)word, (uint8_t)bit};
        ring.points++;
        at = next_point(rules, at, n);
    } while (at != first);
    for (int i = 0; i < words_of(ring.points); i++)
        rules->ring[rules->lines++] = ring;
}

/* Draws the lines of a direction: first the lines with ends, then the closed lines. */
static void draw_direction(inarow_rules *rules, int n)
{
    const struct place none = {INAROW_LINES, 0};
    int cells = rules->width * rules->height;
    for (int i = 0; i < cells; i++)
        rules->place[i * rules->directions + n] = none;
    for (int closed = 0; closed < 2; closed++) {
        for (int i = 0; i < cells; i++) {
            inarow_point point = INAROW_POINT(i / rules->height, i % rules->height);
            if (place_of(rules, n, point).line != none.line)
                continue;
            if (closed)
                draw_closed_line(rules, n, point);
            else if (point_around(rules, point, n, -1) == INAROW_NOWHERE)
                draw_open_line(rules, n, point);
        }
    }
}

/* Draws the lines of a board with joined edges. The grid's rows and columns come
 * first, as on other boards. Closed rows and columns also have words of their own. */
static void draw_joined_board(inarow_rules *rules)
{
    const inarow_spec *spec = &rules->spec;
    rules->lines = rules->base[2] = rules->base[1] + rules->width;
    for (uint8_t d = 0; d < DIRECTIONS; d++) {
        if (!spec->directions || spec->directions >> d & 1)
            rules->direction[rules->directions++] = d;
    }
    for (int n = 0; n < rules->directions; n++)
        draw_direction(rules, n);
    INVARIANT(rules->lines <= INAROW_LINES);
    for (int x = 0; x < rules->width; x++) {
        for (int y = 0; y < rules->height; y++) {
            if (is_site(spec, (struct site){x, y, 0}))
                flip_joined(rules, rules->board, INAROW_POINT(x, y));
        }
    }
}

/* Finds the points where the first stones in each column come to rest. */
static void draw_bottom(inarow_rules *rules)
{
    for (int x = 0; x < rules->width; x++) {
        for (int y = 0; y < rules->height; y++) {
            inarow_point point = INAROW_POINT(x, y);
            struct place at = place_in_fall(rules, point);
            uint32_t line = rules->board[at.line];
            if (line && (line & -line) == UINT32_C(1) << at.bit)
                rules->bottom[y] |= UINT32_C(1) << x;
        }
    }
}

/* ---- Symmetries of the board ------------------------------------------------------- */

/* Returns true if the map of the plane is non-degenerate and maps axes to axes. */
static bool is_turning(const struct symmetry *symmetry)
{
    const int8_t *x = symmetry->axis[0], *y = symmetry->axis[1];
    return x[0] * y[1] != x[1] * y[0];
}

static bool is_turning_of_axes(const struct symmetry *symmetry)
{
    const int8_t *x = symmetry->axis[0], *y = symmetry->axis[1];
    return !x[0] != !x[1] && !y[0] != !y[1];
}

/* Returns true if joined edges are mapped to joined edges, and other edges to other
 * edges. */
static bool keeps_edges(const inarow_spec *spec, const struct symmetry *symmetry)
{
    const int8_t *x = symmetry->axis[0];
    bool is_one_as_other = (spec->joined & 1) == spec->joined >> 1;
    return !spec->joined || (is_turning_of_axes(symmetry) && (!x[1] || is_one_as_other));
}

/* Returns true if each direction is mapped to a direction that counts, and gravity
 * keeps its direction. */
static bool keeps_directions(const inarow_rules *rules, const struct symmetry *symmetry)
{
    const inarow_spec *spec = &rules->spec;
    struct site fall = directions[has_layers(spec) ? UPRIGHT : 1];
    if (spec->gravity && !is_same_site(turned(symmetry, fall), fall))
        return false;
    if (!keeps_edges(spec, symmetry))
        return false;
    for (int n = 0; n < rules->directions; n++) {
        struct site image = turned(symmetry, directions[rules->direction[n]]);
        struct site back = minus((struct site){0, 0, 0}, image);
        bool found = false;
        for (int m = 0; m < rules->directions && !found; m++) {
            struct site other = directions[rules->direction[m]];
            found = is_same_site(other, image) || is_same_site(other, back);
        }
        if (!found)
            return false;
    }
    return true;
}

/* Finds the image of a site. Returns false if there is none. The centre of the board
 * is fixed and may lie between points, so coordinates are counted in half steps. */
static bool turn_site(const inarow_spec *spec, const struct symmetry *symmetry,
                      struct site *site)
{
    struct site far = {spec->width - 1, spec->height - 1, layers_of(spec) - 1};
    struct site twice = plus(turned(symmetry, minus(plus(*site, *site), far)), far);
    *site = (struct site){twice.x / 2, twice.y / 2, twice.z / 2};
    return twice.x % 2 == 0 && twice.y % 2 == 0 && twice.z % 2 == 0;
}

/* Returns true if the image of every point is on the board. */
static bool keeps_board(const inarow_rules *rules, const struct symmetry *symmetry)
{
    const inarow_spec *spec = &rules->spec;
    for (int y = 0; y < rules->height; y++) {
        for (uint32_t row = rules->board[y]; row; row &= row - 1) {
            struct site site = site_of(spec, INAROW_POINT(__builtin_ctz(row), y));
            if (!turn_site(spec, symmetry, &site) || !is_site(spec, site))
                return false;
        }
    }
    return true;
}

/* Returns true if the image of every block is a block. On a hexagon, a square may become
 * a rhombus. */
static bool keeps_blocks(const inarow_spec *spec, const struct symmetry *symmetry)
{
    for (int i = 0; i < spec->blocks; i++) {
        const inarow_block *block = &spec->block[i];
        int far = block->side - 1;
        struct site one = {block->x, block->y, 0};
        struct site other = {block->x + far, block->y + far, 0};
        if (!turn_site(spec, symmetry, &one) || !turn_site(spec, symmetry, &other) ||
            !is_within_sides(spec, one) || !is_within_sides(spec, other))
            return false; /* check_blocks refuses this block */
        int n = block_at(spec, INAROW_POINT(one.x < other.x ? one.x : other.x,
                                            one.y < other.y ? one.y : other.y));
        if (!n || spec->block[n - 1].side != block->side || abs(one.x - other.x) != far ||
            abs(one.y - other.y) != far)
            return false;
    }
    return true;
}

/* Computes the data for images of points. The centre of the board is mapped to itself.
 * The code uses twice the centre, because the centre may lie between points. */
static void place_images(const inarow_spec *spec, struct symmetry *symmetry)
{
    struct site far = {spec->width - 1, spec->height - 1, layers_of(spec) - 1};
    struct site image = turned(symmetry, far);
    int16_t step[3];
    for (int i = 0; i < 3; i++)
        step[i] = (int16_t)step_of(spec, (struct site){symmetry->axis[i][0],
                                                       symmetry->axis[i][1],
                                                       symmetry->axis[i][2]});
    symmetry->right = step[0];
    symmetry->up = step[1];
    symmetry->higher = step[2];
    symmetry->origin = (int16_t)(step_of(spec, minus(far, image)) / 2);
}

/* Returns true if the map is the same as an earlier map. */
static bool is_known(const inarow_rules *rules, const struct symmetry *symmetry)
{
    for (int s = 0; s < rules->symmetries; s++) {
        bool same = true;
        for (int y = 0; y < rules->height && same; y++) {
            for (uint32_t row = rules->board[y]; row && same; row &= row - 1) {
                inarow_point point = INAROW_POINT(__builtin_ctz(row), y);
                same = image_by(&rules->spec, &rules->symmetry[s], point) ==
                       image_by(&rules->spec, symmetry, point);
            }
        }
        if (same)
            return true;
    }
    return false;
}

/* Returns the n-th symmetry that maps the axes to each other. Bits 0 to 2 of n mirror
 * columns, rows and layers. The higher bits choose a permutation of the axes. */
static struct symmetry turning_of_axes(int n)
{
    static const int8_t places[6][3] = {{0, 1, 2}, {1, 0, 2}, {0, 2, 1},
                                        {2, 1, 0}, {1, 2, 0}, {2, 0, 1}};
    struct symmetry turning = {.axis = {{0}}};
    for (int i = 0; i < 3; i++)
        turning.axis[i][places[n / 8][i]] = n >> i & 1 ? -1 : 1;
    return turning;
}

/* Returns the n-th symmetry that maps columns and rows to columns, rows and diagonals,
 * as on a hexagon. */
static struct symmetry turning_of_plane(int n)
{
    struct symmetry turning = {.axis = {{0}}};
    for (int i = 0; i < 2; i++) {
        for (int j = 0; j < 2; j++, n /= 3)
            turning.axis[i][j] = (int8_t)(n % 3 - 1);
    }
    turning.axis[2][2] = 1;
    return turning;
}

enum { TURNINGS_OF_AXES = 48, TURNINGS_OF_PLANE = 81 };

/* Finds the symmetries of the board. On a board with one layer, only symmetries that
 * map the layer to itself count. */
static void find_symmetries(inarow_rules *rules)
{
    bool flat = !has_layers(&rules->spec);
    int turnings = TURNINGS_OF_AXES + (flat ? TURNINGS_OF_PLANE : 0);
    for (int n = 0; n < turnings && rules->symmetries < INAROW_SYMMETRIES; n++) {
        bool of_axes = n < TURNINGS_OF_AXES;
        struct symmetry turning =
            of_axes ? turning_of_axes(n) : turning_of_plane(n - TURNINGS_OF_AXES);
        if (!of_axes && is_turning_of_axes(&turning))
            continue; /* this symmetry has been tried */
        if ((flat && !(turning.axis[2][2] == 1 && is_turning(&turning))) ||
            !keeps_directions(rules, &turning) || !keeps_board(rules, &turning) ||
            !keeps_blocks(&rules->spec, &turning))
            continue;
        place_images(&rules->spec, &turning);
        if (of_axes || !is_known(rules, &turning))
            rules->symmetry[rules->symmetries++] = turning;
    }
}

static bool has_start(const inarow_spec *spec)
{
    static const inarow_set none[INAROW_COLOURS + 1];
    return memcmp(spec->start, none, sizeof none) != 0;
}

static void draw_board(inarow_rules *rules)
{
    const inarow_spec *spec = &rules->spec;
    rules->width = spec->width * layers_of(spec);
    rules->height = spec->height;
    rules->base[1] = rules->height;
    rules->by_places = has_layers(spec) || spec->joined;
    (has_layers(spec) ? draw_layers
     : spec->joined   ? draw_joined_board
                      : draw_flat_board)(rules);
    for (int n = 0; n < rules->directions; n++)
        rules->step[n] = (int16_t)step_of(spec, directions[rules->direction[n]]);
    for (int y = 0; y < rules->height; y++)
        rules->points += __builtin_popcount(rules->board[y]);
    rules->plain = !rules->by_places && rules->directions == DIRECTIONS &&
                   rules->points == rules->width * rules->height;
    draw_bottom(rules);
    find_symmetries(rules);
}

/* Returns true if the game is plain rows of five on a full rectangle, whatever their
 * ends are, without other rules about stones. */
static bool can_be_judged_by_star(const inarow_rules *rules, int colour)
{
    const inarow_spec *spec = &rules->spec;
    return rules->plain && !spec->neutral && !spec->shared && spec->shapes == 0 &&
           spec->win[colour].length == STAR_ROW && !spec->win[colour].open &&
           spec->lose[colour].length == 0 &&
           !(spec->forbid[colour] & (INAROW_BIT(OPEN_ROW) | INAROW_BIT(OPEN_ROWS)));
}

/* Compiles the patterns. A pattern is stored as the key of its stones, which covers
 * all its symmetric images. */
static void compile_patterns(inarow_rules *rules)
{
    union scratch scratch;
    const inarow_spec *spec = &rules->spec;
    for (int i = 0; i < spec->patterns; i++) {
        const inarow_pattern *pattern = &spec->pattern[i];
        memset(&scratch, 0, inarow_position_size(rules));
        for (int j = 0; j < pattern->stones; j++)
            flip_stone(rules,
                       lines_to_write(rules, &scratch.position, pattern->colour[j]),
                       INAROW_POINT(spec->width / 2 + pattern->x[j],
                                    spec->height / 2 + pattern->y[j]));
        rules->pattern_key[i] = stones_key(rules, &scratch.position);
    }
}

/* Finds the steps of each phase. */
static void compile_phases(inarow_rules *rules)
{
    const inarow_spec *spec = &rules->spec;
    rules->phases = phases_of(spec);
    for (int i = spec->steps - 1; i >= 0; i--)
        rules->first_step[spec->step[i].phase] = (uint8_t)i;
    rules->first_step[rules->phases] = (uint8_t)spec->steps;
}

static inarow_win shortest_row(const inarow_win *rows, int colours)
{
    inarow_win shortest = rows[0];
    for (int c = 1; c < colours; c++) {
        if (rows[c].length && (!shortest.length || rows[c].length < shortest.length))
            shortest = rows[c];
    }
    return shortest;
}

/* Finds the rows that each colour needs. Code that judges shared stones without
 * knowing the player uses the shortest rows. */
static void compile_rows(inarow_rules *rules)
{
    const inarow_spec *spec = &rules->spec;
    for (int c = 0; c < spec->colours; c++) {
        rules->win[c] =
            spec->shared ? shortest_row(spec->win, spec->colours) : spec->win[c];
        rules->lose[c] =
            spec->shared ? shortest_row(spec->lose, spec->colours) : spec->lose[c];
    }
}

bool inarow_compile(const inarow_spec *spec, inarow_rules *rules, inarow_error *error)
{
    int shape;
    if (!check_board(spec, error))
        return false;
    memset(rules, 0, sizeof *rules);
    rules->spec = *spec;
    rules->exceptions = spec->unless_captures | spec->unless_wins | spec->unless_breaks;
    rules->kinds = spec->colours + spec->neutral;
    rules->placed = colours_to_place(spec);
    draw_board(rules);
    rules->has_start = has_start(spec);
    if (!check_rules(rules, error))
        return false;
    if (!find_images(rules, &shape))
        return refuse_shape(&spec->shape[shape], error);
    compile_phases(rules);
    compile_rows(rules);
    rules->has_other_rows = spec->shared || spec->blocks || spec->pop;
    rules->has_other_ends = spec->draw_both_rows || spec->at_end || spec->blocks;
    for (int c = 0; c < spec->colours; c++)
        rules->by_star |= (uint8_t)(can_be_judged_by_star(rules, c) << c);
    rules->kind = kind_of_games(rules);
    compile_patterns(rules);
    compile_keys(rules);
    return check_first_action(rules, error);
}
