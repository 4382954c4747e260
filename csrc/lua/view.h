/* The view that a hook has of a game, field by field. */
#ifndef INAROW_LUA_VIEW_H
#define INAROW_LUA_VIEW_H

#include "inarow_lua.h"
#include "serialize.h"

/* The fields of a view, with the names in view.c. */
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

/* The names that views contain and positions do not. They are the names of colours,
 * seats, phases, options and stones under some rules. They are written once for all
 * views. */
enum { NAMES = 2 + 3 * INAROW_COLOURS + INAROW_STEPS };

struct inarow_names {
    struct inarow_buffer buffer;
    size_t at[NAMES]; /* beginning of each name in the buffer */
};

struct inarow_view {
    struct inarow_names *names;
    struct lua_position *of;
};

#define NAMES_TYPE "inarow.names"

/* Pushes a field's value into any state, as a new table if the value is a table. */
void inarow_push_field(lua_State *L, const struct inarow_view *view,
                       enum inarow_field field);

/* Pushes the colour of the stone at the point named at a stack index. Pushes nil if
 * there is no stone, or if the value is not the name of a point of the board. */
void inarow_push_stone(lua_State *L, const struct inarow_view *view, int index);

/* Writes the colour of every stone, by its point, into the table at a stack index.
 * Returns the number of stones. */
int inarow_put_stones(lua_State *L, const struct inarow_view *view, int index);

void inarow_open_names(lua_State *L);
int inarow_lua_names(lua_State *L);
int inarow_lua_view(lua_State *L);

#endif
