/* The moment after which a call must not go on, for what takes long in C. */
#ifndef INAROW_LUA_DEADLINE_H
#define INAROW_LUA_DEADLINE_H

#include <stdbool.h>
#include "compat.h"

/* Is it past, or has the task been stopped? False if there is none. What takes long asks
 * often: here others have their turn. */
bool inarow_is_late(void);

/* Raise the error that core.within tells, if it is. */
void inarow_stop_if_late(lua_State *L);

/* The same if a call into the core was stopped for it: after each that may take long. */
void inarow_check_spent(lua_State *L);

/* An action stands now: if instructions are held, the rest is done to its end. */
void inarow_is_done(void);

/* From now on look at the time after every so many instructions of a state; or not. */
void inarow_count_instructions(lua_State *L, bool on);

#endif
