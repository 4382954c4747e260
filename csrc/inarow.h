/*
 * inarow.h - the core of inarow, the rules arbiter of the n-in-a-row family.
 *
 * This header is the manual. The core knows boards, rows, forbidden patterns and the
 * phases of an opening. It decides which actions are legal, and reports the effects of an
 * action. It knows no game by name: the host describes each rule set as data.
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
 * Memory. The core does no input or output and reads no clock. Only perft allocates
 * memory. Compiled rules are read-only: any number of positions and threads may share
 * them. The caller provides inarow_position_size() bytes for a position, aligned for
 * uint32_t. A position contains no pointers and may be copied with memcpy.
 *
 * Arguments. The core checks actions and specs, which may hold any values (each bool must
 * be true or false). It trusts all other arguments. Unless a function says otherwise, a
 * colour is a number from 0 to spec.colours - 1, and a point lies on the board.
 *
 * Time. Every call ends, and a budget can stop it earlier (see Budgets). A game can go on
 * for ever through passes or stones that move; a play-out then stops. The time of perft
 * grows with the number of sequences. The recursion of RIF 9.3 is bounded (see Forbidden
 * points).
 *
 * Stack, in an optimized build for a 64-bit machine. Most calls take at most 10 KB.
 * Compiling, maps and opening patterns take 25 KB, a play-out 60 KB, and perft 1 KB
 * more per ply. Lists of stones that move take up to 1 MB. Double-threes take 0.7 KB
 * per hypothetical stone, at most 450 KB. Proofs take 1.2 KB per hypothetical stone,
 * at most 800 KB.
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

/* ---- Version ----------------------------------------------------------------------- */

/* The version of this header: major.minor.patch. The Makefile, the Lua module and the
 * program read the version from this line. */
#define INAROW_VERSION "0.2.0"

/* The version of the core at run time. It may differ from INAROW_VERSION if the core
 * is a shared library. */
const char *inarow_version(void);

/* ---- Reasons ----------------------------------------------------------------------- */

/* The reasons why an action is refused or a game ends, and the patterns that a stone
 * makes. Later versions may use more of the numbers below INAROW_MOST_REASONS. */
typedef enum inarow_reason {
    INAROW_OK, /* no reason: the action is legal, or the game goes on */

    /* Patterns that a stone makes, in the order in which inarow_judge checks them. */
    INAROW_REASON_TOO_DEEP = 1, /* a stone that remains undecided, or its refusal: see
                                 * Forbidden points */
    INAROW_REASON_FIVE,         /* an unbroken row of exactly the winning length */
    INAROW_REASON_OVERLINE,     /* a row that is longer than a winning row */
    INAROW_REASON_SHAPE,        /* a shape of spec.shape that wins */
    INAROW_REASON_DOUBLE_FOUR,  /* several fours that meet in the stone (RIF 3) */
    INAROW_REASON_DOUBLE_THREE, /* a double-three that is not allowed (RIF 3 and 9.3) */
    INAROW_REASON_OPEN_ROWS,    /* open rows of different lengths at once (BEAD 9) */
    INAROW_REASON_OPEN_ROW,     /* a row of a length in spec.open_rows that no other
                                 * colour's stone blocks at either end (BEAD 8) */
    INAROW_REASON_LOSING_ROW,   /* an unbroken row that loses by spec.lose */
    INAROW_REASON_LOSING_SHAPE, /* a shape of spec.shape that loses */

    /* Other reasons why a game ends. */
    INAROW_REASON_CAPTURES = 16, /* a team took capture.wins stones */
    INAROW_REASON_SUPPLY,        /* no colour has stones left */
    INAROW_REASON_FULL_BOARD,
    INAROW_REASON_TWO_PASSES, /* as many passes in a row as there are colours */
    INAROW_REASON_NO_ACTION,  /* no player has a legal action: a draw under any rules */
    INAROW_REASON_MOVE_LIMIT, /* the number of moves has reached spec.draw_moves */
    INAROW_REASON_BOTH_ROWS,  /* several teams have winning rows (spec.draw_both_rows) */

    /* Refusals. */
    INAROW_REASON_OCCUPIED = 32,
    INAROW_REASON_OFF_BOARD,
    INAROW_REASON_OUTSIDE_REGION,
    INAROW_REASON_SYMMETRIC_OFFER,
    INAROW_REASON_DUPLICATE_OFFER,
    INAROW_REASON_WRONG_COUNT,
    INAROW_REASON_PASS_NOT_ALLOWED,
    INAROW_REASON_FORBIDDEN, /* the stone makes a pattern in spec.refuse */
    INAROW_REASON_NOT_YOUR_TURN,
    INAROW_REASON_NOT_NOW,
    INAROW_REASON_NO_OFFER,
    INAROW_REASON_BAD_ACTION,
    INAROW_REASON_UNSUPPORTED, /* the point is in the air, on a board with gravity */
    INAROW_REASON_COLUMN_FULL,
    INAROW_REASON_NO_SUPPLY, /* the colour has no stones left */
    INAROW_REASON_NO_STONE,  /* the point has no stone that may be moved or removed */
    INAROW_REASON_STOPPED,   /* the budget is spent: the action may or may not be legal */
} inarow_reason;

enum { INAROW_MOST_REASONS = 64 };

/* A set of reasons: bit n stands for reason n. */
typedef uint64_t inarow_reasons;
#define INAROW_BIT(name) ((inarow_reasons)1 << INAROW_REASON_##name)

/* The name of a reason in JSON, such as "double-three". It is NULL if no reason has
 * this number. */
const char *inarow_reason_name(inarow_reason reason);

/* The reason in a set with the lowest number, or INAROW_OK if the set is empty. */
inarow_reason inarow_first_reason(inarow_reasons reasons);

/* ---- Budgets ----------------------------------------------------------------------- */

/* A limit on the work of one thread's calls. Most calls take microseconds. Under
 * contrived rules on the largest boards, lists of moves, play-outs, perft, proofs and
 * maps can take seconds. A host that must answer in time gives its thread a budget.
 *
 * A call spends steps. A step takes from nanoseconds to microseconds, about as long as
 * judging a stone. The call stops when no step is left, or when `goes_on` returns
 * false. Later calls stop at once until the host sets `is_spent` to false or removes
 * the budget.
 *
 * A stopped call leaves the position unchanged. inarow_check and inarow_play then
 * return STOPPED, and perft and maps return false. All other results are meaningless,
 * so check inarow_is_spent. */
