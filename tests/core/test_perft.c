/* Tests perft and play-outs with numbers from other sources. */
#include "board.h"
#include "../../csrc/core/twins.h"

/* Tic-tac-toe has 255,168 games, of which 46,080 are drawn. */
START_TEST(tic_tac_toe)
{
    static const uint64_t sequences[9] = {9,     72,     504,    3024,  15120,
                                          54720, 148176, 200448, 127872};
    static const uint64_t won[9] = {0, 0, 0, 0, 1440, 5328, 47952, 72576, 81792};
    struct game game = new_game(plain(3, 3, 2, 3)), before = copy_of(game);
    inarow_perft plies[9];
    ck_assert(inarow_perft_run(game.rules, game.position, 9, plies, NULL, NULL));
    ck_assert(same_bytes(game, before));
    for (int i = 0; i < 9; i++) {
        ck_assert_uint_eq(plies[i].sequences, sequences[i]);
        ck_assert_uint_eq(plies[i].ended[INAROW_REASON_FIVE], won[i]);
        ck_assert_uint_eq(plies[i].ended[INAROW_REASON_FULL_BOARD], i == 8 ? 46080 : 0);
    }
}
END_TEST

/* Two stones each on nine points: no colour has three. All games are drawn by the
 * supply, or because no action is left; or they stop at a pass. */
START_TEST(stones_run_out)
{
    for (int kind = 0; kind < 3; kind++) {
        inarow_spec spec = plain(3, 3, 2, 2);
        spec.win[0].length = spec.win[1].length = kind == 2 ? 2 : 3;
        spec.supply[0] = spec.supply[1] = 3;
        spec.draw_supply = kind == 0;
        spec.pass = kind == 2;
        inarow_perft fast[7], checked[7];
        struct game game = new_game(spec);
        ck_assert(inarow_perft_run(game.rules, game.position, 7, fast, NULL, NULL));
        ck_assert(inarow_perft_checked(game.rules, game.position, 7, checked));
        ck_assert_mem_eq(fast, checked, sizeof fast);
        uint64_t left = fast[5].sequences - fast[5].ended[INAROW_REASON_FIVE];
        ck_assert_uint_gt(left, 0);
        ck_assert_uint_eq(fast[5].ended[INAROW_REASON_SUPPLY], kind == 0 ? left : 0);
        ck_assert_uint_eq(fast[5].ended[INAROW_REASON_NO_ACTION], kind == 1 ? left : 0);
        ck_assert_uint_eq(fast[6].sequences, 0);
    }
}
END_TEST

/* Connect Four. */
START_TEST(falling_stones)
{
    static const uint64_t sequences[7] = {7, 49, 343, 2401, 16807, 117649, 823536};
    inarow_spec spec = plain(7, 6, 2, 4);
    spec.gravity = true;
    struct game game = new_game(spec);
    inarow_perft plies[7];
    ck_assert(inarow_perft_run(game.rules, game.position, 7, plies, NULL, NULL));
    for (int i = 0; i < 7; i++) {
        ck_assert_uint_eq(plies[i].sequences, sequences[i]);
        ck_assert_uint_eq(plies[i].ended[INAROW_REASON_FIVE] +
                              plies[i].ended[INAROW_REASON_OVERLINE],
                          i == 6 ? 13032 : 0);
    }
}
END_TEST

static bool count_one(struct game game, uint64_t *sequences)
{
    inarow_perft ply;
    bool counted = inarow_perft_run(game.rules, game.position, 1, &ply, NULL, NULL);
    *sequences = ply.sequences;
    return counted;
}

/* "An offer counts as a set of points": 221 choose 2, minus 105 mirrored pairs. */
START_TEST(sets_of_points)
{
    struct game game = new_game(rif()), symmetric = new_game(rif());
    uint64_t sequences;
    follow(game, "h8; h9; i10; keep; c3");
    ck_assert(count_one(game, &sequences));
    ck_assert_uint_eq(sequences, 221 * 220 / 2);
    follow(symmetric, "h8; h9; h10; keep; h7");
    ck_assert(count_one(symmetric, &sequences));
    ck_assert_uint_eq(sequences, 221 * 220 / 2 - 105);
}
END_TEST

/* More than 10^8 sets are not counted. In T10, offers are one of two choices. */
START_TEST(too_many_sets)
{
    struct game eight = new_game(soosorv()), ten = new_game(taraguchi());
    uint64_t sequences;
    follow(eight, "h8; h9; i10; keep; c3; declare 8; keep");
    ck_assert(!count_one(eight, &sequences));
    follow(ten, "h8; keep; h9; keep; i10; keep; k10; keep");
    ck_assert(!count_one(ten, &sequences));
}
END_TEST

