/* Yardstick: wins by continuous fours looked for plainly, by the oracle of tests/attack:
 * every stone that makes a four is tried, and nothing is remembered. Each line of the
 * file is a position of renju, and X or O, who is to move.
 *
 *     vcf mean|median FILE   nanoseconds for a position
 *     vcf within NODES FILE  the positions that take no more stones than that */
#include "yardstick.h"
#include "../attack/cases.h"

enum { MOST_POSITIONS = 10000, MOST_LINE = 2000 };

static const struct law renju = {
    .length = {5, 5}, .exactly = {true, false}, .is_bound = {true, false}};

/* Rows from the top, and who is to move: whose stones are fewer, if it is not said. */
static void read_position(const char *line, struct board *board, int *colour)
{
    size_t length = strcspn(line, " \t\r\n"), X = 0, O = 0;
    char who = '\0';
    if (!read_board(line, length, board)) {
        fprintf(stderr, "vcf: no position: %s\n", line);
        exit(2);
    }
    for (size_t i = 0; i < length; i++) {
        X += line[i] == BLACK;
        O += line[i] == WHITE;
    }
    *colour = sscanf(line + length, " %c", &who) == 1 && strchr("XO", who) ? who == WHITE
                                                                           : X > O;
}

static void print_easy(FILE *file, uint64_t nodes)
{
    char line[MOST_LINE];
    while (fgets(line, sizeof line, file)) {
        struct board board;
        int colour;
        if (line[0] == '#')
            continue;
        read_position(line, &board, &colour);
        if (oracle_any_vcf(&renju, &board, colour, nodes).answer != UNKNOWN)
            fputs(line, stdout);
    }
}

/* Where the work goes, so that it cannot be left out. */
static volatile int wins;

/* Each position once: some take it seconds. */
static void measure_all(FILE *file, bool median)
{
    static double took[MOST_POSITIONS];
    char line[MOST_LINE];
    double sum = 0;
    int count = 0;
    while (count < MOST_POSITIONS && fgets(line, sizeof line, file)) {
        struct board board;
        int colour;
        if (line[0] == '#')
            continue;
        read_position(line, &board, &colour);
        double begin = now();
        wins += oracle_any_vcf(&renju, &board, colour, 0).answer == WIN;
        took[count] = now() - begin;
        sum += took[count++];
    }
    if (count == 0) {
        fputs("vcf: no positions\n", stderr);
        exit(2);
    }
    qsort(took, (size_t)count, sizeof *took, by_size);
    double figure = median ? took[count / 2] : sum / count;
    printf("{\"name\":\"vcf%s-yardstick\",\"unit\":\"ns\",\"median\":%.1f,\"min\":%.1f,"
           "\"max\":%.1f}\n",
           median ? "-median" : "", figure, figure, figure);
}

int main(int argc, char **argv)
{
    bool within = argc == 4 && strcmp(argv[1], "within") == 0;
    bool median = argc == 3 && strcmp(argv[1], "median") == 0;
    if (!within && !median && !(argc == 3 && strcmp(argv[1], "mean") == 0)) {
        fputs("usage: vcf mean|median FILE | vcf within NODES FILE\n", stderr);
        return 2;
    }
    FILE *file = fopen(argv[argc - 1], "r");
    if (!file) {
        perror(argv[argc - 1]);
        return 2;
    }
    if (within)
        print_easy(file, strtoull(argv[2], NULL, 10));
    else
        measure_all(file, median);
    fclose(file);
    return 0;
}
