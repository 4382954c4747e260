/* Judges hypothetical stones. Two files share this code: forbidden.c decides about
 * stones, and proof.c explains the decisions. */
#ifndef INAROW_CORE_FORBIDDEN_H
#define INAROW_CORE_FORBIDDEN_H

#include "bits.h"
#include "budget.h"
#include "row.h"
#include "star.h"

/* A board with hypothetical stones. Without such stones, `own` points to the lines of
 * the position, so most points are judged without a copy. */
struct trial {
    const inarow_rules *rules;
    inarow_win win, lose, rival; /* rows of the colour; rows of the other colour if
                                  * there are two colours */
    inarow_reasons forbid;       /* patterns forbidden to the colour */
    bool by_star;      /* true if the colour's stones may be judged by their star */
    unsigned searches; /* number of searches for threes that are left; 0: the stone is
                        * too deep */
    const uint32_t *own, *others; /* lines of the colour, and of all other colours */
    uint32_t copy[INAROW_LINES], rest[INAROW_LINES];
};

/* The maximum number of searches for threes per stone. The worst known renju positions
 * need fewer than a hundred (tests/positions/worst.tsv). A stone that moves is allowed
 * fewer searches, because there are many possible moves. A proof is allowed more. */
enum {
    SEARCHES = 5000,
    SEARCHES_OF_MOVE = SEARCHES / 50,
    SEARCHES_OF_SHORTEST = 5 * SEARCHES, /* limit beyond which a proof need not be the
                                          * shortest */
    SEARCHES_OF_PROOF = 50 * SEARCHES
};

/* The number of steps that a search takes from the budget. A search judges a few
 * hypothetical stones. */
enum { STEPS_OF_SEARCH = 8 };

/* Finds the patterns that a stone makes, as far as its star shows them. Returns false
 * if the star is not sufficient. In this case, there may be a double-three, or the
 * colour also wins with longer rows. The fours and threes must then be read row by
 * row. */
static inline bool star_is_sufficient(inarow_win win, inarow_reasons forbid,
                                      struct shape shape, inarow_reasons *makes)
{
    bool threes = has_two_threes(shape) && forbid & INAROW_BIT(DOUBLE_THREE);
    *makes = 0;
    if (!(shape.five | shape.four) && !threes)
        return true; /* the usual case */
    *makes = kinds_of_rows(shape);
    if (wins(win, *makes))
        return true;
    if (!win.exactly)
        return !(forbid & (INAROW_BIT(DOUBLE_FOUR) | INAROW_BIT(DOUBLE_THREE)));
    if (has_two_fours(shape))
        *makes |= INAROW_BIT(DOUBLE_FOUR) & forbid;
    return !threes;
}

/* Sets the rules for a colour, without a board. */
INTERNAL void set_rules(struct trial *trial, const inarow_rules *rules, int colour);

INTERNAL void open_trial(struct trial *trial, const inarow_rules *rules,
                         const inarow_position *position, int colour);

/* Adds or removes a hypothetical stone. */
static inline void flip_in_trial(struct trial *trial, inarow_point point)
{
    if (trial->own != trial->copy) {
        memcpy(trial->copy, trial->own, (size_t)trial->rules->lines * sizeof *trial->own);
        trial->own = trial->copy;
    }
    flip_stone(trial->rules, trial->copy, point);
}

/* Corrects a row that was read on a closed line, where edges are joined. There, a row
 * is at most as long as its line. If the line is hardly longer than a winning row,
 * both ends of the row are the same point, and fours and threes are not defined. */
INTERNAL struct row cut_row(const struct ring *ring, inarow_win win, struct row row);

/* Returns the row that a stone at the point makes on the given lines in a direction. */
INLINE struct row row_on(const struct trial *trial, inarow_win win, const uint32_t *line,
                         int direction, inarow_point point, bool joined)
{
    struct place at = place_of(trial->rules, direction, point);
    uint32_t taken = trial->own[at.line] | trial->others[at.line];
    struct row row =
        read_row(win, line[at.line], trial->rules->board[at.line] & ~taken, at.bit);
    return RARELY(joined) ? cut_row(&trial->rules->ring[at.line], win, row) : row;
}

static inline struct row row_of(const struct trial *trial, inarow_win win,
                                const uint32_t *line, int direction, inarow_point point)
{
    return row_on(trial, win, line, direction, point, trial->rules->spec.joined);
}

static inline struct row row_in_trial(const struct trial *trial, int direction,
                                      inarow_point point)
{
    return row_of(trial, trial->win, trial->own, direction, point);
}

/* Returns the point at end 0 or 1 where the row becomes a straight four. */
static inline inarow_point end_of(const struct trial *trial, const struct row *row,
                                  int direction, inarow_point point, int end)
{
    return point_along(trial->rules, point, direction,
                       end == 0 ? row->from - 1 : row->to + 1);
}

