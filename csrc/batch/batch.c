/* Begins and plays games side by side, and writes the arrays of each step. */
#include "bytes.h"
#include "ids.h"
#include "mask.h"
#include "placed.h"
#include "planes.h"
#include "../core/teams.h"

/* ---- Opening a batch --------------------------------------------------------------- */

static bool are_in_range(const inarow_rules *rules, const inarow_batch_options *options)
{
    return options->games > 0 && options->games <= INAROW_BATCH_GAMES &&
           options->most_steps <= INAROW_BATCH_STEPS &&
           options->starts <= INAROW_BATCH_GAMES &&
           options->reset <= INAROW_RESET_DISABLED && !rules->spec.host_rules;
}

/* Fills in a batch, except its starts and games. */
static void describe(inarow_batch *batch, const inarow_rules *rules,
                     const inarow_batch_options *options)
{
    inarow_batch_shape *shape = &batch->shape;
    memset(batch, 0, sizeof *batch);
    batch->rules = rules;
    batch->games = options->games;
    batch->most_steps =
        options->most_steps ? options->most_steps : 4 * (uint32_t)rules->points;
    batch->starts = options->starts;
    batch->reset = options->reset;
    batch->safe = options->safe;
    batch->channels_last = options->channels_last;
    shape->width = (uint32_t)rules->width;
    shape->height = (uint32_t)rules->height;
    shape->cells = shape->width * shape->height;
    shape->layers = (uint32_t)layers_of(&rules->spec);
    shape->seats = (uint32_t)rules->spec.colours;
    number_ids(batch);
    list_planes(batch);
    prepare_placing(batch);
    batch->position_bytes = (uint32_t)in_lines(inarow_position_size(rules));
    batch->legal_bytes = (uint32_t)in_lines((shape->ids + 63) / 64 * sizeof(uint64_t));
    batch->slots =
        in_lines(sizeof *batch) + batch->starts * (uint64_t)batch->position_bytes;
    shape->game_bytes =
        (uint32_t)(in_lines(sizeof(struct slot)) + batch->position_bytes +
                   batch->legal_bytes + in_lines(batch->most_steps * sizeof(uint16_t)));
}

size_t inarow_batch_size(const inarow_rules *rules, const inarow_batch_options *options)
{
    inarow_batch batch;
    if (!are_in_range(rules, options))
        return 0;
    describe(&batch, rules, options);
    uint64_t bytes = batch.slots + (uint64_t)batch.games * batch.shape.game_bytes;
    return bytes == (size_t)bytes ? (size_t)bytes : 0;
}

static inarow_position *start_at(inarow_batch *batch, uint32_t n)
{
    return (void *)((char *)batch + in_lines(sizeof *batch) +
                    (size_t)n * batch->position_bytes);
}

static const inarow_position *start_of(const inarow_batch *batch, uint32_t n)
{
    return (const void *)((const char *)batch + in_lines(sizeof *batch) +
                          (size_t)n * batch->position_bytes);
}

void inarow_batch_seed(inarow_batch *batch, uint64_t seed)
{
    for (uint32_t i = 0; i < batch->games; i++) {
        struct slot *slot = slot_to_write(batch, i);
        slot->seed = mixed(mixed(seed) ^ 2 * (uint64_t)i);
        slot->sampler = mixed(mixed(seed) ^ (2 * (uint64_t)i + 1));
    }
}

static void begin_game(const inarow_batch *batch, struct slot *slot)
{
    inarow_position *position = position_to_write(slot);
    slot->steps = slot->start = 0;
    slot->outcome = (inarow_outcome){INAROW_PLAYING, INAROW_ANY, INAROW_OK};
    slot->over = 0;
    slot->chosen = 0;
    if (batch->starts) {
        slot->start = inarow_random(&slot->seed, batch->starts);
        memcpy(position, start_of(batch, slot->start), batch->position_bytes);
    } else {
        inarow_start(batch->rules, position);
    }
    find_legal_ids(batch, slot);
}

