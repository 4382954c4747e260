/* Writes a file as a whole or not at all: a new file beside it takes its place
 * (replace.c, windows/replace.c). */
#ifndef INAROW_REPLACE_H
#define INAROW_REPLACE_H

#include <stdbool.h>
#include <stddef.h>

enum {
    REPLACE_NAMES = 100, /* names tried for the new file */
    REPLACE_STALE = 600, /* seconds after which a new file counts as abandoned */
    REPLACE_WHY = 256    /* most bytes of a description */
};

/* Why the file was not written: the system's description, and its code. */
struct replace_fault {
    char why[REPLACE_WHY];
    const char *code;
};

/* Implements system.replace. Returns false and the fault if the file is unchanged. */
bool inarow_replace(const char *path, const char *text, size_t size, bool is_lasting,
                    struct replace_fault *fault);

#endif
