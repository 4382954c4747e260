/* Lists the legal actions by verb, column and row. */
#include <limits.h>
#include "forbidden.h"
#include "legal.h"
#include "reach.h"
#include "shape.h"

static void add(struct sink *sink, inarow_action action)
{
    sink->take(sink, &action);
}

/* Adds an action for each point of the sets, by column, row and colour. */
static void add_points(struct sink *sink, inarow_action action, const inarow_set *points,
                       const inarow_rules *rules)
{
    for (int x = 0; x < rules->width; x++) {
        for (int y = 0; y < rules->height; y++) {
            for (uint8_t c = 0; c < rules->spec.colours; c++) {
                if (!(points[c].row[y] >> x & 1))
                    continue;
                action.colour = c;
                action.point[0] = INAROW_POINT(x, y);
                add(sink, action);
            }
        }
    }
}

/* Returns the points of a row that are in the set of any colour. */
static uint32_t row_of_any(const inarow_set *points, int y)
{
    uint32_t row = 0;
    for (int c = 0; c < INAROW_COLOURS; c++)
        row |= points[c].row[y];
    return row;
}

/* Adds the points at which a step allows an action, for each colour. Only the placing
 * of a stone is a different action for each colour. For any other verb, each point is
 * added once, for the first colour or alternative that allows it. */
static void add_points_of_step(const inarow_rules *rules, const inarow_position *position,
                               const inarow_step *step, inarow_set *points)
{
    for (uint8_t c = 0; c < colours_to_place(&rules->spec); c++) {
        inarow_set more;
        points_of_step(rules, position, step, c, INT_MAX, &more);
        for (int y = 0; y < rules->height; y++)
            points[c].row[y] |=
                more.row[y] & ~(step->verb == INAROW_PLAY ? 0 : row_of_any(points, y));
    }
}

/* Returns true if a step allows the number of an action. */
static bool is_number_of(const inarow_step *step, const inarow_action *action)
{
    if (action->verb == INAROW_DECLARE)
        return action->number >= step->least && action->number <= step->most;
    return action->verb != INAROW_TAKE || action->number == step->most;
}

/* Adds an action of a step unless an earlier alternative also allows the action. */
static void add_new(struct sink *sink, const inarow_rules *rules,
                    const inarow_position *position, const inarow_step *step,
                    inarow_action action)
{
    const inarow_step *first = &rules->spec.step[rules->first_step[step->phase]];
    for (const inarow_step *other = first; other < step; other++) {
        if (step_has_verb(other, action.verb) && is_number_of(other, &action) &&
            actor_of(rules, position, other) == action.seat)
            return;
    }
    add(sink, action);
}

static void add_step(struct sink *sink, const inarow_rules *rules,
                     const inarow_position *position, const inarow_step *step,
                     inarow_action action)
{
    switch (action.verb) {
    case INAROW_TAKE:
        action.number = step->most;
        add_new(sink, rules, position, step, action);
        break;
    case INAROW_ROLL:
        for (int n = 0; n < 36; n++) {
            action.number = (uint8_t)(n / 6 + 1);
            action.other = (uint8_t)(n % 6 + 1);
            add_new(sink, rules, position, step, action);
        }
        break;
    case INAROW_CHOOSE:
        for (action.colour = 0; action.colour < rules->spec.colours; action.colour++)
            add_new(sink, rules, position, step, action);
        break;
    case INAROW_DECLARE:
        for (int n = step->least; n <= step->most; n++) {
            action.number = (uint8_t)n;
            add_new(sink, rules, position, step, action);
        }
        break;
    default:
        add_new(sink, rules, position, step, action);
    }
}

static bool phase_has_verb(const inarow_rules *rules, int phase, uint8_t verb)
{
    bool has = false;
    for (int i = rules->first_step[phase]; i < rules->first_step[phase + 1]; i++)
        has |= step_has_verb(&rules->spec.step[i], verb);
    return has;
}

/* Lists the actions of the current phase. Points that alternatives allow to different
 * seats are listed for each seat. */
