/* Compares the core with the reference's answers: ways [OPTION] <positions-and-answers
 *
 * Each line is a position, a tab, and its forbidden points as `reference` prints them.
 * The core finds them in all its ways: the map of a position, the map of a bare board,
 * point by point, and all three again by the code for any rule set. The Makefile
 * builds this program once for each compiler and each set of instructions. It prints
 * the number of compared answers; after a difference, the exit status is 1. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../../csrc/core/forbidden.h"

enum { BLACK, WHITE, LONGEST = 2 * INAROW_SIDE * (INAROW_SIDE + 4) };

static inarow_spec spec_of(const char *option, int width, int height)
{
    inarow_spec spec = {.width = width, .height = height, .colours = 2};
    spec.win[BLACK] = spec.win[WHITE] = (inarow_win){.length = 5};
    if (!strcmp(option, "--japanese")) {
        spec.forbid[BLACK] = INAROW_BIT(DOUBLE_THREE);
        return spec;
    }
    spec.win[BLACK].exactly = true;
    spec.forbid[BLACK] =
        INAROW_BIT(OVERLINE) | INAROW_BIT(DOUBLE_FOUR) | INAROW_BIT(DOUBLE_THREE);
    spec.counts_threes_twice = !strcmp(option, "--literal-9-3");
    spec.five_makes_three = !strcmp(option, "--five-makes-three");
    return spec;
}

/* ---- Positions and answers ----------------------------------------------------------
 */

struct position {
    int width, height;
    uint8_t cells[INAROW_SIDE * INAROW_SIDE];
    inarow_set stones[2];
};

/* Reads rows from the top, joined by slashes. */
static void read_position(const char *text, struct position *position)
{
    size_t length = strlen(text);
    memset(position, 0, sizeof *position);
    position->width = (int)strcspn(text, "/");
    position->height = (int)(length + 1) / (position->width + 1);
    for (int y = 0; y < position->height; y++) {
        const char *row = text + (position->height - 1 - y) * (position->width + 1);
        for (int x = 0; x < position->width; x++) {
            int colour = row[x] == 'X' ? BLACK : row[x] == 'O' ? WHITE : INAROW_ANY;
            position->cells[y * position->width + x] = (uint8_t)colour;
            if (colour != INAROW_ANY)
                position->stones[colour].row[y] |= UINT32_C(1) << x;
        }
    }
}

/* Returns the points as the reference prints them: column by column. */
static const char *answer_of(const struct position *position, const inarow_set *set)
{
    static char text[LONGEST];
    char *end = text;
    for (int x = 0; x < position->width; x++) {
        for (int y = 0; y < position->height; y++) {
            if (set->row[y] >> x & 1)
                end += sprintf(end, "%s%c%d", end == text ? "" : " ", 'a' + x, y + 1);
        }
    }
    return end == text ? "-" : text;
}

/* ---- The ways ------------------------------------------------------------------------
 */

static bool by_map(const inarow_rules *rules, const struct position *position,
                   const inarow_position *set_up, inarow_set *set)
{
    (void)position;
    return inarow_forbidden(rules, set_up, BLACK, set);
}

static bool by_bare_map(const inarow_rules *rules, const struct position *position,
                        const inarow_position *set_up, inarow_set *set)
{
    (void)set_up;
    return inarow_forbidden_map(rules, BLACK, &position->stones[BLACK],
                                &position->stones[WHITE], set);
}

static bool by_points(const inarow_rules *rules, const struct position *position,
                      const inarow_position *set_up, inarow_set *set)
{
    inarow_reasons all = 0;
    memset(set, 0, sizeof *set);
    for (int y = 0; y < position->height; y++) {
        for (int x = 0; x < position->width; x++) {
            if (position->cells[y * position->width + x] != INAROW_ANY)
                continue;
            inarow_reasons makes = inarow_makes(rules, set_up, BLACK, INAROW_POINT(x, y));
            all |= makes;
            if (inarow_forbids(rules, BLACK, makes))
                set->row[y] |= UINT32_C(1) << x;
        }
    }
    return !(all & INAROW_BIT(TOO_DEEP));
}

static const struct {
    const char *name;
    bool (*ask)(const inarow_rules *, const struct position *, const inarow_position *,
                inarow_set *);
} ways[] = {{"the map", by_map},
            {"the map of a bare board", by_bare_map},
            {"point by point", by_points}};

enum { WAYS = sizeof ways / sizeof *ways };

static long compared;

static bool compare(const inarow_rules *rules, const char *code, const char *text,
                    const struct position *position, const char *expected)
{
    static _Alignas(max_align_t) unsigned char room[1 << 15];
    inarow_position *set_up = (inarow_position *)room;
    if (inarow_position_size(rules) > sizeof room)
        abort();
    inarow_setup(rules, set_up, position->cells, BLACK);
    for (int i = 0; i < WAYS; i++) {
        inarow_set set;
        bool decided = ways[i].ask(rules, position, set_up, &set);
        const char *answer = decided ? answer_of(position, &set) : "undecided";
        compared++;
        if (strcmp(answer, expected) != 0) {
            printf("%s, %s: %s: %s / %s\n", ways[i].name, code, text, expected, answer);
            return false;
        }
    }
    return true;
}

int main(int argc, char **argv)
{
    static char line[INAROW_SIDE * (INAROW_SIDE + 1) + LONGEST];
    static struct position position;
    inarow_rules *fast = malloc(inarow_rules_size()),
                 *general = malloc(inarow_rules_size());
    int width = 0, height = 0;
    if (!fast || !general)
        abort();
    while (fgets(line, sizeof line, stdin)) {
        char *text = strtok(line, "\t"), *expected = strtok(NULL, "\n");
        if (!text || !expected)
            return 2;
        read_position(text, &position);
        if (position.width != width || position.height != height) {
            inarow_spec spec = spec_of(argc > 1 ? argv[1] : "", width = position.width,
                                       height = position.height);
            inarow_error error;
            if (!inarow_compile(&spec, fast, &error))
                return 2;
            memcpy(general, fast, inarow_rules_size());
            general->plain = false;
            general->by_star = 0;
        }
        if (!compare(fast, "the board's own code", text, &position, expected) ||
            !compare(general, "the code for any board", text, &position, expected))
            return 1;
    }
    printf("%ld\n", compared);
    free(fast);
    free(general);
    return 0;
}
