/* Finds wins by continuous fours.
 *
 * The search is depth-first. It tries each stone of the attacker that makes a four,
 * and the single answer to the four. If a position has no win of a given number of
 * stones, this is stored by the key of the position. The same fours in another order
 * are therefore not searched again. The shortest win is found by allowing one more
 * stone each time. If the depth-first search takes long, it alternates with such a
 * search for a short win. */
#include "vcf.h"
#include "proof_tree.h"

/* The number of nodes in the first turn of a search for any win, and the factor for
 * each further turn. */
enum { FIRST_OF_ANY = 1000, LONGER = 4 };

static void note_point(struct hunt *hunt, int ply, inarow_point point)
{
    hunt->line.point[ply] = point;
}

inarow_point other_answer(struct fours *fours, const inarow_set *set)
{
    const inarow_rules *rules = fours->rules;
    for (int y = 0; y < rules->height; y++) {
        uint32_t left = vacant_on(fours, y) & ~set->row[y];
        for (; left; left &= left - 1) {
            inarow_point point = INAROW_POINT(__builtin_ctz(left), y);
            bool undecided = false;
            if (!is_forbidden_to(fours, DEFENDER, point, &undecided))
                return point;
        }
    }
    return INAROW_NOWHERE;
}

/* Returns an answer that is not the point of five. */
static inarow_point answer_elsewhere(struct fours *fours, inarow_point five)
{
    inarow_set set = {{0}};
    add_to_set(&set, five);
    return other_answer(fours, &set);
}

/* Ends the line with a stone, the answer to its four, and the five. */
static int end_line(struct hunt *hunt, int ply, inarow_point stone, inarow_point answer,
                    inarow_point five)
{
    note_point(hunt, ply, stone);
    note_point(hunt, ply + 1, answer);
    note_point(hunt, ply + 2, five);
    hunt->line.points = ply + 3;
    return 2;
}

/* Ends the line if there are two points of five. The defender answers on one of them
 * that is allowed to the defender. */
static int end_with_two(struct hunt *hunt, int ply, inarow_point stone,
                        const inarow_point five[2])
{
    struct fours *fours = &hunt->fours;
    struct change change;
    bool undecided = false;
    inarow_point answer = five[0], last = five[1];
    put_four(fours, ATTACKER, stone, &change);
    hunt->by_forbidden = is_forbidden_to(fours, DEFENDER, answer, &undecided);
    if (hunt->by_forbidden) {
        answer = five[1];
        last = five[0];
        if (is_forbidden_to(fours, DEFENDER, answer, &undecided))
            answer = answer_elsewhere(fours, last);
    }
    take_four(fours, ATTACKER, stone, &change);
    return end_line(hunt, ply, stone, answer, last);
}

void expect_failure(const struct hunt *hunt, int side, inarow_point stone,
                    inarow_point answer)
{
    prefetch(&hunt->failures, key_with(&hunt->fours, side, stone, answer), 1);
}

/* Examines a stone that makes a four. If the stone has two points of five, the
 * attacker wins with the next stone. Otherwise the stone becomes an attempt. */
static int look_at(struct hunt *hunt, int ply, inarow_point point)
{
    struct fours *fours = &hunt->fours;
    inarow_point five[2];
    bool undecided = false;
    if (fives_of_stone(fours, point, five) == 2) {
        if (!is_forbidden_to(fours, ATTACKER, point, &undecided))
            return end_with_two(hunt, ply, point, five);
        hunt->is_doubtful |= undecided;
        hunt->hangs = true;
    } else if (hunt->attempts < MOST_ATTEMPTS) {
        expect_failure(hunt, ATTACKER, point, five[0]);
        hunt->attempt[hunt->attempts++] = (struct attempt){point, five[0]};
    } else {
        hunt->effort->is_over = hunt->effort->is_stopped = true;
    }
    return 0;
}

/* Finds every stone that makes a four. A win in two stones ends the search. */
static int find_attempts(struct hunt *hunt, int ply)
{
    const struct fours *fours = &hunt->fours;
    uint32_t seen[INAROW_SIDE] = {0};
    int words = (fours->rules->lines + 63) / 64;
    for (int word = 0; word < words; word++) {
        for (uint64_t lines = fours->has_fours[word]; lines; lines &= lines - 1) {
            int line = word * 64 + __builtin_ctzll(lines);
            uint32_t left = fours->chances[line].four;
            for (; left; left &= left - 1) {
                inarow_point point = point_on(fours, line, __builtin_ctz(left));
                uint32_t *row = &seen[INAROW_Y(point)], bit = UINT32_C(1)
                                                              << INAROW_X(point);
                int stones = *row & bit ? 0 : look_at(hunt, ply, point);
                if (stones)
                    return stones;
                *row |= bit;
            }
        }
    }
    return 0;
}

