#include "rule_sets.h"

#include <stdio.h>
#include <stdlib.h>
#include "cases.h"

const char *const rule_set_names[RULE_SETS] = {"renju", "free", "exact", "japanese",
                                               "rows"};

static const struct law laws[RULE_SETS - 1] = {
    {.length = {5, 5}, .exactly = {true, false}, .is_bound = {true, false}},
    {.length = {5, 5}},
    {.length = {5, 5}, .exactly = {true, true}},
    {.length = {5, 5}, .is_bound = {true, true}, .options = {.japanese = true}},
};

struct law law_of(int rule_set, uint64_t *seed)
{
    struct law law = {.length = {0, 0}};
    if (rule_set < RULE_SETS - 1)
        return laws[rule_set];
    for (int colour = 0; colour < 2; colour++) {
        law.length[colour] = 3 + die(seed, 4);
        law.exactly[colour] = die(seed, 2);
    }
    return law;
}

inarow_rules *rules_of(const struct law *law, int width, int height)
{
    inarow_spec spec = {.width = width, .height = height, .colours = 2, .pass = true};
    for (int colour = 0; colour < 2; colour++) {
        spec.win[colour] = (inarow_win){.length = (uint8_t)law->length[colour],
                                        .exactly = law->exactly[colour]};
        if (law->is_bound[colour])
            spec.forbid[colour] = law->options.japanese
                                      ? INAROW_BIT(DOUBLE_THREE)
                                      : INAROW_BIT(OVERLINE) | INAROW_BIT(DOUBLE_FOUR) |
                                            INAROW_BIT(DOUBLE_THREE);
    }
    spec.refuse = spec.forbid[0];
    inarow_error error;
    inarow_rules *rules = malloc(inarow_rules_size());
    if (!rules || !inarow_compile(&spec, rules, &error)) {
        fprintf(stderr, "no such rules: %s\n", rules ? error.message : "no memory");
        exit(2);
    }
    return rules;
}

inarow_position *position_of(const inarow_rules *rules, const struct board *board,
                             int colour)
{
    uint8_t cells[MAX_SIDE * MAX_SIDE];
    inarow_position *position = malloc(inarow_position_size(rules));
    if (!position)
        exit(2);
    for (int y = 0; y < board->height; y++) {
        for (int x = 0; x < board->width; x++) {
            char what = board->at[y][x];
            cells[y * board->width + x] = what == BLACK   ? 0
                                          : what == WHITE ? 1
                                                          : INAROW_ANY;
        }
    }
    inarow_setup(rules, position, cells, (uint8_t)colour);
    return position;
}
