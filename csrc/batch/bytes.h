/* Sets of points as bits in a line, row by row, and as bytes of 0 and 1. */
#ifndef INAROW_BATCH_BYTES_H
#define INAROW_BATCH_BYTES_H

#include "../core/bits.h"
#include "../core/layout.h"
#include "../inarow_batch.h"

/* Set the bits of all rows of the grid in a line of bits, from bit `first` on. */
static inline void line_up(const uint32_t *row, const inarow_batch_shape *shape,
                           uint32_t first, uint64_t *bits)
{
    uint64_t word = 0;
    uint32_t used = first % 64;
    bits += first / 64;
    for (uint32_t y = 0; y < shape->height; y++) {
        word |= (uint64_t)row[y] << used;
        used += shape->width;
        if (used < 64)
            continue;
        used -= 64;
        *bits++ |= word;
        word = (uint64_t)row[y] >> (shape->width - used);
    }
    if (used > 0)
        *bits |= word;
}

/* Write this many bits as bytes. */
INTERNAL void write_bits(const uint64_t *bits, uint32_t count, uint8_t *to);

/* Write all rows of the grid as bytes. */
INTERNAL void write_rows(const uint32_t *row, const inarow_batch_shape *shape,
                         uint8_t *to);

#endif
