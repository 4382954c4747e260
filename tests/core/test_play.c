/* Tests playing, undoing and facts. */
#include "board.h"

/* ---- Undoing -----------------------------------------------------------------------
 */

enum { PLIES = 60 };

/* The callers of both positions read the same. */
static void expect_same(struct game a, struct game b)
{
    const inarow_spec *spec = inarow_spec_of(a.rules);
    inarow_state s = inarow_state_of(a.position), t = inarow_state_of(b.position);
    ck_assert_msg(s.last == t.last && s.vacant == t.vacant && s.moves == t.moves,
                  "counts");
    ck_assert_msg(s.phase == t.phase && s.turn == t.turn && s.mover == t.mover, "turn");
    ck_assert_msg(s.passes == t.passes && s.declared == t.declared, "passes, declared");
    ck_assert_msg(memcmp(s.holder, t.holder, sizeof s.holder) == 0, "holders");
    for (int y = 0; y < spec->height; y++) {
        for (int x = 0; x < spec->width; x++) {
            inarow_point at = INAROW_POINT(x, y);
            ck_assert_msg(inarow_at(a.rules, a.position, at) ==
                              inarow_at(b.rules, b.position, at),
                          "stone on %s", name_of(at));
        }
    }
    inarow_point offered[INAROW_OFFERS], others[INAROW_OFFERS];
    int count = inarow_offered(a.rules, a.position, offered);
    ck_assert_msg(inarow_offered(b.rules, b.position, others) == count, "offers");
    for (int i = 0; i < count; i++)
        ck_assert_msg(offered[i] == others[i], "offered %s, not %s", name_of(offered[i]),
                      name_of(others[i]));
}

/* Plays random games. Undoes them action by action, then to the start, with the stored
 * undo data. */
static void take_back(inarow_spec spec, bool bytes)
{
    struct game game = new_game(spec), before[PLIES];
    inarow_facts facts;
    inarow_undo undo[PLIES];
    inarow_action it;
    int plies = 0;
    for (; plies < PLIES && random_action(game, &it); plies++) {
        before[plies] = copy_of(game);
        inarow_play(game.rules, game.position, &it, &facts);
        struct game after = copy_of(game);
        inarow_take_back(game.rules, game.position, &facts.undo);
        expect_same(game, before[plies]);
        ck_assert_msg(!bytes || same_bytes(game, before[plies]), "verb %d, undone",
                      it.verb);
        inarow_play(game.rules, game.position, &it, &facts);
        ck_assert_msg(same_bytes(game, after), "verb %d, done again", it.verb);
        undo[plies] = facts.undo;
    }
    while (plies--) {
        inarow_take_back(game.rules, game.position, &undo[plies]);
        expect_same(game, before[plies]);
        ck_assert_msg(!bytes || same_bytes(game, before[plies]), "ply %d", plies);
    }
}

START_TEST(undo_restores_the_position)
{
    seed_die((uint32_t)_i + 1);
    for (int n = 0; n < 20; n++)
        take_back(openings[_i](), false);
}
END_TEST

/* The bytes are equal too, so positions can be compared as memory. */
START_TEST(undo_restores_the_bytes)
{
    seed_die((uint32_t)_i + 1);
    for (int n = 0; n < 20; n++)
        take_back(openings[_i](), true);
}
END_TEST

/* Two offers in one opening: undoing the second must restore the first. */
START_TEST(undo_restores_an_earlier_offer)
{
    inarow_spec spec = renju(9, 9);
    for (int colour = BLACK; colour <= WHITE; colour++) {
        inarow_step *offer = add_phase(&spec, INAROW_OFFER, colour);
        offer->least = offer->most = 2;
        add_phase(&spec, INAROW_PICK, colour)->by_colour = (uint8_t)(1 - colour);
    }
    struct game game = new_game(spec);
    follow(game, "offer a1 b2");
    struct game offered = copy_of(game);
    inarow_facts pick = follow(game, "pick a1"), offer = follow(game, "offer c3 d4");
    inarow_take_back(game.rules, game.position, &offer.undo);
    inarow_take_back(game.rules, game.position, &pick.undo);
    expect_same(game, offered);
    ck_assert_int_eq(check_text(game, "pick b2"), INAROW_OK);
    ck_assert_int_eq(check_text(game, "pick c3"), INAROW_REASON_NO_OFFER);
}
END_TEST

