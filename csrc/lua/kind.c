/* What a path is. For Windows: windows/kind.c. */
#define _POSIX_C_SOURCE 200809L
#define _FILE_OFFSET_BITS 64 /* where a long has 32, sizes need more */
#include <sys/stat.h>
#include "kind.h"

struct found_kind inarow_kind_of(const char *path)
{
    struct stat status;
    if (stat(path, &status) != 0 && lstat(path, &status) != 0)
        return (struct found_kind){.kind = IS_NOTHING};
    if (S_ISREG(status.st_mode))
        return (struct found_kind){.kind = IS_FILE, .bytes = (double)status.st_size};
    if (!S_ISDIR(status.st_mode))
        return (struct found_kind){.kind = IS_OTHER};
    bool is_linked = lstat(path, &status) == 0 && S_ISLNK(status.st_mode);
    return (struct found_kind){.kind = IS_FOLDER, .is_linked = is_linked};
}
