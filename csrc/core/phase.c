/* Describes the phases of an opening by a table of steps. Checking and listing actions
 * use the same table. */
#include <limits.h>
#include <stdlib.h>
#include "budget.h"
#include "exception.h"
#include "forbidden.h"
#include "phase.h"
#include "symmetry.h"

unsigned stones_of(const inarow_rules *rules, const inarow_position *position, int colour)
{
    unsigned count = 0;
    for (int y = 0; y < rules->height; y++)
        count += (unsigned)__builtin_popcount(lines_of(rules, position, colour)[y]);
    return count;
}

/* Returns the points in row y of a central square of a board with odd sides. If `side`
 * is 0, returns the whole row. */
static uint32_t square_in_row(const inarow_spec *spec, int side, int y)
{
    if (side == 0)
        return UINT32_MAX;
    if (2 * abs(y - spec->height / 2) >= side)
        return 0;
    int left = spec->width / 2 - side / 2;
    uint32_t row = (UINT32_C(2) << (side - 1)) - 1;
    return left >= 0 ? row << left : row >> -left;
}

uint32_t region_in_row(const inarow_spec *spec, const inarow_step *step, int y)
{
    uint32_t row = square_in_row(spec, step->within, y);
    if (step->outside)
        row &= ~square_in_row(spec, step->outside, y);
    if (!step->cross)
        return row;
    uint32_t arms = square_in_row(spec, 2 * step->cross + 1, y);
    return y == spec->height / 2 ? row & ~arms
                                 : row & ~(arms & UINT32_C(1) << spec->width / 2);
}

/* Returns true if the stones would form one of the step's patterns. The position is
 * left unchanged. */
static bool forms_pattern(const inarow_rules *rules, const inarow_position *position,
                          const inarow_step *step, uint8_t colour, inarow_point point)
{
    union scratch scratch;
    if (rules->points - position->state.vacant >= INAROW_PATTERN_STONES || !spend(1))
        return false; /* no pattern has this number of stones */
    memcpy(&scratch, position, inarow_position_size(rules));
    flip_stone(rules, lines_to_write(rules, &scratch.position, colour), point);
    uint64_t key = stones_key(rules, &scratch.position);
    for (int i = 0; i < rules->spec.patterns; i++) {
        if (step->patterns >> i & 1 && rules->pattern_key[i] == key)
            return true;
    }
    return false;
}

inarow_point landing_point(const inarow_rules *rules, const inarow_position *position,
                           inarow_point point)
{
    struct place at = place_in_fall(rules, point);
    uint32_t vacant = vacant_on_line(rules, position, at.line);
    return vacant ? point_in_fall(rules, point, __builtin_ctz(vacant) - at.bit)
                  : INAROW_NOWHERE;
}

INLINE inarow_reason check_refused(const inarow_rules *rules,
                                   const inarow_position *position, uint8_t colour,
                                   inarow_point point, inarow_point from,
                                   const bool has_exceptions)
{
    inarow_reasons makes = inarow_makes_moved(rules, position, colour, from, point);
    inarow_reasons bad = inarow_forbids(rules, colour, makes) & rules->spec.refuse;
    if (has_exceptions)
        bad &= ~exempted_at(rules, position, colour, from, point, bad);
    if (bad)
        return INAROW_REASON_FORBIDDEN;
    return makes & INAROW_BIT(TOO_DEEP) ? INAROW_REASON_TOO_DEEP : INAROW_OK;
}

__attribute__((cold, noinline)) static inarow_reason
check_with_exceptions(const inarow_rules *rules, const inarow_position *position,
                      uint8_t colour, inarow_point point, inarow_point from)
{
    return check_refused(rules, position, colour, point, from, true);
}

inarow_reason check_made(const inarow_rules *rules, const inarow_position *position,
                         uint8_t colour, inarow_point point, inarow_point from)
{
    if (!(rules->spec.refuse & rules->spec.forbid[colour]))
        return INAROW_OK;
    return RARELY(rules->exceptions)
               ? check_with_exceptions(rules, position, colour, point, from)
               : check_refused(rules, position, colour, point, from, false);
}

inarow_reason check_stone(const inarow_rules *rules, const inarow_position *position,
                          uint8_t colour, inarow_point point)
{
    if (!inarow_on_board(rules, INAROW_X(point), INAROW_Y(point)))
        return INAROW_REASON_OFF_BOARD;
    if (!(vacant_in_row(rules, position, INAROW_Y(point)) >> INAROW_X(point) & 1))
        return INAROW_REASON_OCCUPIED;
    if (rules->spec.gravity && point != landing_point(rules, position, point))
        return INAROW_REASON_UNSUPPORTED;
    if (rules->spec.supply[colour] && position->state.supply[colour] == 0)
        return INAROW_REASON_NO_SUPPLY;
    return INAROW_OK;
}

/* Checks the removal of a stone. The stone must be on the board, and among the latest
 * stones. */