typedef struct inarow_budget {
    uint64_t work;               /* number of steps left, which calls count down */
    bool (*goes_on)(void *data); /* NULL, or called every INAROW_LOOK steps. The
                                  * function must neither leave by longjmp nor call the
                                  * core */
    void *data;                  /* argument for `goes_on` */
    bool is_spent;   /* false at the start; true after the budget has stopped a call */
    uint32_t unseen; /* number of steps since the last call of `goes_on`; 0 at the
                      * start */
} inarow_budget;

enum { INAROW_LOOK = 1024 };

/* Sets the budget for later calls of this thread. NULL removes the limit. A thread
 * starts without a limit. The budget must stay in memory until it is replaced. Returns
 * the previous budget. */
inarow_budget *inarow_set_budget(inarow_budget *budget);

/* Returns true if the current budget of this thread has stopped a call. */
bool inarow_is_spent(void);

/* ---- Points and sets of points ----------------------------------------------------- */

enum {
    INAROW_SIDE = 26,          /* longest side of a board; the shortest side is 1 */
    INAROW_COLOURS = 6,        /* most colours */
    INAROW_OFFERS = 32,        /* most points in one offer */
    INAROW_STEPS = 64,         /* most steps of an opening, including alternatives */
    INAROW_PATTERNS = 64,      /* most opening patterns */
    INAROW_PATTERN_STONES = 8, /* most stones in an opening pattern */
    INAROW_RECENT = 4,         /* number of recent stones that an opening remembers */
    INAROW_LAYERS =
        8, /* most layers of a board, and the longest side of a board of layers */
    INAROW_DIRECTIONS = 13,   /* most directions of lines (on a board of layers) */
    INAROW_SYMMETRIES = 48,   /* most symmetries of a board (those of a cube) */
    INAROW_SHAPES = 16,       /* most shapes that win or lose */
    INAROW_SHAPE_STONES = 16, /* most stones in a shape */
    INAROW_CAPTURED = 32,     /* most stones captured by one move, on any board */
    INAROW_BLOCKS = 16,       /* most blocks that can be turned */
    INAROW_LINES = 906,       /* most lines of a board (three layers of 8x8) */
    INAROW_JOINED_ROW = 11,   /* longest row on a board with joined edges */
};

/* A point of the grid that contains every board. Columns x and rows y count from 0:
 * column 0 is a, and row 0 is row 1, at the bottom. The encoding does not depend on
 * the size of the board. A hexagon is a grid with holes. Layers lie beside each other,
 * with the lowest at the left. */
typedef uint16_t inarow_point;
#define INAROW_POINT(x, y) ((inarow_point)((y) << 5 | (x)))
#define INAROW_X(point) ((point)&31)
#define INAROW_Y(point) ((point) >> 5)
#define INAROW_NOWHERE ((inarow_point)0xffff)

/* A column on a board with gravity, given by any of its points. The stone falls to its
 * place. */
#define INAROW_FALLING(point) ((inarow_point)((point) | 0x8000))
#define INAROW_COLUMN(x) INAROW_FALLING(INAROW_POINT(x, 0))

/* A set of points: bit x of row[y] stands for INAROW_POINT(x, y); other bits are 0. */
typedef struct inarow_set {
    uint32_t row[INAROW_SIDE];
} inarow_set;

/* The value for "any" in a field or argument that holds a colour or a seat. */
#define INAROW_ANY ((uint8_t)0xff)

/* ---- The rule set ------------------------------------------------------------------ */

/* The directions of lines on a flat board, as bits. Diagonals run to the right. */
enum {
    INAROW_ALONG_ROW = 1,
    INAROW_ALONG_COLUMN = 2,
    INAROW_DIAGONAL_UP = 4,
    INAROW_DIAGONAL_DOWN = 8,
};

/* The time when a row wins. With AT_ONCE, the row wins immediately. With ANSWERED, the
 * row wins if it survives the next colour's answer. With IF_BREAKABLE, the row must
 * survive the answer only if the answer could capture stones and so break every row
 * that the stone made. Otherwise it wins immediately. A row that has survived the
 * answer takes precedence over all effects of the answer. */
enum { INAROW_AT_ONCE, INAROW_ANSWERED, INAROW_IF_BREAKABLE };

/* The rows that win, or lose, for a colour. Fours are one stone shorter than such a
 * row, and threes two stones shorter. */
typedef struct inarow_win {
    uint8_t length;   /* number of stones; 0 if no row wins or loses */
    bool exactly;     /* true if a longer row does not win and does not complete a four */
    bool open;        /* true if a row of exactly this length does not win while other
                       * colours' stones block both ends. A longer row wins */
    uint8_t survives; /* INAROW_AT_ONCE, INAROW_ANSWERED or INAROW_IF_BREAKABLE */
} inarow_win;

/* The captures of a move. A move captures rows of other colours' stones, of one colour
 * or several, between the new stone and another stone of its colour. Unless `own` is
 * true, a stone placed between opponents' stones is not captured (PENTE, P87 3). */
typedef struct inarow_capture {
    uint8_t lengths; /* bit n: rows of n stones are captured, n from 1 to 3 */
    bool own; /* true if an opponent captures a row of such a length when the new stone
               * completes that row between two stones of the opponent */
    uint16_t wins; /* number of captured stones with which a team wins; 0: never. If
                    * `own` brings several teams to this number at once, the team with
                    * the most stones wins, unless there is a tie */
} inarow_capture;

/* The kinds of actions, in the order in which legal actions are listed. */
typedef enum inarow_verb {
    INAROW_PLAY,    /* place a stone at point[0] */
    INAROW_PASS,    /* give up the right to place a stone */
    INAROW_SWAP,    /* exchange the colours of the two seats */
    INAROW_KEEP,    /* leave the colours of the two seats as they are */
    INAROW_CHOOSE,  /* take the colour `colour` */
    INAROW_DECLARE, /* announce the number `number` */
    INAROW_OFFER,   /* offer `number` points: point[0] to point[number - 1] */
    INAROW_PICK,    /* choose point[0] of the offered points; a stone is placed there */
    INAROW_TAKE,    /* take the right to place `number` more stones (Swap2) */
    INAROW_REMOVE,  /* remove the stone at point[0]; the column above it falls */
    INAROW_MOVE,    /* move one of the player's stones from point[0] to point[1] */
    INAROW_ROLL,    /* roll two dice; the results are `number` and `other` */
    INAROW_ROTATE,  /* turn a block and its stones by a quarter. Its lowest, leftmost
                     * point is point[0]; `number` is INAROW_LEFT or INAROW_RIGHT */
} inarow_verb;

/* The direction in which a block is turned: anticlockwise or clockwise. */
enum { INAROW_LEFT = 1, INAROW_RIGHT };

/* A square part of a flat board that can be turned, given by its lowest, leftmost
 * point and its side. */
typedef struct inarow_block {
    uint8_t x, y, side;
} inarow_block;

