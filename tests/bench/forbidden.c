/* Yardstick: finds only the points forbidden to Black on a 15x15 board. It judges all
 * points at once, with the board as sixteen rows of sixteen bits in one vector. Where
 * two rows could be threes, it tries hypothetical stones one by one on line words.
 * `forbidden FILE` measures, `forbidden --print FILE` writes the maps. */
#include "yardstick.h"

enum { SIDE = 15, PAD = 6, GUARD = 6, LINES = 6 * SIDE };

typedef uint16_t rows __attribute__((vector_size(32)));

/* Each board has 15 rows of 15 bits. */
struct board {
    uint16_t own[16], other[16];
};

/* ---- Lines ---------------------------------------------------------------------------
 */

struct place {
    uint8_t line[4], bit[4];
};

struct trial {
    uint32_t own[LINES], vacant[LINES];
};

static struct place places[SIDE][SIDE];
static const int dx[4] = {1, 0, 1, 1}, dy[4] = {0, 1, 1, -1};

static void make_places(void)
{
    for (int y = 0; y < SIDE; y++) {
        for (int x = 0; x < SIDE; x++)
            places[y][x] = (struct place){{(uint8_t)y, (uint8_t)(SIDE + x),
                                           (uint8_t)(3 * SIDE + x - y - 1),
                                           (uint8_t)(4 * SIDE + x + y - 1)},
                                          {(uint8_t)(x + GUARD), (uint8_t)(y + GUARD),
                                           (uint8_t)(x + GUARD), (uint8_t)(x + GUARD)}};
    }
}

static void draw_lines(const uint16_t *row, uint32_t *line)
{
    memset(line, 0, LINES * sizeof *line);
    for (int y = 0; y < SIDE; y++) {
        for (uint32_t left = row[y]; left; left &= left - 1) {
            const struct place *at = &places[y][__builtin_ctz(left)];
            for (int d = 0; d < 4; d++)
                line[at->line[d]] |= UINT32_C(1) << at->bit[d];
        }
    }
}

INLINE void flip(struct trial *trial, int x, int y)
{
    const struct place *at = &places[y][x];
    for (int d = 0; d < 4; d++) {
        trial->own[at->line[d]] ^= UINT32_C(1) << at->bit[d];
        trial->vacant[at->line[d]] ^= UINT32_C(1) << at->bit[d];
    }
}

INLINE int below(uint32_t own, int bit)
{
    return __builtin_clz(~(own << (31 - bit) << 1));
}

INLINE int above(uint32_t own, int bit)
{
    return __builtin_ctz(~(own >> bit >> 1));
}

/* Returns true if a stone on `end` would make the row a straight four: vacant on both
 * sides, without a sixth stone beyond. */
INLINE bool straight(uint32_t own, uint32_t vacant, int end, int *low, int *high)
{
    *low = end - below(own, end) - 1;
    *high = end + above(own, end) + 1;
    return *high - *low == 5 && vacant >> *low & 1 && vacant >> *high & 1 &&
           !(own >> (*low - 1) & 1) && !(own >> (*high + 1) & 1);
}

static bool is_allowed(struct trial *trial, int x, int y);

/* Returns true if a stone on the point makes a double-three by its lines. The stone is
 * not part of a five, an overline or two fours. */
static bool double_three(struct trial *trial, int x, int y, const int end[4][2])
{
    int threes = 0, left = 0;
    for (int d = 0; d < 4; d++)
        left += end[d][0] != 0 || end[d][1] != 0;
    flip(trial, x, y);
    for (int d = 0; d < 4 && threes < 2 && threes + left >= 2; d++) {
        if (!end[d][0] && !end[d][1])
            continue;
        bool is_three = false;
        for (int i = 0; i < 2 && !is_three; i++) {
            int n = end[d][i];
            is_three = n && is_allowed(trial, x + n * dx[d], y + n * dy[d]);
        }
        threes += is_three;
        left--;
    }
    flip(trial, x, y);
    return threes >= 2;
}

