/* Writes the proof of a ruling on a stone, as a tree. The tree has the rows that the
 * stone makes. Where threes matter, it has the hypothetical stones that show whether
 * they count (RIF 9.3), as argument.c chooses them. The code stops after too many
 * searches for threes, but never guesses. */
#include "argument.h"
#include "exception.h"
#include "shape.h"

enum { ALL = 2 * INAROW_DIRECTIONS, NO_LINE = -1 };

static bool visit(const struct walk *walk, const inarow_node *node)
{
    return walk->visit(node, walk->data);
}

static inarow_point along(const struct walk *walk, inarow_point point, int d, int step)
{
    return point_along(walk->trial.rules, point, d, step);
}

/* Adds stones of a node's line to the node. These are the stones in `lines` between
 * the steps `from` and `to`, and stones at the point itself and at the steps `also`
 * and `too`. */
static void add_stones(const struct walk *walk, const uint32_t *lines, inarow_node *node,
                       inarow_point point, int from, int to, int also, int too)
{
    for (int n = from; n <= to; n++) {
        inarow_point at = along(walk, point, node->line, n);
        if (n == 0 || n == also || n == too || has_bit(lines, at))
            node->stone[node->stones++] = at;
    }
}

static void add_own(const struct walk *walk, inarow_node *node, inarow_point point,
                    int from, int to)
{
    add_stones(walk, walk->trial.own, node, point, from, to, 0, 0);
}

/* ---- Rows -------------------------------------------------------------------------- */

/* Returns the new end of a row after a stone at its end has joined it to other stones. */
static int reach(const struct walk *walk, const struct row *row, int d,
                 inarow_point point, int end)
{
    inarow_point at = end_of(&walk->trial, row, d, point, end);
    struct row joined = row_in_trial(&walk->trial, d, at);
    return end == 0 ? row->from - 1 + joined.from : row->to + 1 + joined.to;
}

static bool visit_fours(const struct walk *walk, const struct row *row, int d,
                        inarow_point point, int depth, int *count)
{
    bool straight = row->four[0] && row->four[1] && row->fours == 1, go_on = true;
    for (int end = 0; end < 2 && go_on && *count > 0; end++) {
        if (!row->four[end] || (straight && end == 1))
            continue;
        inarow_node four = {.claim = INAROW_NODE_FOUR,
                            .depth = depth,
                            .point = end_of(&walk->trial, row, d, point, end),
                            .other = straight ? end_of(&walk->trial, row, d, point, 1)
                                              : INAROW_NOWHERE,
                            .line = d,
                            .counts = walk->exempts};
        int far = reach(walk, row, d, point, end);
        add_own(walk, &four, point, end == 0 ? far : row->from, end == 0 ? row->to : far);
        --*count;
        go_on = visit(walk, &four);
    }
    return go_on;
}

/* Returns true if the unbroken row alone proves a claim. A row can prove several: one
 * that is too long to win may lose. */
static bool row_proves(const struct trial *trial, const struct row *row, int d,
                       inarow_point point, enum inarow_claim claim)
{
    switch (claim) {
    case INAROW_NODE_FIVE:
        return row_kind(trial, row, d, point) == INAROW_BIT(FIVE);
    case INAROW_NODE_OVERLINE:
        return row_kind(trial, row, d, point) == INAROW_BIT(OVERLINE);
    case INAROW_NODE_LOSING_ROW:
        return is_losing_row(trial, row);
    default:
        return is_open_row(trial, row, d, point);
    }
}

static bool visit_row(const struct walk *walk, enum inarow_claim claim,
                      const struct row *row, int d, inarow_point point, int depth)
{
    inarow_node node = {.claim = claim, .depth = depth, .point = point, .line = d};
    add_own(walk, &node, point, row->from, row->to);
    return visit(walk, &node);
}

/* Visits the first `count` rows of a claim, all of different lengths. */
static bool visit_rows(const struct walk *walk, enum inarow_claim claim,
                       inarow_point point, int depth, int count)
{
    bool go_on = true;
    int length = 0;
    for (int d = 0; d < walk->trial.rules->directions && go_on && count > 0; d++) {
        struct row row = row_in_trial(&walk->trial, d, point);
        if (!row_proves(&walk->trial, &row, d, point, claim) ||
            row_length(&row) == length)
            continue;
        length = row_length(&row);
        count--;
        go_on = visit_row(walk, claim, &row, d, point, depth);
    }
    return go_on;
}

