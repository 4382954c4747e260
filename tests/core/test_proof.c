/* Tests proofs: the tree shows the reasons for the result of inarow_makes (RIF 3, 9.2,
 * 9.3), down to the rows. */
#include <inttypes.h>
#include "board.h"

enum { NODES = 20000 };

struct proof {
    inarow_node node[NODES];
    int count;
};

static bool collect(const inarow_node *node, void *data)
{
    struct proof *proof = data;
    proof->node[proof->count++] = *node;
    return proof->count < NODES;
}

/* Returns the proof, or a count of NODES if it is too large to be collected. */
static struct proof *prove(struct game game, inarow_point point)
{
    static struct proof proof;
    proof.count = 0;
    inarow_prove(game.rules, game.position, BLACK, point, collect, &proof);
    return &proof;
}

/* ---- One stone ------------------------------------------------------------------ */

/* Counts the nodes of a claim just below the root. */
static int count_claims(const struct proof *proof, enum inarow_claim claim, int counting)
{
    int count = 0;
    for (int i = 0; i < proof->count; i++) {
        const inarow_node *node = &proof->node[i];
        count += node->depth == 1 && node->claim == claim &&
                 (counting < 0 || node->counts == counting);
    }
    return count;
}

START_TEST(a_double_three)
{
    struct game game = with_stones(renju(15, 15), "f8 g8 h10 h11", "", BLACK);
    struct proof *proof = prove(game, point("h8"));
    ck_assert_int_eq(proof->node[0].claim, INAROW_NODE_STONE);
    ck_assert_int_eq(proof->node[0].depth, 0);
    ck_assert_uint_eq(proof->node[0].point, point("h8"));
    ck_assert_uint_eq(proof->node[0].makes, INAROW_BIT(DOUBLE_THREE));
    ck_assert_int_eq(count_claims(proof, INAROW_NODE_THREE, true), 2);
    ck_assert_int_eq(count_claims(proof, INAROW_NODE_THREE, false), 0);
    /* The row is a three by e8 or i8, and the column only by h9: one point suffices. */
    int ways[2] = {0, 0}, three = -1;
    for (int i = 1; i < proof->count; i++) {
        const inarow_node *node = &proof->node[i];
        if (node->claim == INAROW_NODE_THREE && node->depth == 1) {
            three = node->line;
            ck_assert_int_eq(node->stones, 3);
            ck_assert_int_le(three, 1);
        }
        if (node->claim == INAROW_NODE_STONE && node->depth == 2) {
            ways[three]++;
            bool left = node->point == point("e8");
            if (three == 1)
                ck_assert_uint_eq(node->point, point("h9"));
            else
                ck_assert(left || node->point == point("i8"));
            /* The four has a five at both ends. */
            ck_assert_uint_eq(node->five[0], point(three ? "h7" : left ? "d8" : "e8"));
            ck_assert_uint_eq(node->five[1], point(three ? "h12" : left ? "i8" : "j8"));
            ck_assert_uint_eq(node->decides, INAROW_OK);
            ck_assert_int_eq(node->stones, 4);
        }
    }
    ck_assert_int_eq(ways[0], 1);
    ck_assert_int_eq(ways[1], 1);
    ck_assert_int_eq(proof->count, 5);
}
END_TEST

/* RIF 9.3 (b), to the third hypothetical stone: the row's three does not count,
 * because i8 would be forbidden. The proof shows this, and there it shows which threes
 * of i8 count. */
START_TEST(an_allowed_double_three)
{
    struct game game =
        with_stones(renju(15, 15), "f8 g8 h10 h11 i9 i10 j7 k6", "d8", BLACK);
    struct proof *proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].makes, 0);
    ck_assert_int_eq(count_claims(proof, INAROW_NODE_THREE, true), 0);
    ck_assert_int_eq(count_claims(proof, INAROW_NODE_THREE, false), 1);
    ck_assert_int_eq(count_claims(proof, INAROW_NODE_LAST_THREE, -1), 1);
    bool found = false;
    for (int i = 1; i < proof->count; i++) {
        const inarow_node *node = &proof->node[i];
        if (node->depth == 1 && node->claim == INAROW_NODE_THREE)
            ck_assert_int_eq(node->line, 0);
        if (node->depth == 2 && node->point == point("i8")) {
            ck_assert_int_eq(node->claim, INAROW_NODE_STONE);
            ck_assert_uint_eq(node->decides, INAROW_REASON_DOUBLE_THREE);
            found = true;
        }
    }
    ck_assert(found);
}
END_TEST

static void expect_stones(const inarow_node *node, const char *stones)
{
    char text[128] = "";
    for (int i = 0; i < node->stones; i++) {
        strcat(text, i ? " " : "");
        strcat(text, name_of(node->stone[i]));
    }
    ck_assert_str_eq(text, stones);
}

