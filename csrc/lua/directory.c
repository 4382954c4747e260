/* What is in a directory, for variants that others installed; and what a path is. */
#define _POSIX_C_SOURCE 200809L
#define _FILE_OFFSET_BITS 64 /* where a long has 32, sizes and directories need more */
#include <dirent.h>
#include <errno.h>
#include <string.h>
#include "inarow_lua.h"
#include "kind.h"

static int close_directory(lua_State *L)
{
    DIR **directory = lua_touserdata(L, 1);
    if (*directory)
        closedir(*directory);
    *directory = NULL;
    return 0;
}

/* Push a directory that the collector closes, if a lack of memory leaves it open. */
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

/* core.files(directory): the names as a list in no order; none, and why, if it cannot be
 * read. */
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

/* core.kind(path): "file" and how many bytes it has; "folder" and whether the path is a
 * link to it; "pipe"; "device" and whether reading from it comes to an end; "other" for a
 * link that leads nowhere or a socket; nil if there is nothing. */
int inarow_lua_kind(lua_State *L)
{
    static const char *const names[] = {
        [IS_FILE] = "file",     [IS_FOLDER] = "folder", [IS_PIPE] = "pipe",
        [IS_DEVICE] = "device", [IS_OTHER] = "other",
    };
    struct found_kind found = inarow_kind_of(luaL_checkstring(L, 1));
    if (found.kind == IS_NOTHING)
        return 0;
    lua_pushstring(L, names[found.kind]);
    switch (found.kind) {
    case IS_FILE:
        lua_pushnumber(L, (lua_Number)found.bytes);
        return 2;
    case IS_FOLDER:
        lua_pushboolean(L, found.is_linked);
        return 2;
    case IS_DEVICE:
        lua_pushboolean(L, found.has_end);
        return 2;
    default:
        return 1;
    }
}
