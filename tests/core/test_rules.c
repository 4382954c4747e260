/* Tests rule sets: impossible ones are refused with a reason; the limits; random
 * bytes. */
#include "board.h"
#include <limits.h>
#include <stddef.h>

/* ---- Impossible rule sets ------------------------------------------------------- */

/* A field of a spec, its size in bytes, and a value for it. */
struct change {
    size_t offset, size;
    int64_t value;
};

#define SET(field, value) \
    { \
        offsetof(inarow_spec, field), sizeof(((inarow_spec *)NULL)->field), value \
    }

/* A change that makes a possible rule set impossible, and the script's key that is at
 * fault. The key is NULL if scripts cannot make this mistake. */
struct fault {
    inarow_spec (*spec)(void);
    const char *key;
    struct change change[4];
    const char *message; /* part of the message, if another fault has the same key */
    int step;            /* from 1; 0 means no step or any step */
};

static inarow_spec tiny(void)
{
    inarow_spec spec = plain(3, 3, 2, 3);
    inarow_step *offer = add_phase(&spec, INAROW_OFFER, BLACK);
    offer->least = offer->most = 9;
    add_phase(&spec, INAROW_PICK, BLACK);
    return spec;
}

static const struct fault faults[] = {
    {rif, "board", {SET(width, 0)}},
    {rif, "board", {SET(width, -1)}},
    {rif, "board", {SET(width, INAROW_SIDE + 1)}},
    {rif, "board", {SET(width, INT_MAX)}},
    {rif, "board", {SET(height, 0)}},
    {rif, "board", {SET(height, INAROW_SIDE + 1)}},
    {rif, "board", {SET(height, INT_MIN)}},
    {rif, "colours", {SET(colours, 0)}},
    {rif, "colours", {SET(colours, -1)}},
    {rif, "colours", {SET(colours, INAROW_COLOURS + 1)}},

    {rif, "win", {SET(win[WHITE].length, 16)}},
    {rif, "win", {SET(win[BLACK].length, 255)}},
    {p87, "win", {SET(win[0].length, 0), SET(win[1].length, 0)}},

    {rif, "forbid", {SET(forbid[BLACK], PATTERNS | INAROW_BIT(FIVE))}},
    {rif, "forbid", {SET(forbid[BLACK], INAROW_BIT(OPEN_ROWS))}},
    /* White wins with an overline */
    {rif, "forbid", {SET(forbid[WHITE], INAROW_BIT(OVERLINE))}},
    {rif, "forbid", {SET(win[BLACK].exactly, false)}},
    {rif, "forbid", {SET(win[BLACK].length, 2)}},
    {rif, "forbid", {SET(win[BLACK].length, 0)}},
    {rif, "forbid", {SET(win[BLACK].length, 3)}}, /* then one stone would be a three */
    {rif, "forbid", {SET(open_rows, 1)}},         /* of no stones */
    {rif, "forbid", {SET(open_rows, 1 << 16)}},
    {rif, "lose", {SET(lose[BLACK].length, 4), SET(lose[BLACK].open, true)}},
    {rif, "lose", {SET(lose[WHITE].length, 4), SET(lose[WHITE].survives, true)}},
    {rif, "win", {SET(win[BLACK].survives, INAROW_IF_BREAKABLE + 1)}},
    {rif,
     "win",
     {SET(win[BLACK].survives, INAROW_IF_BREAKABLE)}}, /* nothing is captured */
    {six_colours,
     "teams",
     {SET(colours, 2), SET(forbid[RED], 0), SET(team[0], 7), SET(team[1], 7)}},
    {p87, "capture", {SET(capture.own, true)}}, /* nothing is captured */

    {rif, "patterns", {SET(patterns, -1)}},
    {rif, "patterns", {SET(patterns, INAROW_PATTERNS + 1)}},
    {rif, "patterns", {SET(pattern[25].stones, INAROW_PATTERN_STONES + 1)}},
    {rif, "patterns", {SET(pattern[0].x[1], 8)}},
    {rif, "patterns", {SET(pattern[0].x[1], -8)}},
    {rif, "patterns", {SET(pattern[0].y[1], 8)}},
    {rif, "patterns", {SET(pattern[0].y[2], 127)}},
    {rif, "patterns", {SET(pattern[0].y[2], -128)}},
    {rif, "patterns", {SET(pattern[25].colour[0], 2)}},
    {rif, "patterns", {SET(width, 14)}}, /* no centre */
    {rif, "patterns", {SET(height, 16)}},

    {rif, "phases", {SET(steps, -1)}},
    {rif, "phases", {SET(steps, INAROW_STEPS + 1)}},
    {rif, "phases", {SET(step[0].phase, 1)}},
    {rif, "phases", {SET(step[3].phase, 1)}},
    {rif, "phases", {SET(step[6].phase, 7)}},
    {rif, "phases", {SET(step[6].next, 8)}},
    {rif, "phases", {SET(step[0].next, 255)}},
    {rif, "phases", {SET(step[0].verb, INAROW_PASS)}},
    {rif, "phases", {SET(step[0].verb, INAROW_KEEP)}},
    {rif, "phases", {SET(step[0].verb, INAROW_PICK + 1)}},
    {rif, "phases", {SET(step[0].verb, 255)}},
    {rif, "phases", {SET(step[0].colour, 2)}},
    {rif, "phases", {SET(step[0].colour, 254)}},
    {rif, "phases", {SET(step[6].by_colour, 2)}},
    {rif, "phases", {SET(step[1].by_seat, 2)}},
    {rif, "phases", {SET(patterns, 0)}}, /* the third stone needs patterns */
    {rif, "phases", {SET(colours, 3)}},  /* a swap needs two colours */
    {swap_two, "phases", {SET(colours, 3)}},

    {rif, "phases", {SET(step[0].within, 2)}},
    {rif, "phases", {SET(step[0].within, 17)}},
    {rif, "phases", {SET(step[0].within, 255)}},
    {rif, "phases", {SET(step[0].outside, 4), SET(step[0].within, 0)}},
    {rif, "phases", {SET(step[0].outside, 15), SET(step[0].within, 0)}},
    {rif, "phases", {SET(step[0].outside, 255), SET(step[0].within, 0)}},
    {rif, "phases", {SET(step[0].outside, 1)}}, /* also within 1: no point is left */
    {rif, "phases", {SET(step[0].outside, 5), SET(step[0].within, 3)}},
    {rif, "phases", {SET(step[2].cross, 8)}}, /* beyond 15x15 */
    {rif, "phases", {SET(step[0].within, 0), SET(step[0].cross, 127)}},
    {rif, "phases", {SET(step[0].within, 0), SET(step[0].cross, 255)}},
    {p87, "phases", {SET(width, 18)}},
    {p87, "phases", {SET(height, 18)}},
    {p87, "phases", {SET(width, 5), SET(height, 5)}}, /* no point is outside 5x5 */
    {p87, "phases", {SET(height, 7), SET(step[0].within, 9)}},

    {soosorv, "phases", {SET(step[5].least, 9)}},
    {soosorv, "phases", {SET(step[5].most, INAROW_OFFERS + 1)}},
    {rif, "phases", {SET(step[5].least, 1)}}, /* an offer takes a fixed number */
    {rif, "phases", {SET(step[5].least, 33), SET(step[5].most, 33)}},
    {rif, "phases", {SET(step[5].colour, ANY)}},
    {rif, "phases", {SET(step[6].colour, ANY)}},
    {tiny, "phases", {SET(step[0].least, 10), SET(step[0].most, 10)}},
    {tiny, "phases", {SET(step[0].outside, 1)}, "count: the region", 1}, /* 9 of 8 */
};

