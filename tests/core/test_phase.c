/* Tests openings: the seat to act, refusals and their reasons, legal actions; RIF 11
 * and 12, T10. */
#include "board.h"

/* ---- The seat to act ---------------------------------------------------------------
 */

/* An action, after the seat to act and the colour that it places or holds. */
struct act {
    const char *action;
    int seat, colour;
};

static void walk(inarow_spec spec, const struct act *acts)
{
    struct game game = new_game(spec);
    for (; acts->action; acts++) {
        inarow_turn turn = inarow_to_act(game.rules, game.position);
        ck_assert_msg(turn.seat == acts->seat, "%s: seat %d", acts->action, turn.seat);
        ck_assert_msg(turn.colour == acts->colour, "%s: colour %d", acts->action,
                      turn.colour);
        inarow_facts facts = follow(game, acts->action);
        ck_assert_uint_eq(facts.action.seat, acts->seat);
    }
}

/* RIF 12.2-4: the first seat places the white stone too. RIF 12.5: the other seat
 * chooses. */
START_TEST(rif_kept)
{
    walk(rif(), (struct act[]){{"h8", 0, BLACK},
                               {"h9", 0, WHITE},
                               {"i10", 0, BLACK},
                               {"keep", 1, WHITE},
                               {"c3", 1, WHITE},
                               {"offer d4 e5", 0, BLACK},
                               {NULL, 0, 0}});
    struct game game = new_game(rif());
    follow(game, "h8; h9; i10; keep; c3; offer d4 e5");
    ck_assert_uint_eq(inarow_to_act(game.rules, game.position).seat, 1);
    follow(game, "pick d4");
    ck_assert_uint_eq(inarow_at(game.rules, game.position, point("d4")), BLACK);
    /* RIF 12.7: the seat that chose plays the sixth stone, anywhere. */
    ck_assert_uint_eq(follow(game, "o15").action.seat, 1);
    ck_assert_uint_eq(follow(game, "a1").action.seat, 0);
}
END_TEST

START_TEST(rif_swapped)
{
    walk(rif(), (struct act[]){{"h8", 0, BLACK},
                               {"i9", 0, WHITE},
                               {"j10", 0, BLACK},
                               {"swap", 1, WHITE},
                               {"c3", 0, WHITE},
                               {"offer d4 e6", 1, BLACK},
                               {NULL, 0, 0}});
    struct game game = new_game(rif());
    follow(game, "h8; i9; j10; swap; c3; offer d4 e6");
    ck_assert_uint_eq(inarow_state_of(game.position).holder[BLACK], 1);
    ck_assert_uint_eq(inarow_state_of(game.position).holder[WHITE], 0);
    ck_assert_uint_eq(follow(game, "pick e6").action.seat, 0);
    ck_assert_uint_eq(follow(game, "a2").action.seat, 0);
    ck_assert_uint_eq(follow(game, "a1").action.seat, 1);
}
END_TEST

/* A pick places Black's stone, but White acts. */
START_TEST(pick_is_whites)
{
    struct game game = new_game(rif());
    follow(game, "h8; h9; i10; keep; c3; offer d4 e5");
    ck_assert_uint_eq(inarow_to_act(game.rules, game.position).colour, WHITE);
}
END_TEST

/* RIF reading 11: a pass may replace the fourth stone; Black offers fifth stones
 * anyway. */
START_TEST(rif_fourth_passed)
{
    walk(rif(), (struct act[]){{"h8", 0, BLACK},
                               {"h9", 0, WHITE},
                               {"h10", 0, BLACK},
                               {"keep", 1, WHITE},
                               {"pass", 1, WHITE},
                               {"offer d4 e5", 0, BLACK},
                               {NULL, 0, 0}});
}
END_TEST

