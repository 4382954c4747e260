/* Locks a file for one process on Windows, as ../lock.c does elsewhere. */
#define WIN32_LEAN_AND_MEAN
#include <io.h>
#include <windows.h>
#include "../inarow_system.h"

/* The locked byte is far beyond the end of the file, so that others can read the file. */
int inarow_system_lock(lua_State *L)
{
    OVERLAPPED place = {.OffsetHigh = 0x7FFFFFFF};
    HANDLE file = (HANDLE)_get_osfhandle((int)luaL_checkinteger(L, 1));
    bool had = LockFileEx(file, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1,
                          0, &place);
    lua_pushboolean(L, had || GetLastError() != ERROR_LOCK_VIOLATION);
    return 1;
}
