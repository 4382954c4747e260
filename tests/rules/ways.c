/* Compares the two ways of a batch: the fast one for games in which stones are placed,
 * and the general one. They write the same bytes. */
#include <stdlib.h>
#include <string.h>
#include "../../csrc/batch/slot.h"
#include "batch.h"

enum { SIDE_BY_SIDE = 4 };

/* A batch and its output for all games, one array after the other. */
struct stepped {
    inarow_batch *batch;
    inarow_batch_arrays arrays;
    uint8_t *bytes;
    size_t size;
};

static struct stepped open_stepped(const inarow_rules *rules, uint64_t seed, bool safe,
                                   bool placed)
{
    inarow_batch_options options = {.games = SIDE_BY_SIDE, .seed = seed, .safe = safe};
    struct stepped one = {.batch = malloc(inarow_batch_size(rules, &options))};
    inarow_batch_open(one.batch, rules, &options);
    one.batch->is_placed &= placed;
    inarow_batch_shape shape = inarow_batch_shape_of(one.batch);
    size_t rewards = SIDE_BY_SIDE * shape.seats * sizeof(float);
    size_t planes = SIDE_BY_SIDE * (size_t)shape.planes * shape.cells;
    one.size = rewards + 2 * planes + SIDE_BY_SIDE * (shape.ids + 4);
    uint8_t *at = one.bytes = calloc(one.size, 1);
    one.arrays.actions = malloc(SIDE_BY_SIDE * sizeof(int32_t));
    one.arrays.rewards = (float *)at;
    one.arrays.observation = at += rewards;
    one.arrays.final_observation = at += planes;
    one.arrays.terminated = at += planes;
    one.arrays.truncated = at += SIDE_BY_SIDE;
    one.arrays.actor = at += SIDE_BY_SIDE;
    one.arrays.reason = at += SIDE_BY_SIDE;
    one.arrays.mask = at + SIDE_BY_SIDE;
    inarow_batch_reset(one.batch, 0, SIDE_BY_SIDE, NULL, &one.arrays);
    return one;
}

static void step_all(struct stepped one)
{
    inarow_batch_sample(one.batch, 0, SIDE_BY_SIDE, one.arrays.actions);
    inarow_batch_step(one.batch, 0, SIDE_BY_SIDE, &one.arrays);
}

static void close_stepped(struct stepped one)
{
    free(one.batch);
    free(one.bytes);
    free(one.arrays.actions);
}

const char *compare_ways(const inarow_rules *rules, uint64_t seed, int steps, bool safe)
{
    struct stepped one = open_stepped(rules, seed, safe, true);
    struct stepped other = open_stepped(rules, seed, safe, false);
    size_t bytes = inarow_position_size(rules);
    const char *fault = NULL;
    for (int step = 0; step < steps && !fault; step++) {
        step_all(one);
        step_all(other);
        if (memcmp(one.bytes, other.bytes, one.size) != 0)
            fault = "the fast way writes other bytes";
        for (uint32_t i = 0; i < SIDE_BY_SIDE && !fault; i++) {
            if (memcmp(inarow_batch_position(one.batch, i),
                       inarow_batch_position(other.batch, i), bytes) != 0)
                fault = "the fast way leaves another position";
        }
    }
    close_stepped(one);
    close_stepped(other);
    return fault;
}
