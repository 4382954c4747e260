/* Captures: stones bracketed by a move, and what lifting them counts for. */
#ifndef INAROW_CORE_CAPTURE_H
#define INAROW_CORE_CAPTURE_H

#include "rules.h"

/* Find what the stone just placed captures: facts->captured and the points. */
INTERNAL void find_captures(const inarow_rules *rules, const inarow_position *position,
                            inarow_facts *facts);

/* Put lifted stones back. */
INTERNAL void put_back(const inarow_rules *rules, inarow_position *position,
                       const inarow_facts *facts);

/* Are two colours on one team? */
static inline bool same_team(const inarow_spec *spec, int a, int b)
{
    return a == b || (spec->team[a] && spec->team[a] == spec->team[b]);
}

/* Count stones that were taken; more than can be counted are as many as can be. */
static inline void add_taken(inarow_state *state, int team, int stones)
{
    int all = state->taken[team] + stones;
    state->taken[team] = (uint16_t)(all > UINT16_MAX ? UINT16_MAX : all);
}

/* The first colour of a colour's team in turn order: it stands for the team. */
static inline uint8_t first_of_team(const inarow_spec *spec, int colour)
{
    uint8_t first = 0;
    while (!same_team(spec, first, colour))
        first++;
    return first;
}

#endif
