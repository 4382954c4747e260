#include "prover.h"

#include <stdlib.h>
#include <string.h>
#include "rule_sets.h"

static const char TOO_MANY[] = "it takes more stones than was claimed";
static const char stone_of[2] = {BLACK, WHITE};

/* A proved position: a number for its stones, or 0 for none. */
struct proved {
    uint64_t key;
    int stones;
};

enum { PROVED_BITS = 18 };

struct walk {
    const struct case_of *win;
    struct proof proof;
    struct proved *proved;
};

static uint64_t key_of(const struct board *board)
{
    uint64_t key = UINT64_C(0xcbf29ce484222325);
    for (int y = 0; y < board->height; y++) {
        for (int x = 0; x < board->width; x++)
            key = (key ^ (unsigned char)board->at[y][x]) * UINT64_C(0x100000001b3);
    }
    return key ? key : 1;
}

static struct proved *place_of_key(struct walk *walk, uint64_t key)
{
    uint64_t mask = (UINT64_C(1) << PROVED_BITS) - 1, at = key >> (64 - PROVED_BITS);
    while (walk->proved[at].key && walk->proved[at].key != key)
        at = (at + 1) & mask;
    return &walk->proved[at];
}

static bool is_wrong(struct walk *walk, const struct board *board, const char *what)
{
    walk->proof.wrong = what;
    walk->proof.board = *board;
    return false;
}

/* Places a stone, or passes if `spot` is not a point, by the core's rules. Returns
 * true if this was legal, and gives the outcome. */
static bool play(const struct case_of *win, const struct board *board, int colour,
                 const struct spot *spot, inarow_outcome *outcome)
{
    inarow_facts facts;
    inarow_position *position = position_of(win->rules, board, colour);
    inarow_action action = {.verb = INAROW_PASS, .seat = INAROW_ANY};
    if (spot)
        action = inarow_play_at(INAROW_POINT(spot->x, spot->y));
    bool is_legal = inarow_play(win->rules, position, &action, &facts) == INAROW_OK;
    if (is_legal)
        *outcome = inarow_judge(win->rules, &facts);
    free(position);
    return is_legal;
}

static bool wins_from(struct walk *walk, const struct board *board, int most);

/* Returns true if the attacker wins after this stone whatever the answer is. */
static bool wins_after(struct walk *walk, const struct board *board, int most)
{
    const struct case_of *win = walk->win;
    int defender = 1 - win->attacker;
    inarow_outcome outcome;
    if (play(win, board, defender, NULL, &outcome) && !wins_from(walk, board, most))
        return false;
    for (int y = 0; y < board->height; y++) {
        for (int x = 0; x < board->width; x++) {
            struct spot spot = {x, y};
            if (board->at[y][x] != VACANT || !play(win, board, defender, &spot, &outcome))
                continue;
            if (outcome.status != INAROW_PLAYING)
                return is_wrong(walk, board, "an answer ends the game");
            struct board after = *board;
            after.at[y][x] = stone_of[defender];
            if (!wins_from(walk, &after, most))
                return false;
        }
    }
    return true;
}

/* Places the stone that is claimed to win, and tries all answers. */
static bool follow(struct walk *walk, const struct board *board, struct claim claim)
{
    const struct case_of *win = walk->win;
    struct board after = *board;
    struct spot first = claim.first;
    inarow_outcome outcome;
    if (!play(win, board, win->attacker, &first, &outcome))
        return is_wrong(walk, board, "a stone is not legal");
    if (outcome.status == INAROW_WON && outcome.colour == win->attacker)
        return true;
    if (outcome.status != INAROW_PLAYING)
        return is_wrong(walk, board, "a stone ends the game");
    if (claim.stones == 1)
        return is_wrong(walk, board, TOO_MANY);
    if (!oracle_is_threat(win->law, board, win->attacker, first))
        return is_wrong(walk, board, "a stone threatens nothing");
    after.at[first.y][first.x] = stone_of[win->attacker];
    return wins_after(walk, &after, claim.stones ? claim.stones - 1 : 0);
}

/* Returns true if the attacker, who is to move, wins with at most `most` stones; 0
 * means any number. */
static bool wins_from(struct walk *walk, const struct board *board, int most)
{
    const struct case_of *win = walk->win;
    struct proved *proved = place_of_key(walk, key_of(board));
    struct claim claim = {true, {0, 0}, proved->stones, false};
    bool is_new = !proved->key;
    if (is_new)
        claim = win->strategy(win->data, board, win->attacker);
    if (claim.is_unknown) { /* a search that was cut here proves nothing: this position
                             * may be harder than the first */
        walk->proof.is_cut = true;
        return false;
    }
    if (!claim.wins)
        return is_wrong(walk, board, "the win is lost");
    if (most && claim.stones > most)
        return is_wrong(walk, board, TOO_MANY);
    if (!is_new)
        return true;
    if (++walk->proof.positions > win->most) {
        walk->proof.is_cut = true;
        return false;
    }
    if (!follow(walk, board, claim))
        return false;
    *place_of_key(walk, key_of(board)) = (struct proved){key_of(board), claim.stones};
    return true;
}

struct proof prove(const struct case_of *win)
{
    struct walk walk = {.win = win};
    walk.proved = calloc((size_t)1 << PROVED_BITS, sizeof *walk.proved);
    if (!walk.proved || win->most >= 1 << PROVED_BITS)
        exit(2);
    wins_from(&walk, win->board, 0);
    free(walk.proved);
    return walk.proof;
}
