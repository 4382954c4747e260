/* Proves that a file is replaced whole or not at all. Each save is killed, or fails,
 * at each of its system calls, on a disk with room for all of the text, for a part or
 * for none.
 *
 *     build/tests/replace
 *
 * The system calls of csrc/system/replace.c are counted, with a process for each try.
 * It reports in TAP. */
#define _GNU_SOURCE
#define _FILE_OFFSET_BITS 64
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <limits.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include "../../csrc/system/inarow_system.h"

/* ---- Failing system calls -----------------------------------------------------------
 */

enum way { IS_KILLED, IS_ENDED, IS_FULL, IS_BROKEN, WAYS };
static const char *const way_name[] = {"killed", "asked to end", "out of room", "broken"};

static enum way way;     /* effect of the failing call */
static int failing;      /* number of the failing call; 0: none */
static size_t disk_room; /* bytes that still fit on the disk */

/* Results of the saving process, shared with the observing process. */
static struct seen {
    int calls;
    bool is_renamed;
    bool may_fail; /* a save can succeed without the failing call */
    char names[1024];
} * seen;

/* Called at the beginning of each system call; returns true if it fails. */
static bool fails(const char *name)
{
    strcat(strcat(seen->names, " "), name);
    if (++seen->calls != failing)
        return false;
    seen->may_fail = strcmp(name, "fchown") == 0 || strcmp(name, "fchmod") == 0 ||
                     strcmp(name, "lstat") == 0 ||
                     (strcmp(name, "open") == 0 && seen->is_renamed);
    if (way == IS_KILLED || way == IS_ENDED)
        raise(way == IS_KILLED ? SIGKILL : SIGTERM);
    errno = way == IS_FULL ? ENOSPC : EIO;
    return way == IS_FULL || way == IS_BROKEN;
}

/* Writes a part of the given text, as write may. */
static ssize_t write_part(int file, const void *text, size_t size)
{
    if (fails("write"))
        return -1;
    if (disk_room == 0) {
        errno = ENOSPC;
        return -1;
    }
    size = size > 400 ? 400 : size;
    size = size > disk_room ? disk_room : size;
    disk_room -= size;
    return write(file, text, size);
}

static int close_file(int file)
{
    bool is_failing = fails("close"); /* close fails, but closes the file */
    int fault = errno, status = close(file);
    errno = fault;
    return is_failing ? -1 : status;
}

static int rename_file(const char *from, const char *to)
{
    if (fails("rename"))
        return -1;
    int status = rename(from, to);
    seen->is_renamed = status == 0;
    return status;
}

#define open(...) (fails("open") ? -1 : open(__VA_ARGS__))
#define readlink(...) (fails("readlink") ? -1 : readlink(__VA_ARGS__))
#define stat(...) (fails("stat") ? -1 : stat(__VA_ARGS__))
#define lstat(...) (fails("lstat") ? -1 : lstat(__VA_ARGS__))
#define fstat(...) (fails("fstat") ? -1 : fstat(__VA_ARGS__))
#define fchown(...) (fails("fchown") ? -1 : fchown(__VA_ARGS__))
#define fchmod(...) (fails("fchmod") ? -1 : fchmod(__VA_ARGS__))
#define unlink(path) (fails("unlink") ? -1 : unlink(path))
#define fsync(file) \
    (fails("fsync") ? -1 : 0 * (file)) /* the machine does not crash \
                                        * here */
#define write write_part
#define close close_file
#define rename rename_file
#include "../../csrc/system/replace.c"
#undef open
#undef stat
#undef lstat
#undef unlink
#undef write
#undef close
#undef rename
#undef fstat

#include "../../csrc/system/beside.c"
#include "../../csrc/system/save.c"

/* ---- Files ---------------------------------------------------------------------------
 */

enum { BIG = 1500, OLD_MODE = 0640, NEW_MODE = 0604 };

static char old_text[BIG + 1], new_text[BIG + 1];

/* State of the path before the save: nothing, a file, a link to a file, a link that
 * leads nowhere. */
enum before { NOTHING, FILE_THERE, LINK, DANGLING, BEFORES };
static const char *const before_name[] = {"a new file", "a file", "a linked file",
                                          "a link to nothing"};

