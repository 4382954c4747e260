/* Declarations shared by the files of inarow.archive. */
#ifndef INAROW_ARCHIVE_H
#define INAROW_ARCHIVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "../lua/compat.h"

/* The facts about a game that counting needs. A segment's `facts` stores the facts of
 * its games one after another. The tags in the segment's columns have the same order.
 * Numbers have the lowest byte first. */
enum { FACT_BYTES = 12, TAG_BYTES = 8, RESULTS = 8 };

/* The maximum number of games in a segment, and in a part of a segment. */
enum { SEGMENT = 8192, PART = 64 };

/* A change of a board (encode.c): the point and its new content. */
enum { POINTS = 1024, CONTENTS = 8, COLOURS = 6, HEAD = 8, LAST = 0x8000 };

struct inarow_fact {
    uint32_t id;
    uint32_t date; /* date as a number such as 20061231; 0 if the date is unknown */
    uint32_t result;
};

/* The bytes of a string argument. */
struct inarow_bytes {
    const unsigned char *at;
    size_t count;
};

static inline uint32_t inarow_get32(const unsigned char *at)
{
    return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 |
           (uint32_t)at[3] << 24;
}

static inline uint64_t inarow_get64(const unsigned char *at)
{
    return inarow_get32(at) | (uint64_t)inarow_get32(at + 4) << 32;
}

static inline struct inarow_fact inarow_fact_at(struct inarow_bytes facts, size_t slot)
{
    const unsigned char *at = facts.at + slot * FACT_BYTES;
    struct inarow_fact fact = {inarow_get32(at), inarow_get32(at + 4),
                               inarow_get32(at + 8) % RESULTS};
    return fact;
}

/* Returns true if the game with this identity may be counted. `set` has a bit for each
 * identity. Without a set, all games may count. */
static inline bool inarow_may_count(struct inarow_bytes set, uint32_t id)
{
    return !set.at || (id / 8 < set.count && set.at[id / 8] >> id % 8 & 1);
}

struct inarow_bytes inarow_bytes_of(lua_State *L, int index);

/* Functions for a statement of database.c as an argument. They avoid making strings of
 * its bytes. */
bool inarow_archive_advance(lua_State *L, int index);
struct inarow_bytes inarow_archive_cell(lua_State *L, int index, int column);
void inarow_archive_end(lua_State *L, int index);

/* Raises an error about a damaged file unless the condition holds. */
void inarow_archive_expect(lua_State *L, bool condition, const char *message);

/* Creates a metatable whose methods are found in itself. */
void inarow_archive_class(lua_State *L, const char *name, const luaL_Reg *methods);

void inarow_archive_filter(uint64_t *found, const struct inarow_bytes *bits, size_t games,
                           const uint16_t *stones, size_t count);

void inarow_open_database(lua_State *L); /* adds the functions to the table on the top
                                          * of the stack */
void inarow_open_search(lua_State *L);
void inarow_open_tally(lua_State *L);
int inarow_archive_encode(lua_State *L);
int inarow_archive_column(lua_State *L);
int inarow_archive_hash(lua_State *L);
int inarow_archive_rows(lua_State *L);
int inarow_archive_presence(lua_State *L);

#endif
