/* core.attack: memory for searches, as a userdata that answers questions about
 * positions. */
#include <stdlib.h>
#include <string.h>
#include "clock.h"
#include "deadline.h"
#include "inarow_lua.h"
#include "threads.h"
#include "../inarow_attack.h"

#define ATTACK_TYPE "inarow.attack"

enum { MEGABYTE = 1 << 20, MOST_MEGABYTES = 1024 };

static const double REPORT_PAUSE = 5e7; /* nanoseconds between two reports */
static const lua_Number MOST_NODES = 9007199254740992.0;

/* ---- Reports of a search ----------------------------------------------------------- */

/* The arguments of a question, by their places on the stack. */
enum {
    ASKED_ATTACK = 1,
    ASKED_POSITION,
    ASKED_COLOUR,
    ASKED_NODES,
    ASKED_STONES,
    ASKED_SECONDS,
    ASKED_REPORT,
    ASKED_WAY,
    ASKED_SEARCH,
};

/* The state that may end a search. `cut` is the reason why the search ended, or NULL.
 * `reports` is true if a Lua function receives the progress. If that function failed,
 * its error is on the top of the stack. A search on a thread has no such function:
 * `nodes` is its progress, and `wanted` is the reason why the program wants to end it. */
struct watch {
    lua_State *L;
    bool reports, failed, is_aside;
    double begin, end, next;
    const char *cut, *wanted;
    uint64_t nodes;
};

static void ask_report(struct watch *watch, uint64_t nodes, double now)
{
    lua_State *L = watch->L;
    watch->next = now + REPORT_PAUSE;
    lua_pushvalue(L, ASKED_REPORT);
    inarow_pushcount(L, nodes);
    lua_pushnumber(L, (now - watch->begin) / 1e9);
    watch->failed = lua_pcall(L, 2, 1, 0) != 0;
    if (watch->failed) {
        watch->cut = "stopped";
        return; /* its error stays on the top */
    }
    if (lua_type(L, -1) == LUA_TSTRING && strcmp(lua_tostring(L, -1), "interrupt") == 0)
        watch->cut = "interrupt";
    else if (lua_toboolean(L, -1))
        watch->cut = "stopped";
    lua_pop(L, 1);
}

/* Reports the progress to the program, and reads whether the program wants to end the
 * search. */
static void look_up(struct watch *watch, uint64_t nodes)
{
    inarow_lock();
    watch->nodes = nodes;
    watch->cut = watch->wanted;
    inarow_unlock();
}

static bool is_over(void *data, uint64_t nodes)
{
    struct watch *watch = data;
    double now = inarow_now();
    if (watch->is_aside && !watch->cut)
        look_up(watch, nodes);
    if (watch->cut)
        return true;
    if (watch->end > 0 && now >= watch->end)
        watch->cut = "seconds";
    else if (!watch->is_aside && inarow_is_late())
        watch->cut = "seconds";
    else if (watch->reports && now >= watch->next)
        ask_report(watch, nodes, now);
    return watch->cut != NULL;
}

typedef void line_search(inarow_attack *, const inarow_position *, uint8_t,
                         const inarow_attack_bounds *, inarow_attack_line *);

/* The arguments of a search, which are read before it begins, and its result: a line,
 * or a set. */
struct question {
    struct lua_attack *attack;
    const inarow_position *position;
    uint8_t colour;
    bool way; /* true to find the shortest win; or to defend also against threats */
    inarow_attack_bounds bounds;
    struct watch watch;
    const struct search *search;
    inarow_attack_line line;
    inarow_attack_set set;
};

/* A userdata for searches. Its user value keeps the rules alive. `aside` is the
 * question that is answered on a thread. `room` is the memory, or NULL after closing.
 * Lua does not count this memory. Otherwise the collector would see a large heap and
 * pause longer. */
struct lua_attack {
    const inarow_rules *rules;
    struct inarow_work work;
    struct question aside;
    inarow_attack *room;
};

static struct lua_attack *check_idle(lua_State *L)
{
    struct lua_attack *a = luaL_checkudata(L, ASKED_ATTACK, ATTACK_TYPE);
    luaL_argcheck(L, a->room, ASKED_ATTACK, "it is closed");
    luaL_argcheck(L, !a->work.is_begun, ASKED_ATTACK, "it is searching");
    return a;
}

static struct lua_attack *check_attack(lua_State *L, struct lua_position **position)
{
    struct lua_attack *a = check_idle(L);
    *position = luaL_checkudata(L, ASKED_POSITION, POSITION_TYPE);
    luaL_argcheck(L, (*position)->rules == a->rules, ASKED_POSITION,
                  "a position of the same rules expected");
    return a;
}

