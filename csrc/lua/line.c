/* Keeps the line of a game: its log, the current position and state, and the kept past
 * positions for going back (lua/inarow/kernel/line.lua).
 *
 * A game has one position, on which its stones are placed. A position is kept
 * unchanged after every KEPT actions. It is also kept if the log alone could not lead
 * to it again. Play then goes on in a copy. To go back, the module takes the last kept
 * position before the goal and places the stones after it. A second return to the same
 * position places at most NEAR stones.
 *
 * Each call first allocates everything that it needs. The call takes effect by setting
 * bytes, and fields and entries of tables that exist already. These steps cannot fail,
 * and no Lua hook runs between them. Neither a lack of memory nor an interrupt can
 * therefore leave half an action. */
#include <limits.h>
#include "deadline.h"
#include "inarow_lua.h"

enum { KEPT = 36, NEAR = 4 };

/* Sets an entry of one of a game's lists to the value on the top of the stack, and
 * pops the value. */
static void set_entry(lua_State *L, int game, const char *list, int entry)
{
    lua_getfield(L, game, list);
    luaL_checktype(L, -1, LUA_TTABLE);
    lua_insert(L, -2);
    lua_rawseti(L, -2, entry);
    lua_pop(L, 1);
}

/* ---- Stones ------------------------------------------------------------------------ */

/* Pushes the log entry for a stone that has only a point. The point is at a stack
 * index. All games share these entries, because making one takes as long as a move.
 * The upvalue holds the entries by point. They can be shared because log entries never
 * change. Returns true if the entry is new. */
static bool push_entry(lua_State *L, int point)
{
    lua_pushvalue(L, point);
    lua_rawget(L, lua_upvalueindex(1));
    if (!lua_isnil(L, -1))
        return false;
    lua_pop(L, 1);
    lua_createtable(L, 0, 2);
    lua_pushliteral(L, "play");
    lua_setfield(L, -2, "verb");
    lua_pushvalue(L, point);
    lua_setfield(L, -2, "point");
    lua_pushvalue(L, point);
    lua_pushvalue(L, -2);
    lua_rawset(L, lua_upvalueindex(1));
    return true;
}

/* Reads a stone's point only if it is spelled as in records, so that it can be logged
 * unchanged. */
static bool read_stone(lua_State *L, int index, const inarow_rules *rules,
                       inarow_point *point)
{
    return inarow_read_point(L, index, inarow_spec_of(rules), point) &&
           inarow_on_board(rules, INAROW_X(*point), INAROW_Y(*point)) &&
           *lua_tostring(L, index) >= 'a';
}

/* Returns true if a game has not changed: its position is still the one at the stack
 * index, and its log still has this number of actions. Allocation may run a finalizer
 * of the host, which may play on. */
static bool still_stands(lua_State *L, int game, int log, int number, int position)
{
    lua_getfield(L, game, "position");
    bool does = lua_rawequal(L, position, -1) && (int)lua_rawlen(L, log) == number;
    lua_pop(L, 1);
    return does;
}

/* Pushes a copy of the position at a stack index. The position itself never changes
 * from now on. The game reached it after `number` actions. Returns NULL if the game
 * has changed in the meantime. */
static struct lua_position *push_copy(lua_State *L, int game, int log, int number,
                                      int top)
{
    struct lua_position *p = lua_touserdata(L, top), *twin = inarow_twin_of(L, top, p);
    if (!still_stands(L, game, log, number, top))
        return NULL;
    if (number % KEPT == 0) {
        lua_getfield(L, game, "at_table");
        set_entry(L, game, "tables", number);
        lua_pushvalue(L, top);
        set_entry(L, game, "positions", number);
    }
    p->is_kept = true;
    return twin;
}

/* Places and logs a stone by the seat that is to act. The point is at a stack index.
 * Returns false and changes nothing if the stone is illegal or ends the game. */
