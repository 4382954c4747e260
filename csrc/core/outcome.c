/* Finds the effects of an action apart from the mover's own row, and the outcome. */
#include "outcome.h"
#include "answer.h"
#include "forbidden.h"
#include "legal.h"
#include "row.h"
#include "teams.h"

/* Returns true if these patterns win for the colour. */
static bool has_won(const inarow_spec *spec, uint8_t colour, inarow_reasons made)
{
    return wins(spec->win[colour], made) || made & INAROW_BIT(SHAPE);
}

/* Returns true if the row of `one` takes precedence over that of another colour. A
 * partner's row comes first, then that of the next player after the mover. */
static bool goes_before(const inarow_spec *spec, uint8_t mover, uint8_t one,
                        uint8_t other)
{
    bool with_one = same_team(spec, one, mover);
    if (with_one != same_team(spec, other, mover))
        return with_one;
    while (mover != one && mover != other)
        mover = following(spec, mover);
    return mover == one;
}

/* Records a player's winning row through a stone that a falling column or a turned
 * block moved. */
static void note_moved_row(const inarow_rules *rules, inarow_facts *facts, uint8_t player,
                           inarow_point point, inarow_reasons made)
{
    if (player == facts->mover) {
        facts->made |= made;
        facts->made_at = point;
        return;
    }
    facts->rivals |=
        facts->rival != INAROW_ANY && !same_team(&rules->spec, facts->rival, player);
    if (facts->rival == player) {
        facts->rival_made |= made;
        facts->rival_at = point;
    } else if (facts->rival == INAROW_ANY ||
               (!facts->rival_stood &&
                goes_before(&rules->spec, facts->mover, player, facts->rival))) {
        facts->rival = player;
        facts->rival_made = made;
        facts->rival_at = point;
    }
}

/* Finds the winning rows of a stone that moved because its column fell or its block
 * was turned. The rows are those of the stone's colour. For a shared stone, finds the
 * rows for any player that wins by them. */
static void find_moved_rows(const inarow_rules *rules, const inarow_position *position,
                            inarow_facts *facts, inarow_point point)
{
    const inarow_spec *spec = &rules->spec;
    uint8_t colour = inarow_at(rules, position, point);
    if (colour >= spec->colours)
        return; /* vacant or neutral */
    for (uint8_t player = 0; player < spec->colours; player++) {
        if (!spec->shared && player != colour)
            continue;
        inarow_reasons made =
            spec->shared ? makes_for_player(rules, position, player, colour, point)
                         : inarow_makes(rules, position, colour, point);
        if (has_won(spec, player, made))
            note_moved_row(rules, facts, player, point, made);
    }
}

/* Finds rows after a column has fallen. */
static void find_fallen_rows(const inarow_rules *rules, const inarow_position *position,
                             inarow_facts *facts)
{
    inarow_point bottom = facts->action.point[0];
    struct place at = place_in_fall(rules, bottom);
    for (uint32_t line = rules->board[at.line]; line; line &= line - 1)
        find_moved_rows(rules, position, facts,
                        point_in_fall(rules, bottom, __builtin_ctz(line) - at.bit));
}

/* Finds rows after a block was turned. */
static void find_turned_rows(const inarow_rules *rules, const inarow_position *position,
                             inarow_facts *facts)
{
    const inarow_block *block = &rules->spec.block[facts->undo.block - 1];
    for (int y = block->y; y < block->y + block->side; y++) {
        for (int x = block->x; x < block->x + block->side; x++)
            find_moved_rows(rules, position, facts, INAROW_POINT(x, y));
    }
}

/* Finds the next player in turn order for whom a shared stone makes a winning row. The
 * player who placed the stone is not examined. */