/* Rule sets whose games must get stuck, and rule sets that contradict themselves. */
static const struct fault contradictions[] = {
    /* "refuse: those of them that are refused": neither a five nor no pattern is
     * forbidden. */
    {rif, NULL, {SET(refuse, INAROW_BIT(FIVE))}},
    {rif, NULL, {SET(refuse, 16)}},
    /* Two stones on one point, of different colours or of the same colour. */
    {rif, "patterns", {SET(pattern[0].x[1], 0), SET(pattern[0].y[1], 0)}},
    {rif, "patterns", {SET(pattern[0].x[2], 0), SET(pattern[0].y[2], 0)}},
    /* A pick where nothing was offered. */
    {rif, "phases", {SET(step[5].verb, INAROW_PLAY)}},
    /* As many points as declared, where nothing was declared, or where zero may be
     * declared. */
    {rif, "phases", {SET(step[5].least, 0), SET(step[5].most, 0)}},
    {soosorv, "phases", {SET(step[5].least, 0)}},
    /* The holder of a colour acts before colours have holders. */
    {swap_two, "phases", {SET(step[0].by_seat, ANY)}},
    {swap_two, "phases", {SET(step[0].by_seat, ANY), SET(step[0].by_colour, WHITE)}},
    /* Paths that avoid the choice of a colour, the offer or the declaration. */
    {swap_two, "phases", {SET(step[2].next, 4), SET(step[5].by_seat, ANY)}},
    {swap_two, "phases", {SET(step[2].next, 6)}},
    {rif, "phases", {SET(step[4].next, 6)}},
    {soosorv, "phases", {SET(step[4].next, 7)}},
};

