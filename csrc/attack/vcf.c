/*
 * Wins by continuous fours.
 *
 * Depth first: each stone of the attacker that makes a four, and the one answer to it.
 * What has no win within so many stones is remembered by its key, so that fours that were
 * tried in another order are not tried again. The shortest win is found by allowing one
 * stone more each time; so is a short one, where a search in depth takes long.
 */
#include "vcf.h"

/* Nodes of the first turn of a search for any win, and how much longer the next one is.
 */
enum { FIRST_OF_ANY = 1000, LONGER = 4 };

static void note_point(inarow_attack *attack, int ply, inarow_point point)
{
    attack->line.point[ply] = point;
}

inarow_point other_answer(struct fours *fours, inarow_point forbidden)
{
    const inarow_rules *rules = fours->rules;
    for (int y = 0; y < rules->height; y++) {
        for (uint32_t left = vacant_on(fours, y); left; left &= left - 1) {
            inarow_point point = INAROW_POINT(__builtin_ctz(left), y);
            bool undecided = false;
            if (point != forbidden &&
                !is_forbidden_to(fours, DEFENDER, point, &undecided))
                return point;
        }
    }
    return INAROW_NOWHERE;
}

/* The line ends: a stone, whose four is answered, and the five. */
static int end_line(inarow_attack *attack, int ply, inarow_point stone,
                    inarow_point answer, inarow_point five)
{
    note_point(attack, ply, stone);
    note_point(attack, ply + 1, answer);
    note_point(attack, ply + 2, five);
    attack->line.points = ply + 3;
    return 2;
}

/* Of two points of five the defender takes one that he may take. */
static int end_with_two(inarow_attack *attack, int ply, inarow_point stone,
                        const inarow_point five[2])
{
    struct fours *fours = &attack->fours;
    struct change change;
    bool undecided = false;
    inarow_point answer = five[0], last = five[1];
    put_four(fours, ATTACKER, stone, &change);
    attack->by_forbidden = is_forbidden_to(fours, DEFENDER, answer, &undecided);
    if (attack->by_forbidden) {
        answer = five[1];
        last = five[0];
        if (is_forbidden_to(fours, DEFENDER, answer, &undecided))
            answer = other_answer(fours, last);
    }
    take_four(fours, ATTACKER, stone, &change);
    return end_line(attack, ply, stone, answer, last);
}

/* Look at a stone that makes a four: a win with two stones, or one to be tried. */
static int look_at(inarow_attack *attack, int ply, inarow_point point)
{
    struct fours *fours = &attack->fours;
    inarow_point five[2];
    bool undecided = false;
    if (fives_of_stone(fours, point, five) == 2) {
        if (!is_forbidden_to(fours, ATTACKER, point, &undecided))
            return end_with_two(attack, ply, point, five);
        attack->is_doubtful |= undecided;
        attack->hangs = true;
    } else if (attack->attempts < MOST_ATTEMPTS) {
        attack->attempt[attack->attempts++] = (struct attempt){point, five[0]};
    } else {
        attack->is_over = attack->is_stopped = true;
    }
    return 0;
}

/* Every stone that makes a four; a win with two stones ends the search. */
static int find_attempts(inarow_attack *attack, int ply)
{
    const struct fours *fours = &attack->fours;
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
                int stones = *row & bit ? 0 : look_at(attack, ply, point);
                if (stones)
                    return stones;
                *row |= bit;
            }
        }
    }
    return 0;
}

static int search(inarow_attack *attack, int ply, int stones, inarow_point must);

/* Could a stone far away forbid this answer to the defender? */
static bool hangs_on_answer(const struct fours *fours, inarow_point five)
{
    int reach = fours->reach[DEFENDER];
    return reach == ANYWHERE ||
           (reach == BY_THREES && threes_of(fours, DEFENDER, five) >= 2);
}

/* Make a four and have it answered: the stones to the win after it, or 0. */
static int follow(inarow_attack *attack, int ply, int stones, struct attempt attempt)
{
    struct fours *fours = &attack->fours;
    struct change one, other;
    inarow_point must;
    bool undecided = false;
    int found = 0;
    if (is_forbidden_to(fours, ATTACKER, attempt.point, &undecided)) {
        attack->is_doubtful |= undecided;
        attack->hangs = true;
        return 0;
    }
    put_four(fours, ATTACKER, attempt.point, &one);
    if (is_forbidden_to(fours, DEFENDER, attempt.five, &undecided) && !undecided) {
        attack->by_forbidden = true;
        found = end_line(attack, ply, attempt.point, other_answer(fours, attempt.five),
                         attempt.five);
    } else if (stones <= 2) {
        attack->is_cut = true;
    } else {
        attack->is_doubtful |= undecided;
        attack->hangs |= hangs_on_answer(fours, attempt.five);
        put_four(fours, DEFENDER, attempt.five, &other);
        if (can_be_met(fours, attempt.five, &must))
            found = search(attack, ply + 2, stones - 1, must);
        take_four(fours, DEFENDER, attempt.five, &other);
        if (found || attack->is_over) {
            note_point(attack, ply, attempt.point);
            note_point(attack, ply + 1, attempt.five);
            found += found > 0;
        }
    }
    take_four(fours, ATTACKER, attempt.point, &one);
    return found;
}

