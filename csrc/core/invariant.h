/*
 * Conditions that must hold: of a position, or of a function's arguments. The tests are
 * compiled with -DINAROW_CHECKED and stop if one fails; a release does not check them.
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
