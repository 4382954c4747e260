/*
 * What must be true wherever it is said: of a position, or of what a function is given.
 * The tests are compiled with -DINAROW_CHECKED, and stop where it is not; a release does
 * not ask.
 */
#ifndef INAROW_CORE_INVARIANT_H
#define INAROW_CORE_INVARIANT_H

#ifdef INAROW_CHECKED
#include <assert.h>
#define INVARIANT(condition) assert(condition)
#else
#define INVARIANT(condition) ((void)0)
#endif

#endif
