/* Answers questions about a position, which is a userdata. position_actions.c has its
 * actions, and legal.c lists legal actions. */
#include <stdio.h>
#include <string.h>
#include "deadline.h"
#include "inarow_lua.h"

/* position:taken(colour): returns the number of opponents' stones captured by the
 * colour's team. */
static int taken(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    uint8_t colour = inarow_check_colour(L, 2, p);
    lua_pushinteger(L, inarow_taken(p->rules, position_of(p), colour));
    return 1;
}

/* position:taken_by(colour): returns the number of stones captured by the colour
 * itself. */
static int taken_by(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    uint8_t colour = inarow_check_colour(L, 2, p);
    lua_pushinteger(L, inarow_state_of(position_of(p)).taken[colour]);
    return 1;
}

/* position:set_taken(colour, stones): sets that number in a position that was set up. */
static int set_taken(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    uint8_t colour = inarow_check_colour(L, 2, p);
    lua_Number stones = luaL_checknumber(L, 3);
    luaL_argcheck(L, stones >= 0 && stones <= UINT16_MAX, 3, "out of range");
    inarow_set_taken(p->rules, position_of(p), colour, (uint16_t)stones);
    return 0;
}

/* position:supply(colour): returns the number of stones left, or nil if the supply is
 * unlimited. */
static int supply(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    uint8_t colour = inarow_check_colour(L, 2, p);
    if (!inarow_spec_of(p->rules)->supply[colour])
        return 0;
    lua_pushinteger(L, inarow_state_of(position_of(p)).supply[colour]);
    return 1;
}

/* position:listed(colour): returns the place of a colour in the script's list, or the
 * colour with a place. These differ if the two colours have been exchanged. */
static int listed(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    lua_Integer colour = luaL_checkinteger(L, 2);
    bool exchanged = inarow_state_of(position_of(p)).exchanged;
    lua_pushinteger(L, exchanged ? 3 - colour : colour);
    return 1;
}

/* position:exempted(): returns the pattern that the last action made and that an
 * exception allowed, or nil. */
static int exempted(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_push_reason(L, inarow_first_reason(p->facts.exempted));
    return 1;
}

/* position:is_to_rotate(): returns true if a block must be turned now. */
static int is_to_rotate(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    lua_pushboolean(L, inarow_state_of(position_of(p)).is_to_rotate);
    return 1;
}

/* position:at(point): returns the colour at a point, or nil. For a neutral stone,
 * returns the number of colours plus one. */
static int at(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_push_index(L,
                      inarow_at(p->rules, position_of(p), inarow_check_point(L, 2, p)));
    return 1;
}

/* position:turn(): returns six values. They are the seat, the colour, the number of
 * the phase's first step (nil after the opening), and the number of alternatives. The
 * last two are the least and most for a declaration or an offer. */
static int turn(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_turn now = inarow_to_act(p->rules, position_of(p));
    inarow_push_index(L, now.seat);
    inarow_push_index(L, now.colour);
    if (now.alternatives)
        lua_pushinteger(L, now.step + 1);
    else
        lua_pushnil(L);
    lua_pushinteger(L, now.alternatives);
    lua_pushinteger(L, now.least);
    lua_pushinteger(L, now.most);
    return 6;
}

/* position:mover(): returns the seat that last placed or passed, the number of moves,
 * and the last point. */
static int mover(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_state state = inarow_state_of(position_of(p));
    inarow_push_index(L, state.mover);
    lua_pushinteger(L, state.moves);
    inarow_push_point_or_nil(L, inarow_spec_of(p->rules), state.last);
    return 3;
}

/* position:awaiting(): returns the colour whose row must survive the next answer, and
 * the stone that made the row. Returns nothing if there is no such row. */
static int awaiting(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_state state = inarow_state_of(position_of(p));
    if (state.standing == INAROW_NOWHERE)
        return 0;
    inarow_push_index(L, state.standing_colour);
    inarow_push_point(L, inarow_spec_of(p->rules), state.standing);
    return 2;
}

/* position:left(): returns the number of stones left to place in this turn, after the
 * opening. */
static int left(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    lua_pushinteger(L, inarow_state_of(position_of(p)).left);
    return 1;
}

/* position:holder(colour): returns the seat that holds the colour, or nil if no seat
 * holds it yet. */
static int holder(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_push_index(
        L, inarow_state_of(position_of(p)).holder[inarow_check_colour(L, 2, p)]);
    return 1;
}

static int offered(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_point point[INAROW_OFFERS];
    inarow_push_points(L, inarow_spec_of(p->rules), point,
                       inarow_offered(p->rules, position_of(p), point));
    return 1;
}

/* position:forbidden(colour): returns the forbidden points by column, then by row.
 * Returns nil if one of them would take too long to decide. */
static int forbidden(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_set set;
    bool is_known =
        inarow_forbidden(p->rules, position_of(p), inarow_check_colour(L, 2, p), &set);
    inarow_check_spent(L);
    if (!is_known)
        return 0;
    inarow_push_set(L, p->rules, &set);
    return 1;
}

/* position:is_stuck(): returns true if no player has a legal action. */
static int is_stuck(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    bool stuck = inarow_legal(p->rules, position_of(p), NULL, 0) == 0;
    inarow_check_spent(L);
    lua_pushboolean(L, stuck);
    return 1;
}

/* position:cells(): returns the content of the points layer by layer, and row by row
 * from the top, as rules:setup reads them, without holes. */
