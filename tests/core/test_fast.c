/* Compares the fast forms with the checking form: play-outs, perft and maps under
 * random rules, with and without the machine's own instructions. */
#include <stdio.h>
#include "board.h"
#include "../../csrc/core/twins.h"
#include "../../csrc/core/forbidden.h"
#include "../../csrc/core/playout.h"
#include "../rules/batch.h"

/* portable.c */
void portable_forbidden_map(const inarow_rules *rules, uint8_t colour,
                            const inarow_set *own, const inarow_set *others,
                            inarow_set *forbidden);
bool portable_perft(const inarow_rules *rules, inarow_position *position, int depth,
                    inarow_perft *plies, bool (*report)(void *data, double part),
                    void *data);
int portable_playout(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                     inarow_outcome *outcome);

enum { KINDS = REFUSING + 1, GAMES = 1500 };

/* ---- Random rules -------------------------------------------------------------------
 */

static void throw_rows(inarow_spec *spec, int longest)
{
    int length = die(3) ? 1 + die(longest) : 5;
    for (int c = 0; c < spec->colours; c++) {
        spec->win[c].length = (uint8_t)(die(8) ? length : die(longest + 1));
        spec->win[c].exactly = die(3) == 0;
    }
}

static void throw_forbidden(inarow_spec *spec)
{
    for (int c = 0; c < spec->colours; c++) {
        if (die(3)) {
            spec->win[c].length = 5;
            spec->forbid[c] = throw_patterns();
        }
    }
    spec->refuse = die(2) ? throw_patterns() : 0;
    spec->unless_four = die(4) == 0;
    spec->unless_defence = die(4) == 0;
    spec->counts_threes_twice = die(4) == 0;
    spec->five_makes_three = die(4) == 0;
}

static inarow_spec throw_spec(void)
{
    int side = die(3) ? 10 : INAROW_SIDE;
    int width = 1 + die(side), height = 1 + die(side);
    inarow_spec spec = plain(width, height, die(8) ? 2 : 3, 1);
    throw_rows(&spec, die(4) ? 6 : 9);
    spec.gravity = die(3) == 0;
    if (!spec.gravity && die(2))
        throw_forbidden(&spec);
    if (!spec.gravity && die(3) == 0) {
        spec.capture.lengths = (uint8_t)(die(8) << 1);
        spec.capture.wins = spec.capture.lengths ? (uint16_t)die(12) : 0;
        spec.capture.own = spec.capture.lengths && die(6) == 0;
    }
    for (int c = 0; c < spec.colours && die(2); c++)
        spec.supply[c] = (uint16_t)(die(4) ? 1 + die(30) : 0);
    spec.first_turn = (uint8_t)(die(3) ? 0 : die(4));
    spec.each_turn = (uint8_t)(die(3) ? 0 : die(4));
    spec.draw_full_board = die(4) != 0;
    spec.draw_supply = die(2);
    return spec;
}

/* Starts a game by random rules that compile; some have stones on the board. */
static struct game throw_game(void)
{
    inarow_error error;
    for (;;) {
        inarow_spec spec = throw_spec();
        inarow_rules *rules = malloc(inarow_rules_size());
        bool compiled = inarow_compile(&spec, rules, &error);
        free(rules);
        if (!compiled)
            continue;
        struct game game = new_game(spec);
        if (!spec.gravity && die(3) == 0)
            throw_stones(game, die(30), die(30));
        return game;
    }
}

/* ---- Play-outs --------------------------------------------------------------------- */

typedef int play_out(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                     inarow_outcome *outcome);

/* Both forms play the same game, and their positions are equal in every byte. */
static void compare(struct game game, play_out *one, play_out *other, uint64_t seed)
{
    struct game twin = copy_of(game);
    uint64_t seeds[2] = {seed, seed};
    inarow_outcome a, b;
    int plies = one(game.rules, game.position, &seeds[0], &a);
    int others = other(twin.rules, twin.position, &seeds[1], &b);
    const inarow_spec *spec = inarow_spec_of(game.rules);
    const char *what = "%dx%d, kind %d, seed %d: %s";
    int kind = game.rules->kind, width = spec->width, height = spec->height;
    ck_assert_msg(plies == others, what, width, height, kind, (int)seed, "plies");
    ck_assert_msg(a.status == b.status && a.colour == b.colour && a.reason == b.reason,
                  what, width, height, kind, (int)seed, "outcome");
    ck_assert_msg(seeds[0] == seeds[1], what, width, height, kind, (int)seed, "draws");
    ck_assert_msg(same_bytes(game, twin), what, width, height, kind, (int)seed,
                  "position");
}

