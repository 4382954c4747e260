/*
 * inarow.h - the core of inarow, the rules arbiter of the n-in-a-row family.
 *
 * This header is the manual. The core knows boards, rows, forbidden patterns and
 * the phases of an opening; it says what is legal and what a move made. It knows no
 * game by name: a rule set is data, filled in by the host (or by a Lua script).
 *
 *     inarow_spec spec = {.width = 15, .height = 15, .colours = 2, .pass = true};
 *     spec.win[0] = (inarow_win){5, true};                 // Black: exactly five
 *     spec.win[1] = (inarow_win){5, false};                // White: five or more
 *     spec.forbid[0] = INAROW_OVERLINE | INAROW_DOUBLE_FOUR | INAROW_DOUBLE_THREE;
 *
 *     inarow_error error;
 *     inarow_rules *rules = malloc(inarow_rules_size());
 *     if (!inarow_compile(&spec, rules, &error))
 *         return fprintf(stderr, "%s: %s\n", error.key, error.message), 2;
 *     inarow_position *position = malloc(inarow_position_size(rules));
 *     inarow_start(rules, position);
 *
 *     inarow_facts facts;
 *     inarow_action h8 = inarow_play_at(INAROW_POINT(7, 7));
 *     inarow_reason refusal = inarow_play(rules, position, &h8, &facts);
 *     if (refusal == INAROW_OK && inarow_judge(rules, &facts).status != INAROW_PLAYING)
 *         puts("the game is over");
 *
 * Rules for the caller. A rule set is read-only once compiled and may serve any
 * number of positions and threads. A position is plain memory of
 * inarow_position_size() bytes, aligned for uint32_t, copied with memcpy; it holds no
 * pointer, and positions are independent of each other. Nothing here allocates, does
 * input or output, or reads a clock. Arguments other than actions and specs are
 * trusted: passing a colour or point out of range is a programmer's mistake.
 *
 * Every call ends, for every rule set that inarow_compile accepts, and can be stopped
 * before: see Budgets. It refuses what cannot
 * be meant: sides, colours, rows, supplies, regions and steps beyond their limits; rows
 * longer than the board or than the supply; a double-three where one stone is a three
 * (winning rows of less than four); a cross, or a square, beyond the board; all colours
 * on one team; an opening that cannot end, or whose steps can be reached before the
 * colour is chosen, the points are offered or the number declared that they need. Games
 * may go on for ever, by passes or stones that move: play-outs then stop. Perft takes as
 * long as there are sequences. The recursion of 9.3 is bounded: see INAROW_TOO_DEEP. A
 * bool of a spec must hold true or false, as everywhere in C.
 *
 * Stack, for threads that have little. Most calls take up to ten kilobytes; a map of
 * forbidden points, compiling, and whatever asks for opening patterns 25; a play-out 60;
 * perft a kilobyte more for each ply; listing what may be moved on the largest boards up
 * to a megabyte. Whatever asks for double-threes goes down by a stone in mind at a time,
 * for each of which it takes two thirds of a kilobyte, a proof 1.2 kilobytes: by no more
 * than the vacant points, which is 450 kilobytes on the largest board, for a proof 800.
 * As compiled with optimization for a machine of 64 bits.
 */
#ifndef INAROW_H
#define INAROW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* In a shared library what is declared here is visible, and nothing else. */
#if defined(INAROW_EXPORT) && defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

/* ---- Version -------------------------------------------------------------------- */

/* Of this header, major.minor.patch: the one place where it is written. The Makefile, the
 * module (`inarow.version`) and the program (`inarow --version`) have it from here. */
#define INAROW_VERSION "0.1.0"

/* That of the core that a program runs with, which may be another than it was compiled
 * with: in a shared library. */
const char *inarow_version(void);

/* ---- Budgets -------------------------------------------------------------------- */

/* What the calls of a thread may cost. Most take microseconds, but on the largest boards
 * and by rules made for it some take seconds: listing the moves of stones where each is
 * checked for forbidden patterns, play-outs of them, perft, a proof, a map. A host that
 * must answer in time gives its thread a budget.
 *
 * A call spends steps as it works; a step takes about as long as judging one stone,
 * from some nanoseconds to some microseconds. Once none is left, or `goes_on` says no,
 * the call stops, and all later calls that take steps stop at once, until the host sets
 * `is_spent` to false or takes the budget away. A call that was stopped leaves the
 * position as it was: inarow_check and inarow_play give INAROW_STOPPED, perft and maps
 * false, and of whatever else such a call gives nothing is to be believed. So ask
 * inarow_is_spent after a call that may have been stopped. */
typedef struct inarow_budget {
    uint64_t work;               /* steps that are left; counted down */
    bool (*goes_on)(void *data); /* asked after every INAROW_LOOK steps, or NULL. It must
                                  * not leave by longjmp, nor call the core */
    void *data;
    bool is_spent;   /* has a call been stopped? false at the start */
    uint32_t unseen; /* steps since `goes_on` was asked; 0 at the start */
} inarow_budget;

