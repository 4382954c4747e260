/* Reads the module's clocks. */
#define _POSIX_C_SOURCE 200809L
#include "clock.h"
#include <time.h>

static double nanoseconds(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static _Thread_local double left_out;

double inarow_now(void)
{
    return nanoseconds(CLOCK_MONOTONIC) - left_out;
}

void inarow_leave_out(double nanoseconds)
{
    left_out += nanoseconds;
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

void inarow_limit_set(struct inarow_limit *limit, double length, double latest)
{
    *limit = (struct inarow_limit){.length = length, .latest = latest};
}

bool inarow_limit_is_over(struct inarow_limit *limit)
{
    if (limit->length > 0 && limit->end <= 0) {
        limit->end = inarow_processor_time() + limit->length;
        if (limit->latest > 0 && limit->latest < limit->end)
            limit->end = limit->latest;
    }
    return limit->end > 0 && inarow_now() > limit->look && is_past(limit);
}
