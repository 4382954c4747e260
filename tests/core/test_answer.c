/* Tests rows that win at once unless the answer could break them: INAROW_IF_BREAKABLE. */
#include "board.h"

/* Three in a row win, and pairs are captured. */
static inarow_spec breakable(void)
{
    inarow_spec spec = plain(7, 7, 2, 3);
    spec.win[0].survives = spec.win[1].survives = INAROW_IF_BREAKABLE;
    spec.capture = (inarow_capture){.lengths = 4, .wins = 4};
    return spec;
}

/* Rows of three that are blocked at both ends do not win. */
static inarow_spec blockable(void)
{
    inarow_spec spec = breakable();
    spec.win[0].open = spec.win[1].open = true;
    return spec;
}

/* The same for rows of four. */
static inarow_spec longer(void)
{
    inarow_spec spec = blockable();
    spec.win[0].length = spec.win[1].length = 4;
    return spec;
}

/* White may not make a row of two that is open at both ends. */
static inarow_spec barred(void)
{
    inarow_spec spec = breakable();
    spec.win[WHITE].length = 4;
    spec.win[WHITE].exactly = true;
    spec.forbid[WHITE] = spec.refuse = INAROW_BIT(OPEN_ROW);
    spec.open_rows = 1 << 2;
    return spec;
}

static inarow_spec teams(void)
{
    inarow_spec spec = breakable();
    spec.colours = 4;
    spec.win[2] = spec.win[3] = spec.win[0];
    for (int c = 0; c < 4; c++)
        spec.team[c] = (uint8_t)(1 + c % 2);
    return spec;
}

/* White has no stones left to place: a stone moves, anywhere or by one step. */
static inarow_spec moving(void)
{
    inarow_spec spec = breakable();
    spec.supply[0] = 20;
    spec.supply[1] = 3;
    spec.move = INAROW_ANYWHERE;
    return spec;
}

static inarow_spec stepping(void)
{
    inarow_spec spec = moving();
    spec.move = INAROW_ADJACENT;
    return spec;
}

static inarow_spec supplied(void)
{
    inarow_spec spec = moving();
    spec.move = INAROW_STAY;
    return spec;
}

/* There are two stones per turn: the answer does not follow the first stone. */
static inarow_spec in_twos(void)
{
    inarow_spec spec = breakable();
    spec.each_turn = 2;
    return spec;
}

/* Black plays d4 on a 7x7 board, given as rows from the top. Does Black's row wait for
 * the answer? */
