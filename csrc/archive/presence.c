/* Records where stones were on the board. For each colour and point, there is one bit
 * per game of a segment. The bit is set if a stone of the colour was on the point at
 * any time. A pattern can occur only in games whose bits are set for all of its
 * stones. This excludes many games at once.
 *
 * The bits of a colour are stored point after point, each in whole words of 64 bits.
 * The first game has the lowest bit of the first byte. */
#include <string.h>
#include "inarow_archive.h"

enum { BLOCK = 32 }; /* number of words of games that are filtered at once */

/* Returns the number of bytes for one bit per game. */
static size_t bytes_for(size_t games)
{
    return (games + PART - 1) / PART * sizeof(uint64_t);
}

/* Sets the bits of a game for the stones of a colour that its changes put on the
 * board. Returns the number of points that then have bits. */
static size_t set_bits(unsigned char *bits, size_t stride, size_t points, size_t game,
                       struct inarow_bytes changes, unsigned colour)
{
    for (size_t at = HEAD; at + 2 <= changes.count; at += 2) {
        unsigned word = changes.at[at] | (unsigned)changes.at[at + 1] << 8;
        size_t point = word % POINTS;
        if (word / POINTS % CONTENTS != colour)
            continue;
        bits[point * stride + game / 8] |= (unsigned char)(1 << game % 8);
        points = point < points ? points : point + 1;
    }
    return points;
}

/* native.presence(bits, before, changes, colour): returns the bits of a colour after
 * games were added to the `before` earlier games. `changes` lists the changes of the
 * added games. `bits` are the earlier bits, or nil. Returns nil if no bit is set. */
int inarow_archive_presence(lua_State *L)
{
    struct inarow_bytes old = inarow_bytes_of(L, 1);
    size_t before = (size_t)luaL_checkinteger(L, 2), games = lua_rawlen(L, 3);
    unsigned colour = (unsigned)luaL_checkinteger(L, 4);
    size_t old_stride = bytes_for(before), stride = bytes_for(before + games);
    size_t points = old_stride ? old.count / old_stride : 0;
    inarow_archive_expect(L, points <= POINTS, "presence");
    unsigned char *bits = lua_newuserdata(L, POINTS * stride + 1);
    memset(bits, 0, POINTS * stride);
    for (size_t point = 0; point < points; point++)
        memcpy(bits + point * stride, old.at + point * old_stride, old_stride);
    for (size_t game = 0; game < games; game++) {
        lua_rawgeti(L, 3, (int)game + 1);
        points =
            set_bits(bits, stride, points, before + game, inarow_bytes_of(L, -1), colour);
        lua_pop(L, 1);
    }
    if (points == 0)
        return 0;
    lua_pushlstring(L, (const char *)bits, points * stride);
    return 1;
}

/* Adds the games of a block whose bits are set in all columns. The block has this
 * number of bytes per column. */
static inline void add_block(unsigned char *found, const unsigned char *const *columns,
                             size_t count, size_t at, size_t bytes)
{
    uint64_t left[BLOCK] = {0}, next[BLOCK] = {0};
    memcpy(left, columns[0] + at, bytes);
    for (size_t i = 1; i < count; i++) {
        uint64_t any = 0;
        memcpy(next, columns[i] + at, bytes);
        for (int word = 0; word < BLOCK; word++)
            any |= left[word] &= next[word];
        if (!any)
            return;
    }
    memcpy(next, found + at, bytes);
    for (int word = 0; word < BLOCK; word++)
        next[word] |= left[word];
    memcpy(found + at, next, bytes);
}

/* Adds the games in which all stones were on the board to `found`, which has one bit
 * per game of a segment. The stones are given as changes; `bits` has the bits of each
 * colour. */
void inarow_archive_filter(uint64_t *found, const struct inarow_bytes *bits, size_t games,
                           const uint16_t *stones, size_t count)
{
    enum { AT_ONCE = BLOCK * sizeof(uint64_t) };
    const unsigned char *columns[POINTS];
    size_t stride = bytes_for(games), at = 0;
    for (size_t i = 0; i < count; i++) {
        const struct inarow_bytes *own = &bits[stones[i] / POINTS];
        size_t from = stones[i] % POINTS * stride;
        if (from + stride > own->count)
            return;
        columns[i] = own->at + from;
    }
    for (; at + AT_ONCE <= stride; at += AT_ONCE)
        add_block((unsigned char *)found, columns, count, at, AT_ONCE);
    if (at < stride)
        add_block((unsigned char *)found, columns, count, at, stride - at);
}
