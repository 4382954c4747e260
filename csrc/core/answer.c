/* Handles rows that win only if they still stand after the answer (win.survives). The
 * code finds rows that await an answer. It also finds out whether a capture could
 * break such a row, and whether the row has survived.
 *
 * A row is breakable if the next colour can capture some of its stones so that the
 * stones left around its last stone do not win. If blocked rows do not win, a capture
 * that leaves the row blocked also breaks it. All such moves are tried, because a row
 * of this kind is made about once per game. */
#include "answer.h"
#include "budget.h"
#include "capture.h"
#include "forbidden.h"
#include "turn.h"

/* ---- The row that awaited this answer ---------------------------------------------- */

/* Returns the colour whose row was on the board before the move. If the move exchanged
 * the colours, this is the colour's number after the exchange (step.majority). */
static uint8_t standing_colour(const inarow_position *position, const inarow_facts *facts)
{
    bool exchanged = position->state.exchanged != facts->undo.before.exchanged;
    return exchanged ? 1 - facts->undo.before.standing_colour
                     : facts->undo.before.standing_colour;
}

/* Returns true if a row awaited an answer and this action is the answer. */
static bool is_answer(const inarow_position *position, const inarow_facts *facts)
{
    return facts->undo.before.standing != INAROW_NOWHERE &&
           facts->action.colour != standing_colour(position, facts);
}

void find_standing_row(const inarow_rules *rules, const inarow_position *position,
                       inarow_facts *facts)
{
    inarow_point stone = facts->undo.before.standing;
    if (!is_answer(position, facts))
        return;
    uint8_t colour = standing_colour(position, facts);
    facts->rival = INAROW_ANY;
    facts->rival_stood = false;
    if (inarow_at(rules, position, stone) != colour)
        return;
    inarow_reasons made = inarow_makes(rules, position, colour, stone);
    if (!wins(rules->spec.win[colour], made))
        return;
    facts->rival = colour;
    facts->rival_stood = true;
    facts->rival_made = made;
    facts->rival_at = stone;
}

/* ---- Breaking a row ---------------------------------------------------------------- */

/* A winning row, in a direction through the stone that made it. Its ends are counted
 * from that stone. */
struct target {
    inarow_win win;
    inarow_point stone;
    int direction, from, to;
};

/* Returns true if another colour's stone stands on the point beyond the row's end
 * after the answer. A stone that moves to answer has left its old point. */
static bool is_blocked(const inarow_rules *rules, const inarow_position *position,
                       const struct target *row, int place, const inarow_undo *answer)
{
    inarow_point end = point_along(rules, row->stone, row->direction, place);
    if (!inarow_on_board(rules, INAROW_X(end), INAROW_Y(end)) || end == answer->left)
        return false;
    for (int i = 0; i < answer->captured; i++) {
        if (answer->capture[i].point == end)
            return false;
    }
    return end == answer->stone || inarow_at(rules, position, end) != INAROW_ANY;
}

/* Returns true if a capture leaves too little of the row around its stone, or leaves
 * it blocked where blocked rows do not win. */
static bool is_broken(const inarow_rules *rules, const inarow_position *position,
                      const struct target *row, const inarow_undo *answer)
{
    if (answer->captured == 0)
        return false;
    int from = row->from, to = row->to;
    for (int i = 0; i < answer->captured; i++) {
        for (int n = from; n <= to; n++) {
            if (point_along(rules, row->stone, row->direction, n) !=
                answer->capture[i].point)
                continue;
            if (n == 0)
                return true;
            if (n < 0)
                from = n + 1;
            else
                to = n - 1;
        }
    }
    int over = to - from + 1 - row->win.length;
    return over < 0 || (over > 0 && row->win.exactly) ||
           (over == 0 && row->win.open &&
            is_blocked(rules, position, row, from - 1, answer) &&
            is_blocked(rules, position, row, to + 1, answer));
}

/* Returns true if the next colour may make this move. During an opening, and while the
 * mover has stones left to place, the core assumes that the next colour may make it. */
