/* Prepares the console in which the program was started. */
#ifndef INAROW_CONSOLE_H
#define INAROW_CONSOLE_H

/* Makes the console show UTF-8, and makes streams binary. Only Windows needs this. The
 * console is restored when the program ends. */
void inarow_open_console(void);

#endif
