/*
 * inarow.h - the core of inarow, the rules arbiter of the n-in-a-row family.
 *
 * This header is the manual. The core knows boards, rows, forbidden patterns and the
 * phases of an opening. It says which actions are legal and what an action made. It knows
 * no game by name: a rule set is data that the host fills in.
 *
 *     inarow_spec spec = {.width = 15, .height = 15, .colours = 2, .pass = true};
 *     spec.win[0] = (inarow_win){5, true};                 // Black: exactly five
 *     spec.win[1] = (inarow_win){5, false};                // White: five or more
 *     spec.forbid[0] =
 *         INAROW_BIT(OVERLINE) | INAROW_BIT(DOUBLE_FOUR) | INAROW_BIT(DOUBLE_THREE);
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
 * Memory. The core allocates nothing (but for perft), does no input or output and reads
 * no clock. Compiled rules are read-only: they may serve any number of positions and
 * threads. A position is inarow_position_size() bytes of the caller's, aligned for
 * uint32_t, without pointers: copy it with memcpy.
 *
 * Arguments. An action may hold any bytes, a spec any values (a bool: true or false):
 * both are checked. All other arguments are trusted. Unless a function says otherwise, a
 * colour is one of the spec's, from 0, and a point lies on the board.
 *
 * Time. Every call ends, and a budget can stop it earlier (see Budgets). A game may go on
 * for ever, by passes or stones that move: then a play-out stops. Perft takes as long as
 * there are sequences. The recursion of RIF 9.3 is bounded (see Forbidden points).
 *
 * Stack, optimized for a 64-bit machine. Most calls take at most 10 KB; compiling, maps
 * and opening patterns 25 KB, a play-out 60 KB, perft 1 KB more per ply, lists of stones
 * that move up to 1 MB. Double-threes take 0.7 KB per hypothetical stone, proofs 1.2 KB:
 * on the largest board at most 450 KB and 800 KB.
 */
#ifndef INAROW_H
#define INAROW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A shared library exports the declarations of this header and nothing else. */
#if defined(INAROW_EXPORT) && defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

/* ---- Version -------------------------------------------------------------------- */

/* The version of this header, major.minor.patch. The Makefile, the Lua module and the
 * program read it here. */
#define INAROW_VERSION "0.2.0"

/* The version of the core that the program runs with: of a shared library maybe another
 * than that of the header. */
const char *inarow_version(void);

/* ---- Reasons -------------------------------------------------------------------- */

/* Why an action is refused, why a game ended, what a stone makes. Later versions may give
 * more of the numbers below INAROW_MOST_REASONS a meaning. */
typedef enum inarow_reason {
    INAROW_OK, /* no reason: the action is legal, the game goes on */

    /* What a stone makes, in the order in which inarow_judge asks for it. */
    INAROW_REASON_TOO_DEEP = 1, /* undecided, also as a refusal: see Forbidden points */
    INAROW_REASON_FIVE,         /* an unbroken row of exactly the winning length */
    INAROW_REASON_OVERLINE,     /* a longer row */
    INAROW_REASON_SHAPE,        /* a shape of spec.shape that wins */
    INAROW_REASON_DOUBLE_FOUR,  /* more than one four, meeting in the stone (RIF 3) */
    INAROW_REASON_DOUBLE_THREE, /* a double-three that is not allowed (RIF 3 and 9.3) */
    INAROW_REASON_OPEN_ROWS,    /* open rows of different lengths at once (BEAD 9) */
    INAROW_REASON_OPEN_ROW,     /* a row of a length in spec.open_rows that no other
                                 * colour's stone blocks at either end (BEAD 8) */
    INAROW_REASON_LOSING_ROW,   /* an unbroken row by spec.lose */
    INAROW_REASON_LOSING_SHAPE, /* a shape of spec.shape that loses */

    /* Other ways in which a game ends. */
    INAROW_REASON_CAPTURES = 16, /* a team took capture.wins stones */
    INAROW_REASON_SUPPLY,        /* no colour has stones left */
    INAROW_REASON_FULL_BOARD,
    INAROW_REASON_TWO_PASSES, /* as many passes in a row as there are colours */
    INAROW_REASON_NO_ACTION,  /* nobody can do anything: drawn under any rules */
    INAROW_REASON_MOVE_LIMIT, /* spec.draw_moves */
    INAROW_REASON_BOTH_ROWS,  /* spec.draw_both_rows */

    /* Refusals. */
    INAROW_REASON_OCCUPIED = 32,
    INAROW_REASON_OFF_BOARD,
    INAROW_REASON_OUTSIDE_REGION,
    INAROW_REASON_SYMMETRIC_OFFER,
    INAROW_REASON_DUPLICATE_OFFER,
    INAROW_REASON_WRONG_COUNT,
    INAROW_REASON_PASS_NOT_ALLOWED,
    INAROW_REASON_FORBIDDEN, /* by a pattern in spec.refuse */
    INAROW_REASON_NOT_YOUR_TURN,
    INAROW_REASON_NOT_NOW,
    INAROW_REASON_NO_OFFER,
    INAROW_REASON_BAD_ACTION,
    INAROW_REASON_UNSUPPORTED, /* in the air, on a board with gravity */
    INAROW_REASON_COLUMN_FULL,
    INAROW_REASON_NO_SUPPLY, /* the colour has no stones left */
    INAROW_REASON_NO_STONE,  /* no stone there that could be moved or removed */
    INAROW_REASON_STOPPED,   /* the budget is spent: the action may or may not be legal */
} inarow_reason;

enum { INAROW_MOST_REASONS = 64 };

/* A set of reasons: bit n stands for reason n. */
typedef uint64_t inarow_reasons;
#define INAROW_BIT(name) ((inarow_reasons)1 << INAROW_REASON_##name)

/* The name of a reason in JSON, as "double-three". NULL if no reason has this number. */
const char *inarow_reason_name(inarow_reason reason);

/* The reason in a set with the lowest number, INAROW_OK if the set is empty. */
inarow_reason inarow_first_reason(inarow_reasons reasons);

