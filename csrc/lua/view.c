/* Makes the view of a hook from the current position. A field is made when it is read,
 * because most hooks read few fields, and a hook is called for each action.
 *
 * The same code serves hooks of the host, and hooks in the sandbox, whose state
 * receives the values. */
#include <string.h>
#include "view.h"

const char *const inarow_field_name[VIEW_FIELDS] = {
    "at",      "captured", "colours", "height", "last",    "moves",
    "options", "phase",    "seat",    "supply", "to_move", "width",
};

/* ---- Names ------------------------------------------------------------------------- */

/* The places of the names in the list. */
enum {
    ALL_COLOURS, /* all colours as a list */
    ALL_OPTIONS,
    NTH_COLOUR,
    NTH_SEAT = NTH_COLOUR + INAROW_COLOURS,
    NTH_STONE = NTH_SEAT + INAROW_COLOURS,
    NTH_PHASE = NTH_STONE + INAROW_COLOURS
};

static void push_name(lua_State *L, const struct inarow_view *view, int name)
{
    view->names->buffer.at = view->names->at[name];
    inarow_deserialize(&view->names->buffer, L, &inarow_plain);
}

static int collect_names(lua_State *L)
{
    struct inarow_names *names = lua_touserdata(L, 1);
    inarow_buffer_free(&names->buffer);
    return 0;
}

static void write_name(lua_State *L, struct inarow_names *names, int name)
{
    names->at[name] = names->buffer.length;
    if (!inarow_serialize(&names->buffer, L, lua_gettop(L)))
        luaL_error(L, "%s", names->buffer.fault);
    lua_pop(L, 1);
}

/* Writes the items of a list among the arguments as names, up to a limit. */
static void write_list(lua_State *L, int index, int most, struct inarow_names *names,
                       int name)
{
    luaL_checktype(L, index, LUA_TTABLE);
    for (int i = 0; i < most; i++) {
        lua_rawgeti(L, index, i + 1);
        write_name(L, names, name + i);
    }
}

/* core.names(colours, seats, phases, options, stones): returns the words for all views
 * under some rules. `phases` are the names of the steps, by number. */
int inarow_lua_names(lua_State *L)
{
    lua_settop(L, 5);
    struct inarow_names *names = lua_newuserdata(L, sizeof *names);
    memset(names, 0, sizeof *names);
    luaL_getmetatable(L, NAMES_TYPE);
    lua_setmetatable(L, -2);
    luaL_checkstack(L, SERIAL_STACK, NULL);
    lua_pushvalue(L, 1);
    write_name(L, names, ALL_COLOURS);
    lua_pushvalue(L, 4);
    write_name(L, names, ALL_OPTIONS);
    write_list(L, 1, INAROW_COLOURS, names, NTH_COLOUR);
    write_list(L, 5, INAROW_COLOURS, names, NTH_STONE);
    write_list(L, 2, INAROW_COLOURS, names, NTH_SEAT);
    write_list(L, 3, INAROW_STEPS, names, NTH_PHASE);
    return 1;
}

void inarow_open_names(lua_State *L)
{
    luaL_newmetatable(L, NAMES_TYPE);
    lua_pushcfunction(L, collect_names);
    lua_setfield(L, -2, "__gc");
    lua_pop(L, 1);
}

/* ---- Fields ------------------------------------------------------------------------ */

static inarow_state state_of(const struct inarow_view *view)
{
    return inarow_state_of(position_of(view->of));
}

/* Pushes the name of a colour. The two colours of a game may have been exchanged in
 * its opening. */
static void push_colour_name(lua_State *L, const struct inarow_view *view, uint8_t colour)
{
    if (colour == INAROW_ANY)
        lua_pushnil(L);
    else
        push_name(L, view, NTH_COLOUR + (state_of(view).exchanged ? 1 - colour : colour));
}

/* Pushes the name of a stone. The stone's name is the name of its colour, except for
 * shared and neutral stones. */
static void push_stone_name(lua_State *L, const struct inarow_view *view, uint8_t colour)
{
    const inarow_spec *spec = inarow_spec_of(view->of->rules);
    if (colour != INAROW_ANY && colour >= spec->colours)
        lua_pushliteral(L, "neutral");
    else if (colour != INAROW_ANY && spec->shared)
        push_name(L, view, NTH_STONE + colour);
    else
        push_colour_name(L, view, colour);
}

