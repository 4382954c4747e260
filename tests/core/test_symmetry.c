/* Tests symmetries of boards and positions, keys, and patterns under symmetry. */
#include "board.h"

static struct game board(int width, int height)
{
    return new_game(plain(width, height, 2, 1));
}

/* Returns the image of a whole position. */
static struct game image_of(struct game game, int symmetry)
{
    const inarow_spec *spec = inarow_spec_of(game.rules);
    uint8_t cells[INAROW_SIDE * INAROW_SIDE];
    for (int i = 0; i < spec->width * spec->height; i++) {
        inarow_point at = INAROW_POINT(i % spec->width, i / spec->width);
        inarow_point to = inarow_image(game.rules, symmetry, at);
        cells[INAROW_Y(to) * spec->width + INAROW_X(to)] =
            inarow_at(game.rules, game.position, at);
    }
    struct game image = copy_of(game);
    inarow_setup(game.rules, image.position, cells, inarow_state_of(game.position).turn);
    return image;
}

static int symmetries_of(const inarow_spec *spec)
{
    return spec->width == spec->height ? 8 : 4;
}

/* Bit 0 mirrors the columns, bit 1 mirrors the rows, and then bit 2 exchanges them. */
START_TEST(images_by_name)
{
    static const char *const square[8] = {"b4", "n4",  "b12", "n12",
                                          "d2", "d14", "l2",  "l14"};
    static const char *const oblong[4] = {"b4", "h4", "b2", "h2"};
    struct game game = board(15, 15);
    for (int s = 0; s < 8; s++) {
        ck_assert_str_eq(name_of(inarow_image(game.rules, s, point("b4"))), square[s]);
        ck_assert_str_eq(name_of(inarow_image(game.rules, s, point("h8"))), "h8");
    }
    game = board(9, 5);
    for (int s = 0; s < 4; s++)
        ck_assert_str_eq(name_of(inarow_image(game.rules, s, point("b4"))), oblong[s]);
}
END_TEST

/* Two symmetries in turn are one symmetry, the same for every point. Each has an
 * inverse, and no two are equal. */
START_TEST(images_are_a_group)
{
    static const int sides[][2] = {{15, 15}, {2, 2}, {26, 26}, {6, 6}, {9, 5}, {26, 7}};
    struct game game = board(sides[_i][0], sides[_i][1]);
    const inarow_spec *spec = inarow_spec_of(game.rules);
    int count = symmetries_of(spec);
    for (int s = 0; s < count; s++) {
        bool reached[8] = {false};
        for (int t = 0; t < count; t++) {
            int equal = -1;
            for (int u = 0; u < count; u++) {
                bool same = true;
                for (int i = 0; i < spec->width * spec->height && same; i++) {
                    inarow_point at = INAROW_POINT(i % spec->width, i / spec->width);
                    inarow_point once = inarow_image(game.rules, t, at);
                    ck_assert_msg(
                        inarow_on_board(game.rules, INAROW_X(once), INAROW_Y(once)),
                        "%s is sent off the board by %d", name_of(at), t);
                    same = inarow_image(game.rules, s, once) ==
                           inarow_image(game.rules, u, at);
                }
                if (same) {
                    ck_assert_int_eq(equal, -1);
                    equal = u;
                }
            }
            ck_assert_int_ge(equal, 0);
            ck_assert(!reached[equal]);
            reached[equal] = true;
        }
        ck_assert(reached[0]); /* the identity is reached, so s has an inverse */
    }
}
END_TEST

START_TEST(symmetries_by_name)
{
    static const struct {
        int width, height;
        const char *black, *white;
        unsigned symmetries;
    } cases[] = {
        {15, 15, "", "", 0xff},
        {15, 15, "h8", "", 0xff},
        {15, 15, "h8", "h9", 1 << 0 | 1 << 1},
        {15, 15, "h8", "i9", 1 << 0 | 1 << 4}, /* the diagonal */
        {15, 15, "h8", "g9", 1 << 0 | 1 << 7}, /* the other diagonal */
        {15, 15, "h8", "a2", 1 << 0},
        {15, 15, "h8", "g8 i8", 1 << 0 | 1 << 1 | 1 << 2 | 1 << 3},
        {15, 15, "h8", "g8 i8 h7 h9", 0xff},
        {15, 15, "g8 i8", "h7 h9", 1 << 0 | 1 << 1 | 1 << 2 | 1 << 3},
        {15, 15, "g8", "i8", 1 << 0 | 1 << 2}, /* colours are different */
        /* rotations only */
        {15, 15, "b1 o2 n15 a14", "", 1 << 0 | 1 << 3 | 1 << 5 | 1 << 6},
        {9, 5, "", "", 0xf},
        {9, 5, "e3", "", 0xf},
        {9, 5, "a1", "i5", 1 << 0},
        {9, 5, "a1 i5", "", 1 << 0 | 1 << 3},
        {2, 1, "a1", "", 1 << 0 | 1 << 2},
        {1, 1, "a1", "", 0xff},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct game game = with_stones(plain(cases[i].width, cases[i].height, 2, 1),
                                       cases[i].black, cases[i].white, BLACK);
        unsigned found = inarow_symmetries(game.rules, game.position);
        ck_assert_msg(found == cases[i].symmetries, "%s, %s: %x", cases[i].black,
                      cases[i].white, found);
    }
}
END_TEST

