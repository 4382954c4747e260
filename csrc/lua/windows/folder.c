/* What is made in a folder, and renamed: what ../folder.c is, for Windows. */
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include "../inarow_lua.h"

static int done_or_why(lua_State *L, BOOL done)
{
    char why[256];
    DWORD error = GetLastError();
    lua_pushboolean(L, done);
    if (done)
        return 1;
    DWORD length =
        FormatMessageA(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, NULL,
                       error, 0, why, sizeof why, NULL);
    while (length > 0 && (why[length - 1] == '\n' || why[length - 1] == '\r'))
        length--;
    lua_pushlstring(L, why, length);
    return 2;
}

int inarow_lua_make_folder(lua_State *L)
{
    return done_or_why(L, CreateDirectoryA(luaL_checkstring(L, 1), NULL));
}

int inarow_lua_rename(lua_State *L)
{
    return done_or_why(L, MoveFileExA(luaL_checkstring(L, 1), luaL_checkstring(L, 2),
                                      MOVEFILE_REPLACE_EXISTING));
}
