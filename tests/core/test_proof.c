/* Proofs: the tree says why a stone makes what inarow_makes says it makes (RIF 3, 9.2,
 * 9.3), down to the rows. */
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

/* The proof, or a count of NODES if it is too large to be collected. */
static struct proof *prove(struct game game, inarow_point point)
{
    static struct proof proof;
    proof.count = 0;
    inarow_prove(game.rules, game.position, BLACK, point, collect, &proof);
    return &proof;
}

/* ---- One stone ------------------------------------------------------------------ */

/* Nodes of a claim right below the root. */
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
    ck_assert_int_eq(proof->node[0].claim, INAROW_N_STONE);
    ck_assert_int_eq(proof->node[0].depth, 0);
    ck_assert_uint_eq(proof->node[0].point, point("h8"));
    ck_assert_uint_eq(proof->node[0].makes, INAROW_DOUBLE_THREE);
    ck_assert_int_eq(count_claims(proof, INAROW_N_THREE, true), 2);
    ck_assert_int_eq(count_claims(proof, INAROW_N_THREE, false), 0);
    /* The row three by e8 and i8, the column three by h9 alone. */
    int ways[2] = {0, 0}, three = -1;
    for (int i = 1; i < proof->count; i++) {
        const inarow_node *node = &proof->node[i];
        if (node->claim == INAROW_N_THREE && node->depth == 1) {
            three = node->line;
            ck_assert_int_eq(node->stones, 3);
            ck_assert_int_le(three, 1);
        }
        if (node->claim == INAROW_N_STONE && node->depth == 2) {
            ways[three]++;
            if (three == 1)
                ck_assert_uint_eq(node->point, point("h9"));
            else
                ck_assert(node->point == point("e8") || node->point == point("i8"));
            ck_assert_uint_eq(inarow_forbids(game.rules, BLACK, node->makes), 0);
        }
    }
    ck_assert_int_eq(ways[0], 2);
    ck_assert_int_eq(ways[1], 1);
}
END_TEST

/* 9.3 (b) to the third stone in mind: of the three on the row the proof says that it does
 * not count, since i8 would be forbidden; and there, which of i8's do. */
START_TEST(an_allowed_double_three)
{
    struct game game =
        with_stones(renju(15, 15), "f8 g8 h10 h11 i9 i10 j7 k6", "d8", BLACK);
    struct proof *proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].makes, 0);
    ck_assert_int_eq(count_claims(proof, INAROW_N_THREE, true), 1);
    ck_assert_int_eq(count_claims(proof, INAROW_N_THREE, false), 1);
    bool found = false;
    for (int i = 1; i < proof->count; i++) {
        const inarow_node *node = &proof->node[i];
        if (node->depth == 1 && node->claim == INAROW_N_THREE)
            ck_assert_int_eq(node->counts, node->line == 1);
        if (node->depth == 2 && node->point == point("i8")) {
            ck_assert_int_eq(node->claim, INAROW_N_STONE);
            ck_assert_uint_eq(node->makes, INAROW_DOUBLE_THREE);
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
    ck_assert_uint_eq(proof->node[0].makes, INAROW_FIVE | INAROW_OVERLINE);
    ck_assert_int_eq(proof->count, 3);
    ck_assert_int_eq(count_claims(proof, INAROW_N_FIVE, -1), 1);
    ck_assert_int_eq(count_claims(proof, INAROW_N_OVERLINE, -1), 1);
    for (int i = 1; i < 3; i++) {
        bool five = proof->node[i].claim == INAROW_N_FIVE;
        ck_assert_int_eq(proof->node[i].line, five ? 0 : 1);
        expect_stones(&proof->node[i], five ? "d8 e8 f8 g8 h8" : "h4 h5 h6 h7 h8 h9");
    }

    /* Reading 3: X.XXX.X, where the middle three stand in both fours. */
    game = with_stones(renju(15, 15), "d8 f8 g8 j8", "", BLACK);
    proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].makes, INAROW_DOUBLE_FOUR);
    ck_assert_int_eq(count_claims(proof, INAROW_N_FOUR, -1), 2);
    for (int i = 1; i < proof->count; i++) {
        bool left = proof->node[i].point == point("e8");
        ck_assert(left || proof->node[i].point == point("i8"));
        expect_stones(&proof->node[i], left ? "d8 f8 g8 h8" : "f8 g8 h8 j8");
    }

    /* And a straight four is one. */
    game = with_stones(renju(15, 15), "e8 f8 g8", "", BLACK);
    proof = prove(game, point("h8"));
    ck_assert_int_eq(proof->count, 2);
    ck_assert_int_eq(proof->node[1].claim, INAROW_N_FOUR);
    expect_stones(&proof->node[1], "e8 f8 g8 h8");
    ck_assert(proof->node[1].point == point("d8") || proof->node[1].point == point("i8"));
}
END_TEST

