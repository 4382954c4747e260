/* Creates folders. For Windows: windows/folder.c. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include "inarow_system.h"

/* system.make_folder(path): creates a folder that only its owner can access. Returns
 * true; or false and the reason. */
int inarow_system_make_folder(lua_State *L)
{
    bool is_made = mkdir(luaL_checkstring(L, 1), 0700) == 0;
    const char *why = strerror(errno);
    lua_pushboolean(L, is_made);
    if (is_made)
        return 1;
    lua_pushstring(L, why);
    return 2;
}