static inarow_spec falling(void)
{
    inarow_spec spec = plain(7, 6, 2, 4);
    spec.gravity = spec.pop = true;
    return spec;
}

static inarow_spec taking(void)
{
    inarow_spec spec = plain(5, 5, 2, 5);
    spec.capture = (inarow_capture){.lengths = 4, .wins = 10};
    return spec;
}

static inarow_spec moved(void)
{
    inarow_spec spec = plain(5, 5, 2, 4);
    spec.supply[0] = spec.supply[1] = 8;
    spec.move = INAROW_ANYWHERE;
    return spec;
}

/* Two points are offered, or a stone is placed; before that, a stone is removed. */
static inarow_spec offers(void)
{
    inarow_spec spec = plain(5, 5, 2, 4);
    add_phase(&spec, INAROW_PLAY, BLACK)->majority = true;
    add_phase(&spec, INAROW_REMOVE, ANY)->most = INAROW_RECENT;
    add_phase(&spec, INAROW_TAKE, ANY)->most = 2;
    add_phase(&spec, INAROW_ROLL, ANY);
    inarow_step *offer = add_phase(&spec, INAROW_OFFER, BLACK);
    offer->least = offer->most = 2;
    inarow_step *other = add_alternative(&spec, INAROW_PLAY, WHITE);
    other->least = other->most = 2; /* like an offer */
    other->next = 6;
    add_phase(&spec, INAROW_PICK, BLACK);
    return spec;
}

/* Four blocks can be turned. */
static inarow_spec turning(void)
{
    inarow_spec spec = plain(6, 6, 2, 5);
    spec.blocks = 4;
    for (int i = 0; i < 4; i++)
        spec.block[i] = (inarow_block){i % 2 * 3, i / 2 * 3, 3};
    return spec;
}

static inarow_spec shared(void)
{
    inarow_spec spec = plain(5, 5, 2, 4);
    spec.shared = 2;
    return spec;
}

/* Faults that scripts cannot contain after their own checks: only the rule set of a
 * host in C can have them. */
static const struct fault hosts[] = {
    {rif, "lose", {SET(lose[BLACK].length, 16)}, "longer than the board", 0},
    {rif, "forbid", {SET(win[BLACK].open, true)}, "a blocked row", 0},
    {moved, "win", {SET(win[WHITE].length, 5), SET(supply[1], 4)}, "fewer stones", 0},
    {rif, "forbid", {SET(forbid[BLACK], INAROW_BIT(LOSING_ROW))}, "no such pattern", 0},
    {rif, "forbid", {SET(forbid[BLACK], INAROW_BIT(OCCUPIED))}, "no such pattern", 0},
    {rif, "forbid", {SET(forbid[BLACK], INAROW_BIT(OPEN_ROW))}, "lengths of the open", 0},
    {rif,
     "forbid",
     {SET(forbid[BLACK], INAROW_BIT(OPEN_ROWS))},
     "lengths of the open",
     0},
    {rif, "refuse", {SET(refuse, INAROW_BIT(LOSING_ROW))}, "also be forbidden", 0},
    {rif, "forbid", {SET(unless_defence, 1), SET(win[WHITE].length, 0)}, "both with", 0},
    {six_colours, "forbid", {SET(unless_defence, 1)}, "two colours", 0},
    {taking, "capture", {SET(capture.lengths, 1)}, "one to three", 0},
    {taking, "capture", {SET(capture.lengths, 16)}, "one to three", 0},
    {taking, "capture", {SET(gravity, 1)}, "combined with gravity", 0},
    {taking, "win", {SET(capture.lengths, 0)}, "no captures", 0},
    {moved, "turn", {SET(pop, 1)}, "pop:", 0},
    {falling, "turn", {SET(move, INAROW_ADJACENT), SET(supply[0], 9)}, "be moved", 0},
    {moved, "supply", {SET(supply[1], 0)}, "used up", 0},
    {moved, "turn", {SET(move, INAROW_ALL_MOVES + 1)}, "no such way", 0},
    {rif, "phases", {SET(gravity, 1)}, "combined with gravity", 0},
    {rif, "phases", {SET(step[0].cross, 1)}, "cross:", 1},
    {rif, "phases", {SET(step[0].to_move, 3)}, "to_move:", 1},
    {rif, "phases", {SET(step[5].within, 1)}, "count: the region", 6},
    {offers, "phases", {SET(colours, 3)}, "majority:", 1},
    {offers, "phases", {SET(step[1].most, INAROW_RECENT + 1)}, "of:", 2},
    {offers, "phases", {SET(step[2].most, 0)}, "count: the number", 3},
    {offers, "phases", {SET(step[5].verb, INAROW_OFFER)}, "only one offer", 6},
    {rif, "phases", {SET(step[6].next, 6)}, "next: the opening can never end", 7},
    {rif, "phases", {SET(step[0].patterns, 0), SET(patterns, 0)}, "patterns:", 3},
    {turning, "turn", {SET(blocks, -1)}, "at most 16", 0},
    {turning, "turn", {SET(blocks, INAROW_BLOCKS + 1)}, "at most 16", 0},
    {turning, "turn", {SET(block[0].side, 0)}, "on the board", 0},
    {turning, "turn", {SET(block[1].x, 4)}, "on the board", 0},
    {turning, "turn", {SET(block[2].y, 255)}, "on the board", 0},
    {turning, "turn", {SET(holes.row[2], 4)}, "no holes", 0},
    {turning, "turn", {SET(block[1].x, 0)}, "the same corner", 0},
    {turning, "turn", {SET(gravity, 1)}, "stones fall", 0},
    {shared, "stones", {SET(shared, 3)}, "more colours of stones", 0},
    {shared, "stones", {SET(capture.lengths, 4)}, "belong to nobody", 0},
    {shared, "stones", {SET(win[1].open, 1)}, "belong to nobody", 0},
    {shared, "at_end", {SET(at_end, INAROW_MOST_STONES)}, "belong to nobody", 0},
    {taking, "at_end", {SET(at_end, INAROW_MOST_TAKEN + 1)}, "no such end", 0},
    {taking, "at_end", {SET(at_end, INAROW_MOST_ROWS)}, "no such end", 0},
    {taking,
     "at_end",
     {SET(at_end, INAROW_WINS), SET(at_end_colour, 2)},
     "no such end",
     0},
    {taking,
     "at_end",
     {SET(at_end, INAROW_MOST_ROWS), SET(at_end_row.length, 6)},
     "can never be made",
     0},
    {shared, "at_end", {SET(at_end, INAROW_MOST_TAKEN)}, "no captures", 0},
    {taking,
     "forbid",
     {SET(capture.wins, 0), SET(forbid[0], INAROW_BIT(DOUBLE_THREE)),
      SET(unless_wins, INAROW_BIT(DOUBLE_THREE))},
     "captures that win",
     0},
    {taking,
     "forbid",
     {SET(forbid[0], INAROW_BIT(DOUBLE_THREE)),
      SET(unless_breaks, INAROW_BIT(DOUBLE_THREE))},
     "await an answer",
     0},
};

