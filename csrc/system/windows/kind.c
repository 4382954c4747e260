/* Finds the kind of a path on Windows, as ../kind.c does elsewhere. */
#define WIN32_LEAN_AND_MEAN
#include <string.h>
#include <sys/stat.h>
#include <windows.h>
#include "../kind.h"

/* Returns the system's name of a device, or NULL if the path is not a device. The name
 * of a device is valid in every folder and with every ending: C:/games/con.rec is the
 * console. */
static const char *device_of(const char *path, char full[MAX_PATH])
{
    DWORD length = GetFullPathNameA(path, MAX_PATH, full, NULL);
    bool is_one = length > 0 && length < MAX_PATH && strncmp(full, "\\\\.\\", 4) == 0;
    return is_one ? full + 4 : NULL;
}

/* stat fails for a folder whose path ends with a slash, so this reads the attributes. */
struct found_kind inarow_kind_of(const char *path)
{
    struct _stat64 status;
    char full[MAX_PATH];
    const char *device = device_of(path, full);
    if (device && strncmp(device, "pipe\\", 5) == 0)
        return (struct found_kind){.kind = IS_PIPE};
    if (device)
        return (struct found_kind){.kind = IS_DEVICE,
                                   .has_end = _stricmp(device, "nul") == 0};
    DWORD attributes = GetFileAttributesA(path);
    if (attributes != INVALID_FILE_ATTRIBUTES && attributes & FILE_ATTRIBUTE_DIRECTORY) {
        bool is_linked = attributes & FILE_ATTRIBUTE_REPARSE_POINT;
        return (struct found_kind){.kind = IS_FOLDER, .is_linked = is_linked};
    }
    if (_stat64(path, &status) != 0)
        return (struct found_kind){.kind = IS_NOTHING};
    if (!S_ISREG(status.st_mode))
        return (struct found_kind){.kind = IS_OTHER};
    return (struct found_kind){.kind = IS_FILE, .bytes = (double)status.st_size};
}