START_TEST(no_row_no_proof)
{
    struct game game = new_game(renju(15, 15));
    struct proof *proof = prove(game, point("a1"));
    ck_assert_int_eq(proof->count, 1);
    ck_assert_int_eq(proof->node[0].claim, INAROW_N_STONE);
    ck_assert_uint_eq(proof->node[0].makes, 0);
}
END_TEST

/* The stone may stand already: it is judged as when it was placed. */
START_TEST(a_stone_that_stands)
{
    struct game game = with_stones(renju(15, 15), "f8 g8 h9 h10", "", BLACK);
    struct proof before = *prove(game, point("h8"));
    follow(game, "h8");
    struct proof *after = prove(game, point("h8"));
    ck_assert_int_eq(after->count, before.count);
    for (int i = 0; i < before.count; i++) {
        const inarow_node *a = &after->node[i], *b = &before.node[i];
        expect(a->claim == b->claim && a->point == b->point && a->makes == b->makes &&
                   a->depth == b->depth && a->counts == b->counts,
               "node %d", i);
    }
}
END_TEST

/* ---- Random boards -------------------------------------------------------------- */

/* The board with the stones in mind: those of the ancestors of a node, and its own. */
static bool is_black(struct game game, const inarow_point *mind, int depth, int x, int y)
{
    if (!inarow_on_board(game.rules, x, y))
        return false;
    for (int i = 0; i <= depth; i++) {
        if (mind[i] == INAROW_POINT(x, y))
            return true;
    }
    return inarow_at(game.rules, game.position, INAROW_POINT(x, y)) == BLACK;
}

static const int step_x[4] = {1, 0, 1, 1}, step_y[4] = {0, 1, 1, -1};

/* The length of the unbroken row through a point that is in mind. */
static int row_length(struct game game, const inarow_point *mind, int depth,
                      inarow_point at, int line)
{
    int length = 1;
    for (int side = -1; side <= 1; side += 2) {
        int x = INAROW_X(at), y = INAROW_Y(at);
        while (x += side * step_x[line], y += side * step_y[line],
               is_black(game, mind, depth, x, y))
            length++;
    }
    return length;
}

/* A row's stones are black, on its line, in order, and the stone judged is among them. */
static void expect_line(struct game game, const inarow_node *node,
                        const inarow_point *mind, int depth)
{
    bool found = false;
    for (int i = 0; i < node->stones; i++) {
        int x = INAROW_X(node->stone[i]), y = INAROW_Y(node->stone[i]);
        int dx = x - INAROW_X(mind[depth]), dy = y - INAROW_Y(mind[depth]);
        expect(is_black(game, mind, depth, x, y), "%s is not black",
               name_of(node->stone[i]));
        expect(dx * step_y[node->line] == dy * step_x[node->line], "%s is off the line",
               name_of(node->stone[i]));
        for (int j = 0; j < i; j++)
            expect(node->stone[j] != node->stone[i], "a stone twice");
        found |= node->stone[i] == mind[depth];
    }
    expect(found, "%s is not in its row", name_of(mind[depth]));
}

/* One claim below the stone that is in mind at `depth`. */
static void expect_row(struct game game, const inarow_node *node, inarow_point *mind,
                       int depth)
{
    inarow_point at = mind[depth];
    expect_line(game, node, mind, depth);
    switch (node->claim) {
    case INAROW_N_FIVE:
    case INAROW_N_OVERLINE: {
        int length = row_length(game, mind, depth, at, node->line);
        expect(node->stones == length, "a row of %d, not %d", node->stones, length);
        expect((node->claim == INAROW_N_FIVE) == (length == 5) && length >= 5, "length");
        break;
    }
    case INAROW_N_FOUR: /* the point makes them a five, and no longer row */
        expect(node->stones == 4, "a four of %d stones", node->stones);
        expect(inarow_at(game.rules, game.position, node->point) == ANY, "taken");
        mind[depth + 1] = node->point;
        expect(row_length(game, mind, depth + 1, at, node->line) == 5, "no five by %s",
               name_of(node->point));
        break;
    default:
        expect(node->stones == 3, "a three of %d stones", node->stones);
    }
}

/* What the nodes below a stone come to, compared with what it makes. Returns the node
 * after its subtree. */
