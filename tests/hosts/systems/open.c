/* Lua with the modules and with the C libraries that busted needs. Lua's own program,
 * lua.c, opens this in place of its libraries. */
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

int luaopen_cjson(lua_State *L);
int luaopen_inarow_core(lua_State *L);
int luaopen_inarow_system_native(lua_State *L);
int luaopen_lfs(lua_State *L);

void open_all(lua_State *L);

void open_all(lua_State *L)
{
    static const luaL_Reg found[] = {
        {"inarow.core", luaopen_inarow_core},
        {"inarow.system.native", luaopen_inarow_system_native},
        {"cjson", luaopen_cjson},
        {"lfs", luaopen_lfs},
        {NULL, NULL},
    };
    luaL_openlibs(L);
    luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_PRELOAD_TABLE);
    luaL_setfuncs(L, found, 0);
    lua_pop(L, 1);
}