START_TEST(soosorv_twice_swapped)
{
    walk(soosorv(), (struct act[]){{"h8", 0, BLACK},
                                   {"h9", 0, WHITE},
                                   {"i10", 0, BLACK},
                                   {"swap", 1, WHITE},
                                   {"c3", 0, WHITE},
                                   {"declare 3", 0, WHITE},
                                   {"swap", 1, BLACK},
                                   {"offer d4 e5 f6", 0, BLACK},
                                   {NULL, 0, 0}});
    struct game game = new_game(soosorv());
    follow(game, "h8; h9; i10; keep; c3");
    inarow_turn turn = inarow_to_act(game.rules, game.position);
    ck_assert(turn.least == 1 && turn.most == 8);
    follow(game, "declare 3; keep");
    turn = inarow_to_act(game.rules, game.position);
    ck_assert(turn.least == 3 && turn.most == 3);
    ck_assert_uint_eq(turn.alternatives, 1);
}
END_TEST

/* T10 and reading 10. The seat that did not place the last stone may swap. */
START_TEST(taraguchi_choice_1)
{
    walk(taraguchi(), (struct act[]){{"h8", 0, BLACK},
                                     {"swap", 1, WHITE},
                                     {"h9", 0, WHITE},
                                     {"keep", 1, BLACK},
                                     {"i10", 1, BLACK},
                                     {"swap", 0, WHITE},
                                     {"k10", 1, WHITE},
                                     {"swap", 0, BLACK},
                                     {"d8", 1, BLACK},
                                     {"swap", 0, WHITE},
                                     {"a1", 1, WHITE},
                                     {"o15", 0, BLACK},
                                     {NULL, 0, 0}});
}
END_TEST

START_TEST(taraguchi_choice_2)
{
    struct game game = new_game(taraguchi());
    follow(game, "h8; keep; h9; keep; i10; keep; k10; keep");
    inarow_turn turn = inarow_to_act(game.rules, game.position);
    ck_assert_uint_eq(turn.seat, 0);
    ck_assert_uint_eq(turn.colour, BLACK);
    ck_assert_uint_eq(turn.alternatives, 2);
    ck_assert_int_eq(check_text(game, "d4"), INAROW_OK);
    follow(game, "offer a1 b2 c3 d4 e5 f6 l1 m2 n3 o4");
    ck_assert_int_eq(follow(game, "pick f6").action.seat, 1);
    /* There are no more swaps, and White's sixth stone may be placed anywhere. */
    ck_assert_int_eq(check_text(game, "swap"), INAROW_REASON_NOT_NOW);
    ck_assert_uint_eq(follow(game, "a15").action.seat, 1);
    ck_assert_uint_eq(inarow_to_act(game.rules, game.position).alternatives, 0);
    ck_assert_uint_eq(inarow_to_act(game.rules, game.position).step,
                      inarow_spec_of(game.rules)->steps);
    ck_assert_uint_eq(follow(game, "pass").action.seat, 0);
}
END_TEST

/* Reading 10: after a swap only choice 1 is possible, after a keep both are. */
START_TEST(taraguchi_keeps_both_choices)
{
    const char *ten = "offer a1 b2 c3 d4 e5 f6 l1 m2 n3 o4";
    struct game kept = new_game(taraguchi()), swapped = new_game(taraguchi());
    follow(kept, "h8; keep; h9; keep; i10; keep; k10; keep");
    follow(swapped, "h8; keep; h9; keep; i10; keep; k10; swap");
    ck_assert_int_eq(check_text(kept, ten), INAROW_OK);
    ck_assert_int_eq(check_text(swapped, ten), INAROW_REASON_NOT_NOW);
    ck_assert_int_eq(check_text(kept, "d8"), INAROW_OK);
    ck_assert_int_eq(check_text(swapped, "d8"), INAROW_OK);
}
END_TEST

