/* Lets other tasks run during a task; task.c begins and ends tasks. While a task
 * waits, its clock stops (inarow_now). */
#include "turns.h"
#include <stddef.h>
#include "clock.h"

static _Thread_local struct inarow_turns *current_turns; /* turns of the task on this
                                                          * thread */

void inarow_begin_turn(struct inarow_turns *turns)
{
    turns->end = inarow_now() + turns->length;
}

bool inarow_wait_turn(void)
{
    struct inarow_turns *turns = current_turns;
    double now = inarow_now();
    inarow_end_turn(&turns->partner);
    inarow_leave_out(inarow_now() - now);
    inarow_begin_turn(turns);
    return !turns->is_stopped;
}

bool inarow_give_way(void)
{
    struct inarow_turns *turns = current_turns;
    if (!turns)
        return true;
    return inarow_now() >= turns->end ? inarow_wait_turn() : !turns->is_stopped;
}

const void *inarow_task_mark(void)
{
    return current_turns;
}

void inarow_take_turns(struct inarow_turns *turns)
{
    current_turns = turns;
}