/* Rule sets at the limits of what is possible. */
static const struct fault limits[] = {
    {rif, NULL, {SET(win[WHITE].length, 15)}},
    {rif, NULL, {SET(win[BLACK].length, 4)}},
    {rif,
     NULL,
     {SET(win[BLACK].length, 3),
      SET(forbid[BLACK], INAROW_BIT(OVERLINE) | INAROW_BIT(DOUBLE_FOUR))}},
    {rif, NULL, {SET(win[WHITE].length, 0)}},
    {rif, NULL, {SET(pattern[25].x[2], 7), SET(pattern[25].y[2], -7)}},
    {rif, NULL, {SET(pattern[25].stones, 0)}},
    {rif, NULL, {SET(step[6].next, 7)}},
    {rif, NULL, {SET(step[4].pass, 1), SET(step[4].pass_next, 7)}},
    {rif, NULL, {SET(step[0].within, 15)}},
    {rif, NULL, {SET(step[0].within, 0), SET(step[0].cross, 7)}},
    {rif, NULL, {SET(open_rows, 1 << 15 | 2)}},
    {p87, NULL, {SET(team[0], 3)}},
    {rif, NULL, {SET(step[0].within, 3), SET(step[0].outside, 1)}},
    {p87, NULL, {SET(step[2].outside, 17)}},
    {p87, NULL, {SET(width, 7), SET(height, 5)}}, /* two columns are outside 5x5 */
    {p87, NULL, {SET(width, 5), SET(height, 7)}},
    {p87, NULL, {SET(win[0].length, 0)}},
    {soosorv, NULL, {SET(step[5].least, 8)}},
    {soosorv, NULL, {SET(step[5].most, INAROW_OFFERS)}},
    {soosorv,
     NULL,
     {SET(step[7].least, INAROW_OFFERS), SET(step[7].most, INAROW_OFFERS)}},
    {tiny, NULL, {SET(step[0].outside, 1), SET(step[0].least, 8), SET(step[0].most, 8)}},
    {tiny, NULL, {SET(step[0].within, 3)}},
    {six_colours, NULL, {SET(width, 1), SET(height, 26)}},
    {six_colours, NULL, {SET(width, 26), SET(height, 26)}},
};