static inarow_reason check_removal(const inarow_rules *rules,
                                   const inarow_position *position,
                                   const inarow_step *step, inarow_point point)
{
    if (!inarow_on_board(rules, INAROW_X(point), INAROW_Y(point)))
        return INAROW_REASON_OFF_BOARD;
    uint8_t colour = inarow_at(rules, position, point);
    if (colour == INAROW_ANY || (step->colour != INAROW_ANY && step->colour != colour))
        return INAROW_REASON_NO_STONE;
    for (int i = 0; i < step->most; i++) {
        if (position->state.recent[i] == point)
            return INAROW_OK;
    }
    return step->most ? INAROW_REASON_OUTSIDE_REGION : INAROW_OK;
}

static inarow_reason check_point(const inarow_rules *rules,
                                 const inarow_position *position, const inarow_step *step,
                                 uint8_t colour, inarow_point point)
{
    inarow_reason reason = check_stone(rules, position, colour, point);
    if (reason == INAROW_OK && !colour_is_open(step))
        reason = check_made(rules, position, colour, point, INAROW_NOWHERE);
    if (reason != INAROW_OK)
        return reason;
    if (!(region_in_row(&rules->spec, step, INAROW_Y(point)) >> INAROW_X(point) & 1) ||
        (step->patterns && !forms_pattern(rules, position, step, colour, point)))
        return INAROW_REASON_OUTSIDE_REGION;
    if (step->verb == INAROW_PLAY && step->most &&
        stones_of(rules, position, colour) >= step->most)
        return INAROW_REASON_WRONG_COUNT;
    return INAROW_OK;
}

/* Returns true if an offered point is the image of an earlier offered point under a
 * symmetry of the position. RIF 12.7 requires that all offered points differ. */
static bool is_image_of_earlier(const inarow_rules *rules, uint64_t symmetries,
                                const inarow_action *offer, int number)
{
    for (int s = 1; s < rules->symmetries; s++) {
        inarow_point image = inarow_image(rules, s, offer->point[number]);
        for (int i = 0; symmetries >> s & 1 && i < number; i++) {
            if (offer->point[i] == image)
                return true;
        }
    }
    return false;
}

static inarow_reason check_offer(const inarow_rules *rules,
                                 const inarow_position *position, const inarow_step *step,
                                 const inarow_action *offer)
{
    if (offer->number != points_to_offer(position, step))
        return INAROW_REASON_WRONG_COUNT;
    spend(STEPS_OF_SYMMETRIES);
    uint64_t symmetries = step->distinct ? inarow_symmetries(rules, position) : 1;
    for (int i = 0; i < offer->number; i++) {
        inarow_reason reason =
            check_point(rules, position, step, step->colour, offer->point[i]);
        if (reason != INAROW_OK)
            return reason;
        for (int j = 0; j < i; j++) {
            if (offer->point[j] == offer->point[i])
                return INAROW_REASON_DUPLICATE_OFFER;
        }
        if (is_image_of_earlier(rules, symmetries, offer, i))
            return INAROW_REASON_SYMMETRIC_OFFER;
    }
    return INAROW_OK;
}

/* Checks a pick. The picked stone may have another colour than the offered stone. */
static inarow_reason check_pick(const inarow_rules *rules,
                                const inarow_position *position, const inarow_step *step,
                                inarow_point point)
{
    const inarow_point *offered = offers_of(rules, position);
    inarow_reason reason = INAROW_REASON_NO_OFFER;
    for (int i = 0; i < position->state.offers; i++) {
        if (offered[i] == point)
            reason = check_stone(rules, position, step->colour, point);
    }
    return reason != INAROW_OK
               ? reason
               : check_made(rules, position, step->colour, point, INAROW_NOWHERE);
}

static bool is_die(uint8_t number)
{
    return number >= 1 && number <= 6;
}

static inarow_reason check_step(const inarow_rules *rules,
                                const inarow_position *position, const inarow_step *step,
                                const inarow_action *action)
{
    uint8_t actor = actor_of(rules, position, step);
    if (action->seat != INAROW_ANY && action->seat != actor)
        return INAROW_REASON_NOT_YOUR_TURN;
    if (!step_has_verb(step, action->verb))
        return action->verb == INAROW_PASS &&
                       (step->verb == INAROW_PLAY || step->verb == INAROW_OFFER)
                   ? INAROW_REASON_PASS_NOT_ALLOWED
                   : INAROW_REASON_NOT_NOW;
    switch (action->verb) {
    case INAROW_PLAY: {
        uint8_t colour = step->colour == INAROW_ANY ? action->colour : step->colour;
        if (colour >= colours_to_place(&rules->spec))
            return INAROW_REASON_BAD_ACTION;
        if (action->colour != INAROW_ANY && action->colour != colour)
            return INAROW_REASON_NOT_YOUR_TURN;
        return check_point(rules, position, step, colour, action->point[0]);
    }
    case INAROW_CHOOSE:
        return action->colour < rules->spec.colours ? INAROW_OK
                                                    : INAROW_REASON_BAD_ACTION;
    case INAROW_DECLARE:
        return action->number >= step->least && action->number <= step->most
                   ? INAROW_OK
                   : INAROW_REASON_WRONG_COUNT;
    case INAROW_OFFER:
        return check_offer(rules, position, step, action);
    case INAROW_PICK:
        return check_pick(rules, position, step, action->point[0]);
    case INAROW_TAKE:
        return action->number == step->most ? INAROW_OK : INAROW_REASON_WRONG_COUNT;
    case INAROW_REMOVE:
        return check_removal(rules, position, step, action->point[0]);
    case INAROW_ROLL:
        return is_die(action->number) && is_die(action->other) ? INAROW_OK
                                                               : INAROW_REASON_BAD_ACTION;
    default:
        return INAROW_OK; /* PASS, SWAP, KEEP */
    }
}