enum { INAROW_LOOK = 1024 };

/* From now on the calls of this thread spend this budget; NULL, as at the start: they are
 * not stopped. The budget must stay where it is until it is taken away. Returns the one
 * before. */
inarow_budget *inarow_set_budget(inarow_budget *budget);

/* Has a call of this thread been stopped by the budget that it has now? */
bool inarow_is_spent(void);

/* ---- Points and sets of points -------------------------------------------------- */

enum {
    INAROW_SIDE = 26,          /* longest side of a board, shortest is 1 */
    INAROW_COLOURS = 6,        /* most colours */
    INAROW_OFFERS = 32,        /* most points in one offer */
    INAROW_STEPS = 64,         /* most steps of an opening, alternatives included */
    INAROW_PATTERNS = 64,      /* most opening patterns */
    INAROW_PATTERN_STONES = 8, /* most stones in an opening pattern */
    INAROW_RECENT = 4,         /* stones placed last that an opening remembers */
    INAROW_LAYERS = 8,      /* most layers of a board, and its sides if it has several */
    INAROW_DIRECTIONS = 13, /* most directions of lines: those of a board of layers */
    INAROW_SYMMETRIES = 48, /* most symmetries of a board: those of a cube */
    INAROW_SHAPES = 16,     /* most shapes that win or lose */
    INAROW_SHAPE_STONES = 16, /* most stones in a shape */
    INAROW_CAPTURED = 32,     /* most stones captured by one move: no board has lines
                               * enough, and long enough, for more */
    INAROW_LINES = 906,       /* most lines of a board: of three layers of 8x8 */
};

/* A point of the grid that every board lies in: column x from 0 (a), row y from 0 (row 1,
 * at the bottom). The encoding does not depend on the board's size. A hexagon is a grid
 * with holes; the layers of a board lie beside each other, the lowest at the left. */
typedef uint16_t inarow_point;
#define INAROW_POINT(x, y) ((inarow_point)((y) << 5 | (x)))
#define INAROW_X(point) ((point)&31)
#define INAROW_Y(point) ((point) >> 5)
#define INAROW_NOWHERE ((inarow_point)0xffff)

/* On a board with gravity, the column through a point: the stone falls to its place. */
#define INAROW_FALLING(point) ((inarow_point)((point) | 0x8000))
#define INAROW_COLUMN(x) INAROW_FALLING(INAROW_POINT(x, 0))

/* A set of points: bit x of row[y]. */
typedef struct inarow_set {
    uint32_t row[INAROW_SIDE];
} inarow_set;

/* "Any" for the fields below that name a colour or a seat. */
#define INAROW_ANY ((uint8_t)0xff)

/* ---- The rule set --------------------------------------------------------------- */

/* What a stone may make. Values are bits. */
enum {
    INAROW_FIVE = 1,             /* an unbroken row of exactly the winning length */
    INAROW_OVERLINE = 2,         /* a longer one */
    INAROW_DOUBLE_FOUR = 4,      /* RIF 3: more than one four, meeting in the stone */
    INAROW_DOUBLE_THREE = 8,     /* RIF 3 and 9.3: a double-three that is not allowed */
    INAROW_OPEN_ROWS = 16,       /* open rows of different lengths at once (BEAD 9) */
    INAROW_OPEN_ROW = 32,        /* a row of a length in spec.open_rows that no other
                                  * colour's stone blocks at either end (BEAD 8) */
    INAROW_LOSING_ROW = 64,      /* an unbroken row as of spec.lose */
    INAROW_UNDECIDED = 4096,     /* nobody can wait until it is known whether there is a
                                  * double-three; see below: Forbidden points */
    INAROW_SHAPE = 8192,         /* one of spec.shape that wins */
    INAROW_LOSING_SHAPE = 16384, /* one that loses */
};

/* The directions of lines on a flat board. Values are bits. */
enum {
    INAROW_ALONG_ROW = 1,
    INAROW_ALONG_COLUMN = 2,
    INAROW_DIAGONAL_UP = 4,   /* to the right */
    INAROW_DIAGONAL_DOWN = 8, /* to the right */
};

/* When a row wins: at once; once it has survived the answer; or at once unless the answer
 * could break it by a capture, of every row that the stone made. A row that has survived
 * the answer goes before all that the answer did. */
enum { INAROW_AT_ONCE, INAROW_ANSWERED, INAROW_IF_BREAKABLE };

/* Which rows win for a colour, or lose. `length` 0: none; fours and threes of the
 * forbidden patterns are one and two stones shorter. */
typedef struct inarow_win {
    uint8_t length;
    bool exactly;     /* a longer row does not win, and completes no four */
    bool open;        /* a row of just this length does not win if other colours' stones
                       * block it at both ends; a longer one does */
    uint8_t survives; /* INAROW_AT_ONCE ...: a row wins only if it still stands after the
                       * next colour's answer, or if none can be made */
} inarow_win;

