/* Converts sets of points to one row of bits, row by row, and to bytes of 0 and 1. */
#ifndef INAROW_BATCH_BYTES_H
#define INAROW_BATCH_BYTES_H

#include "../core/bits.h"
#include "../core/layout.h"
#include "../inarow_batch.h"

/* Sets the bits of all rows of the grid one after another, from bit `first` on. */
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

/* Writes this number of bits as bytes. */
INTERNAL void write_bits(const uint64_t *bits, uint32_t count, uint8_t *to);

/* Writes all rows of the grid as bytes. */
INTERNAL void write_rows(const uint32_t *row, const inarow_batch_shape *shape,
                         uint8_t *to);

#endif
