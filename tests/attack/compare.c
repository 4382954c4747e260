/* Compares wins by continuous fours with the oracle: compare SEED CASES [FILE]
 *
 * For every rule set, either colour attacks in CASES positions on boards of several
 * sizes. If a file like tests/positions/vcf.tsv is given, its positions are tried too,
 * unchanged and varied. Both kinds of search must find a win where the oracle does.
 * The search for the shortest win must find the shortest, and every line is replayed.
 * The program reports in TAP. To see one difference again, use compare RULES COLOUR
 * BOARD, with the rows of the board from the top and slashes between them. For the
 * rule set `rows`, give the lengths for Black and White: 4!5 means exactly four, and
 * five or more. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cases.h"
#include "replay.h"
#include "rule_sets.h"

enum {
    MOST_NODES = 1500, /* of the oracle; a position that needs more is not compared */
    MOST_LINE = 1000,  /* characters */
    COMPLAINTS = 3,
    SIDES = 9,
    LAWS = 10,  /* of the rule set `rows`: each law serves many positions */
    TABLES = 2, /* each search runs with a small table and with a large one */
};

static const int sides[SIDES][2] = {{5, 5},   {6, 6},   {7, 7},  {8, 8},  {9, 9},
                                    {10, 10}, {15, 15}, {12, 7}, {19, 19}};
static const size_t memory[TABLES] = {INAROW_ATTACK_LEAST, INAROW_ATTACK_MEMORY};
/* On some boards a search does not end; then it must report so. But a search may not
 * be cut where the oracle needs at most MOST_NODES, even with a small table. The
 * oracle remembers nothing and tries short wins first. A long search tries short wins
 * too, in rounds that grow fourfold. In positions of a file, the oracle may have taken
 * any time. So the search with the small table may be cut in a few of these. */
static const uint64_t most_nodes[TABLES] = {20000, 1000000};

/* A rule set on a board, and the results there. */
struct field {
    const char *name;
    char lengths[8]; /* of the winning rows, for RULES */
    struct law law;
    inarow_rules *rules;
    inarow_attack *attack[TABLES];
    int won, by_fours, lost, unknown, longest, lines, wrong, cut;
    bool is_of_file; /* true if its positions are from a file */
    char complaint[COMPLAINTS][BOARD_TEXT + 200]; /* the first faults */
};

/* Compiles the rules of the law for a board of this size. */
static void open_rules(struct field *field, struct law law, int width, int height)
{
    for (int c = 0; c < 2; c++) { /* a winning row fits on the board */
        while (law.length[c] > width || law.length[c] > height)
            law.length[c]--;
    }
    field->law = law;
    snprintf(field->lengths, sizeof field->lengths, "%d%s%d%s", law.length[0] % 10,
             law.exactly[0] ? "!" : "", law.length[1] % 10, law.exactly[1] ? "!" : "");
    field->rules = rules_of(&law, width, height);
    for (int i = 0; i < TABLES; i++)
        inarow_attack_open(field->attack[i], memory[i], field->rules);
}

static struct field open_field(int rule_set, int width, int height, uint64_t *seed)
{
    struct field field = {.name = rule_set_names[rule_set]};
    for (int i = 0; i < TABLES; i++) {
        field.attack[i] = malloc(memory[i]);
        if (!field.attack[i])
            exit(2);
    }
    open_rules(&field, law_of(rule_set, seed), width, height);
    return field;
}

static void close_field(struct field *field)
{
    for (int i = 0; i < TABLES; i++)
        free(field->attack[i]);
    free(field->rules);
}

/* ---- One position --------------------------------------------------------------------
 */

static void complain(struct field *field, const struct board *board, int colour,
                     const char *what, const struct found *expected,
                     const inarow_attack_line *line)
{
    static const char *const answers[] = {"none", "win", "unknown"};
    char text[BOARD_TEXT];
    write_board(board, text);
    if (field->wrong < COMPLAINTS)
        snprintf(field->complaint[field->wrong], sizeof field->complaint[0],
                 "%s: expected %s %d, found %s %d: compare %s %c %s", what,
                 answers[expected->answer], expected->length, answers[line->answer],
                 line->length,
                 strcmp(field->name, "rows") == 0 ? field->lengths : field->name,
                 colour == 0 ? BLACK : WHITE, text);
    field->wrong++;
}

