/* SQLite for Lua: databases, and statements with bound values. Errors are raised as
 * {message, code}, with SQLite's number as the code (lua/inarow/archive/database.lua).
 *
 * A statement may take seconds, or wait for another process. During a statement, C
 * calls a Lua function now and then (native.watch). An error in that function ends the
 * statement. The function may also run other tasks, each with its own database. */
#include <sqlite3.h>
#include <string.h>
#include "inarow_archive.h"

static const char DATABASE[] = "inarow.archive.database",
                  STATEMENT[] = "inarow.archive.statement";

struct database {
    sqlite3 *handle; /* NULL after closing */
};

struct statement {
    sqlite3_stmt *handle;
};

/* ---- Watching ---------------------------------------------------------------------- */

enum {
    STEPS = 1000,
    PAUSE = 5
}; /* steps of SQLite's virtual machine between calls;
    * pause in milliseconds */

static const char watch_key;
/* The Lua state from which this thread called SQLite. Each task has its own state. */
static _Thread_local lua_State *asker;

/* Calls the watching function. Returns true if the statement must end. */
static int watch(void *data)
{
    lua_State *L = asker;
    (void)data;
    if (!L || !lua_checkstack(L, 4))
        return 0;
    lua_pushlightuserdata(L, (void *)&watch_key);
    lua_rawget(L, LUA_REGISTRYINDEX);
    int status = lua_isnil(L, -1) ? 0 : lua_pcall(L, 0, 1, 0);
    lua_pop(L, 1);
    return status != 0;
}

/* Waits for another process that writes to the file. All pauses together last at most
 * `data` milliseconds. */
static int wait_for_other(void *data, int count)
{
    if (count >= (int)(intptr_t)data / PAUSE || watch(NULL))
        return 0;
    sqlite3_sleep(PAUSE);
    return 1;
}

/* native.watch(function): sets the function that is called during statements. With
 * nil, no function is called. */
static int set_watch(lua_State *L)
{
    lua_settop(L, 1);
    lua_pushlightuserdata(L, (void *)&watch_key);
    lua_insert(L, 1);
    lua_rawset(L, LUA_REGISTRYINDEX);
    return 0;
}

static int fail(lua_State *L, sqlite3 *handle, int code)
{
    lua_createtable(L, 0, 2);
    lua_pushstring(L, handle ? sqlite3_errmsg(handle) : sqlite3_errstr(code));
    lua_setfield(L, -2, "message");
    lua_pushinteger(L, code & 0xff);
    lua_setfield(L, -2, "code");
    return lua_error(L);
}

/* ---- Statements -------------------------------------------------------------------- */

static sqlite3_stmt *statement_at(lua_State *L, int index)
{
    struct statement *s = luaL_checkudata(L, index, STATEMENT);
    if (!s->handle)
        luaL_error(L, "the statement is closed");
    return s->handle;
}

static sqlite3_stmt *statement_of(lua_State *L)
{
    return statement_at(L, 1);
}

/* Binds a value. A string is bound as bytes if its kind is "b". */
static int bind(lua_State *L, sqlite3_stmt *s, int number, int index, char kind)
{
    size_t count;
    switch (lua_type(L, index)) {
    case LUA_TNIL:
    case LUA_TNONE:
        return sqlite3_bind_null(s, number);
    case LUA_TBOOLEAN:
        return sqlite3_bind_int(s, number, lua_toboolean(L, index));
    case LUA_TNUMBER:
        return sqlite3_bind_int64(s, number, (sqlite3_int64)lua_tonumber(L, index));
    }
    const char *text = luaL_checklstring(L, index, &count);
    if (kind == 'b')
        return sqlite3_bind_blob(s, number, text, (int)count, SQLITE_TRANSIENT);
    return sqlite3_bind_text(s, number, text, (int)count, SQLITE_TRANSIENT);
}

/* statement:bind(kinds, ...): begins again with these values. `kinds` has a letter for
 * each value; b means bytes. Returns the statement. */
