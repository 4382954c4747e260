/* position:prove: the tree of a proof as nested tables. */
#include "inarow_lua.h"

/* Nodes of a proof that are told; a contrived board could have millions. */
enum { PROOF_NODES = 20000 };

/* Building a proof: the nodes from the root to the current one stand on the stack. */
struct proof {
    lua_State *L;
    int base, nodes;
};

static const char *node_reason(const inarow_node *node)
{
    switch (node->claim) {
    case INAROW_N_FIVE:
        return "five";
    case INAROW_N_OVERLINE:
        return "overline";
    case INAROW_N_OPEN_ROW:
        return "open-row";
    case INAROW_N_LOSING_ROW:
        return "losing-row";
    case INAROW_N_FOUR:
        return node->other == INAROW_NOWHERE ? "four" : "straight-four";
    case INAROW_N_THREE:
        return node->counts ? "three" : "no-three";
    default:
        return node->makes ? inarow_pattern_name(node->makes) : "allowed";
    }
}

static bool add_node(const inarow_node *node, void *data)
{
    static const char *const line[] = {"row", "column", "diagonal-up", "diagonal-down"};
    struct proof *proof = data;
    lua_State *L = proof->L;
    luaL_checkstack(L, 8, "the proof is too deep");
    lua_settop(L, proof->base + node->depth);
    lua_createtable(L, 0, 5);
    lua_pushstring(L, node_reason(node));
    lua_setfield(L, -2, "reason");
    inarow_push_point(L, node->point);
    lua_setfield(L, -2, "point");
    if (node->claim == INAROW_N_FOUR && node->other != INAROW_NOWHERE) {
        inarow_push_point(L, node->other);
        lua_setfield(L, -2, "other");
    }
    if (node->claim != INAROW_N_STONE) {
        lua_pushstring(L, line[node->line]);
        lua_setfield(L, -2, "line");
        inarow_push_points(L, node->stone, node->stones);
        lua_setfield(L, -2, "stones");
    }
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

/* position:prove(colour, point): the tree {reason, point, stones, line, children}, nil if
 * it takes too long to tell what the stone makes; and true if the tree was cut short. */
int inarow_lua_prove(lua_State *L)
{
    struct lua_position *p = inarow_check_position(L);
    uint8_t colour = inarow_check_colour(L, 2, p);
    inarow_point point = inarow_check_point(L, 3, p);
    struct proof proof = {L, lua_gettop(L), 0};
    bool whole = inarow_prove(p->rules, position_of(p), colour, point, add_node, &proof);
    lua_settop(L, proof.base + 1);
    lua_pushboolean(L, !whole);
    return 2;
}
