/* Compares games of a batch with the core at each step. */
#ifndef TESTS_RULES_BATCH_H
#define TESTS_RULES_BATCH_H

#include "../../csrc/inarow_batch.h"

/* Plays games of a batch at random for a number of steps. The core lists, plays and
 * judges each action too. Returns NULL, or the difference. */
const char *compare_batch(const inarow_rules *rules, uint64_t seed, int steps, bool safe);

/* Steps games of a batch in the fast way and in the general way. Returns NULL, or the
 * difference. */
const char *compare_ways(const inarow_rules *rules, uint64_t seed, int steps, bool safe);

/* Numbers of steps and masks that compare_batch has compared. */
extern unsigned long compared_steps, compared_masks;

#endif
