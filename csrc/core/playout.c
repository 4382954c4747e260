/* Plays a game out at random.
 *
 * Openings, and games with unusual rules, are played action by action with
 * inarow_play. If two colours only place stones, one loop plays the game to its end.
 * The loop is written once and compiled for several kinds of games. The same seed
 * gives the same game either way. */
#include "playout.h"
#include "twins.h"
#include "playout_board.h"
#include "budget.h"
#include "legal.h"
#include "action_list.h"
#include "position.h"

/* Draws a number by splitmix64. Each number below n has the same probability to within
 * 2^-32. */
static inline uint32_t draw(uint64_t *seed, uint64_t n)
{
    INVARIANT(n <= UINT32_MAX);
    uint64_t z = mixed(*seed);
    *seed += GOLDEN;
    return (uint32_t)((z >> 32) * n >> 32);
}

uint32_t inarow_random(uint64_t *seed, uint32_t n)
{
    return draw(seed, n);
}

/* ---- Kinds of games ---------------------------------------------------------------- */

/* The properties of a game for which the loop is compiled, as bits. placing.h has
 * further bits. They are constants in each compiled loop. */
enum {
    ONE_WORD = 1,   /* the board is one word for each colour */
    FALLS = 2,      /* stones fall; only possible with ONE_WORD */
    MORE_WORDS = 4, /* the board is several words for each colour. Without ONE_WORD and
                     * MORE_WORDS, the board is the position's lines */
    REFUSES = 32,   /* a stone may be refused for its patterns */
    FAST = 64,      /* the result of has_fast_bits() */
};

uint8_t kind_of_games(const inarow_rules *rules)
{
    const inarow_spec *spec = &rules->spec;
    inarow_reasons forbid = 0;
    int longest = 0;
    bool plain = rules->plain && rules->kinds == 2 && !spec->shared && !spec->at_end &&
                 !spec->blocks && !spec->pop && !spec->capture.own && !spec->shapes &&
                 !spec->draw_moves;
    for (int c = 0; plain && c < 2; c++) {
        inarow_win win = spec->win[c];
        plain = !win.open && !win.survives && !spec->lose[c].length && !spec->team[c] &&
                (!spec->forbid[c] || rules->by_star >> c & 1);
        forbid |= spec->forbid[c];
        longest = win.length > longest ? win.length : longest;
    }
    if (!plain || (forbid && spec->capture.lengths) ||
        (forbid & spec->refuse && spec->move != INAROW_STAY))
        return ACTION_BY_ACTION;
    if (!forbid && !spec->capture.lengths && fits_bitboard(spec, longest))
        return spec->gravity ? SMALL_FALLING : SMALL;
    if (spec->gravity || longest > STAR_ROW + 1)
        return ACTION_BY_ACTION;
    return spec->capture.lengths   ? CAPTURING
           : !forbid               ? WIDE
           : forbid & spec->refuse ? REFUSING
                                   : FORBIDDING;
}

struct game {
    const inarow_rules *rules;
    inarow_position *position;
    uint64_t seed;
    inarow_outcome outcome;
    int plies, most; /* number of plies so far; limit */
    bool checked;    /* true to avoid the loop */
    bool dropped;    /* true if the position is not needed after the game */
    bool stuck;      /* true if no action is legal, or the drawn stone is too deep */
};

/* ---- Placing a stone --------------------------------------------------------------- */

/* Sets the word `set` to the legal stones on a small board. Returns their number. */
INLINE uint64_t legal_small(const struct small_board *board, uint64_t *set,
                            const unsigned kind)
{
    *set =
        bitboard_legal(&board->points, board->stones[0] | board->stones[1], kind & FALLS);
    return (uint32_t)__builtin_popcountll(*set);
}

