/* core.perft, core.playout and core.random: count a game's sequences, and play random
 * games. */
#include <string.h>
#include "clock.h"
#include "deadline.h"
#include "inarow_lua.h"
#include "../core/twins.h"

enum { PERFT_DEPTH = 100 };

static const double SLICE = 10e6; /* nanoseconds of games that are played in one call */

/* Every whole number up to this one is a lua_Number. */
static const lua_Number MOST_WHOLE = 9007199254740992.0;

static lua_Number whole_number(lua_State *L, int index, lua_Number most)
{
    lua_Number n = luaL_checknumber(L, index);
    luaL_argcheck(L, n >= 0 && n <= most && n == (lua_Number)(long long)n, index,
                  "a whole number expected, not below 0 nor too large");
    return n;
}

/* A Lua function that receives the progress. `function` is its stack index, or 0.
 * `failed` is true if the function raised an error. Its error is then on the top of
 * the stack. */
struct report {
    lua_State *L;
    int function;
    bool failed;
};

/* Reports the progress. Returns true if the work may go on. */
static bool report_progress(void *data, double part)
{
    struct report *report = data;
    if (!report->failed && report->function) {
        lua_pushvalue(report->L, report->function);
        lua_pushnumber(report->L, part);
        report->failed = lua_pcall(report->L, 1, 0, 0) != 0;
    }
    return !report->failed && !inarow_is_late();
}

/* Raises the error that ended the work, if any. */
static void check_report(const struct report *report)
{
    if (report->failed)
        lua_error(report->L);
    inarow_stop_if_late(report->L);
}

/* core.perft(position, depth, checked, report): returns a list of {sequences, ended,
 * seconds} by ply. `ended` counts by reason, and `seconds` is the time for all plies.
 * Returns nil if there are too many offers. `report(part)`, if given, is called now
 * and then with the completed fraction. If `checked` is true, the slow way is used,
 * without reports. */
int inarow_lua_perft(lua_State *L)
{
    struct lua_position *p = luaL_checkudata(L, 1, POSITION_TYPE);
    int depth = (int)whole_number(L, 2, PERFT_DEPTH);
    inarow_perft *plies = lua_newuserdata(L, (size_t)depth * sizeof *plies);
    double begin = inarow_now();
    bool checked = lua_toboolean(L, 3);
    struct report report = {.L = L, .function = lua_isfunction(L, 4) ? 4 : 0};
    bool done = checked ? inarow_perft_checked(p->rules, position_of(p), depth, plies)
                        : inarow_perft_run(p->rules, position_of(p), depth, plies,
                                           report_progress, &report);
    check_report(&report);
    inarow_check_spent(L);
    if (!done)
        return 0;
    double seconds = (inarow_now() - begin) / 1e9;
    lua_createtable(L, depth, 0);
    for (int i = 0; i < depth; i++) {
        lua_createtable(L, 0, 3);
        inarow_pushcount(L, plies[i].sequences);
        lua_setfield(L, -2, "sequences");
        lua_pushnumber(L, seconds);
        lua_setfield(L, -2, "seconds");
        lua_newtable(L);
        for (unsigned reason = 0; reason < INAROW_MOST_REASONS; reason++) {
            if (!plies[i].ended[reason])
                continue;
            inarow_pushcount(L, plies[i].ended[reason]);
            lua_setfield(L, -2, inarow_reason_name(reason));
        }
        lua_setfield(L, -2, "ended");
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

/* core.perft_lists(position, depth): returns true if there are few enough offers to
 * count. */
int inarow_lua_perft_lists(lua_State *L)
{
    struct lua_position *p = luaL_checkudata(L, 1, POSITION_TYPE);
    int depth = (int)whole_number(L, 2, PERFT_DEPTH);
    inarow_perft *plies = lua_newuserdata(L, (size_t)depth * sizeof *plies);
    bool lists = inarow_perft_lists(p->rules, position_of(p), depth, plies);
    inarow_check_spent(L);
    lua_pushboolean(L, lists);
    return 1;
}

/* Adds the tally of some games to another. */
static void add_tally(inarow_tally *all, const inarow_tally *more)
{
    all->plies += more->plies;
    all->drawn += more->drawn;
    all->unfinished += more->unfinished;
    for (int c = 0; c < INAROW_COLOURS; c++)
        all->won[c] += more->won[c];
}

/* core.playout(rules, seed, games, checked, report): returns the number of plies, the
 * seconds, and a table. For each colour, by number, the table has the number of games
 * won. The table also has the numbers of drawn and unfinished games. If `checked` is
 * true, the slow way is used, for tests. `report` is as for core.perft. */
int inarow_lua_playout(lua_State *L)
{
    const inarow_rules *rules = luaL_checkudata(L, 1, RULES_TYPE);
    uint64_t seed = (uint64_t)whole_number(L, 2, MOST_WHOLE);
    uint64_t games = (uint64_t)whole_number(L, 3, MOST_WHOLE);
    bool checked = lua_toboolean(L, 4);
    struct report report = {.L = L, .function = lua_isfunction(L, 5) ? 5 : 0};
    lua_settop(L, 5);
    struct lua_position *p = inarow_new_position(L, rules, 1);
    inarow_tally tally = {.plies = 0}, some;
    double begin = inarow_now(), reported = begin;
    /* Games are played in slices of some milliseconds. Each slice continues where the
     * previous one stopped. */
    bool goes_on = true;
    for (uint64_t done = 0, slice = 1; goes_on && done < games;) {
        if (slice > games - done)
            slice = games - done;
        if (checked)
            inarow_playouts_checked(rules, position_of(p), &seed, slice, &some);
        else
            inarow_playouts(rules, position_of(p), &seed, slice, &some);
        add_tally(&tally, &some);
        done += slice;
        double now = inarow_now();
        if (now - reported < SLICE)
            slice *= 2;
        reported = now;
        goes_on = report_progress(&report, (double)done / (double)games);
    }
    check_report(&report);
    inarow_check_spent(L);
    inarow_pushcount(L, tally.plies);
    lua_pushnumber(L, (inarow_now() - begin) / 1e9);
    lua_newtable(L);
    for (int c = 0; c < inarow_spec_of(rules)->colours; c++) {
        inarow_pushcount(L, tally.won[c]);
        lua_rawseti(L, -2, c + 1);
    }
    inarow_pushcount(L, tally.drawn);
    lua_setfield(L, -2, "draw");
    inarow_pushcount(L, tally.unfinished);
    lua_setfield(L, -2, "unfinished");
    return 3;
}

/* The function made by core.random. Its argument n is from 1 to 2^32 - 1. */
static int random_below(lua_State *L)
{
    uint64_t *seed = lua_touserdata(L, lua_upvalueindex(1));
    lua_Number n = whole_number(L, 1, UINT32_MAX);
    luaL_argcheck(L, n > 0, 1, "at least 1 expected");
    inarow_pushcount(L, inarow_random(seed, (uint32_t)n));
    return 1;
}

/* core.random(seed): returns a function that returns a number from 0 to n - 1, by the
 * same generator as core.playout. */
int inarow_lua_random(lua_State *L)
{
    uint64_t seed = (uint64_t)whole_number(L, 1, MOST_WHOLE);
    memcpy(lua_newuserdata(L, sizeof seed), &seed, sizeof seed);
    lua_pushcclosure(L, random_below, 1);
    return 1;
}