START_TEST(rows_name_their_stones)
{
    struct game game =
        with_stones(renju(15, 15), "d8 e8 f8 g8 h4 h5 h6 h7 h9", "", BLACK);
    struct proof *proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].makes, INAROW_BIT(FIVE) | INAROW_BIT(OVERLINE));
    ck_assert_uint_eq(proof->node[0].decides, INAROW_REASON_FIVE);
    ck_assert_int_eq(proof->count, 2); /* only the five counts */
    ck_assert_int_eq(count_claims(proof, INAROW_NODE_FIVE, -1), 1);
    ck_assert_int_eq(proof->node[1].line, 0);
    expect_stones(&proof->node[1], "d8 e8 f8 g8 h8");

    /* All patterns that the stone makes are listed, each separately. */
    static struct proof rows;
    rows.count = 0;
    ck_assert(inarow_rows(game.rules, game.position, BLACK, point("h8"), collect, &rows));
    ck_assert_int_eq(rows.count, 2);
    for (int i = 0; i < 2; i++) {
        bool five = rows.node[i].claim == INAROW_NODE_FIVE;
        ck_assert_int_eq(rows.node[i].line, five ? 0 : 1);
        ck_assert_int_eq(rows.node[i].depth, 0);
        expect_stones(&rows.node[i], five ? "d8 e8 f8 g8 h8" : "h4 h5 h6 h7 h8 h9");
    }

    /* Reading 3: X.XXX.X, where the middle three stones are part of both fours. */
    game = with_stones(renju(15, 15), "d8 f8 g8 j8", "", BLACK);
    proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].makes, INAROW_BIT(DOUBLE_FOUR));
    ck_assert_int_eq(count_claims(proof, INAROW_NODE_FOUR, -1), 2);
    for (int i = 1; i < proof->count; i++) {
        bool left = proof->node[i].point == point("e8");
        ck_assert(left || proof->node[i].point == point("i8"));
        expect_stones(&proof->node[i], left ? "d8 f8 g8 h8" : "f8 g8 h8 j8");
    }

    /* A straight four is listed as one four. */
    game = with_stones(renju(15, 15), "e8 f8 g8", "", BLACK);
    proof = prove(game, point("h8"));
    ck_assert_int_eq(proof->count, 2);
    ck_assert_int_eq(proof->node[1].claim, INAROW_NODE_FOUR);
    expect_stones(&proof->node[1], "e8 f8 g8 h8");
    ck_assert(proof->node[1].point == point("d8") || proof->node[1].point == point("i8"));
}
END_TEST

START_TEST(no_row_no_proof)
{
    struct game game = new_game(renju(15, 15));
    struct proof *proof = prove(game, point("a1"));
    ck_assert_int_eq(proof->count, 1);
    ck_assert_int_eq(proof->node[0].claim, INAROW_NODE_STONE);
    ck_assert_uint_eq(proof->node[0].makes, 0);
}
END_TEST

/* The stone may be on the board already: it is judged as when it was placed. */
START_TEST(a_stone_on_the_board)
{
    struct game game = with_stones(renju(15, 15), "f8 g8 h9 h10", "", BLACK);
    struct proof before = *prove(game, point("h8"));
    follow(game, "h8");
    struct proof *after = prove(game, point("h8"));
    ck_assert_int_eq(after->count, before.count);
    for (int i = 0; i < before.count; i++) {
        const inarow_node *a = &after->node[i], *b = &before.node[i];
        ck_assert_msg(a->claim == b->claim && a->point == b->point &&
                          a->decides == b->decides && a->depth == b->depth &&
                          a->counts == b->counts,
                      "node %d", i);
    }
}
END_TEST

/* ---- The smallest proof -------------------------------------------------------------
 */

/* The board as characters, with an edge: `X` black, `O` white, `.` vacant, `#` off the
 * board. Hypothetical stones are placed on it. The functions below count the nodes of
 * the smallest proof by the text of RIF 3 and 9.3; they try all possibilities. */
static char grid[40][40];
static const inarow_spec *law;

enum { EDGE = 6, BY_A = 1, BY_B = 2, MANY = 1000000 };

static const int step_x[4] = {1, 0, 1, 1}, step_y[4] = {0, 1, 1, -1};

struct spot {
    int x, y;
};

static struct spot beside(struct spot at, int d, int n)
{
    return (struct spot){at.x + n * step_x[d], at.y + n * step_y[d]};
}

static char *cell(struct spot at)
{
    return &grid[at.y][at.x];
}

/* Returns how far an unbroken row extends to one side. */
static int reach(struct spot at, int d, int way)
{
    int n = 0;
    while (*cell(beside(at, d, (n + 1) * way)) == 'X')
        n++;
    return n;
}

