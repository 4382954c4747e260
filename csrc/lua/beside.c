/* What beside.h describes. */
#include "beside.h"
#include <stdint.h>
#include <stdio.h>
#include "clock.h"

/* FNV-1a. */
static uint32_t hash_of(const char *name)
{
    uint32_t hash = 2166136261u;
    for (; *name; name++)
        hash = (hash ^ (unsigned char)*name) * 16777619u;
    return hash;
}

bool inarow_name_beside(char *to, size_t room, const char *name, int nth)
{
    unsigned long hash = hash_of(name);
    int length = nth == 0 ? snprintf(to, room, ".inarow-%08lx.new", hash)
                          : snprintf(to, room, ".inarow-%08lx-%.0f.new", hash,
                                     inarow_now() + inarow_processor_time());
    return length >= 0 && (size_t)length < room;
}