/* Which stones a move captures: rows of these lengths, bracketed between the new stone
 * and another one of its colour, of any other colours mixed. Moving in between two
 * stones captures nothing, unless `own` is set: then a row of such a length that the new
 * stone makes between two stones of one opponent's is taken by that opponent. */
typedef struct inarow_capture {
    uint8_t lengths; /* bit n: rows of n stones, n from 1 to 3 */
    bool own;
    uint16_t wins; /* a team wins with so many of its opponents' stones; 0: never. With
                    * `own` one move may bring several there: then one of them wins once
                    * it has more than any other */
} inarow_capture;

/* What an action can be, in the order in which legal actions are listed. */
typedef enum inarow_verb {
    INAROW_PLAY,    /* place a stone at point[0] */
    INAROW_PASS,    /* give up the right to place a stone */
    INAROW_SWAP,    /* exchange the colours of the two seats */
    INAROW_KEEP,    /* leave them as they are */
    INAROW_CHOOSE,  /* take `colour` */
    INAROW_DECLARE, /* announce `number` */
    INAROW_OFFER,   /* offer `number` points, point[0..number-1] */
    INAROW_PICK,    /* choose point[0] among those offered: a stone is placed there */
    INAROW_TAKE,    /* take the right to place `number` stones more (Swap2) */
    INAROW_REMOVE,  /* take the stone at point[0] off; a column above it falls */
    INAROW_MOVE,    /* move an own stone from point[0] to point[1] */
    INAROW_ROLL,    /* roll two dice: number, other */
} inarow_verb;

/* Moving a stone to a vacant point, once the supply of its colour is used up; adjacent:
 * the next point along one of the board's directions. */
enum { INAROW_STAY, INAROW_ADJACENT, INAROW_ANYWHERE };

/* One thing a phase of the opening lets its actor do. A phase is one step, or several
 * alternative steps in a row with the same `phase`. */
typedef struct inarow_step {
    uint8_t phase;     /* 0, 1, 2 ...; steps stand in ascending order */
    uint8_t verb;      /* PLAY SWAP CHOOSE DECLARE OFFER PICK TAKE REMOVE ROLL; SWAP
                        * allows KEEP too, a ROLL that is a tie is repeated */
    uint8_t colour;    /* of the stone placed, offered, picked or removed; ANY: the actor
                        * says */
    uint8_t by_colour; /* the actor holds this colour; or ANY */
    uint8_t by_seat;   /* the actor is this seat; or ANY. Both ANY: the holder of
                        * `colour`; else the seat that did not place last. */
    uint8_t within, outside; /* odd side of a central square; 0: no such limit */
    uint8_t cross;           /* not on the centre's row or column within so many points */
    uint64_t patterns;       /* bit n: the stones may then form spec.pattern[n]; bits
                              * that have none do not count; 0: no such limit */
    uint8_t least, most;     /* DECLARE: range. OFFER: how many; 0, 0: as declared. TAKE:
                              * how many. PLAY: most stones of the colour that may then
                              * stand, 0: any. REMOVE: among so many placed last */
    bool majority;           /* PLAY: whichever of the two colours most stones are of
                              * is the first from now on: they may change places */
    uint8_t to_move;         /* PLAY: the colour to move next, counted from 1; 0: the next
                              * in turn order */
    bool distinct;           /* OFFER: no symmetry of the position maps two points */
    bool pass;               /* the actor may pass instead */
    uint8_t next;            /* phase that follows (after KEEP: always this one + 1) */
    uint8_t pass_next;       /* phase that follows a pass; 0: the same one */
} inarow_step;

/* An opening pattern: stones, relative to the centre of a board with odd sides. */
typedef struct inarow_pattern {
    uint8_t stones;
    int8_t x[INAROW_PATTERN_STONES], y[INAROW_PATTERN_STONES];
    uint8_t colour[INAROW_PATTERN_STONES];
} inarow_pattern;

/* Stones of one colour that win, or lose, for whoever completes them: anywhere on the
 * board, turned and mirrored as the board's symmetries turn and mirror it. Steps to the
 * right, up and to higher layers, from anywhere. */
typedef struct inarow_shape {
    uint8_t stones;
    uint8_t colours; /* bit c: it counts for colour c */
    bool loses;
    int8_t x[INAROW_SHAPE_STONES], y[INAROW_SHAPE_STONES], z[INAROW_SHAPE_STONES];
} inarow_shape;

/* A rule set as the host writes it. Zero-initialize it, then fill in. Colours are
 * numbered from 0 in turn order; seat n holds colour n at the start, unless a step
 * chooses colours: then nobody holds any until then. */
