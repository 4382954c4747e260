/* Where a task (task.c) lets others have their turn. */
#ifndef INAROW_LUA_TURNS_H
#define INAROW_LUA_TURNS_H

#include <stdbool.h>
#include "threads.h"

/* The turns of a task: those of its thread with whoever gives them. */
struct inarow_turns {
    struct inarow_partner partner;
    double length;   /* nanoseconds of a turn, */
    double end;      /* and when the present one ends, by inarow_now */
    bool is_stopped; /* it is to return soon */
};

/* On the task's thread: these are its turns; and a turn begins. */
void inarow_take_turns(struct inarow_turns *turns);
void inarow_begin_turn(struct inarow_turns *turns);

/* End the turn of the task that runs on this thread, if it has been long enough, and wait
 * for the next one. False if the task has been stopped: it is to end soon. True where
 * there is none. */
bool inarow_give_way(void);

/* The same at once, however short the turn has been. */
bool inarow_wait_turn(void);

/* What tells the task of this thread from all others; NULL: there is none. */
const void *inarow_task_mark(void);

#endif