/* Offers beside another choice: 9 choose 2 sets, and the centre. */
START_TEST(offers_beside_a_stone)
{
    inarow_spec spec = plain(3, 3, 2, 3);
    inarow_step *centre = add_phase(&spec, INAROW_PLAY, BLACK);
    centre->within = 1;
    centre->next = 2;
    inarow_step *offer = add_alternative(&spec, INAROW_OFFER, BLACK);
    offer->least = offer->most = 2;
    add_phase(&spec, INAROW_PICK, BLACK)->by_colour = WHITE;
    struct game game = new_game(spec);
    uint64_t sequences;
    ck_assert(count_one(game, &sequences));
    ck_assert_uint_eq(sequences, 1 + 9 * 8 / 2);
}
END_TEST

/* The largest number of actions: any of six colours on any point. */
START_TEST(any_stone_anywhere)
{
    inarow_spec spec = plain(INAROW_SIDE, INAROW_SIDE, INAROW_COLOURS, 5);
    add_phase(&spec, INAROW_PLAY, ANY)->by_seat = 0;
    struct game game = new_game(spec);
    uint64_t sequences;
    ck_assert(count_one(game, &sequences));
    ck_assert_uint_eq(sequences, 6 * 676);
}
END_TEST

/* Declared numbers, one after another, need rooms of the full size. */
START_TEST(declared_numbers)
{
    static const uint8_t most[3] = {8, 6, 1};
    inarow_spec spec = plain(3, 3, 2, 3);
    for (int i = 0; i < 3; i++) {
        inarow_step *declare = add_phase(&spec, INAROW_DECLARE, ANY);
        declare->by_colour = BLACK;
        declare->least = 1;
        declare->most = most[i];
    }
    struct game game = new_game(spec);
    inarow_perft plies[3];
    ck_assert(inarow_perft_run(game.rules, game.position, 3, plies, NULL, NULL));
    ck_assert_uint_eq(plies[0].sequences, 8);
    ck_assert_uint_eq(plies[1].sequences, 8 * 6);
    ck_assert_uint_eq(plies[2].sequences, 8 * 6);
}
END_TEST

struct calls {
    int times;
    double last;
};

static bool hear(void *data, double part)
{
    struct calls *calls = data;
    ck_assert_msg(part >= calls->last, "%g after %g", part, calls->last);
    calls->last = part;
    calls->times++;
    return true;
}

static bool stop_soon(void *data, double part)
{
    int *times = data;
    (void)part;
    return ++*times < 10;
}

/* The reported parts grow to the whole, and the count is the same: on a small board,
 * with falling stones, and action by action. */
START_TEST(parts_are_reported)
{
    inarow_spec falling = plain(7, 6, 2, 4);
    falling.gravity = true;
    inarow_spec specs[] = {plain(3, 3, 2, 3), falling, rif(), plain(15, 15, 3, 5)};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        int depth = i < 2 ? 5 : i == 2 || is_long() ? 3 : 2;
        struct game game = new_game(specs[i]);
        inarow_perft counted[5], reported[5];
        struct calls calls = {0, 0};
        ck_assert(
            inarow_perft_run(game.rules, game.position, depth, counted, NULL, NULL));
        ck_assert(
            inarow_perft_run(game.rules, game.position, depth, reported, hear, &calls));
        ck_assert_mem_eq(counted, reported, (size_t)depth * sizeof *counted);
        ck_assert_int_gt(calls.times, 5);
        ck_assert(calls.last > 0.99 && calls.last < 1.000001);
    }
}
END_TEST

/* Endless counts stop when the callback says so: on a small board, with falling
 * stones, action by action, and during the search for offers. */
START_TEST(counting_can_be_stopped)
{
    inarow_spec falling = plain(7, 6, 2, 4);
    falling.gravity = true;
    inarow_spec specs[] = {plain(5, 5, 2, 5), falling, rif(), plain(15, 15, 3, 5)};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        struct game game = new_game(specs[i]);
        inarow_perft plies[20];
        int times = 0;
        ck_assert(
            !inarow_perft_run(game.rules, game.position, 20, plies, stop_soon, &times));
        ck_assert_int_eq(times, 10);
        ck_assert(inarow_perft_run(game.rules, game.position, 1, plies, NULL, NULL));
        ck_assert(plies[0].sequences > 0);
    }
}
END_TEST

/* Only a pass is left: passes are not counted. */
static bool is_stuck(struct game game)
{
    size_t pass = inarow_spec_of(game.rules)->pass;
    return inarow_legal(game.rules, game.position, NULL, 0) == pass;
}

/* The same seed gives the same game, and another seed another game. The game ends with
 * an outcome. */
