/* Finds out who is to act: the seat that a step is for, or the holder of the colour to
 * move. */
#include "turn.h"

uint8_t actor_of(const inarow_rules *rules, const inarow_position *position,
                 const inarow_step *step)
{
    const inarow_state *state = &position->state;
    if (step->by_seat != INAROW_ANY)
        return step->by_seat;
    if (step->by_colour != INAROW_ANY)
        return state->holder[step->by_colour];
    if (step->colour != INAROW_ANY)
        return state->holder[step->colour];
    return following(&rules->spec, state->mover);
}

int points_to_offer(const inarow_position *position, const inarow_step *step)
{
    return step->most ? step->most : position->state.declared;
}

uint8_t colour_held_by(const inarow_rules *rules, const inarow_state *state, uint8_t seat)
{
    for (uint8_t c = 0; c < rules->spec.colours; c++) {
        if (state->holder[c] == seat)
            return c;
    }
    return INAROW_ANY;
}

inarow_turn inarow_to_act(const inarow_rules *rules, const inarow_position *position)
{
    const inarow_state *state = &position->state;
    if (play_is_free(rules, position))
        return (inarow_turn){.seat = state->holder[state->turn],
                             .colour = state->turn,
                             .step = (uint8_t)rules->spec.steps};
    uint8_t first = rules->first_step[state->phase];
    const inarow_step *step = &rules->spec.step[first];
    inarow_turn turn = {.seat = actor_of(rules, position, step),
                        .colour = step->verb == INAROW_PLAY ? step->colour : INAROW_ANY,
                        .step = first,
                        .alternatives =
                            (uint8_t)(rules->first_step[state->phase + 1] - first)};
    if (turn.colour == INAROW_ANY)
        turn.colour = colour_held_by(rules, state, turn.seat);
    for (int i = 0; i < turn.alternatives; i++) {
        if (step[i].verb == INAROW_OFFER) {
            turn.least = turn.most = (uint8_t)points_to_offer(position, &step[i]);
            break;
        }
        if (step[i].verb == INAROW_DECLARE) {
            turn.least = step[i].least;
            turn.most = step[i].most;
        }
    }
    return turn;
}
