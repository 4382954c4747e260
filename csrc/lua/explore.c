/* core.perft, core.playout and core.random: counting a game's sequences, and playing it
 * out. */
#include <string.h>
#include "clock.h"
#include "inarow_lua.h"

enum { PERFT_DEPTH = 100 };

/* Every whole number up to this one is a lua_Number. */
static const lua_Number MOST_WHOLE = 9007199254740992.0;

static lua_Number whole_number(lua_State *L, int index, lua_Number most)
{
    lua_Number n = luaL_checknumber(L, index);
    luaL_argcheck(L, n >= 0 && n <= most && n == (lua_Number)(long long)n, index,
                  "a whole number expected, not below 0 nor too large");
    return n;
}

/* core.perft(position, depth, checked): a list of {sequences, ended, seconds} by ply,
 * where `ended` counts by reason and `seconds` is that of all plies; nil if there are too
 * many offers. */
int inarow_lua_perft(lua_State *L)
{
    struct lua_position *p = luaL_checkudata(L, 1, POSITION_TYPE);
    int depth = (int)whole_number(L, 2, PERFT_DEPTH);
    inarow_perft plies[PERFT_DEPTH];
    double begin = inarow_now();
    bool checked = lua_toboolean(L, 3);
    if (!(checked ? inarow_perft_checked : inarow_perft_run)(p->rules, position_of(p),
                                                             depth, plies))
        return 0;
    double seconds = (inarow_now() - begin) / 1e9;
    lua_createtable(L, depth, 0);
    for (int i = 0; i < depth; i++) {
        lua_createtable(L, 0, 3);
        inarow_pushcount(L, plies[i].sequences);
        lua_setfield(L, -2, "sequences");
        lua_pushnumber(L, seconds);
        lua_setfield(L, -2, "seconds");
        lua_newtable(L);
        for (unsigned bit = 0; bit < INAROW_REASONS; bit++) {
            if (!plies[i].ended[bit])
                continue;
            inarow_pushcount(L, plies[i].ended[bit]);
            lua_setfield(L, -2, inarow_pattern_name(1u << bit));
        }
        lua_setfield(L, -2, "ended");
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

/* core.playout(rules, seed, games, checked): plies in all, seconds, and a table of how
 * many games each colour (by number) won, were drawn, or unfinished. `checked`: the slow
 * way, for tests. */
int inarow_lua_playout(lua_State *L)
{
    const inarow_rules *rules = luaL_checkudata(L, 1, RULES_TYPE);
    uint64_t seed = (uint64_t)whole_number(L, 2, MOST_WHOLE);
    uint64_t games = (uint64_t)whole_number(L, 3, MOST_WHOLE);
    bool checked = lua_toboolean(L, 4);
    struct lua_position *p = inarow_new_position(L, rules, 1);
    inarow_tally tally;
    double begin = inarow_now();
    inarow_playouts(rules, position_of(p), &seed, games, checked, &tally);
    inarow_pushcount(L, tally.plies);
    lua_pushnumber(L, (inarow_now() - begin) / 1e9);
    lua_newtable(L);
    for (int c = 0; c < inarow_spec_of(rules)->colours; c++) {
        inarow_pushcount(L, tally.won[c]);
        lua_rawseti(L, -2, c + 1);
    }
    inarow_pushcount(L, tally.drawn);
    lua_setfield(L, -2, "draw");
    inarow_pushcount(L, tally.unfinished);
    lua_setfield(L, -2, "unfinished");
    return 3;
}

/* The function that core.random made: (n), n from 1 to 2^32 - 1. */
static int random_below(lua_State *L)
{
    uint64_t *seed = lua_touserdata(L, lua_upvalueindex(1));
    lua_Number n = whole_number(L, 1, UINT32_MAX);
    luaL_argcheck(L, n > 0, 1, "at least 1 expected");
    inarow_pushcount(L, inarow_random(seed, (uint32_t)n));
    return 1;
}

/* core.random(seed): a function giving a number from 0 to n - 1, those that core.playout
 * draws by. */
int inarow_lua_random(lua_State *L)
{
    uint64_t seed = (uint64_t)whole_number(L, 1, MOST_WHOLE);
    memcpy(lua_newuserdata(L, sizeof seed), &seed, sizeof seed);
    lua_pushcclosure(L, random_below, 1);
    return 1;
}
