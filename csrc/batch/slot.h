/* The memory layout of a batch. First come its head and the starts, and then one slot
 * per game. */
#ifndef INAROW_BATCH_SLOT_H
#define INAROW_BATCH_SLOT_H

#include "../inarow_batch.h"
#include "../core/phase.h"
#include "../core/placing.h"

/* The ways in which a game ended: by an outcome, or after too many steps. */
enum { ENDED = 1, CUT_OFF };

/* One game. Its position, its legal ids and its history follow in memory. */
struct slot {
    uint64_t seed, sampler; /* seed for starts and dice; seed for samples */
    uint32_t steps, start;
    inarow_outcome outcome;
    uint8_t over;   /* ENDED or CUT_OFF if no new game has begun; otherwise 0 */
    uint8_t chosen; /* number of points already chosen for an offer or a move */
    inarow_point point[INAROW_OFFERS];
};

struct inarow_batch {
    const inarow_rules *rules;
    uint32_t games, most_steps, starts;
    uint8_t reset;
    bool safe, channels_last;
    bool open_colour[INAROW_STEPS]; /* for each phase, true if its stones may be of
                                     * several colours */
    inarow_batch_shape shape;
    inarow_ids ids[INAROW_BATCH_IDS];
    uint8_t block_of[INAROW_MOVE_TO + 1]; /* block of each verb; for PLAY, the block
                                           * whose colour is given */
    inarow_plane plane[INAROW_BATCH_PLANES];
    bool is_placed;  /* true if only stones are placed after the opening (placed.h) */
    bool all_vacant; /* true if, in addition, nothing is forbidden */
    struct joins joins[2]; /* joins of winning rows after the opening, by colour */
    uint32_t position_bytes, legal_bytes; /* sizes of the parts of a slot, rounded up
                                           * like all sizes here */
    uint64_t slots;                       /* offset of the first slot, in bytes */
};

/* Converts a colour's number in a position to its number in ids and planes, and back.
 * The two numbers differ if the colours have been exchanged (step.majority). */
static inline uint8_t other_number(const inarow_position *position, uint8_t colour)
{
    return position->state.exchanged && colour < 2 ? 1 - colour : colour;
}

/* Sizes are rounded up to CACHE_LINE, so that threads that step neighbouring games
 * share no cache line. */
enum { CACHE_LINE = 64, NO_BLOCK = 0xff };

static inline size_t in_lines(size_t bytes)
{
    return (bytes + CACHE_LINE - 1) / CACHE_LINE * CACHE_LINE;
}

static inline const struct slot *slot_of(const inarow_batch *batch, uint32_t game)
{
    return (const void *)((const char *)batch + batch->slots +
                          (size_t)game * batch->shape.game_bytes);
}

static inline struct slot *slot_to_write(inarow_batch *batch, uint32_t game)
{
    return (void *)((char *)batch + batch->slots +
                    (size_t)game * batch->shape.game_bytes);
}

static inline const inarow_position *position_in(const struct slot *slot)
{
    return (const void *)((const char *)slot + in_lines(sizeof *slot));
}

static inline inarow_position *position_to_write(struct slot *slot)
{
    return (void *)((char *)slot + in_lines(sizeof *slot));
}

/* Returns the ids that may be chosen next, as bits. */
static inline const uint64_t *legal_in(const inarow_batch *batch, const struct slot *slot)
{
    return (const void *)((const char *)position_in(slot) + batch->position_bytes);
}

static inline uint64_t *legal_to_write(const inarow_batch *batch, struct slot *slot)
{
    return (void *)((char *)position_to_write(slot) + batch->position_bytes);
}

static inline bool is_in_mask(const inarow_batch *batch, const struct slot *slot,
                              int32_t id)
{
    return id >= 0 && (uint32_t)id < batch->shape.ids &&
           legal_in(batch, slot)[id / 64] >> id % 64 & 1;
}

/* The history has the id of each step, with DONE if the step completed an action. The
 * ROLLS numbers after the last id are rolls, encoded by their dice. Further numbers
 * are the points to which stones fell. With shared stones, there is such a number for
 * each point and colour. */
enum { DONE = 0x8000, ROLLS = 36, FALLS_OF_COLOUR = INAROW_POINT(0, INAROW_SIDE) };

static inline const uint16_t *history_of(const inarow_batch *batch,
                                         const struct slot *slot)
{
    return (const void *)((const char *)legal_in(batch, slot) + batch->legal_bytes);
}

static inline uint16_t *history_to_write(const inarow_batch *batch, struct slot *slot)
{
    return (void *)((char *)legal_to_write(batch, slot) + batch->legal_bytes);
}

#endif