/* Returns the difference from the oracle's result, or NULL. */
static const char *difference(const struct found *expected, bool shortest,
                              const inarow_attack_line *line)
{
    if (expected->answer == UNKNOWN)
        return NULL;
    if (line->answer == INAROW_ATTACK_UNKNOWN)
        return "it was not found out";
    if ((line->answer == INAROW_ATTACK_WIN) != (expected->answer == WIN))
        return "the answers differ";
    return line->answer == INAROW_ATTACK_WIN &&
                   (shortest ? line->length != expected->length
                             : line->length < expected->length)
               ? "the lengths differ"
               : NULL;
}

static void ask(struct field *field, const struct board *board, int colour, int table,
                bool shortest, const struct found *expected)
{
    static inarow_attack_line line;
    inarow_attack_bounds bounds = {.nodes = most_nodes[table], .shortest = shortest};
    inarow_position *position = position_of(field->rules, board, 1 - colour);
    memset(&line, 0xa5, sizeof line);
    inarow_vcf(field->attack[table], position, (uint8_t)colour, &bounds, &line);
    free(position);
    if (field->is_of_file && table == 0 && line.answer == INAROW_ATTACK_UNKNOWN &&
        line.nodes == bounds.nodes) {
        field->cut++;
        return;
    }
    const char *wrong = difference(expected, shortest, &line);
    if (!wrong && line.answer == INAROW_ATTACK_WIN) {
        position = position_of(field->rules, board, colour);
        wrong = replay(field->rules, position, (uint8_t)colour, &line);
        free(position);
        field->lines++;
    }
    if (wrong)
        complain(field, board, colour, wrong, expected, &line);
}

static void compare(struct field *field, const struct board *board, int colour,
                    const struct found *expected)
{
    field->won += expected->answer == WIN;
    field->by_fours += expected->length > 2;
    field->lost += expected->answer == NONE;
    field->unknown += expected->answer == UNKNOWN;
    if (expected->length > field->longest)
        field->longest = expected->length;
    for (int table = 0; table < TABLES; table++) {
        for (int shortest = 0; shortest < 2; shortest++)
            ask(field, board, colour, table, shortest, expected);
    }
}

static void compare_with_oracle(struct field *field, const struct board *board,
                                int colour)
{
    struct found expected = oracle_vcf(&field->law, board, colour, MOST_NODES);
    compare(field, board, colour, &expected);
}

/* ---- Many positions -----------------------------------------------------------------
 */

static int tests, failures;

/* Reports on a set of positions. Some of the positions must be won, and some must not. */
static void report(const struct field *field, const char *where, int least)
{
    bool good = field->wrong == 0 && field->won >= least && field->lost >= least &&
                field->cut <= (field->won + field->lost) / 50;
    failures += !good;
    printf(
        "%s %d - %s, %s: %d won, %d of them by three stones or more, %d at most; %d not, "
        "%d beyond the oracle, %d cut; %d lines replayed, %d wrong\n",
        good ? "ok" : "not ok", ++tests, field->name, where, field->won, field->by_fours,
        field->longest, field->lost, field->unknown, field->cut, field->lines,
        field->wrong);
    for (int i = 0; i < field->wrong && i < COMPLAINTS; i++)
        printf("  # %s\n", field->complaint[i]);
    fflush(stdout);
}

static void compare_cases(int rule_set, const int side[2], int cases, uint64_t *seed)
{
    char where[32];
    struct field field = open_field(rule_set, side[0], side[1], seed);
    for (int i = 0; i < cases; i++) {
        if (rule_set == RULE_SETS - 1 && i % LAWS == 0) {
            free(field.rules);
            open_rules(&field, law_of(rule_set, seed), side[0], side[1]);
        }
        struct board board = {.width = side[0], .height = side[1]};
        make_case(&board, &field.law, seed);
        for (int colour = 0; colour < 2; colour++)
            compare_with_oracle(&field, &board, colour);
    }
    snprintf(where, sizeof where, "%dx%d", side[0], side[1]);
    report(&field, where, cases / 100);
    close_field(&field);
}

/* Reads a line of the file: a board, the attacker and the answer. Returns false for a
 * comment. */
static bool read_case(const char *text, struct board *board, int *colour,
                      struct found *expected)
{
    char who = '?', answer[8] = "";
    size_t length = strcspn(text, "\t");
    if (text[0] == '#')
        return false;
    *expected = (struct found){.answer = NONE};
    if (!read_board(text, length, board) ||
        sscanf(text + length, " %c %7s %d", &who, answer, &expected->length) < 2 ||
        !strchr("XO", who)) {
        fprintf(stderr, "compare: not a case: %s\n", text);
        exit(2);
    }
    *colour = who == BLACK ? 0 : 1;
    expected->answer = strcmp(answer, "win") == 0 ? WIN : NONE;
    return true;
}

