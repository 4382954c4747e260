/* Tests forbidden points, RIF 9.2 and 9.3 with readings 1 to 3, and the map of all
 * forbidden points. */
#include <inttypes.h>
#include "board.h"

enum {
    FIVE = INAROW_BIT(FIVE),
    OVERLINE = INAROW_BIT(OVERLINE),
    DOUBLE_4 = INAROW_BIT(DOUBLE_FOUR),
    DOUBLE_3 = INAROW_BIT(DOUBLE_THREE),
};

/* Option bits under which a double-three is judged the other way. */
enum { LITERAL = 1 << 20, FIVES = 1 << 21 };

/* Patterns that a black stone on h8 makes. */
static const struct {
    const char *why, *black, *white;
    inarow_reasons makes;
} cases[] = {
    {"9.1: a five", "d8 e8 f8 g8", "", FIVE},
    {"9.2 (a): an overline", "d8 e8 f8 g8 i8", "", OVERLINE},
    {"9.2: a five at the same time", "d8 e8 f8 g8 h4 h5 h6 h7 h9", "", FIVE | OVERLINE},
    {"9.2: a five and a double-four", "d8 e8 f8 g8 h5 h6 h7 i9 j10 k11", "", FIVE},
    {"9.2: a 5-3-3", "d8 e8 f8 g8 h9 h10 i9 j10", "", FIVE},
    {"a row of ten", "d8 e8 f8 g8 i8 j8 k8 l8 m8", "", OVERLINE},

    {"9.2 (b): a 4-4", "e8 f8 g8 h5 h6 h7", "", DOUBLE_4},
    {"9.2 (b): both stopped at one end", "e8 f8 g8 h5 h6 h7", "d8 h4", DOUBLE_4},
    {"one four can be made a five at neither end", "e8 f8 g8 h5 h6 h7", "d8 i8", 0},
    {"one four could only be made a six", "e8 f8 g8 h5 h6 h7 c8 j8", "", 0},
    {"reading 3: two fours on one line", "d8 f8 g8 j8", "", DOUBLE_4},
    {"reading 3: they share two stones", "d8 e8 g8 j8 k8", "", DOUBLE_4},
    {"reading 3: they share the stone on h8", "d8 e8 f8 j8 k8 l8", "", DOUBLE_4},
    {"reading 3: a straight four is one four", "e8 f8 g8", "", 0},
    {"a 4-3", "e8 f8 g8 h9 h10", "d8", 0},

    {"9.2 (c): a 3-3", "f8 g8 h9 h10", "", DOUBLE_3},
    {"with vacant points in the threes", "e8 g8 h10 h11", "", DOUBLE_3},
    {"the threes on the diagonals", "f10 g9 f6 g7", "", DOUBLE_3},
    {"a 4-3-3", "e5 f6 g7 f8 g8 h9 h10", "d4", DOUBLE_3},
    {"a 4-4-3-3", "e5 f6 g7 e11 f10 g9 f8 g8 h9 h10", "d4 d12", DOUBLE_4 | DOUBLE_3},
    {"one three is stopped", "f8 g8 h9 h10", "e8", 0},
    {"stopped further off: still a three", "f8 g8 h9 h10", "d8", DOUBLE_3},
    {"too little room between two stones", "f8 g8 h9 h10", "d8 j8", 0},
    {"the other side's threes do not count", "f8 g8", "h9 h10", 0},

    {"9.3 (a): i8 would be a double-four", "f8 g8 h9 h10 i9 i10 i11", "d8", 0},
    {"9.3 (a): i8 would not be", "f8 g8 h9 h10 i9 i10", "d8", DOUBLE_3},
    {"9.3 (a): i8 would be an overline", "f8 g8 h9 h10 i6 i7 i9 i10 i11", "d8", 0},
    {"9.3 (a): e8 would do instead", "f8 g8 h9 h10 i6 i7 i9 i10 i11", "", DOUBLE_3},
    {"9.3 (b): i8 would be a double-three", "f8 g8 h10 h11 i9 i10 j7 k6", "d8", 0},
    {"9.3 (b): which is allowed: l5 would be an overline",
     "f8 g8 h10 h11 i9 i10 j7 k6 l3 l4 l6 l7 l8", "d8 g10", DOUBLE_3},
    {"9.3 (b): which is allowed: l5 would be a double-three",
     "f8 g8 h10 h11 i9 i10 j7 k6 l6 l7 k4 j3", "d8 g10", DOUBLE_3},
    {"9.3 (b): which is not: of l5's threes one is stopped",
     "f8 g8 h10 h11 i9 i10 j7 k6 l6 l7 k4 j3", "d8 g10 i2", 0},

    {"reading 1: of three threes one is stopped by (a), one by (b)",
     "h6 h7 f8 g8 i9 i10 i11 g9 f10 e12 e13 d11 c11", "d8 j6", LITERAL},
    {"reading 1: none is stopped by (a)", "h6 h7 f8 g8 i9 i10 g9 f10 e12 e13 d11 c11",
     "d8 j6", DOUBLE_3},
    {"reading 1: none is stopped by (b)", "h6 h7 f8 g8 i9 i10 i11 g9 f10 e12 e13 d11",
     "d8 j6", DOUBLE_3},
    {"reading 1: e8 is stopped by (a), i8 by (b)",
     "h9 h10 f8 g8 e6 e7 e9 e10 e11 i7 i6 j9 k10", "", LITERAL},

    {"reading 2: i8 would be a five", "f8 g8 h9 h10 i9 i10 i11 i12", "d8", FIVES},
    {"reading 2: the second stone in trial would be a five, on l5",
     "f8 g8 h10 h11 i9 i10 j7 k6 l4 l6 l7 l8", "d8 g10", DOUBLE_3 | FIVES},
    {"reading 2: a five stands already and is made longer", "c8 d8 e8 f8 g8", "",
     OVERLINE},
    {"reading 2: and a five is made besides", "c8 d8 e8 f8 g8 h9 h10 h11 h12", "",
     FIVE | OVERLINE},
    {"reading 2: a five stands apart", "a1 b1 c1 d1 e1 f8 g8 h9 h10", "", DOUBLE_3},

    /* The closing exercise of 003, moved two points to the left and down: its j10 is
     * h8 here, its g7 is e5, its k11 is i9, and its l12 (misprinted m12) is j10. */
    {"the exercise: e5 lies against white, i9 leads to an overline", "e8 f8 f6 g7 k11",
     "d4", 0},
    {"the exercise without the overline", "e8 f8 f6 g7", "d4", DOUBLE_3},
    {"the exercise without the white stone", "e8 f8 f6 g7 k11", "", DOUBLE_3},
};

