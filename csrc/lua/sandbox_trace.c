/* trace(...): output of a script for its author.
 *
 * Without permission, the function does nothing. With permission, a line is kept for
 * each call. The host receives all lines of a run after its end, because a script
 * never calls the host. Lines are short and few, and even large tables are shown
 * briefly. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "inarow_lua.h"
#include "sandbox_shared.h"

enum {
    TRACE_LINE = 400,  /* maximum number of bytes of a line */
    TRACE_LINES = 100, /* maximum number of lines of a run */
    TRACE_DEPTH = 4,   /* maximum depth of nested tables that are shown */
    TRACE_ITEMS = 20,  /* maximum number of items shown of each table */
    TRACE_KEYS = 1000, /* number of keys above which tables are not sorted */
};

/* Whole numbers up to this one are written in full. */
static const double WHOLE = 9007199254740992.0;

struct trace_line {
    int number, length;
    char text[TRACE_LINE];
};

struct inarow_trace {
    int count, left_out;
    struct trace_line line[TRACE_LINES];
};

/* ---- Writing ----------------------------------------------------------------------- */

static void add_bytes(struct trace_line *line, const char *text, size_t length)
{
    size_t room = TRACE_LINE - (size_t)line->length;
    if (length > room)
        length = room;
    memcpy(line->text + line->length, text, length);
    line->length += (int)length;
}

static void add_text(struct trace_line *line, const char *text)
{
    add_bytes(line, text, strlen(text));
}

static bool is_full(const struct trace_line *line)
{
    return line->length >= TRACE_LINE;
}

void inarow_sandbox_write_number(char *text, size_t size, lua_State *L, int index)
{
#if LUA_VERSION_NUM >= 503
    if (lua_isinteger(L, index)) {
        snprintf(text, size, LUA_INTEGER_FMT, lua_tointeger(L, index));
        return;
    }
#endif
    double number = (double)lua_tonumber(L, index);
    bool whole = number >= -WHOLE && number <= WHOLE && number == (double)(int64_t)number;
    snprintf(text, size, whole ? "%.0f" : "%.14g", number);
}

static void add_number(struct trace_line *line, lua_State *L, int index)
{
    char text[64];
    inarow_sandbox_write_number(text, sizeof text, L, index);
    add_text(line, text);
}

static void add_string(struct trace_line *line, lua_State *L, int index, bool quoted)
{
    size_t length;
    const char *text = lua_tolstring(L, index, &length);
    if (quoted)
        add_text(line, "\"");
    add_bytes(line, text, length);
    if (quoted)
        add_text(line, "\"");
}

static void add_value(struct trace_line *line, lua_State *L, int index, int depth);

static bool is_word(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        bool letter = (text[i] >= 'a' && text[i] <= 'z') ||
                      (text[i] >= 'A' && text[i] <= 'Z') || text[i] == '_';
        if (!letter && (i == 0 || text[i] < '0' || text[i] > '9'))
            return false;
    }
    return length > 0;
}

static void add_key(struct trace_line *line, lua_State *L, int index)
{
    size_t length;
    const char *text =
        lua_type(L, index) == LUA_TSTRING ? lua_tolstring(L, index, &length) : NULL;
    bool plain = text && is_word(text, length);
    if (!plain)
        add_text(line, "[");
    add_value(line, L, index, plain ? 0 : 1);
    add_text(line, plain ? " = " : "] = ");
}

/* Returns the number of a table's keys that can be sorted, counted up to TRACE_KEYS +
 * 1. */
static int count_keys(lua_State *L, int index)
{
    int count = 0;
    for (lua_pushnil(L); lua_next(L, index) != 0; lua_pop(L, 1)) {
        int type = lua_type(L, -2);
        count += type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TBOOLEAN;
        if (count > TRACE_KEYS) {
            lua_pop(L, 2);
            break;
        }
    }
    inarow_sandbox_spend(L, count, 1);
    return count;
}

/* Returns true if the key on the top of the stack is the next item of a list. */
static bool is_item(lua_State *L, int n)
{
    return lua_type(L, -1) == LUA_TNUMBER && lua_tonumber(L, -1) == (lua_Number)n;
}

