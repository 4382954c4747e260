/* The functions available to a script in the sandbox. Each function is pure and shows
 * no address. It counts steps for its work, because the hook that counts instructions
 * does not see work in C. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "inarow_lua.h"
#include "sandbox_shared.h"

enum {
    PER_STEP = 64,       /* bytes of a string, or items of a table, that cost one step */
    MOST_RESULTS = 1000, /* maximum number of results of table.unpack */
};

/* ---- Lua's own functions ----------------------------------------------------------- */

/* Calls the library's function in the upvalue. Counts steps for the size of its
 * arguments, also for numbers, which may be written as long strings. */
static int metered(lua_State *L)
{
    double work = 0;
    for (int i = lua_gettop(L); i > 0; i--) {
        int type = lua_type(L, i);
        if (type == LUA_TSTRING || type == LUA_TTABLE)
            work += (double)lua_rawlen(L, i);
    }
    inarow_sandbox_spend(L, work / PER_STEP, 1);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
    return lua_gettop(L);
}

/* Refuses tables and functions, because they would be shown as addresses. */
static void check_shown(lua_State *L, int index)
{
    int type = lua_type(L, index);
    luaL_argcheck(L, type != LUA_TTABLE && type != LUA_TFUNCTION, index,
                  "a string, a number or a boolean expected");
}

/* string.format(format, ...) */
static int format(lua_State *L)
{
    size_t length;
    const char *at = luaL_checklstring(L, 1, &length), *end = at + length;
    /* A format may continue after a zero byte. */
    while ((at = memchr(at, '%', (size_t)(end - at)))) {
        at += 1 + strspn(at + 1, "-+ #0123456789.");
        if (*at == 'p')
            return luaL_error(L, "'%%p' is not available");
        at += at < end;
    }
    for (int i = lua_gettop(L); i > 1; i--)
        check_shown(L, i);
    return metered(L);
}

/* ---- Replaced functions ------------------------------------------------------------ */

static int to_string(lua_State *L)
{
    luaL_checkany(L, 1);
    switch (lua_type(L, 1)) {
    case LUA_TNIL:
        lua_pushliteral(L, "nil");
        break;
    case LUA_TBOOLEAN:
        lua_pushstring(L, lua_toboolean(L, 1) ? "true" : "false");
        break;
    case LUA_TNUMBER:
    case LUA_TSTRING:
        lua_pushvalue(L, 1);
        lua_tostring(L, -1);
        break;
    default:
        lua_pushstring(L, luaL_typename(L, 1));
    }
    return 1;
}

/* pcall(function, ...): catches neither the error of a limit nor a lack of memory. */
static int guarded_call(lua_State *L)
{
    struct inarow_sandbox *box = inarow_sandbox_of(L);
    luaL_checkany(L, 1);
    if (box->pcalls >= SANDBOX_PCALLS && !box->stopped)
        box->stopped = "calls of pcall are more than 50 in one another";
    inarow_sandbox_spend(L, 1, 1);
    box->pcalls++;
    int status = lua_pcall(L, lua_gettop(L) - 1, LUA_MULTRET, 0);
    box->pcalls--;
    box->lacks_memory = box->lacks_memory || inarow_sandbox_is_starved(box, status);
    if (box->stopped || box->lacks_memory)
        return lua_error(L);
    luaL_checkstack(L, 1, "too many results");
    lua_pushboolean(L, status == 0);
    lua_insert(L, 1);
    return lua_gettop(L);
}

/* string.rep(string, n) */
static int repeat(lua_State *L)
{
    size_t length;
    const char *text = luaL_checklstring(L, 1, &length);
    double times = (double)luaL_checknumber(L, 2);
    luaL_argcheck(L, lua_isnoneornil(L, 3), 3, "a separator is not available");
    if (length == 0 || !(times >= 1))
        times = 0;
    inarow_sandbox_spend(L, times * (double)length / PER_STEP, 1);
    luaL_Buffer buffer;
    luaL_buffinit(L, &buffer);
    for (long i = 0; i < (long)times; i++)
        luaL_addlstring(&buffer, text, length);
    luaL_pushresult(&buffer);
    return 1;
}

/* Returns the length of the list in the first argument. The length can be up to 2^31
 * even if there are few items. */
static int length_of_list(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    double count = (double)lua_rawlen(L, 1);
    luaL_argcheck(L, count < INT_MAX, 1, "too long a list");
    return (int)count;
}

/* Returns an argument that is a position in a list, at most `last`. */
static int position_at(lua_State *L, int argument, double last)
{
    double position = (double)luaL_checknumber(L, argument);
    luaL_argcheck(L,
                  position >= 1 && position <= last && position == (double)(int)position,
                  argument, "position out of bounds");
    return (int)position;
}

