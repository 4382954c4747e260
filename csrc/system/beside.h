/* Makes names for new files beside the files that they replace. */
#ifndef INAROW_BESIDE_H
#define INAROW_BESIDE_H

#include <stdbool.h>
#include <stddef.h>

/* Writes the nth name for a new file beside a file. Returns false if the name does not
 * fit. The first name is always the same for the name of a file, so that the next save
 * finds the file of a killed save. The other names cannot be guessed. Ordinary
 * listings hide all these names. */
bool inarow_name_beside(char *to, size_t room, const char *name, int nth);

#endif
