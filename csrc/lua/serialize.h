/* Plain values as bytes, for passing values between two lua_States that do not trust
 * each other. Only nil, booleans, numbers, strings and tables of these can be passed;
 * metatables are ignored. */
#ifndef INAROW_LUA_SERIALIZE_H
#define INAROW_LUA_SERIALIZE_H

#include "clock.h"
#include "compat.h"

enum {
    SERIAL_DEPTH = 16,      /* most nested tables */
    SERIAL_VALUES = 10000,  /* most values at once, keys included */
    SERIAL_BYTES = 1 << 18, /* most bytes of them all */
    SERIAL_KEYS = 1000,     /* most keys of one table: in the reading state they may all
                             * collide */
    SERIAL_STACK = 4 * SERIAL_DEPTH,
};

struct inarow_buffer {
    unsigned char *bytes; /* from malloc; inarow_buffer_free */
    size_t length, room;
    size_t at;                  /* position of reading */
    int values;                 /* number of values written */
    const char *fault;          /* why writing failed, or NULL */
    struct inarow_limit *limit; /* time limit for writing; NULL: none */
    /* Further values that a script may pass, set by the writing side; 0 and NULL:
     * none. */
    int functions;      /* stack index of a table that collects functions: the n-th is
                         * written as its number */
    int function_count; /* number of functions in it */
    const void *option; /* the metatable of options, which are written as their keys */
    void (*open)(lua_State *L, int index); /* called for each table before it is read */
};

/* The fault if the host lacks memory for the values. */
extern const char inarow_no_memory[];

/* Discards the content, for writing again. */
void inarow_buffer_reset(struct inarow_buffer *buffer);
void inarow_buffer_free(struct inarow_buffer *buffer);

/* Writes the value at a stack index. Returns false with `fault` set if it is not plain
 * or too large. Raises no error except, if functions are collected or tables opened,
 * errors of L. Needs room for SERIAL_STACK values on L's stack. */
bool inarow_serialize(struct inarow_buffer *buffer, lua_State *L, int index);

/* Writes some fields of a table, as inarow_serialize writes a value. The list of their
 * names ends with NULL. */
bool inarow_serialize_fields(struct inarow_buffer *buffer, lua_State *L, int index,
                             const char *const *names);

/* Pushes the next value. `function(L, number, data)` makes a function; `option(L,
 * data)` replaces the key on the stack by an option; each pushes one value. May raise
 * L's memory error. */
struct inarow_reader {
    void (*function)(lua_State *L, int number, void *data);
    void (*option)(lua_State *L, void *data);
    void *data;
};
void inarow_deserialize(struct inarow_buffer *buffer, lua_State *L,
                        const struct inarow_reader *reader);

/* For values without functions and options. */
extern const struct inarow_reader inarow_plain;

#endif
