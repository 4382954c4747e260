/* core.files(folder): what is in a folder, for variants that others installed. */
#define _POSIX_C_SOURCE 199309L
#include <dirent.h>
#include "inarow_lua.h"

/* The names as a list in no order; none if the folder cannot be read. */
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
