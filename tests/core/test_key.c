/* Tests keys: the hash, the fields that count, and equal keys for images and other
 * orders of moves. */
#include "board.h"
#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>

static bool same_key(struct game a, struct game b)
{
    inarow_hash128 one = inarow_key128(a.rules, a.position, NULL),
                   other = inarow_key128(b.rules, b.position, NULL);
    return one.word[0] == other.word[0] && one.word[1] == other.word[1];
}

/* Vectors of SipHash-2-4-128 with the key 0. */
START_TEST(hash_of_bytes)
{
    static const struct {
        const char *bytes;
        inarow_hash128 hash;
    } vectors[] = {
        {"", {{UINT64_C(0x7de0a38047d74950), UINT64_C(0xf4f2ced447ab0242)}}},
        {"abcd", {{UINT64_C(0x18e3d614b9df192e), UINT64_C(0xf2d7336f3f467205)}}},
        {"abcdefgh", {{UINT64_C(0x8d8e9d931e374f59), UINT64_C(0xdc913dad33123677)}}},
    };
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++) {
        inarow_hash128 hash = inarow_hash(vectors[i].bytes, strlen(vectors[i].bytes));
        ck_assert_uint_eq(hash.word[0], vectors[i].hash.word[0]);
        ck_assert_uint_eq(hash.word[1], vectors[i].hash.word[1]);
    }
}
END_TEST

/* These bytes, and so the key, are the same in all versions of a format. */
START_TEST(canonical_form)
{
    static const char *const form = "01 ................ 00 00 01 00 00 00 00 00 00 "
                                    "00000000 00 0000 0000 01 0000 0000 "
                                    "00 00 01 00 04 00 ffff ffff ffff ffff ffff ffff ";
    struct game game = with_stones(plain(3, 3, 2, 3), "c3", "b1", BLACK);
    uint8_t bytes[INAROW_CANONICAL];
    char text[4 * INAROW_CANONICAL] = "";
    int symmetry, at = 0;
    size_t length =
        inarow_canonical(game.rules, game.position, bytes, sizeof bytes, &symmetry);
    for (const char *c = form; *c; c++, at++) {
        size_t i = 0;
        for (const char *d = form; d < c; d++)
            i += *d != ' ';
        text[at] =
            *c == ' ' ? ' ' : "0123456789abcdef"[bytes[i / 2] >> (i % 2 ? 0 : 4) & 15];
        if (*c == '.')
            text[at] = '.';
    }
    ck_assert_str_eq(text, form);
    ck_assert_uint_eq(length, 50);
    ck_assert_str_eq(name_of(inarow_image(game.rules, symmetry, point("c3"))), "a3");
    memset(bytes, 7, sizeof bytes);
    ck_assert_uint_eq(inarow_canonical(game.rules, game.position, bytes, 3, NULL), 50);
    ck_assert_int_eq(bytes[3], 7);
}
END_TEST

static void check_hash(inarow_hash128 hash, const char *expected)
{
    char text[33];
    snprintf(text, sizeof text, "%016" PRIx64 "%016" PRIx64, hash.word[0], hash.word[1]);
    ck_assert_str_eq(text, expected);
}

