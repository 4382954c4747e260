/* Counts the sequences of a game (perft).
 *
 * Every action is carried out, judged and undone. The stones of the last ply are
 * judged without being placed. If the board fits in a word and two colours only place
 * stones, the winning stones are a set of bits. Those of the last ply are then only
 * counted. */
#include <limits.h>
#include <stdlib.h>
#include "playout.h"
#include "twins.h"
#include "action_list.h"
#include "budget.h"
#include "forbidden.h"
#include "bitboard.h"
#include "legal.h"

/* ---- Reporting --------------------------------------------------------------------- */

/* The callback for progress, which may also stop the count. All actions of a ply count
 * as equal work, and only the first plies report progress. */
struct reporter {
    bool (*report)(void *data, double part); /* callback, or NULL */
    void *data;
    double done, reported;
    unsigned looks;
    bool stopped;
};

enum {
    REPORTED = 3,      /* number of plies that report */
    LOOK = 256,        /* number of actions between two reports */
    LAST_TOGETHER = 4, /* number of last plies that are counted at once on small boards */
    LOOK_TOGETHER = 8, /* number of such counts between two reports */
};

static const double STEP = 1.0 / 4096; /* smaller progress is not reported */

static void report_part(struct reporter *reporter)
{
    if (reporter->report && !reporter->stopped)
        reporter->stopped = !reporter->report(reporter->data, reporter->reported);
}

static void report_done(struct reporter *reporter, double done)
{
    reporter->done = done;
    if (done - reporter->reported < STEP)
        return;
    reporter->reported = done;
    report_part(reporter);
}

/* Returns true if counting should stop. Every `times`-th call reports. */
static bool is_stopped(struct reporter *reporter, unsigned times)
{
    reporter->stopped |= !spend(INAROW_LOOK / times);
    if (++reporter->looks % times == 0)
        report_part(reporter);
    return reporter->stopped;
}

/* ---- On small boards --------------------------------------------------------------- */

struct small_perft {
    struct bitboard small;
    int length; /* length of winning rows, for either colour */
    int depth;  /* number of plies to count */
    int end;    /* number of plies until no point or no stone is left */
    int draw;   /* bit of the reason for a draw at that point; -1: the game just stops */
    inarow_perft *plies;
    bool gravity;
    void (*count)(struct small_perft *perft, uint64_t mover, uint64_t other, int ply);
    struct reporter reporter;
    double share; /* fraction of all work that is in progress */
};

/* Returns true if the colours take turns and win with rows of the same length. Longer
 * rows must also win. */
static bool counts_small(const inarow_rules *rules, const inarow_position *position)
{
    const inarow_spec *spec = &rules->spec;
    inarow_win win = spec->win[0], other = spec->win[1];
    return (rules->kind == SMALL || rules->kind == SMALL_FALLING) &&
           only_stones(rules, position) && fits_bitboard(spec, win.length + 1) &&
           win.length > 0 && win.length == other.length && !win.exactly &&
           !other.exactly && spec->each_turn <= 1 && position->state.left <= 1 &&
           spec->move == INAROW_STAY;
}

/* Returns the number of plies that the supply of stones allows if the colours take
 * turns. */
static int plies_of_supply(const inarow_rules *rules, const inarow_state *state)
{
    int plies = INT_MAX, mover = state->turn;
    for (int c = 0; c < 2; c++) {
        int most = 2 * state->supply[c] + (c != mover);
        if (rules->spec.supply[c] && most < plies)
            plies = most;
    }
    return plies;
}

static void find_end(struct small_perft *perft, const inarow_rules *rules,
                     const inarow_state *state)
{
    const inarow_spec *spec = &rules->spec;
    int supply = plies_of_supply(rules, state);
    bool full = state->vacant <= supply;
    perft->end = full ? state->vacant : supply;
    bool exhausted = spec->supply[0] && spec->supply[1] &&
                     perft->end == state->supply[0] + state->supply[1];
    perft->draw = full && spec->draw_full_board    ? INAROW_REASON_FULL_BOARD
                  : exhausted && spec->draw_supply ? INAROW_REASON_SUPPLY
                  : !spec->pass                    ? INAROW_REASON_NO_ACTION
                                                   : -1;
}

