/* Games of a batch, step by step beside the core. */
#ifndef TESTS_RULES_BATCH_H
#define TESTS_RULES_BATCH_H

#include "../../csrc/inarow_batch.h"

/* Play games of a batch at random for a number of steps. Returns NULL, or what differs
 * from the core, which lists, plays and judges each action once more. */
const char *compare_batch(const inarow_rules *rules, uint64_t seed, int steps, bool safe);

/* Step games of a batch in the fast way and in the one for all games. Returns NULL, or
 * what differs. */
const char *compare_ways(const inarow_rules *rules, uint64_t seed, int steps, bool safe);

/* Numbers of steps and masks that compare_batch has compared. */
extern unsigned long compared_steps, compared_masks;

#endif
