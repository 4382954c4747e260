/* Interrupts, for what takes long in Lua. */
#include "inarow_lua.h"
#include "signals.h"

/* core.catch_interrupt(): from now on an interrupt only makes core.is_interrupted() true,
 * until core.release_interrupt(); these calls may be nested. The second interrupt ends
 * the program. */
int inarow_lua_catch_interrupt(lua_State *L)
{
    (void)L;
    inarow_catch_interrupt();
    return 0;
}

int inarow_lua_is_interrupted(lua_State *L)
{
    lua_pushboolean(L, inarow_is_interrupted());
    return 1;
}

int inarow_lua_release_interrupt(lua_State *L)
{
    (void)L;
    inarow_release_interrupt();
    return 0;
}
