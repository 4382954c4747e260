/* core.sandbox: runs a foreign script in its own lua_State.
 *
 * Limits always hold for memory, steps and time. The state's allocator limits memory.
 * A hook that counts instructions limits steps and time. A script could catch a hook's
 * error with pcall. A limit that has been reached therefore lasts. The hook raises the
 * error again and again, and the sandbox's pcall passes it on. Afterwards the sandbox
 * runs nothing. The host's state never uses a value of the sandbox's state directly.
 * Values are passed as bytes (serialize.h). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "deadline.h"
#include "inarow_lua.h"
#include "memory.h"
#include "sandbox_shared.h"
#include "turns.h"

#define SANDBOX_TYPE "inarow.sandbox"

enum {
    PIECE = 128,        /* bytes of a source between two checks of the time */
    HOOK_ARGUMENTS = 3, /* the view, the action, and the pattern (for `allow`) */
};

/* ---- In the sandbox ---------------------------------------------------------------- */

/* A job for a protected function in the sandbox's state. */
struct job {
    struct inarow_sandbox *box;
    const char *source; /* unread rest of a script to load */
    size_t length;
    int function;                   /* or number of a hook to call */
    int count;                      /* number of the hook's arguments that were written */
    const struct inarow_view *view; /* view for the hook, or NULL */
    bool traces;                    /* true if the script may trace */
    bool answers;                   /* true after the hook has returned a value */
    double latest; /* time when its list must be complete; 0: the call is not for a
                    * list */
};

static void write_or_fail(struct inarow_buffer *buffer, lua_State *L, int index)
{
    if (inarow_serialize(buffer, L, index))
        return;
    inarow_sandbox_spend(L, 0, 0); /* fails if it took too long */
    inarow_sandbox_of(L)->lacks_memory = buffer->fault == inarow_no_memory;
    luaL_error(L, "%s", buffer->fault);
}

/* A lua_Reader. Compiling counts no instructions and may take long, so the time is
 * checked before each piece. */
static const char *next_piece(lua_State *L, void *data, size_t *length)
{
    struct job *job = data;
    const char *piece = job->source;
    *length = job->length < PIECE ? job->length : PIECE;
    job->source += *length;
    job->length -= *length;
    inarow_sandbox_spend(L, 0, 0);
    return piece;
}

static int load_script(lua_State *L)
{
    struct job *job = lua_touserdata(L, 1);
    struct inarow_buffer *buffer = &job->box->buffer;
    luaL_checkstack(L, SERIAL_STACK, NULL);
    inarow_buffer_reset(buffer);
    inarow_sandbox_open_view(L);
    inarow_sandbox_library(L, &buffer->option); /* 2 */
    int status = inarow_loadtext(L, next_piece, job, "=script");
    job->box->lacks_memory = inarow_sandbox_is_starved(job->box, status);
    if (status != 0)
        lua_error(L);
    lua_pushvalue(L, 2);
    inarow_setglobals(L, -2);
    lua_call(L, 0, 1); /* 3 */
    if (!lua_istable(L, 3))
        luaL_error(L, "expected one table to be returned, got %s", luaL_typename(L, 3));
    lua_newtable(L);
    buffer->functions = 4;
    write_or_fail(buffer, L, 3);
    job->box->functions = luaL_ref(L, LUA_REGISTRYINDEX);
    return 0;
}

static int run_function(lua_State *L)
{
    struct job *job = lua_touserdata(L, 1);
    struct inarow_buffer *buffer = &job->box->buffer;
    luaL_checkstack(L, SERIAL_STACK, NULL);
    lua_rawgeti(L, LUA_REGISTRYINDEX, job->box->functions);
    lua_rawgeti(L, 2, job->function);
    if (job->box->view)
        inarow_sandbox_push_view(L);
    for (int i = 0; i < job->count; i++)
        inarow_deserialize(buffer, L, &inarow_plain);
    lua_call(L, lua_gettop(L) - 3, 1); /* the job, its functions and this function are
                                        * below */
    job->answers = !lua_isnil(L, -1);
    if (!job->answers)
        return 0;
    inarow_buffer_reset(buffer);
    buffer->open = inarow_sandbox_fill;
    write_or_fail(buffer, L, 3);
    return 0;
}

