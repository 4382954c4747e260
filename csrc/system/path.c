/* Reports the kind of a path to Lua. */
#include "inarow_system.h"
#include "kind.h"

/* system.kind(path): returns "file" and its number of bytes; "folder" and true if the
 * path is a link to it; "pipe"; "device" and true if reading it comes to an end;
 * "other" for a broken link or a socket; nil if nothing is there. */
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
