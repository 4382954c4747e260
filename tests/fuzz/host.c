/* Runs Lua under libFuzzer: TARGET=NAME host [OPTION...] FOLDER...
 *
 * NAME is a target of tests/fuzz/targets.lua, which receives each text; an error of
 * the target is a finding. The compiler instruments the module's C code. For Lua code,
 * a hook counts pairs of consecutive lines in an array that libFuzzer reads as extra
 * counters. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../../csrc/lua/inarow_lua.h"

int luaopen_inarow_core(lua_State *L);
int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { COUNTERS = 1 << 15, COLLECT_EACH = 64 };

__attribute__((section("__libfuzzer_extra_counters"))) static uint8_t counters[COUNTERS];

static lua_State *L;
static uint32_t line_before;

/* The hash is the same in each process, wherever the name is stored. */
static uint32_t hash_of(const char *name)
{
    static const char *known;
    static uint32_t hash;
    if (name != known) {
        known = name;
        hash = UINT32_C(2166136261);
        for (int i = 0; name[i] && i < 60; i++)
            hash = (hash ^ (uint8_t)name[i]) * UINT32_C(16777619);
    }
    return hash;
}

static void on_line(lua_State *state, lua_Debug *debug)
{
    lua_getinfo(state, "S", debug);
    uint32_t line = (hash_of(debug->source) ^ (uint32_t)debug->currentline * 40503u) *
                    UINT32_C(2654435761);
    uint8_t *counter = &counters[(line ^ line_before) >> 16 & (COUNTERS - 1)];
    *counter += *counter < UINT8_MAX;
    line_before = line >> 1;
}

static int with_traceback(lua_State *state)
{
    luaL_traceback(state, state, lua_tostring(state, 1), 1);
    return 1;
}

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    const char *target = getenv("TARGET");
    L = luaL_newstate();
    luaL_openlibs(L);
    lua_getglobal(L, "package");
    lua_getfield(L, -1, "preload");
    lua_pushcfunction(L, luaopen_inarow_core);
    lua_setfield(L, -2, "inarow.core");
    lua_pushcfunction(L, with_traceback);
    if (luaL_dofile(L, "tests/fuzz/targets.lua")) {
        fprintf(stderr, "%s\n", lua_tostring(L, -1));
        exit(2);
    }
    lua_getfield(L, -1, "targets");
    if (lua_getfield(L, -1, target ? target : "") != LUA_TTABLE) {
        fputs("host: TARGET is none of tests/fuzz/targets.lua\n", stderr);
        exit(2);
    }
    lua_rawgeti(L, -1, 2);
    lua_replace(L, 1);
    lua_pushcfunction(L, with_traceback);
    lua_replace(L, 2);
    lua_settop(L, 2);
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static int runs;
    line_before = 0;
    lua_sethook(L, on_line, LUA_MASKLINE, 0);
    lua_pushvalue(L, 1);
    lua_pushlstring(L, (const char *)data, size);
    if (lua_pcall(L, 1, 0, 2) != 0) {
        fprintf(stderr, "%s\n", lua_tostring(L, -1));
        abort();
    }
    lua_sethook(L, NULL, 0, 0);
    if (++runs % COLLECT_EACH == 0)
        lua_gc(L, LUA_GCCOLLECT, 0);
    return 0;
}
