/*
 * inarow.core: the C core as a Lua module. Colours and seats count from 1 in Lua; points
 * are strings like "h8". What goes wrong in a call's types is an error; what the rules
 * refuse is nil and the reason.
 */
#include "clock.h"
#include "inarow_lua.h"
#include "sandbox.h"

const char *const inarow_verb_name[] = {"play",   "pass",    "swap",  "keep",
                                        "choose", "declare", "offer", "pick",
                                        "take",   "remove",  "move",  "roll"};

const char *const inarow_reason_name[] = {
    "ok",
    "occupied",
    "off-board",
    "outside-region",
    "symmetric-offer",
    "duplicate-offer",
    "wrong-count",
    "pass-not-allowed",
    "forbidden",
    "not-your-turn",
    "not-now",
    "no-offer",
    "bad-action",
    "unsupported",
    "column-full",
    "no-supply",
    "no-stone",
    "too-deep",
    "stopped", /* which Lua never sees: an error is raised */
};

const char *inarow_pattern_name(unsigned bits)
{
    if (bits & INAROW_SHAPE && !(bits & (INAROW_FIVE | INAROW_OVERLINE)))
        return "shape"; /* what wins goes before what does not */
    switch (bits & INAROW_UNDECIDED ? INAROW_UNDECIDED : bits & -bits) {
    case INAROW_UNDECIDED:
        return "too-deep";
    case INAROW_FIVE:
        return "five";
    case INAROW_OVERLINE:
        return "overline";
    case INAROW_DOUBLE_FOUR:
        return "double-four";
    case INAROW_DOUBLE_THREE:
        return "double-three";
    case INAROW_OPEN_ROWS:
        return "open-rows";
    case INAROW_OPEN_ROW:
        return "open-row";
    case INAROW_LOSING_ROW:
        return "losing-row";
    case INAROW_LOSING_SHAPE:
        return "losing-shape";
    case INAROW_CAPTURES:
        return "captures";
    case INAROW_SUPPLY:
        return "supply-exhausted";
    case INAROW_FULL_BOARD:
        return "full-board";
    case INAROW_TWO_PASSES:
        return "two-passes";
    case INAROW_NO_ACTION:
        return "no-action";
    case INAROW_MOVE_LIMIT:
        return "move-limit";
    default:
        return NULL;
    }
}

uint8_t inarow_check_index(lua_State *L, int index, int most)
{
    if (lua_isnoneornil(L, index))
        return INAROW_ANY;
    lua_Number n = luaL_checknumber(L, index);
    luaL_argcheck(L, n >= 1 && n <= most && n == (int)n, index, "out of range");
    return (uint8_t)(n - 1);
}

/* A number without zeros before it, up to 99, and what follows it; -1 if there is none.
 */
static int read_count(const char **text)
{
    int number = 0, digits = 0;
    for (; **text >= '0' && **text <= '9' && digits < 3; ++*text, digits++)
        number = number * 10 + **text - '0';
    return number > 0 && digits < 3 && (digits == 1 || number >= 10) ? number : -1;
}

bool inarow_read_point(lua_State *L, int index, const inarow_spec *spec,
                       inarow_point *point)
{
    bool has_layers = spec->layers > 1;
    const char *text = lua_type(L, index) == LUA_TSTRING ? lua_tostring(L, index) : "";
    int row = 1, layer = 1, x = text[0] >= 'a' ? text[0] - 'a' : text[0] - 'A';
    if (x < 0 || x >= INAROW_SIDE)
        return false;
    text++;
    bool column = !has_layers && *text == '\0', whole = !column;
    if (whole && (row = read_count(&text)) < 0)
        return false;
    if (has_layers) {
        whole = *text == '-';
        text += whole;
        if (whole && (layer = read_count(&text)) < 0)
            return false;
        if (x >= spec->width || layer > spec->layers)
            row = INAROW_SIDE + 1; /* it would be a point of another layer */
    }
    if (*text != '\0')
        return false;
    *point = row <= INAROW_SIDE ? INAROW_POINT(x + (layer - 1) * spec->width, row - 1)
                                : INAROW_NOWHERE;
    if (!whole && *point != INAROW_NOWHERE)
        *point = INAROW_FALLING(*point);
    return true;
}

