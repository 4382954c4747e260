/* Implements methods of the userdata of position.c that carry out actions on a
 * position, and report the effects of the last action. */
#include <string.h>
#include "deadline.h"
#include "inarow_lua.h"

static int refuse(lua_State *L, inarow_reason reason)
{
    lua_pushnil(L);
    inarow_push_reason(L, reason);
    return 2;
}

int inarow_push_outcome(lua_State *L, inarow_outcome outcome)
{
    if (outcome.status == INAROW_PLAYING)
        return 0;
    lua_pushstring(L, outcome.status == INAROW_WON ? "won" : "drawn");
    inarow_push_reason(L, outcome.reason);
    inarow_push_index(L, outcome.colour);
    return 3;
}

/* Plays an action and pushes true. If this decides the game, pushes the outcome too.
 * If the action is refused, pushes nil and the reason. If `left` is true, captured
 * stones are not lifted. */
static int play(lua_State *L, struct lua_position *p, const inarow_action *action,
                bool left)
{
    const inarow_facts before = p->facts;
    inarow_reason reason = inarow_play(p->rules, position_of(p), action, &p->facts);
    if (reason == INAROW_OK && !left)
        inarow_lift(p->rules, position_of(p), &p->facts);
    if (inarow_is_spent()) {
        if (reason == INAROW_OK)
            inarow_take_back(p->rules, position_of(p), &p->facts.undo);
        p->facts = before;
        inarow_check_spent(L);
    }
    if (reason != INAROW_OK)
        return refuse(L, reason);
    lua_pushboolean(L, true);
    return 1 + inarow_push_outcome(L, inarow_judge(p->rules, &p->facts));
}

/* Reads the points of an action, "h8" or {"h6", "i7"}. Returns false if the value is
 * of another kind. */
static bool read_points(lua_State *L, int index, const inarow_spec *spec,
                        inarow_action *action)
{
    if (lua_type(L, index) != LUA_TTABLE)
        return inarow_read_point(L, index, spec, &action->point[0]);
    size_t count = lua_rawlen(L, index);
    if (count > INAROW_OFFERS)
        count = INAROW_OFFERS;
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(L, index, (int)i + 1);
        bool ok = inarow_read_point(L, lua_gettop(L), spec, &action->point[i]);
        lua_pop(L, 1);
        if (!ok)
            return false;
    }
    action->number = (uint8_t)count;
    return count > 0;
}

/* Reads a number of an action at a stack index. Returns false if no action has this
 * number. */
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

inarow_reason inarow_read_action(lua_State *L, const struct lua_position *p,
                                 inarow_action *read)
{
    const char *verb = luaL_checkstring(L, 2);
    const inarow_spec *spec = inarow_spec_of(p->rules);
    inarow_action action = {.verb = INAROW_PLAY, .point = {INAROW_NOWHERE}};
    while (action.verb <= INAROW_ROTATE &&
           strcmp(verb, inarow_verb_name[action.verb]) != 0)
        action.verb++;
    if (action.verb > INAROW_ROTATE)
        return INAROW_REASON_BAD_ACTION;
    action.colour = inarow_check_index(L, 5, spec->colours);
    action.seat = inarow_check_index(L, 6, spec->colours);
    bool needs_points = action.verb == INAROW_PLAY || action.verb == INAROW_OFFER ||
                        action.verb == INAROW_PICK || action.verb == INAROW_REMOVE ||
                        action.verb == INAROW_MOVE || action.verb == INAROW_ROTATE;
    if (needs_points && !read_points(L, 3, spec, &action))
        return INAROW_REASON_BAD_ACTION;
    if (needs_points && lua_type(L, 3) == LUA_TTABLE && lua_rawlen(L, 3) > INAROW_OFFERS)
        return INAROW_REASON_WRONG_COUNT;
    if (action.verb == INAROW_MOVE && action.number != 2)
        return INAROW_REASON_BAD_ACTION;
    if (!read_number(L, 4, &action.number) || !read_number(L, 7, &action.other))
        return INAROW_REASON_WRONG_COUNT;
    *read = action;
    return INAROW_OK;
}

/* position:act(verb, points, number, colour, seat, other, left): carries out an
 * action. All arguments except the verb may be nil. If `left` is true, captured stones
 * remain on the board until they are lifted. */
static int act(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_action action;
    inarow_reason reason = inarow_read_action(L, p, &action);
    return reason == INAROW_OK ? play(L, p, &action, lua_toboolean(L, 8))
                               : refuse(L, reason);
}

/* position:outcome(): returns the name of the reason why the last action ended the
 * game. Returns nil if the game goes on. */
static int outcome(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_push_reason(L, inarow_judge(p->rules, &p->facts).reason);
    return 1;
}

/* position:decided(): returns the colour that acted last, and a stone of the row that
 * it made, if there is such a row. Then returns the other colour whose row wins now
 * because it survived the answer, and a stone of that row. */
static int decided(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    const inarow_spec *spec = inarow_spec_of(p->rules);
    inarow_push_index(L, p->facts.mover);
    inarow_push_point_or_nil(L, spec, p->facts.made_at);
    inarow_push_index(L, p->facts.rival);
    inarow_push_point_or_nil(
        L, spec, p->facts.rival == INAROW_ANY ? INAROW_NOWHERE : p->facts.rival_at);
    return 4;
}