static int cells(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    const char *letters = inarow_state_of(position_of(p)).exchanged ? "OX" : "XO1234";
    int colours = inarow_spec_of(p->rules)->colours;
    inarow_point point[INAROW_SIDE * INAROW_SIDE];
    char text[INAROW_SIDE * INAROW_SIDE];
    int count = inarow_points_from_top(p->rules, point);
    for (int i = 0; i < count; i++) {
        uint8_t colour = inarow_at(p->rules, position_of(p), point[i]);
        text[i] = colour == INAROW_ANY ? '.' : colour < colours ? letters[colour] : '@';
    }
    lua_pushlstring(L, text, (size_t)count);
    return 1;
}

static int push_key(lua_State *L, inarow_hash128 key, int symmetry)
{
    char text[33];
    snprintf(text, sizeof text, "%016llx%016llx", (unsigned long long)key.word[0],
             (unsigned long long)key.word[1]);
    lua_pushstring(L, text);
    lua_pushinteger(L, symmetry);
    return 2;
}

/* position:key(): returns 32 hexadecimal digits, which are the same for positions that
 * are equal by inarow_canonical. The second result is the symmetry that maps the
 * position to the canonical form. */
static int key(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    int symmetry;
    inarow_hash128 key = inarow_key128(p->rules, position_of(p), &symmetry);
    return push_key(L, key, symmetry);
}

/* position:board_key(): returns the key of the stones and the colour to move alone, in
 * the form of position:key(). */
static int board_key(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    int symmetry;
    inarow_hash128 key = inarow_board_key128(p->rules, position_of(p), &symmetry);
    return push_key(L, key, symmetry);
}

/* position:image(symmetry, point): returns the image of a point under a symmetry of
 * the board. Returns nil if the board has no such symmetry. */
static int image(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    lua_Integer symmetry = luaL_checkinteger(L, 2);
    if (symmetry < 0 || symmetry >= inarow_symmetry_count(p->rules))
        return 0;
    inarow_point to = inarow_image(p->rules, (int)symmetry, inarow_check_point(L, 3, p));
    inarow_push_points(L, inarow_spec_of(p->rules), &to, 1);
    lua_rawgeti(L, -1, 1);
    return 1;
}

/* position:pattern(): returns the number of the opening pattern that the stones form,
 * or nil. */
static int pattern(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    int n = inarow_pattern_of(p->rules, position_of(p));
    inarow_push_index(L, n < 0 ? INAROW_ANY : (uint8_t)n);
    return 1;
}

/* Returns the first symmetry that maps the stones of the position to themselves and
 * point `a` to point `b`. Returns -1 if there is none. */
static int symmetry_between(struct lua_position *p, inarow_point a, inarow_point b)
{
    uint64_t left = inarow_symmetries(p->rules, position_of(p));
    for (int s = 0; s < inarow_symmetry_count(p->rules); s++) {
        if (left >> s & 1 && inarow_image(p->rules, s, a) == b)
            return s;
    }
    return -1;
}

/* position:symmetric(a, b): returns true if a symmetry of the position maps a to b. */
static int symmetric(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_point a = inarow_check_point(L, 2, p), b = inarow_check_point(L, 3, p);
    lua_pushboolean(L, symmetry_between(p, a, b) >= 0);
    return 1;
}

/* position:images(a, b): returns the image of each point under a symmetry of the
 * position that maps a to b. The points are in the order layer by layer, and row by
 * row from the top. Returns nil if there is no such symmetry. */
static int images(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_point a = inarow_check_point(L, 2, p), b = inarow_check_point(L, 3, p);
    inarow_point point[INAROW_SIDE * INAROW_SIDE];
    int symmetry = symmetry_between(p, a, b);
    if (symmetry < 0)
        return 0;
    int count = inarow_points_from_top(p->rules, point);
    for (int i = 0; i < count; i++)
        point[i] = inarow_image(p->rules, symmetry, point[i]);
    inarow_push_points(L, inarow_spec_of(p->rules), point, count);
    return 1;
}

/* position:begin(seat): sets the seat that begins, before the first action. */
static int begin(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    uint8_t seat = inarow_check_colour(L, 2, p);
    inarow_begin(p->rules, position_of(p), seat);
    return 0;
}

static int copy(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_twin_of(L, 1, p);
    return 1;
}

/* position:keep(): marks the position as unchanging. Its game goes on in a copy
 * (line.c). */
static int keep(lua_State *L)
{
    inarow_check_position(L)->is_kept = true;
    lua_settop(L, 1);
    return 1;
}

/* position:become(other): copies another position under the same rules. */
static int become(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    const struct lua_position *other = luaL_checkudata(L, 2, POSITION_TYPE);
    luaL_argcheck(L, other->rules == p->rules, 2,
                  "a position of the same rules expected");
    p->facts = other->facts;
    memcpy(position_of(p), other->position.bytes, inarow_position_size(p->rules));
    return 0;
}

const luaL_Reg inarow_position_questions[] = {
    {"at", at},
    {"awaiting", awaiting},
    {"become", become},
    {"begin", begin},
    {"board_key", board_key},
    {"cells", cells},
    {"copy", copy},
    {"listed", listed},
    {"is_to_rotate", is_to_rotate},
    {"exempted", exempted},
    {"forbidden", forbidden},
    {"holder", holder},
    {"image", image},
    {"images", images},
    {"is_stuck", is_stuck},
    {"keep", keep},
    {"key", key},
    {"left", left},
    {"mover", mover},
    {"offered", offered},
    {"pattern", pattern},
    {"taken", taken},
    {"taken_by", taken_by},
    {"set_taken", set_taken},
    {"supply", supply},
    {"symmetric", symmetric},
    {"turn", turn},
    {NULL, NULL},
};
