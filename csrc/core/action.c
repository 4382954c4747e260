/* Checking an action, in the opening as its steps allow and then by the rules of free
 * play. */
#include <stdlib.h>
#include "action.h"

inarow_action inarow_play_at(inarow_point point)
{
    return (inarow_action){
        .verb = INAROW_PLAY, .seat = INAROW_ANY, .colour = INAROW_ANY, .point = {point}};
}

/* Moving an own stone, once none is left to place. */
static inarow_reason check_move(const inarow_rules *rules,
                                const inarow_position *position,
                                const inarow_action *action)
{
    const inarow_spec *spec = &rules->spec;
    uint8_t colour = position->state.turn;
    inarow_point from = action->point[0], to = action->point[1];
    if (!may_move(rules, position, colour))
        return INAROW_NOT_NOW;
    if (!inarow_on_board(rules, INAROW_X(from), INAROW_Y(from)) ||
        !inarow_on_board(rules, INAROW_X(to), INAROW_Y(to)))
        return INAROW_OFF_BOARD;
    if (inarow_at(rules, position, from) != colour)
        return INAROW_NO_STONE;
    if (inarow_at(rules, position, to) != INAROW_ANY)
        return INAROW_OCCUPIED;
    if (spec->move == INAROW_ADJACENT && (abs(INAROW_X(from) - INAROW_X(to)) > 1 ||
                                          abs(INAROW_Y(from) - INAROW_Y(to)) > 1))
        return INAROW_OUTSIDE_REGION;
    return check_made(rules, position, colour, to, from);
}

/* Taking an own stone off the bottom row. */
static inarow_reason check_pop(const inarow_rules *rules, const inarow_position *position,
                               const inarow_action *action)
{
    inarow_point point = action->point[0];
    if (!rules->spec.pop)
        return INAROW_NOT_NOW;
    if (!inarow_on_board(rules, INAROW_X(point), INAROW_Y(point)))
        return INAROW_OFF_BOARD;
    if (INAROW_Y(point) > 0)
        return INAROW_OUTSIDE_REGION;
    return inarow_at(rules, position, point) == position->state.turn ? INAROW_OK
                                                                     : INAROW_NO_STONE;
}

static inarow_reason check_placing(const inarow_rules *rules,
                                   const inarow_position *position, inarow_point point)
{
    uint8_t colour = position->state.turn;
    inarow_reason reason = check_stone(rules, position, colour, point);
    if (reason != INAROW_OK)
        return reason;
    return check_made(rules, position, colour, point, INAROW_NOWHERE);
}

/* Once the opening is over: a stone of the colour to move, or a pass. */
static inarow_reason check_free(const inarow_rules *rules,
                                const inarow_position *position,
                                const inarow_action *action)
{
    const inarow_state *state = &position->state;
    if (action->seat != INAROW_ANY && action->seat != state->holder[state->turn])
        return INAROW_NOT_YOUR_TURN;
    bool own = action->colour == INAROW_ANY || action->colour == state->turn;
    switch (action->verb) {
    case INAROW_PASS:
        return rules->spec.pass ? INAROW_OK : INAROW_PASS_NOT_ALLOWED;
    case INAROW_PLAY:
        return own ? check_placing(rules, position, action->point[0])
                   : INAROW_NOT_YOUR_TURN;
    case INAROW_MOVE:
        return check_move(rules, position, action);
    case INAROW_REMOVE:
        return check_pop(rules, position, action);
    default:
        return INAROW_NOT_NOW;
    }
}

inarow_reason check_action(const inarow_rules *rules, const inarow_position *position,
                           inarow_action *action, const inarow_step **step)
{
    inarow_reason reason = INAROW_BAD_ACTION;
    *step = NULL;
    if (action->verb > INAROW_ROLL ||
        (action->verb == INAROW_OFFER && action->number > INAROW_OFFERS))
        return INAROW_BAD_ACTION;
    int x = INAROW_X(action->point[0]);
    if (rules->spec.gravity && action->point[0] == INAROW_COLUMN(x) &&
        x < rules->spec.width) {
        bool falls = action->verb == INAROW_PLAY;
        action->point[0] = falls ? landing_point(rules, position, x) : INAROW_POINT(x, 0);
        if (action->point[0] == INAROW_NOWHERE)
            return INAROW_COLUMN_FULL;
    }
    if (play_is_free(rules, position))
        return check_free(rules, position, action);
    *step = find_step(rules, position, action, &reason);
    return reason;
}

uint8_t colour_of(const inarow_rules *rules, const inarow_position *position,
                  const inarow_step *step, const inarow_action *action)
{
    if (step && step->colour != INAROW_ANY)
        return step->colour;
    if (step && action->verb == INAROW_REMOVE)
        return inarow_at(rules, position, action->point[0]);
    return step && action->verb == INAROW_PLAY ? action->colour : position->state.turn;
}

unsigned what_is_made(const inarow_rules *rules, const inarow_position *position,
                      const inarow_step *step, const inarow_action *done)
{
    inarow_point stone = stone_of(done);
    if (stone == INAROW_NOWHERE)
        return 0;
    unsigned made = inarow_makes_moved(
        rules, position, done->colour,
        done->verb == INAROW_MOVE ? done->point[0] : INAROW_NOWHERE, stone);
    return step && colour_is_open(step) ? made & (INAROW_FIVE | INAROW_OVERLINE) : made;
}

inarow_reason inarow_check(const inarow_rules *rules, const inarow_position *position,
                           const inarow_action *action)
{
    const inarow_step *step;
    inarow_action done;
    copy_action(&done, action);
    inarow_reason reason = check_action(rules, position, &done, &step);
    if (reason != INAROW_OK || stone_of(&done) == INAROW_NOWHERE)
        return reason;
    done.colour = colour_of(rules, position, step, &done);
    return rules->spec.forbid[done.colour] & INAROW_DOUBLE_THREE &&
                   what_is_made(rules, position, step, &done) & INAROW_UNDECIDED
               ? INAROW_TOO_DEEP
               : INAROW_OK;
}