static int bind_values(lua_State *L)
{
    sqlite3_stmt *s = statement_of(L);
    size_t kinds;
    const char *kind = luaL_checklstring(L, 2, &kinds);
    sqlite3_reset(s);
    sqlite3_clear_bindings(s);
    for (int i = 0; i < (int)kinds; i++) {
        int code = bind(L, s, i + 1, 3 + i, kind[i]);
        if (code != SQLITE_OK)
            return fail(L, sqlite3_db_handle(s), code);
    }
    lua_settop(L, 1);
    return 1;
}

static void push_value(lua_State *L, sqlite3_stmt *s, int column)
{
    switch (sqlite3_column_type(s, column)) {
    case SQLITE_NULL:
        lua_pushnil(L);
        break;
    case SQLITE_INTEGER:
        inarow_pushcount(L, sqlite3_column_int64(s, column));
        break;
    case SQLITE_FLOAT:
        lua_pushnumber(L, sqlite3_column_double(s, column));
        break;
    default: {
        const char *bytes = sqlite3_column_blob(s, column);
        lua_pushlstring(L, bytes ? bytes : "", (size_t)sqlite3_column_bytes(s, column));
    }
    }
}

/* Makes one step. Returns true if there is a row. */
static bool advance(lua_State *L, sqlite3_stmt *s)
{
    asker = L;
    int code = sqlite3_step(s);
    if (code == SQLITE_ROW)
        return true;
    sqlite3 *handle = sqlite3_db_handle(s);
    if (code != SQLITE_DONE) {
        lua_pushstring(L, sqlite3_errmsg(handle));
        sqlite3_reset(s);
        fail(L, handle, code);
    }
    sqlite3_reset(s);
    return false;
}

/* Goes to the next row of the statement at a stack index. Returns true if there is a
 * row. */
bool inarow_archive_advance(lua_State *L, int index)
{
    return advance(L, statement_at(L, index));
}

/* Returns the bytes in a column of the statement's current row. They are valid until
 * the next step. */
struct inarow_bytes inarow_archive_cell(lua_State *L, int index, int column)
{
    sqlite3_stmt *s = statement_at(L, index);
    struct inarow_bytes bytes = {sqlite3_column_blob(s, column), 0};
    bytes.count = (size_t)sqlite3_column_bytes(s, column);
    return bytes;
}

/* Ends a statement. */
void inarow_archive_end(lua_State *L, int index)
{
    sqlite3_reset(statement_at(L, index));
}

/* statement:step(): returns true and the values of the next row, or false if there is
 * no row. */
static int step(lua_State *L)
{
    sqlite3_stmt *s = statement_of(L);
    if (!advance(L, s)) {
        lua_pushboolean(L, false);
        return 1;
    }
    int columns = sqlite3_column_count(s);
    luaL_checkstack(L, columns + 1, "columns");
    lua_pushboolean(L, true);
    for (int i = 0; i < columns; i++)
        push_value(L, s, i);
    return columns + 1;
}

/* statement:set(most): returns the numbers in the first column of the rows, up to
 * `most`, as a string with one bit per number. */
static int set(lua_State *L)
{
    sqlite3_stmt *s = statement_of(L);
    sqlite3_int64 most = (sqlite3_int64)luaL_checknumber(L, 2);
    inarow_archive_expect(L, most >= 0 && most < 1 << 28, "the number of a game");
    size_t count = (size_t)(most / 8 + 1);
    unsigned char *bits = lua_newuserdata(L, count);
    memset(bits, 0, count);
    while (advance(L, s)) {
        sqlite3_int64 id = sqlite3_column_int64(s, 0);
        if (id >= 0 && id <= most)
            bits[id / 8] |= (unsigned char)(1 << id % 8);
    }
    lua_pushlstring(L, (const char *)bits, count);
    return 1;
}

static int finish_statement(lua_State *L)
{
    struct statement *s = luaL_checkudata(L, 1, STATEMENT);
    sqlite3_finalize(s->handle);
    s->handle = NULL;
    return 0;
}

/* ---- Databases --------------------------------------------------------------------- */

static sqlite3 *handle_of(lua_State *L)
{
    struct database *d = luaL_checkudata(L, 1, DATABASE);
    if (!d->handle)
        luaL_error(L, "the database is closed");
    return d->handle;
}