START_TEST(playouts_agree_with_checking)
{
    int count[KINDS] = {0};
    seed_die(5);
    for (int n = 0; n < rounds(GAMES); n++) {
        struct game game = throw_game();
        count[game.rules->kind]++;
        compare(game, _i ? portable_playout : inarow_playout, inarow_playout_checked,
                (uint64_t)n);
    }
    for (int kind = 0; kind < KINDS; kind++)
        ck_assert_int_ge(count[kind], rounds(20));
}
END_TEST

/* Rows that are too long to win stand. One colour, or both, may win. */
START_TEST(playouts_with_long_rows_agree)
{
    inarow_spec spec = plain(9, 9, 2, 4);
    spec.win[1].exactly = true;
    spec.win[0] = _i & 1 ? spec.win[1] : (inarow_win){.length = 0};
    struct game game = new_game(spec);
    ck_assert_int_eq(game.rules->kind, WIDE);
    for (int n = 0; n < rounds(200); n++)
        compare(copy_of(game), _i & 2 ? portable_playout : inarow_playout,
                inarow_playout_checked, (uint64_t)n);
}
END_TEST

START_TEST(openings_agree_with_checking)
{
    for (int n = 0; n < 30; n++) {
        struct game game = new_game(openings[_i]());
        compare(game, inarow_playout, inarow_playout_checked, (uint64_t)n);
    }
}
END_TEST

/* ---- Batches ----------------------------------------------------------------------- */

static void compare_batches(struct game game, bool safe)
{
    const char *fault = compare_ways(game.rules, 9, 80, safe);
    ck_assert_msg(!fault, "kind %d: %s", game.rules->kind, fault);
}

START_TEST(batches_agree_with_single_games)
{
    int count[KINDS] = {0};
    seed_die(5);
    for (int n = 0; n < rounds(GAMES); n++) {
        struct game game = throw_game();
        count[game.rules->kind]++;
        compare_batches(game, n & 1);
    }
    for (int kind = 0; kind < KINDS; kind++)
        ck_assert_int_ge(count[kind], rounds(20));
}
END_TEST

START_TEST(openings_in_batches_agree)
{
    compare_batches(new_game(openings[_i]()), false);
    compare_batches(new_game(openings[_i]()), true);
}
END_TEST

/* The fast loop does not handle these rules: pops, moves, rows that survive, captures
 * of own stones. */
START_TEST(rules_without_a_fast_form_agree)
{
    inarow_spec spec = plain(7, 6, 2, 4);
    switch (_i) {
    case 0:
        spec.gravity = spec.pop = true;
        break;
    case 1:
        spec.move = INAROW_ANYWHERE;
        spec.supply[0] = spec.supply[1] = 8;
        break;
    case 2:
        spec.win[0].survives = INAROW_ANSWERED;
        spec.win[1].survives = INAROW_IF_BREAKABLE;
        spec.capture.lengths = 4;
        break;
    default:
        spec.capture = (inarow_capture){.lengths = 4, .own = true, .wins = 6};
    }
    for (int n = 0; n < 200; n++) {
        if (spec.move)
            spec.move = (uint8_t)(1 + n % INAROW_ALL_MOVES);
        compare(new_game(spec), inarow_playout, inarow_playout_checked, (uint64_t)n);
    }
}
END_TEST

/* ---- Perft ------------------------------------------------------------------------- */

