/* Interrupts, for what takes long in C. */
#ifndef INAROW_LUA_SIGNALS_H
#define INAROW_LUA_SIGNALS_H

#include <stdbool.h>

/* From now on an interrupt ends nothing, but is told; the second one ends the program, as
 * it always does. Then it is again as it was before. These calls may be nested. */
void inarow_catch_interrupt(void);
bool inarow_is_interrupted(void);
void inarow_release_interrupt(void);

/* Can the standard input be read at once, be it its end? Windows alone asks so. */
bool inarow_is_input(void);

#endif
