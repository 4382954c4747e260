/* A position as a userdata: acting on it and asking it. */
#include <stdio.h>
#include <string.h>
#include "inarow_lua.h"

struct lua_position *inarow_check_position(lua_State *L)
{
    return luaL_checkudata(L, 1, POSITION_TYPE);
}

uint8_t inarow_check_colour(lua_State *L, int index, const struct lua_position *p)
{
    uint8_t colour = inarow_check_index(L, index, inarow_spec_of(p->rules)->colours);
    luaL_argcheck(L, colour != INAROW_ANY, index, "a colour expected");
    return colour;
}

/* A point of the board at a stack index. */
inarow_point inarow_check_point(lua_State *L, int index, const struct lua_position *p)
{
    inarow_point point = INAROW_NOWHERE;
    luaL_argcheck(L,
                  inarow_read_point(L, index, &point) &&
                      inarow_on_board(p->rules, INAROW_X(point), INAROW_Y(point)),
                  index, "not a point of the board");
    return point;
}

static void push_index(lua_State *L, uint8_t n)
{
    if (n == INAROW_ANY)
        lua_pushnil(L);
    else
        lua_pushinteger(L, n + 1);
}

static void push_point_or_nil(lua_State *L, inarow_point point)
{
    if (point == INAROW_NOWHERE)
        lua_pushnil(L);
    else
        inarow_push_point(L, point);
}

static int refuse(lua_State *L, inarow_reason reason)
{
    lua_pushnil(L);
    lua_pushstring(L, inarow_reason_name[reason]);
    return 2;
}

/* Push status, reason and winning colour, if the game is decided; how many they are. */
static int push_outcome(lua_State *L, inarow_outcome outcome)
{
    if (outcome.status == INAROW_PLAYING)
        return 0;
    lua_pushstring(L, outcome.status == INAROW_WON ? "won" : "drawn");
    lua_pushstring(L, inarow_pattern_name(outcome.reason));
    push_index(L, outcome.colour);
    return 3;
}

/* Play, and push: true, and once the game is decided its outcome; or nil and the reason
 * of the refusal. Stones captured stay if they are `left`. */
static int play(lua_State *L, struct lua_position *p, const inarow_action *action,
                bool left)
{
    inarow_reason reason = inarow_play(p->rules, position_of(p), action, &p->facts);
    if (reason != INAROW_OK)
        return refuse(L, reason);
    if (!left)
        inarow_lift(p->rules, position_of(p), &p->facts);
    lua_pushboolean(L, true);
    return 1 + push_outcome(L, inarow_judge(p->rules, &p->facts));
}

void inarow_push_points(lua_State *L, const inarow_point *point, int count)
{
    lua_createtable(L, count, 0);
    for (int i = 0; i < count; i++) {
        inarow_push_point(L, point[i]);
        lua_rawseti(L, -2, i + 1);
    }
}

/* Read the points of an action, "h8" or {"h6", "i7"}. False: they are no points. */
static bool read_points(lua_State *L, int index, inarow_action *action)
{
    if (lua_type(L, index) != LUA_TTABLE)
        return inarow_read_point(L, index, &action->point[0]);
    size_t count = lua_rawlen(L, index);
    if (count > INAROW_OFFERS)
        count = INAROW_OFFERS;
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(L, index, (int)i + 1);
        bool ok = inarow_read_point(L, lua_gettop(L), &action->point[i]);
        lua_pop(L, 1);
        if (!ok)
            return false;
    }
    action->number = (uint8_t)count;
    return count > 0;
}

/* A number of an action at a stack index; false if it is none that an action has. */
static bool read_number(lua_State *L, int index, uint8_t *number)
{
    if (lua_isnoneornil(L, index))
        return true;
    lua_Number n = luaL_checknumber(L, index);
    if (!(n >= 0 && n <= INAROW_OFFERS) || n != (int)n)
        return false;
    *number = (uint8_t)n;
    return true;
}

