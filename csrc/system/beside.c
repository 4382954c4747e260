/* Implements beside.h. */
#define _POSIX_C_SOURCE 200809L
#include "beside.h"
#include <stdint.h>
#include <stdio.h>
#include <time.h>

/* Returns the FNV-1a hash of a name. */
static uint32_t hash_of(const char *name)
{
    uint32_t hash = 2166136261u;
    for (; *name; name++)
        hash = (hash ^ (unsigned char)*name) * 16777619u;
    return hash;
}

/* Returns the time since the machine started, or the time used by this thread. These
 * times cannot be guessed. */
static double nanoseconds_by(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

bool inarow_name_beside(char *to, size_t room, const char *name, int nth)
{
    unsigned long hash = hash_of(name);
    int length = nth == 0 ? snprintf(to, room, ".inarow-%08lx.new", hash)
                          : snprintf(to, room, ".inarow-%08lx-%.0f.new", hash,
                                     nanoseconds_by(CLOCK_MONOTONIC) +
                                         nanoseconds_by(CLOCK_THREAD_CPUTIME_ID));
    return length >= 0 && (size_t)length < room;
}
