/* Teams: colours that play together, and what they have taken together. */
#ifndef INAROW_CORE_TEAMS_H
#define INAROW_CORE_TEAMS_H

#include "layout.h"

/* Are two colours on one team? */
static inline bool same_team(const inarow_spec *spec, int a, int b)
{
    return a == b || (spec->team[a] && spec->team[a] == spec->team[b]);
}

/* The first colour of a colour's team in turn order: it stands for the team. */
static inline uint8_t first_of_team(const inarow_spec *spec, int colour)
{
    uint8_t first = 0;
    while (!same_team(spec, first, colour))
        first++;
    return first;
}

/* Count stones that were taken; more than can be counted are as many as can be. */
static inline void add_taken(inarow_state *state, int team, int stones)
{
    int all = state->taken[team] + stones;
    state->taken[team] = (uint16_t)(all > UINT16_MAX ? UINT16_MAX : all);
}

#endif