/* ---- Budgets -------------------------------------------------------------------- */

/* What the calls of one thread may cost. Most take microseconds; on the largest boards,
 * by rules made for it, some take seconds: a list of moves, a play-out, perft, a proof, a
 * map. A host that must answer in time gives its thread a budget.
 *
 * A call spends steps; one takes about as long as judging a stone, from nanoseconds to
 * microseconds. When no step is left, or `goes_on` returns false, the call stops. Later
 * calls stop at once until the host sets `is_spent` to false or takes the budget away.
 *
 * A stopped call leaves the position as it was. inarow_check and inarow_play return
 * STOPPED, perft and maps false. Other results are void: ask inarow_is_spent. */
typedef struct inarow_budget {
    uint64_t work;               /* steps left; counted down */
    bool (*goes_on)(void *data); /* asked every INAROW_LOOK steps; or NULL. It must not
                                  * leave by longjmp, nor call the core */
    void *data;                  /* for `goes_on` */
    bool is_spent;               /* true once a call was stopped; false at the start */
    uint32_t unseen;             /* steps since `goes_on` was asked; 0 at the start */
} inarow_budget;

enum { INAROW_LOOK = 1024 };

/* Spend this budget for the calls of this thread from now on; NULL, as at the start: do
 * not stop them. It must stay in place until it is replaced. Returns the one before. */
inarow_budget *inarow_set_budget(inarow_budget *budget);

/* Did the present budget of this thread stop a call? */
bool inarow_is_spent(void);

/* ---- Points and sets of points -------------------------------------------------- */

enum {
    INAROW_SIDE = 26,          /* longest side of a board; the shortest is 1 */
    INAROW_COLOURS = 6,        /* most colours */
    INAROW_OFFERS = 32,        /* most points in one offer */
    INAROW_STEPS = 64,         /* most steps of an opening, alternatives included */
    INAROW_PATTERNS = 64,      /* most opening patterns */
    INAROW_PATTERN_STONES = 8, /* most stones in an opening pattern */
    INAROW_RECENT = 4,         /* last stones that an opening remembers */
    INAROW_LAYERS =
        8, /* most layers of a board, and its longest side if it has several */
    INAROW_DIRECTIONS = 13,   /* most directions of lines: on a board of layers */
    INAROW_SYMMETRIES = 48,   /* most symmetries of a board: those of a cube */
    INAROW_SHAPES = 16,       /* most shapes that win or lose */
    INAROW_SHAPE_STONES = 16, /* most stones in a shape */
    INAROW_CAPTURED = 32,     /* most stones captured by one move, on any board */
    INAROW_BLOCKS = 16,       /* most blocks that can be turned */
    INAROW_LINES = 906,       /* most lines of a board: of three layers of 8x8 */
    INAROW_JOINED_ROW = 11,   /* longest row on a board with joined edges */
};

/* A point of the grid that every board lies in: column x from 0 (a), row y from 0 (row 1,
 * at the bottom). The encoding does not depend on the board's size. A hexagon is a grid
 * with holes; layers lie beside each other, the lowest at the left. */
typedef uint16_t inarow_point;
#define INAROW_POINT(x, y) ((inarow_point)((y) << 5 | (x)))
#define INAROW_X(point) ((point)&31)
#define INAROW_Y(point) ((point) >> 5)
#define INAROW_NOWHERE ((inarow_point)0xffff)

/* On a board with gravity, the column through a point: the stone falls to its place. */
#define INAROW_FALLING(point) ((inarow_point)((point) | 0x8000))
#define INAROW_COLUMN(x) INAROW_FALLING(INAROW_POINT(x, 0))

/* A set of points: bit x of row[y] stands for INAROW_POINT(x, y); other bits are 0. */
typedef struct inarow_set {
    uint32_t row[INAROW_SIDE];
} inarow_set;

/* "Any" in a field or argument that names a colour or a seat. */
#define INAROW_ANY ((uint8_t)0xff)

/* ---- The rule set --------------------------------------------------------------- */

/* The directions of lines on a flat board, as bits. Diagonals run to the right. */
enum {
    INAROW_ALONG_ROW = 1,
    INAROW_ALONG_COLUMN = 2,
    INAROW_DIAGONAL_UP = 4,
    INAROW_DIAGONAL_DOWN = 8,
};

/* When a row wins: at once; once it has survived the next colour's answer; or at once
 * unless the answer could break, by captures, every row that the stone made. A row that
 * has survived the answer goes before everything that the answer did. */
enum { INAROW_AT_ONCE, INAROW_ANSWERED, INAROW_IF_BREAKABLE };

/* Which rows win for a colour, or lose. The fours and threes of forbidden patterns are
 * one and two stones shorter. */
typedef struct inarow_win {
    uint8_t length;   /* 0: no row does */
    bool exactly;     /* a longer row does not win, and does not complete a four */
    bool open;        /* a row of just this length does not win if other colours' stones
                       * block both ends; a longer row does */
    uint8_t survives; /* INAROW_AT_ONCE ... */
} inarow_win;

/* Which stones a move captures: rows of other colours' stones, mixed or not, between the
 * new stone and another of its colour; never by moving in between (PENTE, P87 3). */
typedef struct inarow_capture {
    uint8_t lengths; /* bit n: rows of n stones, n from 1 to 3 */
    bool own;        /* an opponent takes a row of such a length that the new stone makes
                      * between two of its stones */
    uint16_t wins;   /* a team wins with this many of its opponents' stones; 0: never. If
                      * `own` brings several teams there at once, the one with the most
                      * stones wins, if it is alone */
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
    INAROW_PICK,    /* choose point[0] of those offered: a stone is placed there */
    INAROW_TAKE,    /* take the right to place `number` more stones (Swap2) */
    INAROW_REMOVE,  /* take the stone at point[0] off; a column above it falls */
    INAROW_MOVE,    /* move an own stone from point[0] to point[1] */
    INAROW_ROLL,    /* roll two dice: number, other */
    INAROW_ROTATE,  /* turn the block whose lowest, leftmost point is point[0], with all
                     * that  stands on it, by a quarter: number is INAROW_LEFT or
                     * INAROW_RIGHT */
} inarow_verb;

