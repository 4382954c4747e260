/*
 * core.within: a call that must not go on after a moment.
 *
 * Instructions of Lua's are counted by a hook, which raises an error once the moment is
 * past, and from then on at each one: a pcall on the way only passes it on, and whatever
 * came of it is not told. What takes long in C looks by itself; the core has a budget
 * that lasts until then. LuaJIT counts no instructions of what it has compiled; the rest
 * holds there too.
 */
#include <stdbool.h>
#include "clock.h"
#include "deadline.h"
#include "inarow_lua.h"

enum { INSTRUCTIONS = 1000 }; /* between two looks */

static const char past_deadline[] = "the time for this call is over";

struct deadline {
    double end; /* by inarow_now */
    bool held;  /* instructions are not stopped */
    bool told;  /* the error has been raised */
    inarow_budget budget;
};

/* Where the one that holds is in the registry. */
static char holding;

static struct deadline *deadline_of(lua_State *L)
{
    lua_pushlightuserdata(L, &holding);
    lua_rawget(L, LUA_REGISTRYINDEX);
    struct deadline *deadline = lua_touserdata(L, -1);
    lua_pop(L, 1);
    return deadline;
}

static void set_deadline(lua_State *L, struct deadline *deadline)
{
    lua_pushlightuserdata(L, &holding);
    lua_pushlightuserdata(L, deadline);
    lua_rawset(L, LUA_REGISTRYINDEX);
}

bool inarow_is_late(lua_State *L)
{
    struct deadline *deadline = deadline_of(L);
    return deadline && inarow_now() >= deadline->end;
}

static void give_up(lua_State *L)
{
    struct deadline *deadline = deadline_of(L);
    if (deadline)
        deadline->told = true;
    lua_pushstring(L, past_deadline);
    lua_error(L);
}

void inarow_stop_if_late(lua_State *L)
{
    if (inarow_is_late(L))
        give_up(L);
}

void inarow_check_spent(lua_State *L)
{
    if (inarow_is_spent())
        give_up(L);
}

void inarow_is_done(lua_State *L)
{
    struct deadline *deadline = deadline_of(L);
    if (deadline && deadline->held)
        deadline->budget.goes_on = NULL;
}

static bool is_early(void *data)
{
    return inarow_now() < ((struct deadline *)data)->end;
}

static void on_instructions(lua_State *L, lua_Debug *debug)
{
    (void)debug;
    struct deadline *deadline = deadline_of(L);
    if (!deadline || deadline->held || !inarow_is_late(L))
        return;
    lua_sethook(L, on_instructions, LUA_MASKCOUNT, 1);
    inarow_stop_if_late(L);
}

/* core.within(moment, run, ...): true and what `run` gives of these arguments; or false
 * and its error, which is core.too_late if it took until then: that is what is told, even
 * if the function has ended. The moment is one of core.now. Where the host has a hook of
 * its own no instructions are counted. A coroutine must not yield out of it. */
int inarow_lua_within(lua_State *L)
{
    struct deadline mine = {.end = luaL_checknumber(L, 1)};
    struct deadline *before = deadline_of(L);
    if (before && before->end < mine.end)
        mine.end = before->end;
    mine.budget = (inarow_budget){.work = UINT64_MAX, .goes_on = is_early, .data = &mine};
    bool counts = !lua_gethook(L);
    luaL_checkany(L, 2);
    set_deadline(L, &mine);
    inarow_budget *budget = inarow_set_budget(&mine.budget);
    if (counts)
        lua_sethook(L, on_instructions, LUA_MASKCOUNT, INSTRUCTIONS);
    int status = lua_pcall(L, lua_gettop(L) - 2, LUA_MULTRET, 0);
    if (counts)
        lua_sethook(L, NULL, 0, 0);
    inarow_set_budget(budget);
    set_deadline(L, before);
    if (mine.told) {
        lua_settop(L, 1);
        lua_pushstring(L, past_deadline);
    }
    lua_pushboolean(L, status == 0 && !mine.told);
    lua_replace(L, 1);
    return lua_gettop(L);
}

/* core.hold(on): from now on no instruction is stopped, or again. For what is to happen
 * wholly; a script's hook does not begin late even so. Without a deadline it does
 * nothing. */
int inarow_lua_hold(lua_State *L)
{
    struct deadline *deadline = deadline_of(L);
    if (deadline) {
        deadline->held = lua_toboolean(L, 1);
        deadline->budget.goes_on = is_early;
    }
    return 0;
}

void inarow_open_deadline(lua_State *L)
{
    lua_pushstring(L, past_deadline);
    lua_setfield(L, -2, "too_late");
}
