/* The console that the program was started in. */
#ifndef INAROW_CONSOLE_H
#define INAROW_CONSOLE_H

/* Have it show UTF-8 and colours, and files and streams as bytes, which need no help but
 * on Windows. What was changed of the console is as before when the program ends. */
void inarow_open_console(void);

#endif
