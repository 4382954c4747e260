/* Tests outcomes under immediate adjudication, RIF 9.1, 9.2, 10.1 and 10.3; positions
 * set up; games of more than two colours. */
#include <stdio.h>
#include "board.h"

/* A stone on e5 of 9x9, with the points of its colour and of the other colour. */
static const struct {
    const char *why, *own, *others;
    uint8_t turn, winner; /* ANY: the game goes on */
    uint8_t reason;
} outcomes[] = {
    {"9.1: five", "a5 b5 c5 d5", "", BLACK, BLACK, INAROW_REASON_FIVE},
    {"9.1: white's five", "a5 b5 c5 d5", "", WHITE, WHITE, INAROW_REASON_FIVE},
    {"9.1: white's six", "a5 b5 c5 d5 f5", "", WHITE, WHITE, INAROW_REASON_OVERLINE},
    {"white's six and five: the five first", "a5 b5 c5 d5 f5 e6 e7 e8 e9", "", WHITE,
     WHITE, INAROW_REASON_FIVE},
    {"9.2 (a)", "a5 b5 c5 d5 f5", "", BLACK, WHITE, INAROW_REASON_OVERLINE},
    {"9.2: a five at the same time", "a5 b5 c5 d5 f5 e6 e7 e8 e9", "", BLACK, BLACK,
     INAROW_REASON_FIVE},
    {"9.2 (b)", "b5 c5 d5 e4 e6 e7", "a5", BLACK, WHITE, INAROW_REASON_DOUBLE_FOUR},
    {"9.2 (c)", "c5 d5 e6 e7", "", BLACK, WHITE, INAROW_REASON_DOUBLE_THREE},
    {"a 4-4-3-3: the double-four first", "b2 c3 d4 b8 c7 d6 c5 d5 e6 e7", "a1 a9", BLACK,
     WHITE, INAROW_REASON_DOUBLE_FOUR},
    {"an overline and a 4-4: the overline first", "a5 b5 c5 d5 f5 b8 c7 d6 e6 e7 e8", "",
     BLACK, WHITE, INAROW_REASON_OVERLINE},
    {"an overline and a 3-3: the overline first", "a5 b5 c5 d5 f5 c7 d6 e6 e7", "", BLACK,
     WHITE, INAROW_REASON_OVERLINE},
    {"9.3: an allowed double-three", "c5 d5 e6 e7 f2 f3 f4 f6 f7", "a5", BLACK, ANY, 0},
    {"white's 4-4", "b5 c5 d5 e4 e6 e7", "a5", WHITE, ANY, 0},
    {"white's 3-3", "c5 d5 e6 e7", "", WHITE, ANY, 0},
    {"nothing", "c5 d5", "", BLACK, ANY, 0},
};

static void expect_outcome(struct game game, const inarow_facts *facts,
                           inarow_outcome outcome, const char *why)
{
    inarow_outcome judged = inarow_judge(game.rules, facts);
    ck_assert_msg(judged.status == outcome.status, "%s: status %d", why, judged.status);
    ck_assert_msg(outcome.status != INAROW_WON || judged.colour == outcome.colour,
                  "%s: won by %d", why, judged.colour);
    ck_assert_msg(outcome.status == INAROW_PLAYING || judged.reason == outcome.reason,
                  "%s: reason %d", why, judged.reason);
}

START_TEST(outcome_of_a_stone)
{
    uint8_t turn = outcomes[_i].turn;
    const char *stones[2] = {outcomes[_i].own, outcomes[_i].others};
    struct game game = with_stones(renju(9, 9), stones[turn], stones[1 - turn], turn);
    inarow_facts facts = follow(game, "e5");
    bool won = outcomes[_i].winner != ANY;
    expect_outcome(game, &facts,
                   (inarow_outcome){won ? INAROW_WON : INAROW_PLAYING,
                                    outcomes[_i].winner, outcomes[_i].reason},
                   outcomes[_i].why);
}
END_TEST