/* native.open(path, how, milliseconds): returns a database. If `how` is "c", the
 * database is created if it does not exist. Otherwise `how` is "w". Statements wait
 * for other processes for the given time. SQLite opens a write-protected file
 * read-only. In other files, it rolls back the unfinished work of a killed process. */
static int open(lua_State *L)
{
    const char *path = luaL_checkstring(L, 1), *how = luaL_checkstring(L, 2);
    int flags = SQLITE_OPEN_READWRITE | (*how == 'c' ? SQLITE_OPEN_CREATE : 0);
    struct database *d = lua_newuserdata(L, sizeof *d);
    d->handle = NULL;
    luaL_getmetatable(L, DATABASE);
    lua_setmetatable(L, -2);
    /* Only one thread at a time uses the database, so no mutex is needed. A mutex
     * would even do harm: it would stay locked while other tasks run, and the garbage
     * collector may free statements during these tasks. */
    flags |= SQLITE_OPEN_NOMUTEX;
    int code = sqlite3_open_v2(path, &d->handle, flags, NULL);
    if (code != SQLITE_OK)
        return fail(L, d->handle, code);
    sqlite3_progress_handler(d->handle, STEPS, watch, NULL);
    sqlite3_busy_handler(d->handle, wait_for_other,
                         (void *)(intptr_t)luaL_checkinteger(L, 3));
    return 1;
}

/* database:run(text): executes statements that have neither values nor rows. */
static int run(lua_State *L)
{
    sqlite3 *handle = handle_of(L);
    asker = L;
    int code = sqlite3_exec(handle, luaL_checkstring(L, 2), NULL, NULL, NULL);
    return code == SQLITE_OK ? 0 : fail(L, handle, code);
}

/* database:prepare(text): returns a statement, which must not outlive the database. */
static int prepare(lua_State *L)
{
    sqlite3 *handle = handle_of(L);
    const char *text = luaL_checkstring(L, 2);
    struct statement *s = lua_newuserdata(L, sizeof *s);
    s->handle = NULL;
    luaL_getmetatable(L, STATEMENT);
    lua_setmetatable(L, -2);
    asker = L;
    int code = sqlite3_prepare_v2(handle, text, -1, &s->handle, NULL);
    return code == SQLITE_OK ? 1 : fail(L, handle, code);
}

/* database:last(): returns the number of the row that was added last. */
static int last(lua_State *L)
{
    inarow_pushcount(L, sqlite3_last_insert_rowid(handle_of(L)));
    return 1;
}

/* database:is_idle(): returns true if no transaction is open. */
static int is_idle(lua_State *L)
{
    lua_pushboolean(L, sqlite3_get_autocommit(handle_of(L)));
    return 1;
}

static void reset_all(sqlite3 *handle)
{
    for (sqlite3_stmt *s = NULL; (s = sqlite3_next_stmt(handle, s));)
        sqlite3_reset(s);
}

/* database:reset(): ends all statements. An unfinished statement would keep other
 * processes from writing. */
static int reset(lua_State *L)
{
    reset_all(handle_of(L));
    return 0;
}

/* Statements may be collected after the database, so SQLite delays closing until then. */
static int close(lua_State *L)
{
    struct database *d = luaL_checkudata(L, 1, DATABASE);
    if (d->handle)
        reset_all(d->handle);
    sqlite3_close_v2(d->handle);
    d->handle = NULL;
    return 0;
}

void inarow_open_database(lua_State *L)
{
    static const luaL_Reg of_database[] = {
        {"__gc", close},      {"close", close}, {"is_idle", is_idle}, {"last", last},
        {"prepare", prepare}, {"reset", reset}, {"run", run},         {NULL, NULL},
    };
    static const luaL_Reg of_statement[] = {
        {"__gc", finish_statement},
        {"bind", bind_values},
        {"close", finish_statement},
        {"set", set},
        {"step", step},
        {NULL, NULL},
    };
    inarow_archive_class(L, DATABASE, of_database);
    inarow_archive_class(L, STATEMENT, of_statement);
    lua_pushcfunction(L, open);
    lua_setfield(L, -2, "open");
    lua_pushcfunction(L, set_watch);
    lua_setfield(L, -2, "watch");
}
