/* The counts of a ply, and printing them like `inarow perft`. */
#ifndef PLY_H
#define PLY_H

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>

enum { REASONS = 6, DEPTH = 16, NOWHERE = -1 };

struct ply {
    uint64_t sequences, ended[REASONS];
};

/* The reasons are in alphabetical order; unused ones are NULL. */
static void print(int depth, const struct ply *ply, const char *const *reasons)
{
    const char *joint = "  ";
    printf("%3d %16" PRIu64, depth, ply->sequences);
    for (int i = 0; i < REASONS; i++)
        if (reasons[i] && ply->ended[i]) {
            printf("%s%" PRIu64 " %s", joint, ply->ended[i], reasons[i]);
            joint = ", ";
        }
    putchar('\n');
}

#endif