static int search(struct hunt *hunt, int ply, int stones, inarow_point must);

/* Returns true if a stone that is not on the point's lines could make this answer
 * forbidden to the defender. */
static bool hangs_on_answer(const struct fours *fours, inarow_point five)
{
    int reach = fours->reach[DEFENDER];
    return reach == ANYWHERE ||
           (reach == BY_THREES && threes_of(fours, DEFENDER, five) >= 2);
}

/* Returns true if the position is known to have no win with this number of stones. */
static bool has_failed(struct hunt *hunt, uint64_t key, int stones)
{
    const struct failure *failure = entries_of(&hunt->failures, key, 1);
    if (failure->key != key || failure->stones < stones)
        return false;
    hunt->is_cut |= failure->stones < ANY_STONES;
    hunt->hangs |= failure->hangs;
    return true;
}

/* Returns true if the position after a four and the answer to it is known to have no
 * win. If an answer can be forbidden, it must be placed to find out whether it is. */
static bool is_known_to_fail(struct hunt *hunt, int stones, struct attempt attempt)
{
    const struct fours *fours = &hunt->fours;
    return stones > 2 && !fours->rules->spec.forbid[fours->colour[DEFENDER]] &&
           has_failed(hunt, key_with(fours, ATTACKER, attempt.point, attempt.five),
                      stones - 1);
}

/* Ends the line after a four and its answer, where a limit was reached. */
static void end_line_early(struct hunt *hunt, int ply, struct attempt attempt)
{
    note_point(hunt, ply, attempt.point);
    note_point(hunt, ply + 1, attempt.five);
    hunt->line.points = ply + 2;
}

/* Plays a four and the answer to it. Returns the number of stones until the win after
 * the answer, or 0 if there is no win. */
static int follow(struct hunt *hunt, int ply, int stones, struct attempt attempt)
{
    struct fours *fours = &hunt->fours;
    struct change one, other;
    inarow_point must;
    bool undecided = false;
    int found = 0;
    if (is_forbidden_to(fours, ATTACKER, attempt.point, &undecided)) {
        hunt->is_doubtful |= undecided;
        hunt->hangs = true;
        return 0;
    }
    if (is_known_to_fail(hunt, stones, attempt)) {
        if (must_stop(hunt->effort))
            end_line_early(hunt, ply, attempt);
        return 0;
    }
    put_four(fours, ATTACKER, attempt.point, &one);
    if (is_forbidden_to(fours, DEFENDER, attempt.five, &undecided) && !undecided) {
        hunt->by_forbidden = true;
        found = end_line(hunt, ply, attempt.point, answer_elsewhere(fours, attempt.five),
                         attempt.five);
    } else if (stones <= 2) {
        hunt->is_cut = true;
    } else {
        hunt->is_doubtful |= undecided;
        hunt->hangs |= hangs_on_answer(fours, attempt.five);
        put_four(fours, DEFENDER, attempt.five, &other);
        if (can_be_met(fours, attempt.five, &must))
            found = search(hunt, ply + 2, stones - 1, must);
        take_four(fours, DEFENDER, attempt.five, &other);
        if (found || hunt->effort->is_over) {
            note_point(hunt, ply, attempt.point);
            note_point(hunt, ply + 1, attempt.five);
            found += found > 0;
        }
    }
    take_four(fours, ATTACKER, attempt.point, &one);
    return found;
}

/* Stores that the position has no win with this number of stones. */
static void keep_failure(struct hunt *hunt, int stones)
{
    uint64_t key = hunt->fours.key;
    before_write(&hunt->failures);
    struct failure *failure = entries_of(&hunt->failures, key, 1);
    *failure = (struct failure){key, hunt->is_cut ? stones : ANY_STONES, hunt->hangs};
}

/* Returns the number of stones that the attacker needs to win, at most `stones`.
 * Returns 0 if there is no such win. */