/* RIF 10.1, after 9.1 and 9.2: the last vacant point. */
START_TEST(outcome_of_the_last_stone)
{
    static const struct {
        const char *rows;
        uint8_t turn;
        inarow_outcome outcome;
    } boards[] = {
        {"XXOOX OOXXO XX.OX OOXXO XXOOX",
         BLACK,
         {INAROW_DRAWN, ANY, INAROW_REASON_FULL_BOARD}},
        {"XXOOX OOXXO XX.OX OOXXO XXOOX",
         WHITE,
         {INAROW_DRAWN, ANY, INAROW_REASON_FULL_BOARD}},
        {"XXOOX OOXXO XX.XX OOXXO XXOOX", BLACK, {INAROW_WON, BLACK, INAROW_REASON_FIVE}},
        {"XXOOX OOXXO OO.OO OOXXO XXOOX", WHITE, {INAROW_WON, WHITE, INAROW_REASON_FIVE}},
    };
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        struct game game = set_up(renju(5, 5), boards[i].rows, boards[i].turn);
        inarow_facts facts = follow(game, "c3");
        ck_assert(facts.full);
        expect_outcome(game, &facts, boards[i].outcome, boards[i].rows);
    }
    struct game game = set_up(renju(6, 1), "XX.XXX", BLACK);
    inarow_facts facts = follow(game, "c1");
    ck_assert(facts.full);
    expect_outcome(game, &facts,
                   (inarow_outcome){INAROW_WON, WHITE, INAROW_REASON_OVERLINE}, "XX.XXX");
}
END_TEST

/* RIF 10.3: both players pass in turn. */
START_TEST(two_passes)
{
    const inarow_outcome playing = {INAROW_PLAYING, ANY, 0},
                         drawn = {INAROW_DRAWN, ANY, INAROW_REASON_TWO_PASSES};
    struct game game = new_game(renju(15, 15));
    inarow_facts facts = follow(game, "h8; pass");
    expect_outcome(game, &facts, playing, "no two passes");
    facts = follow(game, "h9");
    expect_outcome(game, &facts, playing, "no two passes");
    facts = follow(game, "pass");
    expect_outcome(game, &facts, playing, "no two passes");
    facts = follow(game, "pass");
    expect_outcome(game, &facts, drawn, "two passes");
}
END_TEST

/* If a draw must be claimed, the game goes on: each further pass is again the second
 * of two. */
START_TEST(many_passes)
{
    struct game game = new_game(renju(15, 15));
    follow(game, "pass");
    for (int n = 2; n <= 600; n++) {
        inarow_facts facts = follow(game, "pass");
        ck_assert_msg(inarow_judge(game.rules, &facts).status == INAROW_DRAWN,
                      "pass %d draws no more", n);
    }
}
END_TEST

START_TEST(draws_only_by_the_rules)
{
    inarow_spec spec = renju(1, 5);
    spec.draw_full_board = spec.draw_two_passes = false;
    struct game game = new_game(spec);
    inarow_facts facts = follow(game, "pass; pass");
    ck_assert_int_eq(inarow_judge(game.rules, &facts).status, INAROW_PLAYING);
    ck_assert_uint_eq(facts.passes, 2);
    facts = follow(game, "a1; a2; a3; a4; a5");
    ck_assert(facts.full);
    ck_assert_int_eq(inarow_judge(game.rules, &facts).status, INAROW_PLAYING);
}
END_TEST

