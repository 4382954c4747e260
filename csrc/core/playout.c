/*
 * Playing a game out at random.
 *
 * An opening, and whatever is out of the ordinary, is played action by action, as
 * inarow_play does it. Where two colours do nothing but place stones, one loop plays the
 * game to its end. It is written once and compiled for a handful of kinds of games; the
 * same seed gives the same game either way.
 */
#include "playout.h"
#include "capture.h"
#include "forbidden.h"
#include "legal.h"
#include "ply.h"
#include "small.h"

/* splitmix64; the numbers below n are equally likely to within 2^-32. */
static inline uint32_t draw(uint64_t *seed, uint32_t n)
{
    uint64_t z = *seed += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    z ^= z >> 31;
    return (uint32_t)((z >> 32) * n >> 32);
}

/* ---- Kinds of games ---------------------------------------------------------------- */

/* What the loop hangs on: constants wherever it is compiled. */
struct kind {
    bool small, gravity; /* the board is one word; stones fall */
    bool captures;
    bool patterns; /* a stone may make what is forbidden */
    bool refuses;  /* and be refused for it */
    bool fast;     /* has_fast_bits() */
};

enum { ACTION_BY_ACTION, SMALL, SMALL_FALLING, LARGE, CAPTURING, FORBIDDING, REFUSING };

uint8_t kind_of_games(const inarow_rules *rules)
{
    const inarow_spec *spec = &rules->spec;
    unsigned forbid = 0;
    int longest = 0;
    bool plain = spec->colours == 2 && !spec->pop && !spec->capture.own;
    for (int c = 0; plain && c < 2; c++) {
        inarow_win win = spec->win[c];
        plain = !win.open && !win.survives && !spec->lose[c].length && !spec->team[c] &&
                (!spec->forbid[c] || rules->by_star >> c & 1);
        forbid |= spec->forbid[c];
        longest = win.length > longest ? win.length : longest;
    }
    if (!plain || (forbid && spec->capture.lengths))
        return ACTION_BY_ACTION;
    if (!forbid && !spec->capture.lengths && is_small(spec, longest))
        return spec->gravity ? SMALL_FALLING : SMALL;
    if (spec->gravity || longest > STAR_ROW + 1)
        return ACTION_BY_ACTION;
    return spec->capture.lengths   ? CAPTURING
           : !forbid               ? LARGE
           : forbid & spec->refuse ? REFUSING
                                   : FORBIDDING;
}

/* ---- The board of the loop --------------------------------------------------------- */

enum { WORDS = (INAROW_SIDE * INAROW_SIDE + 63) / 64 };

/* A large board is the position's own lines, and beside them its vacant points, column
 * by column: so the n-th legal point is the n-th bit. */
struct area {
    int stride, words;
    uint64_t vacant[WORDS];
    struct small small; /* a small one is this, until it is left */
    uint64_t stones[2];
};

static void open_area(struct area *area, const inarow_rules *rules,
                      const inarow_position *position, struct kind kind)
{
    const inarow_spec *spec = &rules->spec;
    if (kind.small) {
        area->small = small_of(spec);
        for (int c = 0; c < 2; c++)
            area->stones[c] = small_stones(&area->small, rules, position, c);
        return;
    }
    area->stride = spec->height;
    area->words = (spec->width * spec->height + 63) / 64;
    memset(area->vacant, 0, sizeof area->vacant);
    for (int x = 0, at = 0; x < spec->width; x++, at += area->stride) {
        uint64_t column = vacant_in_column(rules, position, x);
        area->vacant[at / 64] |= column << at % 64;
        if (at % 64 + area->stride > 64)
            area->vacant[at / 64 + 1] |= column >> (64 - at % 64);
    }
}

/* Bring the position's lines up to date. */
static void close_area(const struct area *area, const inarow_rules *rules,
                       inarow_position *position, struct kind kind)
{
    for (int c = 0; kind.small && c < 2; c++) {
        uint64_t new = area->stones[c] ^ small_stones(&area->small, rules, position, c);
        for (; new; new &= new - 1)
            flip_stone(rules, lines_to_write(rules, position, c),
                       small_point(&area->small, new));
    }
}

INLINE void flip_vacant(uint64_t *set, const struct area *area, inarow_point point)
{
    int at = INAROW_X(point) * area->stride + INAROW_Y(point);
    set[at / 64] ^= UINT64_C(1) << at % 64;
}

