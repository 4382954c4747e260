/* Games in which two colours do nothing but place stones, on a full rectangle: most of
 * those that programs learn, and most of each game's steps. */
#ifndef INAROW_BATCH_PLACED_H
#define INAROW_BATCH_PLACED_H

#include "slot.h"

/* Are the rules such, once the opening is over? Else place_id does nothing. */
INTERNAL void prepare_placing(inarow_batch *batch);

/* Carry out an id that places a stone, as inarow_play, inarow_lift and inarow_judge
 * would, and find the legal ids if the game goes on. False, and nothing is done, if there
 * is more to an id than that. */
INTERNAL bool place_id(const inarow_batch *batch, struct slot *slot, int32_t id);

#endif
