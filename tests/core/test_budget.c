/* Tests budgets: every call that may take long stops soon after its budget is spent,
 * changes nothing, and reports this. */
#include "board.h"
#include "../../csrc/core/forbidden.h"

extern unsigned long inarow_work; /* number of judged stones, with INAROW_COUNT_WORK */

enum { STEPS = 5000, PER_STEP = 2, AFTER = 1000, MOVED = 20, PLIES = 4 };

/* A board on which each three depends on another. */
static struct game deep(void)
{
    inarow_spec spec = renju(INAROW_SIDE, INAROW_SIDE);
    uint8_t cells[INAROW_SIDE * INAROW_SIDE];
    spec.forbid[BLACK] = INAROW_BIT(DOUBLE_THREE);
    spec.refuse = INAROW_BIT(DOUBLE_THREE);
    spec.pass = false;
    spec.win[BLACK].length = spec.win[WHITE].length = 4;
    struct game game = new_game(spec);
    for (int i = 0; i < INAROW_SIDE * INAROW_SIDE; i++)
        cells[i] = (i % INAROW_SIDE + 2 * (i / INAROW_SIDE)) % 5 ? ANY : BLACK;
    inarow_setup(game.rules, game.position, cells, BLACK);
    return game;
}

/* Stones may move anywhere, and none are left to place. */
static struct game moving(int side)
{
    inarow_spec spec = plain(side, side, 2, 7);
    for (int c = 0; c < 2; c++) {
        spec.forbid[c] = INAROW_BIT(DOUBLE_FOUR) | INAROW_BIT(DOUBLE_THREE);
        spec.supply[c] = MOVED;
    }
    spec.move = INAROW_ANYWHERE;
    struct game game = new_game(spec);
    seed_die(7);
    inarow_action action;
    inarow_facts facts;
    for (int i = 0; i < 2 * MOVED; i++) {
        ck_assert(random_action(game, &action));
        ck_assert_int_eq(inarow_play(game.rules, game.position, &action, &facts),
                         INAROW_OK);
    }
    return game;
}

/* ---- Calls: each returns its result as a number -------------------------------------
 */

static inarow_point vacant_point(struct game game)
{
    inarow_point at = INAROW_POINT(12, 12);
    while (inarow_at(game.rules, game.position, at) != ANY)
        at++;
    return at;
}

static bool visit(const inarow_node *node, void *data)
{
    (void)node;
    ++*(uint64_t *)data;
    return true;
}

static uint64_t list(struct game game)
{
    return inarow_legal(game.rules, game.position, NULL, 0);
}

static uint64_t map(struct game game)
{
    inarow_set set;
    return inarow_forbidden(game.rules, game.position, BLACK, &set);
}

static uint64_t prove(struct game game)
{
    uint64_t nodes = 0;
    inarow_prove(game.rules, game.position, BLACK, vacant_point(game), visit, &nodes);
    return nodes;
}

static uint64_t count(struct game game)
{
    inarow_perft plies[PLIES];
    return inarow_perft_run(game.rules, game.position, 2, plies, NULL, NULL)
               ? plies[1].sequences
               : 0;
}

static uint64_t count_small(struct game game)
{
    (void)game;
    inarow_perft plies[2 * PLIES];
    struct game small = new_game(plain(7, 7, 2, 4));
    bool done =
        inarow_perft_run(small.rules, small.position, 2 * PLIES, plies, NULL, NULL);
    ck_assert(!done); /* it would take too long */
    return 0;
}

static uint64_t play_out(struct game game)
{
    struct game played = new_game(*inarow_spec_of(game.rules));
    uint64_t seed = 1;
    inarow_outcome outcome;
    return (uint64_t)inarow_playout(played.rules, played.position, &seed, &outcome);
}

static uint64_t play_many(struct game game)
{
    struct game played = copy_of(game);
    uint64_t seed = 1;
    inarow_tally tally;
    inarow_playouts(played.rules, played.position, &seed, 1000000, &tally);
    return tally.plies;
}

typedef uint64_t call(struct game game);

static const struct {
    const char *name;
    call *run;
    bool moves; /* true if stones move on the board of the call */
} calls[] = {
    {"a list of stones", list, false},
    {"a list of moves", list, true},
    {"a map", map, false},
    {"a proof", prove, false},
    {"counting", count, false},
    {"counting moves", count, true},
    {"counting together", count_small, true},
    {"a play-out", play_out, true},
    {"play-outs", play_many, true},
};

enum { CALLS = sizeof calls / sizeof *calls };

/* ---- Tests --------------------------------------------------------------------------
 */

static bool never(void *data)
{
    ++*(int *)data;
    return false;
}

static bool always(void *data)
{
    ++*(int *)data;
    return true;
}

/* Returns the work of a call with a budget; the call must be stopped. */
static unsigned long work_of(int n, struct game game, inarow_budget *budget)
{
    struct game before = copy_of(game);
    inarow_set_budget(budget);
    inarow_work = 0;
    calls[n].run(game);
    unsigned long work = inarow_work;
    ck_assert_msg(inarow_is_spent(), "%s is not stopped", calls[n].name);
    inarow_set_budget(NULL);
    ck_assert(!inarow_is_spent());
    ck_assert_msg(same_bytes(game, before), "%s changes the position", calls[n].name);
    return work;
}

START_TEST(work_is_bounded)
{
    struct game game = calls[_i].moves ? moving(INAROW_SIDE) : deep();
    unsigned long work[2];
    for (int i = 0; i < 2; i++) {
        inarow_budget budget = {.work = STEPS};
        work[i] = work_of(_i, game, &budget);
    }
    ck_assert_msg(work[0] <= PER_STEP * STEPS + AFTER, "%s: %lu", calls[_i].name,
                  work[0]);
    ck_assert_uint_eq(work[0], work[1]);
}
END_TEST

