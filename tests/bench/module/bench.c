/* The module inarow.bench measures the core for `inarow bench`. It is a separate
 * module, which is built in the source tree beside inarow.core and is not installed.
 * It contains its own copy of the core, with the attacks, and accepts positions of
 * inarow.core. */
#include <string.h>
#include <stdlib.h>
#include "../../../csrc/inarow_attack.h"
#include "../../../csrc/lua/clock.h"
#include "../../../csrc/lua/inarow_lua.h"

enum { RUN_NS = 20000000 /* approximate length of a run */ };

/* A position to be measured, with its board alone. */
struct sample {
    struct lua_position *p;
    inarow_set own, others;
    inarow_attack *attack;
    double took;
};

/* Does the work once for each sample; returns the number of times. */
typedef long bench_work(struct sample *samples, int count);

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

/* Does something once for every vacant point of each position. */
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
    inarow_reasons makes = inarow_makes(p->rules, position_of(p), 0, point);
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
        inarow_take_back(p->rules, position_of(p), &facts.undo);
}

static long play_and_undo(struct sample *sample, int count)
{
    return each_vacant(sample, count, play_and_take_back);
}

/* Looks for a win by continuous fours of the side to move. */
static long look_for_fours(struct sample *sample, int count)
{
    static inarow_attack_line line;
    const inarow_attack_bounds bounds = {.nodes = 0};
    for (int i = 0; i < count; i++) {
        const struct lua_position *p = sample[i].p;
        uint8_t colour = inarow_to_act(p->rules, position_of(sample[i].p)).colour;
        inarow_vcf(sample[i].attack, position_of(sample[i].p), colour, &bounds, &line);
        __asm__ volatile("" : : "r"(&line) : "memory");
    }
    return count;
}

/* Clears the tables, so that earlier searches cannot help this one. */
static void forget(struct sample *sample)
{
    inarow_attack_open(sample->attack, INAROW_ATTACK_MEMORY, sample->p->rules);
}

/* How a figure is computed. TOGETHER measures all samples at once. The others measure
 * each sample, and take the mean or a percentile. */
enum { TOGETHER = -1, MEAN = 0, MEDIAN = 50, SLOWEST = 100 };

static const struct bench {
    const char *name;
    bench_work *work;
    int part;
    void (*prepare)(struct sample *sample); /* called before each run, outside its time */
} benches[] = {{"forbidden", whole_maps, TOGETHER, NULL},
               {"slowest", whole_maps, SLOWEST, NULL},
               {"point", single_points, TOGETHER, NULL},
               {"play-undo", play_and_undo, TOGETHER, NULL},
               {"vcf", look_for_fours, MEAN, forget},
               {"vcf-median", look_for_fours, MEDIAN, forget},
               {"vcf-95", look_for_fours, 95, forget},
               {"vcf-slowest", look_for_fours, SLOWEST, forget}};

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

/* Returns nanoseconds per operation over all samples; 0 if there is no operation. */
static double time_all(bench_work *work, struct sample *sample, int count)
{
    double begin = inarow_now(), end = begin;
    long done = 0, more = 1;
    while (more > 0 && end - begin < RUN_NS) {
        more = work(sample, count);
        done += more;
        end = inarow_now();
    }
    return more > 0 ? (end - begin) / (double)done : 0;
}

static int by_time(const void *a, const void *b)
{
    double x = ((const struct sample *)a)->took, y = ((const struct sample *)b)->took;
    return (x > y) - (x < y);
}

/* Returns nanoseconds per operation, by the times of each sample; the samples take
 * turns. */
static double time_each(const struct bench *bench, struct sample *sample, int count)
{
    double begin = inarow_now(), last = begin, sum = 0;
    long rounds = 0;
    for (int i = 0; i < count; i++)
        sample[i].took = 0;
    for (; last - begin < RUN_NS; rounds++) {
        for (int i = 0; i < count; i++) {
            if (bench->prepare) {
                bench->prepare(&sample[i]);
                last = inarow_now();
            }
            double since = last;
            bench->work(&sample[i], 1);
            last = inarow_now();
            sample[i].took += last - since;
        }
    }
    for (int i = 0; i < count; i++)
        sum += sample[i].took;
    qsort(sample, (size_t)count, sizeof *sample, by_time);
    int at = bench->part == SLOWEST ? count - 1 : count * bench->part / 100;
    return (bench->part == MEAN ? sum / count : sample[at].took) / (double)rounds;
}

/* bench(name, {position, ...}, runs) returns a list of nanoseconds per operation, one
 * average per run. It returns nil and a message if no position has a vacant point. */
static int bench(lua_State *L)
{
    const char *name = luaL_checkstring(L, 1);
    luaL_checktype(L, 2, LUA_TTABLE);
    int count = (int)lua_rawlen(L, 2), runs = (int)luaL_checkinteger(L, 3);
    size_t n = 0, all = sizeof benches / sizeof *benches;
    while (n < all && strcmp(name, benches[n].name) != 0)
        n++;
    luaL_argcheck(L, n < all, 1, "no such bench");
    luaL_argcheck(L, count > 0, 2, "no positions");
    struct sample *sample = lua_newuserdata(L, (size_t)count * sizeof *sample);
    inarow_attack *attack = lua_newuserdata(L, INAROW_ATTACK_MEMORY);
    for (int i = 0; i < count; i++) {
        lua_rawgeti(L, 2, i + 1);
        sample[i].p = luaL_checkudata(L, -1, POSITION_TYPE);
        read_sample(&sample[i]);
        sample[i].attack = attack;
        lua_pop(L, 1);
    }
    lua_createtable(L, runs, 0);
    for (int run = 1; run <= runs; run++) {
        double ns = benches[n].part == TOGETHER ? time_all(benches[n].work, sample, count)
                                                : time_each(&benches[n], sample, count);
        if (ns == 0) {
            lua_pushnil(L);
            lua_pushliteral(L, "no position leaves anything to measure");
            return 2;
        }
        lua_pushnumber(L, ns);
        lua_rawseti(L, -2, run);
    }
    return 1;
}

INAROW_LUA_EXPORT int luaopen_inarow_bench(lua_State *L)
{
    inarow_checkversion(L);
    lua_pushcfunction(L, bench);
    return 1;
}
