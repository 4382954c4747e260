/* Handles interrupts on Windows, as ../signals.c does elsewhere. Windows has no other
 * signals for a program. Interrupts arrive on their own thread. */
#define WIN32_LEAN_AND_MEAN
#include <signal.h>
#include <windows.h>
#include "../inarow_system.h"
#include "terminal.h"

enum { PAUSE = 20 }; /* milliseconds between two checks of the input */

static volatile sig_atomic_t caught, interrupted;
static void (*before_catching)(int);
static int catching; /* depth of nested calls */

/* Handles one interrupt. The next interrupt ends the program. */
static void catch_signal(int number)
{
    (void)number;
    caught = 1;
}

static void note_interrupt(int number)
{
    (void)number;
    interrupted = 1;
}

/* Installs a handler unless the program inherited the signal as ignored. Returns the
 * previous handler. */
static void (*handle(void (*handler)(int)))(int)
{
    void (*before)(int) = signal(SIGINT, handler);
    if (before == SIG_IGN)
        signal(SIGINT, SIG_IGN);
    return before;
}

int inarow_system_end_at_interrupt(lua_State *L)
{
    (void)L;
    signal(SIGINT, SIG_DFL);
    return 0;
}

int inarow_system_listen(lua_State *L)
{
    (void)L;
    handle(catch_signal);
    return 0;
}

int inarow_system_await(lua_State *L)
{
    handle(catch_signal);
    while (!caught && !inarow_is_input())
        Sleep(PAUSE);
    if (!caught)
        return 0;
    caught = 0;
    lua_pushliteral(L, "interrupt");
    return 1;
}

int inarow_system_catch_interrupt(lua_State *L)
{
    (void)L;
    if (catching++ > 0)
        return 0;
    interrupted = 0;
    before_catching = handle(note_interrupt);
    return 0;
}

int inarow_system_is_interrupted(lua_State *L)
{
    lua_pushboolean(L, interrupted);
    return 1;
}

int inarow_system_release_interrupt(lua_State *L)
{
    (void)L;
    if (catching > 0 && --catching == 0)
        signal(SIGINT, before_catching);
    return 0;
}