static int row_length(struct spot at, int d)
{
    return reach(at, d, -1) + 1 + reach(at, d, 1);
}

/* With a hypothetical stone `end` steps away, returns true if a row of `length`
 * contains both stones. */
static bool makes_row(struct spot at, int d, int end, int length)
{
    struct spot there = beside(at, d, end);
    if (*cell(there) != '.')
        return false;
    *cell(there) = 'X';
    bool joined = end < 0 ? -end <= reach(at, d, -1) : end <= reach(at, d, 1);
    bool is_it = joined && row_length(at, d) == length;
    *cell(there) = '.';
    return is_it;
}

static int count_five_points(struct spot at, int d)
{
    int count = 0;
    for (int n = -4; n <= 4; n++)
        count += makes_row(at, d, n, 5);
    return count;
}

static int count_fours(struct spot at, int d)
{
    int points = count_five_points(at, d);
    return points == 2 && row_length(at, d) == 4 ? 1 : points;
}

static bool makes_straight_four(struct spot at, int d, int end)
{
    if (!makes_row(at, d, end, 4))
        return false;
    struct spot there = beside(at, d, end);
    *cell(there) = 'X';
    bool straight = count_five_points(at, d) == 2;
    *cell(there) = '.';
    return straight;
}

/* Returns true for a row of three, vacant on both sides, that a stone makes a four,
 * but not a straight four. */
static bool is_alike(struct spot at, int d, int end)
{
    if (!makes_row(at, d, end, 4) || count_fours(at, d))
        return false;
    struct spot there = beside(at, d, end);
    *cell(there) = 'X';
    int low = -reach(at, d, -1), high = reach(at, d, 1);
    *cell(there) = '.';
    return (end == low || *cell(beside(at, d, low - 1)) == '.') &&
           (end == high || *cell(beside(at, d, high + 1)) == '.');
}

/* The result for a stone: whether it wins, under which readings of 9.3 it is allowed,
 * and the number of nodes below it that show this under each. */
struct sum {
    bool wins;
    unsigned good;
    int nodes[2];
};

static struct sum sum_up(struct spot at, bool root);

/* A row that could be a three: the fewest nodes that show that it is one under some
 * readings, or is not one under one reading. */
struct three {
    int good[4], none[2];
};

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static struct three three_of(struct spot at, int d, bool root, bool *found)
{
    struct three three = {{0, MANY, MANY, MANY}, {1, 1}};
    *found = false;
    for (int n = -3; n <= 3; n++) {
        bool straight = makes_straight_four(at, d, n);
        if (!straight && !(root && is_alike(at, d, n)))
            continue;
        *found = true;
        struct sum end = {0};
        if (straight)
            end = sum_up(beside(at, d, n), false);
        for (int s = 1; s <= 3; s++) {
            int below = larger(s & BY_A ? end.nodes[0] : 0, s & BY_B ? end.nodes[1] : 0);
            if (((int)end.good & s) == s && 2 + below < three.good[s])
                three.good[s] = 2 + below;
        }
        for (int half = 0; half < 2; half++)
            three.none[half] += end.good >> half & 1 ? MANY : 1 + end.nodes[half];
    }
    if (three.good[1] + three.good[2] - 1 < three.good[3])
        three.good[3] = three.good[1] + three.good[2] - 1;
    return three;
}

/* Returns the fewest nodes that show enough threes: `a` of them by 9.3 (a), and `b` by
 * 9.3 (b). */
static int least_for(const struct three *three, int count, int a, int b)
{
    if (a <= 0 && b <= 0)
        return 0;
    if (count == 0)
        return MANY;
    int least = MANY;
    for (int s = 0; s <= 3; s++) {
        int nodes = three->good[s] +
                    least_for(three + 1, count - 1, a - (s & BY_A), b - (s >> 1));
        least = nodes < least ? nodes : least;
    }
    return least;
}

/* Returns the fewest nodes that refute all threes except one under one reading. */
static int least_against(const struct three *three, int count)
{
    int least = count < 2 ? 0 : MANY;
    for (int half = 0; half < 2 && count > 1; half++) {
        for (int last = 0; last < count; last++) {
            int nodes = 0;
            for (int i = 0; i < count; i++)
                nodes += i == last ? 0 : three[i].none[half];
            least = nodes < least ? nodes : least;
        }
    }
    return least;
}

/* Judges the threes, if nothing else decides; `*rows` is the number of rows that could
 * be threes. */
static bool has_double_three(struct spot at, bool root, int *nodes, int *rows)
{
    struct three three[4];
    *rows = 0;
    for (int d = 0; d < 4; d++) {
        bool found;
        three[*rows] = three_of(at, d, root, &found);
        *rows += found;
    }
    *nodes = least_for(three, *rows, 2, 2);
    bool stands = *nodes < MANY;
    if (!stands)
        *nodes = least_against(three, *rows);
    return stands;
}

