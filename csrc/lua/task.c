/* core.task: a function that runs in turns, so that other functions can run in
 * between.
 *
 * Each task has its own coroutine, called on its own thread. Its turn can therefore
 * end anywhere: between two Lua instructions, under any C function, or in the middle
 * of a search. Only one thread runs at a time. While a task waits, its clock stops
 * (inarow_now).
 *
 * Threads cannot share LuaJIT's states, and some hosts have no threads. In these
 * cases, a task has a single turn without a time limit. */
#include "turns.h"
#include <stdbool.h>
#include <string.h>
#include "deadline.h"
#include "inarow_lua.h"
#include "threads.h"

#define TASK_TYPE "inarow.task"

struct task {
    struct inarow_turns turns;
    lua_State *L;      /* coroutine of the task */
    int coroutine;     /* place of the coroutine in the registry */
    bool has_thread;   /* false if the function is called at once */
    bool is_called;    /* true if the function has not returned yet */
    bool is_dismissed; /* true if the thread must end */
    int status;        /* status of the function that returned */
};

/* Runs on the thread: runs one function after another, each for at least one turn. */
static void run_functions(void *data)
{
    struct task *task = data;
    inarow_take_turns(&task->turns);
    while (!task->is_dismissed) {
        inarow_begin_turn(&task->turns);
        inarow_count_instructions(task->L, true);
        task->status = lua_pcall(task->L, 0, 0, 0);
        task->is_called = false;
        inarow_end_turn(&task->turns.partner);
    }
}

static struct task *check_task(lua_State *L)
{
    return luaL_checkudata(L, 1, TASK_TYPE);
}

/* task:begin(function): prepares a function. The previous function must have returned. */
static int begin_task(lua_State *L)
{
    struct task *task = check_task(L);
    luaL_checktype(L, 2, LUA_TFUNCTION);
    luaL_argcheck(L, !task->is_called, 1, "it has not returned");
    lua_settop(task->L, 0);
    lua_settop(L, 2);
    lua_xmove(L, task->L, 1);
    task->is_called = true;
    task->turns.is_stopped = false;
    return 0;
}

/* task:run(seconds): gives the task a turn of this length. Returns true if the
 * function has returned. Raises the error of the function. */
static int run_task(lua_State *L)
{
    struct task *task = check_task(L);
    task->turns.length = luaL_checknumber(L, 2) * 1e9;
    luaL_argcheck(L, task->is_called && inarow_task_mark() != &task->turns, 1,
                  "it has no function");
    if (task->has_thread) {
        inarow_give_turn(&task->turns.partner);
    } else {
        task->status = lua_pcall(task->L, 0, 0, 0);
        task->is_called = false;
    }
    lua_pushboolean(L, !task->is_called);
    if (task->is_called || task->status == 0)
        return 1;
    lua_xmove(task->L, L, 1);
    return lua_error(L);
}

/* task:stop(): makes the function return soon: core.within fails in it as if it were
 * late. The task still needs turns for that. */
static int stop_task(lua_State *L)
{
    check_task(L)->turns.is_stopped = true;
    return 0;
}

/* task:close(): lets the function return, and ends the thread. */
static int close_task(lua_State *L)
{
    struct task *task = check_task(L);
    task->turns.is_stopped = task->is_dismissed = true;
    task->turns.length = 1e18;
    if (task->has_thread) {
        while (!task->turns.partner.is_over)
            inarow_give_turn(&task->turns.partner);
        inarow_end_partner(&task->turns.partner);
    }
    task->has_thread = false;
    luaL_unref(L, LUA_REGISTRYINDEX, task->coroutine);
    task->coroutine = LUA_NOREF;
    return 0;
}

static bool is_luajit(lua_State *L)
{
    inarow_pushglobals(L);
    lua_getfield(L, -1, "jit");
    bool is_there = !lua_isnil(L, -1);
    lua_pop(L, 2);
    return is_there;
}

/* core.task(): returns a task without a function. */
int inarow_lua_task(lua_State *L)
{
    struct task *task = lua_newuserdata(L, sizeof *task);
    memset(task, 0, sizeof *task);
    task->coroutine = LUA_NOREF;
    luaL_getmetatable(L, TASK_TYPE);
    lua_setmetatable(L, -2);
    task->L = lua_newthread(L);
    task->coroutine = luaL_ref(L, LUA_REGISTRYINDEX);
    task->has_thread =
        !is_luajit(L) && inarow_begin_partner(&task->turns.partner, run_functions, task);
    return 1;
}

void inarow_open_task(lua_State *L)
{
    static const luaL_Reg methods[] = {{"begin", begin_task},
                                       {"run", run_task},
                                       {"stop", stop_task},
                                       {"close", close_task},
                                       {NULL, NULL}};
    luaL_newmetatable(L, TASK_TYPE);
    lua_pushcfunction(L, close_task);
    lua_setfield(L, -2, "__gc");
    lua_newtable(L);
    luaL_setfuncs(L, methods, 0);
    lua_setfield(L, -2, "__index");
    lua_pop(L, 1);
}
