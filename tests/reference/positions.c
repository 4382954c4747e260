/* Generates positions for comparing programs: positions COUNT SEED [WIDTH HEIGHT]. The
 * same arguments always give the same positions. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MIN_SIDE = 5, MAX_SIDE = 26, DEFAULT_SIDE = 15 };

struct position {
    int width, height;
    char at[MAX_SIDE][MAX_SIDE];
};

/* The second four are the first four reversed. */
static const int directions[8][2] = {{1, 0},  {0, 1},  {1, 1},   {1, -1},
                                     {-1, 0}, {0, -1}, {-1, -1}, {-1, 1}};

/* splitmix64 */
static uint64_t state;

static uint64_t next(void)
{
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* Returns a number from low to high, inclusive. Do not use it twice in one call's
 * arguments: the compiler would choose their order. */
static int between(int low, int high)
{
    return low + (int)(next() % (uint64_t)(high - low + 1));
}

static bool percent(int chance)
{
    return between(1, 100) <= chance;
}

static char *point(struct position *p, int x, int y)
{
    bool inside = x >= 0 && x < p->width && y >= 0 && y < p->height;
    return inside ? &p->at[y][x] : NULL;
}

/* Puts a stone on a vacant point; does nothing elsewhere. */
static void put(struct position *p, int x, int y, char stone)
{
    char *at = point(p, x, y);
    if (at && *at == '.')
        *at = stone;
}

static void fill(struct position *p, int chance, int black)
{
    for (int y = 0; y < p->height; y++) {
        for (int x = 0; x < p->width; x++) {
            if (percent(chance))
                put(p, x, y, percent(black) ? 'X' : 'O');
        }
    }
}

static void sparse(struct position *p)
{
    int chance = between(3, 25), black = between(40, 80);
    fill(p, chance, black);
}

static void dense(struct position *p)
{
    int chance = between(30, 80), black = between(40, 70);
    fill(p, chance, black);
}

static void crowded(struct position *p)
{
    int chance = between(15, 60), black = between(80, 100);
    fill(p, chance, black);
}

/* Every stone is near an earlier one. Black usually takes points in line with two
 * black stones, so threes and fours are frequent. */
static void clustered(struct position *p)
{
    int xs[MAX_SIDE * MAX_SIDE], ys[MAX_SIDE * MAX_SIDE], n = 1;
    int stones = between(8, p->width * p->height / 3);
    int black = between(55, 90);
    xs[0] = p->width / 2;
    ys[0] = p->height / 2;
    put(p, xs[0], ys[0], 'X');
    for (int tries = 0; n < stones && tries < 20 * stones; tries++) {
        int from = between(n > 12 ? n - 12 : 0, n - 1);
        const int *d = directions[between(0, 7)];
        int step = between(1, 3);
        int x = xs[from] + step * d[0], y = ys[from] + step * d[1];
        const char *back = point(p, xs[from] - d[0], ys[from] - d[1]);
        char stone = percent(black) ? 'X' : 'O';
        char *at = point(p, x, y);
        bool in_line = back && *back == 'X' && p->at[ys[from]][xs[from]] == 'X';
        if (!at || *at != '.' || (stone == 'X' && !in_line && percent(60)))
            continue;
        *at = stone;
        xs[n] = x;
        ys[n++] = y;
    }
}

static bool has_stones(struct position *p, int x, int y, const int *d)
{
    for (int t = -5; t <= 5; t++) {
        const char *at = point(p, x + t * d[0], y + t * d[1]);
        if (at && *at != '.')
            return true;
    }
    return false;
}

/* Puts two stones on each of some empty lines through a point, so that a stone there
 * makes threes. Then it does the same at the points that make these straight fours,
 * and so on. So whether the first point is forbidden depends on the last. The points
 * themselves stay vacant. */
static void chain(struct position *p, int x, int y, int depth, bool reserved[][MAX_SIDE])
{
    static const int threes[][3] = {{1, 2, 3},  {1, 3, 2},  {2, 3, 1},
                                    {1, 2, -1}, {-1, 1, 2}, {-1, 2, 1}};
    if (depth == 0 || !point(p, x, y) || p->at[y][x] != '.')
        return;
    reserved[y][x] = true;
    for (int i = 0, first = between(0, 7); i < 8; i++) {
        const int *d = directions[(first + i) % 8], *three = threes[between(0, 5)];
        if (has_stones(p, x, y, d))
            continue;
        for (int k = 0; k < 2; k++) {
            int sx = x + three[k] * d[0], sy = y + three[k] * d[1];
            if (point(p, sx, sy) && !reserved[sy][sx])
                put(p, sx, sy, 'X');
        }
        chain(p, x + three[2] * d[0], y + three[2] * d[1], depth - 1, reserved);
        if (percent(25))
            break;
    }
}

static void deep(struct position *p)
{
    bool reserved[MAX_SIDE][MAX_SIDE] = {{false}};
    for (int n = between(1, 3); n > 0; n--) {
        int x = between(0, p->width - 1), y = between(0, p->height - 1);
        chain(p, x, y, between(2, 12), reserved);
    }
    int chance = between(0, 3), black = between(0, 60);
    fill(p, chance, black);
}

/* Boards found by climbing, on which the search for one point goes nine to thirteen
 * stones deep. They are mirrored, shifted around the edges, and changed at a few
 * points. */
static void climbed(struct position *p)
{
    static const char *const boards[] = {
        "..................X..X..X..X..XX..X.X...X..X..X....XX....X.."
        "X.XXXX.XX.X..X......XX................X.XXX.....X..X..X.X..."
        ".....XX.....XX.OX.X.........X.XXX.XXO..XX.......XX.X.X.XXX.."
        ".....XX....X.X....X.X...............XX..O....",
        "....X..............XX....X.X....XX...XX..XXX..X..X......X.X."
        "..X...XX...X......XX....X...X..X...XX...X..X..X...X.X....XX."
        "..XX.....XX..XX.XX.X.X.X..XX...X....X..X...X...XXX..XX......"
        "..X.X.....X.X...X..X..X...X.X.X.........X....",
        "X...O.............XX.X.X......X..X.X....XX....XX.....XXXX.X."
        "..X.X....XX.....X...XX...X.......XX.....X..........X.X.XXX.."
        ".X..XX.............X..XX.XXX....XX...X..X.........XX......X."
        "......X..XX.........X...X...X.......XX.......",
        "...............X.X......XX.............X........XXXXX.X.X.XX"
        ".XX....X...XX.....XX...XX...X..X...XX.....X..........X.X...."
        "..X..X...X...O..X.X..X..X..X...X..X...XX.......XXX....X....."
        "X....X.X...XX.........XX....................."};
    const char *board = boards[between(0, 3)];
    int dx = between(0, 3) ? 0 : between(1, 14), dy = between(0, 3) ? 0 : between(1, 14);
    bool flip = percent(50), turn = percent(50);
    for (int y = 0; y < p->height; y++) {
        for (int x = 0; x < p->width; x++) {
            /* 44 - x mirrors the columns: 14, plus two boards to stay above 0. */
            int column = ((flip ? 44 - x : x) + dx) % 15;
            int row = (y + dy) % 15;
            p->at[y][x] = turn ? board[column * 15 + row] : board[row * 15 + column];
        }
    }
    for (int n = between(0, 6); n > 0; n--) {
        int x = between(0, p->width - 1), y = between(0, p->height - 1);
        p->at[y][x] = "..XXO"[between(0, 4)];
    }
}

/* A lattice of black stones, some removed or replaced by white ones: many threes. */
static void lattice(struct position *p)
{
    int a = between(1, 4), b = between(1, 4), modulus = between(3, 6);
    int kept = between(60, 100), white = between(0, 15);
    for (int y = 0; y < p->height; y++) {
        for (int x = 0; x < p->width; x++) {
            if ((a * x + b * y) % modulus < modulus / 3 && percent(kept))
                put(p, x, y, percent(white) ? 'O' : 'X');
        }
    }
}

/* Writes a pattern along a line from a random point, over existing stones. */
static void stamp(struct position *p, const char *pattern)
{
    const int *d = directions[between(0, 7)];
    int x = between(0, p->width - 1), y = between(0, p->height - 1);
    for (; *pattern && point(p, x, y); pattern++, x += d[0], y += d[1])
        p->at[y][x] = *pattern;
}

/* Lines on which fours and threes are easily miscounted. */
static void stamped(struct position *p)
{
    static const char *const patterns[] = {
        "X..XX.X..X", ".X.X.X.X.", "XX..XX..X", "X.X.X.X", "XX.X.XX",  ".XXX...X",
        "X..XX..X",   "OXXX..X",   ".XX.X.X",   "X.XX..X", "XXX..XXX", "X...XX.",
        "..XX..",     ".X.X..",    ".X..X.",    "O.XX..O", "O..XX.X",  "X..X..X",
        "XX.XX.XX",   "XXX.X.XXX", "XXX.XXX",   "XX..XX",  "X.X..X.X"};
    int count = (int)(sizeof patterns / sizeof *patterns);
    for (int n = between(4, 4 + p->width * p->height / 9); n > 0; n--)
        stamp(p, patterns[between(0, count - 1)]);
    int chance = between(0, 10), black = between(20, 80);
    fill(p, chance, black);
}

/* Boards with rows of five or more, or with rows that lack one stone of five. */
static void finished(struct position *p)
{
    static const char *const rows[] = {"XXXXX",   "XXXXXX",  "XXXXXXX",  "OOOOO",
                                       "OOOOOO",  "XX.XXX",  "XXX.XX",   "X.XXXX",
                                       "XXXX.XX", "XXXXX.X", "XXXXXXXXX"};
    int count = (int)(sizeof rows / sizeof *rows);
    (percent(50) ? sparse : clustered)(p);
    for (int n = between(1, 6); n > 0; n--)
        stamp(p, rows[between(0, count - 1)]);
}

static void print(const struct position *p)
{
    for (int y = 0; y < p->height; y++)
        printf("%s%.*s", y ? "/" : "", p->width, p->at[y]);
    putchar('\n');
}

static bool number(const char *text, unsigned long long max, unsigned long long *value)
{
    char *end;
    *value = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && *end == '\0' && *value <= max;
}

int main(int argc, char **argv)
{
    static void (*const kinds[])(struct position *) = {
        sparse, dense, crowded, clustered, deep, climbed, lattice, stamped, finished};
    int count = (int)(sizeof kinds / sizeof *kinds);
    unsigned long long positions, seed, width = DEFAULT_SIDE, height = DEFAULT_SIDE;
    if ((argc != 3 && argc != 5) || !number(argv[1], UINT64_MAX, &positions) ||
        !number(argv[2], UINT64_MAX, &seed) ||
        (argc == 5 && (!number(argv[3], MAX_SIDE, &width) || width < MIN_SIDE ||
                       !number(argv[4], MAX_SIDE, &height) || height < MIN_SIDE))) {
        fprintf(stderr,
                "usage: positions COUNT SEED [WIDTH HEIGHT], sides from %d to %d\n",
                MIN_SIDE, MAX_SIDE);
        return 2;
    }
    state = seed;
    for (; positions > 0; positions--) {
        struct position p = {(int)width, (int)height, {{0}}};
        for (int y = 0; y < p.height; y++) {
            for (int x = 0; x < p.width; x++)
                p.at[y][x] = '.';
        }
        kinds[between(0, count - 1)](&p);
        print(&p);
    }
    if (fflush(stdout) != 0 || ferror(stdout)) {
        perror("positions");
        return 2;
    }
    return 0;
}
