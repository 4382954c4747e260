/* Yardstick: plays only Connect Four, with one 64-bit word per colour and seven bits
 * per column, whose top bit is always clear. `connect_four playout|perft`. */
#include "yardstick.h"

typedef uint64_t board;

enum { COLUMNS = 7, HEIGHT = 7, POINTS = 42, DEPTH = 9 };
static const board BOTTOM = UINT64_C(0x40810204081), ALL = BOTTOM * 63;

INLINE bool has_four(board b)
{
    board column = b & b >> 1, row = b & b >> 7, up = b & b >> 8, down = b & b >> 6;
    return ((column & column >> 2) | (row & row >> 14) | (up & up >> 16) |
            (down & down >> 12)) != 0;
}

/* Writes the winner to *winner (0, 1, or 2 for a draw); returns the plies. */
INLINE int play_out(uint64_t *seed, int *winner)
{
    board mover = 0, other = 0;
    for (int ply = 0; ply < POINTS; ply++) {
        board moves = ((mover | other) + BOTTOM) & ALL;
        for (uint32_t n = draw(seed, (uint32_t)__builtin_popcountll(moves)); n > 0; n--)
            moves &= moves - 1;
        board moved = mover | (moves & -moves);
        if (has_four(moved)) {
            *winner = ply & 1;
            return ply + 1;
        }
        mover = other;
        other = moved;
    }
    *winner = 2;
    return POINTS;
}

struct games {
    uint64_t seed, plies, games, won[3];
};

static uint64_t play_many(void *data)
{
    enum { GAMES = 10000 };
    struct games *all = data;
    for (int i = 0; i < GAMES; i++) {
        int winner;
        all->plies += (uint64_t)play_out(&all->seed, &winner);
        all->won[winner]++;
    }
    all->games += GAMES;
    return GAMES;
}

/* Counts sequences of `depth` plies. The last ply is tested for a win, like those
 * before it. */
static uint64_t perft(board mover, board other, int depth, uint64_t *won)
{
    uint64_t count = 0;
    for (board moves = ((mover | other) + BOTTOM) & ALL; moves; moves &= moves - 1) {
        board moved = mover | (moves & -moves);
        bool four = has_four(moved);
        if (depth == 1) {
            count++;
            *won += four;
        } else if (!four) {
            count += perft(other, moved, depth - 1, won);
        }
    }
    return count;
}

static uint64_t count_leaves(void *data)
{
    uint64_t *won = data;
    *won = 0;
    return perft(0, 0, DEPTH, won);
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "playout") == 0) {
        struct games all = {.seed = 1};
        measure("playout-connect_four", "games/s", play_many, &all);
        fprintf(stderr, "mean length %.2f\n", (double)all.plies / (double)all.games);
        return 0;
    }
    if (argc == 2 && strcmp(argv[1], "perft") == 0) {
        uint64_t won, leaves = count_leaves(&won);
        measure("perft-connect_four", "leaves/s", count_leaves, &won);
        fprintf(stderr, "%llu leaves, %llu won\n", (unsigned long long)leaves,
                (unsigned long long)won);
        return 0;
    }
    fputs("usage: connect_four playout|perft\n", stderr);
    return 2;
}
