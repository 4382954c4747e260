/* Enforces the limits of a sandbox. Its state's allocator limits memory. A hook that
 * counts instructions limits steps and time. */
#include "deadline.h"
#include "inarow_lua.h"
#include "memory.h"
#include "sandbox_shared.h"

enum { HOOK_STEPS = 100 }; /* number of instructions between two checks of the limits */

const char inarow_sandbox_no_memory[] = "it needs more than 4 MB of memory";

static void on_count(lua_State *L, lua_Debug *debug);

void inarow_sandbox_watch(struct inarow_sandbox *box)
{
    box->interval = box->long_blocks > 0 ? 1 : HOOK_STEPS;
    lua_sethook(box->L, on_count, LUA_MASKCOUNT, box->interval);
}

void inarow_sandbox_count(const struct inarow_sandbox *box, double bytes)
{
    box->all->bytes += bytes;
    if (box->payer)
        box->payer->bytes += bytes;
}

/* Makes every further allocation fail. Otherwise Lua would run a full collection after
 * each failed allocation. */
static void *give_none(struct inarow_sandbox *box, const char *limit)
{
    box->refuses = true;
    if (!box->stopped)
        box->stopped = limit;
    return NULL;
}

void *inarow_sandbox_allocate(void *data, void *block, size_t old, size_t size)
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
    inarow_sandbox_count(box, (double)size - (double)had);
    box->long_blocks += (size > SANDBOX_LONG) - (had > SANDBOX_LONG);
    if (box->long_blocks > 0 && box->interval > 1)
        inarow_sandbox_watch(box);
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
        box->stopped = box->limit.end == box->limit.latest
                           ? "it takes longer than a second for a list of actions"
                           : "it takes longer than a quarter of a second";
    if (!box->stopped && inarow_is_late()) {
        box->is_late = true;
        box->stopped = "the host's time is over";
    }
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