/* position:act(verb, points, number, colour, seat, other, left): all but the verb may be
 * nil; `left` true leaves captured stones to be lifted. */
static int act(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    const char *verb = luaL_checkstring(L, 2);
    int colours = inarow_spec_of(p->rules)->colours;
    inarow_action action = {.verb = INAROW_PLAY, .point = {INAROW_NOWHERE}};
    while (action.verb <= INAROW_ROLL && strcmp(verb, inarow_verb_name[action.verb]) != 0)
        action.verb++;
    if (action.verb > INAROW_ROLL)
        return refuse(L, INAROW_BAD_ACTION);
    action.colour = inarow_check_index(L, 5, colours);
    action.seat = inarow_check_index(L, 6, colours);
    bool needs_points = action.verb == INAROW_PLAY || action.verb == INAROW_OFFER ||
                        action.verb == INAROW_PICK || action.verb == INAROW_REMOVE ||
                        action.verb == INAROW_MOVE;
    if (needs_points && !read_points(L, 3, &action))
        return refuse(L, INAROW_BAD_ACTION);
    if (needs_points && lua_type(L, 3) == LUA_TTABLE && lua_rawlen(L, 3) > INAROW_OFFERS)
        return refuse(L, INAROW_WRONG_COUNT);
    if (action.verb == INAROW_MOVE && action.number != 2)
        return refuse(L, INAROW_BAD_ACTION);
    if (!read_number(L, 4, &action.number) || !read_number(L, 7, &action.other))
        return refuse(L, INAROW_WRONG_COUNT);
    return play(L, p, &action, lua_toboolean(L, 8));
}

/* A stone, by whoever is to act. */
static const inarow_action placing = {
    .verb = INAROW_PLAY, .seat = INAROW_ANY, .colour = INAROW_ANY};

/* Read a stone's point as records write it, so that it can be logged as it is. */
static bool read_stone(lua_State *L, int index, inarow_action *action)
{
    return inarow_read_point(L, index, &action->point[0]) &&
           *lua_tostring(L, index) >= 'a';
}

/* position:play(point): place a stone, by whoever is to act. */
static int play_point(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_action action = placing;
    if (!read_stone(L, 2, &action))
        return refuse(L, INAROW_BAD_ACTION);
    return play(L, p, &action, false);
}

/* position:run(points, from): the stones of a list one after another, by whoever is to
 * act, as long as each may be placed and the game goes on. The number of the first that
 * was not placed; then, if the game is decided, status, reason and winning colour. */
static int run(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    luaL_checktype(L, 2, LUA_TTABLE);
    int n = (int)luaL_checkinteger(L, 3);
    inarow_outcome outcome = {INAROW_PLAYING, INAROW_ANY, 0};
    inarow_action action = placing;
    while (outcome.status == INAROW_PLAYING) {
        lua_settop(L, 3);
        lua_rawgeti(L, 2, n);
        if (lua_type(L, 4) != LUA_TSTRING || lua_rawlen(L, 4) < 2 ||
            !read_stone(L, 4, &action) ||
            inarow_play(p->rules, position_of(p), &action, &p->facts) != INAROW_OK)
            break;
        inarow_lift(p->rules, position_of(p), &p->facts);
        outcome = inarow_judge(p->rules, &p->facts);
        n++;
    }
    lua_pushinteger(L, n);
    return 1 + push_outcome(L, outcome);
}

/* position:made(): what the last stone made, as a list of names. */
static int made(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    int count = 0;
    lua_newtable(L);
    for (unsigned left = p->facts.made; left; left &= left - 1) {
        lua_pushstring(L, inarow_pattern_name(left));
        lua_rawseti(L, -2, ++count);
    }
    return 1;
}

/* position:decided(): the colour that acted last, a stone of the row it made, if any;
 * another colour whose row counts since then, and a stone of that. */
