/* Compares boards that are not full rectangles, and shapes, with scans that use only
 * points and steps. */
#include "board.h"
#include "../../csrc/core/twins.h"

/* ---- A slow board -------------------------------------------------------------------
 */

struct spot {
    int x, y, z;
};

/* In the order of inarow.h. */
static const struct spot steps[INAROW_DIRECTIONS] = {
    {1, 0, 0}, {0, 1, 0},  {1, 1, 0}, {1, -1, 0}, {0, 0, 1},  {1, 0, 1},   {1, 0, -1},
    {0, 1, 1}, {0, 1, -1}, {1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {1, -1, -1},
};

static int layers_of(const inarow_spec *spec)
{
    return spec->layers > 1 ? spec->layers : 1;
}

static bool counts(const inarow_spec *spec, int direction)
{
    if (spec->layers > 1)
        return true;
    return direction < 4 && (!spec->directions || spec->directions >> direction & 1);
}

static struct spot away(struct spot from, int direction, int distance)
{
    const struct spot *step = &steps[direction];
    return (struct spot){from.x + distance * step->x, from.y + distance * step->y,
                         from.z + distance * step->z};
}

static int around(int at, int side, bool joined)
{
    return joined ? (at % side + side) % side : at;
}

/* Returns the point for a spot beyond joined edges. */
static struct spot folded(const inarow_spec *spec, struct spot spot)
{
    return (struct spot){around(spot.x, spec->width, spec->joined & 1),
                         around(spot.y, spec->height, spec->joined & 2), spot.z};
}

static inarow_point point_of(const inarow_spec *spec, struct spot spot)
{
    spot = folded(spec, spot);
    return INAROW_POINT(spot.x + spot.z * spec->width, spot.y);
}

static bool is_there(const inarow_spec *spec, struct spot spot)
{
    spot = folded(spec, spot);
    return spot.x >= 0 && spot.y >= 0 && spot.z >= 0 && spot.x < spec->width &&
           spot.y < spec->height && spot.z < layers_of(spec) &&
           !(spec->holes.row[spot.y] >> (spot.x + spot.z * spec->width) & 1);
}

enum { ENDLESS = 1000 };

/* Returns the number of steps that lead back to the same point, or ENDLESS. On joined
 * boards only, so without layers. */
static int period(const inarow_spec *spec, int direction)
{
    int x = steps[direction].x, y = steps[direction].y;
    if (!spec->joined || (x && !(spec->joined & 1)) || (y && !(spec->joined & 2)))
        return ENDLESS;
    int n = x ? spec->width : spec->height;
    while (y && n % spec->height)
        n += spec->width;
    return n;
}

static int shortest_period(const inarow_spec *spec)
{
    int shortest = ENDLESS;
    for (int d = 0; d < INAROW_DIRECTIONS; d++) {
        int n = counts(spec, d) ? period(spec, d) : ENDLESS;
        shortest = n < shortest ? n : shortest;
    }
    return shortest;
}

/* All points of a board. */
struct spots {
    int count;
    struct spot at[INAROW_SIDE * INAROW_SIDE];
};

static struct spots spots_of(const inarow_spec *spec)
{
    struct spots all = {0};
    for (int z = 0; z < layers_of(spec); z++) {
        for (int x = 0; x < spec->width; x++) {
            for (int y = 0; y < spec->height; y++) {
                if (is_there(spec, (struct spot){x, y, z}))
                    all.at[all.count++] = (struct spot){x, y, z};
            }
        }
    }
    return all;
}

/* The cells as a table; ANY means that the cell has no stone. */
struct table {
    const inarow_spec *spec;
    uint8_t cell[INAROW_SIDE * INAROW_SIDE];
};

enum { OFF = 0xfe };

static uint8_t *cell_at(struct table *table, struct spot spot)
{
    int columns = table->spec->width * layers_of(table->spec);
    spot = folded(table->spec, spot);
    return &table->cell[spot.y * columns + spot.x + spot.z * table->spec->width];
}

static uint8_t seen(struct table *table, struct spot spot)
{
    return is_there(table->spec, spot) ? *cell_at(table, spot) : OFF;
}

static struct game game_of(struct table *table, struct game game, uint8_t turn)
{
    ck_assert_uint_eq(inarow_setup(game.rules, game.position, table->cell, turn),
                      INAROW_NOWHERE);
    return game;
}

static struct table empty_table(const inarow_spec *spec)
{
    struct table table = {.spec = spec};
    memset(table.cell, ANY, sizeof table.cell);
    return table;
}

static struct table throw_table(const inarow_spec *spec, int density)
{
    struct table table = empty_table(spec);
    struct spots all = spots_of(spec);
    for (int i = 0; i < all.count; i++) {
        if (die(100) < density)
            *cell_at(&table, all.at[i]) = (uint8_t)die(spec->colours);
    }
    return table;
}

/* ---- Boards -------------------------------------------------------------------------
 */

static inarow_spec hexagon(int side)
{
    int sides = 2 * side - 1;
    inarow_spec spec = plain(sides, sides, 2, 4);
    spec.directions = INAROW_ALONG_ROW | INAROW_ALONG_COLUMN | INAROW_DIAGONAL_DOWN;
    for (int y = 0; y < sides; y++) {
        for (int x = 0; x < sides; x++) {
            if (x + y < side - 1 || x + y > 3 * (side - 1))
                spec.holes.row[y] |= UINT32_C(1) << x;
        }
    }
    return spec;
}

/* Three stones fit on each joined row. Stones fall, and can be popped. */
static inarow_spec tower(void)
{
    inarow_spec spec = plain(3, 4, 2, 4);
    spec.joined = INAROW_ALONG_ROW;
    spec.gravity = spec.pop = true;
    return spec;
}

static inarow_spec with_block(inarow_spec spec, int x, int y, int side)
{
    spec.block[spec.blocks++] = (inarow_block){(uint8_t)x, (uint8_t)y, (uint8_t)side};
    return spec;
}

static inarow_spec layers(int width, int height, int number)
{
    inarow_spec spec = plain(width, height, 2, 3);
    spec.layers = number;
    return spec;
}

static inarow_spec cut(inarow_spec spec, int x, int y)
{
    spec.holes.row[y] |= UINT32_C(1) << x;
    return spec;
}

static inarow_spec along(inarow_spec spec, uint8_t directions)
{
    spec.directions = directions;
    return spec;
}

static inarow_spec joined(inarow_spec spec, uint8_t edges)
{
    spec.joined = edges;
    return spec;
}

enum { CYLINDER = INAROW_ALONG_ROW, TORUS = INAROW_ALONG_ROW | INAROW_ALONG_COLUMN };

enum { BOARDS = 20 };

static inarow_spec board_number(int n)
{
    switch (n) {
    case 0:
        return hexagon(5);
    case 1:
        return layers(4, 4, 4);
    case 2:
        return cut(cut(plain(9, 9, 2, 4), 4, 4), 2, 7);
    case 3:
        return along(plain(8, 6, 2, 4), INAROW_ALONG_ROW | INAROW_DIAGONAL_UP);
    case 4:
        return layers(8, 8, 3);
    case 5:
        return cut(layers(5, 4, 3), 7, 2);
    case 6:
        return layers(3, 3, 8);
    case 7:
        return along(plain(7, 7, 2, 4), INAROW_DIAGONAL_UP | INAROW_DIAGONAL_DOWN);
    case 8:
        return cut(plain(26, 26, 2, 5), 13, 13);
    case 9:
        return hexagon(8);
    case 10:
        return layers(5, 5, 5);
    case 12:
        return joined(plain(15, 15, 2, 5), TORUS);
    case 13:
        return joined(cut(cut(plain(9, 8, 2, 4), 0, 0), 8, 3), TORUS);
    case 14:
        return joined(plain(7, 6, 2, 4), CYLINDER);
    case 15:
        return joined(plain(26, 25, 2, 5), TORUS);
    case 16:
        return joined(along(plain(6, 8, 2, 4), INAROW_ALONG_COLUMN | INAROW_DIAGONAL_UP),
                      INAROW_ALONG_COLUMN);
    case 17:
        return joined(plain(3, 3, 2, 3), TORUS);
    case 18:
        return joined(plain(5, 4, 2, 4), TORUS);
    case 19:
        return joined(plain(7, 9, 2, 4), INAROW_ALONG_COLUMN);
    default:
        return plain(11, 9, 2, 4);
    }
}

/* ---- Rows ---------------------------------------------------------------------------
 */

/* Counts rows of n points in a line, by every point and step. */
static int rows_of(const inarow_spec *spec, int n)
{
    struct spots all = spots_of(spec);
    int rows = 0;
    for (int i = 0; i < all.count; i++) {
        for (int d = 0; d < INAROW_DIRECTIONS; d++) {
            bool whole = counts(spec, d) && n <= period(spec, d);
            for (int j = 1; j < n && whole; j++)
                whole = is_there(spec, away(all.at[i], d, j));
            rows += whole;
        }
    }
    return rows;
}

/* Returns the number of winning rows of n; each wins with any of its stones as the
 * last. */
static int rows_that_win(inarow_spec spec, int n)
{
    for (int c = 0; c < 2; c++)
        spec.win[c] = (inarow_win){.length = (uint8_t)n};
    struct game game = new_game(spec);
    struct spots all = spots_of(&spec);
    int rows = 0;
    for (int i = 0; i < all.count; i++) {
        for (int d = 0; d < INAROW_DIRECTIONS; d++) {
            struct table table = empty_table(&spec);
            bool whole = counts(&spec, d) && n <= period(&spec, d);
            for (int j = 0; j < n && whole; j++) {
                struct spot spot = away(all.at[i], d, j);
                whole = is_there(&spec, spot);
                if (whole)
                    *cell_at(&table, spot) = BLACK;
            }
            if (!whole)
                continue;
            struct spot last = away(all.at[i], d, die(n));
            *cell_at(&table, last) = ANY;
            game_of(&table, game, BLACK);
            rows += inarow_makes(game.rules, game.position, BLACK,
                                 point_of(&spec, last)) == INAROW_BIT(FIVE);
        }
    }
    return rows;
}

START_TEST(rows_are_counted)
{
    for (int w = 1; w <= 9; w += 2) {
        for (int h = 4; h <= 7; h++) {
            for (int n = 2; n <= 5; n++) {
                int across = w >= n ? w - n + 1 : 0, up = h >= n ? h - n + 1 : 0;
                inarow_spec spec = plain(w, h, 2, n);
                if (w < n && h < n)
                    continue;
                ck_assert_int_eq(rows_that_win(spec, n),
                                 across * h + up * w + 2 * across * up);
            }
        }
    }
    ck_assert_int_eq(rows_that_win(layers(4, 4, 4), 4), 76);
    ck_assert_int_eq(rows_that_win(layers(3, 3, 3), 3), 49);
    /* Three directions, with lines of 5, 6, 7, 8, 9, 8, 7, 6 and 5 points. */
    ck_assert_int_eq(rows_that_win(hexagon(5), 4), 3 * 34);
    for (int i = 0; i < BOARDS; i++) {
        inarow_spec spec = board_number(i);
        ck_assert_int_eq(rows_that_win(spec, 3), rows_of(&spec, 3));
    }
}
END_TEST

/* Counts stones in a row with this stone, on one side. */
static int run(struct table *table, struct spot spot, int direction, int side,
               uint8_t colour)
{
    int length = 0, most = period(table->spec, direction) - 1;
    while (length < most &&
           seen(table, away(spot, direction, side * (length + 1))) == colour)
        length++;
    return length;
}

/* Counts stones in a row with a stone that may be hypothetical; each counts once. */
static int length_through(struct table *table, struct spot spot, int direction,
                          uint8_t colour)
{
    int length = 1 + run(table, spot, direction, 1, colour) +
                 run(table, spot, direction, -1, colour);
    int most = period(table->spec, direction);
    return length < most ? length : most;
}

static inarow_reasons slow_rows(struct table *table, uint8_t colour, struct spot spot)
{
    inarow_win win = table->spec->win[colour], lose = table->spec->lose[colour];
    inarow_reasons makes = 0, loses = 0;
    for (int d = 0; d < INAROW_DIRECTIONS; d++) {
        if (!counts(table->spec, d))
            continue;
        int length = length_through(table, spot, d, colour);
        if (win.length && length >= win.length)
            makes |= length == win.length ? INAROW_BIT(FIVE) : INAROW_BIT(OVERLINE);
        if (lose.length && (lose.exactly ? length == lose.length : length >= lose.length))
            loses = INAROW_BIT(LOSING_ROW);
    }
    bool won = makes & INAROW_BIT(FIVE) || (makes && !win.exactly);
    return won ? makes : makes | loses;
}

/* ---- Shapes -------------------------------------------------------------------------
 */

/* A way to exchange and mirror the axes; in the plane, also those of a hexagon. */
struct turn {
    int m[3][3];
};

static struct spot turned(const struct turn *turn, struct spot p)
{
    return (struct spot){turn->m[0][0] * p.x + turn->m[0][1] * p.y + turn->m[0][2] * p.z,
                         turn->m[1][0] * p.x + turn->m[1][1] * p.y + turn->m[1][2] * p.z,
                         turn->m[2][0] * p.x + turn->m[2][1] * p.y + turn->m[2][2] * p.z};
}

static int determinant(const struct turn *t)
{
    return t->m[0][0] * (t->m[1][1] * t->m[2][2] - t->m[1][2] * t->m[2][1]) -
           t->m[0][1] * (t->m[1][0] * t->m[2][2] - t->m[1][2] * t->m[2][0]) +
           t->m[0][2] * (t->m[1][0] * t->m[2][1] - t->m[1][1] * t->m[2][0]);
}

/* Returns true if axes with joined edges are turned to axes with joined edges. */
static bool keeps_edges(const inarow_spec *spec, const struct turn *turn)
{
    for (int i = 0; i < 2 && spec->joined; i++) {
        struct spot to = turned(turn, steps[i]);
        int j = to.x == 0;
        if ((to.x && to.y) || (spec->joined >> i & 1) != (spec->joined >> j & 1))
            return false;
    }
    return true;
}

static bool keeps_steps(const inarow_spec *spec, const struct turn *turn)
{
    if (!keeps_edges(spec, turn))
        return false;
    for (int d = 0; d < INAROW_DIRECTIONS; d++) {
        struct spot to = turned(turn, steps[d]);
        bool found = !counts(spec, d);
        for (int e = 0; e < INAROW_DIRECTIONS && !found; e++) {
            for (int sign = -1; sign <= 1; sign += 2)
                found |= counts(spec, e) && to.x == sign * steps[e].x &&
                         to.y == sign * steps[e].y && to.z == sign * steps[e].z;
        }
        if (!found)
            return false;
    }
    if (!spec->gravity)
        return true;
    struct spot fall = steps[spec->layers > 1 ? 4 : 1], to = turned(turn, fall);
    return to.x == fall.x && to.y == fall.y && to.z == fall.z;
}

/* Returns true if the turn, after a shift, maps the board to itself. The centre of all
 * points must stay, which determines the shift. */
static bool keeps_points(const inarow_spec *spec, const struct turn *turn)
{
    struct spots all = spots_of(spec);
    struct spot sum = {0, 0, 0}, image_sum = {0, 0, 0};
    for (int i = 0; i < all.count; i++) {
        struct spot to = turned(turn, all.at[i]);
        sum.x += all.at[i].x, sum.y += all.at[i].y, sum.z += all.at[i].z;
        image_sum.x += to.x, image_sum.y += to.y, image_sum.z += to.z;
    }
    struct spot by = {sum.x - image_sum.x, sum.y - image_sum.y, sum.z - image_sum.z};
    if (by.x % all.count || by.y % all.count || by.z % all.count)
        return false;
    for (int i = 0; i < all.count; i++) {
        struct spot to = turned(turn, all.at[i]);
        to.x += by.x / all.count, to.y += by.y / all.count, to.z += by.z / all.count;
        if (!is_there(spec, to))
            return false;
    }
    return true;
}

enum { MOST_TURNS = 48 };

/* Finds all turns, as matrices of -1, 0 and 1. */
static int turns_of(const inarow_spec *spec, struct turn *turns)
{
    int count = 0;
    for (int n = 0; n < 19683; n++) {
        struct turn turn;
        for (int i = 0, left = n; i < 9; i++, left /= 3)
            turn.m[i / 3][i % 3] = left % 3 - 1;
        bool flat = spec->layers <= 1;
        if (flat && (turn.m[2][2] != 1 || turn.m[0][2] || turn.m[1][2] || turn.m[2][0] ||
                     turn.m[2][1]))
            continue;
        if (determinant(&turn) == 0 || !keeps_steps(spec, &turn) ||
            !keeps_points(spec, &turn))
            continue;
        ck_assert_int_lt(count, MOST_TURNS);
        turns[count++] = turn;
    }
    return count;
}

static bool completes(struct table *table, const inarow_shape *shape,
                      const struct turn *turn, int laid, struct spot spot)
{
    uint8_t colour = *cell_at(table, spot);
    struct spot on =
        turned(turn, (struct spot){shape->x[laid], shape->y[laid], shape->z[laid]});
    for (int i = 0; i < shape->stones; i++) {
        struct spot to =
            turned(turn, (struct spot){shape->x[i], shape->y[i], shape->z[i]});
        struct spot there = {spot.x + to.x - on.x, spot.y + to.y - on.y,
                             spot.z + to.z - on.z};
        if (seen(table, there) != colour)
            return false;
    }
    return true;
}

static inarow_reasons slow_shapes(struct table *table, const struct turn *turns,
                                  int count, uint8_t colour, struct spot spot)
{
    inarow_reasons makes = 0;
    uint8_t was = *cell_at(table, spot);
    *cell_at(table, spot) = colour;
    for (int n = 0; n < table->spec->shapes; n++) {
        const inarow_shape *shape = &table->spec->shape[n];
        for (int i = 0; shape->colours >> colour & 1 && i < count * shape->stones; i++) {
            if (completes(table, shape, &turns[i / shape->stones], i % shape->stones,
                          spot))
                makes |= shape->loses ? INAROW_BIT(LOSING_SHAPE) : INAROW_BIT(SHAPE);
        }
    }
    *cell_at(table, spot) = was;
    return makes;
}

static inarow_shape throw_shape(const inarow_spec *spec)
{
    inarow_shape shape = {.colours = (uint8_t)(1 + die(3)), .loses = die(2)};
    int stones = 2 + die(3);
    while (shape.stones < stones) {
        int n = shape.stones;
        bool twice = false;
        shape.x[n] = (int8_t)die(3);
        shape.y[n] = (int8_t)die(3);
        shape.z[n] = (int8_t)(spec->layers > 1 ? die(2) : 0);
        for (int i = 0; i < n; i++)
            twice |= shape.x[i] == shape.x[n] && shape.y[i] == shape.y[n] &&
                     shape.z[i] == shape.z[n];
        shape.stones += !twice;
    }
    return shape;
}

static inarow_spec with_chance(inarow_spec spec)
{
    for (int c = 0; c < 2; c++) {
        spec.win[c] =
            (inarow_win){.length = (uint8_t)(3 + die(2)), .exactly = (bool)die(2)};
        spec.lose[c] = (inarow_win){.length = (uint8_t)die(4), .exactly = (bool)die(2)};
    }
    for (spec.shapes = 0; spec.shapes < 4; spec.shapes++)
        spec.shape[spec.shapes] = throw_shape(&spec);
    return spec;
}

/* Compares the rows that stones make, when placed and when moved, with a scan. */
START_TEST(stones_against_scans)
{
    static struct turn turns[MOST_TURNS];
    inarow_spec spec = with_chance(board_number(_i));
    spec.win[0].length = spec.win[1].length = 3;
    struct game game = new_game(spec);
    struct spots all = spots_of(&spec);
    int count = turns_of(&spec, turns), made = 0;
    for (int round = 0; round < 12; round++) {
        struct table table = throw_table(&spec, 10 + die(60));
        uint8_t colour = (uint8_t)die(2);
        game_of(&table, game, colour);
        for (int i = 0; i < all.count; i++) {
            struct spot spot = all.at[i], from = all.at[die(all.count)];
            if (*cell_at(&table, spot) != ANY)
                continue;
            inarow_reasons makes = slow_rows(&table, colour, spot) |
                                   slow_shapes(&table, turns, count, colour, spot);
            made += makes != 0;
            ck_assert_msg(inarow_makes(game.rules, game.position, colour,
                                       point_of(&spec, spot)) == makes,
                          "board %d, %s", _i, name_of(point_of(&spec, spot)));
            if (*cell_at(&table, from) != colour)
                continue;
            *cell_at(&table, from) = ANY;
            makes = slow_rows(&table, colour, spot) |
                    slow_shapes(&table, turns, count, colour, spot);
            *cell_at(&table, from) = colour;
            ck_assert_msg(inarow_makes_moved(game.rules, game.position, colour,
                                             point_of(&spec, from),
                                             point_of(&spec, spot)) == makes,
                          "board %d, %s moved", _i, name_of(point_of(&spec, spot)));
        }
    }
    ck_assert_int_gt(made, all.count < 10 ? 10 : 50);
}
END_TEST

/* ---- Symmetries ---------------------------------------------------------------------
 */

START_TEST(symmetries_are_all)
{
    static struct turn turns[MOST_TURNS];
    for (int i = 0; i < BOARDS; i++) {
        inarow_spec spec = board_number(i);
        ck_assert_int_eq(inarow_symmetry_count(new_game(spec).rules),
                         turns_of(&spec, turns));
    }
    inarow_spec falling = plain(7, 6, 2, 4), cube = layers(4, 4, 4);
    falling.gravity = cube.gravity = true;
    inarow_spec row = along(plain(5, 5, 2, 3), INAROW_ALONG_ROW);
    inarow_spec star = along(plain(5, 5, 2, 3), INAROW_ALONG_ROW | INAROW_DIAGONAL_UP |
                                                    INAROW_DIAGONAL_DOWN);
    const struct {
        inarow_spec spec;
        int count;
    } known[] = {{plain(15, 15, 2, 5), 8},
                 {plain(9, 7, 2, 5), 4},
                 {hexagon(5), 12},
                 {layers(4, 4, 4), 48},
                 {layers(4, 4, 2), 16},
                 {layers(4, 3, 2), 8},
                 {falling, 2},
                 {cube, 8},
                 {cut(plain(5, 5, 2, 3), 1, 0), 1},
                 {cut(plain(5, 5, 2, 3), 2, 2), 8},
                 {cut(plain(5, 5, 2, 3), 0, 0), 2},
                 {row, 4},
                 {star, 4},
                 {with_block(plain(6, 6, 2, 5), 2, 2, 2), 8},
                 {with_block(plain(6, 6, 2, 5), 0, 0, 3), 2},
                 {with_block(hexagon(5), 4, 4, 1), 12},
                 {with_block(hexagon(5), 4, 3, 2), 2}, /* it would become a rhombus */
                 {with_block(hexagon(5), 3, 3, 3), 4}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        ck_assert_int_eq(inarow_symmetry_count(new_game(known[i].spec).rules),
                         known[i].count);
}
END_TEST

/* Two symmetries in turn are a symmetry, points are mapped one to one, and so are
 * positions, which have the same key. */
START_TEST(symmetries_are_a_group)
{
    inarow_spec spec = board_number(_i);
    struct game game = new_game(spec);
    struct spots all = spots_of(&spec);
    int count = inarow_symmetry_count(game.rules);
    for (int a = 0; a < count; a++) {
        int b = die(count), found = 0;
        inarow_set images = {{0}};
        for (int i = 0; i < all.count; i++) {
            inarow_point to = inarow_image(game.rules, a, point_of(&spec, all.at[i]));
            ck_assert(inarow_on_board(game.rules, INAROW_X(to), INAROW_Y(to)));
            ck_assert(!(images.row[INAROW_Y(to)] >> INAROW_X(to) & 1));
            images.row[INAROW_Y(to)] |= UINT32_C(1) << INAROW_X(to);
        }
        for (int s = 0; s < count; s++) {
            bool same = true;
            for (int i = 0; i < all.count && same; i++) {
                inarow_point from = point_of(&spec, all.at[i]);
                same = inarow_image(game.rules, a, inarow_image(game.rules, b, from)) ==
                       inarow_image(game.rules, s, from);
            }
            found += same;
        }
        ck_assert_int_eq(found, 1);
        struct table table = throw_table(&spec, 30), image = empty_table(&spec);
        game_of(&table, game, BLACK);
        uint64_t key = key_of(game);
        int columns = spec.width * layers_of(&spec);
        for (int i = 0; i < all.count; i++) {
            inarow_point to = inarow_image(game.rules, a, point_of(&spec, all.at[i]));
            image.cell[INAROW_Y(to) * columns + INAROW_X(to)] =
                *cell_at(&table, all.at[i]);
        }
        game_of(&image, game, BLACK);
        ck_assert(key_of(game) == key);
    }
}
END_TEST

/* ---- Captures -----------------------------------------------------------------------
 */

static bool bracket(struct table *table, struct spot spot, int direction, int side,
                    int length, uint8_t colour)
{
    if (seen(table, away(spot, direction, side * (length + 1))) != colour)
        return false;
    for (int j = 1; j <= length; j++) {
        if (seen(table, away(spot, direction, side * j)) != (colour ^ 1))
            return false;
    }
    return true;
}

START_TEST(captures_against_a_scan)
{
    inarow_spec spec = board_number(_i);
    if (shortest_period(&spec) < 5)
        return;
    spec.win[0].length = spec.win[1].length = 0;
    spec.capture.lengths = (uint8_t)(2 * (1 + die(7)));
    spec.capture.wins = 1000;
    struct game game = new_game(spec);
    struct spots all = spots_of(&spec);
    int captured = 0;
    for (int round = 0; round < rounds(300); round++) {
        struct table table = throw_table(&spec, 40 + die(60));
        struct spot spot = all.at[die(all.count)];
        *cell_at(&table, spot) = ANY;
        game_of(&table, game, BLACK);
        struct game before = copy_of(game);
        inarow_facts facts;
        inarow_action play = inarow_play_at(point_of(&spec, spot));
        ck_assert_int_eq(inarow_play(game.rules, game.position, &play, &facts),
                         INAROW_OK);
        inarow_lift(game.rules, game.position, &facts);
        int stones = 0;
        *cell_at(&table, spot) = BLACK;
        for (int i = 0; i < INAROW_DIRECTIONS * 6; i++) {
            int d = i / 6, side = i % 2 ? 1 : -1, length = 1 + i % 6 / 2;
            if (!counts(&spec, d) || !(spec.capture.lengths >> length & 1) ||
                !bracket(&table, spot, d, side, length, BLACK))
                continue;
            stones += length;
            for (int j = 1; j <= length; j++)
                *cell_at(&table, away(spot, d, side * j)) = ANY;
        }
        ck_assert_int_eq(facts.undo.captured, stones);
        for (int i = 0; i < all.count; i++)
            ck_assert_uint_eq(
                inarow_at(game.rules, game.position, point_of(&spec, all.at[i])),
                *cell_at(&table, all.at[i]));
        inarow_take_back(game.rules, game.position, &facts.undo);
        ck_assert(same_bytes(game, before));
        captured += stones;
    }
    ck_assert_int_gt(captured, 0);
}
END_TEST

/* INAROW_CAPTURED has room for the most stones that one move can capture, including
 * those of a pair that moved in between. */
START_TEST(no_move_captures_more)
{
    int most = 0;
    for (int w = 1; w <= INAROW_LAYERS; w++) {
        for (int h = 1; h <= INAROW_LAYERS; h++) {
            for (int z = 1; z <= INAROW_LAYERS && w * z <= INAROW_SIDE; z++) {
                inarow_spec spec = layers(w, h, z);
                struct spots all = spots_of(&spec);
                for (int i = 0; i < all.count; i++) {
                    int stones = 0, own = 0;
                    for (int d = 0; d < INAROW_DIRECTIONS * 2; d++) {
                        int far = 0;
                        while (far < 4 && counts(&spec, d / 2) &&
                               is_there(&spec, away(all.at[i], d / 2,
                                                    (d % 2 ? 1 : -1) * (far + 1))))
                            far++;
                        stones += far > 1 ? far - 1 : 0;
                        own |= far == 2 &&
                               is_there(&spec, away(all.at[i], d / 2, d % 2 ? -1 : 1));
                    }
                    most = stones + own > most ? stones + own : most;
                }
            }
        }
    }
    ck_assert_int_le(most, INAROW_CAPTURED);
}
END_TEST

/* ---- Moving, falling and popping ----------------------------------------------------
 */

static int moves_from(inarow_spec spec, struct spot from)
{
    static inarow_action legal[INAROW_SIDE * INAROW_SIDE * 8];
    spec.win[0].length = spec.win[1].length = 0;
    spec.host_decides = true;
    spec.move = INAROW_ADJACENT;
    spec.supply[0] = spec.supply[1] = 1;
    struct game game = new_game(spec);
    struct table table = empty_table(&spec);
    *cell_at(&table, from) = BLACK;
    game_of(&table, game, BLACK);
    size_t count = inarow_legal(game.rules, game.position, legal, 5000);
    for (size_t i = 0; i < count; i++)
        ck_assert_int_eq(inarow_check(game.rules, game.position, &legal[i]), INAROW_OK);
    return (int)count;
}

START_TEST(neighbours)
{
    ck_assert_int_eq(moves_from(hexagon(5), (struct spot){4, 4, 0}), 6);
    ck_assert_int_eq(moves_from(hexagon(5), (struct spot){0, 4, 0}), 3);
    ck_assert_int_eq(moves_from(layers(3, 3, 3), (struct spot){1, 1, 1}), 26);
    ck_assert_int_eq(moves_from(layers(3, 3, 3), (struct spot){0, 0, 0}), 7);
    ck_assert_int_eq(moves_from(plain(5, 5, 2, 3), (struct spot){2, 2, 0}), 8);
    ck_assert_int_eq(moves_from(cut(plain(5, 5, 2, 3), 2, 3), (struct spot){2, 2, 0}), 7);
    ck_assert_int_eq(
        moves_from(along(plain(5, 5, 2, 3), INAROW_ALONG_ROW), (struct spot){2, 2, 0}),
        2);
    ck_assert_int_eq(
        moves_from(joined(plain(5, 5, 2, 3), CYLINDER), (struct spot){0, 0, 0}), 5);
    ck_assert_int_eq(moves_from(joined(plain(5, 5, 2, 3), TORUS), (struct spot){0, 4, 0}),
                     8);
    ck_assert_int_eq(moves_from(joined(plain(3, 3, 2, 3), TORUS), (struct spot){0, 0, 0}),
                     8);
    ck_assert_int_eq(
        moves_from(joined(cut(plain(5, 5, 2, 3), 4, 4), TORUS), (struct spot){0, 0, 0}),
        7);
}
END_TEST

/* Returns true if the stone at a spot may move to another spot along a direction. */
static bool may_go_along(struct table *table, uint8_t move, struct spot from, int d,
                         int side, struct spot to)
{
    int free = 0;
    bool may = false;
    while (seen(table, away(from, d, side * (free + 1))) == ANY)
        free++;
    uint8_t first = seen(table, away(from, d, side));
    for (int n = 1; n <= free + 2; n++) {
        struct spot there = folded(table->spec, away(from, d, side * n));
        bool goes = (move & INAROW_ADJACENT && n == 1) ||
                    (move & INAROW_SLIDE && n <= free) ||
                    (move & INAROW_TO_END && n == free) ||
                    (move & INAROW_JUMP && n == 2 && first != ANY && first != OFF);
        may |= goes && memcmp(&there, &to, sizeof to) == 0;
    }
    return may;
}

static bool may_go(struct table *table, uint8_t move, struct spot from, struct spot to)
{
    bool may = move & INAROW_ANYWHERE;
    for (int d = 0; d < INAROW_DIRECTIONS && !may; d++) {
        may = counts(table->spec, d) && (may_go_along(table, move, from, d, 1, to) ||
                                         may_go_along(table, move, from, d, -1, to));
    }
    return may && seen(table, to) == ANY;
}

enum { FEW = 6 };

/* Compares, for each of Black's stones, the legal moves with a scan. */
static int compare_moves(struct game game, struct table *table)
{
    const inarow_spec *spec = inarow_spec_of(game.rules);
    static inarow_action legal[FEW * INAROW_SIDE * INAROW_SIDE];
    struct spots all = spots_of(table->spec);
    int moves = 0;
    for (int i = 0; i < all.count; i++) {
        if (*cell_at(table, all.at[i]) != BLACK)
            continue;
        for (int j = 0; j < all.count; j++) {
            bool may = may_go(table, spec->move, all.at[i], all.at[j]);
            inarow_action move = {.verb = INAROW_MOVE,
                                  .seat = ANY,
                                  .colour = ANY,
                                  .point = {point_of(table->spec, all.at[i]),
                                            point_of(table->spec, all.at[j])}};
            ck_assert_msg((inarow_check(game.rules, game.position, &move) == INAROW_OK) ==
                              may,
                          "moves %d, %s to %s", spec->move, name_of(move.point[0]),
                          name_of(move.point[1]));
            moves += may;
        }
    }
    size_t count =
        inarow_legal(game.rules, game.position, legal, sizeof legal / sizeof *legal);
    ck_assert_uint_eq(count, (size_t)moves);
    for (size_t i = 0; i < count; i++)
        ck_assert_int_eq(inarow_check(game.rules, game.position, &legal[i]), INAROW_OK);
    return moves;
}

START_TEST(moves_against_a_scan)
{
    int moves = 0;
    for (int round = 0; round < rounds(120); round++) {
        inarow_spec spec = board_number(_i);
        spec.win[0].length = spec.win[1].length = 0;
        spec.host_decides = true;
        spec.neutral = die(3) == 0;
        spec.move = (uint8_t)(round < 5 ? 1 << round : 1 + die(INAROW_ALL_MOVES));
        spec.supply[0] = spec.supply[1] = 1; /* and one is on the board */
        struct game game = new_game(spec);
        struct table table = throw_table(&spec, 10 + die(80));
        for (int i = 0; i < INAROW_SIDE * INAROW_SIDE; i++) {
            if (table.cell[i] == BLACK)
                table.cell[i] = (uint8_t)(WHITE + spec.neutral);
        }
        struct spots all = spots_of(&spec);
        for (int i = 0; i < FEW; i++)
            *cell_at(&table, all.at[die(all.count)]) = BLACK;
        game_of(&table, game, BLACK);
        moves += compare_moves(game, &table);
    }
    ck_assert_int_gt(moves, 0);
}
END_TEST

/* Nine points in a row, of which the seventh is a hole, and the legal moves of Black's
 * stones. */
static const struct {
    uint8_t move;
    const char *row, *to;
} ways[] = {
    {INAROW_ADJACENT, "O..X.....", "c1 e1 "},
    {INAROW_SLIDE, "O..X.....", "b1 c1 e1 f1 "},
    {INAROW_TO_END, "O..X.....", "b1 f1 "},
    {INAROW_TO_END, "OX.......", "f1 "}, /* at least one step */
    {INAROW_JUMP, "O..X.....", ""},
    {INAROW_JUMP, ".OX......", "a1 "},
    {INAROW_JUMP, ".2X......", "a1 "},
    {INAROW_JUMP, ".XX......", "d1 a1 "},
    {INAROW_JUMP, "..OOX....", ""},    /* not over two stones */
    {INAROW_JUMP, "...OX.O.X", "c1 "}, /* nor over vacant points and holes */
    {INAROW_JUMP, "OX.......", ""},    /* nor over the edge */
    {INAROW_JUMP | INAROW_TO_END, ".OX......", "a1 f1 "},
    {INAROW_JUMP | INAROW_ADJACENT, ".OX......", "a1 d1 "},
    {INAROW_ANYWHERE | INAROW_JUMP, ".OX...O..", "a1 d1 e1 f1 h1 i1 "},
};

START_TEST(ways_to_move)
{
    inarow_spec spec = cut(plain(9, 1, 2, 4), 6, 0);
    inarow_action legal[9];
    char to[40] = "";
    spec.neutral = true;
    spec.move = ways[_i].move;
    spec.win[0].length = spec.win[1].length = 0;
    spec.host_decides = true;
    spec.supply[0] = spec.supply[1] = 1;
    struct game game = set_up(spec, ways[_i].row, BLACK), before = copy_of(game);
    size_t count = inarow_legal(game.rules, game.position, legal, 9);
    for (size_t i = 0; i < count; i++) {
        inarow_facts facts;
        strcat(strcat(to, name_of(legal[i].point[1])), " ");
        ck_assert_int_eq(inarow_play(game.rules, game.position, &legal[i], &facts),
                         INAROW_OK);
        inarow_take_back(game.rules, game.position, &facts.undo);
        ck_assert(same_bytes(game, before));
    }
    ck_assert_str_eq(to, ways[_i].to);
}
END_TEST

/* Returns the lowest vacant spot of the column or peg through this spot. */
static struct spot slow_landing(struct table *table, struct spot spot)
{
    bool upright = table->spec->layers > 1;
    int far = upright ? layers_of(table->spec) : table->spec->height;
    for (int n = 0; n < far; n++) {
        *(upright ? &spot.z : &spot.y) = n;
        if (seen(table, spot) == ANY)
            return spot;
    }
    return (struct spot){-1, -1, -1};
}

/* Three stones around the board, one of which fell into place, are not a row of four. */
START_TEST(fallen_stones_around_the_board)
{
    struct game game = set_up(tower(), "... ... X.. OXX", WHITE);
    inarow_facts facts = follow(game, "remove a1");
    ck_assert_uint_eq(inarow_at(game.rules, game.position, point("a1")), BLACK);
    ck_assert_int_eq(inarow_judge(game.rules, &facts).status, INAROW_PLAYING);
}
END_TEST

/* Five stones around the board win, unless the answer can capture one of them. */
START_TEST(breakable_rows_around_the_board)
{
    for (int pair = 0; pair < 2; pair++) {
        inarow_spec spec = joined(plain(5, 7, 2, 5), CYLINDER);
        spec.win[0].survives = spec.win[1].survives = INAROW_IF_BREAKABLE;
        spec.capture.lengths = 4;
        struct game game = set_up(spec,
                                  pair ? "..... ..... ..X.. XX.XX ..O.. ..... ....."
                                       : "..... ..... ..... XX.XX ..O.. ..... .....",
                                  BLACK);
        inarow_facts facts = follow(game, "c4");
        ck_assert_int_eq(facts.breakable, pair);
        ck_assert_int_eq(inarow_judge(game.rules, &facts).status,
                         pair ? INAROW_PLAYING : INAROW_WON);
    }
}
END_TEST

/* In games with falling and popped stones, on boards with holes, a scan finds where
 * stones come to rest. Each step is undone. */
START_TEST(stones_fall)
{
    inarow_spec spec = board_number(_i);
    struct spots all = spots_of(&spec);
    spec.joined &= ~INAROW_ALONG_COLUMN; /* stones cannot fall around a board */
    spec.win[0].length = spec.win[1].length = 0;
    spec.host_decides = spec.gravity = spec.pop = true;
    struct game game = new_game(spec);
    struct table table = empty_table(&spec);
    for (int ply = 0; ply < 120; ply++) {
        uint8_t colour = inarow_state_of(game.position).turn;
        struct game before = copy_of(game);
        struct spot spot = all.at[die(all.count)], to = slow_landing(&table, spot);
        inarow_facts facts;
        inarow_action play = inarow_play_at(INAROW_FALLING(point_of(&spec, spot)));
        for (int i = 0; i < all.count; i++) {
            struct spot rest = slow_landing(&table, all.at[i]);
            bool rests = memcmp(&rest, &all.at[i], sizeof rest) == 0;
            inarow_action at = inarow_play_at(point_of(&spec, all.at[i]));
            ck_assert_msg((inarow_check(game.rules, game.position, &at) == INAROW_OK) ==
                              rests,
                          "board %d, %s", _i, name_of(at.point[0]));
        }
        if (die(3) == 0) {
            play.verb = INAROW_REMOVE;
            struct spot pile[INAROW_SIDE];
            int height = 0, far = spec.layers > 1 ? layers_of(&spec) : spec.height;
            for (int n = 0; n < far; n++) {
                *(spec.layers > 1 ? &spot.z : &spot.y) = n;
                if (is_there(&spec, spot))
                    pile[height++] = spot;
            }
            bool can = *cell_at(&table, pile[0]) == colour;
            ck_assert_int_eq(inarow_play(game.rules, game.position, &play, &facts),
                             can ? INAROW_OK : INAROW_REASON_NO_STONE);
            if (!can)
                continue;
            for (int n = 0; n < height; n++)
                *cell_at(&table, pile[n]) =
                    n + 1 < height ? *cell_at(&table, pile[n + 1]) : ANY;
        } else {
            inarow_reason reason = inarow_play(game.rules, game.position, &play, &facts);
            ck_assert_int_eq(reason, to.x < 0 ? INAROW_REASON_COLUMN_FULL : INAROW_OK);
            if (to.x < 0)
                continue;
            ck_assert_uint_eq(facts.undo.stone, point_of(&spec, to));
            *cell_at(&table, to) = colour;
        }
        for (int i = 0; i < all.count; i++)
            ck_assert_uint_eq(
                inarow_at(game.rules, game.position, point_of(&spec, all.at[i])),
                *cell_at(&table, all.at[i]));
        struct game after = copy_of(game);
        inarow_take_back(game.rules, game.position, &facts.undo);
        ck_assert(same_bytes(game, before));
        inarow_play(game.rules, game.position, &facts.action, &facts);
        ck_assert(same_bytes(game, after));
    }
}
END_TEST

START_TEST(a_stone_in_the_air)
{
    inarow_spec spec = cut(layers(3, 3, 3), 0, 0);
    spec.gravity = true;
    struct game game = new_game(spec);
    struct table table = empty_table(&spec);
    *cell_at(&table, (struct spot){0, 0, 1}) = BLACK; /* above the hole */
    game_of(&table, game, BLACK);
    *cell_at(&table, (struct spot){1, 1, 1}) = WHITE;
    ck_assert_uint_eq(inarow_setup(game.rules, game.position, table.cell, BLACK),
                      INAROW_POINT(4, 1));
    *cell_at(&table, (struct spot){1, 1, 0}) = BLACK;
    game_of(&table, game, BLACK);
}
END_TEST

/* ---- Forbidden patterns by the text of the rules ------------------------------------
 */

/* RIF 9.2 and 9.3 for rows of exactly five: an oracle that places stones on a table. */
static inarow_reasons slow_forbidden(struct table *table, struct spot spot);

/* With the stone on the table, counts the different sets of four stones on one line
 * that one more stone makes a row of five. */
static int slow_fours(struct table *table, struct spot spot, int d)
{
    int fours = 0, back = period(table->spec, d);
    unsigned sets[10];
    for (int n = -4; n <= 4; n++) {
        struct spot fifth = away(spot, d, n);
        if (n == 0 || seen(table, fifth) != ANY)
            continue;
        *cell_at(table, fifth) = BLACK;
        int low = run(table, fifth, d, -1, BLACK), high = run(table, fifth, d, 1, BLACK);
        *cell_at(table, fifth) = ANY;
        if (low + high != 4 || n + high < 0 || n - low > 0)
            continue;
        unsigned set = 0;
        for (int i = n - low; i <= n + high; i++)
            set |= i == n ? 0 : 1u << around(i + 8, back, true);
        bool is_new = true;
        for (int i = 0; i < fours; i++)
            is_new &= sets[i] != set;
        if (is_new)
            sets[fours++] = set;
    }
    return fours;
}

/* With both stones on the table, returns true if they are in a row of four that either
 * end makes a row of five. */
static bool is_straight_four(struct table *table, struct spot spot, int d, int other)
{
    int low = run(table, spot, d, -1, BLACK), high = run(table, spot, d, 1, BLACK);
    if (low + high != 3 || other < -low || other > high)
        return false;
    for (int side = -1; side <= 1; side += 2) {
        struct spot end = away(spot, d, side < 0 ? -low - 1 : high + 1);
        if (seen(table, end) != ANY || seen(table, away(end, d, side)) == BLACK)
            return false;
    }
    return true;
}

static bool slow_three(struct table *table, struct spot spot, int d)
{
    bool three = false;
    for (int n = -4; n <= 4 && !three; n++) {
        struct spot fourth = away(spot, d, n);
        if (n == 0 || seen(table, fourth) != ANY)
            continue;
        *cell_at(table, fourth) = BLACK;
        bool straight = is_straight_four(table, spot, d, n);
        *cell_at(table, fourth) = ANY;
        three = straight && slow_forbidden(table, fourth) == 0;
    }
    return three;
}

static inarow_reasons slow_forbidden(struct table *table, struct spot spot)
{
    inarow_reasons makes = 0;
    int fours = 0, threes = 0;
    *cell_at(table, spot) = BLACK;
    for (int d = 0; d < INAROW_DIRECTIONS; d++) {
        if (!counts(table->spec, d))
            continue;
        int length = length_through(table, spot, d, BLACK);
        makes |= length < 5 ? 0 : length == 5 ? INAROW_BIT(FIVE) : INAROW_BIT(OVERLINE);
        fours += slow_fours(table, spot, d);
    }
    if (!(makes & INAROW_BIT(FIVE))) {
        for (int d = 0; d < INAROW_DIRECTIONS; d++)
            threes += counts(table->spec, d) && slow_three(table, spot, d);
        makes |= (fours > 1 ? INAROW_BIT(DOUBLE_FOUR) : 0u) |
                 (threes > 1 ? INAROW_BIT(DOUBLE_THREE) : 0u);
    }
    *cell_at(table, spot) = ANY;
    return makes;
}

START_TEST(forbidden_agrees_with_the_text)
{
    inarow_spec spec = board_number(_i);
    if (rows_of(&spec, 5) == 0 || shortest_period(&spec) < 7)
        return;
    spec.win[0] = (inarow_win){5, .exactly = true};
    spec.win[1] = (inarow_win){5};
    spec.forbid[BLACK] = PATTERNS;
    struct game game = new_game(spec);
    struct spots all = spots_of(&spec);
    inarow_reasons seen_at_all = 0;
    for (int round = 0; round < (all.count > 200 ? 4 : 40); round++) {
        struct table table = throw_table(&spec, 20 + die(25));
        for (int i = 0; i < all.count; i++) { /* black stones are more frequent */
            uint8_t *cell = cell_at(&table, all.at[i]);
            *cell = *cell == WHITE && die(2) ? ANY : *cell;
        }
        game_of(&table, game, BLACK);
        inarow_set map;
        ck_assert(inarow_forbidden(game.rules, game.position, BLACK, &map));
        for (int i = 0; i < all.count; i++) {
            if (*cell_at(&table, all.at[i]) != ANY)
                continue;
            inarow_point at = point_of(&spec, all.at[i]);
            inarow_reasons makes = slow_forbidden(&table, all.at[i]);
            seen_at_all |= makes;
            ck_assert_msg(inarow_makes(game.rules, game.position, BLACK, at) == makes,
                          "board %d, %s", _i, name_of(at));
            bool bad = makes & PATTERNS && !(makes & INAROW_BIT(FIVE));
            ck_assert_msg((map.row[INAROW_Y(at)] >> INAROW_X(at) & 1) == bad,
                          "board %d, %s on the map", _i, name_of(at));
        }
    }
    if (_i == 0 || _i == 4 || _i == 8 || _i == 9 || _i == 12 ||
        _i == 15) /* the others are too small */
        ck_assert_uint_eq(seen_at_all, PATTERNS | INAROW_BIT(FIVE));
}
END_TEST

/* ---- One board within another -------------------------------------------------------
 */

/* A second layer that has only holes changes nothing except the symmetries. */
START_TEST(an_empty_layer)
{
    inarow_spec flat = plain(8, 7, 2, _i % 3 ? 4 : 5), deep;
    flat.win[BLACK].exactly = _i & 1;
    if (_i & 2)
        flat.forbid[BLACK] =
            (uint8_t)(INAROW_BIT(DOUBLE_FOUR) | INAROW_BIT(DOUBLE_THREE));
    if (_i & 4)
        flat.capture = (inarow_capture){.lengths = 4, .wins = 6};
    deep = flat;
    deep.layers = 2;
    for (int y = 0; y < flat.height; y++)
        deep.holes.row[y] = ((UINT32_C(1) << 8) - 1) << 8;
    struct game one = new_game(flat), other = new_game(deep);
    for (int round = 0; round < rounds(30); round++) {
        struct table table = throw_table(&flat, 40), same = empty_table(&deep);
        for (int i = 0; i < 8 * 7; i++)
            same.cell[i / 8 * 16 + i % 8] = table.cell[i];
        game_of(&table, one, BLACK);
        game_of(&same, other, BLACK);
        inarow_set map[2];
        inarow_forbidden(one.rules, one.position, BLACK, &map[0]);
        inarow_forbidden(other.rules, other.position, BLACK, &map[1]);
        ck_assert_mem_eq(&map[0], &map[1], sizeof map[0]);
        inarow_perft plies[2][2];
        inarow_perft_run(one.rules, one.position, 2, plies[0], NULL, NULL);
        inarow_perft_run(other.rules, other.position, 2, plies[1], NULL, NULL);
        ck_assert_mem_eq(plies[0], plies[1], sizeof plies[0]);
        uint64_t seeds[2] = {(uint64_t)round, (uint64_t)round};
        inarow_outcome ends[2];
        ck_assert_int_eq(
            inarow_playout(one.rules, one.position, &seeds[0], &ends[0]),
            inarow_playout(other.rules, other.position, &seeds[1], &ends[1]));
        ck_assert_uint_eq(seeds[0], seeds[1]);
        ck_assert_uint_eq(ends[0].reason, ends[1].reason);
        ck_assert_uint_eq(ends[0].colour, ends[1].colour);
    }
}
END_TEST

START_TEST(perfts_agree)
{
    inarow_spec spec = board_number(_i);
    if (_i % 3 == 0)
        spec.lose[0] = spec.lose[1] = (inarow_win){2, .exactly = true};
    if (_i % 3 == 1)
        spec.shape[spec.shapes++] =
            (inarow_shape){.stones = 2, .colours = 3, .x = {0, 1}, .y = {0, 0}};
    if (_i % 4 == 2)
        spec.supply[0] = spec.supply[1] = 4;
    spec.draw_moves = _i % 5 == 4 ? 6 : 0;
    spec.draw_supply = true;
    spec.gravity = _i % 4 == 1;
    spec.joined &= spec.gravity ? INAROW_ALONG_ROW : 3;
    struct game game = new_game(spec);
    struct spots all = spots_of(&spec);
    /* In the short run, large boards have more stones, so that all boards have about
     * as many sequences. */
    int vacant = is_long() || all.count < 300 ? 20 : 7;
    bool is_empty = spec.supply[0] || spec.gravity; /* so both rounds would be the same */
    for (int round = is_empty; round < 2; round++) {
        struct table table = empty_table(&spec);
        for (int i = 0; !spec.gravity && i < all.count; i++)
            *cell_at(&table, all.at[i]) =
                (uint8_t)(!spec.supply[0] && die(100) < 97 - vacant * round ? die(2)
                                                                            : ANY);
        game_of(&table, game, BLACK);
        struct game before = copy_of(game);
        inarow_perft fast[3], checked[3];
        int most = is_long() ? 70 : 25;
        int depth = inarow_state_of(game.position).vacant > most ? 2 : 3;
        ck_assert(inarow_perft_run(game.rules, game.position, depth, fast, NULL, NULL));
        ck_assert(same_bytes(game, before));
        ck_assert(inarow_perft_checked(game.rules, game.position, depth, checked));
        ck_assert_mem_eq(fast, checked, (size_t)depth * sizeof *fast);
    }
}
END_TEST

/* No colour has three in a row before the fifth stone. */
START_TEST(sequences_of_yavalath)
{
    static const uint64_t sequences[4] = {61, 3660, 215940, 12524520};
    inarow_spec spec = hexagon(5);
    spec.lose[0] = spec.lose[1] = (inarow_win){3, .exactly = true};
    struct game game = new_game(spec);
    int depth = is_long() ? 4 : 3;
    inarow_perft plies[4];
    ck_assert(inarow_perft_run(game.rules, game.position, depth, plies, NULL, NULL));
    for (int i = 0; i < depth; i++)
        ck_assert_uint_eq(plies[i].sequences, sequences[i]);
}
END_TEST

/* ---- Outcomes -----------------------------------------------------------------------
 */

static const inarow_shape square = {
    .stones = 4, .colours = 3, .x = {0, 1, 0, 1}, .y = {0, 0, 1, 1}};

/* Returns the outcome of a stone beside other stones. */
static inarow_outcome outcome_of(inarow_spec spec, const char *black, const char *stone)
{
    struct game game = with_stones(spec, black, "", BLACK);
    inarow_facts facts = follow(game, stone);
    return inarow_judge(game.rules, &facts);
}

START_TEST(reasons_in_order)
{
    inarow_spec spec = plain(9, 9, 2, 5);
    spec.win[BLACK].exactly = true;
    spec.forbid[BLACK] = PATTERNS;
    spec.shape[spec.shapes++] = square;
    inarow_outcome outcome = outcome_of(spec, "a1 b1 a2", "b2");
    ck_assert_int_eq(outcome.status, INAROW_WON);
    ck_assert_int_eq(outcome.colour, BLACK);
    ck_assert_int_eq(outcome.reason, INAROW_REASON_SHAPE);
    /* A row takes precedence over a shape, and a shape over a forbidden pattern. */
    outcome = outcome_of(spec, "a1 b1 a2 c2 d2 e2", "b2");
    ck_assert_int_eq(outcome.reason, INAROW_REASON_FIVE);
    outcome = outcome_of(spec, "a1 b1 a2 c2 d2 e2 f2", "b2");
    ck_assert_int_eq(outcome.reason, INAROW_REASON_SHAPE);
    struct game game = with_stones(spec, "a1 b1 a2 c2 d2 e2 f2", "", BLACK);
    inarow_set map;
    ck_assert(inarow_forbidden(game.rules, game.position, BLACK, &map));
    ck_assert_uint_eq(map.row[1] >> 1 & 1, 0);
    inarow_facts facts = follow(game, "b2");
    inarow_outcome claims[INAROW_CLAIMS];
    ck_assert_int_eq(inarow_claims(game.rules, &facts, claims), 1);
    /* A shape that loses takes effect if nothing wins. */
    spec.shape[0].loses = true;
    outcome = outcome_of(spec, "a1 b1 a2", "b2");
    ck_assert_int_eq(outcome.colour, WHITE);
    ck_assert_int_eq(outcome.reason, INAROW_REASON_LOSING_SHAPE);
    outcome = outcome_of(spec, "a1 b1 a2 c2 d2 e2", "b2");
    ck_assert_int_eq(outcome.colour, BLACK);
    ck_assert_int_eq(outcome.reason, INAROW_REASON_FIVE);
    outcome = outcome_of(spec, "a1 b1 a2 c2 d2 e2 f2", "b2");
    ck_assert_int_eq(outcome.reason, INAROW_REASON_OVERLINE);
    /* A row that loses takes precedence over such a shape. */
    spec.lose[BLACK] = (inarow_win){.length = 2};
    outcome = outcome_of(spec, "a1 b1 a2", "b2");
    ck_assert_int_eq(outcome.reason, INAROW_REASON_LOSING_ROW);
    ck_assert_int_eq(outcome.colour, WHITE);
}
END_TEST

START_TEST(drawn_by_number)
{
    inarow_spec spec = plain(3, 3, 2, 3);
    spec.draw_moves = 3;
    struct game game = new_game(spec);
    inarow_facts facts = follow(game, "a1; b1");
    ck_assert_int_eq(inarow_judge(game.rules, &facts).status, INAROW_PLAYING);
    facts = follow(game, "c3");
    inarow_outcome outcome = inarow_judge(game.rules, &facts);
    ck_assert_int_eq(outcome.status, INAROW_DRAWN);
    ck_assert_int_eq(outcome.reason, INAROW_REASON_MOVE_LIMIT);
    /* A win by the same move takes precedence. */
    spec.win[BLACK].length = 2;
    game = new_game(spec);
    facts = follow(game, "a1; c3; b1");
    outcome = inarow_judge(game.rules, &facts);
    ck_assert_int_eq(outcome.status, INAROW_WON);
}
END_TEST

START_TEST(ends_are_counted)
{
    struct game game = new_game(plain(3, 3, 2, 3));
    inarow_tally tally;
    uint64_t seed = 1;
    (_i ? inarow_playouts_checked : inarow_playouts)(game.rules, game.position, &seed,
                                                     200, &tally);
    ck_assert_uint_gt(tally.won[BLACK], 0);
    ck_assert_uint_gt(tally.drawn, 0);
    ck_assert_uint_eq(
        tally.won[BLACK] + tally.won[WHITE] + tally.drawn + tally.unfinished, 200);
}
END_TEST

/* ---- Proofs -------------------------------------------------------------------------
 */

struct shapes {
    int shapes, stones;
    inarow_reasons makes;
    inarow_set points;
};

static bool collect(const inarow_node *node, void *data)
{
    struct shapes *found = data;
    if (node->depth == 0)
        found->makes = node->makes;
    if (node->claim != INAROW_NODE_SHAPE)
        return true;
    found->shapes++;
    found->stones = node->stones;
    for (int i = 0; i < node->stones; i++)
        found->points.row[INAROW_Y(node->stone[i])] |= UINT32_C(1)
                                                       << INAROW_X(node->stone[i]);
    return true;
}

START_TEST(proofs_show_shapes)
{
    for (int stands = 0; stands < 2; stands++) {
        inarow_spec spec = plain(9, 9, 2, 5);
        spec.shape[spec.shapes++] = square;
        spec.shape[spec.shapes] = square;
        spec.shape[spec.shapes++].colours = 2; /* only White makes it */
        struct game game = with_stones(spec, "d4 e4 d5", "a1", BLACK);
        if (stands)
            follow(game, "e5");
        struct shapes found = {0};
        ck_assert(
            inarow_prove(game.rules, game.position, BLACK, point("e5"), collect, &found));
        ck_assert_int_eq(found.shapes, 1);
        ck_assert_int_eq(found.stones, 4);
        ck_assert_uint_eq(found.makes, INAROW_BIT(SHAPE));
        ck_assert_uint_eq(found.points.row[3], 3 << 3);
        ck_assert_uint_eq(found.points.row[4], 3 << 3);
    }
}
END_TEST

/* A stone completes a shape that loses and another that wins: the proof shows the
 * winning shape, in either order of the list. */
START_TEST(proof_of_two_shapes)
{
    for (int order = 0; order < 2; order++) {
        inarow_spec spec = plain(9, 9, 2, 5);
        spec.shapes = 2;
        spec.shape[order] = (inarow_shape){
            .stones = 3, .colours = 3, .loses = true, .x = {0, 1, 2}, .y = {0, 0, 0}};
        spec.shape[1 - order] = square;
        struct game game = with_stones(spec, "d4 e4 d5 c5", "a1", BLACK);
        struct shapes found = {0};
        ck_assert(
            inarow_prove(game.rules, game.position, BLACK, point("e5"), collect, &found));
        ck_assert_uint_eq(found.makes, INAROW_BIT(SHAPE) | INAROW_BIT(LOSING_SHAPE));
        ck_assert_int_eq(found.shapes, 1);
        ck_assert_int_eq(found.stones, 4);
    }
}
END_TEST

/* ---- Joined edges -------------------------------------------------------------------
 */

/* Sums up a node of a proof without its position on the board. */
static bool sum_up(const inarow_node *node, void *data)
{
    uint64_t *sum = data;
    *sum = *sum * 31 + (uint64_t)node->claim * 1000 + (uint64_t)node->depth * 100 +
           (uint64_t)node->stones * 10 + (uint64_t)node->decides * 7 + node->sense * 3 +
           node->counts;
    return true;
}

/* A torus has no centre: a position has the same rows, proofs and forbidden points
 * wherever it is shifted. */
START_TEST(a_torus_has_no_middle)
{
    inarow_spec spec = joined(plain(_i ? 11 : 15, 15, 2, 5), TORUS);
    spec.win[0].exactly = true;
    spec.forbid[BLACK] = PATTERNS;
    struct game game = new_game(spec), other = new_game(spec);
    struct spots all = spots_of(&spec);
    for (int round = 0; round < rounds(12); round++) {
        struct table table = throw_table(&spec, 15 + die(30)),
                     shifted = empty_table(&spec);
        struct spot by = {die(15), die(15), 0};
        for (int i = 0; i < all.count; i++) {
            struct spot to = {all.at[i].x + by.x, all.at[i].y + by.y, 0};
            *cell_at(&shifted, to) = *cell_at(&table, all.at[i]);
        }
        game_of(&table, game, BLACK);
        game_of(&shifted, other, BLACK);
        for (int i = 0; i < all.count; i++) {
            struct spot to = {all.at[i].x + by.x, all.at[i].y + by.y, 0};
            inarow_point at[2] = {point_of(&spec, all.at[i]), point_of(&spec, to)};
            struct game both[2] = {game, other};
            inarow_reasons makes[2];
            uint64_t sum[2] = {0, 0};
            if (*cell_at(&table, all.at[i]) == WHITE)
                continue;
            for (int n = 0; n < 2; n++) {
                makes[n] = inarow_makes(both[n].rules, both[n].position, BLACK, at[n]);
                inarow_prove(both[n].rules, both[n].position, BLACK, at[n], sum_up,
                             &sum[n]);
                inarow_rows(both[n].rules, both[n].position, BLACK, at[n], sum_up,
                            &sum[n]);
            }
            ck_assert_msg(makes[0] == makes[1], "%s and %s", name_of(at[0]),
                          name_of(at[1]));
            ck_assert_msg(sum[0] == sum[1], "%s and %s: proofs", name_of(at[0]),
                          name_of(at[1]));
        }
    }
}
END_TEST

static bool keep_row(const inarow_node *node, void *data)
{
    if (node->claim == INAROW_NODE_FIVE || node->claim == INAROW_NODE_OVERLINE)
        *(inarow_node *)data = *node;
    return true;
}

/* Rows across edges and corners; a row that fills its line counts each stone once. */
START_TEST(rows_across_edges)
{
    const struct {
        inarow_spec spec;
        const char *stones, *last;
        int length;
    } known[] = {
        {joined(plain(9, 9, 2, 5), CYLINDER), "h4 i4 a4 c4", "b4", 5},
        {joined(plain(9, 9, 2, 5), CYLINDER), "h4 i5 a6 b7", "c8", 5},
        {joined(plain(9, 9, 2, 5), CYLINDER), "d8 d9 d1 d2", "d3", 0},
        {joined(plain(9, 9, 2, 5), TORUS), "d8 d9 d1 d2", "d3", 5},
        {joined(plain(9, 9, 2, 5), TORUS), "h8 i9 b2 c3", "a1", 5},
        {joined(plain(9, 9, 2, 5), TORUS), "i1 a9 b8 h2", "c7", 5},
        {joined(plain(9, 9, 2, 5), TORUS), "h8 a1 b2 c3", "i9", 5},
        {joined(plain(5, 9, 2, 5), CYLINDER), "a1 b1 d1 e1", "c1", 5},
        {joined(plain(4, 9, 2, 5), CYLINDER), "a1 b1 d1", "c1", 0},
        {joined(plain(7, 9, 2, 5), CYLINDER), "a1 b1 c1 e1 f1 g1", "d1", 7},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        inarow_node node = {.claim = INAROW_NODE_STONE};
        struct game game = with_stones(known[i].spec, known[i].stones, "", BLACK);
        inarow_point last = point(known[i].last);
        inarow_rows(game.rules, game.position, BLACK, last, keep_row, &node);
        ck_assert_msg(node.stones == known[i].length, "%zu: %d", i, node.stones);
        inarow_set points = {{0}};
        for (int n = 0; n < node.stones; n++) {
            uint32_t bit = UINT32_C(1) << INAROW_X(node.stone[n]);
            ck_assert(!(points.row[INAROW_Y(node.stone[n])] & bit));
            points.row[INAROW_Y(node.stone[n])] |= bit;
            ck_assert(node.stone[n] == last ||
                      inarow_at(game.rules, game.position, node.stone[n]) == BLACK);
        }
        ck_assert_int_eq(inarow_makes(game.rules, game.position, BLACK, last) != 0,
                         known[i].length > 0);
    }
}
END_TEST

/* ---- Faults -------------------------------------------------------------------------
 */

static void refuse(inarow_spec spec, const char *key, const char *code)
{
    inarow_error error = {0};
    inarow_rules *rules = malloc(inarow_rules_size());
    bool accepted = inarow_compile(&spec, rules, &error);
    free(rules);
    ck_assert_msg(!accepted, "%s", code);
    ck_assert_str_eq(error.code, code);
    ck_assert_str_eq(error.key, key);
}

static inarow_spec with_shape(inarow_spec spec, inarow_shape shape)
{
    spec.shape[spec.shapes++] = shape;
    return spec;
}

static inarow_spec with_stone(inarow_spec spec, int colour, int x, int y)
{
    spec.start[colour].row[y] |= UINT32_C(1) << x;
    return spec;
}

START_TEST(faults_of_starts)
{
    inarow_spec spec = with_stone(plain(6, 6, 2, 4), WHITE, 2, 0);
    new_game(spec);
    refuse(with_stone(spec, WHITE, 6, 0), "start", "start-off-board");
    refuse(with_stone(spec, WHITE, 0, 6), "start", "start-off-board");
    refuse(with_stone(spec, BLACK, 2, 0), "start", "start-twice");
    refuse(with_stone(spec, 2, 0, 0), "start", "start-colour");
    refuse(with_stone(spec, INAROW_COLOURS, 0, 0), "start", "start-colour");
    spec.neutral = true;
    new_game(with_stone(spec, 2, 0, 0));
    spec.shared = 2;
    new_game(with_stone(spec, 2, 0, 0));
    spec.shared = 1;
    refuse(spec, "start", "start-colour");
    spec.start[WHITE].row[0] = 0;
    new_game(with_stone(spec, 2, 0, 0));
    spec = with_stone(plain(6, 6, 2, 4), WHITE, 2, 0);
    spec.supply[WHITE] = 4;
    for (int x = 3; x < 6; x++)
        spec = with_stone(spec, WHITE, x, 0);
    new_game(spec);
    refuse(with_stone(spec, WHITE, 0, 0), "start", "start-supply");
    spec.gravity = true;
    new_game(with_stone(spec, BLACK, 2, 1));
    refuse(with_stone(spec, BLACK, 2, 2), "start", "start-in-the-air");
}
END_TEST

/* Each fault is refused, and the largest or smallest legal value is accepted. */
START_TEST(faults_of_boards)
{
    inarow_spec spec = plain(8, 8, 2, 5);
    refuse(layers(9, 3, 2), "board", "layers-sides");
    refuse(layers(3, 9, 2), "board", "layers-sides");
    refuse(layers(2, 3, 9), "board", "layers-sides");
    refuse(layers(3, 3, -1), "board", "layers-sides");
    new_game(layers(3, 8, 8));
    refuse(layers(7, 8, 4), "board", "layers-fit");
    new_game(layers(6, 8, 4));
    refuse(along(layers(3, 3, 3), INAROW_ALONG_ROW), "board", "layers-directions");
    refuse(along(spec, 16), "board", "no-direction");
    new_game(along(spec, 15));
    refuse(with_block(hexagon(5), 0, 0, 2), "turn", "block-off-board");
    refuse(cut(spec, 8, 0), "board", "hole-off-board");
    refuse(cut(spec, 0, 8), "board", "hole-off-board");
    new_game(cut(spec, 7, 7));
    inarow_spec nothing = spec;
    for (int y = 0; y < 8; y++)
        nothing.holes.row[y] = 0xff;
    refuse(nothing, "board", "all-holes");
    /* Four points of a row and five of a column. */
    inarow_spec shut = along(cut(plain(9, 3, 2, 4), 4, 1), INAROW_ALONG_ROW);
    for (int x = 0; x < 9; x++)
        shut = cut(cut(shut, x, 0), x, 2);
    new_game(shut);
    shut.win[0].length = 5;
    refuse(shut, "win", "row-too-long");
    shut.win[0].length = 4;
    shut.lose[1].length = 5;
    refuse(shut, "lose", "row-too-long");
    inarow_spec odd = cut(plain(9, 9, 2, 5), 0, 0);
    add_phase(&odd, INAROW_PLAY, BLACK)->within = 1;
    refuse(odd, "phases", "region-rectangle");
    odd.holes.row[0] = 0;
    new_game(odd);
    odd.joined = CYLINDER;
    refuse(odd, "phases", "region-rectangle");
    odd = joined(plain(9, 9, 2, 5), CYLINDER);
    odd.patterns = 1;
    refuse(odd, "patterns", "patterns-rectangle");
    odd = layers(5, 5, 2);
    odd.patterns = 1;
    refuse(odd, "patterns", "patterns-rectangle");
}
END_TEST

START_TEST(faults_of_joined_edges)
{
    refuse(joined(plain(9, 9, 2, 5), 4), "board", "no-edges");
    refuse(joined(layers(4, 4, 4), CYLINDER), "board", "joined-layers");
    refuse(joined(plain(2, 9, 2, 5), CYLINDER), "board", "joined-sides");
    refuse(joined(plain(9, 2, 2, 5), TORUS), "board", "joined-sides");
    new_game(joined(plain(9, 3, 2, 5), TORUS));
    inarow_spec spec = joined(plain(26, 26, 2, INAROW_JOINED_ROW), TORUS);
    new_game(spec);
    spec.win[1].length++;
    refuse(spec, "win", "joined-row");
    spec.win[1].length--;
    spec.lose[0].length = INAROW_JOINED_ROW + 1;
    refuse(spec, "lose", "joined-row");
    spec.lose[0].length = 0;
    spec.open_rows = UINT32_C(1) << (INAROW_JOINED_ROW + 1);
    refuse(spec, "forbid", "joined-row");
    spec = joined(plain(7, 7, 2, 5), TORUS);
    spec.forbid[0] = INAROW_BIT(DOUBLE_FOUR);
    new_game(spec);
    spec.width = 6;
    refuse(spec, "forbid", "joined-fours");
    spec.forbid[0] = 0;
    spec.capture.lengths = 1 << 3;
    new_game(spec);
    spec.height = 5;
    new_game(spec);
    spec.width = 4;
    refuse(spec, "capture", "joined-capture");
    spec.capture.lengths = 0;
    spec.joined = CYLINDER;
    spec.gravity = true;
    new_game(spec);
    spec.joined = TORUS;
    refuse(spec, "board", "joined-gravity");
    spec.gravity = false;
    spec.win[0].length = 6;
    new_game(spec); /* its diagonals are longer */
    spec.height = 4;
    refuse(spec, "win", "row-too-long");
}
END_TEST

START_TEST(faults_of_shapes)
{
    inarow_spec spec = plain(8, 8, 2, 5);
    inarow_shape shape = square;
    new_game(with_shape(spec, shape));
    shape.stones = 0;
    refuse(with_shape(spec, shape), "win", "shape-stones");
    shape.stones = 17;
    refuse(with_shape(spec, shape), "win", "shape-stones");
    shape = square;
    shape.colours = 0;
    refuse(with_shape(spec, shape), "win", "shape-colour");
    shape.colours = 4;
    refuse(with_shape(spec, shape), "win", "shape-colour");
    shape = square;
    shape.loses = true;
    shape.x[1] = 0;
    refuse(with_shape(spec, shape), "lose", "shape-twice");
    shape.x[1] = 8;
    refuse(with_shape(spec, shape), "lose", "shape-too-large");
    shape.x[1] = 7;
    new_game(with_shape(spec, shape));
    shape.z[1] = 1;
    refuse(with_shape(spec, shape), "lose", "shape-too-large");
    spec.supply[0] = spec.supply[1] = 5;
    shape = square;
    shape.stones = 6;
    shape.x[4] = shape.x[5] = 3;
    shape.y[5] = 1;
    refuse(with_shape(spec, shape), "win", "shape-supply");
    spec.supply[0] = spec.supply[1] = 6;
    new_game(with_shape(spec, shape));
    for (int n = -1; n <= 17; n += 18) {
        spec.shapes = n;
        refuse(spec, "win", "shapes-number");
    }
    spec = plain(8, 8, 2, 0);
    refuse(spec, "win", "no-win");
    spec.host_decides = true;
    new_game(spec);
    spec.host_decides = false;
    new_game(with_shape(spec, square));
    shape = square;
    shape.loses = true; /* and a colour that does not make it wins */
    new_game(with_shape(spec, shape));
    /* Four stones in a row do not fit around a board that is three points wide. */
    shape = (inarow_shape){.stones = 4, .colours = 3, .x = {0, 1, 2, 3}};
    refuse(with_shape(joined(plain(3, 6, 2, 3), CYLINDER), shape), "win",
           "shape-too-large");
    new_game(with_shape(joined(plain(4, 6, 2, 3), CYLINDER), shape));
}
END_TEST

/* ---- Limits -------------------------------------------------------------------------
 */

/* INAROW_LINES is the number of lines of the largest board, and a plain position stays
 * small. */
START_TEST(lines_and_bytes)
{
    ck_assert_uint_le(inarow_position_size(new_game(plain(15, 15, 2, 5)).rules), 1024);
    for (int w = 1; w <= INAROW_LAYERS; w++) {
        for (int h = 1; h <= INAROW_LAYERS; h++) {
            for (int z = 2; z <= INAROW_LAYERS && w * z <= INAROW_SIDE; z++) {
                inarow_spec spec = layers(w, h, z);
                struct spots all = spots_of(&spec);
                int lines = h; /* the rows of the grid */
                for (int i = 0; i < all.count; i++) {
                    for (int d = 0; d < INAROW_DIRECTIONS; d++)
                        lines += !is_there(&spec, away(all.at[i], d, -1));
                }
                spec.win[0].length = spec.win[1].length = 1;
                ck_assert_int_le(lines, INAROW_LINES);
                size_t words = (inarow_position_size(new_game(spec).rules) -
                                sizeof(inarow_state) - 2 * INAROW_OFFERS) /
                               sizeof(uint32_t);
                ck_assert_uint_eq(words, (size_t)lines * 2);
            }
        }
    }
}
END_TEST

static void seed(void)
{
    seed_die(61);
}

Suite *geometry_suite(void)
{
    Suite *suite = suite_create("geometry");
    TCase *tcase = add_case(suite, "geometry");
    tcase_add_checked_fixture(tcase, seed, NULL);
    tcase_add_test(tcase, rows_are_counted);
    tcase_add_loop_test(tcase, stones_against_scans, 0, BOARDS);
    tcase_add_test(tcase, symmetries_are_all);
    tcase_add_loop_test(tcase, symmetries_are_a_group, 0, BOARDS);
    tcase_add_loop_test(tcase, captures_against_a_scan, 0, BOARDS);
    tcase_add_test(tcase, no_move_captures_more);
    tcase_add_test(tcase, neighbours);
    tcase_add_loop_test(tcase, ways_to_move, 0, sizeof ways / sizeof *ways);
    tcase_add_loop_test(tcase, moves_against_a_scan, 0, BOARDS);
    tcase_add_loop_test(tcase, stones_fall, 0, BOARDS);
    tcase_add_test(tcase, fallen_stones_around_the_board);
    tcase_add_test(tcase, breakable_rows_around_the_board);
    tcase_add_test(tcase, a_stone_in_the_air);
    tcase_add_loop_test(tcase, forbidden_agrees_with_the_text, 0, BOARDS);
    tcase_add_loop_test(tcase, an_empty_layer, 0, 8);
    tcase_add_loop_test(tcase, perfts_agree, 0, BOARDS);
    tcase_add_test(tcase, sequences_of_yavalath);
    tcase_add_test(tcase, reasons_in_order);
    tcase_add_test(tcase, drawn_by_number);
    tcase_add_loop_test(tcase, ends_are_counted, 0, 2);
    tcase_add_test(tcase, proofs_show_shapes);
    tcase_add_test(tcase, proof_of_two_shapes);
    tcase_add_loop_test(tcase, a_torus_has_no_middle, 0, 2);
    tcase_add_test(tcase, rows_across_edges);
    tcase_add_test(tcase, faults_of_starts);
    tcase_add_test(tcase, faults_of_boards);
    tcase_add_test(tcase, faults_of_joined_edges);
    tcase_add_test(tcase, faults_of_shapes);
    tcase_add_test(tcase, lines_and_bytes);
    return suite;
}
