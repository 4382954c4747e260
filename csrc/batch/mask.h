/* Finds the legal ids of a game. */
#ifndef INAROW_BATCH_MASK_H
#define INAROW_BATCH_MASK_H

#include "slot.h"

/* Finds the legal ids for the current state of a game. */
INTERNAL void find_legal_ids(const inarow_batch *batch, struct slot *slot);

/* Finds the points that the next id of an offer may add to the chosen points. */
INTERNAL void points_to_offer_next(const inarow_batch *batch, const struct slot *slot,
                                   inarow_set *points);

#endif
