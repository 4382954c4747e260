/* Compares batches with the core, in every opening and kind of game, and tests their
 * special functions. */
#include "../rules/batch.h"
#include "board.h"
#include <stdio.h>

static inarow_spec falling(void)
{
    inarow_spec spec = plain(7, 6, 2, 4);
    spec.gravity = spec.pop = true;
    return spec;
}

static inarow_spec moving(void)
{
    inarow_spec spec = plain(5, 5, 2, 4);
    spec.supply[0] = spec.supply[1] = 4;
    spec.move = INAROW_ADJACENT;
    return spec;
}

/* Stones fall, and rows lose. */
static inarow_spec falling_on_rows(void)
{
    inarow_spec spec = plain(5, 5, 2, 4);
    spec.gravity = true;
    spec.open_rows = 1 << 3;
    spec.forbid[0] = spec.forbid[1] = INAROW_BIT(OPEN_ROW);
    return spec;
}

static inarow_spec capturing(void)
{
    inarow_spec spec = plain(19, 19, 2, 5);
    spec.capture.lengths = 1 << 2;
    spec.capture.wins = 10;
    return spec;
}

static inarow_spec free_renju(void)
{
    return renju(15, 15);
}

static inarow_spec largest(void)
{
    return plain(INAROW_SIDE, INAROW_SIDE, 3, 5);
}

static inarow_spec (*const kinds[])(void) = {falling,     falling_on_rows, moving,
                                             capturing,   free_renju,      refusing,
                                             six_colours, largest};

static void compare(inarow_spec spec, const char *name, int number)
{
    struct game game = new_game(spec);
    for (int safe = 0; safe < 2; safe++) {
        const char *fault = compare_batch(game.rules, 7, rounds(400), safe);
        ck_assert_msg(!fault, "%s %d: %s", name, number, fault);
    }
}

START_TEST(openings_agree_with_the_core)
{
    compare(openings[_i](), "opening", _i);
}
END_TEST

START_TEST(kinds_agree_with_the_core)
{
    compare(kinds[_i](), "kind", _i);
}
END_TEST

/* Games do not depend on the ranges in which they are stepped. */
START_TEST(ranges)
{
    enum { GAMES = 20, STEPS = 100 };
    struct game game = new_game(bead());
    inarow_batch_options options = {.games = GAMES, .seed = 3};
    size_t size = inarow_batch_size(game.rules, &options);
    inarow_batch *one = malloc(size), *other = malloc(size);
    inarow_batch_open(one, game.rules, &options);
    inarow_batch_open(other, game.rules, &options);
    int32_t actions[GAMES];
    inarow_batch_arrays arrays = {.actions = actions};
    for (int step = 0; step < STEPS; step++) {
        inarow_batch_sample(one, 0, GAMES, actions);
        inarow_batch_step(one, 0, GAMES, &arrays);
        inarow_batch_sample(other, 13, GAMES, actions);
        inarow_batch_step(other, 13, GAMES, &arrays);
        inarow_batch_sample(other, 0, 13, actions);
        inarow_batch_step(other, 0, 13, &arrays);
    }
    ck_assert(memcmp(one, other, size) == 0);
    free(one);
    free(other);
}
END_TEST

/* Only ids in the mask are carried out, for any number. */
START_TEST(illegal_ids)
{
    struct game game = new_game(openings[_i]());
    inarow_batch_options options = {.games = 1, .seed = 5};
    inarow_batch *batch = malloc(inarow_batch_size(game.rules, &options));
    inarow_batch_open(batch, game.rules, &options);
    int32_t ids = (int32_t)inarow_batch_shape_of(batch).ids;
    uint8_t *mask = malloc((size_t)ids), terminated, reason;
    int32_t action;
    inarow_batch_arrays arrays = {
        .actions = &action, .mask = mask, .terminated = &terminated, .reason = &reason};
    static const int32_t beyond[] = {-1, INT32_MIN, INT32_MAX};
    inarow_batch_reset(batch, 0, 1, NULL, &arrays);
    for (int step = 0; step < 12; step++) {
        for (int32_t id = 0; id < ids + 4; id++) {
            action = id < ids + 1 ? id : beyond[id - ids - 1];
            bool legal = id < ids && mask[id];
            ck_assert_uint_eq(inarow_batch_check(batch, 0, 1, &action), legal);
        }
        inarow_batch_sample(batch, 0, 1, &action);
        inarow_batch_step(batch, 0, 1, &arrays);
    }
    action = ids;
    inarow_batch_step(batch, 0, 1, &arrays);
    ck_assert(terminated);
    ck_assert_int_eq(reason, INAROW_REASON_BAD_ACTION);
    free(mask);
    free(batch);
}
END_TEST

