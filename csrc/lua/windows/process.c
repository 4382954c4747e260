/* Processes, by their numbers: what ../process.c is, for Windows. */
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include "../inarow_lua.h"

int inarow_lua_process(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)GetCurrentProcessId());
    return 1;
}

int inarow_lua_is_running(lua_State *L)
{
    DWORD number = (DWORD)luaL_checkinteger(L, 1), status = 0;
    HANDLE process = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, number);
    lua_pushboolean(L, process && GetExitCodeProcess(process, &status) &&
                           status == STILL_ACTIVE);
    if (process)
        CloseHandle(process);
    return 1;
}
