/* Finds the kind of a path. For Windows: windows/kind.c. */
#define _POSIX_C_SOURCE 200809L
#define _FILE_OFFSET_BITS 64 /* sizes of 64 bits, even where a long has 32 */
#include <sys/stat.h>
#include <unistd.h>
#include "kind.h"

/* Returns true if reading a device comes to an end. The null device is empty. The
 * terminal has an end if it is the standard input, because a person types there. The
 * code does not open other devices to test them, because some devices would react to
 * being opened. */
static bool has_end(const struct stat *device)
{
    struct stat one;
    if (!S_ISCHR(device->st_mode))
        return false;
    if (stat("/dev/null", &one) == 0 && one.st_rdev == device->st_rdev)
        return true;
    return isatty(STDIN_FILENO) && fstat(STDIN_FILENO, &one) == 0 &&
           one.st_rdev == device->st_rdev;
}

struct found_kind inarow_kind_of(const char *path)
{
    struct stat status;
    if (stat(path, &status) != 0 && lstat(path, &status) != 0)
        return (struct found_kind){.kind = IS_NOTHING};
    if (S_ISREG(status.st_mode))
        return (struct found_kind){.kind = IS_FILE, .bytes = (double)status.st_size};
    if (S_ISFIFO(status.st_mode))
        return (struct found_kind){.kind = IS_PIPE};
    if (S_ISCHR(status.st_mode) || S_ISBLK(status.st_mode))
        return (struct found_kind){.kind = IS_DEVICE, .has_end = has_end(&status)};
    if (!S_ISDIR(status.st_mode))
        return (struct found_kind){.kind = IS_OTHER};
    bool is_linked = lstat(path, &status) == 0 && S_ISLNK(status.st_mode);
    return (struct found_kind){.kind = IS_FOLDER, .is_linked = is_linked};
}