static bool may_answer(const inarow_rules *rules, const inarow_position *position,
                       const inarow_facts *facts, const inarow_action *move)
{
    return !play_is_free(rules, position) ||
           position->state.turn == facts->action.colour ||
           inarow_check(rules, position, move) == INAROW_OK;
}

/* Returns true if a stone of the colour, placed anywhere or moved from `from`, can
 * break the row. */
static bool can_stone_break(const inarow_rules *rules, inarow_position *position,
                            const inarow_facts *facts, const struct target *row,
                            uint8_t colour, inarow_point from)
{
    inarow_action move = {.verb = from == INAROW_NOWHERE ? INAROW_PLAY : INAROW_MOVE,
                          .seat = INAROW_ANY,
                          .colour = INAROW_ANY};
    inarow_point *to = &move.point[from != INAROW_NOWHERE];
    for (int y = 0; y < rules->height; y++) {
        for (uint32_t left = vacant_in_row(rules, position, y); left; left &= left - 1) {
            inarow_undo answer = {.stone = INAROW_POINT(__builtin_ctz(left), y),
                                  .left = from,
                                  .colour = colour};
            if (!spend(1))
                return false;
            if (from != INAROW_NOWHERE)
                flip_stone(rules, lines_to_write(rules, position, colour), from);
            find_captures(rules, position, &answer);
            if (from != INAROW_NOWHERE)
                flip_stone(rules, lines_to_write(rules, position, colour), from);
            if (!is_broken(rules, position, row, &answer))
                continue;
            move.point[0] = from;
            *to = answer.stone;
            if (may_answer(rules, position, facts, &move))
                return true;
        }
    }
    return false;
}

static bool can_be_broken(const inarow_rules *rules, inarow_position *position,
                          const inarow_facts *facts, const struct target *row)
{
    const inarow_state *state = &position->state;
    uint8_t colour = state->turn == facts->action.colour
                         ? following(&rules->spec, facts->action.colour)
                         : state->turn;
    if (!may_move(rules, position, colour))
        return can_stone_break(rules, position, facts, row, colour, INAROW_NOWHERE);
    const uint32_t *own = lines_of(rules, position, colour);
    for (int y = 0; y < rules->height; y++) {
        for (uint32_t left = own[y]; left; left &= left - 1) {
            if (can_stone_break(rules, position, facts, row, colour,
                                INAROW_POINT(__builtin_ctz(left), y)))
                return true;
        }
    }
    return false;
}

/* Returns true if each row that the stone made can be broken. All its rows have one
 * colour. */
static bool is_breakable(const inarow_rules *rules, inarow_position *position,
                         const inarow_facts *facts)
{
    struct trial trial;
    open_trial(&trial, rules, position, facts->action.colour);
    for (int d = 0; d < rules->directions; d++) {
        struct row row = row_in_trial(&trial, d, facts->made_at);
        struct target target = {trial.win, facts->made_at, d, row.from, row.to};
        if (wins(trial.win, row_kind(&trial, &row, d, facts->made_at)) &&
            !can_be_broken(rules, position, facts, &target))
            return false;
    }
    return true;
}

/* ---- The row that awaits the next answer ------------------------------------------- */

void find_awaiting_row(const inarow_rules *rules, inarow_position *position,
                       inarow_facts *facts)
{
    inarow_state *state = &position->state;
    inarow_win win = rules->spec.win[facts->action.colour];
    /* Rows found before the captures were lifted may no longer exist. */
    state->standing =
        is_answer(position, facts) ? INAROW_NOWHERE : facts->undo.before.standing;
    if (state->standing != INAROW_NOWHERE)
        state->standing_colour = standing_colour(position, facts);
    if (!win.survives || !wins(win, facts->made))
        return;
    facts->breakable = win.survives == INAROW_IF_BREAKABLE &&
                       rules->spec.capture.lengths &&
                       is_breakable(rules, position, facts);
    if (!awaits_answer(rules, facts))
        return;
    state->standing = facts->made_at;
    state->standing_colour = facts->action.colour;
}