typedef struct inarow_spec {
    int width, height, colours;
    int layers;       /* 0, 1: the board is flat; else so many boards of these sides, one
                       * above the other: point (x, y) of layer z, from 0, lies in the
                       * grid at INAROW_POINT(x + z * width, y) */
    inarow_set holes; /* points of the grid that the board has not */
    uint8_t directions; /* bits ALONG_ROW ...: of a flat board's lines; 0: all of them.
                         * A board of layers has all thirteen */
    inarow_win win[INAROW_COLOURS];
    uint8_t forbid[INAROW_COLOURS];  /* bits OVERLINE to OPEN_ROW */
    uint8_t refuse;                  /* those of them that are refused, not lost */
    bool unless_four;                /* a double-three that is a four too is allowed */
    bool unless_defence;             /* so is one where the rival would make a row that
                                      * wins, or a straight four: of two colours, both
                                      * with rows */
    bool literal_9_3;                /* 9.3 (a) and (b) apart, as printed */
    bool five_makes_three;           /* a point that makes a five still makes a three */
    uint32_t open_rows;              /* bit n: rows of n stones, for OPEN_ROW(S) */
    inarow_win lose[INAROW_COLOURS]; /* rows that lose, made without one that wins */
    uint8_t team[INAROW_COLOURS];    /* of each colour, from 1; 0: plays for itself */
    bool gravity;                    /* a stone rests on another or on the bottom: in its
                                      * column, or in its place on the layers below;
                                      * it falls past holes */
    inarow_capture capture;
    uint16_t supply[INAROW_COLOURS]; /* stones of each colour; 0: as many as needed */
    uint8_t first_turn, each_turn;   /* stones in a turn; 0 is 1 */
    bool pass;                       /* passing is a move once the opening is over */
    bool pop;                        /* so is taking an own stone off the bottom row */
    uint8_t move; /* INAROW_STAY ...: how a colour without stones left moves one */
    bool draw_full_board, draw_two_passes, draw_supply;
    uint16_t draw_moves; /* the game is drawn after so many moves; 0: never */
    bool host_decides;   /* somebody may win, or must, by what the host decides */
    int steps, patterns, shapes;
    inarow_step step[INAROW_STEPS];
    inarow_pattern pattern[INAROW_PATTERNS];
    inarow_shape shape[INAROW_SHAPES];
} inarow_spec;

typedef struct inarow_rules inarow_rules;

/* What is wrong with a spec: the field and the fault, in English; and of a step, which
 * one it is, and the message begins with its field; else -1. `code` stands for the fault
 * where it is told in another language. */
typedef struct inarow_error {
    const char *key, *message;
    int step;
    const char *code;
} inarow_error;

/* Bytes that a compiled rule set takes, whatever its rules. */
size_t inarow_rules_size(void);

/* Check `spec` and build `rules` in inarow_rules_size() bytes of the caller's. False if
 * the spec asks for something impossible; then `error` says what and `rules` is void. */
bool inarow_compile(const inarow_spec *spec, inarow_rules *rules, inarow_error *error);

/* The spec that the rules were compiled from. */
const inarow_spec *inarow_spec_of(const inarow_rules *rules);

/* ---- Positions ------------------------------------------------------------------ */

typedef struct inarow_position inarow_position;

/* Bytes that a position takes, by the rules: the same for all of a game's. */
size_t inarow_position_size(const inarow_rules *rules);

/* The empty board, before the first action. */
void inarow_start(const inarow_rules *rules, inarow_position *position);

/* Before the first action: this seat holds the first colour, the next ones the others. */
void inarow_begin(const inarow_rules *rules, inarow_position *position, uint8_t seat);

/* A position set up: cells[y * w + x], w the grid's width (spec.width times the layers),
 * is a colour or ANY for vacant, and does not count where the board has a hole; past the
 * opening, seat n holds colour n, `turn` is to move. What stands was made by nobody.
 * Returns NOWHERE; or with gravity a stone that floats in the air, and the position is
 * void. */
inarow_point inarow_setup(const inarow_rules *rules, inarow_position *position,
                          const uint8_t *cells, uint8_t turn);

/* The colour at a point of the board, or ANY if it is vacant. */
uint8_t inarow_at(const inarow_rules *rules, const inarow_position *position,
                  inarow_point point);

/* Is (x, y) of the grid on the board? Any integers. */
bool inarow_on_board(const inarow_rules *rules, int x, int y);

/* Who is to act, and how. */
typedef struct inarow_turn {
    uint8_t seat;         /* the seat to act */
    uint8_t colour;       /* PLAY: the stone it places; else the colour that the actor
                           * holds, or ANY */
    uint8_t step;         /* first step of the phase; spec.steps once play is free */
    uint8_t alternatives; /* steps of the phase; 0 once play is free */
    uint8_t least, most;  /* points that an offer, or the number a declaration, takes, if
                           * the phase lets one be made */
} inarow_turn;

/* In a phase with alternatives: the actor of the first of them. */
inarow_turn inarow_to_act(const inarow_rules *rules, const inarow_position *position);

