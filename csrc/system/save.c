/* Saves files for Lua by means of replace.c. */
#include "inarow_system.h"
#include "replace.h"

/* system.replace(path, text, is_passing): writes a text to a file, or leaves the file
 * unchanged. A link stays a link, and the file to which it leads is replaced. The new
 * file has the mode of the old file. Other names of the old file (hard links) keep the
 * old file. Pipes, devices and open files of a process (/dev/fd) are written to
 * directly. Unless `is_passing` is true, the text will survive a crash of the machine.
 * Returns true; or nil, the system's description, and a code. */
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