START_TEST(undo_restores_the_offer_picked_from)
{
    struct game game = new_game(rif());
    follow(game, "h8; h9; i10; keep; c3; offer d4 e5");
    inarow_facts pick = follow(game, "pick d4");
    inarow_point points[INAROW_OFFERS];
    ck_assert_int_eq(inarow_offered(game.rules, game.position, points), 0);
    inarow_take_back(game.rules, game.position, &pick.undo);
    ck_assert_int_eq(inarow_offered(game.rules, game.position, points), 2);
    ck_assert_uint_eq(points[0], point("d4"));
    ck_assert_uint_eq(points[1], point("e5"));
    ck_assert_uint_eq(inarow_at(game.rules, game.position, point("d4")), ANY);
    follow(game, "pick e5");
}
END_TEST

/* "On a refusal nothing changes, facts included." */
START_TEST(refusals_change_nothing)
{
    seed_die((uint32_t)_i + 1);
    int refused = 0;
    for (int n = 0; n < 10; n++) {
        struct game game = new_game(openings[_i]());
        inarow_facts facts;
        inarow_action it;
        for (int ply = 0; ply < 20 && random_action(game, &it); ply++) {
            inarow_play(game.rules, game.position, &it, &facts);
            struct game before = copy_of(game);
            for (int k = 0; k < 60; k++) {
                inarow_action wrong = action("a1");
                wrong.verb = (uint8_t)die(INAROW_PICK + 2);
                wrong.seat = die(2) ? ANY : (uint8_t)die(3);
                wrong.number = (uint8_t)die(12);
                for (int i = 0; i < 12; i++)
                    wrong.point[i] = INAROW_POINT(die(20), die(20));
                inarow_facts facts, same;
                memset(&facts, 0x5a, sizeof facts);
                memset(&same, 0x5a, sizeof same);
                inarow_reason reason = inarow_check(game.rules, game.position, &wrong);
                if (reason == INAROW_OK)
                    continue;
                ck_assert_msg(inarow_play(game.rules, game.position, &wrong, &facts) ==
                                  reason,
                              "another reason");
                ck_assert_msg(same_bytes(game, before), "verb %d, reason %d", wrong.verb,
                              reason);
                ck_assert_msg(memcmp(&facts, &same, sizeof facts) == 0, "facts");
                refused++;
            }
        }
    }
    ck_assert_int_gt(refused, 1000);
}
END_TEST

/* ---- Facts ---------------------------------------------------------------------- */

/* Each number has at most one reason, and each bit is named by its number. */
START_TEST(reasons_have_names)
{
    int named = 0;
    for (int i = 0; i < INAROW_MOST_REASONS; i++) {
        const char *name = inarow_reason_name((inarow_reason)i);
        for (int j = 0; name && j < i; j++) {
            const char *other = inarow_reason_name((inarow_reason)j);
            ck_assert_msg(!other || strcmp(name, other) != 0, "%s is both %d and %d",
                          name, j, i);
        }
        named += name != NULL;
    }
    ck_assert_int_eq(named, 35);
    ck_assert_str_eq(inarow_reason_name(INAROW_REASON_DOUBLE_THREE), "double-three");
    ck_assert_str_eq(inarow_reason_name(INAROW_REASON_STOPPED), "stopped");
    ck_assert_ptr_null(inarow_reason_name((inarow_reason)-1));
    ck_assert_ptr_null(inarow_reason_name((inarow_reason)INAROW_MOST_REASONS));
    ck_assert_int_eq(inarow_first_reason(0), INAROW_OK);
    ck_assert_int_eq(inarow_first_reason(INAROW_BIT(STOPPED)), INAROW_REASON_STOPPED);
    ck_assert_int_eq(inarow_first_reason(PATTERNS), INAROW_REASON_OVERLINE);
}
END_TEST

