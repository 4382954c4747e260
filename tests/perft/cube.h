/* A cube of four: its points, and the 76 lines of four. */
#include "perft.h"

enum { FOUR_IN_LINE, FULL_BOARD, SIDE = 4, LINES = 76 };

static int cube_point(int column, int row, int layer)
{
    return (layer * SIDE + row) * SIDE + column;
}

/* Before its first point, a line is outside the cube. */
static int is_outside(int x, int y, int z)
{
    return x < 0 || x >= SIDE || y < 0 || y >= SIDE || z < 0 || z >= SIDE;
}

static int add_lines_from(int x, int y, int z)
{
    int lines = 0;
    for (int way = 14; way < 27; way++) { /* of 27 steps, one of each opposite pair */
        int dx = way % 3 - 1, dy = way / 3 % 3 - 1, dz = way / 9 - 1;
        points set = 0;
        if (!is_outside(x - dx, y - dy, z - dz) ||
            is_outside(x + 3 * dx, y + 3 * dy, z + 3 * dz))
            continue;
        for (int n = 0; n < SIDE; n++)
            set |= bit(cube_point(x + n * dx, y + n * dy, z + n * dz));
        add_goal(set, FOUR_IN_LINE);
        lines++;
    }
    return lines;
}

static void make_cube(void)
{
    int lines = 0;
    game = (struct game){.reasons = {"four-in-line", "full-board"},
                         .board = ~(points)0,
                         .full = FULL_BOARD};
    for (int x = 0; x < SIDE; x++)
        for (int y = 0; y < SIDE; y++)
            for (int z = 0; z < SIDE; z++)
                lines += add_lines_from(x, y, z);
    if (lines != LINES)
        abort();
}
