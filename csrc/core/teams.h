/* Handles teams: colours that play together and capture together. */
#ifndef INAROW_CORE_TEAMS_H
#define INAROW_CORE_TEAMS_H

#include "layout.h"

/* Returns true if two colours are on one team. */
static inline bool same_team(const inarow_spec *spec, int a, int b)
{
    return a == b || (spec->team[a] && spec->team[a] == spec->team[b]);
}

/* Returns the first colour of a colour's team in turn order, which represents the
 * team. */
static inline uint8_t first_of_team(const inarow_spec *spec, int colour)
{
    uint8_t first = 0;
    while (!same_team(spec, first, colour))
        first++;
    return first;
}

/* Adds captured stones of a colour, up to the largest number that fits. */
static inline void add_taken(inarow_state *state, int colour, int stones)
{
    int all = state->taken[colour] + stones;
    state->taken[colour] = (uint16_t)(all > UINT16_MAX ? UINT16_MAX : all);
}

/* Returns the number of stones that a colour's team has captured. */
static inline uint16_t taken_by_team(const inarow_spec *spec, const uint16_t *taken,
                                     int colour)
{
    int all = 0;
    for (int c = 0; c < spec->colours; c++)
        all += same_team(spec, c, colour) ? taken[c] : 0;
    return (uint16_t)(all > UINT16_MAX ? UINT16_MAX : all);
}

#endif
