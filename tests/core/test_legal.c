/* Tests legal actions: the list contains what inarow_check accepts, in order. RIF 11:
 * the 26 patterns. */
#include "board.h"

enum { ROOM = 6 * INAROW_SIDE * INAROW_SIDE };
static inarow_action legal[ROOM];

static bool is_listed(size_t count, uint8_t verb, int colour, int number, int at)
{
    for (size_t i = 0; i < count; i++) {
        if (legal[i].verb == verb && (colour < 0 || legal[i].colour == colour) &&
            (number < 0 || legal[i].number == number) &&
            (at < 0 || legal[i].point[0] == at))
            return true;
    }
    return false;
}

/* All numbers in the form of a point, on the board or not. */
enum { POINTS = INAROW_POINT(31, 27) + 1 };

static void compare_stones(struct game game, size_t count)
{
    static bool listed[INAROW_COLOURS][POINTS], picked[POINTS];
    memset(listed, 0, sizeof listed);
    memset(picked, 0, sizeof picked);
    for (size_t i = 0; i < count; i++) {
        if (legal[i].verb == INAROW_PLAY)
            listed[legal[i].colour][legal[i].point[0]] = true;
        if (legal[i].verb == INAROW_PICK)
            picked[legal[i].point[0]] = true;
    }
    inarow_action play = action("a1"), pick = action("pick a1");
    for (int at = 0; at < POINTS; at++) {
        play.point[0] = pick.point[0] = (inarow_point)at;
        for (int c = 0; c < inarow_spec_of(game.rules)->colours; c++) {
            play.colour = (uint8_t)c;
            bool accepted = inarow_check(game.rules, game.position, &play) == INAROW_OK;
            ck_assert_msg(accepted == listed[c][at], "%s, %d", name_of(play.point[0]), c);
        }
        bool accepted = inarow_check(game.rules, game.position, &pick) == INAROW_OK;
        ck_assert_msg(accepted == picked[at], "pick %s", name_of(pick.point[0]));
    }
}

/* A point is listed if it may be part of an offer. In place of a point of a legal
 * offer, it may only conflict with another point. */
static void compare_offers(struct game game, size_t count)
{
    inarow_action offer = action("offer");
    if (!is_listed(count, INAROW_OFFER, -1, -1, -1)) {
        offer.number = 1;
        ck_assert_int_ne(inarow_check(game.rules, game.position, &offer), INAROW_OK);
        return;
    }
    do
        random_action(game, &offer);
    while (offer.verb != INAROW_OFFER);
    for (int at = 0; at < POINTS; at++) {
        offer.point[0] = (inarow_point)at;
        inarow_reason reason = inarow_check(game.rules, game.position, &offer);
        bool accepted = reason == INAROW_OK || reason == INAROW_REASON_SYMMETRIC_OFFER ||
                        reason == INAROW_REASON_DUPLICATE_OFFER;
        ck_assert_msg(accepted == is_listed(count, INAROW_OFFER, -1, -1, at), "offer %s",
                      name_of(offer.point[0]));
    }
}

static void compare_legal(struct game game)
{
    static const uint8_t bare[] = {INAROW_PASS, INAROW_SWAP, INAROW_KEEP};
    size_t count = inarow_legal(game.rules, game.position, legal, ROOM);
    compare_stones(game, count);
    compare_offers(game, count);
    inarow_action it = action("pass");
    for (size_t i = 0; i < sizeof bare; i++) {
        it.verb = bare[i];
        ck_assert_msg((inarow_check(game.rules, game.position, &it) == INAROW_OK) ==
                          is_listed(count, it.verb, -1, -1, -1),
                      "verb %d, %d", it.verb, it.number);
    }
    for (int n = 0; n < 256; n++) {
        it = action("declare 0");
        it.number = (uint8_t)n;
        ck_assert_msg((inarow_check(game.rules, game.position, &it) == INAROW_OK) ==
                          is_listed(count, INAROW_DECLARE, -1, n, -1),
                      "verb %d, %d", it.verb, it.number);
        it = action("choose 0");
        it.colour = (uint8_t)n;
        ck_assert_msg((inarow_check(game.rules, game.position, &it) == INAROW_OK) ==
                          is_listed(count, INAROW_CHOOSE, n, -1, -1),
                      "verb %d, %d", it.verb, it.number);
    }
    /* Actions are listed for the seat that is to act, and for no other seat. */
    for (size_t i = 0; i < count && i < 40; i++) {
        it = legal[i];
        inarow_reason reason = inarow_check(game.rules, game.position, &it);
        ck_assert_msg(reason == INAROW_OK || it.verb == INAROW_OFFER, "verb %d, %s",
                      it.verb, name_of(it.point[0]));
        it.seat = (uint8_t)(it.seat + 1);
        ck_assert_msg(inarow_check(game.rules, game.position, &it) ==
                          INAROW_REASON_NOT_YOUR_TURN,
                      "verb %d by another seat", it.verb);
    }
}