static bool visit_all_fours(const struct walk *walk, inarow_point point, int depth,
                            int count)
{
    bool go_on = true;
    for (int d = 0; d < walk->trial.rules->directions && go_on; d++) {
        struct row row = row_in_trial(&walk->trial, d, point);
        go_on = visit_fours(walk, &row, d, point, depth, &count);
    }
    return go_on;
}

/* ---- Threes ------------------------------------------------------------------------ */

static bool visit_stone(struct walk *walk, inarow_node *stone, unsigned sense);

/* Visits a stone at one end of a row of three, where the stone makes a four. */
static bool visit_end(struct walk *walk, inarow_point point, int d,
                      const struct ending *end, unsigned sense, int depth)
{
    inarow_node node = {.claim = INAROW_NODE_STONE,
                        .depth = depth,
                        .point = along(walk, point, d, end->step),
                        .other = INAROW_NOWHERE,
                        .line = d,
                        .sense = sense};
    int from = end->from, to = end->to;
    if (!end->fails) {
        add_stones(walk, walk->trial.own, &node, point, from, to, end->step, 0);
        node.five[0] = along(walk, point, d, from - 1);
        node.five[1] = along(walk, point, d, to + 1);
        return visit_stone(walk, &node, sense);
    }
    bool below = end->fails < from;
    struct place at = place_of(walk->trial.rules, d, point);
    int bit = at.bit + end->fails;
    bool there = bit >= 0 && bit < 32 && walk->trial.rules->board[at.line] >> bit & 1;
    if (there)
        node.other = along(walk, point, d, end->fails);
    node.claim = INAROW_NODE_CLOSED;
    if (there && !(walk->trial.others[at.line] >> bit & 1)) {
        node.claim = INAROW_NODE_TOO_LONG;
        struct row row = row_in_trial(&walk->trial, d, node.other);
        from = below ? end->fails + row.from : from;
        to = below ? to : end->fails + row.to;
    }
    add_stones(walk, walk->trial.own, &node, point, from, to, end->step,
               node.claim == INAROW_NODE_TOO_LONG ? end->fails : 0);
    return visit(walk, &node);
}

static bool visit_three(struct walk *walk, inarow_point point, struct candidate *it,
                        bool counts, unsigned sense, int depth)
{
    int shown[2] = {0, 1};
    if (counts)
        show_three(it, sense, shown);
    inarow_node three = {.claim = INAROW_NODE_THREE,
                         .depth = depth,
                         .point = point,
                         .line = it->line,
                         .sense = sense,
                         .counts = counts};
    int from = 0, to = 0;
    for (int i = 0; i < 2; i++) {
        const struct ending *end = shown[i] < 0 ? NULL : &it->end[shown[i]];
        if (!end || !end->step)
            continue;
        from = end->from < from ? end->from : from;
        to = end->to > to ? end->to : to;
    }
    add_own(walk, &three, point, from, to);
    bool go_on = visit(walk, &three), apart = counts && shown[1] >= 0;
    for (int i = 0; i < 2 && go_on; i++) {
        if (shown[i] < 0 || !it->end[shown[i]].step)
            continue;
        go_on = visit_end(walk, point, it->line, &it->end[shown[i]],
                          apart ? 1u << i : sense, depth + 1);
    }
    return go_on;
}

static bool visit_argument(struct walk *walk, inarow_point point, struct argument *threes,
                           int depth)
{
    bool go_on = true;
    flip_in_trial(&walk->trial, point);
    for (int n = 0; n < threes->candidates && go_on; n++) {
        if (threes->shown[n])
            go_on = visit_three(walk, point, &threes->candidate[n], threes->stands,
                                threes->shown[n], depth);
    }
    flip_in_trial(&walk->trial, point);
    return go_on;
}

/* Visits the rows that show why a stone is forbidden. */
static bool visit_foul(const struct walk *walk, inarow_reason bad, inarow_point point,
                       int depth)
{
    switch (bad) {
    case INAROW_REASON_OVERLINE:
        return visit_rows(walk, INAROW_NODE_OVERLINE, point, depth, 1);
    case INAROW_REASON_DOUBLE_FOUR:
        return visit_all_fours(walk, point, depth, 2);
    default:
        return visit_rows(walk, INAROW_NODE_OPEN_ROW, point, depth,
                          bad == INAROW_REASON_OPEN_ROW ? 1 : 2);
    }
}

static bool visit_win(const struct walk *walk, inarow_reasons makes, inarow_point point,
                      int depth)
{
    return visit_rows(walk,
                      makes & INAROW_BIT(FIVE) ? INAROW_NODE_FIVE : INAROW_NODE_OVERLINE,
                      point, depth, 1);
}

