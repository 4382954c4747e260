/* Loads, in a browser, the Lua files that the first requests do not need. A separate
 * file contains them. The module asks the host for that file when a function in it is
 * first called. */
#include "bundle.h"
#ifdef INAROW_LATER
#include <stdlib.h>
#include <string.h>
#include <lauxlib.h>

/* A function of the host. Returns the file, in memory from malloc, or NULL if the file
 * is not available now. */
__attribute__((import_module("inarow"), import_name("later"))) char *
inarow_later(size_t *length);

static const char *file;
static size_t size;

/* Returns a text by its name, or NULL if there is none. An entry of the file has a
 * name, a space, the number of bytes of the text, a newline, and the text. */
static const char *find(const char *name, size_t *length)
{
    size_t named = strlen(name);
    for (const char *at = file; file && at < file + size;) {
        const char *space = strchr(at, ' ');
        char *text;
        *length = strtoul(space, &text, 10);
        text++;
        if (named == (size_t)(space - at) && memcmp(at, name, named) == 0)
            return text;
        at = text + *length;
    }
    return NULL;
}

/* Loads the module with a given name from the file. */
static int load(lua_State *L)
{
    const char *name = luaL_checkstring(L, 1);
    if (!file)
        file = inarow_later(&size);
    size_t length = 0;
    const char *text = find(name, &length);
    if (!text)
        return luaL_error(L, "'%s' cannot be loaded now", name);
    if (luaL_loadbuffer(L, text, length, lua_pushfstring(L, "=%s", name)) != LUA_OK)
        return lua_error(L);
    lua_pushvalue(L, 1);
    lua_call(L, 1, 1);
    return 1;
}

static int stand_in(lua_State *L)
{
    lua_getglobal(L, "require");
    lua_pushliteral(L, "inarow.stand_in");
    lua_call(L, 1, 1);
    lua_pushvalue(L, 1);
    lua_pushcfunction(L, load);
    lua_call(L, 2, 1);
    return 1;
}

int inarow_find_later(lua_State *L)
{
    lua_pushcfunction(L, file ? load : stand_in);
    return 1;
}
#endif