/* Returns true if Black's stone would be allowed and would not make a five. */
static bool judge(struct trial *trial, int x, int y, bool *five)
{
    const struct place *at = &places[y][x];
    int fours = 0, threes = 0, end[4][2] = {{0}};
    bool overline = false;
    *five = false;
    for (int d = 0; d < 4; d++) {
        uint32_t own = trial->own[at->line[d]], vacant = trial->vacant[at->line[d]];
        int bit = at->bit[d];
        uint32_t near = own >> (bit - 4) & 0x1ef;
        if ((near & (near - 1)) == 0)
            continue;
        uint32_t with = own | UINT32_C(1) << bit;
        int low = bit - below(own, bit) - 1, high = bit + above(own, bit) + 1;
        if (high - low == 6)
            *five = true;
        if (high - low > 6)
            overline = true;
        if (high - low >= 6)
            continue;
        int four[2] = {0, 0}, ends[2] = {low, high};
        for (int i = 0; i < 2; i++) {
            int e = ends[i];
            if (!(vacant >> e & 1))
                continue;
            int joined = above(with, e) + below(with, e) + 1;
            int l, h;
            four[i] = joined == 5;
            if (straight(with, vacant & ~(UINT32_C(1) << bit), e, &l, &h))
                end[d][i] = e - bit;
        }
        threes += end[d][0] != 0 || end[d][1] != 0;
        fours += high - low == 5 ? four[0] | four[1] : four[0] + four[1];
    }
    if (*five)
        return true;
    if (overline || fours >= 2)
        return false;
    return threes < 2 || !double_three(trial, x, y, (const int(*)[2])end);
}

static bool is_allowed(struct trial *trial, int x, int y)
{
    bool five;
    return judge(trial, x, y, &five) && !five;
}

/* ---- All points at once
 * ---------------------------------------------------------------- */

struct field {
    uint16_t row[PAD + 16 + PAD];
};

INLINE rows shifted(const struct field *field, int n, int x, int y)
{
    rows r;
    memcpy(&r, &field->row[PAD + n * y], sizeof r);
    return n * x >= 0 ? r >> n * x : r << -(n * x);
}

struct sums {
    rows five, overline, four, fours, three, threes;
};

INLINE void direction(const struct field *own, const struct field *vacant, int x, int y,
                      struct sums *sum)
{
    rows o[11], v[11];
#pragma GCC unroll 16
    for (int n = 0; n < 11; n++) {
        o[n] = shifted(own, n - 5, x, y);
        v[n] = shifted(vacant, n - 5, x, y);
    }
    o[5] = ~(rows){0};
    rows five = {0}, six = {0}, four[5], any = {0}, three = {0};
#pragma GCC unroll 16
    for (int s = 1; s <= 5; s++)
        five |= o[s] & o[s + 1] & o[s + 2] & o[s + 3] & o[s + 4];
#pragma GCC unroll 16
    for (int s = 0; s <= 5; s++)
        six |= o[s] & o[s + 1] & o[s + 2] & o[s + 3] & o[s + 4] & o[s + 5];
#pragma GCC unroll 16
    for (int s = 1; s <= 5; s++) {
        rows w = {0}, all = ~(rows){0};
#pragma GCC unroll 16
        for (int n = s; n < s + 5; n++) {
            if (n == 5)
                continue;
            w = (w & o[n]) | (all & v[n]);
            all &= o[n];
        }
        four[s - 1] = w & ~o[s - 1] & ~o[s + 5];
        any |= four[s - 1];
    }
#pragma GCC unroll 16
    for (int s = 2; s <= 5; s++) {
        rows w = {0}, all = ~(rows){0};
#pragma GCC unroll 16
        for (int n = s; n < s + 4; n++) {
            if (n == 5)
                continue;
            w = (w & o[n]) | (all & v[n]);
            all &= o[n];
        }
        three |= w & v[s - 1] & v[s + 4] & ~o[s - 2] & ~o[s + 5];
    }
    sum->five |= five & ~six;
    sum->overline |= six;
    sum->fours |= (sum->four & any) | (four[0] & (four[2] | four[3] | four[4])) |
                  (four[1] & (four[3] | four[4])) | (four[2] & four[4]);
    sum->four |= any;
    sum->threes |= sum->three & three;
    sum->three |= three;
}

