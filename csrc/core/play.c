/* Carries actions out, and undoes them. */
#include "action.h"
#include "answer.h"
#include "budget.h"
#include "capture.h"
#include "outcome.h"
#include "position.h"

static void place(const inarow_rules *rules, inarow_position *position,
                  const inarow_action *action, uint8_t mover)
{
    INVARIANT(inarow_at(rules, position, action->point[0]) == INAROW_ANY);
    flip_stone(rules, lines_to_write(rules, position, action->colour), action->point[0]);
    count_stone(rules, &position->state, action->point[0], action->colour, mover,
                action->seat);
}

/* Removes a stone from below a column, which falls, or puts the stone back. */
static void drop_column(const inarow_rules *rules, inarow_position *position,
                        inarow_point bottom, bool back, uint8_t colour)
{
    struct place at = place_in_fall(rules, bottom);
    inarow_point point[INAROW_SIDE];
    uint8_t column[INAROW_SIDE + 1];
    int length = 0;
    for (uint32_t line = rules->board[at.line]; line; line &= line - 1, length++) {
        point[length] = point_in_fall(rules, bottom, __builtin_ctz(line) - at.bit);
        column[length + back] = inarow_at(rules, position, point[length]);
    }
    column[back ? 0 : length] = back ? colour : INAROW_ANY;
    for (int i = 0; i < length; i++) {
        uint8_t is = column[i + back], shall = column[i + !back];
        if (is == shall)
            continue;
        if (is != INAROW_ANY)
            flip_stone(rules, lines_to_write(rules, position, is), point[i]);
        if (shall != INAROW_ANY)
            flip_stone(rules, lines_to_write(rules, position, shall), point[i]);
    }
}

/* Removes the stone of a REMOVE action. If `back` is true, puts the stone back. */
static void lift_stone(const inarow_rules *rules, inarow_position *position,
                       inarow_point point, uint8_t colour, bool back)
{
    if (rules->spec.gravity)
        drop_column(rules, position, point, back, colour);
    else
        flip_stone(rules, lines_to_write(rules, position, colour), point);
}

static void remove_stone(const inarow_rules *rules, inarow_position *position,
                         const inarow_action *action)
{
    inarow_state *state = &position->state;
    lift_stone(rules, position, action->point[0], action->colour, false);
    state->vacant++;
    state->passes = 0;
    if (rules->spec.supply[action->colour])
        state->supply[action->colour]++;
    if (state->last == action->point[0] || rules->spec.gravity)
        state->last = INAROW_NOWHERE;
}

/* Returns the point to which a point of a block moves when the block is turned. */
static inarow_point turned_in(const inarow_block *block, inarow_point point,
                              uint8_t direction)
{
    int x = INAROW_X(point) - block->x, y = INAROW_Y(point) - block->y;
    int last = block->side - 1;
    return direction == INAROW_LEFT ? INAROW_POINT(block->x + last - y, block->y + x)
                                    : INAROW_POINT(block->x + y, block->y + last - x);
}

/* Turns a block with its stones. */
static void turn_block(const inarow_rules *rules, inarow_position *position, int number,
                       uint8_t direction)
{
    const inarow_block *block = &rules->spec.block[number - 1];
    inarow_point *last = &position->state.last;
    uint32_t mask = ((UINT32_C(1) << block->side) - 1) << block->x;
    for (int c = 0; c < rules->kinds; c++) {
        uint32_t *lines = lines_to_write(rules, position, c), stones[INAROW_SIDE];
        for (int y = block->y; y < block->y + block->side; y++)
            stones[y] = lines[y] & mask;
        for (int y = block->y; y < block->y + block->side; y++) {
            for (uint32_t row = stones[y]; row; row &= row - 1) {
                inarow_point from = INAROW_POINT(__builtin_ctz(row), y);
                flip_stone(rules, lines, from);
                flip_stone(rules, lines, turned_in(block, from, direction));
            }
        }
    }
    if (*last != INAROW_NOWHERE && mask >> INAROW_X(*last) & 1 &&
        INAROW_Y(*last) >= block->y && INAROW_Y(*last) < block->y + block->side)
        *last = turned_in(block, *last, direction);
}

__attribute__((cold, noinline)) static void
turn_back(const inarow_rules *rules, inarow_position *position, const inarow_undo *undo)
{
    turn_block(rules, position, undo->block,
               undo->direction == INAROW_LEFT ? INAROW_RIGHT : INAROW_LEFT);
}

static void rotate(const inarow_rules *rules, inarow_position *position,
                   const inarow_action *action)
{
    inarow_state *state = &position->state;
    turn_block(rules, position, block_at(&rules->spec, action->point[0]), action->number);
    state->is_to_rotate = false;
    state->turn = following(&rules->spec, state->turn);
    state->left = rules->spec.each_turn;
}

static inarow_point *offers_to_write(const inarow_rules *rules, inarow_position *position)
{
    return (inarow_point *)lines_to_write(rules, position, rules->kinds);
}

