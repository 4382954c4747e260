/* Describes the board during a search for fours. For each line, it has the points
 * where a stone would complete a winning row or make a four. A stone affects only its
 * own lines, so only these are read again, by the core's row.h. Lines with the same
 * stones come up again and again, so their readings are kept. */
#ifndef INAROW_ATTACK_FOURS_H
#define INAROW_ATTACK_FOURS_H

#include "../core/forbidden.h"

enum { ATTACKER, DEFENDER };

/* The stones that can make a point forbidden to a side, or allowed again. BY_ROWS
 * means stones on the point's own lines. BY_THREES also includes any stone that makes
 * two threes. ANYWHERE means any stone. */
enum { BY_ROWS, BY_THREES, ANYWHERE };

/* Points of a line, as bits. In `five` are the points where each side makes a five,
 * and in `four` those where the attacker makes a four. */
struct chances {
    uint32_t five[2], four;
};

/* The chances on a line that was read before, for an attacker of this colour. */
struct reading {
    uint32_t stones[2], vacant;
    struct chances chances;
    uint8_t attacker;
};

enum { READING_BITS = 11 }; /* 2,048 readings fit into a processor's cache */

struct fours {
    const inarow_rules *rules;
    int16_t first[INAROW_LINES], step[INAROW_LINES]; /* point of bit 0 of a line; step
                                                      * from each bit to the next */
    uint8_t direction[INAROW_LINES]; /* number of the direction among those that count */
    uint64_t has_fours[(INAROW_LINES + 63) / 64]; /* lines where a four is possible */
    struct chances chances[INAROW_LINES];
    uint32_t stones[2][INAROW_LINES];
    uint8_t colour[2];
    inarow_win win[2];
    uint8_t reach[2]; /* stones that can affect points forbidden to the side */
    uint64_t key;     /* key of the stones: the key of the empty board, combined with the
                       * number of each stone */
    uint64_t number[2][INAROW_SIDE << 5];
    struct trial trial;
    struct reading reading[1 << READING_BITS];
};

/* The effects of a stone, which are needed to undo it. */
struct change {
    struct chances before[INAROW_DIRECTIONS];
};

INTERNAL void open_fours(struct fours *fours, const inarow_rules *rules);
INTERNAL void set_up_fours(struct fours *fours, const inarow_position *position,
                           uint8_t attacker);

/* Sets up the position of `other` in `fours`, with the attacker and the defender
 * exchanged. */
INTERNAL void set_up_opposite(struct fours *fours, const struct fours *other);

INTERNAL void put_four(struct fours *fours, int side, inarow_point point,
                       struct change *change);
INTERNAL void take_four(struct fours *fours, int side, inarow_point point,
                        const struct change *change);

/* Returns the key of the stones with a further stone of a side, and an answer. Either
 * may be NOWHERE. */
static inline uint64_t key_with(const struct fours *fours, int side, inarow_point stone,
                                inarow_point answer)
{
    uint64_t key = fours->key;
    if (stone != INAROW_NOWHERE)
        key ^= fours->number[side][stone];
    if (answer != INAROW_NOWHERE)
        key ^= fours->number[!side][answer];
    return key;
}

/* Returns true if at least this number of bits, one or more, are set. Only some
 * machines can count bits fast. */
static inline bool has_bits(uint64_t word, int least)
{
    for (; least > 1; least--)
        word &= word - 1;
    return word != 0;
}

enum { MOST_LACKING = 4 };

/* Does the work of rows_with_room. The compiler unrolls its loops for a constant
 * length. */
INLINE uint32_t rows_lacking(uint32_t room, uint32_t stones, int length, int lacking)
{
    /* Bit i of each word belongs to the row that begins at point i. The row lacks
     * ones + 2 * twos + 4 * fours stones; if `more` is set, it lacks at least eight. */
    uint32_t rows = UINT32_MAX, ones = 0, twos = 0, fours = 0, more = 0, points = 0;
    for (int i = 0; i < length; i++) {
        uint32_t lacks = ~(stones >> i), two = ones & lacks, four = twos & two;
        rows &= room >> i;
        ones ^= lacks;
        twos ^= two;
        more |= fours & four;
        fours ^= four;
    }
    rows &= lacking == 4   ? ~(more | (fours & (twos | ones)))
            : lacking == 3 ? ~(more | fours)
            : lacking == 2 ? ~(more | fours | (twos & ones))
            : lacking == 1 ? ~(more | fours | twos)
                           : ~(more | fours | twos | ones);
    for (int i = 0; i < length; i++)
        points |= rows << i;
    return points;
}

/* Finds the rows of a length on one line that lie within `room` and lack at most this
 * number of stones, up to MOST_LACKING. Returns the points of all these rows as bits. */
static inline uint32_t rows_with_room(uint32_t room, uint32_t stones, int length,
                                      int lacking)
{
    if (length > lacking && !has_bits(stones, length - lacking))
        return 0;
    return length == 5 ? rows_lacking(room, stones, 5, lacking)
                       : rows_lacking(room, stones, length, lacking);
}

/* Adds a point to a set; ignores NOWHERE. */
static inline void add_to_set(inarow_set *set, inarow_point point)
{
    if (point != INAROW_NOWHERE)
        set->row[INAROW_Y(point)] |= UINT32_C(1) << INAROW_X(point);
}

/* Returns the vacant points of a line, as bits. */
static inline uint32_t vacant_on(const struct fours *fours, int line)
{
    return fours->rules->board[line] &
           ~(fours->stones[ATTACKER][line] | fours->stones[DEFENDER][line]);
}

/* Finds all vacant points. */
static inline void find_vacant(const struct fours *fours, inarow_set *set)
{
    for (int y = 0; y < fours->rules->height; y++)
        set->row[y] = vacant_on(fours, y);
}

/* Returns true if a stone of the side at the point is forbidden. The stone makes no
 * five. If the decision takes too long, the stone counts as forbidden and *undecided
 * is set. */
INTERNAL bool is_forbidden_to(struct fours *fours, int side, inarow_point point,
                              bool *undecided);

/* Returns true if a stone of the side at the point would make a five. */
INTERNAL bool makes_five(const struct fours *fours, int side, inarow_point point);

/* Returns true if an attacker's stone at the point would make at least one four. */
INTERNAL bool makes_four(const struct fours *fours, inarow_point point);

/* Finds the first two points of five that an attacker's stone would make. Returns the
 * number of points. */
INTERNAL int fives_of_stone(const struct fours *fours, inarow_point point,
                            inarow_point five[2]);

/* Returns the number of threes that a stone of a side would make by RIF 3. Whether
 * these threes count by RIF 9.3 is not examined. */
INTERNAL int threes_of(const struct fours *fours, int side, inarow_point point);

/* Assumes a stone of the defender at the point. *must becomes the point where the
 * defender would then make a five, and where the attacker must play. *must is NOWHERE
 * if there is no such point. Returns false if there are two such points. */
INTERNAL bool can_be_met(const struct fours *fours, inarow_point point,
                         inarow_point *must);

/* Finds a side's first two points of five. Returns the number of points. */
INTERNAL int all_fives(const struct fours *fours, int side, inarow_point five[2]);

/* Returns the point of a bit of a line. */
static inline inarow_point point_on(const struct fours *fours, int line, int bit)
{
    if (RARELY(fours->rules->spec.joined))
        return point_around(fours->rules, (inarow_point)fours->first[line],
                            fours->direction[line], bit);
    return (inarow_point)(fours->first[line] + bit * fours->step[line]);
}

#endif
