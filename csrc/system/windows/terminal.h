/* The console's input, for other files. */
#ifndef INAROW_TERMINAL_H
#define INAROW_TERMINAL_H

#include <stdbool.h>

/* Can the standard input be read without waiting? Also at its end. */
bool inarow_is_input(void);

#endif