/* The attacker's stones to a win, at most so many; 0 if there is none. */
static int search(inarow_attack *attack, int ply, int stones, inarow_point must)
{
    struct fours *fours = &attack->fours;
    struct failure *failure = &attack->failure[fours->key & attack->mask];
    if (must_stop(attack)) {
        attack->line.points = ply;
        return 0;
    }
    uint64_t key = fours->key ^ attack->salt;
    if (failure->key == key && failure->stones >= stones) {
        attack->is_cut |= failure->stones < ANY_STONES;
        attack->hangs |= failure->hangs;
        return 0;
    }
    int first = attack->attempts, found = 0;
    bool was_cut = attack->is_cut, hung = attack->hangs;
    attack->is_cut = attack->hangs = false;
    if (must == INAROW_NOWHERE)
        found = find_attempts(attack, ply);
    else if (makes_four(fours, must))
        found = look_at(attack, ply, must);
    for (int i = first; i < attack->attempts && !found && !attack->is_over; i++)
        found = follow(attack, ply, stones, attack->attempt[i]);
    attack->attempts = first;
    if (!found && !attack->is_over)
        *failure =
            (struct failure){key, attack->is_cut ? stones : ANY_STONES, attack->hangs};
    attack->is_cut |= was_cut;
    attack->hangs |= hung;
    return found;
}

/* Is there a point where a stone of the attacker's makes a four? */
static bool has_four(const struct fours *fours)
{
    int words = (fours->rules->lines + 63) / 64;
    for (int word = 0; word < words; word++) {
        if (fours->has_fours[word])
            return true;
    }
    return false;
}

int find_vcf(inarow_attack *attack, int stones, inarow_point must)
{
    attack->hangs = false;
    if (stones >= 2)
        return search(attack, 0, stones, must);
    attack->is_cut |= must == INAROW_NOWHERE ? has_four(&attack->fours)
                                             : makes_four(&attack->fours, must);
    return 0;
}

/* A search for so many nodes: false if they did not settle it. */
static bool find_in_turn(inarow_attack *attack, int stones, inarow_point must,
                         uint64_t turn, int *found)
{
    attack->is_cut = attack->is_over = false;
    attack->turn_end = attack->nodes + turn;
    *found = find_vcf(attack, stones, must);
    attack->turn_end = 0;
    return !attack->is_over || attack->is_stopped;
}

/* A win of few stones, in half a turn: from *few on, one more each time. */
static int find_short(inarow_attack *attack, int *few, inarow_point must, uint64_t turn)
{
    uint64_t end = attack->nodes + turn / 2;
    int found = 0;
    while (*few < attack->most &&
           find_in_turn(attack, *few, must, end - attack->nodes, &found) && !found &&
           attack->is_cut && !attack->is_stopped)
        ++*few;
    return found;
}

/* Any win. A search in depth may lose itself in long lines while a short win lies beside
 * them: where it takes long, there are turns to look for a short one too. What both have
 * found to be no win is remembered, so that little is done twice. */
static int find_any(inarow_attack *attack, inarow_point must)
{
    bool was_cut = attack->is_cut;
    int found = 0, few = 2;
    for (uint64_t turn = FIRST_OF_ANY;; turn *= LONGER) {
        if (find_in_turn(attack, attack->most, must, turn, &found))
            break;
        found = find_short(attack, &few, must, turn);
        if (found || attack->is_stopped)
            break;
    }
    attack->is_cut |= was_cut;
    return found;
}

/* A shorter win than the one that was found, if there is one: its line, and its stones.
 */
int shorten_vcf(inarow_attack *attack, int found, inarow_point must)
{
    struct line line = attack->line;
    for (int stones = 2; stones < found && !attack->is_over; stones++) {
        if (find_vcf(attack, stones, must))
            return stones;
    }
    attack->line = line;
    return found;
}

int win_by_fours(inarow_attack *attack, enum plain plain, inarow_point point,
                 bool shortest)
{
    if (plain == LOST)
        return 0;
    if (plain == WON && attack->most < 1) {
        attack->is_cut = true;
        return 0;
    }
    if (plain == WON) {
        note_point(attack, 0, point);
        return attack->line.points = 1;
    }
    int found = find_any(attack, point);
    return found > 2 && shortest ? shorten_vcf(attack, found, point) : found;
}

void inarow_vcf(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                const inarow_attack_bounds *bounds, inarow_attack_line *line)
{
    inarow_point point;
    ask(attack, position, colour, ATTACKER, bounds);
    enum plain plain = look_for_fives(&attack->fours, &point);
    write_answer(attack, win_by_fours(attack, plain, point, bounds->shortest), line);
}
