/*
 * The board as a search for fours sees it: for each line, at which of its points a stone
 * would complete a row that wins, or make a four. What a stone changes is on its own
 * lines, so these are read again, by the core's row.h, and the others stay as they were.
 */
#ifndef INAROW_ATTACK_FOURS_H
#define INAROW_ATTACK_FOURS_H

#include "../core/forbidden.h"

enum { ATTACKER, DEFENDER };

/* How far a stone reaches that makes a point forbidden to a side, or no longer so: along
 * its own lines; anywhere, if the stone there makes two threes; or anywhere. */
enum { BY_ROWS, BY_THREES, ANYWHERE };

/* Points of a line, as bits: where each side would make a five, the attacker a four. */
struct chances {
    uint32_t five[2], four;
};

struct fours {
    const inarow_rules *rules;
    int16_t first[INAROW_LINES], step[INAROW_LINES]; /* the point of a line's bit 0; on */
    uint8_t direction[INAROW_LINES];              /* its number among those that count */
    uint64_t has_fours[(INAROW_LINES + 63) / 64]; /* lines with a chance of one */
    struct chances chances[INAROW_LINES];
    uint32_t stones[2][INAROW_LINES];
    uint8_t colour[2];
    inarow_win win[2];
    uint8_t reach[2]; /* of stones, to points forbidden to the side */
    uint64_t key;     /* of the stones: that of a bare board, and the number of each */
    uint64_t number[2][INAROW_SIDE << 5];
    struct mind mind;
};

/* What a stone changed, to take it back. */
struct change {
    struct chances before[INAROW_DIRECTIONS];
};

INTERNAL void open_fours(struct fours *fours, const inarow_rules *rules);
INTERNAL void set_up_fours(struct fours *fours, const inarow_position *position,
                           uint8_t attacker);

/* The same position, with the defender of the other as the attacker. */
INTERNAL void set_up_opposite(struct fours *fours, const struct fours *other);

INTERNAL void put_four(struct fours *fours, int side, inarow_point point,
                       struct change *change);
INTERNAL void take_four(struct fours *fours, int side, inarow_point point,
                        const struct change *change);

/* Are so many bits set? Not every machine can count them fast. */
static inline bool has_bits(uint64_t word, int least)
{
    if (least < 1)
        return true;
    for (; least > 1; least--)
        word &= word - 1;
    return word != 0;
}

/* The points of all rows of a length on a line that lie within `room` and hold so many of
 * the stones at least, as bits: a stone elsewhere comes to nothing. */
INTERNAL uint32_t rows_with_room(uint32_t room, uint32_t stones, int length, int least);

/* Add a point to a set; NOWHERE is none. */
static inline void add_to_set(inarow_set *set, inarow_point point)
{
    if (point != INAROW_NOWHERE)
        set->row[INAROW_Y(point)] |= UINT32_C(1) << INAROW_X(point);
}

/* The vacant points of a line, as bits. */
static inline uint32_t vacant_on(const struct fours *fours, int line)
{
    return fours->rules->board[line] &
           ~(fours->stones[ATTACKER][line] | fours->stones[DEFENDER][line]);
}

/* All vacant points. */
static inline void find_vacant(const struct fours *fours, inarow_set *set)
{
    for (int y = 0; y < fours->rules->height; y++)
        set->row[y] = vacant_on(fours, y);
}

/* Is a stone of the side, which makes no five, forbidden at the point? A stone of which
 * it takes too long to tell is: *undecided is set. */
INTERNAL bool is_forbidden_to(struct fours *fours, int side, inarow_point point,
                              bool *undecided);

/* Would a side's stone at the point make a five? */
INTERNAL bool makes_five(const struct fours *fours, int side, inarow_point point);

/* Would an attacker's stone at the point make a four, or several? */
INTERNAL bool makes_four(const struct fours *fours, inarow_point point);

/* The points of five that an attacker's stone at a point would make: the first two. How
 * many of them there are. */
INTERNAL int fives_of_stone(const struct fours *fours, inarow_point point,
                            inarow_point five[2]);

/* How many threes a stone of a side would make, by the rows alone (RIF 3). */
INTERNAL int threes_of(const struct fours *fours, int side, inarow_point point);

/* After a stone of the defender's at the point: where he would make a five next, which is
 * where the attacker must play; or NOWHERE. False if there are two such points. */
INTERNAL bool can_be_met(const struct fours *fours, inarow_point point,
                         inarow_point *must);

/* The points of five that a side has: the first two; how many of them there are. */
INTERNAL int all_fives(const struct fours *fours, int side, inarow_point five[2]);

/* The point of a bit of a line. */
static inline inarow_point point_on(const struct fours *fours, int line, int bit)
{
    if (RARELY(fours->rules->spec.joined))
        return point_around(fours->rules, (inarow_point)fours->first[line],
                            fours->direction[line], bit);
    return (inarow_point)(fours->first[line] + bit * fours->step[line]);
}

#endif
