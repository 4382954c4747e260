/* Finds the legal ids of a game. */
#include <limits.h>
#include "mask.h"
#include "ids.h"
#include "bytes.h"
#include "../core/action.h"
#include "../core/action_list.h"
#include "../core/legal.h"

static inline void set_id(uint64_t *mask, uint32_t id)
{
    mask[id / 64] |= UINT64_C(1) << id % 64;
}

/* ---- Offers ------------------------------------------------------------------------ */

void points_to_offer_next(const inarow_batch *batch, const struct slot *slot,
                          inarow_set *points)
{
    const inarow_rules *rules = batch->rules;
    const inarow_position *position = position_in(slot);
    const inarow_step *step = step_for(rules, position, INAROW_OFFER);
    memset(points, 0, sizeof *points);
    if (!step)
        return;
    points_of_step(rules, position, step, step->colour, INT_MAX, points);
    uint64_t symmetries =
        step->distinct && slot->chosen ? inarow_symmetries(rules, position) : 1;
    for (int i = 0; i < slot->chosen; i++) {
        for (int s = 0; s < rules->symmetries; s++) {
            inarow_point image = inarow_image(rules, s, slot->point[i]);
            if (symmetries >> s & 1)
                points->row[INAROW_Y(image)] &= ~(UINT32_C(1) << INAROW_X(image));
        }
    }
}

/* ---- From the list of legal actions ------------------------------------------------ */

struct mask_list {
    struct sink sink;
    const inarow_batch *batch;
    const struct slot *slot;
    uint64_t *mask;
    bool safe; /* true to leave out actions by which the mover loses */
    bool any;  /* true if some actions remain */
};

/* Returns true if the stone of an action makes a pattern that is forbidden to its
 * colour. */
static bool is_unsafe(const inarow_rules *rules, const inarow_position *position,
                      const inarow_action *action)
{
    inarow_reason reason;
    inarow_action done = *action;
    const inarow_step *step = play_is_free(rules, position)
                                  ? NULL
                                  : find_step(rules, position, action, &reason);
    if (stone_of(action) == INAROW_NOWHERE)
        return false;
    done.colour = colour_of(rules, position, step, action);
    return fouls_of(rules, position, step, &done) != 0;
}

static void allow(struct sink *sink, const inarow_action *action)
{
    struct mask_list *list = (struct mask_list *)sink;
    const struct slot *slot = list->slot;
    const inarow_position *position = position_in(slot);
    bool is_move_on = slot->chosen > 0;
    if (is_move_on && (action->verb != INAROW_MOVE || action->point[0] != slot->point[0]))
        return;
    if (list->safe && is_unsafe(list->batch->rules, position, action))
        return;
    uint32_t id = is_move_on ? id_at(list->batch, INAROW_MOVE_TO, action->point[1])
                             : id_of_action(list->batch, position, action);
    set_id(list->mask, id);
    list->any = true;
}

static void mask_actions(const inarow_batch *batch, const struct slot *slot,
                         uint64_t *mask)
{
    struct mask_list list = {
        .sink = {.take = allow}, batch, slot, mask, batch->safe, false};
    each_legal(batch->rules, position_in(slot), &list.sink);
    if (list.any || !list.safe)
        return;
    list.safe = false;
    each_legal(batch->rules, position_in(slot), &list.sink);
}

/* ---- Stones alone ------------------------------------------------------------------ */

/* Finds the points where the mover may place a stone, without gravity. Returns false
 * if the points must be checked one by one. */
static bool stones_allowed(const inarow_batch *batch, const inarow_position *position,
                           uint32_t row[INAROW_SIDE])
{
    const inarow_rules *rules = batch->rules;
    const inarow_spec *spec = &rules->spec;
    uint8_t colour = position->state.turn;
    bool has_stones = !spec->supply[colour] || position->state.supply[colour] > 0;
    inarow_reasons refused = spec->forbid[colour] & spec->refuse;
    uint32_t left = 0;
    inarow_set out;
    if (refused && batch->safe && refused != spec->forbid[colour])
        return false;
    if (!spec->forbid[colour])
        memset(&out, 0, sizeof out);
    else if (refused)
        refused_points(rules, position, colour, &out);
    else if (!inarow_forbidden(rules, position, colour, &out))
        return false;
    for (int y = 0; y < rules->height; y++) {
        row[y] = has_stones ? vacant_in_row(rules, position, y) : 0;
        left |= row[y] & ~out.row[y];
    }
    if (!refused && (!batch->safe || (!left && !spec->pass)))
        return true;
    for (int y = 0; y < rules->height; y++)
        row[y] &= ~out.row[y];
    return true;
}

static void mask_columns(const inarow_batch *batch, const inarow_position *position,
                         uint64_t *mask)
{
    uint32_t column[INAROW_SIDE];
    legal_columns(batch->rules, position, column);
    for (int x = 0; x < batch->rules->width; x++) {
        for (uint32_t left = column[x]; left; left &= left - 1)
            set_id(mask, id_at(batch, INAROW_PLAY, INAROW_POINT(x, __builtin_ctz(left))));
    }
}

/* Finds the legal ids if the opening is over and only stones and passes are possible. */
static bool mask_stones(const inarow_batch *batch, const inarow_position *position,
                        uint64_t *mask)
{
    const inarow_spec *spec = &batch->rules->spec;
    uint32_t row[INAROW_SIDE];
    if (spec->gravity) {
        if (spec->forbid[position->state.turn])
            return false;
        mask_columns(batch, position, mask);
    } else {
        if (!stones_allowed(batch, position, row))
            return false;
        line_up(row, &batch->shape, 0, mask);
    }
    if (spec->pass)
        set_id(mask, batch->ids[batch->block_of[INAROW_PASS]].first);
    return true;
}

void find_legal_ids(const inarow_batch *batch, struct slot *slot)
{
    const inarow_rules *rules = batch->rules;
    const inarow_position *position = position_in(slot);
    uint64_t *mask = legal_to_write(batch, slot);
    memset(mask, 0, batch->legal_bytes);
    if (slot->chosen && !play_is_free(rules, position)) {
        inarow_set points;
        points_to_offer_next(batch, slot, &points);
        line_up(points.row, &batch->shape, id_at(batch, INAROW_OFFER, 0), mask);
    } else if (!only_stones(rules, position) || !mask_stones(batch, position, mask)) {
        mask_actions(batch, slot, mask);
    }
}
