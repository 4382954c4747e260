/* Random rule sets, wild and plausible: any SEED RULESETS.
 *
 * Every rule set that the core accepts is played, and every function of inarow.h is
 * called, on boards of all sizes, with legal actions and random bytes. An undone
 * action leaves the same bytes, the fast forms agree with checking, the legal actions
 * are exactly those that can be played, and no call exceeds its bound of work. Memory
 * has exactly the requested size, so that a sanitizer sees a step over the edge. It
 * reports in TAP; a fault names its rule set, so that it can be repeated. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include "../../csrc/core/forbidden.h"
#include "../../csrc/core/playout.h"
#include "../../csrc/core/twins.h"
#include "batch.h"

extern unsigned long inarow_work; /* number of judged stones, with INAROW_COUNT_WORK */

enum { ANY = INAROW_ANY, LONGEST_CALL = 120, PLIES = 40 };

/* Most stones judged for one stone: each search judges at most two in each direction. */
enum {
    MOST_WORK = 2 * INAROW_DIRECTIONS * SEARCHES + 1,
    MOST_WORK_OF_PROOF = 2 * 2 * INAROW_DIRECTIONS * SEARCHES_OF_PROOF
};

/* ---- Random numbers and faults ------------------------------------------------------
 */

static uint64_t state;
static uint64_t this_seed;
static const char *calling = "inarow_compile";

/* A fuzzer's bytes are used before random ones. */
static const uint8_t *given;
static size_t givens;

static int die(int sides)
{
    if (givens > 0 && sides <= 256) {
        givens--;
        return *given++ % sides;
    }
    return (int)inarow_random(&state, (uint32_t)sides);
}

static void complain(const char *what)
{
    printf("not ok - %s in %s: any %llu 1\n", what, calling,
           (unsigned long long)this_seed);
    fflush(stdout);
#ifdef INAROW_FUZZED
    abort();
#else
    _exit(1);
#endif
}

#ifdef INAROW_FUZZED
#define alarm(seconds) ((void)(seconds)) /* the fuzzer has its own */
#else
static void on_alarm(int signal)
{
    (void)signal;
    complain("a call without an end");
}

static void on_abort(int signal)
{
    (void)signal;
    complain("an invariant that does not hold");
}
#endif

