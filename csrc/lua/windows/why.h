/* What Windows says went wrong. */
#ifndef INAROW_LUA_WHY_H
#define INAROW_LUA_WHY_H

#include "../inarow_lua.h"

/* Push the words for an error of GetLastError. */
void inarow_push_why(lua_State *L, unsigned long fault);

#endif
