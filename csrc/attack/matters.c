/*
 * Where one stone more could matter to a win by fours that is there, or to one that is
 * not. Both are sets that may be too large, but leave out nothing: a stone that stands in
 * no row of either side's, of those that could come to count, changes no answer.
 */
#include "matters.h"

static void add_to_set(inarow_set *set, inarow_point point)
{
    set->row[INAROW_Y(point)] |= UINT32_C(1) << INAROW_X(point);
}

static void add_all(const struct fours *fours, inarow_set *set)
{
    for (int y = 0; y < fours->rules->height; y++)
        set->row[y] = vacant_on(fours, y);
}

/* The rows on a line that have room, none of their points among `taken`, and hold so many
 * of the stones at least: to be visited one by one. */
struct rows {
    uint32_t open, stones, whole; /* where they begin; a row that begins at bit 0 */
    int least;
};

static struct rows rows_on(const struct fours *fours, int line, uint32_t taken,
                           uint32_t stones, int length, int least)
{
    struct rows rows = {
        .stones = stones, .whole = (UINT32_C(1) << length) - 1, .least = least};
    if (!has_bits(stones, least))
        return rows;
    uint32_t room = fours->rules->board[line] & ~taken;
    rows.open = room;
    for (int i = 1; i < length; i++)
        rows.open &= room >> i;
    return rows;
}

/* The points of the next row; 0 after the last one. */
static uint32_t next_row(struct rows *rows)
{
    while (rows->open) {
        int from = __builtin_ctz(rows->open);
        rows->open &= rows->open - 1;
        if (has_bits(rows->stones >> from & rows->whole, rows->least))
            return rows->whole << from;
    }
    return 0;
}

static void add_vacant(const struct fours *fours, int line, uint32_t points,
                       inarow_set *set)
{
    points &= ~(fours->stones[ATTACKER][line] | fours->stones[DEFENDER][line]);
    for (; points; points &= points - 1)
        add_to_set(set, point_on(fours, line, __builtin_ctz(points)));
}

/* The points of all rows of a side's in which so many of the stones stand, and none of
 * the other side that stands now. */
void add_rows(const struct fours *fours, int side, const uint32_t *stones, int least,
              inarow_set *set)
{
    for (int line = 0; line < fours->rules->lines; line++) {
        if (!fours->step[line])
            continue;
        struct rows rows = rows_on(fours, line, fours->stones[!side][line], stones[line],
                                   fours->win[side].length, least);
        uint32_t points = 0;
        for (uint32_t row = next_row(&rows); row; row = next_row(&rows))
            points |= row;
        add_vacant(fours, line, points, set);
    }
}

static void copy_stones(const struct fours *fours, int side, uint32_t *stones)
{
    memcpy(stones, fours->stones[side], (size_t)fours->rules->lines * sizeof *stones);
}

/* Does the attacker make two threes on the way, by their rows alone? */
static bool makes_two_threes(inarow_attack *attack)
{
    struct fours *fours = &attack->fours;
    const struct line *line = &attack->line;
    struct change change[INAROW_ATTACK_POINTS];
    int at = 0;
    bool found = false;
    for (; at < line->points - 1 && !found; at++) {
        int side = at % 2 ? DEFENDER : ATTACKER;
        found = side == ATTACKER && threes_of(fours, ATTACKER, line->point[at]) >= 2;
        put_four(fours, side, line->point[at], &change[at]);
    }
    while (at-- > 0)
        take_four(fours, at % 2 ? DEFENDER : ATTACKER, line->point[at], &change[at]);
    return found;
}

/* The same from the stone at `at` on, where the attacker must play at `must`, if the
 * defender has a four there. */
static bool wins_from(inarow_attack *attack, int at, inarow_point must)
{
    struct fours *fours = &attack->fours;
    inarow_point stone = attack->line.point[at], five[2], theirs[2];
    struct change one, other;
    bool undecided = false, wins;
    int fives = fives_of_stone(fours, stone, five);
    if (fives == 0 || (must != INAROW_NOWHERE && must != stone) ||
        is_forbidden_to(fours, ATTACKER, stone, &undecided))
        return false;
    if (fives == 2)
        return true;
    put_four(fours, ATTACKER, stone, &one);
    wins = is_forbidden_to(fours, DEFENDER, five[0], &undecided) && !undecided;
    if (!wins && five[0] == attack->line.point[at + 1] && at + 3 < attack->line.points) {
        put_four(fours, DEFENDER, five[0], &other);
        int threats = fives_through(fours, DEFENDER, five[0], theirs);
        wins = threats < 2 &&
               wins_from(attack, at + 2, threats ? theirs[0] : INAROW_NOWHERE);
        take_four(fours, DEFENDER, five[0], &other);
    }
    take_four(fours, ATTACKER, stone, &one);
    return wins;
}

bool still_wins(inarow_attack *attack)
{
    return wins_from(attack, 0, INAROW_NOWHERE);
}

void find_spoilers(inarow_attack *attack, inarow_set *set)
{
    const struct fours *fours = &attack->fours;
    const struct line *line = &attack->line;
    uint32_t theirs[INAROW_LINES];
    memset(set, 0, sizeof *set);
    if (attack->by_forbidden || fours->reach[ATTACKER] == ANYWHERE ||
        (fours->reach[ATTACKER] == BY_THREES && makes_two_threes(attack))) {
        add_all(fours, set);
        return;
    }
    copy_stones(fours, DEFENDER, theirs);
    for (int at = 0; at < line->points; at++) {
        add_to_set(set, line->point[at]);
        if (at % 2)
            flip_stone(fours->rules, theirs, line->point[at]);
    }
    add_rows(fours, DEFENDER, theirs, fours->win[DEFENDER].length - 2, set);
}

/* Add all stones that the attacker could have after fours, however they were answered:
 * each fills a row that lacks two at most. False if there are none to be added. */
static bool add_fours(const struct fours *fours, uint32_t *own)
{
    int length = fours->win[ATTACKER].length;
    bool added = false;
    for (int line = 0; line < fours->rules->lines; line++) {
        if (!fours->step[line])
            continue;
        struct rows rows = rows_on(fours, line, fours->stones[DEFENDER][line], own[line],
                                   length, length - 2);
        for (uint32_t row = next_row(&rows); row; row = next_row(&rows)) {
            for (uint32_t left = row & ~own[line]; left; left &= left - 1) {
                flip_stone(fours->rules, own, point_on(fours, line, __builtin_ctz(left)));
                added = true;
            }
            rows.stones = own[line];
        }
    }
    return added;
}

void find_helpers(inarow_attack *attack, inarow_set *set)
{
    const struct fours *fours = &attack->fours;
    uint32_t own[INAROW_LINES], theirs[INAROW_LINES];
    memset(set, 0, sizeof *set);
    if (attack->hangs) {
        add_all(fours, set);
        return;
    }
    copy_stones(fours, ATTACKER, own);
    while (add_fours(fours, own))
        ;
    add_rows(fours, ATTACKER, own, fours->win[ATTACKER].length - 3, set);
    /* The answers to fours stand where these could. */
    copy_stones(fours, DEFENDER, theirs);
    for (int line = 0; line < fours->rules->lines; line++) {
        if (fours->step[line])
            theirs[line] |= own[line] & ~fours->stones[ATTACKER][line];
    }
    add_rows(fours, DEFENDER, theirs, fours->win[DEFENDER].length - 1, set);
}
