/* Describes Windows errors. */
#ifndef INAROW_WHY_H
#define INAROW_WHY_H

#include <stddef.h>

/* Writes the description of an error of GetLastError to `why`, which has room for
 * `size` bytes. */
void inarow_get_why(unsigned long fault, char why[], size_t size);

#endif
