/* Returns the legal actions as Lua tables: methods of the userdata of position.c. */
#include <string.h>
#include "deadline.h"
#include "inarow_lua.h"

/* The places on the stack during a call. After the arguments come tables of names, the
 * list that is filled, and names of fields. The points of a choice follow for each
 * colour. */
enum {
    AT_POSITION = 1,
    AT_COLOURS,
    AT_SEATS,
    AT_LEFT_OUT,
    AT_VERBS,
    AT_POINTS,
    AT_LIST,
    AT_VERB,
    AT_BY,
    AT_COLOUR,
    AT_POINT,
    AT_CHOICE,
    AT_TOP = AT_CHOICE + INAROW_COLOURS
};

/* A way of listing. The function `add` receives the actions that are not left out. */
struct listing {
    lua_State *L;
    const inarow_spec *spec;
    void (*add)(struct listing *listing, const inarow_action *action);
    bool exchanged, leaves_out;
    int seen, listed;
    int only; /* number of the action to list, not counting passes; 0: all actions */
    /* Numbers of actions by verb and colour. The last entry of each row is for actions
     * whose colour is ANY. */
    uint16_t count[INAROW_ROTATE + 1][INAROW_COLOURS + 1];
    /* The choice of each colour: its action, and its number of points so far. */
    inarow_action choice[INAROW_COLOURS];
    int points[INAROW_COLOURS];
};

static uint16_t *count_of(struct listing *listing, const inarow_action *action)
{
    bool none = action->colour >= INAROW_COLOURS;
    return &listing->count[action->verb][none ? INAROW_COLOURS : action->colour];
}

static void count_listed(void *data, const inarow_action *action)
{
    struct listing *listing = data;
    ++*count_of(listing, action);
    listing->seen++;
}

static void receive_action(void *data, const inarow_action *action)
{
    struct listing *listing = data;
    lua_State *L = listing->L;
    listing->seen++;
    if (listing->leaves_out) {
        lua_rawgeti(L, AT_LEFT_OUT, listing->seen);
        bool left_out = lua_toboolean(L, -1);
        lua_pop(L, 1);
        if (left_out)
            return;
    }
    listing->add(listing, action);
}

static void receive_only(void *data, const inarow_action *action)
{
    struct listing *listing = data;
    if (action->verb != INAROW_PASS && ++listing->seen == listing->only)
        listing->add(listing, action);
}

/* Pushes the name of a point, from a cache for all rules. With layers, names depend on
 * the number of columns. */
static void push_point(const struct listing *listing, inarow_point point)
{
    lua_State *L = listing->L;
    int columns = listing->spec->layers > 1 ? listing->spec->width : 0;
    int n = (columns * INAROW_SIDE + INAROW_X(point)) * INAROW_SIDE + INAROW_Y(point) + 1;
    lua_rawgeti(L, AT_POINTS, n);
    if (!lua_isnil(L, -1))
        return;
    lua_pop(L, 1);
    inarow_push_point(L, listing->spec, point);
    lua_pushvalue(L, -1);
    lua_rawseti(L, AT_POINTS, n);
}

static void push_colour(const struct listing *listing, uint8_t colour)
{
    lua_rawgeti(listing->L, AT_COLOURS, listing->exchanged ? 2 - colour : colour + 1);
}

/* Appends the table on the top of the stack to the list, and pops it. */
static void append(struct listing *listing)
{
    lua_rawseti(listing->L, AT_LIST, ++listing->listed);
}

/* Pushes the action as a table without its points. */
static void push_action(struct listing *listing, const inarow_action *action)
{
    lua_State *L = listing->L;
    lua_createtable(L, 0, 4);
    lua_pushvalue(L, AT_VERB);
    lua_rawgeti(L, AT_VERBS, action->verb + 1);
    lua_rawset(L, -3);
    lua_pushvalue(L, AT_BY);
    lua_rawgeti(L, AT_SEATS, action->seat + 1);
    lua_rawset(L, -3);
    switch (action->verb) {
    case INAROW_PLAY:
    case INAROW_CHOOSE:
        lua_pushvalue(L, AT_COLOUR);
        push_colour(listing, action->colour);
        lua_rawset(L, -3);
        break;
    case INAROW_DECLARE:
    case INAROW_TAKE:
        lua_pushinteger(L, action->number);
        lua_setfield(L, -2, "number");
        break;
    case INAROW_ROTATE:
        inarow_push_point(L, listing->spec, action->point[0]);
        lua_setfield(L, -2, "point");
        lua_pushstring(L, action->number == INAROW_LEFT ? "left" : "right");
        lua_setfield(L, -2, "direction");
        break;
    case INAROW_ROLL:
        lua_createtable(L, 2, 0);
        lua_pushinteger(L, action->number);
        lua_rawseti(L, -2, 1);
        lua_pushinteger(L, action->other);
        lua_rawseti(L, -2, 2);
        lua_setfield(L, -2, "dice");
        break;
    default:
        break;
    }
}

/* ---- One by one -------------------------------------------------------------------- */

static void add_action(struct listing *listing, const inarow_action *action)
{
    lua_State *L = listing->L;
    push_action(listing, action);
    switch (action->verb) {
    case INAROW_PLAY:
    case INAROW_PICK:
    case INAROW_REMOVE:
        lua_pushvalue(L, AT_POINT);
        push_point(listing, action->point[0]);
        lua_rawset(L, -3);
        break;
    case INAROW_OFFER:
    case INAROW_MOVE:
        inarow_push_points(L, listing->spec, action->point,
                           action->verb == INAROW_MOVE ? 2 : 1);
        lua_setfield(L, -2, "points");
        break;
    default:
        break;
    }
    append(listing);
}

/* ---- Points together --------------------------------------------------------------- */

