#include "renju.h"

/* A line through a point: place t is t steps from the point, to either side. A set of
 * stones on a line is the list of their places, in any order, without repetition. All
 * sets here contain the stone at place 0. So no stone is further away than REACH: a
 * five is five places long. */
struct line {
    int x, y, dx, dy;
};

enum { REACH = 4, DIRECTIONS = 4 };

static const int directions[DIRECTIONS][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

/* A three, and every point where one more stone makes it a straight four. All threes
 * on a line have at most eight such points: the places around the stone at 0. */
struct point {
    int x, y;
};

struct three {
    struct point ways[2 * REACH];
    int count;
};

/* 28 pairs of places out of eight, on each line: more than there can be threes. */
struct threes {
    struct three list[28 * DIRECTIONS];
    int count;
};

static struct line line_through(int x, int y, int direction)
{
    return (struct line){x, y, directions[direction][0], directions[direction][1]};
}

static struct point point_at(struct line l, int t)
{
    return (struct point){l.x + t * l.dx, l.y + t * l.dy};
}

/* Returns the contents of a place. Beyond the edge there is nothing, which is neither
 * a stone nor vacant. */
static char look(const struct board *b, struct line l, int t)
{
    struct point p = point_at(l, t);
    bool inside = p.x >= 0 && p.x < b->width && p.y >= 0 && p.y < b->height;
    return inside ? b->at[p.y][p.x] : '\0';
}

static void put(struct board *b, struct point p, char what)
{
    b->at[p.y][p.x] = what;
}

/* 3, "row" and "unbroken": black stones without a vacant point or a white stone among
 * them, and at both ends the edge, a white stone or a vacant point. The set is a whole
 * row if it has as many stones as the row has places; otherwise it is a part of one. */
static bool is_unbroken_row(const struct board *b, struct line l, const int *set, int n,
                            bool or_a_part)
{
    int first = set[0], last = set[0];
    for (int i = 1; i < n; i++) {
        first = set[i] < first ? set[i] : first;
        last = set[i] > last ? set[i] : last;
    }
    for (int t = first; t <= last; t++) {
        if (look(b, l, t) != BLACK)
            return false;
    }
    return last - first + 1 == n && (or_a_part || (look(b, l, first - 1) != BLACK &&
                                                   look(b, l, last + 1) != BLACK));
}

/* Returns the number of stones in the unbroken row of the stone at 0. */
static int length_of_row(const struct board *b, struct line l)
{
    int first = 0, last = 0;
    while (look(b, l, first - 1) == BLACK)
        first--;
    while (look(b, l, last + 1) == BLACK)
        last++;
    return last - first + 1;
}

static bool longer_rows_win(struct renju_options options)
{
    return options.japanese && !options.exact;
}

/* 3, "five": an unbroken row of exactly five. Returns true if the stone on p is part
 * of one. */
static bool makes_five(const struct board *b, struct point p,
                       struct renju_options options)
{
    for (int d = 0; d < DIRECTIONS; d++) {
        int length = length_of_row(b, line_through(p.x, p.y, d));
        if (length == 5 || (length > 5 && longer_rows_win(options)))
            return true;
    }
    return false;
}

/* 3, "overline": an unbroken row of six or more. */
static bool makes_overline(const struct board *b, struct point p)
{
    for (int d = 0; d < DIRECTIONS; d++) {
        if (length_of_row(b, line_through(p.x, p.y, d)) >= 6)
            return true;
    }
    return false;
}

/* Returns the number of ways to add one stone to these four and attain a five. */
static int ways_to_five(struct board *b, struct line l, const int four[4],
                        struct renju_options options)
{
    int ways = 0;
    for (int t = -REACH; t <= REACH; t++) {
        if (look(b, l, t) != VACANT)
            continue;
        int five[5] = {four[0], four[1], four[2], four[3], t};
        put(b, point_at(l, t), BLACK);
        ways += is_unbroken_row(b, l, five, 5, longer_rows_win(options));
        put(b, point_at(l, t), VACANT);
    }
    return ways;
}

/* 3, "four": four stones to which one can be added to attain a five. */
static bool is_four(struct board *b, struct line l, const int four[4],
                    struct renju_options options)
{
    return ways_to_five(b, l, four, options) > 0;
}

/* 3, "straight four": an unbroken four that can be made a five in two ways. */
static bool is_straight_four(struct board *b, struct line l, const int four[4],
                             struct renju_options options)
{
    return is_unbroken_row(b, l, four, 4, false) &&
           ways_to_five(b, l, four, options) == 2;
}

/* Counts the fours on a line that contain the stone at 0, by trying every set of three
 * other stones. Fours are sets of stones (reading 3): there may be two, and a straight
 * four is one. */
static int count_fours(struct board *b, struct line l, struct renju_options options)
{
    int others[2 * REACH], n = 0, fours = 0;
    for (int t = -REACH; t <= REACH; t++) {
        if (t != 0 && look(b, l, t) == BLACK)
            others[n++] = t;
    }
    for (int i = 0; i < n; i++) {
        for (int j = i + 1; j < n; j++) {
            for (int k = j + 1; k < n; k++) {
                int four[4] = {0, others[i], others[j], others[k]};
                fours += is_four(b, l, four, options);
            }
        }
    }
    return fours;
}

/* 3, "double-four": more than one four, made by one stone, that meet in it. */
static bool makes_double_four(struct board *b, struct point p,
                              struct renju_options options)
{
    int fours = 0;
    for (int d = 0; d < DIRECTIONS; d++)
        fours += count_fours(b, line_through(p.x, p.y, d), options);
    return fours > 1;
}

/* 3, "three": three stones to which one can be added to attain a straight four,
 * without making a five at the same time on any line. (The option of reading 2 allows
 * the five.) Finds the points where that stone can be added; without such points, it
 * is not a three. */
static struct three find_ways(struct board *b, struct line l, const int set[3],
                              struct renju_options options)
{
    struct three three = {.count = 0};
    for (int t = -REACH; t <= REACH; t++) {
        if (look(b, l, t) != VACANT)
            continue;
        int four[4] = {set[0], set[1], set[2], t};
        struct point p = point_at(l, t);
        put(b, p, BLACK);
        if (is_straight_four(b, l, four, options) &&
            (options.five_makes_three || !makes_five(b, p, options)))
            three.ways[three.count++] = p;
        put(b, p, VACANT);
    }
    return three;
}

static void add_way(struct three *three, struct point p)
{
    for (int i = 0; i < three->count; i++) {
        if (three->ways[i].x == p.x && three->ways[i].y == p.y)
            return;
    }
    three->ways[three->count++] = p;
}

/* Reading 3: there is at most one three through a stone on each line. This holds where
 * a row must be exactly five. Where a longer row wins too, X.XX.X would be two. */
static void add_three(struct threes *threes, struct three three, bool to_last)
{
    if (three.count == 0)
        return;
    if (!to_last)
        threes->list[threes->count++] = (struct three){.count = 0};
    for (int i = 0; i < three.count; i++)
        add_way(&threes->list[threes->count - 1], three.ways[i]);
}

/* Finds the threes that meet in the stone on p, by trying every set of two others on a
 * line. */
static void find_threes(struct board *b, struct point p, struct renju_options options,
                        struct threes *threes)
{
    threes->count = 0;
    for (int d = 0; d < DIRECTIONS; d++) {
        struct line l = line_through(p.x, p.y, d);
        int before = threes->count;
        for (int i = -REACH; i <= REACH; i++) {
            for (int j = i + 1; j <= REACH; j++) {
                if (i == 0 || j == 0 || look(b, l, i) != BLACK || look(b, l, j) != BLACK)
                    continue;
                struct three three = find_ways(b, l, (int[]){0, i, j}, options);
                add_three(threes, three,
                          longer_rows_win(options) && threes->count > before);
            }
        }
    }
}

static bool makes_forbidden_double_three(struct board *, struct point,
                                         struct renju_options);

/* Judges the stone on p by 9.2. */
static enum result judge(struct board *b, struct point p, struct renju_options options)
{
    if (makes_five(b, p, options))
        return FIVE;
    if (makes_overline(b, p) && !options.japanese) /* (a) */
        return OVERLINE;
    if (makes_double_four(b, p, options) && !options.japanese) /* (b) */
        return DOUBLE_FOUR;
    if (makes_forbidden_double_three(b, p, options)) /* (c) */
        return DOUBLE_THREE;
    return ALLOWED;
}

/* Reading 1: there is no five, and the stone is not forbidden for any reason. The
 * points of a three make no five, unless the option of reading 2 allows it. */
static bool not_forbidden(struct board *b, struct point p, struct renju_options options)
{
    enum result result = judge(b, p, options);
    return result == ALLOWED || result == FIVE;
}

/* 9.3 (a) alone: no overline and no double-four. A five is never forbidden (9.2). */
static bool stands_a(struct board *b, struct point p, struct renju_options options)
{
    return makes_five(b, p, options) || options.japanese ||
           !(makes_overline(b, p) || makes_double_four(b, p, options));
}

/* 9.3 (b) alone: no forbidden double-three, whatever other patterns there are. */
static bool stands_b(struct board *b, struct point p, struct renju_options options)
{
    return makes_five(b, p, options) || !makes_forbidden_double_three(b, p, options);
}

/* Returns true if more than one of the threes can be made a straight four at a point
 * that passes the test once the stone is on it. */
static bool more_than_one(struct board *b, const struct threes *threes,
                          bool (*stands)(struct board *, struct point,
                                         struct renju_options),
                          struct renju_options options)
{
    int able = 0;
    for (int i = 0; i < threes->count; i++) {
        bool can = false;
        for (int k = 0; k < threes->list[i].count && !can; k++) {
            struct point p = threes->list[i].ways[k];
            put(b, p, BLACK);
            can = stands(b, p, options);
            put(b, p, VACANT);
        }
        able += can;
    }
    return able > 1;
}

/* 3, "double-three": more than one three that meet in the stone, where 9.3 does not
 * allow it. The search ends, because every tried stone fills one more point of the
 * board. */
static bool makes_forbidden_double_three(struct board *b, struct point p,
                                         struct renju_options options)
{
    struct threes threes;
    find_threes(b, p, options, &threes);
    if (threes.count <= 1)
        return false;
    if (options.looks == 1)
        return options.beyond;
    if (options.looks > 1)
        options.looks--;
    if (!options.literal_9_3)
        return more_than_one(b, &threes, not_forbidden, options);
    return more_than_one(b, &threes, stands_a, options) &&
           more_than_one(b, &threes, stands_b, options);
}

enum result renju_judge(const struct board *board, int x, int y,
                        struct renju_options options)
{
    struct board after = *board;
    struct point p = {x, y};
    put(&after, p, BLACK);
    return judge(&after, p, options);
}