static void read_question(lua_State *L, struct question *question)
{
    struct lua_position *p;
    lua_settop(L, ASKED_WAY);
    question->attack = check_attack(L, &p);
    question->position = position_of(p);
    question->colour = inarow_check_colour(L, ASKED_COLOUR, p);
    question->way = lua_toboolean(L, ASKED_WAY);
    lua_Number nodes = luaL_optnumber(L, ASKED_NODES, 0);
    lua_Number stones = luaL_optnumber(L, ASKED_STONES, 0);
    lua_Number seconds = luaL_optnumber(L, ASKED_SECONDS, 0);
    luaL_argcheck(L, nodes >= 0 && nodes <= MOST_NODES, ASKED_NODES, "out of range");
    luaL_argcheck(L, stones >= 0 && stones <= INAROW_ATTACK_POINTS, ASKED_STONES,
                  "out of range");
    double now = inarow_now();
    question->watch = (struct watch){.L = L,
                                     .reports = lua_isfunction(L, ASKED_REPORT),
                                     .begin = now,
                                     .end = seconds > 0 ? now + seconds * 1e9 : 0};
    question->bounds = (inarow_attack_bounds){.nodes = (uint64_t)nodes,
                                              .stones = (int)stones,
                                              .is_over = is_over,
                                              .data = &question->watch};
}

/* Returns the reason why an answer is incomplete. */
static const char *reason_of_cut(const struct question *question, uint64_t nodes)
{
    const inarow_attack_bounds *bounds = &question->bounds;
    if (question->watch.cut)
        return question->watch.cut;
    if (bounds->nodes && nodes >= bounds->nodes)
        return "nodes";
    return bounds->stones ? "stones" : "depth";
}

static void set_answer(const struct question *question, bool cut, uint64_t nodes)
{
    lua_State *L = question->watch.L;
    inarow_pushcount(L, nodes);
    lua_setfield(L, -2, "nodes");
    if (cut)
        lua_pushstring(L, reason_of_cut(question, nodes));
    else
        lua_pushnil(L);
    lua_setfield(L, -2, "cut");
}

/* ---- Lines ------------------------------------------------------------------------- */

static const char *const answer_name[] = {"none", "win", "unknown"};

/* Pushes the points of a line as a list. */
static void push_line(lua_State *L, const inarow_spec *spec,
                      const inarow_attack_line *line)
{
    lua_createtable(L, line->points, 0);
    for (int i = 0; i < line->points; i++) {
        inarow_push_answer(L, spec, line->point[i]);
        lua_rawseti(L, -2, i + 1);
    }
}

static int push_line_found(const struct question *question)
{
    const inarow_attack_line *line = &question->line;
    const inarow_spec *spec = inarow_spec_of(question->attack->rules);
    lua_State *L = question->watch.L;
    lua_createtable(L, 0, 5);
    lua_pushstring(L, answer_name[line->answer]);
    lua_setfield(L, -2, "answer");
    lua_pushinteger(L, line->length);
    lua_setfield(L, -2, "length");
    push_line(L, spec, line);
    lua_setfield(L, -2, "line");
    if (line->answer == INAROW_ATTACK_WIN && line->barred != INAROW_NOWHERE) {
        inarow_push_point(L, spec, line->barred);
        lua_setfield(L, -2, "barred");
    }
    set_answer(question, line->cut || line->answer == INAROW_ATTACK_UNKNOWN, line->nodes);
    return 1;
}

static int push_set_found(const struct question *question)
{
    const inarow_attack_set *set = &question->set;
    lua_State *L = question->watch.L;
    lua_createtable(L, 0, 4);
    inarow_push_set(L, question->attack->rules, &set->points);
    lua_setfield(L, -2, "points");
    inarow_push_set(L, question->attack->rules, &set->unknown);
    lua_setfield(L, -2, "unknown");
    set_answer(question, set->unknowns > 0, set->nodes);
    return 1;
}

/* ---- The searches ------------------------------------------------------------------ */

static void run_vcf(struct question *q)
{
    q->bounds.shortest = q->way;
    inarow_vcf(q->attack->room, q->position, q->colour, &q->bounds, &q->line);
}

static void run_vct(struct question *q)
{
    q->bounds.shortest = q->way;
    inarow_vct(q->attack->room, q->position, q->colour, &q->bounds, &q->line);
}

static void run_storm(struct question *q)
{
    inarow_storm(q->attack->room, q->position, q->colour, &q->bounds, &q->set);
}