/* Counts winning rows. Rows that are longer than necessary are counted separately. */
static void count_won(struct small_perft *perft, uint64_t own, uint64_t won, int ply)
{
    uint64_t longer = won & bitboard_rows(&perft->small, own, perft->length + 1);
    int count = __builtin_popcountll(won);
    for (; longer; longer &= longer - 1) {
        if (bitboard_row_kinds(&perft->small, own, longer & -longer, perft->length) &
            INAROW_BIT(FIVE))
            continue;
        perft->plies[ply].ended[INAROW_REASON_OVERLINE]++;
        count--;
    }
    perft->plies[ply].ended[INAROW_REASON_FIVE] += (uint64_t)count;
}

typedef void small_counter(struct small_perft *perft, uint64_t mover, uint64_t other,
                           int ply);

/* Counts the stones of a ply. `next`, the function that calls this one, counts the
 * plies after `ply`. */
INLINE void count_stones(struct small_perft *perft, uint64_t mover, uint64_t other,
                         int ply, const int length, const bool gravity,
                         small_counter *next)
{
    uint64_t legal = bitboard_legal(&perft->small, mover | other, gravity);
    uint64_t won = legal & bitboard_rows(&perft->small, mover, length);
    uint64_t quiet = legal & ~won;
    perft->plies[ply].sequences += (uint64_t)__builtin_popcountll(legal);
    if (won)
        count_won(perft, mover, won, ply);
    if (ply + 1 == perft->end) {
        if (perft->draw >= 0)
            perft->plies[ply].ended[perft->draw] += (uint64_t)__builtin_popcountll(quiet);
    } else if (ply + 1 < perft->depth) {
        for (; quiet; quiet &= quiet - 1)
            next(perft, other, mover | (quiet & -quiet), ply + 1);
    }
}

/* Defines a counter. There is one counter for each of the usual lengths of rows, and
 * one counter for any other length. */
#define COUNTER(name, attribute, length, gravity) \
    attribute static void name(struct small_perft *perft, uint64_t mover, \
                               uint64_t other, int ply) \
    { \
        count_stones(perft, mover, other, ply, length, gravity, name); \
    }

COUNTER(count_any, ANY_MACHINE, perft->length, false)
COUNTER(count_any_falling, ANY_MACHINE, perft->length, true)
COUNTER(count_four_falling, ANY_MACHINE, 4, true)
COUNTER(count_four_falling_fast, FAST_BITS, 4, true)

/* Counts the first plies and reports progress. The last plies are counted without
 * reports. */
static void count_reported(struct small_perft *perft, uint64_t mover, uint64_t other,
                           int ply)
{
    double share = perft->share, done = perft->reporter.done;
    if (is_stopped(&perft->reporter, LOOK_TOGETHER))
        return;
    if (ply >= REPORTED && ply + LAST_TOGETHER >= perft->depth) {
        perft->count(perft, mover, other, ply);
    } else {
        uint64_t legal = bitboard_legal(&perft->small, mover | other, perft->gravity);
        perft->share = share / (1 + __builtin_popcountll(legal));
        count_stones(perft, mover, other, ply, perft->length, perft->gravity,
                     count_reported);
        perft->share = share;
    }
    report_done(&perft->reporter, done + share);
}

/* Counts the sequences on a small board. Returns false if counting was stopped. */
static bool count_small(const inarow_rules *rules, const inarow_position *position,
                        int depth, inarow_perft *plies, struct reporter reporter)
{
    struct small_perft perft = {.small = bitboard_of(&rules->spec),
                                .length = rules->spec.win[0].length,
                                .depth = depth,
                                .plies = plies,
                                .gravity = rules->spec.gravity,
                                .reporter = reporter,
                                .share = 1};
    uint64_t stones[2];
    find_end(&perft, rules, &position->state);
    if (depth == 0 || perft.end == 0)
        return true;
    for (int c = 0; c < 2; c++)
        stones[c] = bitboard_stones(&perft.small, rules, position, c);
    perft.count = !perft.gravity      ? count_any
                  : perft.length != 4 ? count_any_falling
                  : has_fast_bits()   ? count_four_falling_fast
                                      : count_four_falling;
    bool looks = reporter.report || budget_of_thread();
    small_counter *count = looks ? count_reported : perft.count;
    int mover = position->state.turn;
    count(&perft, stones[mover], stones[1 - mover], 0);
    return !perft.reporter.stopped;
}

/* ---- Action by action -------------------------------------------------------------- */

