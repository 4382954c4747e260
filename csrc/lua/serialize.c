/* Writes plain values as bytes: a tag for each value, then its data. The data of a
 * table begins with its number of keys, and the number of keys that are items of a
 * list. Its keys and values follow in turn. */
#include <stdlib.h>
#include <string.h>
#include "inarow_lua.h"
#include "serialize.h"

enum tag { NIL, NO, YES, INTEGER, NUMBER, STRING, TABLE, FUNCTION, OPTION };

const char inarow_no_memory[] = "not enough memory";

void inarow_buffer_reset(struct inarow_buffer *buffer)
{
    buffer->length = buffer->at = 0;
    buffer->values = buffer->functions = buffer->function_count = 0;
    buffer->fault = NULL;
    buffer->option = NULL;
    buffer->open = NULL;
}

void inarow_buffer_free(struct inarow_buffer *buffer)
{
    free(buffer->bytes);
    buffer->bytes = NULL;
    buffer->length = buffer->room = 0;
}

/* ---- Writing ----------------------------------------------------------------------- */

static bool fail(struct inarow_buffer *buffer, const char *fault)
{
    buffer->fault = fault;
    return false;
}

static bool put(struct inarow_buffer *buffer, const void *bytes, size_t length)
{
    if (length > SERIAL_BYTES - buffer->length)
        return fail(buffer, "the values it gives are longer than 256 KB");
    if (buffer->length + length > buffer->room) {
        size_t room = buffer->length + length + 1024;
        room += room / 2;
        unsigned char *larger = realloc(buffer->bytes, room);
        if (!larger)
            return fail(buffer, inarow_no_memory);
        buffer->bytes = larger;
        buffer->room = room;
    }
    memcpy(buffer->bytes + buffer->length, bytes, length);
    buffer->length += length;
    return true;
}

static bool put_tag(struct inarow_buffer *buffer, enum tag tag)
{
    unsigned char byte = (unsigned char)tag;
    return put(buffer, &byte, 1);
}

static bool put_number(struct inarow_buffer *buffer, lua_State *L, int index)
{
#if LUA_VERSION_NUM >= 503
    if (lua_isinteger(L, index)) {
        lua_Integer integer = lua_tointeger(L, index);
        return put_tag(buffer, INTEGER) && put(buffer, &integer, sizeof integer);
    }
#endif
    lua_Number number = lua_tonumber(L, index);
    return put_tag(buffer, NUMBER) && put(buffer, &number, sizeof number);
}

static bool put_string(struct inarow_buffer *buffer, lua_State *L, int index)
{
    size_t length;
    const char *text = lua_tolstring(L, index, &length);
    return put_tag(buffer, STRING) && put(buffer, &length, sizeof length) &&
           put(buffer, text, length);
}

static bool put_function(struct inarow_buffer *buffer, lua_State *L, int index)
{
    if (!buffer->functions)
        return fail(buffer, "it gives a function where there should be a plain value");
    int number = ++buffer->function_count;
    lua_pushvalue(L, index);
    lua_rawseti(L, buffer->functions, number);
    return put_tag(buffer, FUNCTION) && put(buffer, &number, sizeof number);
}

/* Returns true if the table is an option, and then pushes its key. */
static bool push_option_key(struct inarow_buffer *buffer, lua_State *L, int index)
{
    if (!buffer->option || !lua_getmetatable(L, index))
        return false;
    bool is_option = lua_topointer(L, -1) == buffer->option;
    lua_pop(L, 1);
    if (is_option) {
        lua_pushliteral(L, "key");
        lua_rawget(L, index);
    }
    return is_option;
}

static bool write_value(struct inarow_buffer *buffer, lua_State *L, int index, int depth);

/* Fills in the head of a table. The head has the number of keys, and the number of
 * keys that may be items of a list. */
static void put_counts(struct inarow_buffer *buffer, size_t head, int keys, size_t length)
{
    int counts[2] = {keys, length < (size_t)keys ? (int)length : keys};
    memcpy(buffer->bytes + head, counts, sizeof counts);
}

static bool put_head(struct inarow_buffer *buffer, size_t *head)
{
    static const int counts[2] = {0, 0};
    if (!put_tag(buffer, TABLE))
        return false;
    *head = buffer->length;
    return put(buffer, counts, sizeof counts);
}

static bool is_one_of(const char *name, const char *const *names)
{
    while (*names && strcmp(name, *names) != 0)
        names++;
    return *names != NULL;
}