/* list[to] = list[from]. Each assignment may reallocate the whole table, so the time
 * is checked. */
static void move_item(lua_State *L, int from, int to)
{
    inarow_sandbox_spend(L, 0, 1);
    lua_rawgeti(L, 1, from);
    lua_rawseti(L, 1, to);
}

/* table.insert(list, [position,] value) */
static int insert(lua_State *L)
{
    int count = length_of_list(L), position = count + 1;
    if (lua_gettop(L) == 3)
        position = position_at(L, 2, (double)count + 1);
    else if (lua_gettop(L) != 2)
        return luaL_error(L, "wrong number of arguments to 'insert'");
    inarow_sandbox_spend(L, (double)(count - position) / PER_STEP, 1);
    for (int i = count; i >= position; i--)
        move_item(L, i, i + 1);
    lua_rawseti(L, 1, position);
    return 0;
}

/* table.remove(list, [position]): returns the item, or nil if the list is empty. */
static int removed(lua_State *L)
{
    int count = length_of_list(L), position = count;
    if (!lua_isnoneornil(L, 2))
        position = position_at(L, 2, (double)count + 1);
    lua_settop(L, 1);
    lua_rawgeti(L, 1, position); /* 2 */
    inarow_sandbox_spend(L, (double)(count - position) / PER_STEP, 1);
    for (int i = position; i < count; i++)
        move_item(L, i + 1, i);
    if (count > 0 && position <= count) {
        lua_pushnil(L);
        lua_rawseti(L, 1, count);
    }
    return 1;
}

/* table.unpack(list, [first, [last]]). Lua 5.1's own function crashes with large
 * numbers. */
static int unpack(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    double first = (double)luaL_optnumber(L, 2, 1);
    double last = (double)luaL_optnumber(L, 3, (lua_Number)lua_rawlen(L, 1));
    luaL_argcheck(L, first >= INT_MIN && first <= INT_MAX, 2, "out of range");
    luaL_argcheck(L, last >= INT_MIN && last <= INT_MAX, 3, "out of range");
    if (last < first)
        return 0;
    if (last - first >= MOST_RESULTS)
        return luaL_error(L, "more than %d values to unpack", MOST_RESULTS);
    int count = (int)(last - first) + 1;
    luaL_checkstack(L, count, "too many values to unpack");
    for (int i = 0; i < count; i++)
        lua_rawgeti(L, 1, (int)first + i);
    return count;
}

/* ---- pairs in a fixed order -------------------------------------------------------- */

/* The iterator of pairs. Its upvalues are the sorted keys, and the number of keys that
 * it has returned. The table may change during the iteration. Keys whose value has
 * become nil are skipped. */
static int next_sorted(lua_State *L)
{
    int n = (int)lua_tointeger(L, lua_upvalueindex(2));
    luaL_checktype(L, 1, LUA_TTABLE);
    for (;;) {
        lua_settop(L, 1);
        lua_rawgeti(L, lua_upvalueindex(1), ++n);
        if (lua_isnil(L, 2))
            return 1;
        lua_pushvalue(L, 2);
        lua_rawget(L, 1);
        if (lua_isnil(L, 3))
            continue;
        lua_pushinteger(L, n);
        lua_replace(L, lua_upvalueindex(2));
        return 2;
    }
}

static int sorted_pairs(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    inarow_sandbox_fill(L, 1);
    inarow_sandbox_push_keys(L, 1, true);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, next_sorted, 2);
    lua_pushvalue(L, 1);
    return 2;
}

/* ---- The mark of an option --------------------------------------------------------- */

/* Implements option "key" in scripts. Returns a table with the key, whose metatable is
 * the upvalue. */
static int option(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TSTRING);
    lua_createtable(L, 0, 1);
    lua_pushvalue(L, 1);
    lua_setfield(L, -2, "key");
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_setmetatable(L, -2);
    return 1;
}

/* ---- The whole library ------------------------------------------------------------- */

/* The place of a function: a library or, if `library` is NULL, the globals. `made` is
 * our own function. Without it, Lua's own function is used. If `wraps` is true, `made`
 * wraps Lua's own function as its upvalue. */