/* Compiles the rule set before and after the change. */
static void compile(const struct fault *fault, bool compiled[2], inarow_error *error)
{
    inarow_spec spec = fault->spec();
    inarow_rules *rules = malloc(inarow_rules_size());
    *error = (inarow_error){.key = NULL};
    compiled[0] = inarow_compile(&spec, rules, error);
    for (int i = 0; i < 4 && fault->change[i].size; i++) {
        const struct change *change = &fault->change[i];
        char *field = (char *)&spec + change->offset;
        uint8_t byte = (uint8_t)change->value;
        uint16_t wide = (uint16_t)change->value;
        int number = (int)change->value;
        memcpy(field,
               change->size == 1                ? (void *)&byte
               : change->size == 2              ? (void *)&wide
               : change->size == sizeof(number) ? (void *)&number
                                                : (void *)&change->value,
               change->size);
    }
    compiled[1] = inarow_compile(&spec, rules, error);
    free(rules);
}

static void expect_fault(const struct fault *fault, int number)
{
    inarow_error error;
    bool compiled[2];
    compile(fault, compiled, &error);
    ck_assert_msg(compiled[0], "fault %d: refused before the change", number);
    ck_assert_msg(!compiled[1], "fault %d: compiled all the same", number);
    ck_assert_msg(error.message && *error.message, "fault %d: no message", number);
    ck_assert_msg(error.key && *error.key, "fault %d: no key", number);
    ck_assert_msg(!fault->key || strcmp(error.key, fault->key) == 0,
                  "fault %d: key %s, not %s", number, error.key, fault->key);
    if (!fault->message)
        return;
    ck_assert_msg(strstr(error.message, fault->message), "fault %d: %s", number,
                  error.message);
    ck_assert_msg(error.step == fault->step - 1, "fault %d: step %d", number, error.step);
}

START_TEST(impossible_rules)
{
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
        expect_fault(&faults[i], (int)i);
}
END_TEST

START_TEST(contradictory_rules)
{
    expect_fault(&contradictions[_i], _i);
}
END_TEST

START_TEST(faults_of_hosts)
{
    expect_fault(&hosts[_i], _i);
}
END_TEST

/* ---- Limits --------------------------------------------------------------------- */

START_TEST(possible_rules)
{
    inarow_spec spec = openings[_i]();
    struct game game = new_game(spec);
    ck_assert_mem_eq(inarow_spec_of(game.rules), &spec, sizeof spec);
}
END_TEST

START_TEST(rules_at_the_limits)
{
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        inarow_error error;
        bool compiled[2];
        compile(&limits[i], compiled, &error);
        ck_assert_msg(compiled[0], "limit %d: refused before the change", (int)i);
        ck_assert_msg(compiled[1], "limit %d: %s: %s", (int)i, error.key, error.message);
    }
}
END_TEST

START_TEST(one_point)
{
    struct game game = new_game(plain(1, 1, 2, 1));
    ck_assert_uint_eq(inarow_state_of(game.position).vacant, 1);
    inarow_facts facts = follow(game, "a1");
    ck_assert_uint_eq(facts.made, INAROW_BIT(FIVE));
    ck_assert(facts.full);
    inarow_outcome outcome = inarow_judge(game.rules, &facts);
    ck_assert(outcome.status == INAROW_WON && outcome.colour == 0);
    ck_assert_uint_eq(inarow_legal(game.rules, game.position, NULL, 0), 0);
    ck_assert_int_eq(check_text(game, "a1"), INAROW_REASON_OCCUPIED);
    ck_assert_int_eq(check_text(game, "a2"), INAROW_REASON_OFF_BOARD);
    inarow_take_back(game.rules, game.position, &facts.undo);
    ck_assert_int_eq(check_text(game, "a1"), INAROW_OK);
}
END_TEST

/* Six colours fill the largest board to the last point, and undo empties it. */
START_TEST(largest_board)
{
    enum { COUNT = INAROW_SIDE * INAROW_SIDE };
    static inarow_facts facts[COUNT];
    struct game game = new_game(plain(INAROW_SIDE, INAROW_SIDE, 6, 5));
    struct game start = copy_of(game);
    inarow_action it;
    seed_die(676);
    for (int n = 0; n < COUNT; n++) {
        ck_assert_msg(random_action(game, &it), "nothing legal");
        ck_assert_msg(inarow_play(game.rules, game.position, &it, &facts[n]) == INAROW_OK,
                      "ply");
        ck_assert_msg(facts[n].action.colour == n % 6, "colour %d",
                      facts[n].action.colour);
        ck_assert_msg(facts[n].full == (n == COUNT - 1), "full");
    }
    ck_assert(!random_action(game, &it));
    for (int n = COUNT - 1; n >= 0; n--)
        inarow_take_back(game.rules, game.position, &facts[n].undo);
    ck_assert(same_bytes(game, start));
}
END_TEST

