/*
 * A host with its own Lua, into which the module is linked, so it loads no .so.
 *
 *     cc module.c -L$PREFIX/lib -linarow-lua5.4 $(pkg-config --cflags --libs lua5.4)
 *     ./a.out $PREFIX/share/lua/5.4 SCRIPT [ARGUMENT...]
 *
 * It finds the Lua files in the given folder, and runs SCRIPT with `inarow` as a
 * global.
 */
#include <stdio.h>
#include <lua.h>
#include <lauxlib.h>
#include <lualib.h>

int luaopen_inarow_core(lua_State *L); /* in libinarow-lua5.4.a */

/* Puts the module where `require "inarow.core"` finds it. */
static void preload(lua_State *L)
{
    lua_getglobal(L, "package");
    lua_getfield(L, -1, "preload");
    lua_pushcfunction(L, luaopen_inarow_core);
    lua_setfield(L, -2, "inarow.core");
    lua_pop(L, 2);
}

/* Finds Lua files only in the folder, and C modules nowhere. */
static void set_path(lua_State *L, const char *folder)
{
    lua_getglobal(L, "package");
    lua_pushfstring(L, "%s/?.lua;%s/?/init.lua", folder, folder);
    lua_setfield(L, -2, "path");
    lua_pushliteral(L, "");
    lua_setfield(L, -2, "cpath");
    lua_pop(L, 1);
}

int main(int argc, char **argv)
{
    if (argc < 3)
        return fprintf(stderr, "usage: %s FOLDER SCRIPT [ARGUMENT...]\n", argv[0]), 2;
    lua_State *L = luaL_newstate();
    if (!L)
        return 2;
    luaL_openlibs(L);
    preload(L);
    set_path(L, argv[1]);
    int status = luaL_loadfile(L, argv[2]);
    for (int i = 3; i < argc && status == 0; i++)
        lua_pushstring(L, argv[i]);
    if (status == 0)
        status = lua_pcall(L, argc - 3, 0, 0);
    if (status != 0)
        fprintf(stderr, "%s\n", lua_tostring(L, -1));
    lua_close(L);
    return status != 0;
}