/* A pattern that the host allows does not decide: a pattern of lower precedence may. */
START_TEST(the_host_allows_a_pattern)
{
    inarow_spec spec = renju(15, 15);
    spec.host_rules = 1;
    spec.capture = (inarow_capture){.lengths = 1 << 2, .wins = 2};
    struct game game = with_stones(spec, "h9 h10 i8 j8 k11", "i9 j10", BLACK);
    inarow_action stone = action("h8");
    inarow_reasons fouls = inarow_fouls_of(game.rules, game.position, &stone);
    ck_assert_uint_eq(fouls, INAROW_BIT(DOUBLE_THREE));
    ck_assert_uint_eq(stone.colour, BLACK);
    inarow_facts facts = follow(game, "h8");
    inarow_lift(game.rules, game.position, &facts);
    inarow_outcome outcome = inarow_judge(game.rules, &facts);
    ck_assert(outcome.colour == WHITE && outcome.reason == INAROW_REASON_DOUBLE_THREE);
    inarow_allow(&facts, fouls | INAROW_BIT(OVERLINE));
    outcome = inarow_judge(game.rules, &facts);
    ck_assert(outcome.colour == BLACK && outcome.reason == INAROW_REASON_CAPTURES);
    ck_assert_uint_eq(facts.exempted | facts.made, 0);

    stone = action("h8"); /* the stone is refused: then there are no fouls */
    ck_assert_uint_eq(inarow_fouls_of(game.rules, game.position, &stone), 0);
    stone = action("pass");
    ck_assert_uint_eq(inarow_fouls_of(game.rules, game.position, &stone), 0);
}
END_TEST

/* Rows that are set up belong to no move. */
START_TEST(rows_that_are_set_up_do_not_win)
{
    struct game game = set_up(renju(9, 5),
                              "XXXXX...."
                              "OOOOOO..."
                              "........."
                              "........."
                              ".........",
                              WHITE);
    inarow_state state = inarow_state_of(game.position);
    ck_assert_uint_eq(state.vacant, 45 - 11);
    ck_assert_uint_eq(state.last, INAROW_NOWHERE);
    ck_assert_uint_eq(inarow_state_of(game.position).holder[BLACK], 0);
    ck_assert_uint_eq(inarow_state_of(game.position).holder[WHITE], 1);
    inarow_turn turn = inarow_to_act(game.rules, game.position);
    ck_assert(turn.seat == 1 && turn.colour == WHITE && turn.alternatives == 0);
    ck_assert_uint_eq(inarow_at(game.rules, game.position, point("a5")), BLACK);
    ck_assert_uint_eq(inarow_at(game.rules, game.position, point("f4")), WHITE);
    ck_assert_uint_eq(inarow_at(game.rules, game.position, point("a1")), ANY);
    inarow_facts facts = follow(game, "a1");
    ck_assert_int_eq(inarow_judge(game.rules, &facts).status, INAROW_PLAYING);
    facts = follow(game, "pass");
    ck_assert_int_eq(inarow_judge(game.rules, &facts).status, INAROW_PLAYING);
}
END_TEST

/* A position that is set up is past the opening, even if the game has one. */
START_TEST(set_up_is_past_the_opening)
{
    struct game game = new_game(swap_two());
    uint8_t cells[225];
    memset(cells, ANY, sizeof cells);
    inarow_setup(game.rules, game.position, cells, WHITE);
    inarow_turn turn = inarow_to_act(game.rules, game.position);
    ck_assert_uint_eq(turn.step, inarow_spec_of(game.rules)->steps);
    ck_assert(turn.seat == 1 && turn.colour == WHITE);
    follow(game, "a1; b2 by 0; c3 by 1");
}
END_TEST

/* ---- More than two colours ------------------------------------------------------ */

START_TEST(colours_take_turns)
{
    struct game game = new_game(six_colours());
    for (int n = 0; n < 14; n++) {
        inarow_turn turn = inarow_to_act(game.rules, game.position);
        ck_assert_uint_eq(turn.colour, n % 6);
        ck_assert_uint_eq(turn.seat, n % 6);
        inarow_facts facts;
        inarow_action it = inarow_play_at(INAROW_POINT(n % 9, n / 9));
        if (n == 8)
            it.verb = INAROW_PASS; /* the turn passes after a pass too */
        ck_assert_int_eq(inarow_play(game.rules, game.position, &it, &facts), INAROW_OK);
        ck_assert_uint_eq(facts.action.colour, n % 6);
    }
    ck_assert_uint_eq(inarow_at(game.rules, game.position, point("b1")), 1);
    ck_assert_uint_eq(inarow_at(game.rules, game.position, point("e2")), 13 % 6);
}
END_TEST

