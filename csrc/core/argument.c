/* Finds the shortest argument about a stone's threes (RIF 9.3).
 *
 * To show that a three counts, one point is enough where the three becomes a straight
 * four and the stone is allowed. To show that it does not count, all such points are
 * needed. To show a double-three, two threes that count are enough. To show that there
 * is no double-three, all threes but one must be shown not to count. Each hypothetical
 * stone is therefore weighed: the code finds out whether the stone is allowed, and how
 * many nodes the proof takes. Among the sufficient stones and threes, those with the
 * fewest nodes are chosen. */
#include "argument.h"

inarow_reasons rows_made(struct walk *walk, inarow_point point)
{
    return makes_in_trial(&walk->trial, point, false);
}

/* ---- Rows that could be threes ----------------------------------------------------- */

enum content { VACANT, OWN, TAKEN, NO_POINT };

static enum content content_of(const struct trial *trial, inarow_point point, int d,
                               int step)
{
    struct place at = place_of(trial->rules, d, point);
    int bit = at.bit + step;
    if (bit < 0 || bit > 31 || !(trial->rules->board[at.line] >> bit & 1))
        return NO_POINT;
    if (trial->own[at.line] >> bit & 1)
        return OWN;
    return trial->others[at.line] >> bit & 1 ? TAKEN : VACANT;
}

/* Returns the point at end 0 or 1 of a row of three where a stone makes a four. A row
 * that only looks like a three is included if `alike` is true. Such a row is vacant at
 * both of its ends, and is not a four yet. */
static struct ending ending_of(const struct trial *trial, const struct row *row,
                               inarow_point point, int d, int i, bool alike)
{
    const struct ending none = {0};
    int way = i == 0 ? -1 : 1;
    int step = i == 0 ? row->from - 1 : row->to + 1;
    int other = i == 0 ? row->to + 1 : row->from - 1, far = step + way;
    if (content_of(trial, point, d, step) != VACANT ||
        content_of(trial, point, d, other) != VACANT)
        return none;
    while (content_of(trial, point, d, far) == OWN)
        far += way;
    if ((far - other) * way != trial->win.length)
        return none;
    struct ending end = {.step = (int8_t)step,
                         .from = (int8_t)((far < other ? far : other) + 1),
                         .to = (int8_t)((far < other ? other : far) - 1)};
    if (row->straight[i])
        return end;
    bool vacant = content_of(trial, point, d, far) == VACANT;
    if (!alike || row->fours || (far != step + way && !vacant))
        return none;
    bool over = vacant && content_of(trial, point, d, other - way) == OWN;
    end.fails = (int8_t)(over ? other : far);
    return end;
}

/* Finds the candidates without weighing them. Rows that only look like threes need no
 * weighing. Returns the number of candidates that could count. */
static int find_candidates(const struct trial *trial, inarow_point point, bool alike,
                           struct argument *argument)
{
    int genuine = 0;
    for (int d = 0; d < trial->rules->directions; d++) {
        struct row row = row_in_trial(trial, d, point);
        struct candidate *it = &argument->candidate[argument->candidates];
        *it = (struct candidate){.line = d, .weighed = !makes_straight_four(&row)};
        for (int i = 0; i < 2; i++)
            it->end[i] = ending_of(trial, &row, point, d, i, alike);
        if (!it->end[0].step && !it->end[1].step)
            continue;
        argument->candidates++;
        genuine += !it->weighed;
    }
    return genuine;
}

/* ---- Weighing ---------------------------------------------------------------------- */

