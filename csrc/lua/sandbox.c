/*
 * core.sandbox: a script from outside, run in a lua_State of its own.
 *
 * Three limits hold whatever it does: memory, by the state's allocator; steps and time,
 * by a hook that counts instructions. An error that a hook raises could be caught by
 * pcall, so a limit that is hit stays so: the hook raises it again and again, the
 * sandbox's pcall passes it on, and the sandbox runs nothing any more. Nothing of the
 * state is ever used by the host's: values go to and fro as bytes (serialize.h).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "inarow_lua.h"
#include "sandbox.h"

#define SANDBOX_TYPE "inarow.sandbox"
#define FUNCTIONS "inarow.functions" /* in the state's registry: the script's hooks */

enum {
    HOOK_STEPS = 100,   /* instructions between two looks at the limits */
    PIECE = 128,        /* bytes of a source between two looks at the time */
    HOOK_ARGUMENTS = 2, /* the view and the action */
    HOOK_RESULTS = 8,   /* most results of a hook that are kept */
    MESSAGE = 200,      /* most bytes of a message */
};

const char inarow_sandbox_no_memory[] = "it needs more than 4 MB of memory";

/* ---- The limits -----------------------------------------------------------------------
 */

static void on_count(lua_State *L, lua_Debug *debug);

/* Have the limits looked at: now and then, or after each instruction, for one that works
 * on a long string or table may take as long as thousands of others. */
static void watch(struct inarow_sandbox *box)
{
    box->interval = box->long_blocks > 0 ? 1 : HOOK_STEPS;
    lua_sethook(box->L, on_count, LUA_MASKCOUNT, box->interval);
}

/* No block is given any more, for each refusal has Lua collect all its garbage. */
static void *give_none(struct inarow_sandbox *box, const char *limit)
{
    box->refuses = true;
    if (!box->stopped)
        box->stopped = limit;
    return NULL;
}

/* The state's allocator with a cap; `data` is the sandbox. `old` is no size but a type
 * for a new block. */
static void *allocate(void *data, void *block, size_t old, size_t size)
{
    struct inarow_sandbox *box = data;
    size_t had = block ? old : 0;
    if (size > had) {
        if (box->refuses || size - had > SANDBOX_MEMORY - box->used)
            return give_none(box, inarow_sandbox_no_memory);
        if (size > SANDBOX_BLOCK)
            return give_none(box, "it needs more than 320 KB of memory at once");
    }
    void *made = box->allocate(box->allocator, block, old, size);
    if (!made && size > 0) {
        box->starved = true;
        return NULL;
    }
    box->used += size - had;
    box->long_blocks += (size > SANDBOX_LONG) - (had > SANDBOX_LONG);
    if (box->long_blocks > 0 && box->interval > 1)
        watch(box);
    return made;
}

struct inarow_sandbox *inarow_sandbox_of(lua_State *L)
{
    void *box;
    lua_getallocf(L, &box);
    return box;
}

bool inarow_sandbox_is_starved(const struct inarow_sandbox *box, int status)
{
    return status == LUA_ERRMEM && box->starved;
}

void inarow_sandbox_spend(lua_State *L, double steps, int level)
{
    struct inarow_sandbox *box = inarow_sandbox_of(L);
    if (steps > 0)
        box->steps += steps < SANDBOX_STEPS ? (long)steps : SANDBOX_STEPS;
    if (!box->stopped && box->steps >= SANDBOX_STEPS)
        box->stopped = "it takes more than 200000 steps";
    if (!box->stopped && inarow_limit_is_over(&box->limit))
        box->stopped = box->limit.end == box->list_end
                           ? "it takes longer than a second for a list of actions"
                           : "it takes longer than a quarter of a second";
    if (!box->stopped)
        return;
    luaL_where(L, level);
    lua_pushstring(L, box->stopped);
    lua_concat(L, 2);
    lua_error(L);
}

static void on_count(lua_State *L, lua_Debug *debug)
{
    (void)debug;
    inarow_sandbox_spend(L, inarow_sandbox_of(L)->interval, 0);
}

/* ---- In the sandbox
 * --------------------------------------------------------------------- */

/* What is to be done in the state, told to a protected function there. */
struct job {
    struct inarow_sandbox *box;
    const char *source; /* of a script to load: what is not yet read, */
    size_t length;
    int function; /* or the number of a hook to call, */
    int count;    /* and of its arguments; then of the results that were written */
};