void inarow_batch_open(inarow_batch *batch, const inarow_rules *rules,
                       const inarow_batch_options *options)
{
    memset(batch, 0, inarow_batch_size(rules, options)); /* padding bytes must not vary */
    describe(batch, rules, options);
    for (uint32_t i = 0; i < options->starts; i++)
        memcpy(start_at(batch, i), options->start[i], inarow_position_size(rules));
    inarow_batch_seed(batch, options->seed);
    inarow_budget *budget = inarow_set_budget(NULL);
    for (uint32_t i = 0; i < batch->games; i++)
        begin_game(batch, slot_to_write(batch, i));
    inarow_set_budget(budget);
}

inarow_batch_shape inarow_batch_shape_of(const inarow_batch *batch)
{
    return batch->shape;
}

uint32_t inarow_batch_ids(const inarow_batch *batch, inarow_ids *ids)
{
    memcpy(ids, batch->ids, batch->shape.id_blocks * sizeof *ids);
    return batch->shape.id_blocks;
}

uint32_t inarow_batch_planes(const inarow_batch *batch, inarow_plane *planes)
{
    memcpy(planes, batch->plane, batch->shape.planes * sizeof *planes);
    return batch->shape.planes;
}

/* ---- Fetching ---------------------------------------------------------------------- */

/* Games do not fit in the nearest cache. The data of the next games is fetched while
 * other games are processed. */
enum { AHEAD = 4 };

/* Fetches the data that decides which ids are legal. */
INLINE void fetch_ids(const inarow_batch *batch, uint32_t game, uint32_t to)
{
    const struct slot *slot = slot_of(batch, game < to ? game : to - 1);
    __builtin_prefetch(slot, 1);
    __builtin_prefetch(legal_in(batch, slot), 1);
}

/* Fetches a whole game except its history. */
INLINE void fetch_game(const inarow_batch *batch, uint32_t game, uint32_t to)
{
    const char *slot = (const char *)slot_of(batch, game < to ? game : to - 1);
    const char *past = (const char *)history_of(batch, (const struct slot *)slot);
    for (; slot < past; slot += CACHE_LINE)
        __builtin_prefetch(slot, 1);
}

/* ---- Acting ------------------------------------------------------------------------ */

/* The meaning of an id in a game: a whole action, or one point of it. */
struct meant {
    inarow_reason refusal; /* INAROW_OK if nothing refuses the action */
    bool is_whole;
    inarow_action action;
};

static void mean_offer(const inarow_batch *batch, const struct slot *slot,
                       struct meant *meant)
{
    inarow_point point = meant->action.point[0];
    const inarow_position *position = position_in(slot);
    const inarow_step *step = step_for(batch->rules, position, INAROW_OFFER);
    inarow_set points;
    points_to_offer_next(batch, slot, &points);
    if (!step)
        meant->refusal = INAROW_REASON_NOT_NOW;
    else if (!(points.row[INAROW_Y(point)] >> INAROW_X(point) & 1))
        meant->refusal = INAROW_REASON_OUTSIDE_REGION;
    if (meant->refusal != INAROW_OK)
        return;
    meant->action.number = (uint8_t)(slot->chosen + 1);
    memcpy(meant->action.point, slot->point, slot->chosen * sizeof point);
    meant->action.point[slot->chosen] = point;
    meant->is_whole = meant->action.number == points_to_offer(position, step);
}

static void note_move_from(void *data, const inarow_action *action)
{
    struct meant *meant = data;
    if (action->verb == INAROW_MOVE && action->point[0] == meant->action.point[0])
        meant->refusal = INAROW_OK;
}

static void mean_move(const inarow_batch *batch, const struct slot *slot,
                      struct meant *meant, bool is_to)
{
    meant->is_whole = is_to;
    if (is_to != (slot->chosen > 0)) {
        meant->refusal = INAROW_REASON_NOT_NOW;
    } else if (is_to) {
        meant->action.point[1] = meant->action.point[0];
        meant->action.point[0] = slot->point[0];
    } else {
        meant->refusal = INAROW_REASON_NO_STONE;
        inarow_each_legal(batch->rules, position_in(slot), note_move_from, meant);
    }
}

