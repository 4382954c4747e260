/* The legal actions one by one, for callers that do not need an array. */
#ifndef INAROW_CORE_LEGAL_H
#define INAROW_CORE_LEGAL_H

#include "phase.h"

/* Receives each action in turn until it has enough. Embed it in a struct with the data
 * that it needs. */
struct sink {
    void (*take)(struct sink *sink, const inarow_action *action);
    bool has_enough;
};

/* Lists the actions in the order of inarow_legal. */
INTERNAL void each_legal(const inarow_rules *rules, const inarow_position *position,
                         struct sink *sink);

/* After the opening: the points where the colour to move may place a stone, as bits of
 * each column. */
INTERNAL void legal_columns(const inarow_rules *rules, const inarow_position *position,
                            uint32_t column[INAROW_SIDE]);

/* Are there shared stones left? */
INTERNAL bool has_shared_stone(const inarow_spec *spec, const inarow_state *state);

/* Are there stones left for the player to move? */
static inline bool has_stone_to_place(const inarow_spec *spec, const inarow_state *state)
{
    if (RARELY(spec->shared))
        return has_shared_stone(spec, state);
    return !spec->supply[state->turn] || state->supply[state->turn] > 0;
}

/* Is it possible that no action is legal? Rarely; this is checked after every action. */
static inline bool may_be_stuck(const inarow_rules *rules, const inarow_state *state)
{
    const inarow_spec *spec = &rules->spec;
    if (state->phase < rules->phases)
        return true;
    return !spec->pass && (state->vacant == 0 || !has_stone_to_place(spec, state) ||
                           spec->refuse & spec->forbid[state->turn]);
}

/* May the colour to move pop an own stone from the bottom row? */
INTERNAL bool can_pop(const inarow_rules *rules, const inarow_position *position);

/* Is any action legal? */
INTERNAL bool can_act(const inarow_rules *rules, const inarow_position *position);

/* For a colour with refused patterns: the forbidden points whose penalty is refusal,
 * not loss; and the points that are too deep to judge. */
INTERNAL void refused_points(const inarow_rules *rules, const inarow_position *position,
                             uint8_t colour, inarow_set *points);

#endif