static bool place_logged(lua_State *L, int game, int log, int point)
{
    inarow_action action = inarow_play_at(INAROW_NOWHERE);
    enum { POSITION = 1, ENTRY, COPY }; /* places on the stack, from here on */
    int top = lua_gettop(L), number;
    struct lua_position *here, *next;
    do {
        lua_settop(L, top);
        number = (int)lua_rawlen(L, log);
        lua_getfield(L, game, "position");
        here = next = luaL_checkudata(L, top + POSITION, POSITION_TYPE);
        if (!read_stone(L, point, here->rules, &action.point[0]))
            return false;
        if (push_entry(L, point) && !still_stands(L, game, log, number, top + POSITION))
            next = NULL;
        else if (here->is_kept || number % KEPT == 0)
            next = push_copy(L, game, log, number, top + POSITION);
    } while (!next);
    lua_pushvalue(L, top + ENTRY);
    const inarow_facts before = next->facts;
    lua_rawseti(L, log, number + 1);
    if (inarow_play(next->rules, position_of(next), &action, &next->facts) == INAROW_OK) {
        inarow_lift(next->rules, position_of(next), &next->facts);
        if (!inarow_is_spent() &&
            inarow_judge(next->rules, &next->facts).status == INAROW_PLAYING) {
            lua_pushinteger(L, number + 1);
            lua_setfield(L, game, "number");
            if (next != here) {
                lua_settop(L, top + COPY);
                lua_setfield(L, game, "position");
            }
            inarow_is_done();
            return true;
        }
        inarow_take_back(next->rules, position_of(next), &next->facts.undo);
    }
    next->facts = before;
    lua_pushnil(L);
    lua_rawseti(L, log, number + 1);
    inarow_check_spent(L);
    return false;
}

/* line.play(game, log, point): places and logs a stone, by the seat that is to act. If
 * the stone is illegal or ends the game, returns false and changes nothing. */
static int play_logged(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    luaL_checktype(L, 2, LUA_TTABLE);
    lua_settop(L, 3);
    lua_pushboolean(L, place_logged(L, 1, 2, 3));
    return 1;
}

/* line.run(game, log, points, from): plays the stones of a list in turn, as line.play
 * does. Returns the number of the first stone that was not placed. */