static int decided(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    push_index(L, p->facts.action.colour);
    push_point_or_nil(L, p->facts.made_at);
    push_index(L, p->facts.rival);
    push_point_or_nil(L,
                      p->facts.rival == INAROW_ANY ? INAROW_NOWHERE : p->facts.rival_at);
    return 4;
}

/* position:claims(): what may be claimed of the last action, as {reason, winner, ...};
 * then the reason of the draw that it brings about, or nil. */
static int claims(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_outcome claim[INAROW_CLAIMS], draw = inarow_draw(p->rules, &p->facts);
    int count = inarow_claims(p->rules, &p->facts, claim);
    lua_createtable(L, 2 * count, 0);
    for (int i = 0; i < count; i++) {
        lua_pushstring(L, inarow_pattern_name(claim[i].reason));
        lua_rawseti(L, -2, 2 * i + 1);
        lua_pushinteger(L, claim[i].colour + 1);
        lua_rawseti(L, -2, 2 * i + 2);
    }
    lua_pushstring(L, inarow_pattern_name(draw.reason));
    return 2;
}

/* The side of the last stone on which a captured one stands: rows to one side are
 * captured together. */
static int side_of(const inarow_facts *facts, int i)
{
    int dx = INAROW_X(facts->captured_point[i]) - INAROW_X(facts->stone);
    int dy = INAROW_Y(facts->captured_point[i]) - INAROW_Y(facts->stone);
    return 3 * ((dx > 0) - (dx < 0)) + (dy > 0) - (dy < 0);
}

/* position:lift(points): lift captured stones that were left; all of them if `points` is
 * nil. Returns true, or nil and the reason: some were not captured ("no-stone"), or the
 * rest of a row is missing ("wrong-count"). */
static int lift(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_facts chosen = p->facts, rest = p->facts;
    bool sides[9] = {false}, all = lua_isnoneornil(L, 2);
    inarow_action named = {.number = 0};
    if (!all && !read_points(L, 2, &named))
        return refuse(L, INAROW_BAD_ACTION);
    chosen.captured = rest.captured = 0;
    for (int i = 0; i < p->facts.captured; i++) {
        bool is_chosen = all;
        for (int n = 0; n < named.number; n++)
            is_chosen |= named.point[n] == p->facts.captured_point[i];
        sides[side_of(&p->facts, i) + 4] |= is_chosen;
        inarow_facts *to = is_chosen ? &chosen : &rest;
        to->captured_point[to->captured] = p->facts.captured_point[i];
        to->captured_colour[to->captured++] = p->facts.captured_colour[i];
    }
    if (chosen.captured == 0 || (!all && chosen.captured != named.number))
        return refuse(L, INAROW_NO_STONE);
    for (int i = 0; i < rest.captured; i++) {
        if (sides[side_of(&rest, i) + 4])
            return refuse(L, INAROW_WRONG_COUNT);
    }
    inarow_lift(p->rules, position_of(p), &chosen);
    p->facts.captured = rest.captured;
    memcpy(p->facts.captured_point, rest.captured_point, sizeof rest.captured_point);
    memcpy(p->facts.captured_colour, rest.captured_colour, sizeof rest.captured_colour);
    lua_pushboolean(L, true);
    return 1;
}

/* position:captured(): the points of the stones that the last action captured. */
static int captured(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_push_points(L, p->facts.captured_point, p->facts.captured);
    return 1;
}

/* position:taken(colour): opponents' stones taken by the colour's team. */
static int taken(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    uint8_t colour = inarow_check_colour(L, 2, p);
    lua_pushinteger(L, inarow_taken(p->rules, position_of(p), colour));
    return 1;
}

/* position:set_taken(colour, stones): for a position set up. */
static int set_taken(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    uint8_t colour = inarow_check_colour(L, 2, p);
    lua_Number stones = luaL_checknumber(L, 3);
    luaL_argcheck(L, stones >= 0 && stones <= UINT16_MAX, 3, "out of range");
    inarow_set_taken(p->rules, position_of(p), colour, (uint16_t)stones);
    return 0;
}

