/*
 * What stands in a game, and the way back: a game's log and its position change together
 * here, or not at all.
 *
 * All that a call makes anew is made first; what then makes it stand (bytes changed,
 * entries of tables set that are there) can't fail, and no hook of Lua's runs in between.
 * So neither a lack of memory nor an interrupt leaves a game with half an action.
 *
 * The way back is kept as differences. A stone is taken back by the core, so those of its
 * facts are enough, some twenty bytes; of any other action they are those of the position
 * too. They are written by words of eight bytes: a byte (words to skip << 4 | parts that
 * differ, as bits) and of each of these parts old ^ new; then come two bytes that tell
 * how many bytes all this takes, for it is read from the end.
 */
#include <limits.h>
#include <stddef.h>
#include <string.h>
#include "deadline.h"
#include "inarow_lua.h"

enum {
    /* The most that an action changes: the largest position, and its facts. */
    MOST_BYTES = sizeof(inarow_facts) + sizeof(inarow_state) +
                 sizeof(uint32_t) * INAROW_COLOURS * INAROW_LINES + 2 * INAROW_OFFERS +
                 64,
    WORD_BYTES = 8, /* bytes that are compared at once, */
    PARTS = 4,      /* parts of a word, of two bytes, */
    FURTHEST = 15,  /* and words skipped at most at once */
    SPARE = 480,    /* bytes of room for some more actions */
    LENGTH = 2,     /* bytes that tell how long an action's differences are, */
    STONE = 128,    /* and, in the last, whether they are of a stone's facts alone */
};

/* A position and its facts, as they lie there one after the other. */
static unsigned char *bytes_of(struct lua_position *p)
{
    return (unsigned char *)&p->facts;
}

static size_t size_of(const struct lua_position *p)
{
    return offsetof(struct lua_position, position) -
           offsetof(struct lua_position, facts) + inarow_position_size(p->rules);
}

/* Bytes that the differences of a text of so many bytes take at most. */
#define MOST_OF(size) \
    ((size) + (size) / WORD_BYTES + (size) / (WORD_BYTES * FURTHEST) + 2 * WORD_BYTES)

_Static_assert(sizeof(inarow_facts) % 2 == 0, "differences are of two bytes");
_Static_assert(MOST_OF(MOST_BYTES) < STONE << 8, "their length has 15 bits");

/* ---- Differences ----------------------------------------------------------------- */

/* Write how a word differs, after others that do not. */
static unsigned char *write_word(unsigned char *to, size_t skipped, uint64_t word)
{
    uint16_t part[PARTS];
    for (; skipped > FURTHEST; skipped -= FURTHEST + 1)
        *to++ = FURTHEST << PARTS;
    unsigned char *head = to++;
    *head = (unsigned char)(skipped << PARTS);
    memcpy(part, &word, WORD_BYTES);
#pragma GCC unroll 4
    for (int i = 0; i < PARTS; i++) {
        memcpy(to, &part[i], sizeof part[i]);
        to += part[i] ? sizeof part[i] : 0;
        *head |= (unsigned char)((part[i] != 0) << i);
    }
    return to;
}

/* Write the differences of two texts of bytes; how many they take, at most
 * MOST_OF(size). */
static size_t write_differences(const unsigned char *old, const unsigned char *new,
                                size_t size, unsigned char *to)
{
    const unsigned char *start = to;
    uint64_t one = 0, other = 0;
    size_t at = 0, dealt_with = 0;
    for (; at + WORD_BYTES <= size; at += WORD_BYTES) {
        memcpy(&one, old + at, WORD_BYTES);
        memcpy(&other, new + at, WORD_BYTES);
        if (one == other)
            continue;
        to = write_word(to, (at - dealt_with) / WORD_BYTES, one ^ other);
        dealt_with = at + WORD_BYTES;
    }
    one = other = 0;
    memcpy(&one, old + at, size - at);
    memcpy(&other, new + at, size - at);
    if (one != other)
        to = write_word(to, (at - dealt_with) / WORD_BYTES, one ^ other);
    return (size_t)(to - start);
}

