/* Encodes a game as the tags of its positions and the changes on the board. Questions
 * about many games are answered from these. Numbers have the lowest byte first.
 *
 * The tag of a position has 64 bits: the first 48 bits of its board key
 * (csrc/inarow.h), and 16 bits that depend on the number of stones that each colour
 * had captured.
 *
 * The changes begin with two numbers of 32 bits: the number of changes, and the number
 * of changes that make the first position. Each change has 16 bits. The lowest 10 bits
 * are the point, as its place in the text of the board. The next 3 bits are the new
 * content: 0 for a vacant point, 1 and more for the colours, 7 for a neutral stone.
 * The highest bit is set in the last change of a step. */
#include <string.h>
#include "inarow_archive.h"

struct encoder {
    unsigned char *tags, *changes;
    size_t tag_bytes, change_bytes;
    uint32_t taken[CONTENTS]; /* number of stones that each colour captured */
    int standing, stones;     /* number of stones on the board; number including captured
                               * stones */
    bool is_regular;
};

static void put(unsigned char *at, uint64_t value, int bytes)
{
    for (int i = 0; i < bytes; i++)
        at[i] = (unsigned char)(value >> 8 * i & 0xff);
}

/* Returns the content that a letter of the board's text stands for. */
static int content_of(char letter)
{
    static const char letters[] = ".XO1234";
    const char *at = letter ? strchr(letters, letter) : NULL;
    return at ? (int)(at - letters) : 7;
}

static uint64_t tag_of(lua_State *L, const char *key, const uint32_t *taken)
{
    uint64_t board = 0;
    uint32_t mixed = 0;
    for (int i = 0; i < 12; i++) {
        static const char digits[] = "0123456789abcdef";
        const char *at = key[i] ? strchr(digits, key[i]) : NULL;
        if (!at)
            luaL_error(L, "a key has 32 digits");
        board = board << 4 | (uint64_t)(at - digits);
    }
    for (int i = 1; i < CONTENTS; i++)
        mixed = (mixed * 251 + taken[i]) % 65521;
    uint64_t tag = board << 16 | mixed;
    return tag ? tag : 1; /* 0 stands for the absence of a position */
}

static size_t count_changes(const char *before, const char *now, size_t size)
{
    size_t count = 0;
    for (size_t i = 0; i < size; i++)
        count += before[i] != now[i];
    return count;
}

static void add_changes(struct encoder *e, const char *before, const char *now,
                        size_t size)
{
    size_t end = e->change_bytes + 2 * count_changes(before, now, size);
    for (size_t i = 0; i < size; i++) {
        if (before[i] == now[i])
            continue;
        int is = content_of(now[i]);
        bool is_last = e->change_bytes + 2 == end;
        e->standing += (is != 0) - (content_of(before[i]) != 0);
        put(e->changes + e->change_bytes, i | (size_t)is << 10 | (is_last ? LAST : 0), 2);
        e->change_bytes += 2;
    }
}

/* Returns the board of a position. The board of position 0 is empty. */
static const char *board_of(lua_State *L, int number, size_t *size)
{
    static const char *empty;
    static char nothing[POINTS];
    if (number == 0) {
        memset(nothing, '.', sizeof nothing);
        empty = nothing;
        return empty;
    }
    lua_rawgeti(L, 2, number);
    const char *board = luaL_checklstring(L, -1, size);
    luaL_argcheck(L, *size <= POINTS, 2, "too many points");
    lua_pop(L, 1); /* the list still refers to it */
    return board;
}

/* Reads the number of stones that each colour had captured at a position, and counts
 * all stones. */