static struct meant meaning(const inarow_batch *batch, const struct slot *slot,
                            int32_t id)
{
    const inarow_ids *block = block_of_id(batch, id);
    struct meant meant;
    meant.refusal = INAROW_OK;
    meant.is_whole = true;
    if (!block) {
        meant.refusal = INAROW_REASON_BAD_ACTION;
        return meant;
    }
    meant.action = action_of_id(batch, block, id);
    meant.action.colour = other_number(position_in(slot), meant.action.colour);
    bool is_open = colour_is_chosen(batch, position_in(slot));
    if (block->verb == INAROW_OFFER)
        mean_offer(batch, slot, &meant);
    else if (meant.action.verb == INAROW_MOVE)
        mean_move(batch, slot, &meant, block->verb == INAROW_MOVE_TO);
    else if (slot->chosen ||
             (block->verb == INAROW_PLAY && is_open != (block->colour != INAROW_ANY)) ||
             (block->verb == INAROW_ROLL &&
              !step_for(batch->rules, position_in(slot), INAROW_ROLL)))
        meant.refusal = INAROW_REASON_NOT_NOW;
    return meant;
}

static inarow_reason refusal_of(const inarow_batch *batch, const struct slot *slot,
                                int32_t id)
{
    struct meant meant = meaning(batch, slot, id);
    if (meant.refusal != INAROW_OK || !meant.is_whole || meant.action.verb == INAROW_ROLL)
        return meant.refusal;
    return inarow_check(batch->rules, position_in(slot), &meant.action);
}

uint32_t inarow_batch_check(const inarow_batch *batch, uint32_t from, uint32_t to,
                            const int32_t *actions)
{
    inarow_budget *budget = inarow_set_budget(NULL);
    for (; from < to; from++) {
        const struct slot *slot = slot_of(batch, from);
        fetch_ids(batch, from + AHEAD, to);
        if (!slot->over && !is_in_mask(batch, slot, actions[from]) &&
            refusal_of(batch, slot, actions[from]) != INAROW_OK)
            break;
    }
    inarow_set_budget(budget);
    return from;
}

static void roll(struct slot *slot, inarow_action *action)
{
    action->number = (uint8_t)(inarow_random(&slot->seed, 6) + 1);
    action->other = (uint8_t)(inarow_random(&slot->seed, 6) + 1);
}

/* Stores one point of an offer or a move. */
static void choose_point(struct slot *slot, const inarow_action *action)
{
    bool is_offer = action->verb == INAROW_OFFER;
    slot->point[slot->chosen] = action->point[is_offer ? slot->chosen : 0];
    slot->chosen++;
}

/* Returns the history's entry for a whole action. The entry is the id, unless the id
 * lacks the dice of a roll or the point to which a stone fell. */
static int32_t entry_of(const inarow_batch *batch, int32_t id, const inarow_action *done)
{
    int32_t beyond = (int32_t)batch->shape.ids;
    if (done->verb == INAROW_ROLL)
        return beyond + 6 * (done->number - 1) + done->other - 1;
    if (done->verb == INAROW_PLAY && batch->rules->spec.gravity)
        return beyond + ROLLS + done->point[0] +
               (batch->rules->spec.shared ? done->colour * FALLS_OF_COLOUR : 0);
    return id;
}

/* Carries an id out and stores the outcome in the slot. Returns the reason for a
 * refusal. */
