/* Answers questions about all points of the board: after which stones is there a win,
 * or no win?
 *
 * The points are searched in turn. Points that remain undecided get longer searches
 * later, so that one hard point does not use up the time for all others. */
#include "vcf.h"
#include "vct.h"

/* In the first turn, a question about threats searches for fours alone, which takes
 * little time. */
enum { BY_FOURS = 1, FIRST_BUDGET = 20000, GROWTH = 4 };

/* The results for a point. IS and IS_NOT say whether the point is in the set. With
 * UNKNOWABLE, this cannot be decided. With NOT_YET, it needs a longer search. */
enum verdict { IS_NOT, IS, UNKNOWABLE, NOT_YET };

static enum verdict verdict_of(const inarow_attack *attack, bool found)
{
    return found                    ? IS
           : attack->effort.is_over ? NOT_YET
           : saw_all(attack)        ? IS_NOT
                                    : UNKNOWABLE;
}

/* Finds out whether the attacker wins by threats after a stone of the attacker that
 * makes no four. */
static enum verdict wins_by_threats(inarow_attack *attack, int side, inarow_point must,
                                    uint64_t budget)
{
    uint16_t length;
    struct needs needs = find_vct(attack, side, attack->most, must, budget, &length);
    bool found = needs.of[ATTACKER] == 0;
    return !found && needs.of[DEFENDER] > 0 ? NOT_YET : verdict_of(attack, found);
}

/* Finds out whether the attacker, who is to move, wins by fours, or by threats within
 * a budget. */
static enum verdict attacker_wins(inarow_attack *attack, uint64_t budget)
{
    inarow_point point;
    enum plain plain = look_for_fives(&attack->own.fours, &point);
    int found = win_by_fours(&attack->own, attack->most, plain, point, false);
    if (found || plain != OPEN || !budget || attack->effort.is_over)
        return verdict_of(attack, found);
    if (budget == BY_FOURS)
        return NOT_YET;
    return wins_by_threats(attack, ATTACKER, point, budget);
}

/* ---- Storm ------------------------------------------------------------------------- */

/* Finds out whether the attacker, who has a point of five, wins after the answer
 * there. */
static enum verdict wins_after_answer(inarow_attack *attack, inarow_point answer,
                                      uint64_t budget)
{
    struct fours *fours = &attack->own.fours;
    struct change change;
    bool undecided = false;
    if (is_forbidden_to(fours, DEFENDER, answer, &undecided) && !undecided)
        return IS;
    attack->own.is_doubtful |= undecided;
    put_four(fours, DEFENDER, answer, &change);
    enum verdict verdict = attacker_wins(attack, budget);
    take_four(fours, DEFENDER, answer, &change);
    return verdict;
}

/* Finds out whether the attacker wins after a stone of the attacker that makes no
 * five. The defender is to move. */
static enum verdict wins_now(inarow_attack *attack, uint64_t budget)
{
    inarow_point five[2];
    int fives = all_fives(&attack->own.fours, ATTACKER, five);
    if (attack->most < 1) {
        attack->own.is_cut = true;
        return verdict_of(attack, false);
    }
    if (fives == 2)
        return IS;
    if (fives == 1)
        return wins_after_answer(attack, five[0], budget);
    if (budget == BY_FOURS)
        return NOT_YET;
    return wins_by_threats(attack, DEFENDER, INAROW_NOWHERE, budget);
}

static enum verdict storms(inarow_attack *attack, inarow_point point, uint64_t budget)
{
    struct fours *fours = &attack->own.fours;
    struct change change;
    inarow_point theirs[2];
    bool undecided = false;
    if (attack->most < 1) {
        attack->own.is_cut = true;
        return verdict_of(attack, false);
    }
    if (makes_five(fours, ATTACKER, point))
        return IS;
    int threats = all_fives(fours, DEFENDER, theirs);
    if (threats > 1 || (threats == 1 && theirs[0] != point))
        return IS_NOT;
    if (is_forbidden_to(fours, ATTACKER, point, &undecided))
        return undecided ? UNKNOWABLE : IS_NOT;
    attack->most--;
    put_four(fours, ATTACKER, point, &change);
    enum verdict verdict = wins_now(attack, budget);
    take_four(fours, ATTACKER, point, &change);
    attack->most++;
    return verdict;
}

/* ---- Defences ---------------------------------------------------------------------- */

/* Finds out whether this stone of the defender, who is to move, leaves the attacker
 * without a win. */
static enum verdict defends(inarow_attack *attack, inarow_point point, uint64_t budget)
{
    struct fours *fours = &attack->own.fours;
    struct change change;
    bool undecided = false;
    if (!attack->can_defend)
        return IS_NOT;
    if (makes_five(fours, DEFENDER, point))
        return IS;
    if (is_forbidden_to(fours, DEFENDER, point, &undecided))
        return undecided ? UNKNOWABLE : IS_NOT;
    put_four(fours, DEFENDER, point, &change);
    enum verdict wins = attacker_wins(attack, budget);
    take_four(fours, DEFENDER, point, &change);
    return wins == IS ? IS_NOT : wins == IS_NOT ? IS : wins;
}

/* ---- All points -------------------------------------------------------------------- */

typedef enum verdict question(inarow_attack *attack, inarow_point point, uint64_t budget);

/* Searches each point that is still undecided. Returns the number of points that
 * remain undecided. */
static int take_turns(inarow_attack *attack, question *ask_about, uint64_t budget,
                      inarow_set *open, inarow_attack_set *set)
{
    int left_open = 0;
    for (int y = 0; y < attack->own.fours.rules->height; y++) {
        for (uint32_t left = open->row[y]; left; left &= left - 1) {
            enum verdict verdict = NOT_YET;
            attack->own.is_cut = false;
            if (!attack->effort.is_stopped)
                verdict = ask_about(attack, INAROW_POINT(__builtin_ctz(left), y), budget);
            left_open += verdict == NOT_YET;
            if (verdict == NOT_YET)
                continue;
            uint32_t bit = left & -left;
            open->row[y] &= ~bit;
            if (verdict == IS)
                set->points.row[y] |= bit;
            else if (verdict == UNKNOWABLE)
                set->unknown.row[y] |= bit;
        }
    }
    return left_open;
}

static void ask_about_all(inarow_attack *attack, question *ask_about, uint64_t budget,
                          inarow_attack_set *set)
{
    const struct fours *fours = &attack->own.fours;
    inarow_set open = {{0}};
    memset(set, 0, sizeof *set);
    find_vacant(fours, &open);
    while (take_turns(attack, ask_about, budget, &open, set) &&
           !attack->effort.is_stopped)
        budget = budget == BY_FOURS ? FIRST_BUDGET : budget * GROWTH;
    for (int y = 0; y < fours->rules->height; y++) {
        set->unknown.row[y] |= open.row[y];
        set->count += __builtin_popcount(set->points.row[y]);
        set->unknowns += __builtin_popcount(set->unknown.row[y]);
    }
    set->nodes = attack->effort.nodes;
}

void inarow_storm(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                  const inarow_attack_bounds *bounds, inarow_attack_set *set)
{
    ask(attack, position, colour, ATTACKER, true, bounds);
    ask_about_all(attack, storms, BY_FOURS, set);
}

void inarow_defend(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                   bool threats, const inarow_attack_bounds *bounds,
                   inarow_attack_set *set)
{
    ask(attack, position, colour, DEFENDER, threats, bounds);
    ask_about_all(attack, defends, threats ? BY_FOURS : 0, set);
}
