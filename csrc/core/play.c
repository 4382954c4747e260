/* Positions, actions, facts and the outcome. */
#include "capture.h"
#include "phase.h"

uint8_t inarow_at(const inarow_rules *rules, const inarow_position *position,
                  inarow_point point)
{
    for (uint8_t c = 0; c < rules->spec.colours; c++) {
        if (lines_of(rules, position, c)[INAROW_Y(point)] >> INAROW_X(point) & 1)
            return c;
    }
    return INAROW_ANY;
}

inarow_state inarow_state_of(const inarow_position *position)
{
    return position->state;
}

void inarow_start(const inarow_rules *rules, inarow_position *position)
{
    const inarow_spec *spec = &rules->spec;
    bool chosen_later = false;
    memset(position, 0, inarow_position_size(rules));
    for (int i = 0; i < spec->steps; i++)
        chosen_later |= spec->step[i].verb == INAROW_CHOOSE;
    position->state = (inarow_state){.last = INAROW_NOWHERE,
                                     .vacant = (uint16_t)(spec->width * spec->height),
                                     .mover = (uint8_t)(spec->colours - 1),
                                     .left = spec->first_turn};
    memcpy(position->state.supply, spec->supply, sizeof spec->supply);
    for (uint8_t c = 0; c < INAROW_COLOURS; c++)
        position->state.holder[c] = chosen_later || c >= spec->colours ? INAROW_ANY : c;
}

void inarow_setup(const inarow_rules *rules, inarow_position *position,
                  const uint8_t *cells, uint8_t turn)
{
    const inarow_spec *spec = &rules->spec;
    inarow_start(rules, position);
    inarow_state *state = &position->state;
    state->phase = (uint8_t)rules->phases;
    state->turn = turn;
    state->left = spec->each_turn;
    state->mover = (uint8_t)((turn + spec->colours - 1) % spec->colours);
    for (uint8_t c = 0; c < spec->colours; c++)
        state->holder[c] = c;
    for (int y = 0; y < spec->height; y++) {
        for (int x = 0; x < spec->width; x++) {
            uint8_t colour = cells[y * spec->width + x];
            if (colour == INAROW_ANY)
                continue;
            flip_stone(rules, lines_to_write(rules, position, colour),
                       INAROW_POINT(x, y));
            state->vacant--;
            if (state->supply[colour])
                state->supply[colour]--;
        }
    }
}

inarow_action inarow_play_at(inarow_point point)
{
    return (inarow_action){
        .verb = INAROW_PLAY, .seat = INAROW_ANY, .colour = INAROW_ANY, .point = {point}};
}

/* Once the opening is over: a stone of the colour to move, or a pass. */
static inarow_reason check_free(const inarow_rules *rules,
                                const inarow_position *position,
                                const inarow_action *action)
{
    const inarow_state *state = &position->state;
    if (action->seat != INAROW_ANY && action->seat != state->holder[state->turn])
        return INAROW_NOT_YOUR_TURN;
    if (action->verb == INAROW_PASS)
        return rules->spec.pass ? INAROW_OK : INAROW_PASS_NOT_ALLOWED;
    if (action->verb != INAROW_PLAY)
        return INAROW_NOT_NOW;
    if (action->colour != INAROW_ANY && action->colour != state->turn)
        return INAROW_NOT_YOUR_TURN;
    return check_stone(rules, position, state->turn, action->point[0]);
}

/* Check an action; a column alone becomes the point where the stone comes to rest. */
static inarow_reason check(const inarow_rules *rules, const inarow_position *position,
                           inarow_action *action, const inarow_step **step)
{
    inarow_reason reason = INAROW_BAD_ACTION;
    *step = NULL;
    if (action->verb > INAROW_PICK ||
        (action->verb == INAROW_OFFER && action->number > INAROW_OFFERS))
        return INAROW_BAD_ACTION;
    int x = INAROW_X(action->point[0]);
    if (rules->spec.gravity && action->verb == INAROW_PLAY &&
        action->point[0] == INAROW_COLUMN(x) && x < rules->spec.width) {
        action->point[0] = landing_point(rules, position, x);
        if (action->point[0] == INAROW_NOWHERE)
            return INAROW_COLUMN_FULL;
    }
    if (play_is_free(rules, position))
        return check_free(rules, position, action);
    *step = find_step(rules, position, action, &reason);
    return reason;
}