/* Stores the latest stones, which a step may let a player remove. */
static void remember(inarow_state *state, inarow_point point)
{
    memmove(&state->recent[1], &state->recent[0],
            sizeof state->recent - sizeof *state->recent);
    state->recent[0] = point;
}

static void move_stone(const inarow_rules *rules, inarow_position *position,
                       const inarow_action *action)
{
    inarow_state *state = &position->state;
    uint32_t *lines = lines_to_write(rules, position, action->colour);
    flip_stone(rules, lines, action->point[0]);
    flip_stone(rules, lines, action->point[1]);
    state->last = action->point[1];
    state->passes = 0;
    end_move(rules, state, action->colour, action->seat);
}

static void swap_seats(inarow_state *state)
{
    uint8_t first = state->holder[0];
    state->holder[0] = state->holder[1];
    state->holder[1] = first;
}

static void choose(inarow_state *state, const inarow_action *action)
{
    state->holder[action->colour] = action->seat;
    state->holder[1 - action->colour] = 1 - action->seat;
}

static void carry_out(const inarow_rules *rules, inarow_position *position,
                      const inarow_action *action, uint8_t mover)
{
    inarow_state *state = &position->state;
    bool free = play_is_free(rules, position);
    switch (action->verb) {
    case INAROW_PLAY:
    case INAROW_PICK:
        if (!free)
            remember(state, action->point[0]);
        place(rules, position, action, mover);
        break;
    case INAROW_MOVE:
        move_stone(rules, position, action);
        break;
    case INAROW_REMOVE:
        remove_stone(rules, position, action);
        if (free)
            end_move(rules, state, action->colour, action->seat);
        break;
    case INAROW_PASS:
        state->passes += state->passes < UINT8_MAX;
        end_move(rules, state, action->colour, action->seat);
        break;
    case INAROW_SWAP:
        swap_seats(state);
        break;
    case INAROW_CHOOSE:
        choose(state, action);
        break;
    case INAROW_DECLARE:
        state->declared = action->number;
        break;
    case INAROW_OFFER:
        state->offers = action->number;
        memcpy(offers_to_write(rules, position), action->point,
               action->number * sizeof *action->point);
        break;
    case INAROW_ROTATE:
        rotate(rules, position, action);
        break;
    default:
        break; /* KEEP, TAKE and ROLL */
    }
}

static uint8_t phase_after(const inarow_step *step, const inarow_action *done)
{
    if (done->verb == INAROW_KEEP)
        return (uint8_t)(step->phase + 1);
    if (done->verb == INAROW_ROLL && done->number == done->other)
        return step->phase;
    return done->verb == INAROW_PASS && step->pass_next ? step->pass_next : step->next;
}

static bool is_move(const inarow_facts *facts, bool free)
{
    return facts->undo.stone != INAROW_NOWHERE || facts->action.verb == INAROW_PASS ||
           (free &&
            (facts->action.verb == INAROW_REMOVE || facts->action.verb == INAROW_ROTATE));
}

_Static_assert(sizeof(inarow_undo) <= 160, "hosts keep one for each action");

/* Prepares the undo of an action before it is carried out. */
static inline void begin_undo(const inarow_rules *rules, const inarow_position *position,
                              const inarow_action *action, inarow_undo *undo)
{
    undo->before = position->state;
    undo->stone = stone_of(action);
    undo->left = INAROW_NOWHERE;
    undo->colour = action->colour;
    undo->offers = undo->lifted = false;
    undo->captured = undo->block = 0;
    if (action->verb == INAROW_PLAY)
        return;
    if (action->verb == INAROW_MOVE || action->verb == INAROW_REMOVE)
        undo->left = action->point[0];
    if (action->verb == INAROW_ROTATE) {
        undo->block = (uint8_t)block_at(&rules->spec, action->point[0]);
        undo->direction = action->number;
    }
    if (action->verb == INAROW_OFFER) {
        undo->offers = true;
        memcpy(undo->offered, offers_of(rules, position), sizeof undo->offered);
    }
}

/* Removes the patterns that an exception allows to the action (exception.h) from
 * facts->made. */
__attribute__((cold, noinline)) static void
exempt(const inarow_rules *rules, const inarow_position *position, inarow_facts *facts)
{
    facts->exempted = exempted_of(rules, position, &facts->action, facts->made);
    facts->made &= ~facts->exempted;
}

/* Prepares the facts of an action before it is carried out. */
static inline void begin_facts(const inarow_rules *rules, const inarow_position *position,
                               const inarow_action *done, inarow_reasons made,
                               inarow_facts *facts)
{
    copy_action(&facts->action, done);
    begin_undo(rules, position, done, &facts->undo);
    facts->exempted = 0;
    facts->made = made;
    if (RARELY(made & rules->exceptions))
        exempt(rules, position, facts);
    facts->mover = player_of_stone(rules, &position->state, done->colour, done->seat);
    facts->rival = facts->ahead = INAROW_ANY;
    facts->rival_made = 0;
    facts->rival_stood = facts->rivals = facts->breakable = facts->goes_on = false;
    facts->made_at = facts->undo.stone;
}

