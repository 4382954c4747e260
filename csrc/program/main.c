/* The command line as a single program. It contains Lua, the modules, lua-cjson and
 * all Lua files. */
#include <stdio.h>
#include <stdlib.h>
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include "../service/bundle.h"
#include "console.h"

int luaopen_inarow_core(lua_State *L);
int luaopen_inarow_system_native(lua_State *L);
int luaopen_cjson(lua_State *L);

static void open_libraries(lua_State *L)
{
    luaL_openlibs(L);
    luaL_requiref(L, "inarow.core", luaopen_inarow_core, 0);
    luaL_requiref(L, "inarow.system.native", luaopen_inarow_system_native, 0);
    luaL_requiref(L, "cjson", luaopen_cjson, 0);
    lua_pop(L, 3);
}

/* Makes `require` search the program before it searches folders. */
static void look_here_first(lua_State *L)
{
    lua_getglobal(L, LUA_LOADLIBNAME);
    lua_getfield(L, -1, "searchers");
    for (lua_Integer i = luaL_len(L, -1); i > 0; i--) {
        lua_rawgeti(L, -1, i);
        lua_rawseti(L, -2, i + 1);
    }
    lua_pushcfunction(L, inarow_find_module);
    lua_rawseti(L, -2, 1);
    lua_pop(L, 2);
}

/* Sets the global `arg` to the words of the command line, as Lua's own program does. */
static void set_arguments(lua_State *L, int count, char **words)
{
    lua_createtable(L, count, 1);
    for (int i = 0; i < count; i++) {
        lua_pushstring(L, words[i]);
        lua_rawseti(L, -2, i);
    }
    lua_setglobal(L, "arg");
}

struct typed {
    int count;
    char **words;
};

static int run(lua_State *L)
{
    const struct typed *typed = lua_touserdata(L, 1);
    open_libraries(L);
    look_here_first(L);
    set_arguments(L, typed->count, typed->words);
    lua_getglobal(L, "require");
    lua_pushliteral(L, "inarow.cli.embedded");
    lua_call(L, 1, 1); /* function(find_variant), which ends the program */
    lua_pushcfunction(L, inarow_find_variant);
    lua_call(L, 1, 0);
    return 0;
}

int main(int count, char **words)
{
    struct typed typed = {count, words};
    lua_State *L = luaL_newstate();
    if (!L) {
        fputs("inarow: not enough memory\n", stderr);
        return 2;
    }
    inarow_open_console();
    lua_pushcfunction(L, run);
    lua_pushlightuserdata(L, &typed);
    if (lua_pcall(L, 1, 0, 0) != LUA_OK)
        fprintf(stderr, "inarow: %s\n", lua_tostring(L, -1));
    return 1;
}
