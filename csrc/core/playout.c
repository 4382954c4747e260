/*
 * Playing a game out at random.
 *
 * An opening, and whatever is out of the ordinary, is played action by action, as
 * inarow_play does it. Where two colours do nothing but place stones, one loop plays the
 * game to its end. It is written once and compiled for a handful of kinds of games; the
 * same seed gives the same game either way.
 */
#include "playout.h"
#include "playout_board.h"
#include "teams.h"
#include "forbidden.h"
#include "legal.h"
#include "action_list.h"

/* splitmix64; the numbers below n are equally likely to within 2^-32. */
static inline uint32_t draw(uint64_t *seed, uint32_t n)
{
    uint64_t z = *seed += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    z ^= z >> 31;
    return (uint32_t)((z >> 32) * n >> 32);
}

uint32_t inarow_random(uint64_t *seed, uint32_t n)
{
    return draw(seed, n);
}

/* ---- Kinds of games ---------------------------------------------------------------- */

/* What the loop hangs on: constants wherever it is compiled. */
struct kind {
    bool small, gravity; /* the board is one word; stones fall */
    bool fives;          /* rows of five and longer are all that is looked for */
    bool captures;
    bool patterns; /* a stone may make what is forbidden */
    bool refuses;  /* and be refused for it */
    bool fast;     /* has_fast_bits() */
};

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
    if (!forbid && !spec->capture.lengths && fits_bitboard(spec, longest))
        return spec->gravity ? SMALL_FALLING : SMALL;
    if (spec->gravity || longest > STAR_ROW + 1)
        return ACTION_BY_ACTION;
    bool fives = spec->win[0].length == 5 && spec->win[1].length == 5;
    return spec->capture.lengths   ? CAPTURING
           : !forbid && fives      ? FIVES
           : !forbid               ? LARGE
           : forbid & spec->refuse ? REFUSING
                                   : FORBIDDING;
}

/* The outcome of a stone that was placed: what inarow_judge needs to know. */
static inarow_outcome judge_stone(const inarow_rules *rules, const inarow_state *state,
                                  int colour, unsigned made, int lifted)
{
    inarow_facts facts = {.action.colour = (uint8_t)colour,
                          .made = (uint8_t)made,
                          .rival = INAROW_ANY,
                          .lifted = lifted > 0,
                          .exhausted = is_exhausted(rules, state),
                          .full = state->vacant == 0};
    memcpy(facts.taken, state->taken, sizeof facts.taken);
    memcpy(facts.before.taken, state->taken, sizeof facts.taken);
    facts.before.taken[colour] = (uint16_t)(state->taken[colour] - lifted);
    return inarow_judge(rules, &facts);
}

/* ---- The loop ---------------------------------------------------------------------- */

struct game {
    const inarow_rules *rules;
    inarow_position *position;
    uint64_t seed;
    inarow_outcome outcome;
    int plies, most; /* so far; at most */
    bool checked;    /* the loop never takes over */
    bool dropped;    /* nobody asks for the position once the game is decided */
    bool stuck;      /* nothing is legal, or the stone drawn is too deep */
};

/* Place the n-th of the legal stones on a small board; what it makes. */
INLINE unsigned place_small(const inarow_rules *rules, struct area *area, int colour,
                            uint64_t legal, uint32_t n, const struct kind kind)
{
    area->last = nth_bit(legal, n, kind.fast);
    area->stones[colour] |= area->last;
    if (!has_small_row(area, colour) || !area->joins[colour].at)
        return 0;
    return bitboard_row_kinds(&area->small, area->stones[colour], area->last,
                              rules->spec.win[colour].length);
}