START_TEST(legal_is_what_check_accepts)
{
    seed_die((uint32_t)_i + 1);
    for (int n = 0; n < 12; n++) {
        struct game game = new_game(openings[_i]());
        inarow_action it;
        inarow_facts facts;
        compare_legal(game);
        for (int ply = 0; ply < 16 && random_action(game, &it); ply++) {
            ck_assert_int_eq(inarow_play(game.rules, game.position, &it, &facts),
                             INAROW_OK);
            compare_legal(game);
        }
    }
}
END_TEST

/* The boards are full of stones, so that some points are forbidden and not listed. */
START_TEST(legal_among_many_stones)
{
    seed_die(3);
    for (int n = 0; n < 40; n++) {
        struct game game = new_game(refusing());
        throw_stones(game, 30, 15);
        compare_legal(game);
    }
}
END_TEST

/* `refuse` may name some of the forbidden patterns. Stones that make the others lose,
 * but are legal. */
START_TEST(refused_in_part)
{
    inarow_spec spec = renju(15, 15);
    spec.refuse = INAROW_BIT(OVERLINE);
    struct game game = with_stones(spec, "f8 g8 h9 h10 a1 b1 c1 e1 f1", "", BLACK);
    ck_assert_int_eq(check_text(game, "d1"), INAROW_REASON_FORBIDDEN);
    ck_assert_int_eq(check_text(game, "h8"), INAROW_OK);
    size_t count = inarow_legal(game.rules, game.position, legal, ROOM);
    ck_assert(!is_listed(count, INAROW_PLAY, BLACK, -1, point("d1")));
    ck_assert(is_listed(count, INAROW_PLAY, BLACK, -1, point("h8")));
    inarow_facts facts = follow(game, "h8");
    ck_assert_uint_eq(inarow_judge(game.rules, &facts).reason,
                      INAROW_REASON_DOUBLE_THREE);
}
END_TEST

/* Two alternatives share points: for example, a stone near the centre ends the
 * opening, and any other stone continues it. */
static inarow_spec overlapping(void)
{
    inarow_spec spec = plain(7, 7, 2, 5);
    inarow_step *near = add_phase(&spec, INAROW_PLAY, BLACK);
    near->within = 3;
    near->next = 2;
    add_alternative(&spec, INAROW_PLAY, BLACK)->within = 5;
    add_phase(&spec, INAROW_PLAY, WHITE);
    return spec;
}

/* Actions that are reported one by one agree with those in the array. */
static void compare_action(void *data, const inarow_action *action)
{
    size_t *seen = data;
    const inarow_action *written = &legal[(*seen)++];
    ck_assert(action->verb == written->verb && action->seat == written->seat &&
              action->colour == written->colour && action->number == written->number &&
              action->other == written->other && action->point[0] == written->point[0] &&
              action->point[1] == written->point[1]);
}

static void check_order(struct game game)
{
    size_t count = inarow_legal(game.rules, game.position, legal, ROOM);
    for (size_t i = 1; i < count; i++) {
        const inarow_action *a = &legal[i - 1], *b = &legal[i];
        inarow_point p = a->point[0], q = b->point[0];
        ck_assert_msg(a->verb <= b->verb, "verb %d before %d", a->verb, b->verb);
        if (a->verb != b->verb)
            continue;
        bool pointed =
            a->verb == INAROW_PLAY || a->verb == INAROW_OFFER || a->verb == INAROW_PICK;
        bool same = pointed && p == q;
        bool before = INAROW_X(p) < INAROW_X(q) ||
                      (INAROW_X(p) == INAROW_X(q) && INAROW_Y(p) < INAROW_Y(q));
        if (pointed)
            ck_assert_msg(before || (same && a->colour != b->colour), "%s before %s",
                          name_of(p), name_of(q));
        else if (a->verb == INAROW_CHOOSE)
            ck_assert_msg(a->colour < b->colour, "a->colour");
        else if (a->verb == INAROW_DECLARE)
            ck_assert_msg(a->number < b->number, "a->number");
        else
            ck_abort_msg("listed twice");
    }
    /* With little room, the full number is returned, and only as many as fit are
     * written. */
    inarow_action some[4];
    memset(some, 0xee, sizeof some);
    ck_assert_uint_eq(inarow_legal(game.rules, game.position, NULL, 0), count);
    ck_assert_uint_eq(inarow_legal(game.rules, game.position, some, 3), count);
    ck_assert_uint_eq(some[3].verb, 0xee);
    for (size_t i = 0; i < 3 && i < count; i++)
        ck_assert(some[i].verb == legal[i].verb && some[i].point[0] == legal[i].point[0]);
    size_t seen = 0;
    inarow_each_legal(game.rules, game.position, compare_action, &seen);
    ck_assert_uint_eq(seen, count);
}