static int search(struct hunt *hunt, int ply, int stones, inarow_point must)
{
    struct fours *fours = &hunt->fours;
    if (must_stop(hunt->effort)) {
        hunt->line.points = ply;
        return 0;
    }
    if (has_failed(hunt, fours->key, stones))
        return 0;
    int first = hunt->attempts, found = 0;
    bool was_cut = hunt->is_cut, hung = hunt->hangs;
    hunt->is_cut = hunt->hangs = false;
    if (must == INAROW_NOWHERE)
        found = find_attempts(hunt, ply);
    else if (makes_four(fours, must))
        found = look_at(hunt, ply, must);
    for (int i = first; i < hunt->attempts && !found && !hunt->effort->is_over; i++)
        found = follow(hunt, ply, stones, hunt->attempt[i]);
    hunt->attempts = first;
    if (!found && !hunt->effort->is_over)
        keep_failure(hunt, stones);
    hunt->is_cut |= was_cut;
    hunt->hangs |= hung;
    return found;
}

/* Returns true if the attacker can make a four. */
static bool has_four(const struct fours *fours)
{
    int words = (fours->rules->lines + 63) / 64;
    for (int word = 0; word < words; word++) {
        if (fours->has_fours[word])
            return true;
    }
    return false;
}

int find_vcf(struct hunt *hunt, int stones, inarow_point must)
{
    hunt->hangs = false;
    if (stones >= 2)
        return search(hunt, 0, stones, must);
    hunt->is_cut |=
        must == INAROW_NOWHERE ? has_four(&hunt->fours) : makes_four(&hunt->fours, must);
    return 0;
}

/* Searches for this number of nodes. Returns false if they did not decide the
 * question. */
static bool find_in_turn(struct hunt *hunt, int stones, inarow_point must, uint64_t turn,
                         int *found)
{
    hunt->is_cut = hunt->effort->is_over = false;
    hunt->effort->turn_end = hunt->effort->nodes + turn;
    *found = find_vcf(hunt, stones, must);
    hunt->effort->turn_end = 0;
    return !hunt->effort->is_over || hunt->effort->is_stopped;
}

/* Searches for a short win within half a turn. The number of stones grows from *few,
 * by one each time. */
static int find_short(struct hunt *hunt, int *few, int most, inarow_point must,
                      uint64_t turn)
{
    uint64_t end = hunt->effort->nodes + turn / 2;
    int found = 0;
    while (*few < most &&
           find_in_turn(hunt, *few, must, end - hunt->effort->nodes, &found) && !found &&
           hunt->is_cut && !hunt->effort->is_stopped)
        ++*few;
    return found;
}

/* Searches for any win. A depth-first search may follow long lines although there is a
 * short win. If the depth-first search takes long, turns of it therefore alternate
 * with searches for a short win. Both share the table of positions without a win, so
 * that little work is repeated. */
static int find_any(struct hunt *hunt, int most, inarow_point must)
{
    bool was_cut = hunt->is_cut;
    int found = 0, few = 2;
    for (uint64_t turn = FIRST_OF_ANY;; turn *= LONGER) {
        if (find_in_turn(hunt, most, must, turn, &found))
            break;
        found = find_short(hunt, &few, most, must, turn);
        if (found || hunt->effort->is_stopped)
            break;
    }
    hunt->is_cut |= was_cut;
    return found;
}

/* Finds the line of a win that is shorter than the last win, if there is one. Returns
 * the number of its stones. */
int shorten_vcf(struct hunt *hunt, int found, inarow_point must)
{
    struct line line = hunt->line;
    for (int stones = 2; stones < found && !hunt->effort->is_over; stones++) {
        if (find_vcf(hunt, stones, must))
            return stones;
    }
    hunt->line = line;
    return found;
}

int win_by_fours(struct hunt *hunt, int most, enum plain plain, inarow_point point,
                 bool shortest)
{
    if (plain == LOST)
        return 0;
    if (plain == WON && most < 1) {
        hunt->is_cut = true;
        return 0;
    }
    if (plain == WON) {
        note_point(hunt, 0, point);
        return hunt->line.points = 1;
    }
    int found = find_any(hunt, most, point);
    return found > 2 && shortest ? shorten_vcf(hunt, found, point) : found;
}

int add_line(inarow_attack *attack)
{
    const struct hunt *hunt = &attack->own;
    return add_vcf(attack->proof, hunt->line.point, hunt->line.points,
                   hunt->by_forbidden);
}

void prove_fours(inarow_attack *attack, int found)
{
    if (found && add_line(attack) != NO_NODE)
        end_proof(attack->proof);
}

void inarow_vcf(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                const inarow_attack_bounds *bounds, inarow_attack_line *line)
{
    inarow_point must;
    ask(attack, position, colour, ATTACKER, false, bounds);
    enum plain plain = look_for_fives(&attack->own.fours, &must);
    int found = win_by_fours(&attack->own, attack->most, plain, must, bounds->shortest);
    prove_fours(attack, found);
    write_answer(attack, found, line);
}