static struct sum sum_up(struct spot at, bool root)
{
    bool five = false, overline = false;
    int fours = 0, nodes = 0, rows = 0;
    *cell(at) = 'X';
    for (int d = 0; d < 4; d++) {
        five |= row_length(at, d) == 5;
        overline |= row_length(at, d) > 5;
        fours += count_fours(at, d);
    }
    struct sum sum = {five, law->five_makes_three ? 3 : 0, {1, 1}};
    int foul = overline ? 1 : fours > 1 ? 2 : 0;
    if (!five && foul && (!law->counts_threes_twice || root))
        sum = (struct sum){false, 0, {foul, foul}};
    else if (!five) {
        bool stands = has_double_three(at, root, &nodes, &rows);
        if (root && !stands)
            nodes += fours + (rows > 0); /* its pattern is a node too */
        if (law->counts_threes_twice && !root)
            sum = (struct sum){
                false, (foul ? 0 : BY_A) | (stands ? 0 : BY_B), {foul, nodes}};
        else
            sum = (struct sum){false, stands ? 0 : 3, {nodes, nodes}};
    }
    *cell(at) = '.';
    return sum;
}

static void draw_grid(struct game game)
{
    memset(grid, '#', sizeof grid);
    for (int i = 0; i < 225; i++) {
        uint8_t colour =
            inarow_at(game.rules, game.position, INAROW_POINT(i % 15, i / 15));
        grid[EDGE + i / 15][EDGE + i % 15] = colour == BLACK   ? 'X'
                                             : colour == WHITE ? 'O'
                                                               : '.';
    }
    law = inarow_spec_of(game.rules);
}

/* ---- Random boards ---------------------------------------------------------------- */

/* Each hypothetical stone has the pattern that its node names, by the core, with the
 * hypothetical stones above it on the board. */
static void expect_trial_stones(struct game game, const struct proof *proof)
{
    const inarow_spec *spec = inarow_spec_of(game.rules);
    inarow_point trial[250];
    int in_trial = 0;
    struct game board = copy_of(game);
    for (int i = 0; i < proof->count; i++) {
        const inarow_node *node = &proof->node[i];
        if (node->claim != INAROW_NODE_STONE)
            continue;
        uint8_t cells[INAROW_SIDE * INAROW_SIDE];
        trial[node->depth / 2] = node->point;
        in_trial = node->depth / 2;
        for (int n = 0; n < spec->width * spec->height; n++)
            cells[n] = inarow_at(game.rules, game.position,
                                 INAROW_POINT(n % spec->width, n / spec->width));
        for (int n = 0; n < in_trial; n++)
            cells[INAROW_Y(trial[n]) * spec->width + INAROW_X(trial[n])] = BLACK;
        inarow_setup(board.rules, board.position, cells, BLACK);
        inarow_reasons makes =
            inarow_makes(board.rules, board.position, BLACK, node->point);
        ck_assert_msg(node->decides ? (makes >> node->decides & 1) != 0
                                    : !(makes & INAROW_BIT(FIVE)) &&
                                          (node->sense != 3 || !(makes & PATTERNS)),
                      "%s makes %#" PRIx64 ", not %s", name_of(node->point), makes,
                      inarow_reason_name(node->decides));
    }
}

/* `_i`: bit 0 is five_makes_three, bit 1 is counts_threes_twice. */
START_TEST(proofs_of_random_boards)
{
    seed_die((uint32_t)_i + 1);
    int proofs[INAROW_MOST_REASONS] = {0}, large = 0;
    for (int n = 0; n < rounds(60); n++) {
        inarow_spec spec = renju(15, 15);
        spec.five_makes_three = _i & 1;
        spec.counts_threes_twice = _i >> 1;
        struct game game = new_game(spec);
        throw_stones(game, 12 + die(22), die(15));
        draw_grid(game);
        for (int i = 0; i < 225; i++) {
            inarow_point at = INAROW_POINT(i % 15, i / 15);
            if (inarow_at(game.rules, game.position, at) != ANY)
                continue;
            struct game before = copy_of(game);
            struct proof *proof = prove(game, at);
            inarow_reasons makes = inarow_makes(game.rules, game.position, BLACK, at);
            ck_assert_msg(proof->node[0].makes == makes, "%s makes %#" PRIx64,
                          name_of(at), makes);
            ck_assert_msg(proof->node[0].depth == 0 && proof->node[0].point == at,
                          "the root");
            ck_assert_msg(same_bytes(game, before), "a changed position");
            struct sum sum = sum_up((struct spot){EDGE + i % 15, EDGE + i / 15}, true);
            bool is_bad = inarow_forbids(game.rules, BLACK, makes) != 0;
            ck_assert_msg(is_bad == (!sum.wins && !sum.good), "%s makes %#" PRIx64,
                          name_of(at), makes);
            ck_assert_msg(proof->count == 1 + sum.nodes[0], "%s: %d nodes, not %d",
                          name_of(at), proof->count, 1 + sum.nodes[0]);
            expect_trial_stones(game, proof);
            if ((makes & (makes - 1)) == 0)
                proofs[inarow_first_reason(makes)]++;
            large += proof->count > 5;
        }
    }
    ck_assert_int_gt(proofs[INAROW_REASON_FIVE], rounds(20));
    ck_assert_int_gt(proofs[INAROW_REASON_OVERLINE], rounds(20));
    ck_assert_int_gt(proofs[INAROW_REASON_DOUBLE_FOUR], rounds(20));
    ck_assert_int_gt(proofs[INAROW_REASON_DOUBLE_THREE], rounds(20));
    ck_assert_int_gt(large, rounds(64));
}
END_TEST