/* position:supply(colour): stones left, or nil if there are as many as needed. */
static int supply(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    uint8_t colour = inarow_check_colour(L, 2, p);
    if (!inarow_spec_of(p->rules)->supply[colour])
        return 0;
    lua_pushinteger(L, inarow_state_of(position_of(p)).supply[colour]);
    return 1;
}

/* position:exchanged(): have the two colours changed places? */
static int exchanged(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    lua_pushboolean(L, inarow_state_of(position_of(p)).exchanged);
    return 1;
}

/* position:at(point): the colour there, or nil. */
static int at(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    push_index(L, inarow_at(p->rules, position_of(p), inarow_check_point(L, 2, p)));
    return 1;
}

/* position:turn(): seat, colour, first step of the phase (nil once play is free),
 * alternatives, least and most that a declaration or an offer takes. */
static int turn(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_turn now = inarow_to_act(p->rules, position_of(p));
    push_index(L, now.seat);
    push_index(L, now.colour);
    if (now.alternatives)
        lua_pushinteger(L, now.step + 1);
    else
        lua_pushnil(L);
    lua_pushinteger(L, now.alternatives);
    lua_pushinteger(L, now.least);
    lua_pushinteger(L, now.most);
    return 6;
}

/* position:mover(): the seat that placed or passed last; moves so far, the last point. */
static int mover(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_state state = inarow_state_of(position_of(p));
    push_index(L, state.mover);
    lua_pushinteger(L, state.moves);
    push_point_or_nil(L, state.last);
    return 3;
}

/* position:holder(colour): the seat, or nil before anyone holds it. */
static int holder(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    push_index(L, inarow_holder(position_of(p), inarow_check_colour(L, 2, p)));
    return 1;
}

static int offered(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_point point[INAROW_OFFERS];
    inarow_push_points(L, point, inarow_offered(p->rules, position_of(p), point));
    return 1;
}

/* position:forbidden(colour): the points, by column, then row. */
static int forbidden(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_set set;
    inarow_forbidden(p->rules, position_of(p), inarow_check_colour(L, 2, p), &set);
    inarow_push_set(L, p->rules, &set);
    return 1;
}

/* position:makes(colour, point, from): the first forbidden pattern, or row that wins, by
 * name; then whether it is forbidden. nil if a stone there makes none. The stone comes
 * from the point `from`, if that is given. */
static int makes(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    uint8_t colour = inarow_check_colour(L, 2, p);
    inarow_point point = inarow_check_point(L, 3, p);
    unsigned bits = lua_isnoneornil(L, 4)
                        ? inarow_makes(p->rules, position_of(p), colour, point)
                        : inarow_makes_moved(p->rules, position_of(p), colour,
                                             inarow_check_point(L, 4, p), point);
    unsigned bad = inarow_forbids(p->rules, colour, bits);
    const char *name = inarow_pattern_name(bad ? bad : bits);
    if (!name)
        return 0;
    lua_pushstring(L, name);
    lua_pushboolean(L, bad != 0);
    return 2;
}

static void push_action(lua_State *L, const inarow_action *action)
{
    lua_createtable(L, 0, 3);
    lua_pushstring(L, inarow_verb_name[action->verb]);
    lua_setfield(L, -2, "verb");
    switch (action->verb) {
    case INAROW_PLAY:
    case INAROW_OFFER:
    case INAROW_PICK:
    case INAROW_REMOVE:
        inarow_push_point(L, action->point[0]);
        lua_setfield(L, -2, "point");
        break;
    case INAROW_MOVE:
        inarow_push_points(L, action->point, 2);
        lua_setfield(L, -2, "points");
        break;
    case INAROW_DECLARE:
    case INAROW_TAKE:
    case INAROW_ROLL:
        lua_pushinteger(L, action->number);
        lua_setfield(L, -2, "number");
        break;
    default:
        break;
    }
    if (action->verb == INAROW_ROLL) {
        lua_pushinteger(L, action->other);
        lua_setfield(L, -2, "other");
    }
    if (action->verb == INAROW_PLAY || action->verb == INAROW_CHOOSE) {
        lua_pushinteger(L, action->colour + 1);
        lua_setfield(L, -2, "colour");
    }
    lua_pushinteger(L, action->seat + 1);
    lua_setfield(L, -2, "seat");
}

