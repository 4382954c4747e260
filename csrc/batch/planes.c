/* The planes of an observation. */
#include "planes.h"
#include "bytes.h"

/* ---- Which planes ------------------------------------------------------------------ */

static void add_plane(inarow_batch *batch, bool asked, uint8_t kind, uint8_t colour)
{
    if (asked)
        batch->plane[batch->shape.planes++] = (inarow_plane){kind, colour};
}

/* One plane for each colour, from the mover's on. */
static void add_planes(inarow_batch *batch, bool asked, uint8_t kind)
{
    for (uint8_t c = 0; c < batch->rules->spec.colours; c++)
        add_plane(batch, asked, kind, c);
}

/* Do the rules treat the colours differently? */
static bool colours_differ(const inarow_batch *batch)
{
    const inarow_spec *spec = &batch->rules->spec;
    bool differ =
        spec->steps > 0 || batch->rules->has_start || spec->first_turn != spec->each_turn;
    for (int c = 1; c < spec->colours; c++) {
        differ |= memcmp(&spec->win[c], &spec->win[0], sizeof *spec->win) != 0 ||
                  memcmp(&spec->lose[c], &spec->lose[0], sizeof *spec->lose) != 0 ||
                  spec->forbid[c] != spec->forbid[0] ||
                  spec->supply[c] != spec->supply[0];
    }
    for (int i = 0; i < spec->shapes; i++)
        differ |= spec->shape[i].colours != (1 << spec->colours) - 1;
    return differ;
}

static bool has_step(const inarow_spec *spec, uint8_t verb)
{
    for (int i = 0; i < spec->steps; i++) {
        if (spec->step[i].verb == verb)
            return true;
    }
    return false;
}

void list_planes(inarow_batch *batch)
{
    const inarow_spec *spec = &batch->rules->spec;
    bool offers = has_step(spec, INAROW_OFFER), awaits = false, counts_supply = false;
    for (int c = 0; c < spec->colours; c++) {
        awaits |= spec->win[c].survives != INAROW_AT_ONCE;
        counts_supply |= spec->supply[c] && spec->capture.lengths;
    }
    add_planes(batch, true, INAROW_PLANE_STONES);
    add_plane(batch, spec->neutral, INAROW_PLANE_NEUTRAL, INAROW_ANY);
    add_plane(batch, offers, INAROW_PLANE_OFFERED, INAROW_ANY);
    add_plane(batch, offers || spec->move, INAROW_PLANE_CHOSEN, INAROW_ANY);
    add_plane(batch, awaits, INAROW_PLANE_AWAITING, INAROW_ANY);
    add_plane(batch, has_step(spec, INAROW_REMOVE), INAROW_PLANE_RECENT, INAROW_ANY);
    add_plane(batch, colours_differ(batch), INAROW_PLANE_COLOUR, INAROW_ANY);
    add_plane(batch, spec->steps > 0, INAROW_PLANE_HOLDS, INAROW_ANY);
    add_plane(batch, spec->steps > 0, INAROW_PLANE_PHASE, INAROW_ANY);
    add_plane(batch, has_step(spec, INAROW_DECLARE), INAROW_PLANE_DECLARED, INAROW_ANY);
    add_plane(batch, spec->first_turn > 1 || spec->each_turn > 1, INAROW_PLANE_LEFT,
              INAROW_ANY);
    add_plane(batch, spec->blocks > 0, INAROW_PLANE_ROTATE, INAROW_ANY);
    add_plane(batch, spec->draw_two_passes, INAROW_PLANE_PASSES, INAROW_ANY);
    add_planes(batch, counts_supply, INAROW_PLANE_SUPPLY);
    add_planes(batch, spec->capture.wins > 0, INAROW_PLANE_TAKEN);
    add_plane(batch, spec->draw_moves > 0, INAROW_PLANE_MOVES, INAROW_ANY);
}

/* ---- What they show ---------------------------------------------------------------- */