/* "by verb, column and row"; each action is listed once, or the number would be wrong. */
START_TEST(legal_in_order)
{
    seed_die((uint32_t)_i + 1);
    for (int n = 0; n < 10; n++) {
        struct game game = new_game(_i < OPENINGS ? openings[_i]() : overlapping());
        inarow_action it;
        inarow_facts facts;
        check_order(game);
        for (int ply = 0; ply < 16 && random_action(game, &it); ply++) {
            ck_assert_int_eq(inarow_play(game.rules, game.position, &it, &facts),
                             INAROW_OK);
            check_order(game);
        }
    }
}
END_TEST

/* The first alternative that allows an action decides the next phase. */
START_TEST(first_alternative_decides)
{
    struct game near = new_game(overlapping()), far = new_game(overlapping());
    follow(near, "d4");
    ck_assert_uint_eq(inarow_to_act(near.rules, near.position).alternatives, 0);
    follow(far, "b2");
    ck_assert_uint_eq(inarow_to_act(far.rules, far.position).alternatives, 1);
    ck_assert_int_eq(check_text(far, "a7"), INAROW_OK);
}
END_TEST

/* ---- RIF 11: the 26 patterns ---------------------------------------------------- */

/* All second and third stones within the squares: up to symmetry there are 26
 * positions, and each is one of the named patterns. */
START_TEST(twenty_six_patterns)
{
    uint64_t keys[26];
    int found = 0, positions = 0;
    bool seen[26] = {false};
    inarow_spec spec = rif();
    spec.step[2].patterns = _i ? UINT64_MAX : 0;
    struct game first = new_game(spec);
    follow(first, "h8");
    inarow_action seconds[ROOM / 8], thirds[ROOM / 8];
    size_t second_count = inarow_legal(first.rules, first.position, seconds, ROOM / 8);
    ck_assert_uint_eq(second_count, 8);
    for (size_t i = 0; i < second_count; i++) {
        struct game second = copy_of(first);
        inarow_facts facts;
        inarow_play(second.rules, second.position, &seconds[i], &facts);
        size_t count = inarow_legal(second.rules, second.position, thirds, ROOM / 8);
        ck_assert_uint_eq(count, 23);
        for (size_t j = 0; j < count; j++) {
            inarow_play(second.rules, second.position, &thirds[j], &facts);
            uint64_t key = key_of(second);
            int pattern = inarow_pattern_of(second.rules, second.position), k = 0;
            ck_assert_int_ge(pattern, 0);
            while (k < found && keys[k] != key)
                k++;
            if (k == found) {
                ck_assert_int_lt(found, 26);
                ck_assert_msg(!seen[pattern], "pattern %d twice", pattern);
                keys[found++] = key;
                seen[pattern] = true;
            }
            /* 13 direct and 13 indirect patterns. */
            inarow_point two = seconds[i].point[0], h8 = point("h8");
            bool direct = INAROW_X(two) == INAROW_X(h8) || INAROW_Y(two) == INAROW_Y(h8);
            ck_assert_int_eq(pattern < 13, direct);
            inarow_take_back(second.rules, second.position, &facts.undo);
            positions++;
        }
    }
    ck_assert_int_eq(positions, 8 * 23);
    ck_assert_int_eq(found, 26);
}
END_TEST

/* Only the allowed patterns are legal: one pattern allows its images and refuses the
 * rest. */
