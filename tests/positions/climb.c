/* Searches for positions whose map of forbidden points takes long: climb SEED STEPS.
 *
 * It starts from a random 15x15 board and changes a few points at a time. A change
 * stays if the core judges at least as many stones after it. The work is counted, not
 * timed, so the same seed finds the same position on every machine. It prints the
 * position, and the work on stderr. */
#include <stdio.h>
#include <stdlib.h>
#include "../../csrc/inarow.h"

enum { SIDE = 15, POINTS = SIDE * SIDE };

extern unsigned long inarow_work; /* of the core, built with INAROW_COUNT_WORK */

static uint64_t state;

/* splitmix64; returns a number below n. */
static uint32_t below(uint32_t n)
{
    uint64_t z = state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)(((z ^ z >> 31) >> 32) * n >> 32);
}

static unsigned long work_of(const inarow_rules *rules, const char *board)
{
    inarow_set own = {{0}}, others = {{0}}, map;
    for (int i = 0; i < POINTS; i++) {
        own.row[i / SIDE] |= (uint32_t)(board[i] == 'X') << i % SIDE;
        others.row[i / SIDE] |= (uint32_t)(board[i] == 'O') << i % SIDE;
    }
    inarow_work = 0;
    inarow_forbidden_map(rules, 0, &own, &others, &map);
    return inarow_work;
}

static void climb(const inarow_rules *rules, long steps)
{
    char board[POINTS + 1] = {0};
    uint32_t density = 10 + below(20);
    for (int i = 0; i < POINTS; i++)
        board[i] = below(100) < density ? 'X' : '.';
    unsigned long most = work_of(rules, board);
    for (; steps > 0; steps--) {
        int at[4], count = 1 + (int)below(4);
        char was[4];
        for (int i = 0; i < count; i++) {
            at[i] = (int)below(POINTS);
            was[i] = board[at[i]];
            board[at[i]] = "...XXXO"[below(7)];
        }
        unsigned long work = work_of(rules, board);
        if (work >= most) {
            most = work;
            continue;
        }
        while (count-- > 0)
            board[at[count]] = was[count];
    }
    puts(board);
    fprintf(stderr, "%lu stones judged\n", most);
}

int main(int argc, char **argv)
{
    inarow_spec spec = {.width = SIDE, .height = SIDE, .colours = 2};
    inarow_error error;
    inarow_rules *rules = malloc(inarow_rules_size());
    spec.win[0] = (inarow_win){.length = 5, .exactly = true};
    spec.win[1] = (inarow_win){.length = 5};
    spec.forbid[0] =
        INAROW_BIT(OVERLINE) | INAROW_BIT(DOUBLE_FOUR) | INAROW_BIT(DOUBLE_THREE);
    if (argc != 3 || !rules || !inarow_compile(&spec, rules, &error)) {
        fputs("usage: climb SEED STEPS\n", stderr);
        return 2;
    }
    state = strtoull(argv[1], NULL, 10);
    climb(rules, strtol(argv[2], NULL, 10));
    free(rules);
    return 0;
}