/* The vectors of inarow.h. */
START_TEST(vectors)
{
    static const struct {
        const char *script, *key, *board;
    } cases[] = {
        {"", "ac6a15b758850cdab8cf96b6a734baf3", "53b8a6b5c4d8e49be97624956d487774"},
        {"h8", "d99d9e25074ca1ed215d4b7bfc8471ca", "912ccee0330a955f53ec45a503867e78"},
        {"h8; i8", "1aad29e44c9915cc2909a11d38e5375c",
         "fc7d5b201030493cf2e46627ac06ce63"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct game game = new_game(plain(15, 15, 2, 5));
        follow(game, cases[i].script);
        check_hash(inarow_key128(game.rules, game.position, NULL), cases[i].key);
        check_hash(inarow_board_key128(game.rules, game.position, NULL), cases[i].board);
    }
}
END_TEST

/* ---- Contents of a key --------------------------------------------------------------
 */

static inarow_spec with_moves(void)
{
    inarow_spec spec = plain(15, 15, 2, 5);
    spec.draw_moves = 100;
    return spec;
}

static inarow_spec with_host(void)
{
    inarow_spec spec = plain(15, 15, 2, 5);
    spec.host_rules = 1;
    return spec;
}

static inarow_spec with_captures(void)
{
    inarow_spec spec = plain(15, 15, 2, 5);
    spec.capture = (inarow_capture){.lengths = 1 << 2, .wins = 10};
    return spec;
}

static inarow_spec free_renju(void)
{
    return renju(15, 15);
}

static inarow_spec go_moku(void)
{
    return plain(15, 15, 2, 5);
}

static inarow_spec taking_off(void)
{
    inarow_spec spec = plain(15, 15, 2, 5);
    add_phase(&spec, INAROW_PLAY, BLACK);
    add_phase(&spec, INAROW_PLAY, WHITE);
    add_phase(&spec, INAROW_REMOVE, ANY)->most = 1;
    return spec;
}

#define FIELD(name) offsetof(inarow_state, name), sizeof(((inarow_state *)0)->name), #name

/* Changes each field alone; the table in inarow.h says which fields count. */
START_TEST(fields)
{
    static const struct {
        inarow_spec (*spec)(void);
        const char *script;
        size_t offset, size;
        const char *name;
        bool counts;
    } cases[] = {
        {go_moku, "h8; i9", FIELD(phase), true},
        {go_moku, "h8; i9", FIELD(turn), true},
        {go_moku, "h8; i9", FIELD(left), true},
        {go_moku, "h8; i9", FIELD(exchanged), true},
        {go_moku, "h8; i9", FIELD(holder[0]), true},
        {go_moku, "h8; i9", FIELD(supply[1]), true},
        {go_moku, "h8; i9", FIELD(standing), true},
        {go_moku, "h8; i9", FIELD(standing_colour), false},
        {go_moku, "h8; i9", FIELD(vacant), false},
        {go_moku, "h8; i9", FIELD(moves), false},
        {with_moves, "h8; i9", FIELD(moves), true},
        {with_host, "h8; i9", FIELD(moves), true},
        {go_moku, "h8; i9", FIELD(last), false},
        {with_host, "h8; i9", FIELD(last), true},
        {go_moku, "h8; i9", FIELD(taken[0]), false},
        {with_captures, "h8; i9", FIELD(taken[0]), true},
        {with_host, "h8; i9", FIELD(taken[0]), true},
        {go_moku, "h8; i9", FIELD(passes), false},
        {free_renju, "h8; i9", FIELD(passes), true},
        {go_moku, "h8; i9", FIELD(mover), false},
        {rif, "", FIELD(mover), true},
        {go_moku, "h8; i9", FIELD(declared), false},
        {soosorv, "", FIELD(declared), true},
        {go_moku, "h8; i9", FIELD(recent[0]), false},
        {taking_off, "h8; i9", FIELD(recent[0]), true},
        {taking_off, "h8; i9", FIELD(recent[1]), false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct game game = new_game(cases[i].spec());
        follow(game, cases[i].script);
        struct game changed = copy_of(game);
        /* A position begins with its state. A bool has one bit; `left` may not be 0. */
        bool is_bool = cases[i].offset == offsetof(inarow_state, exchanged);
        uint8_t *field = (uint8_t *)changed.position + cases[i].offset;
        *field ^= is_bool ? 1 : cases[i].size == 1 ? 2 : 3;
        ck_assert_msg(same_key(game, changed) != cases[i].counts, "%zu: %s", i,
                      cases[i].name);
    }
}
END_TEST

/* Offered points count as a set while a pick is possible. */
START_TEST(offers)
{
    struct game one = new_game(rif()), two = copy_of(one), three = copy_of(one);
    follow(one, "h8; h9; h10; keep; a1; offer c3 d4");
    follow(two, "h8; h9; h10; keep; a1; offer d4 c3");
    follow(three, "h8; h9; h10; keep; a1; offer c3 e4");
    ck_assert(same_key(one, two));
    ck_assert(!same_key(one, three));
    follow(one, "pick c3");
    follow(three, "pick c3");
    ck_assert(same_key(one, three));
}
END_TEST

/* Stones that can be removed count unless they will be pushed out. Their order counts
 * only if there is a stone between them. */
START_TEST(removable_stones)
{
    inarow_spec spec = plain(15, 15, 2, 5);
    add_phase(&spec, INAROW_PLAY, BLACK);
    add_phase(&spec, INAROW_PLAY, BLACK);
    add_phase(&spec, INAROW_PLAY, BLACK);
    add_phase(&spec, INAROW_REMOVE, BLACK)->most = 2;
    static const struct {
        const char *one, *two;
        bool same;
    } cases[] = {
        {"h8; i9", "i9; h8", false},
        {"h8; i9; a1", "h8; i9; a1", true},
        {"h8; i9; a1", "h8; a1; i9", true},
        {"h8; i9; a1", "i9; h8; a1", false},
        {"h8; i9; a1; remove a1", "i9; h8; a1; remove a1", true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct game one = new_game(spec), two = new_game(spec);
        follow(one, cases[i].one);
        follow(two, cases[i].two);
        ck_assert_msg(same_key(one, two) == cases[i].same, "%zu", i);
    }
}
END_TEST

/* Eight captured stones and none are two keys; which member of a team captured them
 * does not matter. */
START_TEST(captured_stones)
{
    struct game none = new_game(with_captures()), some = copy_of(none);
    inarow_set_taken(some.rules, some.position, BLACK, 8);
    ck_assert(!same_key(none, some));

    inarow_spec spec = plain(15, 15, 4, 5);
    spec.capture = (inarow_capture){.lengths = 1 << 2, .wins = 10};
    for (int c = 0; c < 4; c++)
        spec.team[c] = (uint8_t)(1 + c % 2);
    struct game first = new_game(spec), third = copy_of(first), second = copy_of(first);
    inarow_set_taken(first.rules, first.position, 0, 2);
    inarow_set_taken(second.rules, second.position, 1, 2);
    inarow_set_taken(third.rules, third.position, 2, 2);
    ck_assert(same_key(first, third));
    ck_assert(!same_key(first, second));
}
END_TEST

/* The same stones by other rules have another key, but the same key of the board. */
START_TEST(other_rules)
{
    struct game one = new_game(renju(15, 15)), two = new_game(rif());
    follow(one, "h8; i9; i8");
    follow(two, "h8; g9; g8");
    ck_assert(!same_key(one, two));
    inarow_hash128 board = inarow_board_key128(one.rules, one.position, NULL),
                   other = inarow_board_key128(two.rules, two.position, NULL);
    ck_assert_mem_eq(&board, &other, sizeof board);
    follow(one, "a1");
    board = inarow_board_key128(one.rules, one.position, NULL);
    ck_assert_mem_ne(&board, &other, sizeof board);
}
END_TEST

/* ---- Images and orders --------------------------------------------------------------
 */

static inarow_action turned(struct game game, inarow_action it, int symmetry)
{
    for (int i = 0; i < INAROW_OFFERS; i++) {
        if (inarow_on_board(game.rules, INAROW_X(it.point[i]), INAROW_Y(it.point[i])))
            it.point[i] = inarow_image(game.rules, symmetry, it.point[i]);
    }
    return it;
}

/* Returns true if the legal actions of a position, turned, are those of its image. */
static bool has_images_actions(struct game game, struct game image, int symmetry)
{
    static inarow_action actions[4096];
    size_t count = inarow_legal(game.rules, game.position, actions, 4096);
    if (inarow_legal(image.rules, image.position, NULL, 0) != count)
        return false;
    for (size_t i = 0; i < count && i < 4096; i++) {
        inarow_action it = turned(game, actions[i], symmetry);
        if (it.verb != INAROW_OFFER &&
            inarow_check(image.rules, image.position, &it) != INAROW_OK)
            return false;
    }
    return true;
}

/* A game and its image have one key and the same actions after each stone. The
 * symmetries of both canonical forms lead to the same points. */
START_TEST(images)
{
    seed_die((uint32_t)_i + 1);
    for (int n = 0; n < rounds(8); n++) {
        struct game game = new_game(openings[_i]()), image = copy_of(game);
        int s = 1 + die(inarow_symmetry_count(game.rules) - 1), one, other;
        inarow_action it, its_image;
        inarow_facts facts;
        for (int ply = 0; ply < 30 && random_action(game, &it); ply++) {
            its_image = turned(game, it, s);
            inarow_play(game.rules, game.position, &it, &facts);
            inarow_lift(game.rules, game.position, &facts);
            ck_assert_msg(inarow_play(image.rules, image.position, &its_image, &facts) ==
                              INAROW_OK,
                          "ply %d: the image is refused", ply);
            inarow_lift(image.rules, image.position, &facts);
            ck_assert_msg(same_key(game, image), "ply %d: another key", ply);
            ck_assert_msg(has_images_actions(game, image, s), "ply %d: other actions",
                          ply);
        }
        inarow_key128(game.rules, game.position, &one);
        inarow_key128(image.rules, image.position, &other);
        for (int x = 0; x < inarow_spec_of(game.rules)->width; x++) {
            inarow_point at = INAROW_POINT(x, 0), to = inarow_image(game.rules, s, at),
                         form = inarow_image(game.rules, one, at),
                         its = inarow_image(game.rules, other, to);
            ck_assert_msg(inarow_at(game.rules, game.position, at) ==
                              inarow_at(image.rules, image.position, to),
                          "another stone");
            ck_assert_msg(form == its ||
                              inarow_symmetries(game.rules, game.position) != 1,
                          "the form has another point");
        }
    }
}
END_TEST

/* The stones of each colour in another order lead to the same key. */
START_TEST(orders)
{
    seed_die(4);
    for (int n = 0; n < rounds(200); n++) {
        struct game one = new_game(go_moku()), two = copy_of(one);
        inarow_point stone[20];
        for (int i = 0; i < 20;) {
            inarow_action it;
            random_action(one, &it);
            inarow_facts facts;
            inarow_play(one.rules, one.position, &it, &facts);
            stone[i++] = it.point[0];
        }
        for (int i = 19; i >= 2; i--) {
            int j = i - 2 * die(i / 2 + 1); /* of the same colour */
            inarow_point point = stone[i];
            stone[i] = stone[j];
            stone[j] = point;
        }
        for (int i = 0; i < 20; i++) {
            inarow_action it = inarow_play_at(stone[i]);
            inarow_facts facts;
            inarow_play(two.rules, two.position, &it, &facts);
        }
        ck_assert_msg(same_key(one, two), "game %d", n);
    }
}
END_TEST

static int compare_words(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(inarow_hash128));
}

/* Two black stones and a white stone on an empty 15x15 board, counted up to symmetry. */
START_TEST(classes_of_three_stones)
{
    enum {
        SIDE = 15,
        POINTS = SIDE * SIDE,
        ALL = POINTS * (POINTS - 1) / 2 * (POINTS - 2)
    };
    struct game game = new_game(go_moku());
    inarow_hash128 *keys = malloc(ALL * sizeof *keys);
    uint8_t cells[POINTS];
    size_t count = 0, classes = 0;
    memset(cells, ANY, sizeof cells);
    for (int a = 0; a < POINTS; a++) {
        for (int b = a + 1; b < POINTS; b++) {
            for (int c = 0; c < POINTS; c++) {
                if (c == a || c == b)
                    continue;
                cells[a] = cells[b] = BLACK;
                cells[c] = WHITE;
                inarow_setup(game.rules, game.position, cells, WHITE);
                keys[count++] = inarow_key128(game.rules, game.position, NULL);
                cells[a] = cells[b] = cells[c] = ANY;
            }
        }
    }
    qsort(keys, count, sizeof *keys, compare_words);
    for (size_t i = 0; i < count; i++)
        classes += i == 0 || compare_words(&keys[i - 1], &keys[i]) != 0;
    free(keys);
    ck_assert_uint_eq(count, ALL);
    ck_assert_uint_eq(classes, 703934);
}
END_TEST

Suite *key_suite(void)
{
    Suite *suite = suite_create("key");
    TCase *made = add_case(suite, "what a key is made of");
    tcase_add_test(made, hash_of_bytes);
    tcase_add_test(made, canonical_form);
    tcase_add_test(made, vectors);
    tcase_add_test(made, fields);
    tcase_add_test(made, offers);
    tcase_add_test(made, removable_stones);
    tcase_add_test(made, captured_stones);
    tcase_add_test(made, other_rules);
    TCase *equal = add_case(suite, "positions that are equal");
    tcase_add_loop_test(equal, images, 0, OPENINGS);
    tcase_add_test(equal, orders);
    if (is_long())
        tcase_add_test(equal, classes_of_three_stones);
    return suite;
}
