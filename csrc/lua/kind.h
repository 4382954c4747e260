/* What a path is, known without opening it: a pipe gives what it has only once. */
#ifndef INAROW_LUA_KIND_H
#define INAROW_LUA_KIND_H

#include <stdbool.h>

enum kind { IS_NOTHING, IS_FILE, IS_FOLDER, IS_OTHER };

struct found_kind {
    enum kind kind; /* IS_OTHER: a pipe, a device, a link that leads nowhere */
    bool is_linked; /* of a folder: the path is a link to it */
    double bytes;   /* of a file */
};

struct found_kind inarow_kind_of(const char *path);

#endif
