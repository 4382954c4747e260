/* Checks the deadline of a call during long work in C. */
#ifndef INAROW_LUA_DEADLINE_H
#define INAROW_LUA_DEADLINE_H

#include <stdbool.h>
#include "compat.h"

/* Returns true if the deadline is over, or if the task has been stopped. Returns false
 * without a deadline. Long work calls this function often, and other tasks run during
 * the call. */
bool inarow_is_late(void);

/* Raises the error of core.within if inarow_is_late returns true. */
void inarow_stop_if_late(lua_State *L);

/* Raises the error of core.within if a call into the core was stopped. Use it after
 * each call that may take long. */
void inarow_check_spent(lua_State *L);

/* Records that an action has been carried out. If core.hold is on, the current call
 * then runs to its end even after the deadline. */
void inarow_is_done(void);

/* Turns on or off the checking of the time after every few instructions of a state. */
void inarow_count_instructions(lua_State *L, bool on);

#endif