/* Visits the proof about a hypothetical stone that makes a straight four. The proof
 * shows that the stone is allowed under this test, or that it is not. */
static bool visit_stone(struct walk *walk, inarow_node *stone, unsigned sense)
{
    inarow_point point = stone->point;
    int depth = stone->depth + 1;
    inarow_reasons makes = rows_made(walk, point);
    if (wins(walk->trial.win, makes)) {
        stone->decides = kind_of_row(makes);
        return visit(walk, stone) && visit_win(walk, makes, point, depth);
    }
    stone->decides = easiest(ruled_out(walk, makes, sense));
    if (stone->decides)
        return visit(walk, stone) && visit_foul(walk, stone->decides, point, depth);
    if (!asks_threes(walk) || !(sense & INAROW_BY_THREES))
        return visit(walk, stone);
    struct argument threes;
    argue(walk, point, false, &threes);
    stone->decides = threes.stands ? INAROW_REASON_DOUBLE_THREE : INAROW_OK;
    return walk->trial.searches > 0 && visit(walk, stone) &&
           visit_argument(walk, point, &threes, depth);
}

/* ---- The root ---------------------------------------------------------------------- */

/* Visits the first `count` shapes that the stone completes and that lose, or do not
 * lose. */
static bool visit_shapes(const struct walk *walk, const inarow_position *position,
                         uint8_t colour, inarow_point point, int depth,
                         inarow_reasons which, int count)
{
    const inarow_spec *spec = &walk->trial.rules->spec;
    bool go_on = true;
    for (int n = 0; go_on && count > 0; n++) {
        inarow_node shape = {.claim = INAROW_NODE_SHAPE, .depth = depth, .point = point};
        n = inarow_shape_of(walk->trial.rules, position, colour, point, n, shape.stone);
        if (n < 0)
            break;
        if (!(which &
              (spec->shape[n].loses ? INAROW_BIT(LOSING_SHAPE) : INAROW_BIT(SHAPE))))
            continue;
        shape.line = n;
        shape.stones = spec->shape[n].stones;
        count--;
        go_on = visit(walk, &shape);
    }
    return go_on;
}

/* Finds a row against which the stone defends. Returns false if there is none. */
static bool find_defence(const struct walk *walk, inarow_point point, inarow_node *node)
{
    const struct trial *trial = &walk->trial;
    for (int d = 0; d < trial->rules->directions; d++) {
        struct row row = rival_row(trial, d, point);
        if (!is_defended(trial, &row))
            continue;
        *node = (inarow_node){
            .claim = INAROW_NODE_DEFENCE, .depth = 1, .point = point, .line = d};
        for (int n = row.from; n <= row.to; n++) {
            if (n != 0)
                node->stone[node->stones++] = along(walk, point, d, n);
        }
        return true;
    }
    return false;
}

/* Visits the threes of a colour that may make double-threes. Only RIF 3 applies to
 * them. */
static bool visit_plain_threes(struct walk *walk, inarow_point point, int depth)
{
    bool go_on = true;
    for (int d = 0; d < walk->trial.rules->directions && go_on; d++) {
        struct row row = row_in_trial(&walk->trial, d, point);
        if (!makes_straight_four(&row))
            continue;
        inarow_node three = {.claim = INAROW_NODE_THREE,
                             .depth = depth,
                             .point = point,
                             .line = d,
                             .sense = BY_BOTH};
        int from = row.straight[0] ? reach(walk, &row, d, point, 0) : row.from;
        int to = row.straight[1] ? reach(walk, &row, d, point, 1) : row.to;
        add_own(walk, &three, point, from, to);
        flip_in_trial(&walk->trial, point);
        for (int end = 0; end < 2; end++)
            three.counts |= row.straight[end] &&
                            straight_four_is_allowed(
                                &walk->trial, end_of(&walk->trial, &row, d, point, end));
        flip_in_trial(&walk->trial, point);
        go_on = walk->trial.searches > 0 && visit(walk, &three);
    }
    return go_on;
}

/* Visits the threes of a stone that is allowed because there is no double-three, or
 * because the double-three is exempt. */