/* The seat that holds a colour, or ANY before anyone does. */
uint8_t inarow_holder(const inarow_position *position, uint8_t colour);

/* What changes in a position besides the stones: kept in facts to take a move back. */
typedef struct inarow_state {
    uint32_t moves;                     /* so far: stones placed, picked or moved, stones
                                         * popped off the bottom row, and passes, those of
                                         * the opening included; not what is taken off,
                                         * chosen, declared or offered */
    inarow_point last;                  /* the stone placed last, or NOWHERE */
    uint16_t vacant;                    /* vacant points */
    uint8_t phase;                      /* of the opening; as many as there are: over */
    uint8_t turn;                       /* colour that is next in turn order */
    uint8_t mover;                      /* seat that placed or passed last */
    uint8_t passes;                     /* passes in a row */
    uint8_t declared;                   /* number last declared */
    uint8_t offers;                     /* points now offered */
    uint8_t left;                       /* stones left to place in this turn */
    uint8_t holder[INAROW_COLOURS];     /* seat of each colour, or ANY */
    bool exchanged;                     /* the two colours have changed places: what was
                                         * colour 0 is now 1 (step.majority) */
    uint8_t standing_colour;            /* whose row awaits an answer (win.survives) */
    inarow_point standing;              /* the stone that made it, or NOWHERE */
    inarow_point recent[INAROW_RECENT]; /* the opening's last stones, latest first */
    uint16_t supply[INAROW_COLOURS];    /* stones left of each colour, where limited */
    uint16_t taken[INAROW_COLOURS];     /* opponents' stones that each colour took */
} inarow_state;

/* A copy of it. */
inarow_state inarow_state_of(const inarow_position *position);

/* Opponents' stones that a colour's team has taken; and setting, for a position set up,
 * how many the colour itself has taken. */
uint16_t inarow_taken(const inarow_rules *rules, const inarow_position *position,
                      uint8_t colour);
void inarow_set_taken(const inarow_rules *rules, inarow_position *position,
                      uint8_t colour, uint16_t stones);

/* The points now offered: copies up to INAROW_OFFERS of them, returns their number. */
int inarow_offered(const inarow_rules *rules, const inarow_position *position,
                   inarow_point *points);

/* ---- Actions, facts and the outcome --------------------------------------------- */

typedef struct inarow_action {
    uint8_t verb;   /* inarow_verb */
    uint8_t seat;   /* who does it; ANY: whoever is to act */
    uint8_t colour; /* PLAY: of the stone, or ANY; CHOOSE: the colour taken */
    uint8_t number; /* DECLARE, OFFER, TAKE; ROLL: the one die */
    uint8_t other;  /* ROLL: the other die */
    inarow_point point[INAROW_OFFERS];
} inarow_action;

/* Why an action is refused. */
typedef enum inarow_reason {
    INAROW_OK,
    INAROW_OCCUPIED,
    INAROW_OFF_BOARD,
    INAROW_OUTSIDE_REGION,
    INAROW_SYMMETRIC_OFFER,
    INAROW_DUPLICATE_OFFER,
    INAROW_WRONG_COUNT,
    INAROW_PASS_NOT_ALLOWED,
    INAROW_FORBIDDEN,
    INAROW_NOT_YOUR_TURN,
    INAROW_NOT_NOW,
    INAROW_NO_OFFER,
    INAROW_BAD_ACTION,
    INAROW_UNSUPPORTED, /* in the air, on a board with gravity */
    INAROW_COLUMN_FULL,
    INAROW_NO_SUPPLY, /* no stones of the colour left */
    INAROW_NO_STONE,  /* no stone there that could be moved or removed */
    INAROW_TOO_DEEP,  /* whether it makes a double-three takes too long to tell */
    INAROW_STOPPED,   /* the budget is spent: it is not known whether it is legal */
} inarow_reason;

/* What an action did. */
typedef struct inarow_facts {
    inarow_action action; /* as carried out: seat and colour filled in */
    inarow_state before;
    inarow_point offered[INAROW_OFFERS]; /* PICK: what was offered */
    inarow_point stone; /* the point that a stone was placed on or moved to, or NOWHERE */
    uint16_t made; /* bits; the patterns only where they are forbidden to the colour */
    inarow_point made_at; /* a stone of the row it made: `stone`, or one that fell */
    uint8_t rival; /* another colour with a row that wins by this action: it survived
                    * the answer, or fell into place; ANY: none */
    inarow_point rival_at; /* a stone of that row */
    uint16_t rival_made;
    bool rival_stood; /* that row survived the answer: it goes before all else */
    bool breakable;   /* INAROW_IF_BREAKABLE: the answer could break what it made */
    uint8_t passes;   /* passes in a row, this one included */
    uint8_t captured; /* stones bracketed: to be lifted */
    uint8_t captured_colour[INAROW_CAPTURED];
    uint8_t captured_by[INAROW_CAPTURED]; /* the colour that takes each */
    inarow_point captured_point[INAROW_CAPTURED];
    bool lifted;                    /* they have been lifted */
    bool exhausted;                 /* no colour has stones left */
    uint16_t taken[INAROW_COLOURS]; /* once lifted: by each colour in all */
    uint32_t moves;                 /* of the game, as in the state, this one included */
    bool full;  /* no point is vacant, nor can the colour to move pop a stone */
    bool stuck; /* whoever is to act next can do nothing at all, not even pass */
} inarow_facts;

