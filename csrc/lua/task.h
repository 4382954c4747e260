/* Where a task lets others have their turn (task.c). */
#ifndef INAROW_LUA_TASK_H
#define INAROW_LUA_TASK_H

#include <stdbool.h>

/* End the turn of the task that runs on this thread, if it has been long enough, and wait
 * for the next one. False if the task has been stopped: it is to end soon. True where
 * there is none. */
bool inarow_give_way(void);

/* The same at once, however short the turn has been. */
bool inarow_wait_turn(void);

/* What tells the task of this thread from all others; NULL: there is none. */
const void *inarow_task_mark(void);

#endif
