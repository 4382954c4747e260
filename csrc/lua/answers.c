/* Implements position:refutations, which finds the answers after which a line of fours
 * does not win. Proofs of wins need these answers (lua/inarow/attack/check_proof.lua).
 * A proof of a thousand nodes has a million such positions. Every stone and every
 * answer is played by the rules. These questions are for games in which a stone can
 * only add to rows of its own colour. */
#include <string.h>
#include "deadline.h"
#include "inarow_lua.h"

enum { MOST_POINTS = INAROW_SIDE * INAROW_SIDE, MOST_LINE = 2 * MOST_POINTS };

/* A line that is tried in a position. It has stones of the attacker and, in turn,
 * answers. An answer is NOWHERE if the only point that does not lose is forbidden to
 * the defender. */
struct tried {
    const inarow_rules *rules;
    inarow_position *position;
    uint8_t attacker;
    bool is_flat; /* true if rows are straight on the grid */
    int count;
    int played, stones; /* number of positions so far; largest number of stones that
                         * the line needed */
    inarow_point point[MOST_LINE];
};

/* Returns true if a stone of the colour at a point would win now. */
static bool would_make_win(const struct tried *line, uint8_t colour, inarow_point point)
{
    return inarow_at(line->rules, line->position, point) == INAROW_ANY &&
           inarow_would_win(line->rules, line->position, colour, point);
}

/* Returns true if the defender could win at any point. */
static bool is_threatened(const struct tried *line)
{
    inarow_set vacant;
    inarow_stones(line->rules, line->position, INAROW_ANY, &vacant);
    for (int y = 0; y < INAROW_SIDE; y++) {
        for (uint32_t row = vacant.row[y]; row; row &= row - 1) {
            if (would_make_win(line, 1 - line->attacker,
                               INAROW_POINT(__builtin_ctz(row), y)))
                return true;
        }
    }
    return false;
}

/* Returns true if the defender could make a winning row that contains its last stone. */
static bool is_threatened_by(const struct tried *line, inarow_point last)
{
    const inarow_win *win = &inarow_spec_of(line->rules)->win[1 - line->attacker];
    if (last == INAROW_NOWHERE)
        return false;
    if (!line->is_flat)
        return is_threatened(line);
    for (int direction = 0; direction < 4; direction++) {
        int dx = direction > 0, dy = direction == 3 ? -1 : direction != 1;
        for (int n = 1 - win->length; n < win->length; n++) {
            int x = INAROW_X(last) + n * dx, y = INAROW_Y(last) + n * dy;
            if (inarow_on_board(line->rules, x, y) &&
                would_make_win(line, 1 - line->attacker, INAROW_POINT(x, y)))
                return true;
        }
    }
    return false;
}

/* The result of an action. */
enum leads { IS_REFUSED, GOES_ON, IS_WON, IS_LOST };

static enum leads play_on(struct tried *line, const inarow_action *action)
{
    inarow_facts facts;
    line->played++;
    if (inarow_play(line->rules, line->position, action, &facts) != INAROW_OK)
        return IS_REFUSED;
    inarow_outcome outcome = inarow_judge(line->rules, &facts);
    if (outcome.status == INAROW_PLAYING)
        return GOES_ON;
    return outcome.status == INAROW_WON && outcome.colour == line->attacker ? IS_WON
                                                                            : IS_LOST;
}

static void take_stones(struct tried *line, int stones)
{
    if (line->stones < stones)
        line->stones = stones;
}

/* Returns true if the line wins after the defender's answer at `last`. The defender
 * must not have been able to win before this answer. */
static bool wins_after(struct tried *line, inarow_point last)
{
    for (int i = 0; i < line->count; i += 2) {
        inarow_action action = inarow_play_at(line->point[i]);
        enum leads stone = play_on(line, &action);
        take_stones(line, i / 2 + 1);
        if (stone != GOES_ON)
            return stone == IS_WON;
        if (i + 2 >= line->count || is_threatened_by(line, last))
            return false;
        bool is_barred = line->point[i + 1] == INAROW_NOWHERE;
        inarow_point five = line->point[is_barred ? i + 2 : i + 1];
        if (!would_make_win(line, line->attacker, five))
            return false;
        action = inarow_play_at(five);
        enum leads answer = play_on(line, &action);
        take_stones(line, i / 2 + 2);
        if (answer == IS_REFUSED || answer == IS_WON)
            return true; /* nothing stops the four */
        if (answer == IS_LOST || is_barred)
            return false;
        last = five;
    }
    return false;
}