static void add_table(struct trace_line *line, lua_State *L, int index, int depth)
{
    inarow_sandbox_fill(L, index);
    int count = depth < TRACE_DEPTH ? count_keys(L, index) : 0;
    if (depth >= TRACE_DEPTH || count > TRACE_KEYS) {
        add_text(line, "{...}");
        return;
    }
    luaL_checkstack(L, 8, NULL);
    inarow_sandbox_push_keys(L, index, false);
    int keys = lua_gettop(L);
    add_text(line, "{");
    for (int n = 1; n <= count && !is_full(line); n++) {
        add_text(line, n > 1 ? ", " : "");
        if (n > TRACE_ITEMS) {
            add_text(line, "...");
            break;
        }
        lua_rawgeti(L, keys, n);
        if (!is_item(L, n))
            add_key(line, L, keys + 1);
        lua_pushvalue(L, keys + 1);
        lua_rawget(L, index);
        add_value(line, L, keys + 2, depth + 1);
        lua_settop(L, keys);
    }
    lua_settop(L, keys - 1);
    add_text(line, "}");
}

/* Adds a value to a line. A string is written as it is, but quoted within a table. */
static void add_value(struct trace_line *line, lua_State *L, int index, int depth)
{
    switch (lua_type(L, index)) {
    case LUA_TNUMBER:
        add_number(line, L, index);
        break;
    case LUA_TSTRING:
        add_string(line, L, index, depth > 0);
        break;
    case LUA_TBOOLEAN:
        add_text(line, lua_toboolean(L, index) ? "true" : "false");
        break;
    case LUA_TTABLE:
        add_table(line, L, index, depth);
        break;
    default:
        add_text(line, luaL_typename(L, index));
    }
}

static int line_number(lua_State *L)
{
    lua_Debug debug;
    if (!lua_getstack(L, 1, &debug) || !lua_getinfo(L, "l", &debug))
        return 0;
    return debug.currentline > 0 ? debug.currentline : 0;
}

int inarow_sandbox_trace(lua_State *L)
{
    struct inarow_sandbox *box = inarow_sandbox_of(L);
    int arguments = lua_gettop(L);
    if (!box->traces)
        return 0;
    if (!box->trace)
        box->trace = calloc(1, sizeof *box->trace);
    if (!box->trace || box->trace->count == TRACE_LINES) {
        if (box->trace)
            box->trace->left_out++;
        return 0;
    }
    /* A line that an error cuts short still counts. */
    struct trace_line *line = &box->trace->line[box->trace->count++];
    line->number = line_number(L);
    line->length = 0;
    for (int i = 1; i <= arguments && !is_full(line); i++) {
        add_text(line, i > 1 ? " " : "");
        add_value(line, L, i, 0);
    }
    inarow_sandbox_spend(L, line->length / 8.0, 1);
    return 0;
}

/* ---- Passing lines to the host ----------------------------------------------------- */

/* Appends a line to the list at a stack index: "NAME:NUMBER", and the text. */
static void append_line(lua_State *L, int list, const struct inarow_sandbox *box,
                        const struct trace_line *line)
{
    int length = (int)lua_rawlen(L, list);
    if (line->number > 0)
        lua_pushfstring(L, "%s:%d", box->name, line->number);
    else
        lua_pushstring(L, box->name);
    lua_rawseti(L, list, length + 1);
    lua_pushlstring(L, line->text, (size_t)line->length);
    if (line->length == TRACE_LINE) {
        lua_pushliteral(L, "...");
        lua_concat(L, 2);
    }
    lua_rawseti(L, list, length + 2);
}

void inarow_sandbox_report(lua_State *L, struct inarow_sandbox *box, int list)
{
    struct inarow_trace *trace = box->trace;
    if (!trace)
        return;
    for (int i = 0; i < trace->count; i++)
        append_line(L, list, box, &trace->line[i]);
    if (trace->left_out > 0) {
        lua_pushinteger(L, trace->left_out);
        lua_setfield(L, list, "left_out");
    }
    trace->count = trace->left_out = 0;
}
