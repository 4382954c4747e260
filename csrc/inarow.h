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

/* The version of the core at run time. With a shared library it may differ from
 * INAROW_VERSION. */
const char *inarow_version(void);

/* ---- Reasons -------------------------------------------------------------------- */

/* Why an action is refused, why a game ended, what a stone makes. Later versions may
 * use more of the numbers below INAROW_MOST_REASONS. */
typedef enum inarow_reason {
    INAROW_OK, /* no reason: the action is legal, the game goes on */

    /* What a stone makes, in the order in which inarow_judge checks it. */
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
    INAROW_REASON_NO_ACTION,  /* no player has a legal action: a draw under any rules */
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
    INAROW_REASON_NO_STONE,  /* no stone there that may be moved or removed */
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

/* A limit on the work of one thread's calls. Most calls take microseconds; on the
 * largest boards, under contrived rules, some take seconds: lists of moves, play-outs,
 * perft, proofs, maps. A host that must answer in time gives its thread a budget.
 *
 * A call spends steps; a step takes about as long as judging a stone, from nanoseconds
 * to microseconds. When no step is left, or `goes_on` returns false, the call stops.
 * Later calls stop at once until the host sets `is_spent` to false or removes the
 * budget.
 *
 * A stopped call leaves the position unchanged. inarow_check and inarow_play return
 * STOPPED, perft and maps false. Other results are then meaningless: check
 * inarow_is_spent. */
typedef struct inarow_budget {
    uint64_t work;               /* steps left; counted down */
    bool (*goes_on)(void *data); /* called every INAROW_LOOK steps; or NULL. It must
                                  * neither leave by longjmp nor call the core */
    void *data;                  /* for `goes_on` */
    bool is_spent;               /* true once a call was stopped; false at the start */
    uint32_t unseen; /* steps since the last call of `goes_on`; 0 at the start */
} inarow_budget;

enum { INAROW_LOOK = 1024 };

/* Use this budget for the calls of this thread from now on; NULL, as at the start: no
 * limit. It must stay in memory until it is replaced. Returns the previous one. */
inarow_budget *inarow_set_budget(inarow_budget *budget);

/* Has this thread's present budget stopped a call? */
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
 * unless the answer could break, by captures, every row that the stone made. A row
 * that has survived the answer takes precedence over everything that the answer did. */
enum { INAROW_AT_ONCE, INAROW_ANSWERED, INAROW_IF_BREAKABLE };

/* Which rows win, or lose, for a colour. The fours and threes of forbidden patterns
 * are one and two stones shorter. */
typedef struct inarow_win {
    uint8_t length; /* 0: none */
    bool exactly;   /* a longer row does not win, and does not complete a four */
    bool open;      /* a row of exactly this length does not win if other colours' stones
                     * block both ends; a longer row does */
    uint8_t survives; /* INAROW_AT_ONCE ... */
} inarow_win;

/* Which stones a move captures: rows of other colours' stones, of one colour or
 * several, between the new stone and another of its colour. A stone that moves in
 * between others is not captured (PENTE, P87 3). */
typedef struct inarow_capture {
    uint8_t lengths; /* bit n: rows of n stones, n from 1 to 3 */
    bool own;      /* if the new stone makes a row of such a length between two stones of
                    * one opponent, that opponent captures the row */
    uint16_t wins; /* a team wins with this many captured stones; 0: never. If `own`
                    * brings several teams to this number at once, the one with the
                    * most stones wins, unless there is a tie */
} inarow_capture;

/* The kinds of actions, in the order in which legal actions are listed. */
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
    INAROW_REMOVE,  /* remove the stone at point[0]; a column above it falls */
    INAROW_MOVE,    /* move an own stone from point[0] to point[1] */
    INAROW_ROLL,    /* roll two dice: number, other */
    INAROW_ROTATE,  /* turn the block whose lowest, leftmost point is point[0], with its
                     * stones, by a quarter: number is INAROW_LEFT or INAROW_RIGHT */
} inarow_verb;

/* Which way a block is turned: anticlockwise or clockwise. */
enum { INAROW_LEFT = 1, INAROW_RIGHT };

/* A square part of a flat board that can be turned: its lowest, leftmost point. */
typedef struct inarow_block {
    uint8_t x, y, side;
} inarow_block;

/* How a colour without stones left moves one to a vacant point, as bits: not at all,
 * or in any of these ways. All but ANYWHERE follow the directions of the board's
 * lines. */