/* Four or more win here, and for the third colour only exactly four. */
START_TEST(colours_have_rows_of_their_own)
{
    const char *rows = "........."
                       "XXX......"
                       "OOO.O...."
                       "222......"
                       "333......"
                       "222.2...."
                       "555......";
    static const struct {
        uint8_t colour;
        const char *at;
        inarow_reason made; /* or OK */
    } cases[] = {
        {0, "d6", INAROW_REASON_FIVE},
        {1, "d5", INAROW_REASON_OVERLINE},
        {2, "d4", INAROW_REASON_FIVE},
        {3, "d3", INAROW_REASON_FIVE},
        {2, "d2", INAROW_REASON_OVERLINE},
        {5, "d1", INAROW_REASON_FIVE},
        {3, "d6", INAROW_OK},
        {0, "d1", INAROW_OK},
        {4, "d2", INAROW_OK},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct game game = set_up(six_colours(), rows, cases[i].colour);
        inarow_facts facts = follow(game, cases[i].at);
        ck_assert_uint_eq(inarow_first_reason(facts.made), cases[i].made);
        inarow_outcome outcome = inarow_judge(game.rules, &facts);
        ck_assert_int_eq(outcome.status, cases[i].made ? INAROW_WON : INAROW_PLAYING);
        if (cases[i].made) {
            ck_assert_uint_eq(outcome.reason, cases[i].made);
            bool lost = cases[i].colour == 2 && cases[i].made == INAROW_REASON_OVERLINE;
            ck_assert_int_eq(outcome.colour == cases[i].colour, !lost);
        }
    }
}
END_TEST

/* RIF 3: an opponent's stone stops a row, and so does a stone of any other colour. In
 * four to win, threes are rows of two. */
START_TEST(any_other_colour_stops_a_row)
{
    for (int stopped = 0; stopped < 6; stopped++) {
        struct game game = set_up(six_colours(),
                                  "........."
                                  "........."
                                  "....2...."
                                  "...2....."
                                  "........."
                                  "........."
                                  ".........",
                                  RED);
        uint8_t cells[9 * 7];
        for (int i = 0; i < 9 * 7; i++)
            cells[i] = inarow_at(game.rules, game.position, INAROW_POINT(i % 9, i / 9));
        if (stopped != RED)
            cells[3 * 9 + 2] = (uint8_t)stopped; /* c4, left of the row of two on d4 e4 */
        inarow_setup(game.rules, game.position, cells, RED);
        inarow_reasons made = inarow_makes(game.rules, game.position, RED, point("e4"));
        inarow_set forbidden;
        inarow_forbidden(game.rules, game.position, RED, &forbidden);
        ck_assert_uint_eq(made, stopped == RED ? INAROW_BIT(DOUBLE_THREE) : 0);
        ck_assert_int_eq(forbidden.row[3] >> 4 & 1, stopped == RED);
    }
}
END_TEST

/* ---- No legal action left -----------------------------------------------------------
 */

/* Does an action of a verb at one or two points, then removes the stones that it
 * captured. */
static inarow_facts act(struct game game, inarow_verb verb, const char *from,
                        const char *to)
{
    inarow_facts facts;
    inarow_action done = {.verb = (uint8_t)verb,
                          .seat = ANY,
                          .colour = ANY,
                          .number = 2,
                          .point = {point(from), to ? point(to) : 0}};
    ck_assert_int_eq(inarow_play(game.rules, game.position, &done, &facts), INAROW_OK);
    inarow_outcome before = inarow_judge(game.rules, &facts);
    inarow_lift(game.rules, game.position, &facts);
    if (facts.undo.captured == 0) {
        inarow_outcome after = inarow_judge(game.rules, &facts);
        ck_assert_int_eq(before.status, after.status);
        ck_assert_int_eq(before.reason, after.reason);
    }
    return facts;
}

