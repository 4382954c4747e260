/* Compares games of a batch with the core at each step: masks, rewards, ends and the
 * next actor. Ids are read as the header describes them. */
#include "batch.h"
#include <stdlib.h>
#include <string.h>

enum { GAMES = 3 };

unsigned long compared_steps, compared_masks;

/* A batch with its arrays, each in a block of exactly its size. */
struct batch {
    const inarow_rules *rules;
    inarow_batch *batch;
    inarow_batch_shape shape;
    inarow_batch_arrays arrays;
    inarow_ids ids[INAROW_BATCH_IDS];
    bool safe;
};

/* The same game in the core. */
struct twin {
    inarow_position *position;
    uint32_t actions;
};

static void *block(size_t size)
{
    void *bytes = malloc(size ? size : 1);
    if (!bytes)
        abort();
    return bytes;
}

static bool open_batch(struct batch *b, const inarow_rules *rules, uint64_t seed,
                       bool safe)
{
    inarow_batch_options options = {.games = GAMES,
                                    .seed = seed,
                                    .safe = safe,
                                    .most_steps = seed & 4 ? 60 : 600,
                                    .channels_last = seed & 1,
                                    .reset = INAROW_RESET_DISABLED};
    size_t size = inarow_batch_size(rules, &options);
    memset(b, 0, sizeof *b);
    if (size == 0)
        return false;
    b->rules = rules;
    b->safe = safe;
    b->batch = block(size);
    inarow_batch_open(b->batch, rules, &options);
    b->shape = inarow_batch_shape_of(b->batch);
    inarow_batch_ids(b->batch, b->ids);
    size_t planes = (size_t)b->shape.planes * b->shape.cells;
    b->arrays = (inarow_batch_arrays){
        .actions = block(GAMES * sizeof(int32_t)),
        .observation = block(GAMES * planes),
        .mask = block(GAMES * (size_t)b->shape.ids),
        .rewards = block(GAMES * b->shape.seats * sizeof(float)),
        .terminated = block(GAMES),
        .truncated = block(GAMES),
        .actor = block(GAMES),
        .reason = block(GAMES),
    };
    inarow_batch_reset(b->batch, 0, GAMES, NULL, &b->arrays);
    return true;
}

static void close_batch(struct batch *b)
{
    free(b->batch);
    free(b->arrays.actions);
    free(b->arrays.observation);
    free(b->arrays.mask);
    free(b->arrays.rewards);
    free(b->arrays.terminated);
    free(b->arrays.truncated);
    free(b->arrays.actor);
    free(b->arrays.reason);
}

/* ---- Masks ---------------------------------------------------------------------- */

/* Returns the number of a listed action in its block, or -1. */
static long in_block(const struct batch *b, const inarow_ids *ids,
                     const inarow_action *action, bool names_colour, bool exchanged)
{
    const inarow_spec *spec = inarow_spec_of(b->rules);
    bool is_to = ids->verb == INAROW_MOVE_TO;
    uint8_t colour = exchanged ? 1 - action->colour : action->colour;
    if (ids->verb != action->verb && !(is_to && action->verb == INAROW_MOVE))
        return -1;
    if (ids->verb == INAROW_PLAY && names_colour != (ids->colour != INAROW_ANY))
        return -1;
    if (ids->verb == INAROW_PLAY && names_colour && ids->colour != colour)
        return -1;
    if (ids->verb == INAROW_ROTATE && ids->number != action->number)
        return -1;
    if (ids->verb == INAROW_CHOOSE)
        return colour;
    if (!ids->at_points)
        return ids->count > 1 ? action->number - ids->number : 0;
    int x = INAROW_X(action->point[is_to]), y = INAROW_Y(action->point[is_to]);
    if (ids->verb != INAROW_PLAY || !spec->gravity)
        return y * (long)b->shape.width + x;
    return spec->layers > 1 ? y * (long)spec->width + x % spec->width : x;
}

/* Returns true if stones of several colours may be placed now. */
static bool names_colours(const struct batch *b, const inarow_position *position)
{
    const inarow_spec *spec = inarow_spec_of(b->rules);
    inarow_turn turn = inarow_to_act(b->rules, position);
    int colour = -1;
    if (!turn.alternatives && spec->shared > 1)
        return true;
    for (int i = turn.step; i < turn.step + turn.alternatives; i++) {
        if (spec->step[i].verb != INAROW_PLAY)
            continue;
        if (spec->step[i].colour == INAROW_ANY ||
            (colour >= 0 && colour != spec->step[i].colour))
            return true;
        colour = spec->step[i].colour;
    }
    return false;
}