/* The ways in which a colour without stones left may move a stone to a vacant point,
 * as bits. STAY means that its stones do not move. Except for ANYWHERE, stones move
 * along the directions of the board's lines. */
enum {
    INAROW_STAY,
    INAROW_ADJACENT = 1, /* to the next point in a direction */
    INAROW_ANYWHERE = 2,
    INAROW_SLIDE = 4,  /* over vacant points, any distance */
    INAROW_TO_END = 8, /* over vacant points, as far as the edge, a hole or a stone */
    INAROW_JUMP = 16,  /* over a stone of any colour on the next point, to the point
                        * beyond. The stone in between stays */
    INAROW_ALL_MOVES = 31,
};

/* The winner if the rules would otherwise make the game a draw. There may be no
 * winner, or one colour wins. The winner may also be the team with the most stones on
 * the board, the most rows on it, or the most captured stones. A tie remains a draw. A
 * row that is longer than necessary counts as one row. */
enum {
    INAROW_DRAW,
    INAROW_WINS,
    INAROW_MOST_STONES,
    INAROW_MOST_ROWS,
    INAROW_MOST_TAKEN,
};

/* One kind of action that a phase of the opening allows. The alternative steps of a
 * phase stand one after another with the same `phase`. */
typedef struct inarow_step {
    uint8_t phase;     /* number of the phase, from 0, in ascending order */
    uint8_t verb;      /* any inarow_verb except PASS, KEEP, MOVE and ROTATE. SWAP also
                        * allows KEEP. A ROLL that is a tie is repeated */
    uint8_t colour;    /* colour of the stone; ANY if the actor chooses the colour */
    uint8_t by_colour; /* colour that the actor must hold; or ANY */
    uint8_t by_seat;   /* seat that must act; or ANY. If both are ANY, the holder of
                        * `colour` acts, or else the seat that did not place the last
                        * stone */
    uint8_t within, outside; /* odd sides of central squares that the point must lie
                              * within, or outside; 0: no such limit */
    uint8_t cross; /* minimum distance from the centre for points on its row and column */
    uint64_t patterns;   /* bit n: the stones may form spec.pattern[n] after the action.
                          * Bits without a pattern are ignored. 0: no such limit */
    uint8_t least, most; /* DECLARE: range of the number. OFFER: number of points; 0
                          * and 0: as declared. TAKE: number of stones. PLAY: most
                          * stones of the colour on the board after the action; 0: any
                          * number. REMOVE: number of recent stones from which the
                          * actor removes one */
    bool majority;     /* PLAY: true if the colour with more stones then becomes the first
                        * colour, so that the two colours may change places */
    uint8_t to_move;   /* PLAY: colour to move next, counted from 1; 0: in turn order */
    bool distinct;     /* OFFER: true if no two points may be images of each other under a
                        * symmetry of the position */
    bool pass;         /* true if the actor may pass instead */
    uint8_t next;      /* phase that follows; after KEEP it is always the next phase */
    uint8_t pass_next; /* phase that follows a pass; 0: `next` */
} inarow_step;

/* An opening pattern: stones with coordinates relative to the centre of a board with
 * odd sides. */
typedef struct inarow_pattern {
    uint8_t stones;
    int8_t x[INAROW_PATTERN_STONES], y[INAROW_PATTERN_STONES];
    uint8_t colour[INAROW_PATTERN_STONES];
} inarow_pattern;

/* Stones of one colour that win, or lose, for the player that completes them. They may
 * lie anywhere on the board, and in all images under the symmetries of the board. The
 * offsets x, y and z lead right, up and to higher layers, from any origin. */
typedef struct inarow_shape {
    uint8_t stones;
    uint8_t colours; /* bit c: the shape counts for colour c */
    bool loses;
    int8_t x[INAROW_SHAPE_STONES], y[INAROW_SHAPE_STONES], z[INAROW_SHAPE_STONES];
} inarow_shape;

/* A rule set as the host writes it. Initialize it to zero, then fill in the fields.
 * Colours are numbered from 0 in turn order. Seat n holds colour n at the start. If a
 * step chooses colours, nobody holds a colour before that step. */
typedef struct inarow_spec {
    int width, height, colours;
    int layers;       /* number of layers; 0 or 1: a flat board. Each layer has this width
                       * and height. Point (x, y) of layer z, counted from 0, is
                       * INAROW_POINT(x + z * width, y) of the grid */
    inarow_set holes; /* points of the grid that are not on the board */
    bool neutral;     /* true if there are neutral stones, which belong to nobody. Their
                       * colour is the number `colours`. They have no turn, are never
                       * captured or moved, form no rows, and block other stones */
    uint8_t directions; /* directions of lines on a flat board, as bits
                         * INAROW_ALONG_ROW and so on; 0: all of them. A board of
                         * layers has all thirteen directions */
    uint8_t joined; /* joined edges of a flat board. Rows and diagonals continue across
                     * joined edges. ALONG_ROW: the left and right edges; ALONG_COLUMN:
                     * the top and bottom edges. A row is never longer than its line,
                     * and has at most INAROW_JOINED_ROW stones */
    inarow_set start[INAROW_COLOURS + 1]; /* stones of each colour on the board before
                                           * the first action. They count against the
                                           * supply */
    inarow_win win[INAROW_COLOURS];
    /* Patterns among OVERLINE, DOUBLE_FOUR, DOUBLE_THREE, OPEN_ROWS and OPEN_ROW (RIF
     * 9.2, BEAD 8 and 9). `forbid` has the patterns that are forbidden to each colour.
     * A move that makes a forbidden pattern is refused if the pattern is in `refuse`;
     * otherwise the move loses. */
    inarow_reasons forbid[INAROW_COLOURS], refuse;
    bool unless_four; /* true if a double-three is allowed when the stone also makes a
                       * four */
    /* Forbidden patterns that a move may make. Those in unless_captures are allowed if
     * the move captures opponents' stones, and those in unless_wins if it wins by
     * these captures. Those in unless_breaks are allowed if the captures break an
     * opponent's row that awaits the answer. */
    inarow_reasons unless_captures, unless_wins, unless_breaks;
    bool unless_defence;      /* true if a double-three is also allowed when it blocks a
                               * winning row or a straight four of the opponent. The rules
                               * must have two colours, both with rows */
    bool counts_threes_twice; /* true to read RIF 9.3 (a) and (b) as printed: count
                               * threes by straight fours that make no overline or
                               * double-four, then count again by those that make no
                               * forbidden double-three. If false, a straight four must
                               * pass both tests (reading 1) */
    bool five_makes_three;    /* true if a point where a stone makes a five still makes a
                               * three */
    uint32_t open_rows; /* bit n: rows of n stones count for OPEN_ROW and OPEN_ROWS */
    inarow_win lose[INAROW_COLOURS]; /* rows that lose, unless the stone makes a
                                      * winning row */
    uint8_t team[INAROW_COLOURS];    /* team of each colour, from 1; 0: the colour plays
                                      * alone */
    bool gravity; /* true if a stone falls until it rests on another stone or on the
                   * bottom, in its column or at its point of the layers below. It
                   * falls past holes */
    inarow_capture capture;
    uint16_t supply[INAROW_COLOURS]; /* number of stones of each colour; 0: as many as
                                      * needed */
    uint8_t shared; /* 0: each player places stones of the colour to move. n: every
                     * player may place stones of any of the first n colours, which
                     * belong to nobody. Rows and shapes of one colour then win or lose
                     * by the rules for their maker. If none of these wins, inarow
                     * applies the rules for the next player for whom they win */
    uint8_t first_turn, each_turn; /* number of stones in the first turn, and in each
                                    * later turn; 0 means 1 */
    bool pass;                     /* true if a player may pass after the opening */
    bool pop;     /* true if a player may remove one of their own stones from the bottom
                   * row */
    uint8_t move; /* ways in which a colour without stones left may move, as bits
                   * INAROW_ADJACENT and so on */
    int blocks;   /* number of blocks. After placing or moving the stones of a turn, the
                   * player turns a block, unless the stones have won */
    inarow_block block[INAROW_BLOCKS];
    bool draw_both_rows; /* true if the game is drawn when turning a block or popping a
                          * stone makes winning rows for several teams; false if the
                          * mover then wins */
    bool draw_full_board, draw_two_passes, draw_supply;
    uint16_t draw_moves; /* the game is drawn after this many moves; 0: never */
    uint8_t at_end; /* winner where the rules would make the game a draw: INAROW_DRAW,
                     * INAROW_WINS and so on */
    uint8_t at_end_colour; /* INAROW_WINS: the winner */
    inarow_win at_end_row; /* INAROW_MOST_ROWS: rows that count. `survives` must be 0 */
    bool host_decides;     /* true if the host may also decide that a player wins */
    uint64_t host_rules;   /* number that identifies the host's own rules (hooks); they
                            * may depend on everything in a position. 0: no such rules */
    int steps, patterns, shapes;
    inarow_step step[INAROW_STEPS];
    inarow_pattern pattern[INAROW_PATTERNS];
    inarow_shape shape[INAROW_SHAPES];
} inarow_spec;

