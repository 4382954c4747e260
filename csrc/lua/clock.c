/* The module's clocks. */
#define _POSIX_C_SOURCE 200809L
#include "clock.h"
#include <time.h>

static double nanoseconds(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

double inarow_now(void)
{
    return nanoseconds(CLOCK_MONOTONIC);
}

double inarow_processor_time(void)
{
    return nanoseconds(CLOCK_THREAD_CPUTIME_ID);
}

static bool is_past(struct inarow_limit *limit)
{
    double left = limit->end - inarow_processor_time();
    limit->look = inarow_now() + left;
    return left < 0;
}

void inarow_limit_set(struct inarow_limit *limit, double end)
{
    limit->end = end;
    limit->look = 0;
    if (end > 0)
        is_past(limit);
}

bool inarow_limit_is_over(struct inarow_limit *limit)
{
    return limit->end > 0 && inarow_now() > limit->look && is_past(limit);
}
