/* Handles signals for programs. An interrupt ends the program at once, or is reported
 * while the program waits for input. For Windows: windows/signals.c. */
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
} reported[] = {
    {SIGINT, "interrupt"},
    {SIGTERM, "terminate"},
    {SIGHUP, "hangup"},
    {SIGCONT, "continue"},
};
enum { REPORTED = sizeof reported / sizeof *reported };

static volatile sig_atomic_t caught; /* signal that has not been reported yet, or 0 */

static void catch_signal(int number)
{
    caught = number;
}

/* system.end_at_interrupt(): makes an interrupt end the program at once. Otherwise the
 * interpreter would wait for the end of a C function, which may take long. */
int inarow_system_end_at_interrupt(lua_State *L)
{
    (void)L;
    signal(SIGINT, SIG_DFL);
    return 0;
}

/* Catches each of the signals once. Signals that the program inherited as ignored stay
 * ignored. */
static void catch_each(sigset_t *all)
{
    struct sigaction wanted = {.sa_handler = catch_signal, .sa_flags = SA_RESETHAND};
    sigemptyset(&wanted.sa_mask);
    sigemptyset(all);
    for (int i = 0; i < REPORTED; i++) {
        struct sigaction now;
        sigaddset(all, reported[i].number);
        sigaction(reported[i].number, NULL, &now);
        if (now.sa_handler != SIG_IGN)
            sigaction(reported[i].number, &wanted, NULL);
    }
}

static bool can_be_read(const sigset_t *meanwhile)
{
    fd_set input;
    FD_ZERO(&input);
    FD_SET(0, &input);
    return pselect(1, &input, NULL, NULL, NULL, meanwhile) >= 0 || errno != EINTR;
}

/* system.listen(): makes system.await report signals from now on. If a signal comes
 * twice before the program waits, the second one ends the program, as usual. */
int inarow_system_listen(lua_State *L)
{
    sigset_t all;
    (void)L;
    catch_each(&all);
    return 0;
}

/* system.await(): waits for standard input or for a signal. Returns nil if there is
 * input. For a signal, returns "interrupt", "terminate", "hangup" or "continue". A
 * signal that has come since the last call is reported at once. */
int inarow_system_await(lua_State *L)
{
    sigset_t all, before;
    catch_each(&all);
    /* Signals are delivered only while this function waits, so no signal is lost
     * between the check and the wait. */
    sigprocmask(SIG_BLOCK, &all, &before);
    while (!caught && !can_be_read(&before))
        ;
    int number = caught;
    caught = 0;
    sigprocmask(SIG_SETMASK, &before, NULL);
    for (int i = 0; i < REPORTED; i++) {
        if (reported[i].number == number) {
            lua_pushstring(L, reported[i].name);
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

static int catching; /* depth of nested calls */

/* system.catch_interrupt(): from now on, an interrupt only makes
 * system.is_interrupted() true, until system.release_interrupt(). These calls may be
 * nested. A second interrupt ends the program. */
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
