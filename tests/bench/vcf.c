/* Yardstick: searches plainly for wins by continuous fours, with the oracle of
 * tests/attack. It tries every stone that makes a four, and remembers nothing. Each
 * line of the file is a renju position and the side to move, X or O.
 *
 *     vcf mean|median FILE   nanoseconds per position
 *     vcf within NODES FILE  positions that take at most NODES nodes */
#include "yardstick.h"
#include "../attack/cases.h"

enum { MOST_POSITIONS = 10000, MOST_LINE = 2000 };

static const struct law renju = {
    .length = {5, 5}, .exactly = {true, false}, .is_bound = {true, false}};

/* Reads rows from the top and the side to move. Without a side, the colour with fewer
 * stones is to move. */
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

/* Receives the results, so that the compiler cannot remove the work. */
static volatile int wins;

/* Each position is measured once: some take seconds. */
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