/* Places the n-th legal stone on a small board. Returns its patterns. */
INLINE inarow_reasons place_small(const inarow_rules *rules, struct small_board *board,
                                  size_t colour, const uint64_t *set, uint64_t n,
                                  const unsigned kind)
{
    board->last = nth_bit(*set, n, kind & FAST);
    board->stones[colour] |= board->last;
    if (!has_small_row(board, colour) || !board->joins[colour].at)
        return 0;
    return bitboard_row_kinds(&board->points, board->stones[colour], board->last,
                              rules->spec.win[colour].length);
}

/* Finds the vacant points that are not refused. Returns the number of points. */
static uint32_t legal_set(const inarow_rules *rules, const inarow_position *position,
                          const struct large_board *board, size_t colour, uint64_t *set)
{
    uint32_t count = 0;
    inarow_set refused;
    refused_points(rules, position, (uint8_t)colour, &refused);
    memcpy(set, board->vacancy.set, sizeof board->vacancy.set);
    for (int y = 0; y < rules->spec.height; y++) {
        for (uint32_t row = refused.row[y]; row; row &= row - 1)
            flip_bit(set, number_on_large(board, INAROW_POINT(__builtin_ctz(row), y)));
    }
    for (int i = 0; i < board->vacancy.words; i++)
        count += (uint32_t)__builtin_popcountll(set[i]);
    return count;
}

INLINE bool refuses_some(const inarow_rules *rules, size_t colour, const unsigned kind)
{
    return kind & REFUSES && rules->spec.forbid[colour] & rules->spec.refuse;
}

/* Returns the number of legal stones on a large board with this number of vacant
 * points. If some stones are refused, `set` receives the legal ones. */
INLINE uint64_t legal_large(const inarow_rules *rules, const inarow_position *position,
                            const struct large_board *board, uint64_t vacant,
                            size_t colour, uint64_t *set, const unsigned kind)
{
    return refuses_some(rules, colour, kind)
               ? legal_set(rules, position, board, colour, set)
               : vacant;
}

/* Places the n-th legal stone on a large board, unless its patterns are undecided.
 * Returns the patterns, and sets `lifted` to the number of captured stones. */
INLINE inarow_reasons place_large(const inarow_rules *rules, inarow_position *position,
                                  struct large_board *board, size_t colour,
                                  const uint64_t *set, uint64_t n, int *lifted,
                                  const unsigned kind)
{
    uint32_t at;
    if (refuses_some(rules, colour, kind)) {
        at = number_of(nth_of_set(set, board->vacancy.words, n, kind & FAST));
        occupy(&board->vacancy, at);
    } else {
        at = number_of(take_vacant(&board->vacancy, (uint32_t)n, kind & FAST));
    }
    const struct cell *cell = &board->cell[at];
    uint64_t own = 0;
    inarow_reasons made =
        put_on_lines(rules, position, &board->joins[colour], colour, cell, &own, kind);
    if (kind & FORBIDS && made & INAROW_BIT(TOO_DEEP)) {
        vacate(&board->vacancy, at);
        return made;
    }
    board->last = at;
    if (kind & LIFTS) {
        inarow_point point[CAPTURED];
        *lifted = lift_bracketed(rules, board->line[1 - colour], own, cell, point);
        for (int i = 0; i < *lifted; i++)
            vacate(&board->vacancy, number_on_large(board, point[i]));
    }
    return made;
}

/* ---- The loop ---------------------------------------------------------------------- */

/* The state of the turns, which changes as in play.c. */
struct turns {
    int plies, left;     /* number of plies; number of stones left in this turn */
    size_t colour, last; /* colour to move; colour that placed last */
    uint64_t vacant;
};

/* The number of stones left to each colour. If there is no limit, the number is larger
 * than the number of stones that can ever be placed. Stones are counted only now and
 * then. The last count was before ply `plies`. At that time, `colour` was to move with
 * `left` stones left in its turn. */
struct supply {
    uint32_t stones[2];
    int plies, left;
    size_t colour;
};

