/* system.input(most): reads the standard input as it arrives. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include "inarow_system.h"

/* Returns the next bytes, up to and including a line feed, as a string of at most
 * `most` bytes. At the end it returns nil, with a message if the input cannot be read.
 * It returns "" if a signal interrupted it. It never waits for input after the line
 * feed. Lua's own io.read would hold the whole line, of any length, in memory. */
int inarow_system_input(lua_State *L)
{
    lua_Number most = luaL_checknumber(L, 1);
    luaL_Buffer text;
    luaL_buffinit(L, &text);
    errno = 0;
    int byte = 0, count = 0;
    while (byte != '\n' && count < most && (byte = getc(stdin)) != EOF) {
        luaL_addchar(&text, (char)byte);
        count++;
    }
    int error = errno;
    luaL_pushresult(&text);
    if (count > 0)
        return 1;
    if (error == EINTR) {
        clearerr(stdin);
        return 1;
    }
    lua_pushnil(L);
    if (!ferror(stdin))
        return 1;
    lua_pushstring(L, strerror(error));
    return 2;
}