/* Would the action be legal? INAROW_OK or the reason why not; changes nothing. Any
 * bytes may stand in the action. */
inarow_reason inarow_check(const inarow_rules *rules, const inarow_position *position,
                           const inarow_action *action);

/* Check and carry out an action. On a refusal nothing changes, `facts` included; but
 * where it is STOPPED, what is in `facts` is of no use. */
inarow_reason inarow_play(const inarow_rules *rules, inarow_position *position,
                          const inarow_action *action, inarow_facts *facts);

/* Lift the stones that the last action captured, if any: a step of its own, for at a
 * table they may be left standing. Call it before inarow_judge where captures count at
 * once. Where it was stopped by its budget they are lifted, but what else is in `facts`
 * is of no use: undo the action. */
void inarow_lift(const inarow_rules *rules, inarow_position *position,
                 inarow_facts *facts);

/* Take back the last action, whose facts these are, lifted or not. */
void inarow_undo(const inarow_rules *rules, inarow_position *position,
                 const inarow_facts *facts);

typedef enum inarow_status { INAROW_PLAYING, INAROW_WON, INAROW_DRAWN } inarow_status;

/* `reason` of an outcome: one of the INAROW_FIVE ... bits, or one of these. */
enum {
    INAROW_CAPTURES = 128,
    INAROW_SUPPLY = 256,
    INAROW_FULL_BOARD = 512,
    INAROW_TWO_PASSES = 1024,
    INAROW_NO_ACTION = 2048,   /* nobody can do anything: drawn, whatever the rules say */
    INAROW_MOVE_LIMIT = 32768, /* spec.draw_moves */
    INAROW_REASONS = 16,       /* bits in all */
};

typedef struct inarow_outcome {
    uint8_t status; /* inarow_status */
    uint8_t colour; /* the winner's; of a team, the first in turn order */
    uint16_t reason;
} inarow_outcome;

/* The outcome under immediate adjudication. A row that has survived the answer comes
 * first, then a five made (RIF 9.1), a shape that wins, a forbidden overline, double-four
 * and double-three (9.2), captures, a rival's row or shape, a row or shape that loses,
 * and the draws. */
inarow_outcome inarow_judge(const inarow_rules *rules, const inarow_facts *facts);

/* Where nobody wins without a claim (RIF 9.6): all that may be claimed of the action, as
 * inarow_judge would rule on each, in its order; at most INAROW_CLAIMS, a reason each and
 * the captures of each team. Returns how many. */
enum { INAROW_CLAIMS = +INAROW_REASONS + INAROW_COLOURS }; /* +: an int, for C++20 */
int inarow_claims(const inarow_rules *rules, const inarow_facts *facts,
                  inarow_outcome *claims);

/* The draw that an action brings about if nobody has won: DRAWN or PLAYING. */
inarow_outcome inarow_draw(const inarow_rules *rules, const inarow_facts *facts);

/* The legal actions by verb, column and row; an offer is listed once for each point
 * that it may hold. Writes at most `room` of them, returns how many there are. */
size_t inarow_legal(const inarow_rules *rules, const inarow_position *position,
                    inarow_action *actions, size_t room);

/* The same one by one, with no room for them: `take` is told each, beside `data`. It may
 * leave by longjmp, and must not change the position. */
void inarow_each_legal(const inarow_rules *rules, const inarow_position *position,
                       void (*take)(void *data, const inarow_action *action), void *data);

/* Placing a stone there, by whoever is to act. */
inarow_action inarow_play_at(inarow_point point);

/* ---- Counting and playing out --------------------------------------------------- */

/* Sequences of a number of actions; those that ended the game there, by the number of
 * the reason's bit. Passes are left out; an offer counts as a set of points. */
typedef struct inarow_perft {
    uint64_t sequences, ended[INAROW_REASONS];
} inarow_perft;

/* Offers that are listed at most, at all plies together. */
enum { INAROW_MOST_OFFERS = 100000000 };

/* Count into plies[0 .. depth - 1]; the position is left as it was. False if there are
 * too many offers to list, or memory is short (this takes some by malloc, by the action),
 * or it was stopped by its budget. */
bool inarow_perft_run(const inarow_rules *rules, inarow_position *position, int depth,
                      inarow_perft *plies);

/* Would that list no more offers than may be? `plies` is room for counting; what it holds
 * afterwards is not said. */
bool inarow_perft_lists(const inarow_rules *rules, inarow_position *position, int depth,
                        inarow_perft *plies);