static void write_points(const inarow_batch *batch, const inarow_point *point, int count,
                         uint8_t *to)
{
    memset(to, 0, batch->shape.cells);
    for (int i = 0; i < count; i++) {
        if (point[i] != INAROW_NOWHERE)
            to[INAROW_Y(point[i]) * batch->shape.width + INAROW_X(point[i])] = 1;
    }
}

/* The colour to be placed next, or else the actor's; or else the next in turn order.
 */
static uint8_t mover_of(const inarow_position *position, inarow_turn turn)
{
    return turn.colour == INAROW_ANY ? position->state.turn : turn.colour;
}

/* The number that a plane shows. */
static unsigned number_shown(const inarow_batch *batch, const inarow_position *position,
                             uint8_t seat, uint8_t kind, uint8_t colour)
{
    const inarow_spec *spec = &batch->rules->spec;
    const inarow_state *state = &position->state;
    switch (kind) {
    case INAROW_PLANE_COLOUR:
        return other_number(position, colour);
    case INAROW_PLANE_HOLDS:
        colour = colour_held_by(batch->rules, position, seat);
        return colour == INAROW_ANY ? 0 : other_number(position, colour) + 1u;
    case INAROW_PLANE_PHASE:
        return state->phase < batch->rules->phases ? state->phase + 1u : 0;
    case INAROW_PLANE_DECLARED:
        return state->declared;
    case INAROW_PLANE_LEFT:
        return state->left;
    case INAROW_PLANE_ROTATE:
        return state->is_to_rotate;
    case INAROW_PLANE_PASSES:
        return state->passes;
    case INAROW_PLANE_SUPPLY:
        return state->supply[colour];
    case INAROW_PLANE_TAKEN:
        return inarow_taken(batch->rules, position, colour);
    case INAROW_PLANE_MOVES:
        return spec->draw_moves > state->moves ? spec->draw_moves - state->moves : 0;
    default:
        return 0;
    }
}

static void write_plane(const inarow_batch *batch, const struct slot *slot,
                        inarow_turn turn, inarow_plane plane, uint8_t *to)
{
    const inarow_position *position = position_in(slot);
    const inarow_state *state = &position->state;
    unsigned colours = (unsigned)batch->rules->spec.colours;
    unsigned colour = mover_of(position, turn);
    if (plane.kind == INAROW_PLANE_STONES && batch->rules->spec.shared)
        colour = plane.colour; /* nobody's come first */
    else if (plane.colour != INAROW_ANY)
        colour = colour + plane.colour < colours ? colour + plane.colour
                                                 : colour + plane.colour - colours;
    switch (plane.kind) {
    case INAROW_PLANE_STONES:
        write_rows(lines_of(batch->rules, position, (int)colour), &batch->shape, to);
        return;
    case INAROW_PLANE_NEUTRAL:
        write_rows(lines_of(batch->rules, position, (int)colours), &batch->shape, to);
        return;
    case INAROW_PLANE_OFFERED:
        write_points(batch, offers_of(batch->rules, position), state->offers, to);
        return;
    case INAROW_PLANE_CHOSEN:
        write_points(batch, slot->point, slot->chosen, to);
        return;
    case INAROW_PLANE_AWAITING:
        write_points(batch, &state->standing, 1, to);
        return;
    case INAROW_PLANE_RECENT:
        write_points(batch, state->recent, INAROW_RECENT, to);
        return;
    }
    unsigned shown =
        number_shown(batch, position, turn.seat, plane.kind, (uint8_t)colour);
    memset(to, shown < UINT8_MAX ? (int)shown : UINT8_MAX, batch->shape.cells);
}

void write_observation(const inarow_batch *batch, const struct slot *slot,
                       inarow_turn turn, uint8_t *observation)
{
    const inarow_batch_shape *shape = &batch->shape;
    uint8_t cells[CELLS];
    for (uint32_t i = 0; i < shape->planes; i++) {
        uint8_t *to = batch->channels_last ? cells : observation + i * shape->cells;
        write_plane(batch, slot, turn, batch->plane[i], to);
        for (uint32_t cell = 0; batch->channels_last && cell < shape->cells; cell++)
            observation[cell * shape->planes + i] = cells[cell];
    }
}
