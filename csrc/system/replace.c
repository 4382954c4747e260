/* Implements replace.h. For Windows: windows/replace.c. */
#define _XOPEN_SOURCE 700    /* realpath */
#define _FILE_OFFSET_BITS 64 /* sizes of 64 bits, even where a long has 32 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include "beside.h"
#include "replace.h"

#ifndef PATH_MAX
#define PATH_MAX 4096
#endif

enum { MOST_LINKS = 40 }; /* maximum number of links from a path to its file */

struct writing {
    const char *text;
    size_t size;
    bool is_lasting;   /* true if the file must survive a crash of the machine */
    bool has_old;      /* true if `old` describes an existing file */
    bool is_in_folder; /* true if the failure was to create the new file in its folder */
    struct stat old;
    char path[PATH_MAX];   /* path after following all links */
    char beside[PATH_MAX]; /* path of the new file, in the same folder */
};

/* Returns the length of the path before the name: 0 in the current folder. */
static size_t folder_length(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? (size_t)(slash - path) + 1 : 0;
}

/* Returns true if the path leads through /proc. A link in /proc may lead to an open
 * file that has no name. Such a link is not followed, even if other links lead to its
 * folder. */
static bool is_of_process(const char *path)
{
    char folder[PATH_MAX], real[PATH_MAX];
    size_t length = folder_length(path);
    memcpy(folder, length > 0 ? path : ".", length + 1);
    folder[length > 0 ? length : 1] = '\0';
    return realpath(folder, real) &&
           (strcmp(real, "/proc") == 0 || strncmp(real, "/proc/", 6) == 0);
}

/* Replaces a path by the path to which its links lead. The last link may be broken. */
static int follow_links(char path[PATH_MAX])
{
    char link[PATH_MAX];
    for (int count = 0; count < MOST_LINKS && !is_of_process(path); count++) {
        ssize_t length = readlink(path, link, sizeof link);
        if (length < 0)
            return errno == EINVAL || errno == ENOENT ? 0 : -1;
        size_t folder = link[0] == '/' ? 0 : folder_length(path);
        if (folder + (size_t)length >= PATH_MAX) {
            errno = ENAMETOOLONG;
            return -1;
        }
        memcpy(path + folder, link, (size_t)length);
        path[folder + (size_t)length] = '\0';
    }
    if (is_of_process(path))
        return 0;
    errno = ELOOP;
    return -1;
}

/* Closes a file. Returns the earlier error, if any, rather than an error of closing. */
static int close_after(int file, int status)
{
    int fault = errno;
    if (close(file) != 0 && status == 0)
        return -1;
    errno = fault;
    return status;
}

static int put_text(int file, const char *text, size_t size)
{
    while (size > 0) {
        ssize_t written = write(file, text, size);
        if (written < 0 && errno != EINTR)
            return -1;
        if (written > 0) {
            text += written;
            size -= (size_t)written;
        }
    }
    return 0;
}

/* Writes directly to a pipe or a device, which cannot be replaced. */
static int write_into(const struct writing *it)
{
    int file = open(it->path, O_WRONLY | O_TRUNC | O_NOCTTY | O_CLOEXEC);
    if (file < 0)
        return -1;
    return close_after(file, put_text(file, it->text, it->size));
}

/* Writes a file to the disk if the file system can do so. */
static int sync_file(int file)
{
    return fsync(file) == 0 || errno == EINVAL || errno == ENOSYS || errno == ENOTSUP
               ? 0
               : -1;
}

/* Writes the folder's list of names to the disk. An unreadable folder is skipped. */
static int sync_folder(char path[PATH_MAX])
{
    size_t length = folder_length(path);
    if (length == 0)
        path[length++] = '.';
    path[length] = '\0';
    int file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return file < 0 ? 0 : close_after(file, sync_file(file));
}

/* Gives the new file the mode of the old file, and its owner and group if permitted.
 * If that is not permitted, nobody gets more access than before. */
