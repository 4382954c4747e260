/* Counts memory that Lua's collector does not count (memory.c). */
#ifndef INAROW_LUA_MEMORY_H
#define INAROW_LUA_MEMORY_H

#include "compat.h"

struct inarow_sandbox;

/* The number of bytes that sandboxes use. */
struct inarow_account {
    double bytes;
};

/* Counts the sandbox on the top of the stack in the account of all sandboxes, and in
 * the account that pays on this thread (core.pay). The user value of the sandbox keeps
 * both accounts alive. */
void inarow_pay_for(lua_State *L, struct inarow_sandbox *box);

#endif
