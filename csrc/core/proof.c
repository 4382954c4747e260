/* The proof of a ruling on a stone, as a tree: the rows it makes, and for each three the
 * stones in mind that show it to be one, or not (RIF 9.3). It ends where there have been
 * too many searches for threes: what is told is never a guess. */
#include "forbidden.h"
#include "shape.h"

struct walk {
    struct mind mind;
    unsigned shapes; /* that the stone itself makes: none in mind makes any */
    inarow_visitor *visit;
    void *data;
};

/* The stones of the colour from `from` to `to` on a line, with the new stone among them.
 */
static void add_stones(const struct walk *walk, inarow_node *node, inarow_point point,
                       int from, int to)
{
    const uint32_t *rows = walk->mind.own;
    for (int n = from; n <= to; n++) {
        inarow_point at = point_along(walk->mind.rules, point, node->line, n);
        if (n == 0 || rows[INAROW_Y(at)] >> INAROW_X(at) & 1)
            node->stone[node->stones++] = at;
    }
}

/* How far the stones joined on by a stone at the row's end reach. */
static int reach(const struct walk *walk, const struct row *row, int direction,
                 inarow_point point, int end)
{
    inarow_point at = end_of(&walk->mind, row, direction, point, end);
    struct row joined = row_in_mind(&walk->mind, direction, at);
    return end == 0 ? row->from - 1 + joined.from : row->to + 1 + joined.to;
}

static bool prove_stone(struct walk *walk, inarow_point point, int depth);

static bool prove_fours(struct walk *walk, const struct row *row, int direction,
                        inarow_point point, int depth)
{
    bool straight = row->four[0] && row->four[1] && row->fours == 1;
    for (int end = 0; end < 2; end++) {
        if (!row->four[end] || (straight && end == 1))
            continue;
        inarow_node four = {.claim = INAROW_N_FOUR,
                            .depth = depth,
                            .point = end_of(&walk->mind, row, direction, point, end),
                            .other = straight
                                         ? end_of(&walk->mind, row, direction, point, 1)
                                         : INAROW_NOWHERE,
                            .line = direction};
        int far = reach(walk, row, direction, point, end);
        add_stones(walk, &four, point, end == 0 ? far : row->from,
                   end == 0 ? row->to : far);
        if (!walk->visit(&four, walk->data))
            return false;
    }
    return true;
}

static bool prove_three(struct walk *walk, const struct row *row, int direction,
                        inarow_point point, int depth)
{
    inarow_node three = {
        .claim = INAROW_N_THREE, .depth = depth, .point = point, .line = direction};
    int from = row->straight[0] ? reach(walk, row, direction, point, 0) : row->from;
    int to = row->straight[1] ? reach(walk, row, direction, point, 1) : row->to;
    add_stones(walk, &three, point, from, to);

    bool go_on = true;
    flip_in_mind(&walk->mind, point);
    for (int end = 0; end < 2; end++)
        three.counts |= row->straight[end] &&
                        straight_four_is_allowed(
                            &walk->mind, end_of(&walk->mind, row, direction, point, end));
    go_on = walk->mind.searches > 0 && walk->visit(&three, walk->data);
    for (int end = 0; end < 2 && go_on; end++) {
        if (row->straight[end])
            go_on = prove_stone(walk, end_of(&walk->mind, row, direction, point, end),
                                depth + 1);
    }
    flip_in_mind(&walk->mind, point);
    return go_on;
}

/* What an unbroken row is by itself; STONE: nothing. */
static int claim_of_row(const struct mind *mind, const struct row *row, int direction,
                        inarow_point point)
{
    unsigned kind = row_kind(mind, row, direction, point);
    if (kind)
        return kind == INAROW_FIVE ? INAROW_N_FIVE : INAROW_N_OVERLINE;
    if (is_losing_row(mind, row))
        return INAROW_N_LOSING_ROW;
    return is_open_row(mind, row, direction, point) ? INAROW_N_OPEN_ROW : INAROW_N_STONE;
}

static bool prove_stone(struct walk *walk, inarow_point point, int depth)
{
    unsigned makes = makes_in_mind(&walk->mind, point, false);
    makes |= depth == 0 ? walk->shapes : 0;
    inarow_node stone = {
        .claim = INAROW_N_STONE, .depth = depth, .point = point, .makes = makes};
    bool go_on = walk->mind.searches > 0 && walk->visit(&stone, walk->data);
    for (int d = 0; d < walk->mind.rules->directions && go_on; d++) {
        struct row row = row_in_mind(&walk->mind, d, point);
        int claim = claim_of_row(&walk->mind, &row, d, point);
        if (claim != INAROW_N_STONE) {
            inarow_node line = {.claim = (enum inarow_claim)claim,
                                .depth = depth + 1,
                                .point = point,
                                .line = d};
            add_stones(walk, &line, point, row.from, row.to);
            go_on = walk->visit(&line, walk->data);
        }
        if (go_on && row_length(&row) < walk->mind.win.length &&
            !wins(walk->mind.win, makes) && !(makes & INAROW_SHAPE)) {
            go_on = prove_fours(walk, &row, d, point, depth + 1) &&
                    (!makes_straight_four(&row) ||
                     prove_three(walk, &row, d, point, depth + 1));
        }
    }
    return go_on;
}

/* The shapes that the stone completes. */
static bool prove_shapes(struct walk *walk, const inarow_position *position,
                         uint8_t colour, inarow_point point)
{
    const inarow_rules *rules = walk->mind.rules;
    bool go_on = true;
    for (int n = 0; go_on; n++) {
        inarow_node shape = {.claim = INAROW_N_SHAPE, .depth = 1, .point = point};
        n = inarow_shape_of(rules, position, colour, point, n, shape.stone);
        if (n < 0)
            break;
        shape.line = n;
        shape.stones = rules->spec.shape[n].stones;
        go_on = walk->visit(&shape, walk->data);
    }
    return go_on;
}

bool inarow_prove(const inarow_rules *rules, const inarow_position *position,
                  uint8_t colour, inarow_point point, inarow_visitor *visit, void *data)
{
    struct walk walk = {.visit = visit,
                        .data = data,
                        .shapes = shapes_made(rules, lines_of(rules, position, colour),
                                              colour, INAROW_NOWHERE, point)};
    open_mind(&walk.mind, rules, position, colour);
    if (inarow_at(rules, position, point) == colour)
        flip_in_mind(&walk.mind, point);
    if (makes_by_rule(&walk.mind, point, false, SEARCHES) & INAROW_UNDECIDED)
        return false;
    walk.mind.searches = SEARCHES_OF_PROOF;
    return prove_stone(&walk, point, 0) && prove_shapes(&walk, position, colour, point);
}
