/* What the files of the sandbox share: its limits, its library, and what hooks see. */
#ifndef INAROW_LUA_SANDBOX_SHARED_H
#define INAROW_LUA_SANDBOX_SHARED_H

#include "compat.h"
#include "serialize.h"
#include "view.h"

enum {
    SANDBOX_SOURCE = 65536,    /* bytes of a script */
    SANDBOX_MEMORY = 4 << 20,  /* bytes of its state, */
    SANDBOX_BLOCK = 320 << 10, /* and of one string in it or part of a table */
    SANDBOX_LONG = 40 << 10,   /* what is longer has every instruction watched */
    SANDBOX_STEPS = 200000,    /* instructions of one run, what C does for them too */
    SANDBOX_MS = 250,          /* the processor's time for one run, */
    SANDBOX_LIST_MS = 1000,    /* and of all the calls for one list of actions */
    SANDBOX_PCALLS = 50,       /* calls of pcall in one another */
    SANDBOX_MISSED = 16,       /* names that are missing, and noted */
};

/* Tables in a script's hands that stand for what is the host's (sandbox_view.c). */
enum sandbox_stand_in { VIEW_STANDS_IN, AT_STANDS_IN, STAND_INS };

/* A name that a script has read and that is missing: of a library, or "" for a global. */
struct inarow_missed {
    char library[8], name[24];
};

struct inarow_sandbox {
    lua_State *L;                       /* NULL once it is closed */
    lua_Alloc allocate;                 /* the state's own allocator, here with a cap, */
    void *allocator;                    /* and its data */
    size_t used;                        /* bytes */
    struct inarow_account *all, *payer; /* in which they are counted too */
    int long_blocks;                    /* of more than SANDBOX_LONG bytes */
    int interval;                       /* instructions between two looks at the limits */
    bool refuses;                       /* more memory */
    bool starved;                       /* of memory by the host, in the present run, */
    bool lacks_memory;                  /* which failed for that */
    long steps;                         /* of the present run, */
    struct inarow_limit limit;          /* and of its time */
    int pcalls;                         /* that are running */
    bool busy;        /* values are being read or written, or it runs, */
    const void *user; /* for the task of this mark */
    int raised_at;    /* the line of its last error that is not a text, or 0 */
    int missed_count; /* names noted; the last ones are here */
    struct inarow_missed missed[SANDBOX_MISSED];
    const char *stopped; /* the limit that was hit, or NULL: no more is run then */
    lua_State *host;     /* whose call the present run is for, */
    bool is_late;        /* and whose time is over */
    char *name;          /* of the script, for error messages */
    struct inarow_buffer buffer;

    /* In the state's registry: the script's hooks, the metatables of stand-ins and where
     * these are, and what the view has given in the present run, if anything. */
    int functions, metatable[STAND_INS], kept;
    const void *metatable_at[STAND_INS];
    bool keeps;
    bool traces;                     /* may the script, in the present run, */
    struct inarow_trace *trace;      /* and what it has said, from malloc; or NULL */
    const struct inarow_view *view;  /* of the present run; NULL: it has none */
    const void *stand_in[STAND_INS]; /* where those of it are */
};

struct inarow_sandbox *inarow_sandbox_of(lua_State *L);

/* The state's allocator with a cap; `data` is the sandbox. `old` is no size but a type
 * for a new block. */
void *inarow_sandbox_allocate(void *data, void *block, size_t old, size_t size);

/* Count bytes that the sandbox has taken, or given back. */
void inarow_sandbox_count(const struct inarow_sandbox *box, double bytes);

/* Have the limits looked at: now and then, or after each instruction, for one that works
 * on a long string or table may take as long as thousands of others. */
void inarow_sandbox_watch(struct inarow_sandbox *box);

/* Count more steps, and raise an error if a limit is hit: one that pcall raises again.
 * `level` is where the script stands, for lua_getstack. */
void inarow_sandbox_spend(lua_State *L, double steps, int level);

/* Did a call end so for lack of memory? Lua 5.4 says it of a script's own
 * `error("not enough memory", 0)` too. */
bool inarow_sandbox_is_starved(const struct inarow_sandbox *box, int status);

/* The message of an error for lack of memory. */
extern const char inarow_sandbox_no_memory[];

/* Have a state ready for views; push the view of a run; and fill the table at a stack
 * index with all that it stands for, if it does. */
void inarow_sandbox_open_view(lua_State *L);
void inarow_sandbox_push_view(lua_State *L);
void inarow_sandbox_fill(lua_State *L, int index);

/* Push the keys of the table at a stack index in order; those that have none are left
 * out, or an error. */
void inarow_sandbox_push_keys(lua_State *L, int index, bool all);

/* The function `trace` of scripts; and what was said by it, appended to the host's list
 * at a stack index: where and what by turns, and as `left_out` how many lines are
 * missing.
 */
int inarow_sandbox_trace(lua_State *L);
void inarow_sandbox_tell(lua_State *L, struct inarow_sandbox *box, int list);

/* A number as text that is the same in all Luas. */
void inarow_sandbox_write_number(char *text, size_t size, lua_State *L, int index);

/* The functions `error` and `assert` of scripts; and the __index of their globals and
 * libraries, which notes the names that are missing. */
int inarow_sandbox_error(lua_State *L);
int inarow_sandbox_assert(lua_State *L);
int inarow_sandbox_missing(lua_State *L);

/* Is it a global of Lua's that scripts lack, a function or a table? */
bool inarow_sandbox_is_lacking(const char *name, bool *is_table);

/* Push why a script failed, by the error on its stack or the limit that it met: its name,
 * the line if that is known, and the message. */
void inarow_sandbox_push_failure(lua_State *L, struct inarow_sandbox *box);

/* List what scripts have in a library, "" for the globals; or their libraries. */
void inarow_sandbox_list(char *text, size_t size, const char *library, bool libraries);

/* Make the globals of a script and push them, nothing else stays; `options` is told the
 * metatable of options. */
void inarow_sandbox_library(lua_State *L, const void **options);

#endif
