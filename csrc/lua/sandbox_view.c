/* Gives the view of a hook to a script in the sandbox.
 *
 * A script receives an empty table and reads through it. Each field is made when it is
 * read, from the host's position. If the script iterates over the table or writes to
 * it, the table is filled completely and becomes an ordinary table of the script.
 * While the hook runs, the script cannot distinguish it from a copy. Unread fields are
 * lost when the hook returns, and reading such a field later is an error. The field
 * `at` of a view is also such a table. */
#include "inarow_lua.h"
#include "sandbox_shared.h"

/* Pushes the table that holds the tables made for fields in this run. Each of them is
 * made only once. */
static void push_kept(lua_State *L, struct inarow_sandbox *box)
{
    lua_rawgeti(L, LUA_REGISTRYINDEX, box->kept);
    if (lua_istable(L, -1))
        return;
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_rawseti(L, LUA_REGISTRYINDEX, box->kept);
    box->keeps = true;
}

/* Pushes a table that stands for the whole view, or for its `at`. */
static void push_stand_in(lua_State *L, struct inarow_sandbox *box,
                          enum sandbox_stand_in which)
{
    lua_newtable(L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, box->metatable[which]);
    lua_setmetatable(L, -2);
    box->stand_in[which] = lua_topointer(L, -1);
}

void inarow_sandbox_push_view(lua_State *L)
{
    struct inarow_sandbox *box = inarow_sandbox_of(L);
    if (box->keeps) { /* made in an earlier run */
        lua_pushboolean(L, false);
        lua_rawseti(L, LUA_REGISTRYINDEX, box->kept);
        box->keeps = false;
    }
    box->stand_in[AT_STANDS_IN] = NULL;
    push_stand_in(L, box, VIEW_STANDS_IN);
}

/* Pushes a field of the view. A table is made only once in a run. */
static void push_view_field(lua_State *L, struct inarow_sandbox *box,
                            enum inarow_field field)
{
    bool is_table = field == VIEW_AT || field == VIEW_CAPTURED || field == VIEW_COLOURS ||
                    field == VIEW_OPTIONS || field == VIEW_SUPPLY;
    if (!is_table) {
        inarow_push_field(L, box->view, field);
        return;
    }
    push_kept(L, box);
    lua_rawgeti(L, -1, field + 1);
    if (lua_isnil(L, -1)) {
        lua_pop(L, 1);
        if (field == VIEW_AT)
            push_stand_in(L, box, AT_STANDS_IN);
        else
            inarow_push_field(L, box->view, field);
        lua_pushvalue(L, -1);
        lua_rawseti(L, -3, field + 1);
    }
    lua_remove(L, -2);
}

/* Checks that the table at a stack index stands for the view of this run. Raises an
 * error if it stands for the view of another run. */
static void check_present(lua_State *L, struct inarow_sandbox *box, int index,
                          enum sandbox_stand_in which)
{
    if (!box->view || box->stand_in[which] != lua_topointer(L, index))
        luaL_error(L, "this is the view of an earlier call, which is over");
}

/* Fills the table at a stack index with everything that it stands for. */
static void fill_stand_in(lua_State *L, struct inarow_sandbox *box, int index,
                          enum sandbox_stand_in which)
{
    check_present(L, box, index, which);
    luaL_checkstack(L, 8, NULL);
    lua_pushnil(L);
    lua_setmetatable(L, index);
    if (which == AT_STANDS_IN) {
        inarow_sandbox_spend(L, inarow_put_stones(L, box->view, index), 1);
        return;
    }
    for (int field = 0; field < VIEW_FIELDS; field++) {
        lua_pushstring(L, inarow_field_name[field]);
        push_view_field(L, box, (enum inarow_field)field);
        lua_rawset(L, index);
    }
}

void inarow_sandbox_fill(lua_State *L, int index)
{
    struct inarow_sandbox *box = inarow_sandbox_of(L);
    if (!lua_getmetatable(L, index))
        return;
    const void *metatable = lua_topointer(L, -1);
    lua_pop(L, 1);
    for (int which = 0; which < STAND_INS; which++) {
        if (metatable == box->metatable_at[which])
            fill_stand_in(L, box, index, (enum sandbox_stand_in)which);
    }
}

/* ---- Metamethods ------------------------------------------------------------------- */

/* __index(view, key). The upvalue maps the names of fields to their numbers. */
static int read_view(lua_State *L)
{
    struct inarow_sandbox *box = inarow_sandbox_of(L);
    check_present(L, box, 1, VIEW_STANDS_IN);
    lua_settop(L, 2);
    lua_rawget(L, lua_upvalueindex(1));
    if (!lua_isnil(L, 2))
        push_view_field(L, box, (enum inarow_field)lua_tointeger(L, 2));
    return 1;
}

static int read_at(lua_State *L)
{
    struct inarow_sandbox *box = inarow_sandbox_of(L);
    check_present(L, box, 1, AT_STANDS_IN);
    inarow_push_stone(L, box->view, 2);
    return 1;
}

/* __newindex(table, key, value). The table becomes the script's own. */
static int write_own(lua_State *L)
{
    lua_settop(L, 3);
    inarow_sandbox_fill(L, 1);
    if (lua_isnil(L, 2))
        return luaL_error(L, "table index is nil");
    if (lua_type(L, 2) == LUA_TNUMBER && lua_tonumber(L, 2) != lua_tonumber(L, 2))
        return luaL_error(L, "table index is NaN");
    lua_rawset(L, 1);
    return 0;
}

static void make_metatable(lua_State *L, struct inarow_sandbox *box,
                           enum sandbox_stand_in which)
{
    lua_createtable(L, 0, 2);
    if (which == VIEW_STANDS_IN) {
        lua_createtable(L, 0, VIEW_FIELDS);
        for (int field = 0; field < VIEW_FIELDS; field++) {
            lua_pushinteger(L, field);
            lua_setfield(L, -2, inarow_field_name[field]);
        }
        lua_pushcclosure(L, read_view, 1);
    } else {
        lua_pushcfunction(L, read_at);
    }
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, write_own);
    lua_setfield(L, -2, "__newindex");
    box->metatable_at[which] = lua_topointer(L, -1);
    box->metatable[which] = luaL_ref(L, LUA_REGISTRYINDEX);
}

void inarow_sandbox_open_view(lua_State *L)
{
    struct inarow_sandbox *box = inarow_sandbox_of(L);
    make_metatable(L, box, VIEW_STANDS_IN);
    make_metatable(L, box, AT_STANDS_IN);
    lua_pushboolean(L, false);
    box->kept = luaL_ref(L, LUA_REGISTRYINDEX);
}