START_TEST(playouts_by_seed)
{
    uint64_t keys[2][50];
    int different = 0;
    for (int round = 0; round < 2; round++) {
        uint64_t seed = 7;
        for (int n = 0; n < 50; n++) {
            struct game game = new_game(openings[_i]());
            inarow_outcome outcome;
            int plies = inarow_playout(game.rules, game.position, &seed, &outcome);
            const inarow_spec *spec = inarow_spec_of(game.rules);
            ck_assert_msg(plies <= 4 * spec->width * spec->height, "%d plies", plies);
            ck_assert_msg(outcome.status != INAROW_PLAYING || is_stuck(game),
                          "playing on after %d", plies);
            keys[round][n] = key_of(game);
            ck_assert_msg(round == 0 || keys[0][n] == keys[1][n], "game %d differs", n);
            different += n > 0 && keys[round][n] != keys[round][n - 1];
        }
    }
    ck_assert_int_gt(different, 90);
}
END_TEST

/* "Each legal action equally likely": with one in a row to win, the centre wins at
 * once, and an offered point wins after the pick. The ratio is nine to one. */
START_TEST(playouts_offer_too)
{
    inarow_spec spec = plain(3, 3, 2, 1);
    inarow_step *centre = add_phase(&spec, INAROW_PLAY, BLACK);
    centre->within = 1;
    centre->next = 2;
    inarow_step *offer = add_alternative(&spec, INAROW_OFFER, BLACK);
    offer->least = offer->most = 1;
    add_phase(&spec, INAROW_PICK, BLACK)->by_colour = WHITE;
    uint64_t seed = 1;
    int offered = 0;
    for (int n = 0; n < 1000; n++) {
        struct game game = new_game(spec);
        inarow_outcome outcome;
        offered += inarow_playout(game.rules, game.position, &seed, &outcome) == 2;
        ck_assert_msg(outcome.status == INAROW_WON, "not won");
    }
    ck_assert_int_gt(offered, 850);
    ck_assert_int_lt(offered, 950);
}
END_TEST

/* An empty board of nine points does not have four points that are different under all
 * symmetries: the game cannot begin. */
START_TEST(no_offer_is_possible)
{
    inarow_spec spec = plain(3, 3, 2, 3);
    inarow_step *offer = add_phase(&spec, INAROW_OFFER, BLACK);
    offer->least = offer->most = 4;
    offer->distinct = true;
    add_phase(&spec, INAROW_PICK, BLACK)->by_colour = WHITE;
    inarow_rules *rules = malloc(inarow_rules_size());
    inarow_error error;
    ck_assert(!inarow_compile(&spec, rules, &error));
    ck_assert_str_eq(error.code, "stuck-at-start");
    ck_assert_int_eq(error.step, 0);
    free(rules);
}
END_TEST

/* On a full board there are no sequences, even if passing is legal. */
START_TEST(full_board)
{
    inarow_spec spec = renju(5, 5);
    uint8_t cells[25];
    inarow_perft counted, checked;
    for (int i = 0; i < 25; i++)
        cells[i] = i % 2 ? BLACK : WHITE;
    for (int pass = 0; pass < 2; pass++) {
        spec.pass = spec.draw_two_passes = pass;
        struct game game = new_game(spec);
        inarow_setup(game.rules, game.position, cells, BLACK);
        ck_assert(inarow_perft_run(game.rules, game.position, 1, &counted, NULL, NULL));
        ck_assert(inarow_perft_checked(game.rules, game.position, 1, &checked));
        ck_assert_uint_eq(counted.sequences, 0);
        ck_assert_mem_eq(&counted, &checked, sizeof counted);
    }
}
END_TEST

Suite *perft_suite(void)
{
    Suite *suite = suite_create("perft");
    TCase *tcase = add_case(suite, "perft");
    tcase_add_test(tcase, tic_tac_toe);
    tcase_add_test(tcase, stones_run_out);
    tcase_add_test(tcase, falling_stones);
    tcase_add_test(tcase, sets_of_points);
    tcase_add_test(tcase, too_many_sets);
    tcase_add_test(tcase, offers_beside_a_stone);
    tcase_add_test(tcase, any_stone_anywhere);
    tcase_add_test(tcase, declared_numbers);
    tcase_add_test(tcase, parts_are_reported);
    tcase_add_test(tcase, counting_can_be_stopped);
    tcase_add_test(tcase, full_board);
    tcase = add_case(suite, "play-outs");
    tcase_add_loop_test(tcase, playouts_by_seed, 0, OPENINGS);
    tcase_add_test(tcase, playouts_offer_too);
    tcase_add_test(tcase, no_offer_is_possible);
    return suite;
}
