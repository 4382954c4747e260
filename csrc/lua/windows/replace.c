/* A file written whole or not at all: what ../replace.c is, for Windows. */
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include <stdio.h>
#include <string.h>
#include "../clock.h"
#include "../inarow_lua.h"
#include "../kind.h"
#include "why.h"

enum { MOST_NAMES = 100 }; /* that are tried for the new file */

struct writing {
    const char *text;
    size_t size;
    bool is_lasting;   /* it must outlive a crash of the machine */
    bool is_in_folder; /* what failed is making the new file in its folder */
    char path[MAX_PATH];
    char beside[MAX_PATH]; /* the new file, in the same folder */
};

void inarow_push_why(lua_State *L, unsigned long fault)
{
    char why[256];
    DWORD length =
        FormatMessageA(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, NULL,
                       fault, 0, why, sizeof why, NULL);
    while (length > 0 && (why[length - 1] == '\n' || why[length - 1] == '\r'))
        length--;
    lua_pushlstring(L, why, length);
}

/* Where what a path is ends before its name. */
static size_t folder_length(const char *path)
{
    size_t length = strlen(path);
    while (length > 0 && !strchr("/\\:", path[length - 1]))
        length--;
    return length;
}

/* A link's place is taken by what it leads to. */
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

/* Close a file; what went wrong before counts more. */
static BOOL close_after(HANDLE file, BOOL is_well)
{
    DWORD fault = GetLastError();
    BOOL is_closed = CloseHandle(file);
    if (!is_well)
        SetLastError(fault);
    return is_well && is_closed;
}

/* Write directly to a pipe or a device, which cannot be replaced. */
static BOOL write_into(const struct writing *it)
{
    HANDLE file = CreateFileA(it->path, GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                              NULL, OPEN_EXISTING, 0, NULL);
    return file != INVALID_HANDLE_VALUE &&
           close_after(file, put_text(file, it->text, it->size));
}

static HANDLE open_beside(struct writing *it)
{
    size_t length = folder_length(it->path);
    HANDLE file = INVALID_HANDLE_VALUE;
    for (int i = 0; i < MOST_NAMES && file == INVALID_HANDLE_VALUE &&
                    (i == 0 || GetLastError() == ERROR_FILE_EXISTS);
         i++) {
        int room = (int)(sizeof it->beside - length);
        memcpy(it->beside, it->path, length);
        if (snprintf(it->beside + length, (size_t)room, ".inarow-%lu-%.0f.new",
                     GetCurrentProcessId(), inarow_now()) >= room) {
            SetLastError(ERROR_FILENAME_EXCED_RANGE);
            break;
        }
        file = CreateFileA(it->beside, GENERIC_WRITE, 0, NULL, CREATE_NEW, 0, NULL);
    }
    it->is_in_folder = file == INVALID_HANDLE_VALUE;
    return file;
}

/* The name is moved, and the move is on the disk, before MoveFileEx returns: ReplaceFile
 * would keep the old file's rights, but may leave no file of that name. */
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
        SetLastError(ERROR_DIRECTORY_NOT_SUPPORTED);
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
    case ERROR_DIRECTORY_NOT_SUPPORTED:
        return "is-folder";
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
        return "no-folder";
    default:
        return "not-written";
    }
}

int inarow_lua_replace(lua_State *L)
{
    struct writing it = {.is_lasting = !lua_toboolean(L, 3)};
    const char *path = luaL_checkstring(L, 1);
    it.text = luaL_checklstring(L, 2, &it.size);
    size_t length = strlen(path);
    BOOL is_well = FALSE;
    SetLastError(ERROR_FILENAME_EXCED_RANGE);
    if (length < sizeof it.path) {
        memcpy(it.path, path, length + 1);
        is_well = replace_file(&it);
    }
    DWORD fault = GetLastError();
    if (is_well) {
        lua_pushboolean(L, true);
        return 1;
    }
    lua_pushnil(L);
    inarow_push_why(L, fault);
    lua_pushstring(L, code_of(fault, it.is_in_folder));
    return 3;
}
