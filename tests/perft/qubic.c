/* Qubic: four in a line in a cube of four, on any point. */
#include "cube.h"

int main(int argc, char **argv)
{
    make_cube();
    return run(argc, argv, SIDE);
}