static inarow_reason carry_id_out(const inarow_batch *batch, struct slot *slot,
                                  int32_t id)
{
    struct meant meant = meaning(batch, slot, id);
    uint16_t *history = history_to_write(batch, slot);
    if (meant.refusal != INAROW_OK)
        return meant.refusal;
    if (!meant.is_whole) {
        choose_point(slot, &meant.action);
        history[slot->steps++] = (uint16_t)id;
        return INAROW_OK;
    }
    if (meant.action.verb == INAROW_ROLL)
        roll(slot, &meant.action);
    inarow_facts facts;
    inarow_position *position = position_to_write(slot);
    inarow_reason reason = inarow_play(batch->rules, position, &meant.action, &facts);
    if (reason != INAROW_OK)
        return reason;
    inarow_lift(batch->rules, position, &facts);
    slot->chosen = 0;
    slot->outcome = inarow_judge(batch->rules, &facts);
    history[slot->steps++] = (uint16_t)(entry_of(batch, id, &facts.action) | DONE);
    return INAROW_OK;
}

/* ---- Results of a step ------------------------------------------------------------- */

/* The effects of a step on one game. */
struct done {
    uint8_t over; /* ENDED, CUT_OFF or 0 */
    inarow_reason illegal;
    uint8_t actor;
};

/* Gives the reward `ours` to the seats of this colour's team, and `theirs` to the
 * others. */
static void reward_team(const inarow_batch *batch, const struct slot *slot,
                        uint8_t colour, float ours, float theirs, float *rewards)
{
    const inarow_spec *spec = &batch->rules->spec;
    const uint8_t *holder = position_in(slot)->state.holder;
    for (int c = 0; c < spec->colours; c++) {
        if (holder[c] != INAROW_ANY)
            rewards[holder[c]] = same_team(spec, c, colour) ? ours : theirs;
    }
}

static void write_rewards(const inarow_batch *batch, const struct slot *slot,
                          const struct done *done, float *rewards)
{
    uint32_t seats = batch->shape.seats;
    for (uint32_t seat = 0; seat < seats; seat++)
        rewards[seat] = 0;
    if (done->over != ENDED)
        return;
    if (!done->illegal) {
        if (slot->outcome.status == INAROW_WON)
            reward_team(batch, slot, slot->outcome.colour, 1, -1, rewards);
        return;
    }
    for (uint32_t seat = 0; seat < seats; seat++)
        rewards[seat] = seat == done->actor ? -1 : 1;
    uint8_t colour = colour_held_by(batch->rules, &position_in(slot)->state, done->actor);
    if (colour != INAROW_ANY)
        reward_team(batch, slot, colour, -1, 1, rewards);
}

static void write_end(const inarow_batch *batch, uint32_t game, const struct done *done,
                      const inarow_batch_arrays *arrays)
{
    const struct slot *slot = slot_of(batch, game);
    if (arrays->terminated)
        arrays->terminated[game] = done->over == ENDED;
    if (arrays->truncated)
        arrays->truncated[game] = done->over == CUT_OFF;
    if (arrays->reason)
        arrays->reason[game] = (uint8_t)(done->illegal         ? done->illegal
                                         : done->over == ENDED ? slot->outcome.reason
                                                               : INAROW_OK);
    if (arrays->rewards)
        write_rewards(batch, slot, done,
                      arrays->rewards + (size_t)game * batch->shape.seats);
}

static void write_planes(const inarow_batch *batch, uint32_t game, inarow_turn turn,
                         uint8_t *observations)
{
    size_t bytes = (size_t)batch->shape.planes * batch->shape.cells;
    if (observations)
        write_observation(batch, slot_of(batch, game), turn, observations + game * bytes);
}

static void write_mask(const inarow_batch *batch, const struct slot *slot, uint8_t *mask)
{
    if (slot->over)
        memset(mask, 1, batch->shape.ids);
    else
        write_bits(legal_in(batch, slot), batch->shape.ids, mask);
}

static void write_view(const inarow_batch *batch, uint32_t game,
                       const inarow_batch_arrays *arrays)
{
    const struct slot *slot = slot_of(batch, game);
    inarow_turn turn = inarow_to_act(batch->rules, position_in(slot));
    write_planes(batch, game, turn, arrays->observation);
    if (arrays->mask)
        write_mask(batch, slot, arrays->mask + (size_t)game * batch->shape.ids);
    if (arrays->actor)
        arrays->actor[game] = turn.seat;
}

/* ---- Steps ------------------------------------------------------------------------- */