enum { SAFE = 1, LOSES };

/* Returns true if the mover loses by the pattern of a listed stone. In openings, the
 * mask does not show this. */
static bool loses(const struct batch *b, const inarow_position *position,
                  const inarow_action *action)
{
    inarow_turn turn = inarow_to_act(b->rules, position);
    bool is_move = action->verb == INAROW_MOVE;
    inarow_point from = is_move ? action->point[0] : INAROW_NOWHERE;
    if (turn.alternatives || (action->verb != INAROW_PLAY && !is_move))
        return false;
    if (!inarow_spec_of(b->rules)->forbid[turn.colour])
        return false;
    return inarow_forbids(b->rules, turn.colour,
                          inarow_makes_moved(b->rules, position, turn.colour, from,
                                             action->point[is_move])) != 0;
}

/* Computes the mask from the list of legal actions: SAFE, LOSES if all actions of an
 * id do, or 0. `from` is the stone that is being moved, or NOWHERE. */
static void expect_mask(const struct batch *b, const inarow_position *position,
                        inarow_point from, uint8_t *mask)
{
    size_t count = inarow_legal(b->rules, position, NULL, 0);
    inarow_action *list = block(count * sizeof *list);
    bool names = names_colours(b, position);
    bool exchanged = inarow_state_of(position).exchanged;
    inarow_legal(b->rules, position, list, count);
    memset(mask, 0, b->shape.ids);
    for (size_t i = 0; i < count; i++) {
        bool is_move = list[i].verb == INAROW_MOVE;
        if (from != INAROW_NOWHERE && (!is_move || list[i].point[0] != from))
            continue;
        for (uint32_t k = 0; k < b->shape.id_blocks; k++) {
            long n = in_block(b, &b->ids[k], &list[i], names, exchanged);
            bool is_to = b->ids[k].verb == INAROW_MOVE_TO;
            uint8_t *is = &mask[b->ids[k].first + (n >= 0 ? n : 0)];
            if (n >= 0 && is_to == (from != INAROW_NOWHERE) && *is != SAFE)
                *is = loses(b, position, &list[i]) ? LOSES : SAFE;
        }
    }
    free(list);
}

static const char *check_mask(const struct batch *b, int game, const struct twin *twin,
                              inarow_point from)
{
    const uint8_t *mask = b->arrays.mask + (size_t)game * b->shape.ids;
    uint8_t *expected = block(b->shape.ids);
    const char *fault = NULL;
    uint32_t safe = 0;
    expect_mask(b, twin->position, from, expected);
    for (uint32_t id = 0; id < b->shape.ids; id++)
        safe += expected[id] == SAFE;
    for (uint32_t id = 0; id < b->shape.ids && !fault; id++) {
        bool is_out = b->safe && safe > 0 && expected[id] == LOSES;
        bool may_be_out = b->safe && inarow_to_act(b->rules, twin->position).alternatives;
        if (mask[id] > 1 || (mask[id] && !expected[id]) || (mask[id] && is_out) ||
            (expected[id] && !mask[id] && !is_out && !may_be_out))
            fault = "a mask differs from the list of legal actions";
    }
    free(expected);
    compared_masks++;
    return fault;
}

/* ---- Steps ---------------------------------------------------------------------- */

/* Returns a seat's reward for an outcome. */
static float reward_of(const struct batch *b, const inarow_position *position,
                       inarow_outcome outcome, uint8_t seat)
{
    const inarow_spec *spec = inarow_spec_of(b->rules);
    inarow_state state = inarow_state_of(position);
    for (int c = 0; c < spec->colours && outcome.status == INAROW_WON; c++) {
        uint8_t team = spec->team[c], winner = spec->team[outcome.colour];
        if (state.holder[c] == seat)
            return c == outcome.colour || (team && team == winner) ? 1 : -1;
    }
    return 0;
}