static void run_defend(struct question *q)
{
    inarow_defend(q->attack->room, q->position, q->colour, q->way, &q->bounds, &q->set);
}

enum { VCF, VCT, STORM, DEFEND };

static const char *const search_name[] = {"vcf", "vct", "storm", "defend", NULL};

static const struct search {
    void (*run)(struct question *question);
    int (*push)(const struct question *question); /* pushes the result as a table */
} searches[] = {
    {run_vcf, push_line_found},
    {run_vct, push_line_found},
    {run_storm, push_set_found},
    {run_defend, push_set_found},
};

static void close_room(struct lua_attack *a)
{
    free(a->room);
    a->room = NULL;
}

static int answer(lua_State *L, const struct search *search)
{
    struct question question;
    read_question(L, &question);
    search->run(&question);
    if (question.watch.failed) {
        close_room(question.attack); /* Lua's collector does not see its size */
        return lua_error(L);
    }
    return search->push(&question);
}

/* attack:vcf(position, colour, nodes, stones, seconds, report, shortest): returns
 * {answer, length, line, nodes, cut}. A limit that is nil or 0 does not apply.
 * `report(nodes, seconds)` is called about twenty times per second. It ends the search
 * by returning true or "interrupt". If it raises an error, the userdata is closed. If
 * a limit cut the answer short, `cut` is the reason: "nodes", "seconds", "stones",
 * "stopped", "interrupt" or "depth". Otherwise `cut` is nil. */
static int vcf(lua_State *L)
{
    return answer(L, &searches[VCF]);
}

/* attack:vct(...): like attack:vcf, for wins by threats. */
static int vct(lua_State *L)
{
    return answer(L, &searches[VCT]);
}

/* attack:storm(...): returns {points, unknown, nodes, cut}. The arguments are those of
 * attack:vcf. */
static int storm(lua_State *L)
{
    return answer(L, &searches[STORM]);
}

/* attack:defend(..., threats): like attack:storm, for defences. If the last argument
 * is true, they are also defences against wins by threats. */
static int defend(lua_State *L)
{
    return answer(L, &searches[DEFEND]);
}

/* ---- Proofs ------------------------------------------------------------------------ */

static void push_answers(lua_State *L, const struct lua_attack *a,
                         inarow_attack_node node)
{
    const inarow_spec *spec = inarow_spec_of(a->rules);
    lua_newtable(L);
    for (int at = node.reply; at >= 0;) {
        inarow_attack_reply reply = inarow_attack_reply_of(a->room, at);
        inarow_push_answer(L, spec, reply.point);
        lua_pushinteger(L, reply.node);
        lua_rawset(L, -3);
        at = reply.next;
    }
    lua_setfield(L, -2, "answers");
}

static void push_node(lua_State *L, const struct lua_attack *a, inarow_attack_node node)
{
    lua_createtable(L, 0, 3);
    inarow_push_point(L, inarow_spec_of(a->rules), node.stone);
    lua_setfield(L, -2, "stone");
    if (node.reply >= 0)
        push_answers(L, a, node);
    if (node.other) {
        lua_pushinteger(L, node.other);
        lua_setfield(L, -2, "else");
    }
}

/* attack:proof(): returns the proof of the win found last by attack:vcf or attack:vct.
 * The proof is a list of nodes {stone, answers, else}. The second result is the
 * largest number of stones that the win takes. Returns nil if there was no win, or if
 * a limit cut its proof short. */
static int win_proof(lua_State *L)
{
    const struct lua_attack *a = check_idle(L);
    int nodes = inarow_attack_nodes(a->room);
    if (!nodes)
        return 0;
    lua_createtable(L, nodes, 0);
    for (int node = 1; node <= nodes; node++) {
        push_node(L, a, inarow_attack_node_of(a->room, node));
        lua_rawseti(L, -2, node);
    }
    lua_pushinteger(L, inarow_attack_length(a->room, 1));
    return 2;
}

/* ---- Searches on a thread ---------------------------------------------------------- */

static void run_aside(void *data)
{
    struct question *question = data;
    question->search->run(question);
}

/* attack:begin(...): begins a search on its own thread. The arguments are those of
 * attack:vcf, without reports and with the name of the search at the end. attack:found
 * returns the result. Until then no other search is possible, and the position must
 * not change. */