enum {
    INAROW_STAY,
    INAROW_ADJACENT = 1, /* to the next point */
    INAROW_ANYWHERE = 2,
    INAROW_SLIDE = 4,  /* over vacant points, as far as the player likes */
    INAROW_TO_END = 8, /* over vacant points, until the edge, a hole or a stone */
    INAROW_JUMP = 16,  /* over a stone of any colour on the next point, to the point
                        * beyond; that stone stays */
    INAROW_ALL_MOVES = 31,
};

/* Who wins where the rules would make the game a draw: nobody; one colour; or the team
 * with the most stones on the board, the most rows on it, or the most captured stones,
 * unless there is a tie. A row that is longer than necessary counts once. */
enum {
    INAROW_DRAW,
    INAROW_WINS,
    INAROW_MOST_STONES,
    INAROW_MOST_ROWS,
    INAROW_MOST_TAKEN,
};

/* One kind of action that a phase of the opening allows. A phase is one step, or
 * several alternative steps in sequence with the same `phase`. */
typedef struct inarow_step {
    uint8_t phase;  /* 0, 1, 2 ..., in ascending order */
    uint8_t verb;   /* any but PASS, KEEP, MOVE and ROTATE. SWAP allows KEEP too; a ROLL
                     * that is a tie is repeated */
    uint8_t colour; /* of the stone; ANY: the actor chooses */
    uint8_t by_colour;       /* the actor holds this colour; or ANY */
    uint8_t by_seat;         /* the actor is this seat; or ANY. Both ANY: the holder of
                              * `colour`, or else the seat that did not place last */
    uint8_t within, outside; /* odd side of a central square; 0: no such limit */
    uint8_t cross; /* minimum distance from the centre for points on its row and column */
    uint64_t patterns;   /* bit n: the stones may form spec.pattern[n] afterwards; bits
                          * without a pattern are ignored; 0: no such limit */
    uint8_t least, most; /* DECLARE: range. OFFER: number of points; 0, 0: as declared.
                          * TAKE: number of stones. PLAY: most stones of the colour on
                          * the board afterwards, 0: any. REMOVE: among how many of the
                          * last stones */
    bool majority;   /* PLAY: the colour with more stones becomes the first one, so the
                      * two may change places */
    uint8_t to_move; /* PLAY: colour to move next, from 1; 0: in turn order */
    bool distinct;   /* OFFER: no two points may be images of each other under a symmetry
                      * of the position */
    bool pass;       /* the actor may pass instead */
    uint8_t next;    /* phase that follows (after KEEP always this one + 1) */
    uint8_t pass_next; /* phase that follows a pass; 0: the same one */
} inarow_step;

/* An opening pattern: stones, relative to the centre of a board with odd sides. */
typedef struct inarow_pattern {
    uint8_t stones;
    int8_t x[INAROW_PATTERN_STONES], y[INAROW_PATTERN_STONES];
    uint8_t colour[INAROW_PATTERN_STONES];
} inarow_pattern;