/* Bit number n of a set, as a point. */
INLINE inarow_point nth_point(const uint64_t *set, const struct area *area, uint32_t n,
                              bool fast)
{
    uint32_t sum = 0, before = 0;
    int word = 0;
    for (int i = 0; i < area->words - 1; i++) {
        sum += (uint32_t)__builtin_popcountll(set[i]);
        word += n >= sum;
        before = n >= sum ? sum : before;
    }
    unsigned at = (unsigned)word * 64 +
                  (unsigned)__builtin_ctzll(nth_bit(set[word], n - before, fast));
    unsigned x = at / (unsigned)area->stride;
    return INAROW_POINT(x, at - x * (unsigned)area->stride);
}

/* ---- What a stone does ------------------------------------------------------------- */

/* Steps by which runs of stones are joined to one of `length`: 1, 2, 4 ... */
struct joins {
    int step[3];
    uint64_t at; /* where a run of the length begins that holds a star's centre */
};

static struct joins joins_of(int length)
{
    struct joins joins = {{0, 0, 0}, 0};
    for (int i = 0, have = 1; have < length && i < 3; i++) {
        joins.step[i] = 2 * have <= length ? have : length - have;
        have += joins.step[i];
    }
    if (length > 0 && length <= STAR_ROW + 1)
        joins.at = STAR_BITS(((1 << length) - 1) << (STAR_CENTRE + 1 - length));
    return joins;
}

/* Do the stones hold a row? */
INLINE bool has_small_row(const struct small *small, uint64_t own,
                          const struct joins *joins)
{
    uint64_t rows = 0;
#pragma GCC unroll 4
    for (int d = 0; d < DIRECTIONS; d++) {
        int step = small_step(small, d);
        uint64_t row = own & own >> joins->step[0] * step;
        row &= row >> joins->step[1] * step;
        rows |= row & row >> joins->step[2] * step;
    }
    return rows != 0;
}

/* The stones on the four lines of a point, as in a star. */
INLINE uint64_t rays_of(const inarow_rules *rules, const uint32_t *line,
                        inarow_point point)
{
    uint64_t rays = 0;
#pragma GCC unroll 4
    for (int d = 0; d < DIRECTIONS; d++) {
        struct place at = place_of(rules, d, INAROW_X(point), INAROW_Y(point));
        rays |= ray(line[at.line], at.bit, d);
    }
    return rays;
}

INLINE bool has_row(uint64_t rays, const struct joins *joins)
{
    uint64_t row = rays & rays >> joins->step[0];
    row &= row >> joins->step[1];
    row &= row >> joins->step[2];
    return (row & joins->at) != 0;
}

/* Lift what the stone brackets: rows of up to three of the other colour; how many? */
INLINE int lift_bracketed(const inarow_rules *rules, inarow_position *position,
                          struct area *area, uint64_t own, int other, inarow_point point)
{
    const uint64_t lane = STAR_BITS(1);
    uint32_t *line = lines_to_write(rules, position, other);
    uint64_t theirs = rays_of(rules, line, point);
    uint64_t above = theirs >> (STAR_CENTRE + 1), below = theirs >> (STAR_CENTRE - 1);
    int lifted = 0;
    for (int n = 1; n <= 3; n++) {
        uint64_t caught[2] = {below & own >> (STAR_CENTRE - 1 - n) & lane,
                              above & own >> (STAR_CENTRE + 1 + n) & lane};
        for (int side = 0; side < 2 && rules->spec.capture.lengths >> n & 1; side++) {
            for (; caught[side]; caught[side] &= caught[side] - 1) {
                int d = __builtin_ctzll(caught[side]) / STAR_LINE;
                for (int i = 1; i <= n; i++, lifted++) {
                    inarow_point taken = point_along(point, d, side ? i : -i);
                    flip_stone(rules, line, taken);
                    flip_vacant(area->vacant, area, taken);
                }
            }
        }
        above &= theirs >> (STAR_CENTRE + 1 + n);
        below &= theirs >> (STAR_CENTRE - 1 - n);
    }
    return lifted;
}

/* The outcome of a stone that was placed: what inarow_judge needs to know. */
static inarow_outcome judge_stone(const inarow_rules *rules, const inarow_state *state,
                                  int colour, unsigned made, bool lifted)
{
    inarow_facts facts = {.action.colour = (uint8_t)colour,
                          .made = (uint8_t)made,
                          .rival = INAROW_ANY,
                          .lifted = lifted,
                          .exhausted = is_exhausted(rules, state),
                          .full = state->vacant == 0};
    memcpy(facts.taken, state->taken, sizeof facts.taken);
    return inarow_judge(rules, &facts);
}

