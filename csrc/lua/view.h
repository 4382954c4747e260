/* What a hook may know of a game: its view, field by field. */
#ifndef INAROW_LUA_VIEW_H
#define INAROW_LUA_VIEW_H

#include "inarow_lua.h"
#include "serialize.h"

/* The fields, by the names in view.c. */
enum inarow_field {
    VIEW_AT,
    VIEW_CAPTURED,
    VIEW_COLOURS,
    VIEW_HEIGHT,
    VIEW_LAST,
    VIEW_MOVES,
    VIEW_OPTIONS,
    VIEW_PHASE,
    VIEW_SEAT,
    VIEW_SUPPLY,
    VIEW_TO_MOVE,
    VIEW_WIDTH,
    VIEW_FIELDS
};

extern const char *const inarow_field_name[VIEW_FIELDS];

/* What a position has no words for, of the rules it is played by: colours, seats, phases,
 * options, stones. Written once, for every view. */
enum { NAMES = 2 + 3 * INAROW_COLOURS + INAROW_STEPS };

struct inarow_names {
    struct inarow_buffer buffer;
    size_t at[NAMES]; /* where each begins in the buffer */
};

struct inarow_view {
    struct inarow_names *names;
    struct lua_position *of;
};

#define NAMES_TYPE "inarow.names"

/* Push a field's value into any state, a table made anew; `at` is for inarow_push_at. */
void inarow_push_field(lua_State *L, const struct inarow_view *view,
                       enum inarow_field field);

/* Push the colour of the stone at the point that is named at a stack index, or nil: also
 * if it is not the name of a point of the board. */
void inarow_push_stone(lua_State *L, const struct inarow_view *view, int index);

/* Put every stone's colour by its point into the table at a stack index; how many. */
int inarow_put_stones(lua_State *L, const struct inarow_view *view, int index);

void inarow_open_names(lua_State *L);
int inarow_lua_names(lua_State *L);
int inarow_lua_view(lua_State *L);

#endif