static bool in_set(const inarow_set *set, inarow_point point)
{
    return set->row[INAROW_Y(point)] >> INAROW_X(point) & 1;
}

static void try_case(int i, inarow_spec spec, inarow_reasons makes)
{
    struct game game = with_stones(spec, cases[i].black, cases[i].white, BLACK);
    inarow_point h8 = point("h8");
    inarow_reasons made = inarow_makes(game.rules, game.position, BLACK, h8);
    ck_assert_msg(made == makes,
                  "%s: makes %#" PRIx64 ", not %#" PRIx64 " (9.3 printed: %d, fives: %d)",
                  cases[i].why, made, makes, spec.counts_threes_twice,
                  spec.five_makes_three);
    inarow_reasons bad = makes & FIVE ? 0 : makes & PATTERNS;
    ck_assert_msg(inarow_forbids(game.rules, BLACK, made) == bad, "%s", cases[i].why);
    inarow_set forbidden;
    inarow_forbidden(game.rules, game.position, BLACK, &forbidden);
    ck_assert_msg(in_set(&forbidden, h8) == (bad != 0), "%s: the map", cases[i].why);
    inarow_facts facts = follow(game, "h8");
    ck_assert_msg(facts.made == makes, "%s: the facts", cases[i].why);
    ck_assert_msg(inarow_makes(game.rules, game.position, BLACK, h8) == makes,
                  "%s: once the stone stands", cases[i].why);
}