/* Other rules: White wins with five or more, and a pattern is not forbidden to some
 * colours. */
START_TEST(proofs_by_other_rules)
{
    seed_die(7);
    for (int n = 0; n < 60; n++) {
        inarow_spec spec = n % 2 ? plain(12, 9, 3, 4) : renju(12, 9);
        spec.forbid[BLACK] &= INAROW_BIT(DOUBLE_THREE);
        struct game game = new_game(spec);
        throw_stones(game, 20, 20);
        for (int i = 0; i < 12 * 9; i++) {
            inarow_point at = INAROW_POINT(i % 12, i / 12);
            for (uint8_t c = 0; c < spec.colours; c++) {
                static struct proof proof;
                if (inarow_at(game.rules, game.position, at) != ANY)
                    continue;
                proof.count = 0;
                inarow_prove(game.rules, game.position, c, at, collect, &proof);
                ck_assert_msg(proof.count > 0, "no root");
                ck_assert_msg(proof.node[0].makes ==
                                  inarow_makes(game.rules, game.position, c, at),
                              "%s, colour %d", name_of(at), c);
            }
        }
    }
}
END_TEST

/* A double-three that an exception or the host allows is shown as a double-three. */
START_TEST(excepted_double_threes)
{
    inarow_spec spec = renju(15, 15);
    spec.forbid[BLACK] = INAROW_BIT(DOUBLE_THREE) | INAROW_BIT(DOUBLE_FOUR);
    spec.capture.lengths = 1 << 2;
    spec.unless_captures = INAROW_BIT(DOUBLE_THREE);
    struct game game = with_stones(spec, "h9 h10 i8 j8 k11", "i9 j10", BLACK);
    inarow_proved stone = {BLACK, INAROW_NOWHERE, point("h8"), 0};
    struct proof *proof = prove(game, stone.point);
    ck_assert_uint_eq(
        inarow_fouls(game.rules, game.position, BLACK, stone.from, stone.point), 0);
    ck_assert_uint_eq(proof->node[0].decides, INAROW_REASON_DOUBLE_THREE);
    ck_assert_int_eq(count_claims(proof, INAROW_NODE_THREE, true), 2);

    /* Another forbidden pattern decides until the host allows that pattern too. */
    game = with_stones(spec, "h5 h7 h9 h11 i9 j10 g9 f10 k8", "i8 j8", BLACK);
    proof = prove(game, stone.point);
    ck_assert_uint_eq(proof->node[0].decides, INAROW_REASON_DOUBLE_FOUR);
    ck_assert_uint_eq(
        inarow_fouls(game.rules, game.position, BLACK, stone.from, stone.point),
        INAROW_BIT(DOUBLE_FOUR));
    spec.unless_captures = INAROW_BIT(DOUBLE_FOUR);
    game = with_stones(spec, "h9 h10 i8 j8", "", BLACK);
    stone.allowed = INAROW_BIT(DOUBLE_THREE);
    proof->count = 0;
    ck_assert(inarow_prove_stone(game.rules, game.position, &stone, collect, proof));
    ck_assert_uint_eq(proof->node[0].decides, INAROW_REASON_DOUBLE_THREE);
}
END_TEST

