/* The console that the program was started in. */
#ifndef INAROW_CONSOLE_H
#define INAROW_CONSOLE_H

/* Have it show UTF-8, and streams take bytes as they are, which needs no help but on
 * Windows. The console is as before when the program ends. */
void inarow_open_console(void);

#endif