static bool same_stones(struct game a, struct game b)
{
    const inarow_spec *spec = inarow_spec_of(a.rules);
    for (int i = 0; i < spec->width * spec->height; i++) {
        inarow_point at = INAROW_POINT(i % spec->width, i / spec->width);
        if (inarow_at(a.rules, a.position, at) != inarow_at(b.rules, b.position, at))
            return false;
    }
    return true;
}

/* A bit is set if the image has the same stones on the same points. Every image has
 * the key of the position. */
START_TEST(keys_of_images)
{
    int some = 0;
    seed_die((uint32_t)_i + 1);
    for (int n = 0; n < 250; n++) {
        int side = 1 + die(_i ? 26 : 4);
        struct game game = board(side, die(2) ? side : 1 + die(_i ? 26 : 4));
        throw_stones(game, die(50), die(50));
        unsigned kept = inarow_symmetries(game.rules, game.position);
        uint64_t key = key_of(game);
        int count = symmetries_of(inarow_spec_of(game.rules));
        ck_assert_uint_lt(kept, 1u << count);
        for (int s = 0; s < count; s++) {
            struct game image = image_of(game, s);
            ck_assert_int_eq(kept >> s & 1, same_stones(game, image));
            ck_assert_uint_eq(key_of(image), key);
            some += s > 0 && (kept >> s & 1);
        }
    }
    ck_assert_int_gt(some, 0);
}
END_TEST

static int compare_keys(const void *a, const void *b)
{
    uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;
    return left < right ? -1 : left > right;
}

static int count_distinct(uint64_t *keys, int count)
{
    int distinct = count > 0;
    qsort(keys, (size_t)count, sizeof *keys, compare_keys);
    for (int i = 1; i < count; i++)
        distinct += keys[i] != keys[i - 1];
    return distinct;
}

/* All fillings of a small board: there are as many keys as orbits by Burnside's lemma.
 * For 3x3, (3^9 + 2*3^3 + 3^5 + 4*3^6) / 8; for 3x2, (3^6 + 3^4 + 3^3 + 3^3) / 4; for
 * 2x2, 21. */
START_TEST(keys_of_all_small_boards)
{
    static const struct {
        int width, height, boards, orbits;
    } cases[] = {{3, 3, 19683, 2862}, {3, 2, 729, 216}, {2, 3, 729, 216},
                 {2, 2, 81, 21},      {5, 1, 243, 135}, {1, 5, 243, 135}};
    static uint64_t keys[19683];
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct game game = board(cases[i].width, cases[i].height);
        for (int number = 0; number < cases[i].boards; number++) {
            uint8_t cells[9];
            int rest = number;
            for (int j = 0; j < 9; j++, rest /= 3)
                cells[j] = rest % 3 == 2 ? ANY : (uint8_t)(rest % 3);
            inarow_setup(game.rules, game.position, cells, BLACK);
            keys[number] = key_of(game);
        }
        ck_assert_int_eq(count_distinct(keys, cases[i].boards), cases[i].orbits);
    }
}
END_TEST

/* Random positions of a whole board are all different, and so are their keys. */
START_TEST(keys_of_random_boards)
{
    enum { COUNT = 4000 };
    static uint64_t keys[COUNT];
    seed_die(15);
    struct game game = board(15, 15);
    for (int n = 0; n < COUNT; n++) {
        throw_stones(game, 10 + die(20), 10 + die(20));
        keys[n] = key_of(game);
    }
    ck_assert_int_eq(count_distinct(keys, COUNT), COUNT);
}
END_TEST

