/* The forbidden patterns that stones make, and the exceptions that allow them: methods
 * of the userdata of position.c. */
#include <string.h>
#include "deadline.h"
#include "inarow_lua.h"

enum { MOST_PATTERNS = 16 }; /* the reasons below this number include all patterns */

/* Pushes the names of reasons as a list. */
static void push_pattern_names(lua_State *L, inarow_reasons reasons)
{
    int count = 0;
    lua_newtable(L);
    for (; reasons; reasons &= reasons - 1) {
        inarow_push_reason(L, inarow_first_reason(reasons));
        lua_rawseti(L, -2, ++count);
    }
}

/* Returns the patterns in a list of names at a stack index; none for nil. */
static inarow_reasons check_pattern_names(lua_State *L, int index)
{
    inarow_reasons found = 0;
    if (lua_isnoneornil(L, index))
        return 0;
    luaL_checktype(L, index, LUA_TTABLE);
    for (size_t i = 1; i <= lua_rawlen(L, index); i++) {
        lua_rawgeti(L, index, (int)i);
        const char *word = luaL_checkstring(L, -1);
        for (unsigned reason = 1; reason < MOST_PATTERNS; reason++) {
            const char *name = inarow_reason_name((inarow_reason)reason);
            if (name && strcmp(name, word) == 0)
                found |= (inarow_reasons)1 << reason;
        }
        lua_pop(L, 1);
    }
    return found;
}

inarow_proved inarow_check_proved(lua_State *L, const struct lua_position *p)
{
    return (inarow_proved){.colour = inarow_check_colour(L, 2, p),
                           .point = inarow_check_point(L, 3, p),
                           .from = lua_isnoneornil(L, 4) ? INAROW_NOWHERE
                                                         : inarow_check_point(L, 4, p),
                           .allowed = check_pattern_names(L, 5)};
}

/* Pushes a stone as {colour, point, patterns}. */
static void push_foul(lua_State *L, const inarow_spec *spec, uint8_t colour,
                      inarow_point point, inarow_reasons fouls)
{
    lua_createtable(L, 0, 3);
    inarow_push_index(L, colour);
    lua_setfield(L, -2, "colour");
    inarow_push_point(L, spec, point);
    lua_setfield(L, -2, "point");
    push_pattern_names(L, fouls);
    lua_setfield(L, -2, "patterns");
}

/* position:fouls(verb, points, number, colour, seat): returns a list of {colour,
 * point, patterns}. It has the stones of a legal action that make forbidden patterns
 * which no exception allows. For an offer, each point counts as a stone. Returns nil
 * if there are no such stones. */
static int fouls(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    const inarow_spec *spec = inarow_spec_of(p->rules);
    inarow_action action;
    if (inarow_read_action(L, p, &action) != INAROW_OK)
        return 0;
    inarow_reasons made = inarow_fouls_of(p->rules, position_of(p), &action);
    inarow_check_spent(L);
    if (!made)
        return 0;
    bool is_offer = action.verb == INAROW_OFFER;
    int count = 0, last = is_offer ? action.number - 1 : action.verb == INAROW_MOVE;
    lua_newtable(L);
    for (int i = is_offer ? 0 : last; i <= last; i++) {
        if (is_offer)
            made = inarow_fouls(p->rules, position_of(p), action.colour, INAROW_NOWHERE,
                                action.point[i]);
        if (made) {
            push_foul(L, spec, action.colour, action.point[i], made);
            lua_rawseti(L, -2, ++count);
        }
    }
    inarow_check_spent(L);
    return 1;
}

/* position:makes(colour, point, from): returns the name of the first forbidden
 * pattern, or winning row, that a stone at the point makes. The second result is true
 * if the pattern is forbidden and not allowed by an exception. Returns nil if the
 * stone makes neither. The stone comes from the point `from`, if given. */