/* Does a game's last action in the core, and compares. */
static const char *follow(const struct batch *b, int game, struct twin *twin)
{
    uint32_t count = inarow_batch_actions(b->batch, (uint32_t)game, NULL, 0);
    if (count == twin->actions)
        return b->arrays.terminated[game] ? "a game ended without an action" : NULL;
    inarow_action *actions = block(count * sizeof *actions);
    inarow_batch_actions(b->batch, (uint32_t)game, actions, count);
    inarow_action last = actions[count - 1];
    free(actions);
    if (inarow_state_of(twin->position).exchanged && last.colour < 2)
        last.colour = 1 - last.colour;
    inarow_facts facts;
    if (inarow_play(b->rules, twin->position, &last, &facts) != INAROW_OK)
        return "an action of a batch is refused";
    inarow_lift(b->rules, twin->position, &facts);
    twin->actions = count;
    inarow_outcome outcome = inarow_judge(b->rules, &facts);
    if (b->arrays.terminated[game] != (outcome.status != INAROW_PLAYING) ||
        b->arrays.reason[game] != (uint8_t)outcome.reason)
        return "an end differs";
    for (uint8_t seat = 0; seat < b->shape.seats; seat++) {
        if (b->arrays.rewards[(size_t)game * b->shape.seats + seat] !=
            reward_of(b, twin->position, outcome, seat))
            return "a reward differs";
    }
    if (memcmp(inarow_batch_position(b->batch, (uint32_t)game), twin->position,
               inarow_position_size(b->rules)) != 0)
        return "a position differs";
    return NULL;
}

static bool is_over(const struct batch *b, int game)
{
    return b->arrays.terminated[game] || b->arrays.truncated[game];
}

/* Returns the stone whose move the last id begins, or NOWHERE. */
static inarow_point moved_from(const struct batch *b, int game, bool *is_offer)
{
    uint32_t id = (uint32_t)b->arrays.actions[game];
    const inarow_ids *ids = b->ids;
    while (id - ids->first >= ids->count)
        ids++;
    uint32_t n = id - ids->first;
    *is_offer = ids->verb == INAROW_OFFER;
    return ids->verb == INAROW_MOVE ? INAROW_POINT(n % b->shape.width, n / b->shape.width)
                                    : INAROW_NOWHERE;
}

static const char *check_game(const struct batch *b, int game, struct twin *twin)
{
    uint32_t before = twin->actions;
    bool is_offer;
    const char *fault = follow(b, game, twin);
    if (fault || is_over(b, game))
        return fault;
    if (b->arrays.actor[game] != inarow_to_act(b->rules, twin->position).seat)
        return "the next actor differs";
    inarow_point from = moved_from(b, game, &is_offer);
    bool is_part = twin->actions == before;
    if (is_part && is_offer)
        return NULL; /* its completion is never refused: see follow */
    return check_mask(b, game, twin, is_part ? from : INAROW_NOWHERE);
}

static void begin(struct batch *b, int game, struct twin *twin)
{
    uint8_t which[GAMES] = {0};
    which[game] = 1;
    inarow_batch_reset(b->batch, 0, GAMES, which, &b->arrays);
    inarow_start(b->rules, twin->position);
    twin->actions = 0;
}

static const char *play_games(struct batch *b, struct twin *twin, int steps)
{
    const char *fault = NULL;
    for (int game = 0; game < GAMES && !fault; game++) {
        begin(b, game, &twin[game]);
        fault = check_mask(b, game, &twin[game], INAROW_NOWHERE);
    }
    if (inarow_legal(b->rules, twin->position, NULL, 0) == 0)
        steps = 0; /* no action is legal at the start */
    for (int step = 0; step < steps && !fault; step++) {
        inarow_batch_sample(b->batch, 0, GAMES, b->arrays.actions);
        if (inarow_batch_check(b->batch, 0, GAMES, b->arrays.actions) < GAMES)
            return "an id of a mask is illegal";
        inarow_batch_step(b->batch, 0, GAMES, &b->arrays);
        for (int game = 0; game < GAMES && !fault; game++) {
            fault = check_game(b, game, &twin[game]);
            compared_steps++;
            if (is_over(b, game))
                begin(b, game, &twin[game]);
        }
    }
    return fault;
}

const char *compare_batch(const inarow_rules *rules, uint64_t seed, int steps, bool safe)
{
    struct batch b;
    struct twin twin[GAMES];
    if (!open_batch(&b, rules, seed, safe))
        return inarow_spec_of(rules)->host_rules ? NULL : "a batch cannot be opened";
    for (int game = 0; game < GAMES; game++)
        twin[game] = (struct twin){block(inarow_position_size(rules)), 0};
    const char *fault = play_games(&b, twin, steps);
    for (int game = 0; game < GAMES; game++)
        free(twin[game].position);
    close_batch(&b);
    return fault;
}
