/* Nine holes: three stones each on three by three. Then they move to any vacant point
 * or, as `adjacent`, one step along a row or column. Three in a row or column win. */
#include "square.h"

enum { NO_ACTION, THREE, SIDE = 3 };

int main(int argc, char **argv)
{
    int adjacent = argc > 1 && strcmp(argv[1], "adjacent") == 0;
    game =
        (struct game){.reasons = {"no-action", "three"}, .stones = 3, .stuck = NO_ACTION};
    make_board(SIDE);
    add_orthogonal(SIDE, 3, THREE);
    if (adjacent)
        allow_steps(SIDE, 0);
    else
        for (int from = 0; from < SIDE * SIDE; from++)
            game.beside[from] = game.board;
    return run(argc - adjacent, argv + adjacent, SIDE);
}
