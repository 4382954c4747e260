/* The names of new files beside those that they are to replace. */
#ifndef INAROW_BESIDE_H
#define INAROW_BESIDE_H

#include <stdbool.h>
#include <stddef.h>

/* The nth name for a new file beside a file: false if it has no room. The first one is
 * always the same for a file's name, so that the next save finds what a killed one left;
 * nobody can guess the others. Those who list files see none of them. */
bool inarow_name_beside(char *to, size_t room, const char *name, int nth);

#endif