/* Does a job in the state. Returns false on failure. The reason is an error on the
 * state's stack, a limit of the sandbox, or a lack of the host's memory or time. After
 * a lack of the host's memory or time, another attempt may succeed. */
static bool run(lua_State *host, struct job *job, lua_CFunction function)
{
    struct inarow_sandbox *box = job->box;
    if (box->stopped)
        return false;
    box->host = host;
    lua_settop(box->L, 0);
    box->steps = box->pcalls = box->raised_at = 0;
    box->starved = box->lacks_memory = false;
    inarow_limit_set(&box->limit, SANDBOX_MS * 1e6, job->latest);
    inarow_sandbox_watch(box);
    box->buffer.limit = &box->limit;
    box->view = job->view;
    box->traces = job->traces;
    box->busy = true;
    int status = inarow_cpcall(box->L, function, job);
    box->busy = false;
    box->view = NULL;
    box->buffer.limit = NULL;
    box->lacks_memory =
        !box->stopped && (box->lacks_memory || inarow_sandbox_is_starved(box, status));
    bool done = status == 0 && !box->stopped && !box->lacks_memory;
    if (box->is_late)
        box->stopped = NULL; /* the host's limit was reached, not the script's */
    return done;
}

/* Raises an error if the host's time is over, which is not the script's fault. */
static void check_late(lua_State *L, struct inarow_sandbox *box)
{
    if (!box->is_late)
        return;
    box->is_late = false;
    inarow_stop_if_late(L);
}

/* ---- In the host's state ----------------------------------------------------------- */

static void close_box(struct inarow_sandbox *box)
{
    if (box->L) {
        lua_setallocf(box->L, box->allocate, box->allocator);
        lua_close(box->L);
        inarow_sandbox_count(box, -(double)box->used);
    }
    box->L = NULL;
    inarow_buffer_free(&box->buffer);
    free(box->name);
    free(box->trace);
    box->name = NULL;
    box->trace = NULL;
}

static int collect(lua_State *L)
{
    close_box(lua_touserdata(L, 1));
    return 0;
}

/* Pushes a sandbox that is still closed. */
static struct inarow_sandbox *new_box(lua_State *L)
{
    struct inarow_sandbox *box = lua_newuserdata(L, sizeof *box);
    memset(box, 0, sizeof *box);
    /* This call is repeated even if the metatable exists, because memory may have run
     * out the first time. */
    luaL_newmetatable(L, SANDBOX_TYPE);
    lua_pushcfunction(L, collect);
    lua_setfield(L, -2, "__gc");
    lua_setmetatable(L, -2);
    inarow_pay_for(L, box);
    return box;
}

static bool open_box(struct inarow_sandbox *box, const char *name)
{
    box->name = malloc(strlen(name) + 1);
    box->L = box->name ? luaL_newstate() : NULL;
    if (!box->L)
        return false;
    strcpy(box->name, name);
    box->allocate = lua_getallocf(box->L, &box->allocator);
    box->used = (size_t)lua_gc(box->L, LUA_GCCOUNT, 0) * 1024;
    inarow_sandbox_count(box, (double)box->used);
    lua_setallocf(box->L, inarow_sandbox_allocate, box);
    return true;
}

/* Raises Lua's own error because the host lacks memory, which is not the script's
 * fault. */
static int no_memory(lua_State *L)
{
    lua_pushstring(L, inarow_no_memory);
    return lua_error(L);
}

/* Pushes a hook's answer. The only argument is its sandbox. */
static int read_answer(lua_State *L)
{
    struct inarow_sandbox *box = lua_touserdata(L, 1);
    inarow_deserialize(&box->buffer, L, &inarow_plain);
    return 1;
}

