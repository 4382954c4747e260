/* A file that one process alone writes to: the system lets go of it when the process
 * ends, however it does. For Windows: windows/lock.c. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <fcntl.h>
#include "inarow_system.h"

/* system.lock(file): have a file, by the number it is open under, for this process; false
 * if another one has it. Where files cannot be locked, nobody is kept out. Any file of
 * the same name that the process closes lets go of it. */
int inarow_system_lock(lua_State *L)
{
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    int had = fcntl((int)luaL_checkinteger(L, 1), F_SETLK, &lock);
    lua_pushboolean(L, had == 0 || (errno != EACCES && errno != EAGAIN));
    return 1;
}