START_TEST(perft_agrees_with_checking)
{
    int small = 0;
    seed_die(9);
    for (int n = 0; n < rounds(250); n++) {
        int width = 1 + die(5), height = 1 + die(4);
        int side = width > height ? width : height;
        inarow_spec spec = plain(width, height, 2, 1 + die(side));
        spec.gravity = die(2);
        spec.draw_full_board = die(2);
        spec.draw_supply = die(2);
        for (int c = 0; c < 2 && die(2); c++)
            spec.supply[c] = (uint16_t)(die(3) ? spec.win[0].length + die(4) : 0);
        if (spec.supply[0] && spec.supply[1] && !spec.gravity)
            spec.move = (uint8_t)die(INAROW_ALL_MOVES + 1);
        spec.first_turn = (uint8_t)(die(4) ? 0 : 1 + die(2));
        spec.each_turn = (uint8_t)(die(4) ? 0 : 1 + die(2));
        spec.win[0].exactly = !die(8);
        struct game game = new_game(spec), before = copy_of(game);
        if (!spec.gravity)
            throw_stones(game, die(40), die(40));
        before = copy_of(game);
        inarow_perft fast[5], checked[5];
        int depth = 1 + die(5);
        ck_assert((_i ? portable_perft : inarow_perft_run)(game.rules, game.position,
                                                           depth, fast, NULL, NULL));
        ck_assert(inarow_perft_checked(game.rules, game.position, depth, checked));
        ck_assert_msg(memcmp(fast, checked, (size_t)depth * sizeof *fast) == 0,
                      "%dx%d, game %d", spec.width, spec.height, n);
        ck_assert_msg(same_bytes(game, before), "the position is left as it was");
        small += game.rules->kind == SMALL || game.rules->kind == SMALL_FALLING;
    }
    ck_assert_int_gt(small, rounds(40));
}
END_TEST

/* Stones move once none are left to place. */
START_TEST(perft_of_moves)
{
    enum { DEPTH = 6 };
    inarow_spec spec = _i ? plain(3, 3, 2, 3) : plain(6, 1, 2, 2);
    spec.supply[0] = spec.supply[1] = _i ? 3 : 2;
    spec.move = _i ? INAROW_ADJACENT : INAROW_ANYWHERE;
    struct game game = new_game(spec);
    inarow_perft fast[DEPTH], checked[DEPTH];
    ck_assert(inarow_perft_run(game.rules, game.position, DEPTH, fast, NULL, NULL));
    ck_assert(inarow_perft_checked(game.rules, game.position, DEPTH, checked));
    ck_assert(memcmp(fast, checked, sizeof fast) == 0);
    ck_assert_uint_gt(fast[DEPTH - 1].sequences, 0);
}
END_TEST

/* An offer of nearly all points: there are few sets, but many partial sets. */
START_TEST(perft_of_large_offers)
{
    for (int points = 1; points <= INAROW_OFFERS; points++) {
        inarow_spec spec = plain(8, 4, 2, 4);
        inarow_step *offer = add_phase(&spec, INAROW_OFFER, WHITE);
        offer->least = offer->most = (uint8_t)(points < 29 ? 2 : points);
        add_phase(&spec, INAROW_PICK, WHITE)->by_colour = BLACK;
        struct game game = new_game(spec);
        inarow_perft ply;
        ck_assert(inarow_perft_checked(game.rules, game.position, 1, &ply));
        static const uint64_t sets[] = {4960, 496, 32, 1}; /* choose 32 of 29 to 32 */
        ck_assert_uint_eq(ply.sequences, points < 29 ? 496 : sets[points - 29]);
    }
}
END_TEST

/* Rows that are too long to win are recognized, on the last ply too. */
START_TEST(perft_of_long_rows)
{
    inarow_spec spec = plain(7, 2, 2, 3);
    spec.each_turn = 1;
    struct game game = set_up(spec, "O.O.O..\nXX.XX.X", BLACK);
    inarow_perft fast[3], checked[3];
    ck_assert(inarow_perft_run(game.rules, game.position, 3, fast, NULL, NULL));
    ck_assert(inarow_perft_checked(game.rules, game.position, 3, checked));
    ck_assert(memcmp(fast, checked, sizeof fast) == 0);
    ck_assert_uint_gt(fast[0].ended[INAROW_REASON_OVERLINE], 0);
}
END_TEST

/* ---- Maps -------------------------------------------------------------------------- */

static void bare(struct game game, inarow_set stones[2])
{
    const inarow_spec *spec = inarow_spec_of(game.rules);
    memset(stones, 0, 2 * sizeof *stones);
    for (int i = 0; i < spec->width * spec->height; i++) {
        int x = i % spec->width, y = i / spec->width;
        uint8_t colour = inarow_at(game.rules, game.position, INAROW_POINT(x, y));
        if (colour != ANY)
            stones[colour != BLACK].row[y] |= UINT32_C(1) << x;
    }
}

