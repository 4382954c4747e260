/* Counts the games that reach a position, their continuations, and their results.
 *
 * A tally counts the games that reach one tag. It receives segments of games. In
 * regular games, each position has one stone more than the one before. For these
 * games, a tally receives the column of positions with the tag's number of stones, and
 * the next column. For other games it receives all positions, game by game. It counts
 * each game once, at its first position with the tag. A second pass counts the games
 * that reach the same next positions by any move order. */
#include <stdlib.h>
#include <string.h>
#include "inarow_archive.h"

static const char TALLY[] = "inarow.archive.tally";

enum { LATEST = 16, HINTS = 4096 };

/* A continuation of the position. `played` counts the games that went from the
 * position to this continuation. `reached` counts the games that reached the
 * continuation by any move order. Both count by result. */
struct child {
    uint64_t tag;    /* 0 if this place is vacant */
    uint32_t sample; /* number of the first game with this continuation */
    uint32_t played[RESULTS], reached[RESULTS];
};

struct tally {
    uint64_t tag, mask;
    uint32_t games[RESULTS], ended[RESULTS];
    struct child *children; /* places for children, by their tags: `room` places, a
                             * power of two */
    size_t room, count;
    uint64_t hints[HINTS / 64]; /* one bit per hash value of the children's tags */
    int most;                   /* number of games to list */
    struct inarow_fact latest[LATEST];
    int listed;
};

static struct tally *tally_of(lua_State *L)
{
    return luaL_checkudata(L, 1, TALLY);
}

/* Returns the place of a child, or the vacant place where the child would be. */
static struct child *place_of(const struct tally *t, uint64_t tag)
{
    size_t at = (size_t)((tag >> 16) * 0x9e3779b97f4a7c15 >> 32) & (t->room - 1);
    while (t->children[at].tag && t->children[at].tag != tag)
        at = (at + 1) & (t->room - 1);
    return &t->children[at];
}

static bool grow(struct tally *t)
{
    struct tally larger = *t;
    larger.room = t->room ? 2 * t->room : 64;
    larger.children = calloc(larger.room, sizeof *larger.children);
    if (!larger.children)
        return false;
    for (size_t i = 0; i < t->room; i++)
        if (t->children[i].tag)
            *place_of(&larger, t->children[i].tag) = t->children[i];
    free(t->children);
    *t = larger;
    return true;
}

static struct child *child_of(lua_State *L, struct tally *t, uint64_t tag)
{
    if (4 * t->count >= 3 * t->room && !grow(t))
        luaL_error(L, "not enough memory");
    struct child *child = place_of(t, tag);
    if (!child->tag) {
        child->tag = tag;
        t->count++;
        t->hints[(tag >> 16) % (HINTS / 64)] |= (uint64_t)1 << (tag >> 58);
    }
    return child;
}

/* Returns the existing child with the tag of a position, or NULL. For most positions,
 * the hints exclude a child quickly. */
static struct child *known_child(const struct tally *t, uint64_t tag)
{
    if (!(t->hints[(tag >> 16) % (HINTS / 64)] >> (tag >> 58) & 1))
        return NULL;
    struct child *child = place_of(t, tag & t->mask);
    return child->tag ? child : NULL;
}

static bool is_later(struct inarow_fact one, struct inarow_fact other)
{
    return one.date != other.date ? one.date > other.date : one.id > other.id;
}

/* Adds a game to the list if it is among the latest games. */
static void list_game(struct tally *t, struct inarow_fact fact)
{
    if (t->listed == t->most && (!t->most || !is_later(fact, t->latest[t->most - 1])))
        return;
    int at = t->listed < t->most ? t->listed++ : t->most - 1;
    for (; at > 0 && is_later(fact, t->latest[at - 1]); at--)
        t->latest[at] = t->latest[at - 1];
    t->latest[at] = fact;
}

/* Counts a game that reaches the position. The game continues to the position `next`,
 * or ends if `next` is 0. */
static void count_game(lua_State *L, struct tally *t, struct inarow_fact fact,
                       uint64_t next)
{
    t->games[fact.result]++;
    list_game(t, fact);
    if (!next) {
        t->ended[fact.result]++;
        return;
    }
    struct child *child = child_of(L, t, next & t->mask);
    if (!child->sample)
        child->sample = fact.id;
    child->played[fact.result]++;
}

/* Returns the number of games that have both a tag in the column and a fact. */
static size_t count_of(struct inarow_bytes tags, struct inarow_bytes facts)
{
    size_t count = tags.count / TAG_BYTES, known = facts.count / FACT_BYTES;
    return count < known ? count : known;
}

