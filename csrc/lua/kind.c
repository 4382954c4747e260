/* What a path is, known without opening it: a pipe gives what it has only once. */
#define _POSIX_C_SOURCE 200809L
#define _FILE_OFFSET_BITS 64 /* where a long has 32, sizes need more */
#include <sys/stat.h>
#include "inarow_lua.h"

/* core.kind(path): "file" and how many bytes it has; "folder" and whether the path is a
 * link to it; or "other" for pipes, devices and links that lead nowhere; nil if there is
 * nothing. */
int inarow_lua_kind(lua_State *L)
{
    struct stat status;
    const char *path = luaL_checkstring(L, 1);
    if (stat(path, &status) != 0 && lstat(path, &status) != 0)
        return 0;
    if (S_ISDIR(status.st_mode)) {
        bool linked = lstat(path, &status) == 0 && S_ISLNK(status.st_mode);
        lua_pushliteral(L, "folder");
        lua_pushboolean(L, linked);
        return 2;
    }
    if (!S_ISREG(status.st_mode)) {
        lua_pushliteral(L, "other");
        return 1;
    }
    lua_pushliteral(L, "file");
    lua_pushnumber(L, (lua_Number)status.st_size);
    return 2;
}
