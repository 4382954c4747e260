/* Runs threads by POSIX, or works without threads. */
#define _POSIX_C_SOURCE 200809L
#include "threads.h"
#ifndef INAROW_NO_THREADS
#include <signal.h>
#include <time.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif
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

bool inarow_begin_partner(struct inarow_partner *partner, void (*run)(void *data),
                          void *data)
{
    (void)partner;
    (void)run;
    (void)data;
    return false;
}

void inarow_give_turn(struct inarow_partner *partner)
{
    (void)partner;
}

void inarow_end_turn(struct inarow_partner *partner)
{
    (void)partner;
}

void inarow_end_partner(struct inarow_partner *partner)
{
    (void)partner;
}

void inarow_lock(void)
{
}
void inarow_unlock(void)
{
}

#else

enum {
    STACK = 4 << 20
}; /* the deepest search needs less than one of these four
    * megabytes */

static const double SECOND = 1e9, LONGEST = 1e17; /* nanoseconds; LONGEST is three
                                                   * years */

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

#ifdef _WIN32 /* on Windows, signals have their own thread */
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

/* Begins a thread that receives no signals, because signals are for the program. */
static bool begin_thread(pthread_t *thread, void *(*run)(void *data), void *data)
{
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0)
        return false;
    pthread_attr_setstacksize(&attributes, STACK);
    bool has_begun = create_without_signals(thread, &attributes, run, data) == 0;
    pthread_attr_destroy(&attributes);
    return has_begun;
}

void inarow_begin_work(struct inarow_work *work, void (*run)(void *data), void *data)
{
    *work = (struct inarow_work){
        .run = run, .data = data, .is_begun = true, .has_thread = true};
    if (!begin_thread(&work->thread, run_work, work)) {
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

/* ---- Alternating threads ----------------------------------------------------------- */

/* Gives the turn to the partner, or takes it back. Waits until the turn returns. */
static void hand_over(struct inarow_partner *partner, bool to_partner)
{
    pthread_mutex_lock(&partner->mutex);
    partner->has_turn = to_partner;
    pthread_cond_signal(&partner->changed);
    while (partner->has_turn == to_partner && !partner->is_over)
        pthread_cond_wait(&partner->changed, &partner->mutex);
    pthread_mutex_unlock(&partner->mutex);
}

static void *run_partner(void *data)
{
    struct inarow_partner *partner = data;
    pthread_mutex_lock(&partner->mutex);
    while (!partner->has_turn)
        pthread_cond_wait(&partner->changed, &partner->mutex);
    pthread_mutex_unlock(&partner->mutex);
    partner->run(partner->data);
    pthread_mutex_lock(&partner->mutex);
    partner->has_turn = false;
    partner->is_over = true;
    pthread_cond_signal(&partner->changed);
    pthread_mutex_unlock(&partner->mutex);
    return NULL;
}

bool inarow_begin_partner(struct inarow_partner *partner, void (*run)(void *data),
                          void *data)
{
    *partner = (struct inarow_partner){.run = run, .data = data};
#if defined(__GLIBC__)
    mallopt(M_ARENA_MAX, 1); /* one thread runs at a time, and frees memory that others
                              * allocated */
#endif
    if (pthread_mutex_init(&partner->mutex, NULL) != 0)
        return false;
    if (pthread_cond_init(&partner->changed, NULL) == 0) {
        if (begin_thread(&partner->thread, run_partner, partner))
            return true;
        pthread_cond_destroy(&partner->changed);
    }
    pthread_mutex_destroy(&partner->mutex);
    return false;
}

void inarow_give_turn(struct inarow_partner *partner)
{
    hand_over(partner, true);
}

void inarow_end_turn(struct inarow_partner *partner)
{
    hand_over(partner, false);
}

void inarow_end_partner(struct inarow_partner *partner)
{
    pthread_join(partner->thread, NULL);
    pthread_cond_destroy(&partner->changed);
    pthread_mutex_destroy(&partner->mutex);
}

#endif