static inarow_spec moving(void)
{
    inarow_spec spec = plain(3, 3, 2, 3);
    spec.supply[0] = spec.supply[1] = 4;
    spec.move = INAROW_ADJACENT;
    return spec;
}

static inarow_spec popping(void)
{
    inarow_spec spec = plain(3, 2, 2, 3);
    spec.gravity = spec.pop = true;
    return spec;
}

static inarow_spec barred(void)
{
    inarow_spec spec = renju(7, 1);
    spec.pass = false;
    spec.refuse = INAROW_BIT(OVERLINE);
    return spec;
}

static inarow_spec barred_but_passing(void)
{
    inarow_spec spec = barred();
    spec.pass = true;
    return spec;
}

static inarow_spec barred_and_taking(void)
{
    inarow_spec spec = renju(8, 2);
    spec.pass = false;
    spec.refuse = INAROW_BIT(OVERLINE);
    spec.capture.lengths = 4;
    return spec;
}

static inarow_spec supplied(void)
{
    inarow_spec spec = plain(3, 3, 2, 3);
    spec.supply[0] = 3;
    spec.supply[1] = 5;
    return spec;
}

static inarow_spec undrawn(void)
{
    inarow_spec spec = plain(3, 1, 2, 3);
    spec.draw_full_board = false;
    return spec;
}

static inarow_spec lasting(void)
{
    inarow_spec spec = plain(3, 3, 2, 3);
    spec.supply[0] = spec.supply[1] = 4;
    spec.win[0].survives = true;
    return spec;
}

static const struct {
    const char *why;
    inarow_spec (*spec)(void);
    const char *rows;
    uint8_t turn;
    inarow_verb verb;
    const char *from, *to;
    inarow_outcome outcome;
} ends[] = {
    {"no stone beside the hole",
     moving,
     "XOX XXO O..",
     WHITE,
     INAROW_PLAY,
     "b1",
     NULL,
     {INAROW_PLAYING, ANY, 0}},
    {"the hole is out of reach",
     moving,
     "XXO XOO X..",
     WHITE,
     INAROW_PLAY,
     "b1",
     NULL,
     {INAROW_DRAWN, ANY, INAROW_REASON_NO_ACTION}},
    {"full, but the mover pops",
     popping,
     "X.O XOX",
     WHITE,
     INAROW_PLAY,
     "b2",
     NULL,
     {INAROW_PLAYING, ANY, 0}},
    {"full, and no stone to pop",
     popping,
     "O.O XOX",
     BLACK,
     INAROW_PLAY,
     "b2",
     NULL,
     {INAROW_PLAYING, ANY, 0}},
    {"full, none of the mover's at the bottom",
     popping,
     "X.O OOO",
     WHITE,
     INAROW_PLAY,
     "b2",
     NULL,
     {INAROW_DRAWN, ANY, INAROW_REASON_FULL_BOARD}},
    {"full, none of the other's, who has moved",
     popping,
     "X.O XXX",
     WHITE,
     INAROW_PLAY,
     "b2",
     NULL,
     {INAROW_PLAYING, ANY, 0}},
    {"every point refused",
     barred,
     "XX.XXX.",
     WHITE,
     INAROW_PLAY,
     "g1",
     NULL,
     {INAROW_DRAWN, ANY, INAROW_REASON_NO_ACTION}},
    {"one point refused, one not",
     barred,
     ".X.X.XX",
     WHITE,
     INAROW_PLAY,
     "a1",
     NULL,
     {INAROW_PLAYING, ANY, 0}},
    {"every point refused, but a pass",
     barred_but_passing,
     "XX.XXX.",
     WHITE,
     INAROW_PLAY,
     "g1",
     NULL,
     {INAROW_PLAYING, ANY, 0}},
    {"what is taken makes room",
     barred_and_taking,
     "XX.XXXOO OOXOXXO.",
     WHITE,
     INAROW_PLAY,
     "h1",
     NULL,
     {INAROW_DRAWN, ANY, INAROW_REASON_NO_ACTION}},
    {"what is taken makes room: not drawn",
     barred_and_taking,
     "XX.XXXOO OOXXOXX.",
     WHITE,
     INAROW_PLAY,
     "h1",
     NULL,
     {INAROW_PLAYING, ANY, 0}},
    {"the mover's supply is used up",
     supplied,
     "XO. O.X X..",
     WHITE,
     INAROW_PLAY,
     "c3",
     NULL,
     {INAROW_DRAWN, ANY, INAROW_REASON_NO_ACTION}},
    {"the other's supply is",
     supplied,
     "XO. O.X ...",
     BLACK,
     INAROW_PLAY,
     "c3",
     NULL,
     {INAROW_PLAYING, ANY, 0}},
    {"a full board that draws by no rule",
     undrawn,
     "XO.",
     BLACK,
     INAROW_PLAY,
     "c1",
     NULL,
     {INAROW_DRAWN, ANY, INAROW_REASON_NO_ACTION}},
    {"the row stands for good",
     lasting,
     "XX. OXO O.O",
     BLACK,
     INAROW_PLAY,
     "c3",
     NULL,
     {INAROW_WON, BLACK, INAROW_REASON_FIVE}},
};

