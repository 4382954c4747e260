/* Bits as bytes of 0 and 1, eight at once. */
#include "bytes.h"

INLINE void store(uint8_t *to, uint64_t bytes, size_t count)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    bytes = __builtin_bswap64(bytes);
#endif
    memcpy(to, &bytes, count);
}

INLINE void write_each(const uint64_t *bits, uint32_t count, uint8_t *to, bool fast)
{
    uint32_t i = 0;
    for (; i + 64 <= count; i += 64) {
        uint64_t word = bits[i / 64];
#pragma GCC unroll 8
        for (int n = 0; n < 64; n += 8)
            store(to + i + n, spread_bits(word >> n, fast), 8);
    }
    for (; i + 8 <= count; i += 8)
        store(to + i, spread_bits(bits[i / 64] >> i % 64, fast), 8);
    if (i < count)
        store(to + i, spread_bits(bits[i / 64] >> i % 64, fast), count - i);
}

static void write_slowly(const uint64_t *bits, uint32_t count, uint8_t *to)
{
    write_each(bits, count, to, false);
}

FAST_BITS static void write_fast(const uint64_t *bits, uint32_t count, uint8_t *to)
{
    write_each(bits, count, to, FAST_BITS_ARE_KNOWN);
}

void write_bits(const uint64_t *bits, uint32_t count, uint8_t *to)
{
    (has_fast_bits() ? write_fast : write_slowly)(bits, count, to);
}
