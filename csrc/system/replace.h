/* Writes a file as a whole or not at all. A new file beside the old file takes its
 * place (replace.c, windows/replace.c). */
#ifndef INAROW_REPLACE_H
#define INAROW_REPLACE_H

#include <stdbool.h>
#include <stddef.h>

enum {
    REPLACE_NAMES = 100, /* maximum number of names to try for the new file */
    REPLACE_STALE = 600, /* seconds after which a new file counts as abandoned */
    REPLACE_WHY = 256    /* maximum number of bytes of a description */
};

/* The reason why the file was not written: the system's description, and its code. */
struct replace_fault {
    char why[REPLACE_WHY];
    const char *code;
};

/* Implements system.replace. Returns false and the fault if it left the file
 * unchanged. */
bool inarow_replace(const char *path, const char *text, size_t size, bool is_lasting,
                    struct replace_fault *fault);

#endif
