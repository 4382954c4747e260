/* Plain values as bytes: the way of values from one lua_State into another, of which
 * neither trusts the other. Only nil, booleans, numbers, strings and tables of them pass;
 * metatables are neither asked nor kept. */
#ifndef INAROW_LUA_SERIALIZE_H
#define INAROW_LUA_SERIALIZE_H

#include "clock.h"
#include "compat.h"

enum {
    SERIAL_DEPTH = 16,      /* most tables in one another */
    SERIAL_VALUES = 10000,  /* most values at once, keys included */
    SERIAL_BYTES = 1 << 18, /* most bytes of them all */
    SERIAL_KEYS = 1000,     /* most keys of one table: the reader's may all collide */
    SERIAL_STACK = 4 * SERIAL_DEPTH,
};

struct inarow_buffer {
    unsigned char *bytes; /* from malloc; inarow_buffer_free */
    size_t length, room;
    size_t at;                  /* where reading is */
    int values;                 /* how many were written */
    const char *fault;          /* why writing failed, or NULL */
    struct inarow_limit *limit; /* of time, for writing; NULL: none */
    /* What else a script may give, set by the writer's side; 0 and NULL: nothing. */
    int functions;      /* stack index of a table that gathers functions: the n-th is
                         * written as its number */
    int function_count; /* how many it holds */
    const void *option; /* the metatable of options: they are written as their key */
    void (*open)(lua_State *L, int index); /* told each table before it is read */
};

/* The fault that is not the values': the host has no memory for them. */
extern const char inarow_no_memory[];

/* Forget what was written, to write anew. */
void inarow_buffer_reset(struct inarow_buffer *buffer);
void inarow_buffer_free(struct inarow_buffer *buffer);

/* Write the value at a stack index. False and `fault` if it is not buffer, or too large.
 * Raises no error, unless functions are gathered or tables opened: then L's. There must
 * be room for SERIAL_STACK values on L's stack. */
bool inarow_serialize(struct inarow_buffer *buffer, lua_State *L, int index);

/* The same of a table, of which only the fields of these names are written, NULL being
 * the last. */
bool inarow_serialize_fields(struct inarow_buffer *buffer, lua_State *L, int index,
                             const char *const *names);

/* Push the next value. A function is made by `function(L, number, data)`, an option by
 * `option(L, data)`, which finds its key on the stack and replaces it; each pushes one
 * value. May raise L's memory error. */
struct inarow_reader {
    void (*function)(lua_State *L, int number, void *data);
    void (*option)(lua_State *L, void *data);
    void *data;
};
void inarow_deserialize(struct inarow_buffer *buffer, lua_State *L,
                        const struct inarow_reader *reader);

/* For values in which there are neither. */
extern const struct inarow_reader inarow_plain;

#endif
