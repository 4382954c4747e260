/* Checks conditions that must hold for a position, or for a function's arguments.
 * Tests are compiled with -DINAROW_CHECKED and stop if a condition fails. A release
 * does not check the conditions. */
#ifndef INAROW_CORE_INVARIANT_H
#define INAROW_CORE_INVARIANT_H

#ifdef INAROW_CHECKED
#include <assert.h>
#define INVARIANT(condition) assert(condition)
#else
#define INVARIANT(condition) ((void)0)
#endif

#endif
