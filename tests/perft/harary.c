/* Harary's animals: a player that completes the animal, rotated or mirrored, wins.
 * `harary ANIMAL SIDE DEPTH`. */
#include "square.h"

static const struct animal {
    const char *name, *rows[3];
} animals[] = {
    {"el", {"X.", "XX"}},       {"elly", {"X..", "XXX"}}, {"fatty", {"XX", "XX"}},
    {"knobby", {".X.", "XXX"}}, {"skinny", {"XXXX"}},     {"snaky", {"XX...", ".XXXX"}},
    {"tippy", {"XX.", ".XX"}},  {"tic", {"XXX"}},
};

/* Adds the animal, rotated by `turn` quarters, and mirrored for 4 and more. */
static void add_image(const struct animal *animal, int side, int turn, int reason)
{
    int width = (int)strlen(animal->rows[0]), height = 0;
    points picture = 0;
    while (height < 3 && animal->rows[height])
        height++;
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            int from_left = turn & 1 ? width - 1 - x : x;
            int from_below = turn & 2 ? height - 1 - y : y;
            int cell = turn & 4 ? from_left * height + from_below
                                : from_below * width + from_left;
            if (animal->rows[y][x] == 'X')
                picture |= bit(cell);
        }
    if (turn & 4)
        add_picture(side, height, width, picture, reason);
    else
        add_picture(side, width, height, picture, reason);
}

int main(int argc, char **argv)
{
    size_t kinds = sizeof animals / sizeof *animals, kind = 0;
    int side = argc < 4 ? 0 : atoi(argv[2]);
    while (kind < kinds && (argc < 4 || strcmp(argv[1], animals[kind].name) != 0))
        kind++;
    if (kind == kinds || side < 2 || side > 8) {
        fputs("usage: harary ANIMAL SIDE DEPTH\n", stderr);
        return 2;
    }
    int full = strcmp("full-board", animals[kind].name) > 0;
    game = (struct game){.full = full};
    game.reasons[full] = "full-board";
    game.reasons[!full] = animals[kind].name;
    make_board(side);
    for (int turn = 0; turn < 8; turn++)
        add_image(&animals[kind], side, turn, !full);
    return run(argc - 2, argv + 2, side);
}