START_TEST(no_action_left)
{
    struct game game = set_up(ends[_i].spec(), ends[_i].rows, ends[_i].turn);
    inarow_facts facts = act(game, ends[_i].verb, ends[_i].from, ends[_i].to);
    expect_outcome(game, &facts, ends[_i].outcome, ends[_i].why);
    inarow_action legal[64];
    size_t count = inarow_legal(game.rules, game.position, legal, 64);
    ck_assert_msg(facts.stuck == (count == 0), "%s: stuck", ends[_i].why);
}
END_TEST

/* This may happen in the opening too: no point is left in the centre, or too few for
 * an offer. */
START_TEST(no_action_left_in_the_opening)
{
    for (int kind = 0; kind < 3; kind++) {
        inarow_spec spec = plain(3, 3, 2, 3);
        add_phase(&spec, INAROW_PLAY, BLACK)->within = 1;
        inarow_step *step = add_phase(&spec, kind ? INAROW_OFFER : INAROW_PLAY, WHITE);
        if (kind) {
            step->distinct = true;
            step->least = step->most = (uint8_t)(kind == 1 ? 2 : 3);
        } else {
            step->within = 1;
        }
        struct game game = new_game(spec);
        inarow_facts facts = follow(game, "b2");
        inarow_action legal[64];
        size_t count = inarow_legal(game.rules, game.position, legal, 64);
        /* Corners and sides: two points can differ under all symmetries, three cannot. */
        ck_assert_uint_eq(count, kind == 1 ? 8 : 0);
        ck_assert_int_eq(facts.stuck, kind != 1);
        ck_assert_int_eq(inarow_judge(game.rules, &facts).status,
                         kind == 1 ? INAROW_PLAYING : INAROW_DRAWN);
    }
}
END_TEST

/* ---- Precedence by turn order -------------------------------------------------------
 */

/* One stone captures two of White's and loses an own pair. Both colours reach four, or
 * one has more; the mover does not matter. */