/* Acts in a game that is not over. */
static struct done act_in(const inarow_batch *batch, struct slot *slot, int32_t id)
{
    struct done done = {0, INAROW_OK, INAROW_ANY};
    bool is_placed = place_id(batch, slot, id);
    if (!is_placed)
        done.illegal = carry_id_out(batch, slot, id);
    if (done.illegal)
        done.actor = inarow_to_act(batch->rules, position_in(slot)).seat;
    if (done.illegal || slot->outcome.status != INAROW_PLAYING)
        done.over = ENDED;
    else if (slot->steps >= batch->most_steps)
        done.over = CUT_OFF;
    slot->over = done.over;
    if (!done.over && !is_placed)
        find_legal_ids(batch, slot);
    return done;
}

static void step_game(inarow_batch *batch, uint32_t game,
                      const inarow_batch_arrays *arrays)
{
    struct slot *slot = slot_to_write(batch, game);
    struct done done = {slot->over, INAROW_OK, 0};
    if (!slot->over) {
        done = act_in(batch, slot, arrays->actions[game]);
        write_end(batch, game, &done, arrays);
        if (done.over && batch->reset == INAROW_RESET_SAME_STEP) {
            write_planes(batch, game, inarow_to_act(batch->rules, position_in(slot)),
                         arrays->final_observation);
            begin_game(batch, slot);
        }
    } else if (batch->reset == INAROW_RESET_NEXT_STEP) {
        begin_game(batch, slot);
        write_end(batch, game, &(struct done){0, INAROW_OK, 0}, arrays);
    } else if (arrays->rewards) { /* a game that ended keeps its entries */
        memset(arrays->rewards + (size_t)game * batch->shape.seats, 0,
               batch->shape.seats * sizeof *arrays->rewards);
    }
    write_view(batch, game, arrays);
}

void inarow_batch_step(inarow_batch *batch, uint32_t from, uint32_t to,
                       const inarow_batch_arrays *arrays)
{
    inarow_budget *budget = inarow_set_budget(NULL);
    for (; from < to; from++) {
        fetch_game(batch, from + AHEAD, to);
        step_game(batch, from, arrays);
    }
    inarow_set_budget(budget);
}

void inarow_batch_observe(const inarow_batch *batch, uint32_t from, uint32_t to,
                          const inarow_batch_arrays *arrays)
{
    inarow_budget *budget = inarow_set_budget(NULL);
    for (; from < to; from++) {
        write_end(batch, from, &(struct done){0, INAROW_OK, 0}, arrays);
        write_view(batch, from, arrays);
    }
    inarow_set_budget(budget);
}

void inarow_batch_reset(inarow_batch *batch, uint32_t from, uint32_t to,
                        const uint8_t *which, const inarow_batch_arrays *arrays)
{
    inarow_budget *budget = inarow_set_budget(NULL);
    for (; from < to; from++) {
        if (which && !which[from])
            continue;
        begin_game(batch, slot_to_write(batch, from));
        inarow_batch_observe(batch, from, from + 1, arrays);
    }
    inarow_set_budget(budget);
}

/* Draws one of a game's legal ids. */
INLINE int32_t draw_id(const inarow_batch *batch, struct slot *slot, bool fast)
{
    const uint64_t *legal = legal_in(batch, slot);
    uint32_t words = (batch->shape.ids + 63) / 64, count = 0, word = 0, here;
    for (uint32_t i = 0; i < words; i++)
        count += (uint32_t)__builtin_popcountll(legal[i]);
    if (count == 0 || slot->over)
        return 0;
    uint32_t n = inarow_random(&slot->sampler, count);
    for (; n >= (here = (uint32_t)__builtin_popcountll(legal[word])); word++)
        n -= here;
    return (int32_t)(64 * word +
                     (uint32_t)__builtin_ctzll(nth_bit(legal[word], n, fast)));
}

