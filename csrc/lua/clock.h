/* The module's clocks and time limits. */
#ifndef INAROW_LUA_CLOCK_H
#define INAROW_LUA_CLOCK_H

#include <stdbool.h>

/* Return nanoseconds since some moment. inarow_now uses the wall clock.
 * inarow_processor_time counts the processor time of this thread, which does not grow
 * while other programs run. */
double inarow_now(void);
double inarow_processor_time(void);

/* Subtracts from this thread's inarow_now the nanoseconds during which other tasks
 * ran. */
void inarow_leave_out(double nanoseconds);

/* A limit of processor time, which begins at the first check. Work that ends before
 * its first check does not read a clock. The wall clock is far cheaper to read. The
 * processor's clock is therefore read only after the wall clock shows that the limit
 * may be reached. */
struct inarow_limit {
    double length; /* length of the limit in nanoseconds; 0: there is no limit */
    double latest; /* latest possible end, by inarow_processor_time; 0: no such end */
    double end;    /* end by inarow_processor_time; 0: the limit has not begun */
    double look;   /* earliest possible end, by inarow_now */
};

void inarow_limit_set(struct inarow_limit *limit, double length, double latest);
bool inarow_limit_is_over(struct inarow_limit *limit);

#endif
