/* core.bench(what, positions): how long the core takes. The only clock in the module,
 * read for nothing else. */
#define _POSIX_C_SOURCE 199309L
#include <string.h>
#include <time.h>
#include "inarow_lua.h"

enum {
    RUN_NS = 20000000, /* a run takes about as long */
    PERFT_DEPTH = 100,
};

/* A position to measure on, with its bare board. */
struct sample {
    struct lua_position *p;
    inarow_set own, others;
};

/* Do the work once for each sample; returns how many times it was done. */
typedef long bench_work(struct sample *samples, int count);

static double now(void)
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

/* Every vacant point of each position, judged for the first colour. */
static long single_points(struct sample *sample, int count)
{
    long done = 0;
    unsigned sum = 0;
    for (int i = 0; i < count; i++) {
        struct lua_position *p = sample[i].p;
        const inarow_spec *spec = inarow_spec_of(p->rules);
        for (int y = 0; y < spec->height; y++) {
            uint32_t taken = sample[i].own.row[y] | sample[i].others.row[y];
            for (int x = 0; x < spec->width; x++) {
                if (taken >> x & 1)
                    continue;
                sum += inarow_makes(p->rules, position_of(p), 0, INAROW_POINT(x, y));
                done++;
            }
        }
    }
    __asm__ volatile("" : : "r"(sum));
    return done;
}

/* Every vacant point of each position, played and taken back. */
static long play_and_undo(struct sample *sample, int count)
{
    long done = 0;
    inarow_facts facts;
    for (int i = 0; i < count; i++) {
        struct lua_position *p = sample[i].p;
        const inarow_spec *spec = inarow_spec_of(p->rules);
        for (int y = 0; y < spec->height; y++) {
            uint32_t taken = sample[i].own.row[y] | sample[i].others.row[y];
            for (int x = 0; x < spec->width; x++) {
                inarow_action action = inarow_play_at(INAROW_POINT(x, y));
                if (taken >> x & 1 ||
                    inarow_play(p->rules, position_of(p), &action, &facts) != INAROW_OK)
                    continue;
                inarow_undo(p->rules, position_of(p), &facts);
                done++;
            }
        }
    }
    return done;
}

static const struct {
    const char *name;
    bench_work *work;
} benches[] = {
    {"forbidden", whole_maps}, {"point", single_points}, {"play-undo", play_and_undo}};

/* core.perft(position, depth): a list of {sequences, ended, seconds} by ply, where
 * `ended` counts by reason and `seconds` is that of all plies; nil if there are too many
 * offers. */
int inarow_lua_perft(lua_State *L)
{
    struct lua_position *p = luaL_checkudata(L, 1, POSITION_TYPE);
    int depth = (int)luaL_checkinteger(L, 2);
    inarow_perft plies[PERFT_DEPTH];
    luaL_argcheck(L, depth >= 0 && depth <= PERFT_DEPTH, 2, "out of range");
    double begin = now();
    if (!inarow_perft_run(p->rules, position_of(p), depth, plies))
        return 0;
    double seconds = (now() - begin) / 1e9;
    lua_createtable(L, depth, 0);
    for (int i = 0; i < depth; i++) {
        lua_createtable(L, 0, 3);
        inarow_pushcount(L, plies[i].sequences);
        lua_setfield(L, -2, "sequences");
        lua_pushnumber(L, seconds);
        lua_setfield(L, -2, "seconds");
        lua_newtable(L);
        for (unsigned bit = 0; bit < 8; bit++) {
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

/* core.playout(rules, seed, games): plies in all, seconds, and a table of how many games
 * each colour (by number) won, were drawn, or unfinished. */
int inarow_lua_playout(lua_State *L)
{
    const inarow_rules *rules = luaL_checkudata(L, 1, RULES_TYPE);
    uint64_t seed = (uint64_t)luaL_checknumber(L, 2);
    long games = (long)luaL_checknumber(L, 3);
    long plies = 0, won[INAROW_COLOURS] = {0}, drawn = 0, unfinished = 0;
    struct lua_position *p = inarow_new_position(L, rules, 1);
    double begin = now();
    for (long i = 0; i < games; i++) {
        inarow_outcome outcome;
        inarow_start(rules, position_of(p));
        plies += inarow_playout(rules, position_of(p), &seed, &outcome);
        if (outcome.status == INAROW_WON)
            won[outcome.colour]++;
        else if (outcome.status == INAROW_DRAWN)
            drawn++;
        else
            unfinished++;
    }
    inarow_pushcount(L, plies);
    lua_pushnumber(L, (now() - begin) / 1e9);
    lua_newtable(L);
    for (int c = 0; c < inarow_spec_of(rules)->colours; c++) {
        inarow_pushcount(L, won[c]);
        lua_rawseti(L, -2, c + 1);
    }
    inarow_pushcount(L, drawn);
    lua_setfield(L, -2, "draw");
    inarow_pushcount(L, unfinished);
    lua_setfield(L, -2, "unfinished");
    return 3;
}

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
 * each run, as a list. */
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
        double begin = now(), end = begin;
        long done = 0;
        while (end - begin < RUN_NS) {
            long more = work(sample, count);
            if (more == 0)
                return luaL_error(L, "no position leaves anything to measure");
            done += more;
            end = now();
        }
        lua_pushnumber(L, (end - begin) / (double)done);
        lua_rawseti(L, -2, run);
    }
    return 1;
}