/* The map is the same with and without the machine's instructions, and point by point. */
START_TEST(maps_are_the_same)
{
    int count = 0;
    seed_die(13);
    for (int n = 0; n < 400; n++) {
        inarow_spec spec = renju(1 + die(INAROW_SIDE), 1 + die(INAROW_SIDE));
        if (die(2))
            spec.width = spec.height = 15;
        if (spec.width < 5 && spec.height < 5)
            continue;
        spec.win[BLACK].exactly = die(3) != 0;
        spec.forbid[BLACK] = throw_patterns();
        if (!spec.win[BLACK].exactly)
            spec.forbid[BLACK] &= ~INAROW_BIT(OVERLINE);
        spec.unless_four = die(4) == 0;
        struct game game = new_game(spec);
        inarow_set stones[2], fast, plain, position;
        throw_stones(game, 5 + die(40), die(30));
        bare(game, stones);
        inarow_forbidden_map(game.rules, BLACK, &stones[0], &stones[1], &fast);
        portable_forbidden_map(game.rules, BLACK, &stones[0], &stones[1], &plain);
        inarow_forbidden(game.rules, game.position, BLACK, &position);
        ck_assert(memcmp(&fast, &plain, sizeof fast) == 0);
        ck_assert(memcmp(&fast, &position, sizeof fast) == 0);
        for (int i = 0; i < spec.width * spec.height; i++) {
            inarow_point at = INAROW_POINT(i % spec.width, i / spec.width);
            if (inarow_at(game.rules, game.position, at) != ANY)
                continue;
            inarow_reasons made = inarow_makes(game.rules, game.position, BLACK, at);
            bool bad = inarow_forbids(game.rules, BLACK, made) != 0;
            ck_assert_msg((fast.row[INAROW_Y(at)] >> INAROW_X(at) & 1) == bad,
                          "board %d, %s", n, name_of(at));
            count += bad;
        }
    }
    ck_assert_int_gt(count, 1000);
}
END_TEST

/* ---- The work of the recursion ----------------------------------------------------- */

extern unsigned long inarow_work; /* number of judged stones, with INAROW_COUNT_WORK */

/* The slowest positions that tests/positions/climb.c finds. No map judges more stones
 * than this limit, about five for each point of the board. */
enum { MOST_WORK = 2500 };

START_TEST(work_is_bounded)
{
    FILE *file = fopen("tests/positions/worst.tsv", "r");
    char line[4096];
    unsigned long most = 0;
    int count = 0;
    ck_assert_msg(file, "tests/positions/worst.tsv: run from the top of the tree");
    for (; fgets(line, sizeof line, file); count++) {
        inarow_set stones[2] = {{{0}}, {{0}}}, map;
        struct game game = new_game(renju(15, 15));
        for (int i = 0; i < 225; i++) {
            int x = i % 15, y = 14 - i / 15;
            if (line[i] != '.')
                stones[line[i] != 'X'].row[y] |= UINT32_C(1) << x;
        }
        inarow_work = 0;
        inarow_forbidden_map(game.rules, BLACK, &stones[0], &stones[1], &map);
        most = inarow_work > most ? inarow_work : most;
    }
    fclose(file);
    ck_assert_int_ge(count, 10);
    ck_assert_uint_gt(most, 500);
    ck_assert_uint_le(most, MOST_WORK);
}
END_TEST

/* On a large board, threes may depend on one another in a long chain: within bounded
 * time, the core reports that this is too deep. FIFTHS has rows of four and black
 * stones on every fifth point. STRIPES has the largest board and rows of five, where
 * stones are judged by their star. */
enum { FIFTHS, STRIPES, DEEP_BOARDS };
enum { SIDE_OF_FIFTHS = 20 };

