/* Does work beside the program. Each piece of work has its own thread. */
#ifndef INAROW_LUA_THREADS_H
#define INAROW_LUA_THREADS_H

#include <stdbool.h>

#ifndef INAROW_NO_THREADS
#include <pthread.h>
#endif

/* A piece of work. It must stay in place until it has been ended. */
struct inarow_work {
    void (*run)(void *data); /* function that does the work; it must not touch Lua */
    void *data;
    bool is_begun, is_done, has_thread;
#ifndef INAROW_NO_THREADS
    pthread_t thread;
#endif
};

/* Begins the work. With -DINAROW_NO_THREADS, or if no thread can be created, the work
 * is done before this function returns, with the same result. */
void inarow_begin_work(struct inarow_work *work, void (*run)(void *data), void *data);

/* Waits until one of several pieces is done, for at most this number of nanoseconds.
 * Returns the index of the first piece that is done, or -1. */
int inarow_await_work(struct inarow_work *const *works, int count, double nanoseconds);

/* Waits until the work is done, and ends its thread. */
void inarow_end_work(struct inarow_work *work);

/* A thread that alternates with the thread that began it. While one of the two threads
 * runs, the other waits. The struct must stay in place until the thread has been
 * ended. */
struct inarow_partner {
    void (*run)(void *data);
    void *data;
    bool has_turn, is_over; /* true if the partner has the turn; true if the partner
                             * has returned from `run` */
#ifndef INAROW_NO_THREADS
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t changed;
#endif
};

/* Begins a partner, which runs when it receives its first turn. Returns false if no
 * thread can be created. */
bool inarow_begin_partner(struct inarow_partner *partner, void (*run)(void *data),
                          void *data);

/* Gives the partner a turn, and waits for its end. */
void inarow_give_turn(struct inarow_partner *partner);

/* Ends the turn of the partner that calls this function, and waits for its next turn. */
void inarow_end_turn(struct inarow_partner *partner);

/* Ends the thread, whose `run` must have returned. */
void inarow_end_partner(struct inarow_partner *partner);

/* Protects data shared by the program and its work. */
void inarow_lock(void);
void inarow_unlock(void);

#endif