START_TEST(facts_of_a_stone)
{
    struct game game = new_game(renju(15, 15));
    inarow_state before = inarow_state_of(game.position);
    ck_assert_uint_eq(before.vacant, 225);
    ck_assert_uint_eq(before.moves, 0);
    ck_assert_uint_eq(before.last, INAROW_NOWHERE);
    inarow_facts facts = follow(game, "h8");
    ck_assert_uint_eq(facts.action.seat, 0);
    ck_assert_uint_eq(facts.action.colour, BLACK);
    ck_assert_uint_eq(facts.action.point[0], point("h8"));
    ck_assert_mem_eq(&facts.undo.before, &before, sizeof before);
    ck_assert_uint_eq(facts.made, 0);
    ck_assert_uint_eq(facts.passes, 0);
    ck_assert(!facts.full);
    inarow_state after = inarow_state_of(game.position);
    ck_assert_uint_eq(after.vacant, 224);
    ck_assert_uint_eq(after.moves, 1);
    ck_assert_uint_eq(after.last, point("h8"));
    ck_assert_uint_eq(after.turn, WHITE);
    facts = follow(game, "pass");
    ck_assert_uint_eq(facts.action.seat, 1);
    ck_assert_uint_eq(facts.action.colour, WHITE);
    ck_assert_uint_eq(facts.passes, 1);
    /* RIF 5: a pass is a move too */
    ck_assert_uint_eq(inarow_state_of(game.position).moves, 2);
    ck_assert_uint_eq(inarow_state_of(game.position).vacant, 224);
    facts = follow(game, "pass");
    ck_assert_uint_eq(facts.passes, 2);
    facts = follow(game, "h9");
    ck_assert_uint_eq(facts.passes, 0);
    ck_assert_uint_eq(facts.action.colour, WHITE);
}
END_TEST

/* The seat changes with the swap, but the colours' turns do not. */
/* The last stone is the last stone that was placed or moved, unless it was removed or
 * has fallen. */
START_TEST(the_last_stone)
{
    inarow_spec spec = plain(5, 5, 2, 4);
    spec.supply[0] = spec.supply[1] = 4;
    spec.move = INAROW_ANYWHERE;
    struct game game = set_up(spec, "XO..X O...O X...X O...O .....", BLACK);
    inarow_facts facts;
    inarow_action move = {.verb = INAROW_MOVE,
                          .seat = ANY,
                          .colour = ANY,
                          .number = 2,
                          .point = {point("a5"), point("c1")}};
    ck_assert_int_eq(inarow_play(game.rules, game.position, &move, &facts), INAROW_OK);
    ck_assert_uint_eq(inarow_state_of(game.position).last, point("c1"));
    ck_assert_uint_eq(facts.undo.stone, point("c1"));
    inarow_take_back(game.rules, game.position, &facts.undo);
    ck_assert_uint_eq(inarow_state_of(game.position).last, INAROW_NOWHERE);

    spec = plain(3, 3, 2, 3);
    spec.gravity = spec.pop = true;
    game = set_up(spec, "... ... X.O", BLACK);
    inarow_action fall = inarow_play_at(point("a2"));
    ck_assert_int_eq(inarow_play(game.rules, game.position, &fall, &facts), INAROW_OK);
    ck_assert_uint_eq(inarow_state_of(game.position).last, point("a2"));
    inarow_action pop = {
        .verb = INAROW_REMOVE, .seat = ANY, .colour = ANY, .point = {point("c1")}};
    ck_assert_int_eq(inarow_play(game.rules, game.position, &pop, &facts), INAROW_OK);
    ck_assert_uint_eq(inarow_state_of(game.position).last, INAROW_NOWHERE);
    ck_assert_uint_eq(facts.undo.stone, INAROW_NOWHERE);
}
END_TEST

START_TEST(facts_after_a_swap)
{
    struct game game = new_game(rif());
    inarow_facts facts = follow(game, "h8; h9; i10; swap");
    ck_assert_uint_eq(facts.action.verb, INAROW_SWAP);
    ck_assert_uint_eq(facts.action.seat, 1);
    facts = follow(game, "c3");
    ck_assert_uint_eq(facts.action.seat, 0);
    ck_assert_uint_eq(facts.action.colour, WHITE);
    facts = follow(game, "offer d4 e5; pick e5");
    ck_assert_uint_eq(facts.action.seat, 0);
    ck_assert_uint_eq(facts.action.colour, BLACK);
    ck_assert_uint_eq(inarow_state_of(game.position).moves, 5);
}
END_TEST