/* position:legal(): {verb, point, number, colour, seat} by verb, column and row. */
static int legal(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    size_t count = inarow_legal(p->rules, position_of(p), NULL, 0);
    inarow_action *action = lua_newuserdata(L, (count + 1) * sizeof *action);
    inarow_legal(p->rules, position_of(p), action, count);
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        push_action(L, &action[i]);
        lua_rawseti(L, -2, (int)i + 1);
    }
    return 1;
}

/* position:cells(): the points row by row from the top, as rules:setup reads them. */
static int cells(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    const inarow_spec *spec = inarow_spec_of(p->rules);
    const char *letters = inarow_state_of(position_of(p)).exchanged ? "OX" : "XO1234";
    char text[INAROW_SIDE * INAROW_SIDE];
    size_t length = 0;
    for (int y = spec->height - 1; y >= 0; y--) {
        for (int x = 0; x < spec->width; x++) {
            uint8_t colour = inarow_at(p->rules, position_of(p), INAROW_POINT(x, y));
            text[length++] = colour == INAROW_ANY ? '.' : letters[colour];
        }
    }
    lua_pushlstring(L, text, length);
    return 1;
}

/* position:key(): 16 hexadecimal digits, the same for symmetric positions. */
static int key(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    char text[17];
    snprintf(text, sizeof text, "%016llx",
             (unsigned long long)inarow_key(p->rules, position_of(p)));
    lua_pushstring(L, text);
    return 1;
}

/* position:pattern(): the number of the opening pattern that the stones form, or nil. */
static int pattern(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    int n = inarow_pattern_of(p->rules, position_of(p));
    push_index(L, n < 0 ? INAROW_ANY : (uint8_t)n);
    return 1;
}

/* position:symmetric(a, b): does a symmetry of the position map the one to the other? */
static int symmetric(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_point a = inarow_check_point(L, 2, p), b = inarow_check_point(L, 3, p);
    unsigned left = inarow_symmetries(p->rules, position_of(p));
    bool found = false;
    for (int s = 0; left >> s; s++)
        found |= left >> s & 1 && inarow_image(p->rules, s, a) == b;
    lua_pushboolean(L, found);
    return 1;
}

static int copy(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    struct lua_position *twin = inarow_new_position(L, p->rules, 1);
    twin->facts = p->facts;
    memcpy(position_of(twin), position_of(p), inarow_position_size(p->rules));
    return 1;
}

void inarow_open_position(lua_State *L)
{
    static const luaL_Reg methods[] = {{"act", act},
                                       {"at", at},
                                       {"cells", cells},
                                       {"claims", claims},
                                       {"copy", copy},
                                       {"decided", decided},
                                       {"exchanged", exchanged},
                                       {"forbidden", forbidden},
                                       {"holder", holder},
                                       {"key", key},
                                       {"legal", legal},
                                       {"lift", lift},
                                       {"made", made},
                                       {"makes", makes},
                                       {"mover", mover},
                                       {"offered", offered},
                                       {"pattern", pattern},
                                       {"play", play_point},
                                       {"prove", inarow_lua_prove},
                                       {"run", run},
                                       {"captured", captured},
                                       {"taken", taken},
                                       {"set_taken", set_taken},
                                       {"supply", supply},
                                       {"symmetric", symmetric},
                                       {"turn", turn},
                                       {NULL, NULL}};
    luaL_newmetatable(L, POSITION_TYPE);
    lua_newtable(L);
    luaL_setfuncs(L, methods, 0);
    lua_setfield(L, -2, "__index");
    lua_pop(L, 1);
}
