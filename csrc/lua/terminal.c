/* The terminal, for programs that edit a line in it: keys as they come, and its width. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include "inarow_lua.h"

static struct termios found; /* how the terminal was */
static bool is_by_key;

/* core.by_key(wanted): from now on the terminal gives each key as it is pressed, and
 * shows none; or, if wanted is false, it is again as it was found. Signals come as
 * before. False if the standard input is no terminal. */
int inarow_lua_by_key(lua_State *L)
{
    bool wanted = lua_toboolean(L, 1);
    if (wanted && !is_by_key && tcgetattr(0, &found) != 0) {
        lua_pushboolean(L, false);
        return 1;
    }
    struct termios now = found;
    if (wanted) {
        now.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
        now.c_cc[VMIN] = 1;
        now.c_cc[VTIME] = 0;
    }
    if (wanted || is_by_key)
        tcsetattr(0, TCSADRAIN, &now);
    is_by_key = wanted;
    lua_pushboolean(L, true);
    return 1;
}

/* core.keys(): what was typed, at least a byte, or "" if a signal came instead; nil at
 * the end. */
int inarow_lua_keys(lua_State *L)
{
    char bytes[1024];
    ssize_t count = read(0, bytes, sizeof bytes);
    if (count == 0 || (count < 0 && errno != EINTR))
        return 0;
    lua_pushlstring(L, bytes, count < 0 ? 0 : (size_t)count);
    return 1;
}

/* core.columns(): how wide the terminal of the standard output is; nil if it is none. */
int inarow_lua_columns(lua_State *L)
{
#ifdef TIOCGWINSZ
    struct winsize size;
    if (ioctl(1, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        lua_pushinteger(L, size.ws_col);
        return 1;
    }
#endif
    (void)L;
    return 0;
}
