/* Counting the sequences of a game (perft) and playing it out at random. */
#include "legal.h"
#include "phase.h"

/* ---- The actions of a ply ---------------------------------------------------------- */

/* An action in eight bytes: a ply's list stands on the stack. */
struct brief {
    uint8_t verb, colour, number, other;
    inarow_point point[2];
};

static inarow_action in_full(struct brief brief)
{
    return (inarow_action){.verb = brief.verb,
                           .seat = INAROW_ANY,
                           .colour = brief.colour,
                           .number = brief.number,
                           .other = brief.other,
                           .point = {brief.point[0], brief.point[1]}};
}

/* The actions but for passes, the points that may be offered last. */
struct ply {
    struct sink sink;
    struct brief *action;
    size_t room, count;
};

static void take_action(struct sink *sink, const inarow_action *action)
{
    struct ply *ply = (struct ply *)sink;
    if (action->verb == INAROW_PASS)
        return;
    if (ply->count < ply->room)
        ply->action[ply->count] = (struct brief){action->verb,
                                                 action->colour,
                                                 action->number,
                                                 action->other,
                                                 {action->point[0], action->point[1]}};
    ply->count++;
}

/* How many there are, of which the first `room` are written. */
static size_t list_actions(const inarow_rules *rules, const inarow_position *position,
                           struct brief *action, size_t room)
{
    struct ply ply = {{take_action}, action, room, 0};
    each_legal(rules, position, &ply.sink);
    return ply.count;
}

/* Room for every action: without a count where a stone on each point is all. */
static size_t room_for_actions(const inarow_rules *rules, const inarow_position *position)
{
    if (play_is_free(rules, position) && !rules->spec.pop && !rules->spec.move)
        return (size_t)rules->spec.width * (size_t)rules->spec.height;
    return list_actions(rules, position, NULL, 0) + 1;
}

/* The first of the actions that is a point to be offered. They stand together: whatever
 * is listed after offers, picks and such, is no alternative to one. */
static size_t first_offer(const struct brief *action, size_t count)
{
    size_t i = 0;
    while (i < count && action[i].verb != INAROW_OFFER)
        i++;
    return i;
}

/* ---- Perft ------------------------------------------------------------------------- */

struct perft {
    const inarow_rules *rules;
    inarow_position *position;
    inarow_perft *plies;
    int depth;
    double offers;  /* listed at all plies */
    bool list_them; /* else they are only counted */
};

static void count_from(struct perft *perft, int ply);

static void count_action(struct perft *perft, const inarow_action *action, int ply)
{
    inarow_facts facts;
    if (inarow_play(perft->rules, perft->position, action, &facts) != INAROW_OK)
        return;
    inarow_lift(perft->rules, perft->position, &facts);
    inarow_outcome outcome = inarow_judge(perft->rules, &facts);
    inarow_perft *here = &perft->plies[ply];
    here->sequences++;
    if (outcome.status != INAROW_PLAYING)
        here->ended[__builtin_ctz(outcome.reason)]++;
    else if (ply + 1 < perft->depth)
        count_from(perft, ply + 1);
    inarow_undo(perft->rules, perft->position, &facts);
}

/* Every set of points that may be offered, each once. */
static void count_offers(struct perft *perft, const struct brief *single, size_t count,
                         int wanted, int ply)
{
    inarow_action offer = in_full(single[0]);
    size_t chosen[INAROW_OFFERS], next = 0;
    int have = 0;
    double sets = 1;
    for (int i = 0; i < wanted; i++)
        sets *= (double)(count - (size_t)i) / (i + 1);
    perft->offers += sets;
    offer.number = (uint8_t)wanted;
    while (perft->list_them) {
        if (have == wanted) {
            count_action(perft, &offer, ply);
        } else if (next < count) {
            chosen[have] = next;
            offer.point[have++] = single[next++].point[0];
            continue;
        }
        if (have == 0)
            return;
        next = chosen[--have] + 1;
    }
}

static void count_from(struct perft *perft, int ply)
{
    size_t room = room_for_actions(perft->rules, perft->position);
    struct brief brief[room];
    size_t count = list_actions(perft->rules, perft->position, brief, room);
    size_t offers = first_offer(brief, count);
    for (size_t i = 0; i < offers; i++) {
        inarow_action action = in_full(brief[i]);
        count_action(perft, &action, ply);
    }
    if (offers < count)
        count_offers(perft, &brief[offers], count - offers,
                     inarow_to_act(perft->rules, perft->position).most, ply);
}

/* Do the phases let anything be offered? */
static bool has_offers(const inarow_spec *spec)
{
    for (int i = 0; i < spec->steps; i++) {
        if (spec->step[i].verb == INAROW_OFFER)
            return true;
    }
    return false;
}

bool inarow_perft_run(const inarow_rules *rules, inarow_position *position, int depth,
                      inarow_perft *plies)
{
    struct perft perft = {rules, position, plies, depth, 0, false};
    size_t size = (size_t)depth * sizeof *plies;
    memset(plies, 0, size);
    if (depth > 0 && has_offers(&rules->spec) && !play_is_free(rules, position)) {
        count_from(&perft, 0);
        memset(plies, 0, size);
    }
    perft.list_them = true;
    if (perft.offers > INAROW_MOST_OFFERS)
        return false;
    if (depth > 0)
        count_from(&perft, 0);
    return true;
}

/* ---- Play-outs --------------------------------------------------------------------- */

/* splitmix64; the numbers below n are equally likely to within 2^-32. */
static uint32_t draw(uint64_t *seed, uint32_t n)
{
    uint64_t z = *seed += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    z ^= z >> 31;
    return (uint32_t)((z >> 32) * n >> 32);
}

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

/* Draw until the action is legal: an offer may hold points that symmetry forbids. */
enum { TRIES = 1000 };

static bool play_one(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                     inarow_facts *facts)
{
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

int inarow_playout(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                   inarow_outcome *outcome)
{
    int plies = 0, most = 4 * rules->spec.width * rules->spec.height;
    inarow_facts facts;
    *outcome = (inarow_outcome){INAROW_PLAYING, INAROW_ANY, 0};
    while (plies < most && outcome->status == INAROW_PLAYING &&
           play_one(rules, position, seed, &facts)) {
        plies++;
        *outcome = inarow_judge(rules, &facts);
    }
    return plies;
}
