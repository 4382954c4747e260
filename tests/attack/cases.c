#include "cases.h"

#include <string.h>

enum { MOST_POINTS = MAX_SIDE * MAX_SIDE };

static const char stone_of[2] = {BLACK, WHITE};

/* splitmix64 */
static uint64_t next(uint64_t *seed)
{
    uint64_t z = *seed += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

int die(uint64_t *seed, int n)
{
    return (int)((next(seed) >> 32) * (uint64_t)n >> 32);
}

static void clear(struct board *board)
{
    for (int y = 0; y < board->height; y++)
        memset(board->at[y], VACANT, (size_t)board->width);
}

static bool is_vacant(const struct board *board, int x, int y)
{
    return x >= 0 && x < board->width && y >= 0 && y < board->height &&
           board->at[y][x] == VACANT;
}

/* ---- Kinds of positions --------------------------------------------------------------
 */

static void scatter(struct board *board, uint64_t *seed, int percent, int black)
{
    for (int y = 0; y < board->height; y++) {
        for (int x = 0; x < board->width; x++) {
            int stone = die(seed, 100) < percent, colour = die(seed, 100) >= black;
            if (stone && board->at[y][x] == VACANT)
                board->at[y][x] = stone_of[colour];
        }
    }
}

static void scattered(struct board *board, const struct law *law, uint64_t *seed)
{
    (void)law;
    int percent = 10 + die(seed, 35), black = 30 + die(seed, 41);
    scatter(board, seed, percent, black);
}

static void crowded(struct board *board, const struct law *law, uint64_t *seed)
{
    (void)law;
    int percent = 45 + die(seed, 40), black = 35 + die(seed, 31);
    scatter(board, seed, percent, black);
}

/* Returns how much a stone at a point would lengthen rows of its colour and break rows
 * of the other. On each line, it counts the stones within reach up to the first other
 * point. */
static int worth(const struct board *board, int x, int y)
{
    static const int step[8][2] = {{1, 0},  {0, 1},  {1, 1},   {1, -1},
                                   {-1, 0}, {0, -1}, {-1, -1}, {-1, 1}};
    int sum = 0;
    for (int colour = 0; colour < 2; colour++) {
        for (int d = 0; d < 8; d++) {
            int stones = 0;
            for (int t = 1; t <= 4; t++) {
                int px = x + t * step[d][0], py = y + t * step[d][1];
                if (px < 0 || px >= board->width || py < 0 || py >= board->height ||
                    board->at[py][px] == stone_of[1 - colour])
                    break;
                stones += board->at[py][px] == stone_of[colour];
            }
            sum += stones * stones;
        }
    }
    return sum;
}

/* Two players that see rows and blunder: each takes the best of a few points. */
static void played(struct board *board, const struct law *law, uint64_t *seed)
{
    int points = board->width * board->height, five = 0;
    int stones = 6 + die(seed, points / 2), choice = 4 + die(seed, 40);
    board->at[board->height / 2][board->width / 2] = BLACK;
    for (int ply = 1; ply < stones; ply++) {
        int colour = ply & 1, best = -1;
        struct spot spot = {-1, -1}, fives[1];
        for (int i = 0; i < choice; i++) {
            int x = die(seed, board->width), y = die(seed, board->height);
            if (is_vacant(board, x, y) && worth(board, x, y) > best) {
                spot = (struct spot){x, y};
                best = worth(board, x, y);
            }
        }
        if (best < 0 || oracle_forbids(law, board, colour, spot))
            continue;
        five = oracle_fives(law, board, 1 - colour, fives, 1);
        board->at[spot.y][spot.x] = stone_of[colour];
        if (five && die(seed, 4)) /* usually, the five is prevented */
            board->at[fives[0].y][fives[0].x] = stone_of[colour];
    }
}

/* Places overlapping rows of three and four with gaps, of both colours. */
static void stamped(struct board *board, const struct law *law, uint64_t *seed)
{
    static const int step[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    static const char *const patterns[] = {
        "X.X.X",  "XX..X",  "OXXX..",  "X..XX",    ".XX.X.", "O.XXX.", "XXX..O", "X.XX.X",
        "XX.X.X", "X.X.XX", "XXX...X", "X.XX..XX", "O.XX.X", "XX..XX", "X...XX", ".XXX."};
    (void)law;
    int count = 2 + die(seed, 2 + board->width * board->height / 10);
    int black = 20 + die(seed, 61);
    for (int n = 0; n < count; n++) {
        const char *pattern =
            patterns[die(seed, (int)(sizeof patterns / sizeof *patterns))];
        const int *d = step[die(seed, 4)];
        bool exchanged = die(seed, 100) >= black;
        int x = die(seed, board->width), y = die(seed, board->height);
        for (; *pattern; pattern++, x += d[0], y += d[1]) {
            if (*pattern != VACANT && is_vacant(board, x, y))
                board->at[y][x] = (*pattern == BLACK) == exchanged ? WHITE : BLACK;
        }
    }
    int percent = die(seed, 12);
    scatter(board, seed, percent, 50);
}

/* ---- Boards without a winner --------------------------------------------------------
 */

/* Removes the row of one colour through a point if it is long enough to win. */
static void break_rows(struct board *board, const struct law *law, uint64_t *seed)
{
    static const int step[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    for (int y = 0; y < board->height; y++) {
        for (int x = 0; x < board->width; x++) {
            for (int d = 0; d < 4; d++) {
                char stone = board->at[y][x];
                int n = 0, px = x, py = y;
                if (stone != BLACK && stone != WHITE)
                    break;
                while (px >= 0 && px < board->width && py >= 0 && py < board->height &&
                       board->at[py][px] == stone) {
                    n++;
                    px += step[d][0];
                    py += step[d][1];
                }
                if (n < law->length[stone == WHITE])
                    continue;
                /* Rows that are too long to win may stay. */
                if (n > law->length[stone == WHITE] && law->exactly[stone == WHITE] &&
                    die(seed, 2))
                    continue;
                int i = die(seed, n);
                board->at[y + i * step[d][1]][x + i * step[d][0]] = VACANT;
            }
        }
    }
}

/* Returns true if there is a row that wins on the board. */
static bool is_won(const struct board *board, const struct law *law)
{
    for (int y = 0; y < board->height; y++) {
        for (int x = 0; x < board->width; x++) {
            char stone = board->at[y][x];
            struct spot five[MOST_POINTS];
            struct board without = *board;
            if (stone != BLACK && stone != WHITE)
                continue;
            without.at[y][x] = VACANT;
            int colour = stone == WHITE;
            int count = oracle_fives(law, &without, colour, five, MOST_POINTS);
            for (int i = 0; i < count; i++) {
                if (five[i].x == x && five[i].y == y)
                    return true;
            }
        }
    }
    return false;
}

/* Where either colour would win at once, the other takes the point. On the board that
 * remains, every win takes more stones. */
static void answer_fives(struct board *board, const struct law *law, uint64_t *seed)
{
    for (int tries = die(seed, 3) ? 40 : 0, colour = 0; tries > 0; tries--, colour ^= 1) {
        struct spot five;
        if (oracle_fives(law, board, colour, &five, 1))
            board->at[five.y][five.x] = stone_of[1 - colour];
    }
}

void make_case(struct board *board, const struct law *law, uint64_t *seed)
{
    static void (*const kinds[])(struct board *, const struct law *, uint64_t *) = {
        scattered, crowded, played, played, stamped, stamped};
    do {
        clear(board);
        kinds[die(seed, (int)(sizeof kinds / sizeof *kinds))](board, law, seed);
        break_rows(board, law, seed);
        answer_fives(board, law, seed);
    } while (is_won(board, law));
}

void make_opening(struct board *board, const struct law *law, uint64_t *seed)
{
    do {
        int stones = 6 + die(seed, 10), side = 4 + die(seed, 3);
        clear(board);
        for (int n = 0; n < stones; n++) {
            int x = (board->width - side) / 2 + die(seed, side);
            int y = (board->height - side) / 2 + die(seed, side);
            if (is_vacant(board, x, y))
                board->at[y][x] = stone_of[n & 1];
        }
    } while (is_won(board, law));
}

void vary(struct board *board, uint64_t *seed)
{
    struct board from = *board;
    int turn = die(seed, 8), dx = die(seed, 3) - 1, dy = die(seed, 3) - 1;
    clear(board);
    for (int y = 0; y < board->height; y++) {
        for (int x = 0; x < board->width; x++) {
            int a = turn & 1 ? board->width - 1 - x : x;
            int b = turn & 2 ? board->height - 1 - y : y;
            int tx = (turn & 4 && board->width == board->height ? b : a) + dx;
            int ty = (turn & 4 && board->width == board->height ? a : b) + dy;
            if (is_vacant(board, tx, ty))
                board->at[ty][tx] = from.at[y][x];
        }
    }
    for (int n = die(seed, 5); n > 0; n--) {
        int x = die(seed, board->width), y = die(seed, board->height);
        board->at[y][x] = "..XO"[die(seed, 4)];
    }
}

/* ---- Boards as text ------------------------------------------------------------------
 */

bool read_board(const char *text, size_t length, struct board *board)
{
    const char *slash = memchr(text, '/', length);
    size_t width = slash ? (size_t)(slash - text) : 0, joint = slash != NULL;
    while (!slash && width * width < length)
        width++;
    if (width == 0 || width > MAX_SIDE || (length + joint) % (width + joint) != 0)
        return false;
    size_t height = (length + joint) / (width + joint);
    if (height > MAX_SIDE)
        return false;
    *board = (struct board){.width = (int)width, .height = (int)height};
    for (size_t i = 0; i < length; i++) {
        size_t x = i % (width + joint), y = height - 1 - i / (width + joint);
        if (x == width ? text[i] != '/' : !strchr(".XO", text[i]))
            return false;
        if (x < width)
            board->at[y][x] = text[i];
    }
    return true;
}

void write_board(const struct board *board, char text[BOARD_TEXT])
{
    for (int y = board->height - 1; y >= 0; y--) {
        memcpy(text, board->at[y], (size_t)board->width);
        text += board->width;
        *text++ = y ? '/' : '\0';
    }
}