inarow_reason inarow_check(const inarow_rules *rules, const inarow_position *position,
                           const inarow_action *action)
{
    const inarow_step *step;
    inarow_action copy = *action;
    return check(rules, position, &copy, &step);
}

/* A stone was placed or a pass made: the next colour in turn order moves, unless the
 * turn has stones left. */
static void end_move(const inarow_rules *rules, inarow_state *state, uint8_t colour,
                     uint8_t seat)
{
    const inarow_spec *spec = &rules->spec;
    state->mover = seat;
    state->moves++;
    if (state->left > 1 && !state->passes) {
        state->left--;
        return;
    }
    state->turn = (uint8_t)((colour + 1) % spec->colours);
    state->left = spec->each_turn;
}

static void place(const inarow_rules *rules, inarow_position *position,
                  const inarow_action *action)
{
    inarow_state *state = &position->state;
    flip_stone(rules, lines_to_write(rules, position, action->colour), action->point[0]);
    state->last = action->point[0];
    state->vacant--;
    if (state->supply[action->colour])
        state->supply[action->colour]--;
    state->passes = 0;
    state->offers = 0;
    end_move(rules, state, action->colour, action->seat);
}

static inarow_point *offers_to_write(const inarow_rules *rules, inarow_position *position)
{
    return (inarow_point *)lines_to_write(rules, position, rules->spec.colours);
}

static void carry_out(const inarow_rules *rules, inarow_position *position,
                      const inarow_action *action)
{
    inarow_state *state = &position->state;
    switch (action->verb) {
    case INAROW_PLAY:
    case INAROW_PICK:
        place(rules, position, action);
        break;
    case INAROW_PASS:
        if (state->passes < UINT8_MAX)
            state->passes++;
        end_move(rules, state, action->colour, action->seat);
        break;
    case INAROW_SWAP: {
        uint8_t first = state->holder[0];
        state->holder[0] = state->holder[1];
        state->holder[1] = first;
        break;
    }
    case INAROW_CHOOSE:
        state->holder[action->colour] = action->seat;
        state->holder[1 - action->colour] = 1 - action->seat;
        break;
    case INAROW_DECLARE:
        state->declared = action->number;
        break;
    case INAROW_OFFER:
        state->offers = action->number;
        memcpy(offers_to_write(rules, position), action->point,
               action->number * sizeof *action->point);
        break;
    default:
        break; /* KEEP */
    }
}

/* The colour of the stone placed, picked or passed: the step's, or the one to move; an
 * action's own only where a step leaves the colour of its stone open. */
static uint8_t colour_of(const inarow_position *position, const inarow_step *step,
                         const inarow_action *action)
{
    if (step && step->colour != INAROW_ANY)
        return step->colour;
    return step && action->verb == INAROW_PLAY ? action->colour : position->state.turn;
}

static uint8_t phase_after(const inarow_step *step, uint8_t verb)
{
    if (verb == INAROW_KEEP)
        return (uint8_t)(step->phase + 1);
    return verb == INAROW_PASS && step->pass_next ? step->pass_next : step->next;
}

