/* The module's clock. */
#define _POSIX_C_SOURCE 200809L
#include <time.h>
#include "inarow_lua.h"

double inarow_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}