/* ---- The loop ---------------------------------------------------------------------- */

struct game {
    const inarow_rules *rules;
    inarow_position *position;
    uint64_t seed;
    inarow_outcome outcome;
    int plies, most; /* so far; at most */
};

/* A stone is placed: whose turn is it? As in play.c. */
INLINE void end_turn(const inarow_spec *spec, inarow_state *state)
{
    state->mover = state->holder[state->turn];
    state->moves++;
    if (state->left > 1) {
        state->left--;
    } else {
        state->turn = 1 - state->turn;
        state->left = spec->each_turn;
    }
}

INLINE void play_loop(struct game *game, const struct kind kind)
{
    const inarow_rules *rules = game->rules;
    const inarow_spec *spec = &rules->spec;
    inarow_position *position = game->position;
    inarow_state state = position->state;
    uint64_t seed = game->seed;
    struct joins joins[2] = {joins_of(spec->win[0].length),
                             joins_of(spec->win[1].length)};
    bool limited[2] = {spec->supply[0] > 0, spec->supply[1] > 0};
    bool rows[2] = {spec->win[0].length > 0, spec->win[1].length > 0};
    struct area area;
    int plies = game->plies;
    open_area(&area, rules, position, kind);
    for (; plies < game->most; plies++) {
        int c = state.turn;
        uint64_t legal = 0, left[WORDS], *set = area.vacant;
        uint32_t count = state.vacant;
        if (kind.small) {
            legal =
                small_legal(&area.small, area.stones[0] | area.stones[1], kind.gravity);
            count = (uint32_t)__builtin_popcountll(legal);
        } else if (kind.refuses && spec->forbid[c] & spec->refuse) {
            inarow_set refused;
            refused_points(rules, position, (uint8_t)c, &refused);
            memcpy(left, area.vacant, sizeof left);
            set = left;
            for (int y = 0; y < spec->height; y++) {
                for (uint32_t row = refused.row[y]; row; row &= row - 1, count--)
                    flip_vacant(left, &area, INAROW_POINT(__builtin_ctz(row), y));
            }
        }
        if (count == 0 || (limited[c] && state.supply[c] == 0))
            break;

        uint32_t n = draw(&seed, count);
        unsigned made = 0;
        int lifted = 0;
        if (kind.small) {
            uint64_t bit = nth_bit(legal, n, kind.fast);
            area.stones[c] |= bit;
            if (has_small_row(&area.small, area.stones[c], &joins[c]) && rows[c])
                made = small_row_kinds(&area.small, area.stones[c], bit,
                                       spec->win[c].length);
            state.last = small_point(&area.small, bit);
        } else {
            inarow_point point = nth_point(set, &area, n, kind.fast);
            uint32_t *line = lines_to_write(rules, position, c);
            uint64_t own = 0;
            if (kind.patterns && spec->forbid[c]) {
                made = inarow_makes_moved(rules, position, (uint8_t)c, INAROW_NOWHERE,
                                          point);
            } else {
                own = rays_of(rules, line, point) | STAR_BITS(1 << STAR_CENTRE);
                if (has_row(own, &joins[c]))
                    made = row_kinds_only(rules, position, (uint8_t)c, INAROW_NOWHERE,
                                          point);
            }
            flip_stone(rules, line, point);
            flip_vacant(area.vacant, &area, point);
            if (kind.captures)
                lifted = lift_bracketed(rules, position, &area, own, 1 - c, point);
            state.last = point;
        }
        state.vacant = (uint16_t)(state.vacant - 1 + lifted);
        state.taken[c] = (uint16_t)(state.taken[c] + lifted);
        state.supply[c] -= limited[c];
        end_turn(spec, &state);
        if (made || lifted || state.vacant == 0 || (limited[c] && !state.supply[c])) {
            game->outcome = judge_stone(rules, &state, c, made, lifted > 0);
            if (game->outcome.status != INAROW_PLAYING) {
                plies++;
                break;
            }
        }
    }
    if (plies > game->plies)
        state.passes = state.offers = 0;
    close_area(&area, rules, position, kind);
    position->state = state;
    game->plies = plies;
    game->seed = seed;
}

/* The kinds, each compiled twice: for any machine, and for one with fast bits. */
#define KIND(name, ...) \
    static void name(struct game *game) \
    { \
        play_loop(game, (struct kind){__VA_ARGS__}); \
    } \
    FAST_BITS static void name##_fast(struct game *game) \
    { \
        play_loop(game, (struct kind){.fast = FAST_BITS_ARE_KNOWN, __VA_ARGS__}); \
    }