static void find_row_for_others(const inarow_rules *rules,
                                const inarow_position *position, inarow_facts *facts)
{
    uint8_t player = following(&rules->spec, facts->mover);
    for (; player != facts->mover; player = following(&rules->spec, player)) {
        inarow_reasons made = makes_for_player(rules, position, player,
                                               facts->action.colour, facts->undo.stone);
        if (!has_won(&rules->spec, player, made))
            continue;
        facts->rival = player;
        facts->rival_made = made;
        facts->rival_at = facts->undo.stone;
        return;
    }
}

/* Finds rows that do not go through the placed stone. */
static void find_other_rows(const inarow_rules *rules, const inarow_position *position,
                            inarow_facts *facts)
{
    if (rules->spec.shared && facts->undo.stone != INAROW_NOWHERE)
        find_row_for_others(rules, position, facts);
    if (rules->spec.pop && facts->action.verb == INAROW_REMOVE)
        find_fallen_rows(rules, position, facts);
    if (facts->undo.block)
        find_turned_rows(rules, position, facts);
}

void find_rows(const inarow_rules *rules, inarow_position *position, inarow_facts *facts)
{
    if (facts->undo.before.standing != INAROW_NOWHERE)
        find_standing_row(rules, position, facts);
    if (rules->has_other_rows)
        find_other_rows(rules, position, facts);
    if (may_await_answer(rules, facts))
        find_awaiting_row(rules, position, facts);
}

void note_end(const inarow_rules *rules, const inarow_position *position,
              inarow_facts *facts)
{
    const inarow_state *state = &position->state;
    facts->full = state->vacant == 0 && !can_pop(rules, position);
    facts->stuck = may_be_stuck(rules, state) && !can_act(rules, position);
}

void inarow_allow(inarow_facts *facts, inarow_reasons patterns)
{
    facts->made &= ~patterns;
}

static inarow_outcome won_by(const inarow_spec *spec, int colour, inarow_reason reason)
{
    return (inarow_outcome){INAROW_WON, first_of_team(spec, colour), (uint16_t)reason};
}

/* Returns a win by a row, or by a shape if no row wins. */
static inarow_outcome won_by_stones(const inarow_spec *spec, int colour,
                                    inarow_reasons made)
{
    return won_by(spec, colour,
                  wins(spec->win[colour], made) ? kind_of_row(made)
                                                : INAROW_REASON_SHAPE);
}

static inline inarow_outcome drawn(inarow_reason reason)
{
    return (inarow_outcome){INAROW_DRAWN, INAROW_ANY, (uint16_t)reason};
}

/* Returns the opponent who wins by the mover's forbidden move. This is the next colour
 * of another team. */
static uint8_t next_opponent(const inarow_spec *spec, uint8_t colour)
{
    uint8_t next = colour;
    do {
        next = following(spec, next);
    } while (next != colour && same_team(spec, next, colour));
    return next;
}

/* Returns true if the action brought the colour's team to the winning number of
 * captures. If an action can bring several teams there, the team must have more
 * captures than any other team. */
static bool has_captured_enough(const inarow_spec *spec, const inarow_facts *facts, int c)
{
    uint16_t count = taken_by_team(spec, facts->taken, c);
    if (count < spec->capture.wins ||
        count == taken_by_team(spec, facts->undo.before.taken, c))
        return false;
    for (int other = 0; spec->capture.own && other < spec->colours; other++) {
        if (!same_team(spec, other, c) &&
            taken_by_team(spec, facts->taken, other) >= count)
            return false;
    }
    return true;
}

/* Returns false if the action cannot decide anything, as is usual. The rest is then
 * skipped. */
static inline bool may_decide(const inarow_facts *facts)
{
    return facts->made || facts->rival != INAROW_ANY || facts->undo.lifted;
}

/* Lists the ways in which the action decides the game, at most `most` of them. They
 * are in the order of inarow_judge. */