#define expect(condition) \
    do { \
        if (!(condition)) \
            complain(#condition); \
    } while (0)

/* The function that is called now, with a time limit. */
#define CALL(function) (calling = #function, alarm(LONGEST_CALL), function)

static void *block(size_t size)
{
    void *bytes = malloc(size);
    expect(bytes);
    memset(bytes, 0xa5, size);
    return bytes;
}

/* ---- Rule sets -----------------------------------------------------------------------
 */

/* A bool must be 0 or 1. */
static void tame(bool *flag)
{
    unsigned char byte;
    memcpy(&byte, flag, 1);
    *flag = byte & 1;
}

static void tame_all(inarow_spec *spec)
{
    for (int c = 0; c < INAROW_COLOURS; c++) {
        inarow_win *wins[] = {&spec->win[c], &spec->lose[c]};
        for (int i = 0; i < 2; i++) {
            tame(&wins[i]->exactly);
            tame(&wins[i]->open);
        }
    }
    bool *flags[] = {&spec->unless_four,
                     &spec->unless_defence,
                     &spec->counts_threes_twice,
                     &spec->five_makes_three,
                     &spec->gravity,
                     &spec->capture.own,
                     &spec->pass,
                     &spec->pop,
                     &spec->draw_full_board,
                     &spec->draw_two_passes,
                     &spec->draw_supply,
                     &spec->host_decides,
                     &spec->draw_both_rows,
                     &spec->neutral,
                     &spec->at_end_row.exactly,
                     &spec->at_end_row.open};
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        tame(flags[i]);
    for (int i = 0; i < INAROW_SHAPES; i++)
        tame(&spec->shape[i].loses);
    for (int i = 0; i < INAROW_STEPS; i++) {
        tame(&spec->step[i].majority);
        tame(&spec->step[i].distinct);
        tame(&spec->step[i].pass);
    }
}

static uint8_t colour_or_any(const inarow_spec *spec)
{
    return (uint8_t)(die(3) ? die(spec->colours) : ANY);
}

static int throw_side(void)
{
    return die(3) ? 1 + die(9) : 1 + die(INAROW_SIDE);
}

/* Returns the columns of the grid. */
static int columns_of(const inarow_spec *spec)
{
    return spec->width * (spec->layers > 1 ? spec->layers : 1);
}

static int cells_of(const inarow_spec *spec)
{
    return columns_of(spec) * spec->height;
}

static void cut(inarow_spec *spec, int x, int y)
{
    spec->holes.row[y] |= UINT32_C(1) << x;
}

/* Cuts the corners of a rhombus, which makes it a hexagon, or nearly. */
static void cut_corners(inarow_spec *spec)
{
    int rim = die(spec->width), other = die(2) ? rim : die(spec->width);
    for (int y = 0; y < spec->height; y++) {
        for (int x = 0; x < spec->width; x++) {
            int far = spec->width - 1 - x + spec->height - 1 - y;
            if (spec->directions & INAROW_DIAGONAL_DOWN ? x + y < rim || far < other
                                                        : x - y > rim || y - x > other)
                cut(spec, x, y);
        }
    }
}

static void throw_layers(inarow_spec *spec)
{
    spec->width = 1 + die(die(2) ? 5 : INAROW_LAYERS);
    spec->height = die(2) ? spec->width : 1 + die(INAROW_LAYERS);
    spec->layers = die(2) ? spec->width : 1 + die(INAROW_LAYERS);
    if (columns_of(spec) > INAROW_SIDE)
        spec->layers = INAROW_SIDE / spec->width;
}

/* Chooses holes, directions and layers. */
static void throw_geometry(inarow_spec *spec)
{
    static const uint8_t hexagonal[2] = {
        INAROW_ALONG_ROW | INAROW_ALONG_COLUMN | INAROW_DIAGONAL_UP,
        INAROW_ALONG_ROW | INAROW_ALONG_COLUMN | INAROW_DIAGONAL_DOWN};
    int holes = die(3) ? 0 : die(30);
    switch (die(6)) {
    case 0:
        spec->directions = hexagonal[die(2)];
        cut_corners(spec);
        break;
    case 1:
        throw_layers(spec);
        break;
    case 2:
        spec->directions = (uint8_t)die(16);
        break;
    case 3:
        holes = die(60);
        break;
    default:
        return; /* a full rectangle */
    }
    for (int i = 0; i < cells_of(spec); i++) {
        if (die(100) < holes)
            cut(spec, i % columns_of(spec), i / columns_of(spec));
    }
}

/* Joins edges, sometimes more than the board allows. */
static void throw_edges(inarow_spec *spec)
{
    if (die(6) == 0)
        spec->joined = (uint8_t)(1 + die(3));
    if (spec->layers > 1 || (spec->gravity && die(8)))
        spec->joined &= INAROW_ALONG_ROW * (spec->layers <= 1);
}

static bool is_rectangle(const inarow_spec *spec)
{
    uint32_t holes = spec->joined;
    for (int y = 0; y < INAROW_SIDE; y++)
        holes |= spec->holes.row[y];
    return spec->layers <= 1 && !holes;
}

/* Chooses a shape: usually of adjacent stones, sometimes like a worm. */
static void throw_shape(const inarow_spec *spec, inarow_shape *shape)
{
    int stones = 1 + die(die(4) ? 4 : INAROW_SHAPE_STONES), box = die(4) ? 3 : 8;
    *shape = (inarow_shape){.colours = (uint8_t)(1 + die((1 << spec->colours) - 1)),
                            .loses = die(3) == 0};
    for (int tries = 0; shape->stones < stones && tries < 200; tries++) {
        int n = shape->stones;
        bool is_new = true;
        shape->x[n] = (int8_t)(die(box) - die(2));
        shape->y[n] = (int8_t)(die(box) - die(2));
        shape->z[n] = (int8_t)(spec->layers > 1 ? die(box) : die(40) == 0);
        for (int i = 0; i < n; i++)
            is_new &= shape->x[i] != shape->x[n] || shape->y[i] != shape->y[n] ||
                      shape->z[i] != shape->z[n];
        shape->stones += is_new;
    }
}

static void throw_shapes(inarow_spec *spec)
{
    spec->shapes = 1 + die(die(4) ? 3 : INAROW_SHAPES);
    for (int i = 0; i < spec->shapes; i++)
        throw_shape(spec, &spec->shape[i]);
}

/* Returns a random set of patterns that may be forbidden. */
static inarow_reasons throw_patterns(void)
{
    static const inarow_reasons pattern[] = {
        INAROW_BIT(OVERLINE), INAROW_BIT(DOUBLE_FOUR), INAROW_BIT(DOUBLE_THREE),
        INAROW_BIT(OPEN_ROWS), INAROW_BIT(OPEN_ROW)};
    inarow_reasons thrown = 0;
    for (size_t i = 0; i < sizeof pattern / sizeof *pattern; i++)
        thrown |= die(2) ? pattern[i] : 0;
    return thrown;
}

static void throw_rows(inarow_spec *spec)
{
    int longest = spec->width > spec->height ? spec->width : spec->height;
    int length = die(4) ? 3 + die(4) : 1 + die(longest);
    for (int c = 0; c < spec->colours; c++) {
        int own = die(6) ? length : die(longest + 1);
        bool none = (spec->shapes || spec->host_decides) && die(2);
        spec->win[c] = (inarow_win){.length = (uint8_t)(none            ? 0
                                                        : own > longest ? longest
                                                                        : own),
                                    .exactly = die(2),
                                    .open = die(8) == 0,
                                    .survives = (uint8_t)(die(4) ? 0 : die(3))};
        if (die(6) == 0)
            spec->lose[c] =
                (inarow_win){.length = (uint8_t)(1 + die(longest)), .exactly = die(2)};
        if (die(2)) {
            spec->forbid[c] = throw_patterns();
            if (!spec->win[c].exactly)
                spec->forbid[c] &= ~INAROW_BIT(OVERLINE);
            if (die(4))
                spec->forbid[c] &= INAROW_BIT(OVERLINE) | INAROW_BIT(DOUBLE_FOUR) |
                                   INAROW_BIT(DOUBLE_THREE);
        }
        if (die(4) == 0)
            spec->team[c] = (uint8_t)(die(2) ? die(4) : die(256));
        if (die(4) == 0)
            spec->supply[c] = (uint16_t)(die(8) ? 1 + die(40) : die(65536));
    }
    if (die(3) == 0)
        spec->open_rows = (uint32_t)die(1 << (longest > 5 ? 6 : longest)) << 1;
    inarow_reasons forbidden = 0;
    for (int c = 0; c < spec->colours; c++)
        forbidden |= spec->forbid[c];
    spec->refuse = die(2) ? throw_patterns() & forbidden : 0;
    spec->unless_four = die(4) == 0;
    spec->unless_captures = die(4) ? 0 : throw_patterns() & forbidden;
    spec->unless_wins = die(4) ? 0 : throw_patterns() & forbidden;
    spec->unless_breaks = die(4) ? 0 : throw_patterns() & forbidden;
    spec->unless_defence = spec->colours == 2 && die(4) == 0;
    spec->counts_threes_twice = die(4) == 0;
    spec->five_makes_three = die(4) == 0;
}

static void throw_mechanics(inarow_spec *spec)
{
    spec->gravity = die(5) == 0;
    spec->pop = spec->gravity && die(2);
    if (!spec->gravity && die(3) == 0) {
        spec->capture.lengths = (uint8_t)(1 + die(7)) << 1;
        spec->capture.wins = (uint16_t)die(12);
        spec->capture.own = die(3) == 0;
    }
    for (int c = 0; c < spec->colours; c++) {
        if (!spec->capture.lengths && spec->win[c].survives == INAROW_IF_BREAKABLE)
            spec->win[c].survives = INAROW_ANSWERED; /* no answer could break it */
    }
    if (!spec->gravity && die(6) == 0) {
        spec->move = (uint8_t)(1 + die(INAROW_ALL_MOVES));
        for (int c = 0; c < spec->colours; c++)
            spec->supply[c] = (uint16_t)(spec->win[c].length + 1 + die(6));
    }
    spec->first_turn = (uint8_t)(die(4) ? 0 : die(die(4) ? 4 : 256));
    spec->each_turn = (uint8_t)(die(4) ? 0 : die(die(4) ? 4 : 256));
    spec->pass = die(2);
    spec->draw_full_board = die(4) != 0;
    spec->draw_two_passes = die(2);
    spec->draw_supply = die(2);
    spec->draw_moves = (uint16_t)(die(6) ? 0 : die(die(3) ? 40 : 65536));
}

/* Places stones at the start, neutral ones too. */
static void throw_start(inarow_spec *spec)
{
    spec->neutral = die(4) == 0;
    int columns = spec->width * (spec->layers > 1 ? spec->layers : 1);
    int kinds = spec->colours + spec->neutral, density = die(3) ? 0 : die(40);
    int left[INAROW_COLOURS + 1];
    for (int c = 0; c <= spec->colours; c++)
        left[c] = c < spec->colours && spec->supply[c] ? spec->supply[c] : 1000;
    for (int i = 0; i < columns * spec->height && !spec->gravity; i++) {
        int x = i % columns, y = i / columns, colour = die(kinds);
        if (die(100) < density && !(spec->holes.row[y] >> x & 1) && left[colour]-- > 0)
            spec->start[colour].row[y] |= UINT32_C(1) << x;
    }
}

/* Neutral stones exclude many other rules. */
static void throw_shared(inarow_spec *spec)
{
    if (die(6) || spec->capture.lengths)
        return;
    spec->shared = (uint8_t)(1 + die(spec->colours));
    spec->pop = false;
    spec->move = INAROW_STAY;
    spec->refuse = 0;
    for (int c = 0; c < spec->colours; c++) {
        if (c >= spec->shared)
            spec->start[c] = (inarow_set){{0}};
        spec->win[c].open = false;
        spec->win[c].survives = INAROW_AT_ONCE;
        spec->forbid[c] = 0;
    }
}

/* Exceptions need captures that win, and rows that await an answer. */
static void throw_exceptions(inarow_spec *spec)
{
    bool survives = false;
    for (int c = 0; c < spec->colours; c++)
        survives |= spec->win[c].survives != INAROW_AT_ONCE;
    if (!spec->capture.lengths)
        spec->unless_captures = 0;
    if (!spec->capture.lengths || !spec->capture.wins)
        spec->unless_wins = 0;
    if (!spec->capture.lengths || !survives)
        spec->unless_breaks = 0;
}

static void throw_blocks(inarow_spec *spec)
{
    if (die(6) || spec->layers > 1 || spec->gravity)
        return;
    for (int c = 0; c < spec->colours; c++)
        spec->win[c].survives = INAROW_AT_ONCE;
    int shorter = spec->width < spec->height ? spec->width : spec->height;
    spec->blocks = 1 + die(3);
    for (int i = 0; i < spec->blocks; i++) {
        int side = 1 + die(shorter < 4 ? shorter : 4);
        spec->block[i] =
            (inarow_block){(uint8_t)die(spec->width - side + 1),
                           (uint8_t)die(spec->height - side + 1), (uint8_t)side};
    }
    spec->draw_both_rows = die(2);
}

static void throw_end(inarow_spec *spec)
{
    if (die(4))
        return;
    spec->at_end = (uint8_t)(1 + die(4));
    if (spec->at_end == INAROW_MOST_TAKEN && !spec->capture.lengths)
        spec->at_end = INAROW_MOST_STONES;
    if (spec->shared && spec->at_end != INAROW_MOST_TAKEN)
        spec->at_end = INAROW_WINS;
    if (spec->at_end == INAROW_MOST_ROWS)
        spec->at_end_row =
            (inarow_win){.length = (uint8_t)(1 + die(3)), .exactly = die(2)};
    spec->at_end_colour = (uint8_t)die(spec->colours);
}

static void throw_step(const inarow_spec *spec, int phase, int phases, inarow_step *step)
{
    static const uint8_t verbs[] = {INAROW_PLAY,   INAROW_PLAY,   INAROW_PLAY,
                                    INAROW_SWAP,   INAROW_CHOOSE, INAROW_DECLARE,
                                    INAROW_OFFER,  INAROW_PICK,   INAROW_TAKE,
                                    INAROW_REMOVE, INAROW_ROLL};
    *step = (inarow_step){
        .phase = (uint8_t)phase,
        .verb = verbs[die((int)sizeof verbs)],
        .colour = colour_or_any(spec),
        .by_colour = colour_or_any(spec),
        .by_seat = colour_or_any(spec),
        .patterns = spec->patterns && die(6) == 0
                        ? die(2) ? UINT64_MAX : 1 + (uint64_t)die(3)
                        : 0,
        .majority = spec->colours == 2 && die(4) == 0,
        .to_move = die(6) == 0 ? (uint8_t)die(spec->colours + 1) : 0,
        .distinct = die(2),
        .pass = die(4) == 0,
        .next = (uint8_t)(die(4) ? phase + 1 : die(phases + 1)),
        .pass_next = (uint8_t)(die(4) ? 0 : die(phases + 1)),
    };
    if (!is_rectangle(spec) && die(40))
        step->patterns = 0;
    else if (die(3) == 0)
        step->within = (uint8_t)(1 + 2 * die(7));
    if (is_rectangle(spec) && die(4) == 0)
        step->outside = (uint8_t)(1 + 2 * die(5));
    if (is_rectangle(spec) && die(5) == 0)
        step->cross = (uint8_t)(1 + die(9));
    switch (step->verb) {
    case INAROW_DECLARE:
        step->least = (uint8_t)(1 + die(3));
        step->most = (uint8_t)(step->least + die(3));
        break;
    case INAROW_OFFER:
        step->least = step->most = (uint8_t)(die(4) ? 1 + die(4) : die(33));
        break;
    case INAROW_TAKE:
        step->most = (uint8_t)(1 + die(3));
        break;
    default:
        step->most = (uint8_t)(die(2) ? 0 : die(5));
    }
}

static void throw_opening(inarow_spec *spec)
{
    int phases = 1 + die(die(8) ? 8 : INAROW_STEPS);
    spec->patterns = spec->width % 2 && spec->height % 2 && is_rectangle(spec) && die(2)
                         ? 1 + die(INAROW_PATTERNS)
                         : 0;
    for (int i = 0; i < spec->patterns; i++) {
        inarow_pattern *pattern = &spec->pattern[i];
        pattern->stones = (uint8_t)(1 + die(3));
        for (int j = 0; j < pattern->stones; j++) {
            pattern->x[j] = (int8_t)(die(spec->width) - spec->width / 2);
            pattern->y[j] = (int8_t)(die(spec->height) - spec->height / 2);
            pattern->colour[j] = (uint8_t)die(spec->colours);
        }
    }
    for (int phase = 0; phase < phases && spec->steps < INAROW_STEPS; phase++) {
        do {
            throw_step(spec, phase, phases, &spec->step[spec->steps++]);
        } while (spec->steps < INAROW_STEPS && die(5) == 0);
    }
    /* Phases for which no step was left do not exist. */
    int last = spec->step[spec->steps - 1].phase + 1;
    for (int i = 0; i < spec->steps; i++) {
        inarow_step *step = &spec->step[i];
        step->next = step->next > last ? (uint8_t)last : step->next;
        step->pass_next = step->pass_next > last ? (uint8_t)last : step->pass_next;
    }
}

/* Sets random bytes, and numbers larger than a byte. */
static void go_wild(inarow_spec *spec)
{
    int changes = die(10) ? 1 + die(3) : (int)sizeof *spec;
    size_t most = offsetof(inarow_spec, step) +
                  (size_t)(spec->steps > 0 ? spec->steps : 0) * sizeof *spec->step;
    for (int i = 0; i < changes; i++) {
        size_t at = (size_t)die((int)(die(8) ? most : sizeof *spec));
        ((unsigned char *)spec)[at] = (unsigned char)(die(2) ? die(256) : die(9));
    }
    tame_all(spec);
}

static inarow_spec throw_spec(void)
{
    inarow_spec spec;
    memset(&spec, 0, sizeof spec);
    spec.width = throw_side();
    spec.height = die(2) ? spec.width : throw_side();
    spec.colours = die(3) ? 2 : 2 + die(INAROW_COLOURS - 1);
    throw_geometry(&spec);
    spec.host_decides = die(8) == 0;
    if (die(4) == 0)
        throw_shapes(&spec);
    throw_rows(&spec);
    throw_mechanics(&spec);
    throw_edges(&spec);
    throw_start(&spec);
    throw_shared(&spec);
    throw_blocks(&spec);
    throw_end(&spec);
    throw_exceptions(&spec);
    if (!spec.gravity && die(2))
        throw_opening(&spec);
    if (die(3) == 0)
        go_wild(&spec);
    return spec;
}

/* ---- Games ---------------------------------------------------------------------------
 */

struct game {
    const inarow_rules *rules;
    const inarow_spec *spec;
    inarow_position *position;
    size_t size; /* bytes of a position */
};

static inarow_position *copy_of(const struct game *game)
{
    return memcpy(block(game->size), game->position, game->size);
}

static bool is_same(const struct game *game, const inarow_position *other)
{
    return memcmp(game->position, other, game->size) == 0;
}

static bool must_be_cheap(const struct game *game)
{
    return game->spec->move != INAROW_STAY && cells_of(game->spec) > 120;
}

/* Returns true if there is a vacant point below this one. */
static bool floats(const struct game *game, const uint8_t *cells, int x, int y)
{
    const inarow_spec *spec = game->spec;
    int step = spec->layers > 1 ? spec->width : columns_of(spec);
    int below = spec->layers > 1 ? x / spec->width : y, at = y * columns_of(spec) + x;
    while (below-- > 0) {
        at -= step;
        if (inarow_on_board(game->rules, at % columns_of(spec), at / columns_of(spec)) &&
            cells[at] == ANY)
            return true;
    }
    return false;
}

/* Places stones anywhere; or in a lattice, where threes depend on many others. */
static void throw_stones(const struct game *game)
{
    const inarow_spec *spec = game->spec;
    uint8_t cells[INAROW_SIDE * INAROW_SIDE];
    int density = die(60), m = 3 + die(6), a = die(m), b = die(m);
    bool lattice = die(3) == 0;
    int left[INAROW_COLOURS + 1], kinds = spec->shared ? spec->shared : spec->colours;
    for (int c = 0; c <= spec->colours; c++)
        left[c] = c < spec->colours && spec->supply[c] ? spec->supply[c] : cells_of(spec);
    for (int i = 0; i < cells_of(spec); i++) {
        int x = i % columns_of(spec), y = i / columns_of(spec);
        bool stands = lattice ? (x * a + y * b) % m == 0 : die(100) < density;
        if (spec->gravity && floats(game, cells, x, y))
            stands = false;
        cells[i] = (uint8_t)(!stands                    ? ANY
                             : spec->neutral && !die(6) ? spec->colours
                             : lattice                  ? 0
                                                        : die(kinds));
        if (cells[i] != ANY && left[cells[i]]-- == 0) /* no more than the supply */
            left[cells[i]]++, cells[i] = ANY;
    }
    inarow_point floating = CALL(inarow_setup)(game->rules, game->position, cells,
                                               (uint8_t)die(spec->colours));
    expect(floating == INAROW_NOWHERE);
}

/* The sets of all colours and of the vacant points contain each point of the board
 * once. */
static void check_stones(const struct game *game)
{
    inarow_set stones, seen = {{0}};
    int kinds = game->spec->colours + game->spec->neutral;
    for (int i = 0; i <= kinds; i++) {
        uint8_t colour = i < kinds ? (uint8_t)i : ANY;
        CALL(inarow_stones)(game->rules, game->position, colour, &stones);
        for (int y = 0; y < INAROW_SIDE; y++) {
            expect((seen.row[y] & stones.row[y]) == 0);
            seen.row[y] |= stones.row[y];
            for (uint32_t row = stones.row[y]; row; row &= row - 1) {
                inarow_point point = INAROW_POINT(__builtin_ctz(row), y);
                expect(inarow_on_board(game->rules, INAROW_X(point), y) &&
                       inarow_at(game->rules, game->position, point) == colour);
            }
        }
    }
    for (int i = 0; i < 32 * INAROW_SIDE; i++)
        expect((seen.row[i / 32] >> i % 32 & 1) ==
               inarow_on_board(game->rules, i % 32, i / 32));
}

static void check_state(const struct game *game)
{
    const inarow_spec *spec = game->spec;
    inarow_state now = inarow_state_of(game->position);
    int vacant = 0;
    for (int i = 0; i < cells_of(spec); i++) {
        int x = i % columns_of(spec), y = i / columns_of(spec);
        vacant += inarow_on_board(game->rules, x, y) &&
                  CALL(inarow_at)(game->rules, game->position, INAROW_POINT(x, y)) == ANY;
    }
    expect(vacant == now.vacant);
    check_stones(game);
    expect(now.turn < spec->colours);
    expect(now.mover < spec->colours);
    for (uint8_t c = 0; c < spec->colours; c++) {
        uint8_t holder = now.holder[c];
        expect(holder < spec->colours || holder == ANY);
        expect(inarow_taken(game->rules, game->position, c) <= UINT16_MAX);
    }
    inarow_turn turn = CALL(inarow_to_act)(game->rules, game->position);
    expect(turn.seat < spec->colours);
    expect(turn.colour < spec->colours || turn.colour == ANY);
    expect(turn.step <= spec->steps && turn.step + turn.alternatives <= spec->steps);
}

struct visits {
    int left, nodes;
    const struct game *game;
};

static bool visit(const inarow_node *node, void *data)
{
    struct visits *visits = data;
    expect(node->stones >= 0 && node->stones <= INAROW_SIDE);
    for (int i = 0; i < node->stones; i++)
        expect(inarow_on_board(visits->game->rules, INAROW_X(node->stone[i]),
                               INAROW_Y(node->stone[i])));
    visits->nodes++;
    return --visits->left > 0;
}

/* The shapes that a stone completes, one after the other, are all that it makes. */
static void ask_shapes(const struct game *game, uint8_t colour, inarow_point point,
                       inarow_reasons makes)
{
    inarow_point points[INAROW_SHAPE_STONES];
    inarow_reasons reasons = 0;
    for (int n = 0;; n++) {
        n = CALL(inarow_shape_of)(game->rules, game->position, colour, point, n, points);
        if (n < 0)
            break;
        const inarow_shape *shape = &game->spec->shape[n];
        bool among = false;
        for (int i = 0; i < shape->stones; i++) {
            expect(
                inarow_on_board(game->rules, INAROW_X(points[i]), INAROW_Y(points[i])));
            expect(points[i] == point ||
                   inarow_at(game->rules, game->position, points[i]) == colour);
            among |= points[i] == point;
        }
        expect(among && (game->spec->shared || shape->colours >> colour & 1));
        reasons |= shape->loses ? INAROW_BIT(LOSING_SHAPE) : INAROW_BIT(SHAPE);
    }
    expect(reasons == (makes & (INAROW_BIT(SHAPE) | INAROW_BIT(LOSING_SHAPE))));
}

/* Compares the pattern at every point with the map and the proof. */
static void ask_points(const struct game *game, uint8_t colour)
{
    const inarow_spec *spec = game->spec;
    inarow_set map, bare, stones[2] = {{{0}}, {{0}}};
    inarow_work = 0;
    bool decided = CALL(inarow_forbidden)(game->rules, game->position, colour, &map);
    expect(inarow_work <= (unsigned long)cells_of(spec) * MOST_WORK);
    bool all = true;
    for (int i = 0; i < cells_of(spec); i++) {
        int x = i % columns_of(spec), y = i / columns_of(spec);
        inarow_point point = INAROW_POINT(x, y);
        if (!inarow_on_board(game->rules, x, y))
            continue;
        uint8_t there = inarow_at(game->rules, game->position, point);
        if (there != ANY)
            stones[there != colour].row[y] |= UINT32_C(1) << x;
        if (there != ANY && there != colour)
            continue;
        inarow_work = 0;
        inarow_reasons makes =
            CALL(inarow_makes)(game->rules, game->position, colour, point);
        expect(inarow_work <= MOST_WORK);
        bool bad = inarow_forbids(game->rules, colour, makes) != 0;
        ask_shapes(game, colour, point, makes);
        if (there == ANY && makes & INAROW_BIT(TOO_DEEP))
            all &= bad;
        else
            expect((map.row[y] >> x & 1) ==
                   (there == ANY && CALL(inarow_fouls)(game->rules, game->position,
                                                       colour, INAROW_NOWHERE, point)));
        if (die(12) == 0) {
            struct visits visits = {1 + die(300), 0, game};
            inarow_work = 0;
            bool whole = CALL(inarow_prove)(game->rules, game->position, colour, point,
                                            visit, &visits);
            expect(inarow_work <= MOST_WORK_OF_PROOF);
            expect(!whole || visits.left > 0);
            expect(visits.nodes > 0 ||
                   makes & (INAROW_BIT(TOO_DEEP) | INAROW_BIT(SHAPE)));
        }
    }
    expect(decided == all);
    bool same =
        CALL(inarow_forbidden_map)(game->rules, colour, &stones[0], &stones[1], &bare);
    bool excepts = spec->unless_captures | spec->unless_wins | spec->unless_breaks;
    expect(same == decided && (excepts || memcmp(&map, &bare, sizeof map) == 0));
}

/* Moves a stone of the colour to another point. */
static void ask_moves(const struct game *game, uint8_t colour)
{
    const inarow_spec *spec = game->spec;
    for (int n = 0; n < 20; n++) {
        inarow_point from = INAROW_POINT(die(columns_of(spec)), die(spec->height));
        inarow_point to = INAROW_POINT(die(columns_of(spec)), die(spec->height));
        if (!inarow_on_board(game->rules, INAROW_X(to), INAROW_Y(to)) ||
            inarow_at(game->rules, game->position, from) != colour ||
            inarow_at(game->rules, game->position, to) != ANY)
            continue;
        inarow_work = 0;
        CALL(inarow_makes_moved)(game->rules, game->position, colour, from, to);
        expect(inarow_work <= MOST_WORK);
    }
}

/* Two symmetries in turn are one symmetry, and no two points have the same image. */
static void ask_symmetries(const struct game *game)
{
    const inarow_rules *rules = game->rules;
    int count = CALL(inarow_symmetry_count)(rules), one = die(count), other = die(count);
    bool found = false;
    inarow_set images = {{0}};
    expect(count >= 1 && count <= INAROW_SYMMETRIES);
    for (int s = 0; s < count && !found; s++) {
        found = true;
        for (int i = 0; i < cells_of(game->spec) && found; i++) {
            int x = i % columns_of(game->spec), y = i / columns_of(game->spec);
            if (!inarow_on_board(rules, x, y))
                continue;
            inarow_point image = CALL(inarow_image)(rules, one, INAROW_POINT(x, y));
            expect(inarow_on_board(rules, INAROW_X(image), INAROW_Y(image)));
            if (s == 0)
                expect(inarow_image(rules, 0, INAROW_POINT(x, y)) == INAROW_POINT(x, y));
            images.row[INAROW_Y(image)] |= UINT32_C(1) << INAROW_X(image);
            found = inarow_image(rules, other, image) ==
                    inarow_image(rules, s, INAROW_POINT(x, y));
        }
    }
    expect(found);
}

/* A position and its image have one key, and a stone makes the same in both. */
static void ask_image(const struct game *game, uint8_t colour)
{
    const inarow_spec *spec = game->spec;
    uint8_t cells[2][INAROW_SIDE * INAROW_SIDE];
    struct game image = *game;
    int symmetry = die(inarow_symmetry_count(game->rules));
    inarow_point some = INAROW_NOWHERE;
    memset(cells, ANY, sizeof cells);
    for (int i = 0; i < cells_of(spec); i++) {
        inarow_point point = INAROW_POINT(i % columns_of(spec), i / columns_of(spec));
        if (!inarow_on_board(game->rules, INAROW_X(point), INAROW_Y(point)))
            continue;
        inarow_point to = inarow_image(game->rules, symmetry, point);
        cells[0][i] = inarow_at(game->rules, game->position, point);
        cells[1][INAROW_Y(to) * columns_of(spec) + INAROW_X(to)] = cells[0][i];
        if (cells[0][i] == ANY && (some == INAROW_NOWHERE || die(8) == 0))
            some = point;
    }
    inarow_hash128 key[2];
    inarow_reasons makes[2] = {0, 0};
    image.position = block(game->size);
    for (int i = 0; i < 2; i++) {
        expect(CALL(inarow_setup)(image.rules, image.position, cells[i], colour) ==
               INAROW_NOWHERE);
        key[i] = CALL(inarow_board_key128)(image.rules, image.position, NULL);
        if (some != INAROW_NOWHERE)
            makes[i] = inarow_makes(image.rules, image.position, colour,
                                    i ? inarow_image(game->rules, symmetry, some) : some);
    }
    expect(memcmp(&key[0], &key[1], sizeof *key) == 0);
    /* When a stone is too deep depends on which is asked first. */
    expect(makes[0] == makes[1] || (makes[0] | makes[1]) & INAROW_BIT(TOO_DEEP));
    free(image.position);
}

/* Its length is within its bounds, and its hash is the key. */
static void ask_key(const struct game *game)
{
    uint8_t bytes[INAROW_CANONICAL];
    int symmetry, other;
    size_t length = CALL(inarow_canonical)(game->rules, game->position, bytes,
                                           sizeof bytes, &symmetry);
    expect(length <= sizeof bytes);
    expect(symmetry >= 0 && symmetry < inarow_symmetry_count(game->rules));
    inarow_hash128 key = CALL(inarow_key128)(game->rules, game->position, &other),
                   hash = inarow_hash(bytes, length);
    expect(memcmp(&key, &hash, sizeof key) == 0 && symmetry == other);
}

static void ask_geometry(const struct game *game)
{
    inarow_point offered[INAROW_OFFERS];
    int count = CALL(inarow_offered)(game->rules, game->position, offered);
    expect(count >= 0 && count <= INAROW_OFFERS);
    uint64_t symmetries = CALL(inarow_symmetries)(game->rules, game->position);
    expect(symmetries & 1);
    expect(symmetries >> (inarow_symmetry_count(game->rules) - 1) <= 1);
    ask_symmetries(game);
    ask_key(game);
    int pattern = CALL(inarow_pattern_of)(game->rules, game->position);
    expect(pattern >= -1 && pattern < game->spec->patterns);
}

/* ---- Actions -------------------------------------------------------------------------
 */

static inarow_action *list_legal(const struct game *game, size_t *count)
{
    *count = CALL(inarow_legal)(game->rules, game->position, NULL, 0);
    inarow_action *list = block(*count * sizeof *list + 1);
    expect(CALL(inarow_legal)(game->rules, game->position, list, *count) == *count);
    return list;
}

/* Makes an offer of listed points, and tries a few times to make it legal. */
static bool complete_offer(const struct game *game, const inarow_action *list,
                           size_t count, inarow_action *offer)
{
    for (int tries = 0; tries < 20; tries++) {
        offer->number = inarow_to_act(game->rules, game->position).most;
        for (int i = 0; i < offer->number && i < INAROW_OFFERS;) {
            const inarow_action *one = &list[die((int)count)];
            if (one->verb == INAROW_OFFER)
                offer->point[i++] = one->point[0];
        }
        if (CALL(inarow_check)(game->rules, game->position, offer) == INAROW_OK)
            return true;
    }
    return false;
}

static inarow_point any_point(const inarow_spec *spec)
{
    return INAROW_POINT(die(columns_of(spec)), die(spec->height));
}

/* Compares the moves from a point with the list. */
static void compare_moves(const struct game *game, const inarow_action *list,
                          size_t count)
{
    const inarow_spec *spec = game->spec;
    inarow_action move = {.verb = INAROW_MOVE, .seat = ANY, .colour = ANY};
    move.point[0] = any_point(spec);
    for (size_t i = 0; i < count; i++) {
        if (list[i].verb == INAROW_MOVE && die(20) == 0)
            move.point[0] = list[i].point[0];
    }
    size_t listed = 0, playable = 0;
    for (size_t i = 0; i < count; i++)
        listed += list[i].verb == INAROW_MOVE && list[i].point[0] == move.point[0];
    for (int i = 0; i < cells_of(spec); i++) {
        move.point[1] = INAROW_POINT(i % columns_of(spec), i / columns_of(spec));
        playable += inarow_check(game->rules, game->position, &move) == INAROW_OK;
    }
    calling = "inarow_legal of moves beside inarow_check";
    expect(listed == playable);
}

/* The listed actions can be played; of single stones, no others can. */
static void compare_legal(const struct game *game, const inarow_action *list,
                          size_t count)
{
    const inarow_spec *spec = game->spec;
    size_t listed = 0, playable = 0;
    for (size_t i = 0; i<count; i += count> 500 ? 1 + (size_t)die(40) : 1) {
        if (list[i].verb == INAROW_OFFER)
            continue;
        calling = "inarow_check of what is listed";
        expect(inarow_check(game->rules, game->position, &list[i]) == INAROW_OK);
    }
    for (size_t i = 0; i < count; i++)
        listed += list[i].verb == INAROW_PLAY;
    for (int i = 0; i < cells_of(spec) * spec->colours; i++) {
        int at = i / spec->colours;
        inarow_action play =
            inarow_play_at(INAROW_POINT(at % columns_of(spec), at / columns_of(spec)));
        play.colour = (uint8_t)(i % spec->colours);
        playable += inarow_check(game->rules, game->position, &play) == INAROW_OK;
    }
    calling = "inarow_legal beside inarow_check";
    expect(listed == playable);
    compare_moves(game, list, count);
}

static void any_bytes(const struct game *game, inarow_action it)
{
    inarow_facts facts;
    for (int i = die(4); i >= 0; i--)
        ((unsigned char *)&it)[die(2) ? die(8) : die((int)sizeof it)] =
            (unsigned char)(die(2) ? die(256) : die(9));
    inarow_position *before = copy_of(game);
    inarow_reason reason = CALL(inarow_check)(game->rules, game->position, &it);
    expect(inarow_reason_name(reason) && reason != INAROW_REASON_STOPPED &&
           is_same(game, before));
    expect(CALL(inarow_play)(game->rules, game->position, &it, &facts) == reason);
    if (reason == INAROW_OK)
        CALL(inarow_take_back)(game->rules, game->position, &facts.undo);
    expect(is_same(game, before));
    free(before);
}

static void judge(const struct game *game, const inarow_facts *facts)
{
    inarow_outcome claims[INAROW_CLAIMS];
    int count = CALL(inarow_claims)(game->rules, facts, claims);
    expect(count >= 0 && count <= INAROW_CLAIMS);
    inarow_outcome outcome = CALL(inarow_judge)(game->rules, facts);
    inarow_outcome draw = CALL(inarow_draw)(game->rules, facts);
    expect(count == 0 || outcome.reason == INAROW_REASON_BOTH_ROWS ||
           (outcome.status == INAROW_WON && outcome.colour == claims[0].colour &&
            outcome.reason == claims[0].reason));
    expect(count > 0 || outcome.status == draw.status);
    expect(outcome.status != INAROW_WON || outcome.colour < game->spec->colours);
    expect((outcome.status == INAROW_PLAYING) == (outcome.reason == INAROW_OK));
    expect(outcome.reason < INAROW_REASON_OCCUPIED && inarow_reason_name(outcome.reason));
}

/* Plays some plies: each is undone and played again, and in the end all are undone. */
static void play_some(struct game *game, int plies)
{
    inarow_position *was[PLIES];
    inarow_facts facts[PLIES];
    int done = 0;
    for (; done < plies; done++) {
        size_t count;
        check_state(game);
        inarow_action *list = list_legal(game, &count);
        if (die(8) == 0)
            compare_legal(game, list, count);
        if (count == 0) {
            free(list);
            break;
        }
        inarow_action it = list[die((int)count)];
        bool legal = it.verb != INAROW_OFFER || complete_offer(game, list, count, &it);
        free(list);
        any_bytes(game, it);
        if (!legal)
            break;
        was[done] = copy_of(game);
        bool lift = die(4) != 0;
        for (int round = 0; round < 2; round++) {
            expect(CALL(inarow_play)(game->rules, game->position, &it, &facts[done]) ==
                   INAROW_OK);
            expect(facts[done].undo.captured <= INAROW_CAPTURED);
            if (lift)
                CALL(inarow_lift)(game->rules, game->position, &facts[done]);
            judge(game, &facts[done]);
            if (round == 1)
                break;
            inarow_position *after = copy_of(game);
            CALL(inarow_take_back)(game->rules, game->position, &facts[done].undo);
            expect(is_same(game, was[done]));
            CALL(inarow_play)(game->rules, game->position, &it, &facts[done]);
            if (lift)
                CALL(inarow_lift)(game->rules, game->position, &facts[done]);
            expect(is_same(game, after));
            CALL(inarow_take_back)(game->rules, game->position, &facts[done].undo);
            free(after);
        }
    }
    ask_geometry(game);
    while (done-- > 0) {
        CALL(inarow_take_back)(game->rules, game->position, &facts[done].undo);
        expect(is_same(game, was[done]));
        free(was[done]);
    }
}

/* ---- Fast forms and checking --------------------------------------------------------
 */

static void compare_playouts(struct game *game)
{
    inarow_position *before = copy_of(game), *fast;
    uint64_t seeds[2] = {state, state};
    inarow_outcome ends[2];
    if (must_be_cheap(game)) {
        free(before);
        return;
    }
    int plies = CALL(inarow_playout)(game->rules, game->position, &seeds[0], &ends[0]);
    fast = copy_of(game);
    memcpy(game->position, before, game->size);
    int others =
        CALL(inarow_playout_checked)(game->rules, game->position, &seeds[1], &ends[1]);
    expect(plies == others && plies <= 4 * cells_of(game->spec));
    expect(seeds[0] == seeds[1] && is_same(game, fast));
    expect(ends[0].status == ends[1].status && ends[0].colour == ends[1].colour &&
           ends[0].reason == ends[1].reason);
    free(fast);
    memcpy(game->position, before, game->size);
    free(before);
}

static void compare_tallies(struct game *game)
{
    inarow_tally tally[2];
    uint64_t seeds[2] = {state, state};
    if (must_be_cheap(game))
        return;
    CALL(inarow_playouts)(game->rules, game->position, &seeds[0], 2, &tally[0]);
    CALL(inarow_playouts_checked)(game->rules, game->position, &seeds[1], 2, &tally[1]);
    expect(memcmp(&tally[0], &tally[1], sizeof *tally) == 0 && seeds[0] == seeds[1]);
}

static void compare_perfts(struct game *game)
{
    enum { DEPTH = 3 };
    inarow_perft plies[2][DEPTH];
    inarow_position *before = copy_of(game);
    size_t count = inarow_legal(game->rules, game->position, NULL, 0);
    int most = inarow_to_act(game->rules, game->position).most;
    for (int i = 0; i < game->spec->steps; i++)
        most = game->spec->step[i].verb == INAROW_OFFER ? 32 : most;
    int depth = most > 2 || count > 300 ? 1 : count > 20 ? 2 : DEPTH;
    if (most <= 2 || count < 12) {
        bool counted = CALL(inarow_perft_run)(game->rules, game->position, depth,
                                              plies[0], NULL, NULL);
        bool checked =
            CALL(inarow_perft_checked)(game->rules, game->position, depth, plies[1]);
        expect(counted == checked);
        expect(!counted ||
               memcmp(plies[0], plies[1], (size_t)depth * sizeof *plies[0]) == 0);
        expect(is_same(game, before));
    }
    free(before);
}

/* ---- A full rectangle as any other board --------------------------------------------
 */

/* For full rectangles there is special code, for rows of five or whole games. It must
 * agree with the code for all boards. */
static void compare_with_general(const struct game *game)
{
    enum { PLIES_EACH = 2 };
    if (!game->rules->plain || must_be_cheap(game))
        return;
    inarow_rules *general = memcpy(block(sizeof *general), game->rules, sizeof *general);
    general->plain = false;
    general->by_star = 0;
    general->kind = ACTION_BY_ACTION;
    struct game both[2] = {*game, {general, &general->spec, NULL, game->size}};
    bool few = inarow_legal(game->rules, game->position, NULL, 0) < 40 &&
               game->position->state.phase == game->rules->phases;
    inarow_perft plies[2][PLIES_EACH];
    inarow_set map[2][INAROW_COLOURS];
    uint64_t seeds[2] = {state, state};
    inarow_outcome ends[2];
    int lengths[2];
    for (int i = 0; i < 2; i++) {
        both[i].position = copy_of(game);
        for (uint8_t c = 0; c < game->spec->colours; c++)
            CALL(inarow_forbidden)(both[i].rules, both[i].position, c, &map[i][c]);
        if (few)
            CALL(inarow_perft_run)
        (both[i].rules, both[i].position, PLIES_EACH, plies[i], NULL, NULL);
    }
    calling = "a full rectangle judged as another board";
    for (int i = 0; i < cells_of(game->spec); i++) {
        inarow_point point = INAROW_POINT(i % game->spec->width, i / game->spec->width);
        uint8_t there = inarow_at(game->rules, game->position, point);
        for (uint8_t c = 0; c < game->spec->colours; c++) {
            if (there == ANY || there == c)
                expect(inarow_makes(game->rules, game->position, c, point) ==
                       inarow_makes(general, game->position, c, point));
        }
    }
    expect(memcmp(map[0], map[1], (size_t)game->spec->colours * sizeof *map[0]) == 0);
    expect(!few || memcmp(plies[0], plies[1], sizeof plies[0]) == 0);
    for (int i = 0; i < 2; i++)
        lengths[i] =
            CALL(inarow_playout)(both[i].rules, both[i].position, &seeds[i], &ends[i]);
    expect(lengths[0] == lengths[1] && seeds[0] == seeds[1]);
    expect(is_same(&both[0], both[1].position));
    expect(ends[0].status == ends[1].status && ends[0].colour == ends[1].colour &&
           ends[0].reason == ends[1].reason);
    for (int i = 0; i < 2; i++)
        free(both[i].position);
    free(general);
}

/* ---- One rule set --------------------------------------------------------------------
 */

static void ask_all(struct game *game)
{
    uint8_t colour = (uint8_t)die(game->spec->colours);
    ask_points(game, colour);
    ask_moves(game, colour);
    ask_geometry(game);
    ask_image(game, colour);
    compare_playouts(game);
    compare_perfts(game);
    compare_with_general(game);
    play_some(game, 1 + die(must_be_cheap(game) ? 3 : PLIES));
}

/* Returns true if the rule set was accepted. */
static bool throw_rules(void)
{
    inarow_spec spec = throw_spec();
    inarow_error error = {.step = -2};
    inarow_rules *rules = block(inarow_rules_size());
    bool accepted = CALL(inarow_compile)(&spec, rules, &error);
    if (!accepted) {
        expect(error.key && *error.key && error.message && *error.message);
        expect(error.step == -1 || (error.step >= 0 && error.step < spec.steps));
        free(rules);
        return false;
    }
    struct game game = {rules, inarow_spec_of(rules), NULL, inarow_position_size(rules)};
    expect(memcmp(game.spec, &spec, sizeof spec) == 0);
    game.position = block(game.size);
    CALL(inarow_start)(rules, game.position);
    ask_all(&game);
    play_some(&game, die(6));
    CALL(inarow_set_taken)(rules, game.position, 0, (uint16_t)(UINT16_MAX - die(3)));
    play_some(&game, PLIES);
    throw_stones(&game);
    ask_all(&game);
    compare_tallies(&game);
    calling = "inarow_batch_step";
    const char *fault =
        compare_batch(rules, this_seed, must_be_cheap(&game) ? 3 : PLIES, die(2));
    if (fault)
        complain(fault);
    free(game.position);
    free(rules);
    return true;
}

#ifdef INAROW_FUZZED
/* Makes rule sets, positions and actions from the bytes of libFuzzer. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    given = data;
    givens = size;
    state = size;
    throw_rules();
    return 0;
}
#else
int main(int argc, char **argv)
{
    if (argc != 3) {
        fputs("usage: any SEED RULESETS\n", stderr);
        return 2;
    }
    uint64_t first = strtoull(argv[1], NULL, 10);
    long wanted = strtol(argv[2], NULL, 10), accepted = 0;
    signal(SIGALRM, on_alarm);
    signal(SIGABRT, on_abort);
    for (long n = 0; n < wanted; n++) {
        this_seed = state = first + (uint64_t)n;
        state *= UINT64_C(0x9e3779b97f4a7c15);
        accepted += throw_rules();
    }
    alarm(0);
    printf("%s - %ld of %ld rule sets accepted and played\n",
           accepted * 20 >= wanted || wanted < 60 ? "ok" : "not ok", accepted, wanted);
    return 0;
}
#endif