/* Returns the number of ends at which another colour's stone blocks the row. */
static inline int blocked_ends(const struct trial *trial, const struct row *row,
                               int direction, inarow_point point)
{
    struct place at = place_of(trial->rules, direction, point);
    uint64_t others = (uint64_t)trial->others[at.line] << 1; /* bit 0 is off the board */
    return (int)((others >> (at.bit + row->from) & 1) +
                 (others >> (at.bit + row->to + 2) & 1));
}

/* Returns the kind of a row by its length and ends: FIVE, OVERLINE or 0. */
static inline inarow_reasons row_kind(const struct trial *trial, const struct row *row,
                                      int direction, inarow_point point)
{
    int over = row_length(row) - trial->win.length;
    if (over == 0 && trial->win.open && blocked_ends(trial, row, direction, point) == 2)
        return 0;
    return over < 0 ? 0 : over ? INAROW_BIT(OVERLINE) : INAROW_BIT(FIVE);
}

/* Returns true if a row of this length loses. */
static inline bool loses(inarow_win lose, int length)
{
    int over = length - lose.length;
    return lose.length && over >= 0 && !(over && lose.exactly);
}

static inline bool is_losing_row(const struct trial *trial, const struct row *row)
{
    return loses(trial->lose, row_length(row));
}

/* Returns true if the row has a length in spec.open_rows and must not stay open. */
static inline bool is_open_row(const struct trial *trial, const struct row *row,
                               int direction, inarow_point point)
{
    return trial->rules->spec.open_rows >> row_length(row) & 1 &&
           blocked_ends(trial, row, direction, point) == 0;
}

/* Returns true if the opponent's row at this place would win or be a straight four. A
 * stone there is then a defence (unless_defence). */
static inline bool is_defended(const struct trial *trial, const struct row *row)
{
    int over = row_length(row) - trial->rival.length;
    return over == 0 || (over > 0 && !trial->rival.exactly) ||
           (row->fours == 1 && row->four[0] && row->four[1]);
}

/* Returns the row that the opponent would make. */
static inline struct row rival_row(const struct trial *trial, int direction,
                                   inarow_point point)
{
    return row_of(trial, trial->rival, trial->others, direction, point);
}

/* Returns the patterns that a stone at the point makes. If `enough` is true, the
 * search stops at the first forbidden pattern. */
INTERNAL inarow_reasons makes_in_trial(struct trial *trial, inarow_point point,
                                       bool enough);

/* Returns the patterns of a stone that is actually played. The double-three may be a
 * defence (unless_defence), or undecided after too many searches. */
INTERNAL inarow_reasons makes_by_rule(struct trial *trial, inarow_point point,
                                      bool enough, unsigned searches);

/* Returns the kinds of rows for a colour without forbidden patterns. Only the lengths
 * of the colour's rows are examined. */
INTERNAL inarow_reasons row_kinds_only(const inarow_rules *rules,
                                       const inarow_position *position, uint8_t colour,
                                       inarow_point from, inarow_point point);

/* Returns the patterns that a shared stone makes under the rules for one player
 * (spec.shared). */
INTERNAL inarow_reasons makes_for_player(const inarow_rules *rules,
                                         const inarow_position *position, uint8_t player,
                                         uint8_t colour, inarow_point point);

/* Handles the usual case: no hypothetical stones, two colours, and a sufficient star. */
INLINE bool makes_by_star(const inarow_rules *rules, const inarow_position *position,
                          uint8_t colour, inarow_point point, inarow_reasons *makes)
{
    if (rules->spec.colours != 2 || !(rules->by_star >> colour & 1))
        return false;
    inarow_win win = rules->spec.win[colour];
    struct star star = star_of(rules, lines_of(rules, position, colour),
                               lines_of(rules, position, 1 - colour), point);
    return star_is_sufficient(win, rules->spec.forbid[colour],
                              shape_of(star, win.exactly), makes);
}

/* Returns all patterns of a stone that was placed, or moved from `from`, under all
 * rules for its colour. */
INTERNAL inarow_reasons makes_by_search(const inarow_rules *rules,
                                        const inarow_position *position, uint8_t colour,
                                        inarow_point from, inarow_point point);

/* Returns the patterns that a placed stone makes. The function is inlined into
 * play-outs, so that it is compiled for their instructions. */
INLINE inarow_reasons makes_of_stone(const inarow_rules *rules,
                                     const inarow_position *position, uint8_t colour,
                                     inarow_point point)
{
    inarow_reasons makes;
    if (makes_by_star(rules, position, colour, point, &makes))
        return makes;
    return makes_by_search(rules, position, colour, INAROW_NOWHERE, point);
}

/* Returns true if the colour may make a straight four at `end`, given the row's stone
 * as a hypothetical stone. Under reading 1, the stone must pass both tests of RIF 9.3.
 * Otherwise, as the article is printed, one test is enough. */
INTERNAL bool straight_four_is_allowed(struct trial *trial, inarow_point end);

#endif
