/* Plays lines of continuous fours by the rules, and uses only inarow.h. */
#ifndef ATTACK_REPLAY_H
#define ATTACK_REPLAY_H

#include "../../csrc/inarow_attack.h"

/* Returns the fault of a line that is claimed to win for the colour, or NULL. Each of
 * its stones must be legal and make a four, each answer must be forced, and the five
 * must win. The line's moves are played in the position. */
const char *replay(const inarow_rules *rules, inarow_position *position, uint8_t colour,
                   const inarow_attack_line *line);

#endif
