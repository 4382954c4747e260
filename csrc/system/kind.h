/* Finds the kind of a path without opening it, because a pipe gives its data only
 * once. */
#ifndef INAROW_KIND_H
#define INAROW_KIND_H

#include <stdbool.h>

enum kind { IS_NOTHING, IS_FILE, IS_FOLDER, IS_PIPE, IS_DEVICE, IS_OTHER };

struct found_kind {
    enum kind kind; /* kind of the path; IS_OTHER is a broken link or a socket */
    bool is_linked; /* folder: true if the path is a link to it */
    bool has_end;   /* device: true if reading it comes to an end */
    double bytes;   /* file: number of bytes */
};

struct found_kind inarow_kind_of(const char *path);

#endif