static bool visit_no_double_three(struct walk *walk, inarow_point point,
                                  struct argument *threes)
{
    inarow_node defence;
    if ((threes->stands || threes->nodes > 1) && walk->trial.rules->spec.unless_defence &&
        find_defence(walk, point, &defence))
        return visit(walk, &defence);
    if (!visit_argument(walk, point, threes, 1))
        return false;
    for (int n = 0; n < threes->candidates; n++) {
        const struct candidate *it = &threes->candidate[n];
        if (threes->shown[n])
            continue;
        inarow_node last = {.claim = INAROW_NODE_LAST_THREE,
                            .depth = 1,
                            .point = point,
                            .line = it->line,
                            .sense = BY_BOTH};
        const struct ending *end = &it->end[it->end[0].step == 0];
        add_own(walk, &last, point, end->from, end->to);
        return visit(walk, &last);
    }
    return true;
}

/* Visits the proof for a stone that neither wins, loses nor is forbidden. */
static bool visit_allowed(struct walk *walk, inarow_reasons makes, inarow_point point,
                          struct argument *threes)
{
    if (makes & INAROW_BIT(OVERLINE) &&
        !visit_rows(walk, INAROW_NODE_OVERLINE, point, 1, 1))
        return false; /* the stone does not win */
    if (!visit_all_fours(walk, point, 1, ALL))
        return false;
    if (walk->exempts)
        return true;
    return walk->forbids_threes ? visit_no_double_three(walk, point, threes)
                                : visit_plain_threes(walk, point, 1);
}

/* Returns the reason why the stone wins, is forbidden or loses. Returns OK if the
 * stone is allowed. */
static inarow_reason decision(const struct trial *trial, uint8_t colour,
                              inarow_reasons makes)
{
    if (wins(trial->win, makes))
        return kind_of_row(makes);
    if (makes & INAROW_BIT(SHAPE))
        return INAROW_REASON_SHAPE;
    inarow_reasons bad = inarow_forbids(trial->rules, colour, makes);
    if (!bad)
        bad = makes & (INAROW_BIT(LOSING_ROW) | INAROW_BIT(LOSING_SHAPE));
    return inarow_first_reason(bad);
}

/* Finds the shortest argument about the threes of the judged stone. If that takes too
 * many searches, finds the first argument. */
static void argue_at_root(struct walk *walk, inarow_point point, struct argument *threes)
{
    walk->trial.searches = SEARCHES_OF_SHORTEST;
    argue(walk, point, true, threes);
    if (walk->trial.searches == 0) {
        walk->hasty = true;
        walk->trial.searches = SEARCHES_OF_SHORTEST;
        argue(walk, point, true, threes);
    }
    walk->trial.searches = SEARCHES_OF_PROOF;
}

/* Returns true if the double-three is allowed because of a four of the same stone. */
static bool has_exempting_four(const struct walk *walk, inarow_point point)
{
    int fours = 0, threes = 0;
    for (int d = 0; d < walk->trial.rules->directions; d++) {
        struct row row = row_in_trial(&walk->trial, d, point);
        fours += row.fours;
        threes += makes_straight_four(&row);
    }
    return walk->forbids_threes && walk->trial.rules->spec.unless_four && fours &&
           threes >= 2;
}

/* Returns the stone's patterns without those that are allowed to it. If nothing else
 * decides about the stone, the allowed patterns are included, because the proof must
 * show them. */
static inarow_reasons to_prove(const inarow_rules *rules, uint8_t colour,
                               inarow_reasons makes, inarow_reasons allowed)
{
    const inarow_reasons lost = INAROW_BIT(LOSING_ROW) | INAROW_BIT(LOSING_SHAPE);
    inarow_reasons bad = inarow_forbids(rules, colour, makes);
    return bad & ~allowed || makes & lost ? makes & ~(bad & allowed) : makes;
}

/* Prepares the board of a walk, which lacks the stone, and finds the stone's patterns.
 * Returns false if finding them takes too long. */
static bool open_walk(struct walk *walk, const inarow_rules *rules,
                      const inarow_position *position, const inarow_proved *proved,
                      inarow_reasons *makes)
{
    uint8_t colour = proved->colour, whose = rules->spec.shared ? INAROW_ANY : colour;
    inarow_point from = proved->from, point = proved->point;
    inarow_reasons shapes =
        shapes_made(rules, lines_of(rules, position, colour), whose, from, point);
    open_trial(&walk->trial, rules, position, colour);
    if (inarow_at(rules, position, point) == colour)
        flip_in_trial(&walk->trial, point);
    if (from != INAROW_NOWHERE)
        flip_in_trial(&walk->trial, from);
    *makes = makes_by_rule(&walk->trial, point, false, SEARCHES) | shapes;
    *makes = to_prove(rules, colour, *makes,
                      proved->allowed |
                          exempted_at(rules, position, colour, from, point, *makes));
    if (*makes & INAROW_BIT(SHAPE))
        *makes &= ~INAROW_BIT(TOO_DEEP); /* a win decides at once */
    walk->trial.searches = SEARCHES_OF_PROOF;
    return !(*makes & INAROW_BIT(TOO_DEEP));
}

