/* The terminal, for programs that edit a line in it: keys as they come, and its width.
 * What is here is for Windows in windows/terminal.c. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include "inarow_system.h"

/* system.is_terminal(stream): is 0, the input, 1, the output, or 2, for errors, one? */
int inarow_system_is_terminal(lua_State *L)
{
    lua_pushboolean(L, isatty((int)luaL_checkinteger(L, 1)));
    return 1;
}

static struct termios found; /* how the terminal was */
static struct termios by_key;
static bool is_by_key;

/* Signals from the keyboard that end or stop a program, and what they did before. */
static const int leaving[] = {SIGQUIT, SIGTSTP};
enum { LEAVING = sizeof leaving / sizeof *leaving };
static struct sigaction before[LEAVING];

/* The program leaves the terminal as it was found. If it was only stopped, it goes on
 * here when it is continued. */
static void leave(int number)
{
    int fault = errno;
    struct sigaction ends = {.sa_handler = SIG_DFL}, own;
    sigset_t this;
    tcsetattr(0, TCSANOW, &found);
    sigemptyset(&ends.sa_mask);
    sigaction(number, &ends, &own);
    raise(number);
    sigemptyset(&this);
    sigaddset(&this, number);
    sigprocmask(SIG_UNBLOCK, &this, NULL); /* it comes now */
    sigaction(number, &own, NULL);
    tcsetattr(0, TCSANOW, &by_key);
    errno = fault;
}

/* What the program was started to ignore stays ignored. */
static void catch_leaving(void)
{
    struct sigaction wanted = {.sa_handler = leave};
    sigemptyset(&wanted.sa_mask);
    for (int i = 0; i < LEAVING; i++) {
        sigaction(leaving[i], NULL, &before[i]);
        if (before[i].sa_handler != SIG_IGN)
            sigaction(leaving[i], &wanted, NULL);
    }
}

static void leave_as_before(void)
{
    for (int i = 0; i < LEAVING; i++)
        sigaction(leaving[i], &before[i], NULL);
}

/* system.by_key(wanted): from now on the terminal gives each key as it is pressed, and
 * shows none; or, if wanted is false, it is again as it was found. Signals come as
 * before; while one stops the program, or when it ends it, the terminal is as it was
 * found. False if the standard input is no terminal. */
int inarow_system_by_key(lua_State *L)
{
    bool wanted = lua_toboolean(L, 1);
    if (wanted && !is_by_key) {
        if (tcgetattr(0, &found) != 0) {
            lua_pushboolean(L, false);
            return 1;
        }
        by_key = found;
        by_key.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
        by_key.c_cc[VMIN] = 1;
        by_key.c_cc[VTIME] = 0;
        catch_leaving();
    }
    if (wanted || is_by_key)
        tcsetattr(0, TCSADRAIN, wanted ? &by_key : &found);
    if (!wanted && is_by_key)
        leave_as_before();
    is_by_key = wanted;
    lua_pushboolean(L, true);
    return 1;
}

/* system.keys(): what was typed, at least a byte, or "" if a signal came instead; nil at
 * the end. */
int inarow_system_keys(lua_State *L)
{
    char bytes[1024];
    ssize_t count = read(0, bytes, sizeof bytes);
    if (count == 0 || (count < 0 && errno != EINTR))
        return 0;
    lua_pushlstring(L, bytes, count < 0 ? 0 : (size_t)count);
    return 1;
}

/* system.terminal_size(): columns and rows of the terminal of the standard output; nil
 * without one. */
int inarow_system_terminal_size(lua_State *L)
{
#ifdef TIOCGWINSZ
    struct winsize size;
    if (ioctl(1, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        lua_pushinteger(L, size.ws_col);
        lua_pushinteger(L, size.ws_row);
        return 2;
    }
#endif
    (void)L;
    return 0;
}

/* system.is_input(): can the standard input be read at once, be it its end? Of what is in
 * a buffer already this knows nothing: it is for an input that has none. */
int inarow_system_is_input(lua_State *L)
{
    struct pollfd input = {.fd = 0, .events = POLLIN};
    lua_pushboolean(L, poll(&input, 1, 0) != 0);
    return 1;
}
