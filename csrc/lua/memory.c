/* core.account, core.pay and core.sandboxed count the memory that sandboxes use, in
 * total and by account. core.trim returns unused memory to the system. */
#include "memory.h"
#include "inarow_lua.h"
#include "sandbox_shared.h"
#if defined(__GLIBC__)
#include <malloc.h>
#endif

#define ACCOUNT_TYPE "inarow.account"

static const char all = 0, payer = 0; /* keys of the registry, by their addresses */

static struct inarow_account *new_account(lua_State *L)
{
    struct inarow_account *account = lua_newuserdata(L, sizeof *account);
    account->bytes = 0;
    luaL_getmetatable(L, ACCOUNT_TYPE);
    lua_setmetatable(L, -2);
    return account;
}

/* Pushes the value of a key. */
static struct inarow_account *push_account(lua_State *L, const char *key)
{
    lua_pushlightuserdata(L, (void *)key);
    lua_rawget(L, LUA_REGISTRYINDEX);
    return lua_touserdata(L, -1);
}

/* Sets the key to the value on the top of the stack. */
static void set_account(lua_State *L, const char *key)
{
    lua_pushlightuserdata(L, (void *)key);
    lua_insert(L, -2);
    lua_rawset(L, LUA_REGISTRYINDEX);
}

void inarow_pay_for(lua_State *L, struct inarow_sandbox *box)
{
    lua_createtable(L, 2, 0);
    box->all = push_account(L, &all);
    lua_rawseti(L, -2, 1);
    box->payer = push_account(L, &payer);
    lua_rawseti(L, -2, 2);
    lua_setuservalue(L, -2);
}

/* core.account(): returns a new account. */
int inarow_lua_account(lua_State *L)
{
    new_account(L);
    return 1;
}

/* core.pay(account): also counts sandboxes that are opened from now on in this
 * account. */
int inarow_lua_pay(lua_State *L)
{
    luaL_checkudata(L, 1, ACCOUNT_TYPE);
    lua_settop(L, 1);
    set_account(L, &payer);
    return 0;
}

/* account:bytes(): returns the number of bytes counted now. */
static int bytes(lua_State *L)
{
    const struct inarow_account *account = luaL_checkudata(L, 1, ACCOUNT_TYPE);
    lua_pushnumber(L, account->bytes);
    return 1;
}

/* core.sandboxed(): returns the number of bytes used by all sandboxes. */
int inarow_lua_sandboxed(lua_State *L)
{
    lua_pushnumber(L, push_account(L, &all)->bytes);
    return 1;
}

/* core.trim(): returns freed memory to the system if the allocator keeps it. */
int inarow_lua_trim(lua_State *L)
{
    (void)L;
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
    return 0;
}

void inarow_open_memory(lua_State *L)
{
    luaL_newmetatable(L, ACCOUNT_TYPE);
    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, bytes);
    lua_setfield(L, -2, "bytes");
    lua_setfield(L, -2, "__index");
    lua_pop(L, 1);
    new_account(L);
    set_account(L, &all);
}