/* Which way a block is turned: against the clock, or with it. */
enum { INAROW_LEFT = 1, INAROW_RIGHT };

/* A square part of a flat board that can be turned: its lowest, leftmost point. */
typedef struct inarow_block {
    uint8_t x, y, side;
} inarow_block;

/* How a colour without stones left moves one to a vacant point, as bits: not at all, or
 * in any of these ways. All but ANYWHERE follow the directions of the board's lines. */
enum {
    INAROW_STAY,
    INAROW_ADJACENT = 1, /* to the next point */
    INAROW_ANYWHERE = 2,
    INAROW_SLIDE = 4,  /* over vacant points, as far as the player likes */
    INAROW_TO_END = 8, /* over vacant points, until the edge, a hole or a stone */
    INAROW_JUMP = 16,  /* over a stone on the next point, whosever it is, to the point
                        * beyond; the stone stays */
    INAROW_ALL_MOVES = 31,
};

/* Who wins where a game would be drawn by the rules: nobody; one colour; or the team with
 * the most stones on the board, rows on it, or stones taken, if it is alone in that. A
 * row longer than need be counts once. */
enum {
    INAROW_DRAW,
    INAROW_WINS,
    INAROW_MOST_STONES,
    INAROW_MOST_ROWS,
    INAROW_MOST_TAKEN,
};

/* One thing that a phase of the opening lets its actor do. A phase is one step, or
 * several alternative steps in a row with the same `phase`. */
typedef struct inarow_step {
    uint8_t phase;  /* 0, 1, 2 ...; steps stand in ascending order */
    uint8_t verb;   /* any but PASS, KEEP, MOVE and ROTATE. SWAP allows KEEP too; a ROLL
                     * that is a tie is repeated */
    uint8_t colour; /* of the stone; ANY: the actor says */
    uint8_t by_colour;       /* the actor holds this colour; or ANY */
    uint8_t by_seat;         /* the actor is this seat; or ANY. Both ANY: the holder of
                              * `colour`, or else the seat that did not place last */
    uint8_t within, outside; /* odd side of a central square; 0: no such limit */
    uint8_t cross;           /* not this close to the centre on its row and column */
    uint64_t patterns;       /* bit n: the stones may then form spec.pattern[n]; bits
                              * without a pattern do not count; 0: no such limit */
    uint8_t least, most;     /* DECLARE: range. OFFER: points; 0, 0: as declared. TAKE:
                              * stones. PLAY: most stones of the colour that may then
                              * stand, 0: any. REMOVE: among this many placed last */
    bool majority;           /* PLAY: the colour with most stones is the first from now
                              * on: the two may change places */
    uint8_t to_move;         /* PLAY: colour to move next, from 1; 0: in turn order */
    bool distinct;           /* OFFER: no symmetry of the position maps two points */
    bool pass;               /* the actor may pass instead */
    uint8_t next;            /* phase that follows (after KEEP always this one + 1) */
    uint8_t pass_next;       /* phase that follows a pass; 0: the same one */
} inarow_step;

/* An opening pattern: stones, relative to the centre of a board with odd sides. */
typedef struct inarow_pattern {
    uint8_t stones;
    int8_t x[INAROW_PATTERN_STONES], y[INAROW_PATTERN_STONES];
    uint8_t colour[INAROW_PATTERN_STONES];
} inarow_pattern;

/* Stones of one colour that win, or lose, for the player that completes them: anywhere on
 * the board, turned and mirrored by the board's symmetries. Steps to the right, up and to
 * higher layers, from anywhere. */
typedef struct inarow_shape {
    uint8_t stones;
    uint8_t colours; /* bit c: it counts for colour c */
    bool loses;
    int8_t x[INAROW_SHAPE_STONES], y[INAROW_SHAPE_STONES], z[INAROW_SHAPE_STONES];
} inarow_shape;

/* A rule set as the host writes it. Zero-initialize it, then fill in. Colours are
 * numbered from 0 in turn order. Seat n holds colour n at the start; if a step chooses
 * colours, nobody holds one before that step. */
