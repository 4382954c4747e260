/* Handles errors that scripts raise, and missing names that they read.
 *
 * Reading a missing name gives nil, as in any Lua, and the name is recorded. If the
 * script later fails by calling nil, the record supplies the name (sandbox_failure.c). */
#include <stdio.h>
#include <string.h>
#include "inarow_lua.h"
#include "sandbox_shared.h"

/* ---- Raising ----------------------------------------------------------------------- */

/* Raises the value on the top of the stack. A string is prefixed with the line of the
 * function at this level. The line is also recorded, for values that are not strings. */
static int raise_error(lua_State *L, int level)
{
    struct inarow_sandbox *box = inarow_sandbox_of(L);
    lua_Debug debug;
    bool is_known = level > 0 && lua_getstack(L, level, &debug) &&
                    lua_getinfo(L, "l", &debug) && debug.currentline > 0;
    box->raised_at = is_known ? debug.currentline : 0;
    if (level > 0 && lua_type(L, -1) == LUA_TSTRING) {
        luaL_where(L, level);
        lua_insert(L, -2);
        lua_concat(L, 2);
    }
    return lua_error(L);
}

int inarow_sandbox_error(lua_State *L)
{
    int level = (int)luaL_optinteger(L, 2, 1);
    lua_settop(L, 1);
    return raise_error(L, level);
}

int inarow_sandbox_assert(lua_State *L)
{
    luaL_checkany(L, 1);
    if (lua_toboolean(L, 1))
        return lua_gettop(L);
    if (lua_isnone(L, 2))
        lua_pushliteral(L, "assertion failed!");
    lua_settop(L, 2);
    return raise_error(L, 1);
}

/* ---- Missing names ----------------------------------------------------------------- */

/* Lua's globals that scripts do not have. Functions come first, then tables. */
static const char *const lacking[] = {
    "collectgarbage", "dofile",    "getfenv",  "getmetatable", "load",    "loadfile",
    "loadstring",     "module",    "newproxy", "next",         "print",   "rawequal",
    "rawget",         "rawlen",    "rawset",   "require",      "setfenv", "setmetatable",
    "unpack",         "warn",      "xpcall",   NULL,           "_G",      "bit",
    "bit32",          "coroutine", "debug",    "io",           "jit",     "os",
    "package",        "utf8"};

enum { LACKING = sizeof lacking / sizeof *lacking };

bool inarow_sandbox_is_lacking(const char *name, bool *is_table)
{
    *is_table = false;
    for (int i = 0; i < LACKING; i++) {
        if (!lacking[i])
            *is_table = true;
        else if (strcmp(lacking[i], name) == 0)
            return true;
    }
    return false;
}

static bool is_missed(const struct inarow_missed *missed, const char *library,
                      const char *name)
{
    return strcmp(missed->name, name) == 0 && strcmp(missed->library, library) == 0;
}

/* The __index of the script's globals and libraries, which returns nil. Its upvalue is
 * the name of the library, or "" for the globals. */
int inarow_sandbox_missing(lua_State *L)
{
    struct inarow_sandbox *box = inarow_sandbox_of(L);
    const char *library = lua_tostring(L, lua_upvalueindex(1));
    inarow_sandbox_spend(L, 1, 1);
    if (lua_type(L, 2) != LUA_TSTRING)
        return 0;
    const char *name = lua_tostring(L, 2);
    bool is_table;
    if (strlen(name) >= sizeof box->missed->name ||
        (!*library && !inarow_sandbox_is_lacking(name, &is_table)))
        return 0;
    for (int i = 0; i < SANDBOX_MISSED; i++) {
        if (is_missed(&box->missed[i], library, name))
            return 0;
    }
    struct inarow_missed *missed = &box->missed[box->missed_count++ % SANDBOX_MISSED];
    snprintf(missed->library, sizeof missed->library, "%s", library);
    snprintf(missed->name, sizeof missed->name, "%s", name);
    return 0;
}
