/* Names for new files beside the files that they replace. */
#ifndef INAROW_BESIDE_H
#define INAROW_BESIDE_H

#include <stdbool.h>
#include <stddef.h>

/* The nth name for a new file beside a file; false if it does not fit. The first one
 * is always the same for a file's name, so that the next save finds what a killed one
 * left; the others cannot be guessed. All are hidden from ordinary listings. */
bool inarow_name_beside(char *to, size_t room, const char *name, int nth);

#endif
