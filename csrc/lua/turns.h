/* Lets other tasks run during a task (task.c). */
#ifndef INAROW_LUA_TURNS_H
#define INAROW_LUA_TURNS_H

#include <stdbool.h>
#include "threads.h"

/* The turns of a task. The task's thread and the thread that gives turns both use this
 * struct. */
struct inarow_turns {
    struct inarow_partner partner;
    double length;   /* length of a turn in nanoseconds */
    double end;      /* end of the current turn, by inarow_now */
    bool is_stopped; /* true if the task must end soon */
};

/* The first function sets the turns of the task on whose thread it is called. The
 * second begins a turn. */
void inarow_take_turns(struct inarow_turns *turns);
void inarow_begin_turn(struct inarow_turns *turns);

/* If the turn of the task on this thread has been long enough, ends the turn and waits
 * for the next turn. Returns false if the task was stopped and must end soon. Returns
 * true if there is no task. */
bool inarow_give_way(void);

/* Ends the turn of the task on this thread at once, and waits for the next turn. Returns
 * false if the task was stopped. */
bool inarow_wait_turn(void);

/* Returns a mark that identifies the task of this thread, or NULL if there is no task. */
const void *inarow_task_mark(void);

#endif
