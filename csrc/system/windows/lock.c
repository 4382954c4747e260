/* A file that one process alone writes to: what ../lock.c is, for Windows. */
#define WIN32_LEAN_AND_MEAN
#include <io.h>
#include <windows.h>
#include "../inarow_system.h"

/* A byte far beyond the file's end is locked: others may read what is there. */
int inarow_system_lock(lua_State *L)
{
    OVERLAPPED place = {.OffsetHigh = 0x7FFFFFFF};
    HANDLE file = (HANDLE)_get_osfhandle((int)luaL_checkinteger(L, 1));
    bool had = LockFileEx(file, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1,
                          0, &place);
    lua_pushboolean(L, had || GetLastError() != ERROR_LOCK_VIOLATION);
    return 1;
}
