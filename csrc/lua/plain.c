/* Plain values as bytes: a tag each, then what it needs. A table is its keys and values
 * in turn, up to END. */
#include <stdlib.h>
#include <string.h>
#include "inarow_lua.h"
#include "plain.h"

enum tag { NIL, NO, YES, INTEGER, NUMBER, STRING, TABLE, END, FUNCTION, OPTION };

const char inarow_plain_no_memory[] = "not enough memory";

void inarow_plain_reset(struct inarow_plain *plain)
{
    plain->length = plain->at = 0;
    plain->values = plain->functions = plain->function_count = 0;
    plain->fault = NULL;
    plain->option = NULL;
}

void inarow_plain_free(struct inarow_plain *plain)
{
    free(plain->bytes);
    plain->bytes = NULL;
    plain->length = plain->room = 0;
}

/* ---- Writing --------------------------------------------------------------------- */

static bool fail(struct inarow_plain *plain, const char *fault)
{
    plain->fault = fault;
    return false;
}

static bool put(struct inarow_plain *plain, const void *bytes, size_t length)
{
    if (length > PLAIN_BYTES - plain->length)
        return fail(plain, "the values it gives are longer than 256 KB");
    if (plain->length + length > plain->room) {
        size_t room = plain->length + length + 1024;
        room += room / 2;
        unsigned char *larger = realloc(plain->bytes, room);
        if (!larger)
            return fail(plain, inarow_plain_no_memory);
        plain->bytes = larger;
        plain->room = room;
    }
    memcpy(plain->bytes + plain->length, bytes, length);
    plain->length += length;
    return true;
}

static bool put_tag(struct inarow_plain *plain, enum tag tag)
{
    unsigned char byte = (unsigned char)tag;
    return put(plain, &byte, 1);
}

static bool put_number(struct inarow_plain *plain, lua_State *L, int index)
{
#if LUA_VERSION_NUM >= 503
    if (lua_isinteger(L, index)) {
        lua_Integer integer = lua_tointeger(L, index);
        return put_tag(plain, INTEGER) && put(plain, &integer, sizeof integer);
    }
#endif
    lua_Number number = lua_tonumber(L, index);
    return put_tag(plain, NUMBER) && put(plain, &number, sizeof number);
}

static bool put_string(struct inarow_plain *plain, lua_State *L, int index)
{
    size_t length;
    const char *text = lua_tolstring(L, index, &length);
    return put_tag(plain, STRING) && put(plain, &length, sizeof length) &&
           put(plain, text, length);
}

static bool put_function(struct inarow_plain *plain, lua_State *L, int index)
{
    if (!plain->functions)
        return fail(plain, "it gives a function where there should be a plain value");
    int number = ++plain->function_count;
    lua_pushvalue(L, index);
    lua_rawseti(L, plain->functions, number);
    return put_tag(plain, FUNCTION) && put(plain, &number, sizeof number);
}

/* Is the table an option's mark? Its key is pushed then. */
static bool push_option_key(struct inarow_plain *plain, lua_State *L, int index)
{
    if (!plain->option || !lua_getmetatable(L, index))
        return false;
    bool is_option = lua_topointer(L, -1) == plain->option;
    lua_pop(L, 1);
    if (is_option) {
        lua_pushliteral(L, "key");
        lua_rawget(L, index);
    }
    return is_option;
}

static bool write(struct inarow_plain *plain, lua_State *L, int index, int depth);

static bool put_table(struct inarow_plain *plain, lua_State *L, int index, int depth)
{
    if (depth >= PLAIN_DEPTH)
        return fail(plain, "it gives more than 16 tables in one another");
    if (push_option_key(plain, L, index)) {
        bool done = lua_type(L, -1) == LUA_TSTRING
                        ? put_tag(plain, OPTION) && put_string(plain, L, lua_gettop(L))
                        : fail(plain, "the mark of an option has been changed");
        lua_pop(L, 1);
        return done;
    }
    /* A table may be large and yet hold nothing, and be given a thousand times. */
    if (plain->deadline > 0 && inarow_now() > plain->deadline)
        return fail(plain, "it takes too long to read what it gives");
    if (!put_tag(plain, TABLE))
        return false;
    int keys = 0;
    lua_pushnil(L);
    while (lua_next(L, index)) {
        int value = lua_gettop(L);
        if (++keys > PLAIN_KEYS)
            return fail(plain, "it gives a table of more than 1000 keys");
        if (!write(plain, L, value - 1, depth + 1) || !write(plain, L, value, depth + 1))
            return false;
        lua_pop(L, 1);
    }
    return put_tag(plain, END);
}

static bool write(struct inarow_plain *plain, lua_State *L, int index, int depth)
{
    if (++plain->values > PLAIN_VALUES)
        return fail(plain, "it gives more than 10000 values");
    switch (lua_type(L, index)) {
    case LUA_TNONE:
    case LUA_TNIL:
        return put_tag(plain, NIL);
    case LUA_TBOOLEAN:
        return put_tag(plain, lua_toboolean(L, index) ? YES : NO);
    case LUA_TNUMBER:
        return put_number(plain, L, index);
    case LUA_TSTRING:
        return put_string(plain, L, index);
    case LUA_TTABLE:
        return put_table(plain, L, index, depth);
    case LUA_TFUNCTION:
        return put_function(plain, L, index);
    default:
        return fail(plain, "it gives what is no plain value");
    }
}

bool inarow_plain_write(struct inarow_plain *plain, lua_State *L, int index)
{
    return write(plain, L, index, 0);
}

/* ---- Reading --------------------------------------------------------------------- */

/* What was written is read: nothing in it can be wrong. */
static void get(struct inarow_plain *plain, void *into, size_t length)
{
    memcpy(into, plain->bytes + plain->at, length);
    plain->at += length;
}

static void push_string(struct inarow_plain *plain, lua_State *L)
{
    size_t length;
    get(plain, &length, sizeof length);
    lua_pushlstring(L, (const char *)plain->bytes + plain->at, length);
    plain->at += length;
}

static void push_number(struct inarow_plain *plain, lua_State *L, enum tag tag)
{
    lua_Number number;
    if (tag == INTEGER) {
        lua_Integer integer;
        get(plain, &integer, sizeof integer);
        lua_pushinteger(L, integer);
        return;
    }
    get(plain, &number, sizeof number);
    lua_pushnumber(L, number);
}

void inarow_plain_read(struct inarow_plain *plain, lua_State *L,
                       const struct inarow_plain_reader *reader)
{
    enum tag tag = (enum tag)plain->bytes[plain->at++];
    int number;
    luaL_checkstack(L, 4, "too many values");
    switch (tag) {
    case NO:
    case YES:
        lua_pushboolean(L, tag == YES);
        return;
    case INTEGER:
    case NUMBER:
        push_number(plain, L, tag);
        return;
    case STRING:
        push_string(plain, L);
        return;
    case TABLE:
        lua_newtable(L);
        while (plain->bytes[plain->at] != END) {
            inarow_plain_read(plain, L, reader);
            inarow_plain_read(plain, L, reader);
            lua_rawset(L, -3);
        }
        plain->at++;
        return;
    case FUNCTION:
        get(plain, &number, sizeof number);
        reader->function(L, number, reader->data);
        return;
    case OPTION:
        plain->at++; /* the tag of its key */
        push_string(plain, L);
        reader->option(L, reader->data);
        return;
    default:
        lua_pushnil(L);
    }
}
