/*
 * Patterns: stones and vacant points, looked for in the changes of many games (encode.c).
 *
 * A pattern has images, as many as there are symmetries or places of it. Each counts the
 * stones that it lacks; a change of a point touches only the images that want a stone of
 * that colour there. Vacant points are looked at once an image lacks no stone: later
 * there are only more stones, unless some are taken off.
 */
#include <stdlib.h>
#include <string.h>
#include "inarow_archive.h"

enum { POINTS = 1024, CONTENTS = 8, LAST = 0x8000, HEAD = 8 };

/* A part of a list. */
struct part {
    uint32_t from, count;
};

struct pattern {
    int count;        /* of images */
    uint16_t *lacks;  /* stones of each at the empty board */
    uint16_t *now;    /* the same in the game that is looked at */
    uint16_t *images; /* those that want a colour at a point: parts of it, by both */
    uint16_t *vacant; /* points of each image that must be vacant: parts of it */
    struct part *vacancy;
    struct part wanted[POINTS][CONTENTS];
    unsigned char board[POINTS];
    uint16_t *complete; /* images that lack no stone */
    int completed;
    bool has_no_stone; /* in any image: they are all of one pattern */
};

/* Games that show a pattern. */
struct hit {
    struct inarow_fact fact;
    int step;
};

struct hits {
    struct hit *list;
    size_t count, room;
};

/* What is done with each point of an image: when they are counted, and when listed. */
typedef void visitor(struct pattern *p, int image, int point, int content);

static void count_point(struct pattern *p, int image, int point, int content)
{
    if (content) {
        p->lacks[image]++;
        p->wanted[point][content].count++;
    } else {
        p->vacancy[image].count++;
    }
}

static void list_point(struct pattern *p, int image, int point, int content)
{
    struct part *part = content ? &p->wanted[point][content] : &p->vacancy[image];
    uint16_t *list = content ? p->images : p->vacant;
    list[part->from + part->count++] = (uint16_t)(content ? image : point);
}

/* Visit the points of all images: each is a list of points and, after each, what is
 * wanted there. */
static void visit_points(lua_State *L, struct pattern *p, visitor *visit)
{
    for (int image = 0; image < p->count; image++) {
        lua_rawgeti(L, 1, image + 1);
        int length = (int)lua_rawlen(L, -1);
        for (int i = 1; i < length; i += 2) {
            lua_rawgeti(L, -1, i);
            lua_rawgeti(L, -2, i + 1);
            lua_Integer point = lua_tointeger(L, -2), content = lua_tointeger(L, -1);
            luaL_argcheck(
                L, point >= 0 && point < POINTS && content >= 0 && content < CONTENTS, 1,
                "no point of a board");
            visit(p, image, (int)point, (int)content);
            lua_pop(L, 2);
        }
        lua_pop(L, 1);
    }
}

/* Lay parts of a list out, one after another. Returns how long it is. */
static uint32_t lay_out(struct part *parts, int count)
{
    uint32_t all = 0;
    for (int i = 0; i < count; i++) {
        parts[i].from = all;
        all += parts[i].count;
        parts[i].count = 0;
    }
    return all;
}

/* Push userdata with so many zeros. */
static void *push_zeros(lua_State *L, size_t bytes)
{
    void *zeros = lua_newuserdata(L, bytes + 1);
    memset(zeros, 0, bytes);
    return zeros;
}

/* Push userdata with the pattern whose images are the first argument. */
static struct pattern *push_pattern(lua_State *L)
{
    struct pattern *p = push_zeros(L, sizeof *p);
    p->count = (int)lua_rawlen(L, 1);
    luaL_argcheck(L, p->count < 65536, 1, "too many images");
    size_t count = (size_t)p->count;
    p->lacks = push_zeros(L, count * sizeof *p->lacks);
    p->now = push_zeros(L, count * sizeof *p->now);
    p->complete = push_zeros(L, count * sizeof *p->complete);
    p->vacancy = push_zeros(L, count * sizeof *p->vacancy);
    visit_points(L, p, count_point);
    p->images =
        push_zeros(L, lay_out(&p->wanted[0][0], POINTS * CONTENTS) * sizeof *p->images);
    p->vacant = push_zeros(L, lay_out(p->vacancy, p->count) * sizeof *p->vacant);
    visit_points(L, p, list_point);
    p->has_no_stone = p->count > 0 && !p->lacks[0];
    return p;
}

static void begin(struct pattern *p)
{
    memset(p->board, 0, sizeof p->board);
    memcpy(p->now, p->lacks, (size_t)p->count * sizeof *p->now);
    p->completed = 0;
    for (int i = 0; p->has_no_stone && i < p->count; i++)
        p->complete[p->completed++] = (uint16_t)i;
}

static void change(struct pattern *p, unsigned word)
{
    unsigned point = word & 0x3ff, is = word >> 10 & 7;
    struct part left = p->wanted[point][p->board[point]], made = p->wanted[point][is];
    for (uint32_t i = 0; i < left.count; i++)
        p->now[p->images[left.from + i]]++;
    for (uint32_t i = 0; i < made.count; i++) {
        uint16_t image = p->images[made.from + i];
        /* A damaged file may have a point change to and fro in one step. */
        if (!--p->now[image] && p->completed < p->count)
            p->complete[p->completed++] = image;
    }
    p->board[point] = (unsigned char)is;
}

