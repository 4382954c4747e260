/* Tools that the yardsticks share: a clock, a generator, and output as JSON. They
 * share no code with the core. */
#ifndef BENCH_YARDSTICK_H
#define BENCH_YARDSTICK_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define INLINE static inline __attribute__((always_inline))

enum { RUNS = 9, RUN_NS = 100000000 };

static inline double now(void)
{
    struct timespec time;
    timespec_get(&time, TIME_UTC);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Does some work and returns its amount: maps, games or leaves. */
typedef uint64_t work(void *data);

/* Prints the median, least and most of several runs: nanoseconds per piece of work, or
 * pieces per second. */
static inline void measure(const char *name, const char *unit, work *work, void *data)
{
    double result[RUNS];
    bool rate = strcmp(unit, "ns") != 0;
    for (int run = 0; run < RUNS; run++) {
        double begin = now(), end = begin;
        uint64_t done = 0;
        while (end - begin < RUN_NS) {
            done += work(data);
            end = now();
        }
        result[run] =
            rate ? (double)done / (end - begin) * 1e9 : (end - begin) / (double)done;
    }
    qsort(result, RUNS, sizeof *result, by_size);
    printf("{\"name\":\"%s-yardstick\",\"unit\":\"%s\",\"median\":%.1f,\"min\":%.1f,"
           "\"max\":%.1f}\n",
           name, unit, result[RUNS / 2], result[0], result[RUNS - 1]);
}

/* splitmix64; returns a number below n. */
INLINE uint32_t draw(uint64_t *seed, uint32_t n)
{
    uint64_t z = *seed += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)(((z ^ z >> 31) >> 32) * n >> 32);
}

#endif