/* Only PLAY and CHOOSE use the colour of an action: the colour to move passes,
 * whatever the field contains. */
START_TEST(pass_has_no_colour)
{
    struct game game = new_game(renju(15, 15));
    follow(game, "h8");
    for (int colour = 0; colour < 256; colour++) {
        struct game again = copy_of(game);
        inarow_action pass = action("pass");
        inarow_facts facts;
        pass.colour = (uint8_t)colour;
        if (inarow_play(again.rules, again.position, &pass, &facts) != INAROW_OK)
            continue;
        ck_assert_msg(inarow_to_act(again.rules, again.position).colour == BLACK,
                      "a pass with %d in its colour: Black is not to move", colour);
        ck_assert_msg(facts.action.colour == WHITE, "passed by %d", facts.action.colour);
    }
}
END_TEST

/* The picked stone is Black's (RIF 12.7). */
START_TEST(pick_has_no_colour)
{
    static const uint8_t colours[] = {ANY, BLACK, WHITE, 2, 200};
    struct game game = new_game(rif());
    follow(game, "h8; h9; i10; keep; c3; offer d4 e5");
    inarow_action pick = action("pick d4");
    inarow_facts facts;
    pick.colour = colours[_i];
    if (inarow_play(game.rules, game.position, &pick, &facts) != INAROW_OK)
        return;
    ck_assert_uint_eq(inarow_at(game.rules, game.position, point("d4")), BLACK);
    ck_assert_uint_eq(facts.action.colour, BLACK);
    ck_assert_uint_eq(inarow_to_act(game.rules, game.position).colour, WHITE);
}
END_TEST

/* A stone that moves captures from its new point. */
START_TEST(moved_stone_captures_from_its_new_point)
{
    inarow_spec spec = plain(7, 3, 2, 3);
    spec.move = INAROW_ANYWHERE;
    spec.supply[BLACK] = spec.supply[WHITE] = 3;
    spec.capture.lengths = 4;
    struct game game = set_up(spec, "X.....O XOO.... ..X....", BLACK);
    inarow_action it = {.verb = INAROW_MOVE,
                        .seat = ANY,
                        .colour = ANY,
                        .point = {point("c1"), point("d2")}};
    inarow_facts facts;
    ck_assert_int_eq(inarow_play(game.rules, game.position, &it, &facts), INAROW_OK);
    inarow_lift(game.rules, game.position, &facts);
    ck_assert_uint_eq(facts.undo.captured, 2);
    ck_assert_uint_eq(inarow_at(game.rules, game.position, point("b2")), ANY);
    ck_assert_uint_eq(inarow_at(game.rules, game.position, point("c2")), ANY);
    ck_assert_uint_eq(inarow_taken(game.rules, game.position, BLACK), 2);
}
END_TEST

/* The count of captured stones does not overflow to zero. */
START_TEST(most_captured_stones)
{
    inarow_spec spec = plain(7, 1, 2, 5);
    spec.capture = (inarow_capture){.lengths = 4, .wins = 10};
    struct game game = set_up(spec, "XOO....", BLACK);
    inarow_set_taken(game.rules, game.position, BLACK, UINT16_MAX - 1);
    inarow_facts facts = follow(game, "d1");
    inarow_lift(game.rules, game.position, &facts);
    ck_assert_uint_eq(inarow_taken(game.rules, game.position, BLACK), UINT16_MAX);
    ck_assert_int_eq(inarow_judge(game.rules, &facts).reason, INAROW_REASON_CAPTURES);
    inarow_take_back(game.rules, game.position, &facts.undo);
    ck_assert_uint_eq(inarow_taken(game.rules, game.position, BLACK), UINT16_MAX - 1);
}
END_TEST

/* More moves than fit into 16 bits. */
START_TEST(many_moves)
{
    inarow_spec spec = plain(3, 3, 2, 3);
    spec.pass = true;
    struct game game = new_game(spec);
    for (int n = 0; n < 70000; n++) {
        inarow_facts facts;
        inarow_action it = action("pass");
        inarow_play(game.rules, game.position, &it, &facts);
    }
    ck_assert_uint_eq(inarow_state_of(game.position).moves, 70000);
}
END_TEST

