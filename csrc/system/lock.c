/* A file that only one process writes to: the system releases it when the process ends
 * in any way. For Windows: windows/lock.c. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <fcntl.h>
#include "inarow_system.h"

/* system.lock(file): lock a file, by its file number, for this process; false if
 * another process has locked it. Where files cannot be locked, it keeps nobody out.
 * Closing any file of the same name in this process releases the lock. */
int inarow_system_lock(lua_State *L)
{
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    int had = fcntl((int)luaL_checkinteger(L, 1), F_SETLK, &lock);
    lua_pushboolean(L, had == 0 || (errno != EACCES && errno != EAGAIN));
    return 1;
}
