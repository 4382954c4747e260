/* The Lua files inside a library or a program, made by bundle.lua: modules by the names
 * that `require` has for them, variants as inarow.variants.NAME. */
#ifndef INAROW_BUNDLE_H
#define INAROW_BUNDLE_H

#include <stddef.h>
#include <lua.h>

struct bundled {
    const char *name, *text;
    size_t length;
};

/* In the order of their names, as strcmp has it. */
extern const struct bundled inarow_bundle[];
extern const size_t inarow_bundle_count;

/* One of package.searchers: a module's name to its loader. */
int inarow_find_module(lua_State *L);

/* The same for a module of the file that bundle.lua makes with --later: until the file is
 * there, a table stands for it, which asks for the file when a function is called. */
int inarow_find_later(lua_State *L);

/* One of inarow.finders: a variant's name to its source and a name for messages. */
int inarow_find_variant(lua_State *L);

#endif