/* Exchanges the two colours when the second colour has more stones (step.majority). */
static void give_way_to_majority(const inarow_rules *rules, inarow_position *position,
                                 inarow_facts *facts)
{
    if (stones_of(rules, position, 0) >= stones_of(rules, position, 1))
        return;
    exchange_colours(rules, position);
    facts->mover = 1 - facts->mover;
    facts->action.colour = facts->undo.colour = 1 - facts->action.colour;
}

static void note_captures(const inarow_rules *rules, const inarow_position *position,
                          inarow_facts *facts)
{
    inarow_undo *undo = &facts->undo;
    find_captures(rules, position, undo);
    if (undo->captured && undo->capture[undo->captured - 1].colour == undo->colour)
        facts->made = 0; /* the stone itself was captured */
}

/* Returns true if the budget could have stopped a question after the action was
 * checked. In most games there is no such question, so the budget is not looked up. A
 * player who can act is not stuck, even if the budget is spent. */
static inline bool may_be_stopped(const inarow_rules *rules, const inarow_facts *facts)
{
    return facts->stuck || rules->spec.shapes || rules->spec.pop ||
           may_await_answer(rules, facts);
}

inarow_reason inarow_play(const inarow_rules *rules, inarow_position *position,
                          const inarow_action *action, inarow_facts *facts)
{
    const inarow_step *step;
    inarow_action done;
    INVARIANT(is_sound(rules, position));
    copy_action(&done, action);
    inarow_reason reason = check_action(rules, position, &done, &step);
    if (reason != INAROW_OK)
        return is_spent() ? INAROW_REASON_STOPPED : reason;

    inarow_state *state = &position->state;
    done.seat = step ? actor_of(rules, position, step) : state->holder[state->turn];
    if (done.verb != INAROW_CHOOSE)
        done.colour = colour_of(rules, position, step, &done);
    bool free = !step;
    inarow_reasons made = what_is_made(rules, position, step, &done);
    if (made & INAROW_BIT(TOO_DEEP))
        return is_spent() ? INAROW_REASON_STOPPED : INAROW_REASON_TOO_DEEP;
    begin_facts(rules, position, &done, made, facts);
    carry_out(rules, position, &done, facts->mover);
    if (step && step->to_move && done.verb == INAROW_PLAY)
        state->turn = step->to_move - 1;
    if (step && step->majority && done.verb == INAROW_PLAY)
        give_way_to_majority(rules, position, facts);
    if (facts->undo.stone != INAROW_NOWHERE && rules->spec.capture.lengths)
        note_captures(rules, position, facts);
    if (step)
        state->phase = phase_after(step, &done);
    if (is_move(facts, free))
        find_rows(rules, position, facts);
    facts->passes = state->passes;
    facts->moves = state->moves;
    note_end(rules, position, facts);
    facts->exhausted = is_exhausted(rules, state);
    memcpy(facts->taken, state->taken, sizeof facts->taken);
    if (RARELY(rules->has_other_ends))
        note_other_ends(rules, position, facts);
    INVARIANT(is_sound(rules, position));
    if (!may_be_stopped(rules, facts) || !is_spent())
        return INAROW_OK;
    inarow_take_back(rules, position, &facts->undo);
    return INAROW_REASON_STOPPED;
}

void inarow_lift(const inarow_rules *rules, inarow_position *position,
                 inarow_facts *facts)
{
    const inarow_spec *spec = &rules->spec;
    inarow_state *state = &position->state;
    inarow_undo *undo = &facts->undo;
    undo->lifted = undo->captured > 0;
    if (!undo->lifted)
        return;
    for (int i = 0; i < undo->captured; i++) {
        inarow_captured stone = undo->capture[i];
        INVARIANT(inarow_at(rules, position, stone.point) == stone.colour);
        flip_stone(rules, lines_to_write(rules, position, stone.colour), stone.point);
        state->vacant++;
        if (same_team(spec, stone.by, stone.colour))
            continue; /* a partner's stones are captured, but do not count */
        add_taken(state, stone.by, 1);
    }
    if (may_await_answer(rules, facts)) {
        find_standing_row(rules, position, facts);
        find_awaiting_row(rules, position, facts);
    }
    note_end(rules, position, facts);
    memcpy(facts->taken, state->taken, sizeof facts->taken);
    if (rules->has_other_ends)
        note_other_ends(rules, position, facts);
}

void inarow_take_back(const inarow_rules *rules, inarow_position *position,
                      const inarow_undo *undo)
{
    put_back(rules, position, undo);
    if (undo->stone != INAROW_NOWHERE)
        flip_stone(rules, lines_to_write(rules, position, undo->colour), undo->stone);
    if (undo->left != INAROW_NOWHERE)
        lift_stone(rules, position, undo->left, undo->colour, true);
    if (position->state.exchanged != undo->before.exchanged)
        exchange_colours(rules, position);
    if (RARELY(undo->block))
        turn_back(rules, position, undo);
    if (RARELY(undo->offers))
        memcpy(offers_to_write(rules, position), undo->offered, sizeof undo->offered);
    position->state = undo->before;
    INVARIANT(is_sound(rules, position));
}
