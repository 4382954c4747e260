/* Prints the points forbidden to Black for every position on stdin, by the literal
 * reference. */
#include "renju.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_FIELD = MAX_SIDE * (MAX_SIDE + 1), RUNS = 5 };

struct boards {
    struct board *list;
    size_t count, room;
};

/* Reads a line, and keeps the text before its first space: at most one character more
 * than a position may have. Returns false at the end of the input. */
static bool read_field(char field[MAX_FIELD + 1], size_t *length)
{
    int c = getchar();
    bool kept = true;
    if (c == EOF)
        return false;
    *length = 0;
    for (; c != EOF && c != '\n'; c = getchar()) {
        if (c == ' ' || c == '\t')
            kept = false;
        if (kept && *length <= MAX_FIELD)
            field[(*length)++] = (char)c;
    }
    return true;
}

/* Reads rows from the top, joined by '/' or of a square board. Returns NULL, or the
 * fault. */
static const char *parse(const char *field, size_t length, struct board *board)
{
    const char *slash = memchr(field, '/', length);
    size_t width = 0, height = 0, joint = slash != NULL;
    if (joint) {
        width = (size_t)(slash - field);
        height = (length + 1) / (width + 1);
    } else {
        while (width * width < length)
            width++;
        height = width;
    }
    if (width < 1 || width > MAX_SIDE || height > MAX_SIDE)
        return "no board of this size";
    if (height * (width + joint) != length + joint)
        return joint ? "rows of different lengths" : "not a square number of points";
    *board = (struct board){.width = (int)width, .height = (int)height};
    for (size_t i = 0; i < length; i++) {
        size_t row = i / (width + joint), column = i % (width + joint);
        if (column == width) {
            if (field[i] != '/')
                return "rows of different lengths";
            continue;
        }
        if (field[i] != BLACK && field[i] != WHITE && field[i] != VACANT)
            return field[i] == '/' ? "rows of different lengths" : "unknown character";
        board->at[height - 1 - row][column] = field[i];
    }
    return NULL;
}

static bool is_forbidden(const struct board *board, int x, int y,
                         struct renju_options options)
{
    return board->at[y][x] == VACANT && renju_judge(board, x, y, options) >= OVERLINE;
}

static void print_map(const struct board *board, struct renju_options options)
{
    const char *before = "";
    for (int x = 0; x < board->width; x++) {
        for (int y = 0; y < board->height; y++) {
            if (!is_forbidden(board, x, y, options))
                continue;
            printf("%s%c%d", before, "abcdefghijklmnopqrstuvwxyz"[x], y + 1);
            before = " ";
        }
    }
    puts(*before ? "" : "-");
}

static void keep(struct boards *boards, const struct board *board)
{
    if (boards->count == boards->room) {
        boards->room = boards->room * 2 + 64;
        boards->list = realloc(boards->list, boards->room * sizeof *boards->list);
        if (!boards->list) {
            fputs("reference: out of memory\n", stderr);
            exit(2);
        }
    }
    boards->list[boards->count++] = *board;
}

static double now(void)
{
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Receives the results, so that the compiler cannot remove the work. */
static volatile int forbidden;

static void bench(const struct boards *boards, struct renju_options options)
{
    double runs[RUNS];
    for (int run = 0; run < RUNS; run++) {
        double start = now();
        for (size_t i = 0; i < boards->count; i++) {
            const struct board *board = &boards->list[i];
            for (int x = 0; x < board->width; x++) {
                for (int y = 0; y < board->height; y++)
                    forbidden += is_forbidden(board, x, y, options);
            }
        }
        runs[run] = (now() - start) / (double)boards->count;
    }
    qsort(runs, RUNS, sizeof *runs, by_size);
    printf("{\"name\":\"forbidden-reference\",\"unit\":\"ns\",\"median\":%.0f,"
           "\"min\":%.0f,\"max\":%.0f}\n",
           runs[RUNS / 2], runs[0], runs[RUNS - 1]);
}

int main(int argc, char **argv)
{
    struct renju_options options = {0};
    struct boards boards = {NULL, 0, 0};
    bool timing = false;
    int status = 0;
    char field[MAX_FIELD + 1];
    size_t length;

    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--literal-9-3")) {
            options.literal_9_3 = true;
        } else if (!strcmp(argv[i], "--five-makes-three")) {
            options.five_makes_three = true;
        } else if (!strcmp(argv[i], "--japanese")) {
            options.japanese = true;
        } else if (!strcmp(argv[i], "--exact")) {
            options.exact = true;
        } else if (!strcmp(argv[i], "--looks") && i + 1 < argc) {
            options.looks = atoi(argv[++i]);
        } else if (!strcmp(argv[i], "--beyond")) {
            options.beyond = true;
        } else if (!strcmp(argv[i], "--bench")) {
            timing = true;
        } else {
            fputs("usage: reference [--literal-9-3] [--five-makes-three]"
                  " [--japanese [--exact]] [--looks DEPTH [--beyond]] [--bench]"
                  " <positions\n",
                  stderr);
            return 2;
        }
    }
    for (long line = 1; read_field(field, &length); line++) {
        struct board board;
        const char *wrong = parse(field, length, &board);
        if (wrong) {
            fprintf(stderr, "reference: line %ld: %s\n", line, wrong);
            status = 2;
        } else if (timing) {
            keep(&boards, &board);
        } else {
            print_map(&board, options);
        }
    }
    if (boards.count > 0) {
        bench(&boards, options);
    } else if (timing) {
        fputs("reference: no position to time\n", stderr);
        status = 2;
    }
    free(boards.list);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        perror("reference");
        status = 2;
    }
    return status;
}
