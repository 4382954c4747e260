/*
 * A server of forks: a process that waits for requests, and handles each in a copy of
 * itself. The server's loaded data need not be loaded again for a request.
 */
#define _DEFAULT_SOURCE /* sbrk */
#include <fcntl.h>
#include <lauxlib.h>
#include <lua.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Pipes for the requests to the server and the exit statuses from it; the server's
 * process, and the process that started it. */
static int requests[2], statuses[2];
static pid_t server, owner;

static void read_all(int fd, void *bytes, size_t size)
{
    for (char *at = bytes; size > 0;) {
        ssize_t count = read(fd, at, size);
        if (count <= 0)
            _exit(0); /* the owner has ended */
        at += count;
        size -= (size_t)count;
    }
}

static void write_all(int fd, const void *bytes, size_t size)
{
    for (const char *at = bytes; size > 0;) {
        ssize_t count = write(fd, at, size);
        if (count <= 0)
            _exit(1);
        at += count;
        size -= (size_t)count;
    }
}

/* In the copy: calls the handler, at index 1, with the request. The handler need not
 * return. */
static _Noreturn void handle(lua_State *L, const char *request, size_t size)
{
    close(requests[0]);
    close(statuses[1]);
    lua_pushvalue(L, 1);
    lua_pushlstring(L, request, size);
    if (lua_pcall(L, 1, 0, 0) != LUA_OK)
        fprintf(stderr, "%s\n", lua_tostring(L, -1));
    exit(1);
}

/* Takes all free memory below the heap's end, among the loaded data. Otherwise copies
 * would write there, and each page must be copied before its first write. */
static void fill_gaps(void)
{
    char *end = sbrk(0), *taken;
    for (size_t size = 1 << 15; size >= 16; size -= 16) {
        while ((taken = malloc(size)) && taken + size < end)
            ;
        free(taken);
    }
}

/* Serves requests; calls the function at index 2 before the first request. */
static _Noreturn void serve(lua_State *L)
{
    for (bool prepared = false;; prepared = true) {
        size_t size;
        read_all(requests[0], &size, sizeof size);
        char *request = malloc(size);
        read_all(requests[0], request, size);
        if (!prepared) {
            lua_call(L, 0, 0);
            fill_gaps();
        }
        pid_t child = fork();
        if (child == 0)
            handle(L, request, size);
        free(request);
        int status = 0;
        waitpid(child, &status, 0);
        status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        write_all(statuses[1], &status, sizeof status);
    }
}

/* The server's time counts as its owner's once the owner has waited for it. */
static void end_server(void)
{
    if (getpid() != owner)
        return;
    close(requests[1]);
    waitpid(server, NULL, 0);
}

/* serve(handler, prepare) starts the server. It calls `prepare` before the first
 * request, and `handler` with each request, in a copy. */
static int start(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TFUNCTION);
    luaL_checktype(L, 2, LUA_TFUNCTION);
    if (pipe(requests) != 0 || pipe(statuses) != 0)
        return luaL_error(L, "no pipe");
    fflush(NULL);
    owner = getpid();
    server = fork();
    if (server == 0) {
        close(requests[1]);
        close(statuses[0]);
        serve(L);
    }
    close(requests[0]);
    close(statuses[1]);
    fcntl(requests[1], F_SETFD, FD_CLOEXEC);
    fcntl(statuses[0], F_SETFD, FD_CLOEXEC);
    atexit(end_server);
    return 0;
}

/* ask(request) handles a text in a copy; returns the exit status, or 128 plus the
 * signal. */
static int ask(lua_State *L)
{
    size_t size;
    const char *request = luaL_checklstring(L, 1, &size);
    int status;
    write_all(requests[1], &size, sizeof size);
    write_all(requests[1], request, size);
    read_all(statuses[0], &status, sizeof status);
    lua_pushinteger(L, status);
    return 1;
}

/* redirect(in, out, error, seconds, folder): this process now uses these files and
 * this folder, and is killed after `seconds`. */
static int redirect(lua_State *L)
{
    static const int flags[] = {O_RDONLY, O_WRONLY | O_CREAT | O_TRUNC,
                                O_WRONLY | O_CREAT | O_TRUNC};
    for (int fd = 0; fd < 3; fd++) {
        int file = open(luaL_checkstring(L, fd + 1), flags[fd], 0666);
        if (file < 0 || dup2(file, fd) < 0)
            return luaL_error(L, "cannot open %s", lua_tostring(L, fd + 1));
        close(file);
    }
    if (chdir(luaL_checkstring(L, 5)) != 0)
        return luaL_error(L, "cannot enter %s", lua_tostring(L, 5));
    alarm((unsigned)luaL_checkinteger(L, 4));
    return 0;
}

int luaopen_fork(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"serve", start}, {"ask", ask}, {"redirect", redirect}, {NULL, NULL}};
    luaL_newlib(L, functions);
    return 1;
}