typedef struct inarow_spec {
    int width, height, colours;
    int layers;         /* 0, 1: a flat board; else this many boards of these sides, one
                         * above the other: point (x, y) of layer z, from 0, lies in the
                         * grid at INAROW_POINT(x + z * width, y) */
    inarow_set holes;   /* points of the grid that are not on the board */
    bool neutral;       /* there are stones that belong to nobody: their colour is the
                         * number `colours`. They take no turn and are never captured,
                         * moved or in a row; to the others they are in the way */
    uint8_t directions; /* bits ALONG_ROW ...: of a flat board's lines; 0: all of them. A
                         * board of layers has all thirteen */
    uint8_t joined; /* ALONG_ROW: the left edge and the right one meet, so that rows and
                     * diagonals run on there; ALONG_COLUMN: so do top and bottom. A row
                     * is never longer than its line, and such a board is flat, with rows
                     * of at most INAROW_JOINED_ROW stones */
    inarow_set start[INAROW_COLOURS + 1]; /* stones that stand before the first action, by
                                           * colour; they come out of the supply */
    inarow_win win[INAROW_COLOURS];
    /* Of OVERLINE, DOUBLE_FOUR, DOUBLE_THREE, OPEN_ROWS and OPEN_ROW (RIF 9.2, BEAD 8 and
     * 9): those forbidden to each colour; those that are refused, while the others lose.
     */
    inarow_reasons forbid[INAROW_COLOURS], refuse;
    bool unless_four; /* a double-three that is a four too is allowed */
    /* Of the patterns forbidden: those that are allowed to a move that captures
     * opponents' stones, that wins by it, that so breaks an opponent's row which awaits
     * the answer. */
    inarow_reasons unless_captures, unless_wins, unless_breaks;
    bool unless_defence;      /* so is one where the rival would make a row that wins, or
                               * a straight four; for two colours, both with rows */
    bool counts_threes_twice; /* RIF 9.3 (a) and (b) as printed: count threes by straight
                               * fours that make no overline or double-four, and again by
                               * those that make no forbidden double-three. If false, a
                               * straight four must pass both (reading 1) */
    bool five_makes_three;    /* a point that makes a five still makes a three */
    uint32_t open_rows;       /* bit n: rows of n stones, for OPEN_ROW and OPEN_ROWS */
    inarow_win lose[INAROW_COLOURS]; /* rows that lose, if none that wins is made */
    uint8_t team[INAROW_COLOURS];    /* team of each colour, from 1; 0: on its own */
    bool gravity; /* a stone rests on another or on the bottom, in its column or in its
                   * place on the layers below; it falls past holes */
    inarow_capture capture;
    uint16_t supply[INAROW_COLOURS]; /* stones of each colour; 0: as many as needed */
    uint8_t shared; /* 0: each player places stones of the colour that is to move. n:
                     * every player places stones of any of the first n colours, which
                     * belong to nobody. Rows and shapes of one colour then win or lose by
                     * the rules of the player that makes them; if none of these wins, by
                     * those of the next player for whom they win */
    uint8_t first_turn, each_turn; /* stones in a turn; 0 is 1 */
    bool pass;                     /* passing is a move once the opening is over */
    bool pop;                      /* so is taking an own stone off the bottom row */
    uint8_t move; /* bits ADJACENT ...: how a colour without stones left moves one */
    int blocks; /* once the stones of a turn are placed or moved, the player turns one of
                 * these; if the stones have won, no more */
    inarow_block block[INAROW_BLOCKS];
    bool draw_both_rows; /* where a turned block, or a stone popped, makes rows of several
                          * teams that win: the game is drawn, not won by the mover */
    bool draw_full_board, draw_two_passes, draw_supply;
    uint16_t draw_moves;   /* the game is drawn after this many moves; 0: never */
    uint8_t at_end;        /* INAROW_DRAW ...: who wins where the game would be drawn */
    uint8_t at_end_colour; /* INAROW_WINS: who */
    inarow_win at_end_row; /* INAROW_MOST_ROWS: which rows; no `survives` */
    bool host_decides;     /* the host may decide that somebody wins */
    uint64_t host_rules;   /* a number of the host's own rules, which are hooks: they may
                            * look at all that is in a position; 0: there are none */
    int steps, patterns, shapes;
    inarow_step step[INAROW_STEPS];
    inarow_pattern pattern[INAROW_PATTERNS];
    inarow_shape shape[INAROW_SHAPES];
} inarow_spec;

typedef struct inarow_rules inarow_rules;

/* What is wrong with a spec: field and fault in English, and the fault's code. */
typedef struct inarow_error {
    const char *key, *message;
    int step; /* number of the faulty step, whose field begins the message; or -1 */
    const char *code;
} inarow_error;

/* Bytes that compiled rules take, the same for all rules. */
size_t inarow_rules_size(void);

/* Check a spec and compile it into inarow_rules_size() bytes of the caller's. Returns
 * false if it cannot be meant; then `error` says why, and `rules` is void. The reasons:
 * numbers beyond their limits; rows longer than the board or the supply; a double-three
 * where one stone is a three; a cross or square beyond the board; one team of all; an
 * opening without an end, or a step before the choice, offer or number that it needs. */
bool inarow_compile(const inarow_spec *spec, inarow_rules *rules, inarow_error *error);

/* The spec that the rules were compiled from. */
const inarow_spec *inarow_spec_of(const inarow_rules *rules);

/* ---- Positions ------------------------------------------------------------------ */

typedef struct inarow_position inarow_position;

/* Bytes of each position under these rules. */
size_t inarow_position_size(const inarow_rules *rules);

/* Make the board before the first action: empty but for spec.start. */
void inarow_start(const inarow_rules *rules, inarow_position *position);

/* Before the first action: give this seat the first colour, the next seats the others. */
void inarow_begin(const inarow_rules *rules, inarow_position *position, uint8_t seat);

/* Set a position up, past the opening: seat n holds colour n, `turn` is to move. The grid
 * is w = spec.width * layers wide; cells[y * w + x] is a colour, `colours` for a neutral
 * stone, or ANY for vacant, and is ignored in holes. Standing rows do not decide the
 * game. Returns NOWHERE; or with gravity a stone that floats in the air, and the position
 * is void. */
inarow_point inarow_setup(const inarow_rules *rules, inarow_position *position,
                          const uint8_t *cells, uint8_t turn);

/* The colour at a point, `colours` of a neutral stone, or ANY if it is vacant. */
uint8_t inarow_at(const inarow_rules *rules, const inarow_position *position,
                  inarow_point point);

/* Copy all stones of a colour, or the neutral ones, into a set; of ANY, the vacant
 * points. Takes nanoseconds: for programs that read whole boards, such as planes for
 * training. */
void inarow_stones(const inarow_rules *rules, const inarow_position *position,
                   uint8_t colour, inarow_set *stones);

/* Is (x, y) of the grid on the board? Any integers. */
bool inarow_on_board(const inarow_rules *rules, int x, int y);

/* Who is to act, and how. */
typedef struct inarow_turn {
    uint8_t seat;         /* seat to act */
    uint8_t colour;       /* PLAY: colour of the stone; else the colour that the actor
                           * holds, or ANY */
    uint8_t step;         /* first step of the phase; spec.steps once play is free */
    uint8_t alternatives; /* steps of the phase; 0 once play is free */
    uint8_t least, most;  /* points of an offer, or the range of a declaration, if the
                           * phase allows one; of an offer if it allows both */
} inarow_turn;

/* Who is to act; in a phase with alternatives, the actor of the first of them. */
inarow_turn inarow_to_act(const inarow_rules *rules, const inarow_position *position);

