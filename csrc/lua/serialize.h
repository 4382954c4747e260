/* Writes plain values as bytes, to pass values between two lua_States that do not
 * trust each other. Only nil, booleans, numbers, strings and tables of these can be
 * passed. Metatables are ignored. */
#ifndef INAROW_LUA_SERIALIZE_H
#define INAROW_LUA_SERIALIZE_H

#include "clock.h"
#include "compat.h"

enum {
    SERIAL_DEPTH = 16,      /* maximum depth of nested tables */
    SERIAL_VALUES = 10000,  /* maximum number of values at once, including keys */
    SERIAL_BYTES = 1 << 18, /* maximum number of bytes of all values */
    SERIAL_KEYS = 1000,     /* maximum number of keys of one table, because in the reading
                             * state they may all collide */
    SERIAL_STACK = 4 * SERIAL_DEPTH,
};

struct inarow_buffer {
    unsigned char *bytes; /* allocated by malloc; freed by inarow_buffer_free */
    size_t length, room;
    size_t at;                  /* position of reading */
    int values;                 /* number of values written */
    const char *fault;          /* reason why writing failed, or NULL */
    struct inarow_limit *limit; /* time limit for writing; NULL: none */
    /* Further values that a script may pass. The writing side sets them. If a value is
     * 0 or NULL, a script may not pass such values. */
    int functions; /* stack index of a table that collects functions. The n-th function
                    * is written as the number n */
    int function_count; /* number of functions in that table */
    const void *option; /* metatable of options, which are written as their keys */
    void (*open)(lua_State *L, int index); /* called for each table before it is read */
};

/* The fault that is reported if the host lacks memory for the values. */
extern const char inarow_no_memory[];

/* Discards the content, so that the buffer can be written again. */
void inarow_buffer_reset(struct inarow_buffer *buffer);
void inarow_buffer_free(struct inarow_buffer *buffer);

/* Writes the value at a stack index. Returns false and sets `fault` if the value is
 * not plain or is too large. Raises no error, except errors of L if functions are
 * collected or tables opened. Needs room for SERIAL_STACK values on L's stack. */
bool inarow_serialize(struct inarow_buffer *buffer, lua_State *L, int index);

/* Writes some fields of a table, as inarow_serialize writes a value. The list of their
 * names ends with NULL. */
bool inarow_serialize_fields(struct inarow_buffer *buffer, lua_State *L, int index,
                             const char *const *names);

/* Pushes the next value. `function(L, number, data)` makes a function. `option(L,
 * data)` replaces the key on the stack with an option. Each pushes one value. May
 * raise L's memory error. */
struct inarow_reader {
    void (*function)(lua_State *L, int number, void *data);
    void (*option)(lua_State *L, void *data);
    void *data;
};
void inarow_deserialize(struct inarow_buffer *buffer, lua_State *L,
                        const struct inarow_reader *reader);

/* A reader for values without functions and options. */
extern const struct inarow_reader inarow_plain;

#endif