/* Captures are exchanged with the colours too (step.majority). */
START_TEST(captures_are_exchanged)
{
    inarow_spec spec = plain(5, 1, 2, 3);
    spec.capture.lengths = 2;
    for (int n = 0; n < 4; n++) {
        inarow_step *step = add_phase(&spec, INAROW_PLAY, ANY);
        step->by_seat = 0;
        step->majority = n == 3;
    }
    struct game game = new_game(spec);
    inarow_facts facts = follow(game, "black a1; white b1; white d1");
    ck_assert_uint_eq(facts.undo.captured, 0);
    facts = follow(game, "white c1");
    ck_assert(inarow_state_of(game.position).exchanged);
    game = new_game(spec);
    facts = follow(game, "white a1; black b1; white c1");
    inarow_lift(game.rules, game.position, &facts);
    ck_assert_uint_eq(inarow_taken(game.rules, game.position, WHITE), 1);
    follow(game, "white e1");
    ck_assert(inarow_state_of(game.position).exchanged);
    ck_assert_uint_eq(inarow_taken(game.rules, game.position, BLACK), 1);
    ck_assert_uint_eq(inarow_taken(game.rules, game.position, WHITE), 0);
}
END_TEST

/* A row that must survive one more move is exchanged too, by the move that exchanges
 * the colours. */
START_TEST(standing_rows_are_exchanged)
{
    inarow_spec spec = plain(5, 5, 2, 3);
    spec.win[BLACK].survives = spec.win[WHITE].survives = true;
    for (int n = 0; n < 8; n++) {
        inarow_step *step = add_phase(&spec, INAROW_PLAY, ANY);
        step->by_seat = 0;
        step->majority = n == 7;
    }
    struct game game = new_game(spec);
    follow(game, "white a5; white c5; white e5; white a3; black a1; black b1; black c1");
    struct game before = copy_of(game);
    inarow_facts facts = follow(game, "white e3");
    ck_assert(inarow_state_of(game.position).exchanged);
    ck_assert_uint_eq(facts.rival, WHITE);
    inarow_outcome outcome = inarow_judge(game.rules, &facts);
    ck_assert_int_eq(outcome.status, INAROW_WON);
    ck_assert_int_eq(outcome.colour, WHITE);
    inarow_take_back(game.rules, game.position, &facts.undo);
    ck_assert(same_bytes(game, before));
    game = new_game(spec);
    follow(game, "black a5; black e5; white e3; white a3; white a1; white b1; white c1");
    facts = follow(game, "black c4");
    ck_assert_uint_eq(facts.rival, BLACK);
    /* A row made by the stone that exchanges the colours stands as the other colour's. */
    game = new_game(spec);
    follow(game, "white a1; white b1; white c5; black e5; black a5; white e3; black c3");
    facts = follow(game, "white c1");
    ck_assert_uint_eq(facts.rival, ANY);
    inarow_state state = inarow_state_of(game.position);
    ck_assert_uint_eq(state.standing, point("c1"));
    ck_assert_uint_eq(state.standing_colour, BLACK);
}
END_TEST

/* A row that must survive waits for an answer by another colour. It ends if the stone
 * that made it is captured. */
START_TEST(standing_rows_wait)
{
    inarow_spec spec = plain(7, 3, 2, 3);
    spec.win[BLACK].survives = spec.win[WHITE].survives = true;
    spec.capture.lengths = 2;
    for (int n = 0; n < 7; n++)
        add_phase(&spec, INAROW_PLAY, ANY)->by_seat = 0;
    struct game game = new_game(spec);
    follow(game, "black c1; white a2; white b2; white c2");
    inarow_facts facts = follow(game, "white g1");
    ck_assert_uint_eq(facts.rival, ANY);
    inarow_state state = inarow_state_of(game.position);
    ck_assert_uint_eq(state.standing, point("c2"));
    ck_assert_uint_eq(state.standing_colour, WHITE);
    struct game before = copy_of(game);
    facts = follow(game, "black g3");
    ck_assert_uint_eq(facts.rival, WHITE);
    ck_assert_uint_eq(facts.rival_at, point("c2"));
    state = inarow_state_of(game.position);
    ck_assert_uint_eq(state.standing, INAROW_NOWHERE);
    inarow_take_back(game.rules, game.position, &facts.undo);
    ck_assert(same_bytes(game, before));
    facts = follow(game, "black c3");
    ck_assert_uint_eq(facts.undo.captured, 1);
    ck_assert_uint_eq(facts.rival, WHITE);
    inarow_lift(game.rules, game.position, &facts);
    ck_assert_uint_eq(facts.rival, ANY);
    state = inarow_state_of(game.position);
    ck_assert_uint_eq(state.standing, INAROW_NOWHERE);
}
END_TEST