/* Compares renju's positions of the file, and variations of some, under each rule set. */
static void compare_file(const char *path, int cases, uint64_t *seed)
{
    enum { MOST = 10000 };
    static struct board boards[MOST];
    static char text[MOST_LINE];
    int count = 0, colour;
    struct found expected;
    FILE *file = fopen(path, "r");
    if (!file) {
        perror(path);
        exit(2);
    }
    struct field renju = open_field(0, 15, 15, seed);
    renju.is_of_file = true;
    while (count < MOST && fgets(text, sizeof text, file)) {
        if (read_case(text, &boards[count], &colour, &expected))
            compare(&renju, &boards[count++], colour, &expected);
    }
    fclose(file);
    report(&renju, path, count / 5);
    close_field(&renju);
    for (int rule_set = 0; rule_set < RULE_SETS - 1; rule_set++) {
        struct field field = open_field(rule_set, 15, 15, seed);
        for (int i = 0; i < cases; i++) {
            struct board board = boards[die(seed, count)];
            vary(&board, seed);
            for (int c = 0; c < 2; c++)
                compare_with_oracle(&field, &board, c);
        }
        report(&field, "varied", cases / 10);
        close_field(&field);
    }
}

/* ---- One position again --------------------------------------------------------------
 */

static void print_answer(const char *who, const char *answer, int length)
{
    printf("%-16s %s %d\n", who, answer, length);
}

/* Finds the law by its name, or by two lengths such as 4!5. Returns false if there is
 * none. */
static bool read_law(const char *name, struct law *law)
{
    uint64_t seed = 0;
    for (int i = 0; i < RULE_SETS - 1; i++) {
        *law = law_of(i, &seed);
        if (strcmp(name, rule_set_names[i]) == 0)
            return true;
    }
    *law = (struct law){.length = {0, 0}};
    for (int colour = 0; colour < 2; colour++) {
        law->length[colour] = *name >= '3' && *name <= '9' ? *name++ - '0' : 0;
        law->exactly[colour] = *name == '!';
        name += law->exactly[colour];
    }
    return law->length[0] && law->length[1] && !*name;
}

static int look_again(const char *rules, const char *colour, const char *text)
{
    static const char *const answers[] = {"none", "win", "unknown"};
    static inarow_attack_line line;
    struct board board;
    struct law law;
    uint64_t seed = 0;
    if (!read_law(rules, &law) || !strchr("XO", colour[0]) ||
        !read_board(text, strlen(text), &board))
        return 2;
    int attacker = colour[0] == BLACK ? 0 : 1;
    struct field field = open_field(0, board.width, board.height, &seed);
    free(field.rules);
    open_rules(&field, law, board.width, board.height);
    struct found found = oracle_vcf(&field.law, &board, attacker, 0);
    print_answer("oracle", answers[found.answer], found.length);
    for (int shortest = 0; shortest < 2; shortest++) {
        inarow_attack_bounds bounds = {.shortest = shortest};
        inarow_position *position = position_of(field.rules, &board, attacker);
        inarow_vcf(field.attack[TABLES - 1], position, (uint8_t)attacker, &bounds, &line);
        print_answer(shortest ? "inarow shortest" : "inarow any", answers[line.answer],
                     line.length);
        for (int i = 0; i < line.points; i++)
            printf(" %c%d", 'a' + INAROW_X(line.point[i]), INAROW_Y(line.point[i]) + 1);
        const char *wrong = line.answer == INAROW_ATTACK_WIN
                                ? replay(field.rules, position, (uint8_t)attacker, &line)
                                : NULL;
        printf("%s%s\n", wrong ? ": " : "", wrong ? wrong : "");
        free(position);
    }
    close_field(&field);
    return 0;
}

int main(int argc, char **argv)
{
    char *end = NULL, *end_of_cases = NULL;
    uint64_t seed = argc > 2 ? strtoull(argv[1], &end, 10) : 0;
    long cases = argc > 2 ? strtol(argv[2], &end_of_cases, 10) : 0;
    if (argc == 4 && *end)
        return look_again(argv[1], argv[2], argv[3]);
    if ((argc != 3 && argc != 4) || *end || *end_of_cases || cases < 1 ||
        cases > 1000000) {
        fputs("usage: compare SEED CASES [FILE] | compare RULES X|O BOARD\n", stderr);
        return 2;
    }
    for (int rule_set = 0; rule_set < RULE_SETS; rule_set++) {
        for (int i = 0; i < SIDES; i++)
            compare_cases(rule_set, sides[i], (int)cases, &seed);
    }
    if (argc == 4)
        compare_file(argv[3], (int)cases, &seed);
    printf("1..%d\n", tests);
    return failures > 0;
}