/* tally:add(statement, facts, set): counts the games in a column of a segment with
 * regular games. The rows of the statement are this column and the next column. `set`
 * has a bit for each game that may count; nil means all games. */
static int add(lua_State *L)
{
    struct tally *t = tally_of(L);
    struct inarow_bytes facts = inarow_bytes_of(L, 3), set = inarow_bytes_of(L, 4);
    if (!inarow_archive_advance(L, 2))
        return 0;
    struct inarow_bytes tags = inarow_archive_cell(L, 2, 0),
                        next = inarow_archive_cell(L, 2, 1);
    size_t count = count_of(tags, facts), more = next.count / TAG_BYTES;
    for (size_t i = 0; i < count; i++) {
        if ((inarow_get64(tags.at + i * TAG_BYTES) ^ t->tag) & t->mask)
            continue;
        struct inarow_fact fact = inarow_fact_at(facts, i);
        if (inarow_may_count(set, fact.id))
            count_game(L, t, fact, i < more ? inarow_get64(next.at + i * TAG_BYTES) : 0);
    }
    inarow_archive_end(L, 2);
    return 0;
}

/* Reads the next game of a segment of other games. The game has a number of 32 bits,
 * and then this number of tags. Returns the tags. */
static struct inarow_bytes next_game(lua_State *L, struct inarow_bytes *games)
{
    inarow_archive_expect(L, games->count >= 4, "a game is cut short");
    struct inarow_bytes tags = {games->at + 4, inarow_get32(games->at)};
    inarow_archive_expect(L, tags.count <= (games->count - 4) / TAG_BYTES,
                          "a game is cut short");
    games->at = tags.at + tags.count * TAG_BYTES;
    games->count -= 4 + tags.count * TAG_BYTES;
    return tags;
}

/* tally:walk(games, facts, set): counts the games of a segment of other games. */
static int walk(lua_State *L)
{
    struct tally *t = tally_of(L);
    struct inarow_bytes games = inarow_bytes_of(L, 2), facts = inarow_bytes_of(L, 3),
                        set = inarow_bytes_of(L, 4);
    for (size_t slot = 0; slot < facts.count / FACT_BYTES; slot++) {
        struct inarow_bytes tags = next_game(L, &games);
        struct inarow_fact fact = inarow_fact_at(facts, slot);
        for (size_t i = 0; inarow_may_count(set, fact.id) && i < tags.count; i++)
            if (!((inarow_get64(tags.at + i * TAG_BYTES) ^ t->tag) & t->mask)) {
                bool is_last = i + 1 == tags.count;
                count_game(L, t, fact,
                           is_last ? 0 : inarow_get64(tags.at + (i + 1) * TAG_BYTES));
                break;
            }
    }
    return 0;
}

/* tally:reach(statement, facts, set): makes the second pass. It counts the games in
 * the next column. */
static int reach(lua_State *L)
{
    struct tally *t = tally_of(L);
    struct inarow_bytes facts = inarow_bytes_of(L, 3), set = inarow_bytes_of(L, 4);
    if (!inarow_archive_advance(L, 2))
        return 0;
    struct inarow_bytes tags = inarow_archive_cell(L, 2, 0);
    size_t count = count_of(tags, facts);
    for (size_t i = 0; i < count; i++) {
        struct child *child = known_child(t, inarow_get64(tags.at + i * TAG_BYTES));
        if (!child)
            continue;
        struct inarow_fact fact = inarow_fact_at(facts, i);
        if (inarow_may_count(set, fact.id))
            child->reached[fact.result]++;
    }
    inarow_archive_end(L, 2);
    return 0;
}

/* Returns true if a game reached the position before the step with this number. */
static bool came_before(const struct tally *t, struct inarow_bytes tags, size_t step)
{
    uint64_t tag = inarow_get64(tags.at + step * TAG_BYTES);
    for (size_t i = 0; i < step; i++)
        if (!((inarow_get64(tags.at + i * TAG_BYTES) ^ tag) & t->mask))
            return true;
    return false;
}

/* tally:rewalk(games, facts, set): makes the second pass over a segment of other
 * games. */
static int rewalk(lua_State *L)
{
    struct tally *t = tally_of(L);
    struct inarow_bytes games = inarow_bytes_of(L, 2), facts = inarow_bytes_of(L, 3),
                        set = inarow_bytes_of(L, 4);
    for (size_t slot = 0; slot < facts.count / FACT_BYTES; slot++) {
        struct inarow_bytes tags = next_game(L, &games);
        struct inarow_fact fact = inarow_fact_at(facts, slot);
        for (size_t i = 0; inarow_may_count(set, fact.id) && i < tags.count; i++) {
            struct child *child = known_child(t, inarow_get64(tags.at + i * TAG_BYTES));
            if (child && !came_before(t, tags, i))
                child->reached[fact.result]++;
        }
    }
    return 0;
}