static void map(const struct board *board, uint16_t forbidden[16])
{
    struct field own = {{0}}, vacant = {{0}};
    for (int y = 0; y < SIDE; y++) {
        own.row[PAD + y] = board->own[y];
        vacant.row[PAD + y] = 0x7fff & ~(board->own[y] | board->other[y]);
    }
    struct sums sum = {{0}, {0}, {0}, {0}, {0}, {0}};
    direction(&own, &vacant, 1, 0, &sum);
    direction(&own, &vacant, 0, 1, &sum);
    direction(&own, &vacant, 1, 1, &sum);
    direction(&own, &vacant, 1, -1, &sum);
    rows here = shifted(&vacant, 0, 0, 0) & ~sum.five;
    rows bad = (sum.overline | sum.fours) & here, open = sum.threes & here & ~bad;
    uint64_t any[4];
    memcpy(forbidden, &bad, sizeof bad);
    memcpy(any, &open, sizeof any);
    if (!(any[0] | any[1] | any[2] | any[3]))
        return;
    uint16_t candidates[16];
    struct trial trial;
    memcpy(candidates, &open, sizeof candidates);
    draw_lines(board->own, trial.own);
    draw_lines(&vacant.row[PAD], trial.vacant);
    for (int y = 0; y < SIDE; y++) {
        for (uint32_t left = candidates[y]; left; left &= left - 1) {
            bool five;
            if (!judge(&trial, __builtin_ctz(left), y, &five))
                forbidden[y] |= (uint16_t)(left & -left);
        }
    }
}

/* ---- Positions
 * ------------------------------------------------------------------------- */

struct boards {
    struct board *board;
    size_t count;
};

static uint64_t map_all(void *data)
{
    struct boards *boards = data;
    for (size_t i = 0; i < boards->count; i++) {
        uint16_t forbidden[16];
        map(&boards->board[i], forbidden);
        __asm__ volatile("" : : "r"(forbidden) : "memory");
    }
    return boards->count;
}

static bool read_board(FILE *file, struct board *board)
{
    char line[1000], *c = line;
    memset(board, 0, sizeof *board);
    if (!fgets(line, sizeof line, file))
        return false;
    for (int i = 0; i < SIDE * SIDE; i++, c++) {
        while (*c == '/')
            c++;
        uint16_t bit = (uint16_t)(1 << i % SIDE);
        if (!strchr(".XO", *c) || !*c) {
            fputs("forbidden: not a position of 15x15\n", stderr);
            exit(2);
        }
        if (*c != '.')
            (*c == 'X' ? board->own : board->other)[SIDE - 1 - i / SIDE] |= bit;
    }
    return true;
}

static void print(const struct board *board)
{
    uint16_t forbidden[16];
    const char *between = "";
    map(board, forbidden);
    for (int x = 0; x < SIDE; x++) {
        for (int y = 0; y < SIDE; y++) {
            if (forbidden[y] >> x & 1) {
                printf("%s%c%d", between, 'a' + x, y + 1);
                between = " ";
            }
        }
    }
    puts(*between ? "" : "-");
}

int main(int argc, char **argv)
{
    bool printing = argc == 3 && strcmp(argv[1], "--print") == 0;
    FILE *file = argc == 2 + printing ? fopen(argv[1 + printing], "r") : NULL;
    struct boards boards = {NULL, 0};
    if (!file) {
        fputs("usage: forbidden [--print] FILE\n", stderr);
        return 2;
    }
    make_places();
    for (struct board board; read_board(file, &board);) {
        boards.board = realloc(boards.board, (boards.count + 1) * sizeof board);
        if (!boards.board)
            return 2;
        boards.board[boards.count++] = board;
    }
    fclose(file);
    for (size_t i = 0; printing && i < boards.count; i++)
        print(&boards.board[i]);
    if (!printing && boards.count)
        measure("forbidden", "ns", map_all, &boards);
    return 0;
}
