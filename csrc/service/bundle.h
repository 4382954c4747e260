/* The Lua files contained in a library or a program, as bundle.lua writes them.
 * Modules have their names for `require`; variants have the names
 * inarow.variants.NAME. */
#ifndef INAROW_BUNDLE_H
#define INAROW_BUNDLE_H

#include <stddef.h>
#include <lua.h>

struct bundled {
    const char *name, *text;
    size_t length;
};

/* The Lua files, sorted by name in the order of strcmp. */
extern const struct bundled inarow_bundle[];
extern const size_t inarow_bundle_count;

/* A function for package.searchers: finds the loader for a module's name. */
int inarow_find_module(lua_State *L);

/* A function for package.searchers, for the modules in the file that bundle.lua writes
 * with --later. Until that file is loaded, a table takes the module's place. When one
 * of the module's functions is called, the table asks for the file. */
int inarow_find_later(lua_State *L);

/* A function for inarow.finders. It finds a variant's source by its name, and a name
 * for messages. */
int inarow_find_variant(lua_State *L);

#endif
