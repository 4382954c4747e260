/*
 * inarow_batch.h - plays many games side by side for programs that learn; a layer above
 * the core.
 *
 * This header is the manual. A batch holds games of one rule set. For each game, a
 * step receives the id of an action, which is a number. It writes the data that a
 * program learns from: the board as planes, the legal ids, rewards, and who acts next.
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
 * Ids. The first ids place a stone. They cover the points of the grid row by row, from a1
 * on; with gravity there is one id per column. The other ids follow in blocks
 * (inarow_ids), in this order:
 *
 *     1. pick, offer, remove or move the stone at a point
 *     2. pass, swap, keep, roll
 *     3. choose a colour
 *     4. declare a number, take a number
 *     5. rotate the block at a point to the left, or to the right
 *
 * An offer of several points, or a move of a stone, takes one id per point; the last id
 * completes the action. The game's seed determines the dice of a roll.
 *
 * Planes. A plane has one byte per point of the grid, in the order of the ids of
 * points. The mover's stones come first; those of the other colours follow in turn
 * order. Shared stones have the order of the rules, whoever moves. Then follow the
 * planes that the rules need (inarow_plane). A plane for a number holds it at each
 * point, up to 255. The mover is the colour of the stone to be placed next. If there
 * is no such stone, the mover is the actor's colour. If the actor has no colour, the
 * mover is the next colour in turn order.
 *
 * Rewards are by seat. Each winner gets 1 and the others get -1. If nobody has won,
 * all get 0.
 *
 * Memory. This code does not allocate. A batch holds a pointer to the rules, which must
 * stay in place. Seeds and games do not depend on the number of threads that step a
 * batch.
 *
 * Threads. Calls for one batch may run at the same time if their ranges have no game in
 * common. Budgets do not stop these calls.
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

/* The step in which a new game replaces a finished game. With SAME_STEP, the step that
 * ends a game also begins the new game, and writes its first observation. With
 * NEXT_STEP, the next step begins the new game and ignores its action. With DISABLED,
 * only inarow_batch_reset begins new games. */
typedef enum inarow_reset {
    INAROW_RESET_SAME_STEP,
    INAROW_RESET_NEXT_STEP,
    INAROW_RESET_DISABLED,
} inarow_reset;

typedef struct inarow_batch_options {
    uint32_t games;      /* number of games, from 1 to INAROW_BATCH_GAMES */
    uint32_t most_steps; /* number of steps after which a game is truncated; 0: four
                          * steps per point */
    uint64_t seed;       /* seed for starts, dice and samples */
    uint8_t reset;       /* inarow_reset */
    bool safe; /* true if the mask leaves out points where the mover would lose by a
                * forbidden pattern, unless nothing else is legal */
    bool channels_last; /* true if the planes of a point lie beside each other */
    uint32_t starts;    /* number of positions that games may begin from, drawn by seed;
                         * 0: the empty board */
    const inarow_position *const *start; /* positions that games may begin from. They
                                          * are copied */
} inarow_batch_options;

/* Returns the size of a batch in bytes, which must be aligned for uint64_t. Returns 0
 * if an option is out of range, if a size_t cannot hold the number of bytes, or if the
 * rules have hooks (host_rules). */
size_t inarow_batch_size(const inarow_rules *rules, const inarow_batch_options *options);

/* Opens a batch in inarow_batch_size() bytes that the caller provides. Each game is at
 * a start. */
void inarow_batch_open(inarow_batch *batch, const inarow_rules *rules,
                       const inarow_batch_options *options);

/* ---- Shapes ------------------------------------------------------------------------ */

typedef struct inarow_batch_shape {
    uint32_t ids, id_blocks;               /* number of ids, and of blocks of ids */
    uint32_t planes, height, width, cells; /* cells: height * width of the grid */
    uint32_t layers;     /* number of layers, which lie beside each other in the width */
    uint32_t seats;      /* number of seats, one per colour */
    uint32_t game_bytes; /* number of bytes that inarow_batch_save writes */
} inarow_batch_shape;

inarow_batch_shape inarow_batch_shape_of(const inarow_batch *batch);

/* The verb of ids for the point that a stone moves to. */
enum { INAROW_MOVE_TO = INAROW_ROTATE + 1 };

/* A block of ids, which differ in their point, colour or number. */
typedef struct inarow_ids {
    uint8_t verb;   /* inarow_verb, or INAROW_MOVE_TO */
    uint8_t colour; /* PLAY: colour of the stone, if the actor chooses it; otherwise
                     * ANY. CHOOSE: colour of the first id */
    uint8_t number; /* DECLARE, TAKE: number of the first id */
    bool at_points; /* true if there is one id per point of the grid, or per column */
    uint32_t first; /* first id of the block */
    uint32_t count;
} inarow_ids;

/* Copies the blocks of ids, at most INAROW_BATCH_IDS. Returns the number of blocks. */
uint32_t inarow_batch_ids(const inarow_batch *batch, inarow_ids *ids);

