/* The console in which the program was started. */
#ifndef INAROW_CONSOLE_H
#define INAROW_CONSOLE_H

/* Makes the console show UTF-8, and makes streams binary; only Windows needs this.
 * When the program ends, the console is restored. */
void inarow_open_console(void);

#endif
