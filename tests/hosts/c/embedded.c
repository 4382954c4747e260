/*
 * A host in one program, with its own Lua, the module and all Lua files inside.
 *
 *     lua embed.lua $PREFIX/share/lua/5.4 > scripts.h
 *     luas=$(pkg-config --cflags --libs lua5.4)
 *     cc -DINAROW_LUA -I. embedded.c inarow-amalgamation.c $luas
 *     ./a.out SCRIPT-TEXT
 *
 * It runs the text with `inarow` as a global, and reads no files.
 */
#include <stdio.h>
#include <string.h>
#include <lua.h>
#include <lauxlib.h>
#include <lualib.h>
#include "scripts.h" /* static const struct script {name, text, length} scripts[] */

int luaopen_inarow_core(lua_State *L);

enum { COUNT = sizeof scripts / sizeof *scripts };

static const struct script *find(const char *prefix, const char *name)
{
    size_t length = strlen(prefix);
    for (int i = 0; i < COUNT; i++) {
        if (strncmp(scripts[i].name, prefix, length) == 0 &&
            strcmp(scripts[i].name + length, name) == 0)
            return &scripts[i];
    }
    return NULL;
}

/* The loader of a Lua file: called by `require` with the module's name. */
static int load_module(lua_State *L)
{
    const char *name = luaL_checkstring(L, 1);
    const struct script *script = find("", name);
    if (luaL_loadbuffer(L, script->text, script->length, name) != 0)
        return lua_error(L);
    lua_pushvalue(L, 1);
    lua_call(L, 1, 1);
    return 1;
}

/* For inarow.finders: takes a variant's name, and returns its source and a name for
 * messages. */
static int find_variant(lua_State *L)
{
    const char *name = luaL_checkstring(L, 1);
    const struct script *script = find("inarow.variants.", name);
    if (!script)
        return 0;
    lua_pushlstring(L, script->text, script->length);
    lua_pushvalue(L, 1);
    return 2;
}

static void preload(lua_State *L)
{
    lua_getglobal(L, "package");
    lua_getfield(L, -1, "preload");
    for (int i = 0; i < COUNT; i++) {
        lua_pushcfunction(L, load_module);
        lua_setfield(L, -2, scripts[i].name);
    }
    lua_pushcfunction(L, luaopen_inarow_core);
    lua_setfield(L, -2, "inarow.core");
    lua_pop(L, 1);
    lua_pushliteral(L, "");
    lua_setfield(L, -2, "path");
    lua_pushliteral(L, "");
    lua_setfield(L, -2, "cpath");
    lua_pop(L, 1);
}

/* inarow.finders = {find_variant} */
static int set_finder(lua_State *L)
{
    lua_getglobal(L, "require");
    lua_pushliteral(L, "inarow");
    lua_call(L, 1, 1);
    lua_newtable(L);
    lua_pushcfunction(L, find_variant);
    lua_rawseti(L, -2, 1);
    lua_setfield(L, -2, "finders");
    return 0;
}

int main(int argc, char **argv)
{
    lua_State *L = argc == 2 ? luaL_newstate() : NULL;
    if (!L)
        return fprintf(stderr, "usage: %s SCRIPT-TEXT\n", argv[0]), 2;
    luaL_openlibs(L);
    preload(L);
    lua_pushcfunction(L, set_finder);
    int failed =
        lua_pcall(L, 0, 0, 0) || luaL_loadstring(L, argv[1]) || lua_pcall(L, 0, 0, 0);
    if (failed)
        fprintf(stderr, "%s\n", lua_tostring(L, -1));
    lua_close(L);
    return failed;
}