/* What changes in a position besides the stones. */
typedef struct inarow_state {
    uint32_t moves;    /* stones placed, picked, moved or popped off the bottom row,
                        * and passes; those of the opening included */
    inarow_point last; /* the stone placed last, or NOWHERE */
    uint16_t vacant;   /* vacant points */
    uint8_t phase;     /* of the opening; the number of phases: it is over */
    uint8_t turn;      /* colour that is next in turn order */
    uint8_t mover;     /* seat that placed or passed last */
    uint8_t passes;    /* passes in a row */
    uint8_t declared;  /* number last declared */
    uint8_t offers;    /* points now offered */
    uint8_t left;      /* stones left to place in this turn */
    uint8_t holder[INAROW_COLOURS]; /* seat of each colour, or ANY */
    bool exchanged;          /* colours 0 and 1 have changed places (step.majority) */
    uint8_t standing_colour; /* whose row awaits an answer (win.survives) */
    bool is_to_rotate;       /* the turn goes on: a block must be turned */
    inarow_point standing;   /* the stone that made it, or NOWHERE */
    inarow_point recent[INAROW_RECENT]; /* the opening's last stones, latest first */
    uint16_t supply[INAROW_COLOURS];    /* stones left of each colour, where limited */
    uint16_t taken[INAROW_COLOURS];     /* opponents' stones that each colour took */
} inarow_state;

inarow_state inarow_state_of(const inarow_position *position);

/* Opponents' stones that the colour's team has taken. */
uint16_t inarow_taken(const inarow_rules *rules, const inarow_position *position,
                      uint8_t colour);

/* For a position set up: say how many of them the colour itself has taken. Of two colours
 * the other one's supply has these stones no more. */
void inarow_set_taken(const inarow_rules *rules, inarow_position *position,
                      uint8_t colour, uint16_t stones);

/* Copy the points now offered, at most INAROW_OFFERS. Returns their number. */
int inarow_offered(const inarow_rules *rules, const inarow_position *position,
                   inarow_point *points);

/* ---- Actions -------------------------------------------------------------------- */

typedef struct inarow_action {
    uint8_t verb;   /* inarow_verb */
    uint8_t seat;   /* who acts; ANY: whoever is to act */
    uint8_t colour; /* PLAY: of the stone, or ANY; CHOOSE: the colour taken */
    uint8_t number; /* DECLARE, OFFER, TAKE; ROLL: one die; ROTATE: the direction */
    uint8_t other;  /* ROLL: the other die */
    inarow_point point[INAROW_OFFERS];
} inarow_action;

/* A captured stone, its colour, and the colour that takes it. */
typedef struct inarow_captured {
    uint16_t point : 10, colour : 3, by : 3;
} inarow_captured;

/* All that is needed to take an action back. */
typedef struct inarow_undo {
    inarow_point stone;  /* point that a stone was placed on or moved to, or NOWHERE */
    inarow_point left;   /* point that a stone was moved or removed from, or NOWHERE */
    uint8_t colour;      /* of that stone */
    uint8_t captured;    /* stones in `capture` */
    bool lifted;         /* they have been lifted */
    bool offers;         /* it is an OFFER: `offered` holds the points before */
    uint8_t block;       /* number of the block that was turned, from 1; or 0 */
    uint8_t direction;   /* INAROW_LEFT or INAROW_RIGHT */
    inarow_state before; /* the action */
    union {
        inarow_captured capture[INAROW_CAPTURED];
        inarow_point offered[INAROW_OFFERS];
    };
} inarow_undo;

/* What an action did, in full. To go back later, keep `undo` alone. */
typedef struct inarow_facts {
    inarow_undo undo;
    uint8_t mover; /* colour of the player; of shared stones not that of the stone */
    uint8_t ahead; /* colour that wins where the game would be drawn (at_end); or ANY */
    uint8_t rival; /* another colour with a row that wins now: it survived the answer,
                    * or fell into place; or ANY */
    bool rival_stood;     /* it survived: it goes before all else */
    bool rivals;          /* others' rows that win fell into place, of several teams */
    bool breakable;       /* the answer could break the row made (IF_BREAKABLE) */
    bool exhausted;       /* no colour has stones left */
    inarow_action action; /* as carried out: seat, colour and place filled in */
    bool full;            /* no point is vacant, nor can the next colour pop */
    bool stuck;           /* the next to act can do nothing, not even pass */
    bool goes_on;         /* a block is to be turned: nothing is drawn before */
    uint32_t moves;       /* of the game, this one included */
    inarow_point made_at, rival_at; /* a stone of the row that was made, and of that */
    inarow_reasons exempted;        /* patterns made, but allowed (unless_captures ...) */
    inarow_reasons made;            /* forbidden patterns only where they are forbidden */
    inarow_reasons rival_made;      /* by the row of `rival` */
    uint16_t taken[INAROW_COLOURS]; /* stones taken by each colour, once lifted */
    uint8_t passes;                 /* passes in a row, this one included */
} inarow_facts;

/* Placing a stone at a point, by whoever is to act. */
inarow_action inarow_play_at(inarow_point point);

/* Would the action be legal? INAROW_OK or the reason why not. */
inarow_reason inarow_check(const inarow_rules *rules, const inarow_position *position,
                           const inarow_action *action);

/* Check an action and carry it out. A refusal changes nothing; STOPPED voids `facts`. */
inarow_reason inarow_play(const inarow_rules *rules, inarow_position *position,
                          const inarow_action *action, inarow_facts *facts);

/* Lift the stones that the last action captured, if any. Players at a table may leave
 * them standing; where captures count at once, lift before inarow_judge. If the budget
 * stopped it, the stones are lifted, but `facts` serves only to take the action back. */
void inarow_lift(const inarow_rules *rules, inarow_position *position,
                 inarow_facts *facts);

/* Take the last action back, lifted or not. */
void inarow_take_back(const inarow_rules *rules, inarow_position *position,
                      const inarow_undo *undo);

/* List the legal actions by verb, column and row, an offer once for each point that it
 * may hold. Writes at most `room` of them. Returns how many there are. */
size_t inarow_legal(const inarow_rules *rules, const inarow_position *position,
                    inarow_action *actions, size_t room);

/* The same, without room for them: calls `take` with `data` and each action. `take` may
 * leave by longjmp; it must not change the position. */