/* The proof needs to show only the exemption of the double-three. */
START_TEST(exempt_double_threes)
{
    inarow_spec spec = renju(15, 15);
    spec.forbid[BLACK] = INAROW_BIT(DOUBLE_THREE);
    spec.unless_four = true;
    struct game game = with_stones(spec, "h9 h10 i8 j8 g7 f6 e5", "", BLACK);
    struct proof *proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].decides, INAROW_OK);
    ck_assert_int_eq(proof->count, 2);
    ck_assert_int_eq(proof->node[1].claim, INAROW_NODE_FOUR);
    ck_assert(proof->node[1].counts);
    expect_stones(&proof->node[1], "e5 f6 g7 h8");

    spec.unless_four = false;
    spec.unless_defence = true;
    game = with_stones(spec, "h9 h10 i8 j8", "g7 f6 e5", BLACK);
    proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].decides, INAROW_OK);
    ck_assert_int_eq(proof->count, 2);
    ck_assert_int_eq(proof->node[1].claim, INAROW_NODE_DEFENCE);
    ck_assert_int_eq(proof->node[1].line, 2);
    ck_assert_int_eq(proof->node[1].depth, 1);
    expect_stones(&proof->node[1], "e5 f6 g7");

    game = with_stones(spec, "h9 h10 i8 j8", "g7 f6 i9 j10", BLACK);
    proof = prove(game, point("h8"));
    ck_assert_int_eq(proof->count, 2);
    expect_stones(&proof->node[1], "f6 g7 i9 j10");

    game = with_stones(spec, "h9 h10 i9 j10", "e8 f8 g8", BLACK);
    proof = prove(game, point("h8"));
    ck_assert_int_eq(proof->count, 2);
    ck_assert_int_eq(proof->node[1].line, 0);
    expect_stones(&proof->node[1], "e8 f8 g8");

    /* There is nothing to defend against, and the threes are not a double-three. */
    game = with_stones(spec, "f8 g8 h10 h11 i9 i10 j7 k6", "d8", BLACK);
    proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].decides, INAROW_OK);
    ck_assert_int_eq(count_claims(proof, INAROW_NODE_DEFENCE, -1), 0);
    ck_assert_int_eq(count_claims(proof, INAROW_NODE_THREE, false), 1);
    ck_assert_int_eq(count_claims(proof, INAROW_NODE_LAST_THREE, -1), 1);

    /* The same position upside down: there is a row to defend against, but this stone
     * does not. */
    game = with_stones(spec, "f8 g8 h6 h5 i7 i6 j9 k10", "d8 e9 f9 g9", BLACK);
    proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].decides, INAROW_OK);
    ck_assert_int_eq(count_claims(proof, INAROW_NODE_DEFENCE, -1), 0);
    ck_assert_int_eq(count_claims(proof, INAROW_NODE_THREE, false), 1);

    game = with_stones(spec, "h9 h10 i8 j8", "g7 f6", BLACK);
    proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].decides, INAROW_REASON_DOUBLE_THREE);
    ck_assert_int_eq(proof->count, 5);
}
END_TEST

/* Where double-threes are not forbidden, the proof shows every row and whether it is a
 * three. */
START_TEST(threes_that_are_allowed)
{
    inarow_spec spec = renju(15, 15);
    spec.forbid[BLACK] = INAROW_BIT(OVERLINE);
    struct game game = with_stones(spec, "f8 g8 i9 k11", "", BLACK);
    struct proof *proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].decides, INAROW_OK);
    ck_assert_int_eq(proof->count, 3);
    ck_assert_int_eq(count_claims(proof, INAROW_NODE_THREE, true), 2);
    expect_stones(&proof->node[1], "f8 g8 h8");
    expect_stones(&proof->node[2], "h8 i9 k11");
    /* A three of another stone, on the next line in memory, is not shown. */
    game = with_stones(spec, "f9 g9", "", BLACK);
    ck_assert_int_eq(prove(game, point("h8"))->count, 1);
}
END_TEST

/* Of three equally good threes, the proof shows those on the first two lines. */
START_TEST(first_of_many_threes)
{
    struct game game = with_stones(renju(15, 15), "f8 g8 h9 h10 i9 j10", "", BLACK);
    struct proof *proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].decides, INAROW_REASON_DOUBLE_THREE);
    ck_assert_int_eq(proof->count, 5);
    expect_stones(&proof->node[1], "f8 g8 h8");
    expect_stones(&proof->node[3], "h8 h9 h10");
}
END_TEST

/* A losing row is shown as such, with its stones. */
START_TEST(losing_rows)
{
    inarow_spec spec = plain(9, 9, 2, 5);
    spec.lose[BLACK] = (inarow_win){.length = 3, .exactly = true};
    struct game game = with_stones(spec, "a1 b1", "", BLACK);
    struct proof *proof = prove(game, point("c1"));
    ck_assert_uint_eq(proof->node[0].decides, INAROW_REASON_LOSING_ROW);
    ck_assert_int_eq(proof->count, 2);
    ck_assert_int_eq(proof->node[1].claim, INAROW_NODE_LOSING_ROW);
    expect_stones(&proof->node[1], "a1 b1 c1");
    /* A row that is too long to win may lose. */
    spec.win[BLACK].exactly = true;
    spec.lose[BLACK] = (inarow_win){.length = 6};
    game = with_stones(spec, "a1 b1 c1 e1 f1", "", BLACK);
    proof = prove(game, point("d1"));
    ck_assert_uint_eq(proof->node[0].decides, INAROW_REASON_LOSING_ROW);
    ck_assert_int_eq(proof->count, 2);
    ck_assert_int_eq(proof->node[1].claim, INAROW_NODE_LOSING_ROW);
    expect_stones(&proof->node[1], "a1 b1 c1 d1 e1 f1");
}
END_TEST