/* Stones of one colour that win, or lose, for the player that completes them: anywhere
 * on the board, and in all images under the board's symmetries. x, y and z are offsets
 * to the right, up and to higher layers, from any origin. */
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
    int layers; /* 0, 1: a flat board; otherwise this many layers of these sides: point
                 * (x, y) of layer z, from 0, is INAROW_POINT(x + z * width, y) of the
                 * grid */
    inarow_set holes; /* points of the grid that are not on the board */
    bool neutral;     /* there are stones that belong to nobody, with the number `colours`
                       * as their colour. They have no turn, are never captured or moved,
                       * are not part of rows, and block other stones */
    uint8_t directions; /* bits ALONG_ROW ...: of a flat board's lines; 0: all of them. A
                         * board of layers has all thirteen */
    uint8_t joined; /* ALONG_ROW: the left and right edges are joined, so that rows and
                     * diagonals continue across them; ALONG_COLUMN: the top and bottom
                     * edges. A row is never longer than its line. Such a board is
                     * flat, with rows of at most INAROW_JOINED_ROW stones */
    inarow_set start[INAROW_COLOURS + 1]; /* stones on the board before the first
                                           * action, by colour; they count against the
                                           * supply */
    inarow_win win[INAROW_COLOURS];
    /* Patterns among OVERLINE, DOUBLE_FOUR, DOUBLE_THREE, OPEN_ROWS and OPEN_ROW (RIF
     * 9.2, BEAD 8 and 9). forbid: those forbidden to each colour. refuse: those whose
     * moves are refused; moves with the others lose. */
    inarow_reasons forbid[INAROW_COLOURS], refuse;
    bool unless_four; /* a double-three is allowed if the stone also makes a four */
    /* Forbidden patterns that a move may make if it captures opponents' stones; if it
     * wins by these captures; if they break an opponent's row that awaits the answer. */
    inarow_reasons unless_captures, unless_wins, unless_breaks;
    bool unless_defence; /* a double-three is also allowed if it blocks a winning row,
                          * or a straight four, of the opponent; for two colours, both
                          * with rows */
    bool counts_threes_twice; /* RIF 9.3 (a) and (b) as printed: count threes by straight
                               * fours that make no overline or double-four, and again by
                               * those that make no forbidden double-three. If false, a
                               * straight four must pass both (reading 1) */
    bool five_makes_three;    /* a point that makes a five still makes a three */
    uint32_t open_rows;       /* bit n: rows of n stones, for OPEN_ROW and OPEN_ROWS */
    inarow_win lose[INAROW_COLOURS]; /* rows that lose, unless the stone makes a
                                      * winning row */
    uint8_t team[INAROW_COLOURS];    /* team of each colour, from 1; 0: on its own */
    bool gravity; /* a stone rests on another stone or on the bottom, in its column or
                   * at its point of the layers below; it falls past holes */
    inarow_capture capture;
    uint16_t supply[INAROW_COLOURS]; /* stones of each colour; 0: as many as needed */
    uint8_t shared; /* 0: each player places stones of the colour to move. n: every
                     * player may place stones of any of the first n colours, which
                     * belong to nobody. Rows and shapes of one colour then win or lose
                     * by the rules for the player who makes them; if none of these
                     * wins, by those for the next player for whom they win */
    uint8_t first_turn, each_turn; /* stones in a turn; 0 is 1 */
    bool pass;                     /* a player may pass after the opening */
    bool pop;     /* a player may remove an own stone from the bottom row */
    uint8_t move; /* bits ADJACENT ...: how a colour moves when it has no stones left */
    int blocks;   /* number of blocks. After placing or moving the stones of a turn, the
                   * player turns one of them, unless the stones have won */
    inarow_block block[INAROW_BLOCKS];
    bool draw_both_rows; /* if turning a block or popping a stone makes winning rows of
                          * several teams, the game is drawn instead of won by the
                          * mover */
    bool draw_full_board, draw_two_passes, draw_supply;
    uint16_t draw_moves; /* the game is drawn after this many moves; 0: never */
    uint8_t at_end; /* INAROW_DRAW ...: who wins where the rules would make the game a
                     * draw */
    uint8_t at_end_colour; /* INAROW_WINS: the winner */
    inarow_win at_end_row; /* INAROW_MOST_ROWS: which rows; no `survives` */
    bool host_decides;     /* the host may also decide that a player wins */
    uint64_t host_rules;   /* a number that identifies the host's own rules (hooks),
                            * which may depend on everything in a position; 0: there are
                            * none */
    int steps, patterns, shapes;
    inarow_step step[INAROW_STEPS];
    inarow_pattern pattern[INAROW_PATTERNS];
    inarow_shape shape[INAROW_SHAPES];
} inarow_spec;

typedef struct inarow_rules inarow_rules;

/* An error in a spec: field and fault in English, and the fault's code. */
typedef struct inarow_error {
    const char *key, *message;
    int step; /* number of the faulty step, with whose field the message begins; or -1 */
    const char *code;
} inarow_error;

/* Size of compiled rules in bytes, the same for all rules. */
size_t inarow_rules_size(void);

/* Check a spec and compile it into inarow_rules_size() bytes of the caller's. Returns
 * false if the spec is meaningless; then `error` gives the reason, and `rules` must
 * not be used. Reasons: numbers beyond their limits; rows longer than the board or the
 * supply; a double-three where one stone is a three; a cross or square beyond the
 * board; all colours on one team; an opening that cannot end, or with a step before
 * the choice, offer or number that it needs. */
bool inarow_compile(const inarow_spec *spec, inarow_rules *rules, inarow_error *error);

/* The spec that the rules were compiled from. */
const inarow_spec *inarow_spec_of(const inarow_rules *rules);

/* ---- Positions ------------------------------------------------------------------ */

typedef struct inarow_position inarow_position;

/* Size of each position under these rules, in bytes. */
size_t inarow_position_size(const inarow_rules *rules);

/* Make the board before the first action: empty but for spec.start. */
void inarow_start(const inarow_rules *rules, inarow_position *position);

/* Before the first action: give this seat the first colour, the next seats the others. */
void inarow_begin(const inarow_rules *rules, inarow_position *position, uint8_t seat);

/* Set up a position after the opening: seat n holds colour n, and `turn` is to move.
 * The grid is w = spec.width * layers wide; cells[y * w + x] is a colour, `colours`
 * for a neutral stone, or ANY for vacant, and is ignored in holes. Rows on the board
 * do not decide the game. Returns NOWHERE on success. With gravity it may return a
 * floating stone; then the position must not be used. */