/* Before the choice, no seat holds a colour, and only seats act. */
START_TEST(colours_chosen_later)
{
    struct game game = new_game(swap_two());
    ck_assert_uint_eq(inarow_state_of(game.position).holder[BLACK], ANY);
    ck_assert_uint_eq(inarow_state_of(game.position).holder[WHITE], ANY);
    walk(swap_two(), (struct act[]){{"a1", 0, BLACK},
                                    {"b2", 0, WHITE},
                                    {"c3", 0, BLACK},
                                    {"choose 0", 1, ANY},
                                    {"d4", 0, WHITE},
                                    {"e5", 1, BLACK},
                                    {NULL, 0, 0}});
    walk(swap_two(), (struct act[]){{"a1", 0, BLACK},
                                    {"b2", 0, WHITE},
                                    {"c3", 0, BLACK},
                                    {"choose 1", 1, ANY},
                                    {"d4", 1, WHITE},
                                    {"e5", 0, BLACK},
                                    {NULL, 0, 0}});
    follow(game, "a1; b2; c3; d4; e5");
    inarow_turn turn = inarow_to_act(game.rules, game.position);
    ck_assert_uint_eq(turn.seat, 0);
    ck_assert_uint_eq(turn.colour, ANY);
    follow(game, "choose 0");
    ck_assert_uint_eq(inarow_state_of(game.position).holder[BLACK], 0);
    ck_assert_uint_eq(inarow_state_of(game.position).holder[WHITE], 1);
    ck_assert_uint_eq(follow(game, "f6").action.seat, 1);
}
END_TEST

/* BEAD 1: the player names the stone's colour. */
START_TEST(player_names_the_colour)
{
    struct game game = new_game(bead());
    ck_assert_uint_eq(inarow_to_act(game.rules, game.position).colour, ANY);
    ck_assert_int_ne(check_text(game, "e5"), INAROW_OK);
    follow(game, "white e5; black a1; white a2");
    ck_assert_uint_eq(inarow_at(game.rules, game.position, point("e5")), WHITE);
    ck_assert_uint_eq(inarow_at(game.rules, game.position, point("a1")), BLACK);
    follow(game, "choose 1");
    ck_assert_uint_eq(inarow_state_of(game.position).holder[WHITE], 1);
    ck_assert_uint_eq(follow(game, "b2").action.seat, 0); /* Black follows White */
}
END_TEST

/* ---- Refusals and their reasons ----------------------------------------------------
 */

#define THREE "h8; h9; h10; " /* symmetric about the column h */
#define OFFER THREE "keep; h7; "
#define CHOICE "h8; keep; h9; keep; i10; keep; k10; keep; "

/* The second stone may have either colour: there is an alternative for each. */
static inarow_spec either(void)
{
    inarow_spec spec = plain(5, 5, 2, 4);
    add_phase(&spec, INAROW_PLAY, BLACK)->by_seat = 0;
    add_phase(&spec, INAROW_PLAY, BLACK)->by_seat = 1;
    add_alternative(&spec, INAROW_PLAY, WHITE)->by_seat = 1;
    return spec;
}

