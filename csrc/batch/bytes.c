/* Converts bits to bytes of 0 and 1, thirty-two at a time. */
#include "bytes.h"

/* Functions with vectors are inlined, so no vector crosses a call. */
#pragma GCC diagnostic ignored "-Wpsabi"

enum { AT_ONCE = 32 };
typedef uint32_t vector __attribute__((vector_size(AT_ONCE)));

INLINE void store(uint8_t *to, uint64_t bytes)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    bytes = __builtin_bswap64(bytes);
#endif
    memcpy(to, &bytes, sizeof bytes);
}

/* Each element of a vector holds four of the bits. A multiplication moves each of the
 * four bits to a byte of its own. The bytes of an element have the lowest byte first,
 * as on all machines with fast bits. */
INLINE void store_32(uint8_t *to, uint32_t bits, bool fast)
{
    if (fast) {
        const vector at = {0, 4, 8, 12, 16, 20, 24, 28};
        vector bytes = (bits >> at & 0xf) * 0x00204081 & 0x01010101;
        memcpy(to, &bytes, sizeof bytes);
    } else {
        for (int n = 0; n < AT_ONCE; n += 8)
            store(to + n, spread_bits(bits >> n, false));
    }
}

/* Writes bits that are too few to fill a vector. */
INLINE void write_few(uint64_t bits, uint32_t count, uint8_t *to, bool fast)
{
    for (; count >= 8; count -= 8, bits >>= 8, to += 8)
        store(to, spread_bits(bits, fast));
    for (uint32_t i = 0; i < count; i++)
        to[i] = bits >> i & 1;
}

/* The last vector may overlap the previous vector. */
INLINE void write_each(const uint64_t *bits, uint32_t count, uint8_t *to, bool fast)
{
    if (count < AT_ONCE) {
        write_few(bits[0], count, to, fast);
        return;
    }
    uint32_t last = count - AT_ONCE;
    for (uint32_t i = 0; i < last; i += AT_ONCE)
        store_32(to + i, (uint32_t)(bits[i / 64] >> i % 64), fast);
    uint64_t rest = bits[last / 64] >> last % 64;
    if (last % 64 > 64 - AT_ONCE)
        rest |= bits[last / 64 + 1] << (64 - last % 64);
    store_32(to + last, (uint32_t)rest, fast);
}

/* A vector is longer than a row, so it also overwrites the start of the next row. The
 * next row is written afterwards. */
INLINE void write_each_row(const uint32_t *row, const inarow_batch_shape *shape,
                           uint8_t *to, bool fast)
{
    if (shape->cells < AT_ONCE) {
        for (uint32_t y = 0; y < shape->height; y++, to += shape->width)
            write_few(row[y], shape->width, to, fast);
        return;
    }
    uint32_t last = shape->cells - AT_ONCE, rest = 0, y = 0;
    for (uint32_t at = 0; at < last; at += shape->width)
        store_32(to + at, row[y++], fast);
    int width = (int)shape->width, at = AT_ONCE - width;
    for (y = shape->height; at > -width; at -= width) {
        y--;
        rest |= at >= 0 ? row[y] << at : row[y] >> -at;
    }
    store_32(to + last, rest, fast);
}

static void write_bits_slowly(const uint64_t *bits, uint32_t count, uint8_t *to)
{
    write_each(bits, count, to, false);
}

FAST_BITS static void write_bits_fast(const uint64_t *bits, uint32_t count, uint8_t *to)
{
    write_each(bits, count, to, FAST_BITS_ARE_KNOWN);
}

void write_bits(const uint64_t *bits, uint32_t count, uint8_t *to)
{
    (has_fast_bits() ? write_bits_fast : write_bits_slowly)(bits, count, to);
}

static void write_rows_slowly(const uint32_t *row, const inarow_batch_shape *shape,
                              uint8_t *to)
{
    write_each_row(row, shape, to, false);
}

FAST_BITS static void write_rows_fast(const uint32_t *row,
                                      const inarow_batch_shape *shape, uint8_t *to)
{
    write_each_row(row, shape, to, FAST_BITS_ARE_KNOWN);
}

void write_rows(const uint32_t *row, const inarow_batch_shape *shape, uint8_t *to)
{
    (has_fast_bits() ? write_rows_fast : write_rows_slowly)(row, shape, to);
}
