/* Where a task (task.c) lets other tasks run. */
#ifndef INAROW_LUA_TURNS_H
#define INAROW_LUA_TURNS_H

#include <stdbool.h>
#include "threads.h"

/* The turns of a task: its thread and the one that gives turns. */
struct inarow_turns {
    struct inarow_partner partner;
    double length;   /* of a turn, in nanoseconds */
    double end;      /* end of the present turn, by inarow_now */
    bool is_stopped; /* the task must end soon */
};

/* On the task's thread: sets its turns, and begins a turn. */
void inarow_take_turns(struct inarow_turns *turns);
void inarow_begin_turn(struct inarow_turns *turns);

/* Ends the turn of the task on this thread if it has been long enough, and waits for
 * the next one. Returns false if the task was stopped and must end soon; true if there
 * is no task. */
bool inarow_give_way(void);

/* Ends the turn at once, even a short one; otherwise like inarow_give_way. */
bool inarow_wait_turn(void);

/* Identifies the task of this thread; NULL: there is none. */
const void *inarow_task_mark(void);

#endif
