/* Implements position:prove and position:rows, which return the tree of a proof as
 * nested tables. */
#include "deadline.h"
#include "inarow_lua.h"

/* The maximum number of nodes of a proof that are pushed. Proofs on contrived boards
 * could have millions of nodes. */
enum { PROOF_NODES = 20000 };

/* A proof being built: the nodes from the root to the current one are on the stack. */
struct proof {
    lua_State *L;
    const inarow_rules *rules;
    int base, nodes;
};

static const char *node_reason(const inarow_node *node, const inarow_spec *spec)
{
    switch (node->claim) {
    case INAROW_NODE_FIVE:
        return "five";
    case INAROW_NODE_OVERLINE:
        return "overline";
    case INAROW_NODE_OPEN_ROW:
        return "open-row";
    case INAROW_NODE_LOSING_ROW:
        return "losing-row";
    case INAROW_NODE_SHAPE:
        return spec->shape[node->line].loses ? "losing-shape" : "shape";
    case INAROW_NODE_FOUR:
        return node->other == INAROW_NOWHERE ? "four" : "straight-four";
    case INAROW_NODE_THREE:
        return node->counts ? "three" : "no-three";
    case INAROW_NODE_LAST_THREE:
        return "last-three";
    case INAROW_NODE_CLOSED:
        return "closed";
    case INAROW_NODE_TOO_LONG:
        return "too-long";
    case INAROW_NODE_DEFENCE:
        return "defence";
    default:
        return node->decides ? inarow_reason_name(node->decides) : "allowed";
    }
}

static void set_string(lua_State *L, const char *key, const char *value)
{
    lua_pushstring(L, value);
    lua_setfield(L, -2, key);
}

static void set_points(lua_State *L, const inarow_spec *spec, const char *key,
                       const inarow_point *point, int count)
{
    inarow_push_points(L, spec, point, count);
    lua_setfield(L, -2, key);
}

/* Adds the fields of a claim other than its reason, point and children. */
static void add_fields(lua_State *L, const inarow_node *node, const inarow_spec *spec)
{
    bool has_other = node->claim == INAROW_NODE_FOUR ||
                     node->claim == INAROW_NODE_CLOSED ||
                     node->claim == INAROW_NODE_TOO_LONG;
    if (has_other) {
        inarow_push_point_or_nil(L, spec, node->other);
        lua_setfield(L, -2, "other");
    }
    if (node->claim == INAROW_NODE_SHAPE) {
        lua_pushinteger(L, node->line + 1);
        lua_setfield(L, -2, "shape");
    } else if (node->line >= 0) {
        set_string(L, "line", inarow_line_name[node->line]);
    }
    if (node->stones > 0)
        set_points(L, spec, "stones", node->stone, node->stones);
    if (node->claim == INAROW_NODE_STONE && node->line >= 0)
        set_points(L, spec, "fives", node->five, 2);
    if (node->sense == INAROW_BY_FOURS || node->sense == INAROW_BY_THREES)
        set_string(L, "by", node->sense == INAROW_BY_FOURS ? "a" : "b");
    if (node->claim == INAROW_NODE_FOUR && node->counts) {
        lua_pushboolean(L, true);
        lua_setfield(L, -2, "exempts");
    }
}

static bool add_node(const inarow_node *node, void *data)
{
    struct proof *proof = data;
    lua_State *L = proof->L;
    const inarow_spec *spec = inarow_spec_of(proof->rules);
    luaL_checkstack(L, 8, "the proof is too deep");
    lua_settop(L, proof->base + node->depth);
    lua_createtable(L, 0, 7);
    set_string(L, "reason", node_reason(node, spec));
    inarow_push_point(L, spec, node->point);
    lua_setfield(L, -2, "point");
    add_fields(L, node, spec);
    lua_newtable(L);
    lua_setfield(L, -2, "children");
    if (node->depth > 0) {
        lua_getfield(L, proof->base + node->depth, "children");
        lua_pushvalue(L, -2);
        lua_rawseti(L, -2, (int)lua_rawlen(L, -2) + 1);
        lua_pop(L, 1);
    }
    return ++proof->nodes < PROOF_NODES;
}

/* position:prove(colour, point, from, allowed): returns the tree of nodes {reason,
 * point, stones, line or the number of a shape, children, other, fives, by, exempts}.
 * Returns nil if the stone would take too long to judge. The second result is true if
 * the tree was cut short. The stone comes from the point `from`, if given. `allowed`
 * lists the patterns that hooks allow the stone to make. */
static int prove(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    inarow_proved stone = inarow_check_proved(L, p);
    struct proof proof = {L, p->rules, lua_gettop(L), 0};
    bool whole = inarow_prove_stone(p->rules, position_of(p), &stone, add_node, &proof);
    inarow_check_spent(L);
    lua_settop(L, proof.base + 1);
    lua_pushboolean(L, !whole);
    return 2;
}

static bool add_row(const inarow_node *node, void *data)
{
    struct proof *proof = data;
    lua_State *L = proof->L;
    const inarow_spec *spec = inarow_spec_of(proof->rules);
    lua_createtable(L, 0, 5);
    set_string(L, "reason", node_reason(node, spec));
    inarow_push_point(L, spec, node->point);
    lua_setfield(L, -2, "point");
    add_fields(L, node, spec);
    lua_rawseti(L, -2, ++proof->nodes);
    return true;
}

/* position:rows(colour, point): returns a list of all rows and shapes that the stone
 * makes, as nodes without children. Returns nil if that would take too long. */
static int rows(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    uint8_t colour = inarow_check_colour(L, 2, p);
    inarow_point point = inarow_check_point(L, 3, p);
    uint8_t stone = inarow_at(p->rules, position_of(p), point);
    if (inarow_spec_of(p->rules)->shared && stone != INAROW_ANY)
        colour = stone; /* colour of the stone, which belongs to nobody */
    struct proof list = {L, p->rules, 0, 0};
    lua_newtable(L);
    bool is_whole = inarow_rows(p->rules, position_of(p), colour, point, add_row, &list);
    inarow_check_spent(L);
    return is_whole;
}

const luaL_Reg inarow_position_proofs[] = {
    {"prove", prove}, {"rows", rows}, {NULL, NULL}};
