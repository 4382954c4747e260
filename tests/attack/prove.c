/* Proves wins by threats on small boards: prove SEED CASES
 *
 * For every rule set and several boards, either colour attacks in CASES positions.
 * Every win that is found is played against every legal answer (prover.h). Where the
 * oracle finds a win by a few threats, the search must find one. The program reports
 * in TAP. It shows each fault with the position of the search and the position where
 * the win goes wrong, as rows from the top. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "prover.h"
#include "rule_sets.h"

enum {
    ORACLE_NODES = 20000, /* of the oracle; with more, it is unknown whether there is a
                           * win */
    NODES = 1000000,      /* of a search */
    POSITIONS = 20000,    /* of a proof, which is cut at more */
    SIDES = 4,
    COMPLAINTS = 3,
};

static const int sides[SIDES] = {6, 7, 8, 9};

/* A game on a board, and a search. */
struct game {
    struct law law;
    inarow_rules *rules;
    inarow_attack *attack;
};

/* ---- Searches to be tested ----------------------------------------------------------
 */

typedef void search(inarow_attack *attack, const inarow_position *position,
                    uint8_t colour, const inarow_attack_bounds *bounds,
                    inarow_attack_line *line);

static const struct seeker {
    const char *name;
    search *search; /* NULL: the oracle, which is tested in the same way */
    int threats;    /* wins by at most this many threats and a VCF must be found */
    bool counts;    /* true if the shortest win is wanted */
} seekers[] = {
    {"by fours", inarow_vcf, 0, true},
    {"by threats", inarow_vct, 2, false},
    {"by the oracle's threats", NULL, 2, false},
};

static struct found ask_oracle(const struct game *game, const struct board *board,
                               int colour, int threats)
{
    return oracle_vct(&game->law, board, colour, threats, ORACLE_NODES);
}

static struct found look_for(const struct seeker *seeker, const struct game *game,
                             const struct board *board, int colour)
{
    static inarow_attack_line line;
    const inarow_attack_bounds bounds = {.nodes = NODES, .shortest = seeker->counts};
    if (!seeker->search)
        return ask_oracle(game, board, colour, seeker->threats);
    inarow_position *position = position_of(game->rules, board, colour);
    seeker->search(game->attack, position, (uint8_t)colour, &bounds, &line);
    free(position);
    inarow_point first = line.point[0];
    return (struct found){.answer = line.answer == INAROW_ATTACK_WIN    ? WIN
                                    : line.answer == INAROW_ATTACK_NONE ? NONE
                                                                        : UNKNOWN,
                          .length = line.length,
                          .first = {INAROW_X(first), INAROW_Y(first)},
                          .nodes = line.nodes};
}

/* ---- One position --------------------------------------------------------------------
 */

struct tally {
    const char *rule_set;
    const struct seeker *seeker;
    int won, lost, unknown, by_threats, cut, wrong;
    long positions;
    char complaint[COMPLAINTS][2 * BOARD_TEXT + 200]; /* the first faults */
};

struct asked {
    const struct game *game;
    const struct seeker *seeker;
};

static struct claim claim_of(void *data, const struct board *board, int colour)
{
    const struct asked *asked = data;
    struct found found = look_for(asked->seeker, asked->game, board, colour);
    return (struct claim){found.answer == WIN, found.first,
                          asked->seeker->counts ? found.length : 0,
                          found.answer == UNKNOWN};
}

static void complain(struct tally *tally, const struct board *board, int colour,
                     const char *what, const struct board *where)
{
    char text[BOARD_TEXT], text_there[BOARD_TEXT];
    write_board(board, text);
    write_board(where, text_there);
    if (tally->wrong < COMPLAINTS)
        snprintf(tally->complaint[tally->wrong], sizeof tally->complaint[0],
                 "%c attacks %s: %s: %s", colour == 0 ? BLACK : WHITE, text, what,
                 text_there);
    tally->wrong++;
}

static void try_one(const struct game *game, struct tally *tally,
                    const struct board *board, int colour)
{
    struct asked asked = {game, tally->seeker};
    const struct case_of win = {.rules = game->rules,
                                .law = &game->law,
                                .board = board,
                                .attacker = colour,
                                .strategy = claim_of,
                                .data = &asked,
                                .most = POSITIONS};
    struct found expected = ask_oracle(game, board, colour, tally->seeker->threats);
    struct found found = look_for(tally->seeker, game, board, colour);
    tally->won += found.answer == WIN;
    tally->lost += found.answer == NONE;
    tally->unknown += found.answer == UNKNOWN;
    tally->by_threats += expected.answer == WIN && expected.length > 0;
    if (expected.answer == WIN && found.answer == NONE)
        complain(tally, board, colour, "the oracle finds a win", board);
    if (found.answer != WIN)
        return;
    struct proof proof = prove(&win);
    tally->positions += proof.positions;
    tally->cut += proof.is_cut;
    if (proof.wrong)
        complain(tally, board, colour, proof.wrong, &proof.board);
}

/* ---- Many positions -----------------------------------------------------------------
 */

static int tests, failures;

static struct game open_game(int rule_set, int side, uint64_t *seed)
{
    struct game game = {.law = law_of(rule_set, seed)};
    game.rules = rules_of(&game.law, side, side);
    game.attack = malloc(INAROW_ATTACK_MEMORY);
    if (!game.attack)
        exit(2);
    inarow_attack_open(game.attack, INAROW_ATTACK_MEMORY, game.rules);
    return game;
}

static void try_many(int rule_set, int side, const struct seeker *seeker, int cases,
                     uint64_t *seed)
{
    struct game game = open_game(rule_set, side, seed);
    struct tally tally = {.rule_set = rule_set_names[rule_set], .seeker = seeker};
    for (int i = 0; i < cases; i++) {
        struct board board = {.width = side, .height = side};
        (i % 3 ? make_opening : make_case)(&board, &game.law, seed);
        for (int colour = 0; colour < 2; colour++)
            try_one(&game, &tally, &board, colour);
    }
    failures += tally.wrong > 0;
    printf(
        "%s %d - %s, %s, %dx%d: %d won, %d of them by threats, %d not, %d unknown; %ld "
        "positions of proofs, %d cut, %d wrong\n",
        tally.wrong ? "not ok" : "ok", ++tests, tally.rule_set, seeker->name, side, side,
        tally.won, tally.by_threats, tally.lost, tally.unknown, tally.positions,
        tally.cut, tally.wrong);
    for (int i = 0; i < tally.wrong && i < COMPLAINTS; i++)
        printf("# %s\n", tally.complaint[i]);
    fflush(stdout);
    free(game.attack);
    free(game.rules);
}

int main(int argc, char **argv)
{
    char *end = NULL, *end_of_cases = NULL;
    uint64_t seed = argc == 3 ? strtoull(argv[1], &end, 10) : 0;
    long cases = argc == 3 ? strtol(argv[2], &end_of_cases, 10) : 0;
    if (argc != 3 || *end || *end_of_cases || cases < 1 || cases > 1000000) {
        fputs("usage: prove SEED CASES\n", stderr);
        return 2;
    }
    for (int rule_set = 0; rule_set < RULE_SETS; rule_set++) {
        for (int i = 0; i < SIDES; i++) {
            for (size_t n = 0; n < sizeof seekers / sizeof *seekers; n++)
                try_many(rule_set, sides[i], &seekers[n], (int)cases, &seed);
        }
    }
    printf("1..%d\n", tests);
    return failures > 0;
}