static void legal_in_phase(struct sink *sink, const inarow_rules *rules,
                           const inarow_position *position)
{
    int phase = position->state.phase;
    for (uint8_t verb = INAROW_PLAY; verb <= INAROW_ROLL; verb++) {
        if (!phase_has_verb(rules, phase, verb))
            continue;
        inarow_set points[INAROW_COLOURS] = {{{0}}};
        inarow_action action = {.verb = verb};
        bool at_points = false;
        for (int i = rules->first_step[phase]; i < rules->first_step[phase + 1]; i++) {
            const inarow_step *step = &rules->spec.step[i];
            if (!step_has_verb(step, verb))
                continue;
            uint8_t actor = actor_of(rules, position, step);
            action.seat = at_points && action.seat != actor ? INAROW_ANY : actor;
            action.colour = step->colour;
            at_points = has_points(verb);
            if (at_points)
                add_points_of_step(rules, position, step, points);
            else
                add_step(sink, rules, position, step, action);
        }
        if (at_points)
            add_points(sink, action, points, rules);
    }
}

void refused_points(const inarow_rules *rules, const inarow_position *position,
                    uint8_t colour, inarow_set *points)
{
    const inarow_spec *spec = &rules->spec;
    memset(points, 0, sizeof *points);
    bool decided = inarow_forbidden(rules, position, colour, points);
    if (decided && !(spec->forbid[colour] & ~spec->refuse))
        return;
    for (int y = 0; y < spec->height; y++) {
        uint32_t left = decided ? points->row[y] : vacant_in_row(rules, position, y);
        for (points->row[y] = 0; left; left &= left - 1) {
            inarow_point point = INAROW_POINT(__builtin_ctz(left), y);
            if (check_made(rules, position, colour, point, INAROW_NOWHERE) != INAROW_OK)
                points->row[y] |= left & -left;
        }
    }
}

/* Finds the vacant points by column; with gravity, only those where a stone comes to
 * rest. */
static void open_columns(const inarow_rules *rules, const inarow_position *position,
                         uint32_t column[INAROW_SIDE])
{
    const inarow_spec *spec = &rules->spec;
    for (int x = 0; x < rules->width; x++)
        column[x] = vacant_in_column(rules, position, x);
    if (!spec->gravity)
        return;
    for (int x = rules->width - 1; x >= 0; x--) {
        if (!has_layers(spec))
            column[x] &= -column[x];
        for (int below = x - spec->width; below >= 0; below -= spec->width)
            column[x] &= ~column[below];
    }
}

/* Adds shared stones: any colour with stones left, on any open point. */
static void add_shared_stones(struct sink *sink, const inarow_rules *rules,
                              const inarow_position *position, inarow_action action)
{
    const inarow_spec *spec = &rules->spec;
    inarow_set points[INAROW_COLOURS] = {{{0}}};
    uint32_t column[INAROW_SIDE];
    open_columns(rules, position, column);
    for (int c = 0; c < spec->shared; c++) {
        if (spec->supply[c] && position->state.supply[c] == 0)
            continue;
        for (int x = 0; x < rules->width; x++) {
            for (uint32_t left = column[x]; left; left &= left - 1)
                points[c].row[__builtin_ctz(left)] |= UINT32_C(1) << x;
        }
    }
    add_points(sink, action, points, rules);
}

void legal_columns(const inarow_rules *rules, const inarow_position *position,
                   uint32_t column[INAROW_SIDE])
{
    const inarow_spec *spec = &rules->spec;
    uint8_t colour = position->state.turn;
    memset(column, 0, INAROW_SIDE * sizeof *column);
    if (spec->supply[colour] && position->state.supply[colour] == 0)
        return;
    open_columns(rules, position, column);
    if (!(spec->refuse & spec->forbid[colour]))
        return;
    inarow_set refused;
    refused_points(rules, position, colour, &refused);
    for (int y = 0; y < spec->height; y++) {
        for (uint32_t left = refused.row[y]; left; left &= left - 1)
            column[__builtin_ctz(left)] &= ~(UINT32_C(1) << y);
    }
}

/* Returns true if a stone may make this move. In `trial`, the stone's old point is
 * vacant. The move is refused if it makes a refused pattern without winning, or if its
 * patterns are undecided. */
static bool may_be_moved(struct trial *trial, const inarow_position *position,
                         const inarow_action *move)
{
    const inarow_spec *spec = &trial->rules->spec;
    inarow_reasons refused = trial->forbid & spec->refuse;
    bool enough = refused == trial->forbid; /* then every forbidden pattern is refused */
    inarow_reasons makes = makes_by_rule(trial, move->point[1], enough, SEARCHES_OF_MOVE);
    if (!(makes & (refused | INAROW_BIT(TOO_DEEP))) || wins(trial->win, makes))
        return true;
    if (RARELY(trial->rules->exceptions))
        return check_made(trial->rules, position, move->colour, move->point[1],
                          move->point[0]) == INAROW_OK;
    const uint32_t *own = lines_of(trial->rules, position, move->colour);
    return shapes_made(trial->rules, own, move->colour, move->point[0], move->point[1]) &
           INAROW_BIT(SHAPE);
}

