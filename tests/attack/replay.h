/* Lines of continuous fours, played by the rules: through inarow.h alone. */
#ifndef ATTACK_REPLAY_H
#define ATTACK_REPLAY_H

#include "../../csrc/inarow_attack.h"

/* What is wrong with a line that is said to win for the colour; NULL if nothing is: each
 * of its stones is legal and makes a four, each answer is forced, and the five wins. The
 * position is played on. */
const char *replay(const inarow_rules *rules, inarow_position *position, uint8_t colour,
                   const inarow_attack_line *line);

#endif
