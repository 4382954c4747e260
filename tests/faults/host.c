/*
 * A host that fails on purpose. It runs a Lua script with the module linked in, and
 * can make the n-th allocation fail or interrupt the n-th instruction.
 *
 *     host SCRIPT ARGUMENT...
 *
 * The script has a global table `faults`. The module's calls of C functions (malloc,
 * realloc, luaL_newstate) arrive here, because the Makefile renames them in its
 * objects. A sandbox's state allocates like the host's state. Time stands still, so a
 * slow machine hits no time limit. At the end, no memory may be left.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "../../csrc/lua/inarow_lua.h"

int luaopen_inarow_core(lua_State *L);

/* The module's objects call these functions. */
void *faulty_malloc(size_t size);
void *faulty_realloc(void *block, size_t size);
void faulty_free(void *block);
lua_State *faulty_newstate(void);
void faulty_close(lua_State *L);
int faulty_clock(clockid_t clock, struct timespec *time);

/* Failures of a function while it runs. `once` fails one allocation, and again if Lua
 * retries after collecting garbage. `retried` lets the retry succeed. `sticky` fails
 * this allocation and all later ones. */
static const char *const mode_names[] = {"once",      "retried",    "sticky",
                                         "interrupt", "interrupts", NULL};
enum mode { ONCE, RETRIED, STICKY, INTERRUPT, INTERRUPTS };

static struct {
    bool armed, hit;
    enum mode mode;
    long n, count; /* number that fails (0: none), and number so far */
    /* The refused block, to recognize a retry. */
    void *block;
    size_t old, size;
} plan;

static long states, blocks; /* numbers that are in use */

/* ---- Memory ---------------------------------------------------------------------- */

/* Returns true if this request for more memory is to be refused. */
static bool is_refused(void *block, size_t old, size_t size)
{
    if (!plan.armed || plan.mode >= INTERRUPT)
        return false;
    plan.count++;
    bool again = plan.hit && LUA_VERSION_NUM >= 502 && plan.mode == ONCE &&
                 plan.count == plan.n + 1 && block == plan.block && old == plan.old &&
                 size == plan.size;
    bool refused = plan.count == plan.n || again ||
                   (plan.mode == STICKY && plan.n > 0 && plan.count > plan.n);
    if (refused) {
        plan.hit = true;
        plan.block = block;
        plan.old = old;
        plan.size = size;
    }
    return refused;
}

/* The original allocator of a state, which `allocate` calls. */
struct allocator {
    lua_Alloc function;
    void *data;
};

static void *allocate(void *data, void *block, size_t old, size_t size)
{
    const struct allocator *own = data;
    if (size > (block ? old : 0) && is_refused(block, old, size))
        return NULL;
    return own->function(own->data, block, old, size);
}

static void wrap(lua_State *L)
{
    struct allocator *own = malloc(sizeof *own);
    if (!own)
        abort();
    own->function = lua_getallocf(L, &own->data);
    lua_setallocf(L, allocate, own);
    states++;
}

void *faulty_malloc(size_t size)
{
    void *block = is_refused(NULL, 0, size) ? NULL : malloc(size);
    blocks += block != NULL;
    return block;
}

void *faulty_realloc(void *block, size_t size)
{
    void *made = is_refused(block, 0, size) ? NULL : realloc(block, size);
    blocks += made && !block;
    return made;
}

void faulty_free(void *block)
{
    blocks -= block != NULL;
    free(block);
}

lua_State *faulty_newstate(void)
{
    lua_State *L = is_refused(NULL, 0, 0) ? NULL : luaL_newstate();
    if (L)
        wrap(L);
    return L;
}

/* LuaJIT frees a state's memory at once only if the allocator is its own. */
void faulty_close(lua_State *L)
{
    struct allocator *own;
    if (lua_getallocf(L, (void **)&own) != allocate)
        abort();
    lua_setallocf(L, own->function, own->data);
    lua_close(L);
    free(own);
    states--;
}

/* ---- Instructions, and time ------------------------------------------------------ */

static void on_count(lua_State *L, lua_Debug *debug)
{
    (void)debug;
    if (!plan.armed || plan.mode < INTERRUPT) {
        lua_sethook(L, NULL, 0, 0);
        return;
    }
    if (plan.n == 0) {
        plan.count++;
        return;
    }
    plan.hit = true;
    if (plan.mode == INTERRUPT) {
        plan.armed = false;
        lua_sethook(L, NULL, 0, 0);
    } else {
        lua_sethook(L, on_count, LUA_MASKCOUNT, 1);
    }
    luaL_error(L, "interrupted");
}

int faulty_clock(clockid_t clock, struct timespec *time)
{
    (void)clock;
    memset(time, 0, sizeof *time);
    return 0;
}

/* ---- Functions for the script -------------------------------------------------------
 */