static struct game too_deep(int board, bool refused)
{
    enum { SIDE = SIDE_OF_FIFTHS };
    int side = board == STRIPES ? INAROW_SIDE : SIDE;
    inarow_spec spec = renju(side, side);
    uint8_t cells[SIDE * SIDE];
    spec.forbid[BLACK] = INAROW_BIT(DOUBLE_THREE);
    spec.refuse = refused ? INAROW_BIT(DOUBLE_THREE) : 0;
    if (board == STRIPES)
        return striped(spec);
    spec.win[BLACK].length = spec.win[WHITE].length = 4;
    struct game game = new_game(spec);
    for (int i = 0; i < SIDE * SIDE; i++)
        cells[i] = (i % SIDE + 2 * (i / SIDE)) % 5 ? ANY : BLACK;
    inarow_setup(game.rules, game.position, cells, BLACK);
    return game;
}

/* The most stones judged for one stone: each search judges eight. */
enum { MOST_WORK_OF_STONE = 8 * SEARCHES + 1 };

START_TEST(too_deep_is_refused)
{
    struct game game = too_deep(_i / 2, _i % 2), before = copy_of(game);
    inarow_set map;
    inarow_facts facts, same;
    int undecided = 0, side = _i / 2 == STRIPES ? INAROW_SIDE : SIDE_OF_FIFTHS;
    ck_assert(!inarow_forbidden(game.rules, game.position, BLACK, &map));
    memset(&facts, 0x5a, sizeof facts);
    same = facts;
    for (int y = 0; y < side; y += is_long() ? 1 : _i / 2 == STRIPES ? 2 : 6) {
        for (int x = y % 3; x < side; x += 3) {
            inarow_action it = inarow_play_at(INAROW_POINT(x, y));
            if (inarow_at(game.rules, game.position, it.point[0]) != ANY)
                continue;
            inarow_work = 0;
            inarow_reasons makes =
                inarow_makes(game.rules, game.position, BLACK, it.point[0]);
            ck_assert_uint_le(inarow_work, MOST_WORK_OF_STONE);
            if (!(makes & INAROW_BIT(TOO_DEEP)))
                continue;
            undecided++;
            ck_assert_uint_eq(inarow_forbids(game.rules, BLACK, makes), 0);
            ck_assert(!(map.row[y] >> x & 1));
            if (undecided % 16 == 1) /* each takes long */
                ck_assert_int_eq(inarow_play(game.rules, game.position, &it, &facts),
                                 INAROW_REASON_TOO_DEEP);
            if (undecided < 10)
                ck_assert_int_eq(inarow_check(game.rules, game.position, &it),
                                 INAROW_REASON_TOO_DEEP);
        }
    }
    ck_assert_int_gt(undecided, rounds(16));
    ck_assert(same_bytes(game, before));
    ck_assert(memcmp(&facts, &same, sizeof facts) == 0);
}
END_TEST

/* Every listed action can be played. All other points are occupied, forbidden or too
 * deep. */
START_TEST(too_deep_is_not_listed)
{
    enum { ROOM = INAROW_SIDE * INAROW_SIDE };
    static inarow_action list[ROOM];
    struct game game = too_deep(_i, true);
    size_t count = inarow_legal(game.rules, game.position, list, ROOM);
    ck_assert_uint_gt(count, 10);
    ck_assert_uint_lt(count, 500);
    for (size_t i = 0; i < count; i += is_long() ? 16 : 64) /* each takes long */
        ck_assert_int_eq(inarow_check(game.rules, game.position, &list[i]), INAROW_OK);
    inarow_state state = inarow_state_of(game.position);
    ck_assert_uint_lt(count, state.vacant);
}
END_TEST

START_TEST(too_deep_playouts)
{
    for (uint64_t seed = 0; seed < 3; seed++)
        compare(too_deep(FIFTHS, false), _i ? portable_playout : inarow_playout,
                inarow_playout_checked, seed);
}
END_TEST

/* Stones are judged by their star too: the play-out ends before a stone that is too
 * deep. The checking form takes too long here. */
START_TEST(too_deep_by_star)
{
    int ended = 0;
    for (uint64_t seed = 0; seed < (uint64_t)rounds(60); seed++) {
        struct game game = too_deep(STRIPES, false);
        compare(game, inarow_playout, portable_playout, seed);
        uint64_t again = seed;
        struct game played = too_deep(STRIPES, false);
        inarow_outcome outcome;
        inarow_playout(played.rules, played.position, &again, &outcome);
        inarow_state state = inarow_state_of(played.position);
        ended += outcome.status == INAROW_PLAYING && state.vacant > 0;
    }
    ck_assert_int_gt(ended, rounds(2));
}
END_TEST