bool inarow_prove(const inarow_rules *rules, const inarow_position *position,
                  uint8_t colour, inarow_point point, inarow_visitor *visitor, void *data)
{
    const inarow_proved proved = {colour, INAROW_NOWHERE, point, 0};
    return inarow_prove_stone(rules, position, &proved, visitor, data);
}

bool inarow_prove_stone(const inarow_rules *rules, const inarow_position *position,
                        const inarow_proved *proved, inarow_visitor *visitor, void *data)
{
    uint8_t colour = proved->colour;
    inarow_point point = proved->point;
    struct walk walk = {.visit = visitor, .data = data};
    inarow_node stone = {
        .claim = INAROW_NODE_STONE, .point = point, .line = NO_LINE, .sense = BY_BOTH};
    if (!open_walk(&walk, rules, position, proved, &stone.makes))
        return false;
    stone.decides = decision(&walk.trial, colour, stone.makes);
    walk.forbids_threes = walk.trial.forbid & INAROW_BIT(DOUBLE_THREE);
    walk.trial.forbid &= ~INAROW_BIT(DOUBLE_THREE);
    walk.exempts = has_exempting_four(&walk, point);
    struct argument threes = {.candidates = 0};
    if (stone.decides == INAROW_REASON_DOUBLE_THREE ||
        (!stone.decides && walk.forbids_threes && !walk.exempts))
        argue_at_root(&walk, point, &threes);
    if (is_spent() || !visit(&walk, &stone))
        return false;
    switch (stone.decides) {
    case INAROW_OK:
        return visit_allowed(&walk, stone.makes, point, &threes);
    case INAROW_REASON_DOUBLE_THREE:
        return visit_argument(&walk, point, &threes, 1);
    case INAROW_REASON_LOSING_ROW:
        return visit_rows(&walk, INAROW_NODE_LOSING_ROW, point, 1, 1);
    case INAROW_REASON_SHAPE:
    case INAROW_REASON_LOSING_SHAPE:
        return visit_shapes(&walk, position, colour, point, 1,
                            (inarow_reasons)1 << stone.decides, 1);
    default:
        return wins(walk.trial.win, stone.makes)
                   ? visit_win(&walk, stone.makes, point, 1)
                   : visit_foul(&walk, stone.decides, point, 1);
    }
}

/* Visits what an unbroken row proves. If the stone wins, nothing else counts. */
static bool visit_claims(const struct walk *walk, const struct row *row, int d,
                         inarow_point point, bool has_won)
{
    static const enum inarow_claim claims[] = {INAROW_NODE_FIVE, INAROW_NODE_OVERLINE,
                                               INAROW_NODE_LOSING_ROW,
                                               INAROW_NODE_OPEN_ROW};
    bool go_on = true, is_first = true;
    for (size_t i = 0; i < sizeof claims / sizeof *claims && go_on; i++) {
        if (!row_proves(&walk->trial, row, d, point, claims[i]) || (has_won && !is_first))
            continue;
        is_first = false;
        go_on = visit_row(walk, claims[i], row, d, point, 0);
    }
    return go_on;
}

bool inarow_rows(const inarow_rules *rules, const inarow_position *position,
                 uint8_t colour, inarow_point point, inarow_visitor *visitor, void *data)
{
    struct walk walk = {.visit = visitor, .data = data};
    inarow_reasons makes;
    const inarow_proved proved = {colour, INAROW_NOWHERE, point, 0};
    if (!open_walk(&walk, rules, position, &proved, &makes))
        return false;
    bool go_on = true, has_won = wins(walk.trial.win, makes);
    for (int d = 0; d < rules->directions && go_on; d++) {
        struct row row = row_in_trial(&walk.trial, d, point);
        go_on = visit_claims(&walk, &row, d, point, has_won);
    }
    if (!has_won && !(makes & INAROW_BIT(SHAPE)))
        go_on = go_on && visit_all_fours(&walk, point, 0, ALL) &&
                visit_plain_threes(&walk, point, 0);
    return go_on && visit_shapes(&walk, position, colour, point, 0,
                                 INAROW_BIT(SHAPE) | INAROW_BIT(LOSING_SHAPE), ALL);
}
