/* Makes one source work with Lua 5.1 to 5.4 and LuaJIT, by adding functions that older
 * Luas lack. */
#ifndef INAROW_LUA_COMPAT_H
#define INAROW_LUA_COMPAT_H

#include <lua.h>
#include <lauxlib.h>
#include <lualib.h>

#if LUA_VERSION_NUM == 501
/* A userdata's environment table serves as its user value. */
#define lua_setuservalue(L, i) lua_setfenv((L), (i))
#define lua_getuservalue(L, i) lua_getfenv((L), (i))
#define lua_rawlen(L, i) lua_objlen((L), (i))
#define luaL_setfuncs(L, functions, upvalues) luaL_register((L), NULL, (functions))
#undef luaL_newlib /* LuaJIT's headers define it, but it would not load in Lua 5.1 */
#define luaL_newlib(L, functions) \
    (lua_createtable((L), 0, (int)(sizeof(functions) / sizeof((functions)[0]) - 1)), \
     luaL_register((L), NULL, (functions)))
#define inarow_pushglobals(L) lua_pushvalue((L), LUA_GLOBALSINDEX)
/* Makes the table on the top of the stack the globals of the chunk at an index, and
 * pops the table. */
#define inarow_setglobals(L, index) ((void)lua_setfenv((L), (index)))
/* Opens one of Lua's own libraries. */
#define inarow_openlib(L, name, open) \
    (lua_pushcfunction((L), (open)), lua_pushstring((L), (name)), lua_call((L), 1, 0))
/* Loads text from a lua_Reader. The caller must check that it is not bytecode. */
#define inarow_loadtext(L, reader, data, name) lua_load((L), (reader), (data), (name))
/* Calls a C function in protected mode, with a light userdata as its argument. */
#define inarow_cpcall(L, function, data) lua_cpcall((L), (function), (data))
#else
#define inarow_pushglobals(L) lua_pushglobaltable(L)
#define inarow_openlib(L, name, open) \
    (luaL_requiref((L), (name), (open), 1), lua_pop((L), 1))
#define inarow_setglobals(L, index) ((void)lua_setupvalue((L), (index), 1))
#define inarow_loadtext(L, reader, data, name) \
    lua_load((L), (reader), (data), (name), "t")
#define inarow_cpcall(L, function, data) \
    (lua_pushcfunction((L), (function)), lua_pushlightuserdata((L), (data)), \
     lua_pcall((L), 1, 0, 0))
#define inarow_checkversion(L) luaL_checkversion(L)
#endif
/* Pushes a count that may exceed an int. It is an integer where Lua has 64-bit
 * integers. */
#if LUA_VERSION_NUM >= 503
#define inarow_pushcount(L, n) lua_pushinteger((L), (lua_Integer)(n))
#else
#define inarow_pushcount(L, n) lua_pushnumber((L), (lua_Number)(n))
#endif
#ifndef inarow_checkversion
#define inarow_checkversion(L) ((void)(L))
#endif

/* Lua looks for this symbol in a module. All other symbols are hidden. */
#if defined(_WIN32)
#define INAROW_LUA_EXPORT __declspec(dllexport)
#elif defined(__GNUC__)
#define INAROW_LUA_EXPORT __attribute__((visibility("default")))
#else
#define INAROW_LUA_EXPORT
#endif

#endif
