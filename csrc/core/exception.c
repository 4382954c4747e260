/* Finds exceptions: moves with captures that may make a forbidden pattern. */
#include "exception.h"
#include "capture.h"
#include "forbidden.h"
#include "teams.h"

/* Returns the number of opponents' stones that a move takes. */
static int taken_by_move(const inarow_spec *spec, const inarow_undo *undo)
{
    int count = 0;
    for (int i = 0; i < undo->captured; i++)
        count += same_team(spec, undo->capture[i].by, undo->colour) &&
                 !same_team(spec, undo->capture[i].colour, undo->colour);
    return count;
}

/* Returns true if the move leaves too little of an opponent's row that awaits the
 * answer. */
static bool breaks_row(const inarow_rules *rules, inarow_position *scratch,
                       const inarow_undo *undo)
{
    inarow_point stone = scratch->state.standing;
    uint8_t colour = scratch->state.standing_colour;
    if (stone == INAROW_NOWHERE || same_team(&rules->spec, colour, undo->colour))
        return false;
    for (int i = 0; i < undo->captured; i++)
        flip_stone(rules, lines_to_write(rules, scratch, undo->capture[i].colour),
                   undo->capture[i].point);
    flip_stone(rules, lines_to_write(rules, scratch, undo->colour), undo->stone);
    return inarow_at(rules, scratch, stone) != colour ||
           !wins(rules->spec.win[colour], inarow_makes(rules, scratch, colour, stone));
}

inarow_effect inarow_effect_of(const inarow_rules *rules, const inarow_position *position,
                               uint8_t colour, inarow_point from, inarow_point point)
{
    const inarow_spec *spec = &rules->spec;
    inarow_undo undo = {.stone = point, .left = from, .colour = colour};
    inarow_effect effect = {.captured = 0};
    union scratch scratch;
    if (!spec->capture.lengths)
        return effect;
    memcpy(&scratch, position, inarow_position_size(rules));
    if (from != INAROW_NOWHERE)
        flip_stone(rules, lines_to_write(rules, &scratch.position, colour), from);
    find_captures(rules, &scratch.position, &undo);
    effect.captured = undo.captured;
    memcpy(effect.capture, undo.capture, undo.captured * sizeof *undo.capture);
    int taken = taken_by_move(spec, &undo);
    effect.takes = taken > 0;
    effect.wins =
        taken && spec->capture.wins &&
        taken_by_team(spec, position->state.taken, colour) + taken >= spec->capture.wins;
    effect.breaks = taken && breaks_row(rules, &scratch.position, &undo);
    return effect;
}

inarow_reasons find_exempted(const inarow_rules *rules, const inarow_position *position,
                             uint8_t colour, inarow_point from, inarow_point point)
{
    const inarow_spec *spec = &rules->spec;
    inarow_effect effect = inarow_effect_of(rules, position, colour, from, point);
    return (effect.takes ? spec->unless_captures : 0) |
           (effect.wins ? spec->unless_wins : 0) |
           (effect.breaks ? spec->unless_breaks : 0);
}

inarow_reasons inarow_fouls(const inarow_rules *rules, const inarow_position *position,
                            uint8_t colour, inarow_point from, inarow_point point)
{
    inarow_reasons bad =
        inarow_forbids(rules, colour,
                       from == INAROW_NOWHERE
                           ? inarow_makes(rules, position, colour, point)
                           : inarow_makes_moved(rules, position, colour, from, point));
    return bad & ~exempted_at(rules, position, colour, from, point, bad);
}
