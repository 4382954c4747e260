/* Converts values between Lua and the core: names for the core's numbers, points as
 * strings, colours and seats counted from 1, and positions. */
#include <stddef.h>
#include <string.h>
#include "inarow_lua.h"

/* ---- Names ------------------------------------------------------------------------- */

const char *const inarow_verb_name[] = {"play",    "pass",  "swap",  "keep", "choose",
                                        "declare", "offer", "pick",  "take", "remove",
                                        "move",    "roll",  "rotate"};

void inarow_push_reason(lua_State *L, inarow_reason reason)
{
    if (reason == INAROW_OK)
        lua_pushnil(L);
    else
        lua_pushstring(L, inarow_reason_name(reason));
}

uint8_t inarow_check_index(lua_State *L, int index, int most)
{
    if (lua_isnoneornil(L, index))
        return INAROW_ANY;
    lua_Number n = luaL_checknumber(L, index);
    luaL_argcheck(L, n >= 1 && n <= most && n == (int)n, index, "out of range");
    return (uint8_t)(n - 1);
}

/* Reads a number up to 99 without leading zeros, and moves past it. Returns -1 if
 * there is no such number. */
static int read_count(const char **text)
{
    int number = 0, digits = 0;
    for (; **text >= '0' && **text <= '9' && digits < 3; ++*text, digits++)
        number = number * 10 + **text - '0';
    return number > 0 && digits < 3 && (digits == 1 || number >= 10) ? number : -1;
}

bool inarow_read_point(lua_State *L, int index, const inarow_spec *spec,
                       inarow_point *point)
{
    bool has_layers = spec->layers > 1;
    const char *text = lua_type(L, index) == LUA_TSTRING ? lua_tostring(L, index) : "";
    int row = 1, layer = 1, x = text[0] >= 'a' ? text[0] - 'a' : text[0] - 'A';
    if (x < 0 || x >= INAROW_SIDE)
        return false;
    text++;
    bool column = !has_layers && *text == '\0', whole = !column;
    if (whole && (row = read_count(&text)) < 0)
        return false;
    if (has_layers) {
        whole = *text == '-';
        text += whole;
        if (whole && (layer = read_count(&text)) < 0)
            return false;
        if (x >= spec->width || layer > spec->layers)
            row = INAROW_SIDE + 1; /* otherwise this would be a point of another layer */
    }
    if (*text != '\0')
        return false;
    *point = row <= INAROW_SIDE ? INAROW_POINT(x + (layer - 1) * spec->width, row - 1)
                                : INAROW_NOWHERE;
    if (!whole && *point != INAROW_NOWHERE)
        *point = INAROW_FALLING(*point);
    return true;
}

/* Writes a number from 1 to 99. Returns the place after the number. */
static char *write_count(char *to, int number)
{
    if (number >= 10)
        *to++ = (char)('0' + number / 10);
    *to++ = (char)('0' + number % 10);
    return to;
}

void inarow_push_point(lua_State *L, const inarow_spec *spec, inarow_point point)
{
    char text[8], *end = text;
    *end++ = (char)('a' + INAROW_X(point) % spec->width);
    end = write_count(end, INAROW_Y(point) + 1);
    if (spec->layers > 1) {
        *end++ = '-';
        end = write_count(end, INAROW_X(point) / spec->width + 1);
    }
    lua_pushlstring(L, text, (size_t)(end - text));
}

void inarow_push_set(lua_State *L, const inarow_rules *rules, const inarow_set *set)
{
    int count = 0;
    lua_newtable(L);
    for (int x = 0; x < INAROW_SIDE; x++) {
        for (int y = 0; y < INAROW_SIDE; y++) {
            if (set->row[y] >> x & 1) {
                inarow_push_point(L, inarow_spec_of(rules), INAROW_POINT(x, y));
                lua_rawseti(L, -2, ++count);
            }
        }
    }
}

const char *const inarow_line_name[INAROW_DIRECTIONS] = {
    "row",
    "column",
    "diagonal-up",
    "diagonal-down",
    "upright",
    "upright-diagonal",
    "upright-diagonal",
    "upright-diagonal",
    "upright-diagonal",
    "space-diagonal",
    "space-diagonal",
    "space-diagonal",
    "space-diagonal",
};

/* ---- Positions --------------------------------------------------------------------- */

struct lua_position *inarow_new_position(lua_State *L, const inarow_rules *rules,
                                         int index)
{
    struct lua_position *p = lua_newuserdata(L, offsetof(struct lua_position, position) +
                                                    inarow_position_size(rules));
    p->rules = rules;
    p->is_kept = false;
    memset(&p->facts, 0, sizeof p->facts);
    luaL_getmetatable(L, POSITION_TYPE);
    lua_setmetatable(L, -2);
    lua_getuservalue(L, index);
    lua_setuservalue(L, -2);
    return p;
}

struct lua_position *inarow_twin_of(lua_State *L, int index, const struct lua_position *p)
{
    struct lua_position *twin = inarow_new_position(L, p->rules, index);
    twin->facts = p->facts;
    memcpy(twin->position.bytes, p->position.bytes, inarow_position_size(p->rules));
    return twin;
}

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

/* Returns the point of the board at a stack index. */
inarow_point inarow_check_point(lua_State *L, int index, const struct lua_position *p)
{
    inarow_point point = INAROW_NOWHERE;
    luaL_argcheck(L,
                  inarow_read_point(L, index, inarow_spec_of(p->rules), &point) &&
                      inarow_on_board(p->rules, INAROW_X(point), INAROW_Y(point)),
                  index, "not a point of the board");
    return point;
}

void inarow_push_index(lua_State *L, uint8_t n)
{
    if (n == INAROW_ANY)
        lua_pushnil(L);
    else
        lua_pushinteger(L, n + 1);
}

void inarow_push_point_or_nil(lua_State *L, const inarow_spec *spec, inarow_point point)
{
    if (point == INAROW_NOWHERE)
        lua_pushnil(L);
    else
        inarow_push_point(L, spec, point);
}

void inarow_push_answer(lua_State *L, const inarow_spec *spec, inarow_point point)
{
    if (point == INAROW_NOWHERE)
        lua_pushliteral(L, "pass");
    else
        inarow_push_point(L, spec, point);
}

void inarow_push_points(lua_State *L, const inarow_spec *spec, const inarow_point *point,
                        int count)
{
    lua_createtable(L, count, 0);
    for (int i = 0; i < count; i++) {
        inarow_push_point(L, spec, point[i]);
        lua_rawseti(L, -2, i + 1);
    }
}

int inarow_points_from_top(const inarow_rules *rules, inarow_point *point)
{
    const inarow_spec *spec = inarow_spec_of(rules);
    int count = 0;
    for (int z = (spec->layers > 1 ? spec->layers : 1) - 1; z >= 0; z--) {
        for (int y = spec->height - 1; y >= 0; y--) {
            for (int x = z * spec->width; x < (z + 1) * spec->width; x++) {
                if (inarow_on_board(rules, x, y))
                    point[count++] = INAROW_POINT(x, y);
            }
        }
    }
    return count;
}
