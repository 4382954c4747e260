/* The moment after which a call must not go on, for what takes long in C. */
#ifndef INAROW_LUA_DEADLINE_H
#define INAROW_LUA_DEADLINE_H

#include <stdbool.h>
#include "compat.h"

/* Is it past? False if there is none. */
bool inarow_is_late(lua_State *L);

/* Raise the error that core.within tells, if it is. */
void inarow_stop_if_late(lua_State *L);

#endif
