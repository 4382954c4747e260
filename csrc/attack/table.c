/* Stores positions by their keys in tables. */
#include <string.h>
#include "table.h"

/* The size of an empty table. */
enum { FEW = 256 };

uint64_t entries_for(size_t bytes, size_t size)
{
    uint64_t entries = FEW;
    while (entries * 2 * size <= bytes)
        entries *= 2;
    return entries;
}

char *lay_table(struct table *table, char *room, uint64_t most, size_t size)
{
    *table = (struct table){.room = room, .size = size, .most = most};
    clear_table(table);
    return room + most * size;
}

void clear_table(struct table *table)
{
    table->entries = FEW;
    table->written = 0;
    memset(table->room, 0, FEW * table->size);
}

/* Doubles a table. Entries whose next bit is set move into the new half. */
static void double_table(struct table *table)
{
    size_t half = table->entries * table->size;
    memset(table->room + half, 0, half);
    for (char *entry = table->room; entry < table->room + half; entry += table->size) {
        uint64_t key;
        memcpy(&key, entry, sizeof key);
        if (!(key & table->entries))
            continue;
        memcpy(entry + half, entry, table->size);
        memset(entry, 0, table->size);
    }
    table->entries *= 2;
}

void before_write(struct table *table)
{
    if (++table->written > table->entries / 4 && table->entries < table->most)
        double_table(table);
}
