/* Implements ../replace.h on Windows, as ../replace.c does elsewhere. */
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include <stdio.h>
#include <string.h>
#include "../kind.h"
#include "../beside.h"
#include "../replace.h"
#include "why.h"

struct writing {
    const char *text;
    size_t size;
    bool is_lasting;   /* true if the file must survive a crash of the machine */
    bool is_in_folder; /* true if the failure was to create the new file in its folder */
    char path[MAX_PATH];
    char beside[MAX_PATH]; /* path of the new file, in the same folder */
};

void inarow_get_why(unsigned long fault, char why[], size_t size)
{
    DWORD length =
        FormatMessageA(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, NULL,
                       fault, 0, why, (DWORD)size, NULL);
    while (length > 0 && (why[length - 1] == '\n' || why[length - 1] == '\r'))
        length--;
    why[length] = '\0';
}

/* Returns the length of the path up to its last part, the name. */
static size_t folder_length(const char *path)
{
    size_t length = strlen(path);
    while (length > 0 && !strchr("/\\:", path[length - 1]))
        length--;
    return length;
}

/* Replaces a link by the path to which it leads. */
static BOOL follow_link(char path[MAX_PATH])
{
    DWORD attributes = GetFileAttributesA(path);
    if (attributes == INVALID_FILE_ATTRIBUTES ||
        !(attributes & FILE_ATTRIBUTE_REPARSE_POINT))
        return TRUE;
    HANDLE file =
        CreateFileA(path, 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL,
                    OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, NULL);
    if (file == INVALID_HANDLE_VALUE)
        return FALSE;
    char place[MAX_PATH];
    DWORD length = GetFinalPathNameByHandleA(file, place, sizeof place, 0);
    CloseHandle(file);
    if (length == 0 || length >= sizeof place) {
        if (length > 0)
            SetLastError(ERROR_FILENAME_EXCED_RANGE);
        return FALSE;
    }
    memcpy(path, place, length + 1);
    return TRUE;
}

static BOOL put_text(HANDLE file, const char *text, size_t size)
{
    while (size > 0) {
        DWORD written, most = size < 0x1000000 ? (DWORD)size : 0x1000000;
        if (!WriteFile(file, text, most, &written, NULL))
            return FALSE;
        text += written;
        size -= written;
    }
    return TRUE;
}

/* Closes a file. Returns the earlier error, if any, rather than an error of closing. */
static BOOL close_after(HANDLE file, BOOL is_well)
{
    DWORD fault = GetLastError();
    BOOL is_closed = CloseHandle(file);
    if (!is_well)
        SetLastError(fault);
    return is_well && is_closed;
}

/* Writes directly to a pipe or a device, which cannot be replaced. */
static BOOL write_into(const struct writing *it)
{
    HANDLE file = CreateFileA(it->path, GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                              NULL, OPEN_EXISTING, 0, NULL);
    return file != INVALID_HANDLE_VALUE &&
           close_after(file, put_text(file, it->text, it->size));
}

/* Returns true if a killed save left this file behind. */
static BOOL is_left_over(const char *path)
{
    WIN32_FILE_ATTRIBUTE_DATA file;
    FILETIME now;
    if (!GetFileAttributesExA(path, GetFileExInfoStandard, &file) ||
        file.dwFileAttributes & (FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_REPARSE_POINT))
        return FALSE;
    GetSystemTimeAsFileTime(&now);
    ULARGE_INTEGER then = {.LowPart = file.ftLastWriteTime.dwLowDateTime,
                           .HighPart = file.ftLastWriteTime.dwHighDateTime};
    ULARGE_INTEGER present = {.LowPart = now.dwLowDateTime,
                              .HighPart = now.dwHighDateTime};
    return present.QuadPart > then.QuadPart + REPLACE_STALE * 10000000ull;
}

static HANDLE open_beside(struct writing *it)
{
    size_t length = folder_length(it->path);
    HANDLE file = INVALID_HANDLE_VALUE;
    memcpy(it->beside, it->path, length);
    for (int i = 0; i < REPLACE_NAMES && file == INVALID_HANDLE_VALUE &&
                    (i == 0 || GetLastError() == ERROR_FILE_EXISTS);
         i++) {
        if (!inarow_name_beside(it->beside + length, sizeof it->beside - length,
                                it->path + length, i)) {
            SetLastError(ERROR_FILENAME_EXCED_RANGE);
            break;
        }
        if (is_left_over(it->beside))
            DeleteFileA(it->beside);
        file = CreateFileA(it->beside, GENERIC_WRITE, 0, NULL, CREATE_NEW, 0, NULL);
    }
    it->is_in_folder = file == INVALID_HANDLE_VALUE;
    return file;
}

/* MoveFileEx moves the name and writes the move to the disk before it returns.
 * ReplaceFile would keep the old file's rights, but it may leave no file with that
 * name. */
static BOOL write_beside(struct writing *it)
{
    HANDLE file = open_beside(it);
    if (file == INVALID_HANDLE_VALUE)
        return FALSE;
    BOOL is_well = put_text(file, it->text, it->size);
    if (is_well && it->is_lasting)
        is_well = FlushFileBuffers(file);
    is_well = close_after(file, is_well) &&
              MoveFileExA(it->beside, it->path,
                          MOVEFILE_REPLACE_EXISTING |
                              (it->is_lasting ? MOVEFILE_WRITE_THROUGH : 0));
    if (!is_well) {
        DWORD fault = GetLastError();
        DeleteFileA(it->beside);
        SetLastError(fault);
    }
    return is_well;
}

static BOOL replace_file(struct writing *it)
{
    switch (inarow_kind_of(it->path).kind) {
    case IS_FILE:
        return follow_link(it->path) && write_beside(it);
    case IS_NOTHING:
        return write_beside(it);
    case IS_FOLDER:
        SetLastError(ERROR_DIRECTORY);
        return FALSE;
    default:
        return write_into(it);
    }
}

static const char *code_of(DWORD fault, bool is_in_folder)
{
    switch (fault) {
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
        return "disk-full";
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION:
        return is_in_folder ? "folder-closed" : "no-permission";
    case ERROR_WRITE_PROTECT:
        return "read-only";
    case ERROR_DIRECTORY:
        return "is-folder";
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
        return "no-folder";
    default:
        return "not-written";
    }
}

bool inarow_replace(const char *path, const char *text, size_t size, bool is_lasting,
                    struct replace_fault *fault)
{
    struct writing it = {.text = text, .size = size, .is_lasting = is_lasting};
    size_t length = strlen(path);
    BOOL is_well = FALSE;
    SetLastError(ERROR_FILENAME_EXCED_RANGE);
    if (length < sizeof it.path) {
        memcpy(it.path, path, length + 1);
        is_well = replace_file(&it);
    }
    if (is_well)
        return true;
    DWORD error = GetLastError();
    fault->code = code_of(error, it.is_in_folder);
    inarow_get_why(error, fault->why, sizeof fault->why);
    return false;
}