static int make_alike(int file, const struct stat *old)
{
    struct stat now;
    mode_t mode = old->st_mode & 07777;
    if (fstat(file, &now) != 0)
        return -1;
    bool is_owners = now.st_uid == old->st_uid && now.st_gid == old->st_gid;
    if (!is_owners && fchown(file, old->st_uid, old->st_gid) != 0) {
        mode &= 0777;
        if (fchown(file, (uid_t)-1, old->st_gid) != 0)
            mode &= ~(mode_t)070 | (mode & 07) << 3;
    }
    (void)fchmod(file, mode); /* some file systems have no modes */
    return 0;
}

/* Returns true if a process that was killed while saving left this file behind. */
static bool is_left_over(const char *path)
{
    struct stat status;
    return lstat(path, &status) == 0 && S_ISREG(status.st_mode) &&
           difftime(time(NULL), status.st_mtime) > REPLACE_STALE;
}

/* Opens a new file beside the file to be replaced. */
static int open_beside(struct writing *it)
{
    size_t length = folder_length(it->path);
    int file = -1;
    memcpy(it->beside, it->path, length);
    for (int i = 0; i < REPLACE_NAMES && file < 0 && (i == 0 || errno == EEXIST); i++) {
        if (!inarow_name_beside(it->beside + length, sizeof it->beside - length,
                                it->path + length, i)) {
            errno = ENAMETOOLONG;
            break;
        }
        if (is_left_over(it->beside))
            unlink(it->beside);
        file = open(it->beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                    it->has_old ? 0600 : 0666);
    }
    it->is_in_folder = file < 0;
    return file;
}

static int write_beside(struct writing *it)
{
    int file = open_beside(it);
    if (file < 0)
        return -1;
    int status = put_text(file, it->text, it->size);
    if (status == 0 && it->has_old)
        status = make_alike(file, &it->old);
    if (status == 0 && it->is_lasting)
        status = sync_file(file);
    status = close_after(file, status);
    if (status == 0)
        status = rename(it->beside, it->path);
    if (status != 0) {
        int fault = errno;
        unlink(it->beside);
        errno = fault;
    }
    return status != 0 || !it->is_lasting ? status : sync_folder(it->path);
}

/* Refuses to replace a file that may not be written to. */
static int check_old(const char *path)
{
    int file = open(path, O_WRONLY | O_CLOEXEC);
    return file < 0 ? -1 : close(file);
}

static int replace_file(struct writing *it)
{
    /* A link in /dev/fd may lead to an open file without a name. */
    bool is_found = stat(it->path, &it->old) == 0;
    if (!is_found && errno != ENOENT)
        return -1;
    if (is_found && !S_ISREG(it->old.st_mode))
        return write_into(it);
    if (follow_links(it->path) != 0)
        return -1;
    bool is_there = stat(it->path, &it->old) == 0;
    if (!is_there && errno != ENOENT)
        return -1;
    it->has_old = is_there && S_ISREG(it->old.st_mode) && !is_of_process(it->path);
    if (is_there && !it->has_old)
        return write_into(it);
    if (it->has_old && check_old(it->path) != 0)
        return -1;
    /* Signals that would end the program wait, so that no partial file remains. */
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before);
    int status = write_beside(it), fault = errno;
    sigprocmask(SIG_SETMASK, &before, NULL);
    errno = fault;
    return status;
}

static const char *code_of(int fault, bool is_in_folder)
{
    switch (fault) {
    case ENOSPC:
    case EFBIG:
#ifdef EDQUOT
    case EDQUOT:
#endif
        return "disk-full";
    case EACCES:
    case EPERM:
        return is_in_folder ? "folder-closed" : "no-permission";
    case EROFS:
        return "read-only";
    case EISDIR:
        return "is-folder";
    case ENOENT:
    case ENOTDIR:
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
    int status = -1;
    errno = ENAMETOOLONG;
    if (length < sizeof it.path) {
        memcpy(it.path, path, length + 1);
        status = replace_file(&it);
    }
    if (status == 0)
        return true;
    fault->code = code_of(errno, it.is_in_folder);
    snprintf(fault->why, sizeof fault->why, "%s", strerror(errno));
    return false;
}
