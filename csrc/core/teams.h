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

/* Count stones that a colour took; more than can be counted are as many as can be. */
static inline void add_taken(inarow_state *state, int colour, int stones)
{
    int all = state->taken[colour] + stones;
    state->taken[colour] = (uint16_t)(all > UINT16_MAX ? UINT16_MAX : all);
}

/* What a colour's team took together, of counts by colour. */
static inline uint16_t taken_by_team(const inarow_spec *spec, const uint16_t *taken,
                                     int colour)
{
    int all = 0;
    for (int c = 0; c < spec->colours; c++)
        all += same_team(spec, c, colour) ? taken[c] : 0;
    return (uint16_t)(all > UINT16_MAX ? UINT16_MAX : all);
}

#endif
