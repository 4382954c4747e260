/* Slow versions of perft and play-outs, which play and judge each action. Tests
 * compare their results with those of the fast versions. */
#ifndef INAROW_CORE_TWINS_H
#define INAROW_CORE_TWINS_H

#include "../inarow.h"

bool inarow_perft_checked(const inarow_rules *rules, inarow_position *position, int depth,
                          inarow_perft *plies);
int inarow_playout_checked(const inarow_rules *rules, inarow_position *position,
                           uint64_t *seed, inarow_outcome *outcome);
void inarow_playouts_checked(const inarow_rules *rules, inarow_position *position,
                             uint64_t *seed, uint64_t games, inarow_tally *tally);

#endif