static void read_taken(lua_State *L, struct encoder *e, int number)
{
    e->stones = e->standing;
    lua_rawgeti(L, 3, number);
    luaL_checktype(L, -1, LUA_TTABLE);
    for (int i = 1; i < CONTENTS; i++) {
        lua_rawgeti(L, -1, i);
        e->taken[i] = (uint32_t)lua_tointeger(L, -1);
        e->stones += (int)e->taken[i];
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* Adds a position unless it equals the previous position. An action may leave the
 * board unchanged. */
static void add_position(lua_State *L, struct encoder *e, int number)
{
    size_t size = 0;
    const char *before = board_of(L, number - 1, &size),
               *now = board_of(L, number, &size);
    int stones = e->stones;
    add_changes(e, before, now, size);
    read_taken(L, e, number);
    lua_rawgeti(L, 1, number);
    uint64_t tag = tag_of(L, luaL_checkstring(L, -1), e->taken);
    lua_pop(L, 1);
    bool is_first = e->tag_bytes == 0;
    if (!is_first && tag == inarow_get64(e->tags + e->tag_bytes - TAG_BYTES))
        return;
    e->is_regular = e->is_regular && (is_first || e->stones == stones + 1);
    put(e->tags + e->tag_bytes, tag, TAG_BYTES);
    e->tag_bytes += TAG_BYTES;
}

/* Returns the number of bytes for all changes of a game. The changes are counted
 * before they are written. */
static size_t room_of(lua_State *L, int count)
{
    size_t room = HEAD, size = 0;
    const char *before = board_of(L, 0, &size);
    for (int i = 1; i <= count; i++) {
        const char *now = board_of(L, i, &size);
        room += 2 * count_changes(before, now, size);
        before = now;
    }
    return room;
}

/* native.encode(keys, boards, taken): encodes the positions of a game. The arguments
 * are three lists in the order of the positions: their board keys, their boards as
 * text, and the numbers of stones that each colour had captured. Returns the tags of
 * the positions and the changes as strings. Then returns the number of stones,
 * including captured stones, at the first position and at the last. The last value is
 * true if each later position has exactly one stone more than the position before. */
int inarow_archive_encode(lua_State *L)
{
    int count = (int)lua_rawlen(L, 1), first = 0;
    struct encoder e = {NULL, NULL, 0, HEAD, {0}, 0, 0, true};
    e.tags = lua_newuserdata(L, (size_t)count * TAG_BYTES + 1);
    e.changes = lua_newuserdata(L, room_of(L, count));
    put(e.changes, 0, HEAD);
    for (int i = 1; i <= count; i++) {
        add_position(L, &e, i);
        if (i == 1) {
            first = e.stones;
            put(e.changes + 4, (e.change_bytes - HEAD) / 2, 4);
        }
    }
    put(e.changes, (e.change_bytes - HEAD) / 2, 4);
    lua_pushlstring(L, (const char *)e.tags, e.tag_bytes);
    lua_pushlstring(L, (const char *)e.changes, e.change_bytes);
    lua_pushinteger(L, first);
    lua_pushinteger(L, e.stones);
    lua_pushboolean(L, e.is_regular);
    return 5;
}

/* native.column(games, stones): returns the tags of a segment's games at positions
 * with this number of stones, one after another. The tag is 0 for games without such a
 * position. Each game is a list: its tags as a string, and the number of stones in its
 * first position. */
int inarow_archive_column(lua_State *L)
{
    int count = (int)lua_rawlen(L, 1);
    lua_Integer stones = luaL_checkinteger(L, 2);
    unsigned char *tags = lua_newuserdata(L, (size_t)count * TAG_BYTES + 1);
    memset(tags, 0, (size_t)count * TAG_BYTES);
    for (int i = 0; i < count; i++) {
        size_t size;
        lua_rawgeti(L, 1, i + 1);
        lua_rawgeti(L, -1, 1);
        lua_rawgeti(L, -2, 2);
        const char *own = luaL_checklstring(L, -2, &size);
        lua_Integer at = stones - lua_tointeger(L, -1);
        if (at >= 0 && (size_t)at < size / TAG_BYTES)
            memcpy(tags + (size_t)i * TAG_BYTES, own + at * TAG_BYTES, TAG_BYTES);
        lua_pop(L, 3);
    }
    lua_pushlstring(L, (const char *)tags, (size_t)count * TAG_BYTES);
    return 1;
}

/* native.rows(columns, games): converts the columns of this number of regular games to
 * the format of other games. Returns, for each game, the number of its tags, then the
 * tags. */
int inarow_archive_rows(lua_State *L)
{
    int columns = (int)lua_rawlen(L, 1), games = (int)luaL_checkinteger(L, 2);
    size_t room = (size_t)games * (4 + (size_t)columns * TAG_BYTES), used = 0;
    unsigned char *rows = lua_newuserdata(L, room + 1);
    luaL_checkstack(L, columns, "columns");
    struct inarow_bytes *column =
        lua_newuserdata(L, (size_t)columns * sizeof *column + 1);
    for (int i = 0; i < columns; i++) {
        lua_rawgeti(L, 1, i + 1);
        column[i] = inarow_bytes_of(L, -1);
        lua_pop(L, 1); /* the list still refers to it */
    }
    for (int game = 0; game < games; game++) {
        size_t at = (size_t)game * TAG_BYTES, head = used;
        used += 4;
        for (int i = 0; i < columns; i++)
            if (at + TAG_BYTES <= column[i].count && inarow_get64(column[i].at + at)) {
                memcpy(rows + used, column[i].at + at, TAG_BYTES);
                used += TAG_BYTES;
            }
        put(rows + head, (used - head - 4) / TAG_BYTES, 4);
    }
    lua_pushlstring(L, (const char *)rows, used);
    return 1;
}

/* native.hash(text, before): returns a hash of 53 bits (FNV-1a, folded), which every
 * Lua number can hold. `before` is the hash of the preceding text, or nil. */
int inarow_archive_hash(lua_State *L)
{
    size_t count;
    const char *text = luaL_checklstring(L, 1, &count);
    uint64_t hash = (uint64_t)luaL_optnumber(L, 2, 0);
    hash ^= 0xcbf29ce484222325;
    for (size_t i = 0; i < count; i++)
        hash = (hash ^ (unsigned char)text[i]) * 0x100000001b3;
    hash ^= hash >> 32;
    inarow_pushcount(L, hash >> 11);
    return 1;
}