INLINE struct turns begin_turns(const struct game *game, struct supply *supply)
{
    const inarow_spec *spec = &game->rules->spec;
    const inarow_state *state = &game->position->state;
    for (int c = 0; c < 2; c++)
        supply->stones[c] = spec->supply[c] ? state->supply[c] : UINT32_MAX;
    supply->plies = game->plies;
    supply->left = state->left;
    supply->colour = state->turn;
    return (struct turns){.plies = game->plies,
                          .left = state->left,
                          .colour = state->turn,
                          .last = state->turn,
                          .vacant = state->vacant};
}

static inline int at_least(int a, int b)
{
    return a > b ? a : b;
}

static inline int at_most(int a, int b)
{
    return a < b ? a : b;
}

/* Subtracts the stones placed since the last count. The first of them belong to the
 * turn that was under way at that count, and the others to later turns. */
static void count_supply(struct supply *supply, struct turns turns, int each_turn)
{
    int placed = turns.plies - supply->plies, each = at_least(each_turn, 1);
    int own = at_most(placed, at_least(supply->left, 1)), rest = placed - own;
    int turn = rest % (2 * each), other = rest / (2 * each) * each;
    own += other + at_least(turn - each, 0);
    other += at_most(turn, each);
    supply->stones[supply->colour] -= (uint32_t)own;
    supply->stones[1 - supply->colour] -= (uint32_t)other;
    supply->plies = turns.plies;
    supply->left = turns.left;
    supply->colour = turns.colour;
}

/* Returns the number of stones that can be placed before the board is full or a colour
 * has no stones left. The result is at least one. */
INLINE int stones_ahead(int most, uint64_t vacant, const struct supply *supply)
{
    uint64_t ahead = (uint64_t)most;
    ahead = vacant < ahead ? vacant : ahead;
    for (int c = 0; c < 2; c++)
        ahead = supply->stones[c] < ahead ? supply->stones[c] : ahead;
    return at_least((int)ahead, 1);
}

/* Advances the turn after a stone. */
INLINE void next_turn(struct turns *turns, const int each_turn, int lifted)
{
    turns->plies++;
    turns->vacant += (uint64_t)(int64_t)(lifted - 1);
    turns->last = turns->colour;
    if (turns->left > 1) {
        turns->left--;
    } else {
        turns->colour ^= 1;
        turns->left = each_turn;
    }
}

INLINE void open_board(const struct game *game, struct boards *boards,
                       const unsigned kind)
{
    if (kind & ONE_WORD)
        open_small(&boards->small, game->rules, game->position);
    else if (kind & MORE_WORDS)
        open_wide(&boards->wide, game->rules, game->position);
    else
        open_large(&boards->large, game->rules, game->position);
}

/* Brings the position's lines up to date. Returns the last stone. */
INLINE inarow_point leave_board(const struct game *game, const struct boards *boards,
                                const unsigned kind)
{
    const struct large_board *large = &boards->large;
    return kind & ONE_WORD     ? leave_small(&boards->small, game->rules, game->position)
           : kind & MORE_WORDS ? leave_wide(&boards->wide, game->rules, game->position)
                               : large->cell[large->last].point;
}

INLINE void store_counts(const struct turns *turns, struct supply *supply,
                         const inarow_spec *spec, inarow_state *state)
{
    count_supply(supply, *turns, spec->each_turn);
    state->vacant = (uint16_t)turns->vacant;
    for (int c = 0; c < 2; c++)
        state->supply[c] = (uint16_t)(spec->supply[c] ? supply->stones[c] : 0);
}

/* Brings the position up to date after the loop. `stuck` is true if no action is
 * legal. */