/* The end of the time for the list of actions that this thread made last. */
static _Thread_local double list_end;

/* Prepares a call of a hook before its arguments are written. `nth` is the number of
 * this call among the calls for one list of actions, or 0 for any other call. */
static void begin_call(lua_State *L, struct job *job, lua_Integer nth)
{
    struct inarow_sandbox *box = job->box;
    const void *task = inarow_task_mark();
    inarow_stop_if_late(L); /* each call takes little time, but there may be many calls */
    while (task && box->busy && box->user != task) {
        inarow_wait_turn(); /* another task is using the sandbox */
        inarow_stop_if_late(L);
    }
    /* From here until the sandbox is busy, the turn must not end. */
    if (!box->L || box->busy)
        luaL_error(L, "a sandbox is called while it is at work");
    box->user = task;
    if (nth == 1)
        list_end = inarow_processor_time() + SANDBOX_LIST_MS * 1e6;
    job->latest = nth > 0 ? list_end : 0;
    luaL_checkstack(L, SERIAL_STACK, NULL);
    inarow_buffer_reset(&box->buffer);
}

/* Raises an error for a value that cannot be passed to a hook. The host is out of
 * memory, or the value is not plain. */
static int refuse_argument(lua_State *L, struct inarow_sandbox *box, int argument)
{
    return box->buffer.fault == inarow_no_memory
               ? no_memory(L)
               : luaL_argerror(L, argument, "a plain value of bounded size expected");
}

/* Calls a hook, whose sandbox is at a stack index, with the written arguments. Pushes
 * its answer, or raises its error. `traced` is the stack index of a list for traced
 * lines, or 0. */
static int finish_call(lua_State *L, struct job *job, int sandbox, int traced)
{
    struct inarow_sandbox *box = job->box;
    bool done = run(L, job, run_function);
    check_late(L, box);
    if (job->traces)
        inarow_sandbox_report(L, box, traced);
    if (!done) {
        if (box->lacks_memory)
            return no_memory(L);
        inarow_sandbox_push_failure(L, box);
        return lua_error(L);
    }
    if (!job->answers)
        return 0;
    lua_pushcfunction(L, read_answer);
    lua_pushvalue(L, sandbox);
    box->busy = true; /* a finalizer might call the hook in between */
    int status = lua_pcall(L, 1, 1, 0);
    box->busy = false;
    return status == 0 ? 1 : lua_error(L);
}

/* Calls a script's hook as a function of the host: (view, action, pattern), with plain
 * values. Its upvalues are the sandbox and the function's number in it. */
static int call_hook(lua_State *L)
{
    struct inarow_sandbox *box = lua_touserdata(L, lua_upvalueindex(1));
    struct job job = {.box = box,
                      .function = (int)lua_tointeger(L, lua_upvalueindex(2)),
                      .count = HOOK_ARGUMENTS};
    lua_settop(L, HOOK_ARGUMENTS);
    begin_call(L, &job, 0);
    for (int i = 1; i <= job.count; i++) {
        if (!inarow_serialize(&box->buffer, L, i))
            return refuse_argument(L, box, i);
    }
    return finish_call(L, &job, lua_upvalueindex(1), 0);
}

/* The fields of an action that are passed to a hook. */
static const char *const passed_fields[] = {"verb",   "point",     "points", "number",
                                            "colour", "direction", "dice",   NULL};

/* core.ask(hook, names, position, action, nth, traced, pattern): returns the answer of
 * a script's hook, as call_hook does. The hook's view shows the position, with the
 * words of core.names. `nth` counts the calls for one list of actions, if the call is
 * for a list. The hook may trace if `traced` is a list for the lines
 * (inarow_sandbox_report). */