/* Reads the line at a stack index. */
static void check_line_of_fours(lua_State *L, int index, const inarow_spec *spec,
                                struct tried *line)
{
    luaL_checktype(L, index, LUA_TTABLE);
    size_t count = lua_rawlen(L, index);
    luaL_argcheck(L, count <= MOST_LINE, index, "too long");
    line->count = (int)count;
    for (int i = 0; i < line->count; i++) {
        lua_rawgeti(L, index, i + 1);
        inarow_point *point = &line->point[i];
        if (i % 2 == 1 && strcmp(luaL_checkstring(L, -1), "pass") == 0)
            *point = INAROW_NOWHERE;
        else
            luaL_argcheck(
                L,
                inarow_read_point(L, lua_gettop(L), spec, point) &&
                    inarow_on_board(line->rules, INAROW_X(*point), INAROW_Y(*point)),
                index, "points expected");
        lua_pop(L, 1);
    }
}

static inarow_point point_of_answer(const inarow_action *answer)
{
    return answer->verb == INAROW_PLAY ? answer->point[0] : INAROW_NOWHERE;
}

/* Pushes an answer, a point or "pass". Returns true if it is in the set at a stack
 * index. */
static bool push_answer_name(lua_State *L, const inarow_spec *spec,
                             const inarow_action *answer, int set)
{
    inarow_push_answer(L, spec, point_of_answer(answer));
    lua_pushvalue(L, -1);
    lua_rawget(L, set);
    bool is_in_set = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return is_in_set;
}

/* position:refutations(line, named): returns the legal answers outside the set `named`
 * after which the other side does not win by the line. The line lists stones of the
 * attacker and, in turn, the answers to them. All its stones but the last make fours.
 * An answer is `pass` if the forced answer is not legal. The second result is the
 * largest number of the line's stones that were needed. The third result is the number
 * of positions examined. Returns nil if an answer wins at once. */
static int refutations(lua_State *L)
{
    enum { POSITION = 1, LINE, NAMED, SCRATCH, ROOM, REFUTED };
    struct lua_position *p = inarow_check_position(L);
    const inarow_spec *spec = inarow_spec_of(p->rules);
    size_t size = inarow_position_size(p->rules);
    luaL_checktype(L, NAMED, LUA_TTABLE);
    luaL_argcheck(L, spec->colours == 2, POSITION, "a game of two colours expected");
    lua_settop(L, NAMED);
    inarow_position *scratch = position_of(inarow_twin_of(L, POSITION, p));
    inarow_action *answer = lua_newuserdata(L, (MOST_POINTS + 1) * sizeof *answer);
    struct tried line = {.rules = p->rules, .position = scratch};
    line.attacker = 1 - inarow_to_act(p->rules, scratch).colour;
    line.is_flat = !spec->joined && spec->layers <= 1;
    check_line_of_fours(L, LINE, spec, &line);
    if (is_threatened(&line))
        return 0;
    lua_newtable(L);
    int count = (int)inarow_legal(p->rules, scratch, answer, MOST_POINTS + 1);
    for (int i = 0; i < count && i <= MOST_POINTS; i++) {
        bool is_named = push_answer_name(L, spec, &answer[i], NAMED);
        memcpy(scratch, position_of(p), size);
        enum leads leads = is_named ? IS_REFUSED : play_on(&line, &answer[i]);
        if (leads == IS_LOST ||
            (leads == GOES_ON && !wins_after(&line, point_of_answer(&answer[i]))))
            lua_rawseti(L, REFUTED, (int)lua_rawlen(L, REFUTED) + 1);
        else
            lua_pop(L, 1);
        inarow_check_spent(L);
    }
    lua_pushinteger(L, line.stones);
    lua_pushinteger(L, line.played);
    return 3;
}

const luaL_Reg inarow_position_answers[] = {{"refutations", refutations}, {NULL, NULL}};
