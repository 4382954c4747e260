/* What is kept of positions, by their keys. */
#ifndef INAROW_ATTACK_TABLE_H
#define INAROW_ATTACK_TABLE_H

#include <stddef.h>
#include "../core/layout.h"

/* Entries of one kind in room for `most` of them; each begins with its key, and lies
 * where the low bits of that say. A table begins small, and is doubled as it fills: so a
 * search touches no more memory than it needs, and little of it while it is short. */
struct table {
    char *entry;
    size_t size; /* of an entry, in bytes */
    uint64_t entries, most, written;
};

/* The most entries that so many bytes have room for, as a power of two. */
INTERNAL uint64_t entries_for(size_t bytes, size_t size);

/* A table in so many bytes, aligned for its entries; what follows it. */
INTERNAL char *lay_table(struct table *table, char *room, uint64_t most, size_t size);

/* Forget all. */
INTERNAL void clear_table(struct table *table);

/* Something is about to be written: where entries lie may change. */
INTERNAL void before_write(struct table *table);

/* The place of a key, as the first of so many, a power of two. */
static inline uint64_t place_in(const struct table *table, uint64_t key, uint64_t ways)
{
    return key & (table->entries - 1) & ~(ways - 1);
}

#endif