static bool has_old(enum before before)
{
    return before == FILE_THERE || before == LINK;
}

static bool is_link(enum before before)
{
    return before == LINK || before == DANGLING;
}

static void fail(const char *what)
{
    perror(what);
    exit(2);
}

static void lay_out(enum before before)
{
    unlink("game");
    unlink("behind");
    if (is_link(before) && symlink("behind", "game") != 0)
        fail("symlink");
    if (!has_old(before))
        return;
    FILE *file = fopen("game", "w");
    if (!file || fputs(old_text, file) < 0 || fclose(file) != 0 ||
        chmod("game", OLD_MODE) != 0)
        fail("game");
    if (geteuid() == 0 && chown("game", 1234, 4321) != 0)
        fail("chown");
}

static bool holds(const char *path, const char *text)
{
    static char there[BIG + 2];
    FILE *file = fopen(path, "r");
    if (!file)
        return false;
    there[fread(there, 1, sizeof there - 1, file)] = '\0';
    fclose(file);
    return strcmp(there, text) == 0;
}

/* Counts the files that a save left beside the game's file, and removes them. */
static int leavings(void)
{
    int count = 0;
    DIR *folder = opendir(".");
    struct dirent *entry;
    while ((entry = readdir(folder))) {
        const char *name = entry->d_name;
        if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0 ||
            strcmp(name, "game") == 0 || strcmp(name, "behind") == 0)
            continue;
        count += name[0] == '.' ? 1 : 100; /* a visible file would look like a record */
        unlink(name);
    }
    closedir(folder);
    return count;
}

/* Returns the fault of the file after a save, or NULL. If `seen->is_renamed`, the new
 * file has received its name. */
static const char *fault_of_file(enum before before)
{
    struct stat status;
    const char *text = seen->is_renamed ? new_text : has_old(before) ? old_text : NULL;
    if (text ? !holds("game", text) : stat("game", &status) == 0)
        return "it is not the file that was expected";
    if (is_link(before) && (lstat("game", &status) != 0 || !S_ISLNK(status.st_mode)))
        return "the link is gone";
    if (!text || (failing > 0 && (way == IS_FULL || way == IS_BROKEN)))
        return NULL; /* the failing call may have been the one that sets the mode */
    stat("game", &status);
    if ((status.st_mode & 0777) != (has_old(before) ? OLD_MODE : NEW_MODE))
        return "it has another mode";
    if (geteuid() == 0 && has_old(before) &&
        (status.st_uid != 1234 || status.st_gid != 4321))
        return "it has another owner";
    return NULL;
}

/* ---- One save ------------------------------------------------------------------------
 */

enum {
    SAVED = 0,
    REFUSED_FULL = 10,
    REFUSED = 11,
    NO_PERMISSION = 12,
    FOLDER_CLOSED = 13
};

enum { NOBODY = 65534 };
static bool is_nobody; /* true if the saving process is the user nobody, when root runs
                        * these tests */

static const char *saved_path = "game";

/* Saves in the calling process; returns its exit status. */
static int save(lua_State *L)
{
    lua_pushcfunction(L, inarow_system_replace);
    lua_pushstring(L, saved_path);
    lua_pushstring(L, new_text);
    if (lua_pcall(L, 2, LUA_MULTRET, 0) != LUA_OK)
        return 1;
    if (lua_gettop(L) == 1 && lua_toboolean(L, 1))
        return SAVED;
    if (lua_gettop(L) != 3 || !lua_isnil(L, 1) || !lua_isstring(L, 2))
        return 1;
    const char *code = lua_tostring(L, 3);
    return strcmp(code, "disk-full") == 0       ? REFUSED_FULL
           : strcmp(code, "no-permission") == 0 ? NO_PERMISSION
           : strcmp(code, "folder-closed") == 0 ? FOLDER_CLOSED
                                                : REFUSED;
}

/* Saves over the existing file. */
static int run_again(lua_State *L)
{
    int status;
    memset(seen, 0, sizeof *seen);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        if (is_nobody && geteuid() == 0 &&
            (setgroups(0, NULL) != 0 || setegid(NOBODY) != 0 || seteuid(NOBODY) != 0))
            _exit(1);
        _exit(save(L));
    }
    if (child < 0 || waitpid(child, &status, 0) != child)
        fail("fork");
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

