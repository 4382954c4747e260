/* Makes the rule set as a userdata, from the flat table to which a variant's script is
 * compiled. */
#include <string.h>
#include "inarow_lua.h"
#include "deadline.h"

static const inarow_reason patterns[] = {
    INAROW_REASON_OVERLINE, INAROW_REASON_DOUBLE_FOUR, INAROW_REASON_DOUBLE_THREE,
    INAROW_REASON_OPEN_ROWS, INAROW_REASON_OPEN_ROW};

static const struct {
    const char *name;
    uint8_t bit;
} direction_names[] = {{"row", INAROW_ALONG_ROW},
                       {"column", INAROW_ALONG_COLUMN},
                       {"diagonal-up", INAROW_DIAGONAL_UP},
                       {"diagonal-down", INAROW_DIAGONAL_DOWN}};

static bool flag(lua_State *L, int table, const char *key)
{
    lua_getfield(L, table, key);
    bool set = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return set;
}

/* Returns a whole number from 0 to 255, or `otherwise` if the key is missing. */
static uint8_t number(lua_State *L, int table, const char *key, uint8_t otherwise)
{
    lua_getfield(L, table, key);
    lua_Number n = lua_isnil(L, -1) ? otherwise : lua_tonumber(L, -1);
    lua_pop(L, 1);
    if (!(n >= 0 && n <= UINT8_MAX) || n != (uint8_t)n)
        luaL_error(L, "%s: not a whole number from 0 to 255", key);
    return (uint8_t)n;
}

/* Returns a whole number from 0 to 65535, or 0 if the key is missing. */
static uint16_t wide_number(lua_State *L, int table, const char *key)
{
    lua_getfield(L, table, key);
    lua_Number n = lua_tonumber(L, -1);
    lua_pop(L, 1);
    if (!(n >= 0 && n <= UINT16_MAX) || n != (uint16_t)n)
        luaL_error(L, "%s: not a whole number from 0 to 65535", key);
    return (uint16_t)n;
}

/* Returns a colour or seat, which counts from 1 in Lua, or ANY if the key is missing. */
static uint8_t place_number(lua_State *L, int table, const char *key)
{
    uint8_t n = number(L, table, key, 0);
    return n ? (uint8_t)(n - 1) : INAROW_ANY;
}

/* Returns the patterns whose names are true in the table under a key. */
static inarow_reasons patterns_under(lua_State *L, int table, const char *key)
{
    inarow_reasons set = 0;
    lua_getfield(L, table, key);
    luaL_checktype(L, -1, LUA_TTABLE);
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        if (flag(L, lua_gettop(L), inarow_reason_name(patterns[i])))
            set |= (inarow_reasons)1 << patterns[i];
    }
    lua_pop(L, 1);
    return set;
}

static uint8_t verb_number(lua_State *L, int table)
{
    lua_getfield(L, table, "verb");
    const char *name = lua_tostring(L, -1);
    for (uint8_t verb = INAROW_PLAY; name && verb <= INAROW_ROTATE; verb++) {
        if (strcmp(name, inarow_verb_name[verb]) == 0) {
            lua_pop(L, 1);
            return verb;
        }
    }
    return (uint8_t)luaL_error(L, "verb: no such verb");
}

/* Returns the patterns of a step as bits, from a list of their numbers, or from true
 * for all of them. */
static uint64_t pattern_set(lua_State *L, int table)
{
    uint64_t set = 0;
    lua_getfield(L, table, "patterns");
    int list = lua_gettop(L);
    if (lua_type(L, list) != LUA_TTABLE)
        set = lua_toboolean(L, list) ? UINT64_MAX : 0;
    else
        for (int i = 1; i <= (int)lua_rawlen(L, list); i++) {
            lua_rawgeti(L, list, i);
            lua_Number n = lua_tonumber(L, -1);
            if (!(n >= 1 && n <= INAROW_PATTERNS))
                luaL_error(L, "patterns: numbers from 1 to %d", INAROW_PATTERNS);
            set |= UINT64_C(1) << ((int)n - 1);
        }
    lua_settop(L, list - 1);
    return set;
}