INLINE void end_loop(struct game *game, const struct turns *turns, struct supply *supply,
                     bool stuck, const struct boards *boards, const unsigned kind)
{
    const inarow_spec *spec = &game->rules->spec;
    inarow_state *state = &game->position->state;
    int plies = turns->plies - game->plies;
    store_counts(turns, supply, spec, state);
    stuck |= supply->stones[turns->colour] == 0 &&
             (spec->move == INAROW_STAY || turns->vacant == 0);
    if (stuck && !spec->pass && plies > 0 && game->outcome.status == INAROW_PLAYING)
        game->outcome =
            (inarow_outcome){INAROW_DRAWN, INAROW_ANY, INAROW_REASON_NO_ACTION};
    bool dropped = game->dropped && game->outcome.status != INAROW_PLAYING;
    if (plies > 0 && !dropped) {
        state->last = leave_board(game, boards, kind);
        state->passes = state->offers = 0;
        state->mover = state->holder[turns->last];
    }
    state->moves += (uint32_t)plies;
    state->turn = (uint8_t)turns->colour;
    state->left = (uint8_t)turns->left;
    game->plies = turns->plies;
    INVARIANT(dropped || is_sound(game->rules, game->position));
}

/* Finds the outcome of the last stone. Returns true if the game goes on. */
INLINE bool judge_last(struct game *game, const struct turns *turns,
                       struct supply *supply, inarow_reasons made, int lifted)
{
    inarow_state *state = &game->position->state;
    store_counts(turns, supply, &game->rules->spec, state);
    add_taken(state, turns->last, lifted);
    game->outcome = judge_stone(game->rules, state, (int)turns->last, made, lifted);
    return game->outcome.status == INAROW_PLAYING;
}

/* Places `ahead` stones unless the game ends earlier. There is room and supply for
 * them. Sets `stuck` if no action is legal. */
INLINE void place_stones(struct game *game, struct turns *turns, struct supply *supply,
                         int ahead, bool *stuck, struct boards *boards,
                         const unsigned kind)
{
    const inarow_rules *rules = game->rules;
    const int each_turn = rules->spec.each_turn;
    struct small_board *small = &boards->small;
    struct large_board *large = &boards->large;
    uint64_t seed = game->seed;
    for (; ahead > 0; ahead--) {
        uint64_t set[WORDS];
        uint64_t count = kind & ONE_WORD
                             ? legal_small(small, set, kind)
                             : legal_large(rules, game->position, large, turns->vacant,
                                           turns->colour, set, kind);
        *stuck = kind & REFUSES && count == 0;
        if (*stuck)
            break;
        int lifted = 0;
        uint64_t n = draw(&seed, count);
        inarow_reasons made = kind & ONE_WORD
                                  ? place_small(rules, small, turns->colour, set, n, kind)
                                  : place_large(rules, game->position, large,
                                                turns->colour, set, n, &lifted, kind);
        game->stuck = kind & FORBIDS && made & INAROW_BIT(TOO_DEEP);
        if (game->stuck)
            break;
        next_turn(turns, each_turn, lifted);
        if (RARELY(made || ahead == 1 || (kind & LIFTS && lifted)) &&
            !judge_last(game, turns, supply, made, lifted))
            break;
    }
    game->seed = seed;
}

/* ---- Blocks of stones on a wide board ---------------------------------------------- */

/* The number of stones placed between two searches for rows. The random points do not
 * depend on rows. If a row is found, the stones placed after the row are removed. They
 * are placed again if the row does not end the game. */
enum { BLOCK = 20 };

/* Draws the numbers for the next stones. The loop has a fixed length so that it is
 * compiled for vectors; some numbers may remain unused. */
INLINE void draw_block(uint64_t seed, uint64_t vacant, uint64_t number[BLOCK])
{
#pragma GCC unroll 1
    for (int i = 0; i < BLOCK; i++)
        number[i] = draw(&seed, (uint32_t)(vacant - (uint64_t)i));
}