typedef struct inarow_rules inarow_rules;

/* An error in a spec: the field, and the fault in English and as a code. */
typedef struct inarow_error {
    const char *key, *message;
    int step; /* number of the faulty step, or -1. The message begins with the faulty
               * field of that step */
    const char *code;
} inarow_error;

/* Returns the size of compiled rules in bytes, which is the same for all rules. */
size_t inarow_rules_size(void);

/* Checks a spec and compiles it into inarow_rules_size() bytes that the caller
 * provides. Returns false if the spec is meaningless. Then `error` describes the
 * fault, and `rules` must not be used. A spec is meaningless if
 *
 *     - a number is beyond its limits;
 *     - a row is longer than the board or the supply;
 *     - a double-three is forbidden where a single stone is a three;
 *     - a cross or square extends beyond the board;
 *     - all colours are on one team;
 *     - the opening cannot end;
 *     - a step stands before the choice, offer or number that it needs. */
bool inarow_compile(const inarow_spec *spec, inarow_rules *rules, inarow_error *error);

/* Returns the spec that the rules were compiled from. */
const inarow_spec *inarow_spec_of(const inarow_rules *rules);

/* ---- Positions --------------------------------------------------------------------- */

typedef struct inarow_position inarow_position;

/* Returns the size in bytes of each position under these rules. */
size_t inarow_position_size(const inarow_rules *rules);

/* Sets up the board before the first action. It is empty except for spec.start. */
void inarow_start(const inarow_rules *rules, inarow_position *position);

/* Gives the first colour to this seat, and each following colour to the next seat.
 * Call this function before the first action. */
void inarow_begin(const inarow_rules *rules, inarow_position *position, uint8_t seat);

/* Sets up a position after the opening. Seat n holds colour n, and `turn` is the
 * colour to move. The grid is w = spec.width * layers wide. cells[y * w + x] is a
 * colour, `colours` for a neutral stone, or ANY for a vacant point. Cells in holes are
 * ignored. Rows on the board do not decide the game. Returns NOWHERE on success. On a
 * board with gravity, it may return a floating stone. In that case, the position must
 * not be used. */
inarow_point inarow_setup(const inarow_rules *rules, inarow_position *position,
                          const uint8_t *cells, uint8_t turn);

/* Returns the colour at a point, `colours` for a neutral stone, or ANY for a vacant
 * point. */
uint8_t inarow_at(const inarow_rules *rules, const inarow_position *position,
                  inarow_point point);

/* Copies into a set all stones of a colour, all neutral stones, or, for ANY, all
 * vacant points. The copy takes nanoseconds. It suits programs that read whole boards,
 * for example to make planes for training. */
void inarow_stones(const inarow_rules *rules, const inarow_position *position,
                   uint8_t colour, inarow_set *stones);

/* Returns true if the point (x, y) of the grid is on the board. x and y may be any
 * integers. */
bool inarow_on_board(const inarow_rules *rules, int x, int y);

/* The seat that is to act, and the actions that it may choose from. */
typedef struct inarow_turn {
    uint8_t seat;   /* seat that is to act */
    uint8_t colour; /* PLAY: colour of the stone. Otherwise the colour that the actor
                     * holds, or ANY */
    uint8_t step;   /* first step of the phase; spec.steps after the opening */
    uint8_t alternatives; /* number of steps of the phase; 0 after the opening */
    uint8_t least, most;  /* range of the points in an offer, or of the declared number,
                           * if the phase allows such an action. If it allows both, the
                           * range is that of the offer */
} inarow_turn;

/* Returns who is to act. In a phase with alternatives, this is the actor of the first
 * alternative. */
inarow_turn inarow_to_act(const inarow_rules *rules, const inarow_position *position);