struct perft {
    const inarow_rules *rules;
    inarow_position *position;
    inarow_perft *plies;
    int depth;
    double offers;       /* number of offers listed in all plies */
    bool list_them;      /* true to list offers instead of only counting them */
    bool checked;        /* true to play each action */
    struct brief *brief; /* actions of all plies down to this ply */
    size_t used, room;   /* number of these actions; number of actions that there is room
                          * for */
    bool out_of_memory;
    struct reporter reporter;
    double share; /* fraction of all work that is in progress */
};

static void count_from(struct perft *perft, int ply);

static bool goes_on(const struct perft *perft)
{
    return !perft->out_of_memory && !perft->reporter.stopped && !is_spent();
}

/* Counts one more sequence. Returns true if the game goes on. */
static bool count_outcome(inarow_perft *here, inarow_outcome outcome)
{
    here->sequences++;
    if (outcome.status == INAROW_PLAYING)
        return true;
    here->ended[outcome.reason]++;
    return false;
}

static void count_action(struct perft *perft, const inarow_action *action, int ply)
{
    inarow_facts facts;
    if (inarow_play(perft->rules, perft->position, action, &facts) != INAROW_OK)
        return;
    inarow_lift(perft->rules, perft->position, &facts);
    double done = perft->reporter.done;
    if (count_outcome(&perft->plies[ply], inarow_judge(perft->rules, &facts)) &&
        ply + 1 < perft->depth)
        count_from(perft, ply + 1);
    if (ply < REPORTED)
        report_done(&perft->reporter, done + perft->share);
    inarow_take_back(perft->rules, perft->position, &facts.undo);
}

/* Returns true if a stone has no effect except its patterns: it captures nothing, and
 * no row awaits an answer. */
static bool places_quietly(const inarow_rules *rules, const inarow_position *position)
{
    return only_stones(rules, position) && !rules->spec.capture.lengths &&
           !rules->spec.at_end && position->state.standing == INAROW_NOWHERE;
}

/* Finds the facts that are the same for all stones placed in this position, apart from
 * the stones' patterns. Returns false if there is no stone, or if the next player
 * might be stuck. Whether that player is stuck would depend on the point of the stone. */
static bool find_facts_of_all(const struct perft *perft, const uint32_t *column,
                              inarow_facts *facts)
{
    for (int x = 0; x < perft->rules->width; x++) {
        for (uint32_t left = column[x]; left; left &= left - 1) {
            inarow_action play = inarow_play_at(INAROW_POINT(x, __builtin_ctz(left)));
            if (inarow_play(perft->rules, perft->position, &play, facts) != INAROW_OK)
                continue; /* the stone is too deep */
            bool stuck = may_be_stuck(perft->rules, &perft->position->state);
            inarow_take_back(perft->rules, perft->position, &facts->undo);
            facts->made = 0;
            return !stuck;
        }
    }
    return false;
}

/* Counts the stones of the last ply. Judges each stone without playing it. */
static bool count_last_stones(struct perft *perft, inarow_perft *here)
{
    const inarow_rules *rules = perft->rules;
    uint8_t colour = perft->position->state.turn;
    uint32_t column[INAROW_SIDE];
    inarow_facts facts;
    legal_columns(rules, perft->position, column);
    if (!find_facts_of_all(perft, column, &facts))
        return false;
    inarow_outcome quiet = inarow_judge(rules, &facts);
    for (int x = 0; x < rules->width; x++) {
        for (uint32_t left = column[x]; left; left &= left - 1) {
            facts.undo.stone = facts.made_at = INAROW_POINT(x, __builtin_ctz(left));
            facts.made = makes_of_stone(rules, perft->position, colour, facts.made_at);
            if (!(facts.made & INAROW_BIT(TOO_DEEP)))
                count_outcome(here, facts.made ? inarow_judge(rules, &facts) : quiet);
        }
    }
    return true;
}

/* Counts every set of points that may be offered, once per set. */
static void count_offers(struct perft *perft, size_t first, size_t count, int wanted,
                         int ply)
{
    inarow_action offer = in_full(perft->brief[first]);
    size_t chosen[INAROW_OFFERS], next = 0;
    int have = 0;
    double sets = 1;
    for (int i = 0; i < wanted; i++)
        sets *= (double)(count - (size_t)i) / (i + 1);
    perft->offers += sets;
    perft->share *= (double)count / sets;
    offer.number = (uint8_t)wanted;
    while (perft->list_them && goes_on(perft)) {
        if (have == wanted) {
            count_action(perft, &offer, ply);
        } else if (count - next >= (size_t)(wanted - have)) {
            chosen[have] = next;
            offer.point[have++] = perft->brief[first + next++].point[0];
            continue;
        }
        if (have == 0)
            return;
        next = chosen[--have] + 1;
    }
}

