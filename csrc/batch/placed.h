/* Plays games in which two colours only place stones, on a full rectangle. Most games
 * that programs learn are of this kind, as are most steps of each game. */
#ifndef INAROW_BATCH_PLACED_H
#define INAROW_BATCH_PLACED_H

#include "slot.h"

/* Finds out whether the rules are of this kind after the opening. If they are not,
 * place_id does nothing. */
INTERNAL void prepare_placing(inarow_batch *batch);

/* Carries out an id that places a stone, as inarow_play, inarow_lift and inarow_judge
 * would. Finds the legal ids if the game goes on. If the id does more than place a
 * stone, returns false and changes nothing. */
INTERNAL bool place_id(const inarow_batch *batch, struct slot *slot, int32_t id);

#endif