/* A stone picked in another colour than it was offered in takes from that colour's
 * supply. */
START_TEST(pick_needs_supply)
{
    inarow_spec spec = plain(5, 5, 2, 1);
    spec.supply[WHITE] = 1;
    add_phase(&spec, INAROW_PLAY, WHITE)->by_seat = 1;
    inarow_step *offer = add_phase(&spec, INAROW_OFFER, BLACK);
    offer->least = offer->most = 1;
    add_phase(&spec, INAROW_PICK, WHITE);
    struct game game = new_game(spec);
    follow(game, "a1; offer b2");
    ck_assert_int_eq(check_text(game, "pick b2"), INAROW_REASON_NO_SUPPLY);
    ck_assert_uint_eq(inarow_legal(game.rules, game.position, NULL, 0), 0);
}
END_TEST

/* If the step allows any colour, the facts name the colour of the removed stone, and
 * undoing restores it. */
START_TEST(a_stone_of_any_colour_is_removed)
{
    inarow_spec spec = plain(5, 5, 2, 3);
    add_phase(&spec, INAROW_PLAY, BLACK);
    add_phase(&spec, INAROW_PLAY, WHITE);
    inarow_step *removal = add_phase(&spec, INAROW_REMOVE, ANY);
    removal->by_seat = 0;
    removal->most = 2;
    static const char *const points[] = {"a1", "b1"};
    for (uint8_t colour = BLACK; colour <= WHITE; colour++) {
        struct game game = new_game(spec);
        follow(game, "a1; b1");
        struct game before = copy_of(game);
        inarow_action it = {.verb = INAROW_REMOVE, .seat = ANY, .colour = ANY};
        it.point[0] = point(points[colour]);
        inarow_facts facts;
        ck_assert_int_eq(inarow_play(game.rules, game.position, &it, &facts), INAROW_OK);
        ck_assert_uint_eq(facts.action.colour, colour);
        ck_assert_uint_eq(inarow_at(game.rules, game.position, it.point[0]), ANY);
        inarow_take_back(game.rules, game.position, &facts.undo);
        ck_assert(same_bytes(game, before));
    }
}
END_TEST

Suite *play_suite(void)
{
    Suite *suite = suite_create("play");
    TCase *tcase = add_case(suite, "taking back");
    tcase_add_loop_test(tcase, undo_restores_the_position, 0, OPENINGS);
    tcase_add_loop_test(tcase, undo_restores_the_bytes, 0, OPENINGS);
    tcase_add_test(tcase, undo_restores_an_earlier_offer);
    tcase_add_test(tcase, undo_restores_the_offer_picked_from);
    tcase_add_loop_test(tcase, refusals_change_nothing, 0, OPENINGS);
    tcase = add_case(suite, "facts");
    tcase_add_test(tcase, reasons_have_names);
    tcase_add_test(tcase, facts_of_a_stone);
    tcase_add_test(tcase, moved_stone_captures_from_its_new_point);
    tcase_add_test(tcase, most_captured_stones);
    tcase_add_test(tcase, many_moves);
    tcase_add_test(tcase, captures_are_exchanged);
    tcase_add_test(tcase, standing_rows_are_exchanged);
    tcase_add_test(tcase, standing_rows_wait);
    tcase_add_test(tcase, pick_needs_supply);
    tcase_add_test(tcase, the_last_stone);
    tcase_add_test(tcase, facts_after_a_swap);
    tcase_add_test(tcase, pass_has_no_colour);
    tcase_add_loop_test(tcase, pick_has_no_colour, 0, 5);
    tcase_add_test(tcase, a_stone_of_any_colour_is_removed);
    return suite;
}
