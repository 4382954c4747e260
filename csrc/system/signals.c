/* Signals, for programs: ended at once by an interrupt, or told of it while they wait for
 * what is typed. For Windows: windows/signals.c. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/select.h>
#include "inarow_system.h"

static const struct {
    int number;
    const char *name;
} told[] = {
    {SIGINT, "interrupt"},
    {SIGTERM, "terminate"},
    {SIGHUP, "hangup"},
    {SIGCONT, "continue"},
};
enum { TOLD = sizeof told / sizeof *told };

static volatile sig_atomic_t caught; /* the signal that is still to be told, or 0 */

static void catch_signal(int number)
{
    caught = number;
}

/* system.end_at_interrupt(): for a program, whose interpreter would wait for the end of a
 * function in C, however long it takes. */
int inarow_system_end_at_interrupt(lua_State *L)
{
    (void)L;
    signal(SIGINT, SIG_DFL);
    return 0;
}

/* Have the signals caught, each once. What the program was started to ignore stays
 * ignored. */
static void catch_each(sigset_t *all)
{
    struct sigaction wanted = {.sa_handler = catch_signal, .sa_flags = SA_RESETHAND};
    sigemptyset(&wanted.sa_mask);
    sigemptyset(all);
    for (int i = 0; i < TOLD; i++) {
        struct sigaction now;
        sigaddset(all, told[i].number);
        sigaction(told[i].number, NULL, &now);
        if (now.sa_handler != SIG_IGN)
            sigaction(told[i].number, &wanted, NULL);
    }
}

static bool can_be_read(const sigset_t *meanwhile)
{
    fd_set input;
    FD_ZERO(&input);
    FD_SET(0, &input);
    return pselect(1, &input, NULL, NULL, NULL, meanwhile) >= 0 || errno != EINTR;
}

/* system.listen(): from now on system.await tells of signals. One that comes twice before
 * the program waits ends it, as it always does. */
int inarow_system_listen(lua_State *L)
{
    sigset_t all;
    (void)L;
    catch_each(&all);
    return 0;
}

/* system.await(): wait until there is something on the standard input: nil; or until a
 * signal comes, or came since the last call: "interrupt", "terminate", "hangup",
 * "continue". */
int inarow_system_await(lua_State *L)
{
    sigset_t all, before;
    catch_each(&all);
    /* They come only while it waits: none slips in between the look and the wait. */
    sigprocmask(SIG_BLOCK, &all, &before);
    while (!caught && !can_be_read(&before))
        ;
    int number = caught;
    caught = 0;
    sigprocmask(SIG_SETMASK, &before, NULL);
    for (int i = 0; i < TOLD; i++) {
        if (told[i].number == number) {
            lua_pushstring(L, told[i].name);
            return 1;
        }
    }
    return 0;
}

static volatile sig_atomic_t interrupted;
static struct sigaction before_catching;

static void note_interrupt(int number)
{
    (void)number;
    interrupted = 1;
}

static int catching; /* how many want it caught */

/* system.catch_interrupt(): from now on an interrupt only makes system.is_interrupted()
 * true, until system.release_interrupt(); these calls may be nested. The second interrupt
 * ends the program. */
int inarow_system_catch_interrupt(lua_State *L)
{
    struct sigaction wanted = {.sa_handler = note_interrupt, .sa_flags = SA_RESETHAND};
    (void)L;
    if (catching++ > 0)
        return 0;
    sigemptyset(&wanted.sa_mask);
    interrupted = 0;
    sigaction(SIGINT, NULL, &before_catching);
    if (before_catching.sa_handler != SIG_IGN)
        sigaction(SIGINT, &wanted, NULL);
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
        sigaction(SIGINT, &before_catching, NULL);
    return 0;
}
