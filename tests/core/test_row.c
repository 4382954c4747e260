/* Tests one line through one stone: RIF 3, and reading 3 for fours and threes on one
 * line. */
#include "board.h"
#include "../../csrc/core/row.h"

/* Two words of a line. Characters: X own, O other, `.` vacant, `*` the new stone. */
struct line {
    uint32_t own, vacant;
    int bit;
};

static struct line read_line(const char *text)
{
    struct line line = {0, 0, 0};
    for (int i = 0; text[i]; i++) {
        line.own |= (uint32_t)(text[i] == 'X') << i;
        line.vacant |= (uint32_t)(text[i] == '.') << i;
        if (text[i] == '*')
            line.bit = i;
    }
    return line;
}

static const struct {
    const char *line;
    int length, fours; /* length of the row through the stone; number of fours that
                        * contain it */
    bool three;
    const char *why;
} lines[] = {
    {"...*...", 1, 0, false, "a single stone"},
    {"..XX*..", 3, 0, true, "a three"},
    {"..X.*X..", 2, 0, true, "a three need not be unbroken"},
    {".XX.*.", 1, 0, true, "the least room for a three"},
    {".XX*.", 3, 0, false, "no room for a straight four"},
    {"OXX*..", 3, 0, false, "stopped at one end"},
    {"O.XX*.O", 3, 0, false, "stopped at both, though one point away"},
    {"O.XX*..O", 3, 0, true, "six points between the stones are enough"},
    {"X..*XX..X", 3, 0, false, "whichever end: a six beyond it"},
    {"X..*XX...", 3, 0, true, "the other end is free of sixes"},
    {"X.*X.X", 2, 0, false, "a six beyond each of the two points"},
    {".X.*.X.", 1, 0, false, "two stones short of a straight four"},
    {".XX*X.", 4, 1, false, "a straight four is one four"},
    {"OXX*X.", 4, 1, false, "a four stopped at one end"},
    {"OXX*XO", 4, 0, false, "stopped at both: no four"},
    {"XX*X", 4, 0, false, "stopped by the edges"},
    {"XX*X.", 4, 1, false, "stopped by one edge"},
    {"XX.*X", 2, 1, false, "a four need not be unbroken"},
    {"X.XX*..", 3, 1, false, "nor is it a three besides"},
    {"X.X*X.X", 3, 2, false, "reading 3: two fours that share three stones"},
    {"XX.X*.XX", 2, 2, false, "reading 3: two fours that share two stones"},
    {"XXX.*.XXX", 1, 2, false, "reading 3: two fours that share one stone"},
    {"X.X*XOX", 3, 1, false, "one of two is stopped"},
    {"X.XX*X.X", 4, 0, false, "a six at either end: no four"},
    {"X.XX*X.", 4, 1, false, "a six at one end: a four, not a straight one"},
    {"XX.XX*.X", 3, 1, false, "six by the one point, five by the other"},
    {"XX*XX", 5, 0, false, "a five"},
    {".XXX*X.", 5, 0, false, "a five is no four"},
    {"XX*XXX", 6, 0, false, "an overline"},
};

START_TEST(lines_by_name)
{
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct line line = read_line(lines[i].line);
        struct row row = read_row((inarow_win){5, true}, line.own, line.vacant, line.bit);
        const char *why = lines[i].why;
        ck_assert_msg(row_length(&row) == lines[i].length, "length: %s", why);
        ck_assert_msg(row.fours == lines[i].fours, "fours: %s", why);
        ck_assert_msg(makes_straight_four(&row) == lines[i].three, "three: %s", why);
    }
}
END_TEST

/* HIST reading 8: where a longer row wins too, it completes a four and a straight
 * four. */
