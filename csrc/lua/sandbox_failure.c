/* Describes why a script failed, in the same words in all Luas. If the script called a
 * function that scripts do not have, the message says so. */
#include <stdio.h>
#include <string.h>
#include "inarow_lua.h"
#include "sandbox_shared.h"

enum {
    MESSAGE = 300, /* maximum number of bytes of a message */
    PART = 80,     /* maximum number of bytes of a part of Lua's own message */
};

/* The parts of Lua's message about a value of a wrong type. An example is "attempt to
 * call field 'x' (a nil value)". Older Luas order the parts differently. */
struct fault {
    char verb[PART], kind[PART], name[PART], type[PART];
};

/* Returns the missing name that explains an error about nil, or NULL. A variable may
 * have another name than the function that it should hold. In that case, if there is
 * only one missing name, it is assumed to be the cause. */
static const struct inarow_missed *find_missed(const struct inarow_sandbox *box,
                                               const struct fault *fault)
{
    const char *kind = fault->kind, *name = fault->name;
    bool is_call = strcmp(fault->verb, "call") == 0;
    bool is_global = strcmp(kind, "global") == 0;
    bool is_variable = strcmp(kind, "local") == 0 || strcmp(kind, "upvalue") == 0;
    bool is_member = strcmp(kind, "field") == 0 || strcmp(kind, "method") == 0;
    for (int i = 0; i < SANDBOX_MISSED; i++) {
        const struct inarow_missed *missed = &box->missed[i];
        bool fits = is_variable || (is_global && !*missed->library) ||
                    (is_member && *missed->library);
        if (fits && *missed->name && strcmp(missed->name, name) == 0)
            return missed;
    }
    return is_variable && is_call && box->missed_count == 1 ? &box->missed[0] : NULL;
}

/* ---- Reading ----------------------------------------------------------------------- */

static bool read_fault(const char *text, struct fault *fault)
{
    static const char *const verbs[] = {"call", "index", "concatenate", "get length of",
                                        "perform arithmetic on"};
    static const char attempt[] = "attempt to ";
    if (strncmp(text, attempt, sizeof attempt - 1) != 0)
        return false;
    text += sizeof attempt - 1;
    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++) {
        size_t length = strlen(verbs[i]);
        if (strncmp(text, verbs[i], length) != 0 || text[length] != ' ')
            continue;
        snprintf(fault->verb, PART, "%s", verbs[i]);
        text += length + 1;
        return sscanf(text, "a %15s value (%15s '%63[^']')", fault->type, fault->kind,
                      fault->name) == 3 ||
               sscanf(text, "%15s '%63[^']' (a %15s value)", fault->kind, fault->name,
                      fault->type) == 3;
    }
    return false;
}

/* ---- Writing ----------------------------------------------------------------------- */

/* Pushes the reason why a name is missing, or nothing. */
static void push_missed(lua_State *L, const struct inarow_missed *missed)
{
    char have[MESSAGE];
    bool is_table;
    if (!missed) {
        lua_pushliteral(L, "");
        return;
    }
    inarow_sandbox_is_lacking(missed->name, &is_table);
    inarow_sandbox_list(have, sizeof have, missed->library,
                        !*missed->library && is_table);
    lua_pushfstring(L, ": no `%s%s%s` in scripts; they have %s", missed->library,
                    *missed->library ? "." : "", missed->name, have);
}

/* Pushes an error's text in the same form for all Luas. */
static void push_text(lua_State *L, const struct inarow_sandbox *box, const char *text)
{
    struct fault fault;
    const char *said = text + strspn(text, "0123456789");
    said += said > text && strncmp(said, ": ", 2) == 0 ? 2 : 0;
    bool is_known = read_fault(said, &fault);
    size_t length = is_known ? (size_t)(said - text) : strlen(text);
    lua_pushlstring(L, text, length < MESSAGE ? length : MESSAGE);
    if (!is_known)
        return;
    lua_pushfstring(L, "attempt to %s a %s value (%s '%s')", fault.verb, fault.type,
                    fault.kind, fault.name);
    bool is_nil = strcmp(fault.type, "nil") == 0;
    push_missed(L, is_nil ? find_missed(box, &fault) : NULL);
    lua_concat(L, 3);
}

/* Pushes an error that is not a string, from the top of the script's stack. */
static void push_value(lua_State *L, const struct inarow_sandbox *box)
{
    char number[64];
    lua_pushliteral(L, "");
    if (box->raised_at > 0) {
        lua_pop(L, 1);
        lua_pushfstring(L, "%d: ", box->raised_at);
    }
    if (lua_type(box->L, -1) == LUA_TNUMBER) {
        inarow_sandbox_write_number(number, sizeof number, box->L, -1);
        lua_pushstring(L, number);
    } else if (lua_isnil(box->L, -1)) {
        lua_pushliteral(L, "it raises an error without a message");
    } else {
        lua_pushfstring(L, "it raises an error that is a %s, not a text",
                        luaL_typename(box->L, -1));
    }
    lua_concat(L, 2);
}

void inarow_sandbox_push_failure(lua_State *L, struct inarow_sandbox *box)
{
    static const char own[] = "script:";
    bool by_memory = box->refuses || box->stopped == inarow_sandbox_no_memory;
    bool is_text = lua_type(box->L, -1) == LUA_TSTRING && !by_memory;
    if (box->stopped && !is_text) {
        lua_pushfstring(L, "%s: %s", box->name, box->stopped);
        return;
    }
    const char *text = is_text ? lua_tostring(box->L, -1) : NULL;
    bool has_line = text ? strncmp(text, own, sizeof own - 1) == 0 : box->raised_at > 0;
    lua_pushfstring(L, "%s:%s", box->name, has_line ? "" : " ");
    if (text)
        push_text(L, box, text + (has_line ? sizeof own - 1 : 0));
    else
        push_value(L, box);
    lua_concat(L, 2);
}
