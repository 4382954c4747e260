#include "oracle.h"

#include <string.h>

static const char stone_of[2] = {BLACK, WHITE};
static const int directions[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

/* A search: its limits and its use of them. */
struct search {
    const struct law *law;
    struct board board;
    int attacker;
    uint64_t most, nodes; /* most: 0 means no limit */
    bool is_cut;          /* a win may need more stones than the limit, */
    bool is_over;         /* or more nodes */
    struct spot first;    /* of the win */
};

static char look(const struct board *board, int x, int y)
{
    bool inside = x >= 0 && x < board->width && y >= 0 && y < board->height;
    return inside ? board->at[y][x] : '\0';
}

static char *at(struct board *board, struct spot spot)
{
    return &board->at[spot.y][spot.x];
}

/* ---- Rows ----------------------------------------------------------------------------
 */

/* Called for every place where a winning row lacks a given number of stones, with the
 * vacant points. Returns false to end the search. */
typedef bool visitor(void *data, const struct spot *lacking);

/* Finds the points that a row from (x, y) lacks. Returns false if the row cannot win,
 * or if it lacks another number of points. */
static bool lacks(const struct law *law, const struct board *board, int colour, int x,
                  int y, const int step[2], int count, struct spot *lacking)
{
    int length = law->length[colour], found = 0;
    for (int i = 0; i < length; i++) {
        struct spot spot = {x + i * step[0], y + i * step[1]};
        char what = look(board, spot.x, spot.y);
        if (what == VACANT && found < count)
            lacking[found++] = spot;
        else if (what != stone_of[colour])
            return false;
    }
    if (found < count)
        return false;
    return !law->exactly[colour] ||
           (look(board, x - step[0], y - step[1]) != stone_of[colour] &&
            look(board, x + length * step[0], y + length * step[1]) != stone_of[colour]);
}

static void each_row(const struct law *law, const struct board *board, int colour,
                     int count, visitor *visit, void *data)
{
    struct spot lacking[2];
    for (int y = 0; y < board->height; y++) {
        for (int x = 0; x < board->width; x++) {
            char what = board->at[y][x];
            if (what != VACANT && what != stone_of[colour])
                continue;
            for (int d = 0; d < 4; d++) {
                if (lacks(law, board, colour, x, y, directions[d], count, lacking) &&
                    !visit(data, lacking))
                    return;
            }
        }
    }
}

struct spots {
    struct spot *list;
    int count, room;
};

static bool add_spot(struct spots *spots, struct spot spot)
{
    for (int i = 0; i < spots->count && i < spots->room; i++) {
        if (spots->list[i].x == spot.x && spots->list[i].y == spot.y)
            return true;
    }
    if (spots->count < spots->room)
        spots->list[spots->count] = spot;
    spots->count++;
    return spots->count < spots->room;
}

static bool add_five(void *data, const struct spot *lacking)
{
    return add_spot(data, lacking[0]);
}

int oracle_fives(const struct law *law, const struct board *board, int colour,
                 struct spot *fives, int room)
{
    struct spots spots = {fives, 0, room};
    each_row(law, board, colour, 1, add_five, &spots);
    return spots.count;
}

static bool add_fours(void *data, const struct spot *lacking)
{
    return add_spot(data, lacking[0]) && add_spot(data, lacking[1]);
}

/* Finds every point where a stone makes a four. A four lacks one more stone to be a
 * winning row. */
static int find_fours(const struct law *law, const struct board *board, int colour,
                      struct spot fours[MAX_SIDE * MAX_SIDE])
{
    struct spots spots = {fours, 0, MAX_SIDE * MAX_SIDE};
    each_row(law, board, colour, 2, add_fours, &spots);
    return spots.count;
}

/* ---- Forbidden points ----------------------------------------------------------------
 */

/* The reference judges only Black's stones, so White's points are judged with the
 * colours exchanged. */
static struct board as_black(const struct board *board, int colour)
{
    struct board seen = *board;
    for (int y = 0; y < board->height && colour == 1; y++) {
        for (int x = 0; x < board->width; x++) {
            char what = board->at[y][x];
            seen.at[y][x] = what == BLACK ? WHITE : what == WHITE ? BLACK : what;
        }
    }
    return seen;
}

bool oracle_forbids(const struct law *law, const struct board *board, int colour,
                    struct spot spot)
{
    if (!law->is_bound[colour])
        return false;
    struct board seen = as_black(board, colour);
    return renju_judge(&seen, spot.x, spot.y, law->options) >= OVERLINE;
}

/* ---- Continuous fours ----------------------------------------------------------------
 */

static struct search begin(const struct law *law, const struct board *board, int colour,
                           uint64_t nodes)
{
    return (struct search){
        .law = law, .board = *board, .attacker = colour, .most = nodes};
}

static bool may_go_on(struct search *s)
{
    s->nodes++;
    s->is_over |= s->most && s->nodes > s->most;
    return !s->is_over;
}

static int fives_of(const struct search *s, int colour, struct spot five[2])
{
    return oracle_fives(s->law, &s->board, colour, five, 2);
}

static int fours_after(struct search *s, int stones);

/* The attacker has made a four, and the defender has no five: the defender takes the
 * point of five if that is legal. Returns the attacker's stones from here to a win, or
 * 0. */
static int answered(struct search *s, int stones)
{
    int defender = 1 - s->attacker, more = 0;
    struct spot five[2];
    if (fives_of(s, s->attacker, five) > 1 ||
        oracle_forbids(s->law, &s->board, defender, five[0]))
        return 1;
    *at(&s->board, five[0]) = stone_of[defender];
    more = fours_after(s, stones);
    *at(&s->board, five[0]) = VACANT;
    return more;
}

static int follow(struct search *s, struct spot four, int stones)
{
    if (oracle_forbids(s->law, &s->board, s->attacker, four))
        return 0;
    *at(&s->board, four) = stone_of[s->attacker];
    int more = answered(s, stones - 1);
    *at(&s->board, four) = VACANT;
    if (!more)
        return 0;
    s->first = four;
    return more + 1;
}

/* Returns the fewest stones, up to a limit, of a win in which each stone makes a four
 * and the last makes the five; 0 if there is none. The attacker has no five at once.
 * If the defender has one, the stone must be placed there. */
static int fours_after(struct search *s, int stones)
{
    struct spot four[MAX_SIDE * MAX_SIDE], five[2];
    int threats = fives_of(s, 1 - s->attacker, five), found = 0;
    if (threats > 1)
        return 0;
    int count = find_fours(s->law, &s->board, s->attacker, four);
    for (int i = 0; i < count && !found; i++) {
        if (threats && (four[i].x != five[0].x || four[i].y != five[0].y))
            continue;
        if (stones < 2)
            s->is_cut = true;
        if (stones < 2 || !may_go_on(s))
            return 0;
        found = follow(s, four[i], stones);
    }
    return found;
}

/* Looks for a win by a five at once, or by fours. */
static int win_within(struct search *s, int stones)
{
    struct spot five[2];
    if (fives_of(s, s->attacker, five) == 0)
        return fours_after(s, stones);
    s->first = five[0];
    return 1;
}

static struct found what_was_found(const struct search *s, int length)
{
    return (struct found){.answer = length       ? WIN
                                    : s->is_over ? UNKNOWN
                                                 : NONE,
                          .length = length,
                          .first = s->first,
                          .nodes = s->nodes};
}

struct found oracle_vcf(const struct law *law, const struct board *board, int colour,
                        uint64_t nodes)
{
    struct search s = begin(law, board, colour, nodes);
    int length = 0, stones = 2;
    do {
        s.is_cut = false;
        length = win_within(&s, stones++);
    } while (!length && s.is_cut && !s.is_over);
    return what_was_found(&s, length);
}

struct found oracle_any_vcf(const struct law *law, const struct board *board, int colour,
                            uint64_t nodes)
{
    struct search s = begin(law, board, colour, nodes);
    return what_was_found(&s, win_within(&s, MAX_SIDE * MAX_SIDE));
}

/* ---- Continuous threats --------------------------------------------------------------
 */

/* Returns true if the attacker has a VCF now. Its nodes count too. */
static bool has_vcf(struct search *s)
{
    struct search vcf = begin(s->law, &s->board, s->attacker, s->most);
    vcf.nodes = s->nodes;
    int length = 0, stones = 2;
    do {
        vcf.is_cut = false;
        length = win_within(&vcf, stones++);
    } while (!length && vcf.is_cut && !vcf.is_over);
    s->nodes = vcf.nodes;
    s->is_over |= vcf.is_over;
    s->first = vcf.first;
    return length > 0;
}

bool oracle_is_threat(const struct law *law, const struct board *board, int colour,
                      struct spot spot)
{
    struct search s = begin(law, board, colour, 0);
    struct spot five[2];
    *at(&s.board, spot) = stone_of[colour];
    return fives_of(&s, colour, five) > 0 || has_vcf(&s);
}

static bool threats_win(struct search *s, int threats);

/* The attacker has made a threat: returns true if all answers to it lose. */
static bool all_answers_lose(struct search *s, int threats)
{
    int defender = 1 - s->attacker;
    struct spot five[2];
    if (fives_of(s, defender, five) > 0 || !threats_win(s, 0))
        return false; /* the defender makes a five, or a pass shows that there was no
                       * threat */
    for (int y = 0; y < s->board.height; y++) {
        for (int x = 0; x < s->board.width; x++) {
            struct spot spot = {x, y};
            if (*at(&s->board, spot) != VACANT ||
                oracle_forbids(s->law, &s->board, defender, spot))
                continue;
            *at(&s->board, spot) = stone_of[defender];
            bool loses = threats_win(s, threats);
            *at(&s->board, spot) = VACANT;
            if (!loses)
                return false;
        }
    }
    return true;
}

/* Looks for a win by a VCF, or by at most `threats` threats to which all answers lose.
 * A four is a threat too: after a pass, the attacker makes the five. */
static bool threats_win(struct search *s, int threats)
{
    if (has_vcf(s))
        return true;
    for (int y = 0; y < s->board.height && threats > 0; y++) {
        for (int x = 0; x < s->board.width && may_go_on(s); x++) {
            struct spot spot = {x, y};
            if (*at(&s->board, spot) != VACANT ||
                oracle_forbids(s->law, &s->board, s->attacker, spot))
                continue;
            *at(&s->board, spot) = stone_of[s->attacker];
            bool wins = all_answers_lose(s, threats - 1);
            *at(&s->board, spot) = VACANT;
            if (wins) {
                s->first = spot;
                return true;
            }
        }
    }
    return false;
}

struct found oracle_vct(const struct law *law, const struct board *board, int colour,
                        int threats, uint64_t nodes)
{
    struct search s = begin(law, board, colour, nodes);
    for (int n = 0; n <= threats && !s.is_over; n++) {
        if (threats_win(&s, n))
            return (struct found){WIN, n, s.first, s.nodes};
    }
    return what_was_found(&s, 0);
}