static const struct entry {
    const char *library, *name;
    lua_CFunction made;
    bool wraps;
} entries[] = {
    {NULL, "assert", inarow_sandbox_assert, false},
    {NULL, "error", inarow_sandbox_error, false},
    {NULL, "ipairs", NULL, false},
    {NULL, "option", NULL, false},
    {NULL, "pairs", sorted_pairs, false},
    {NULL, "pcall", guarded_call, false},
    {NULL, "select", NULL, false},
    {NULL, "tonumber", NULL, false},
    {NULL, "tostring", to_string, false},
    {NULL, "trace", inarow_sandbox_trace, false},
    {NULL, "type", NULL, false},
    {"string", "byte", NULL, false},
    {"string", "char", metered, true},
    {"string", "format", format, true},
    {"string", "len", NULL, false},
    {"string", "lower", metered, true},
    {"string", "rep", repeat, false},
    {"string", "reverse", metered, true},
    {"string", "sub", NULL, false},
    {"string", "upper", metered, true},
    {"table", "concat", metered, true},
    {"table", "insert", insert, false},
    {"table", "remove", removed, false},
    {"table", "unpack", unpack, false},
    {"math", "abs", NULL, false},
    {"math", "ceil", NULL, false},
    {"math", "exp", NULL, false},
    {"math", "floor", NULL, false},
    {"math", "fmod", NULL, false},
    {"math", "huge", NULL, false},
    {"math", "log", NULL, false},
    {"math", "max", metered, true},
    {"math", "min", metered, true},
    {"math", "modf", NULL, false},
    {"math", "pi", NULL, false},
    {"math", "sqrt", NULL, false},
};

/* Pushes Lua's own value with the entry's name, from its globals at a stack index. */
static void push_own(lua_State *L, int globals, const struct entry *entry)
{
    if (entry->library) {
        lua_getfield(L, globals, entry->library);
        lua_getfield(L, -1, entry->name);
        lua_remove(L, -2);
    } else {
        lua_getfield(L, globals, entry->name);
    }
}

/* Makes the table on the top of the stack record missing names. `library` is the name
 * of the library, or "". */
static void note_missing(lua_State *L, const char *library)
{
    lua_createtable(L, 0, 1);
    lua_pushstring(L, library);
    lua_pushcclosure(L, inarow_sandbox_missing, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
}

/* Pushes the table for an entry, in the script's globals at a stack index. */
static void push_place(lua_State *L, int env, const char *library)
{
    if (!library) {
        lua_pushvalue(L, env);
        return;
    }
    lua_pushstring(L, library);
    lua_rawget(L, env);
    if (lua_isnil(L, -1)) {
        lua_pop(L, 1);
        lua_newtable(L);
        note_missing(L, library);
        lua_pushvalue(L, -1);
        lua_setfield(L, env, library);
    }
}

static void add_options(lua_State *L, int env, const void **options)
{
    lua_newtable(L);
    *options = lua_topointer(L, -1);
    lua_pushcclosure(L, option, 1);
    lua_setfield(L, env, "option");
}

/* Opens Lua's own libraries as far as entries need them, but no library with files. If
 * memory ran out while a library with files was opened, closing the state would close
 * the host's files. LuaJIT's own library stays closed, so LuaJIT compiles nothing.
 * Compiled loops would run no hooks. */
static void open_own(lua_State *L)
{
    inarow_openlib(L, "_G", luaopen_base);
    inarow_openlib(L, "string", luaopen_string);
    inarow_openlib(L, "table", luaopen_table);
    inarow_openlib(L, "math", luaopen_math);
}

void inarow_sandbox_list(char *text, size_t size, const char *library, bool libraries)
{
    const char *last = "";
    size_t length = 0;
    text[0] = '\0';
    for (size_t i = 0; i < sizeof entries / sizeof *entries && length < size; i++) {
        const char *of = entries[i].library ? entries[i].library : "";
        bool is_new = strcmp(of, last) != 0;
        last = of;
        if (libraries ? !is_new : strcmp(of, library) != 0)
            continue;
        /* writes `string.byte char format` */
        const char *before = libraries || !is_new || !*of ? "" : of;
        length += (size_t)snprintf(text + length, size - length, "%s%s%s%s",
                                   length > 0 ? " " : "", before, *before ? "." : "",
                                   libraries ? of : entries[i].name);
    }
}

void inarow_sandbox_library(lua_State *L, const void **options)
{
    open_own(L);
    inarow_pushglobals(L);
    int globals = lua_gettop(L), env = globals + 1;
    lua_newtable(L);
    for (size_t i = 0; i < sizeof entries / sizeof *entries; i++) {
        const struct entry *entry = &entries[i];
        push_place(L, env, entry->library);
        push_own(L, globals, entry);
        if (entry->made) {
            if (!entry->wraps)
                lua_pop(L, 1);
            lua_pushcclosure(L, entry->made, entry->wraps);
        }
        lua_setfield(L, -2, entry->name);
        lua_pop(L, 1);
    }
    add_options(L, env, options);
    note_missing(L, "");
    /* The methods of strings are those of the script's own table. */
    lua_pushliteral(L, "");
    if (lua_getmetatable(L, -1)) {
        lua_getfield(L, env, "string");
        lua_setfield(L, -2, "__index");
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    lua_remove(L, globals);
}