static void no_options(lua_State *L, void *data)
{
    (void)data;
    lua_pushnil(L);
    lua_replace(L, -2);
}

static void no_functions(lua_State *L, int number, void *data)
{
    (void)number;
    (void)data;
    lua_pushnil(L);
}

static void write_or_fail(struct inarow_buffer *buffer, lua_State *L, int index)
{
    if (inarow_serialize(buffer, L, index))
        return;
    inarow_sandbox_spend(L, 0, 0); /* if it took too long */
    inarow_sandbox_of(L)->lacks_memory = buffer->fault == inarow_no_memory;
    luaL_error(L, "%s", buffer->fault);
}

/* A lua_Reader. No instruction is counted while a script is compiled, and some take long:
 * the time is looked at for each piece. */
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
    lua_setfield(L, LUA_REGISTRYINDEX, FUNCTIONS);
    return 0;
}

static int run_function(lua_State *L)
{
    static const struct inarow_reader reader = {no_functions, no_options, NULL};
    struct job *job = lua_touserdata(L, 1);
    struct inarow_buffer *buffer = &job->box->buffer;
    luaL_checkstack(L, SERIAL_STACK + job->count, NULL);
    lua_getfield(L, LUA_REGISTRYINDEX, FUNCTIONS);
    lua_rawgeti(L, 2, job->function);
    for (int i = 0; i < job->count; i++)
        inarow_deserialize(buffer, L, &reader);
    lua_call(L, job->count, HOOK_RESULTS);
    inarow_buffer_reset(buffer);
    for (int i = 0; i < HOOK_RESULTS; i++)
        write_or_fail(buffer, L, 3 + i);
    return 0;
}

/* Do a job in the state. If it fails, the reason is on the state's stack, or is its
 * limit, or that the host lacks memory: another time it may not fail then. */
static bool run(struct job *job, lua_CFunction function)
{
    struct inarow_sandbox *box = job->box;
    if (box->stopped)
        return false;
    lua_settop(box->L, 0);
    box->steps = box->pcalls = 0;
    box->starved = box->lacks_memory = false;
    double end = inarow_processor_time() + SANDBOX_MS * 1e6;
    if (box->list_end > 0 && box->list_end < end)
        end = box->list_end;
    inarow_limit_set(&box->limit, end);
    watch(box);
    box->buffer.limit = &box->limit;
    box->busy = true;
    int status = inarow_cpcall(box->L, function, job);
    box->busy = false;
    box->buffer.limit = NULL;
    box->lacks_memory =
        !box->stopped && (box->lacks_memory || inarow_sandbox_is_starved(box, status));
    return status == 0 && !box->stopped && !box->lacks_memory;
}

/* ---- In the host's state
 * ------------------------------------------------------------------ */

static void close_box(struct inarow_sandbox *box)
{
    if (box->L) {
        lua_setallocf(box->L, box->allocate, box->allocator);
        lua_close(box->L);
    }
    box->L = NULL;
    inarow_buffer_free(&box->buffer);
    free(box->name);
    box->name = NULL;
}

static int collect(lua_State *L)
{
    close_box(lua_touserdata(L, 1));
    return 0;
}

/* Push a closed sandbox. */
static struct inarow_sandbox *new_box(lua_State *L)
{
    struct inarow_sandbox *box = lua_newuserdata(L, sizeof *box);
    memset(box, 0, sizeof *box);
    /* Not only when it is new: memory may have been short just then. */
    luaL_newmetatable(L, SANDBOX_TYPE);
    lua_pushcfunction(L, collect);
    lua_setfield(L, -2, "__gc");
    lua_setmetatable(L, -2);
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
    lua_setallocf(box->L, allocate, box);
    return true;
}

/* The host lacks memory, which says nothing of the script: an error as Lua's own. */
static int no_memory(lua_State *L)
{
    lua_pushstring(L, inarow_no_memory);
    return lua_error(L);
}

/* Push why a job failed: a message with the script's name, and the line if it is known.
 */