START_TEST(both_reach_the_number)
{
    static const struct {
        uint16_t own, other;
        uint8_t winner; /* 0: the mover; 1: the other; ANY: neither */
    } cases[] = {{2, 2, ANY}, {4, 2, 0}, {2, 4, 1}, {2, 0, 0}, {0, 2, 1}, {0, 0, ANY}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        for (uint8_t mover = 0; mover < 2; mover++) {
            inarow_spec spec = plain(4, 4, 2, 4);
            spec.capture = (inarow_capture){.lengths = 4, .own = true, .wins = 4};
            struct game game = set_up(
                spec, mover ? "..O. ..X. ..X. XO.X" : "..X. ..O. ..O. OX.O", mover);
            inarow_set_taken(game.rules, game.position, mover, cases[i].own);
            inarow_set_taken(game.rules, game.position, 1 - mover, cases[i].other);
            inarow_facts facts = act(game, INAROW_PLAY, "c1", NULL);
            ck_assert_uint_eq(facts.undo.captured, 4);
            inarow_outcome outcome = inarow_judge(game.rules, &facts);
            bool won = cases[i].winner != ANY;
            ck_assert_int_eq(outcome.status, won ? INAROW_WON : INAROW_PLAYING);
            if (won)
                ck_assert_uint_eq(outcome.colour, cases[i].winner ^ mover);
            inarow_outcome claims[INAROW_CLAIMS];
            ck_assert_int_eq(inarow_claims(game.rules, &facts, claims), won);
        }
    }
}
END_TEST

/* Stones captured earlier do not win for a colour when another colour captures. */
START_TEST(earlier_captures_do_not_win_later)
{
    inarow_spec spec = plain(4, 1, 2, 4);
    spec.capture = (inarow_capture){.lengths = 4, .wins = 4};
    struct game game = set_up(spec, "XOO.", BLACK);
    inarow_set_taken(game.rules, game.position, WHITE, 4);
    inarow_facts facts = act(game, INAROW_PLAY, "d1", NULL);
    ck_assert_int_eq(inarow_judge(game.rules, &facts).status, INAROW_PLAYING);
}
END_TEST

/* A pair that its own colour loses goes to the colour that brackets it, not to the
 * next colour. */
START_TEST(own_pairs_go_to_the_bracketing_colour)
{
    inarow_spec spec = plain(4, 1, 3, 4);
    spec.capture = (inarow_capture){.lengths = 4, .own = true};
    for (uint8_t between = 1; between < 3; between++) {
        struct game game = set_up(spec, between == 1 ? "OX.O" : "2X.2", BLACK);
        act(game, INAROW_PLAY, "c1", NULL);
        for (uint8_t c = 0; c < 3; c++)
            ck_assert_uint_eq(inarow_taken(game.rules, game.position, c),
                              c == between ? 2 : 0);
    }
}
END_TEST