static int expect_stone(struct game game, const struct proof *proof, int at,
                        inarow_point *mind, int depth)
{
    const inarow_spec *spec = inarow_spec_of(game.rules);
    const inarow_node *stone = &proof->node[at];
    expect(stone->claim == INAROW_N_STONE, "claim %d where a stone belongs",
           stone->claim);
    unsigned makes = 0;
    int fours = 0, threes = 0, i = at + 1;
    mind[depth] = stone->point;
    while (i < proof->count && proof->node[i].depth > stone->depth) {
        const inarow_node *row = &proof->node[i++];
        expect(row->depth == stone->depth + 1, "depth %d", row->depth);
        expect_row(game, row, mind, depth);
        makes |= row->claim == INAROW_N_FIVE       ? INAROW_FIVE
                 : row->claim == INAROW_N_OVERLINE ? INAROW_OVERLINE
                                                   : 0;
        fours += row->claim == INAROW_N_FOUR;
        if (row->claim != INAROW_N_THREE)
            continue;
        /* 9.3 and readings 1 and 2: some point makes it a straight four, no five, and
         * is not forbidden. */
        bool counts = false;
        int ways = 0;
        while (i < proof->count && proof->node[i].depth == row->depth + 1) {
            const inarow_node *way = &proof->node[i];
            mind[depth + 1] = way->point;
            expect(row_length(game, mind, depth + 1, mind[depth], row->line) == 4,
                   "%s makes no straight four", name_of(way->point));
            counts |= way->makes & INAROW_FIVE ? spec->five_makes_three
                                               : !(way->makes & PATTERNS);
            i = expect_stone(game, proof, i, mind, depth + 1);
            ways++;
        }
        expect(ways == 1 || ways == 2, "%d ways to a straight four", ways);
        expect(row->counts == counts, "a three on line %d through %s counts: %d",
               row->line, name_of(stone->point), row->counts);
        threes += row->counts;
    }
    if (!(makes & INAROW_FIVE)) {
        makes |= fours > 1 ? INAROW_DOUBLE_FOUR : 0;
        makes |= threes > 1 ? INAROW_DOUBLE_THREE : 0;
    }
    expect(stone->makes == makes, "%s makes %u, its proof %u", name_of(stone->point),
           stone->makes, makes);
    return i;
}

START_TEST(proofs_of_random_boards)
{
    seed_die((uint32_t)_i + 1);
    int proofs[16] = {0};
    for (int n = 0; n < 60; n++) {
        inarow_spec spec = renju(15, 15);
        spec.five_makes_three = _i;
        struct game game = new_game(spec);
        throw_stones(game, 12 + die(22), die(15));
        for (int i = 0; i < 225; i++) {
            inarow_point at = INAROW_POINT(i % 15, i / 15), mind[250];
            if (inarow_at(game.rules, game.position, at) != ANY)
                continue;
            struct game before = copy_of(game);
            struct proof *proof = prove(game, at);
            if (proof->count == NODES)
                continue;
            unsigned makes = inarow_makes(game.rules, game.position, BLACK, at);
            expect(proof->node[0].makes == makes, "%s makes %u", name_of(at), makes);
            expect(proof->node[0].depth == 0 && proof->node[0].point == at, "the root");
            expect(expect_stone(game, proof, 0, mind, 0) == proof->count, "two roots");
            expect(same_bytes(game, before), "a changed position");
            proofs[makes & 15]++;
        }
    }
    ck_assert_int_gt(proofs[INAROW_FIVE], 20);
    ck_assert_int_gt(proofs[INAROW_OVERLINE], 20);
    ck_assert_int_gt(proofs[INAROW_DOUBLE_FOUR], 20);
    ck_assert_int_gt(proofs[INAROW_DOUBLE_THREE], 20);
}
END_TEST

/* Other rules: White's five or more, and colours to which a pattern is not forbidden. */
START_TEST(proofs_by_other_rules)
{
    seed_die(7);
    for (int n = 0; n < 60; n++) {
        inarow_spec spec = n % 2 ? plain(12, 9, 3, 4) : renju(12, 9);
        spec.forbid[BLACK] &= INAROW_DOUBLE_THREE;
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
                expect(proof.count > 0, "no root");
                expect(proof.node[0].makes ==
                           inarow_makes(game.rules, game.position, c, at),
                       "%s, colour %d", name_of(at), c);
            }
        }
    }
}
END_TEST

/* 9.3 as printed: a proof that ends in a double-three has to show two threes. */
START_TEST(proof_of_9_3_as_printed)
{
    inarow_spec spec = renju(15, 15);
    spec.literal_9_3 = true;
    struct game game =
        with_stones(spec, "h9 h10 f8 g8 e6 e7 e9 e10 e11 i7 i6 j9 k10", "", BLACK);
    struct proof *proof = prove(game, point("h8"));
    ck_assert_uint_eq(proof->node[0].makes, INAROW_DOUBLE_THREE);
    ck_assert_int_ge(count_claims(proof, INAROW_N_THREE, true), 2);
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

/* "false ends the walk", after whichever node. */
START_TEST(visitor_stops_the_walk)
{
    static const char *const boards[] = {"f8 g8 h10 h11 i9 i10 j7 k6 l6 l7 k4 j3",
                                         "d8 f8 g8 j8", "d8 e8 f8 g8",
                                         "e5 f6 g7 e11 f10 g9 f8 g8 h9 h10"};
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        struct game game = with_stones(renju(15, 15), boards[i], "", BLACK);
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
    tcase_add_test(tcase, a_stone_that_stands);
    tcase_add_loop_test(tcase, proofs_of_random_boards, 0, 2);
    tcase_add_test(tcase, proofs_by_other_rules);
    tcase_add_test(tcase, proof_of_9_3_as_printed);
    tcase_add_test(tcase, visitor_stops_the_walk);
    return suite;
}
