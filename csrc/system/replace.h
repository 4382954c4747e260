/* A file written whole or not at all: a new file beside it takes its place (replace.c,
 * and windows/replace.c). */
#ifndef INAROW_REPLACE_H
#define INAROW_REPLACE_H

#include <stdbool.h>
#include <stddef.h>

enum {
    REPLACE_NAMES = 100, /* that are tried for the new file */
    REPLACE_STALE = 600, /* seconds after which nobody writes to a new file any more */
    REPLACE_WHY = 256    /* bytes of words */
};

/* Why it was not written, in the system's words, and the code of that. */
struct replace_fault {
    char why[REPLACE_WHY];
    const char *code;
};

/* As system.replace does it. False, and the fault, if the file is what it was. */
bool inarow_replace(const char *path, const char *text, size_t size, bool is_lasting,
                    struct replace_fault *fault);

#endif