START_TEST(patterns_and_no_others)
{
    inarow_spec spec = rif();
    spec.pattern[0] = spec.pattern[3]; /* Kagetsu: h8 h9 i9 */
    spec.patterns = 1;
    spec.step[2].within = 0;
    struct game game = new_game(spec);
    follow(game, "h8; i8");
    ck_assert_int_eq(check_text(game, "i9"), INAROW_OK);
    ck_assert_int_eq(check_text(game, "i7"), INAROW_OK);
    ck_assert_int_eq(check_text(game, "h9"), INAROW_REASON_OUTSIDE_REGION);
    ck_assert_int_eq(check_text(game, "h7"), INAROW_REASON_OUTSIDE_REGION);
    ck_assert_int_eq(check_text(game, "a1"), INAROW_REASON_OUTSIDE_REGION);
    ck_assert_uint_eq(inarow_legal(game.rules, game.position, legal, ROOM), 2);
}
END_TEST

/* Each step, or alternative, has its own patterns. */
START_TEST(patterns_by_step)
{
    inarow_spec spec = rif();
    inarow_step third = spec.step[2];
    spec.steps = 2;
    for (int i = 0; i < 2; i++) {
        inarow_step *step = i ? add_alternative(&spec, INAROW_PLAY, BLACK)
                              : add_phase(&spec, INAROW_PLAY, BLACK);
        *step = third;
        step->patterns = UINT64_C(1) << (i ? 13 : 3); /* Chosei, and Kagetsu */
        step->next = 3;
    }
    struct game direct = new_game(spec), indirect = new_game(spec);
    follow(direct, "h8; i8");
    ck_assert_int_eq(check_text(direct, "i9"), INAROW_OK);
    ck_assert_int_eq(check_text(direct, "i7"), INAROW_OK);
    ck_assert_uint_eq(inarow_legal(direct.rules, direct.position, legal, ROOM), 2);
    follow(indirect, "h8; i9");
    ck_assert_int_eq(check_text(indirect, "j10"), INAROW_OK);
    ck_assert_int_eq(check_text(indirect, "i8"), INAROW_REASON_OUTSIDE_REGION);
    ck_assert_uint_eq(inarow_legal(indirect.rules, indirect.position, legal, ROOM), 1);
}
END_TEST

/* Each player may place either stone while there are any of it. */
START_TEST(shared_stones_run_out)
{
    inarow_spec spec = plain(5, 5, 2, 4);
    spec.shared = 2;
    spec.supply[BLACK] = spec.supply[WHITE] = 1;
    struct game game = new_game(spec);
    ck_assert_uint_eq(inarow_legal(game.rules, game.position, legal, ROOM), 50);
    follow(game, "white a1");
    ck_assert_uint_eq(inarow_legal(game.rules, game.position, legal, ROOM), 24);
    ck_assert_int_eq(check_text(game, "black a2"), INAROW_OK);
    ck_assert_int_ne(check_text(game, "white a2"), INAROW_OK);
    inarow_facts facts = follow(game, "black a2");
    ck_assert(facts.stuck);
    ck_assert_uint_eq(inarow_legal(game.rules, game.position, legal, ROOM), 0);
}
END_TEST

extern unsigned long inarow_work; /* number of judged stones */

/* One map of forbidden points judges all stones. No stone is judged again, unless it
 * may take too long. */
START_TEST(legal_judges_each_stone_once)
{
    struct game game = with_stones(renju(15, 15), "f8 g8 h10 h11", "", BLACK);
    inarow_set forbidden;
    inarow_work = 0;
    inarow_forbidden(game.rules, game.position, BLACK, &forbidden);
    unsigned long once = inarow_work;
    inarow_work = 0;
    ck_assert_uint_eq(inarow_legal(game.rules, game.position, legal, ROOM), 222);
    ck_assert_uint_le(inarow_work, once);
}
END_TEST

Suite *legal_suite(void)
{
    Suite *suite = suite_create("legal");
    TCase *tcase = add_case(suite, "legal");
    tcase_add_loop_test(tcase, legal_is_what_check_accepts, 0, OPENINGS);
    tcase_add_test(tcase, legal_among_many_stones);
    tcase_add_test(tcase, refused_in_part);
    tcase_add_loop_test(tcase, legal_in_order, 0, OPENINGS + 1);
    tcase_add_test(tcase, first_alternative_decides);
    tcase_add_test(tcase, shared_stones_run_out);
    tcase = add_case(suite, "patterns");
    tcase_add_loop_test(tcase, twenty_six_patterns, 0, 2);
    tcase_add_test(tcase, legal_judges_each_stone_once);
    tcase_add_test(tcase, patterns_by_step);
    tcase_add_test(tcase, patterns_and_no_others);
    return suite;
}