static const struct {
    const char *why;
    inarow_spec (*spec)(void);
    const char *rows;
    bool waits;
} made[] = {
    {"no pair", breakable, "....... ....... ....... .XX.... ....... ....... .......", 0},
    {"a pair", breakable, "....... ....... ..X.... .XX.... ..O.... ....... .......", 1},
    {"diagonal", breakable, "....... ....... ...X... .XX.... .O..... ....... .......", 1},
    {"the stone", breakable, "....... ....... ...X... .XX.... ...O... ....... .......",
     1},
    {"no point", breakable, "....... ..O.... ..X.... .XX.... ..O.... ....... .......", 0},
    {"three", breakable, "....... ..X.... ..X.... .XX.... ..O.... ....... .......", 0},
    {"elsewhere", breakable, "OXX.... ....... ....... .XX.... ....... ....... .......",
     0},
    {"off four", breakable, "....... ....... X...... XXX.... O...... ....... .......", 0},
    {"out of four", breakable, "....... ....... ..X.... XXX.... ..O.... ....... .......",
     1},
    {"of one row", breakable, "....... ....... ..X.... .XX.... ..OX... ...X... .......",
     0},
    {"of both", breakable, "....... ....... ....X.. .XX.... ..OX... ...X... .......", 1},
    {"of each", breakable, "....... ....... ..X.... .XX.... ..OX... .OXX... .......", 1},
    {"refused", barred, "...O... ....... ..X.... .XX.... ..O.... ....... .......", 0},
    {"not refused", barred, "....... ....... ..X.... .XX.... ..O.... ....... .......", 1},
    {"mixed", teams, "....... ....... ..3.... .XX.... ..O.... ....... .......", 1},
    {"by another", teams, "....... ....... ..X.... .XX.... ..3.... ....... .......", 0},
    {"by a move", moving, "....... ....... ..X.... .XX.... ..O.... ....... O....O.", 1},
    {"too far", stepping, "....... ....... ..X.... .XX.... ..O.... ....... O....O.", 0},
    {"near", stepping, ".O..... ....... ..X.... .XX.... ..O.... ....... .....O.", 1},
    {"no stone", supplied, "....... ....... ..X.... .XX.... ..O.... ....... O....O.", 0},
    {"shut", blockable, "....O.. ....X.. ....X.. OXX.... ....... ....... .......", 1},
    {"half shut", blockable, "....O.. ....X.. ....X.. .XX.... ....... ....... .......",
     0},
    {"only shut", blockable, "....... ....... ....... OXX.... ....... ....... .......",
     0},
    {"taken end", blockable, "....... ....... X...... XXX.O.. O...... ....... .......",
     0},
    {"edge", longer, "....O.. ....X.. ....X.. XXX.... ....... ....... .......", 0},
    {"lifted", breakable, "....... ....... ..X.... .XX.... ..O.... .O..... X......", 0},
    {"in twos", in_twos, "....... ....... ..X.... .XX.... ..O.... ....... .......", 1},
};

START_TEST(breakable_rows_wait)
{
    struct game game = set_up(made[_i].spec(), made[_i].rows, BLACK);
    struct game before = copy_of(game);
    inarow_facts facts = follow(game, "d4");
    inarow_lift(game.rules, game.position, &facts);
    inarow_outcome outcome = inarow_judge(game.rules, &facts);
    bool waits = made[_i].waits;
    ck_assert_msg(facts.breakable == waits, "%s: breakable", made[_i].why);
    ck_assert_msg(outcome.status == (waits ? INAROW_PLAYING : INAROW_WON), "%s: outcome",
                  made[_i].why);
    ck_assert_msg(inarow_state_of(game.position).standing ==
                      (waits ? point("d4") : INAROW_NOWHERE),
                  "%s: standing", made[_i].why);
    inarow_take_back(game.rules, game.position, &facts.undo);
    ck_assert_msg(same_bytes(game, before), "%s: undone", made[_i].why);
}
END_TEST

/* A row that has survived the answer takes precedence over everything that the answer
 * did: the capture of four stones, and a row of the opponent. */
START_TEST(a_row_that_survived_comes_first)
{
    for (int survives = INAROW_ANSWERED; survives <= INAROW_IF_BREAKABLE; survives++) {
        inarow_spec spec = breakable();
        spec.win[0].survives = spec.win[1].survives = (uint8_t)survives;
        struct game game = set_up(
            spec, "....... ....... ..X.... .XX.... ..O.... ....... OXX.OO.", BLACK);
        inarow_set_taken(game.rules, game.position, WHITE, 2);
        follow(game, "d4");
        inarow_facts facts = follow(game, "d1");
        inarow_lift(game.rules, game.position, &facts);
        ck_assert_uint_eq(inarow_taken(game.rules, game.position, WHITE), 4);
        ck_assert(facts.rival_stood);
        inarow_outcome outcome = inarow_judge(game.rules, &facts);
        ck_assert_int_eq(outcome.status, INAROW_WON);
        ck_assert_uint_eq(outcome.colour, BLACK);
        ck_assert_uint_eq(outcome.reason, INAROW_REASON_FIVE);
    }
}
END_TEST

/* ---- Comparison with trying all actions ---------------------------------------------
 */

/* Returns the number of stones of a colour in an unbroken line through a point, in one
 * direction. */