/* The part of a position other than its stones. */
typedef struct inarow_state {
    uint32_t moves;    /* number of stones placed, picked, moved or popped from the bottom
                        * row, plus passes, including those of the opening */
    inarow_point last; /* point of the latest stone, or NOWHERE */
    uint16_t vacant;   /* number of vacant points */
    uint8_t phase;     /* phase of the opening; the number of phases after the opening */
    uint8_t turn;      /* colour that is next in turn order */
    uint8_t mover;     /* seat that last placed a stone or passed */
    uint8_t passes;    /* number of passes in succession */
    uint8_t declared;  /* number that was declared last */
    uint8_t offers;    /* number of points now offered */
    uint8_t left;      /* number of stones left to place in this turn */
    uint8_t holder[INAROW_COLOURS]; /* seat of each colour, or ANY */
    bool exchanged; /* true if colours 0 and 1 have changed places (step.majority) */
    uint8_t standing_colour; /* colour whose row awaits an answer (win.survives) */
    bool is_to_rotate;       /* true if the turn goes on because a block must be turned */
    inarow_point standing; /* stone that made the row that awaits an answer, or NOWHERE */
    inarow_point recent[INAROW_RECENT]; /* the opening's last stones, latest first */
    uint16_t supply[INAROW_COLOURS];    /* number of stones left of each colour with a
                                         * limited supply */
    uint16_t taken[INAROW_COLOURS];     /* number of opponents' stones that each colour
                                         * took */
} inarow_state;

inarow_state inarow_state_of(const inarow_position *position);

/* Returns the number of opponents' stones that the colour's team has captured. */
uint16_t inarow_taken(const inarow_rules *rules, const inarow_position *position,
                      uint8_t colour);

/* Sets the number of stones that a colour itself has captured, in a position that was
 * set up. With two colours, the other colour's supply is reduced by these stones. */
void inarow_set_taken(const inarow_rules *rules, inarow_position *position,
                      uint8_t colour, uint16_t stones);

/* Copies the points now offered, at most INAROW_OFFERS. Returns the number of points. */
int inarow_offered(const inarow_rules *rules, const inarow_position *position,
                   inarow_point *points);

/* ---- Actions ----------------------------------------------------------------------- */

typedef struct inarow_action {
    uint8_t verb;   /* inarow_verb */
    uint8_t seat;   /* seat that acts; ANY: the seat that is to act */
    uint8_t colour; /* PLAY: colour of the stone, or ANY. CHOOSE: colour that is taken */
    uint8_t number; /* DECLARE, OFFER, TAKE: number. ROLL: one die. ROTATE: direction */
    uint8_t other;  /* ROLL: other die */
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
    uint8_t colour;      /* colour of the stone that was placed, moved or removed */
    uint8_t captured;    /* number of stones in `capture` */
    bool lifted;         /* true if the captured stones have been lifted */
    bool offers;         /* OFFER: true if `offered` holds the previous points */
    uint8_t block;       /* number of the block that was turned, counted from 1; or 0 */
    uint8_t direction;   /* INAROW_LEFT or INAROW_RIGHT */
    inarow_state before; /* state before the action */
    union {
        inarow_captured capture[INAROW_CAPTURED];
        inarow_point offered[INAROW_OFFERS];
    };
} inarow_undo;

/* The full effects of an action. `undo` alone is sufficient to take the action back
 * later. */
typedef struct inarow_facts {
    inarow_undo undo;
    uint8_t mover; /* colour of the player. With shared stones, the stone may have
                    * another colour */
    uint8_t ahead; /* colour that wins where the game would be a draw (at_end); or ANY */
    uint8_t rival; /* another colour whose row wins now, because it survived the answer
                    * or fell into place; or ANY */
    bool rival_stood; /* true if the rival's row survived the answer and so takes
                       * precedence over all else */
    bool rivals;      /* true if winning rows of several other teams fell into place */
    bool breakable;   /* IF_BREAKABLE: true if the answer could break the row that was
                       * made */
    bool exhausted;   /* true if no colour has stones left */
    inarow_action action; /* action that was carried out, with seat, colour and place
                           * filled in */
    bool full;    /* true if no point is vacant, and the next colour cannot pop a stone */
    bool stuck;   /* true if the next player has no legal action, not even a pass */
    bool goes_on; /* true if a block must still be turned, before any draw */
    uint32_t moves;                 /* number of moves of the game, including this move */
    inarow_point made_at, rival_at; /* one stone of the row that was made, and one of
                                     * the rival's row */
    inarow_reasons exempted;        /* patterns that the action made but that are allowed
                                     * (unless_captures and so on) */
    inarow_reasons made;       /* patterns that the action made. Forbidden patterns are
                                * included only if they are forbidden to the colour */
    inarow_reasons rival_made; /* patterns that the row of `rival` makes */
    uint16_t taken[INAROW_COLOURS]; /* number of stones that each colour has taken,
                                     * after lifting */
    uint8_t passes; /* number of passes in succession, including this pass */
} inarow_facts;

/* Returns the action of placing a stone at a point, by the seat that is to act. */
inarow_action inarow_play_at(inarow_point point);

/* Returns INAROW_OK if the action would be legal, or else the reason why it would be
 * refused. */
inarow_reason inarow_check(const inarow_rules *rules, const inarow_position *position,
                           const inarow_action *action);

/* Checks an action and carries it out. A refused action changes nothing. After
 * STOPPED, `facts` must not be used. */
inarow_reason inarow_play(const inarow_rules *rules, inarow_position *position,
                          const inarow_action *action, inarow_facts *facts);

/* Lifts the stones that the last action captured, if any. Players at a table may leave
 * captured stones on the board. If captures count at once, lift the stones before
 * inarow_judge. If the budget stops this call, the stones are lifted, but `facts` can
 * then only be used to take the action back. */
void inarow_lift(const inarow_rules *rules, inarow_position *position,
                 inarow_facts *facts);

/* Takes the last action back, whether or not its captures have been lifted. */
void inarow_take_back(const inarow_rules *rules, inarow_position *position,
                      const inarow_undo *undo);

/* Lists the legal actions by verb, column and row. An offer is listed once for each
 * point that it may hold. Writes at most `room` actions. Returns the number of legal
 * actions. */
size_t inarow_legal(const inarow_rules *rules, const inarow_position *position,
                    inarow_action *actions, size_t room);

/* Calls `take` with `data` and each legal action, in the order of inarow_legal. The
 * function `take` may leave by longjmp; it must not change the position. */
void inarow_each_legal(const inarow_rules *rules, const inarow_position *position,
                       void (*take)(void *data, const inarow_action *action), void *data);

/* ---- The outcome ------------------------------------------------------------------- */

typedef enum inarow_status { INAROW_PLAYING, INAROW_WON, INAROW_DRAWN } inarow_status;

typedef struct inarow_outcome {
    uint8_t status;  /* inarow_status */
    uint8_t colour;  /* colour of the winner; first colour in turn order of a winning
                      * team; or ANY */
    uint16_t reason; /* inarow_reason */
} inarow_outcome;

