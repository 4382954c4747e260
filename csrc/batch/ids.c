/* Derives the blocks of ids from the rules, and finds the action of each id. */
#include "ids.h"

const inarow_step *step_for(const inarow_rules *rules, const inarow_position *position,
                            uint8_t verb)
{
    int phase = position->state.phase;
    if (phase >= rules->phases)
        return NULL;
    for (int i = rules->first_step[phase]; i < rules->first_step[phase + 1]; i++) {
        if (step_has_verb(&rules->spec.step[i], verb))
            return &rules->spec.step[i];
    }
    return NULL;
}

/* ---- Blocks ------------------------------------------------------------------------ */

/* Returns the number of ids for the points of the grid. There is one id per point, or
 * one id per column for placing stones with gravity. */
static uint32_t places(const inarow_rules *rules, uint8_t verb)
{
    const inarow_spec *spec = &rules->spec;
    if (verb != INAROW_PLAY || !spec->gravity)
        return (uint32_t)(rules->width * rules->height);
    return (uint32_t)(spec->width * (has_layers(spec) ? spec->height : 1));
}

static void add_block(inarow_batch *batch, inarow_ids block)
{
    inarow_batch_shape *shape = &batch->shape;
    block.first = shape->ids;
    if (batch->block_of[block.verb] == NO_BLOCK)
        batch->block_of[block.verb] = (uint8_t)shape->id_blocks;
    batch->ids[shape->id_blocks++] = block;
    shape->ids += block.count;
}

static void add_points_block(inarow_batch *batch, uint8_t verb, uint8_t colour)
{
    add_block(batch, (inarow_ids){.verb = verb,
                                  .colour = colour,
                                  .at_points = true,
                                  .count = places(batch->rules, verb)});
}

/* Describes whether the opening or free play needs the actions of a verb. If it does,
 * `least` and `most` are the range of their numbers. */
struct asked {
    bool any;
    uint8_t least, most;
};

static void widen(struct asked *asked, uint8_t least, uint8_t most)
{
    asked->least = !asked->any || least < asked->least ? least : asked->least;
    asked->most = !asked->any || most > asked->most ? most : asked->most;
    asked->any = true;
}

static void find_asked(const inarow_spec *spec, struct asked asked[INAROW_ROTATE + 1])
{
    for (int i = 0; i < spec->steps; i++) {
        const inarow_step *step = &spec->step[i];
        bool takes = step->verb == INAROW_TAKE;
        widen(&asked[step->verb], takes ? step->most : step->least, step->most);
        if (step->verb == INAROW_SWAP)
            widen(&asked[INAROW_KEEP], 0, 0);
        if (step->pass)
            widen(&asked[INAROW_PASS], 0, 0);
    }
    if (spec->pass)
        widen(&asked[INAROW_PASS], 0, 0);
    if (spec->pop)
        widen(&asked[INAROW_REMOVE], 0, 0);
    if (spec->move != INAROW_STAY)
        widen(&asked[INAROW_MOVE], 0, 0);
}

/* Finds the phases whose stones may be of several colours. */
static bool find_open_colours(inarow_batch *batch)
{
    const inarow_rules *rules = batch->rules;
    bool any = false;
    for (int phase = 0; phase < rules->phases; phase++) {
        int colour = -1;
        for (int i = rules->first_step[phase]; i < rules->first_step[phase + 1]; i++) {
            const inarow_step *step = &rules->spec.step[i];
            if (step->verb != INAROW_PLAY)
                continue;
            batch->open_colour[phase] |=
                step->colour == INAROW_ANY || (colour >= 0 && colour != step->colour);
            colour = step->colour;
        }
        any |= batch->open_colour[phase];
    }
    return any;
}

