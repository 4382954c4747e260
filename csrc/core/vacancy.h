/* Stores the vacant points of a board of several words, as a set whose n-th point can
 * be taken. */
#ifndef INAROW_CORE_VACANCY_H
#define INAROW_CORE_VACANCY_H

#include "layout.h"

/* The number of words for the largest board, with one bit between its columns. */
enum { WORDS = (INAROW_SIDE * (INAROW_SIDE + 1) + 63) / 64 };

/* The points column by column, so that the n-th vacant point is the n-th bit.
 *
 * With `before`, the word of that bit is found without a loop. `before` packs one
 * count of ten bits for each of the first six words, with the first word in the lowest
 * bits. The count is the number of bits set in the words before that word. Six words
 * have 384 points, and 384 < 2^9, so the tenth bit of a count is clear.
 *
 * To take a point, or to make it vacant again, one addition changes the counts of all
 * words after the point's word (counts_after). One subtraction compares all six counts
 * with n (take_vacant). Larger boards are searched word by word and do not use the
 * counts. */
struct vacancy {
    uint32_t stride; /* number of bits from column to column */
    int words;
    uint64_t set[WORDS], before;
};

/* COUNT is the number of bits per count, COUNTED_WORDS the number of words with a
 * count, and EACH_COUNT a 1 in each count. */
enum { COUNT = 10, COUNTED_WORDS = 6 };
static const uint64_t EACH_COUNT = UINT64_C(0x0004010040100401);

/* Returns the number to add to `before` if one more bit is set in a word. It has a 1
 * in the count of each later word. Larger boards do not use the counts. */
INLINE uint64_t counts_after(uint32_t word)
{
    return EACH_COUNT << COUNT << COUNT * word % 64;
}

/* Writes a column of points to a set. The lowest point of the column gets bit `at`.
 * The words of the set are `apart` words from each other. */
INLINE void add_column(uint64_t *set, uint32_t apart, uint32_t at, uint64_t column)
{
    uint64_t *word = &set[at / 64 * apart];
    if (!column)
        return;
    *word |= column << at % 64;
    if (at % 64 + INAROW_SIDE > 64)
        word[apart] |= column >> (64 - at % 64);
}

/* Fills the set with the vacant points. `gap` is the number of unused bits between two
 * columns. */
INLINE void open_vacancy(struct vacancy *vacancy, const inarow_rules *rules,
                         const inarow_position *position, uint32_t gap)
{
    const uint32_t *own = lines_of(rules, position, 0) + rules->base[1];
    const uint32_t *other = lines_of(rules, position, 1) + rules->base[1];
    uint32_t width = (uint32_t)rules->spec.width, at = 0;
    vacancy->stride = (uint32_t)rules->spec.height + gap;
    vacancy->words = (int)((width * vacancy->stride + 63) / 64);
    memset(vacancy->set, 0, sizeof vacancy->set);
    for (uint32_t x = 0; x < width; x++, at += vacancy->stride)
        add_column(vacancy->set, 1, at,
                   rules->board[(uint32_t)rules->base[1] + x] & ~(own[x] | other[x]));
    vacancy->before = 0;
    for (int i = 0; i < vacancy->words && vacancy->words <= COUNTED_WORDS; i++)
        vacancy->before +=
            counts_after((uint32_t)i) * (uint64_t)__builtin_popcountll(vacancy->set[i]);
}

INLINE void flip_bit(uint64_t *set, uint32_t at)
{
    set[at / 64] ^= UINT64_C(1) << at % 64;
}

INLINE void occupy(struct vacancy *vacancy, uint32_t at)
{
    flip_bit(vacancy->set, at);
    vacancy->before -= counts_after(at / 64);
}

INLINE void vacate(struct vacancy *vacancy, uint32_t at)
{
    flip_bit(vacancy->set, at);
    vacancy->before += counts_after(at / 64);
}

/* A point as a bit of a set of several words. */
struct spot {
    uint64_t bit;
    uint32_t word;
};

/* Returns the number of the spot's bit. */
INLINE uint32_t number_of(struct spot spot)
{
    return spot.word * 64 + (uint32_t)__builtin_ctzll(spot.bit);
}

/* Finds bit number n of a set by a loop over its words. */
INLINE struct spot nth_of_set(const uint64_t *set, int words, uint32_t n, bool fast)
{
    uint32_t sum = 0, before = 0, word = 0;
    for (int i = 0; i < words - 1; i++) {
        sum += (uint32_t)__builtin_popcountll(set[i]);
        word += n >= sum;
        before = n >= sum ? sum : before;
    }
    return (struct spot){nth_bit(set[word], n - before, fast), word};
}

/* Takes the n-th vacant point, counted from 0, out of the set. All counts are compared
 * with n at once. For each count, `reached` has a field: n with its top bit set, minus
 * the count. A field keeps its top bit if the count is at most n. No field borrows
 * from the next one. The count of word 0 is always 0 and is left out. If k counts are
 * at most n, the point is therefore in word k. The counts of the words after it
 * decrease by one, because the point is no longer vacant. */
INLINE struct spot take_vacant(struct vacancy *vacancy, uint32_t n, bool fast)
{
    const uint64_t top = (EACH_COUNT << COUNT) << (COUNT - 1);
    if (RARELY(vacancy->words > COUNTED_WORDS)) {
        struct spot spot = nth_of_set(vacancy->set, vacancy->words, n, fast);
        vacancy->set[spot.word] ^= spot.bit;
        return spot;
    }
    uint64_t reached = (n * EACH_COUNT | top) - vacancy->before;
    uint32_t word = (uint32_t)__builtin_popcountll(reached & top);
    uint32_t before = vacancy->before >> COUNT * word & ((1 << COUNT) - 1);
    uint64_t bit = nth_bit(vacancy->set[word], n - before, fast);
    vacancy->set[word] ^= bit;
    vacancy->before -= (~reached & top) >> (COUNT - 1);
    return (struct spot){bit, word};
}

#endif