/* Place a stone on a large board, unless it is undecided what it makes. */
INLINE unsigned place_large(const inarow_rules *rules, inarow_position *position,
                            struct area *area, int colour, uint32_t at, int *lifted,
                            const struct kind kind)
{
    const struct cell *cell = &area->cell[at];
    uint64_t own = 0;
    unsigned made = 0;
    if (kind.fives) {
        if (put_stone(area, colour, cell))
            made = row_kinds_only(rules, position, (uint8_t)colour, INAROW_NOWHERE,
                                  cell->point);
    } else if (kind.patterns && rules->spec.forbid[colour]) {
        made = inarow_makes_moved(rules, position, (uint8_t)colour, INAROW_NOWHERE,
                                  cell->point);
        if (made & INAROW_UNDECIDED)
            return made;
    } else {
        own = rays(area->line[colour], cell) | STAR_BITS(1 << STAR_CENTRE);
        if (has_row(own, &area->joins[colour]))
            made = row_kinds_only(rules, position, (uint8_t)colour, INAROW_NOWHERE,
                                  cell->point);
    }
    if (!kind.fives)
        flip_cell(area->line[colour], cell);
    flip_bit(area->vacant, at);
    area->before -= counts_after(at / 64);
    area->last_point = cell->point;
    if (kind.captures)
        *lifted =
            lift_bracketed(area, rules->spec.capture.lengths, own, 1 - colour, cell);
    return made;
}

/* The vacant points but for those that are refused; how many? */
static uint32_t legal_set(const inarow_rules *rules, const inarow_position *position,
                          const struct area *area, int colour, uint64_t *set)
{
    uint32_t count = 0;
    inarow_set refused;
    refused_points(rules, position, (uint8_t)colour, &refused);
    memcpy(set, area->vacant, sizeof area->vacant);
    for (int y = 0; y < rules->spec.height; y++) {
        for (uint32_t row = refused.row[y]; row; row &= row - 1)
            flip_bit(set, number_of(area, INAROW_POINT(__builtin_ctz(row), y)));
    }
    for (int i = 0; i < area->words; i++)
        count += (uint32_t)__builtin_popcountll(set[i]);
    return count;
}

