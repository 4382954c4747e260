/* The deadline of a call, for long work in C. */
#ifndef INAROW_LUA_DEADLINE_H
#define INAROW_LUA_DEADLINE_H

#include <stdbool.h>
#include "compat.h"

/* Is the deadline over, or has the task been stopped? False without a deadline. Long
 * work calls it often, and lets other tasks run in it. */
bool inarow_is_late(void);

/* In that case, raises the error of core.within. */
void inarow_stop_if_late(lua_State *L);

/* Raises the error of core.within if a call into the core was stopped. Use it after
 * each call that may take long. */
void inarow_check_spent(lua_State *L);

/* An action has been carried out: if instructions are held, the rest is completed. */
void inarow_is_done(void);

/* Turns on or off checking the time after every few instructions of a state. */
void inarow_count_instructions(lua_State *L, bool on);

#endif