/* Rows from corner to corner of the largest board, in every direction. */
START_TEST(longest_rows)
{
    static const int lines[4][4] = {
        {0, 25, 1, 0}, {25, 0, 0, 1}, {0, 0, 1, 1}, {0, 25, 1, -1}};
    for (int i = 0; i < 4; i++) {
        for (int missing = 0; missing < INAROW_SIDE; missing++) {
            inarow_spec spec = plain(INAROW_SIDE, INAROW_SIDE, 2, INAROW_SIDE);
            struct game game = new_game(spec);
            uint8_t cells[INAROW_SIDE * INAROW_SIDE];
            inarow_point gap = 0;
            memset(cells, ANY, sizeof cells);
            for (int n = 0; n < INAROW_SIDE; n++) {
                int x = lines[i][0] + n * lines[i][2], y = lines[i][1] + n * lines[i][3];
                if (n == missing)
                    gap = INAROW_POINT(x, y);
                else
                    cells[y * INAROW_SIDE + x] = BLACK;
            }
            inarow_setup(game.rules, game.position, cells, BLACK);
            ck_assert_msg(inarow_makes(game.rules, game.position, BLACK, gap) ==
                              INAROW_BIT(FIVE),
                          "line %d without %s", i, name_of(gap));
            ck_assert_msg(inarow_makes(game.rules, game.position, WHITE, gap) == 0,
                          "white");
        }
    }
}
END_TEST

START_TEST(most_steps_and_patterns)
{
    inarow_spec spec = plain(INAROW_SIDE - 1, INAROW_SIDE - 1, 2, 5);
    for (int i = 0; i < INAROW_STEPS; i++)
        add_phase(&spec, INAROW_PLAY, i % 2)->patterns = i == 7 ? UINT64_MAX : 0;
    spec.patterns = INAROW_PATTERNS;
    for (int i = 0; i < INAROW_PATTERNS; i++) {
        spec.pattern[i].stones = INAROW_PATTERN_STONES;
        for (int j = 0; j < INAROW_PATTERN_STONES; j++) {
            spec.pattern[i].x[j] = (int8_t)(j + 5);
            spec.pattern[i].y[j] = (int8_t)(j < 7 ? 0 : i % 12 + 1);
            spec.pattern[i].colour[j] = j % 2;
        }
    }
    struct game game = new_game(spec);
    follow(game, "r13; s13; t13; u13; v13; w13; x13");
    ck_assert_int_eq(check_text(game, "y13"), INAROW_REASON_OUTSIDE_REGION);
    ck_assert_int_eq(check_text(game, "y25"), INAROW_OK);
    follow(game, "y14");
    ck_assert_int_eq(inarow_pattern_of(game.rules, game.position), 0);
    for (int i = 8; i < INAROW_STEPS; i++) {
        ck_assert_uint_eq(inarow_to_act(game.rules, game.position).step, i);
        inarow_facts facts;
        inarow_action it = inarow_play_at(INAROW_POINT(i % 25, i / 25));
        inarow_play(game.rules, game.position, &it, &facts);
    }
    ck_assert_uint_eq(inarow_to_act(game.rules, game.position).alternatives, 0);
}
END_TEST

/* All steps of an opening are alternatives of one phase. */
/* A step may require the last pattern only if all patterns are defined. */
START_TEST(last_pattern)
{
    inarow_spec spec = rif();
    inarow_rules *rules = malloc(inarow_rules_size());
    spec.step[2].patterns = UINT64_C(1) << (INAROW_PATTERNS - 1);
    spec.patterns = INAROW_PATTERNS;
    inarow_error error;
    ck_assert(inarow_compile(&spec, rules, &error));
    spec.patterns--;
    ck_assert(!inarow_compile(&spec, rules, &error));
    ck_assert_str_eq(error.key, "phases");
    ck_assert_int_eq(error.step, 2);
    free(rules);
}
END_TEST

START_TEST(most_alternatives)
{
    inarow_spec spec = plain(9, 9, 2, 5);
    add_phase(&spec, INAROW_PLAY, BLACK)->within = 1;
    while (spec.steps < INAROW_STEPS)
        add_alternative(&spec, INAROW_PLAY, BLACK)->within = 1;
    spec.step[INAROW_STEPS - 1].within = 0;
    struct game game = new_game(spec);
    ck_assert_uint_eq(inarow_to_act(game.rules, game.position).alternatives,
                      INAROW_STEPS);
    follow(game, "a1");
}
END_TEST

