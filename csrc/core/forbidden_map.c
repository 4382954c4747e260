/* Finds all forbidden points, given only the stones on a board.
 *
 * In the usual case, rows of five, all points are judged at once. Fives, overlines,
 * fours and possible threes are found row by row in vector registers, by shifts and
 * masks (forbidden_map_kernel.h). Points where two rows could be threes are judged one
 * by one, as are all points under any other rule set. */
#include "bits.h"
#include "exception.h"
#include "forbidden.h"
#include "shape.h"

/* The kernels are always inlined, so no vector crosses a call. */
#pragma GCC diagnostic ignored "-Wpsabi"

enum { FOUND_ROWS = 32, NARROW_ROWS = 16 };

/* The results of the kernel. Each element is a row of the board. */
struct found {
    uint32_t forbidden[FOUND_ROWS]; /* points where a stone makes an overline or
                                     * double-four, but no five */
    uint32_t open[FOUND_ROWS];      /* other points whose stone must be judged alone */
};

/* Finds the patterns that a stone on each of the vacant points would make. */
typedef void finder(const inarow_spec *spec, inarow_reasons forbid, bool exactly,
                    const uint32_t *own, const uint32_t *others, struct found *found);

/* Boards up to 16x16 have 16 bits per row; larger boards have 32 bits. Vectors of 32
 * bytes are twice as fast. */
#define LANE uint16_t
#define LANES 16
#define TARGET ANY_MACHINE
#define KERNEL(name) name##_16
#include "forbidden_map_kernel.h"
#define TARGET FAST_VECTORS
#define KERNEL(name) name##_fast_16
#include "forbidden_map_kernel.h"
#undef LANE
#undef LANES

#define LANE uint32_t
#define LANES 32
#define TARGET ANY_MACHINE
#define KERNEL(name) name##_32
#include "forbidden_map_kernel.h"
#define TARGET FAST_VECTORS
#define KERNEL(name) name##_fast_32
#include "forbidden_map_kernel.h"
#undef LANE
#undef LANES

/* Draws the lines of a set of points. */
static void draw_lines(const inarow_rules *rules, const uint32_t *row, uint32_t *line)
{
    memset(line, 0, (size_t)rules->lines * sizeof *line);
    for (int y = 0; y < rules->spec.height; y++) {
        uint32_t left = row[y] & rules->board[y]; /* ignore points off the board */
        for (; left; left &= left - 1)
            flip_stone(rules, line, INAROW_POINT(__builtin_ctz(left), y));
    }
}

/* Judges points one by one. Returns false if a point is undecided. A shape that wins
 * is never forbidden. */
static bool judge_points(struct trial *trial, uint8_t colour, const uint32_t *candidates,
                         inarow_set *forbidden)
{
    const inarow_rules *rules = trial->rules;
    inarow_reasons all = 0;
    for (int y = 0; y < trial->rules->spec.height; y++) {
        for (uint32_t left = candidates[y]; left; left &= left - 1) {
            inarow_point point = INAROW_POINT(__builtin_ctz(left), y);
            inarow_reasons makes = makes_by_rule(trial, point, true, SEARCHES);
            if (!(makes & (trial->forbid | INAROW_BIT(TOO_DEEP))) ||
                wins(trial->win, makes) ||
                shapes_made(rules, trial->own, colour, INAROW_NOWHERE, point) &
                    INAROW_BIT(SHAPE))
                continue;
            all |= makes;
            if (makes & trial->forbid)
                forbidden->row[y] |= left & -left;
        }
    }
    return !(all & INAROW_BIT(TOO_DEEP));
}

/* Runs the kernel. Kernels read a fixed number of rows, even beyond the board. */
static void look(const inarow_spec *spec, const struct trial *trial, const uint32_t *own,
                 const uint32_t *others, struct found *found)
{
    uint32_t rows[2][FOUND_ROWS];
    bool exactly = trial->win.exactly;
    bool fast = has_fast_vectors();
    bool narrow = spec->width <= NARROW_ROWS && spec->height <= NARROW_ROWS;
    if (!(narrow && trial->rules->lines >= NARROW_ROWS)) {
        size_t size = (size_t)spec->height * sizeof *own;
        memset(rows, 0, sizeof rows);
        own = memcpy(rows[0], own, size);
        others = memcpy(rows[1], others, size);
    }
    finder *find = narrow ? fast ? find_fast_16 : find_16 : fast ? find_fast_32 : find_32;
    find(spec, trial->forbid, exactly, own, others, found);
}

/* Finds all forbidden points. If `trial` has no lines, they are drawn only if they are
 * needed. */
static bool map(struct trial *trial, uint8_t colour, const uint32_t *own,
                const uint32_t *others, inarow_set *forbidden)
{
    const inarow_spec *spec = &trial->rules->spec;
    struct found found;
    uint32_t any = 0;
    if (trial->by_star && trial->forbid) {
        look(spec, trial, own, others, &found);
    } else {
        memset(&found, 0, sizeof found);
        for (int y = 0; y < spec->height && trial->forbid; y++)
            found.open[y] = trial->rules->board[y] & ~(own[y] | others[y]);
    }
    memcpy(forbidden->row, found.forbidden, sizeof forbidden->row);
    for (int y = 0; y < INAROW_SIDE; y++)
        any |= found.open[y];
    if (!any)
        return true;
    if (!trial->own) {
        draw_lines(trial->rules, own, trial->copy);
        draw_lines(trial->rules, others, trial->rest);
        trial->own = trial->copy;
        trial->others = trial->rest;
    }
    return judge_points(trial, colour, found.open, forbidden);
}

/* Removes the points where an exception allows all forbidden patterns of the stone. */
static void leave_out_exempted(const inarow_rules *rules, const inarow_position *position,
                               uint8_t colour, inarow_set *forbidden)
{
    for (int y = 0; y < rules->height; y++) {
        for (uint32_t row = forbidden->row[y]; row; row &= row - 1) {
            inarow_point point = INAROW_POINT(__builtin_ctz(row), y);
            if (!inarow_fouls(rules, position, colour, INAROW_NOWHERE, point))
                forbidden->row[y] &= ~(row & -row);
        }
    }
}

bool inarow_forbidden(const inarow_rules *rules, const inarow_position *position,
                      uint8_t colour, inarow_set *forbidden)
{
    struct trial trial;
    open_trial(&trial, rules, position, colour);
    bool decided = map(&trial, colour, trial.own, trial.others, forbidden);
    if (RARELY(rules->exceptions))
        leave_out_exempted(rules, position, colour, forbidden);
    return decided;
}

bool inarow_forbidden_map(const inarow_rules *rules, uint8_t colour,
                          const inarow_set *own, const inarow_set *others,
                          inarow_set *forbidden)
{
    struct trial trial;
    set_rules(&trial, rules, colour);
    trial.own = trial.others = NULL;
    return map(&trial, colour, own->row, others->row, forbidden);
}
