/* Compares batches, with rules that Lua has compiled, with the core. The Lua module's
 * compare(rules, seed, steps) returns nil or the difference. */
#include <lauxlib.h>
#include <lua.h>
#include "batch.h"

/* Masks of legal and of safe stones take turns. */
static int compare(lua_State *L)
{
    const inarow_rules *rules = luaL_checkudata(L, 1, "inarow.rules");
    uint64_t seed = (uint64_t)luaL_checkinteger(L, 2);
    int steps = (int)luaL_checkinteger(L, 3);
    bool safe = seed & 1;
    const char *fault = compare_batch(rules, seed, steps, safe);
    if (!fault && !inarow_spec_of(rules)->host_rules)
        fault = compare_ways(rules, seed, steps, safe);
    lua_pushstring(L, fault);
    return 1;
}

int luaopen_batches(lua_State *L);

int luaopen_batches(lua_State *L)
{
    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, compare);
    lua_setfield(L, -2, "compare");
    return 1;
}
