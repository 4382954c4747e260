/* Threads, by POSIX; or none. */
#define _POSIX_C_SOURCE 200809L
#include "threads.h"
#ifndef INAROW_NO_THREADS
#include <signal.h>
#include <time.h>
#endif

static int first_done(struct inarow_work *const *works, int count)
{
    for (int i = 0; i < count; i++)
        if (works[i]->is_done)
            return i;
    return -1;
}

static void do_at_once(struct inarow_work *work)
{
    work->run(work->data);
    work->is_done = true;
}

#ifdef INAROW_NO_THREADS

void inarow_begin_work(struct inarow_work *work, void (*run)(void *data), void *data)
{
    *work = (struct inarow_work){.run = run, .data = data, .is_begun = true};
    do_at_once(work);
}

int inarow_await_work(struct inarow_work *const *works, int count, double nanoseconds)
{
    (void)nanoseconds;
    return first_done(works, count);
}

void inarow_end_work(struct inarow_work *work)
{
    work->is_begun = false;
}

void inarow_lock(void)
{
}
void inarow_unlock(void)
{
}

#else

enum { STACK = 4 << 20 }; /* the deepest search takes less than one of these megabytes */

static const double SECOND = 1e9, LONGEST = 1e17; /* nanoseconds; three years */

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t one_is_done = PTHREAD_COND_INITIALIZER;

void inarow_lock(void)
{
    pthread_mutex_lock(&mutex);
}

void inarow_unlock(void)
{
    pthread_mutex_unlock(&mutex);
}

static void *run_work(void *data)
{
    struct inarow_work *work = data;
    work->run(work->data);
    inarow_lock();
    work->is_done = true;
    pthread_cond_signal(&one_is_done);
    inarow_unlock();
    return NULL;
}

#ifdef _WIN32 /* where a signal has a thread of its own */
#define create_without_signals pthread_create
#else
static int create_without_signals(pthread_t *thread, const pthread_attr_t *attributes,
                                  void *(*run)(void *data), void *data)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int fault = pthread_create(thread, attributes, run, data);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return fault;
}
#endif

/* A thread which no signal comes to: they are the program's. */
static bool begin_thread(struct inarow_work *work)
{
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0)
        return false;
    pthread_attr_setstacksize(&attributes, STACK);
    bool has_begun =
        create_without_signals(&work->thread, &attributes, run_work, work) == 0;
    pthread_attr_destroy(&attributes);
    return has_begun;
}

void inarow_begin_work(struct inarow_work *work, void (*run)(void *data), void *data)
{
    *work = (struct inarow_work){
        .run = run, .data = data, .is_begun = true, .has_thread = true};
    if (!begin_thread(work)) {
        work->has_thread = false;
        do_at_once(work);
    }
}

static struct timespec in_nanoseconds(double nanoseconds)
{
    struct timespec at;
    clock_gettime(CLOCK_REALTIME, &at);
    double sum = (double)at.tv_nsec + (nanoseconds < LONGEST ? nanoseconds : LONGEST);
    at.tv_sec += (time_t)(sum / SECOND);
    at.tv_nsec = (long)(sum - SECOND * (double)(time_t)(sum / SECOND));
    return at;
}

int inarow_await_work(struct inarow_work *const *works, int count, double nanoseconds)
{
    const struct timespec end = in_nanoseconds(nanoseconds);
    bool is_late = false;
    inarow_lock();
    int done = first_done(works, count);
    while (done < 0 && !is_late) {
        is_late = pthread_cond_timedwait(&one_is_done, &mutex, &end) != 0;
        done = first_done(works, count);
    }
    inarow_unlock();
    return done;
}

void inarow_end_work(struct inarow_work *work)
{
    if (work->is_begun && work->has_thread)
        pthread_join(work->thread, NULL);
    work->is_begun = false;
}

#endif
