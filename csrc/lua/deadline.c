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
#include "turns.h"

static const char past_deadline[] = "the time for this call is over";

struct deadline {
    double end; /* by inarow_now */
    bool held;  /* instructions are not stopped */
    bool told;  /* the error has been raised */
    inarow_budget budget;
};

/* The one that holds on this thread: a task has a thread of its own (task.c). */
static _Thread_local struct deadline *holding;

bool inarow_is_late(void)
{
    bool goes_on = inarow_give_way();
    return holding && (!goes_on || inarow_now() >= holding->end);
}

static void give_up(lua_State *L)
{
    if (holding)
        holding->told = true;
    lua_pushstring(L, past_deadline);
    lua_error(L);
}

void inarow_stop_if_late(lua_State *L)
{
    if (inarow_is_late())
        give_up(L);
}

void inarow_check_spent(lua_State *L)
{
    if (inarow_is_spent())
        give_up(L);
}

void inarow_is_done(void)
{
    if (holding && holding->held)
        holding->budget.goes_on = NULL;
}

static bool is_early(void *data)
{
    (void)data;
    return !inarow_is_late();
}

static void on_instructions(lua_State *L, lua_Debug *debug)
{
    (void)debug;
    if (!inarow_is_late() || holding->held)
        return;
    lua_sethook(L, on_instructions, LUA_MASKCOUNT, 1);
    inarow_stop_if_late(L);
}

void inarow_count_instructions(lua_State *L, bool on)
{
    enum { INSTRUCTIONS = 1000 }; /* between two looks */
    if (on)
        lua_sethook(L, on_instructions, LUA_MASKCOUNT, INSTRUCTIONS);
    else
        lua_sethook(L, NULL, 0, 0);
}

/* core.within(moment, run, ...): true and what `run` gives of these arguments; or false
 * and its error, which is core.too_late if it took until then: that is what is told, even
 * if the function has ended. The moment is one of core.now. Where the host has a hook of
 * its own no instructions are counted. A coroutine must not yield out of it. */
int inarow_lua_within(lua_State *L)
{
    struct deadline mine = {.end = luaL_checknumber(L, 1)};
    struct deadline *before = holding;
    if (before && before->end < mine.end)
        mine.end = before->end;
    mine.budget = (inarow_budget){.work = UINT64_MAX, .goes_on = is_early};
    bool is_task = lua_gethook(L) == on_instructions;
    bool counts = is_task || !lua_gethook(L);
    luaL_checkany(L, 2);
    holding = &mine;
    inarow_budget *budget = inarow_set_budget(&mine.budget);
    if (counts)
        inarow_count_instructions(L, true);
    int status = lua_pcall(L, lua_gettop(L) - 2, LUA_MULTRET, 0);
    if (counts)
        inarow_count_instructions(L, is_task);
    inarow_set_budget(budget);
    holding = before;
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
    if (holding) {
        holding->held = lua_toboolean(L, 1);
        holding->budget.goes_on = is_early;
    }
    return 0;
}

/* core.look(): end this call if it is late, and let others have their turn. For what
 * takes long in the C of other modules. */
int inarow_lua_look(lua_State *L)
{
    on_instructions(L, NULL);
    return 0;
}

void inarow_open_deadline(lua_State *L)
{
    lua_pushstring(L, past_deadline);
    lua_setfield(L, -2, "too_late");
}