KIND(small, .small = true)
KIND(small_falling, .small = true, .gravity = true)
KIND(large, .small = false)
KIND(capturing, .captures = true)
KIND(forbidding, .patterns = true)
KIND(refusing, .patterns = true, .refuses = true)

static void (*const kinds[][2])(struct game *game) = {
    [SMALL] = {small, small_fast},
    [SMALL_FALLING] = {small_falling, small_falling_fast},
    [LARGE] = {large, large_fast},
    [CAPTURING] = {capturing, capturing_fast},
    [FORBIDDING] = {forbidding, forbidding_fast},
    [REFUSING] = {refusing, refusing_fast},
};

/* ---- Action by action ---------------------------------------------------------------
 */

/* An offer of points drawn from those that it may hold: the first ones of a shuffle. */
static inarow_action draw_offer(struct brief *single, size_t count, int wanted,
                                uint64_t *seed)
{
    inarow_action offer = in_full(single[0]);
    offer.number = (uint8_t)wanted;
    for (int i = 0; i < wanted && (size_t)i < count; i++) {
        size_t j = (size_t)i + draw(seed, (uint32_t)(count - (size_t)i));
        inarow_point point = single[j].point[0];
        single[j].point[0] = single[i].point[0];
        single[i].point[0] = point;
        offer.point[i] = point;
    }
    return offer;
}

/* Where nothing but stones can be placed: the points need not be listed. */
static bool play_stone(const inarow_rules *rules, inarow_position *position,
                       uint64_t *seed, inarow_facts *facts)
{
    uint32_t column[INAROW_SIDE], count = 0, n;
    legal_columns(rules, position, column);
    for (int x = 0; x < rules->spec.width; x++)
        count += (uint32_t)__builtin_popcount(column[x]);
    if (count == 0)
        return false;
    n = draw(seed, count);
    int x = 0;
    for (uint32_t here; n >= (here = (uint32_t)__builtin_popcount(column[x])); x++)
        n -= here;
    uint64_t bit = nth_bit(column[x], n, false);
    inarow_action action = inarow_play_at(INAROW_POINT(x, __builtin_ctzll(bit)));
    if (inarow_play(rules, position, &action, facts) != INAROW_OK)
        return false;
    inarow_lift(rules, position, facts);
    return true;
}

/* Draw until the action is legal: an offer may hold points that symmetry forbids. */
enum { TRIES = 1000 };

static bool play_action(const inarow_rules *rules, inarow_position *position,
                        uint64_t *seed, inarow_facts *facts)
{
    if (only_stones(rules, position))
        return play_stone(rules, position, seed, facts);
    size_t room = room_for_actions(rules, position);
    struct brief brief[room];
    size_t count = list_actions(rules, position, brief, room);
    size_t offers = first_offer(brief, count);
    for (int tries = 0; count && tries < TRIES; tries++) {
        size_t i = draw(seed, (uint32_t)count);
        inarow_action action =
            i < offers ? in_full(brief[i])
                       : draw_offer(&brief[offers], count - offers,
                                    inarow_to_act(rules, position).most, seed);
        if (inarow_play(rules, position, &action, facts) == INAROW_OK) {
            inarow_lift(rules, position, facts);
            return true;
        }
    }
    return false;
}

/* May the loop take over? It knows no row that awaits an answer, and no stones that
 * move. */
static bool is_for_loop(const inarow_rules *rules, const inarow_position *position)
{
    return rules->kind != ACTION_BY_ACTION && only_stones(rules, position);
}

int inarow_playout(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                   inarow_outcome *outcome)
{
    struct game game = {rules, position,
                        *seed, {INAROW_PLAYING, INAROW_ANY, 0},
                        0,     4 * rules->spec.width * rules->spec.height};
    inarow_facts facts;
    bool stuck = false;
    while (game.plies < game.most && game.outcome.status == INAROW_PLAYING && !stuck) {
        int before = game.plies;
        if (is_for_loop(rules, position)) {
            kinds[rules->kind][has_fast_bits()](&game);
        } else if (play_action(rules, position, &game.seed, &facts)) {
            game.plies++;
            game.outcome = inarow_judge(rules, &facts);
        }
        stuck = game.plies == before;
    }
    *seed = game.seed;
    *outcome = game.outcome;
    return game.plies;
}