/* Returns true if two actions differ only in their point. */
static bool is_alike(const inarow_action *a, const inarow_action *b)
{
    return a->verb == b->verb && a->seat == b->seat &&
           (a->verb != INAROW_MOVE || a->point[0] == b->point[0]);
}

/* Begins a choice among points. The points are at its place on the stack. */
static void begin_choice(struct listing *listing, const inarow_action *action, int nth)
{
    lua_State *L = listing->L;
    push_action(listing, action);
    if (action->verb == INAROW_MOVE) {
        push_point(listing, action->point[0]);
        lua_setfield(L, -2, "from");
    }
    lua_createtable(L, action->verb == INAROW_MOVE ? 0 : *count_of(listing, action), 0);
    lua_pushvalue(L, -1);
    lua_replace(L, AT_CHOICE + nth);
    lua_setfield(L, -2, "points");
    append(listing);
    listing->choice[nth] = *action;
    listing->points[nth] = 0;
}

/* Adds an action to the choice of its colour. Stones of several colours come point by
 * point, so there is one choice per colour. */
static void add_choice(struct listing *listing, const inarow_action *action)
{
    lua_State *L = listing->L;
    switch (action->verb) {
    case INAROW_PLAY:
    case INAROW_OFFER:
    case INAROW_PICK:
    case INAROW_REMOVE:
    case INAROW_MOVE:
        break;
    default:
        push_action(listing, action);
        append(listing);
        return;
    }
    int nth = action->verb == INAROW_PLAY ? action->colour : 0;
    if (listing->points[nth] == 0 || !is_alike(&listing->choice[nth], action))
        begin_choice(listing, action, nth);
    push_point(listing, action->point[action->verb == INAROW_MOVE]);
    lua_rawseti(L, AT_CHOICE + nth, ++listing->points[nth]);
}

/* ---- Both ways of listing ---------------------------------------------------------- */

/* Checks the arguments shared by all ways of listing. Prepares the stack, with an
 * empty list that has room for this number of items. */
static void open_listing(struct listing *listing, const struct lua_position *p, int room)
{
    lua_State *L = listing->L;
    listing->spec = inarow_spec_of(p->rules);
    listing->exchanged =
        inarow_state_of((const inarow_position *)p->position.bytes).exchanged;
    luaL_checkstack(L, AT_TOP + 8, "legal actions");
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_createtable(L, room, 0);
    lua_pushliteral(L, "verb");
    lua_pushliteral(L, "by");
    lua_pushliteral(L, "colour");
    lua_pushliteral(L, "point");
    lua_settop(L, AT_TOP);
    listing->seen = 0;
}

static struct lua_position *check_listing(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    luaL_checktype(L, AT_COLOURS, LUA_TTABLE);
    luaL_checktype(L, AT_SEATS, LUA_TTABLE);
    lua_settop(L, AT_LEFT_OUT);
    return p;
}

static int list(lua_State *L,
                void (*add)(struct listing *listing, const inarow_action *action))
{
    struct lua_position *p = check_listing(L);
    struct listing listing = {.L = L, .add = add};
    listing.leaves_out = !lua_isnil(L, AT_LEFT_OUT);
    if (listing.leaves_out)
        luaL_checktype(L, AT_LEFT_OUT, LUA_TTABLE);
    inarow_each_legal(p->rules, position_of(p), count_listed, &listing);
    inarow_check_spent(L);
    open_listing(&listing, p, add == add_action ? listing.seen : 2);
    inarow_each_legal(p->rules, position_of(p), receive_action, &listing);
    inarow_check_spent(L);
    lua_settop(L, AT_LIST);
    return 1;
}

/* position:count(): returns the number of legal actions, without passes. */
static int count_actions(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    struct listing listing = {.only = 0};
    inarow_each_legal(p->rules, position_of(p), receive_only, &listing);
    inarow_check_spent(L);
    lua_pushinteger(L, listing.seen);
    return 1;
}

/* position:nth(colours, seats, n): returns the n-th legal action, as in `legal`, or
 * nil if there are fewer. */
static int nth_action(lua_State *L)
{
    int only = (int)luaL_checkinteger(L, AT_LEFT_OUT);
    struct lua_position *p = check_listing(L);
    struct listing listing = {.L = L, .add = add_action, .only = only};
    open_listing(&listing, p, 1);
    inarow_each_legal(p->rules, position_of(p), receive_only, &listing);
    inarow_check_spent(L);
    lua_rawgeti(L, AT_LIST, 1);
    return 1;
}

/* position:legal(colours, seats, left_out): returns the legal actions by verb, column
 * and row, as game:apply takes them. `colours` and `seats` are lists of names. If
 * `left_out` is given, actions whose number is in this set are not listed. */
static int legal(lua_State *L)
{
    return list(L, add_action);
}

/* position:choices(colours, seats, left_out): like position:legal, but actions that
 * differ only in their point are one table with a list `points`. For moves, there is
 * one table per stone, at `from`. */
static int choices(lua_State *L)
{
    return list(L, add_choice);
}

void inarow_open_legal(lua_State *L)
{
    lua_newtable(L);
    for (int verb = 0; verb <= INAROW_ROTATE; verb++) {
        lua_pushstring(L, inarow_verb_name[verb]);
        lua_rawseti(L, -2, verb + 1);
    }
    lua_createtable(L, INAROW_SIDE * INAROW_SIDE, 0);
    lua_pushcfunction(L, count_actions);
    lua_setfield(L, -4, "count");
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -2);
    lua_pushcclosure(L, nth_action, 2);
    lua_setfield(L, -4, "nth");
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -2);
    lua_pushcclosure(L, legal, 2);
    lua_setfield(L, -4, "legal");
    lua_pushcclosure(L, choices, 2);
    lua_setfield(L, -2, "choices");
}
