/* Work beside the program, each piece on a thread of its own. */
#ifndef INAROW_LUA_THREADS_H
#define INAROW_LUA_THREADS_H

#include <stdbool.h>

#ifndef INAROW_NO_THREADS
#include <pthread.h>
#endif

/* A piece of work, which must stay where it is until it has been ended. */
struct inarow_work {
    void (*run)(void *data); /* touches nothing of Lua's */
    void *data;
    bool is_begun, is_done, has_thread;
#ifndef INAROW_NO_THREADS
    pthread_t thread;
#endif
};

/* Begin with it. With -DINAROW_NO_THREADS, or where there is no thread to be had, it is
 * done before this returns: what comes of it is the same. */
void inarow_begin_work(struct inarow_work *work, void (*run)(void *data), void *data);

/* Wait until one of several is done, for so many nanoseconds at most: its index, the
 * first of those done; or -1. */
int inarow_await_work(struct inarow_work *const *works, int count, double nanoseconds);

/* Wait until it is done, and let its thread go. */
void inarow_end_work(struct inarow_work *work);

/* A thread that works by turns with the one that began it: while one runs, the other
 * waits. It must stay where it is until it has been ended. */
struct inarow_partner {
    void (*run)(void *data);
    void *data;
    bool has_turn, is_over; /* the partner's, until it has returned from `run` */
#ifndef INAROW_NO_THREADS
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t changed;
#endif
};

/* Begin: the partner runs when it is given its first turn. False if there is no thread to
 * be had. */
bool inarow_begin_partner(struct inarow_partner *partner, void (*run)(void *data),
                          void *data);

/* Give the partner a turn, and wait until it ends it. */
void inarow_give_turn(struct inarow_partner *partner);

/* For the partner: end its turn, and wait for the next one. */
void inarow_end_turn(struct inarow_partner *partner);

/* Let the thread go, whose `run` must have returned. */
void inarow_end_partner(struct inarow_partner *partner);

/* Around what both the program and its work read and write. */
void inarow_lock(void);
void inarow_unlock(void);

#endif
