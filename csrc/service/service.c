/* Runs the service in a Lua state that contains the whole module. */
#define _XOPEN_SOURCE 700 /* uselocale */
#include "inarow_service.h"
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#if defined(__APPLE__)
#include <xlocale.h>
#endif
#include "bundle.h"
#include "../lua/inarow_lua.h"

int luaopen_inarow_core(lua_State *L);
int luaopen_cjson(lua_State *L);

/* C's functions for numbers follow the host's locale, but JSON and records need a
 * decimal point. Where a thread cannot have its own locale, the host's locale stays. */
#if defined(_WIN32) || defined(__EMSCRIPTEN__)
typedef int locale;
static locale plain_numbers(void)
{
    return 1;
}
static locale use(locale one)
{
    return one;
}
static void forget(locale one)
{
    (void)one;
}
#else
typedef locale_t locale;
static locale plain_numbers(void)
{
    return newlocale(LC_NUMERIC_MASK, "C", (locale_t)0);
}
static locale use(locale one)
{
    return uselocale(one);
}
static void forget(locale one)
{
    freelocale(one);
}
#endif

struct inarow_service {
    lua_State *L;
    locale numbers; /* the locale that Lua runs in */
};

/* The addresses of these variables are keys of the registry. HANDLE is for the
 * function that answers a line, POSITION for the function that returns a game's
 * position, and GIVEN for the positions that were returned. */
static const char HANDLE, POSITION, GIVEN;

/* ---- The state --------------------------------------------------------------------- */

/* Opens the libraries that the module needs. None of them opens files. */
static void open_libraries(lua_State *L)
{
    static const luaL_Reg libraries[] = {
        {LUA_GNAME, luaopen_base},          {LUA_LOADLIBNAME, luaopen_package},
        {LUA_COLIBNAME, luaopen_coroutine}, {LUA_TABLIBNAME, luaopen_table},
        {LUA_OSLIBNAME, luaopen_os},        {LUA_STRLIBNAME, luaopen_string},
        {LUA_MATHLIBNAME, luaopen_math},    {"inarow.core", luaopen_inarow_core},
        {"cjson", luaopen_cjson},
    };
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
        const char *name = libraries[i].name;
        luaL_requiref(L, name, libraries[i].func, strchr(name, '.') == NULL);
        lua_pop(L, 1);
    }
}

/* Makes `require` search the bundle instead of folders. */
static void look_here(lua_State *L)
{
    static const char *const none[] = {"path", "cpath"};
    lua_getglobal(L, LUA_LOADLIBNAME);
    for (int i = 0; i < 2; i++) {
        lua_pushliteral(L, "");
        lua_setfield(L, -2, none[i]);
    }
    lua_createtable(L, 1, 0);
    lua_pushcfunction(L, inarow_find_module);
    lua_rawseti(L, -2, 1);
    lua_setfield(L, -2, "searchers");
    lua_pop(L, 1);
}

/* Starts the module. Its argument is the options as a string, or nil. */
static int boot(lua_State *L)
{
    luaL_checkversion(L);
    lua_gc(L, LUA_GCGEN, 0, 0); /* most objects are short-lived */
    open_libraries(L);
    look_here(L);
    lua_getglobal(L, "require");
    lua_pushliteral(L, "inarow.service.embedded");
    lua_call(L, 1, 1); /* function(find_variant, options), which returns the two
                        * functions */
    lua_pushcfunction(L, inarow_find_variant);
    lua_pushstring(L, lua_touserdata(L, 1));
    lua_call(L, 2, 2);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &POSITION);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &HANDLE);
    lua_newtable(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &GIVEN);
    return 0;
}

/* Calls the function on the stack with its single argument, independently of the
 * host's locale. */
static int call_plainly(const inarow_service *service, int results)
{
    locale host = use(service->numbers);
    int status = lua_pcall(service->L, 1, results, 0);
    use(host);
    return status;
}

static void report(const char *message, char *fault, size_t size)
{
    if (size > 0)
        snprintf(fault, size, "%s", message ? message : "unknown error");
}

inarow_service *inarow_service_open(const char *options, char *fault, size_t size)
{
    inarow_service *service = malloc(sizeof *service);
    if (!service) {
        report("not enough memory", fault, size);
        return NULL;
    }
    service->numbers = plain_numbers();
    lua_State *L = service->L = service->numbers ? luaL_newstate() : NULL;
    if (!L) {
        report("not enough memory", fault, size);
        inarow_service_close(service);
        return NULL;
    }
    lua_pushcfunction(L, boot);
    lua_pushlightuserdata(L, (void *)options);
    if (call_plainly(service, 0) != LUA_OK) {
        report(lua_tostring(L, -1), fault, size);
        inarow_service_close(service);
        return NULL;
    }
    return service;
}

/* ---- A request --------------------------------------------------------------------- */

struct line {
    const char *text;
    size_t length;
};

/* The answer if Lua runs out of memory. The service itself answers all other errors. */
static const char NO_MEMORY[] =
    "{\"error\":{\"code\":\"too-large\",\"message\":\"there is no memory left\"}}";
static const char FAILED[] =
    "{\"error\":{\"code\":\"internal\",\"message\":\"the answer cannot be written\"}}";

static int answer(lua_State *L)
{
    const struct line *line = lua_touserdata(L, 1);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &HANDLE);
    lua_pushlstring(L, line->text, line->length);
    lua_call(L, 1, 1);
    return 1;
}

const char *inarow_service_handle(inarow_service *service, const char *line,
                                  size_t length, size_t *answered)
{
    lua_State *L = service->L;
    struct line asked = {line, length};
    lua_settop(L, 0);
    lua_pushcfunction(L, answer);
    lua_pushlightuserdata(L, &asked);
    int status = call_plainly(service, 1);
    const char *text = lua_tostring(L, 1);
    if (status != LUA_OK)
        text = status == LUA_ERRMEM ? NO_MEMORY : FAILED;
    if (answered)
        *answered = status == LUA_OK ? lua_rawlen(L, 1) : strlen(text);
    return text;
}

/* ---- A position -------------------------------------------------------------------- */

/* Pushes the position of a game as a Lua value, or nil, given the game's handle. */
static int give_position(lua_State *L)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &POSITION);
    lua_pushstring(L, lua_touserdata(L, 1));
    lua_call(L, 1, 1);
    if (lua_isnil(L, -1))
        return 1;
    struct lua_position *p = lua_touserdata(L, -1);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &GIVEN);
    lua_pushvalue(L, -2);
    lua_rawsetp(L, -2, position_of(p));
    lua_pop(L, 1);
    return 1;
}

const inarow_position *inarow_service_position(inarow_service *service, const char *game,
                                               const inarow_rules **rules)
{
    lua_State *L = service->L;
    lua_settop(L, 0);
    lua_pushcfunction(L, give_position);
    lua_pushlightuserdata(L, (void *)game);
    if (call_plainly(service, 1) != LUA_OK || lua_isnil(L, 1))
        return NULL;
    struct lua_position *p = lua_touserdata(L, 1);
    *rules = p->rules;
    return position_of(p);
}

void inarow_service_release(inarow_service *service, const inarow_position *position)
{
    lua_State *L = service->L;
    lua_settop(L, 0);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &GIVEN);
    lua_pushnil(L);
    lua_rawsetp(L, 1, position); /* the key already exists, so this needs no memory */
}

void inarow_service_close(inarow_service *service)
{
    if (!service)
        return;
    if (service->L)
        lua_close(service->L);
    if (service->numbers)
        forget(service->numbers);
    free(service);
}