/* Turns, supplies and captures are counted as in play.c. */
INLINE void play_loop(struct game *game, const struct kind kind)
{
    enum { MANY = 1 << 30 };
    const inarow_rules *rules = game->rules;
    const inarow_spec *spec = &rules->spec;
    inarow_state *state = &game->position->state;
    uint64_t seed = game->seed;
    int plies = game->plies, colour = state->turn, last = colour, left = state->left;
    uint32_t vacant = state->vacant, stones[2];
    bool limited = spec->supply[0] || spec->supply[1], stuck = false;
    struct area area;
    for (int c = 0; c < 2; c++) {
        area.joins[c] = joins_of(spec->win[c].length);
        stones[c] = spec->supply[c] ? state->supply[c] : MANY;
    }
    if (kind.small)
        open_small(&area, rules, game->position);
    else
        open_large(&area, rules, game->position);
    while (plies < game->most && (!limited || stones[colour] > 0)) {
        uint64_t legal = 0, set[WORDS];
        uint32_t count = vacant;
        bool refuses = kind.refuses && spec->forbid[colour] & spec->refuse;
        int lifted = 0;
        if (kind.small) {
            legal = bitboard_legal(&area.small, area.stones[0] | area.stones[1],
                                   kind.gravity);
            count = (uint32_t)__builtin_popcountll(legal);
        } else if (refuses) {
            count = legal_set(rules, game->position, &area, colour, set);
        }
        stuck = count == 0;
        if (stuck)
            break;
        uint32_t n = draw(&seed, count);
        unsigned made =
            kind.small ? place_small(rules, &area, colour, legal, n, kind)
                       : place_large(rules, game->position, &area, colour,
                                     refuses ? nth_of_set(set, area.words, n, kind.fast)
                                             : nth_vacant(&area, n, kind.fast),
                                     &lifted, kind);
        if (kind.patterns && made & INAROW_UNDECIDED) {
            game->stuck = true;
            break;
        }
        plies++;
        vacant += (uint32_t)lifted - 1;
        last = colour;
        if (left > 1) {
            left--;
        } else {
            colour = 1 - colour;
            left = spec->each_turn;
        }
        bool last_stone = limited && --stones[last] == 0;
        if (made || vacant == 0 || last_stone || (kind.captures && lifted)) {
            state->vacant = (uint16_t)vacant;
            add_taken(state, last, lifted);
            for (int c = 0; c < 2; c++)
                state->supply[c] = (uint16_t)(spec->supply[c] ? stones[c] : 0);
            game->outcome = judge_stone(rules, state, last, made, lifted);
            if (game->outcome.status != INAROW_PLAYING)
                break;
        }
    }
    stuck |= spec->move == INAROW_STAY && limited && stones[colour] == 0;
    if (stuck && !spec->pass && plies > game->plies &&
        game->outcome.status == INAROW_PLAYING)
        game->outcome = (inarow_outcome){INAROW_DRAWN, INAROW_ANY, INAROW_NO_ACTION};
    bool dropped = game->dropped && game->outcome.status != INAROW_PLAYING;
    if (plies > game->plies && !dropped) {
        state->last =
            kind.small ? leave_small(&area, rules, game->position) : area.last_point;
        state->passes = state->offers = 0;
        state->mover = state->holder[last];
    }
    state->moves += (uint32_t)(plies - game->plies);
    state->vacant = (uint16_t)vacant;
    state->turn = (uint8_t)colour;
    state->left = (uint8_t)left;
    for (int c = 0; c < 2; c++)
        state->supply[c] = (uint16_t)(spec->supply[c] ? stones[c] : 0);
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
KIND(fives, .fives = true)
KIND(large, .small = false)
KIND(capturing, .captures = true)
KIND(forbidding, .patterns = true)
KIND(refusing, .patterns = true, .refuses = true)

static void (*const kinds[][2])(struct game *game) = {
    [SMALL] = {small, small_fast},
    [SMALL_FALLING] = {small_falling, small_falling_fast},
    [FIVES] = {fives, fives_fast},
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
    struct slice offers = offers_among(brief, count);
    for (int tries = 0; count && tries < TRIES; tries++) {
        size_t i = draw(seed, (uint32_t)count);
        inarow_action action =
            brief[i].verb != INAROW_OFFER
                ? in_full(brief[i])
                : draw_offer(&brief[offers.first], offers.count,
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

static void play_out(struct game *game)
{
    inarow_facts facts;
    game->stuck = false;
    while (game->plies < game->most && game->outcome.status == INAROW_PLAYING &&
           !game->stuck) {
        int before = game->plies;
        if (!game->checked && is_for_loop(game->rules, game->position)) {
            kinds[game->rules->kind][has_fast_bits()](game);
        } else if (play_action(game->rules, game->position, &game->seed, &facts)) {
            game->plies++;
            game->outcome = inarow_judge(game->rules, &facts);
        }
        game->stuck |= game->plies == before;
    }
}

static struct game new_game(const inarow_rules *rules, inarow_position *position,
                            uint64_t seed)
{
    return (struct game){.rules = rules,
                         .position = position,
                         .seed = seed,
                         .outcome = {INAROW_PLAYING, INAROW_ANY, 0},
                         .most = 4 * rules->spec.width * rules->spec.height};
}

static int play_one_out(struct game game, uint64_t *seed, inarow_outcome *outcome)
{
    play_out(&game);
    *seed = game.seed;
    *outcome = game.outcome;
    return game.plies;
}

int inarow_playout(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                   inarow_outcome *outcome)
{
    return play_one_out(new_game(rules, position, *seed), seed, outcome);
}

int inarow_playout_checked(const inarow_rules *rules, inarow_position *position,
                           uint64_t *seed, inarow_outcome *outcome)
{
    struct game game = new_game(rules, position, *seed);
    game.checked = true;
    return play_one_out(game, seed, outcome);
}

void inarow_playouts(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                     uint64_t games, bool checked, inarow_tally *tally)
{
    struct game game = new_game(rules, position, *seed);
    game.checked = checked;
    game.dropped = true;
    memset(tally, 0, sizeof *tally);
    for (uint64_t i = 0; i < games; i++) {
        game.plies = 0;
        game.outcome.status = INAROW_PLAYING;
        inarow_start(rules, position);
        play_out(&game);
        tally->plies += (uint64_t)game.plies;
        uint8_t colour = game.outcome.colour;
        if (game.outcome.status == INAROW_WON)
            tally->won[position->state.exchanged ? 1 - colour : colour]++;
        else if (game.outcome.status == INAROW_DRAWN)
            tally->drawn++;
        else
            tally->unfinished++;
    }
    *seed = game.seed;
}