/* No pattern has more stones than the limit, so one more stone forms none. */
START_TEST(more_stones_than_a_pattern)
{
    inarow_spec spec = plain(9, 9, 2, 5);
    for (int i = 0; i <= INAROW_PATTERN_STONES; i++)
        add_phase(&spec, INAROW_PLAY, i % 2)->patterns = i == INAROW_PATTERN_STONES;
    spec.patterns = 1;
    spec.pattern[0].stones = 1;
    struct game game = new_game(spec);
    follow(game, "a1; c1; e1; g1; a2; c2; e2; g2");
    ck_assert_int_eq(check_text(game, "e5"), INAROW_REASON_OUTSIDE_REGION);
    ck_assert_uint_eq(inarow_legal(game.rules, game.position, NULL, 0), 0);
}
END_TEST

START_TEST(most_offers)
{
    inarow_spec spec = plain(6, 6, 2, 5);
    inarow_step *offer = add_phase(&spec, INAROW_OFFER, WHITE);
    offer->least = offer->most = INAROW_OFFERS;
    add_phase(&spec, INAROW_PICK, WHITE)->by_colour = BLACK;
    struct game game = new_game(spec);
    inarow_action it = action("offer");
    inarow_facts facts;
    it.number = INAROW_OFFERS;
    for (int i = 0; i < INAROW_OFFERS; i++)
        it.point[i] = INAROW_POINT(i % 6, 5 - i / 6);
    ck_assert_int_eq(inarow_play(game.rules, game.position, &it, &facts), INAROW_OK);
    ck_assert_uint_eq(facts.action.seat, 1);
    inarow_point offered[INAROW_OFFERS];
    ck_assert_int_eq(inarow_offered(game.rules, game.position, offered), INAROW_OFFERS);
    ck_assert_mem_eq(offered, it.point, sizeof offered);
    ck_assert_uint_eq(inarow_legal(game.rules, game.position, NULL, 0), INAROW_OFFERS);
    ck_assert_int_eq(check_text(game, "pick c1"), INAROW_REASON_NO_OFFER);
    follow(game, "pick b1");
    ck_assert_uint_eq(inarow_at(game.rules, game.position, point("b1")), WHITE);
}
END_TEST

/* "Any integers." */
START_TEST(points_off_the_board)
{
    static const int far[] = {INT_MIN, -32, -1, 5, 9, 26, 32, 256, INT_MAX};
    struct game game = new_game(plain(9, 5, 2, 5));
    for (size_t i = 0; i < sizeof far / sizeof *far; i++) {
        ck_assert_int_eq(inarow_on_board(game.rules, far[i], 0), far[i] == 5);
        ck_assert(!inarow_on_board(game.rules, 0, far[i]));
        ck_assert(!inarow_on_board(game.rules, far[i], far[i]));
    }
    ck_assert(inarow_on_board(game.rules, 8, 4));
    ck_assert(!inarow_on_board(game.rules, 9, 4));
    for (int at = 0; at <= UINT16_MAX; at++) {
        inarow_action it = inarow_play_at((inarow_point)at);
        bool inside = (at & 31) < 9 && at >> 5 < 5;
        ck_assert_msg(inarow_check(game.rules, game.position, &it) ==
                          (inside ? INAROW_OK : INAROW_REASON_OFF_BOARD),
                      "point %x", (unsigned)at);
    }
}
END_TEST

/* ---- Any bytes ------------------------------------------------------------------ */

/* Returns a legal action with up to three random bytes, or with random bytes only. */
static inarow_action random_bytes(struct game game)
{
    inarow_action it = action("pass");
    bool all = die(3) == 0 || !random_action(game, &it);
    int changes = all ? (int)sizeof it : die(4);
    for (int i = 0; i < changes; i++) {
        /* The first bytes matter most. */
        int at = all ? i : die(2) ? die(4) : die(8);
        ((uint8_t *)&it)[at] = (uint8_t)(die(2) ? die(256) : die(9));
    }
    return it;
}