/* Change bytes by differences, from the one to the other or back. */
static void apply_differences(const unsigned char *from, size_t used,
                              unsigned char *bytes)
{
    const unsigned char *end = from + used;
    while (from < end) {
        unsigned head = *from++;
        bytes += WORD_BYTES * (size_t)(head >> PARTS);
        for (int i = 0; i < PARTS; i++, bytes += 2) {
            if (head >> i & 1) {
                bytes[0] ^= *from++;
                bytes[1] ^= *from++;
            }
        }
    }
}

/* Make room for so many bytes more, or raise an error. The buffer is the second item of
 * the table that is the position's user value, one of its own then, after the rules. What
 * is made anew may run a finalizer of the host's, which may play on: so the position is
 * read only after that. */
static void reserve(lua_State *L, int index, struct lua_position *p, size_t bytes)
{
    int top = lua_gettop(L), owner = top + 1, made = top + 2;
    while (p->room - p->used < bytes) {
        size_t room = p->used + p->used / 4 + bytes + SPARE;
        lua_createtable(L, 2, 0);
        unsigned char *buffer = lua_newuserdata(L, room);
        if (p->room - p->used < bytes && room - p->used >= bytes && room > p->used) {
            if (p->used > 0)
                memcpy(buffer, p->history, p->used);
            lua_getuservalue(L, index);
            lua_rawgeti(L, -1, 1);
            lua_rawseti(L, owner, 1);
            lua_pushvalue(L, made);
            lua_rawseti(L, owner, 2);
            lua_pushvalue(L, owner);
            lua_setuservalue(L, index);
            p->history = buffer;
            p->room = room;
        }
        lua_settop(L, top);
    }
}

/* Note that an action was done whose differences these are; there is room for them. */
static void note(struct lua_position *p, const unsigned char *differences, size_t used,
                 unsigned char kind)
{
    unsigned char *end = p->history + p->used;
    memcpy(end, differences, used);
    end[used] = (unsigned char)used;
    end[used + 1] = (unsigned char)(used >> 8 | kind);
    p->used += used + LENGTH;
    p->changes++;
}

/* ---- Stones ---------------------------------------------------------------------- */

/* Push the entry of a log that says of a stone no more than its point, at a stack index:
 * one for all games, for to make one takes as long as the move. They are the
 * upvalue, by point; nothing in a log is ever changed. */
static void push_entry(lua_State *L, int point)
{
    lua_pushvalue(L, point);
    lua_rawget(L, lua_upvalueindex(1));
    if (!lua_isnil(L, -1))
        return;
    lua_pop(L, 1);
    lua_createtable(L, 0, 2);
    lua_pushliteral(L, "play");
    lua_setfield(L, -2, "verb");
    lua_pushvalue(L, point);
    lua_setfield(L, -2, "point");
    lua_pushvalue(L, point);
    lua_pushvalue(L, -2);
    lua_rawset(L, lua_upvalueindex(1));
}

/* Read a stone's point as records write it, so that it can be logged as it is. */
static bool read_stone(lua_State *L, int index, const inarow_rules *rules,
                       inarow_point *point)
{
    return inarow_read_point(L, index, inarow_spec_of(rules), point) &&
           inarow_on_board(rules, INAROW_X(*point), INAROW_Y(*point)) &&
           *lua_tostring(L, index) >= 'a';
}

/* Place a stone at the point that is at a stack index, by whoever is to act, if it may be
 * placed and the game goes on; then it is logged. */
