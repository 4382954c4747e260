/* The legal actions one by one, for whoever does not want them as an array. */
#ifndef INAROW_CORE_LEGAL_H
#define INAROW_CORE_LEGAL_H

#include "phase.h"

/* Receives each action in turn until it has enough; embedded in what it needs to
 * remember. */
struct sink {
    void (*take)(struct sink *sink, const inarow_action *action);
    bool has_enough;
};

/* In the order of inarow_legal. */
INTERNAL void each_legal(const inarow_rules *rules, const inarow_position *position,
                         struct sink *sink);

/* Once play is free: where the colour to move may place a stone, each column's points as
 * bits. */
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

/* May it be that nothing can be done? Seldom: it is asked after every action. */
static inline bool may_be_stuck(const inarow_rules *rules, const inarow_state *state)
{
    const inarow_spec *spec = &rules->spec;
    if (state->phase < rules->phases)
        return true;
    return !spec->pass && (state->vacant == 0 || !has_stone_to_place(spec, state) ||
                           spec->refuse & spec->forbid[state->turn]);
}

/* May the colour to move take an own stone off the bottom? */
INTERNAL bool can_pop(const inarow_rules *rules, const inarow_position *position);

/* Can anything be done at all? */
INTERNAL bool can_act(const inarow_rules *rules, const inarow_position *position);

/* Of the forbidden points, those that are refused and not lost, and those of which it
 * takes too long to tell: of a colour that some are refused to. */
INTERNAL void refused_points(const inarow_rules *rules, const inarow_position *position,
                             uint8_t colour, inarow_set *points);

#endif
