/* The module's clocks, and limits of time. */
#ifndef INAROW_LUA_CLOCK_H
#define INAROW_LUA_CLOCK_H

#include <stdbool.h>

/* Nanoseconds since some moment: of the world; and of the processor's time that this
 * thread has taken, which a busy machine does not make longer. */
double inarow_now(void);
double inarow_processor_time(void);

/* A limit of the processor's time. The world's clock is far cheaper to read: before it
 * says that the limit could be reached, the processor's is not asked. */
struct inarow_limit {
    double end;  /* by inarow_processor_time; 0: there is no limit */
    double look; /* when it could be reached, by inarow_now */
};

void inarow_limit_set(struct inarow_limit *limit, double end);
bool inarow_limit_is_over(struct inarow_limit *limit);

#endif