void inarow_each_legal(const inarow_rules *rules, const inarow_position *position,
                       void (*take)(void *data, const inarow_action *action), void *data);

/* ---- The outcome ---------------------------------------------------------------- */

typedef enum inarow_status { INAROW_PLAYING, INAROW_WON, INAROW_DRAWN } inarow_status;

typedef struct inarow_outcome {
    uint8_t status;  /* inarow_status */
    uint8_t colour;  /* the winner's; of a team, the first in turn order; or ANY */
    uint16_t reason; /* inarow_reason */
} inarow_outcome;

/* The outcome if the arbiter rules at once. It asks for a row that has survived the
 * answer; a five made (RIF 9.1); a shape that wins; a forbidden pattern (RIF 9.2); enough
 * captures; a rival's row or shape; a row or shape that loses; and the draws. */
inarow_outcome inarow_judge(const inarow_rules *rules, const inarow_facts *facts);

/* Where a win must be claimed (RIF 9.6): everything that may be claimed of the action, as
 * inarow_judge would rule on each, in its order: one claim for each reason and for the
 * captures of each team. Writes at most INAROW_CLAIMS. Returns how many. */
enum { INAROW_CLAIMS = +INAROW_MOST_REASONS + INAROW_COLOURS }; /* +: an int, for C++20 */
int inarow_claims(const inarow_rules *rules, const inarow_facts *facts,
                  inarow_outcome *claims);

/* The end that an action brings about if nobody has won: DRAWN, or WON by at_end; or
 * PLAYING. */
inarow_outcome inarow_draw(const inarow_rules *rules, const inarow_facts *facts);

/* ---- Counting and playing out --------------------------------------------------- */

/* Sequences of a number of actions, and those that ended the game there, by reason.
 * Passes are left out; an offer counts as a set of points. */
typedef struct inarow_perft {
    uint64_t sequences, ended[INAROW_MOST_REASONS];
} inarow_perft;

enum { INAROW_MOST_OFFERS = 100000000 }; /* that are listed, at all plies together */

/* Count into plies[0 .. depth - 1], depth from 0; the position stays as it was. `report`,
 * if not NULL, hears now and then, with `data`, which part is done, from 0 to 1; if it
 * returns false the counting ends. It must not leave by longjmp. Returns false, and
 * `plies` is void, if it was ended so or by the budget, if there are too many offers to
 * list, or if memory is short (it uses malloc). */
bool inarow_perft_run(const inarow_rules *rules, inarow_position *position, int depth,
                      inarow_perft *plies, bool (*report)(void *data, double part),
                      void *data);

/* Are there few enough offers for counting to this depth? `plies` is room for depth
 * entries, void afterwards. */
bool inarow_perft_lists(const inarow_rules *rules, inarow_position *position, int depth,
                        inarow_perft *plies);

/* Play the position on to its outcome, each legal action but a pass equally likely. A
 * play-out ends unfinished after four plies per point, at a stone that is too deep, or
 * once the budget is spent. The same seed gives the same game everywhere; the seed is
 * moved on. Returns the number of plies. */
int inarow_playout(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                   inarow_outcome *outcome);

/* How games ended. */
typedef struct inarow_tally {
    uint64_t plies;               /* of all games */
    uint64_t won[INAROW_COLOURS]; /* by each colour of the rules, whether or not it
                                   * changed places with the other in the opening */
    uint64_t drawn, unfinished;
} inarow_tally;

/* Play games out from the start and count their ends, of those that are over before the
 * budget is spent. `position` is room to play in, void afterwards. */
void inarow_playouts(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                     uint64_t games, inarow_tally *tally);

/* The number that a play-out draws next, from 0 to n - 1, for a host's own play-outs. */
uint32_t inarow_random(uint64_t *seed, uint32_t n);

/* ---- Forbidden points ----------------------------------------------------------- */

/* On a board made for it, threes may depend on each other so deeply that nobody could
 * wait for the answer. So the core counts the searches for threes: 5000 for a stone (the
 * worst known positions of renju take less than a hundred), 100 for a stone that is
 * moved, 250000 for a proof. A stone that takes more is TOO_DEEP: inarow_makes says so in
 * place of DOUBLE_THREE, maps leave the point out and return false, and the stone is
 * refused and not listed as legal. It is the same on every machine: work is counted. */

/* What a stone of the colour makes at a point, vacant or holding that stone: FIVE and
 * OVERLINE; DOUBLE_FOUR, DOUBLE_THREE, OPEN_ROWS and OPEN_ROW where they are forbidden to
 * the colour; SHAPE, LOSING_ROW and LOSING_SHAPE; or TOO_DEEP. A winning row hides all
 * but FIVE and OVERLINE, for it is never forbidden (RIF 9.1). */
inarow_reasons inarow_makes(const inarow_rules *rules, const inarow_position *position,
                            uint8_t colour, inarow_point point);

/* The same for a stone that comes from `from`, where an own stone stands; or NOWHERE. */
inarow_reasons inarow_makes_moved(const inarow_rules *rules,
                                  const inarow_position *position, uint8_t colour,
                                  inarow_point from, inarow_point point);

/* Those of the reasons that are forbidden to the colour: none if one of them wins. */
inarow_reasons inarow_forbids(const inarow_rules *rules, uint8_t colour,
                              inarow_reasons makes);

/* The first shape from number `first` on, from 0, that the colour has completed with its
 * stone at `point`, whether the stone stands there or not. Returns its number and writes
 * its spec.shape[].stones points; or -1. */
int inarow_shape_of(const inarow_rules *rules, const inarow_position *position,
                    uint8_t colour, inarow_point point, int first, inarow_point *points);

/* What a stone captures at a vacant point, or where it moves to from `from`. */
typedef struct inarow_effect {
    int captured; /* stones in `capture` */
    inarow_captured capture[INAROW_CAPTURED];
    bool takes, wins, breaks; /* as spec.unless_captures ... have it */
} inarow_effect;

inarow_effect inarow_effect_of(const inarow_rules *rules, const inarow_position *position,
                               uint8_t colour, inarow_point from, inarow_point point);