static void read_step(lua_State *L, int table, inarow_step *step)
{
    *step = (inarow_step){
        .phase = place_number(L, table, "phase"),
        .verb = verb_number(L, table),
        .colour = place_number(L, table, "colour"),
        .by_colour = place_number(L, table, "by_colour"),
        .by_seat = place_number(L, table, "by_seat"),
        .within = number(L, table, "within", 0),
        .outside = number(L, table, "outside", 0),
        .cross = number(L, table, "cross", 0),
        .patterns = pattern_set(L, table),
        .majority = flag(L, table, "majority"),
        .to_move = number(L, table, "to_move", 0),
        .least = number(L, table, "least", 0),
        .most = number(L, table, "most", 0),
        .distinct = flag(L, table, "distinct"),
        .pass = flag(L, table, "pass"),
        .next = place_number(L, table, "next"),
        .pass_next = number(L, table, "pass_next", 0),
    };
}

/* Returns an offset between stones. Raises an error for an offset that fits on no board.
 */
static int8_t step_number(lua_State *L, int index)
{
    lua_Number n = lua_tonumber(L, index);
    if (!(n >= -INAROW_SIDE && n <= INAROW_SIDE))
        luaL_error(L, "a step is from %d to %d", -INAROW_SIDE, INAROW_SIDE);
    return (int8_t)n;
}

/* Pushes an item of the list on the top of the stack. Returns its index. */
static int open_item(lua_State *L, int i)
{
    lua_rawgeti(L, -1, i + 1);
    luaL_checktype(L, -1, LUA_TTABLE);
    return lua_gettop(L);
}

/* Pushes the three numbers of the n-th item of a list, counted from 0. Returns the
 * index of the first number. */
static int open_triple(lua_State *L, int list, int n)
{
    lua_rawgeti(L, list, n + 1);
    int item = lua_gettop(L);
    for (int i = 1; i <= 3; i++)
        lua_rawgeti(L, item, i);
    return item + 1;
}

/* Reads a list of {x, y, colour}, with x and y relative to the centre. */
static void read_pattern(lua_State *L, int table, inarow_pattern *pattern)
{
    size_t stones = lua_rawlen(L, table);
    if (stones > INAROW_PATTERN_STONES)
        luaL_error(L, "patterns: at most %d stones each", INAROW_PATTERN_STONES);
    pattern->stones = (uint8_t)stones;
    for (int i = 0; i < pattern->stones; i++) {
        int top = lua_gettop(L), first = open_triple(L, table, i);
        pattern->x[i] = step_number(L, first);
        pattern->y[i] = step_number(L, first + 1);
        pattern->colour[i] = (uint8_t)(lua_tonumber(L, first + 2) - 1);
        lua_settop(L, top);
    }
}

/* Reads a list of {x, y, z}, relative to any origin, with the fields `loses` and
 * `colours`. `colours` is a list of numbers. */