static int begin_aside(lua_State *L)
{
    int name = luaL_checkoption(L, ASKED_SEARCH, NULL, search_name);
    struct lua_attack *a = luaL_checkudata(L, ASKED_ATTACK, ATTACK_TYPE);
    lua_pushnil(L);
    lua_replace(L, ASKED_REPORT);
    read_question(L, &a->aside);
    lua_getuservalue(L, ASKED_ATTACK);
    lua_pushvalue(L, ASKED_POSITION);
    lua_rawseti(L, -2, 2); /* keeps the position alive as long as the search */
    a->aside.search = &searches[name];
    a->aside.watch.is_aside = true;
    inarow_begin_work(&a->work, run_aside, &a->aside);
    return 0;
}

static struct lua_attack *check_begun(lua_State *L)
{
    struct lua_attack *a = luaL_checkudata(L, ASKED_ATTACK, ATTACK_TYPE);
    luaL_argcheck(L, a->work.is_begun, ASKED_ATTACK, "it is not searching");
    return a;
}

/* attack:nodes(): returns approximately the number of positions that the running
 * search has examined. */
static int nodes(lua_State *L)
{
    struct lua_attack *a = check_begun(L);
    inarow_lock();
    uint64_t count = a->aside.watch.nodes;
    inarow_unlock();
    inarow_pushcount(L, count);
    return 1;
}

static void want_end(struct lua_attack *a, const char *why)
{
    inarow_lock();
    a->aside.watch.wanted = why;
    inarow_unlock();
}

/* attack:stop(why): ends the running search soon, with "stopped" or "interrupt". */
static int stop(lua_State *L)
{
    static const char *const whys[] = {"stopped", "interrupt", NULL};
    want_end(check_begun(L), whys[luaL_checkoption(L, 2, NULL, whys)]);
    return 0;
}

/* attack:found(): waits for the running search. Returns its result as attack:vcf does. */
static int found_aside(lua_State *L)
{
    struct lua_attack *a = check_begun(L);
    inarow_end_work(&a->work);
    a->aside.watch.L = L; /* this may be another coroutine */
    return a->aside.search->push(&a->aside);
}

/* attack:close(): ends a search and frees the memory. */
static int close_attack(lua_State *L)
{
    struct lua_attack *a = luaL_checkudata(L, ASKED_ATTACK, ATTACK_TYPE);
    if (a->work.is_begun) {
        want_end(a, "stopped");
        inarow_end_work(&a->work);
    }
    close_room(a);
    return 0;
}

/* core.await_attacks(list, seconds): waits until a running search of the list is done,
 * for at most `seconds`. Returns the number of that search in the list, or nil.
 * Returns nil at once if no search is running. */
int inarow_lua_await_attacks(lua_State *L)
{
    enum { MOST = 256 };
    struct inarow_work *works[MOST];
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_Number seconds = luaL_checknumber(L, 2);
    int count = (int)lua_rawlen(L, 1);
    luaL_argcheck(L, count <= MOST, 1, "too many");
    bool is_any_begun = false;
    for (int i = 0; i < count; i++) {
        lua_rawgeti(L, 1, i + 1);
        struct lua_attack *a = luaL_checkudata(L, -1, ATTACK_TYPE);
        lua_pop(L, 1);
        works[i] = &a->work;
        is_any_begun = is_any_begun || a->work.is_begun;
    }
    int done = is_any_begun ? inarow_await_work(works, count, seconds * 1e9) : -1;
    if (done < 0)
        return 0;
    lua_pushinteger(L, done + 1);
    return 1;
}

/* ---- Threats ----------------------------------------------------------------------- */

static const char *const threat_name[] = {"four", "straight-four", "three"};

/* A growing Lua list on the top of the stack. */
struct threat_list {
    lua_State *L;
    const inarow_rules *rules;
    int count;
};

static void add_threat(const inarow_threat *threat, void *data)
{
    struct threat_list *list = data;
    lua_State *L = list->L;
    const inarow_spec *spec = inarow_spec_of(list->rules);
    lua_createtable(L, 0, 5);
    lua_pushstring(L, threat_name[threat->kind]);
    lua_setfield(L, -2, "kind");
    lua_pushstring(L, inarow_line_name[threat->line]);
    lua_setfield(L, -2, "line");
    inarow_push_points(L, spec, threat->stone, threat->stones);
    lua_setfield(L, -2, "stones");
    inarow_push_points(L, spec, threat->make, threat->makes);
    lua_setfield(L, -2, "makes");
    inarow_push_points(L, spec, threat->stop, threat->stops);
    lua_setfield(L, -2, "stops");
    lua_rawseti(L, -2, ++list->count);
}

static void set_count(lua_State *L, const char *name, int count)
{
    lua_pushinteger(L, count);
    lua_setfield(L, -2, name);
}

