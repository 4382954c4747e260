/* Tests that a corrupted position stops the next action, for each invariant. */
#include <signal.h>
#if !defined _WIN32
#include <sys/wait.h>
#include <unistd.h>
#endif
#include "board.h"
#include "../../csrc/core/layout.h"

/* Returns the word of Black's stones on a row. */
static uint32_t *row(struct game game, int y)
{
    return lines_to_write(game.rules, game.position, BLACK) + y;
}

static void nothing(struct game game)
{
    (void)game;
}

static void stone_on_its_row_alone(struct game game)
{
    *row(game, 0) |= 4;
}

static void stone_off_the_board(struct game game)
{
    *row(game, 0) |= UINT32_C(1) << 20;
}

static void point_of_two_colours(struct game game)
{
    flip_stone(game.rules, row(game, 0), INAROW_POINT(1, 0));
    game.position->state.vacant--;
}

static void floating_stone(struct game game)
{
    flip_stone(game.rules, row(game, 0), INAROW_POINT(3, 3));
    game.position->state.vacant--;
}

static void vacant_too_few(struct game game)
{
    game.position->state.vacant--;
}

static void too_many_stones_left(struct game game)
{
    game.position->state.supply[WHITE] = 11;
}

static void turn_of_nobody(struct game game)
{
    game.position->state.turn = 2;
}

static void last_stone_off_the_board(struct game game)
{
    game.position->state.last = INAROW_POINT(5, 0);
}

static void too_many_points_offered(struct game game)
{
    game.position->state.offers = INAROW_OFFERS + 1;
}

static void (*const breaks[])(struct game game) = {
    stone_on_its_row_alone, stone_off_the_board,      point_of_two_colours,
    floating_stone,         vacant_too_few,           too_many_stones_left,
    turn_of_nobody,         last_stone_off_the_board, too_many_points_offered,
};

static void play_on(void (*change)(struct game game))
{
    inarow_spec spec = plain(5, 5, 2, 3);
    spec.gravity = true;
    spec.supply[BLACK] = spec.supply[WHITE] = 10;
    struct game game = new_game(spec);
    inarow_action first = action("a1"), second = action("b1"), third = action("e1");
    inarow_facts facts;
    ck_assert_int_eq(inarow_play(game.rules, game.position, &first, &facts), INAROW_OK);
    ck_assert_int_eq(inarow_play(game.rules, game.position, &second, &facts), INAROW_OK);
    change(game);
    inarow_play(game.rules, game.position, &third, &facts);
}

START_TEST(a_sound_position_is_played_on)
{
    play_on(nothing);
}
END_TEST

/* A failed assertion ends its process, so it needs a child process, which some systems
 * cannot make. */
#if defined INAROW_CHECKED && !defined _WIN32
START_TEST(a_broken_position_stops_the_test)
{
    pid_t child = fork();
    if (child == 0) {
        play_on(breaks[_i]);
        _exit(0);
    }
    int status = 0;
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
}
END_TEST

static void add_broken_ones(TCase *tcase)
{
    tcase_add_loop_test(tcase, a_broken_position_stops_the_test, 0,
                        sizeof breaks / sizeof *breaks);
}
#else
static void add_broken_ones(TCase *tcase)
{
    (void)tcase, (void)breaks;
}
#endif

Suite *invariants_suite(void)
{
    Suite *suite = suite_create("invariants");
    TCase *tcase = add_case(suite, "positions");
    tcase_add_test(tcase, a_sound_position_is_played_on);
    add_broken_ones(tcase);
    return suite;
}