static int run_save(lua_State *L, enum before before)
{
    lay_out(before);
    return run_again(L);
}

/* Returns the fault of a save's end after a failing call or with too little room, or
 * NULL. */
static const char *fault_of_end(int status, bool has_room)
{
    bool is_there = failing > 0 && failing <= seen->calls;
    int most_left = is_there && way == IS_KILLED;
    if (leavings() > most_left)
        return "something was left beside it";
    if (is_there && (way == IS_KILLED || way == IS_ENDED))
        return status == (way == IS_KILLED ? -SIGKILL : -SIGTERM) ? NULL
                                                                  : "it was not ended";
    if (!has_room)
        return status == REFUSED_FULL || (is_there && status == REFUSED)
                   ? NULL
                   : "the status is not that of a full disk";
    if (!is_there || seen->may_fail)
        return status == SAVED && seen->is_renamed ? NULL : "it was not saved";
    return status == (way == IS_FULL ? REFUSED_FULL : REFUSED) ? NULL
                                                               : "it reported success";
}

/* ---- All tests ----------------------------------------------------------------------
 */

static int tests, failures;

static void test(bool is_well, const char *name, const char *fault)
{
    printf("%s %d - %s\n", is_well ? "ok" : "not ok", ++tests, name);
    if (!is_well)
        printf("# at call %d:%s\n# %s\n", failing, seen->names, fault);
    failures += !is_well;
}

/* Tests one kind of failure at each call, until a save completes. */
static void test_calls(lua_State *L, enum before before, size_t with_room)
{
    char name[200];
    const char *fault = NULL;
    int last = 0;
    for (failing = 1; !fault; failing++) {
        disk_room = with_room;
        int status = run_save(L, before);
        fault = fault_of_file(before);
        if (!fault)
            fault = fault_of_end(status, with_room >= BIG);
        last = seen->calls;
        if (failing > last)
            break;
    }
    snprintf(name, sizeof name, "%s, %s at each of %d calls, room for %zu of %d bytes",
             before_name[before], way_name[way], last, with_room, BIG);
    test(!fault && last >= 5, name, fault ? fault : "it makes no calls");
}

/* Compares the calls of a save without failures, in order. */
static void test_order(lua_State *L)
{
    static const char *const order = " write write write write fstat fchown fchmod"
                                     " fsync close rename open fsync close";
    failing = 0;
    disk_room = BIG;
    int status = run_save(L, FILE_THERE);
    /* Only root can change the owner of a file, so only root must keep it. */
    char expected[200];
    snprintf(expected, sizeof expected, "%s", order);
    if (geteuid() != 0) {
        char *at = strstr(expected, " fchown");
        memmove(at, at + 7, strlen(at + 7) + 1);
    }
    const char *end = strstr(seen->names, " write");
    test(status == SAVED && end && strcmp(end + 6, strstr(expected, " write") + 6) == 0,
         "the text is synced before the file is renamed, and then the folder", expected);
}

/* Tests saves by a user without rights on the folder or the file. */
static void test_rights(lua_State *L)
{
    struct stat status;
    failing = 0;
    disk_room = BIG;
    is_nobody = true;
    lay_out(FILE_THERE);
    chmod("game", 0666);
    chmod(".", 0555);
    bool is_refused = run_again(L) == FOLDER_CLOSED && holds("game", old_text);
    chmod(".", 0777);
    test(is_refused && leavings() == 0, "a folder that takes no file leaves the old one",
         "it was not refused");
    chmod("game", 0444);
    test(run_again(L) == NO_PERMISSION && holds("game", old_text) && leavings() == 0,
         "a file without write permission is not replaced", "it was not refused");
    chmod("game", 0676);
    bool is_saved = run_again(L) == SAVED && holds("game", new_text);
    stat("game", &status);
    /* If the group cannot be kept, the new group gets only the rights of others. */
    mode_t mode = geteuid() == 0 ? 0666 : 0676;
    test(is_saved && (status.st_mode & 07777) == mode && leavings() == 0,
         "the new file gives nobody more rights than the old one", "it has them");
    is_nobody = false;
    unlink("game");
}

/* A save kills itself before it renames the new file; `name` gets the name of the file
 * that it left. */