/* Sets a field of the table on the top of the stack to a list of the numbers of games
 * by result. */
static void set_counts(lua_State *L, const char *field, const uint32_t *counts)
{
    lua_createtable(L, RESULTS, 0);
    for (int i = 0; i < RESULTS; i++) {
        inarow_pushcount(L, counts[i]);
        lua_rawseti(L, -2, i + 1);
    }
    lua_setfield(L, -2, field);
}

static void push_tag(lua_State *L, uint64_t tag)
{
    char bytes[TAG_BYTES];
    for (int i = 0; i < TAG_BYTES; i++)
        bytes[i] = (char)(tag >> 8 * i & 0xff);
    lua_pushlstring(L, bytes, TAG_BYTES);
}

static void set_children(lua_State *L, const struct tally *t)
{
    int count = 0;
    lua_createtable(L, (int)t->count, 0);
    for (size_t i = 0; i < t->room; i++) {
        const struct child *child = &t->children[i];
        if (!child->tag)
            continue;
        lua_createtable(L, 0, 4);
        push_tag(L, child->tag);
        lua_setfield(L, -2, "tag");
        inarow_pushcount(L, child->sample);
        lua_setfield(L, -2, "sample");
        set_counts(L, "played", child->played);
        set_counts(L, "reached", child->reached);
        lua_rawseti(L, -2, ++count);
    }
    lua_setfield(L, -2, "children");
}

/* tally:result(): returns {games, ended, latest, children = {{tag, sample, played,
 * reached}}}. `games` are numbers of games by result. `ended` counts the games that
 * end at the position. `latest` are the identities of the latest games. `sample` is
 * the identity of a game with this continuation. */
static int result(lua_State *L)
{
    struct tally *t = tally_of(L);
    lua_createtable(L, 0, 4);
    set_counts(L, "games", t->games);
    set_counts(L, "ended", t->ended);
    lua_createtable(L, t->listed, 0);
    for (int i = 0; i < t->listed; i++) {
        inarow_pushcount(L, t->latest[i].id);
        lua_rawseti(L, -2, i + 1);
    }
    lua_setfield(L, -2, "latest");
    set_children(L, t);
    return 1;
}

static int forget(lua_State *L)
{
    struct tally *t = tally_of(L);
    free(t->children);
    t->children = NULL;
    t->room = t->count = 0;
    return 0;
}

static uint64_t read_tag(lua_State *L, int index)
{
    size_t count;
    const char *bytes = luaL_checklstring(L, index, &count);
    luaL_argcheck(L, count == TAG_BYTES, index, "a tag has 8 bytes");
    return inarow_get64((const unsigned char *)bytes);
}

static uint64_t mask_of(lua_State *L, int index)
{
    return lua_toboolean(L, index) ? ~(uint64_t)0xffff : ~(uint64_t)0;
}

/* native.tally(tag, of_stones, most): returns a tally of the games that reach a tag.
 * If `of_stones` is true, captured stones are ignored. `most` is the number of latest
 * games to list. */
static int tally(lua_State *L)
{
    uint64_t tag = read_tag(L, 1);
    lua_Integer most = luaL_checkinteger(L, 3);
    luaL_argcheck(L, most >= 0 && most <= LATEST, 3, "0 to 16");
    struct tally *t = lua_newuserdata(L, sizeof *t);
    memset(t, 0, sizeof *t);
    t->tag = tag, t->mask = mask_of(L, 2), t->most = (int)most;
    luaL_getmetatable(L, TALLY);
    lua_setmetatable(L, -2);
    return 1;
}

/* native.mask(tag, of_stones): returns a tag in the form that tallies return. */
static int mask(lua_State *L)
{
    push_tag(L, read_tag(L, 1) & mask_of(L, 2));
    return 1;
}

void inarow_open_tally(lua_State *L)
{
    static const luaL_Reg methods[] = {
        {"__gc", forget},   {"add", add},   {"reach", reach}, {"result", result},
        {"rewalk", rewalk}, {"walk", walk}, {NULL, NULL},
    };
    inarow_archive_class(L, TALLY, methods);
    lua_pushcfunction(L, tally);
    lua_setfield(L, -2, "tally");
    lua_pushcfunction(L, mask);
    lua_setfield(L, -2, "mask");
}