/* Rows that must not stay open: one row suffices, or two of different lengths. */
START_TEST(open_rows)
{
    inarow_spec spec = renju(15, 15);
    spec.open_rows = 1 << 3 | 1 << 4;
    spec.forbid[BLACK] = INAROW_BIT(OPEN_ROW) | INAROW_BIT(OVERLINE);
    struct game game = with_stones(spec, "h9 h10 i8 j8 k8", "", BLACK);
    struct proof *proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].decides, INAROW_REASON_OPEN_ROW);
    ck_assert_int_eq(proof->count, 2);
    ck_assert_int_eq(proof->node[1].claim, INAROW_NODE_OPEN_ROW);
    spec.forbid[BLACK] = INAROW_BIT(OPEN_ROWS);
    game = with_stones(spec, "h9 h10 i8 j8 k8 g7 f6", "", BLACK);
    proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].decides, INAROW_REASON_OPEN_ROWS);
    ck_assert_int_eq(proof->count, 3);
    expect_stones(&proof->node[1], "h8 i8 j8 k8");
    ck_assert_int_eq(proof->node[2].stones, 3);
}
END_TEST

/* Rows that only look like threes: stopped by a stone, by the edge, or too long. */
START_TEST(rows_like_threes)
{
    struct game game = with_stones(renju(15, 15), "h8 i9 h10 k10 m13", "f6", BLACK);
    struct proof *proof = prove(game, point("j10"));
    ck_assert_uint_eq(proof->node[0].decides, INAROW_OK);
    ck_assert_int_eq(proof->count, 5);
    ck_assert_int_eq(proof->node[2].claim, INAROW_NODE_CLOSED);
    ck_assert_uint_eq(proof->node[2].point, point("g7"));
    ck_assert_uint_eq(proof->node[2].other, point("f6"));
    expect_stones(&proof->node[2], "g7 h8 i9 j10");
    ck_assert_int_eq(proof->node[3].claim, INAROW_NODE_TOO_LONG);
    ck_assert_uint_eq(proof->node[3].other, point("l12"));
    expect_stones(&proof->node[3], "h8 i9 j10 k11 l12 m13");
    ck_assert_int_eq(proof->node[4].claim, INAROW_NODE_LAST_THREE);

    /* Two stones and two more: either side would make a four, but one side is too
     * long. */
    game = with_stones(renju(15, 15), "e8 g8 j8 h9 h10", "", BLACK);
    proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].decides, INAROW_OK);
    ck_assert_int_eq(proof->count, 5);
    ck_assert_int_eq(proof->node[1].claim, INAROW_NODE_THREE);
    expect_stones(&proof->node[1], "e8 g8 h8 j8");
    for (int i = 2; i < 4; i++)
        ck_assert_int_eq(proof->node[i].claim, INAROW_NODE_TOO_LONG);

    game = with_stones(renju(15, 15), "c2 d2 b3 b4", "f2", BLACK);
    proof = prove(game, point("b2"));
    ck_assert_int_eq(proof->count, 5);
    for (int i = 2; i < 4; i++) {
        ck_assert_int_eq(proof->node[i].claim, INAROW_NODE_CLOSED);
        bool edge = proof->node[i].point == point("a2");
        ck_assert_uint_eq(proof->node[i].other, edge ? INAROW_NOWHERE : point("f2"));
    }
}
END_TEST

/* RIF 9.3 as printed: a proof that ends in a double-three shows two threes. */
START_TEST(proof_of_9_3_as_printed)
{
    inarow_spec spec = renju(15, 15);
    spec.counts_threes_twice = true;
    struct game game =
        with_stones(spec, "h9 h10 f8 g8 e6 e7 e9 e10 e11 i7 i6 j9 k10", "", BLACK);
    struct proof *proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].makes, INAROW_BIT(DOUBLE_THREE));
    ck_assert_int_ge(count_claims(proof, INAROW_NODE_THREE, true), 2);

    /* The row counts by (b) alone, the column by (a) alone, and the diagonal by both. */
    game = with_stones(spec, "f8 g8 e6 e7 e9 e10 e11 h9 h10 i7 j7 f5 g6 i9 j10", "j8 h12",
                       BLACK);
    proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].makes, INAROW_BIT(DOUBLE_THREE));
    static const unsigned senses[3] = {2, 1, 3};
    int threes = 0;
    for (int i = 1; i < proof->count; i++) {
        if (proof->node[i].depth == 1)
            ck_assert_uint_eq(proof->node[i].sense, senses[threes++]);
    }
    ck_assert_int_eq(threes, 3);
}
END_TEST