/* Returns the outcome if the arbiter rules at once. The first of these reasons
 * decides:
 *
 *     1. a row that has survived the answer
 *     2. a five (RIF 9.1)
 *     3. a shape that wins
 *     4. a forbidden pattern (RIF 9.2)
 *     5. enough captures
 *     6. a rival's row or shape
 *     7. a row or shape that loses
 *     8. a draw */
inarow_outcome inarow_judge(const inarow_rules *rules, const inarow_facts *facts);

/* Writes all claims that the action allows if wins must be claimed (RIF 9.6). There is
 * one claim for each reason, and one for the captures of each team, in the order in
 * which inarow_judge would rule on them. Writes at most INAROW_CLAIMS. Returns the
 * number of claims. */
enum { INAROW_CLAIMS = +INAROW_MOST_REASONS + INAROW_COLOURS }; /* +: an int, for C++20 */
int inarow_claims(const inarow_rules *rules, const inarow_facts *facts,
                  inarow_outcome *claims);

/* Returns the end that an action causes if nobody has won: DRAWN, or WON if at_end
 * names a winner. Returns PLAYING if the game goes on. */
inarow_outcome inarow_draw(const inarow_rules *rules, const inarow_facts *facts);

/* ---- Counting and playing out ------------------------------------------------------ */

/* The number of sequences with a given number of actions. `ended` counts, by reason,
 * the sequences whose last action ended the game. Passes are left out. Offers of the
 * same points in different orders count once. */
typedef struct inarow_perft {
    uint64_t sequences, ended[INAROW_MOST_REASONS];
} inarow_perft;

enum { INAROW_MOST_OFFERS = 100000000 }; /* most offers listed, in all plies together */

/* Counts into plies[0 .. depth - 1], with `depth` at least 0. The position is left
 * unchanged. `report`, if not NULL, is called now and then with `data` and the
 * completed fraction, from 0 to 1. Counting stops if it returns false. It must not
 * leave by longjmp. Returns false if `report` or the budget stopped the count, if
 * there are too many offers to list, or if malloc fails. In these cases, `plies` is
 * meaningless. */
bool inarow_perft_run(const inarow_rules *rules, inarow_position *position, int depth,
                      inarow_perft *plies, bool (*report)(void *data, double part),
                      void *data);

/* Returns true if there are few enough offers to count to this depth. `plies` is
 * scratch space for `depth` entries. */
bool inarow_perft_lists(const inarow_rules *rules, inarow_position *position, int depth,
                        inarow_perft *plies);

/* Plays the position to its outcome with random actions. All legal actions except
 * passes are equally likely. A play-out ends unfinished after four plies per point, at
 * a stone that is TOO_DEEP, or when the budget is spent. The same seed gives the same
 * game on every machine. The call advances the seed. Returns the number of plies. */
int inarow_playout(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                   inarow_outcome *outcome);

/* The outcomes of several games. */
typedef struct inarow_tally {
    uint64_t plies;               /* total number of plies */
    uint64_t won[INAROW_COLOURS]; /* number of games won by each colour of the rules. A
                                   * colour keeps its number here, even if it changed
                                   * places with another colour in the opening */
    uint64_t drawn, unfinished;
} inarow_tally;

/* Plays games out from the start, and counts the outcomes of those that end before the
 * budget is spent. `position` is scratch space. */
void inarow_playouts(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                     uint64_t games, inarow_tally *tally);

/* Returns the next random number of a play-out, from 0 to n - 1. Hosts may use it for
 * their own play-outs. */
uint32_t inarow_random(uint64_t *seed, uint32_t n);

/* ---- Forbidden points -------------------------------------------------------------- */

/* On contrived boards, threes may depend on each other so deeply that a decision would
 * take too long. The core therefore limits the searches for threes: 5000 for a stone,
 * 100 for a stone that is moved, 250000 for a proof. The worst known renju positions
 * need less than a hundred searches. A stone that exceeds its limit is TOO_DEEP.
 * inarow_makes then reports TOO_DEEP instead of DOUBLE_THREE. Maps leave the point out
 * and return false. The stone is refused, and it is not listed as a legal action. The
 * limit counts work, so it is the same on every machine. */

/* Returns the patterns that a stone of the colour makes at a point. The point is
 * vacant or already holds that stone. Patterns that are always reported are FIVE,
 * OVERLINE, SHAPE, LOSING_ROW and LOSING_SHAPE. DOUBLE_FOUR, DOUBLE_THREE, OPEN_ROWS
 * and OPEN_ROW are reported only if they are forbidden to the colour. If the decision
 * takes too long, the result is TOO_DEEP. A stone that makes a winning row is never
 * forbidden (RIF 9.1), so only FIVE and OVERLINE are then reported. */
inarow_reasons inarow_makes(const inarow_rules *rules, const inarow_position *position,
                            uint8_t colour, inarow_point point);

/* Does the same as inarow_makes for a stone that moves from the point `from`, where the
 * colour has a stone. For a stone that is placed, `from` is NOWHERE. */
inarow_reasons inarow_makes_moved(const inarow_rules *rules,
                                  const inarow_position *position, uint8_t colour,
                                  inarow_point from, inarow_point point);

/* Returns the patterns in `makes` that are forbidden to the colour. Returns no
 * patterns if one of those in `makes` wins. */
inarow_reasons inarow_forbids(const inarow_rules *rules, uint8_t colour,
                              inarow_reasons makes);

/* Finds the first shape, from number `first` on, that the colour has completed with
 * its stone at `point`. Shapes are numbered from 0. The stone need not be on the board
 * yet. Returns the number of the shape, or -1 if there is none. Writes the
 * spec.shape[].stones points of the shape. */
int inarow_shape_of(const inarow_rules *rules, const inarow_position *position,
                    uint8_t colour, inarow_point point, int first, inarow_point *points);

/* The captures of a stone that is placed on a vacant point, or moved there from
 * `from`. */
typedef struct inarow_effect {
    int captured; /* number of stones in `capture` */
    inarow_captured capture[INAROW_CAPTURED];
    bool takes, wins, breaks; /* true if the captures count for spec.unless_captures,
                               * unless_wins and unless_breaks, respectively */
} inarow_effect;

inarow_effect inarow_effect_of(const inarow_rules *rules, const inarow_position *position,
                               uint8_t colour, inarow_point from, inarow_point point);

/* Returns the patterns of a stone as inarow_makes_moved does, but only the patterns
 * that are forbidden to the colour and not allowed by an exception. */
inarow_reasons inarow_fouls(const inarow_rules *rules, const inarow_position *position,
                            uint8_t colour, inarow_point from, inarow_point point);

/* Returns the forbidden patterns, as for inarow_fouls, of the stone that an action
 * places or moves, or of the stones that it offers. Fills in the action's colour and
 * place. Returns no patterns if the action is refused. */
