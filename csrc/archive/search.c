/* Searches the changes of many games (encode.c) for patterns of stones and vacant
 * points.
 *
 * A pattern has images, by symmetry and by place. Only games in which all stones of an
 * image were on the board at some time are searched (presence.c). During the search,
 * each image counts the stones that it lacks. A change of a point affects only the
 * images that need a stone of that colour there. Whether points are vacant is checked
 * when all stones of an image are on the board. After that, the board only gains
 * stones, unless some are removed. */
#include <stdlib.h>
#include <string.h>
#include "inarow_archive.h"

static const char PATTERN[] = "inarow.archive.pattern";

/* A part of an array. */
struct part {
    uint32_t from, count;
};

struct pattern {
    int count;        /* number of images */
    uint16_t *stones; /* each stone as the change that makes it; parts by image */
    struct part *shapes;
    uint16_t *vacant; /* points that must be vacant; parts by image */
    struct part *vacancy;
    uint16_t *images; /* images that need a colour at a point; parts by point and
                       * colour */
    struct part wanted[POINTS][CONTENTS];
    uint16_t *lacks; /* number of stones that each image lacks on the empty board */
    uint16_t *now; /* number of stones that each image lacks in the game being searched */
    unsigned char board[POINTS];
    uint16_t *complete; /* images that lack no stone */
    int completed;
    uint64_t candidates[SEGMENT / PART]; /* games of a segment that may show the
                                          * pattern, by parts */
    struct hit *hits;
    size_t hit_count, hit_room;
};

/* A game in which the pattern occurs. */
struct hit {
    struct inarow_fact fact;
    int step;
};

static struct pattern *pattern_of(lua_State *L)
{
    return luaL_checkudata(L, 1, PATTERN);
}

/* A function that is called for each point of an image. The points are visited twice,
 * to count them and then to list them. */
typedef void visitor(struct pattern *p, int image, int point, int content);

static void count_point(struct pattern *p, int image, int point, int content)
{
    if (content) {
        p->lacks[image]++;
        p->shapes[image].count++;
        p->wanted[point][content].count++;
    } else {
        p->vacancy[image].count++;
    }
}

static void list_in(uint16_t *list, struct part *part, int value)
{
    list[part->from + part->count++] = (uint16_t)value;
}

static void list_point(struct pattern *p, int image, int point, int content)
{
    if (content) {
        list_in(p->images, &p->wanted[point][content], image);
        list_in(p->stones, &p->shapes[image], point | content << 10);
    } else {
        list_in(p->vacant, &p->vacancy[image], point);
    }
}

/* Visits the points of all images. Each image is a list of points, with the wanted
 * content after each point. */
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

/* Places parts of an array one after another. Returns the length of the array. */
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

static uint16_t *numbers(lua_State *L, size_t count)
{
    uint16_t *list = calloc(count + 1, sizeof *list);
    if (!list)
        luaL_error(L, "not enough memory");
    return list;
}

static struct part *parts(lua_State *L, size_t count)
{
    struct part *list = calloc(count + 1, sizeof *list);
    if (!list)
        luaL_error(L, "not enough memory");
    return list;
}

/* native.pattern(images): returns a pattern, given its images on a board. Each image
 * is a list of points, with the wanted content after each point. */
static int pattern(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    size_t count = lua_rawlen(L, 1);
    luaL_argcheck(L, count < 65536, 1, "too many images");
    struct pattern *p = lua_newuserdata(L, sizeof *p);
    memset(p, 0, sizeof *p);
    luaL_getmetatable(L, PATTERN);
    lua_setmetatable(L, -2);
    p->count = (int)count;
    p->lacks = numbers(L, count), p->now = numbers(L, count);
    p->complete = numbers(L, count);
    p->shapes = parts(L, count), p->vacancy = parts(L, count);
    visit_points(L, p, count_point);
    p->images = numbers(L, lay_out(&p->wanted[0][0], POINTS * CONTENTS));
    p->stones = numbers(L, lay_out(p->shapes, p->count));
    p->vacant = numbers(L, lay_out(p->vacancy, p->count));
    visit_points(L, p, list_point);
    return 1;
}

static int forget_pattern(lua_State *L)
{
    struct pattern *p = pattern_of(L);
    void *lists[] = {p->stones, p->shapes, p->vacant,   p->vacancy, p->images,
                     p->lacks,  p->now,    p->complete, p->hits};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        free(lists[i]);
    return 0;
}

/* Returns true if the pattern has no stones. All images have the same number of
 * stones. */
static bool has_no_stone(const struct pattern *p)
{
    return p->count > 0 && !p->lacks[0];
}

static void begin(struct pattern *p)
{
    memset(p->board, 0, sizeof p->board);
    memcpy(p->now, p->lacks, (size_t)p->count * sizeof *p->now);
    p->completed = 0;
    for (int i = 0; has_no_stone(p) && i < p->count; i++)
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
        /* In a damaged file, a point may change several times in one step. */
        if (!--p->now[image] && p->completed < p->count)
            p->complete[p->completed++] = image;
    }
    p->board[point] = (unsigned char)is;
}

/* Returns true if the vacant points of an image are vacant now. */
static bool has_room(const struct pattern *p, int image)
{
    struct part part = p->vacancy[image];
    for (uint32_t i = 0; i < part.count; i++)
        if (p->board[p->vacant[part.from + i]])
            return false;
    return true;
}

