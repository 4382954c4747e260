/* Score Four: four in a line in a cube of four; beads are put on sixteen pegs. */
#include "cube.h"

int main(int argc, char **argv)
{
    make_cube();
    for (int x = 0; x < SIDE; x++)
        for (int y = 0; y < SIDE; y++)
            for (int z = 1; z < SIDE; z++)
                game.below[cube_point(x, y, z)] = bit(cube_point(x, y, z - 1));
    return run(argc, argv, SIDE);
}