/* The host is asked often, and may stop the call at once. */
START_TEST(host_is_asked)
{
    struct game game = calls[_i].moves ? moving(INAROW_SIDE) : deep();
    int asked = 0;
    inarow_budget budget = {.work = UINT64_MAX, .goes_on = never, .data = &asked};
    unsigned long work = work_of(_i, game, &budget);
    ck_assert_msg(work <= PER_STEP * INAROW_LOOK + AFTER, "%s: %lu", calls[_i].name,
                  work);
    ck_assert_int_eq(asked, 1);
    asked = 0;
    budget = (inarow_budget){.work = STEPS, .goes_on = always, .data = &asked};
    work_of(_i, game, &budget);
    ck_assert_int_ge(asked, STEPS / (2 * INAROW_LOOK));
}
END_TEST

/* A stopped action is neither legal nor refused, and the spent budget stays spent. */
START_TEST(actions_are_stopped)
{
    struct game game = deep(), before = copy_of(game);
    inarow_budget budget = {.work = 200};
    inarow_facts facts;
    inarow_action action = inarow_play_at(vacant_point(game));
    inarow_set_budget(&budget);
    ck_assert_int_eq(inarow_play(game.rules, game.position, &action, &facts),
                     INAROW_REASON_STOPPED);
    ck_assert_int_eq(inarow_check(game.rules, game.position, &action),
                     INAROW_REASON_STOPPED);
    budget.work = UINT64_MAX;
    ck_assert_int_eq(inarow_play(game.rules, game.position, &action, &facts),
                     INAROW_REASON_STOPPED);
    ck_assert(same_bytes(game, before));
    inarow_set_budget(NULL);
}
END_TEST

/* Three in a row win unless the answer can break them. */
static struct game breakable(void)
{
    inarow_spec spec = plain(7, 7, 2, 3);
    spec.win[0].survives = spec.win[1].survives = INAROW_IF_BREAKABLE;
    spec.capture.lengths = 4;
    return set_up(spec, "....... ....... ..X.... .XX.... ..O.... ....... .......", BLACK);
}

/* Stones of one colour on four points of a square win. */
static struct game shaped(void)
{
    inarow_spec spec = plain(7, 7, 2, 5);
    spec.shapes = 1;
    spec.shape[0] =
        (inarow_shape){.stones = 4, .colours = 3, .x = {0, 1, 0, 1}, .y = {0, 0, 1, 1}};
    return set_up(spec, "....... ....... ....... ..X.... ..XX... ....... .......", BLACK);
}

/* A double-three may be forbidden. */
static struct game doubtful(void)
{
    return with_stones(renju(15, 15), "d3 d2 c4 b4", "", BLACK);
}

/* A stone is placed, and its proof visited, with each budget until one suffices. All
 * smaller budgets leave the position unchanged. */
START_TEST(any_step_may_be_the_last)
{
    static struct game (*const games[])(void) = {breakable, shaped, doubtful};
    struct game game = games[_i](), before = copy_of(game);
    inarow_action action = inarow_play_at(point("d4"));
    uint64_t most = 0, nodes = 0;
    inarow_prove(game.rules, game.position, BLACK, point("d4"), visit, &most);
    for (int proves = 0; proves < 2; proves++) {
        bool is_enough = false;
        for (uint64_t work = 1; !is_enough; work++) {
            ck_assert_uint_lt(work, 1000);
            inarow_budget budget = {.work = work};
            inarow_facts facts;
            inarow_reason reason = INAROW_OK;
            nodes = 0;
            inarow_set_budget(&budget);
            if (proves)
                inarow_prove(game.rules, game.position, BLACK, point("d4"), visit,
                             &nodes);
            else
                reason = inarow_play(game.rules, game.position, &action, &facts);
            is_enough = !inarow_is_spent();
            inarow_set_budget(NULL);
            if (!proves)
                ck_assert_int_eq(reason, is_enough ? INAROW_OK : INAROW_REASON_STOPPED);
            if (!proves && is_enough)
                inarow_take_back(game.rules, game.position, &facts.undo);
            ck_assert(same_bytes(game, before));
        }
    }
    ck_assert_uint_eq(nodes, most);
}
END_TEST

/* A sufficient budget changes no result. */
START_TEST(a_sufficient_budget_changes_nothing)
{
    struct game game = moving(9);
    for (int i = 0; i < 2; i++) {
        call *run = i ? play_out : list;
        inarow_budget budget = {.work = UINT64_MAX};
        uint64_t found = run(game);
        ck_assert_ptr_null(inarow_set_budget(&budget));
        ck_assert_uint_eq(run(game), found);
        ck_assert(!inarow_is_spent());
        ck_assert_ptr_eq(inarow_set_budget(NULL), &budget);
        ck_assert_uint_lt(budget.work, UINT64_MAX);
    }
}
END_TEST

Suite *budget_suite(void)
{
    Suite *suite = suite_create("budget");
    TCase *bounds = add_case(suite, "bounds");
    tcase_add_loop_test(bounds, work_is_bounded, 0, CALLS);
    tcase_add_loop_test(bounds, host_is_asked, 0, CALLS);
    tcase_add_test(bounds, actions_are_stopped);
    tcase_add_loop_test(bounds, any_step_may_be_the_last, 0, 3);
    tcase_add_test(bounds, a_sufficient_budget_changes_nothing);
    return suite;
}