inarow_point inarow_setup(const inarow_rules *rules, inarow_position *position,
                          const uint8_t *cells, uint8_t turn);

/* The colour at a point, `colours` for a neutral stone, or ANY if it is vacant. */
uint8_t inarow_at(const inarow_rules *rules, const inarow_position *position,
                  inarow_point point);

/* Copy into a set all stones of a colour, the neutral ones, or for ANY the vacant
 * points. This takes nanoseconds: for programs that read whole boards, such as planes
 * for training. */
void inarow_stones(const inarow_rules *rules, const inarow_position *position,
                   uint8_t colour, inarow_set *stones);

/* Is (x, y) of the grid on the board? x and y may be any integers. */
bool inarow_on_board(const inarow_rules *rules, int x, int y);

/* Who is to act, and how. */
typedef struct inarow_turn {
    uint8_t seat;         /* seat to act */
    uint8_t colour;       /* PLAY: colour of the stone; else the colour that the actor
                           * holds, or ANY */
    uint8_t step;         /* first step of the phase; spec.steps after the opening */
    uint8_t alternatives; /* number of steps of the phase; 0 after the opening */
    uint8_t least, most;  /* range of points in an offer, or of the number declared, if
                           * the phase allows one; for an offer if it allows both */
} inarow_turn;

/* Who is to act; in a phase with alternatives, the actor of the first one. */
inarow_turn inarow_to_act(const inarow_rules *rules, const inarow_position *position);