/* What a stone makes, as for inarow_makes_moved, that is forbidden to the colour and that
 * no exception allows. */
inarow_reasons inarow_fouls(const inarow_rules *rules, const inarow_position *position,
                            uint8_t colour, inarow_point from, inarow_point point);

/* The same of the stone that an action places or moves, or of those that it offers: their
 * colour and place are filled in. None if the action is refused. */
inarow_reasons inarow_fouls_of(const inarow_rules *rules, const inarow_position *position,
                               inarow_action *action);

/* The host's own rules allow patterns that the last action made: it no longer loses by
 * them. Patterns that they may allow must not be in spec.refuse: the host asks
 * inarow_fouls_of before the action, and refuses it itself. Judge after this. */
void inarow_allow(inarow_facts *facts, inarow_reasons patterns);

/* Every vacant point that is forbidden to the colour (RIF 9.2, 9.3). False if a point is
 * TOO_DEEP: it is left out. */
bool inarow_forbidden(const inarow_rules *rules, const inarow_position *position,
                      uint8_t colour, inarow_set *forbidden);

/* The same from two sets: the stones of the colour, and all others. */
bool inarow_forbidden_map(const inarow_rules *rules, uint8_t colour,
                          const inarow_set *own, const inarow_set *others,
                          inarow_set *forbidden);

/* ---- Proof ---------------------------------------------------------------------- */

/* The halves of RIF 9.3, as bits: (a) a straight four makes no overline or double-four,
 * (b) nor a forbidden double-three. Only rules that count threes twice ask them apart. */
enum { INAROW_BY_FOURS = 1, INAROW_BY_THREES = 2 };

/* A row that a stone makes, or one step of a proof. */
typedef struct inarow_node {
    enum inarow_claim {
        INAROW_NODE_STONE,      /* a hypothetical stone at `point`; `decides` says what it
                                 * shows. Below a three, where it makes a straight four:
                                 * the four, and the points `five` that complete it */
        INAROW_NODE_FIVE,       /* a row that wins */
        INAROW_NODE_OVERLINE,   /* a row that is too long */
        INAROW_NODE_OPEN_ROW,   /* a row of spec.open_rows, open at both ends */
        INAROW_NODE_LOSING_ROW, /* a row of spec.lose */
        INAROW_NODE_SHAPE,      /* spec.shape[line], which wins or loses */
        INAROW_NODE_FOUR,       /* a four, completed at `point`. `counts`: for its sake a
                                 * double-three is allowed (spec.unless_four) */
        INAROW_NODE_THREE, /* a row that a stone could make a straight four. `counts`:
                            * it is a three by RIF 9.3, and a point below shows why;
                            * if not, all such points show why not */
        INAROW_NODE_LAST_THREE, /* of an allowed stone: the one row that may be a three */
        INAROW_NODE_CLOSED,     /* below a row that only looks like a three: a stone at
                                 * `point` makes it a four that is closed at `other`;
                                 * NOWHERE: by the edge or a hole */
        INAROW_NODE_TOO_LONG,   /* the same, but at `other` the row would be too long */
        INAROW_NODE_DEFENCE,    /* the opponent's stones that would win, or be a straight
                                 * four, with one at `point` (spec.unless_defence) */
    } claim;
    int depth;            /* of the node in the tree; the root has 0 */
    inarow_point point;   /* STONE, CLOSED, TOO_LONG: of the stone; FOUR: the point that
                           * completes it; else the stone that makes the row */
    inarow_point other;   /* FOUR: the other such point of a straight four; CLOSED,
                           * TOO_LONG; or NOWHERE */
    inarow_point five[2]; /* STONE, below a three */
    int line; /* direction: 0 row, 1 column, 2 diagonal up-right, 3 down-right;
               * through layers 4 upright, 5 to 8 diagonals of upright planes,
               * 9 to 12 of space. SHAPE: its number. -1: the root */
    inarow_reasons makes;  /* the root: as inarow_makes */
    inarow_reason decides; /* STONE: why it wins, loses or is forbidden; or OK */
    unsigned sense;        /* bits INAROW_BY_FOURS ... */
    bool counts;
    int stones; /* number of points in `stone`: of the row, four or shape */
    inarow_point stone[INAROW_SIDE];
} inarow_node;

/* Receives each node, parents before children. False ends the walk. */
typedef bool inarow_visitor(const inarow_node *node, void *data);

/* Visit all rows and shapes that a stone of the colour makes at a point, vacant or
 * holding that stone: FIVE to THREE, each at depth 0. Returns false if the visitor ended
 * it, or if the stone is TOO_DEEP. */
bool inarow_rows(const inarow_rules *rules, const inarow_position *position,
                 uint8_t colour, inarow_point point, inarow_visitor *visit, void *data);

/* Visit the proof for such a stone. The root is the stone; below it stands what suffices
 * to show that it wins, loses or is forbidden: a row, two fours, two threes that count.
 * Or that it is allowed: its fours, and all but one of the rows that could be threes,
 * each with the reason why it is not one, at each of its points.
 *
 * It is the proof with the fewest nodes. On boards made for it, where finding that one
 * takes more than 25000 searches, it is the first proof found and may be large: the
 * visitor may stop. Returns false if the walk ended early, by the visitor or because it
 * takes too long; what was visited is true. A stone that is TOO_DEEP has no nodes. */
bool inarow_prove(const inarow_rules *rules, const inarow_position *position,
                  uint8_t colour, inarow_point point, inarow_visitor *visit, void *data);

/* A stone to prove: it comes from `from`, or NOWHERE, and the host allows patterns to it
 * (inarow_allow). */
typedef struct inarow_proved {
    uint8_t colour;
    inarow_point from, point;
    inarow_reasons allowed;
} inarow_proved;

/* The same. If all that is forbidden is allowed to the stone, by an exception or by the
 * host, and nothing else decides, the root's `decides` is the first of these patterns. */
bool inarow_prove_stone(const inarow_rules *rules, const inarow_position *position,
                        const inarow_proved *proved, inarow_visitor *visit, void *data);

/* ---- Symmetry ------------------------------------------------------------------- */