/* Adds the moves of one of the player's stones. `trial` is used for judging the moves.
 * It may be NULL. */
static void add_moves_from(struct sink *sink, const inarow_rules *rules,
                           const inarow_position *position, inarow_action action,
                           struct trial *trial)
{
    struct reach reach = points_in_reach(rules, position, action.point[0]);
    for (int x = 0; x < rules->width && spend(1); x++) {
        uint32_t to = reach.column[x];
        to &= to ? vacant_in_column(rules, position, x) : 0;
        for (; to && !sink->has_enough; to &= to - 1) {
            action.point[1] = INAROW_POINT(x, __builtin_ctz(to));
            if (!trial || may_be_moved(trial, position, &action))
                sink->take(sink, &action);
        }
    }
}

static void add_moves(struct sink *sink, const inarow_rules *rules,
                      const inarow_position *position, inarow_action action)
{
    const uint32_t *own =
        lines_of(rules, position, action.colour) + rules->base[1]; /* its columns */
    struct trial trial;
    inarow_reasons asked = rules->spec.refuse | INAROW_BIT(DOUBLE_THREE);
    bool judges = rules->spec.forbid[action.colour] & asked;
    if (judges)
        open_trial(&trial, rules, position, action.colour);
    action.verb = INAROW_MOVE;
    for (int x = 0; x < rules->width; x++) {
        for (uint32_t left = own[x]; left && !sink->has_enough; left &= left - 1) {
            action.point[0] = INAROW_POINT(x, __builtin_ctz(left));
            if (judges)
                flip_in_trial(&trial, action.point[0]);
            add_moves_from(sink, rules, position, action, judges ? &trial : NULL);
            if (judges)
                flip_in_trial(&trial, action.point[0]);
        }
    }
}

/* Adds the player's stones in the bottom row, which may be popped. */
static void add_pops(struct sink *sink, const inarow_rules *rules,
                     const inarow_position *position, inarow_action action)
{
    inarow_set points[INAROW_COLOURS] = {{{0}}};
    const uint32_t *own = lines_of(rules, position, action.colour);
    for (int y = 0; y < rules->height; y++)
        points[action.colour].row[y] = own[y] & rules->bottom[y];
    action.verb = INAROW_REMOVE;
    add_points(sink, action, points, rules);
}

bool can_pop(const inarow_rules *rules, const inarow_position *position)
{
    const uint32_t *own = lines_of(rules, position, position->state.turn);
    uint32_t found = 0;
    for (int y = 0; rules->spec.pop && y < rules->height; y++)
        found |= own[y] & rules->bottom[y];
    return found != 0;
}

/* Stops after the first action. */
static void take_one(struct sink *sink, const inarow_action *action)
{
    (void)action;
    sink->has_enough = true;
}

bool has_shared_stone(const inarow_spec *spec, const inarow_state *state)
{
    for (int c = 0; c < spec->shared; c++) {
        if (!spec->supply[c] || state->supply[c])
            return true;
    }
    return false;
}

/* Returns true if a stone can be placed somewhere, and stops at the first such point.
 * Called only if all points may be occupied or refused (may_be_stuck). */
static bool can_place(const inarow_rules *rules, const inarow_position *position)
{
    const inarow_spec *spec = &rules->spec;
    const inarow_state *state = &position->state;
    uint8_t colour = state->turn;
    if (state->vacant == 0 || !has_stone_to_place(spec, state))
        return false;
    uint32_t column[INAROW_SIDE];
    open_columns(rules, position, column);
    for (int x = 0; x < rules->width; x++) {
        for (uint32_t left = column[x]; left; left &= left - 1) {
            inarow_point point = INAROW_POINT(x, __builtin_ctz(left));
            if (check_made(rules, position, colour, point, INAROW_NOWHERE) == INAROW_OK)
                return true;
        }
    }
    return false;
}

bool can_act(const inarow_rules *rules, const inarow_position *position)
{
    const inarow_spec *spec = &rules->spec;
    if (!play_is_free(rules, position))
        return can_act_in_phase(rules, position);
    if (spec->pass || can_place(rules, position))
        return true;
    struct sink sink = {.take = take_one};
    each_legal(rules, position, &sink);
    return sink.has_enough;
}