START_TEST(longer_rows_complete)
{
    static const struct {
        const char *line;
        bool four, three;
    } cases[] = {
        {"X.XX*X.X", true, false}, {"X..*XX..X", false, true}, {".X.*X.X.", false, true},
        {"XXX*.XX", true, false},  {"OXX*.XXO", true, false},  {"OXX*XO", false, false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct line line = read_line(cases[i].line);
        struct row row =
            read_row((inarow_win){5, false}, line.own, line.vacant, line.bit);
        ck_assert_msg((row.fours > 0) == cases[i].four, "four: %s", cases[i].line);
        ck_assert_msg(makes_straight_four(&row) == cases[i].three, "three: %s",
                      cases[i].line);
    }
}
END_TEST

/* ---- By the text of RIF 3 ----------------------------------------------------------
 */

enum { LONGEST = 11 };

/* A line of n points, between two points that belong to no colour. */
struct literal {
    char point[1 + LONGEST + 1];
    int n, stone; /* index of the new stone, from 1; the stone is in the line */
    inarow_win win;
};

static int first_of_row(const struct literal *line)
{
    int first = line->stone;
    while (line->point[first - 1] == 'X')
        first--;
    return first;
}

static int last_of_row(const struct literal *line)
{
    int last = line->stone;
    while (line->point[last + 1] == 'X')
        last++;
    return last;
}

static int length_of_row(const struct literal *line)
{
    return last_of_row(line) - first_of_row(line) + 1;
}

/* Returns true if the new stone is in a winning row; for Black, a five. */
static bool row_wins(const struct literal *line)
{
    int length = length_of_row(line);
    return line->win.exactly ? length == line->win.length : length >= line->win.length;
}

/* Returns the points where one more stone makes a winning row with the new stone. */
static uint32_t winning_points(struct literal *line)
{
    uint32_t points = 0;
    for (int i = 1; i <= line->n; i++) {
        if (line->point[i] != '.')
            continue;
        line->point[i] = 'X';
        points |= (uint32_t)row_wins(line) << (i - 1);
        line->point[i] = '.';
    }
    return points;
}

/* "Three: a row to which one stone can be added to attain a straight four"; "straight
 * four: an unbroken four that can be made a five in two ways". Returns the points of
 * the added stone. The stone must be part of the four, so the row must reach its
 * point. */
static uint32_t straight_points(struct literal *line)
{
    uint32_t points = 0;
    for (int i = 1; i <= line->n; i++) {
        if (line->point[i] != '.')
            continue;
        line->point[i] = 'X';
        if (first_of_row(line) <= i && i <= last_of_row(line) &&
            length_of_row(line) == line->win.length - 1 &&
            __builtin_popcount(winning_points(line)) == 2)
            points |= UINT32_C(1) << (i - 1);
        line->point[i] = '.';
    }
    return points;
}

/* "Four: a row of four stones to which one stone can be added to attain a five",
 * counted by sets of stones (reading 3). A set is the four stones of a window of five
 * points. The new stone is among them, and a stone on the vacant point makes a winning
 * row. */
static int sets_of_four(struct literal *line)
{
    uint32_t sets[LONGEST];
    int count = 0, length = line->win.length;
    for (int from = 1; from + length - 1 <= line->n; from++) {
        uint32_t set = 0;
        int vacant = 0;
        for (int i = from; i < from + length; i++) {
            if (line->point[i] == 'X')
                set |= UINT32_C(1) << i;
            else if (line->point[i] == '.')
                vacant = i;
        }
        if (__builtin_popcount(set) != length - 1 || !vacant || !(set >> line->stone & 1))
            continue;
        line->point[vacant] = 'X';
        bool wins = row_wins(line);
        line->point[vacant] = '.';
        bool known = false;
        for (int i = 0; i < count; i++)
            known |= sets[i] == set;
        if (wins && !known)
            sets[count++] = set;
    }
    return count;
}

/* Returns true if one of these points makes a row longer than necessary. Then the
 * windows overlap, and the number of fours is a matter of definition. */
static bool makes_longer(struct literal *line, uint32_t points)
{
    bool longer = false;
    for (int i = 1; i <= line->n; i++) {
        if (!(points >> (i - 1) & 1))
            continue;
        line->point[i] = 'X';
        longer |= length_of_row(line) > line->win.length;
        line->point[i] = '.';
    }
    return longer;
}

/* Returns the points that a row names by its ends. */
static uint32_t named_points(const struct row *row, const bool named[2], int bit)
{
    uint32_t points = 0;
    if (named[0])
        points |= UINT32_C(1) << (bit + row->from - 1);
    if (named[1])
        points |= UINT32_C(1) << (bit + row->to + 1);
    return points;
}

static void compare(struct literal *line, int bit)
{
    uint32_t own = 0, vacant = 0;
    for (int i = 1; i <= line->n; i++) {
        own |= (uint32_t)(line->point[i] == 'X') << (i - 1);
        vacant |= (uint32_t)(line->point[i] == '.') << (i - 1);
    }
    line->stone = bit + 1;
    line->point[line->stone] = 'X';
    struct row row = read_row(line->win, own & ~(UINT32_C(1) << bit),
                              vacant & ~(UINT32_C(1) << bit), bit);
    line->point[line->n + 1] = '\0'; /* for the messages */
    const char *text = line->point + 1;
    ck_assert_msg(row_length(&row) == length_of_row(line) &&
                      row.from == first_of_row(line) - line->stone,
                  "row: %s at %d", text, bit);
    if (!line->win.exactly && row_wins(line))
        return; /* it wins, and there is nothing else to compare */
    uint32_t winning = row_wins(line) ? 0 : winning_points(line);
    ck_assert_msg(named_points(&row, row.four, bit) == winning, "fours: %s at %d, %d",
                  text, bit, line->win.length);
    if (line->win.exactly || !makes_longer(line, winning))
        ck_assert_msg(row.fours == sets_of_four(line), "%d fours: %s at %d, %d",
                      row.fours, text, bit, line->win.length);
    ck_assert_msg((row.fours > 0) == (winning != 0), "fours: %s at %d", text, bit);
    ck_assert_msg(named_points(&row, row.straight, bit) == straight_points(line),
                  "three: %s at %d, %d", text, bit, line->win.length);
}

/* Compares all lines of n points that contain the new stone: 3 to the power of n - 1
 * for each of its places. */
static void compare_all(int n, int bit, inarow_win win)
{
    int count = 1;
    for (int i = 1; i < n; i++)
        count *= 3;
    for (int number = 0; number < count; number++) {
        struct literal line = {.n = n, .win = win};
        int rest = number;
        for (int i = 1; i <= n; i++) {
            if (i == bit + 1)
                continue;
            line.point[i] = ".XO"[rest % 3];
            rest /= 3;
        }
        compare(&line, bit);
    }
}

/* Eleven points, five on either side: points further away cannot matter to a five. */
START_TEST(every_line_of_eleven)
{
    compare_all(LONGEST, LONGEST / 2, (inarow_win){5, _i});
}
END_TEST

/* A line between two edges, with the stone on every point, for three to six in a row. */
START_TEST(every_line_of_eight)
{
    for (int bit = 0; bit < 8; bit++)
        compare_all(8, bit, (inarow_win){(uint8_t)(3 + _i / 2), _i % 2});
}
END_TEST

/* ---- Ends of the longest line ------------------------------------------------------
 */

static bool same_row(struct row a, struct row b)
{
    return a.from == b.from && a.to == b.to && a.fours == b.fours &&
           a.four[0] == b.four[0] && a.four[1] == b.four[1] &&
           a.straight[0] == b.straight[0] && a.straight[1] == b.straight[1];
}

/* Eight points have the same result anywhere on a line of 26 whose other points belong
 * to the other colour. */
START_TEST(the_same_anywhere)
{
    const inarow_win win = {5, true};
    for (uint32_t own = 0; own < 256; own++) {
        for (uint32_t taken = own;; taken = (taken + 1) | own) {
            uint32_t vacant = ~taken & 255;
            for (int bit = 0; bit < 8; bit++) {
                if (!(vacant >> bit & 1))
                    continue;
                struct row here = read_row(win, own, vacant & ~(1u << bit), bit);
                /* inside, and at the end */
                for (int n = 1; n <= INAROW_SIDE - 8; n += 17) {
                    struct row there =
                        read_row(win, own << n, (vacant & ~(1u << bit)) << n, bit + n);
                    ck_assert_msg(same_row(here, there), "%x %x at %d", own, vacant, bit);
                }
            }
            if (taken == 255)
                break;
        }
    }
}
END_TEST

/* A line of 26 full of stones except one: the new stone completes the longest row. */
START_TEST(full_line)
{
    const uint32_t line = (UINT32_C(1) << INAROW_SIDE) - 1;
    for (int bit = 0; bit < INAROW_SIDE; bit++) {
        struct row row =
            read_row((inarow_win){5, false}, line & ~(UINT32_C(1) << bit), 0, bit);
        ck_assert_int_eq(row.from, -bit);
        ck_assert_int_eq(row.to, INAROW_SIDE - 1 - bit);
    }
    /* One point fewer than a row of 26, at either end. */
    for (int end = 0; end < 2; end++) {
        uint32_t gap = UINT32_C(1) << (end ? INAROW_SIDE - 1 : 0);
        for (int bit = 1; bit < INAROW_SIDE - 1; bit++) {
            struct row row = read_row((inarow_win){INAROW_SIDE, true},
                                      line & ~gap & ~(UINT32_C(1) << bit), gap, bit);
            ck_assert_int_eq(row_length(&row), INAROW_SIDE - 1);
            ck_assert_int_eq(row.fours, 1);
            ck_assert(row.four[end] && !row.four[!end]);
            ck_assert(!makes_straight_four(&row));
        }
    }
}
END_TEST

/* All points are vacant, except a three at each end of the line: the edge stops it. */
START_TEST(threes_by_the_edge)
{
    static const struct {
        int from;
        bool three;
    } at[] = {{0, false}, {1, true}, {2, true}, {21, true}, {22, true}, {23, false}};
    const uint32_t line = (UINT32_C(1) << INAROW_SIDE) - 1;
    for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
        for (int stone = 0; stone < 3; stone++) {
            uint32_t three = UINT32_C(7) << at[i].from;
            int bit = at[i].from + stone;
            struct row row = read_row((inarow_win){5, true},
                                      three & ~(UINT32_C(1) << bit), line & ~three, bit);
            ck_assert_msg(makes_straight_four(&row) == at[i].three, "from %d",
                          at[i].from);
        }
    }
}
END_TEST

Suite *row_suite(void)
{
    Suite *suite = suite_create("row");
    TCase *tcase = add_case(suite, "row");
    tcase_add_test(tcase, lines_by_name);
    tcase_add_test(tcase, longer_rows_complete);
    tcase_add_loop_test(tcase, every_line_of_eleven, 0, 2);
    tcase_add_loop_test(tcase, every_line_of_eight, 0, 8);
    tcase_add_test(tcase, the_same_anywhere);
    tcase_add_test(tcase, full_line);
    tcase_add_test(tcase, threes_by_the_edge);
    return suite;
}
