/* Compiling a rule set: the board's lines, the phases, the keys of patterns. */
#include "playout.h"
#include "spec.h"
#include "star.h"
#include "symmetry.h"

static struct cell cell_at(const inarow_rules *rules, int x, int y)
{
    struct cell cell = {.point = (inarow_point)INAROW_POINT(x, y)};
    for (int d = 0; d < DIRECTIONS; d++) {
        struct place place = place_of(rules, d, x, y);
        cell.line[d] = (uint8_t)place.line;
        cell.bit[d == 1] = (uint8_t)place.bit;
    }
    return cell;
}

static void draw_board(inarow_rules *rules)
{
    const inarow_spec *spec = &rules->spec;
    int diagonals = spec->width + spec->height - 1;
    rules->base[0] = 0;
    rules->base[1] = spec->height;
    rules->base[2] = rules->base[1] + spec->width;
    rules->base[3] = rules->base[2] + diagonals;
    rules->lines = rules->base[3] + diagonals;
    memset(rules->board, 0, sizeof rules->board);
    struct cell *end = rules->cell;
    for (int x = 0; x < spec->width; x++) {
        for (int y = 0; y < spec->height; y++) {
            *end = cell_at(rules, x, y);
            flip_cell(rules->board, end++);
        }
    }
    for (struct cell *cell = rules->cell; cell < end; cell++)
        cell->star = rays(rules->board, cell) & ~STAR_BITS(1 << STAR_CENTRE);
    rules->symmetries = spec->gravity ? 2 : spec->width == spec->height ? 8 : 4;
}

/* Rows of five whose ends do not matter, and nothing else that rows can do. */
static bool can_be_judged_by_star(const inarow_spec *spec, int colour)
{
    return spec->win[colour].length == STAR_ROW && !spec->win[colour].open &&
           spec->lose[colour].length == 0 &&
           !(spec->forbid[colour] & (INAROW_OPEN_ROW | INAROW_OPEN_ROWS));
}

/* Patterns are known by the key of their stones, so by all their symmetric images. */
static void compile_patterns(inarow_rules *rules)
{
    union {
        inarow_position position;
        uint32_t room[sizeof(inarow_position) / sizeof(uint32_t) +
                      (size_t)INAROW_COLOURS * INAROW_LINES];
    } scratch;
    const inarow_spec *spec = &rules->spec;
    for (int i = 0; i < spec->patterns; i++) {
        const inarow_pattern *pattern = &spec->pattern[i];
        memset(&scratch, 0, sizeof scratch);
        for (int j = 0; j < pattern->stones; j++)
            flip_stone(rules,
                       lines_to_write(rules, &scratch.position, pattern->colour[j]),
                       INAROW_POINT(spec->width / 2 + pattern->x[j],
                                    spec->height / 2 + pattern->y[j]));
        rules->pattern_key[i] = stones_key(rules, &scratch.position);
    }
}

/* Which steps each phase is. */
static void compile_phases(inarow_rules *rules)
{
    const inarow_spec *spec = &rules->spec;
    rules->phases = phases_of(spec);
    for (int i = spec->steps - 1; i >= 0; i--)
        rules->first_step[spec->step[i].phase] = (uint8_t)i;
    rules->first_step[rules->phases] = (uint8_t)spec->steps;
}

bool inarow_compile(const inarow_spec *spec, inarow_rules *rules, inarow_error *error)
{
    if (!check_spec(spec, error))
        return false;
    memset(rules, 0, sizeof *rules);
    rules->spec = *spec;
    compile_phases(rules);
    draw_board(rules);
    for (int c = 0; c < spec->colours; c++)
        rules->by_star |= (uint8_t)(can_be_judged_by_star(spec, c) << c);
    rules->kind = kind_of_games(rules);
    compile_patterns(rules);
    return true;
}
