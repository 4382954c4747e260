/* The console's input, as other files ask for it. */
#ifndef INAROW_TERMINAL_H
#define INAROW_TERMINAL_H

#include <stdbool.h>

/* Can the standard input be read at once, be it its end? */
bool inarow_is_input(void);

#endif