static int run_logged(lua_State *L)
{
    for (int i = 1; i <= 3; i++)
        luaL_checktype(L, i, LUA_TTABLE);
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

/* ---- Any action -------------------------------------------------------------------- */

/* Copies to a game the fields that it shares with the state on the top of the stack.
 * Both have all these fields. */
static void take_over(lua_State *L, int game, int state)
{
    static const char *const shared[] = {"position", "at_table", "origin", "final",
                                         "number"};
    for (size_t i = 0; i < sizeof shared / sizeof *shared; i++) {
        lua_getfield(L, state, shared[i]);
        lua_setfield(L, game, shared[i]);
    }
}

/* Returns true if the action at a stack index places a stone without naming a colour. */
static bool is_plain_stone(lua_State *L, int action)
{
    lua_getfield(L, action, "verb");
    lua_pushliteral(L, "play");
    lua_getfield(L, action, "colour");
    bool is = lua_rawequal(L, -3, -2) && lua_isnil(L, -1);
    lua_pop(L, 3);
    return is;
}

/* Returns true if a game is still at a state. A hook, or other code that ran in the
 * meantime, may have played on. */
static bool is_unchanged(lua_State *L, int game, int before)
{
    static const char *const fields[] = {"position", "at_table"};
    lua_getfield(L, game, "log");
    luaL_checktype(L, -1, LUA_TTABLE);
    lua_getfield(L, before, "number");
    bool same = (int)lua_rawlen(L, -2) == (int)lua_tointeger(L, -1);
    for (int i = 0; i < 2; i++) {
        lua_getfield(L, game, fields[i]);
        lua_getfield(L, before, fields[i]);
        same = same && lua_rawequal(L, -2, -1);
    }
    lua_pop(L, 6);
    return same;
}

static void check_unchanged(lua_State *L, int game, int before)
{
    if (!is_unchanged(L, game, before))
        luaL_error(L, "the game was changed while an action was ruled on");
}

/* line.stands(game, state): returns true if a game is still at a state that was kept. */
static int stands(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    luaL_checktype(L, 2, LUA_TTABLE);
    lua_settop(L, 2);
    lua_pushboolean(L, is_unchanged(L, 1, 2));
    return 1;
}

/* line.go_on(game, before, next, action): moves a game from the state `before` to
 * `next`, and appends the action to its log. Without an action, the state is the
 * game's start. Raises an error if the game has changed in the meantime, because a
 * hook or other code may have played on. */
static int go_on(lua_State *L)
{
    enum { GAME = 1, BEFORE, NEXT, ACTION, LOG, WAS };
    for (int i = GAME; i <= NEXT; i++)
        luaL_checktype(L, i, LUA_TTABLE);
    lua_settop(L, ACTION);
    check_unchanged(L, GAME, BEFORE);
    lua_getfield(L, GAME, "log");
    lua_getfield(L, BEFORE, "position");
    bool is_action = !lua_isnil(L, ACTION);
    int number = (int)lua_rawlen(L, LOG) + is_action;
    lua_getfield(L, NEXT, "position");
    struct lua_position *p = luaL_checkudata(L, -1, POSITION_TYPE);
    bool keeps = !is_action || number % KEPT == 0 ||
                 (!lua_rawequal(L, -1, WAS) && !is_plain_stone(L, ACTION));
    for (int i = 0; i < 1 + keeps; i++) { /* create the fields now */
        lua_pushboolean(L, false);
        set_entry(L, GAME, i ? "positions" : "tables", number);
    }
    if (is_action) {
        lua_pushvalue(L, ACTION);
        lua_rawseti(L, LOG, number);
    }
    lua_getfield(L, NEXT, "at_table");
    set_entry(L, GAME, "tables", number);
    if (keeps) {
        p->is_kept = true;
        lua_getfield(L, NEXT, "position");
        set_entry(L, GAME, "positions", number);
    }
    take_over(L, GAME, NEXT);
    inarow_is_done();
    return 0;
}

/* ---- Going back -------------------------------------------------------------------- */

/* Plays the actions of a log with these numbers on a position. Only stones change the
 * board. If `left` is true, captured stones stay until a player lifts them. */
static void go_through(lua_State *L, struct lua_position *p, int log, int from, int to,
                       bool left)
{
    int top = lua_gettop(L);
    enum { VERB = 1, POINT, PLAY, ENTRY }; /* places on the stack, from here on */
    lua_pushliteral(L, "verb");
    lua_pushliteral(L, "point");
    lua_pushliteral(L, "play");
    for (int i = from; i <= to; i++) {
        inarow_action action = inarow_play_at(INAROW_NOWHERE);
        lua_settop(L, top + PLAY);
        lua_rawgeti(L, log, i);
        luaL_checktype(L, top + ENTRY, LUA_TTABLE);
        lua_pushvalue(L, top + VERB);
        lua_rawget(L, top + ENTRY);
        if (!lua_rawequal(L, top + PLAY, -1))
            continue;
        lua_pushvalue(L, top + POINT);
        lua_rawget(L, top + ENTRY);
        inarow_read_point(L, -1, inarow_spec_of(p->rules), &action.point[0]);
        if (inarow_play(p->rules, position_of(p), &action, &p->facts) == INAROW_OK &&
            !left)
            inarow_lift(p->rules, position_of(p), &p->facts);
        inarow_check_spent(L);
    }
    lua_settop(L, top);
}

/* line.replay(position, log, from, to, left): returns a new position, reached from
 * this one by the actions of a log with these numbers. */
static int replay(lua_State *L)
{
    enum { POSITION = 1, LOG, FROM, TO, LEFT };
    struct lua_position *p = inarow_check_position(L);
    luaL_checktype(L, LOG, LUA_TTABLE);
    int from = (int)luaL_checkinteger(L, FROM), to = (int)luaL_checkinteger(L, TO);
    lua_settop(L, LEFT);
    p = inarow_twin_of(L, POSITION, p);
    go_through(L, p, LOG, from, to, lua_toboolean(L, LEFT));
    return 1;
}

/* line.step(position, log, number, left): plays an action of a log on a position.
 * line.replay made the position, and nothing else uses it. */
static int step_logged(lua_State *L)
{
    enum { POSITION = 1, LOG, NUMBER, LEFT };
    struct lua_position *p = inarow_check_position(L);
    luaL_checktype(L, LOG, LUA_TTABLE);
    int number = (int)luaL_checkinteger(L, NUMBER);
    lua_settop(L, LEFT);
    lua_pushvalue(L, POSITION);
    go_through(L, p, LOG, number, number, lua_toboolean(L, LEFT));
    return 0;
}

/* Pushes the last entry of a game's list at or before a number. Returns the number of
 * the entry. */
static int push_last(lua_State *L, int game, const char *list, int number)
{
    lua_getfield(L, game, list);
    luaL_checktype(L, -1, LUA_TTABLE);
    lua_rawgeti(L, -1, number);
    while (lua_isnil(L, -1) && number > 0) {
        lua_pop(L, 1);
        lua_rawgeti(L, -1, --number);
    }
    lua_remove(L, -2);
    return number;
}

/* Pushes the state of the table before a game's last action. Most stones do not change
 * this state. */
static void push_table(lua_State *L, int game, int number)
{
    lua_getfield(L, game, "tables");
    luaL_checktype(L, -1, LUA_TTABLE);
    lua_rawgeti(L, -1, number + 1);
    bool is_changed = !lua_isnil(L, -1);
    lua_pop(L, 2);
    if (is_changed)
        push_last(L, game, "tables", number);
    else
        lua_getfield(L, game, "at_table");
}

/* Pushes the position of a game after this number of actions of its log. Undo is often
 * repeated, so positions halfway to a distant position are kept. */
static void push_position(lua_State *L, int game, int log, int number)
{
    lua_getfield(L, game, "origin");
    lua_getfield(L, -1, "by_hand");
    bool left = lua_toboolean(L, -1);
    lua_pop(L, 2);
    int kept = push_last(L, game, "positions", number);
    while (kept < number) {
        int next = number - kept > NEAR ? kept + (number - kept) / 2 : number;
        struct lua_position *p = luaL_checkudata(L, -1, POSITION_TYPE);
        p = inarow_twin_of(L, lua_gettop(L), p);
        go_through(L, p, log, kept + 1, next, left);
        lua_remove(L, -2);
        kept = next;
        if (kept < number) {
            p->is_kept = true;
            lua_pushvalue(L, -1);
            set_entry(L, game, "positions", kept);
        }
    }
}

/* line.back(game): undoes the last action of its log. Raises an error as line.go_on
 * does. */
static int back(lua_State *L)
{
    enum { GAME = 1, LOG, WAS, POSITION };
    static const char *const lists[] = {"log", "tables", "positions"};
    luaL_checktype(L, GAME, LUA_TTABLE);
    lua_settop(L, GAME);
    lua_getfield(L, GAME, "log");
    luaL_checktype(L, LOG, LUA_TTABLE);
    int number = (int)lua_rawlen(L, LOG) - 1;
    luaL_argcheck(L, number >= 0, GAME, "a game with an action expected");
    lua_getfield(L, GAME, "position");
    push_position(L, GAME, LOG, number);
    if (!still_stands(L, GAME, LOG, number + 1, WAS))
        return luaL_error(L, "the game was changed while an action was taken back");
    lua_pushvalue(L, POSITION);
    lua_setfield(L, GAME, "position");
    push_table(L, GAME, number);
    lua_setfield(L, GAME, "at_table");
    lua_pushboolean(L, false);
    lua_setfield(L, GAME, "final");
    lua_pushinteger(L, number);
    lua_setfield(L, GAME, "number");
    for (int i = 0; i < 3; i++) {
        lua_pushnil(L);
        set_entry(L, GAME, lists[i], number + 1);
    }
    inarow_is_done();
    return 0;
}

void inarow_open_line(lua_State *L)
{
    static const luaL_Reg plain[] = {{"back", back},        {"go_on", go_on},
                                     {"replay", replay},    {"stands", stands},
                                     {"step", step_logged}, {NULL, NULL}};
    lua_newtable(L);
    luaL_setfuncs(L, plain, 0);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_pushcclosure(L, play_logged, 1);
    lua_setfield(L, -3, "play");
    lua_pushcclosure(L, run_logged, 1);
    lua_setfield(L, -2, "run");
    lua_setfield(L, -2, "line");
}
