/*
 * A host that uses only the core, through inarow.h: Connect Four on the command line.
 *
 *     cc core.c $(pkg-config --cflags --libs inarow) && ./a.out d e d e d e d
 *
 * Each argument is a column. The program prints the ruling on each stone.
 */
#include <stdio.h>
#include <stdlib.h>
#include <inarow.h>

enum { COLUMNS = 7, ROWS = 6 };

static const char *const colour[] = {"red", "yellow"};

/* The same rules as those of the variant's script. */
static inarow_rules *make_rules(void)
{
    inarow_spec spec = {.width = COLUMNS, .height = ROWS, .colours = 2};
    spec.gravity = true;
    spec.draw_full_board = true;
    for (int i = 0; i < 2; i++) {
        spec.win[i] = (inarow_win){.length = 4};
        spec.supply[i] = COLUMNS * ROWS / 2;
    }
    inarow_error error;
    inarow_rules *rules = malloc(inarow_rules_size());
    if (rules && !inarow_compile(&spec, rules, &error)) {
        fprintf(stderr, "%s: %s\n", error.key, error.message);
        free(rules);
        return NULL;
    }
    return rules;
}

/* Plays a stone in a column. Returns false if it is refused or the game is over. */
static bool play(const inarow_rules *rules, inarow_position *position, const char *word)
{
    inarow_facts facts;
    inarow_action action = inarow_play_at(INAROW_COLUMN(word[0] - 'a'));
    inarow_reason refusal = INAROW_REASON_BAD_ACTION;
    if (word[0] >= 'a' && word[0] < 'a' + COLUMNS && word[1] == '\0')
        refusal = inarow_play(rules, position, &action, &facts);
    if (refusal != INAROW_OK) {
        printf("%s: refused (%s)\n", word, inarow_reason_name(refusal));
        return false;
    }
    inarow_outcome outcome = inarow_judge(rules, &facts);
    if (outcome.status == INAROW_WON)
        printf("%s: %s wins\n", word, colour[outcome.colour]);
    else
        printf("%s: %s\n", word, outcome.status == INAROW_DRAWN ? "drawn" : "ok");
    return outcome.status == INAROW_PLAYING;
}

int main(int argc, char **argv)
{
    inarow_rules *rules = make_rules();
    if (!rules)
        return 1;
    inarow_position *position = malloc(inarow_position_size(rules));
    if (!position)
        return 1;
    inarow_start(rules, position);
    bool playing = true;
    for (int i = 1; i < argc && playing; i++)
        playing = play(rules, position, argv[i]);
    free(position);
    free(rules);
    return 0;
}
