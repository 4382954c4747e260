/* Finds out who is to act, and whether the opening is over. */
#ifndef INAROW_CORE_TURN_H
#define INAROW_CORE_TURN_H

#include "bits.h"
#include "layout.h"

/* Returns true if the opening is over. */
static inline bool play_is_free(const inarow_rules *rules,
                                const inarow_position *position)
{
    return position->state.phase >= rules->phases;
}

/* Returns the seat that a step is for. */
INTERNAL uint8_t actor_of(const inarow_rules *rules, const inarow_position *position,
                          const inarow_step *step);

/* Returns the colour that a seat holds. If there are several, returns the first
 * colour, and if there is none, ANY. */
INTERNAL uint8_t colour_held_by(const inarow_rules *rules, const inarow_state *state,
                                uint8_t seat);

/* Returns true if a colour now moves its stones, because it has none left to place. */
static inline bool may_move(const inarow_rules *rules, const inarow_position *position,
                            uint8_t colour)
{
    return rules->spec.move != INAROW_STAY && position->state.supply[colour] == 0;
}

/* Returns the number of points that the step's offer has. */
INTERNAL int points_to_offer(const inarow_position *position, const inarow_step *step);

/* Ends a move after a stone or a pass. The next colour in turn order is to move,
 * unless the turn has stones left. */
static inline void end_move(const inarow_rules *rules, inarow_state *state,
                            uint8_t colour, uint8_t seat)
{
    const inarow_spec *spec = &rules->spec;
    state->mover = seat;
    state->moves++;
    if (state->left > 1 && !state->passes) {
        state->left--;
        return;
    }
    if (RARELY(spec->blocks) && !state->passes && state->phase >= rules->phases) {
        state->is_to_rotate = true;
        return;
    }
    state->turn = following(spec, colour);
    state->left = spec->each_turn;
}

/* Returns the colour of the player in a seat. With shared stones, this is not the
 * colour of the stone. */
static inline uint8_t player_of_stone(const inarow_rules *rules,
                                      const inarow_state *state, uint8_t colour,
                                      uint8_t seat)
{
    return RARELY(rules->spec.shared) ? colour_held_by(rules, state, seat) : colour;
}

/* Counts a stone of the colour `mover`, placed by the player in a seat. */
static inline void count_stone(const inarow_rules *rules, inarow_state *state,
                               inarow_point point, uint8_t colour, uint8_t mover,
                               uint8_t seat)
{
    state->last = point;
    state->vacant--;
    if (state->supply[colour])
        state->supply[colour]--;
    state->passes = 0;
    state->offers = 0;
    end_move(rules, state, mover, seat);
}

#endif
