/* Sorts the keys of tables in the same way in all Luas: numbers, strings, booleans. */
#include <stdlib.h>
#include <string.h>
#include "sandbox_shared.h"

/* A key of a table, with the number in which it was found. */
struct key {
    int type, n;
    double number; /* number, or boolean as a number */
    const char *text;
    size_t length;
};

/* Compares keys: numbers first, then strings byte by byte, then booleans. */
static int compare(const void *first, const void *second)
{
    const struct key *a = first, *b = second;
    if (a->type != b->type) {
        int a_last = a->type == LUA_TBOOLEAN, b_last = b->type == LUA_TBOOLEAN;
        return a_last != b_last ? a_last - b_last : a->type == LUA_TNUMBER ? -1 : 1;
    } else if (a->type != LUA_TSTRING) {
        return (a->number > b->number) - (a->number < b->number);
    }
    int order = memcmp(a->text, b->text, a->length < b->length ? a->length : b->length);
    return order ? order : (a->length > b->length) - (a->length < b->length);
}

static bool read_key(lua_State *L, int index, struct key *key)
{
    key->type = lua_type(L, index);
    key->text = NULL;
    key->length = 0;
    key->number = 0;
    if (key->type == LUA_TSTRING)
        key->text = lua_tolstring(L, index, &key->length);
    else if (key->type == LUA_TNUMBER)
        key->number = (double)lua_tonumber(L, index);
    else if (key->type == LUA_TBOOLEAN)
        key->number = lua_toboolean(L, index);
    else
        return false;
    return true;
}

void inarow_sandbox_push_keys(lua_State *L, int index, bool all)
{
    int count = 0, ordered = 0;
    lua_newtable(L); /* the keys in the order in which they are found */
    int met = lua_gettop(L);
    for (lua_pushnil(L); lua_next(L, index); count++) {
        lua_pop(L, 1);
        lua_pushvalue(L, -1);
        lua_rawseti(L, met, count + 1);
    }
    inarow_sandbox_spend(L, count, 1);
    struct key *keys = lua_newuserdata(L, sizeof *keys * (size_t)(count + 1));
    for (int i = 0; i < count; i++) {
        lua_rawgeti(L, met, i + 1);
        keys[ordered].n = i + 1;
        if (read_key(L, met + 2, &keys[ordered]))
            ordered++;
        else if (all)
            luaL_error(L, "pairs: a key is a %s, which has no order",
                       luaL_typename(L, met + 2));
        lua_pop(L, 1); /* the table still refers to it */
    }
    qsort(keys, (size_t)ordered, sizeof *keys, compare);
    lua_createtable(L, ordered, 0); /* the sorted keys */
    for (int i = 0; i < ordered; i++) {
        lua_rawgeti(L, met, keys[i].n);
        lua_rawseti(L, met + 2, i + 1);
    }
    lua_replace(L, met);
    lua_settop(L, met);
}
