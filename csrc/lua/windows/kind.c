/* What a path is: what ../kind.c is, for Windows. */
#define WIN32_LEAN_AND_MEAN
#include <string.h>
#include <sys/stat.h>
#include <windows.h>
#include "../inarow_lua.h"

/* A device's name is one in every folder and with every ending: C:/games/con.rec is the
 * console. */
static bool is_device(const char *path)
{
    char full[MAX_PATH];
    DWORD length = GetFullPathNameA(path, sizeof full, full, NULL);
    return length > 0 && length < sizeof full && strncmp(full, "\\\\.\\", 4) == 0;
}

/* Whatever does not come back as a file or folder is "other". Folders are not asked for
 * by stat: it knows none whose path ends with a slash. */
int inarow_lua_kind(lua_State *L)
{
    struct _stat64 status;
    const char *path = luaL_checkstring(L, 1);
    if (is_device(path)) {
        lua_pushliteral(L, "other");
        return 1;
    }
    DWORD attributes = GetFileAttributesA(path);
    if (attributes != INVALID_FILE_ATTRIBUTES && attributes & FILE_ATTRIBUTE_DIRECTORY) {
        lua_pushliteral(L, "folder");
        lua_pushboolean(L, (attributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0);
        return 2;
    }
    if (_stat64(path, &status) != 0)
        return 0;
    if (!S_ISREG(status.st_mode)) {
        lua_pushliteral(L, "other");
        return 1;
    }
    lua_pushliteral(L, "file");
    lua_pushnumber(L, (lua_Number)status.st_size);
    return 2;
}