static inline int find_decisions(const inarow_rules *rules, const inarow_facts *facts,
                                 int most, inarow_outcome *found)
{
    const inarow_spec *spec = &rules->spec;
    uint8_t colour = facts->mover;
    bool row = wins(spec->win[colour], facts->made),
         shape = facts->made & INAROW_BIT(SHAPE);
    int count = 0;
    if (facts->rival_stood)
        found[count++] = won_by_stones(spec, facts->rival, facts->rival_made);
    /* If no answer is possible, a row that must survive the answer counts as survived. */
    bool settled = !awaits_answer(rules, facts) || facts->full || facts->stuck;
    if (row && settled && count < most)
        found[count++] = won_by_stones(spec, colour, facts->made);
    if (shape && count < most)
        found[count++] = won_by(spec, colour, INAROW_REASON_SHAPE);
    inarow_reasons bad = facts->made ? inarow_forbids(rules, colour, facts->made) : 0;
    for (; bad && count < most; bad &= bad - 1)
        found[count++] =
            won_by(spec, next_opponent(spec, colour), inarow_first_reason(bad));
    if (facts->undo.lifted && spec->capture.wins) {
        for (int c = 0; c < spec->colours && count < most; c++) {
            if (first_of_team(spec, c) == c && has_captured_enough(spec, facts, c))
                found[count++] = won_by(spec, c, INAROW_REASON_CAPTURES);
        }
    }
    if (facts->rival != INAROW_ANY && !facts->rival_stood && count < most)
        found[count++] = won_by_stones(spec, facts->rival, facts->rival_made);
    inarow_reasons lost =
        row || shape ? 0
                     : facts->made & (INAROW_BIT(LOSING_ROW) | INAROW_BIT(LOSING_SHAPE));
    for (; lost && count < most; lost &= lost - 1)
        found[count++] =
            won_by(spec, next_opponent(spec, colour), inarow_first_reason(lost));
    return count;
}

int inarow_claims(const inarow_rules *rules, const inarow_facts *facts,
                  inarow_outcome *claims)
{
    return find_decisions(rules, facts, INAROW_CLAIMS, claims);
}

static const inarow_outcome playing = {INAROW_PLAYING, INAROW_ANY, INAROW_OK};

/* Returns the draw caused by the action if nobody has won and no block must be turned. */
static inline inarow_outcome drawn_by(const inarow_spec *spec, const inarow_facts *facts)
{
    if (facts->full && spec->draw_full_board)
        return drawn(INAROW_REASON_FULL_BOARD);
    if (facts->exhausted && spec->draw_supply)
        return drawn(INAROW_REASON_SUPPLY);
    if (facts->passes >= spec->colours && spec->draw_two_passes)
        return drawn(INAROW_REASON_TWO_PASSES);
    if (facts->stuck)
        return drawn(INAROW_REASON_NO_ACTION);
    if (spec->draw_moves && facts->moves >= spec->draw_moves)
        return drawn(INAROW_REASON_MOVE_LIMIT);
    return playing;
}

inarow_outcome inarow_draw(const inarow_rules *rules, const inarow_facts *facts)
{
    inarow_outcome end = facts->goes_on ? playing : drawn_by(&rules->spec, facts);
    if (end.status == INAROW_DRAWN && facts->ahead != INAROW_ANY)
        return won_by(&rules->spec, facts->ahead, end.reason);
    return end;
}

/* Returns true if several teams got rows at once because stones moved. */
static bool has_rows_of_both(const inarow_spec *spec, const inarow_facts *facts)
{
    if (facts->rival == INAROW_ANY || facts->rival_stood)
        return false;
    return facts->rivals || (!same_team(spec, facts->rival, facts->mover) &&
                             has_won(spec, facts->mover, facts->made));
}

__attribute__((cold, noinline)) static inarow_outcome
judge_otherwise(const inarow_rules *rules, const inarow_facts *facts)
{
    inarow_outcome first;
    if (rules->spec.draw_both_rows && has_rows_of_both(&rules->spec, facts))
        return drawn(INAROW_REASON_BOTH_ROWS);
    return find_decisions(rules, facts, 1, &first) ? first : inarow_draw(rules, facts);
}

