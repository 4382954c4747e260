/* Counts the sequences of a game, for the programs of one game each in this folder. A
 * game here has at most 64 points, and a player's stones are the bits of one number. A
 * goal is a set of points: a player whose move completes it ends the game. Each
 * program defines the goals, and where stones can go.
 *
 * The arguments of a program are a depth, and the points of the given stones, in the
 * order in which they were placed. It prints the same as `inarow perft`. */
#ifndef PERFT_H
#define PERFT_H

#include "ply.h"

#include <stdlib.h>
#include <string.h>

typedef uint64_t points;

enum { POINTS = 64, GOALS = 512 };

struct goal {
    points set;
    int reason;
};

struct game {
    const char *reasons[REASONS]; /* in alphabetical order; unused ones are NULL */
    points board;                 /* the points of the board */
    points below[POINTS];         /* points that must be occupied before this one */
    points beside[POINTS];        /* points to which a stone moves from here, once all are
                                   * placed */
    int stones;                   /* of each player; 0: unlimited */
    int full, stuck;              /* reasons for a full board, and for no possible move */
    struct goal goals[GOALS];     /* the first completed goal counts */
    int number_of_goals;
};

static struct game game;

static points bit(int point)
{
    return (points)1 << point;
}

/* Goals are added in order of precedence. */
static void add_goal(points set, int reason)
{
    if (game.number_of_goals == GOALS)
        abort();
    game.goals[game.number_of_goals++] = (struct goal){set, reason};
}

static int next(points *set)
{
    int point = __builtin_ctzll(*set);
    *set &= *set - 1;
    return point;
}

static points to_place(points taken)
{
    points open = 0, vacant = game.board & ~taken;
    while (vacant) {
        int point = next(&vacant);
        if (!(game.below[point] & ~taken))
            open |= bit(point);
    }
    return open;
}

static int all_placed(points own)
{
    return game.stones && __builtin_popcountll(own) == game.stones;
}

static int can_act(points own, points other)
{
    if (!all_placed(own))
        return 1;
    for (points left = own; left;)
        if (game.beside[next(&left)] & ~other & ~own)
            return 1;
    return 0;
}

/* Returns how the game ends after `own` has placed a stone on `point`, or NOWHERE. */
static int end_by(points own, points other, int point)
{
    for (int i = 0; i < game.number_of_goals; i++)
        if (game.goals[i].set & bit(point) && !(game.goals[i].set & ~own))
            return game.goals[i].reason;
    if ((own | other) == game.board)
        return game.full;
    return can_act(other, own) ? NOWHERE : game.stuck;
}

static void count(points own, points other, int depth, struct ply *ply);

/* Counts all stones of the last ply at once, by the goals that lack only one of them.
 * It cannot be used if the other player's legal moves matter. */
static void count_last(points own, points targets, struct ply *ply)
{
    ply->sequences += (uint64_t)__builtin_popcountll(targets);
    for (int i = 0; i < game.number_of_goals && targets; i++) {
        points missing = game.goals[i].set & ~own;
        if (!(missing & (missing - 1)) && missing & targets) {
            ply->ended[game.goals[i].reason]++;
            targets &= ~missing;
        }
    }
}

/* Counts the sequences that continue with a stone on one of `targets`. */
static void count_onto(points own, points other, points targets, int depth,
                       struct ply *ply)
{
    points vacant = game.board & ~own & ~other;
    if (depth == 1 && !all_placed(other) && vacant & (vacant - 1)) {
        count_last(own, targets, ply);
        return;
    }
    while (targets) {
        int point = next(&targets), end = end_by(own | bit(point), other, point);
        ply->sequences++;
        if (end != NOWHERE)
            ply->ended[end]++;
        else if (depth > 1)
            count(other, own | bit(point), depth - 1, ply + 1);
    }
}

/* Adds the counts with `own` to move to ply[0], ply[1] ... ply[depth - 1]. */
static void count(points own, points other, int depth, struct ply *ply)
{
    if (!all_placed(own)) {
        count_onto(own, other, to_place(own | other), depth, ply);
        return;
    }
    for (points left = own; left;) {
        int from = next(&left);
        count_onto(own & ~bit(from), other, game.beside[from] & ~own & ~other, depth,
                   ply);
    }
}

/* Reads points by the names on a board of `columns`: a1, b1 ... a2. */
static int run(int argc, char **argv, int columns)
{
    struct ply plies[DEPTH] = {0};
    points own = 0, other = 0;
    int depth = argc < 2 ? 0 : atoi(argv[1]);
    if (depth < 1 || depth > DEPTH) {
        fprintf(stderr, "usage: %s DEPTH [POINT...]\n", argv[0]);
        return 2;
    }
    for (int i = 2; i < argc; i++) {
        points moved = own | bit((atoi(argv[i] + 1) - 1) * columns + argv[i][0] - 'a');
        own = other;
        other = moved;
    }
    count(own, other, depth, plies);
    for (int i = 0; i < depth; i++)
        print(i + 1, &plies[i], game.reasons);
    return 0;
}

#endif