static void add_own_stones(struct sink *sink, const inarow_rules *rules,
                           const inarow_position *position, inarow_action action)
{
    uint32_t column[INAROW_SIDE];
    legal_columns(rules, position, column);
    for (int x = 0; x < rules->width; x++) {
        for (uint32_t left = column[x]; left; left &= left - 1) {
            action.point[0] = INAROW_POINT(x, __builtin_ctz(left));
            sink->take(sink, &action);
        }
    }
}

static void add_rotations(struct sink *sink, const inarow_spec *spec,
                          inarow_action action)
{
    action.verb = INAROW_ROTATE;
    for (int i = 0; i < spec->blocks; i++) {
        action.point[0] = INAROW_POINT(spec->block[i].x, spec->block[i].y);
        for (action.number = INAROW_LEFT; action.number <= INAROW_RIGHT; action.number++)
            add(sink, action);
    }
}

static void legal_in_play(struct sink *sink, const inarow_rules *rules,
                          const inarow_position *position)
{
    const inarow_spec *spec = &rules->spec;
    uint8_t colour = position->state.turn;
    inarow_action action = {.seat = position->state.holder[colour], .colour = colour};
    if (position->state.is_to_rotate) {
        add_rotations(sink, spec, action);
        return;
    }
    if (spec->shared)
        add_shared_stones(sink, rules, position, action);
    else
        add_own_stones(sink, rules, position, action);
    action.verb = INAROW_PASS;
    if (spec->pass)
        add(sink, action);
    if (spec->pop)
        add_pops(sink, rules, position, action);
    if (may_move(rules, position, colour))
        add_moves(sink, rules, position, action);
}

/* Returns true if a stone may be too deep to judge. Stones that move are always judged
 * one by one. */
static bool may_be_too_deep(const inarow_rules *rules, const inarow_position *position)
{
    inarow_set forbidden;
    bool is_free = play_is_free(rules, position);
    for (uint8_t c = 0; c < rules->spec.colours; c++) {
        if (rules->spec.forbid[c] & INAROW_BIT(DOUBLE_THREE) &&
            !(is_free && (c != position->state.turn || may_move(rules, position, c))) &&
            !inarow_forbidden(rules, position, c, &forbidden))
            return true;
    }
    return false;
}

/* A sink that passes on all actions except those that are too deep. */
struct filter {
    struct sink sink, *next;
    const inarow_rules *rules;
    const inarow_position *position;
};

static void pass_on(struct sink *sink, const inarow_action *action)
{
    struct filter *filter = (struct filter *)sink;
    if (inarow_check(filter->rules, filter->position, action) != INAROW_REASON_TOO_DEEP)
        filter->next->take(filter->next, action);
    sink->has_enough = filter->next->has_enough;
}

void each_legal(const inarow_rules *rules, const inarow_position *position,
                struct sink *sink)
{
    struct filter filter = {{.take = pass_on}, sink, rules, position};
    if (may_be_too_deep(rules, position))
        sink = &filter.sink;
    if (play_is_free(rules, position))
        legal_in_play(sink, rules, position);
    else
        legal_in_phase(sink, rules, position);
}

/* A list of actions, in an array with limited room. */
struct list {
    struct sink sink;
    inarow_action *action;
    size_t room, count;
};

static void write_action(struct sink *sink, const inarow_action *action)
{
    struct list *list = (struct list *)sink;
    if (list->count < list->room)
        list->action[list->count] = *action;
    list->count++;
}

size_t inarow_legal(const inarow_rules *rules, const inarow_position *position,
                    inarow_action *actions, size_t room)
{
    struct list list = {{.take = write_action}, actions, room, 0};
    each_legal(rules, position, &list.sink);
    return list.count;
}

/* A sink that passes actions on to a callback outside the core. */
struct forwarder {
    struct sink sink;
    void (*take)(void *data, const inarow_action *action);
    void *data;
};

static void take_outside(struct sink *sink, const inarow_action *action)
{
    struct forwarder *forwarder = (struct forwarder *)sink;
    forwarder->take(forwarder->data, action);
}

void inarow_each_legal(const inarow_rules *rules, const inarow_position *position,
                       void (*take)(void *data, const inarow_action *action), void *data)
{
    struct forwarder forwarder = {{.take = take_outside}, take, data};
    each_legal(rules, position, &forwarder.sink);
}
