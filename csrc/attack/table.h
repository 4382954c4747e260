/* Tables of positions, by their keys. */
#ifndef INAROW_ATTACK_TABLE_H
#define INAROW_ATTACK_TABLE_H

#include <stddef.h>
#include "../core/layout.h"

/* Entries of one kind, each beginning with its key; the low bits of the key give the
 * place of an entry. A table begins small and is doubled as it fills, up to `most`
 * entries, so that a short search touches little memory. */
struct table {
    char *room;
    size_t size; /* of an entry, in bytes */
    uint64_t entries, most, written;
};

/* How many entries of a size fit into this many bytes: a power of two. */
INTERNAL uint64_t entries_for(size_t bytes, size_t size);

/* Begins an empty table at a place that is aligned for its entries. Returns the place
 * after it. */
INTERNAL char *lay_table(struct table *table, char *room, uint64_t most, size_t size);

/* Forget all entries. */
INTERNAL void clear_table(struct table *table);

/* Call it before an entry is written: it may double the table and so move the entries. */
INTERNAL void before_write(struct table *table);

/* The place of a key's entry, or the first of several (`ways`, a power of two) that
 * may be its place. */
static inline void *entries_of(const struct table *table, uint64_t key, uint64_t ways)
{
    return table->room + (key & (table->entries - 1) & ~(ways - 1)) * table->size;
}

#endif
