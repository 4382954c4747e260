/*
 * inarow_batch.h - many games side by side, for programs that learn: above the core.
 *
 * This header is the manual. A batch holds games of one rule set. A step takes one
 * number per game, the id of an action, and writes what a program learns from: the board
 * as planes, the legal ids, rewards, and who acts next.
 *
 *     inarow_batch_options options = {.games = 1024, .seed = 1};
 *     inarow_batch *batch = malloc(inarow_batch_size(rules, &options));
 *     inarow_batch_open(batch, rules, &options);
 *     inarow_batch_shape shape = inarow_batch_shape_of(batch);
 *
 *     inarow_batch_arrays arrays = {
 *         .actions = malloc(1024 * sizeof *arrays.actions),
 *         .observation = malloc((size_t)1024 * shape.planes * shape.cells),
 *         .mask = malloc((size_t)1024 * shape.ids)};
 *     inarow_batch_reset(batch, 0, 1024, NULL, &arrays);
 *     for (;;) {
 *         inarow_batch_sample(batch, 0, 1024, arrays.actions);
 *         inarow_batch_step(batch, 0, 1024, &arrays);
 *     }
 *
 * Ids. The first ones place a stone: one per point of the grid, row by row from row 1,
 * a1 first; with gravity one per column. The others follow in blocks (inarow_ids): pick,
 * offer, remove and move at a point; pass, swap, keep, roll; choose a colour, declare and
 * take a number; rotate the block at a point, to the left, and to the right. An offer of
 * several points, and a move of a stone, take one id per point; the last one completes
 * the action. The game's seed gives the dice of a roll.
 *
 * Planes. Each is one byte per point of the grid, in the order of the ids of points; the
 * mover's stones come first, those of the other colours follow in turn order. Shared
 * stones are in the order of the rules, whoever moves. Then come the planes that the
 * rules need (inarow_plane). A plane for a number has it at each point, 255 at most. The
 * mover is the colour of the stone to be placed next; if there is none, the actor's
 * colour; if the actor has none, the next colour in turn order.
 *
 * Rewards are by seat: 1 for the seats that win, -1 for the others, else 0.
 *
 * Memory. Nothing here allocates. A batch holds one pointer, to the rules: they must stay
 * in place. Seeds and games do not depend on how many threads step a batch.
 *
 * Threads. Calls for one batch may run at the same time on ranges that have no game in
 * common. Budgets do not stop them.
 *
 * Options and actions are checked; all other arguments are trusted. A range holds the
 * games from `from` to `to` - 1, counted from 0.
 */
#ifndef INAROW_BATCH_H
#define INAROW_BATCH_H

#include "inarow.h"

