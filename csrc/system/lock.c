/* Locks a file that only one process may write to. The system releases the lock when
 * the process ends, however it ends. For Windows: windows/lock.c. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <fcntl.h>
#include "inarow_system.h"

/* system.lock(file): locks a file, given its file number, for this process. Returns
 * false if another process has locked the file. Where files cannot be locked, it
 * returns true and has no effect. Closing any file of the same name in this process
 * releases the lock. */
int inarow_system_lock(lua_State *L)
{
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    int had = fcntl((int)luaL_checkinteger(L, 1), F_SETLK, &lock);
    lua_pushboolean(L, had == 0 || (errno != EACCES && errno != EAGAIN));
    return 1;
}
