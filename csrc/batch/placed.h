/* Games in which two colours only place stones, on a full rectangle: most games that
 * programs learn, and most steps of each game. */
#ifndef INAROW_BATCH_PLACED_H
#define INAROW_BATCH_PLACED_H

#include "slot.h"

/* Are the rules of this kind after the opening? Otherwise place_id does nothing. */
INTERNAL void prepare_placing(inarow_batch *batch);

/* Carries out an id that places a stone, as inarow_play, inarow_lift and inarow_judge
 * would, and finds the legal ids if the game goes on. Returns false without doing
 * anything if the id does more than that. */
INTERNAL bool place_id(const inarow_batch *batch, struct slot *slot, int32_t id);

#endif