/* The same positions by three readings: inarow's; 9.3 (a) and (b) separately, as
 * printed (reading 1); and with threes that remain threes although the same stone
 * makes a five (reading 2). */
START_TEST(points_by_name)
{
    inarow_reasons differs = cases[_i].makes & (LITERAL | FIVES);
    inarow_reasons makes = cases[_i].makes & ~differs, other = makes ^ DOUBLE_3;
    inarow_spec spec = renju(15, 15);
    try_case(_i, spec, makes);
    spec.counts_threes_twice = true;
    try_case(_i, spec, differs == LITERAL ? other : makes);
    spec.counts_threes_twice = false;
    spec.five_makes_three = true;
    try_case(_i, spec, differs == FIVES ? other : makes);
}
END_TEST

/* RIF 9.1 and 9.2: White wins with a five or an overline, and nothing is forbidden to
 * White. */
START_TEST(nothing_is_forbidden_to_white)
{
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct game game =
            with_stones(renju(15, 15), cases[i].white, cases[i].black, BLACK);
        inarow_reasons made = inarow_makes(game.rules, game.position, WHITE, point("h8"));
        ck_assert_msg(made == (cases[i].makes & (FIVE | OVERLINE)), "%s", cases[i].why);
        ck_assert_uint_eq(inarow_forbids(game.rules, WHITE, made), 0);
        inarow_set forbidden;
        inarow_forbidden(game.rules, game.position, WHITE, &forbidden);
        ck_assert(!in_set(&forbidden, point("h8")));
    }
}
END_TEST

/* HIST: each prohibition began in another year. With one prohibition alone, `made`
 * does not name the other patterns. */
START_TEST(one_prohibition_alone)
{
    static const uint8_t only[] = {OVERLINE, DOUBLE_4, DOUBLE_3};
    static const char *const black[] = {"d8 e8 f8 g8 i8", "e8 f8 g8 h5 h6 h7",
                                        "f8 g8 h9 h10"};
    for (int i = 0; i < 3; i++) {
        inarow_spec spec = renju(15, 15);
        spec.forbid[BLACK] = only[i];
        for (int j = 0; j < 3; j++) {
            struct game game = with_stones(spec, black[j], "", BLACK);
            inarow_reasons made =
                inarow_makes(game.rules, game.position, BLACK, point("h8"));
            /* `made` always names an overline. */
            ck_assert_uint_eq(made, i == j || j == 0 ? only[j] : 0);
            ck_assert_uint_eq(inarow_forbids(game.rules, BLACK, made),
                              i == j ? only[i] : 0);
        }
    }
}
END_TEST

/* HIST 1916: where double-fours are allowed, a double-four does not prevent a three. */
START_TEST(only_forbidden_patterns_prevent_a_three)
{
    inarow_spec spec = renju(15, 15);
    spec.forbid[BLACK] = OVERLINE | DOUBLE_3;
    struct game game = with_stones(spec, "f8 g8 h9 h10 i9 i10 i11", "d8", BLACK);
    ck_assert_uint_eq(inarow_makes(game.rules, game.position, BLACK, point("h8")),
                      DOUBLE_3);
}
END_TEST

/* The option of HIST reading 8: h8 is a double-three that keeps White from a five. The
 * other double-three defends against nothing. */
