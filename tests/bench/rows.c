/* Yardstick: plays out only gomoku and Pente, on line words. The vacant points are a
 * list, from which a random one is taken. `rows gomoku|pente SIDE`. */
#include "yardstick.h"

enum { SIDE = 19, POINTS = SIDE * SIDE, LINES = 6 * SIDE, PAIRS = 5, MARGIN = 3 };

/* Lines of a point and its bit on each: row, column and the two diagonals. */
struct place {
    uint8_t line[4], bit[4];
};

struct game {
    uint32_t line[2][LINES];
    uint16_t vacant[POINTS], where[POINTS]; /* a list, and the index of each point in
                                             * it */
    int count;
};

static struct place places[POINTS];

static void make_places(int side)
{
    for (int p = 0; p < side * side; p++) {
        int x = p % side, y = p / side;
        places[p] = (struct place){{(uint8_t)y, (uint8_t)(side + x),
                                    (uint8_t)(3 * side + x - y - 1),
                                    (uint8_t)(4 * side + x + y - 1)},
                                   {(uint8_t)(x + MARGIN), (uint8_t)(y + MARGIN),
                                    (uint8_t)(x + MARGIN), (uint8_t)(x + MARGIN)}};
    }
}

INLINE void flip(struct game *g, int colour, int p)
{
    for (int d = 0; d < 4; d++)
        g->line[colour][places[p].line[d]] ^= UINT32_C(1) << places[p].bit[d];
}

INLINE void put_back(struct game *g, int p)
{
    g->where[p] = (uint16_t)g->count;
    g->vacant[g->count++] = (uint16_t)p;
}

INLINE int take_one(struct game *g, uint64_t *seed, bool keep_list)
{
    uint32_t i = draw(seed, (uint32_t)g->count);
    int p = g->vacant[i], last = g->vacant[--g->count];
    g->vacant[i] = (uint16_t)last;
    if (keep_list)
        g->where[last] = (uint16_t)i;
    return p;
}

/* Puts the stone on its four lines; returns true if it makes a row of five. */
INLINE bool makes_five(struct game *g, int colour, int p)
{
    uint32_t five = 0;
    for (int d = 0; d < 4; d++) {
        uint32_t *line = &g->line[colour][places[p].line[d]];
        uint32_t w = *line |= UINT32_C(1) << places[p].bit[d];
        uint32_t two = w & w >> 1;
        five |= two & two >> 2 & w >> 4;
    }
    return five != 0;
}

/* Removes the pairs that the stone brackets; returns their number. */
INLINE int capture(struct game *g, int colour, int p, int side)
{
    const int along[4] = {1, side, side + 1, 1 - side};
    int pairs = 0;
    for (int d = 0; d < 4; d++) {
        int line = places[p].line[d], bit = places[p].bit[d];
        uint32_t own = g->line[colour][line] >> (bit - 3);
        uint32_t other = g->line[1 - colour][line] >> (bit - 3);
        bool below = own & 1 && (other & 6) == 6;
        bool above = own & 64 && (other & 48) == 48;
        if (below) {
            for (int n = 1; n <= 2; n++) {
                flip(g, 1 - colour, p - n * along[d]);
                put_back(g, p - n * along[d]);
            }
            pairs++;
        }
        if (above) {
            for (int n = 1; n <= 2; n++) {
                flip(g, 1 - colour, p + n * along[d]);
                put_back(g, p + n * along[d]);
            }
            pairs++;
        }
    }
    return pairs;
}

INLINE int play_out(uint64_t *seed, int side, bool captures)
{
    struct game g;
    int plies = 0, pairs[2] = {0, 0};
    memset(g.line, 0, sizeof g.line);
    g.count = side * side;
    for (int p = 0; p < side * side; p++)
        g.vacant[p] = g.where[p] = (uint16_t)p;
    for (int colour = 0; g.count > 0 && plies < 4 * side * side; colour = 1 - colour) {
        int p = take_one(&g, seed, captures);
        plies++;
        if (makes_five(&g, colour, p))
            break;
        if (captures && (pairs[colour] += capture(&g, colour, p, side)) >= PAIRS)
            break;
    }
    return plies;
}

struct games {
    uint64_t seed, plies, games;
    int side;
    bool captures;
};

static uint64_t play_many(void *data)
{
    enum { GAMES = 1000 };
    struct games *all = data;
    /* Each call has constant arguments, so each is compiled separately. */
    for (int i = 0; i < GAMES; i++) {
        int plies = all->captures     ? play_out(&all->seed, 19, true)
                    : all->side == 15 ? play_out(&all->seed, 15, false)
                                      : play_out(&all->seed, 19, false);
        all->plies += (uint64_t)plies;
    }
    all->games += GAMES;
    return GAMES;
}

int main(int argc, char **argv)
{
    struct games all = {.seed = 1};
    char name[40];
    if (argc == 3) {
        all.side = atoi(argv[2]);
        all.captures = strcmp(argv[1], "pente") == 0;
    }
    if (argc != 3 || (!all.captures && strcmp(argv[1], "gomoku") != 0) ||
        (all.side != 19 && (all.side != 15 || all.captures))) {
        fputs("usage: rows gomoku 15|gomoku 19|pente 19\n", stderr);
        return 2;
    }
    make_places(all.side);
    snprintf(name, sizeof name, "playout-%s", argv[1]);
    measure(name, "games/s", play_many, &all);
    fprintf(stderr, "mean length %.2f\n", (double)all.plies / (double)all.games);
    return 0;
}
