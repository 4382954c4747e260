/* inarow.archive.native: games in an SQLite file, and questions about many games at
 * once. The Lua part of an archive is in lua/inarow/archive.
 *
 * This module calls SQLite from C because the Lua bindings in Debian cannot bind
 * parameters, nor bytes that contain a zero. Values must be bound, because names come
 * from files. */
#include <sqlite3.h>
#include "inarow_archive.h"

/* Returns the bytes of a string; none if the argument is missing. */
struct inarow_bytes inarow_bytes_of(lua_State *L, int index)
{
    struct inarow_bytes bytes = {NULL, 0};
    bytes.at = (const unsigned char *)luaL_optlstring(L, index, NULL, &bytes.count);
    return bytes;
}

/* Raises an error in the form that database.c uses for errors of SQLite. */
void inarow_archive_expect(lua_State *L, bool condition, const char *message)
{
    if (condition)
        return;
    lua_createtable(L, 0, 2);
    lua_pushstring(L, message);
    lua_setfield(L, -2, "message");
    lua_pushinteger(L, SQLITE_CORRUPT);
    lua_setfield(L, -2, "code");
    lua_error(L);
}

void inarow_archive_class(lua_State *L, const char *name, const luaL_Reg *methods)
{
    luaL_newmetatable(L, name);
    luaL_setfuncs(L, methods, 0);
    lua_pushvalue(L, -1);
    lua_setfield(L, -2, "__index");
    lua_pop(L, 1);
}

INAROW_LUA_EXPORT int luaopen_inarow_archive_native(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"column", inarow_archive_column}, {"encode", inarow_archive_encode},
        {"hash", inarow_archive_hash},     {"presence", inarow_archive_presence},
        {"rows", inarow_archive_rows},     {NULL, NULL},
    };
    inarow_checkversion(L);
    luaL_newlib(L, functions);
    inarow_open_database(L);
    inarow_open_search(L);
    inarow_open_tally(L);
    return 1;
}