/* Places stones by these numbers, ignoring rows. */
INLINE void place_block(const uint64_t *number, struct turns *turns, const int each_turn,
                        struct wide_board *board, struct spot *stone, int count,
                        const unsigned kind)
{
    for (int i = 0; i < count; i++) {
        struct spot spot = take_vacant(&board->vacancy, (uint32_t)number[i], kind & FAST);
        stone[i] = (struct spot){spot.bit, 2 * spot.word + (uint32_t)turns->colour};
        flip_wide(board, stone[i]);
        next_turn(turns, each_turn, 0);
    }
}

/* Does the work of place_stones in blocks. If there is a row that does not win, such
 * as an overline, every search would find that row again. After such a row, each stone
 * is checked separately. */
INLINE void place_blocks(struct game *game, struct turns *turns, struct supply *supply,
                         int ahead, struct wide_board *board, const unsigned kind)
{
    const int each_turn = game->rules->spec.each_turn;
    uint64_t number[BLOCK];
    bool stands = false;
    for (int next = BLOCK, count; ahead > 0; next += count, ahead -= count) {
        struct turns before = *turns;
        struct spot stone[BLOCK];
        inarow_reasons made = 0;
        if (next == BLOCK) {
            draw_block(game->seed, turns->vacant, number);
            next = 0;
        }
        count = stands ? 1 : at_most(ahead, BLOCK - next);
        place_block(&number[next], turns, each_turn, board, stone, count, kind);
        unsigned colours = stands ? 0 : colours_with_rows(board, board->win, kind & FAST);
        stands |= colours != 0;
        if (stands) {
            count = keep_to_row(board, colours, stone, count, kind & FAST);
            *turns = before;
            for (int i = 0; i < count; i++)
                next_turn(turns, each_turn, 0);
            made = wide_row_kinds(board, stone[count - 1]);
        }
        board->last = stone[count - 1];
        game->seed += (uint64_t)count * GOLDEN;
        if ((made || ahead == count) && !judge_last(game, turns, supply, made, 0))
            break;
    }
}

INLINE void play_loop(struct game *game, const unsigned kind)
{
    struct supply supply;
    struct turns turns = begin_turns(game, &supply);
    bool stuck = false;
    struct boards boards;
    open_board(game, &boards, kind);
    while (turns.plies < game->most && supply.stones[turns.colour] > 0 && !stuck &&
           !game->stuck && game->outcome.status == INAROW_PLAYING) {
        int ahead = stones_ahead(game->most - turns.plies, turns.vacant, &supply);
        stuck = turns.vacant == 0;
        if (!stuck && kind & MORE_WORDS)
            place_blocks(game, &turns, &supply, ahead, &boards.wide, kind);
        else if (!stuck)
            place_stones(game, &turns, &supply, ahead, &stuck, &boards, kind);
    }
    end_loop(game, &turns, &supply, stuck, &boards, kind);
}

/* Defines the loop for a kind of game. Each kind is compiled twice: for any machine,
 * and for machines with fast instructions for bits (FAST_BITS). */
#define KIND(name, kind) \
    static void name(struct game *game) \
    { \
        play_loop(game, kind); \
    } \
    FAST_BITS static void name##_fast(struct game *game) \
    { \
        play_loop(game, (kind) | (FAST_BITS_ARE_KNOWN ? FAST : 0)); \
    }

KIND(small, ONE_WORD)
KIND(small_falling, ONE_WORD | FALLS)
KIND(wide, MORE_WORDS)
KIND(capturing, LIFTS)
KIND(forbidding, FORBIDS)
KIND(refusing, FORBIDS | REFUSES)

static void (*const kinds[][2])(struct game *game) = {
    [SMALL] = {small, small_fast},
    [SMALL_FALLING] = {small_falling, small_falling_fast},
    [WIDE] = {wide, wide_fast},
    [CAPTURING] = {capturing, capturing_fast},
    [FORBIDDING] = {forbidding, forbidding_fast},
    [REFUSING] = {refusing, refusing_fast},
};