static void push_failure(lua_State *L, struct inarow_sandbox *box)
{
    static const char own[] = "script:";
    const char *message = "it raises an error";
    bool by_memory = box->refuses || box->stopped == inarow_sandbox_no_memory;
    if (lua_type(box->L, -1) == LUA_TSTRING && !by_memory)
        message = lua_tostring(box->L, -1);
    else if (box->stopped)
        message = box->stopped;
    bool has_line = strncmp(message, own, sizeof own - 1) == 0;
    char text[MESSAGE];
    snprintf(text, sizeof text, "%s", message + (has_line ? sizeof own - 1 : 0));
    lua_pushfstring(L, "%s:%s%s", box->name, has_line ? "" : " ", text);
}

/* Push what a hook gave; the only argument is its sandbox. */
static int read_results(lua_State *L)
{
    static const struct inarow_reader reader = {no_functions, no_options, NULL};
    struct inarow_sandbox *box = lua_touserdata(L, 1);
    for (int i = 0; i < HOOK_RESULTS; i++)
        inarow_deserialize(&box->buffer, L, &reader);
    return HOOK_RESULTS;
}

/* A hook of a script, as a function of the host: (view, action, nth), where `nth` counts
 * the calls for one list of actions, if it is for one. Its upvalues are the sandbox and
 * the function's number there. */
static int call_hook(lua_State *L)
{
    struct inarow_sandbox *box = lua_touserdata(L, lua_upvalueindex(1));
    struct job job = {.box = box,
                      .function = (int)lua_tointeger(L, lua_upvalueindex(2)),
                      .count = HOOK_ARGUMENTS};
    lua_Integer nth = luaL_optinteger(L, 3, 0);
    lua_settop(L, HOOK_ARGUMENTS);
    if (!box->L || box->busy)
        return luaL_error(L, "a sandbox is called while it is at work");
    if (nth <= 1)
        box->list_end = nth == 1 ? inarow_processor_time() + SANDBOX_LIST_MS * 1e6 : 0;
    luaL_checkstack(L, SERIAL_STACK + HOOK_RESULTS, NULL);
    inarow_buffer_reset(&box->buffer);
    for (int i = 1; i <= job.count; i++) {
        if (!inarow_serialize(&box->buffer, L, i))
            return box->buffer.fault == inarow_no_memory
                       ? no_memory(L)
                       : luaL_argerror(L, i, "a plain value of bounded size expected");
    }
    lua_pushcfunction(L, read_results);
    lua_pushvalue(L, lua_upvalueindex(1));
    if (!run(&job, run_function)) {
        if (box->lacks_memory)
            return no_memory(L);
        push_failure(L, box);
        return lua_error(L);
    }
    box->busy = true; /* a finalizer might call in between */
    int status = lua_pcall(L, 1, HOOK_RESULTS, 0);
    box->busy = false;
    return status == 0 ? HOOK_RESULTS : lua_error(L);
}

/* Reading the table that a script gave: where its sandbox and the host's function that
 * makes options stand. */
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

/* core.sandbox(source, name, option): the table that a script returns; or nil, message.
 * `name` stands in messages; `option` makes an option's mark of its key. An error if the
 * host lacks memory. */
int inarow_lua_sandbox(lua_State *L)
{
    struct job job = {.source = luaL_checklstring(L, 1, &job.length)};
    const char *name = luaL_checkstring(L, 2);
    luaL_checktype(L, 3, LUA_TFUNCTION);
    lua_settop(L, 3);
    const char *fault = NULL;
    if (job.length > SANDBOX_SOURCE)
        fault = "longer than 65536 bytes";
    else if (job.length > 0 && job.source[0] == '\33')
        fault = "bytecode is not accepted";
    struct inarow_sandbox *box = job.box = new_box(L); /* 4 */
    if (!fault && !open_box(box, name))
        return no_memory(L);
    if (fault) {
        lua_pushnil(L);
        lua_pushfstring(L, "%s: %s", name, fault);
        return 2;
    }
    if (run(&job, load_script)) {
        struct origin origin = {4, 3};
        struct inarow_reader reader = {push_hook, make_option, &origin};
        box->busy = true;
        inarow_deserialize(&box->buffer, L, &reader);
        box->busy = false;
        if (box->buffer.function_count == 0)
            close_box(box); /* nothing will be asked of it */
        return 1;
    }
    if (box->lacks_memory)
        return no_memory(L);
    lua_pushnil(L);
    push_failure(L, box);
    close_box(box);
    return 2;
}
