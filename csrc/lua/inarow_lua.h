/* Declarations shared by the Lua module's files. They contain no rules. */
#ifndef INAROW_LUA_H
#define INAROW_LUA_H

#include "compat.h"
#include "../inarow.h"

#define RULES_TYPE "inarow.rules"
#define POSITION_TYPE "inarow.position"

/* A position in Lua. `rules` are kept alive by the user value, a table with the rules
 * as its first item. `is_kept` is true if the position never changes again (line.c).
 * `facts` are those of its last action. */
struct lua_position {
    const inarow_rules *rules;
    bool is_kept;
    inarow_facts facts;
    union {
        uint32_t align;
        unsigned char bytes[1];
    } position;
};

static inline inarow_position *position_of(struct lua_position *p)
{
    return (inarow_position *)(void *)p->position.bytes;
}

/* The names of the verbs, by number. */
extern const char *const inarow_verb_name[];

/* The names of the directions, by number. */
extern const char *const inarow_line_name[INAROW_DIRECTIONS];

/* Pushes the name of a reason, or nil for OK. */
void inarow_push_reason(lua_State *L, inarow_reason reason);

/* Returns the colour or seat at a stack index, counted from 0, or ANY for nil. The Lua
 * value is a number from 1 to `most`. */
uint8_t inarow_check_index(lua_State *L, int index, int most);

/* Reads the point at a stack index into *point: "h8", or "b3-2" on a board of layers.
 * On a board with gravity, a column alone is also allowed: "h", or "b3" on a board of
 * layers. A point beyond every board is NOWHERE. Returns false if the value is not a
 * point. */
bool inarow_read_point(lua_State *L, int index, const inarow_spec *spec,
                       inarow_point *point);
void inarow_push_point(lua_State *L, const inarow_spec *spec, inarow_point point);

/* Lists the points of a board in the order of the board's text. This order is layer by
 * layer, and row by row from the top. Returns the number of points. */
int inarow_points_from_top(const inarow_rules *rules, inarow_point *point);

/* Pushes the points of a set as a list, by layer, column and row. */
void inarow_push_set(lua_State *L, const inarow_rules *rules, const inarow_set *set);

/* Creates an uninitialized position under the rules at stack index 1, and pushes it. */
struct lua_position *inarow_new_position(lua_State *L, const inarow_rules *rules,
                                         int index);

/* Pushes a copy of the position at a stack index. */
struct lua_position *inarow_twin_of(lua_State *L, int index,
                                    const struct lua_position *p);

/* These functions check the arguments of a method. The first argument is the position
 * on which the method was called. The others are a colour, or a point of the board. */
struct lua_position *inarow_check_position(lua_State *L);

uint8_t inarow_check_colour(lua_State *L, int index, const struct lua_position *p);
inarow_point inarow_check_point(lua_State *L, int index, const struct lua_position *p);

/* inarow_push_index pushes a colour or seat, counted from 1, or nil for ANY.
 * inarow_push_point_or_nil pushes a point, or nil for NOWHERE. */
void inarow_push_index(lua_State *L, uint8_t n);
void inarow_push_point_or_nil(lua_State *L, const inarow_spec *spec, inarow_point point);

void inarow_push_points(lua_State *L, const inarow_spec *spec, const inarow_point *point,
                        int count);

/* Reads an action from the arguments of position:act, from index 2 on. Returns OK, or
 * the reason why it is not an action. */
inarow_reason inarow_read_action(lua_State *L, const struct lua_position *p,
                                 inarow_action *action);

/* Pushes the status, the reason and the winning colour if the game is decided. Returns
 * the number of values pushed. */
int inarow_push_outcome(lua_State *L, inarow_outcome outcome);

/* Reads the arguments that name a hypothetical stone: its colour and its point.
 * Optionally, they also give the point that the stone comes from, and the patterns
 * that the stone is allowed to make. */
inarow_proved inarow_check_proved(lua_State *L, const struct lua_position *p);

/* Returns true if a stone of the colour at a vacant point would make a winning row or
 * shape. */
bool inarow_would_win(const inarow_rules *rules, const inarow_position *position,
                      uint8_t colour, inarow_point point);

/* Pushes an answer as its point, or "pass" for NOWHERE. */
void inarow_push_answer(lua_State *L, const inarow_spec *spec, inarow_point point);

/* The methods of positions, in groups. inarow_position_actions has the methods that
 * change a position and those that report facts of the last change. They are added to
 * the table on the top of the stack. */
extern const luaL_Reg inarow_position_questions[];
extern const luaL_Reg inarow_position_actions[];
extern const luaL_Reg inarow_position_answers[];
extern const luaL_Reg inarow_position_fouls[];
extern const luaL_Reg inarow_position_proofs[];
void inarow_open_legal(lua_State *L);

void inarow_open_attack(lua_State *L);
void inarow_open_deadline(lua_State *L);
void inarow_open_line(lua_State *L);
void inarow_open_rules(lua_State *L);
void inarow_open_task(lua_State *L);
void inarow_open_memory(lua_State *L);

int inarow_lua_account(lua_State *L);
int inarow_lua_pay(lua_State *L);
int inarow_lua_sandboxed(lua_State *L);
int inarow_lua_trim(lua_State *L);
int inarow_lua_attack(lua_State *L);
int inarow_lua_await_attacks(lua_State *L);
int inarow_lua_files(lua_State *L);
int inarow_lua_ask(lua_State *L);
int inarow_lua_is_scripts(lua_State *L);
int inarow_lua_hold(lua_State *L);
int inarow_lua_look(lua_State *L);
int inarow_lua_perft(lua_State *L);
int inarow_lua_perft_lists(lua_State *L);
int inarow_lua_playout(lua_State *L);
int inarow_lua_random(lua_State *L);
int inarow_lua_sandbox(lua_State *L);
int inarow_lua_task(lua_State *L);
int inarow_lua_within(lua_State *L);

#endif
