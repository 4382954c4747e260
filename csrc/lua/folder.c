/* What is in a folder, for variants that others installed; and what a path is, for it to
 * be known without opening it: a pipe gives what it has only once. */
#define _POSIX_C_SOURCE 199309L
#include <dirent.h>
#include <sys/stat.h>
#include "inarow_lua.h"

/* core.files(folder): the names as a list in no order; none if it cannot be read. */
int inarow_lua_files(lua_State *L)
{
    const char *path = luaL_checkstring(L, 1);
    lua_newtable(L);
    DIR *folder = opendir(path);
    if (!folder)
        return 1;
    struct dirent *entry;
    for (int count = 1; (entry = readdir(folder)); count++) {
        lua_pushstring(L, entry->d_name);
        lua_rawseti(L, -2, count);
    }
    closedir(folder);
    return 1;
}

/* core.kind(path): "file" and how many bytes it has, "folder", or "other" for pipes and
 * devices; nil if there is nothing. */
int inarow_lua_kind(lua_State *L)
{
    struct stat status;
    if (stat(luaL_checkstring(L, 1), &status) != 0)
        return 0;
    if (!S_ISREG(status.st_mode)) {
        lua_pushstring(L, S_ISDIR(status.st_mode) ? "folder" : "other");
        return 1;
    }
    lua_pushliteral(L, "file");
    lua_pushnumber(L, (lua_Number)status.st_size);
    return 2;
}
