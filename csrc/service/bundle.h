/* The Lua files in the library, made by bundle.lua: modules by the names that `require`
 * has for them, variants as inarow.variants.NAME. */
#ifndef INAROW_BUNDLE_H
#define INAROW_BUNDLE_H

#include <stddef.h>

struct bundled {
    const char *name, *text;
    size_t length;
};

/* In the order of their names, as strcmp has it. */
extern const struct bundled inarow_bundle[];
extern const size_t inarow_bundle_count;

#endif