/* Own rows of every capturable length, with the new stone at each place in the row. */
START_TEST(own_rows_of_capturable_lengths)
{
    static const struct {
        const char *board, *point;
        unsigned lengths, taken;
    } cases[] = {
        {"OX.O...", "c1", 12, 2}, {"OXX.O..", "d1", 12, 3}, {"O.XXO..", "b1", 12, 3},
        {"OX.XO..", "c1", 12, 3}, {"OXX.O..", "d1", 4, 0},  {"OX.O...", "c1", 8, 0},
        {"OXX.XO.", "d1", 12, 0}, {"O.O....", "b1", 12, 0}, {"O.O....", "b1", 2, 1},
        {"XX.O...", "c1", 12, 0}, {"OXX..O.", "d1", 12, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        inarow_spec spec = plain(7, 1, 2, 5);
        spec.capture = (inarow_capture){.lengths = cases[i].lengths, .own = true};
        struct game game = set_up(spec, cases[i].board, BLACK);
        act(game, INAROW_PLAY, cases[i].point, NULL);
        ck_assert_uint_eq(inarow_taken(game.rules, game.position, WHITE), cases[i].taken);
        ck_assert_uint_eq(inarow_taken(game.rules, game.position, BLACK), 0);
    }
}
END_TEST

/* A colour's captures count for the colour and its team; the team's total wins. */
START_TEST(partners_capture_together)
{
    inarow_spec spec = plain(4, 1, 4, 4);
    spec.capture = (inarow_capture){.lengths = 4, .wins = 6};
    for (int c = 0; c < 4; c++)
        spec.team[c] = (uint8_t)(1 + c % 2);
    for (uint16_t before = 3; before < 5; before++) {
        struct game game = set_up(spec, "2OO.", 2);
        inarow_set_taken(game.rules, game.position, 0, before);
        inarow_facts facts = act(game, INAROW_PLAY, "d1", NULL);
        inarow_state state = inarow_state_of(game.position);
        ck_assert_uint_eq(state.taken[0], before);
        ck_assert_uint_eq(state.taken[2], 2);
        ck_assert_uint_eq(inarow_taken(game.rules, game.position, 0), before + 2);
        ck_assert_uint_eq(inarow_taken(game.rules, game.position, 2), before + 2);
        ck_assert_uint_eq(inarow_taken(game.rules, game.position, 1), 0);
        inarow_outcome outcome = inarow_judge(game.rules, &facts);
        ck_assert_int_eq(outcome.status, before == 4 ? INAROW_WON : INAROW_PLAYING);
        if (before == 4)
            ck_assert_uint_eq(outcome.colour, 0);
    }
}
END_TEST

/* A column falls, and two other colours get a row. The next colour after the mover
 * wins, but the mover's partner takes precedence. */
START_TEST(falling_rows_in_turn_order)
{
    for (uint8_t mover = 0; mover < 4; mover++) {
        for (int teams = 0; teams < 2; teams++) {
            inarow_spec spec = plain(3, 3, 4, 3);
            char drawn[16];
            spec.gravity = spec.pop = true;
            for (int c = 0; teams && c < 4; c++)
                spec.team[c] = (uint8_t)(1 + c % 2);
            static const char letters[] = "XO23";
            char a = letters[(mover + 1) % 4], b = letters[(mover + 2) % 4];
            snprintf(drawn, sizeof drawn, "..%c %c%c%c %c%c%c", b, b, b, a, a, a,
                     letters[mover]);
            struct game game = set_up(spec, drawn, mover);
            inarow_facts facts = act(game, INAROW_REMOVE, "c1", NULL);
            uint8_t winner = (uint8_t)((mover + (teams ? 2 : 1)) % 4);
            ck_assert_uint_eq(facts.rival, winner);
            inarow_outcome outcome = inarow_judge(game.rules, &facts);
            ck_assert_int_eq(outcome.status, INAROW_WON);
            ck_assert_uint_eq(outcome.colour, teams ? winner % 2 : winner);
        }
    }
}
END_TEST

Suite *outcome_suite(void)
{
    Suite *suite = suite_create("outcome");
    TCase *tcase = add_case(suite, "outcomes");
    tcase_add_loop_test(tcase, outcome_of_a_stone, 0, sizeof outcomes / sizeof *outcomes);
    tcase_add_test(tcase, outcome_of_the_last_stone);
    tcase_add_test(tcase, two_passes);
    tcase_add_test(tcase, many_passes);
    tcase_add_test(tcase, draws_only_by_the_rules);
    tcase_add_test(tcase, the_host_allows_a_pattern);
    tcase_add_test(tcase, rows_that_are_set_up_do_not_win);
    tcase_add_test(tcase, set_up_is_past_the_opening);
    tcase = add_case(suite, "nothing left");
    tcase_add_loop_test(tcase, no_action_left, 0, sizeof ends / sizeof *ends);
    tcase_add_test(tcase, no_action_left_in_the_opening);
    tcase = add_case(suite, "turn order");
    tcase_add_test(tcase, both_reach_the_number);
    tcase_add_test(tcase, earlier_captures_do_not_win_later);
    tcase_add_test(tcase, partners_capture_together);
    tcase_add_test(tcase, own_pairs_go_to_the_bracketing_colour);
    tcase_add_test(tcase, own_rows_of_capturable_lengths);
    tcase_add_test(tcase, falling_rows_in_turn_order);
    tcase = add_case(suite, "colours");
    tcase_add_test(tcase, colours_take_turns);
    tcase_add_test(tcase, colours_have_rows_of_their_own);
    tcase_add_test(tcase, any_other_colour_stops_a_row);
    return suite;
}