START_TEST(a_defence_is_exempt)
{
    inarow_spec spec = renju(15, 15);
    spec.unless_defence = true;
    spec.forbid[BLACK] = spec.refuse = DOUBLE_3;
    for (int defence = 0; defence < 2; defence++) {
        struct game game = with_stones(spec, "f8 g8 h9 h10",
                                       defence ? "d4 e5 f6 g7" : "d4 e5 f6", BLACK);
        inarow_set map;
        inarow_reasons made = inarow_makes(game.rules, game.position, BLACK, point("h8"));
        ck_assert_uint_eq(made, defence ? 0 : DOUBLE_3);
        ck_assert_int_eq(check_text(game, "h8"),
                         defence ? INAROW_OK : INAROW_REASON_FORBIDDEN);
        inarow_forbidden(game.rules, game.position, BLACK, &map);
        ck_assert_int_eq(in_set(&map, point("h8")), !defence);
        size_t legal =
            inarow_legal(game.rules, game.position, NULL, 0); /* one of them is a pass */
        ck_assert_uint_eq(legal, 225u - (defence ? 8 : 7 + 1) + 1);
    }
}
END_TEST

/* The defence is against the opponent's winning row. If White needs six, four stones
 * are no danger. If White needs four, three stones are a threat, and a straight four
 * is open at both ends by White's length. */
