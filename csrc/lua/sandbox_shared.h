/* Declarations shared by the sandbox's files: its limits, its library, and the view of
 * hooks. */
#ifndef INAROW_LUA_SANDBOX_SHARED_H
#define INAROW_LUA_SANDBOX_SHARED_H

#include "compat.h"
#include "serialize.h"
#include "view.h"

enum {
    SANDBOX_SOURCE = 65536,    /* most bytes of a script */
    SANDBOX_MEMORY = 4 << 20,  /* most bytes of its state */
    SANDBOX_BLOCK = 320 << 10, /* most bytes of one string, or of a part of a table */
    SANDBOX_LONG = 40 << 10,   /* with a longer value, every instruction is checked */
    SANDBOX_STEPS = 200000,    /* most instructions of one run, including equivalents for
                                * work in C */
    SANDBOX_MS = 250,          /* most processor time for one run */
    SANDBOX_LIST_MS = 1000, /* most processor time of all calls for one list of actions */
    SANDBOX_PCALLS = 50,    /* most nested calls of pcall */
    SANDBOX_MISSED = 16,    /* most missing names that are noted */
};

/* Tables given to a script that stand for data of the host (sandbox_view.c). */
enum sandbox_stand_in { VIEW_STANDS_IN, AT_STANDS_IN, STAND_INS };

/* A missing name that a script has read: of a library, or of the globals, "". */
struct inarow_missed {
    char library[8], name[24];
};

struct inarow_sandbox {
    lua_State *L;       /* NULL after closing */
    lua_Alloc allocate; /* the state's own allocator, used here with a limit */
    void *allocator;    /* the data of the allocator */
    size_t used;        /* bytes */
    struct inarow_account *all, *payer; /* accounts that count these bytes too */
    int long_blocks;                    /* number of blocks larger than SANDBOX_LONG */
    int interval;              /* instructions between two checks of the limits */
    bool refuses;              /* refuse more memory */
    bool starved;              /* in the present run, the host refused memory */
    bool lacks_memory;         /* an allocation failed because of that */
    long steps;                /* instructions in the present run */
    struct inarow_limit limit; /* time of the present run */
    int pcalls;                /* number of nested calls */
    bool busy;                 /* values are being passed, or a script runs */
    const void *user;          /* the mark of the task for which it is busy */
    int raised_at;             /* line of its last error that is not a string, or 0 */
    int missed_count;          /* number of noted names; `missed` has the last ones */
    struct inarow_missed missed[SANDBOX_MISSED];
    const char *stopped; /* the limit that was reached, after which nothing is run; or
                          * NULL */
    lua_State *host;     /* the state whose call caused the present run */
    bool is_late;        /* the host's time limit is over */
    char *name;          /* of the script, for error messages */
    struct inarow_buffer buffer;

    /* References in the state's registry: the script's hooks, the metatables of
     * stand-ins, the stand-ins themselves, and what the view has given in the present
     * run, if anything. */
    int functions, metatable[STAND_INS], kept;
    const void *metatable_at[STAND_INS];
    bool keeps;
    bool traces;                     /* the script may trace in the present run */
    struct inarow_trace *trace;      /* the traced lines, from malloc; or NULL */
    const struct inarow_view *view;  /* of the present run; NULL: none */
    const void *stand_in[STAND_INS]; /* the present run's stand-ins */
};

struct inarow_sandbox *inarow_sandbox_of(lua_State *L);

/* The state's allocator with a limit; `data` is the sandbox. For a new block, `old` is
 * a type, not a size. */
void *inarow_sandbox_allocate(void *data, void *block, size_t old, size_t size);

/* Adds bytes that the sandbox has taken; negative if it gave them back. */
void inarow_sandbox_count(const struct inarow_sandbox *box, double bytes);

/* Chooses how often the limits are checked: periodically, or after each instruction,
 * because one that handles a long string or table may take as long as thousands of
 * others. */
void inarow_sandbox_watch(struct inarow_sandbox *box);

/* Counts more steps, and raises an error if a limit is reached; pcall raises it again.
 * `level` is the script's level for lua_getstack. */
void inarow_sandbox_spend(lua_State *L, double steps, int level);

/* Did a call fail for lack of memory? Lua 5.4 has the same status for a script's own
 * `error("not enough memory", 0)`. */
bool inarow_sandbox_is_starved(const struct inarow_sandbox *box, int status);

/* The message of an error for lack of memory. */
extern const char inarow_sandbox_no_memory[];

/* Prepares a state for views; pushes the view of a run; and fills the table at a stack
 * index if it is a stand-in. */
void inarow_sandbox_open_view(lua_State *L);
void inarow_sandbox_push_view(lua_State *L);
void inarow_sandbox_fill(lua_State *L, int index);

/* Pushes the sorted keys of the table at a stack index. Keys that cannot be sorted are
 * left out, or raise an error. */
void inarow_sandbox_push_keys(lua_State *L, int index, bool all);

/* The function `trace` of scripts. And: appends the traced lines to the host's list at
 * a stack index: place and text alternate, and `left_out` is the number of lines that
 * are missing. */
int inarow_sandbox_trace(lua_State *L);
void inarow_sandbox_report(lua_State *L, struct inarow_sandbox *box, int list);

/* A number as text, the same in all Luas. */
void inarow_sandbox_write_number(char *text, size_t size, lua_State *L, int index);

/* The functions `error` and `assert` of scripts; and the __index of their globals and
 * libraries, which notes missing names. */
int inarow_sandbox_error(lua_State *L);
int inarow_sandbox_assert(lua_State *L);
int inarow_sandbox_missing(lua_State *L);

/* Is it one of Lua's globals that scripts do not have? Sets whether it is a table. */
bool inarow_sandbox_is_lacking(const char *name, bool *is_table);

/* Pushes why a script failed, from the error on its stack or the limit that it
 * reached: the script's name, the line if it is known, and the message. */
void inarow_sandbox_push_failure(lua_State *L, struct inarow_sandbox *box);

/* Writes the names that a script can use: the functions of a library ("" for global
 * functions), or the libraries. */
void inarow_sandbox_list(char *text, size_t size, const char *library, bool libraries);

/* Creates the globals of a script and pushes them, leaving nothing else on the stack.
 * Sets `options` to the metatable of options. */
void inarow_sandbox_library(lua_State *L, const void **options);

#endif
