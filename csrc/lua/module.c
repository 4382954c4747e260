/* inarow.core: the C core as a Lua module. In Lua, colours and seats count from 1, and
 * points are strings like "h8". Arguments of wrong types raise an error. Refusals by
 * the rules are nil and the reason. */
#include "clock.h"
#include "inarow_lua.h"
#include "sandbox_shared.h"

/* core.now(): returns nanoseconds since some moment, by a monotonic clock. */
static int now(lua_State *L)
{
    lua_pushnumber(L, (lua_Number)inarow_now());
    return 1;
}

/* Adds the methods of positions from all files that define some. */
static void open_position(lua_State *L)
{
    luaL_newmetatable(L, POSITION_TYPE);
    lua_newtable(L);
    luaL_setfuncs(L, inarow_position_questions, 0);
    luaL_setfuncs(L, inarow_position_actions, 0);
    luaL_setfuncs(L, inarow_position_fouls, 0);
    luaL_setfuncs(L, inarow_position_answers, 0);
    luaL_setfuncs(L, inarow_position_proofs, 0);
    inarow_open_legal(L);
    lua_setfield(L, -2, "__index");
    lua_pop(L, 1);
}

INAROW_LUA_EXPORT int luaopen_inarow_core(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"account", inarow_lua_account},
        {"pay", inarow_lua_pay},
        {"sandboxed", inarow_lua_sandboxed},
        {"trim", inarow_lua_trim},
        {"attack", inarow_lua_attack},
        {"ask", inarow_lua_ask},
        {"files", inarow_lua_files},
        {"is_scripts", inarow_lua_is_scripts},
        {"hold", inarow_lua_hold},
        {"look", inarow_lua_look},
        {"names", inarow_lua_names},
        {"now", now},
        {"await_attacks", inarow_lua_await_attacks},
        {"perft", inarow_lua_perft},
        {"perft_lists", inarow_lua_perft_lists},
        {"playout", inarow_lua_playout},
        {"random", inarow_lua_random},
        {"sandbox", inarow_lua_sandbox},
        {"task", inarow_lua_task},
        {"view", inarow_lua_view},
        {"within", inarow_lua_within},
        {NULL, NULL},
    };
    inarow_checkversion(L);
    luaL_newlib(L, functions);
    lua_pushinteger(L, SANDBOX_SOURCE);
    lua_setfield(L, -2, "source_bytes"); /* limit for a script */
    lua_pushstring(L, inarow_version());
    lua_setfield(L, -2, "version");
    inarow_open_deadline(L);
    inarow_open_names(L);
    inarow_open_attack(L);
    inarow_open_rules(L);
    open_position(L);
    inarow_open_line(L);
    inarow_open_task(L);
    inarow_open_memory(L);
    return 1;
}
