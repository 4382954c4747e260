/* Finds threats on the board, and the threats that a stone would make. The core's
 * row.h reads all of them. A three counts if it can become a straight four (RIF 9.3). */
#include "../inarow_attack.h"
#include "../core/forbidden.h"

/* Returns true if the row is a five that wins for the colour. */
static bool is_five(const struct trial *trial, const struct row *row, int direction,
                    inarow_point point)
{
    return wins(trial->win, row_kind(trial, row, direction, point));
}

static bool is_straight_four(const struct trial *trial, const struct row *row)
{
    return row->four[0] && row->four[1] && row->fours == 1 &&
           row_length(row) == trial->win.length - 1;
}

/* ---- A stone ----------------------------------------------------------------------- */

/* Returns true if an allowed stone can make the row a straight four. The row's own
 * stone is hypothetical. */
static bool is_three(struct trial *trial, const struct row *row, int direction,
                     inarow_point point)
{
    for (int end = 0; end < 2; end++) {
        if (!row->straight[end])
            continue;
        inarow_point at = end_of(trial, row, direction, point, end);
        if (trial->forbid ? straight_four_is_allowed(trial, at)
                          : !wins(trial->win, makes_in_trial(trial, at, true)))
            return true;
    }
    return false;
}

inarow_threat_stone inarow_threat_at(const inarow_rules *rules,
                                     const inarow_position *position, uint8_t colour,
                                     inarow_point point)
{
    inarow_threat_stone stone = {0};
    struct row row[INAROW_DIRECTIONS];
    struct trial trial;
    open_trial(&trial, rules, position, colour);
    inarow_reasons makes = makes_by_rule(&trial, point, false, SEARCHES);
    for (int n = 0; n < rules->directions; n++) {
        row[n] = row_in_trial(&trial, n, point);
        stone.fives += is_five(&trial, &row[n], n, point);
        stone.fours += row[n].fours;
        stone.straight_fours += is_straight_four(&trial, &row[n]);
    }
    flip_in_trial(&trial, point);
    for (int n = 0; n < rules->directions; n++)
        stone.threes +=
            makes_straight_four(&row[n]) && is_three(&trial, &row[n], n, point);
    stone.forbidden = !stone.fives && (makes & INAROW_BIT(TOO_DEEP) ||
                                       inarow_forbids(rules, colour, makes));
    return stone;
}

/* ---- Rows on the board ------------------------------------------------------------- */

/* Given a stone at the point, returns the kind of threat that the stone completes on a
 * line. FOUR means that the stone makes a five, and THREE that it makes a straight
 * four. Otherwise returns NOTHING. */
enum { NOTHING = -1 };

static int kind_made(const struct trial *trial, int direction, inarow_point point,
                     struct row *row)
{
    *row = row_in_trial(trial, direction, point);
    if (is_five(trial, row, direction, point))
        return INAROW_THREAT_FOUR;
    return is_straight_four(trial, row) ? INAROW_THREAT_THREE : NOTHING;
}

static bool is_vacant(const struct trial *trial, inarow_point point)
{
    uint32_t taken = trial->own[INAROW_Y(point)] | trial->others[INAROW_Y(point)];
    return trial->rules->board[INAROW_Y(point)] & ~taken & UINT32_C(1) << INAROW_X(point);
}

/* Returns true if the stone that makes a three a straight four is allowed and does not
 * win at once. */
static bool may_be_made(struct trial *trial, inarow_point point)
{
    inarow_reasons makes = makes_by_rule(trial, point, false, SEARCHES);
    return !wins(trial->win, makes) &&
           !(trial->forbid && (makes & INAROW_BIT(TOO_DEEP) || makes & trial->forbid));
}

/* Returns true if a stone at this end of the threat makes as long a row of the same
 * kind as a stone at the other end. `other` is the row at the other end. */
static bool makes_as_much(struct trial *trial, const inarow_threat *threat,
                          const struct row *other, inarow_point point)
{
    struct row row;
    if (point == INAROW_NOWHERE || !is_vacant(trial, point))
        return false;
    int kind = kind_made(trial, threat->line, point, &row);
    return kind == (int)threat->kind && row_length(&row) == row_length(other) &&
           (kind != INAROW_THREAT_THREE || may_be_made(trial, point));
}

/* Returns true if a stone of the other colour at `point` prevents the row that a stone
 * at `make` would make. */
static bool spoils(const struct trial *trial, const inarow_threat *threat,
                   inarow_point make, inarow_point point)
{
    struct place at = place_of(trial->rules, threat->line, make);
    uint32_t taken = trial->own[at.line] | trial->others[at.line] |
                     bits_of(trial->rules, at, threat->line, point);
    if (make == point)
        return true;
    struct row row = read_row(trial->win, trial->own[at.line],
                              trial->rules->board[at.line] & ~taken, at.bit);
    return threat->kind == INAROW_THREAT_THREE
               ? !is_straight_four(trial, &row)
               : !is_five(trial, &row, threat->line, make);
}

static void find_stops(const struct trial *trial, inarow_threat *threat,
                       const struct row *row, inarow_point point)
{
    for (int n = row->from - 2; n <= row->to + 2; n++) {
        inarow_point at = neighbour(trial->rules, point, threat->line, n);
        bool stops = at != INAROW_NOWHERE && is_vacant(trial, at);
        for (int i = 0; i < threat->makes && stops; i++)
            stops = spoils(trial, threat, threat->make[i], at);
        if (stops)
            threat->stop[threat->stops++] = at;
    }
}

/* Finds the threat that a stone at the point would make a five, or a straight four.
 * Returns false if there is no threat. Also returns false for one of the two ends of a
 * row, because the threat is then found from the other end. */
static bool find_threat(struct trial *trial, int direction, inarow_point point,
                        inarow_threat *threat)
{
    struct row row;
    int kind = kind_made(trial, direction, point, &row);
    if (kind == NOTHING || (kind == INAROW_THREAT_THREE && !may_be_made(trial, point)))
        return false;
    *threat = (inarow_threat){.kind = (enum inarow_threat_kind)kind,
                              .line = direction,
                              .makes = 1,
                              .make = {point, INAROW_NOWHERE}};
    const inarow_rules *rules = trial->rules;
    if (row.to == 0 && makes_as_much(trial, threat, &row,
                                     neighbour(rules, point, direction, row.from - 1)))
        return false;
    inarow_point other = neighbour(rules, point, direction, row.to + 1);
    if (row.from == 0 && makes_as_much(trial, threat, &row, other))
        threat->make[threat->makes++] = other;
    if (threat->makes == 2 && kind == INAROW_THREAT_FOUR)
        threat->kind = INAROW_THREAT_STRAIGHT_FOUR;
    for (int n = row.from; n <= row.to; n++)
        if (n != 0)
            threat->stone[threat->stones++] = point_along(rules, point, direction, n);
    find_stops(trial, threat, &row, point);
    return true;
}

void inarow_threats(const inarow_rules *rules, const inarow_position *position,
                    uint8_t colour, inarow_threat_visitor *visitor, void *data)
{
    struct trial trial;
    inarow_threat threat;
    open_trial(&trial, rules, position, colour);
    for (int y = 0; y < rules->height; y++) {
        uint32_t left = rules->board[y] & ~(trial.own[y] | trial.others[y]);
        for (; left; left &= left - 1) {
            inarow_point point = INAROW_POINT(__builtin_ctz(left), y);
            for (int n = 0; n < rules->directions; n++)
                if (find_threat(&trial, n, point, &threat))
                    visitor(&threat, data);
        }
    }
}