inarow_reasons inarow_fouls_of(const inarow_rules *rules, const inarow_position *position,
                               inarow_action *action);

/* Allows patterns that the last action made, by the host's own rules. The action then
 * no longer loses by these patterns. Call inarow_judge afterwards. Patterns that may
 * be allowed must not be in spec.refuse. Instead, the host calls inarow_fouls_of
 * before the action, and refuses the action itself. */
void inarow_allow(inarow_facts *facts, inarow_reasons patterns);

/* Finds all vacant points that are forbidden to the colour (RIF 9.2, 9.3). If a point
 * is TOO_DEEP, it is left out and the function returns false. */
bool inarow_forbidden(const inarow_rules *rules, const inarow_position *position,
                      uint8_t colour, inarow_set *forbidden);

/* Does the same as inarow_forbidden without a position. The stones of the colour and
 * all other stones are given as two sets. */
bool inarow_forbidden_map(const inarow_rules *rules, uint8_t colour,
                          const inarow_set *own, const inarow_set *others,
                          inarow_set *forbidden);

/* ---- Proof ------------------------------------------------------------------------- */

/* The two tests of RIF 9.3, as bits. Test (a) is passed if a straight four makes no
 * overline or double-four. Test (b) is passed if it makes no forbidden double-three.
 * Only rules that count threes twice distinguish the two tests. */
enum { INAROW_BY_FOURS = 1, INAROW_BY_THREES = 2 };

/* A row that a stone makes, or one step of a proof. */
typedef struct inarow_node {
    enum inarow_claim {
        INAROW_NODE_STONE,    /* a hypothetical stone at `point`; `decides` is the result
                               * that it shows. Below a three that the stone makes a
                               * straight four, `stone` has the four and `five` the points
                               * that complete it */
        INAROW_NODE_FIVE,     /* a row that wins */
        INAROW_NODE_OVERLINE, /* a row that is too long */
        INAROW_NODE_OPEN_ROW, /* an open row of a length in spec.open_rows */
        INAROW_NODE_LOSING_ROW, /* a row that loses by spec.lose */
        INAROW_NODE_SHAPE,      /* the shape spec.shape[line], which wins or loses */
        INAROW_NODE_FOUR,  /* a four that a stone at `point` completes. `counts` is true
                            * if the four is the reason why a double-three is allowed
                            * (spec.unless_four) */
        INAROW_NODE_THREE, /* a row that one more stone could make a straight four. If
                            * `counts` is true, the row is a three by RIF 9.3, and a
                            * point below the node shows why. Otherwise all such points
                            * show why it is not */
        INAROW_NODE_LAST_THREE, /* the only row of an allowed stone that may be a three */
        INAROW_NODE_CLOSED,   /* a closed four, below a row that only looks like a three.
                               * A stone at `point` makes the four; `other` is the closed
                               * end, or NOWHERE at an edge or a hole */
        INAROW_NODE_TOO_LONG, /* like CLOSED, but a stone at `other` would make the row
                               * too long */
        INAROW_NODE_DEFENCE,  /* the opponent's stones that would win, or be a straight
                               * four, together with a stone at `point`
                               * (spec.unless_defence) */
    } claim;
    int depth;            /* depth of the node in the tree; the root has depth 0 */
    inarow_point point;   /* STONE, CLOSED, TOO_LONG: point of the stone. FOUR: point
                           * that completes the four. Otherwise point of the stone that
                           * makes the row */
    inarow_point other;   /* FOUR: second point that completes a straight four. CLOSED,
                           * TOO_LONG: see there. Otherwise NOWHERE */
    inarow_point five[2]; /* STONE, below a three: points that complete the straight
                           * four */
    int line; /* direction of the row: 0 along a row, 1 along a column, 2 diagonal
               * up-right, 3 diagonal down-right. Through layers: 4 upright, 5 to 8
               * diagonals of upright planes, 9 to 12 diagonals of space. SHAPE: number
               * of the shape. Root: -1 */
    inarow_reasons makes;  /* root: result of inarow_makes */
    inarow_reason decides; /* STONE: reason why the stone wins, loses or is forbidden;
                            * or OK */
    unsigned sense;        /* bits INAROW_BY_FOURS and INAROW_BY_THREES */
    bool counts;
    int stones; /* number of points in `stone`, which holds the row, four or shape */
    inarow_point stone[INAROW_SIDE];
} inarow_node;

/* Receives each node, parents before children. Returns false to stop the walk. */
typedef bool inarow_visitor(const inarow_node *node, void *data);

/* Visits all rows and shapes that a stone of the colour makes at a point. The point is
 * vacant or already holds that stone. Each node has depth 0 and a claim from FIVE to
 * THREE. Returns false if the visitor stopped, or if the stone is TOO_DEEP. */
bool inarow_rows(const inarow_rules *rules, const inarow_position *position,
                 uint8_t colour, inarow_point point, inarow_visitor *visit, void *data);

/* Visits the proof for a stone as in inarow_rows. The root is the stone. The root's
 * children are rows that show that the stone wins, loses or is forbidden. They are a
 * row, two fours, or two threes that count. If the stone is allowed, they are its
 * fours and all but one of the rows that could be threes. Each such row has the reason
 * why it is not a three, at each of its points.
 *
 * The proof has the fewest nodes possible. On contrived boards, finding the smallest
 * proof might take more than 25000 searches. The first proof found is then used; it
 * may be large, so the visitor may stop. Returns false if the walk ended early because
 * the visitor stopped or the proof takes too long. The nodes visited until then are
 * correct. A stone that is TOO_DEEP has no nodes. */
bool inarow_prove(const inarow_rules *rules, const inarow_position *position,
                  uint8_t colour, inarow_point point, inarow_visitor *visit, void *data);

/* A stone for a proof. The stone comes from the point `from`, or from NOWHERE. The
 * host allows it the patterns `allowed` (inarow_allow). */
typedef struct inarow_proved {
    uint8_t colour;
    inarow_point from, point;
    inarow_reasons allowed;
} inarow_proved;

/* Visits the proof for a stone as inarow_prove does. The stone may have moved, and the
 * host may allow it some patterns. An exception or the host may allow all forbidden
 * patterns that the stone makes. If nothing else decides, the root's `decides` is then
 * the first of these patterns. */
bool inarow_prove_stone(const inarow_rules *rules, const inarow_position *position,
                        const inarow_proved *proved, inarow_visitor *visit, void *data);

/* ---- Symmetry ---------------------------------------------------------------------- */

/* Returns the number of symmetries of the board, given its directions and gravity. A
 * square has 8, another rectangle 4, a rectangle with gravity 2, a hexagon 12, and a
 * cube 48. */
