/* Uses instructions that only some machines have, and finds the n-th set bit of a
 * word.
 *
 * A build may run on a machine with more instructions than it was built for. Functions
 * marked FAST_BITS or FAST_VECTORS are compiled for further instructions. They are
 * called only if has_fast_bits() or has_fast_vectors() finds these instructions. */
#ifndef INAROW_CORE_BITS_H
#define INAROW_CORE_BITS_H

#include <stdbool.h>
#include <stdint.h>
#include "invariant.h"

/* A value for macro arguments that are otherwise FAST_BITS or FAST_VECTORS. It adds no
 * instructions. */
#define ANY_MACHINE

/* Makes one copy of the body for each use, with its arguments as constants. In tests
 * that check each step, all uses share one copy, which compiles in a third of the
 * time. */
#ifdef INAROW_CHECKED
#define INLINE static inline
#else
#define INLINE static inline __attribute__((always_inline))
#endif

/* Marks a rare condition, so that the compiler optimizes the loop for the usual case. */
#define RARELY(condition) __builtin_expect(!!(condition), 0)

/* Mixes a number as the generator splitmix64 does. The generator's state grows by
 * GOLDEN with each number. */
#define GOLDEN UINT64_C(0x9e3779b97f4a7c15)
static inline uint64_t mixed(uint64_t n)
{
    n += GOLDEN;
    n = (n ^ n >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    n = (n ^ n >> 27) * UINT64_C(0x94d049bb133111eb);
    return n ^ n >> 31;
}

#if defined(__x86_64__) && defined(__GNUC__) && !defined(INAROW_PORTABLE)
#define FAST_BITS __attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt")))
#define FAST_VECTORS __attribute__((target("avx2")))
enum { FAST_BITS_ARE_KNOWN = true };

static inline bool has_fast_vectors(void)
{
    return __builtin_cpu_supports("avx2");
}

/* On some processors, PDEP is slow microcode. */
static inline bool has_fast_bits(void)
{
    return has_fast_vectors() && __builtin_cpu_supports("bmi2") &&
           !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
}

/* Moves the low bits to the places that are set in a mask, the lowest bit first. */
INLINE uint64_t deposit_bits(uint64_t bits, uint64_t mask)
{
    __asm__("pdep %2, %1, %0" : "=r"(bits) : "r"(bits), "r"(mask));
    return bits;
}
#else
#define FAST_BITS
#define FAST_VECTORS
enum { FAST_BITS_ARE_KNOWN = false };

static inline bool has_fast_vectors(void)
{
    return false;
}

static inline bool has_fast_bits(void)
{
    return false;
}

INLINE uint64_t deposit_bits(uint64_t bits, uint64_t mask)
{
    (void)mask;
    return bits;
}
#endif

/* A byte repeated in all eight bytes. */
#define EACH_BYTE UINT64_C(0x0101010101010101)

/* Returns the lowest eight bits as eight bytes of 0 and 1, the lowest bit first.
 * Without the instruction, a multiplication copies the eight bits to each byte, and a
 * mask keeps one bit per byte. The addition carries that bit to the top of the byte. */
INLINE uint64_t spread_bits(uint64_t bits, bool fast)
{
    if (fast)
        return deposit_bits(bits, EACH_BYTE);
    uint64_t bytes = (bits & 0xff) * EACH_BYTE & UINT64_C(0x8040201008040201);
    return (bytes + 0x7f * EACH_BYTE) >> 7 & EACH_BYTE;
}

/* Returns the number of bytes among eight that are at most n. The bytes and n are
 * below 128. */
INLINE unsigned bytes_up_to(uint64_t bytes, unsigned n)
{
    const uint64_t top = EACH_BYTE << 7;
    uint64_t up_to = ((n * EACH_BYTE | top) - bytes) & top;
    return (unsigned)((up_to >> 7) * EACH_BYTE >> 56);
}

/* Returns the n-th set bit of a word, counted from 0, with all other bits clear. The
 * word has more than n set bits. Without the machine's instruction, byte b of `count`
 * becomes the number of set bits in bytes 0 to b. The bits of each byte are added up
 * by pairs and fours. A multiplication then adds to each byte the sum of all lower
 * bytes. The byte that holds bit number n is then spread to eight bytes of 0 and 1,
 * whose sums are found in the same way. There is no branch, because the processor
 * could not predict it. */
INLINE uint64_t nth_bit(uint64_t word, unsigned n, bool fast)
{
    INVARIANT(n < (unsigned)__builtin_popcountll(word));
    if (fast)
        return deposit_bits(UINT64_C(1) << n, word);
    uint64_t count = word - (word >> 1 & 0x55 * EACH_BYTE);
    count = (count & 0x33 * EACH_BYTE) + (count >> 2 & 0x33 * EACH_BYTE);
    count = ((count + (count >> 4)) & 0x0f * EACH_BYTE) * EACH_BYTE;
    unsigned at = 8 * bytes_up_to(count, n);
    n -= (unsigned)(count << 8 >> at & 0xff);
    return UINT64_C(1) << (at +
                           bytes_up_to(spread_bits(word >> at, false) * EACH_BYTE, n));
}

#endif
