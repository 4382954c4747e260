/* Tools of the core's tests. Games are in blocks of exactly the requested size, so a
 * sanitizer sees a step over the edge. Positions and actions are read from text. The
 * dice give the same numbers in each run. */
#ifndef TESTS_CORE_BOARD_H
#define TESTS_CORE_BOARD_H

#include <check.h>
#include <stdlib.h>
#include <string.h>
#include "../../csrc/inarow.h"

/* Every ck_assert that holds marks its line, for a report on a crash; this takes a system
 * call. A sanitizer reports the line of a crash itself. */
#define _mark_point(file, line) ((void)0)

enum { BLACK, WHITE, RED, ANY = INAROW_ANY };
enum {
    PATTERNS = INAROW_BIT(OVERLINE) | INAROW_BIT(DOUBLE_FOUR) | INAROW_BIT(DOUBLE_THREE)
};

/* ---- Games ---------------------------------------------------------------------- */

struct game {
    inarow_rules *rules;
    inarow_position *position;
};

/* Compiles the spec, which must be possible, and starts a game. */
struct game new_game(inarow_spec spec);

/* Reads rows from the top: X, O and 2 to 5 are colours, `.` is vacant, and other
 * characters are skipped. */
struct game set_up(inarow_spec spec, const char *rows, uint8_t turn);

/* Places the stones of both colours, given as points, "h8 i9". */
struct game with_stones(inarow_spec spec, const char *black, const char *white,
                        uint8_t turn);

/* Two of six diagonals are full of black stones. The threes depend on one another,
 * more deeply on larger boards. */
struct game striped(inarow_spec spec);

/* Returns another position under the same rules, with the same bytes. */
struct game copy_of(struct game game);

bool same_bytes(struct game a, struct game b);

/* Returns the first half of the game's key. */
uint64_t key_of(struct game game);

/* Adds a test case whose games are freed after each test. */
TCase *add_case(Suite *suite, const char *name);

/* ---- Points and actions --------------------------------------------------------- */

inarow_point point(const char *name);

/* Returns the name of a point of any bytes. The text is overwritten after eight
 * further calls. */
const char *name_of(inarow_point point);

/* Reads "h8", "white h8", "pass", "swap", "keep", "choose 1", "declare 3", "offer h8
 * i9" or "pick h8"; "by N" at the end names a seat. Colours and seats have the core's
 * numbers. Missing parts are ANY, or all bits set. */
inarow_action action(const char *text);

inarow_reason check_text(struct game game, const char *text);

/* Plays legal actions separated by `;`, and returns the facts of the last. */
inarow_facts follow(struct game game, const char *script);

/* ---- Chance --------------------------------------------------------------------- */

void seed_die(uint32_t seed);

/* Returns a random number from 0 to sides - 1. */
int die(int sides);

/* Returns true in the long run, with INAROW_LONG (make test-long). */
bool is_long(void);

/* Returns the number of random positions to test: `whole` in the long run, otherwise an
 * eighth. */
int rounds(int whole);

/* Returns a random set of overline, double-four and double-three. */
inarow_reasons throw_patterns(void);

/* Sets up a random board: of a hundred points, `first` have the first colour, and
 * `others` have another colour. */
void throw_stones(struct game game, int first, int others);

/* Draws a legal action and completes offers; returns false if there is none. */
bool random_action(struct game game, inarow_action *action);

/* Returns the number of points that an offer takes now, or 0 if no step allows an
 * offer. */
int offer_size(struct game game);

/* ---- Rule sets ------------------------------------------------------------------ */

/* Renju, RIF 9 and 10, with a free opening, on a board of any size. */
inarow_spec renju(int width, int height);

/* `length` or more in a row win for every colour; nothing is forbidden, and a full
 * board is a draw. */
inarow_spec plain(int width, int height, int colours, int length);

/* Adds a step in a phase of its own, or an alternative to the last step. */
inarow_step *add_phase(inarow_spec *spec, inarow_verb verb, int colour);
inarow_step *add_alternative(inarow_spec *spec, inarow_verb verb, int colour);

/* The third stones of the 26 patterns, RIF 11: 13 direct ones, then 13 indirect ones. */
extern const char *const third_stones[26];
void add_patterns(inarow_spec *spec);

inarow_spec rif(void);       /* RIF 12: patterns, swap, two fifth stones */
inarow_spec soosorv(void);   /* like RIF; White declares the number of fifth stones */
inarow_spec taraguchi(void); /* T10 */
inarow_spec swap_two(void);  /* colours chosen after three stones, or after two more */
inarow_spec bead(void);      /* BEAD 1 to 3: the first player names the colours of the
                              * stones */
inarow_spec p87(void);       /* P87 4.2 and 11: the centre, then outside 5x5 */
inarow_spec refusing(void);  /* renju in which forbidden moves are refused */
inarow_spec six_colours(void);

enum { OPENINGS = 8 };
extern inarow_spec (*const openings[OPENINGS])(void);

/* ---- Suites --------------------------------------------------------------------- */

Suite *budget_suite(void);
Suite *row_suite(void);
Suite *forbidden_suite(void);
Suite *phase_suite(void);
Suite *legal_suite(void);
Suite *play_suite(void);
Suite *answer_suite(void);
Suite *invariants_suite(void);
Suite *outcome_suite(void);
Suite *symmetry_suite(void);
Suite *key_suite(void);
Suite *batch_suite(void);
Suite *proof_suite(void);
Suite *rules_suite(void);
Suite *perft_suite(void);
Suite *fast_suite(void);
Suite *geometry_suite(void);

#endif