/* faults.try(mode, n, function, ...) calls the function with its n-th allocation
 * refused or its n-th instruction interrupted; n = 0 means no failure. It returns
 * whether there was a failure, the number of allocations or instructions, and the
 * results of pcall. */
static int try(lua_State *L)
{
    plan.mode = (enum mode)luaL_checkoption(L, 1, NULL, mode_names);
    plan.n = (long)luaL_checknumber(L, 2);
    plan.count = 0;
    plan.hit = false;
    luaL_checkany(L, 3);
    luaL_checkstack(L, LUA_MINSTACK, NULL);
    plan.armed = true;
    if (plan.mode >= INTERRUPT)
        lua_sethook(L, on_count, LUA_MASKCOUNT, plan.n > 0 ? (int)plan.n : 1);
    int status = lua_pcall(L, lua_gettop(L) - 3, LUA_MULTRET, 0);
    plan.armed = false;
    if (plan.mode >= INTERRUPT)
        lua_sethook(L, NULL, 0, 0);
    lua_pushboolean(L, plan.hit);
    lua_replace(L, 1);
    lua_pushnumber(L, (lua_Number)plan.count);
    lua_replace(L, 2);
    lua_pushboolean(L, status == 0);
    lua_insert(L, 3);
    return lua_gettop(L);
}

/* faults.bytes(position) returns all bytes of a position as a string. */
static int bytes(lua_State *L)
{
    const struct lua_position *p = luaL_checkudata(L, 1, POSITION_TYPE);
    lua_pushlstring(L, (const char *)&p->facts, sizeof p->facts);
    lua_pushlstring(L, (const char *)p->position.bytes, inarow_position_size(p->rules));
    lua_concat(L, 2);
    return 1;
}

/* ---- Separate states ----------------------------------------------------------------
 */

static void make_globals(lua_State *L);

#define STATE_TYPE "faults.state"

static int close_state(lua_State *L)
{
    lua_State **state = luaL_checkudata(L, 1, STATE_TYPE);
    if (*state)
        faulty_close(*state);
    *state = NULL;
    return 0;
}

/* faults.state() returns a new state, in which the module was never opened. */
static int new_state(lua_State *L)
{
    lua_State **state = lua_newuserdata(L, sizeof *state);
    *state = NULL;
    luaL_getmetatable(L, STATE_TYPE);
    lua_setmetatable(L, -2);
    *state = faulty_newstate();
    if (!*state)
        return luaL_error(L, "not enough memory");
    make_globals(*state);
    return 1;
}

/* state:run(text) returns the result of a text as a string; its errors are raised
 * here. */
static int run_in_state(lua_State *L)
{
    lua_State **state = luaL_checkudata(L, 1, STATE_TYPE);
    const char *text = luaL_checkstring(L, 2);
    lua_settop(*state, 0);
    bool fails = luaL_loadstring(*state, text) != 0 || lua_pcall(*state, 0, 1, 0) != 0;
    lua_pushstring(L, lua_tostring(*state, -1));
    return fails ? lua_error(L) : 1;
}

static int script_fails(lua_State *L)
{
    lua_getglobal(L, "debug");
    lua_getfield(L, -1, "traceback");
    lua_pushvalue(L, 1);
    lua_call(L, 1, 1);
    return 1;
}

static void make_globals(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"try", try}, {"bytes", bytes}, {"state", new_state}, {NULL, NULL}};
    luaL_openlibs(L);
    lua_getglobal(L, "package");
    lua_getfield(L, -1, "preload");
    lua_pushcfunction(L, luaopen_inarow_core);
    lua_setfield(L, -2, "inarow.core");
    luaL_newlib(L, functions);
    lua_setglobal(L, "faults");
    luaL_newmetatable(L, STATE_TYPE);
    lua_pushcfunction(L, close_state);
    lua_setfield(L, -2, "__gc");
    lua_pushcfunction(L, run_in_state);
    lua_setfield(L, -2, "run");
    lua_pushvalue(L, -1);
    lua_setfield(L, -2, "__index");
    lua_settop(L, 0);
}

static void push_arguments(lua_State *L, int count, char **argument)
{
    lua_createtable(L, count, 0);
    for (int i = 1; i < count; i++) {
        lua_pushstring(L, argument[i]);
        lua_rawseti(L, -2, i - 1);
    }
    lua_setglobal(L, "arg");
}

int main(int count, char **argument)
{
    lua_State *L = faulty_newstate();
    if (!L || count < 2)
        return 2;
    make_globals(L);
    push_arguments(L, count, argument);
    lua_pushcfunction(L, script_fails);
    int status = luaL_loadfile(L, argument[1]);
    if (status == 0)
        status = lua_pcall(L, 0, 0, 1);
    if (status != 0)
        fprintf(stderr, "%s\n", lua_tostring(L, -1));
    faulty_close(L);
    if (states != 0 || blocks != 0)
        printf("not ok - %ld states, %ld blocks are left\n", states, blocks);
    return status != 0 || states != 0 || blocks != 0;
}