/* Weighs a hypothetical stone that makes a straight four. */
static struct weight weigh(struct walk *walk, inarow_point point)
{
    const inarow_spec *spec = &walk->trial.rules->spec;
    inarow_reasons makes = rows_made(walk, point);
    if (wins(walk->trial.win, makes))
        return (struct weight){spec->five_makes_three ? BY_BOTH : 0, {1, 1}};
    inarow_reason bad = easiest(ruled_out(walk, makes, BY_BOTH));
    bool by_one = bad == INAROW_REASON_OVERLINE || bad == INAROW_REASON_OPEN_ROW;
    int rows = bad == INAROW_OK ? 0 : by_one ? 1 : 2;
    if (bad && !spec->counts_threes_twice)
        return (struct weight){0, {rows, rows}};
    struct argument threes = {0};
    if (asks_threes(walk))
        argue(walk, point, false, &threes);
    int nodes = threes.nodes;
    if (!spec->counts_threes_twice)
        return (struct weight){threes.stands ? 0 : BY_BOTH, {nodes, nodes}};
    return (struct weight){(bad ? 0u : INAROW_BY_FOURS) |
                               (threes.stands ? 0u : INAROW_BY_THREES),
                           {rows, nodes}};
}

static void weigh_candidate(struct walk *walk, inarow_point point, struct candidate *it)
{
    it->weighed = true;
    for (int i = 0; i < 2 && !(walk->hasty && it->good == BY_BOTH); i++) {
        struct ending *end = &it->end[i];
        if (!end->step || end->fails)
            continue;
        end->weight =
            weigh(walk, point_along(walk->trial.rules, point, it->line, end->step));
        it->good |= end->weight.good;
    }
}

/* Weighs all candidates. If walk->hasty is true, weighing stops when it is clear
 * whether there is a double-three. It uses at most as many searches as judging the
 * stone took. */
static void weigh_candidates(struct walk *walk, inarow_point point, int left,
                             struct argument *argument)
{
    int a = 0, b = 0;
    flip_in_trial(&walk->trial, point);
    for (int n = 0; n < argument->candidates && walk->trial.searches > 0; n++) {
        struct candidate *it = &argument->candidate[n];
        if (it->weighed)
            continue;
        if (walk->hasty && ((a >= 2 && b >= 2) || a + left < 2 || b + left < 2))
            break;
        weigh_candidate(walk, point, it);
        a += (it->good & INAROW_BY_FOURS) != 0;
        b += (it->good & INAROW_BY_THREES) != 0;
        left--;
    }
    flip_in_trial(&walk->trial, point);
    argument->stands = a >= 2 && b >= 2;
}

/* ---- Choice of what to show -------------------------------------------------------- */

/* Returns the number of nodes below the node of an end, in the proof that the end is
 * allowed or forbidden under a test. */
static int nodes_below(const struct ending *end, unsigned sense)
{
    int a = sense & INAROW_BY_FOURS ? end->weight.nodes[0] : 0;
    int b = sense & INAROW_BY_THREES ? end->weight.nodes[1] : 0;
    return a > b ? a : b; /* if apart, one of them is 0; if together, they are the same */
}

/* Returns the end whose stone is allowed under a test with the shortest proof, or -1
 * if no end is allowed. */
static int best_end(const struct candidate *candidate, unsigned sense)
{
    int best = -1;
    for (int i = 0; i < 2; i++) {
        const struct ending *end = &candidate->end[i];
        if ((end->weight.good & sense) == sense &&
            (best < 0 ||
             nodes_below(end, sense) < nodes_below(&candidate->end[best], sense)))
            best = i;
    }
    return best;
}

int show_three(const struct candidate *candidate, unsigned sense, int end[2])
{
    const struct ending *ends = candidate->end;
    int both = best_end(candidate, sense), nodes = TOO_MANY;
    if (both >= 0)
        nodes = 2 + nodes_below(&ends[both], sense);
    end[0] = both;
    end[1] = -1;
    int a = best_end(candidate, INAROW_BY_FOURS),
        b = best_end(candidate, INAROW_BY_THREES);
    if (sense != BY_BOTH || a < 0 || b < 0)
        return nodes;
    int apart = 3 + nodes_below(&ends[a], INAROW_BY_FOURS) +
                nodes_below(&ends[b], INAROW_BY_THREES);
    if (apart >= nodes)
        return nodes;
    end[0] = a;
    end[1] = b;
    return apart;
}

/* Returns the number of nodes that prove that a candidate is not a three. They are the
 * candidate's node and the nodes of its ends. */