/* The part of a position other than its stones. */
typedef struct inarow_state {
    uint32_t moves;    /* stones placed, picked, moved or popped from the bottom row, and
                        * passes, including the opening's */
    inarow_point last; /* the stone placed last, or NOWHERE */
    uint16_t vacant;   /* number of vacant points */
    uint8_t phase;     /* of the opening; the number of phases once it is over */
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

/* Opponents' stones that the colour's team has captured. */
uint16_t inarow_taken(const inarow_rules *rules, const inarow_position *position,
                      uint8_t colour);

/* For a position set up: set how many of them the colour itself has captured. With two
 * colours, the other colour's supply is reduced by these stones. */
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

/* The data needed to take an action back. */
typedef struct inarow_undo {
    inarow_point stone;  /* point that a stone was placed on or moved to, or NOWHERE */
    inarow_point left;   /* point that a stone was moved or removed from, or NOWHERE */
    uint8_t colour;      /* of that stone */
    uint8_t captured;    /* stones in `capture` */
    bool lifted;         /* whether they have been lifted */
    bool offers;         /* an OFFER: `offered` holds the previous points */
    uint8_t block;       /* number of the block that was turned, from 1; or 0 */
    uint8_t direction;   /* INAROW_LEFT or INAROW_RIGHT */
    inarow_state before; /* the action */
    union {
        inarow_captured capture[INAROW_CAPTURED];
        inarow_point offered[INAROW_OFFERS];
    };
} inarow_undo;

/* The full effects of an action. For going back later, `undo` is sufficient. */
typedef struct inarow_facts {
    inarow_undo undo;
    uint8_t mover; /* colour of the player; with shared stones not that of the stone */
    uint8_t ahead; /* colour that wins where the game would be a draw (at_end); or ANY */
    uint8_t rival; /* another colour whose row wins now because it survived the answer
                    * or fell into place; or ANY */
    bool rival_stood;     /* it survived: it takes precedence over everything else */
    bool rivals;          /* winning rows of several other teams fell into place */
    bool breakable;       /* the answer could break the row made (IF_BREAKABLE) */
    bool exhausted;       /* no colour has stones left */
    inarow_action action; /* as carried out: seat, colour and place filled in */
    bool full;            /* no point is vacant, and the next colour cannot pop */
    bool stuck;           /* the next player has no legal action, not even a pass */
    bool goes_on;         /* a block must still be turned, before any draw */
    uint32_t moves;       /* moves of the game, including this one */
    inarow_point made_at, rival_at; /* a stone of the row that was made; of the rival's
                                     * row */
    inarow_reasons exempted;        /* patterns made, but allowed (unless_captures ...) */
    inarow_reasons made; /* forbidden patterns only if they are forbidden to the colour */
    inarow_reasons rival_made;      /* by the row of `rival` */
    uint16_t taken[INAROW_COLOURS]; /* stones taken by each colour, once lifted */
    uint8_t passes;                 /* passes in a row, including this one */
} inarow_facts;

/* The action of placing a stone at a point, by whoever is to act. */
inarow_action inarow_play_at(inarow_point point);

/* Would the action be legal? INAROW_OK or the reason why not. */
inarow_reason inarow_check(const inarow_rules *rules, const inarow_position *position,
                           const inarow_action *action);

/* Check an action and carry it out. A refusal changes nothing. After STOPPED, `facts`
 * must not be used. */
inarow_reason inarow_play(const inarow_rules *rules, inarow_position *position,
                          const inarow_action *action, inarow_facts *facts);

/* Lift the stones that the last action captured, if any. Players at a table may leave
 * them on the board; if captures count at once, lift before inarow_judge. If the
 * budget stops this call, the stones are lifted, but `facts` can only be used to take
 * the action back. */
void inarow_lift(const inarow_rules *rules, inarow_position *position,
                 inarow_facts *facts);

/* Take the last action back, lifted or not. */
void inarow_take_back(const inarow_rules *rules, inarow_position *position,
                      const inarow_undo *undo);

/* List the legal actions by verb, column and row; an offer is listed once for each
 * point that it may hold. Writes at most `room` of them. Returns their number. */
size_t inarow_legal(const inarow_rules *rules, const inarow_position *position,
                    inarow_action *actions, size_t room);

/* Call `take` with `data` and each legal action, in the order of inarow_legal. `take`
 * may leave by longjmp; it must not change the position. */
void inarow_each_legal(const inarow_rules *rules, const inarow_position *position,
                       void (*take)(void *data, const inarow_action *action), void *data);

/* ---- The outcome ---------------------------------------------------------------- */

typedef enum inarow_status { INAROW_PLAYING, INAROW_WON, INAROW_DRAWN } inarow_status;

typedef struct inarow_outcome {
    uint8_t status;  /* inarow_status */
    uint8_t colour;  /* the winner's; for a team its first colour in turn order; or ANY */
    uint16_t reason; /* inarow_reason */
} inarow_outcome;

/* The outcome if the arbiter rules at once. It checks in this order: a row that has
 * survived the answer; a five (RIF 9.1); a shape that wins; a forbidden pattern (RIF
 * 9.2); enough captures; a rival's row or shape; a row or shape that loses; the draws. */
inarow_outcome inarow_judge(const inarow_rules *rules, const inarow_facts *facts);

/* If wins must be claimed (RIF 9.6): all claims that the action allows, as
 * inarow_judge would rule on each and in its order: one claim for each reason, and one
 * for the captures of each team. Writes at most INAROW_CLAIMS. Returns their number. */
enum { INAROW_CLAIMS = +INAROW_MOST_REASONS + INAROW_COLOURS }; /* +: an int, for C++20 */
int inarow_claims(const inarow_rules *rules, const inarow_facts *facts,
                  inarow_outcome *claims);

/* The end that an action causes if nobody has won: DRAWN, or WON by at_end; or
 * PLAYING. */
inarow_outcome inarow_draw(const inarow_rules *rules, const inarow_facts *facts);

/* ---- Counting and playing out --------------------------------------------------- */

/* Sequences of a number of actions, and those that ended the game there, by reason.
 * Passes are left out; an offer counts as a set of points. */
typedef struct inarow_perft {
    uint64_t sequences, ended[INAROW_MOST_REASONS];
} inarow_perft;

enum { INAROW_MOST_OFFERS = 100000000 }; /* most offers listed, in all plies together */

/* Count into plies[0 .. depth - 1], depth from 0; the position is left unchanged.
 * `report`, if not NULL, is called now and then with `data` and the fraction done,
 * from 0 to 1; counting stops if it returns false. It must not leave by longjmp.
 * Returns false if `report` or the budget stopped the count, if there are too many
 * offers to list, or if malloc fails; `plies` is then meaningless. */
bool inarow_perft_run(const inarow_rules *rules, inarow_position *position, int depth,
                      inarow_perft *plies, bool (*report)(void *data, double part),
                      void *data);

/* Are there few enough offers to count to this depth? `plies` is scratch space for
 * depth entries. */
bool inarow_perft_lists(const inarow_rules *rules, inarow_position *position, int depth,
                        inarow_perft *plies);

/* Play the position to its outcome with random actions: all legal ones except passes
 * are equally likely. A play-out ends unfinished after four plies per point, at a
 * stone that is too deep, or when the budget is spent. The same seed gives the same
 * game everywhere; the seed is advanced. Returns the number of plies. */
int inarow_playout(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                   inarow_outcome *outcome);

/* How games ended. */
typedef struct inarow_tally {
    uint64_t plies;               /* of all games */
    uint64_t won[INAROW_COLOURS]; /* by each colour of the rules, even if it changed
                                   * places with the other one in the opening */
    uint64_t drawn, unfinished;
} inarow_tally;

/* Play games out from the start and count the outcomes of those that end before the
 * budget is spent. `position` is scratch space. */
void inarow_playouts(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                     uint64_t games, inarow_tally *tally);

/* The next random number of a play-out, from 0 to n - 1, for a host's own play-outs. */
uint32_t inarow_random(uint64_t *seed, uint32_t n);

/* ---- Forbidden points ----------------------------------------------------------- */

/* On contrived boards, threes may depend on each other so deeply that a decision would
 * take too long. So the core limits the searches for threes: 5000 for a stone (the
 * worst known renju positions need less than a hundred), 100 for a stone that is
 * moved, 250000 for a proof. A stone that needs more is TOO_DEEP: inarow_makes reports
 * this instead of DOUBLE_THREE, maps leave the point out and return false, and the
 * stone is refused and not listed as legal. The limit counts work, so it is the same
 * on every machine. */

/* What a stone of the colour makes at a point, vacant or holding that stone: FIVE and
 * OVERLINE; DOUBLE_FOUR, DOUBLE_THREE, OPEN_ROWS and OPEN_ROW if they are forbidden to
 * the colour; SHAPE, LOSING_ROW and LOSING_SHAPE; or TOO_DEEP. With a winning row only
 * FIVE and OVERLINE are reported, because it is never forbidden (RIF 9.1). */
inarow_reasons inarow_makes(const inarow_rules *rules, const inarow_position *position,
                            uint8_t colour, inarow_point point);

/* As inarow_makes, for a stone that moves from `from`, the point of an own stone. For a
 * stone that is placed, `from` is NOWHERE. */
inarow_reasons inarow_makes_moved(const inarow_rules *rules,
                                  const inarow_position *position, uint8_t colour,
                                  inarow_point from, inarow_point point);

/* The reasons that are forbidden to the colour; none if one of them wins. */
inarow_reasons inarow_forbids(const inarow_rules *rules, uint8_t colour,
                              inarow_reasons makes);

/* The first shape from number `first` on, from 0, that the colour has completed with
 * its stone at `point`, even if that stone is not on the board yet. Returns its number
 * and writes its spec.shape[].stones points; or returns -1. */
int inarow_shape_of(const inarow_rules *rules, const inarow_position *position,
                    uint8_t colour, inarow_point point, int first, inarow_point *points);

/* What a stone captures when it is placed on a vacant point, or moved there from
 * `from`. */
typedef struct inarow_effect {
    int captured; /* stones in `capture` */
    inarow_captured capture[INAROW_CAPTURED];
    bool takes, wins, breaks; /* as for spec.unless_captures, unless_wins,
                               * unless_breaks */
} inarow_effect;

inarow_effect inarow_effect_of(const inarow_rules *rules, const inarow_position *position,
                               uint8_t colour, inarow_point from, inarow_point point);

/* The patterns made by a stone, as for inarow_makes_moved, that are forbidden to the
 * colour and not allowed by an exception. */
inarow_reasons inarow_fouls(const inarow_rules *rules, const inarow_position *position,
                            uint8_t colour, inarow_point from, inarow_point point);

/* The forbidden patterns, as for inarow_fouls, of the stone that an action places or
 * moves, or of the stones that it offers. Fills in their colour and place. None if the
 * action is refused. */
inarow_reasons inarow_fouls_of(const inarow_rules *rules, const inarow_position *position,
                               inarow_action *action);

/* Host rules allow patterns that the last action made, so that it no longer loses by
 * them. Patterns that may be allowed must not be in spec.refuse: the host calls
 * inarow_fouls_of before the action, and refuses it itself. Call inarow_judge after
 * this. */
void inarow_allow(inarow_facts *facts, inarow_reasons patterns);

/* All vacant points that are forbidden to the colour (RIF 9.2, 9.3). Returns false if
 * a point is TOO_DEEP; such points are left out. */
bool inarow_forbidden(const inarow_rules *rules, const inarow_position *position,
                      uint8_t colour, inarow_set *forbidden);

/* All vacant points that are forbidden to the colour, as for inarow_forbidden, from
 * two sets: the stones of the colour, and all other stones. */
bool inarow_forbidden_map(const inarow_rules *rules, uint8_t colour,
                          const inarow_set *own, const inarow_set *others,
                          inarow_set *forbidden);

/* ---- Proof ---------------------------------------------------------------------- */

/* The halves of RIF 9.3, as bits: (a) a straight four makes no overline or
 * double-four, (b) it makes no forbidden double-three. They differ only under rules
 * that count threes twice. */
enum { INAROW_BY_FOURS = 1, INAROW_BY_THREES = 2 };

/* A row that a stone makes, or one step of a proof. */
typedef struct inarow_node {
    enum inarow_claim {
        INAROW_NODE_STONE,    /* a hypothetical stone at `point`, and in `decides` what it
                               * shows. Below a three, where it makes a straight four: the
                               * four, and the points `five` that complete it */
        INAROW_NODE_FIVE,     /* a row that wins */
        INAROW_NODE_OVERLINE, /* a row that is too long */
        INAROW_NODE_OPEN_ROW, /* a row of spec.open_rows, open at both ends */
        INAROW_NODE_LOSING_ROW, /* a row of spec.lose */
        INAROW_NODE_SHAPE,      /* spec.shape[line], which wins or loses */
        INAROW_NODE_FOUR,  /* a four, completed at `point`. `counts`: it is the reason
                            * why a double-three is allowed (spec.unless_four) */
        INAROW_NODE_THREE, /* a row that a stone could make a straight four. `counts`:
                            * it is a three by RIF 9.3, and a point below shows why;
                            * if not, all such points show why not */
        INAROW_NODE_LAST_THREE, /* of an allowed stone: the only row that may be a
                                 * three */
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

/* Receives each node, parents before children. Return false to stop. */
typedef bool inarow_visitor(const inarow_node *node, void *data);

/* Visit all rows and shapes that a stone of the colour makes at a point, vacant or
 * holding that stone: nodes from FIVE to THREE, each at depth 0. Returns false if the
 * visitor stopped, or if the stone is TOO_DEEP. */
bool inarow_rows(const inarow_rules *rules, const inarow_position *position,
                 uint8_t colour, inarow_point point, inarow_visitor *visit, void *data);

/* Visit the proof for such a stone. The root is the stone. Below it are the rows that
 * show that it wins, loses or is forbidden: a row, two fours, two threes that count. For
 * an allowed stone they are its fours, and all but one of the rows that could be threes,
 * each with the reason why it is not a three, at each of its points.
 *
 * The proof has the fewest nodes possible. On contrived boards, where finding it would
 * take more than 25000 searches, it is the first proof found and may be large; the
 * visitor may stop. Returns false if the walk ended early because the visitor stopped or
 * the proof takes too long; the nodes visited so far are true. A stone that is TOO_DEEP
 * has no nodes. */
bool inarow_prove(const inarow_rules *rules, const inarow_position *position,
                  uint8_t colour, inarow_point point, inarow_visitor *visit, void *data);

/* A stone for a proof: it comes from `from`, or NOWHERE, and the host allows it some
 * patterns (inarow_allow). */
typedef struct inarow_proved {
    uint8_t colour;
    inarow_point from, point;
    inarow_reasons allowed;
} inarow_proved;

/* As inarow_prove, for such a stone. If an exception or the host allows everything
 * forbidden that the stone makes, and nothing else decides, the root's `decides` is
 * the first of the allowed patterns. */
bool inarow_prove_stone(const inarow_rules *rules, const inarow_position *position,
                        const inarow_proved *proved, inarow_visitor *visit, void *data);

/* ---- Symmetry ------------------------------------------------------------------- */

/* Number of symmetries of the board, with its directions and gravity: a square has 8,
 * another rectangle 4, one with gravity 2, a hexagon 12, a cube 48. */
int inarow_symmetry_count(const inarow_rules *rules);

/* The image of a point under a symmetry, numbered from 0, the identity. On rectangles,
 * bit 0 mirrors columns, bit 1 rows, and bit 2 then exchanges columns and rows. */
inarow_point inarow_image(const inarow_rules *rules, int symmetry, inarow_point point);

/* Bit s is set if symmetry s maps the stones of the position to themselves. */
uint64_t inarow_symmetries(const inarow_rules *rules, const inarow_position *position);

/* The number of the opening pattern that the stones form under some symmetry, or -1. */
int inarow_pattern_of(const inarow_rules *rules, const inarow_position *position);

/* ---- Keys ----------------------------------------------------------------------- */

/* A hash of 128 bits. In text, word[0] comes before word[1], each as 16 digits. */
typedef struct inarow_hash128 {
    uint64_t word[2];
} inarow_hash128;

/* SipHash-2-4 of 128 bits with the key 0, the same on every machine: for no bytes it is
 * 7de0a38047d74950 f4f2ced447ab0242. */
inarow_hash128 inarow_hash(const void *bytes, size_t count);

/* Two positions under the same rules are equal if, up to a symmetry, the same actions are
 * possible in both and lead to the same ends. Facts outside of a position do not count:
 * clocks, claims, offers of a draw, and whether the game is over.
 *
 * The canonical form consists, in this order, of numbers with the highest byte first:
 *
 *     1 byte   format, now 1: this description does not change within a format
 *     8        hash of the rules: word[0] of the hash of their spec
 *     1 each   phase; turn; left, at least 1; passes; declared; mover; offers;
 *              exchanged; standing_colour
 *     4        moves
 *     5 each   for each colour: holder, 1; supply, 2; taken, 2
 *     rows     stones of each colour, and the neutral ones: for each row of the grid,
 *              from the bottom, the bits of its columns, in the fewest bytes that hold
 *              them
 *     2 each   the offered points, in ascending order; standing; last; recent
 *
 * Points are those of the image under the symmetry that makes the bytes from the stones
 * on the smallest; if there are several, the first. During an opening only symmetries
 * that map its regions to themselves count, and with host_rules only the identity,
 * because a hook may look at single points. Values that can no longer matter are 0, or
 * NOWHERE:
 *
 *     phase, turn, left, holder, exchanged, supply: always kept; left is 0 if a block
 *                      must be turned
 *     moves            kept with draw_moves or host_rules
 *     last             kept with host_rules; otherwise only an undo needs it
 *     vacant           dropped: it follows from the stones
 *     mover            kept while a step ahead is for the seat that did not place last
 *     passes           kept with draw_two_passes: otherwise they never end the game
 *     declared         kept while a step ahead offers as many points as declared
 *     offers           kept, as a set, while a step ahead picks one of them
 *     recent           kept are the stones that a step ahead may remove, whatever is
 *                      placed before it; as a set if that is the next step
 *     standing         kept; with its colour if there is one
 *     taken            kept with host_rules; otherwise, with capture.wins or MOST_TAKEN,
 *                      for each colour the number that its team took together
 *
 * The hash of the rules covers numbers of 8 bytes, the lowest byte first: width, height,
 * colours, layers, directions, refuse, unless_four, unless_defence, counts_threes_twice,
 * five_makes_three, open_rows; gravity, capture.lengths, own and wins, first_turn,
 * each_turn, pass, pop, move; draw_full_board, draw_two_passes, draw_supply, draw_moves,
 * host_decides, host_rules, steps, patterns, shapes; each row of holes up to the height;
 * for each colour win, lose (each length, exactly, open, survives as one number's bytes),
 * forbid, team, supply; for each step phase, verb, colour, by_colour, by_seat, within,
 * outside, cross, least, most, majority, to_move, distinct, pass, next, pass_next,
 * patterns; for each pattern the number of stones, and for each stone the bytes x, y,
 * colour; for each shape the bytes stones, colours, loses, and for each stone x, y, z.
 * Then, only if they are not 0: neutral; 256 + shared; 512 + at_end, at_end_colour and
 * at_end_row; 1280 and the three exceptions, if there are any; 768, if draw_both_rows;
 * for each block the bytes side, y, x, 4; 1280 + joined; and each row of `start` up to
 * the height, for each colour and the neutral stones, if there are any.
 *
 * With a spec of 15x15 points, two colours, rows of five for both and draw_full_board,
 * the hash of the rules is 792d7b8fabbce69a, and keys are, at the start, after h8, and
 * after i8 next:
 *
 *     ac6a15b758850cdab8cf96b6a734baf3, of the board 53b8a6b5c4d8e49be97624956d487774
 *     d99d9e25074ca1ed215d4b7bfc8471ca, of the board 912ccee0330a955f53ec45a503867e78
 *     1aad29e44c9915cc2909a11d38e5375c, of the board fc7d5b201030493cf2e46627ac06ce63
 *
 * A step ahead is one of this phase, of a later one, or of one to which these lead back.
 * Writes at most `room` bytes. Returns their number, at most INAROW_CANONICAL. Sets
 * `symmetry`, if not NULL, to the symmetry of the image: it maps points of the position
 * to points of the form. */
enum { INAROW_CANONICAL = 936 };
size_t inarow_canonical(const inarow_rules *rules, const inarow_position *position,
                        uint8_t *bytes, size_t room, int *symmetry);

/* The hash of the canonical form. */
inarow_hash128 inarow_key128(const inarow_rules *rules, const inarow_position *position,
                             int *symmetry);

/* A key that depends only on the stones and the colour that is next in turn order. It is
 * equal under different rules if the boards have the same grid, colours and symmetries:
 * the hash of the bytes 1 (the format), width and height of the grid, colours, turn, and
 * of the stones as in the canonical form. */
inarow_hash128 inarow_board_key128(const inarow_rules *rules,
                                   const inarow_position *position, int *symmetry);

#if defined(INAROW_EXPORT) && defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif
#endif