INLINE void draw_ids(inarow_batch *batch, uint32_t from, uint32_t to, int32_t *actions,
                     bool fast)
{
    for (; from < to; from++) {
        fetch_ids(batch, from + AHEAD, to);
        actions[from] = draw_id(batch, slot_to_write(batch, from), fast);
    }
}

static void sample_slowly(inarow_batch *batch, uint32_t from, uint32_t to,
                          int32_t *actions)
{
    draw_ids(batch, from, to, actions, false);
}

FAST_BITS static void sample_fast(inarow_batch *batch, uint32_t from, uint32_t to,
                                  int32_t *actions)
{
    draw_ids(batch, from, to, actions, FAST_BITS_ARE_KNOWN);
}

void inarow_batch_sample(inarow_batch *batch, uint32_t from, uint32_t to,
                         int32_t *actions)
{
    (has_fast_bits() ? sample_fast : sample_slowly)(batch, from, to, actions);
}

/* ---- One game ---------------------------------------------------------------------- */

const inarow_position *inarow_batch_position(const inarow_batch *batch, uint32_t game)
{
    return position_in(slot_of(batch, game));
}

uint32_t inarow_batch_start_of(const inarow_batch *batch, uint32_t game)
{
    return slot_of(batch, game)->start;
}

/* Returns the action that makes a stone fall to a point. */
static inarow_action play_at_fall(const inarow_batch *batch, int32_t fall)
{
    inarow_action action = inarow_play_at((inarow_point)(fall % FALLS_OF_COLOUR));
    if (batch->rules->spec.shared)
        action.colour = (uint8_t)(fall / FALLS_OF_COLOUR);
    return action;
}

/* Returns the action of an entry of the history. For an offer or a move, the action
 * has one point. */
static inarow_action action_of_entry(const inarow_batch *batch, uint16_t entry)
{
    int32_t id = entry & ~DONE, dice = id - (int32_t)batch->shape.ids;
    if (dice < 0)
        return action_of_id(batch, block_of_id(batch, id), id);
    if (dice >= ROLLS)
        return play_at_fall(batch, dice - ROLLS);
    return (inarow_action){.verb = INAROW_ROLL,
                           .seat = INAROW_ANY,
                           .colour = INAROW_ANY,
                           .number = (uint8_t)(dice / 6 + 1),
                           .other = (uint8_t)(dice % 6 + 1)};
}

uint32_t inarow_batch_actions(const inarow_batch *batch, uint32_t game,
                              inarow_action *actions, uint32_t room)
{
    const struct slot *slot = slot_of(batch, game);
    const uint16_t *history = history_of(batch, slot);
    uint32_t count = 0;
    for (uint32_t i = 0, points = 0; i < slot->steps; i++) {
        inarow_action action = action_of_entry(batch, history[i]);
        if (count < room) {
            inarow_point point = action.point[0];
            if (points > 0)
                action = actions[count];
            action.point[points] = point;
            if (action.verb == INAROW_OFFER)
                action.number = (uint8_t)(points + 1);
            actions[count] = action;
        }
        points = history[i] & DONE ? 0 : points + 1;
        count += history[i] >> 15;
    }
    return count;
}

void inarow_batch_keys(const inarow_batch *batch, uint32_t from, uint32_t to,
                       inarow_hash128 *keys)
{
    for (; from < to; from++)
        keys[from] =
            inarow_key128(batch->rules, inarow_batch_position(batch, from), NULL);
}

void inarow_batch_save(const inarow_batch *batch, uint32_t game, void *bytes)
{
    memcpy(bytes, slot_of(batch, game), batch->shape.game_bytes);
}

void inarow_batch_restore(inarow_batch *batch, uint32_t game, const void *bytes)
{
    memmove(slot_to_write(batch, game), bytes, batch->shape.game_bytes);
}

void inarow_batch_copy(inarow_batch *batch, uint32_t from, uint32_t to)
{
    struct slot *slot = slot_to_write(batch, to);
    uint64_t seed = slot->seed, sampler = slot->sampler;
    inarow_batch_restore(batch, to, slot_of(batch, from));
    slot->seed = seed;
    slot->sampler = sampler;
}