/* Returns true if an image occurs now. If no stone of the game is removed, the
 * complete images that do not occur now are dropped. */
static bool shows(struct pattern *p, bool is_growing)
{
    int kept = 0;
    for (int i = 0; i < p->completed; i++) {
        int image = p->complete[i];
        if (p->now[image])
            continue; /* a stone was removed */
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

/* Returns the number of the step at which the pattern first occurs in a game. The
 * first position is step 0. Returns -1 if the pattern never occurs. */
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

/* Reads the next game of a part. Gets the changes of the game, and the number of
 * changes that make its first position. */
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

static void add_hit(lua_State *L, struct pattern *p, struct hit hit)
{
    if (p->hit_count == p->hit_room) {
        size_t room = p->hit_room ? 2 * p->hit_room : 256;
        struct hit *hits = realloc(p->hits, room * sizeof *hits);
        if (!hits)
            luaL_error(L, "not enough memory");
        p->hits = hits, p->hit_room = room;
    }
    p->hits[p->hit_count++] = hit;
}

/* pattern:candidates(statement, facts): returns the numbers of those parts of a
 * segment that have games in which the pattern may occur. The statement has one row,
 * whose columns say where stones of each colour were on the board. */
static int candidates(lua_State *L)
{
    struct pattern *p = pattern_of(L);
    size_t games = inarow_bytes_of(L, 3).count / FACT_BYTES, count = 0;
    inarow_archive_expect(L, games <= SEGMENT, "facts");
    if (has_no_stone(p)) {
        memset(p->candidates, 0xff, sizeof p->candidates);
    } else {
        struct inarow_bytes places[CONTENTS] = {{NULL, 0}};
        memset(p->candidates, 0, sizeof p->candidates);
        if (inarow_archive_advance(L, 2))
            for (int content = 1; content <= COLOURS; content++)
                places[content] = inarow_archive_cell(L, 2, content - 1);
        for (int i = 0; i < p->count; i++)
            inarow_archive_filter(p->candidates, places, games,
                                  p->stones + p->shapes[i].from, p->shapes[i].count);
        inarow_archive_end(L, 2);
    }
    lua_newtable(L);
    for (size_t part = 0; part * PART < games; part++)
        if (p->candidates[part]) {
            lua_pushinteger(L, (lua_Integer)part);
            lua_rawseti(L, -2, (int)++count);
        }
    return 1;
}

/* pattern:look(part, statement, facts, set): searches the games of a part in which the
 * pattern may occur, as found by pattern:candidates. The statement gives the changes
 * of its games. `set` has a bit for each game that may count; nil means all games. */
static int look_through(lua_State *L)
{
    struct pattern *p = pattern_of(L);
    lua_Integer part = luaL_checkinteger(L, 2);
    struct inarow_bytes facts = inarow_bytes_of(L, 4), set = inarow_bytes_of(L, 5);
    luaL_argcheck(L, part >= 0 && part < SEGMENT / PART, 2, "no part");
    inarow_archive_expect(L, inarow_archive_advance(L, 3), "changes");
    struct inarow_bytes games = inarow_archive_cell(L, 3, 0);
    size_t slot = (size_t)part * PART;
    for (uint64_t left = p->candidates[part]; left; left >>= 1, slot++) {
        size_t count, first;
        if (slot == facts.count / FACT_BYTES)
            break;
        const unsigned char *at = next_changes(L, &games, &count, &first);
        struct inarow_fact fact = inarow_fact_at(facts, slot);
        int step =
            left & 1 && inarow_may_count(set, fact.id) ? look(p, at, count, first) : -1;
        if (step >= 0)
            add_hit(L, p, (struct hit){fact, step});
    }
    inarow_archive_end(L, 3);
    return 0;
}

/* Sorts the hits by date, latest first. */
static int by_date(const void *one, const void *other)
{
    const struct inarow_fact *a = &((const struct hit *)one)->fact,
                             *b = &((const struct hit *)other)->fact;
    if (a->date != b->date)
        return a->date < b->date ? 1 : -1;
    return (a->id < b->id) - (a->id > b->id);
}

/* pattern:result(most): returns the number of games that have the pattern, and a list
 * of the latest games. For each game, the list has the number of the game, the step of
 * the first occurrence, and the date. */
static int pattern_result(lua_State *L)
{
    struct pattern *p = pattern_of(L);
    size_t most = (size_t)luaL_checkinteger(L, 2), n = 0;
    if (p->hit_count)
        qsort(p->hits, p->hit_count, sizeof *p->hits, by_date);
    inarow_pushcount(L, p->hit_count);
    lua_newtable(L);
    for (size_t i = 0; i < p->hit_count && i < most; i++) {
        const struct hit *hit = &p->hits[i];
        lua_Number fields[] = {hit->fact.id, hit->step, hit->fact.date};
        for (int field = 0; field < 3; field++) {
            inarow_pushcount(L, fields[field]);
            lua_rawseti(L, -2, (int)++n);
        }
    }
    return 2;
}

void inarow_open_search(lua_State *L)
{
    static const luaL_Reg methods[] = {
        {"__gc", forget_pattern},
        {"candidates", candidates},
        {"look", look_through},
        {"result", pattern_result},
        {NULL, NULL},
    };
    inarow_archive_class(L, PATTERN, methods);
    lua_pushcfunction(L, pattern);
    lua_setfield(L, -2, "pattern");
}
