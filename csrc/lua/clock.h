/* The module's clocks, and limits of time. */
#ifndef INAROW_LUA_CLOCK_H
#define INAROW_LUA_CLOCK_H

#include <stdbool.h>

/* Nanoseconds since some moment: of the world; and of the processor's time that this
 * thread has taken, which a busy machine does not make longer. */
double inarow_now(void);
double inarow_processor_time(void);

/* Leave some nanoseconds out of this thread's inarow_now: others had their turn. */
void inarow_leave_out(double nanoseconds);

/* A limit of the processor's time, which begins when it is first looked at: what ends
 * before that has read no clock. The world's clock is far cheaper to read: before it says
 * that the limit could be reached, the processor's is not asked. */
struct inarow_limit {
    double length; /* nanoseconds; 0: there is no limit */
    double
        latest;  /* when it ends at the latest, by inarow_processor_time; 0: no matter */
    double end;  /* when it ends, likewise; 0: it has not begun */
    double look; /* when that could be, by inarow_now */
};

void inarow_limit_set(struct inarow_limit *limit, double length, double latest);
bool inarow_limit_is_over(struct inarow_limit *limit);

#endif
