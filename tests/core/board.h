/* What the tests of the core share: games in blocks of exactly the size asked for, so
 * that a sanitizer sees a step over the edge; positions and actions from text; openings;
 * a die that always falls the same. */
#ifndef TESTS_CORE_BOARD_H
#define TESTS_CORE_BOARD_H

#include <check.h>
#include <stdlib.h>
#include <string.h>
#include "../../csrc/inarow.h"

enum { BLACK, WHITE, RED, ANY = INAROW_ANY };
enum {
    PATTERNS = INAROW_BIT(OVERLINE) | INAROW_BIT(DOUBLE_FOUR) | INAROW_BIT(DOUBLE_THREE)
};

/* ck_assert_msg for loops: that one makes a system call whenever it is reached. */
#define expect(condition, ...) \
    do { \
        if (!(condition)) \
            ck_abort_msg(__VA_ARGS__); \
    } while (0)

/* ---- Games ---------------------------------------------------------------------- */

struct game {
    inarow_rules *rules;
    inarow_position *position;
};

/* Compile the spec, which must be possible, and start. */
struct game new_game(inarow_spec spec);

/* Rows from the top: X, O, 2 to 5 are colours, `.` is vacant, all else is skipped. */
struct game set_up(inarow_spec spec, const char *rows, uint8_t turn);

/* The stones of both colours as points, "h8 i9". */
struct game with_stones(inarow_spec spec, const char *black, const char *white,
                        uint8_t turn);

/* Two of six diagonals black, all along: threes that hang on one another, the deeper the
 * larger the board is. */
struct game striped(inarow_spec spec);

/* Another position under the same rules, with the same bytes. */
struct game copy_of(struct game game);

bool same_bytes(struct game a, struct game b);

/* The first half of its key. */
uint64_t key_of(struct game game);

/* A test case whose games are freed after each test. */
TCase *add_case(Suite *suite, const char *name);

/* ---- Points and actions --------------------------------------------------------- */

inarow_point point(const char *name);

/* The name of a point of any bytes; overwritten after eight further calls. */
const char *name_of(inarow_point point);

/* "h8", "white h8", "pass", "swap", "keep", "choose 1", "declare 3", "offer h8 i9",
 * "pick h8"; "by N" at the end names a seat. Numbers of colours and seats are those of
 * the core. What is not said is ANY, or all bits set. */
inarow_action action(const char *text);

inarow_reason check_text(struct game game, const char *text);

/* Carry out actions separated by `;`, all legal; the facts of the last. */
inarow_facts follow(struct game game, const char *script);

/* ---- Chance --------------------------------------------------------------------- */

void seed_die(uint32_t seed);

/* From 0 to sides - 1. */
int die(int sides);

/* Is it the long run, with INAROW_LONG (make test-long)? */
bool is_long(void);

/* The number of random positions to try out of `whole`: a quarter, or all in the long
 * run. */
int rounds(int whole);

/* A random set of overline, double-four and double-three. */
inarow_reasons throw_patterns(void);

/* Set up a random board: of a hundred points so many are the first colour's, so many are
 * of some other colour. */
void throw_stones(struct game game, int first, int others);

/* A legal action, offers completed; false if there is none. */
bool random_action(struct game game, inarow_action *action);

/* The number of points that an offer takes now, 0 if no step is for an offer. */
int offer_size(struct game game);

/* ---- Rule sets ------------------------------------------------------------------ */

/* Renju, RIF 9 and 10, free opening; on a board of any size. */
inarow_spec renju(int width, int height);

/* `length` in a row or more for everybody; nothing forbidden, full board draws. */
inarow_spec plain(int width, int height, int colours, int length);

/* Add a step of a phase of its own, or an alternative to the last one. */
inarow_step *add_phase(inarow_spec *spec, inarow_verb verb, int colour);
inarow_step *add_alternative(inarow_spec *spec, inarow_verb verb, int colour);

/* The third stones of the 26 patterns, RIF 11: 13 direct, then 13 indirect ones. */
extern const char *const third_stones[26];
void add_patterns(inarow_spec *spec);

inarow_spec rif(void);       /* RIF 12: patterns, swap, two fifth stones */
inarow_spec soosorv(void);   /* as RIF; White declares how many fifth stones */
inarow_spec taraguchi(void); /* T10 */
inarow_spec swap_two(void);  /* colours chosen after three stones, or after two more */
inarow_spec bead(void);      /* BEAD 1 to 3: the first player names the stones */
inarow_spec p87(void);       /* P87 4.2 and 11: the centre, then outside 5x5 */
inarow_spec refusing(void);  /* renju that refuses the forbidden */
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
