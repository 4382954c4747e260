/* The kind of a path, found without opening it: a pipe gives its data only once. */
#ifndef INAROW_KIND_H
#define INAROW_KIND_H

#include <stdbool.h>

enum kind { IS_NOTHING, IS_FILE, IS_FOLDER, IS_PIPE, IS_DEVICE, IS_OTHER };

struct found_kind {
    enum kind kind; /* IS_OTHER: a broken link, or a socket */
    bool is_linked; /* of a folder: the path is a link to it */
    bool has_end;   /* of a device: reading it comes to an end */
    double bytes;   /* of a file */
};

struct found_kind inarow_kind_of(const char *path);

#endif
