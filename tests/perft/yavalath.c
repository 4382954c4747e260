/* Yavalath: a hexagon of five cells per side. Four in a line win; three, without four,
 * lose. A cell is named by three numbers from -4 to 4 whose sum is 0. */
#include "perft.h"

enum { FOUR_IN_LINE, FULL_BOARD, THREE, SIDE = 5 };

static int cells[2 * SIDE][2 * SIDE]; /* numbers, by q + SIDE and r + SIDE */

static int is_cell(int q, int r)
{
    return abs(q) < SIDE && abs(r) < SIDE && abs(q + r) < SIDE;
}

static void add_lines(int length, int reason)
{
    static const int steps[3][2] = {{1, 0}, {0, 1}, {1, -1}};
    for (int q = 1 - SIDE; q < SIDE; q++)
        for (int r = 1 - SIDE; r < SIDE; r++)
            for (int i = 0; i < 3; i++) {
                points set = 0;
                int n = 0;
                for (; n < length; n++) {
                    int to_q = q + n * steps[i][0], to_r = r + n * steps[i][1];
                    if (!is_cell(to_q, to_r))
                        break;
                    set |= bit(cells[to_q + SIDE][to_r + SIDE]);
                }
                if (n == length)
                    add_goal(set, reason);
            }
}

int main(int argc, char **argv)
{
    int number = 0;
    game = (struct game){.reasons = {"four-in-line", "full-board", "three"},
                         .full = FULL_BOARD};
    for (int q = 1 - SIDE; q < SIDE; q++)
        for (int r = 1 - SIDE; r < SIDE; r++)
            if (is_cell(q, r)) {
                game.board |= bit(number);
                cells[q + SIDE][r + SIDE] = number++;
            }
    add_lines(4, FOUR_IN_LINE);
    add_lines(3, THREE);
    return run(argc, argv, 0);
}
