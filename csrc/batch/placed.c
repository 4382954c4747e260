/* Plays games in which two colours only place stones. */
#include "placed.h"
#include "mask.h"
#include "../core/action_list.h"
#include "../core/legal.h"
#include "../core/placing.h"

void prepare_placing(inarow_batch *batch)
{
    const inarow_spec *spec = &batch->rules->spec;
    bool forbids = false, is_long = false;
    for (int c = 0; c < 2 && batch->rules->kind; c++) {
        batch->joins[c] = joins_of(spec->win[c].length);
        forbids |= spec->forbid[c] != 0;
        is_long |= spec->win[c].length > STAR_ROW + 1;
    }
    batch->is_placed = batch->rules->kind && !is_long;
    batch->all_vacant = batch->is_placed && !forbids;
}

/* Returns the cell of a legal stone's id. */
INLINE const struct cell *cell_of_id(const inarow_batch *batch,
                                     const inarow_position *position, uint32_t id)
{
    const inarow_rules *rules = batch->rules;
    uint32_t y = id / batch->shape.width, x = id - y * batch->shape.width;
    if (rules->spec.gravity)
        y = (uint32_t)__builtin_ctz(vacant_in_column(rules, position, (int)x));
    return cell_of(rules, INAROW_POINT(x, y));
}

/* Updates the legal ids after a stone, if exactly the vacant points are legal. */
INLINE void renew_legal(const inarow_batch *batch, const inarow_position *position,
                        uint32_t id, const inarow_point *lifted, int count,
                        uint64_t *legal)
{
    if (!batch->rules->spec.gravity || !vacant_in_column(batch->rules, position, (int)id))
        legal[id / 64] ^= UINT64_C(1) << id % 64;
    for (int i = 0; i < count; i++) {
        uint32_t at =
            (uint32_t)INAROW_Y(lifted[i]) * batch->shape.width + INAROW_X(lifted[i]);
        legal[at / 64] |= UINT64_C(1) << at % 64;
    }
}

/* Finds the legal ids from scratch. If there are none, the game may be drawn. */
static void look_again(const inarow_batch *batch, struct slot *slot)
{
    const inarow_rules *rules = batch->rules;
    const inarow_position *position = position_in(slot);
    const uint64_t *legal = legal_in(batch, slot);
    uint64_t any = 0;
    find_legal_ids(batch, slot);
    for (uint32_t i = 0; i < batch->shape.ids; i += 64)
        any |= legal[i / 64];
    if (!any && may_be_stuck(rules, &position->state) && !can_act(rules, position))
        slot->outcome =
            (inarow_outcome){INAROW_DRAWN, INAROW_ANY, INAROW_REASON_NO_ACTION};
}

INLINE bool place_with(const inarow_batch *batch, struct slot *slot, uint32_t id,
                       const unsigned kind)
{
    const inarow_rules *rules = batch->rules;
    inarow_position *position = position_to_write(slot);
    inarow_state *state = &position->state;
    const struct cell *cell = cell_of_id(batch, position, id);
    uint8_t colour = state->turn;
    uint64_t own = 0;
    inarow_point lifted[CAPTURED];
    int count = 0;
    inarow_reasons made =
        put_on_lines(rules, position, &batch->joins[colour], colour, cell, &own, kind);
    if (made & INAROW_BIT(TOO_DEEP))
        return false;
    count_stone(rules, state, cell->point, colour, colour, state->holder[colour]);
    if (rules->spec.capture.lengths) {
        uint32_t *theirs = lines_to_write(rules, position, 1 - colour);
        count = lift_bracketed(rules, theirs, own, cell, lifted);
        state->vacant = (uint16_t)(state->vacant + count);
        add_taken(state, colour, count);
    }
    uint32_t entry = rules->spec.gravity ? batch->shape.ids + ROLLS + cell->point : id;
    history_to_write(batch, slot)[slot->steps++] = (uint16_t)(entry | DONE);
    bool is_last = rules->spec.supply[colour] && !state->supply[colour];
    if (RARELY(made || count || !state->vacant || is_last))
        slot->outcome = judge_stone(rules, state, colour, made, count);
    if (slot->outcome.status != INAROW_PLAYING)
        return true;
    bool lacks = !state->supply[state->turn] &&
                 (rules->spec.supply[state->turn] || rules->spec.move != INAROW_STAY);
    if (batch->all_vacant && state->vacant && !lacks)
        renew_legal(batch, position, id, lifted, count, legal_to_write(batch, slot));
    else
        look_again(batch, slot);
    return true;
}

static bool place_slowly(const inarow_batch *batch, struct slot *slot, uint32_t id)
{
    return place_with(batch, slot, id, FORBIDS);
}

FAST_BITS static bool place_fast(const inarow_batch *batch, struct slot *slot,
                                 uint32_t id)
{
    return place_with(batch, slot, id, FORBIDS);
}

bool place_id(const inarow_batch *batch, struct slot *slot, int32_t id)
{
    if (!batch->is_placed || !is_in_mask(batch, slot, id) ||
        (uint32_t)id >= batch->ids[0].count ||
        !only_stones(batch->rules, position_in(slot)))
        return false;
    return (has_fast_bits() ? place_fast : place_slowly)(batch, slot, (uint32_t)id);
}
