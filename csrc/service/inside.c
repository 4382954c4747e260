/* Finds Lua files that a program contains. */
#include <stdlib.h>
#include <string.h>
#include <lauxlib.h>
#include "bundle.h"

static int compare(const void *name, const void *one)
{
    return strcmp(name, ((const struct bundled *)one)->name);
}

static const struct bundled *find(const char *name)
{
    return bsearch(name, inarow_bundle, inarow_bundle_count, sizeof *inarow_bundle,
                   compare);
}

int inarow_find_module(lua_State *L)
{
    const struct bundled *module = find(luaL_checkstring(L, 1));
#ifdef INAROW_LATER
    if (!module)
        return inarow_find_later(L);
#else
    if (!module)
        return 0;
#endif
    const char *chunk = lua_pushfstring(L, "=%s", module->name);
    if (luaL_loadbuffer(L, module->text, module->length, chunk) != LUA_OK)
        return lua_error(L);
    return 1;
}

int inarow_find_variant(lua_State *L)
{
    const char *name = luaL_checkstring(L, 1);
    const struct bundled *script = find(lua_pushfstring(L, "inarow.variants.%s", name));
    if (!script)
        return 0;
    lua_pushlstring(L, script->text, script->length);
    lua_pushfstring(L, "variants/%s.lua", name); /* messages use this name elsewhere,
                                                  * too */
    return 2;
}