int inarow_symmetry_count(const inarow_rules *rules);

/* Returns the image of a point under a symmetry. Symmetry 0 is the identity. On
 * rectangles, bit 0 of the number mirrors columns, bit 1 mirrors rows, and bit 2 then
 * exchanges columns and rows. */
inarow_point inarow_image(const inarow_rules *rules, int symmetry, inarow_point point);

/* Returns the symmetries that map the stones of the position to themselves: bit s
 * stands for symmetry s. */
uint64_t inarow_symmetries(const inarow_rules *rules, const inarow_position *position);

/* Returns the number of the opening pattern that the stones form under some symmetry,
 * or -1. */
int inarow_pattern_of(const inarow_rules *rules, const inarow_position *position);

/* ---- Keys -------------------------------------------------------------------------- */

/* A hash of 128 bits. Text forms have word[0] before word[1], each as 16 hexadecimal
 * digits. */
typedef struct inarow_hash128 {
    uint64_t word[2];
} inarow_hash128;

/* Returns the SipHash-2-4 of 128 bits with the key 0, which is the same on every
 * machine. The hash of no bytes is 7de0a38047d74950 f4f2ced447ab0242. */
inarow_hash128 inarow_hash(const void *bytes, size_t count);

/* Writes the canonical form of a position. Two positions under the same rules have the
 * same form if, up to a symmetry, the same actions are possible in both and lead to the
 * same ends. Facts outside a position do not count: clocks, claims, offers of a draw, and
 * the end of the game.
 *
 * The canonical form consists of these numbers, in this order. Each number has its
 * highest byte first. The left column gives the number of bytes.
 *
 *     1        the format, now 1: this description does not change within a format
 *     8        word[0] of the hash of the rules
 *     1 each   phase, turn, left (at least 1), passes, declared, mover, offers,
 *              exchanged, standing_colour
 *     4        moves
 *     5 each   for each colour: holder (1 byte), supply (2 bytes), taken (2 bytes)
 *     rows     the stones of each colour, and then the neutral stones. For each row of
 *              the grid, from the bottom, the bits of its columns are stored in as few
 *              bytes as possible
 *     2 each   the offered points in ascending order, then standing, last and recent
 *
 * The points are those of the position's image under a symmetry. The chosen symmetry is
 * the one for which the bytes of the stones and of the points are smallest. If several
 * symmetries give these bytes, the first of them is chosen. With host_rules only the
 * identity is considered, because a hook may look at single points.
 *
 * A value that can no longer matter is replaced by 0, or by NOWHERE if it is a point.
 * This table says when a value is kept:
 *
 *     phase, turn, left, holder, exchanged, supply
 *                      always; but left is 0 if a block must be turned
 *     moves            with draw_moves or host_rules
 *     last             with host_rules; otherwise only an undo needs it
 *     vacant           never, because it follows from the stones
 *     mover            while a step ahead is for the seat that did not place last
 *     passes           with draw_two_passes; otherwise passes never end the game
 *     declared         while a step ahead offers as many points as declared
 *     offers           while a step ahead picks one of them; they are then sorted
 *     recent           the stones that a step ahead may remove, whatever is placed
 *                      before that step; they are sorted if that step is next
 *     standing         always, with its colour if there is such a row
 *     taken            with host_rules; with capture.wins or MOST_TAKEN, the number of
 *                      each colour's team is kept instead
 *
 * A step ahead is a step of the current phase, of a later phase, or of a phase to which
 * one of these phases can return.
 *
 * The hash of the rules covers these numbers of the spec. Each number has 8 bytes, with
 * the lowest byte first. A group in parentheses is one number, which has one byte for
 * each name, the first name lowest.
 *
 *     - width, height, colours, layers, directions, refuse, unless_four,
 *       unless_defence, counts_threes_twice, five_makes_three, open_rows
 *     - gravity, capture.lengths, capture.own, capture.wins, first_turn, each_turn,
 *       pass, pop, move
 *     - draw_full_board, draw_two_passes, draw_supply, draw_moves, host_decides,
 *       host_rules, steps, patterns, shapes
 *     - each row of holes up to the height
 *     - for each colour: win and lose, each as (length, exactly, open, survives), then
 *       forbid, team, supply
 *     - for each step: phase, verb, colour, by_colour, by_seat, within, outside, cross,
 *       least, most, majority, to_move, distinct, pass, next, pass_next, patterns
 *     - for each pattern: the number of stones, then (x, y, colour) for each stone
 *     - for each shape: (stones, colours, loses), then (x, y, z) for each stone
 *
 * These numbers follow only if they are used in the spec:
 *
 *     - neutral
 *     - 256 + shared
 *     - 512 + at_end, then at_end_colour, and at_end_row in the form of win
 *     - 1280, then unless_captures, unless_wins and unless_breaks
 *     - 768 for draw_both_rows
 *     - for each block: (side, y, x, 4)
 *     - 1280 + joined
 *     - for each colour and the neutral stones: each row of `start` up to the height
 *
 * As a test, take a spec of 15x15 points, two colours, rows of five for both colours and
 * draw_full_board. The hash of its rules is 792d7b8fabbce69a. This table lists the keys
 * at the start, after h8, and then after i8. The second column is the board key.
 *
 *     ac6a15b758850cdab8cf96b6a734baf3   53b8a6b5c4d8e49be97624956d487774
 *     d99d9e25074ca1ed215d4b7bfc8471ca   912ccee0330a955f53ec45a503867e78
 *     1aad29e44c9915cc2909a11d38e5375c   fc7d5b201030493cf2e46627ac06ce63
 *
 * The function writes at most `room` bytes. It returns the number of bytes in the form,
 * at most INAROW_CANONICAL. If `symmetry` is not NULL, it receives the symmetry that maps
 * points of the position to points of the form. */
enum { INAROW_CANONICAL = 936 };
size_t inarow_canonical(const inarow_rules *rules, const inarow_position *position,
                        uint8_t *bytes, size_t room, int *symmetry);

/* Returns the hash of the canonical form. */
inarow_hash128 inarow_key128(const inarow_rules *rules, const inarow_position *position,
                             int *symmetry);

/* Returns a key that depends only on the stones and on the colour that is next in turn
 * order. The rules themselves have no effect on this key: boards with the same grid,
 * colours and symmetries give the same key for the same stones and colour. The key is
 * the hash of these bytes: 1 (the format), the width and height of the grid, colours,
 * turn, and the stones as in the canonical form. */
inarow_hash128 inarow_board_key128(const inarow_rules *rules,
                                   const inarow_position *position, int *symmetry);

#if defined(INAROW_EXPORT) && defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif
#endif