/* Adds the rows that a stone at a vacant point would make, if there are any. */
static void add_stone(struct threat_list *list, inarow_point point,
                      const inarow_threat_stone *stone)
{
    lua_State *L = list->L;
    if (!stone->fives && !stone->fours && !stone->threes && !stone->forbidden)
        return;
    lua_createtable(L, 0, 6);
    inarow_push_point(L, inarow_spec_of(list->rules), point);
    lua_setfield(L, -2, "point");
    set_count(L, "fives", stone->fives);
    set_count(L, "straight_fours", stone->straight_fours);
    set_count(L, "fours", stone->fours);
    set_count(L, "threes", stone->threes);
    lua_pushboolean(L, stone->forbidden);
    lua_setfield(L, -2, "forbidden");
    lua_rawseti(L, -2, ++list->count);
}

/* attack:threats(position, colour): returns a list of the threatening rows, {kind,
 * line, stones, makes, stops}. The second result lists the vacant points where a stone
 * would make a row, as {point, fives, straight_fours, fours, threes, forbidden}. They
 * are sorted by column, then by row. */
static int threats(lua_State *L)
{
    struct lua_position *p;
    struct lua_attack *a = check_attack(L, &p);
    uint8_t colour = inarow_check_colour(L, ASKED_COLOUR, p);
    struct threat_list rows = {L, a->rules, 0}, stones = rows;
    lua_newtable(L);
    inarow_threats(a->rules, position_of(p), colour, add_threat, &rows);
    lua_newtable(L);
    for (int x = 0; x < INAROW_SIDE; x++) {
        for (int y = 0; y < INAROW_SIDE; y++) {
            inarow_point point = INAROW_POINT(x, y);
            if (!inarow_on_board(a->rules, x, y) ||
                inarow_at(a->rules, position_of(p), point) != INAROW_ANY)
                continue;
            inarow_threat_stone stone =
                inarow_threat_at(a->rules, position_of(p), colour, point);
            add_stone(&stones, point, &stone);
        }
    }
    inarow_check_spent(L);
    return 2;
}

/* ---- Memory of a search ------------------------------------------------------------ */

/* core.attack(rules, megabytes): returns memory for searches under the rules, by
 * default 32 megabytes. Returns nil and a code if these rules do not support searches,
 * or nil and "memory" if the system does not provide the memory. Its methods answer
 * one question at a time, so a function that receives reports must not ask another
 * question. */
int inarow_lua_attack(lua_State *L)
{
    const inarow_rules *rules = luaL_checkudata(L, 1, RULES_TYPE);
    const char *refusal = inarow_attack_refusal(rules);
    if (refusal) {
        lua_pushnil(L);
        lua_pushstring(L, refusal);
        return 2;
    }
    lua_Integer megabytes = luaL_optinteger(L, 2, INAROW_ATTACK_MEMORY / MEGABYTE);
    luaL_argcheck(L, megabytes >= 1 && megabytes <= MOST_MEGABYTES, 2, "out of range");
    struct lua_attack *a = lua_newuserdata(L, sizeof *a);
    *a = (struct lua_attack){.rules = rules};
    luaL_getmetatable(L, ATTACK_TYPE);
    lua_setmetatable(L, -2);
    lua_createtable(L, 1, 0);
    lua_pushvalue(L, 1);
    lua_rawseti(L, -2, 1);
    lua_setuservalue(L, -2);
    size_t bytes = (size_t)megabytes * MEGABYTE;
    a->room = malloc(bytes);
    if (!a->room) {
        lua_pushnil(L);
        lua_pushliteral(L, "memory");
        return 2;
    }
    inarow_attack_open(a->room, bytes, rules);
    return 1;
}

void inarow_open_attack(lua_State *L)
{
    static const luaL_Reg methods[] = {{"vcf", vcf},
                                       {"vct", vct},
                                       {"storm", storm},
                                       {"defend", defend},
                                       {"begin", begin_aside},
                                       {"nodes", nodes},
                                       {"stop", stop},
                                       {"found", found_aside},
                                       {"threats", threats},
                                       {"proof", win_proof},
                                       {"close", close_attack},
                                       {NULL, NULL}};
    luaL_newmetatable(L, ATTACK_TYPE);
    lua_pushcfunction(L, close_attack);
    lua_setfield(L, -2, "__gc");
    lua_newtable(L);
    luaL_setfuncs(L, methods, 0);
    lua_setfield(L, -2, "__index");
    lua_pop(L, 1);
}