START_TEST(options_out_of_range)
{
    struct game game = new_game(plain(3, 3, 2, 3));
    inarow_batch_options good = {.games = 1}, bad[] = {good, good, good, good, good};
    bad[0].games = 0;
    bad[1].games = INAROW_BATCH_GAMES + 1;
    bad[2].most_steps = INAROW_BATCH_STEPS + 1;
    bad[3].reset = INAROW_RESET_DISABLED + 1;
    bad[4].starts = INAROW_BATCH_GAMES + 1;
    ck_assert_uint_gt(inarow_batch_size(game.rules, &good), 0);
    for (int i = 0; i < 5; i++)
        ck_assert_uint_eq(inarow_batch_size(game.rules, &bad[i]), 0);
    inarow_spec hooked = plain(3, 3, 2, 3);
    hooked.host_rules = 1;
    ck_assert_uint_eq(inarow_batch_size(new_game(hooked).rules, &good), 0);
}
END_TEST

/* A game can begin with a spent budget. */
START_TEST(game_begins_with_a_spent_budget)
{
    struct game game = new_game(openings[_i]());
    inarow_batch_options options = {.games = 1};
    inarow_batch *batch = malloc(inarow_batch_size(game.rules, &options));
    inarow_batch_open(batch, game.rules, &options);
    size_t ids = inarow_batch_shape_of(batch).ids;
    uint8_t *mask = malloc(2 * ids);
    inarow_budget spent = {.is_spent = true};
    inarow_batch_arrays arrays = {.mask = mask};
    inarow_batch_reset(batch, 0, 1, NULL, &arrays);
    arrays.mask = mask + ids;
    inarow_set_budget(&spent);
    inarow_batch_reset(batch, 0, 1, NULL, &arrays);
    inarow_set_budget(NULL);
    ck_assert_mem_eq(mask, mask + ids, ids);
    free(mask);
    free(batch);
}
END_TEST

/* No action is legal in the start position. */
START_TEST(start_without_actions)
{
    struct game game = new_game(plain(3, 3, 2, 3));
    inarow_facts facts;
    for (int i = 0; i < 9; i++) {
        inarow_action action = inarow_play_at(INAROW_POINT(i % 3, i / 3));
        inarow_play(game.rules, game.position, &action, &facts);
    }
    const inarow_position *start = game.position;
    inarow_batch_options options = {.games = 1, .starts = 1, .start = &start};
    inarow_batch *batch = malloc(inarow_batch_size(game.rules, &options));
    inarow_batch_open(batch, game.rules, &options);
    int32_t action = 5;
    inarow_batch_sample(batch, 0, 1, &action);
    ck_assert_int_eq(action, 0);
    free(batch);
}
END_TEST

Suite *batch_suite(void)
{
    Suite *suite = suite_create("batch");
    TCase *tests = add_case(suite, "batch");
    tcase_add_loop_test(tests, openings_agree_with_the_core, 0, OPENINGS);
    tcase_add_loop_test(tests, kinds_agree_with_the_core, 0,
                        (int)(sizeof kinds / sizeof *kinds));
    tcase_add_test(tests, ranges);
    tcase_add_loop_test(tests, illegal_ids, 0, OPENINGS);
    tcase_add_test(tests, options_out_of_range);
    tcase_add_loop_test(tests, game_begins_with_a_spent_budget, 0, OPENINGS);
    tcase_add_test(tests, start_without_actions);
    return suite;
}
