/* Lists directories, because the library searches them for installed variants. */
#define _POSIX_C_SOURCE 200809L
#define _FILE_OFFSET_BITS 64 /* where a long has 32, sizes and directories need more */
#include <dirent.h>
#include <errno.h>
#include <string.h>
#include "inarow_lua.h"

static int close_directory(lua_State *L)
{
    DIR **directory = lua_touserdata(L, 1);
    if (*directory)
        closedir(*directory);
    *directory = NULL;
    return 0;
}

/* Pushes a directory that the collector closes if an error leaves it open. */
static DIR **new_directory(lua_State *L)
{
    DIR **directory = lua_newuserdata(L, sizeof *directory);
    *directory = NULL;
    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, close_directory);
    lua_setfield(L, -2, "__gc");
    lua_setmetatable(L, -2);
    return directory;
}

/* core.files(directory): returns an unsorted list of the names. If the directory
 * cannot be read to its end, also returns the reason. */
int inarow_lua_files(lua_State *L)
{
    const char *path = luaL_checkstring(L, 1);
    DIR **directory = new_directory(L);
    lua_newtable(L);
    *directory = opendir(path);
    if (!*directory) {
        lua_pushstring(L, strerror(errno));
        return 2;
    }
    struct dirent *entry;
    for (int count = 1; errno = 0, (entry = readdir(*directory)); count++) {
        lua_pushstring(L, entry->d_name);
        lua_rawseti(L, -2, count);
    }
    int fault = errno;
    closedir(*directory);
    *directory = NULL;
    if (fault == 0)
        return 1;
    lua_pushstring(L, strerror(fault));
    return 2;
}
