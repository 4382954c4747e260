/* Lists the legal actions one by one, for callers that do not need an array. */
#ifndef INAROW_CORE_LEGAL_H
#define INAROW_CORE_LEGAL_H

#include "phase.h"

/* A receiver of actions. It receives each action in turn until it has enough. Embed it
 * in a struct with the data that it needs. */
struct sink {
    void (*take)(struct sink *sink, const inarow_action *action);
    bool has_enough;
};

/* Lists the actions in the order of inarow_legal. */
INTERNAL void each_legal(const inarow_rules *rules, const inarow_position *position,
                         struct sink *sink);

/* Finds the points where the colour to move may place a stone after the opening, as
 * bits of each column. */
INTERNAL void legal_columns(const inarow_rules *rules, const inarow_position *position,
                            uint32_t column[INAROW_SIDE]);

/* Returns true if there are shared stones left. */
INTERNAL bool has_shared_stone(const inarow_spec *spec, const inarow_state *state);

/* Returns true if there are stones left for the player to move. */
static inline bool has_stone_to_place(const inarow_spec *spec, const inarow_state *state)
{
    if (RARELY(spec->shared))
        return has_shared_stone(spec, state);
    return !spec->supply[state->turn] || state->supply[state->turn] > 0;
}

/* Returns true if it is possible that no action is legal. This is checked after every
 * action and is rarely true. */
static inline bool may_be_stuck(const inarow_rules *rules, const inarow_state *state)
{
    const inarow_spec *spec = &rules->spec;
    if (state->phase < rules->phases)
        return true;
    return !spec->pass && (state->vacant == 0 || !has_stone_to_place(spec, state) ||
                           spec->refuse & spec->forbid[state->turn]);
}

/* Returns true if the colour to move may pop one of its stones from the bottom row. */
INTERNAL bool can_pop(const inarow_rules *rules, const inarow_position *position);

/* Returns true if any action is legal. */
INTERNAL bool can_act(const inarow_rules *rules, const inarow_position *position);

/* Finds the forbidden points of a colour whose penalty is refusal instead of loss, and
 * the points that are too deep to judge. The colour has refused patterns. */
INTERNAL void refused_points(const inarow_rules *rules, const inarow_position *position,
                             uint8_t colour, inarow_set *points);

#endif