/* Makes room for all actions of one more ply. They may be too many for the stack. */
static bool make_room(struct perft *perft)
{
    size_t wanted = perft->used + room_for_actions(perft->rules, perft->position);
    if (wanted <= perft->room)
        return true;
    struct brief *brief = realloc(perft->brief, 2 * wanted * sizeof *brief);
    if (!brief) {
        perft->out_of_memory = true;
        return false;
    }
    perft->brief = brief;
    perft->room = 2 * wanted;
    return true;
}

static void count_from(struct perft *perft, int ply)
{
    if (is_stopped(&perft->reporter, LOOK))
        return;
    if (ply + 1 == perft->depth && !perft->checked &&
        places_quietly(perft->rules, perft->position) &&
        count_last_stones(perft, &perft->plies[ply]))
        return;
    if (!make_room(perft))
        return;
    size_t first = perft->used;
    struct brief *brief = perft->brief + first;
    struct slice offers;
    size_t count = list_actions(perft->rules, perft->position, 0, brief,
                                perft->room - first, &offers);
    perft->used += count;
    double share = perft->share;
    if (ply < REPORTED && count > 0)
        perft->share = share / (double)count;
    for (size_t i = first; i < perft->used && goes_on(perft); i++) {
        inarow_action action = in_full(perft->brief[i]);
        if (action.verb != INAROW_OFFER)
            count_action(perft, &action, ply);
    }
    if (offers.count > 0)
        count_offers(perft, first + offers.first, offers.count,
                     inarow_to_act(perft->rules, perft->position).most, ply);
    perft->share = share;
    perft->used = first;
}

/* Returns true if any phase has offers. */
static bool has_offers(const inarow_spec *spec)
{
    for (int i = 0; i < spec->steps; i++) {
        if (spec->step[i].verb == INAROW_OFFER)
            return true;
    }
    return false;
}

/* Counts the offers of all plies without listing them, to find out whether there are
 * few enough to list. The other counts are then meaningless. */
static void find_offers(struct perft *perft)
{
    if (perft->depth > 0 && has_offers(&perft->rules->spec) &&
        !play_is_free(perft->rules, perft->position))
        count_from(perft, 0);
    perft->list_them = perft->offers <= INAROW_MOST_OFFERS;
}

static bool count_all(const inarow_rules *rules, inarow_position *position, int depth,
                      bool checked, inarow_perft *plies, struct reporter reporter)
{
    struct perft perft = {.rules = rules,
                          .position = position,
                          .plies = plies,
                          .depth = depth,
                          .share = 0, /* finding the offers is not part of the work */
                          .checked = checked,
                          .reporter = reporter};
    size_t size = (size_t)depth * sizeof *plies;
    memset(plies, 0, size);
    find_offers(&perft);
    memset(plies, 0, size);
    perft.share = 1;
    if (depth > 0 && perft.list_them)
        count_from(&perft, 0);
    free(perft.brief);
    return perft.list_them && goes_on(&perft);
}

bool inarow_perft_lists(const inarow_rules *rules, inarow_position *position, int depth,
                        inarow_perft *plies)
{
    struct perft perft = {
        .rules = rules, .position = position, .plies = plies, .depth = depth, .share = 1};
    memset(plies, 0, (size_t)depth * sizeof *plies);
    find_offers(&perft);
    free(perft.brief);
    return perft.list_them && goes_on(&perft);
}

bool inarow_perft_checked(const inarow_rules *rules, inarow_position *position, int depth,
                          inarow_perft *plies)
{
    return count_all(rules, position, depth, true, plies,
                     (struct reporter){.report = NULL});
}

bool inarow_perft_run(const inarow_rules *rules, inarow_position *position, int depth,
                      inarow_perft *plies, bool (*report)(void *data, double part),
                      void *data)
{
    struct reporter reporter = {.report = report, .data = data};
    if (!counts_small(rules, position))
        return count_all(rules, position, depth, false, plies, reporter);
    memset(plies, 0, (size_t)depth * sizeof *plies);
    return count_small(rules, position, depth, plies, reporter);
}
