/* What is taken of the memory beside what Lua's collector counts (memory.c). */
#ifndef INAROW_LUA_MEMORY_H
#define INAROW_LUA_MEMORY_H

#include "compat.h"

struct inarow_sandbox;

/* Bytes that sandboxes take. */
struct inarow_account {
    double bytes;
};

/* Have the sandbox on the top of the stack counted in the account of all, and in the one
 * that pays on this thread (core.pay); both are kept alive by its user value. */
void inarow_pay_for(lua_State *L, struct inarow_sandbox *box);

#endif