/* Writes the fields of a table: all, or only those with these names. */
static bool put_fields(struct inarow_buffer *buffer, lua_State *L, int index, int depth,
                       const char *const *names)
{
    size_t head;
    if (!put_head(buffer, &head))
        return false;
    int keys = 0;
    lua_pushnil(L);
    while (lua_next(L, index)) {
        int value = lua_gettop(L), key = value - 1;
        if (!names ||
            (lua_type(L, key) == LUA_TSTRING && is_one_of(lua_tostring(L, key), names))) {
            if (++keys > SERIAL_KEYS)
                return fail(buffer, "it gives a table of more than 1000 keys");
            if (!write_value(buffer, L, key, depth + 1) ||
                !write_value(buffer, L, value, depth + 1))
                return false;
        }
        lua_pop(L, 1);
    }
    put_counts(buffer, head, keys, names ? 0 : lua_rawlen(L, index));
    return true;
}

static bool put_table(struct inarow_buffer *buffer, lua_State *L, int index, int depth)
{
    if (depth >= SERIAL_DEPTH)
        return fail(buffer, "it gives more than 16 tables in one another");
    if (push_option_key(buffer, L, index)) {
        bool done = lua_type(L, -1) == LUA_TSTRING
                        ? put_tag(buffer, OPTION) && put_string(buffer, L, lua_gettop(L))
                        : fail(buffer, "the mark of an option has been changed");
        lua_pop(L, 1);
        return done;
    }
    if (buffer->open)
        buffer->open(L, index);
    /* A table may be large but empty, and may be passed a thousand times. */
    if (buffer->limit && inarow_limit_is_over(buffer->limit))
        return fail(buffer, "it takes too long to read what it gives");
    return put_fields(buffer, L, index, depth, NULL);
}

static bool write_value(struct inarow_buffer *buffer, lua_State *L, int index, int depth)
{
    if (++buffer->values > SERIAL_VALUES)
        return fail(buffer, "it gives more than 10000 values");
    switch (lua_type(L, index)) {
    case LUA_TNIL:
        return put_tag(buffer, NIL);
    case LUA_TBOOLEAN:
        return put_tag(buffer, lua_toboolean(L, index) ? YES : NO);
    case LUA_TNUMBER:
        return put_number(buffer, L, index);
    case LUA_TSTRING:
        return put_string(buffer, L, index);
    case LUA_TTABLE:
        return put_table(buffer, L, index, depth);
    case LUA_TFUNCTION:
        return put_function(buffer, L, index);
    default:
        return fail(buffer, "it gives what is no plain value");
    }
}

bool inarow_serialize(struct inarow_buffer *buffer, lua_State *L, int index)
{
    return write_value(buffer, L, index, 0);
}

bool inarow_serialize_fields(struct inarow_buffer *buffer, lua_State *L, int index,
                             const char *const *names)
{
    return put_fields(buffer, L, index, 0, names);
}

/* ---- Reading ----------------------------------------------------------------------- */

/* Reads data without checks. This file wrote the data, so it is always valid. */
static void get(struct inarow_buffer *buffer, void *into, size_t length)
{
    memcpy(into, buffer->bytes + buffer->at, length);
    buffer->at += length;
}

static void push_string(struct inarow_buffer *buffer, lua_State *L)
{
    size_t length;
    get(buffer, &length, sizeof length);
    lua_pushlstring(L, (const char *)buffer->bytes + buffer->at, length);
    buffer->at += length;
}

static void push_number(struct inarow_buffer *buffer, lua_State *L, enum tag tag)
{
    lua_Number number;
    if (tag == INTEGER) {
        lua_Integer integer;
        get(buffer, &integer, sizeof integer);
        lua_pushinteger(L, integer);
        return;
    }
    get(buffer, &number, sizeof number);
    lua_pushnumber(L, number);
}

void inarow_deserialize(struct inarow_buffer *buffer, lua_State *L,
                        const struct inarow_reader *reader)
{
    enum tag tag = (enum tag)buffer->bytes[buffer->at++];
    int number, counts[2];
    luaL_checkstack(L, 4, "too many values");
    switch (tag) {
    case NO:
    case YES:
        lua_pushboolean(L, tag == YES);
        return;
    case INTEGER:
    case NUMBER:
        push_number(buffer, L, tag);
        return;
    case STRING:
        push_string(buffer, L);
        return;
    case TABLE:
        get(buffer, counts, sizeof counts);
        lua_createtable(L, counts[1], counts[0] - counts[1]);
        for (int i = 0; i < counts[0]; i++) {
            inarow_deserialize(buffer, L, reader);
            inarow_deserialize(buffer, L, reader);
            lua_rawset(L, -3);
        }
        return;
    case FUNCTION:
        get(buffer, &number, sizeof number);
        reader->function(L, number, reader->data);
        return;
    case OPTION:
        buffer->at++; /* skip the tag of the key */
        push_string(buffer, L);
        reader->option(L, reader->data);
        return;
    default:
        lua_pushnil(L);
    }
}

static void no_function(lua_State *L, int number, void *data)
{
    (void)number;
    (void)data;
    lua_pushnil(L);
}

static void no_option(lua_State *L, void *data)
{
    (void)data;
    lua_pushnil(L);
    lua_replace(L, -2);
}

const struct inarow_reader inarow_plain = {no_function, no_option, NULL};
