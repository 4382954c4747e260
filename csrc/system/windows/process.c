/* Identifies processes by their numbers on Windows, as ../process.c does elsewhere. */
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include "../inarow_system.h"

int inarow_system_process(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)GetCurrentProcessId());
    return 1;
}

int inarow_system_is_running(lua_State *L)
{
    lua_Number number = luaL_checknumber(L, 1); /* a DWORD may exceed a lua_Integer */
    DWORD status = 0;
    HANDLE process =
        number >= 0 && number <= MAXDWORD
            ? OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, (DWORD)number)
            : NULL;
    lua_pushboolean(L, process && GetExitCodeProcess(process, &status) &&
                           status == STILL_ACTIVE);
    if (process)
        CloseHandle(process);
    return 1;
}