/* Number of symmetries of the board, with its directions and gravity: a square has 8,
 * another rectangle 4, one with gravity 2, a hexagon 12, a cube 48. */
int inarow_symmetry_count(const inarow_rules *rules);

/* The image of a point under a symmetry, from 0, the identity. Of rectangles, bit 0
 * mirrors columns, bit 1 rows, and bit 2 then exchanges them. */
inarow_point inarow_image(const inarow_rules *rules, int symmetry, inarow_point point);

/* Bit s is set if symmetry s maps the stones of the position to themselves. */
uint64_t inarow_symmetries(const inarow_rules *rules, const inarow_position *position);

/* The number of the opening pattern that the stones form under some symmetry, or -1. */
int inarow_pattern_of(const inarow_rules *rules, const inarow_position *position);

/* ---- Keys ----------------------------------------------------------------------- */

/* A hash of 128 bits. Written as text, word[0] goes before word[1], each as 16 digits. */
typedef struct inarow_hash128 {
    uint64_t word[2];
} inarow_hash128;

/* SipHash-2-4 of 128 bits with the key 0, on every machine: of no bytes it is
 * 7de0a38047d74950 f4f2ced447ab0242. */
inarow_hash128 inarow_hash(const void *bytes, size_t count);

/* Two positions by the same rules are equal if whatever can still be done in the one can
 * be done in the other, turned by a symmetry, and ends both in the same way. What lies
 * outside of a position does not count: clocks, claims, offers of a draw, and that a
 * game has ended.
 *
 * The canonical form holds, in this order, numbers with the highest byte first:
 *
 *     1 byte   format, now 1: what is said here stays as it is within a format
 *     8        hash of the rules: word[0] of that of their spec
 *     1 each   phase; turn; left, at least 1; passes; declared; mover; offers;
 *              exchanged; standing_colour
 *     4        moves
 *     5 each   of each colour: holder, 1; supply, 2; taken, 2
 *     rows     stones of each colour, and the neutral ones: of each row of the grid, from
 * the bottom, the bits of its columns, in as few bytes as hold them 2 each   the points
 * offered, in ascending order; standing; last; recent
 *
 * Points are those of the image under the symmetry that makes the bytes from the stones
 * on the smallest; of several the first. In an opening only symmetries that leave its
 * regions in place count, and with host_rules none: a hook may look at single points.
 * What can't matter any more is 0, or NOWHERE:
 *
 *     phase, turn, left, holder, exchanged, supply: always in; left is 0 where a block
 *                      is to be turned
 *     moves            in, if draw_moves or host_rules
 *     last             in, if host_rules; else only an undo asks for it
 *     vacant           out: the stones tell
 *     mover            in, while a step ahead is for the seat that did not place last
 *     passes           in, if draw_two_passes: else no number of them ends the game
 *     declared         in, while a step ahead offers as many points as declared
 *     offers           in, while a step ahead picks one of them; as a set
 *     recent           in, those that a step ahead may take off, whatever is placed
 *                      before it; as a set if that is the next step
 *     standing         in; with its colour if there is one
 *     taken            in, with host_rules; else, if capture.wins or MOST_TAKEN, of each
 * colour what its team took together
 *
 * The hash of the rules is made of numbers of 8 bytes, the lowest byte first: width,
 * height, colours, layers, directions, refuse, unless_four, unless_defence,
 * counts_threes_twice, five_makes_three, open_rows; gravity, capture.lengths, own and
 * wins, first_turn, each_turn, pass, pop, move; draw_full_board, draw_two_passes,
 * draw_supply, draw_moves, host_decides, host_rules, steps, patterns, shapes; each row of
 * holes up to the height; of each colour win, lose (each length, exactly, open, survives
 * as one number's bytes), forbid, team, supply; of each step phase, verb, colour,
 * by_colour, by_seat, within, outside, cross, least, most, majority, to_move, distinct,
 * pass, next, pass_next, patterns; of each pattern the stones, and of each its bytes x,
 * y, colour; of each shape the bytes stones, colours, loses, and of each stone x, y, z.
 * Then, of those that are not 0, neutral; 256 + shared; 512 + at_end, at_end_colour and
 * at_end_row; 1280 and the three exceptions,
 * if there are any; 768, if draw_both_rows; of each block
 * the bytes side, y, x, 4; 1280 + joined; and each row of `start` up to the height, of
 * each colour and of neutral stones, if there are any.
 *
 * With a spec of 15x15 points, two colours, rows of five for both and draw_full_board,
 * the hash of the rules is 792d7b8fabbce69a, and keys are, at the start, after h8, and
 * after i8 next:
 *
 *     ac6a15b758850cdab8cf96b6a734baf3, of the board 53b8a6b5c4d8e49be97624956d487774
 *     d99d9e25074ca1ed215d4b7bfc8471ca, of the board 912ccee0330a955f53ec45a503867e78
 *     1aad29e44c9915cc2909a11d38e5375c, of the board fc7d5b201030493cf2e46627ac06ce63
 *
 * A step ahead is one of this phase, of a later one, or of one that these lead back to.
 * Writes at most `room` bytes. Returns how many there are, at most INAROW_CANONICAL;
 * `symmetry`, if not NULL, is the one that the image is under: it takes points of the
 * position to points of the form. */
enum { INAROW_CANONICAL = 936 };
size_t inarow_canonical(const inarow_rules *rules, const inarow_position *position,
                        uint8_t *bytes, size_t room, int *symmetry);

/* The hash of the canonical form. */
inarow_hash128 inarow_key128(const inarow_rules *rules, const inarow_position *position,
                             int *symmetry);

/* A key of the stones and the colour that is next in turn order alone, which is equal
 * across rules of boards with the same grid, colours and symmetries: the hash of the
 * bytes 1 (the format), width and height of the grid, colours, turn, and of the points
 * as in the canonical form, but for those that are not stones. */
inarow_hash128 inarow_board_key128(const inarow_rules *rules,
                                   const inarow_position *position, int *symmetry);

#if defined(INAROW_EXPORT) && defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif
#endif