static int run_through(struct game game, inarow_point at, uint8_t colour, int dx, int dy)
{
    int count = inarow_at(game.rules, game.position, at) == colour;
    for (int side = -1; count && side <= 1; side += 2) {
        int x = INAROW_X(at) + side * dx, y = INAROW_Y(at) + side * dy;
        while (inarow_on_board(game.rules, x, y) &&
               inarow_at(game.rules, game.position, INAROW_POINT(x, y)) == colour) {
            count++;
            x += side * dx;
            y += side * dy;
        }
    }
    return count;
}

static bool is_enough(inarow_win win, int count)
{
    return count == win.length || (count > win.length && !win.exactly);
}

/* Returns true if there is an action after which the row in this direction no longer
 * wins. */
static bool some_action_breaks(struct game game, inarow_point at, uint8_t colour, int dx,
                               int dy)
{
    static inarow_action legal[1024];
    inarow_win win = inarow_spec_of(game.rules)->win[colour];
    size_t count = inarow_legal(game.rules, game.position, legal, 1024);
    ck_assert_uint_le(count, 1024);
    bool broken = false;
    for (size_t i = 0; i < count && !broken; i++) {
        inarow_facts facts;
        inarow_play(game.rules, game.position, &legal[i], &facts);
        inarow_lift(game.rules, game.position, &facts);
        broken = !is_enough(win, run_through(game, at, colour, dx, dy));
        inarow_take_back(game.rules, game.position, &facts.undo);
    }
    return broken;
}

/* Returns rules for small boards, with stones of two or three colours that may run out
 * and move. */
static inarow_spec random_spec(void)
{
    inarow_spec spec = plain(5 + die(3), 5 + die(3), 2 + die(2), 3 + die(2));
    spec.capture.lengths = (uint8_t)(2 << die(3) | 2 << die(3));
    spec.capture.own = die(3) == 0;
    bool limited = die(2);
    for (int c = 0; c < spec.colours; c++) {
        spec.win[c].survives = INAROW_IF_BREAKABLE;
        spec.win[c].exactly = die(3) == 0;
        spec.supply[c] = (uint16_t)(limited ? 8 + die(6) : 0);
    }
    spec.move = (uint8_t)(limited ? die(3) : INAROW_STAY);
    return spec;
}

START_TEST(breakable_rows_agree_with_trying_all)
{
    static const int step[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    int rows = 0, waits = 0;
    seed_die(31);
    for (int n = 0; n < 4000; n++) {
        struct game game = new_game(random_spec());
        inarow_action action;
        inarow_facts facts;
        throw_stones(game, 30, 25);
        if (!random_action(game, &action))
            continue;
        inarow_play(game.rules, game.position, &action, &facts);
        inarow_lift(game.rules, game.position, &facts);
        uint8_t colour = facts.action.colour;
        bool any = false, all = true;
        for (int d = 0; d < 4 && facts.made; d++) {
            int dx = step[d][0], dy = step[d][1];
            if (!is_enough(inarow_spec_of(game.rules)->win[colour],
                           run_through(game, facts.undo.stone, colour, dx, dy)))
                continue;
            any = true;
            all &= some_action_breaks(game, facts.undo.stone, colour, dx, dy);
        }
        ck_assert_msg(facts.breakable == (any && all), "game %d", n);
        rows += any;
        waits += any && all;
    }
    ck_assert_int_gt(rows, 200);
    ck_assert_int_gt(waits, 40);
}
END_TEST

Suite *answer_suite(void)
{
    Suite *suite = suite_create("answer");
    TCase *tcase = add_case(suite, "answers");
    tcase_add_loop_test(tcase, breakable_rows_wait, 0, sizeof made / sizeof *made);
    tcase_add_test(tcase, a_row_that_survived_comes_first);
    tcase_add_test(tcase, breakable_rows_agree_with_trying_all);
    return suite;
}