/* ---- Proofs with little time --------------------------------------------------------
 */

extern unsigned long inarow_work; /* number of judged stones */

/* If the shortest proof takes too long, the first proof is shown. It is complete and
 * correct. */
START_TEST(first_proof_instead_of_the_shortest)
{
    static const char *const points[] = {"e2", "k2", "h3", "l4", "k5", "p3"};
    struct game game = striped(renju(20, 20));
    for (size_t i = 0; i < sizeof points / sizeof *points; i++) {
        inarow_point at = point(points[i]);
        inarow_reasons makes = inarow_makes(game.rules, game.position, BLACK, at);
        inarow_work = 0;
        struct proof *proof = prove(game, at);
        ck_assert_uint_gt(inarow_work, 5 * 5000); /* SEARCHES_OF_SHORTEST */
        ck_assert_uint_lt(inarow_work, 4 * 5 * 5000);
        ck_assert_uint_eq(proof->node[0].makes, makes);
        ck_assert_int_gt(proof->count, 3);
        expect_trial_stones(game, proof);
        if (makes & INAROW_BIT(DOUBLE_THREE)) {
            ck_assert_int_eq(count_claims(proof, INAROW_NODE_THREE, true), 2);
        } else {
            ck_assert_int_ge(count_claims(proof, INAROW_NODE_THREE, false), 1);
            ck_assert_int_eq(count_claims(proof, INAROW_NODE_LAST_THREE, -1), 1);
        }
        /* A row that only looks like a three, because it ends at the edge, is shown
         * too. */
        if (at == point("l4"))
            ck_assert_int_eq(proof->node[2].claim, INAROW_NODE_CLOSED);
    }
}
END_TEST

/* ---- Stopping ------------------------------------------------------------------- */

struct stop {
    int calls, limit;
};

static bool stop_at_limit(const inarow_node *node, void *data)
{
    struct stop *stop = data;
    (void)node;
    return ++stop->calls < stop->limit;
}

/* "false ends the walk", after any node. */
START_TEST(visitor_stops_the_walk)
{
    static const struct {
        const char *stones;
        inarow_reasons forbid;
    } boards[] = {
        {"f8 g8 h10 h11 i9 i10 j7 k6 l6 l7 k4 j3", PATTERNS},
        {"d8 f8 g8 j8", PATTERNS},
        {"d8 e8 f8 g8", PATTERNS},
        {"e5 f6 g7 e11 f10 g9 f8 g8 h9 h10", PATTERNS},
        /* Allowed: a four, a row that is not a three, an overline that does not win. */
        {"e8 f8 g8", PATTERNS},
        {"e8 g8 j8 h9 h10", PATTERNS},
        {"d8 e8 f8 g8 i8 j8 h9 h10", INAROW_BIT(DOUBLE_THREE)},
    };
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        inarow_spec spec = renju(15, 15);
        spec.forbid[BLACK] = boards[i].forbid;
        struct game game = with_stones(spec, boards[i].stones, "", BLACK);
        struct game before = copy_of(game);
        int all = prove(game, point("h8"))->count;
        ck_assert_int_gt(all, 1);
        for (int limit = 1; limit <= all; limit++) {
            struct stop stop = {0, limit};
            inarow_prove(game.rules, game.position, BLACK, point("h8"), stop_at_limit,
                         &stop);
            ck_assert_int_eq(stop.calls, limit);
            ck_assert(same_bytes(game, before));
        }
    }
}
END_TEST

Suite *proof_suite(void)
{
    Suite *suite = suite_create("proof");
    TCase *tcase = add_case(suite, "proof");
    tcase_add_test(tcase, a_double_three);
    tcase_add_test(tcase, an_allowed_double_three);
    tcase_add_test(tcase, rows_name_their_stones);
    tcase_add_test(tcase, no_row_no_proof);
    tcase_add_test(tcase, a_stone_on_the_board);
    tcase_add_loop_test(tcase, proofs_of_random_boards, 0, 4);
    tcase_add_test(tcase, proofs_by_other_rules);
    tcase_add_test(tcase, exempt_double_threes);
    tcase_add_test(tcase, excepted_double_threes);
    tcase_add_test(tcase, threes_that_are_allowed);
    tcase_add_test(tcase, first_of_many_threes);
    tcase_add_test(tcase, losing_rows);
    tcase_add_test(tcase, open_rows);
    tcase_add_test(tcase, rows_like_threes);
    tcase_add_test(tcase, proof_of_9_3_as_printed);
    tcase_add_test(tcase, first_proof_instead_of_the_shortest);
    tcase_add_test(tcase, visitor_stops_the_walk);
    return suite;
}
