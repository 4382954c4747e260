/* Checks an action. During the opening, the steps of the phase decide, and afterwards
 * the rules of free play. */
#include "action.h"
#include "budget.h"
#include "forbidden.h"
#include "reach.h"

inarow_action inarow_play_at(inarow_point point)
{
    return (inarow_action){
        .verb = INAROW_PLAY, .seat = INAROW_ANY, .colour = INAROW_ANY, .point = {point}};
}

/* Checks a move of a stone by a colour that has no stones left to place. */
static inarow_reason check_move(const inarow_rules *rules,
                                const inarow_position *position,
                                const inarow_action *action)
{
    uint8_t colour = position->state.turn;
    inarow_point from = action->point[0], to = action->point[1];
    if (!may_move(rules, position, colour))
        return INAROW_REASON_NOT_NOW;
    if (!inarow_on_board(rules, INAROW_X(from), INAROW_Y(from)) ||
        !inarow_on_board(rules, INAROW_X(to), INAROW_Y(to)))
        return INAROW_REASON_OFF_BOARD;
    if (inarow_at(rules, position, from) != colour)
        return INAROW_REASON_NO_STONE;
    if (inarow_at(rules, position, to) != INAROW_ANY)
        return INAROW_REASON_OCCUPIED;
    if (!is_in_reach(rules, position, from, to))
        return INAROW_REASON_OUTSIDE_REGION;
    return check_made(rules, position, colour, to, from);
}

/* Checks the removal of the player's own stone from the bottom row. */
static inarow_reason check_pop(const inarow_rules *rules, const inarow_position *position,
                               const inarow_action *action)
{
    inarow_point point = action->point[0];
    if (!rules->spec.pop)
        return INAROW_REASON_NOT_NOW;
    if (!inarow_on_board(rules, INAROW_X(point), INAROW_Y(point)))
        return INAROW_REASON_OFF_BOARD;
    if (!has_bit(rules->bottom, point))
        return INAROW_REASON_OUTSIDE_REGION;
    return inarow_at(rules, position, point) == position->state.turn
               ? INAROW_OK
               : INAROW_REASON_NO_STONE;
}

/* Returns the colour of a shared stone. If there are several shared colours and the
 * action names none, returns a colour that does not exist. */
__attribute__((cold, noinline)) static uint8_t shared_colour(const inarow_rules *rules,
                                                             const inarow_action *action)
{
    return action->colour == INAROW_ANY && rules->spec.shared == 1 ? 0 : action->colour;
}

/* Returns the colour of the stone that an action places after the opening. */
static inline uint8_t colour_to_place(const inarow_rules *rules,
                                      const inarow_position *position,
                                      const inarow_action *action)
{
    return RARELY(rules->spec.shared) ? shared_colour(rules, action)
                                      : position->state.turn;
}

/* Checks a shared stone. No patterns are forbidden for shared stones. */
__attribute__((cold, noinline)) static inarow_reason
check_shared_stone(const inarow_rules *rules, const inarow_position *position,
                   const inarow_action *action)
{
    uint8_t colour = shared_colour(rules, action);
    return colour < rules->spec.shared
               ? check_stone(rules, position, colour, action->point[0])
               : INAROW_REASON_BAD_ACTION;
}

static inarow_reason check_placing(const inarow_rules *rules,
                                   const inarow_position *position,
                                   const inarow_action *action)
{
    if (RARELY(rules->spec.shared))
        return check_shared_stone(rules, position, action);
    inarow_point point = action->point[0];
    uint8_t colour = position->state.turn;
    if (action->colour != INAROW_ANY && action->colour != colour)
        return INAROW_REASON_NOT_YOUR_TURN;
    inarow_reason reason = check_stone(rules, position, colour, point);
    if (reason != INAROW_OK)
        return reason;
    return check_made(rules, position, colour, point, INAROW_NOWHERE);
}

static inarow_reason check_rotation(const inarow_rules *rules,
                                    const inarow_action *action)
{
    if (action->verb != INAROW_ROTATE)
        return INAROW_REASON_NOT_NOW;
    if (action->number != INAROW_LEFT && action->number != INAROW_RIGHT)
        return INAROW_REASON_WRONG_COUNT;
    return block_at(&rules->spec, action->point[0]) ? INAROW_OK
                                                    : INAROW_REASON_OUTSIDE_REGION;
}