#ifdef __cplusplus
extern "C" {
#endif
#if defined(INAROW_EXPORT) && defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

typedef struct inarow_batch inarow_batch;

enum {
    INAROW_BATCH_GAMES = 1 << 20, /* most games */
    INAROW_BATCH_STEPS = 1 << 20, /* most steps per game */
    INAROW_BATCH_IDS = 48,        /* most blocks of ids */
    INAROW_BATCH_PLANES = 40,     /* most planes */
};

/* When a new game replaces one that is over: in the step that ends it, which then writes
 * the new game's first observation; in the next step, which ignores its action; or in
 * inarow_batch_reset. */
typedef enum inarow_reset {
    INAROW_RESET_SAME_STEP,
    INAROW_RESET_NEXT_STEP,
    INAROW_RESET_DISABLED,
} inarow_reset;

typedef struct inarow_batch_options {
    uint32_t games;      /* from 1 to INAROW_BATCH_GAMES */
    uint32_t most_steps; /* a longer game is truncated; 0: after four steps per point */
    uint64_t seed;       /* for starts, dice and samples */
    uint8_t reset;       /* inarow_reset */
    bool safe;           /* the mask leaves out points where the mover would lose by a
                          * forbidden pattern, unless nothing else is legal */
    bool channels_last;  /* the planes of a point lie beside each other */
    uint32_t starts;     /* number of positions that games begin from, drawn by seed; 0:
                          * the empty board */
    const inarow_position *const *start; /* those positions, which are copied */
} inarow_batch_options;

/* Size of a batch in bytes, to be aligned for uint64_t; or 0 if an option is out of
 * range, a size_t cannot count the bytes, or the rules have hooks (host_rules). */
size_t inarow_batch_size(const inarow_rules *rules, const inarow_batch_options *options);

/* Open a batch in inarow_batch_size() bytes of the caller; each game is at a start. */
void inarow_batch_open(inarow_batch *batch, const inarow_rules *rules,
                       const inarow_batch_options *options);

/* ---- Shapes --------------------------------------------------------------------- */

typedef struct inarow_batch_shape {
    uint32_t ids, id_blocks;               /* number of ids, and of their blocks */
    uint32_t planes, height, width, cells; /* cells: height * width of the grid */
    uint32_t layers;                       /* lie beside each other in the width */
    uint32_t seats;                        /* one per colour */
    uint32_t game_bytes;                   /* that inarow_batch_save writes */
} inarow_batch_shape;

inarow_batch_shape inarow_batch_shape_of(const inarow_batch *batch);

/* The verb of the ids for the point that a stone moves to. */
enum { INAROW_MOVE_TO = INAROW_ROTATE + 1 };

/* A block of ids: they differ in their point, colour or number. */
typedef struct inarow_ids {
    uint8_t verb;   /* inarow_verb, or INAROW_MOVE_TO */
    uint8_t colour; /* PLAY: the stone's, if the actor chooses it; else ANY. CHOOSE: the
                     * first id's */
    uint8_t number; /* DECLARE, TAKE: the first id's */
    bool at_points; /* one id per point of the grid, or per column */
    uint32_t first; /* id */
    uint32_t count;
} inarow_ids;

/* Copy the blocks, at most INAROW_BATCH_IDS. Returns their number. */
uint32_t inarow_batch_ids(const inarow_batch *batch, inarow_ids *ids);

/* What a plane shows. The rules decide which of those after STONES there are. */
typedef enum inarow_plane_kind {
    INAROW_PLANE_STONES,   /* of a colour */
    INAROW_PLANE_OFFERED,  /* points that may be picked */
    INAROW_PLANE_CHOSEN,   /* points of an offer or a move that are already chosen */
    INAROW_PLANE_AWAITING, /* a stone whose row awaits an answer */
    INAROW_PLANE_RECENT,   /* stones that may be taken off again */
    INAROW_PLANE_COLOUR,   /* number: the mover's colour, from 0 */
    INAROW_PLANE_HOLDS,    /* number: the colour that the actor holds, from 1; 0: none */
    INAROW_PLANE_PHASE,    /* number: of the opening, from 1; 0: it is over */
    INAROW_PLANE_DECLARED, /* number: declared last */
    INAROW_PLANE_LEFT,     /* number: stones left in this turn */
    INAROW_PLANE_PASSES,   /* number: passes in a row */
    INAROW_PLANE_SUPPLY,   /* number: stones left of a colour */
    INAROW_PLANE_TAKEN,    /* number: stones taken by a colour's team */
    INAROW_PLANE_MOVES,    /* number: moves left until the game is drawn */
    INAROW_PLANE_NEUTRAL,  /* stones that belong to nobody */
    INAROW_PLANE_ROTATE,   /* number: 1 if a block is to be turned now, else 0 */
} inarow_plane_kind;

typedef struct inarow_plane {
    uint8_t kind;   /* inarow_plane_kind */
    uint8_t colour; /* STONES, SUPPLY, TAKEN: 0 for the mover's, 1 for the next in turn
                     * order, ...; else ANY */
} inarow_plane;

/* Copy the planes, at most INAROW_BATCH_PLANES. Returns their number. */
uint32_t inarow_batch_planes(const inarow_batch *batch, inarow_plane *planes);

/* ---- Steps ---------------------------------------------------------------------- */

/* What a step reads and writes. Each array is for all games of the batch, one game's
 * entries after another's. All except `actions` may be NULL. */
typedef struct inarow_batch_arrays {
    int32_t *actions;           /* games: one id each, which the step reads */
    uint8_t *observation;       /* games x planes x cells, or x cells x planes */
    uint8_t *mask;              /* games x ids: 1 for a legal id. All 1 once a game is
                                 * over and no new one has begun */
    float *rewards;             /* games x seats */
    uint8_t *terminated;        /* games: 1 if the step ended the game. An end stays as it
                                 * was written until a new game begins */
    uint8_t *truncated;         /* games: 1 if the game was cut off after most_steps */
    uint8_t *actor;             /* games: seat that acts next */
    uint8_t *reason;            /* games: inarow_reason of the end, or 0. After an
                                 * illegal action: why it was refused */
    uint8_t *final_observation; /* as `observation`, for the games that ended and began
                                 * again in this step; the other entries stay */
} inarow_batch_arrays;

/* Begin the games of a range anew, and write all arrays for them. `which` has one byte
 * per game of the batch, 0 for a game to be left alone; NULL: all games of the range. */
void inarow_batch_reset(inarow_batch *batch, uint32_t from, uint32_t to,
                        const uint8_t *which, const inarow_batch_arrays *arrays);

/* Seed all games anew, as inarow_batch_open does. Their positions stay. */
void inarow_batch_seed(inarow_batch *batch, uint64_t seed);

/* The first game of a range whose action is illegal, or `to`. A game that ignores its
 * action is never reported. */
uint32_t inarow_batch_check(const inarow_batch *batch, uint32_t from, uint32_t to,
                            const int32_t *actions);

/* Act in each game of a range. Whoever acts illegally loses: the step ends the game. */
void inarow_batch_step(inarow_batch *batch, uint32_t from, uint32_t to,
                       const inarow_batch_arrays *arrays);

/* Draw an id for each game of a range; all ids of its mask are equally likely. 0 for a
 * game that is over, or begins where no action is legal. */
void inarow_batch_sample(inarow_batch *batch, uint32_t from, uint32_t to,
                         int32_t *actions);

/* ---- One game ------------------------------------------------------------------- */

/* The position of a game. The next step changes it. */
const inarow_position *inarow_batch_position(const inarow_batch *batch, uint32_t game);

/* The start that a game began from: its number, or 0. */
uint32_t inarow_batch_start_of(const inarow_batch *batch, uint32_t game);

/* Copy the actions of a game since its start, at most `room`. An offer or a move has all
 * its points, and a roll its dice. Returns how many actions there are. */
uint32_t inarow_batch_actions(const inarow_batch *batch, uint32_t game,
                              inarow_action *actions, uint32_t room);

/* The keys of the positions of a range, one per game of the batch. */
void inarow_batch_keys(const inarow_batch *batch, uint32_t from, uint32_t to,
                       inarow_hash128 *keys);

/* Make game `to` a copy of game `from`. It keeps its own seed. */
void inarow_batch_copy(inarow_batch *batch, uint32_t from, uint32_t to);

/* Copy a game, with its seed, into game_bytes bytes of the caller, and back into any game
 * of a batch with the same rules and options. Other machines cannot read the bytes. */
void inarow_batch_save(const inarow_batch *batch, uint32_t game, void *bytes);
void inarow_batch_restore(inarow_batch *batch, uint32_t game, const void *bytes);

/* Write the arrays for a range as they stand; rewards, ends and reasons are 0. */
void inarow_batch_observe(const inarow_batch *batch, uint32_t from, uint32_t to,
                          const inarow_batch_arrays *arrays);

#if defined(INAROW_EXPORT) && defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif
#endif
