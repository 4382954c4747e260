/* Finds points where one more stone could spoil a win by fours, or make one possible.
 * Both sets may be too large but are never too small. A stone outside the sets lies in
 * no row that either side could still use, so it changes no answer. */
#include "relevance.h"

/* Returns the points of a side's rows on a line that lack at most this number of
 * stones. A row with a stone of the other side does not count. */
static inline uint32_t rows_on(const struct fours *fours, int side, int line,
                               uint32_t stones, int lacking)
{
    uint32_t room = fours->rules->board[line] & ~fours->stones[!side][line];
    return rows_with_room(room, stones, fours->win[side].length, lacking);
}

void add_rows(const struct fours *fours, int side, const uint32_t *stones, int lacking,
              inarow_set *set)
{
    for (int line = 0; line < fours->rules->lines; line++) {
        if (!fours->step[line])
            continue;
        uint32_t left =
            vacant_on(fours, line) & rows_on(fours, side, line, stones[line], lacking);
        for (; left; left &= left - 1)
            add_to_set(set, point_on(fours, line, __builtin_ctz(left)));
    }
}

static void copy_stones(const struct fours *fours, int side, uint32_t *stones)
{
    memcpy(stones, fours->stones[side], (size_t)fours->rules->lines * sizeof *stones);
}

/* Returns true if this stone of the line, or a later stone of the attacker, makes two
 * threes. Whether the threes count by RIF 9.3 is not examined. */
static bool makes_two_threes(struct hunt *hunt, int at)
{
    struct fours *fours = &hunt->fours;
    const struct line *line = &hunt->line;
    struct change one, other;
    if (at >= line->points - 1)
        return false;
    inarow_point stone = line->point[at], answer = line->point[at + 1];
    if (threes_of(fours, ATTACKER, stone) >= 2)
        return true;
    if (at + 3 >= line->points)
        return false;
    put_four(fours, ATTACKER, stone, &one);
    put_four(fours, DEFENDER, answer, &other);
    bool found = makes_two_threes(hunt, at + 2);
    take_four(fours, DEFENDER, answer, &other);
    take_four(fours, ATTACKER, stone, &one);
    return found;
}

static bool are_two_of(const inarow_point five[2], const inarow_point *two)
{
    return (five[0] == two[0] && five[1] == two[1]) ||
           (five[0] == two[1] && five[1] == two[0]);
}

/* Returns true if the stone at `at`, the last before the five, wins in this position.
 * It wins with two points of five, or with one that the defender may not take. */
static bool is_winner(struct hunt *hunt, int at, const inarow_point five[2], int fives)
{
    struct fours *fours = &hunt->fours;
    const inarow_point *point = hunt->line.point + at;
    struct change change;
    bool undecided = false;
    if (!hunt->by_forbidden)
        return fives == 2 && are_two_of(five, point + 1);
    put_four(fours, ATTACKER, point[0], &change);
    bool wins = makes_five(fours, ATTACKER, point[2]) &&
                is_forbidden_to(fours, DEFENDER, point[2], &undecided) && !undecided;
    take_four(fours, ATTACKER, point[0], &change);
    return wins;
}

/* Returns true if the line wins in this position, from the stone at `at` on. `must` is
 * the point of the defender's four. */
static bool wins_from(struct hunt *hunt, int at, inarow_point must)
{
    struct fours *fours = &hunt->fours;
    const inarow_point *point = hunt->line.point + at;
    inarow_point five[2];
    struct change one, other;
    bool undecided = false;
    int fives = fives_of_stone(fours, point[0], five);
    if (fives == 0 || (must != INAROW_NOWHERE && must != point[0]) ||
        is_forbidden_to(fours, ATTACKER, point[0], &undecided))
        return false;
    if (at + 3 == hunt->line.points)
        return is_winner(hunt, at, five, fives);
    if (fives == 2 || five[0] != point[1])
        return false;
    put_four(fours, ATTACKER, point[0], &one);
    bool wins = !is_forbidden_to(fours, DEFENDER, five[0], &undecided);
    if (wins) {
        put_four(fours, DEFENDER, five[0], &other);
        wins = can_be_met(fours, five[0], &must) && wins_from(hunt, at + 2, must);
        take_four(fours, DEFENDER, five[0], &other);
    }
    take_four(fours, ATTACKER, point[0], &one);
    return wins;
}

bool still_wins(struct hunt *hunt, inarow_point must)
{
    return wins_from(hunt, 0, must);
}

void find_spoilers(struct hunt *hunt, inarow_set *set)
{
    const struct fours *fours = &hunt->fours;
    const struct line *line = &hunt->line;
    uint32_t theirs[INAROW_LINES];
    memset(set, 0, sizeof *set);
    if (hunt->by_forbidden || fours->reach[ATTACKER] == ANYWHERE ||
        (fours->reach[ATTACKER] == BY_THREES && makes_two_threes(hunt, 0))) {
        find_vacant(fours, set);
        return;
    }
    copy_stones(fours, DEFENDER, theirs);
    for (int at = 0; at < line->points; at++) {
        add_to_set(set, line->point[at]);
        if (at % 2)
            flip_stone(fours->rules, theirs, line->point[at]);
    }
    add_rows(fours, DEFENDER, theirs, 2, set);
}

/* Adds all points where the attacker could place stones in a sequence of fours,
 * whatever the answers are. Each stone fills a row that lacks at most two stones.
 * `examined` has the stones of each line when it was last examined. Returns false if
 * it adds no points. */
static bool add_fours(const struct fours *fours, uint32_t *own, uint32_t *examined)
{
    bool added = false;
    for (int line = 0; line < fours->rules->lines; line++) {
        if (!fours->step[line] || own[line] == examined[line])
            continue;
        examined[line] = own[line];
        uint32_t left = ~own[line] & rows_on(fours, ATTACKER, line, own[line], 2);
        for (; left; left &= left - 1) {
            inarow_point point = point_on(fours, line, __builtin_ctz(left));
            if (has_bit(own, point)) /* a closed line shows the point twice */
                continue;
            flip_stone(fours->rules, own, point);
            added = true;
        }
    }
    return added;
}

void find_helpers(struct hunt *hunt, inarow_set *set)
{
    const struct fours *fours = &hunt->fours;
    uint32_t own[INAROW_LINES], theirs[INAROW_LINES], examined[INAROW_LINES];
    memset(set, 0, sizeof *set);
    if (hunt->hangs) {
        find_vacant(fours, set);
        return;
    }
    copy_stones(fours, ATTACKER, own);
    memset(examined, 0, (size_t)fours->rules->lines * sizeof *examined);
    while (add_fours(fours, own, examined))
        ;
    add_rows(fours, ATTACKER, own, 3, set);
    /* The defender's answers to fours may also be on these points. */
    copy_stones(fours, DEFENDER, theirs);
    for (int line = 0; line < fours->rules->lines; line++) {
        if (fours->step[line])
            theirs[line] |= own[line] & ~fours->stones[ATTACKER][line];
    }
    add_rows(fours, DEFENDER, theirs, 1, set);
}