/* position:claims(): returns the claims that the last action allows, as {reason,
 * winner, ...}. If the action ends the game without a claim, also returns the reason,
 * and the winner or nil for a draw. Otherwise the reason is nil. */
static int claims(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_outcome claim[INAROW_CLAIMS], draw = inarow_draw(p->rules, &p->facts);
    int count = inarow_claims(p->rules, &p->facts, claim);
    lua_createtable(L, 2 * count, 0);
    for (int i = 0; i < count; i++) {
        inarow_push_reason(L, claim[i].reason);
        lua_rawseti(L, -2, 2 * i + 1);
        lua_pushinteger(L, claim[i].colour + 1);
        lua_rawseti(L, -2, 2 * i + 2);
    }
    inarow_push_reason(L, draw.reason);
    inarow_push_index(L, draw.colour);
    return 3;
}

/* Number of the sides of the last stone. A captured stone is on one of them: lower,
 * equal or higher in column, row and layer. The stones on one side are captured
 * together. */
enum { SIDES = 27 };

static int sign(int n)
{
    return (n > 0) - (n < 0);
}

static int side_of(const inarow_spec *spec, const inarow_undo *undo, int i)
{
    inarow_point at = undo->capture[i].point, from = undo->stone;
    int right = INAROW_X(at) % spec->width - INAROW_X(from) % spec->width;
    int up = INAROW_Y(at) - INAROW_Y(from);
    int higher = INAROW_X(at) / spec->width - INAROW_X(from) / spec->width;
    return 9 * sign(higher) + 3 * sign(right) + sign(up) + SIDES / 2;
}

/* Pushes {by, points}. These are the stones on one side of the last stone that one
 * colour captures. Returns false, and pushes nothing, if there are no such stones. */
static bool push_side(lua_State *L, const struct lua_position *p, int side)
{
    const inarow_spec *spec = inarow_spec_of(p->rules);
    const inarow_undo *undo = &p->facts.undo;
    int count = 0, first = lua_gettop(L) + 1;
    for (int i = 0; i < undo->captured; i++) {
        if (side_of(spec, undo, i) != side)
            continue;
        if (count++ == 0) {
            lua_createtable(L, 0, 2);
            inarow_push_index(L, undo->capture[i].by);
            lua_setfield(L, first, "by");
            lua_newtable(L);
        }
        inarow_push_point(L, spec, undo->capture[i].point);
        lua_rawseti(L, first + 1, count);
    }
    if (count > 0)
        lua_setfield(L, first, "points");
    return count > 0;
}

/* position:captured_rows(): returns the stones that the last action captured. They are
 * grouped as they are lifted, in a list of {by, points}. `by` is the colour that
 * captures the stones. */
static int captured_rows(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    int count = 0;
    lua_newtable(L);
    for (int side = 0; side < SIDES; side++) {
        if (push_side(L, p, side))
            lua_rawseti(L, 2, ++count);
    }
    return 1;
}

static bool is_in_list(inarow_point point, const inarow_point *list, int count)
{
    for (int i = 0; i < count; i++) {
        if (list[i] == point)
            return true;
    }
    return false;
}

/* position:lift(points, by): lifts stones that a colour captured, now or earlier.
 * Returns true, or nil and the reason. The reason is that a value is not a point, that
 * a point has no stone, or that a point is given twice. */
static int lift(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_action named = {.number = 1}; /* holds one point */
    inarow_facts lifted = p->facts;
    inarow_undo *undo = &lifted.undo;
    if (!read_points(L, 2, inarow_spec_of(p->rules), &named) ||
        named.number > INAROW_CAPTURED)
        return refuse(L, INAROW_REASON_BAD_ACTION);
    uint8_t by = inarow_check_colour(L, 3, p);
    undo->captured = named.number;
    for (int i = 0; i < named.number; i++) {
        uint8_t colour = inarow_at(p->rules, position_of(p), named.point[i]);
        if (colour == INAROW_ANY || is_in_list(named.point[i], named.point, i))
            return refuse(L, INAROW_REASON_NO_STONE);
        undo->capture[i] = (inarow_captured){named.point[i], colour, by};
    }
    inarow_lift(p->rules, position_of(p), &lifted);
    inarow_check_spent(L);
    p->facts.ahead = lifted.ahead; /* by the count at the end of the game */
    lua_pushboolean(L, true);
    return 1;
}

/* position:captured(): returns the points of the stones that the last action captured. */
static int captured(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    const inarow_undo *undo = &p->facts.undo;
    lua_createtable(L, undo->captured, 0);
    for (int i = 0; i < undo->captured; i++) {
        inarow_push_point(L, inarow_spec_of(p->rules), undo->capture[i].point);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

const luaL_Reg inarow_position_actions[] = {
    {"act", act},         {"captured", captured}, {"captured_rows", captured_rows},
    {"claims", claims},   {"decided", decided},   {"lift", lift},
    {"outcome", outcome}, {NULL, NULL},
};