static int nodes_against(const struct candidate *candidate, unsigned sense)
{
    int nodes = 1;
    for (int i = 0; i < 2; i++) {
        if (candidate->end[i].step)
            nodes += 1 + nodes_below(&candidate->end[i], sense);
    }
    return nodes;
}

/* Finds the shortest proof of a double-three: two threes that count by test (a), and
 * two threes that count by test (b). One three may serve both tests. least[a][b] is
 * the number of nodes that show a threes by test (a) and b threes by test (b), among
 * the candidates so far. */
static void show_double_three(struct argument *argument)
{
    int least[3][3] = {{0}};
    uint8_t shown[3][3][INAROW_DIRECTIONS] = {{{0}}};
    for (int i = 1; i < 9; i++)
        least[i / 3][i % 3] = TOO_MANY;
    for (int n = 0; n < argument->candidates; n++) {
        /* This loop goes down: an entry is computed from entries for fewer threes,
         * which must not include this candidate yet. */
        for (int i = 8; i > 0; i--) {
            int a = i / 3, b = i % 3, end[2];
            for (unsigned sense = INAROW_BY_FOURS; sense <= BY_BOTH; sense++) {
                int from_a = a - (a && sense & INAROW_BY_FOURS),
                    from_b = b - (b && sense & INAROW_BY_THREES);
                int nodes = show_three(&argument->candidate[n], sense, end) +
                            least[from_a][from_b];
                if (nodes >= least[a][b] || (from_a == a && from_b == b))
                    continue;
                least[a][b] = nodes;
                memcpy(shown[a][b], shown[from_a][from_b], sizeof shown[a][b]);
                shown[a][b][n] = (uint8_t)sense;
            }
        }
    }
    argument->nodes = least[2][2];
    argument->sense = BY_BOTH;
    memcpy(argument->shown, shown[2][2], sizeof argument->shown);
}

/* Chooses the candidates of a proof that there is no double-three under a test. The
 * proof shows for all candidates but one that they do not count. The candidate that is
 * left out counts or was not weighed. If there is no such candidate, it is the
 * candidate with the longest proof. Returns the number of nodes, or TOO_MANY if
 * several candidates count. */
static int show_none(const struct argument *argument, unsigned sense, uint8_t *shown)
{
    int nodes = 0, longest = 0, last = -1, left = 0;
    for (int n = 0; n < argument->candidates; n++) {
        const struct candidate *it = &argument->candidate[n];
        shown[n] = (uint8_t)sense;
        if (!it->weighed || it->good & sense) {
            shown[n] = 0;
            left++;
            continue;
        }
        int against = nodes_against(it, sense);
        nodes += against;
        if (against > longest) {
            longest = against;
            last = n;
        }
    }
    if (left == 0 && last >= 0) {
        shown[last] = 0;
        nodes -= longest;
    }
    return left > 1 ? TOO_MANY : nodes;
}

static void show_no_double_three(struct argument *argument, bool twice)
{
    argument->sense = twice ? INAROW_BY_FOURS : BY_BOTH;
    argument->nodes = show_none(argument, argument->sense, argument->shown);
    if (!twice)
        return;
    uint8_t shown[INAROW_DIRECTIONS] = {0};
    int nodes = show_none(argument, INAROW_BY_THREES, shown);
    if (nodes < argument->nodes) {
        argument->sense = INAROW_BY_THREES;
        argument->nodes = nodes;
        memcpy(argument->shown, shown, sizeof shown);
    }
}

void argue(struct walk *walk, inarow_point point, bool alike, struct argument *argument)
{
    *argument = (struct argument){.candidates = 0};
    int genuine = find_candidates(&walk->trial, point, alike, argument);
    if (argument->candidates < 2 || walk->trial.searches == 0)
        return; /* the only candidate is the one left out */
    if (genuine >= 2)
        walk->trial.searches--;
    if (!spend(STEPS_OF_SEARCH))
        walk->trial.searches = 0;
    weigh_candidates(walk, point, genuine, argument);
    if (walk->trial.searches == 0)
        argument->nodes = 0; /* the result is not used */
    else if (argument->stands)
        show_double_three(argument);
    else
        show_no_double_three(argument, walk->trial.rules->spec.counts_threes_twice);
}