int inarow_lua_ask(lua_State *L)
{
    luaL_argcheck(L, lua_tocfunction(L, 1) == call_hook, 1, "a script's hook expected");
    struct inarow_view view = {luaL_checkudata(L, 2, NAMES_TYPE),
                               luaL_checkudata(L, 3, POSITION_TYPE)};
    luaL_checktype(L, 4, LUA_TTABLE);
    lua_Integer nth = luaL_optinteger(L, 5, 0);
    lua_settop(L, 7);
    if (!lua_isnil(L, 6))
        luaL_checktype(L, 6, LUA_TTABLE);
    lua_getupvalue(L, 1, 1); /* 8 */
    lua_getupvalue(L, 1, 2); /* 9 */
    struct inarow_sandbox *box = lua_touserdata(L, 8);
    struct job job = {.box = box,
                      .function = (int)lua_tointeger(L, 9),
                      .count = lua_isnil(L, 7) ? 1 : 2,
                      .view = &view,
                      .traces = !lua_isnil(L, 6)};
    begin_call(L, &job, nth);
    if (!inarow_serialize_fields(&box->buffer, L, 4, passed_fields))
        return refuse_argument(L, box, 4);
    if (job.count == 2 && !inarow_serialize(&box->buffer, L, 7))
        return refuse_argument(L, box, 7);
    return finish_call(L, &job, 8, 6);
}

/* core.is_scripts(hook): returns true if core.ask can call the hook. */
int inarow_lua_is_scripts(lua_State *L)
{
    lua_pushboolean(L, lua_tocfunction(L, 1) == call_hook);
    return 1;
}

/* Data for reading a script's table. `box` is the stack index of the script's sandbox,
 * and `option` that of the host's function that makes options. */
struct origin {
    int box, option;
};

static void push_hook(lua_State *L, int number, void *data)
{
    const struct origin *origin = data;
    lua_pushvalue(L, origin->box);
    lua_pushinteger(L, number);
    lua_pushcclosure(L, call_hook, 2);
}

static void make_option(lua_State *L, void *data)
{
    const struct origin *origin = data;
    lua_pushvalue(L, origin->option);
    lua_insert(L, -2);
    lua_call(L, 1, 1);
}

/* core.sandbox(source, name, option, traced): returns the table that a script returns.
 * If the script fails, returns nil and a message. `name` is used in messages. `option`
 * makes an option from its key. The script may trace if `traced` is a list for the
 * lines. Raises an error if the host lacks memory. */
int inarow_lua_sandbox(lua_State *L)
{
    struct job job = {.source = luaL_checklstring(L, 1, &job.length)};
    const char *name = luaL_checkstring(L, 2);
    luaL_checktype(L, 3, LUA_TFUNCTION);
    lua_settop(L, 4);
    job.traces = !lua_isnil(L, 4);
    if (job.traces)
        luaL_checktype(L, 4, LUA_TTABLE);
    const char *fault = NULL;
    if (job.length > SANDBOX_SOURCE)
        fault = "longer than 65536 bytes";
    else if (job.length > 0 && job.source[0] == '\33')
        fault = "bytecode is not accepted";
    struct inarow_sandbox *box = job.box = new_box(L); /* 5 */
    if (!fault && !open_box(box, name))
        return no_memory(L);
    if (fault) {
        lua_pushnil(L);
        lua_pushfstring(L, "%s: %s", name, fault);
        return 2;
    }
    bool done = run(L, &job, load_script);
    check_late(L, box);
    if (job.traces)
        inarow_sandbox_report(L, box, 4);
    if (done) {
        struct origin origin = {5, 3};
        struct inarow_reader reader = {push_hook, make_option, &origin};
        box->busy = true;
        inarow_deserialize(&box->buffer, L, &reader);
        box->busy = false;
        if (box->buffer.function_count == 0)
            close_box(box); /* the sandbox will not be used again */
        else                /* the collector does not see the size of the sandbox */
            lua_gc(L, LUA_GCSTEP, (int)(box->used / 1024));
        return 1;
    }
    if (box->lacks_memory)
        return no_memory(L);
    lua_pushnil(L);
    inarow_sandbox_push_failure(L, box);
    close_box(box);
    return 2;
}