START_TEST(a_defence_against_the_rivals_row)
{
    static const struct {
        uint8_t length;
        const char *white;
        bool defence, exactly;
    } cases[] = {
        {5, "c3 d4 e5 f6 g7", true},
        {5, "c3 d4 e5 f6 g7", false, true}, /* six in a row do not win, */
        {5, "d4 e5 f6 g7", true, true},
        {5, "c3 e5 f6 g7", false, true}, /* nor can a four that could only become six */
        {3, "g7", true},
        {4, "g7", false},
        {4, "f6 g7", true},
        {4, "e5 f6 g7", true},
        {5, "f6 g7", false},
        {5, "e5 f6 g7", true},
        {6, "e5 f6 g7", false},
        {6, "d4 e5 f6 g7", true},
        {6, "d4 e5 f6 i9", false},
        {6, "c3 e5 f6 g7", false},
        {6, "c3 d4 e5 f6 g7", true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        inarow_spec spec = renju(15, 15);
        spec.unless_defence = true;
        spec.forbid[BLACK] = DOUBLE_3;
        spec.win[WHITE].length = cases[i].length;
        spec.win[WHITE].exactly = cases[i].exactly;
        struct game game = with_stones(spec, "f8 g8 h9 h10", cases[i].white, BLACK);
        inarow_reasons made = inarow_makes(game.rules, game.position, BLACK, point("h8"));
        ck_assert_msg(made == (cases[i].defence ? 0 : DOUBLE_3), "%d to win, %s",
                      cases[i].length, cases[i].white);
    }
}
END_TEST

/* HIST before 1918: a double-three that also makes a four is allowed. */
START_TEST(a_four_three_three_is_exempt)
{
    inarow_spec spec = renju(15, 15);
    spec.unless_four = true;
    struct game game = with_stones(spec, "e5 f6 g7 f8 g8 h9 h10", "d4", BLACK);
    ck_assert_uint_eq(inarow_makes(game.rules, game.position, BLACK, point("h8")), 0);
    game = with_stones(spec, "f6 g7 f8 g8 h9 h10", "d4", BLACK);
    ck_assert_uint_eq(inarow_makes(game.rules, game.position, BLACK, point("h8")),
                      DOUBLE_3);
}
END_TEST

/* ---- The map -------------------------------------------------------------------- */

/* Rule sets for the map. Numbers 5 to 7 have rows other than exactly five. */
enum { RULES = 11 };

static inarow_spec rules_number(int number, int width, int height)
{
    inarow_spec spec = renju(width, height);
    switch (number) {
    case 1:
        spec.counts_threes_twice = true;
        break;
    case 2:
        spec.five_makes_three = true;
        break;
    case 3:
        spec.forbid[BLACK] = DOUBLE_4;
        break;
    case 4:
        spec.forbid[BLACK] = DOUBLE_3;
        break;
    case 5: /* GOMOKU, Japanese */
        spec = plain(width, height, 2, 5);
        spec.forbid[BLACK] = spec.forbid[WHITE] = DOUBLE_3;
        break;
    case 6:
        spec.win[BLACK].length = 4;
        break;
    case 7:
        spec.win[BLACK].length = width < 6 && height < 6 ? 4 : 6;
        break;
    case 8: /* three colours: two of them are opponents */
        spec.colours = 3;
        spec.win[RED] = spec.win[BLACK];
        spec.forbid[RED] = PATTERNS;
        break;
    case 9: /* HIST before 1918 */
        spec.unless_four = true;
        break;
    case 10: /* HIST before 1912, an option */
        spec.unless_defence = true;
        break;
    }
    return spec;
}

/* Compares, for every colour, the map of the position, the map of the bare board, and
 * the points asked one by one. Returns the number of forbidden points. */
static int compare_maps(struct game game)
{
    const inarow_spec *spec = inarow_spec_of(game.rules);
    int count = 0;
    for (uint8_t colour = 0; colour < spec->colours; colour++) {
        inarow_set own = {{0}}, others = {{0}}, singly = {{0}}, map, bare;
        for (int y = 0; y < spec->height; y++) {
            for (int x = 0; x < spec->width; x++) {
                inarow_point at = INAROW_POINT(x, y);
                uint8_t stone = inarow_at(game.rules, game.position, at);
                uint32_t bit = UINT32_C(1) << x;
                if (stone == colour)
                    own.row[y] |= bit;
                else if (stone != ANY)
                    others.row[y] |= bit;
                else if (inarow_forbids(
                             game.rules, colour,
                             inarow_makes(game.rules, game.position, colour, at)))
                    singly.row[y] |= bit;
            }
        }
        memset(&map, 0xff, sizeof map);
        memset(&bare, 0xff, sizeof bare);
        inarow_forbidden(game.rules, game.position, colour, &map);
        inarow_forbidden_map(game.rules, colour, &own, &others, &bare);
        for (int y = 0; y < INAROW_SIDE; y++) {
            ck_assert_msg(map.row[y] == singly.row[y] && bare.row[y] == singly.row[y],
                          "%dx%d colour %d row %d: %x, bare %x, singly %x", spec->width,
                          spec->height, colour, y + 1, map.row[y], bare.row[y],
                          singly.row[y]);
            count += __builtin_popcount(singly.row[y]);
        }
    }
    return count;
}

/* Any two sides from 5 to 26, including 15, 16 and 17. */
START_TEST(map_agrees_with_points)
{
    int width = _i, count = 0;
    seed_die((uint32_t)width);
    for (int height = 5; height <= INAROW_SIDE; height++) {
        for (int number = 0; number < RULES; number++) {
            struct game game = new_game(rules_number(number, width, height));
            throw_stones(game, 8 + die(25), die(25));
            count += compare_maps(game);
        }
    }
    ck_assert_int_gt(count, 100); /* so that the comparison is not empty */
}
END_TEST

/* Many boards with sides near 16, where the fast form changes its word width. */
START_TEST(map_about_sixteen)
{
    static const int sides[] = {14, 15, 16, 17};
    seed_die(16);
    for (int i = 0; i < 16; i++) {
        struct game game = new_game(renju(sides[i % 4], sides[i / 4]));
        for (int n = 0; n < 25; n++) {
            throw_stones(game, 10 + die(25), die(20));
            compare_maps(game);
        }
    }
}
END_TEST

/* Boards whose sides are too short for a five, if the rules still forbid anything. */
START_TEST(map_of_narrow_boards)
{
    int count = 0;
    seed_die(1);
    for (int side = 1; side < 5; side++) {
        for (int n = 0; n < 100; n++) {
            struct game wide = new_game(renju(26, side)),
                        high = new_game(renju(side, 26));
            throw_stones(wide, 40, 10);
            throw_stones(high, 40, 10);
            count += compare_maps(wide) + compare_maps(high);
        }
    }
    ck_assert_int_gt(count, 100);
}
END_TEST

/* An edge and an opponent's stone stop a row in the same way (RIF 3). So a board up to
 * 16x16 has the same forbidden points as the corner or middle of a 26x26 board with
 * white stones on all other points. */
START_TEST(edges_are_like_white_stones)
{
    static const int shifts[][2] = {{0, 0}, {10, 10}, {3, 7}, {10, 0}};
    int count = 0;
    seed_die(26);
    for (int n = 0; n < 60; n++) {
        int width = 5 + die(12), height = 5 + die(12);
        struct game small = new_game(renju(width, height));
        throw_stones(small, 15 + die(15), die(15));
        inarow_set expected;
        inarow_forbidden(small.rules, small.position, BLACK, &expected);
        for (int i = 0; i < 4; i++) {
            int right = shifts[i][0], up = shifts[i][1];
            inarow_set own = {{0}}, others = {{0}}, found;
            for (int y = 0; y < INAROW_SIDE; y++) {
                for (int x = 0; x < INAROW_SIDE; x++) {
                    bool inside = inarow_on_board(small.rules, x - right, y - up);
                    uint8_t stone = inside ? inarow_at(small.rules, small.position,
                                                       INAROW_POINT(x - right, y - up))
                                           : WHITE;
                    own.row[y] |= (uint32_t)(stone == BLACK) << x;
                    others.row[y] |= (uint32_t)(stone == WHITE) << x;
                }
            }
            struct game big = new_game(renju(INAROW_SIDE, INAROW_SIDE));
            inarow_forbidden_map(big.rules, BLACK, &own, &others, &found);
            for (int y = 0; y < INAROW_SIDE; y++) {
                uint32_t row = y >= up && y < up + height ? expected.row[y - up] : 0;
                ck_assert_msg(found.row[y] == row << right, "%dx%d by %d %d", width,
                              height, right, up);
                count += row != 0;
            }
        }
    }
    ck_assert_int_gt(count, 100);
}
END_TEST

/* No article distinguishes left and right: the map of an image is the image of the
 * map. */
START_TEST(map_of_images)
{
    seed_die(8);
    for (int n = 0; n < 60; n++) {
        int side = 5 + die(22);
        struct game game = new_game(renju(side, side)), image = copy_of(game);
        throw_stones(game, 10 + die(25), die(15));
        inarow_set map, image_map;
        inarow_forbidden(game.rules, game.position, BLACK, &map);
        for (int s = 1; s < 8; s++) {
            uint8_t cells[INAROW_SIDE * INAROW_SIDE];
            for (int i = 0; i < side * side; i++) {
                inarow_point at = INAROW_POINT(i % side, i / side);
                inarow_point to = inarow_image(game.rules, s, at);
                cells[INAROW_Y(to) * side + INAROW_X(to)] =
                    inarow_at(game.rules, game.position, at);
            }
            inarow_setup(image.rules, image.position, cells, BLACK);
            inarow_forbidden(image.rules, image.position, BLACK, &image_map);
            for (int i = 0; i < side * side; i++) {
                inarow_point at = INAROW_POINT(i % side, i / side);
                ck_assert_msg(in_set(&map, at) ==
                                  in_set(&image_map, inarow_image(game.rules, s, at)),
                              "side %d, symmetry %d, %s", side, s, name_of(at));
            }
        }
    }
}
END_TEST

/* ---- Rows and fours, counted slowly ------------------------------------------------
 */

static uint8_t stone_at(struct game game, int x, int y)
{
    return inarow_on_board(game.rules, x, y)
               ? inarow_at(game.rules, game.position, INAROW_POINT(x, y))
               : ANY - 1;
}

/* Counts the fours through a vacant point in a direction, after Black plays there.
 * They are windows of five with one more vacant point, without a black stone just
 * outside. Two windows with the same stones are a straight four. */
static int count_fours(struct game game, int x, int y, int dx, int dy)
{
    int fours = 0, vacant_before = 0;
    for (int from = -4; from <= 0; from++) {
        int own = 1, vacant = 0, gap = 0;
        for (int i = from; i < from + 5; i++) {
            uint8_t stone = stone_at(game, x + i * dx, y + i * dy);
            if (i == 0)
                continue;
            own += stone == BLACK;
            vacant += stone == ANY;
            gap = stone == ANY ? i : gap;
        }
        bool longer = stone_at(game, x + (from - 1) * dx, y + (from - 1) * dy) == BLACK ||
                      stone_at(game, x + (from + 5) * dx, y + (from + 5) * dy) == BLACK;
        if (own != 4 || vacant != 1 || longer)
            continue;
        /* The window before had its gap first, and this window has it last. */
        bool same = gap == from + 4 && vacant_before == from - 1 && fours > 0;
        fours += !same;
        vacant_before = gap;
    }
    return fours;
}

START_TEST(rows_and_fours)
{
    static const int directions[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    seed_die(4);
    int forbidden = 0;
    for (int n = 0; n < 300; n++) {
        struct game game = new_game(renju(5 + die(22), 5 + die(22)));
        const inarow_spec *spec = inarow_spec_of(game.rules);
        throw_stones(game, 20 + die(30), die(20));
        for (int i = 0; i < 40; i++) {
            int x = die(spec->width), y = die(spec->height), fours = 0;
            if (stone_at(game, x, y) != ANY)
                continue;
            inarow_reasons expected = 0;
            for (int d = 0; d < 4; d++) {
                int dx = directions[d][0], dy = directions[d][1], length = 1;
                for (int s = -1; s <= 1; s += 2) {
                    for (int k = s; stone_at(game, x + k * dx, y + k * dy) == BLACK;
                         k += s)
                        length++;
                }
                expected |= length > 5 ? OVERLINE : length == 5 ? FIVE : 0;
                fours += count_fours(game, x, y, dx, dy);
            }
            if (fours > 1 && !(expected & FIVE))
                expected |= DOUBLE_4;
            inarow_reasons made =
                inarow_makes(game.rules, game.position, BLACK, INAROW_POINT(x, y));
            ck_assert_msg((made & ~(inarow_reasons)DOUBLE_3) == expected,
                          "%#" PRIx64 ", not %#" PRIx64, made, expected);
            forbidden += expected != 0;
        }
    }
    ck_assert_int_gt(forbidden, 500); /* the boards have enough rows */
}
END_TEST

Suite *forbidden_suite(void)
{
    Suite *suite = suite_create("forbidden");
    TCase *tcase = add_case(suite, "articles");
    tcase_add_loop_test(tcase, points_by_name, 0, sizeof cases / sizeof *cases);
    tcase_add_test(tcase, nothing_is_forbidden_to_white);
    tcase_add_test(tcase, one_prohibition_alone);
    tcase_add_test(tcase, only_forbidden_patterns_prevent_a_three);
    tcase_add_test(tcase, a_defence_is_exempt);
    tcase_add_test(tcase, a_defence_against_the_rivals_row);
    tcase_add_test(tcase, a_four_three_three_is_exempt);
    tcase = add_case(suite, "map");
    tcase_add_loop_test(tcase, map_agrees_with_points, 5, INAROW_SIDE + 1);
    tcase_add_test(tcase, map_about_sixteen);
    tcase_add_test(tcase, map_of_narrow_boards);
    tcase_add_test(tcase, edges_are_like_white_stones);
    tcase_add_test(tcase, map_of_images);
    tcase_add_test(tcase, rows_and_fours);
    return suite;
}