/* Returns how closely a step's refusal fits an action. A step with another verb does
 * not fit at all. A step for another seat, or for a stone of another colour, fits
 * loosely. */
static int concern(const inarow_step *step, const inarow_action *action,
                   inarow_reason why)
{
    if (!step_has_verb(step, action->verb))
        return 0;
    return why == INAROW_REASON_NOT_YOUR_TURN ? 1 : 2;
}

/* If no alternative allows the action, `*reason` is the refusal by the step that fits
 * the action best, or by the first of several such steps. */
const inarow_step *find_step(const inarow_rules *rules, const inarow_position *position,
                             const inarow_action *action, inarow_reason *reason)
{
    int phase = position->state.phase;
    int most = -1;
    for (int i = rules->first_step[phase]; i < rules->first_step[phase + 1]; i++) {
        const inarow_step *step = &rules->spec.step[i];
        inarow_reason why = check_step(rules, position, step, action);
        if (why == INAROW_OK) {
            *reason = INAROW_OK;
            return step;
        }
        if (concern(step, action, why) > most) {
            most = concern(step, action, why);
            *reason = why;
        }
    }
    return NULL;
}

/* Returns the maximum number of points from a set that one offer can hold. If the step
 * is `distinct`, symmetric points count once. */
static int distinct_points(const inarow_rules *rules, const inarow_position *position,
                           const inarow_step *step, const inarow_set *points)
{
    uint64_t symmetries = step->distinct ? inarow_symmetries(rules, position) : 1;
    int count = 0;
    spend(STEPS_OF_SYMMETRIES);
    for (int y = 0; y < rules->height; y++) {
        for (uint32_t left = points->row[y]; left; left &= left - 1) {
            inarow_point point = INAROW_POINT(__builtin_ctz(left), y);
            bool first = true; /* true for the first of the point's images */
            for (int s = 1; s < rules->symmetries; s++)
                first &= !(symmetries >> s & 1) || inarow_image(rules, s, point) >= point;
            count += first;
        }
    }
    return count;
}

static uint32_t candidates_in_row(const inarow_rules *rules,
                                  const inarow_position *position,
                                  const inarow_step *step, uint8_t colour, int y)
{
    if (step->verb == INAROW_REMOVE)
        return lines_of(rules, position, colour)[y];
    return vacant_in_row(rules, position, y) & region_in_row(&rules->spec, step, y);
}

int points_of_step(const inarow_rules *rules, const inarow_position *position,
                   const inarow_step *step, uint8_t colour, int most, inarow_set *points)
{
    int count = 0, offered = step->verb == INAROW_PICK ? position->state.offers : 0;
    memset(points, 0, sizeof *points);
    if (step->colour != INAROW_ANY && step->colour != colour)
        return 0;
    for (int i = 0; i < offered; i++) {
        inarow_point point = offers_of(rules, position)[i];
        if (check_pick(rules, position, step, point) != INAROW_OK)
            continue;
        points->row[INAROW_Y(point)] |= UINT32_C(1) << INAROW_X(point);
        count++;
    }
    if (step->verb == INAROW_PICK)
        return count;
    if (step->verb == INAROW_OFFER)
        most = INT_MAX;
    for (int y = 0; y < rules->height && spend(1); y++) {
        uint32_t left = candidates_in_row(rules, position, step, colour, y);
        for (; left && count < most; left &= left - 1) {
            inarow_point point = INAROW_POINT(__builtin_ctz(left), y);
            inarow_reason reason =
                step->verb == INAROW_REMOVE
                    ? check_removal(rules, position, step, point)
                    : check_point(rules, position, step, colour, point);
            if (reason != INAROW_OK)
                continue;
            points->row[y] |= left & -left;
            count++;
        }
    }
    if (step->verb == INAROW_OFFER && distinct_points(rules, position, step, points) <
                                          points_to_offer(position, step)) {
        memset(points, 0, sizeof *points);
        return 0;
    }
    return count;
}

bool can_act_in_phase(const inarow_rules *rules, const inarow_position *position)
{
    int phase = position->state.phase;
    inarow_set points;
    for (int i = rules->first_step[phase]; i < rules->first_step[phase + 1]; i++) {
        const inarow_step *step = &rules->spec.step[i];
        if (step->pass || !has_points(step->verb))
            return true;
        for (uint8_t c = 0; c < colours_to_place(&rules->spec); c++) {
            if (points_of_step(rules, position, step, c, 1, &points))
                return true;
        }
    }
    return false;
}