static bool place_logged(lua_State *L, int index, int log, int point)
{
    struct lua_position *p = lua_touserdata(L, index);
    inarow_action action = inarow_play_at(INAROW_NOWHERE);
    unsigned char differences[MOST_OF(sizeof(inarow_facts))];
    if (!read_stone(L, point, p->rules, &action.point[0]))
        return false;
    push_entry(L, point);
    reserve(L, index, p, sizeof differences + LENGTH);
    const inarow_facts before = p->facts;
    int entry = (int)lua_rawlen(L, log) + 1;
    lua_rawseti(L, log, entry);
    if (inarow_play(p->rules, position_of(p), &action, &p->facts) == INAROW_OK) {
        inarow_lift(p->rules, position_of(p), &p->facts);
        if (!inarow_is_spent() &&
            inarow_judge(p->rules, &p->facts).status == INAROW_PLAYING) {
            note(p, differences,
                 write_differences((const unsigned char *)&before, bytes_of(p),
                                   sizeof before, differences),
                 STONE);
            inarow_is_done();
            return true;
        }
        inarow_undo(p->rules, position_of(p), &p->facts);
    }
    p->facts = before;
    lua_pushnil(L);
    lua_rawseti(L, log, entry);
    inarow_check_spent(L);
    return false;
}

/* position:play(log, point): place a stone, by whoever is to act; it is logged. False,
 * and nothing has changed, if it may not be placed, or ends the game. */
static int play_logged(lua_State *L)
{
    inarow_check_position(L);
    luaL_checktype(L, 2, LUA_TTABLE);
    lua_settop(L, 3);
    lua_pushboolean(L, place_logged(L, 1, 2, 3));
    return 1;
}

/* position:run(log, points, from): the stones of a list one after another, as `play` does
 * each. The number of the first that was not placed. */
static int run_logged(lua_State *L)
{
    inarow_check_position(L);
    luaL_checktype(L, 2, LUA_TTABLE);
    luaL_checktype(L, 3, LUA_TTABLE);
    lua_Number from = luaL_checknumber(L, 4);
    luaL_argcheck(L, from >= 1 && from <= INT_MAX - 1, 4, "a place in a list expected");
    int n = (int)from - 1;
    do {
        lua_settop(L, 4);
        lua_rawgeti(L, 3, ++n);
    } while (place_logged(L, 1, 2, 5));
    lua_pushinteger(L, n);
    return 1;
}

/* ---- Any action ------------------------------------------------------------------ */

/* The places on the stack of `commit` and `take_back`. */
enum { GAME = 2, DRAFT, ACTION, LOG };

/* position:commit(game, draft, action): what the draft of a game came to is the game's
 * now: the position, `final`, the moment `now`; and the action stands at the end of its
 * log. Without an action, before the first one, it is where the game starts from. An
 * error if the game has changed since the draft was made: a hook, or whatever else ran
 * meanwhile, may have played on. */
static int commit(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    unsigned char differences[MOST_OF(MOST_BYTES)];
    size_t used = 0;
    luaL_checktype(L, GAME, LUA_TTABLE);
    luaL_checktype(L, DRAFT, LUA_TTABLE);
    lua_settop(L, ACTION);
    lua_getfield(L, GAME, "log");
    lua_getfield(L, DRAFT, "position");
    struct lua_position *next = luaL_checkudata(L, -1, POSITION_TYPE);
    luaL_argcheck(L, next->rules == p->rules, DRAFT,
                  "a draft by the game's rules expected");
    lua_pushliteral(L, "final");
    lua_getfield(L, DRAFT, "final");
    lua_pushliteral(L, "now");
    lua_getfield(L, DRAFT, "now");
    lua_getfield(L, -1, "since");
    lua_Number since = lua_tonumber(L, -1);
    lua_pop(L, 1);
    bool is_action = !lua_isnil(L, ACTION);
    if (is_action) {
        used = write_differences(bytes_of(p), bytes_of(next), size_of(p), differences);
        reserve(L, 1, p, used + LENGTH);
    }
    int entry = (int)lua_rawlen(L, LOG) + 1;
    if (is_action ? next->changes != p->changes || since != entry : entry > 1)
        return luaL_error(L, "the game was changed while an action was ruled on");
    if (is_action) {
        lua_pushvalue(L, ACTION);
        lua_rawseti(L, LOG, entry);
        note(p, differences, used, 0);
    } else {
        p->used = 0;
        p->changes++;
    }
    memcpy(bytes_of(p), bytes_of(next), size_of(p));
    lua_rawset(L, GAME);
    lua_rawset(L, GAME);
    inarow_is_done();
    return 0;
}