inarow_outcome inarow_judge(const inarow_rules *rules, const inarow_facts *facts)
{
    inarow_outcome first;
    if (RARELY(rules->has_other_ends))
        return judge_otherwise(rules, facts);
    return may_decide(facts) && find_decisions(rules, facts, 1, &first)
               ? first
               : drawn_by(&rules->spec, facts);
}

/* ---- The team that is ahead -------------------------------------------------------- */

/* Returns true if the colour fills the closed line from this first point on. Such a
 * row has no beginning. */
static bool fills_line_from(const inarow_rules *rules, const inarow_position *position,
                            int colour, inarow_point point, int n, int *length)
{
    struct place at = place_of(rules, n, point);
    const struct ring *ring = &rules->ring[at.line];
    *length = ring->points;
    if (at.line != ring->first || at.bit != MARGIN)
        return false;
    for (int i = 1; i < ring->points; i++) {
        inarow_point next = neighbour(rules, point, n, i);
        if (next == INAROW_NOWHERE || inarow_at(rules, position, next) != colour)
            return false;
    }
    return true;
}

static bool is_length_of(inarow_win row, int length)
{
    return length == row.length || (length > row.length && !row.exactly);
}

/* Returns true if a scoring row of the colour begins at the point, in the n-th
 * direction. */
static bool is_row_from(const inarow_rules *rules, const inarow_position *position,
                        int colour, inarow_point point, int n)
{
    inarow_win row = rules->spec.at_end_row;
    inarow_point before = neighbour(rules, point, n, -1), next = point;
    int length = 0;
    if (before != INAROW_NOWHERE && inarow_at(rules, position, before) == colour)
        return rules->spec.joined &&
               fills_line_from(rules, position, colour, point, n, &length) &&
               is_length_of(row, length);
    for (; next != INAROW_NOWHERE && inarow_at(rules, position, next) == colour;
         next = neighbour(rules, next, n, 1))
        length++;
    return is_length_of(row, length);
}

static unsigned rows_of(const inarow_rules *rules, const inarow_position *position,
                        int colour)
{
    unsigned count = 0;
    for (int y = 0; y < rules->height; y++) {
        for (uint32_t left = lines_of(rules, position, colour)[y]; left;
             left &= left - 1) {
            for (int n = 0; n < rules->directions; n++)
                count += is_row_from(rules, position, colour,
                                     INAROW_POINT(__builtin_ctz(left), y), n);
        }
    }
    return count;
}

/* Returns the score of one colour at the end. */
static unsigned score_of(const inarow_rules *rules, const inarow_position *position,
                         int colour)
{
    switch (rules->spec.at_end) {
    case INAROW_MOST_STONES:
        return stones_of(rules, position, colour);
    case INAROW_MOST_ROWS:
        return rows_of(rules, position, colour);
    default:
        return position->state.taken[colour];
    }
}

/* Returns the first colour of the team with the highest score, or ANY if several teams
 * have it. */
static uint8_t highest_of(const inarow_rules *rules, const inarow_position *position)
{
    const inarow_spec *spec = &rules->spec;
    unsigned score[INAROW_COLOURS] = {0}, most = 0;
    uint8_t ahead = INAROW_ANY;
    for (int c = 0; c < spec->colours; c++)
        score[first_of_team(spec, c)] += score_of(rules, position, c);
    for (uint8_t c = 0; c < spec->colours; c++) {
        if (score[c] == most)
            ahead = INAROW_ANY;
        if (score[c] > most) {
            most = score[c];
            ahead = c;
        }
    }
    return ahead;
}

void note_other_ends(const inarow_rules *rules, const inarow_position *position,
                     inarow_facts *facts)
{
    const inarow_spec *spec = &rules->spec;
    facts->goes_on = position->state.is_to_rotate;
    facts->ahead = INAROW_ANY;
    if (!spec->at_end || facts->goes_on || drawn_by(spec, facts).status == INAROW_PLAYING)
        return;
    facts->ahead =
        spec->at_end == INAROW_WINS ? spec->at_end_colour : highest_of(rules, position);
}
