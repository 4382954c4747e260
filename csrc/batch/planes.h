/* Writes the planes of an observation. */
#ifndef INAROW_BATCH_PLANES_H
#define INAROW_BATCH_PLANES_H

#include "slot.h"

/* Lists the planes that the rules need. */
INTERNAL void list_planes(inarow_batch *batch);

/* Writes a game's planes: shape.planes * shape.cells bytes. `turn` is the turn of the
 * player who is to act. */
INTERNAL void write_observation(const inarow_batch *batch, const struct slot *slot,
                                inarow_turn turn, uint8_t *observation);

#endif