static const struct {
    inarow_spec (*spec)(void);
    const char *script, *action;
    inarow_reason reason;
} refusals[] = {
    /* RIF 4.2, 5, 11 and 12.9. */
    {rif, "", "h8", INAROW_OK},
    {rif, "", "h7", INAROW_REASON_OUTSIDE_REGION},
    {rif, "", "pass", INAROW_REASON_PASS_NOT_ALLOWED},
    {rif, "h8", "pass", INAROW_REASON_PASS_NOT_ALLOWED},
    {rif, "h8; h9", "pass", INAROW_REASON_PASS_NOT_ALLOWED},
    {rif, "h8", "h8", INAROW_REASON_OCCUPIED},
    {rif, "h8; h9", "h9", INAROW_REASON_OCCUPIED},
    {rif, "h8", "p8", INAROW_REASON_OFF_BOARD},
    {rif, "h8", "h16", INAROW_REASON_OFF_BOARD},
    {rif, "h8", "z26", INAROW_REASON_OFF_BOARD},
    {rif, "h8", "g7", INAROW_OK},
    {rif, "h8", "h10", INAROW_REASON_OUTSIDE_REGION},
    {rif, "h8", "f8", INAROW_REASON_OUTSIDE_REGION},
    {rif, "h8; h9", "j6", INAROW_OK},
    {rif, "h8; h9", "k8", INAROW_REASON_OUTSIDE_REGION},
    {rif, "h8; h9", "h11", INAROW_REASON_OUTSIDE_REGION},
    {rif, "h8", "h9 by 1", INAROW_REASON_NOT_YOUR_TURN},
    {rif, "h8", "h9 by 0", INAROW_OK},
    {rif, "h8", "h9 by 7", INAROW_REASON_NOT_YOUR_TURN},
    /* 12.5 and 12.6. */
    {rif, "h8; h9", "keep", INAROW_REASON_NOT_NOW},
    {rif, THREE, "h7", INAROW_REASON_NOT_NOW},
    {rif, THREE, "swap by 0", INAROW_REASON_NOT_YOUR_TURN},
    {rif, THREE, "keep by 0", INAROW_REASON_NOT_YOUR_TURN},
    {rif, THREE, "choose 0", INAROW_REASON_NOT_NOW},
    {rif, THREE "keep", "h7 by 0", INAROW_REASON_NOT_YOUR_TURN},
    {rif, THREE "swap", "h7 by 1", INAROW_REASON_NOT_YOUR_TURN},
    {rif, THREE "keep", "pass", INAROW_OK},
    {rif, THREE "keep", "a15", INAROW_OK},
    {rif, THREE "keep", "offer a1 b1", INAROW_REASON_NOT_NOW},
    /* 12.7. */
    {rif, OFFER, "pass", INAROW_REASON_PASS_NOT_ALLOWED},
    {rif, OFFER, "offer a1", INAROW_REASON_WRONG_COUNT},
    {rif, OFFER, "offer a1 b1 c1", INAROW_REASON_WRONG_COUNT},
    {rif, OFFER, "offer a1 a1", INAROW_REASON_DUPLICATE_OFFER},
    {rif, OFFER, "offer a1 h8", INAROW_REASON_OCCUPIED},
    {rif, OFFER, "offer a1 p1", INAROW_REASON_OFF_BOARD},
    {rif, OFFER, "offer g8 i8", INAROW_REASON_SYMMETRIC_OFFER},
    {rif, OFFER, "offer a1 o1", INAROW_REASON_SYMMETRIC_OFFER},
    {rif, OFFER, "offer g8 i9", INAROW_OK},
    {rif, OFFER, "offer h6 h5", INAROW_OK},
    {rif, OFFER, "offer g8 g10 by 1", INAROW_REASON_NOT_YOUR_TURN},
    {rif, THREE "keep; g7", "offer g8 i8", INAROW_OK},
    {rif, THREE "keep; pass", "offer g8 i8", INAROW_REASON_SYMMETRIC_OFFER},
    {rif, "h8; i9; j10; keep; g7", "offer h9 i8", INAROW_REASON_SYMMETRIC_OFFER},
    {rif, "h8; i9; j10; keep; g7", "offer h9 i10", INAROW_OK},
    {rif, "h8; h9; h7; keep; h10", "offer g8 i9", INAROW_OK},
    {rif, OFFER, "pick g8", INAROW_REASON_NOT_NOW},
    {rif, OFFER "offer a1 b2", "pick c3", INAROW_REASON_NO_OFFER},
    {rif, OFFER "offer a1 b2", "pick h8", INAROW_REASON_NO_OFFER},
    {rif, OFFER "offer a1 b2", "pick a1 by 0", INAROW_REASON_NOT_YOUR_TURN},
    {rif, OFFER "offer a1 b2", "a1", INAROW_REASON_NOT_NOW},
    {rif, OFFER "offer a1 b2", "offer c3 d4", INAROW_REASON_NOT_NOW},
    /* 12.8: the opening is over. */
    {rif, OFFER "offer a1 b2; pick a1", "swap", INAROW_REASON_NOT_NOW},
    {rif, OFFER "offer a1 b2; pick a1", "pick b2", INAROW_REASON_NOT_NOW},
    {rif, OFFER "offer a1 b2; pick a1", "b2 by 0", INAROW_REASON_NOT_YOUR_TURN},
    {rif, OFFER "offer a1 b2; pick a1", "pass by 0", INAROW_REASON_NOT_YOUR_TURN},
    {rif, OFFER "offer a1 b2; pick a1", "a1", INAROW_REASON_OCCUPIED},
    {rif, OFFER "offer a1 b2; pick a1", "a16", INAROW_REASON_OFF_BOARD},
    {rif, OFFER "offer a1 b2; pick a1", "pass", INAROW_OK},
    /* As many fifth stones as were declared. */
    {soosorv, THREE "keep; h7", "declare 0", INAROW_REASON_WRONG_COUNT},
    {soosorv, THREE "keep; h7", "declare 9", INAROW_REASON_WRONG_COUNT},
    {soosorv, THREE "keep; h7", "declare 8", INAROW_OK},
    {soosorv, THREE "keep; h7", "declare 1 by 0", INAROW_REASON_NOT_YOUR_TURN},
    {soosorv, THREE "keep; h7; declare 3; keep", "offer a1 b1",
     INAROW_REASON_WRONG_COUNT},
    {soosorv, THREE "keep; h7; declare 3; keep", "offer a1 b1 c1", INAROW_OK},
    {soosorv, THREE "keep; h7; declare 1; keep", "offer a1", INAROW_OK},
    {soosorv, THREE "keep; h7; declare 3; keep", "offer a1 b1 o1",
     INAROW_REASON_SYMMETRIC_OFFER},
    /* T10: among several alternatives, the alternative for this kind of action gives
     * the reason. */
    {taraguchi, "h8; keep; h9; keep; i10; keep", "d8", INAROW_REASON_OUTSIDE_REGION},
    {taraguchi, "h8; keep; h9; keep; i10; keep", "e8", INAROW_OK},
    {taraguchi, CHOICE, "c8", INAROW_REASON_OUTSIDE_REGION},
    {taraguchi, CHOICE, "d8", INAROW_OK},
    {taraguchi, CHOICE, "offer a1 b1", INAROW_REASON_WRONG_COUNT},
    {taraguchi, CHOICE, "pass", INAROW_REASON_PASS_NOT_ALLOWED},
    {taraguchi, CHOICE, "swap", INAROW_REASON_NOT_NOW},
    {taraguchi, CHOICE, "d8 by 1", INAROW_REASON_NOT_YOUR_TURN},
    {taraguchi, CHOICE "d8; keep", "pass",
     INAROW_REASON_PASS_NOT_ALLOWED}, /* reading 11 */
    {taraguchi, CHOICE "d8; keep; a1", "pass", INAROW_OK},
    /* An occupied point is a better reason than another colour. */
    {either, "a1", "white a1", INAROW_REASON_OCCUPIED},
    {either, "a1", "black a1", INAROW_REASON_OCCUPIED},
    {either, "a1", "white b1", INAROW_OK},
    {either, "a1", "white b1 by 0", INAROW_REASON_NOT_YOUR_TURN},
    {swap_two, "a1; b2; c3", "black d4", INAROW_REASON_NOT_YOUR_TURN},
    /* P87 11: outside the central 5x5, so at least three points from the centre j10. */
    {p87, "", "j11", INAROW_REASON_OUTSIDE_REGION},
    {p87, "j10; a1", "l10", INAROW_REASON_OUTSIDE_REGION},
    {p87, "j10; a1", "h8", INAROW_REASON_OUTSIDE_REGION},
    {p87, "j10; a1", "m10", INAROW_OK},
    {p87, "j10; a1", "j7", INAROW_OK},
    {p87, "j10; a1", "h7", INAROW_OK},
    {p87, "j10; pass", "l12", INAROW_REASON_OUTSIDE_REGION},
    /* Only colours of the game can be chosen. */
    {swap_two, "a1; b2; c3", "choose 2", INAROW_REASON_BAD_ACTION},
    {swap_two, "a1; b2; c3", "choose 0 by 0", INAROW_REASON_NOT_YOUR_TURN},
    {swap_two, "a1; b2; c3", "swap", INAROW_REASON_NOT_NOW},
    {swap_two, "a1; b2; c3; d4; e5; choose 0", "pass", INAROW_REASON_PASS_NOT_ALLOWED},
    {bead, "", "e5", INAROW_REASON_BAD_ACTION},
    /* A forbidden stone may be refused instead of losing, for Black alone. */
    {refusing, "c5; a9; d5; b9; e6; c9; e7; e9", "e5", INAROW_REASON_FORBIDDEN},
    {refusing, "c5; a9; d5; b9; e6; c9; e7; e9; i1", "e5", INAROW_OK}, /* for White */
};