/* Counting that takes long: `report` is told now and then, beside `data`, which part of
 * it is done, from 0 to 1. Once it gives false the counting ends, which then gives false
 * too: what is in `plies` is of no use. It must not leave by longjmp. */
bool inarow_perft_reported(const inarow_rules *rules, inarow_position *position,
                           int depth, inarow_perft *plies,
                           bool (*report)(void *data, double part), void *data);

/* Play the position out, each legal action (but a pass) equally likely, to its outcome or
 * to four plies a point, or to a stone that is too deep; or until its budget
 * is spent. The same seed gives the same
 * game everywhere; it is moved on. Returns the number of plies. */
int inarow_playout(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                   inarow_outcome *outcome);

/* How games ended: won by each colour of the rules, whether or not it changed places with
 * the other in its opening; drawn, or not ended; and their plies in all. */
typedef struct inarow_tally {
    uint64_t plies, won[INAROW_COLOURS], drawn, unfinished;
} inarow_tally;

/* Play so many games out from the start and count their ends. `position` is room to play
 * in: what it holds afterwards is not said. `checked` as below. Those that are over when
 * the budget is spent are counted, the others are not. */
void inarow_playouts(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                     uint64_t games, bool checked, inarow_tally *tally);

/* The numbers that it draws by, for play-outs by a host's own rules: one from 0 to n - 1;
 * n is at least 1. */
uint32_t inarow_random(uint64_t *seed, uint32_t n);

/* Perft and play-out, each action by inarow_play and judged by inarow_judge: slower, for
 * tests that compare the results. */
bool inarow_perft_checked(const inarow_rules *rules, inarow_position *position, int depth,
                          inarow_perft *plies);
int inarow_playout_checked(const inarow_rules *rules, inarow_position *position,
                           uint64_t *seed, inarow_outcome *outcome);

/* ---- Forbidden points ----------------------------------------------------------- */

/* On a board made for it, one three may hang on others to such a depth that nobody could
 * wait for the answer. So the searches for threes are counted: 5000 for a stone, of which
 * the worst known positions of renju take less than a hundred, 100 for a stone that is
 * moved, 250000 for a proof. A stone that takes more is undecided: inarow_makes says so
 * (INAROW_UNDECIDED, without DOUBLE_THREE), a map leaves it out and returns false, it is
 * refused (INAROW_TOO_DEEP) and not listed as legal, and a play-out that draws it ends
 * there, unfinished. It is so everywhere: the count is of work, not of time. */

/* What a stone of `colour` makes at `point`, which is vacant or holds that stone, as
 * bits: FIVE and OVERLINE, always; DOUBLE_FOUR, DOUBLE_THREE, OPEN_ROWS and OPEN_ROW,
 * each where it is forbidden to the colour; LOSING_ROW, SHAPE and LOSING_SHAPE, where the
 * colour has one; UNDECIDED in place of DOUBLE_THREE, where it takes too long to tell. A
 * winning row hides all patterns but FIVE and OVERLINE: it is never forbidden. */
unsigned inarow_makes(const inarow_rules *rules, const inarow_position *position,
                      uint8_t colour, inarow_point point);

/* The same for a stone that comes from `from`, where an own stone stands; or NOWHERE. */
unsigned inarow_makes_moved(const inarow_rules *rules, const inarow_position *position,
                            uint8_t colour, inarow_point from, inarow_point point);

/* Of the bits of inarow_makes, those that are forbidden to the colour: 0 if none, or if
 * a winning row was made. */
unsigned inarow_forbids(const inarow_rules *rules, uint8_t colour, unsigned makes);

/* The first of the shapes from number `first` on that the colour has completed, its stone
 * at `point` among it: the number, and its stones at points[0 .. spec.shape[].stones -
 * 1]; or -1. The stone may stand there or not. */
int inarow_shape_of(const inarow_rules *rules, const inarow_position *position,
                    uint8_t colour, inarow_point point, int first, inarow_point *points);

/* Every vacant point forbidden to `colour` (RIF 9.2, 9.3). False if there is a point of
 * which it takes too long to tell: it is not among them. */
bool inarow_forbidden(const inarow_rules *rules, const inarow_position *position,
                      uint8_t colour, inarow_set *forbidden);

/* The same from a bare board: the stones of the colour, and all others. */
bool inarow_forbidden_map(const inarow_rules *rules, uint8_t colour,
                          const inarow_set *own, const inarow_set *others,
                          inarow_set *forbidden);

/* ---- Proof ---------------------------------------------------------------------- */

