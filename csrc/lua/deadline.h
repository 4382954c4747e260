/* The moment after which a call must not go on, for what takes long in C. */
#ifndef INAROW_LUA_DEADLINE_H
#define INAROW_LUA_DEADLINE_H

#include <stdbool.h>
#include "compat.h"

/* Is it past? False if there is none. */
bool inarow_is_late(lua_State *L);

/* Raise the error that core.within tells, if it is. */
void inarow_stop_if_late(lua_State *L);

/* The same if a call into the core was stopped for it: after each that may take long. */
void inarow_check_spent(lua_State *L);

/* An action stands now: if instructions are held, the rest is done to its end. */
void inarow_is_done(lua_State *L);

#endif