/* The contents of a plane. The rules decide which of the planes after STONES exist. */
typedef enum inarow_plane_kind {
    INAROW_PLANE_STONES,   /* stones of a colour */
    INAROW_PLANE_OFFERED,  /* points that may be picked */
    INAROW_PLANE_CHOSEN,   /* points of an offer or a move that are already chosen */
    INAROW_PLANE_AWAITING, /* a stone whose row awaits an answer */
    INAROW_PLANE_RECENT,   /* stones that may be removed again */
    INAROW_PLANE_COLOUR,   /* number: the mover's colour, from 0 */
    INAROW_PLANE_HOLDS,    /* number: the colour that the actor holds, from 1; 0: none */
    INAROW_PLANE_PHASE, /* number: phase of the opening, from 1; 0: the opening is over */
    INAROW_PLANE_DECLARED, /* number: number declared last */
    INAROW_PLANE_LEFT,     /* number: stones left in this turn */
    INAROW_PLANE_PASSES,   /* number: passes in succession */
    INAROW_PLANE_SUPPLY,   /* number: stones left of a colour */
    INAROW_PLANE_TAKEN,    /* number: stones taken by a colour's team */
    INAROW_PLANE_MOVES,    /* number: moves left until the game is drawn */
    INAROW_PLANE_NEUTRAL,  /* neutral stones, which belong to nobody */
    INAROW_PLANE_ROTATE,   /* number: 1 if a block is to be turned now, else 0 */
} inarow_plane_kind;

typedef struct inarow_plane {
    uint8_t kind;   /* inarow_plane_kind */
    uint8_t colour; /* STONES, SUPPLY, TAKEN: 0 for the mover's colour, 1 for the next
                     * colour in turn order, and so on. Otherwise ANY */
} inarow_plane;

/* Copies the planes, at most INAROW_BATCH_PLANES. Returns the number of planes. */
uint32_t inarow_batch_planes(const inarow_batch *batch, inarow_plane *planes);

/* ---- Steps ------------------------------------------------------------------------- */

/* The arrays that a step reads and writes. Each array covers all games of the batch,
 * one game's entries after another's. All except `actions` may be NULL. */
typedef struct inarow_batch_arrays {
    int32_t *actions;     /* games: one id for each game, which the step reads */
    uint8_t *observation; /* games x planes x cells, or x cells x planes */
    uint8_t *mask;  /* games x ids: 1 for a legal id. All entries of a game are 1 after
                     * the game has ended and before a new game begins */
    float *rewards; /* games x seats */
    uint8_t *terminated; /* games: 1 if the step ended the game. The entry stays until
                          * a new game begins */
    uint8_t *truncated;  /* games: 1 if the game was cut off after most_steps */
    uint8_t *actor;      /* games: seat that acts next */
    uint8_t *reason; /* games: inarow_reason of the end, or 0. After an illegal action:
                      * reason for the refusal */
    uint8_t *final_observation; /* like `observation`, for games that ended and began
                                 * again in this step; other entries are left alone */
} inarow_batch_arrays;

/* Begins the games of a range anew, and writes all arrays for them. `which` has one
 * byte per game of the batch. A game whose byte is 0 is left alone. If `which` is
 * NULL, all games of the range begin anew. */
void inarow_batch_reset(inarow_batch *batch, uint32_t from, uint32_t to,
                        const uint8_t *which, const inarow_batch_arrays *arrays);

/* Seeds all games anew, as inarow_batch_open does. Their positions stay unchanged. */
void inarow_batch_seed(inarow_batch *batch, uint64_t seed);

/* Returns the first game of a range whose action is illegal, or `to`. A game that
 * ignores its action is never reported. */
uint32_t inarow_batch_check(const inarow_batch *batch, uint32_t from, uint32_t to,
                            const int32_t *actions);

/* Acts in each game of a range. A player that acts illegally loses: the step ends the
 * game. */
void inarow_batch_step(inarow_batch *batch, uint32_t from, uint32_t to,
                       const inarow_batch_arrays *arrays);

/* Draws an id for each game of a range; all ids of the game's mask are equally likely.
 * The id is 0 if the game is over, or if no action is legal at its start. */
void inarow_batch_sample(inarow_batch *batch, uint32_t from, uint32_t to,
                         int32_t *actions);

/* ---- One game ---------------------------------------------------------------------- */

/* Returns the position of a game. The next step changes it. */
const inarow_position *inarow_batch_position(const inarow_batch *batch, uint32_t game);

/* Returns the number of the start that a game began from, or 0. */
uint32_t inarow_batch_start_of(const inarow_batch *batch, uint32_t game);

/* Copies the actions of a game since its start, at most `room`. An offer or a move has
 * all its points, and a roll has its dice. Returns the number of actions in the game. */
uint32_t inarow_batch_actions(const inarow_batch *batch, uint32_t game,
                              inarow_action *actions, uint32_t room);

/* Writes the keys of the positions of a range, one key per game of the batch. */
void inarow_batch_keys(const inarow_batch *batch, uint32_t from, uint32_t to,
                       inarow_hash128 *keys);

/* Makes game `to` a copy of game `from`. Game `to` keeps its own seed. */
void inarow_batch_copy(inarow_batch *batch, uint32_t from, uint32_t to);

/* The first function copies a game with its seed into game_bytes bytes that the caller
 * provides. The second copies it back into any game of a batch with the same rules and
 * options. Other machines cannot read the bytes. */
void inarow_batch_save(const inarow_batch *batch, uint32_t game, void *bytes);
void inarow_batch_restore(inarow_batch *batch, uint32_t game, const void *bytes);

/* Writes the arrays for a range without a step. Rewards, ends and reasons are 0. */
void inarow_batch_observe(const inarow_batch *batch, uint32_t from, uint32_t to,
                          const inarow_batch_arrays *arrays);

#if defined(INAROW_EXPORT) && defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif
#endif
