/* Creates folders on Windows, as ../folder.c does elsewhere. */
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include "../inarow_system.h"
#include "why.h"

int inarow_system_make_folder(lua_State *L)
{
    BOOL is_made = CreateDirectoryA(luaL_checkstring(L, 1), NULL);
    DWORD fault = GetLastError();
    lua_pushboolean(L, is_made);
    if (is_made)
        return 1;
    char why[256];
    inarow_get_why(fault, why, sizeof why);
    lua_pushstring(L, why);
    return 2;
}
