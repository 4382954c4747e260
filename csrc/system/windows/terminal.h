/* Checks the console's input for other files. */
#ifndef INAROW_TERMINAL_H
#define INAROW_TERMINAL_H

#include <stdbool.h>

/* Returns true if the standard input can be read without waiting, also at its end. */
bool inarow_is_input(void);

#endif
