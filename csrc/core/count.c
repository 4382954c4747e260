/* Counting the sequences of a game (perft) and playing it out at random. */
#include "phase.h"

/* Room for every legal action: without a count where a stone and a pass are all. */
static size_t room_for_actions(const inarow_rules *rules, const inarow_position *position)
{
    if (play_is_free(rules, position) && !rules->spec.pop && !rules->spec.move)
        return (size_t)rules->spec.width * (size_t)rules->spec.height + 1;
    return inarow_legal(rules, position, NULL, 0) + 1;
}

/* ---- Perft ------------------------------------------------------------------------- */

struct perft {
    const inarow_rules *rules;
    inarow_position *position;
    inarow_perft *plies;
    int depth;
    bool too_many; /* offers to list */
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
static void count_offers(struct perft *perft, const inarow_action *single, size_t count,
                         int wanted, int ply)
{
    inarow_action offer = single[0];
    size_t chosen[INAROW_OFFERS], next = 0;
    int have = 0;
    double sets = 1;
    for (int i = 0; i < wanted; i++)
        sets *= (double)(count - (size_t)i) / (i + 1);
    perft->too_many |= sets > INAROW_MOST_OFFERS;
    offer.number = (uint8_t)wanted;
    while (!perft->too_many) {
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
    size_t room = room_for_actions(perft->rules, perft->position), offers = 0;
    inarow_action action[room];
    size_t count = inarow_legal(perft->rules, perft->position, action, room);
    for (size_t i = 0; i < count; i++) {
        if (action[i].verb == INAROW_OFFER)
            action[offers++] = action[i];
        else if (action[i].verb != INAROW_PASS)
            count_action(perft, &action[i], ply);
    }
    if (offers)
        count_offers(perft, action, offers,
                     inarow_to_act(perft->rules, perft->position).most, ply);
}

bool inarow_perft_run(const inarow_rules *rules, inarow_position *position, int depth,
                      inarow_perft *plies)
{
    struct perft perft = {rules, position, plies, depth, false};
    memset(plies, 0, (size_t)depth * sizeof *plies);
    if (depth > 0)
        count_from(&perft, 0);
    return !perft.too_many;
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

/* A set of points drawn from those that an offer may hold: the first ones of a shuffle.
 */
static void draw_offer(inarow_action *single, size_t count, int wanted, uint64_t *seed)
{
    single[0].number = (uint8_t)wanted;
    for (int i = 0; i < wanted && (size_t)i < count; i++) {
        size_t j = (size_t)i + draw(seed, (uint32_t)(count - (size_t)i));
        inarow_point point = single[j].point[0];
        single[j].point[0] = single[i].point[0];
        single[i].point[0] = point;
    }
    for (int i = 1; i < wanted && (size_t)i < count; i++)
        single[0].point[i] = single[i].point[0];
}

/* Draw until the action is legal: an offer may hold points that symmetry forbids. */
enum { TRIES = 1000 };

static bool play_one(const inarow_rules *rules, inarow_position *position, uint64_t *seed,
                     inarow_facts *facts)
{
    size_t room = room_for_actions(rules, position), count = 0;
    inarow_action action[room];
    size_t listed = inarow_legal(rules, position, action, room);
    for (size_t i = 0; i < listed; i++) {
        if (action[i].verb != INAROW_PASS)
            action[count++] = action[i];
    }
    size_t offers = 0; /* listed last but for picks, which are never there beside them */
    while (offers < count && action[offers].verb != INAROW_OFFER)
        offers++;
    for (int tries = 0; count && tries < TRIES; tries++) {
        size_t i = draw(seed, (uint32_t)count);
        if (i >= offers) {
            i = offers;
            draw_offer(&action[i], count - i, inarow_to_act(rules, position).most, seed);
        }
        if (inarow_play(rules, position, &action[i], facts) == INAROW_OK) {
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
