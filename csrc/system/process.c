/* Identifies processes by their numbers. For Windows: windows/process.c. */
#define _POSIX_C_SOURCE 200809L
#include <signal.h>
#include <unistd.h>
#include "inarow_system.h"

/* system.process(): returns the number of this process. */
int inarow_system_process(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)getpid());
    return 1;
}

/* system.is_running(number): returns true if the user has a process with that number. */
int inarow_system_is_running(lua_State *L)
{
    lua_Integer number = luaL_checkinteger(L, 1);
    pid_t process = (pid_t)number;
    lua_pushboolean(L, process > 0 && process == number && kill(process, 0) == 0);
    return 1;
}