/* "stones, colour to act and phase", for any order of the stones. */
START_TEST(keys_of_games)
{
    struct game one = new_game(renju(15, 15)), two = new_game(renju(15, 15));
    uint64_t empty = key_of(one);
    follow(one, "h8; a1; c3; pass");
    follow(two, "m13; o15; h8; pass");
    ck_assert_uint_eq(key_of(one), key_of(two));
    inarow_facts facts = follow(one, "pass");
    ck_assert_uint_ne(key_of(one), key_of(two));
    inarow_take_back(one.rules, one.position, &facts.undo);
    ck_assert_uint_eq(key_of(one), key_of(two));
    ck_assert_uint_ne(key_of(one), empty);

    /* The same stones with Black to act, in two phases of T10. */
    struct game game = new_game(taraguchi());
    follow(game, "h8; keep; h9; keep; i10; keep; e8");
    uint64_t key = key_of(game);
    ck_assert_uint_eq(inarow_to_act(game.rules, game.position).colour, BLACK);
    follow(game, "keep");
    ck_assert_uint_eq(inarow_to_act(game.rules, game.position).colour, BLACK);
    ck_assert_uint_ne(key_of(game), key);
}
END_TEST

/* ---- Patterns ------------------------------------------------------------------- */

/* Returns the position of a pattern by its number, turned and mirrored. */
static struct game pattern_image(int number, int symmetry)
{
    char stones[16];
    const char *second = number < 13 ? "h9" : "i9";
    strcat(strcpy(stones, "h8 "), third_stones[number]);
    return image_of(with_stones(rif(), stones, second, WHITE), symmetry);
}

START_TEST(patterns_in_every_image)
{
    for (int n = 0; n < 26; n++) {
        for (int s = 0; s < 8; s++) {
            struct game game = pattern_image(n, s);
            int number = inarow_pattern_of(game.rules, game.position);
            ck_assert_msg(number == n, "%d, image %d: %d", n, s, number);
        }
    }
}
END_TEST

START_TEST(no_patterns)
{
    static const char *const positions[][2] = {
        {"", ""},         {"h8", "h9"},     {"h8 h9", "h10"},  {"h8 h10 a1", "h9"},
        {"h8 i11", "h9"}, {"h9 i10", "h8"}, {"i8 i10", "i9"},  {"h8 h10", "h9 a1"},
        {"h10", "h8 h9"}, {"h8", "h9 h10"}, {"h8 h10 h9", ""}, {"h8 h10", "j8"},
    };
    for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
        struct game game = with_stones(rif(), positions[i][0], positions[i][1], BLACK);
        int number = inarow_pattern_of(game.rules, game.position);
        ck_assert_msg(number == -1, "%s, %s: %d", positions[i][0], positions[i][1],
                      number);
    }
    struct game game = new_game(renju(15, 15)); /* rules without patterns */
    ck_assert_int_eq(inarow_pattern_of(game.rules, game.position), -1);
}
END_TEST

/* On a rectangular board, rows and columns are not exchanged. A pattern that is
 * defined twice has its first number. */
START_TEST(patterns_of_oblong_boards)
{
    inarow_spec spec = plain(9, 5, 3, 3);
    spec.patterns = 3;
    spec.pattern[0] =
        (inarow_pattern){.stones = 2, .x = {0, 1}, .y = {0, 0}, .colour = {0, RED}};
    spec.pattern[1] =
        (inarow_pattern){.stones = 2, .x = {0, 0}, .y = {-1, 0}, .colour = {RED, 0}};
    spec.pattern[2] =
        (inarow_pattern){.stones = 2, .x = {-1, 0}, .y = {0, 0}, .colour = {RED, 0}};
    static const struct {
        const char *rows;
        int number;
    } cases[] = {
        {"......... ......... ....X2... ......... .........", 0},
        {"......... ......... ...2X.... ......... .........", 0},
        {"......... ......... ....X.... ....2.... .........", 1},
        {"......... ....2.... ....X.... ......... .........", 1},
        {"......... ......... ....2X... ......... .........", -1},
        {"......... ......... ....XO... ......... .........", -1},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct game game = set_up(spec, cases[i].rows, BLACK);
        ck_assert_int_eq(inarow_pattern_of(game.rules, game.position), cases[i].number);
    }
}
END_TEST

Suite *symmetry_suite(void)
{
    Suite *suite = suite_create("symmetry");
    TCase *tcase = add_case(suite, "symmetry");
    tcase_add_test(tcase, images_by_name);
    tcase_add_loop_test(tcase, images_are_a_group, 0, 6);
    tcase_add_test(tcase, symmetries_by_name);
    tcase = add_case(suite, "keys");
    tcase_add_loop_test(tcase, keys_of_images, 0, 2);
    tcase_add_test(tcase, keys_of_all_small_boards);
    tcase_add_test(tcase, keys_of_random_boards);
    tcase_add_test(tcase, keys_of_games);
    tcase = add_case(suite, "patterns");
    tcase_add_test(tcase, patterns_in_every_image);
    tcase_add_test(tcase, no_patterns);
    tcase_add_test(tcase, patterns_of_oblong_boards);
    return suite;
}