/* ---- Action by action -------------------------------------------------------------- */

/* Draws an offer of `wanted` random points. The points are the first ones of a random
 * shuffle of all points that the offer may hold. */
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

/* Plays a random stone where only stones can be placed, so that the points need not be
 * listed. Returns false if no stone was played. */
static bool play_stone(const inarow_rules *rules, inarow_position *position,
                       uint64_t *seed, inarow_facts *facts)
{
    uint32_t column[INAROW_SIDE], here[INAROW_SIDE], count = 0, n;
    legal_columns(rules, position, column);
    for (int x = 0; x < rules->width; x++)
        count += here[x] = (uint32_t)__builtin_popcount(column[x]);
    if (count == 0)
        return false;
    n = draw(seed, count);
    int x = 0;
    for (; n >= here[x]; x++)
        n -= here[x];
    uint64_t bit = nth_bit(column[x], n, false);
    inarow_action action = inarow_play_at(INAROW_POINT(x, __builtin_ctzll(bit)));
    if (inarow_play(rules, position, &action, facts) != INAROW_OK)
        return false;
    inarow_lift(rules, position, facts);
    return true;
}

/* TRIES: number of draws for a legal action, because an offer may hold points that
 * symmetry forbids. LISTED: number of actions listed at once, in 32 KB of the stack.
 * It allows a stone of any colour on any point, or any offer. If there are more
 * actions, for example when stones move, the code draws a number, and lists the
 * actions again from this number on. */
enum { TRIES = 1000, LISTED = INAROW_COLOURS * INAROW_SIDE * INAROW_SIDE };

static bool play_action(const inarow_rules *rules, inarow_position *position,
                        uint64_t *seed, inarow_facts *facts)
{
    if (only_stones(rules, position))
        return play_stone(rules, position, seed, facts);
    struct brief brief[LISTED];
    struct slice offers;
    size_t first = 0, held = LISTED;
    size_t count = list_actions(rules, position, 0, brief, held, &offers);
    for (int tries = 0; count && tries < TRIES && !is_spent(); tries++) {
        size_t i = draw(seed, (uint32_t)count);
        bool is_offer = i - offers.first < offers.count;
        size_t from = is_offer ? offers.first : i, some = is_offer ? offers.count : 1;
        if (from < first || from + some > first + held) {
            struct slice none;
            first = from;
            held = some;
            list_actions(rules, position, first, brief, held, &none);
        }
        inarow_action action = is_offer
                                   ? draw_offer(&brief[from - first], offers.count,
                                                inarow_to_act(rules, position).most, seed)
                                   : in_full(brief[from - first]);
        if (inarow_play(rules, position, &action, facts) == INAROW_OK) {
            inarow_lift(rules, position, facts);
            return true;
        }
    }
    return false;
}

/* Returns true if the loop may take over. The loop does not support rows that await an
 * answer, or stones that move. */
static bool is_for_loop(const inarow_rules *rules, const inarow_position *position)
{
    return rules->kind != ACTION_BY_ACTION && only_stones(rules, position);
}

static void play_out(struct game *game)
{
    inarow_facts facts;
    game->stuck = false;
    while (game->plies < game->most && game->outcome.status == INAROW_PLAYING &&
           !game->stuck && spend(1)) {
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
                         .most = 4 * rules->points};
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

static void play_games_out(const inarow_rules *rules, inarow_position *position,
                           uint64_t *seed, uint64_t games, bool checked,
                           inarow_tally *tally)
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
        if (!spend((unsigned)game.plies))
            break;
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

void inarow_playouts(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                     uint64_t games, inarow_tally *tally)
{
    play_games_out(rules, position, seed, games, false, tally);
}

void inarow_playouts_checked(const inarow_rules *rules, inarow_position *position,
                             uint64_t *seed, uint64_t games, inarow_tally *tally)
{
    play_games_out(rules, position, seed, games, true, tally);
}
