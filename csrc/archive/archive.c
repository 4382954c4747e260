/*
 * inarow.archive.native: games in an SQLite file, and what is asked of many at a time.
 * The rest of an archive is in Lua (lua/inarow/archive).
 *
 * SQLite is called from here, and not by a binding for Lua: those that Debian has bind no
 * parameters, or no bytes that hold a zero, and names come from files.
 */
#include "inarow_archive.h"

/* The bytes of a string; none where there is no argument. */
struct inarow_bytes inarow_bytes_of(lua_State *L, int index)
{
    struct inarow_bytes bytes = {NULL, 0};
    bytes.at = (const unsigned char *)luaL_optlstring(L, index, NULL, &bytes.count);
    return bytes;
}

INAROW_LUA_EXPORT int luaopen_inarow_archive_native(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"column", inarow_archive_column}, {"encode", inarow_archive_encode},
        {"hash", inarow_archive_hash},     {"rows", inarow_archive_rows},
        {"search", inarow_archive_search}, {NULL, NULL},
    };
    inarow_checkversion(L);
    luaL_newlib(L, functions);
    inarow_open_database(L);
    inarow_open_tally(L);
    return 1;
}
