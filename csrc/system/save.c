/* Files, saved: what replace.c does, for Lua. */
#include "inarow_system.h"
#include "replace.h"

/* system.replace(path, text, is_passing): the file has this text, or is what it was. A
 * link stays a link, and the file that it leads to is replaced; the new one has the mode
 * of the old one. Other names of the old file (hard links) keep it. Pipes, devices and
 * what a process has open (/dev/fd) are written to. Unless `is_passing` is true, the text
 * will outlive a crash of the machine. True; or nil, the system's words, and a code. */
int inarow_system_replace(lua_State *L)
{
    struct replace_fault fault;
    size_t size;
    const char *path = luaL_checkstring(L, 1);
    const char *text = luaL_checklstring(L, 2, &size);
    if (inarow_replace(path, text, size, !lua_toboolean(L, 3), &fault)) {
        lua_pushboolean(L, true);
        return 1;
    }
    lua_pushnil(L);
    lua_pushstring(L, fault.why);
    lua_pushstring(L, fault.code);
    return 3;
}