START_TEST(too_deep_perft)
{
    struct game game = too_deep(_i, false);
    inarow_perft counted, checked;
    ck_assert(inarow_perft_run(game.rules, game.position, 1, &counted, NULL, NULL));
    ck_assert(inarow_perft_checked(game.rules, game.position, 1, &checked));
    ck_assert_mem_eq(&counted, &checked, sizeof counted);
    ck_assert_uint_lt(counted.sequences, inarow_state_of(game.position).vacant);
}
END_TEST

static bool count_nodes(const inarow_node *node, void *data)
{
    (void)node;
    ++*(int *)data;
    return true;
}

/* A proof ends, if only with the first proof that is found; a proof of an undecided
 * point is empty. */
START_TEST(too_deep_proofs)
{
    struct game game = too_deep(FIFTHS, false);
    int cut = 0, silent = 0;
    for (int y = 8; y < 14; y += is_long() ? 1 : 3) {
        for (int x = 8; x < 14; x++) {
            inarow_point at = INAROW_POINT(x, y);
            int nodes = 0;
            if (inarow_at(game.rules, game.position, at) != ANY)
                continue;
            inarow_reasons makes = inarow_makes(game.rules, game.position, BLACK, at);
            inarow_work = 0;
            cut +=
                !inarow_prove(game.rules, game.position, BLACK, at, count_nodes, &nodes);
            ck_assert_uint_le(inarow_work, 2ul * 8 * SEARCHES_OF_PROOF);
            ck_assert_int_eq(nodes == 0, (makes & INAROW_BIT(TOO_DEEP)) != 0);
            if (nodes == 0 && silent == 0)
                ck_assert(!inarow_rows(game.rules, game.position, BLACK, at, count_nodes,
                                       &nodes));
            ck_assert(nodes > 0 || makes & INAROW_BIT(TOO_DEEP));
            silent += nodes == 0;
        }
    }
    ck_assert_int_gt(silent, rounds(10));
    ck_assert_int_eq(cut, silent);
}
END_TEST

Suite *fast_suite(void)
{
    Suite *suite = suite_create("fast");
    TCase *tcase = add_case(suite, "play-outs");
    tcase_set_timeout(tcase, 600);
    tcase_add_loop_test(tcase, playouts_agree_with_checking, 0, 2);
    tcase_add_loop_test(tcase, playouts_with_long_rows_agree, 0, 4);
    tcase_add_loop_test(tcase, openings_agree_with_checking, 0, OPENINGS);
    tcase_add_test(tcase, batches_agree_with_single_games);
    tcase_add_loop_test(tcase, openings_in_batches_agree, 0, OPENINGS);
    tcase_add_loop_test(tcase, rules_without_a_fast_form_agree, 0, 4);
    tcase = add_case(suite, "perft");
    tcase_set_timeout(tcase, 600);
    tcase_add_loop_test(tcase, perft_agrees_with_checking, 0, 2);
    tcase_add_test(tcase, perft_of_long_rows);
    tcase_add_test(tcase, perft_of_large_offers);
    tcase_add_loop_test(tcase, perft_of_moves, 0, 2);
    tcase = add_case(suite, "maps");
    tcase_set_timeout(tcase, 600);
    tcase_add_test(tcase, maps_are_the_same);
    tcase_add_test(tcase, work_is_bounded);
    tcase = add_case(suite, "too deep");
    tcase_set_timeout(tcase, 600);
    tcase_add_loop_test(tcase, too_deep_is_refused, 0, 2 * DEEP_BOARDS);
    tcase_add_loop_test(tcase, too_deep_is_not_listed, is_long() ? 0 : STRIPES,
                        DEEP_BOARDS);
    tcase_add_loop_test(tcase, too_deep_playouts, 0, 2);
    tcase_add_test(tcase, too_deep_by_star);
    tcase_add_loop_test(tcase, too_deep_perft, 0, is_long() ? DEEP_BOARDS : 0);
    tcase_add_test(tcase, too_deep_proofs);
    return suite;
}
