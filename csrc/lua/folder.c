/* What is made in a folder, and renamed. For Windows: windows/folder.c. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include "inarow_lua.h"

static int done_or_why(lua_State *L, int status)
{
    const char *why = strerror(errno);
    lua_pushboolean(L, status == 0);
    if (status == 0)
        return 1;
    lua_pushstring(L, why);
    return 2;
}

/* core.make_folder(path): for its owner alone. True; or false, and why. */
int inarow_lua_make_folder(lua_State *L)
{
    return done_or_why(L, mkdir(luaL_checkstring(L, 1), 0700));
}

/* core.rename(from, to): a file that is at `to` is replaced, at once. True; or false, and
 * why. */
int inarow_lua_rename(lua_State *L)
{
    return done_or_why(L, rename(luaL_checkstring(L, 1), luaL_checkstring(L, 2)));
}
