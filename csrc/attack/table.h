/* Stores positions by their keys in tables. */
#ifndef INAROW_ATTACK_TABLE_H
#define INAROW_ATTACK_TABLE_H

#include <stddef.h>
#include "../core/layout.h"

/* Entries of one kind. Each begins with its key. The low bits of the key give the
 * place of an entry. A table begins small and is doubled as it fills, up to `most`
 * entries, so that a short search uses little memory. */
struct table {
    char *room;
    size_t size; /* size of an entry, in bytes */
    uint64_t entries, most, written;
};

/* Returns the number of entries of a size that fit into this number of bytes. The
 * number is a power of two. */
INTERNAL uint64_t entries_for(size_t bytes, size_t size);

/* Begins an empty table at a place that is aligned for its entries. Returns the place
 * after the table. */
INTERNAL char *lay_table(struct table *table, char *room, uint64_t most, size_t size);

/* Removes all entries. */
INTERNAL void clear_table(struct table *table);

/* Prepares for writing an entry. Call this function before the entry is written: it
 * may double the table and so move the entries. */
INTERNAL void before_write(struct table *table);

/* Returns the place of a key's entry. If an entry may have several places (`ways`, a
 * power of two), returns the first of them. */
static inline void *entries_of(const struct table *table, uint64_t key, uint64_t ways)
{
    return table->room + (key & (table->entries - 1) & ~(ways - 1)) * table->size;
}

/* Begins to load the places of a key's entry into the processor's cache. */
static inline void prefetch(const struct table *table, uint64_t key, uint64_t ways)
{
    const char *place = entries_of(table, key, ways);
    __builtin_prefetch(place);
    __builtin_prefetch(place + ways * table->size - 1);
}

#endif