static int makes(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_proved stone = inarow_check_proved(L, p);
    inarow_reasons makes =
        stone.from == INAROW_NOWHERE
            ? inarow_makes(p->rules, position_of(p), stone.colour, stone.point)
            : inarow_makes_moved(p->rules, position_of(p), stone.colour, stone.from,
                                 stone.point);
    inarow_reasons bad = inarow_forbids(p->rules, stone.colour, makes);
    if (bad)
        bad =
            inarow_fouls(p->rules, position_of(p), stone.colour, stone.from, stone.point);
    inarow_check_spent(L);
    if (!makes)
        return 0;
    inarow_push_reason(L, inarow_first_reason(bad ? bad : makes));
    lua_pushboolean(L, bad != 0);
    return 2;
}

bool inarow_would_win(const inarow_rules *rules, const inarow_position *position,
                      uint8_t colour, inarow_point point)
{
    const inarow_win *win = &inarow_spec_of(rules)->win[colour];
    inarow_reasons makes = inarow_makes(rules, position, colour, point);
    return makes & INAROW_BIT(SHAPE) || (makes & INAROW_BIT(FIVE) && win->length) ||
           (makes & INAROW_BIT(OVERLINE) && win->length && !win->exactly);
}

/* position:winning(colour): returns the vacant points where a stone of the colour
 * would make a winning row or shape, by layer, column and row. */
static int winning(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    uint8_t colour = inarow_check_colour(L, 2, p);
    inarow_set vacant, found = {{0}};
    inarow_stones(p->rules, position_of(p), INAROW_ANY, &vacant);
    for (int y = 0; y < INAROW_SIDE; y++) {
        for (uint32_t row = vacant.row[y]; row; row &= row - 1) {
            inarow_point point = INAROW_POINT(__builtin_ctz(row), y);
            if (inarow_would_win(p->rules, position_of(p), colour, point))
                found.row[y] |= row & -row;
        }
    }
    inarow_check_spent(L);
    inarow_push_set(L, p->rules, &found);
    return 1;
}

/* position:fouls_at(colour, point, from): returns only the patterns, for a
 * hypothetical stone. */
static int fouls_at(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_proved stone = inarow_check_proved(L, p);
    inarow_reasons made =
        inarow_fouls(p->rules, position_of(p), stone.colour, stone.from, stone.point);
    inarow_check_spent(L);
    push_pattern_names(L, made);
    return 1;
}

/* position:allow(patterns): allows the last action to make these patterns. The results
 * are those of `act`, beginning with the status. */
static int allow_patterns(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_allow(&p->facts, check_pattern_names(L, 2));
    return inarow_push_outcome(L, inarow_judge(p->rules, &p->facts));
}

/* position:effect(colour, point, from): returns {captured, captures, wins, breaks}.
 * `captured` has the points of the stones that a hypothetical stone captures. The
 * other fields say which exceptions then allow its patterns. */
static int effect(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_proved stone = inarow_check_proved(L, p);
    inarow_effect found =
        inarow_effect_of(p->rules, position_of(p), stone.colour, stone.from, stone.point);
    inarow_check_spent(L);
    lua_createtable(L, 0, 4);
    lua_newtable(L);
    for (int i = 0; i < found.captured; i++) {
        inarow_push_point(L, inarow_spec_of(p->rules), found.capture[i].point);
        lua_rawseti(L, -2, i + 1);
    }
    lua_setfield(L, -2, "captured");
    lua_pushboolean(L, found.takes);
    lua_setfield(L, -2, "captures");
    lua_pushboolean(L, found.wins);
    lua_setfield(L, -2, "wins");
    lua_pushboolean(L, found.breaks);
    lua_setfield(L, -2, "breaks");
    return 1;
}

const luaL_Reg inarow_position_fouls[] = {
    {"allow", allow_patterns},
    {"effect", effect},
    {"fouls", fouls},
    {"fouls_at", fouls_at},
    {"makes", makes},
    {"winning", winning},
    {NULL, NULL},
};