inarow_reason inarow_play(const inarow_rules *rules, inarow_position *position,
                          const inarow_action *action, inarow_facts *facts)
{
    const inarow_step *step;
    inarow_action done = *action;
    inarow_reason reason = check(rules, position, &done, &step);
    if (reason != INAROW_OK)
        return reason;

    inarow_state *state = &position->state;
    done.seat = step ? actor_of(rules, position, step) : state->holder[state->turn];
    if (done.verb != INAROW_CHOOSE)
        done.colour = colour_of(position, step, &done);
    facts->action = done;
    facts->before = *state;
    facts->made = 0;
    facts->captured = 0;
    facts->lifted = false;
    bool stone = done.verb == INAROW_PLAY || done.verb == INAROW_PICK;
    if (done.verb == INAROW_PICK || done.verb == INAROW_OFFER)
        memcpy(facts->offered, offers_to_write(rules, position), sizeof facts->offered);
    if (stone)
        facts->made = (uint8_t)inarow_makes(rules, position, done.colour, done.point[0]);
    carry_out(rules, position, &done);
    if (stone && rules->spec.capture.lengths) {
        find_captures(rules, position, facts);
        if (facts->captured && facts->captured_colour[facts->captured - 1] == done.colour)
            facts->made = 0; /* the stone itself is taken */
    }
    if (step)
        state->phase = phase_after(step, done.verb);
    facts->passes = state->passes;
    facts->full = state->vacant == 0;
    facts->exhausted = true;
    for (int c = 0; c < rules->spec.colours; c++) {
        facts->taken[c] = state->taken[c];
        facts->exhausted &= rules->spec.supply[c] > 0 && state->supply[c] == 0;
    }
    return INAROW_OK;
}

void inarow_undo(const inarow_rules *rules, inarow_position *position,
                 const inarow_facts *facts)
{
    const inarow_action *done = &facts->action;
    put_back(rules, position, facts);
    if (done->verb == INAROW_PLAY || done->verb == INAROW_PICK)
        flip_stone(rules, lines_to_write(rules, position, done->colour), done->point[0]);
    if (done->verb == INAROW_PICK || done->verb == INAROW_OFFER)
        memcpy(offers_to_write(rules, position), facts->offered, sizeof facts->offered);
    position->state = facts->before;
}

static inarow_outcome won_by(const inarow_spec *spec, int colour, unsigned reason)
{
    return (inarow_outcome){INAROW_WON, first_of_team(spec, colour), (uint8_t)reason};
}

static inarow_outcome drawn(unsigned reason)
{
    return (inarow_outcome){INAROW_DRAWN, INAROW_ANY, (uint8_t)reason};
}

/* The opponent who wins by the mover's forbidden move: the next colour of another team.
 */
static uint8_t next_opponent(const inarow_spec *spec, uint8_t colour)
{
    uint8_t next = colour;
    do {
        next = (uint8_t)((next + 1) % spec->colours);
    } while (next != colour && same_team(spec, next, colour));
    return next;
}

inarow_outcome inarow_judge(const inarow_rules *rules, const inarow_facts *facts)
{
    const inarow_spec *spec = &rules->spec;
    uint8_t colour = facts->action.colour;
    if (facts->made & INAROW_FIVE)
        return won_by(spec, colour, INAROW_FIVE);
    if (facts->made & INAROW_OVERLINE && !spec->win[colour].exactly)
        return won_by(spec, colour, INAROW_OVERLINE);
    if (facts->made) {
        unsigned bad = inarow_forbids(rules, colour, facts->made);
        if (bad)
            return won_by(spec, next_opponent(spec, colour), bad & -bad);
    }
    if (facts->lifted && spec->capture.wins) {
        for (int c = 0; c < spec->colours; c++) {
            if (facts->taken[c] >= spec->capture.wins)
                return won_by(spec, c, INAROW_CAPTURES);
        }
    }
    if (facts->full && spec->draw_full_board)
        return drawn(INAROW_FULL_BOARD);
    if (facts->exhausted && spec->draw_supply)
        return drawn(INAROW_SUPPLY);
    if (facts->passes >= spec->colours && spec->draw_two_passes)
        return drawn(INAROW_TWO_PASSES);
    return (inarow_outcome){INAROW_PLAYING, INAROW_ANY, 0};
}