static void push_counts(lua_State *L, const struct inarow_view *view,
                        enum inarow_field field)
{
    const inarow_rules *rules = view->of->rules;
    const inarow_spec *spec = inarow_spec_of(rules);
    inarow_state state = state_of(view);
    lua_createtable(L, 0, spec->colours);
    for (uint8_t c = 0; c < spec->colours; c++) {
        if (field == VIEW_SUPPLY && !spec->supply[c])
            continue;
        (field == VIEW_SUPPLY ? push_stone_name : push_colour_name)(L, view, c);
        lua_pushinteger(L, field == VIEW_SUPPLY ? state.supply[c] : state.taken[c]);
        lua_rawset(L, -3);
    }
}

static void push_seat_name(lua_State *L, const struct inarow_view *view)
{
    uint8_t seat = inarow_to_act(view->of->rules, position_of(view->of)).seat;
    if (seat == INAROW_ANY)
        lua_pushnil(L);
    else
        push_name(L, view, NTH_SEAT + seat);
}

static void push_phase_name(lua_State *L, const struct inarow_view *view)
{
    inarow_turn turn = inarow_to_act(view->of->rules, position_of(view->of));
    if (state_of(view).is_to_rotate)
        lua_pushliteral(L, "rotate");
    else if (turn.alternatives)
        push_name(L, view, NTH_PHASE + turn.step);
    else
        lua_pushliteral(L, "play");
}

void inarow_push_field(lua_State *L, const struct inarow_view *view,
                       enum inarow_field field)
{
    const inarow_rules *rules = view->of->rules;
    switch (field) {
    case VIEW_AT:
        lua_newtable(L);
        inarow_put_stones(L, view, lua_gettop(L));
        break;
    case VIEW_CAPTURED:
    case VIEW_SUPPLY:
        push_counts(L, view, field);
        break;
    case VIEW_COLOURS:
        push_name(L, view, ALL_COLOURS);
        break;
    case VIEW_HEIGHT:
        lua_pushinteger(L, inarow_spec_of(rules)->height);
        break;
    case VIEW_LAST:
        inarow_push_point_or_nil(L, inarow_spec_of(rules), state_of(view).last);
        break;
    case VIEW_MOVES:
        lua_pushinteger(L, state_of(view).moves);
        break;
    case VIEW_OPTIONS:
        push_name(L, view, ALL_OPTIONS);
        break;
    case VIEW_PHASE:
        push_phase_name(L, view);
        break;
    case VIEW_SEAT:
        push_seat_name(L, view);
        break;
    case VIEW_TO_MOVE:
        push_colour_name(L, view, inarow_to_act(rules, position_of(view->of)).colour);
        break;
    case VIEW_WIDTH:
        lua_pushinteger(L, inarow_spec_of(rules)->width);
        break;
    default:
        lua_pushnil(L);
    }
}

void inarow_push_stone(lua_State *L, const struct inarow_view *view, int index)
{
    struct lua_position *p = view->of;
    const inarow_spec *spec = inarow_spec_of(p->rules);
    inarow_point point = INAROW_NOWHERE;
    if (!inarow_read_point(L, index, spec, &point) ||
        !inarow_on_board(p->rules, INAROW_X(point), INAROW_Y(point))) {
        lua_pushnil(L);
        return;
    }
    inarow_push_point(L, spec, point); /* the canonical spelling is the key */
    bool is_name = lua_rawequal(L, -1, index);
    lua_pop(L, 1);
    push_stone_name(L, view,
                    is_name ? inarow_at(p->rules, position_of(p), point) : INAROW_ANY);
}

int inarow_put_stones(lua_State *L, const struct inarow_view *view, int index)
{
    struct lua_position *p = view->of;
    const inarow_spec *spec = inarow_spec_of(p->rules);
    int count = 0;
    for (int x = 0; x < INAROW_SIDE; x++) {
        for (int y = 0; y < INAROW_SIDE; y++) {
            uint8_t colour = inarow_on_board(p->rules, x, y)
                                 ? inarow_at(p->rules, position_of(p), INAROW_POINT(x, y))
                                 : INAROW_ANY;
            if (colour == INAROW_ANY)
                continue;
            inarow_push_point(L, spec, INAROW_POINT(x, y));
            push_stone_name(L, view, colour);
            lua_rawset(L, index);
            count++;
        }
    }
    return count;
}

/* core.view(names, position): returns the complete view as a table. */
int inarow_lua_view(lua_State *L)
{
    struct inarow_view view = {luaL_checkudata(L, 1, NAMES_TYPE),
                               luaL_checkudata(L, 2, POSITION_TYPE)};
    lua_createtable(L, 0, VIEW_FIELDS);
    for (int field = 0; field < VIEW_FIELDS; field++) {
        inarow_push_field(L, &view, (enum inarow_field)field);
        lua_setfield(L, -2, inarow_field_name[field]);
    }
    return 1;
}
