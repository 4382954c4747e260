/* Teeko: four stones each on five by five, which then move one step. Four in a row or
 * in a square of two by two win; as `advanced`, the corners of any upright square too. */
#include "square.h"

enum { FOUR_IN_LINE, SQUARE, SIDE = 5 };

int main(int argc, char **argv)
{
    int advanced = argc > 1 && strcmp(argv[1], "advanced") == 0;
    game = (struct game){.reasons = {"four-in-line", advanced ? "shape" : "square"},
                         .stones = 4};
    make_board(SIDE);
    add_orthogonal(SIDE, 4, FOUR_IN_LINE);
    add_diagonal(SIDE, 4, FOUR_IN_LINE);
    for (int size = 2; size <= (advanced ? SIDE : 2); size++) {
        points corners =
            bit(0) | bit(size - 1) | bit((size - 1) * size) | bit(size * size - 1);
        add_picture(SIDE, size, size, corners, SQUARE);
    }
    allow_steps(SIDE, 1);
    return run(argc - advanced, argv + advanced, SIDE);
}
