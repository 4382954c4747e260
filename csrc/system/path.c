/* Reports the kind of a path to Lua. */
#include "inarow_system.h"
#include "kind.h"

/* system.kind(path): returns the kind of a path, or nil if nothing is there. The kind
 * is "file", "folder", "pipe", "device", or "other" for a broken link or a socket. The
 * second result is the number of bytes of a file. It is true for a folder if the path
 * is a link to it, and for a device if reading it comes to an end. */
int inarow_system_kind(lua_State *L)
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