/* A row that a stone makes, or one step of a proof. */
typedef struct inarow_node {
    enum inarow_claim {
        INAROW_N_STONE,      /* a stone in mind at `point`: `decides` says what for. Below
                              * a three, where it makes a straight four: its `stones`,
                              * and `five`, the points where that becomes a five */
        INAROW_N_FIVE,       /* a row that wins; `stones` */
        INAROW_N_OVERLINE,   /* a row too long; `stones` */
        INAROW_N_OPEN_ROW,   /* a row of spec.open_rows, open at both ends; `stones` */
        INAROW_N_LOSING_ROW, /* a row of spec.lose; `stones` */
        INAROW_N_SHAPE,      /* spec.shape[line], which wins or loses; `stones` */
        INAROW_N_FOUR,       /* a four; `stones`, completed at `point`. `counts`: for its
                              * sake a double-three is allowed (spec.unless_four) */
        INAROW_N_THREE,      /* a row that a stone could make a straight four; `stones`.
                              * `counts`: it is a three by RIF 9.3; below it stands a
                              * point that shows so. If not, all such points do */
        INAROW_N_LAST_THREE, /* of a stone that is allowed: the one row that need not be
                              * shown to be no three; `stones` */
        INAROW_N_CLOSED,     /* below a row that only looks like a three: a stone at
                              * `point` makes it a four, `stones`, that is closed at
                              * `other`, or NOWHERE: by the edge or a hole */
        INAROW_N_TOO_LONG,   /* the same, but at `other` the row would be too long:
                              * `stones` */
        INAROW_N_DEFENCE,    /* the opponent's `stones`, which would win, or be a straight
                              * four, with one at `point` (spec.unless_defence) */
    } claim;
    int depth;            /* of the node in the tree; the root is 0 */
    inarow_point point;   /* STONE, CLOSED, TOO_LONG: where it is placed; FOUR: the point
                           * that completes it; else the stone that makes the row */
    inarow_point other;   /* FOUR: the other such point of a straight four; CLOSED,
                           * TOO_LONG; or NOWHERE */
    inarow_point five[2]; /* STONE, below a three */
    int line;         /* direction: 0 row, 1 column, 2 diagonal up-right, 3 down-right;
                       * through layers 4 upright, 5 to 8 diagonals of upright planes,
                       * 9 to 12 diagonals of space. SHAPE: its number.
                       * -1: the root */
    unsigned makes;   /* the root: bits as of inarow_makes */
    unsigned decides; /* STONE: the bit that it wins, loses or is forbidden by; 0: it
                       * is allowed */
    unsigned sense;   /* which half of 9.3 is meant, where it is as printed: 1 (a),
                       * 2 (b); else 3, both */
    bool counts;
    int stones; /* points in `stone` */
    inarow_point stone[INAROW_SIDE];
} inarow_node;

/* Told each node in turn, parents before children; false ends the walk. */
typedef bool inarow_visitor(const inarow_node *node, void *data);

/* All rows and shapes that a stone of `colour` at `point`, vacant or holding that stone,
 * makes: FIVE to THREE, each at depth 0, the threes as they count. False if the visitor
 * ended it, or if it takes too long to tell. */
bool inarow_rows(const inarow_rules *rules, const inarow_position *position,
                 uint8_t colour, inarow_point point, inarow_visitor *visit, void *data);

/* Walk the proof for such a stone. The root is the stone; below it stands what suffices
 * to show that it wins, loses or is forbidden: a row, two fours, two threes that count.
 * Or that it is allowed: its fours; and all rows but one that could be threes, each with
 * the reason why it is none at each of its points.
 *
 * Of proofs that would do, it is the one with the fewest nodes; the root also tells the
 * rows that only look like threes, and the one that is left. Only on boards made for it,
 * where a shortest proof takes more than 25000 searches to find, it is the first one that
 * is found. The tree can be large there: stop from the visitor. False if the walk ended
 * before the tree did, by the visitor or because it takes too long to go on: what was
 * told until then is true, but where the stone itself is undecided, nothing was. */
bool inarow_prove(const inarow_rules *rules, const inarow_position *position,
                  uint8_t colour, inarow_point point, inarow_visitor *visit, void *data);

/* ---- Symmetry ------------------------------------------------------------------- */

/* How many symmetries the board has, with its directions and its gravity: a square 8,
 * another rectangle 4, one with gravity 2, a hexagon 12, a cube 48. */
int inarow_symmetry_count(const inarow_rules *rules);

/* The image of a point of the board under one of them. 0 is the identity. Of rectangles,
 * bit 0 mirrors columns, bit 1 rows, bit 2 then exchanges them. */
inarow_point inarow_image(const inarow_rules *rules, int symmetry, inarow_point point);

/* Bit s is set if symmetry s maps the stones of the position to themselves. */
uint64_t inarow_symmetries(const inarow_rules *rules, const inarow_position *position);

/* A key that is the same for positions that a symmetry of the board maps to each
 * other: stones, colour to act and phase. */
uint64_t inarow_key(const inarow_rules *rules, const inarow_position *position);

/* The number of the pattern that the stones form under some symmetry, or -1. */
int inarow_pattern_of(const inarow_rules *rules, const inarow_position *position);

#if defined(INAROW_EXPORT) && defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif
#endif
