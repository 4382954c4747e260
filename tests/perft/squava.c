/* Squava: five by five. Four in a line win; three, without four, lose. */
#include "square.h"

enum { FOUR_IN_LINE, FULL_BOARD, THREE, SIDE = 5 };

int main(int argc, char **argv)
{
    game = (struct game){.reasons = {"four-in-line", "full-board", "three"},
                         .full = FULL_BOARD};
    make_board(SIDE);
    add_orthogonal(SIDE, 4, FOUR_IN_LINE);
    add_diagonal(SIDE, 4, FOUR_IN_LINE);
    add_orthogonal(SIDE, 3, THREE);
    add_diagonal(SIDE, 3, THREE);
    return run(argc, argv, SIDE);
}