static void read_shape(lua_State *L, int table, inarow_shape *shape)
{
    size_t stones = lua_rawlen(L, table);
    if (stones > INAROW_SHAPE_STONES)
        luaL_error(L, "shapes: at most %d stones each", INAROW_SHAPE_STONES);
    shape->stones = (uint8_t)stones;
    shape->loses = flag(L, table, "loses");
    for (int i = 0; i < shape->stones; i++) {
        int top = lua_gettop(L), first = open_triple(L, table, i);
        shape->x[i] = step_number(L, first);
        shape->y[i] = step_number(L, first + 1);
        shape->z[i] = step_number(L, first + 2);
        lua_settop(L, top);
    }
    lua_getfield(L, table, "colours");
    luaL_checktype(L, -1, LUA_TTABLE);
    for (int i = 1; i <= (int)lua_rawlen(L, -1) && i <= INAROW_COLOURS; i++) {
        lua_rawgeti(L, -1, i);
        shape->colours |= (uint8_t)(1u << (inarow_check_index(L, -1, INAROW_COLOURS)));
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* Reads {x, y, side}, with x and y counted from 0. */
static void read_block(lua_State *L, int table, inarow_block *block)
{
    *block = (inarow_block){number(L, table, "x", 0), number(L, table, "y", 0),
                            number(L, table, "side", 0)};
}

/* Pushes the list under a key. Returns its length after checking it. */
static int open_list(lua_State *L, const char *key, int most)
{
    lua_getfield(L, 1, key);
    luaL_checktype(L, -1, LUA_TTABLE);
    size_t length = lua_rawlen(L, -1);
    if (length > (size_t)most)
        luaL_error(L, "%s: at most %d", key, most);
    return (int)length;
}

/* Reads the names of points in the list under a key, as a set. */
static void read_set(lua_State *L, int table, const char *key, const inarow_spec *spec,
                     inarow_set *points)
{
    lua_getfield(L, table, key);
    int count = lua_istable(L, -1) ? (int)lua_rawlen(L, -1) : 0;
    for (int i = 0; i < count; i++) {
        inarow_point point = INAROW_NOWHERE;
        lua_rawgeti(L, -1, i + 1);
        if (!inarow_read_point(L, -1, spec, &point) || INAROW_Y(point) >= INAROW_SIDE)
            luaL_error(L, "%s: not a point of any board", key);
        points->row[INAROW_Y(point)] |= UINT32_C(1) << INAROW_X(point);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* Reads the rules for one colour from its table at a stack index. */
static void read_colour(lua_State *L, int colour, int c, inarow_spec *spec)
{
    luaL_checktype(L, colour, LUA_TTABLE);
    spec->win[c] =
        (inarow_win){.length = number(L, colour, "row", 0),
                     .exactly = flag(L, colour, "exactly"),
                     .open = flag(L, colour, "open"),
                     .survives = number(L, colour, "survives", INAROW_AT_ONCE)};
    spec->lose[c] = (inarow_win){.length = number(L, colour, "lose", 0),
                                 .exactly = flag(L, colour, "lose_exactly")};
    spec->team[c] = number(L, colour, "team", 0);
    spec->supply[c] = wide_number(L, colour, "supply");
    spec->forbid[c] = patterns_under(L, colour, "forbid");
    read_set(L, colour, "start", spec, &spec->start[c]);
}

/* Reads the rules for all colours, which are simple values. */
static void read_play(lua_State *L, inarow_spec *spec)
{
    spec->refuse = patterns_under(L, 1, "refuse");
    spec->unless_four = flag(L, 1, "unless_four");
    spec->unless_defence = flag(L, 1, "unless_defence");
    spec->unless_captures = patterns_under(L, 1, "unless_captures");
    spec->unless_wins = patterns_under(L, 1, "unless_wins");
    spec->unless_breaks = patterns_under(L, 1, "unless_breaks");
    spec->neutral = flag(L, 1, "neutral");
    spec->gravity = flag(L, 1, "gravity");
    spec->pop = flag(L, 1, "pop");
    spec->move = number(L, 1, "move", INAROW_STAY);
    spec->open_rows = (uint32_t)wide_number(L, 1, "open_rows");
    spec->capture.lengths = number(L, 1, "capture_lengths", 0);
    spec->capture.own = flag(L, 1, "capture_own");
    spec->capture.wins = wide_number(L, 1, "capture_wins");
    spec->first_turn = number(L, 1, "first_turn", 1);
    spec->each_turn = number(L, 1, "each_turn", 1);
    spec->counts_threes_twice = flag(L, 1, "literal_9_3");
    spec->five_makes_three = flag(L, 1, "five_makes_three");
    spec->pass = flag(L, 1, "pass");
    spec->draw_both_rows = flag(L, 1, "both_rows");
    spec->draw_full_board = flag(L, 1, "full_board");
    spec->draw_two_passes = flag(L, 1, "two_passes");
    spec->draw_supply = flag(L, 1, "supply_exhausted");
    spec->draw_moves = wide_number(L, 1, "draw_moves");
    spec->shared = number(L, 1, "shared", 0);
    spec->at_end = number(L, 1, "at_end", INAROW_DRAW);
    spec->at_end_colour = number(L, 1, "at_end_winner", 1) - 1;
    spec->at_end_row = (inarow_win){.length = number(L, 1, "at_end_row", 0),
                                    .exactly = flag(L, 1, "at_end_exactly")};
    spec->host_decides = flag(L, 1, "host_decides");
    lua_getfield(L, 1, "host_rules"); /* a string that identifies the host's rules */
    size_t length;
    const char *text = lua_tolstring(L, -1, &length);
    spec->host_rules = text ? inarow_hash(text, length).word[0] | 1 : 0;
    lua_pop(L, 1);
}

/* Returns the joined edges, given their name under a key. */
static uint8_t edges_under(lua_State *L, const char *key)
{
    static const char *const names[] = {"left-right", "top-bottom", "both"};
    uint8_t edges = 0;
    lua_getfield(L, 1, key);
    for (uint8_t i = 0; i < 3 && lua_isstring(L, -1); i++) {
        if (strcmp(lua_tostring(L, -1), names[i]) == 0)
            edges = (uint8_t)(i + 1); /* INAROW_ALONG_ROW, INAROW_ALONG_COLUMN, or both */
    }
    lua_pop(L, 1);
    return edges;
}

/* Reads the board: its sides, the names of its holes, and the directions of its lines. */
static void read_board(lua_State *L, inarow_spec *spec)
{
    spec->width = number(L, 1, "width", 0);
    spec->height = number(L, 1, "height", 0);
    spec->layers = number(L, 1, "layers", 1);
    read_set(L, 1, "holes", spec, &spec->holes);
    spec->joined = edges_under(L, "joined");
    lua_getfield(L, 1, "directions");
    for (size_t i = 0;
         i < sizeof direction_names / sizeof *direction_names && lua_istable(L, -1); i++)
        spec->directions |=
            flag(L, lua_gettop(L), direction_names[i].name) ? direction_names[i].bit : 0;
    lua_pop(L, 1);
}

static void read_spec(lua_State *L, inarow_spec *spec)
{
    memset(spec, 0, sizeof *spec);
    read_board(L, spec);
    spec->colours = open_list(L, "colours", INAROW_COLOURS);
    for (int c = 0; c < spec->colours; c++) {
        lua_rawgeti(L, -1, c + 1);
        read_colour(L, lua_gettop(L), c, spec);
        lua_pop(L, 1);
    }
    read_set(L, 1, "neutral_start", spec, &spec->start[spec->colours]);
    read_play(L, spec);
    spec->steps = open_list(L, "steps", INAROW_STEPS);
    for (int i = 0; i < spec->steps; i++) {
        read_step(L, open_item(L, i), &spec->step[i]);
        lua_pop(L, 1);
    }
    spec->patterns = open_list(L, "patterns", INAROW_PATTERNS);
    for (int i = 0; i < spec->patterns; i++) {
        read_pattern(L, open_item(L, i), &spec->pattern[i]);
        lua_pop(L, 1);
    }
    spec->blocks = open_list(L, "blocks", INAROW_BLOCKS);
    for (int i = 0; i < spec->blocks; i++) {
        read_block(L, open_item(L, i), &spec->block[i]);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    spec->shapes = open_list(L, "shapes", INAROW_SHAPES);
    for (int i = 0; i < spec->shapes; i++) {
        read_shape(L, open_item(L, i), &spec->shape[i]);
        lua_pop(L, 1);
    }
}

/* core.rules(spec): returns the rule set. If the spec is meaningless, returns nil, the
 * fault, its key, its code, and the number of the faulty step if there is one. */
static int new_rules(lua_State *L)
{
    inarow_spec spec;
    inarow_error error;
    luaL_checktype(L, 1, LUA_TTABLE);
    read_spec(L, &spec);
    inarow_rules *rules = lua_newuserdata(L, inarow_rules_size());
    if (!inarow_compile(&spec, rules, &error)) {
        inarow_check_spent(L);
        lua_pushnil(L);
        lua_pushstring(L, error.message);
        lua_pushstring(L, error.key);
        lua_pushstring(L, error.code);
        if (error.step < 0)
            return 4;
        lua_pushinteger(L, error.step + 1);
        return 5;
    }
    luaL_getmetatable(L, RULES_TYPE);
    lua_setmetatable(L, -2);
    /* The user value of positions: a table that keeps the rules alive. */
    lua_createtable(L, 1, 0);
    lua_pushvalue(L, -2);
    lua_rawseti(L, -2, 1);
    lua_setuservalue(L, -2);
    return 1;
}

/* rules:start(): returns the position before the first action. */
static int start(lua_State *L)
{
    const inarow_rules *rules = luaL_checkudata(L, 1, RULES_TYPE);
    struct lua_position *p = inarow_new_position(L, rules, 1);
    inarow_start(rules, position_of(p));
    return 1;
}

/* Returns the colour for a character in the text of a position, "XO1234@.". Returns
 * ANY if the rules have no such stones. */
static uint8_t cell_colour(const inarow_spec *spec, char cell)
{
    int colour = cell == 'X'                  ? 0
                 : cell == 'O'                ? 1
                 : cell >= '1' && cell <= '4' ? cell - '1' + 2
                                              : INAROW_COLOURS;
    if (cell == '@' && spec->neutral)
        return (uint8_t)spec->colours;
    int kinds = spec->shared ? spec->shared : spec->colours;
    return colour < kinds ? (uint8_t)colour : INAROW_ANY;
}

/* Returns nil and a fault of the cells: the code of a sentence, and its values. At
 * most two values are on the stack. */
static int refuse_cells(lua_State *L, const char *code, int values)
{
    lua_pushnil(L);
    lua_insert(L, -values - 1);
    lua_pushstring(L, code);
    lua_insert(L, -values - 1);
    return values + 2;
}

/* rules:setup(cells, turn): sets up a position from cells as in position:cells.
 * Returns the position. If the cells are faulty, returns nil, a code, and one or two
 * values for its sentence. */
static int setup(lua_State *L)
{
    const inarow_rules *rules = luaL_checkudata(L, 1, RULES_TYPE);
    const inarow_spec *spec = inarow_spec_of(rules);
    uint8_t cells[INAROW_SIDE * INAROW_SIDE];
    inarow_point point[INAROW_SIDE * INAROW_SIDE];
    size_t length;
    const char *text = luaL_checklstring(L, 2, &length);
    int points = inarow_points_from_top(rules, point);
    int width = spec->width * (spec->layers > 1 ? spec->layers : 1);
    uint8_t turn = inarow_check_index(L, 3, spec->colours);
    if (length != (size_t)points) {
        lua_pushinteger(L, points);
        lua_pushinteger(L, (lua_Integer)length);
        return refuse_cells(L, "cells-count", 2);
    }
    for (int i = 0; i < points; i++) {
        uint8_t colour = cell_colour(spec, text[i]);
        if (text[i] != '.' && colour == INAROW_ANY) {
            lua_pushinteger(L, (lua_Integer)i + 1);
            lua_pushlstring(L, text + i, 1);
            return refuse_cells(L, "cells-letter", 2);
        }
        cells[INAROW_Y(point[i]) * width + INAROW_X(point[i])] = colour;
    }
    struct lua_position *p = inarow_new_position(L, rules, 1);
    inarow_point floating =
        inarow_setup(rules, position_of(p), cells, turn == INAROW_ANY ? 0 : turn);
    if (floating == INAROW_NOWHERE)
        return 1;
    inarow_push_point(L, spec, floating);
    return refuse_cells(L, "cells-floating", 1);
}

/* rules:position_size(): returns the size of a position in the core, in bytes. */
static int position_size(lua_State *L)
{
    lua_pushinteger(L,
                    (lua_Integer)inarow_position_size(luaL_checkudata(L, 1, RULES_TYPE)));
    return 1;
}

void inarow_open_rules(lua_State *L)
{
    static const luaL_Reg methods[] = {{"start", start},
                                       {"setup", setup},
                                       {"position_size", position_size},
                                       {NULL, NULL}};
    lua_pushcfunction(L, new_rules);
    lua_setfield(L, -2, "rules");
    luaL_newmetatable(L, RULES_TYPE);
    lua_newtable(L);
    luaL_setfuncs(L, methods, 0);
    lua_setfield(L, -2, "__index");
    lua_pop(L, 1);
}
