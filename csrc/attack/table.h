/* What is kept of positions, by their keys. */
#ifndef INAROW_ATTACK_TABLE_H
#define INAROW_ATTACK_TABLE_H

#include <stddef.h>
#include "../core/layout.h"

/* Entries of one kind, each of which begins with its key; the low bits of the key say
 * where an entry lies. A table begins small and is doubled as it fills, until it has
 * `most` entries: so a short search touches little memory. */
struct table {
    char *room;
    size_t size; /* of an entry, in bytes */
    uint64_t entries, most, written;
};

/* How many entries of a size fit into so many bytes: a power of two. */
INTERNAL uint64_t entries_for(size_t bytes, size_t size);

/* Begin with an empty table, at a place that is aligned for its entries. What follows its
 * room is returned. */
INTERNAL char *lay_table(struct table *table, char *room, uint64_t most, size_t size);

/* Forget all entries. */
INTERNAL void clear_table(struct table *table);

/* To be called before an entry is written: it may double the table, so that entries lie
 * elsewhere. */
INTERNAL void before_write(struct table *table);

/* Where the entry of a key lies, or the first of several (`ways`, a power of two) that
 * may be it. */
static inline void *entries_of(const struct table *table, uint64_t key, uint64_t ways)
{
    return table->room + (key & (table->entries - 1) & ~(ways - 1)) * table->size;
}

#endif
