/* Handles the terminal for programs that edit a line in it: its keys as they are
 * typed, and its width. For Windows: windows/terminal.c. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include "inarow_system.h"

/* system.is_terminal(stream): returns true if the stream is a terminal. Stream 0 is
 * the input, stream 1 the output, and stream 2 the error output. */
int inarow_system_is_terminal(lua_State *L)
{
    lua_pushboolean(L, isatty((int)luaL_checkinteger(L, 1)));
    return 1;
}

static struct termios found; /* the terminal's original mode */
static struct termios by_key;
static bool is_by_key;

/* signals from the keyboard that end or stop a program, and their previous actions */
static const int leaving[] = {SIGQUIT, SIGTSTP};
enum { LEAVING = sizeof leaving / sizeof *leaving };
static struct sigaction before[LEAVING];

/* Restores the terminal before the program ends or stops. When a stopped program is
 * resumed, it continues in this function. */
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
    sigprocmask(SIG_UNBLOCK, &this, NULL); /* the signal is delivered now */
    sigaction(number, &own, NULL);
    tcsetattr(0, TCSANOW, &by_key);
    errno = fault;
}

/* Signals that the program inherited as ignored stay ignored. */
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

/* system.by_key(wanted): makes the terminal return each key as it is pressed, without
 * echo. If `wanted` is false, restores the terminal. Signals work as before. While a
 * signal stops the program, or when it ends the program, the terminal has its original
 * mode. Returns false if the standard input is not a terminal. */
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

/* system.keys(): waits for typed bytes and returns them. Returns "" if a signal
 * interrupted it, and nil at the end of the input. */
int inarow_system_keys(lua_State *L)
{
    char bytes[1024];
    ssize_t count = read(0, bytes, sizeof bytes);
    if (count == 0 || (count < 0 && errno != EINTR))
        return 0;
    lua_pushlstring(L, bytes, count < 0 ? 0 : (size_t)count);
    return 1;
}

/* system.terminal_size(): returns the columns and rows of the standard output's
 * terminal, or nil if it is not a terminal. */
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

/* system.is_input(): returns true if the standard input can be read without waiting,
 * also at its end. It ignores buffers, so use it for an unbuffered input. */
int inarow_system_is_input(lua_State *L)
{
    struct pollfd input = {.fd = 0, .events = POLLIN};
    lua_pushboolean(L, poll(&input, 1, 0) != 0);
    return 1;
}
