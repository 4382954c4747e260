/* Counting the sequences of a game: perft. */
#include "ply.h"

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