/* "Any bytes may stand in the action." */
START_TEST(any_bytes_checked)
{
    seed_die((uint32_t)_i + 1);
    int answers[INAROW_REASON_BAD_ACTION + 1] = {0};
    for (int n = 0; n < 12; n++) {
        struct game game = new_game(openings[_i]());
        inarow_action it;
        inarow_facts facts;
        for (int ply = 0; ply < 14 && random_action(game, &it); ply++) {
            struct game before = copy_of(game);
            for (int k = 0; k < 120; k++) {
                inarow_action bytes = random_bytes(game), same = bytes;
                inarow_reason reason = inarow_check(game.rules, game.position, &bytes);
                ck_assert_msg(reason == INAROW_OK || (reason >= INAROW_REASON_OCCUPIED &&
                                                      reason <= INAROW_REASON_BAD_ACTION),
                              "no refusal");
                ck_assert_msg(memcmp(&bytes, &same, sizeof bytes) == 0,
                              "a changed action");
                answers[reason]++;
            }
            ck_assert_msg(same_bytes(game, before), "a changed position");
            inarow_play(game.rules, game.position, &it, &facts);
        }
    }
    ck_assert_int_gt(answers[INAROW_OK], 100);
    ck_assert_int_gt(answers[INAROW_REASON_BAD_ACTION], 100);
    ck_assert_int_gt(answers[INAROW_REASON_NOT_YOUR_TURN], 100);
}
END_TEST

/* An accepted action of any bytes can be played, and leaves a valid position. */
START_TEST(any_bytes_played)
{
    seed_die((uint32_t)_i + 1);
    for (int n = 0; n < 30; n++) {
        struct game game = new_game(openings[_i]());
        const inarow_spec *spec = inarow_spec_of(game.rules);
        for (int k = 0; k < 200; k++) {
            inarow_action it = random_bytes(game);
            inarow_facts facts;
            inarow_reason reason = inarow_check(game.rules, game.position, &it);
            ck_assert_msg(inarow_play(game.rules, game.position, &it, &facts) == reason,
                          "reason");
            if (reason != INAROW_OK)
                continue;
            int vacant = 0;
            for (int i = 0; i < spec->width * spec->height; i++)
                vacant +=
                    inarow_at(game.rules, game.position,
                              INAROW_POINT(i % spec->width, i / spec->width)) == ANY;
            inarow_state state = inarow_state_of(game.position);
            ck_assert_msg(vacant == state.vacant, "%d vacant, not %d", vacant,
                          state.vacant);
            ck_assert_msg(state.turn < spec->colours, "turn %d", state.turn);
            for (int c = 0; c < spec->colours; c++)
                ck_assert_msg(state.holder[c] < spec->colours || state.holder[c] == ANY,
                              "held by %d", state.holder[c]);
            ck_assert_msg(it.verb == INAROW_OFFER || it.verb == INAROW_DECLARE ||
                              it.verb == INAROW_SWAP || it.verb == INAROW_KEEP ||
                              facts.action.colour < spec->colours,
                          "verb %d of colour %d", it.verb, facts.action.colour);
            inarow_judge(game.rules, &facts);
        }
    }
}
END_TEST

/* A rule set is read-only once compiled. */
START_TEST(rules_are_never_written)
{
    struct game game = new_game(openings[_i]());
    inarow_rules *before = malloc(inarow_rules_size());
    memcpy(before, game.rules, inarow_rules_size());
    inarow_action it;
    inarow_facts facts;
    inarow_set forbidden;
    seed_die(1);
    for (int ply = 0; ply < 100 && random_action(game, &it); ply++) {
        inarow_play(game.rules, game.position, &it, &facts);
        inarow_judge(game.rules, &facts);
        key_of(game);
        inarow_forbidden(game.rules, game.position, BLACK, &forbidden);
    }
    bool same = memcmp(before, game.rules, inarow_rules_size()) == 0;
    free(before);
    ck_assert(same);
}
END_TEST

Suite *rules_suite(void)
{
    Suite *suite = suite_create("rules");
    TCase *tcase = add_case(suite, "impossible");
    tcase_add_test(tcase, impossible_rules);
    tcase_add_loop_test(tcase, contradictory_rules, 0,
                        sizeof contradictions / sizeof *contradictions);
    tcase_add_loop_test(tcase, faults_of_hosts, 0, sizeof hosts / sizeof *hosts);
    tcase = add_case(suite, "limits");
    tcase_add_loop_test(tcase, possible_rules, 0, OPENINGS);
    tcase_add_test(tcase, rules_at_the_limits);
    tcase_add_test(tcase, one_point);
    tcase_add_test(tcase, largest_board);
    tcase_add_test(tcase, longest_rows);
    tcase_add_test(tcase, most_steps_and_patterns);
    tcase_add_test(tcase, last_pattern);
    tcase_add_test(tcase, most_alternatives);
    tcase_add_test(tcase, more_stones_than_a_pattern);
    tcase_add_test(tcase, most_offers);
    tcase_add_test(tcase, points_off_the_board);
    tcase = add_case(suite, "bytes");
    tcase_add_loop_test(tcase, any_bytes_checked, 0, OPENINGS);
    tcase_add_loop_test(tcase, any_bytes_played, 0, OPENINGS);
    tcase_add_loop_test(tcase, rules_are_never_written, 0, OPENINGS);
    return suite;
}