/* Write a number, from 1 to 99; what follows it. */
static char *write_count(char *to, int number)
{
    if (number >= 10)
        *to++ = (char)('0' + number / 10);
    *to++ = (char)('0' + number % 10);
    return to;
}

void inarow_push_point(lua_State *L, const inarow_spec *spec, inarow_point point)
{
    char text[8], *end = text;
    *end++ = (char)('a' + INAROW_X(point) % spec->width);
    end = write_count(end, INAROW_Y(point) + 1);
    if (spec->layers > 1) {
        *end++ = '-';
        end = write_count(end, INAROW_X(point) / spec->width + 1);
    }
    lua_pushlstring(L, text, (size_t)(end - text));
}

void inarow_push_set(lua_State *L, const inarow_rules *rules, const inarow_set *set)
{
    int count = 0;
    lua_newtable(L);
    for (int x = 0; x < INAROW_SIDE; x++) {
        for (int y = 0; y < INAROW_SIDE; y++) {
            if (set->row[y] >> x & 1) {
                inarow_push_point(L, inarow_spec_of(rules), INAROW_POINT(x, y));
                lua_rawseti(L, -2, ++count);
            }
        }
    }
}

/* core.now(): nanoseconds since some moment, by a clock that only goes on. */
static int now(lua_State *L)
{
    lua_pushnumber(L, (lua_Number)inarow_now());
    return 1;
}

INAROW_LUA_EXPORT int luaopen_inarow_core(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"account", inarow_lua_account},
        {"pay", inarow_lua_pay},
        {"resident", inarow_lua_resident},
        {"sandboxed", inarow_lua_sandboxed},
        {"trim", inarow_lua_trim},
        {"attack", inarow_lua_attack},
        {"ask", inarow_lua_ask},
        {"files", inarow_lua_files},
        {"is_scripts", inarow_lua_is_scripts},
        {"is_running", inarow_lua_is_running},
        {"is_terminal", inarow_lua_is_terminal},
        {"kind", inarow_lua_kind},
        {"lock", inarow_lua_lock},
        {"make_folder", inarow_lua_make_folder},
        {"process", inarow_lua_process},
        {"replace", inarow_lua_replace},
        {"hold", inarow_lua_hold},
        {"input", inarow_lua_input},
        {"names", inarow_lua_names},
        {"now", now},
        {"await", inarow_lua_await},
        {"await_attacks", inarow_lua_await_attacks},
        {"catch_interrupt", inarow_lua_catch_interrupt},
        {"is_interrupted", inarow_lua_is_interrupted},
        {"release_interrupt", inarow_lua_release_interrupt},
        {"is_input", inarow_lua_is_input},
        {"by_key", inarow_lua_by_key},
        {"columns", inarow_lua_columns},
        {"keys", inarow_lua_keys},
        {"listen", inarow_lua_listen},
        {"end_at_interrupt", inarow_lua_end_at_interrupt},
        {"perft", inarow_lua_perft},
        {"perft_lists", inarow_lua_perft_lists},
        {"playout", inarow_lua_playout},
        {"random", inarow_lua_random},
        {"sandbox", inarow_lua_sandbox},
        {"task", inarow_lua_task},
        {"view", inarow_lua_view},
        {"within", inarow_lua_within},
        {NULL, NULL},
    };
    inarow_checkversion(L);
    luaL_newlib(L, functions);
    lua_pushinteger(L, SANDBOX_SOURCE);
    lua_setfield(L, -2, "source_bytes"); /* that a script may have */
    lua_pushstring(L, inarow_version());
    lua_setfield(L, -2, "version");
    inarow_open_deadline(L);
    inarow_open_names(L);
    inarow_open_attack(L);
    inarow_open_rules(L);
    inarow_open_position(L);
    inarow_open_task(L);
    inarow_open_memory(L);
    return 1;
}