/* Checks an action after the opening: a stone of the colour to move, or a pass. */
static inarow_reason check_free(const inarow_rules *rules,
                                const inarow_position *position,
                                const inarow_action *action)
{
    const inarow_state *state = &position->state;
    if (action->seat != INAROW_ANY && action->seat != state->holder[state->turn])
        return INAROW_REASON_NOT_YOUR_TURN;
    if (RARELY(state->is_to_rotate))
        return check_rotation(rules, action);
    switch (action->verb) {
    case INAROW_PASS:
        return rules->spec.pass ? INAROW_OK : INAROW_REASON_PASS_NOT_ALLOWED;
    case INAROW_PLAY:
        return check_placing(rules, position, action);
    case INAROW_MOVE:
        return check_move(rules, position, action);
    case INAROW_REMOVE:
        return check_pop(rules, position, action);
    default:
        return INAROW_REASON_NOT_NOW;
    }
}

/* Returns the lowest point of the board in the column through a point, or the point
 * itself if there is none. */
static inarow_point bottom_point(const inarow_rules *rules, inarow_point point)
{
    struct place at = place_in_fall(rules, point);
    uint32_t line = rules->board[at.line];
    return line ? point_in_fall(rules, point, __builtin_ctz(line) - at.bit) : point;
}

inarow_reason check_action(const inarow_rules *rules, const inarow_position *position,
                           inarow_action *action, const inarow_step **step)
{
    inarow_reason reason = INAROW_REASON_BAD_ACTION;
    *step = NULL;
    if (action->verb > INAROW_ROTATE ||
        (action->verb == INAROW_OFFER && action->number > INAROW_OFFERS))
        return INAROW_REASON_BAD_ACTION;
    inarow_point *point = &action->point[0], through = *point ^ INAROW_FALLING(0);
    if (rules->spec.gravity && *point != INAROW_NOWHERE && *point & INAROW_FALLING(0) &&
        through < INAROW_POINT(0, rules->height) && INAROW_X(through) < rules->width) {
        *point = action->verb == INAROW_PLAY ? landing_point(rules, position, through)
                                             : bottom_point(rules, through);
        if (*point == INAROW_NOWHERE)
            return INAROW_REASON_COLUMN_FULL;
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
    if (action->verb == INAROW_PLAY)
        return step ? action->colour : colour_to_place(rules, position, action);
    return position->state.turn;
}

inarow_reasons made_by_shared(const inarow_rules *rules, const inarow_position *position,
                              const inarow_action *done)
{
    uint8_t player = colour_held_by(rules, &position->state, done->seat);
    return makes_for_player(rules, position, player, done->colour, done->point[0]);
}

inarow_reasons fouls_of(const inarow_rules *rules, const inarow_position *position,
                        const inarow_step *step, const inarow_action *done)
{
    inarow_reasons bad =
        inarow_forbids(rules, done->colour, what_is_made(rules, position, step, done));
    return bad & ~exempted_of(rules, position, done, bad);
}

inarow_reasons inarow_fouls_of(const inarow_rules *rules, const inarow_position *position,
                               inarow_action *action)
{
    const inarow_step *step;
    inarow_reasons fouls = 0;
    if (check_action(rules, position, action, &step) != INAROW_OK)
        return 0;
    if (action->verb == INAROW_OFFER) {
        action->colour = step->colour;
        for (int i = 0; i < action->number; i++)
            fouls |= inarow_fouls(rules, position, step->colour, INAROW_NOWHERE,
                                  action->point[i]);
        return fouls;
    }
    if (stone_of(action) == INAROW_NOWHERE)
        return 0;
    action->colour = colour_of(rules, position, step, action);
    return fouls_of(rules, position, step, action);
}

inarow_reason inarow_check(const inarow_rules *rules, const inarow_position *position,
                           const inarow_action *action)
{
    const inarow_step *step;
    inarow_action done;
    copy_action(&done, action);
    inarow_reason reason = check_action(rules, position, &done, &step);
    if (reason == INAROW_OK && stone_of(&done) != INAROW_NOWHERE) {
        done.colour = colour_of(rules, position, step, &done);
        if (rules->spec.forbid[done.colour] & INAROW_BIT(DOUBLE_THREE) &&
            what_is_made(rules, position, step, &done) & INAROW_BIT(TOO_DEEP))
            reason = INAROW_REASON_TOO_DEEP;
    }
    return is_spent() ? INAROW_REASON_STOPPED : reason;
}