/* Are the vacant points of an image vacant? */
static bool has_room(const struct pattern *p, int image)
{
    struct part part = p->vacancy[image];
    for (uint32_t i = 0; i < part.count; i++)
        if (p->board[p->vacant[part.from + i]])
            return false;
    return true;
}

/* Does an image show now? Those that will not are forgotten, if no stone is ever taken.
 */
static bool shows(struct pattern *p, bool is_growing)
{
    int kept = 0;
    for (int i = 0; i < p->completed; i++) {
        int image = p->complete[i];
        if (p->now[image])
            continue; /* a stone was taken */
        if (has_room(p, image))
            return true;
        p->complete[kept++] = (uint16_t)image;
    }
    p->completed = is_growing ? 0 : kept;
    return false;
}

static bool is_growing(const unsigned char *at, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!(at[2 * i + 1] >> 2 & 7))
            return false;
    return true;
}

/* The step at which a game first shows the pattern, 0 if it begins so; -1 if never. */
static int look(struct pattern *p, const unsigned char *at, size_t count, size_t first)
{
    bool grows = is_growing(at, count);
    int step = 0;
    begin(p);
    for (size_t i = 0; i < first; i++)
        change(p, (unsigned)at[2 * i] | (unsigned)at[2 * i + 1] << 8);
    if (p->completed && shows(p, grows))
        return step;
    for (size_t i = first; i < count; i++) {
        unsigned word = (unsigned)at[2 * i] | (unsigned)at[2 * i + 1] << 8;
        change(p, word);
        if (word & LAST) {
            step++;
            if (p->completed && shows(p, grows))
                return step;
        }
    }
    return -1;
}

/* The next game of a segment: its changes, and how many of them make its start. */
static const unsigned char *next_changes(lua_State *L, struct inarow_bytes *games,
                                         size_t *count, size_t *first)
{
    inarow_archive_expect(L, games->count >= HEAD, "a game is cut short");
    *count = inarow_get32(games->at), *first = inarow_get32(games->at + 4);
    inarow_archive_expect(L, *first <= *count && *count <= (games->count - HEAD) / 2,
                          "a game is cut short");
    const unsigned char *changes = games->at + HEAD;
    games->at += HEAD + 2 * *count;
    games->count -= HEAD + 2 * *count;
    return changes;
}

/* Room for one more hit; what is in the userdata at a stack index moves to a larger one.
 */
static struct hit *push_hit(lua_State *L, struct hits *hits, int index)
{
    if (hits->count == hits->room) {
        size_t room = hits->room ? 2 * hits->room : 256;
        struct hit *list = lua_newuserdata(L, room * sizeof *list);
        if (hits->count)
            memcpy(list, hits->list, hits->count * sizeof *list);
        lua_replace(L, index);
        hits->list = list, hits->room = room;
    }
    return &hits->list[hits->count++];
}

/* The latest first. */
static int by_date(const void *one, const void *other)
{
    const struct inarow_fact *a = &((const struct hit *)one)->fact,
                             *b = &((const struct hit *)other)->fact;
    if (a->date != b->date)
        return a->date < b->date ? 1 : -1;
    return (a->id < b->id) - (a->id > b->id);
}

/* Look through the games of a segment. */
static void look_through(lua_State *L, struct pattern *p, struct inarow_bytes games,
                         struct inarow_bytes facts, struct inarow_bytes set,
                         struct hits *hits, int index)
{
    for (size_t slot = 0; slot < facts.count / FACT_BYTES; slot++) {
        size_t count, first;
        const unsigned char *at = next_changes(L, &games, &count, &first);
        struct inarow_fact fact = inarow_fact_at(facts, slot);
        int step = inarow_may_count(set, fact.id) ? look(p, at, count, first) : -1;
        if (step >= 0)
            *push_hit(L, hits, index) = (struct hit){fact, step};
    }
}

/* native.search(images, segments, set, most): the games of segments that show a pattern.
 * `segments` gives, each time it is called, the changes of the games of one, one after
 * another, and their facts; nil at the end. Returns how many there are, and a list of the
 * latest: the number of a game, the step at which it first does so, its date, and so on.
 */
int inarow_archive_search(lua_State *L)
{
    enum { SEGMENTS = 2, SET, MOST, HITS };
    struct inarow_bytes set = inarow_bytes_of(L, SET);
    size_t most = (size_t)luaL_checkinteger(L, MOST), n = 0;
    struct hits hits = {NULL, 0, 0};
    lua_settop(L, MOST);
    lua_pushnil(L); /* the hits */
    struct pattern *p = push_pattern(L);
    int top = lua_gettop(L);
    for (;; lua_settop(L, top)) {
        lua_pushvalue(L, SEGMENTS);
        lua_call(L, 0, 2);
        if (lua_isnil(L, -2))
            break;
        look_through(L, p, inarow_bytes_of(L, -2), inarow_bytes_of(L, -1), set, &hits,
                     HITS);
    }
    if (hits.count)
        qsort(hits.list, hits.count, sizeof *hits.list, by_date);
    inarow_pushcount(L, hits.count);
    lua_newtable(L);
    for (size_t i = 0; i < hits.count && i < most; i++) {
        const struct hit *hit = &hits.list[i];
        lua_Number numbers[] = {hit->fact.id, hit->step, hit->fact.date};
        for (int field = 0; field < 3; field++) {
            inarow_pushcount(L, numbers[field]);
            lua_rawseti(L, -2, (int)++n);
        }
    }
    return 2;
}