void number_ids(inarow_batch *batch)
{
    static const uint8_t at_points[] = {INAROW_PICK, INAROW_OFFER, INAROW_REMOVE,
                                        INAROW_MOVE};
    static const uint8_t plain[] = {INAROW_PASS, INAROW_SWAP, INAROW_KEEP, INAROW_ROLL};
    static const uint8_t numbers[] = {INAROW_DECLARE, INAROW_TAKE};
    const inarow_spec *spec = &batch->rules->spec;
    struct asked asked[INAROW_ROTATE + 1] = {{false, 0, 0}};
    find_asked(spec, asked);
    memset(batch->block_of, NO_BLOCK, sizeof batch->block_of);
    add_points_block(batch, INAROW_PLAY, INAROW_ANY);
    bool any_open = find_open_colours(batch) || spec->shared > 1;
    for (uint8_t c = 0; any_open && c < colours_to_place(spec); c++)
        add_points_block(batch, INAROW_PLAY, c);
    for (size_t i = 0; i < sizeof at_points; i++) {
        if (asked[at_points[i]].any)
            add_points_block(batch, at_points[i], INAROW_ANY);
    }
    if (asked[INAROW_MOVE].any)
        add_points_block(batch, INAROW_MOVE_TO, INAROW_ANY);
    for (size_t i = 0; i < sizeof plain; i++) {
        if (asked[plain[i]].any)
            add_block(batch,
                      (inarow_ids){.verb = plain[i], .colour = INAROW_ANY, .count = 1});
    }
    if (asked[INAROW_CHOOSE].any)
        add_block(batch,
                  (inarow_ids){.verb = INAROW_CHOOSE, .count = (uint32_t)spec->colours});
    for (size_t i = 0; i < sizeof numbers; i++) {
        struct asked *of = &asked[numbers[i]];
        if (of->any)
            add_block(batch, (inarow_ids){.verb = numbers[i],
                                          .colour = INAROW_ANY,
                                          .number = of->least,
                                          .count = (uint32_t)(of->most - of->least) + 1});
    }
    for (uint8_t way = INAROW_LEFT; spec->blocks && way <= INAROW_RIGHT; way++)
        add_block(batch, (inarow_ids){.verb = INAROW_ROTATE,
                                      .colour = INAROW_ANY,
                                      .number = way,
                                      .at_points = true,
                                      .count = places(batch->rules, INAROW_ROTATE)});
}

/* ---- Ids and actions --------------------------------------------------------------- */

const inarow_ids *block_of_id(const inarow_batch *batch, int32_t id)
{
    if (id < 0 || (uint32_t)id >= batch->shape.ids)
        return NULL;
    const inarow_ids *block = batch->ids;
    while ((uint32_t)id - block->first >= block->count)
        block++;
    return block;
}

/* Returns the point of an id; with gravity, the column. */
static inarow_point point_of_place(const inarow_rules *rules, uint8_t verb, uint32_t n)
{
    const inarow_spec *spec = &rules->spec;
    bool falls = verb == INAROW_PLAY && spec->gravity;
    uint32_t width = (uint32_t)(falls ? spec->width : rules->width);
    inarow_point point = INAROW_POINT(n % width, n / width);
    return falls ? INAROW_FALLING(point) : point;
}

inarow_action action_of_id(const inarow_batch *batch, const inarow_ids *block, int32_t id)
{
    uint32_t n = (uint32_t)id - block->first;
    inarow_action action;
    action.verb = block->verb == INAROW_MOVE_TO ? INAROW_MOVE : block->verb;
    action.seat = INAROW_ANY;
    action.colour = block->colour;
    action.number = action.other = 0;
    if (block->verb == INAROW_ROTATE)
        action.number = block->number;
    if (block->at_points)
        action.point[0] = point_of_place(batch->rules, block->verb, n);
    else if (block->verb == INAROW_CHOOSE)
        action.colour = (uint8_t)n;
    else
        action.number = (uint8_t)(block->number + n);
    return action;
}

uint32_t id_at(const inarow_batch *batch, uint8_t verb, inarow_point point)
{
    const inarow_spec *spec = &batch->rules->spec;
    uint32_t x = INAROW_X(point), y = INAROW_Y(point), width = batch->shape.width;
    if (verb == INAROW_PLAY && spec->gravity) {
        width = (uint32_t)spec->width;
        x %= width; /* x in the lowest layer */
        y = has_layers(spec) ? y : 0;
    }
    return batch->ids[batch->block_of[verb]].first + y * width + x;
}

uint32_t id_of_action(const inarow_batch *batch, const inarow_position *position,
                      const inarow_action *action)
{
    const inarow_ids *block = &batch->ids[batch->block_of[action->verb]];
    switch (action->verb) {
    case INAROW_PLAY: {
        uint32_t id = id_at(batch, INAROW_PLAY, action->point[0]);
        uint8_t colour = other_number(position, action->colour);
        return colour_is_chosen(batch, position) ? id + block->count * (1u + colour) : id;
    }
    case INAROW_PICK:
    case INAROW_OFFER:
    case INAROW_REMOVE:
    case INAROW_MOVE:
        return id_at(batch, action->verb, action->point[0]);
    case INAROW_CHOOSE:
        return block->first + other_number(position, action->colour);
    case INAROW_DECLARE:
    case INAROW_TAKE:
        return block->first + (uint32_t)(action->number - block->number);
    case INAROW_ROTATE:
        return id_at(batch, INAROW_ROTATE, action->point[0]) +
               (action->number == INAROW_RIGHT ? block->count : 0);
    default:
        return block->first; /* PASS, SWAP, KEEP, ROLL */
    }
}