START_TEST(refused_with_a_reason)
{
    struct game game = new_game(refusals[_i].spec());
    follow(game, refusals[_i].script);
    inarow_reason reason = check_text(game, refusals[_i].action);
    ck_assert_msg(reason == refusals[_i].reason, "%s, then %s: %d, not %d",
                  refusals[_i].script, refusals[_i].action, reason, refusals[_i].reason);
}
END_TEST

/* Actions that are legal in no position. */
START_TEST(bad_actions)
{
    struct game game = new_game(rif());
    for (int over = 0; over < 2; over++) {
        inarow_action it = action("h8");
        for (int verb = INAROW_ROTATE + 1; verb < 256; verb++) {
            it.verb = (uint8_t)verb;
            ck_assert_int_eq(inarow_check(game.rules, game.position, &it),
                             INAROW_REASON_BAD_ACTION);
        }
        it = action("offer a1 b1");
        for (int number = INAROW_OFFERS + 1; number < 256; number++) {
            it.number = (uint8_t)number;
            ck_assert_int_eq(inarow_check(game.rules, game.position, &it),
                             INAROW_REASON_BAD_ACTION);
        }
        if (!over)
            follow(game, OFFER "offer a1 b2; pick a1");
    }
    /* A stone of a colour that is not to move, or of no colour. */
    inarow_action it = action("black c3");
    ck_assert_int_ne(inarow_check(game.rules, game.position, &it), INAROW_OK);
    it.colour = 2;
    ck_assert_int_ne(inarow_check(game.rules, game.position, &it), INAROW_OK);
    it.colour = WHITE;
    ck_assert_int_eq(inarow_check(game.rules, game.position, &it), INAROW_OK);
}
END_TEST

Suite *phase_suite(void)
{
    Suite *suite = suite_create("phase");
    TCase *tcase = add_case(suite, "who acts");
    tcase_add_test(tcase, rif_kept);
    tcase_add_test(tcase, rif_swapped);
    tcase_add_test(tcase, pick_is_whites);
    tcase_add_test(tcase, rif_fourth_passed);
    tcase_add_test(tcase, soosorv_twice_swapped);
    tcase_add_test(tcase, taraguchi_choice_1);
    tcase_add_test(tcase, taraguchi_choice_2);
    tcase_add_test(tcase, taraguchi_keeps_both_choices);
    tcase_add_test(tcase, colours_chosen_later);
    tcase_add_test(tcase, player_names_the_colour);
    tcase = add_case(suite, "refusals");
    tcase_add_loop_test(tcase, refused_with_a_reason, 0,
                        sizeof refusals / sizeof *refusals);
    tcase_add_test(tcase, bad_actions);
    return suite;
}
