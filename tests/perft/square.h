/* Boards of N by N points. */
#include "perft.h"

static int point_at(int side, int column, int row)
{
    return row * side + column;
}

static void make_board(int side)
{
    game.board = side == 8 ? ~(points)0 : bit(side * side) - 1;
}

/* Adds a picture of `width` by `height` cells, with bits y * width + x, at all its
 * places. */
static inline void add_picture(int side, int width, int height, points picture,
                               int reason)
{
    for (int x = 0; x + width <= side; x++)
        for (int y = 0; y + height <= side; y++) {
            points set = 0;
            for (points left = picture; left;) {
                int cell = next(&left);
                set |= bit(point_at(side, x + cell % width, y + cell / width));
            }
            add_goal(set, reason);
        }
}

static inline void add_orthogonal(int side, int length, int reason)
{
    add_picture(side, length, 1, bit(length) - 1, reason);
    add_picture(side, 1, length, bit(length) - 1, reason);
}

static inline void add_diagonal(int side, int length, int reason)
{
    points rising = 0, falling = 0;
    for (int n = 0; n < length; n++) {
        rising |= bit(n * length + n);
        falling |= bit(n * length + length - 1 - n);
    }
    add_picture(side, length, length, rising, reason);
    add_picture(side, length, length, falling, reason);
}

/* Stones move one step, in any of eight directions, or only along rows and columns. */
static inline void allow_steps(int side, int diagonally)
{
    for (int from = 0; from < side * side; from++)
        for (int to = 0; to < side * side; to++) {
            int dx = abs(from % side - to % side), dy = abs(from / side - to / side);
            if (dx + dy == 1 || (diagonally && dx == 1 && dy == 1))
                game.beside[from] |= bit(to);
        }
}
