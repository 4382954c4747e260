/* What Windows says went wrong. */
#ifndef INAROW_WHY_H
#define INAROW_WHY_H

#include <stddef.h>

/* Put the words for an error of GetLastError into `why`, which has room for `size` bytes.
 */
void inarow_get_why(unsigned long fault, char why[], size_t size);

#endif