static void leave_part(lua_State *L, char name[], size_t room)
{
    failing = 0;
    disk_room = BIG;
    run_save(L, FILE_THERE);
    way = IS_KILLED;
    for (failing = seen->calls; seen->is_renamed; failing--)
        run_save(L, FILE_THERE);
    failing = 0;
    inarow_name_beside(name, room, "game", 0);
}

static void make_older(const char *name, int seconds)
{
    struct timespec times[2] = {{.tv_sec = time(NULL) - seconds},
                                {.tv_sec = time(NULL) - seconds}};
    if (utimensat(AT_FDCWD, name, times, 0) != 0)
        fail(name);
}

/* A later save removes the file that a killed save left, unless the file may be in
 * use. */
static void test_left_over(lua_State *L)
{
    char name[100];
    leave_part(L, name, sizeof name);
    make_older(name, REPLACE_STALE - 60);
    bool is_kept = run_again(L) == SAVED && access(name, F_OK) == 0;
    make_older(name, REPLACE_STALE + 60);
    bool is_gone = run_again(L) == SAVED && access(name, F_OK) != 0;
    test(is_kept && is_gone && leavings() == 0,
         "files of a killed save are removed once they are old",
         is_kept ? "it is there" : "it was taken away too soon");
    lay_out(FILE_THERE);
    if (symlink("game", name) != 0)
        fail("symlink");
    test(run_again(L) == SAVED && holds("game", new_text) && leavings() == 1,
         "a link with the new file's name is not followed", "it was");
}

/* A file is replaced under any path that names it. A file that has no name, or that is
 * named by an open file number, is written in place. */
static void test_paths(lua_State *L)
{
    struct stat before, after;
    char path[PATH_MAX];
    saved_path = "/proc/self/cwd/game";
    lay_out(FILE_THERE);
    stat("game", &before);
    bool is_saved = run_again(L) == SAVED && holds("game", new_text);
    stat("game", &after);
    test(is_saved && after.st_ino != before.st_ino && leavings() == 0,
         "a file is replaced under a path of its process", "it was written over");
    for (int is_named = 1; is_named >= 0; is_named--) {
        lay_out(FILE_THERE);
        int file = open("game", O_RDWR);
        if (!is_named)
            unlink("game");
        snprintf(path, sizeof path, "/dev/fd/%d", file);
        saved_path = path;
        is_saved = run_again(L) == SAVED && fstat(file, &after) == 0;
        test(is_saved && after.st_size == BIG && leavings() == 0,
             is_named ? "a file that is open is written to by its number"
                      : "a file that has no name any more is written to",
             "it was not");
        close(file);
    }
    saved_path = "game";
}

/* A hard link keeps the old contents. */
static void test_hard_link(lua_State *L)
{
    lay_out(FILE_THERE);
    if (link("game", "behind") != 0)
        fail("link");
    test(run_again(L) == SAVED && holds("game", new_text) && holds("behind", old_text),
         "a hard link keeps the old contents", "it does not");
}

int main(void)
{
    static const size_t rooms[] = {BIG, 0, 1, BIG - 1};
    char folder[] = "/tmp/inarow-replace-XXXXXX";
    memset(old_text, 'o', BIG / 2);
    memset(new_text, 'n', BIG);
    seen = mmap(NULL, sizeof *seen, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS,
                -1, 0);
    lua_State *L = luaL_newstate();
    if (seen == MAP_FAILED || !L || !mkdtemp(folder) || chdir(folder) != 0)
        fail(folder);
    umask(0777 & ~NEW_MODE); /* this umask gives new files that mode */
    for (int before = 0; before < BEFORES; before++) {
        for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++) {
            way = IS_KILLED;
            test_calls(L, (enum before)before, rooms[i]);
        }
        for (way = IS_ENDED; way < WAYS; way++)
            test_calls(L, (enum before)before, BIG);
    }
    test_order(L);
    test_rights(L);
    test_left_over(L);
    test_paths(L);
    test_hard_link(L);
    lay_out(NOTHING);
    lua_close(L);
    if (chdir("/") != 0 || rmdir(folder) != 0)
        fail(folder);
    printf("1..%d\n", tests);
    return failures > 0;
}
