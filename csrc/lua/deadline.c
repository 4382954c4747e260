/* core.within: calls a function with a deadline.
 *
 * A hook counts Lua instructions. After the deadline it raises an error, and raises it
 * again at each instruction. A pcall can therefore not catch the error for good, and
 * no result is returned. Long functions in C check the time themselves. The core
 * checks a budget that ends at the deadline. LuaJIT counts no instructions of compiled
 * code; everything else also works there. */
#include <stdbool.h>
#include "clock.h"
#include "deadline.h"
#include "inarow_lua.h"
#include "turns.h"

static const char past_deadline[] = "the time for this call is over";

struct deadline {
    double end;     /* end of the time, by inarow_now */
    bool held;      /* true while instructions are not stopped */
    bool is_raised; /* true if the error has been raised */
    inarow_budget budget;
};

/* The deadline of this thread. Each task has its own thread (task.c). */
static _Thread_local struct deadline *holding;

bool inarow_is_late(void)
{
    bool goes_on = inarow_give_way();
    return holding && (!goes_on || inarow_now() >= holding->end);
}

static void give_up(lua_State *L)
{
    if (holding)
        holding->is_raised = true;
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
    enum {
        INSTRUCTIONS = 1000
    }; /* number of instructions between two checks of the
        * time */
    if (on)
        lua_sethook(L, on_instructions, LUA_MASKCOUNT, INSTRUCTIONS);
    else
        lua_sethook(L, NULL, 0, 0);
}

/* core.within(moment, run, ...): calls `run` with these arguments. Returns true and
 * its results, or false and its error. After the deadline the error is core.too_late,
 * even if the function has returned. The moment is a time as core.now returns it. If
 * the host has its own hook, instructions are not counted. A coroutine must not yield
 * out of the call. */
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
    if (mine.is_raised) {
        lua_settop(L, 1);
        lua_pushstring(L, past_deadline);
    }
    lua_pushboolean(L, status == 0 && !mine.is_raised);
    lua_replace(L, 1);
    return lua_gettop(L);
}

/* core.hold(on): if `on` is true, stops no instruction from now on. If `on` is false,
 * stops instructions again. Use it for work that must not be left unfinished. Even so,
 * no script's hook is called after the deadline. Without a deadline, core.hold has no
 * effect. */
int inarow_lua_hold(lua_State *L)
{
    if (holding) {
        holding->held = lua_toboolean(L, 1);
        holding->budget.goes_on = is_early;
    }
    return 0;
}

/* core.look(): ends this call if it is late, and lets other tasks run. It is for long
 * work in C modules other than this one. */
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
