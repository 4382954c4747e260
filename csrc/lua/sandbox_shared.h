/* Declarations shared by the sandbox's files: its limits, its library, and the view of
 * hooks. */
#ifndef INAROW_LUA_SANDBOX_SHARED_H
#define INAROW_LUA_SANDBOX_SHARED_H

#include "compat.h"
#include "serialize.h"
#include "view.h"

enum {
    SANDBOX_SOURCE = 65536,    /* maximum number of bytes of a script */
    SANDBOX_MEMORY = 4 << 20,  /* maximum number of bytes of its state */
    SANDBOX_BLOCK = 320 << 10, /* maximum number of bytes of one string, or of a part
                                * of a table */
    SANDBOX_LONG = 40 << 10,   /* size from which a value makes the hook check every
                                * instruction */
    SANDBOX_STEPS = 200000,    /* maximum number of instructions of one run, including
                                * equivalents for work in C */
    SANDBOX_MS = 250,          /* maximum processor time for one run */
    SANDBOX_LIST_MS = 1000,    /* maximum processor time of all calls for one list of
                                * actions */
    SANDBOX_PCALLS = 50,       /* maximum depth of nested calls of pcall */
    SANDBOX_MISSED = 16,       /* maximum number of missing names that are recorded */
};

/* Tables given to a script that stand for data of the host (sandbox_view.c). */
enum sandbox_stand_in { VIEW_STANDS_IN, AT_STANDS_IN, STAND_INS };

/* A missing name that a script has read from a library. For a global, `library` is "". */
struct inarow_missed {
    char library[8], name[24];
};

struct inarow_sandbox {
    lua_State *L;       /* NULL after closing */
    lua_Alloc allocate; /* the state's own allocator, used here with a limit */
    void *allocator;    /* data of the allocator */
    size_t used;        /* number of bytes used */
    struct inarow_account *all, *payer; /* accounts that also count these bytes */
    int long_blocks;                    /* number of blocks larger than SANDBOX_LONG */
    int interval;      /* number of instructions between two checks of the limits */
    bool refuses;      /* true to refuse more memory */
    bool starved;      /* true if the host refused memory in the current run */
    bool lacks_memory; /* true if an allocation failed because of that */
    long steps;        /* number of instructions in the current run */
    struct inarow_limit limit; /* time limit of the current run */
    int pcalls;                /* depth of nested calls of pcall */
    bool busy;                 /* true while values are being passed, or a script runs */
    const void *user;          /* mark of the task for which the sandbox is busy */
    int raised_at;             /* line of its last error that is not a string, or 0 */
    int missed_count;          /* number of recorded names; `missed` has the last ones */
    struct inarow_missed missed[SANDBOX_MISSED];
    const char *stopped; /* limit that was reached, or NULL. After a limit, nothing is
                          * run */
    lua_State *host;     /* state whose call caused the current run */
    bool is_late;        /* true if the host's time limit is over */
    char *name;          /* name of the script, for error messages */
    struct inarow_buffer buffer;

    /* References in the state's registry. `functions` has the script's hooks, and
     * `metatable` the metatables of stand-ins. `kept` has the tables that the view has
     * made for fields in the current run, or false. */
    int functions, metatable[STAND_INS], kept;
    const void *metatable_at[STAND_INS];
    bool keeps;
    bool traces;                     /* true if the script may trace in the current run */
    struct inarow_trace *trace;      /* traced lines, from malloc; or NULL */
    const struct inarow_view *view;  /* view of the current run; NULL: none */
    const void *stand_in[STAND_INS]; /* stand-ins of the current run */
};

struct inarow_sandbox *inarow_sandbox_of(lua_State *L);

/* The state's allocator with a limit. `data` is the sandbox. If there is no old block,
 * `old` is the type of the new value instead of a size. */
void *inarow_sandbox_allocate(void *data, void *block, size_t old, size_t size);

/* Adds bytes that the sandbox has taken. The number is negative if it gave bytes back. */
void inarow_sandbox_count(const struct inarow_sandbox *box, double bytes);

/* Chooses whether the limits are checked periodically, or after each instruction. An
 * instruction that handles a long string or table may take as long as thousands of
 * others. */
void inarow_sandbox_watch(struct inarow_sandbox *box);

/* Counts more steps, and raises an error if a limit is reached. pcall raises the error
 * again. `level` is the script's level for lua_getstack. */
void inarow_sandbox_spend(lua_State *L, double steps, int level);

/* Returns true if a call failed for lack of memory. A script's own `error("not enough
 * memory", 0)` has the same status in Lua 5.4. */
bool inarow_sandbox_is_starved(const struct inarow_sandbox *box, int status);

/* The message of an error for lack of memory. */
extern const char inarow_sandbox_no_memory[];

/* Three functions for views. The first prepares a state for views. The second pushes
 * the view of a run. The third fills the table at a stack index if it is a stand-in. */
void inarow_sandbox_open_view(lua_State *L);
void inarow_sandbox_push_view(lua_State *L);
void inarow_sandbox_fill(lua_State *L, int index);

/* Pushes the sorted keys of the table at a stack index. Keys that cannot be sorted are
 * left out, or raise an error if `all` is true. */
void inarow_sandbox_push_keys(lua_State *L, int index, bool all);

/* The first function is `trace` for scripts. inarow_sandbox_report appends the traced
 * lines to the host's list at a stack index. The list has a place and a text for each
 * line. Its field `left_out` is the number of missing lines. */
int inarow_sandbox_trace(lua_State *L);
void inarow_sandbox_report(lua_State *L, struct inarow_sandbox *box, int list);

/* Writes a number as text, in the same form in all Luas. */
void inarow_sandbox_write_number(char *text, size_t size, lua_State *L, int index);

/* Functions of the globals of scripts. The first two are `error` and `assert`. The
 * last one is the __index of the globals and libraries, which records missing names. */
int inarow_sandbox_error(lua_State *L);
int inarow_sandbox_assert(lua_State *L);
int inarow_sandbox_missing(lua_State *L);

/* Returns true if the name is one of Lua's globals that scripts do not have. Sets
 * `*is_table` to true if that global is a table. */
bool inarow_sandbox_is_lacking(const char *name, bool *is_table);

/* Pushes the reason why a script failed. The reason has the script's name, the line if
 * it is known, and the message. It is taken from the error on the script's stack, or
 * from the limit that the script reached. */
void inarow_sandbox_push_failure(lua_State *L, struct inarow_sandbox *box);

/* Writes the names that a script can use. If `libraries` is true, these are the
 * libraries. Otherwise they are the functions of one library, or the global functions
 * if the library is "". */
void inarow_sandbox_list(char *text, size_t size, const char *library, bool libraries);

/* Creates the globals of a script and pushes them; nothing else remains on the stack.
 * Sets `options` to the metatable of options. */
void inarow_sandbox_library(lua_State *L, const void **options);

#endif
