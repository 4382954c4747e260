/* Writes the planes of an observation. */
#include "planes.h"
#include "bytes.h"

/* ---- List of planes ---------------------------------------------------------------- */

static void add_plane(inarow_batch *batch, bool asked, uint8_t kind, uint8_t colour)
{
    if (asked)
        batch->plane[batch->shape.planes++] = (inarow_plane){kind, colour};
}

/* Adds one plane per colour, beginning with the mover's. */
static void add_planes(inarow_batch *batch, bool asked, uint8_t kind)
{
    for (uint8_t c = 0; c < batch->rules->spec.colours; c++)
        add_plane(batch, asked, kind, c);
}

/* Returns true if the rules treat the colours differently. */
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
    for (uint8_t c = 0; c < colours_to_place(spec); c++)
        add_plane(batch, true, INAROW_PLANE_STONES, c);
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

/* ---- Contents of planes ------------------------------------------------------------ */

/* The content of a plane. It has either the same number at each point, or 1 at some
 * points. These points are given as rows of bits or as a list. */
struct shown {
    uint8_t number;
    const uint32_t *row;
    const inarow_point *point;
    int count; /* length of the list */
};

/* Returns the colour of the stone to be placed next. If there is no such stone,
 * returns the actor's colour. If the actor has no colour, returns the next colour in
 * turn order. */
static uint8_t mover_of(const inarow_position *position, inarow_turn turn)
{
    return turn.colour == INAROW_ANY ? position->state.turn : turn.colour;
}

/* Returns the number that a plane shows. */
static unsigned number_shown(const inarow_batch *batch, const inarow_position *position,
                             uint8_t seat, uint8_t kind, uint8_t colour)
{
    const inarow_spec *spec = &batch->rules->spec;
    const inarow_state *state = &position->state;
    switch (kind) {
    case INAROW_PLANE_COLOUR:
        return other_number(position, colour);
    case INAROW_PLANE_HOLDS:
        colour = colour_held_by(batch->rules, state, seat);
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

static struct shown shown_by(const inarow_batch *batch, const struct slot *slot,
                             inarow_turn turn, inarow_plane plane)
{
    const inarow_position *position = position_in(slot);
    const inarow_state *state = &position->state;
    unsigned colours = (unsigned)batch->rules->spec.colours;
    unsigned colour = mover_of(position, turn);
    if (plane.kind == INAROW_PLANE_STONES && batch->rules->spec.shared)
        colour = plane.colour; /* neutral stones come first */
    else if (plane.colour != INAROW_ANY)
        colour = colour + plane.colour < colours ? colour + plane.colour
                                                 : colour + plane.colour - colours;
    switch (plane.kind) {
    case INAROW_PLANE_STONES:
        return (struct shown){.row = lines_of(batch->rules, position, (int)colour)};
    case INAROW_PLANE_NEUTRAL:
        return (struct shown){.row = lines_of(batch->rules, position, (int)colours)};
    case INAROW_PLANE_OFFERED:
        return (struct shown){.point = offers_of(batch->rules, position),
                              .count = state->offers};
    case INAROW_PLANE_CHOSEN:
        return (struct shown){.point = slot->point, .count = slot->chosen};
    case INAROW_PLANE_AWAITING:
        return (struct shown){.point = &state->standing, .count = 1};
    case INAROW_PLANE_RECENT:
        return (struct shown){.point = state->recent, .count = INAROW_RECENT};
    }
    unsigned number =
        number_shown(batch, position, turn.seat, plane.kind, (uint8_t)colour);
    return (struct shown){.number = (uint8_t)(number < UINT8_MAX ? number : UINT8_MAX)};
}

/* ---- Writing ----------------------------------------------------------------------- */

/* Sets the points of a list to 1. Neighbours in a row are `apart` bytes apart. */
static void mark_list(const inarow_batch_shape *shape, const struct shown *shown,
                      uint32_t apart, uint8_t *to)
{
    for (int i = 0; i < shown->count; i++) {
        inarow_point point = shown->point[i];
        if (point != INAROW_NOWHERE)
            to[(INAROW_Y(point) * shape->width + INAROW_X(point)) * apart] = 1;
    }
}

static void mark_rows(const inarow_batch_shape *shape, const uint32_t *row,
                      uint32_t apart, uint8_t *to)
{
    uint64_t bits[(CELLS + 63) / 64] = {0};
    line_up(row, shape, 0, bits);
    for (uint32_t word = 0; 64 * word < shape->cells; word++) {
        for (uint64_t left = bits[word]; left; left &= left - 1)
            to[(64 * word + (uint32_t)__builtin_ctzll(left)) * apart] = 1;
    }
}

static void write_plane(const inarow_batch_shape *shape, const struct shown *shown,
                        uint8_t *to)
{
    if (shown->row) {
        write_rows(shown->row, shape, to);
        return;
    }
    memset(to, shown->number, shape->cells);
    mark_list(shape, shown, 1, to);
}

/* Writes two planes whose points alternate. */
static void write_pairs(const inarow_batch_shape *shape, const struct shown *shown,
                        uint8_t *restrict to)
{
    uint8_t one[CELLS], other[CELLS];
    write_plane(shape, &shown[0], one);
    write_plane(shape, &shown[1], other);
    for (uint32_t i = 0; i < shape->cells; i++) {
        to[2 * i] = one[i];
        to[2 * i + 1] = other[i];
    }
}

/* Writes all planes, with the planes of a point beside each other. The numbers of all
 * points come first, because few points have a 1. */
static void write_points(const inarow_batch_shape *shape, const struct shown *shown,
                         uint8_t *to)
{
    uint32_t planes = shape->planes, bytes = planes * shape->cells;
    for (uint32_t i = 0; i < planes; i++)
        to[i] = shown[i].number;
    for (uint32_t done = planes; done < bytes; done *= 2)
        memcpy(to + done, to, done < bytes - done ? done : bytes - done);
    for (uint32_t i = 0; i < planes; i++) {
        mark_list(shape, &shown[i], planes, to + i);
        if (shown[i].row)
            mark_rows(shape, shown[i].row, planes, to + i);
    }
}

void write_observation(const inarow_batch *batch, const struct slot *slot,
                       inarow_turn turn, uint8_t *observation)
{
    const inarow_batch_shape *shape = &batch->shape;
    struct shown shown[INAROW_BATCH_PLANES];
    for (uint32_t i = 0; i < shape->planes; i++)
        shown[i] = shown_by(batch, slot, turn, batch->plane[i]);
    if (batch->channels_last) {
        (shape->planes == 2 ? write_pairs : write_points)(shape, shown, observation);
        return;
    }
    for (uint32_t i = 0; i < shape->planes; i++)
        write_plane(shape, &shown[i], observation + i * shape->cells);
}