/* Take a position back by the last action of a history; how much of that is left. */
static size_t step_back(struct lua_position *p, const unsigned char *history, size_t left)
{
    const unsigned char *end = history + left - LENGTH;
    size_t used = end[0] | (size_t)(end[1] & ~STONE) << 8;
    if (end[1] & STONE)
        inarow_undo(p->rules, position_of(p), &p->facts);
    apply_differences(end - used, used, bytes_of(p));
    return left - used - LENGTH;
}

/* position:take_back(game): the last action is taken back, and if the game's moment came
 * with it, that is the one before again. False if there is none. */
static int take_back(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    luaL_checktype(L, GAME, LUA_TTABLE);
    lua_settop(L, GAME);
    lua_pushliteral(L, "final");
    lua_pushboolean(L, false);
    lua_pushliteral(L, "now");
    lua_getfield(L, GAME, "log");
    int log = lua_gettop(L);
    lua_getfield(L, GAME, "now");
    int entry = (int)lua_rawlen(L, log);
    lua_pushboolean(L, p->used > 0);
    if (p->used == 0)
        return 1;
    lua_getfield(L, log + 1, "since");
    if (lua_tonumber(L, -1) == entry)
        lua_getfield(L, log + 1, "previous");
    else
        lua_pushvalue(L, log + 1);
    lua_replace(L, log + 1);
    lua_pushnil(L);
    lua_rawseti(L, log, entry);
    p->used = step_back(p, p->history, p->used);
    p->changes++;
    lua_settop(L, log + 1);
    lua_remove(L, log);
    lua_rawset(L, GAME);
    lua_rawset(L, GAME);
    inarow_is_done();
    lua_pushboolean(L, true);
    return 1;
}

/* position:ago(moves): the position as it was after so many stones and passes, at most
 * those of now, and how many actions have been done since; nil if it never was. */
static int ago(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    lua_Number moves = luaL_checknumber(L, 2);
    struct lua_position *then = inarow_new_position(L, p->rules, 1);
    int count = 0;
    memcpy(bytes_of(then), bytes_of(p), size_of(p));
    then->changes = p->changes;
    for (size_t left = p->used; inarow_state_of(position_of(then)).moves != moves;
         count++) {
        if (left == 0)
            return 0;
        left = step_back(then, p->history, left);
    }
    lua_pushinteger(L, count);
    return 2;
}

/* position:branch(log): a position and a log as these are, with their way back. What
 * becomes of them changes nothing here. */
static int branch(lua_State *L)
{
    enum { LOG_HERE = 2, LOG_THERE, THERE };
    struct lua_position *p = inarow_check_position(L), *twin;
    size_t changes;
    luaL_checktype(L, LOG_HERE, LUA_TTABLE);
    do { /* a finalizer of the host's may play on here: see `reserve` */
        changes = p->changes;
        lua_settop(L, LOG_HERE);
        lua_createtable(L, (int)lua_rawlen(L, LOG_HERE), 0);
        twin = inarow_new_position(L, p->rules, 1);
        reserve(L, THERE, twin, p->used);
    } while (p->changes != changes);
    for (int i = (int)lua_rawlen(L, LOG_HERE); i > 0; i--) {
        lua_rawgeti(L, LOG_HERE, i);
        lua_rawseti(L, LOG_THERE, i);
    }
    if (p->used > 0)
        memcpy(twin->history, p->history, p->used);
    twin->used = p->used;
    memcpy(bytes_of(twin), bytes_of(p), size_of(p));
    lua_insert(L, LOG_THERE);
    return 2;
}

void inarow_open_history(lua_State *L)
{
    static const luaL_Reg plain[] = {{"ago", ago},
                                     {"branch", branch},
                                     {"commit", commit},
                                     {"take_back", take_back},
                                     {NULL, NULL}};
    luaL_setfuncs(L, plain, 0);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_pushcclosure(L, play_logged, 1);
    lua_setfield(L, -3, "play");
    lua_pushcclosure(L, run_logged, 1);
    lua_setfield(L, -2, "run");
}
