/* core.bench(what, positions): how long the core takes; and the module's clock. */
#define _POSIX_C_SOURCE 199309L
#include <string.h>
#include <time.h>
#include "inarow_lua.h"

enum { RUN_NS = 20000000 /* a run takes about as long */ };

/* A position to measure on, with its bare board. */
struct sample {
    struct lua_position *p;
    inarow_set own, others;
};

/* Do the work once for each sample; returns how many times it was done. */
typedef long bench_work(struct sample *samples, int count);

double inarow_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static long whole_maps(struct sample *sample, int count)
{
    inarow_set map;
    for (int i = 0; i < count; i++) {
        inarow_forbidden_map(sample[i].p->rules, 0, &sample[i].own, &sample[i].others,
                             &map);
        __asm__ volatile("" : : "r"(&map) : "memory");
    }
    return count;
}

/* Do something once for every vacant point of each position. */
typedef void point_work(struct lua_position *p, inarow_point point);

static inline long each_vacant(struct sample *sample, int count, point_work *work)
{
    long done = 0;
    for (int i = 0; i < count; i++) {
        const inarow_spec *spec = inarow_spec_of(sample[i].p->rules);
        for (int y = 0; y < spec->height; y++) {
            uint32_t taken = sample[i].own.row[y] | sample[i].others.row[y];
            for (int x = 0; x < spec->width; x++) {
                if (taken >> x & 1)
                    continue;
                work(sample[i].p, INAROW_POINT(x, y));
                done++;
            }
        }
    }
    return done;
}

static void judge_point(struct lua_position *p, inarow_point point)
{
    unsigned makes = inarow_makes(p->rules, position_of(p), 0, point);
    __asm__ volatile("" : : "r"(makes));
}

static long single_points(struct sample *sample, int count)
{
    return each_vacant(sample, count, judge_point);
}

static void play_and_take_back(struct lua_position *p, inarow_point point)
{
    inarow_facts facts;
    inarow_action action = inarow_play_at(point);
    if (inarow_play(p->rules, position_of(p), &action, &facts) == INAROW_OK)
        inarow_undo(p->rules, position_of(p), &facts);
}

static long play_and_undo(struct sample *sample, int count)
{
    return each_vacant(sample, count, play_and_take_back);
}

static const struct {
    const char *name;
    bench_work *work;
} benches[] = {
    {"forbidden", whole_maps}, {"point", single_points}, {"play-undo", play_and_undo}};

static void read_sample(struct sample *sample)
{
    const inarow_spec *spec = inarow_spec_of(sample->p->rules);
    memset(&sample->own, 0, sizeof sample->own);
    memset(&sample->others, 0, sizeof sample->others);
    for (int y = 0; y < spec->height; y++) {
        for (int x = 0; x < spec->width; x++) {
            uint8_t colour =
                inarow_at(sample->p->rules, position_of(sample->p), INAROW_POINT(x, y));
            if (colour == 0)
                sample->own.row[y] |= UINT32_C(1) << x;
            else if (colour != INAROW_ANY)
                sample->others.row[y] |= UINT32_C(1) << x;
        }
    }
}

/* core.bench(name, {position, ...}, runs): nanoseconds per operation, one average for
 * each run, as a list; or nil and a message, if no position leaves a point vacant. */
int inarow_bench(lua_State *L)
{
    const char *name = luaL_checkstring(L, 1);
    luaL_checktype(L, 2, LUA_TTABLE);
    int count = (int)lua_rawlen(L, 2), runs = (int)luaL_checkinteger(L, 3);
    bench_work *work = NULL;
    for (size_t i = 0; i < sizeof benches / sizeof *benches; i++) {
        if (strcmp(name, benches[i].name) == 0)
            work = benches[i].work;
    }
    luaL_argcheck(L, work, 1, "no such bench");
    luaL_argcheck(L, count > 0, 2, "no positions");
    struct sample *sample = lua_newuserdata(L, (size_t)count * sizeof *sample);
    for (int i = 0; i < count; i++) {
        lua_rawgeti(L, 2, i + 1);
        sample[i].p = luaL_checkudata(L, -1, POSITION_TYPE);
        read_sample(&sample[i]);
        lua_pop(L, 1);
    }
    lua_createtable(L, runs, 0);
    for (int run = 1; run <= runs; run++) {
        double begin = inarow_now(), end = begin;
        long done = 0;
        while (end - begin < RUN_NS) {
            long more = work(sample, count);
            if (more == 0) {
                lua_pushnil(L);
                lua_pushliteral(L, "no position leaves anything to measure");
                return 2;
            }
            done += more;
            end = inarow_now();
        }
        lua_pushnumber(L, (end - begin) / (double)done);
        lua_rawseti(L, -2, run);
    }
    return 1;
}
