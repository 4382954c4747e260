/*
 * A player of the Gomocup protocol that knows the extension for openings by the law
 * (docs/openings-protocol.md). It is an example for readers, and makes the same moves
 * as opening.py with the same seed.
 *
 *     cc -O2 -o opening opening.c && ./opening [SEED]
 *
 * It makes fives, stops fives, and otherwise plays where the most rows are still
 * possible. It makes some decisions of an opening by this measure, and others at
 * random.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The board has a margin, so rows never leave the array. A point is an index. */
enum { VACANT, FIRST, SECOND, EDGE };
enum { MOST = 40, MARGIN = 8, STRIDE = 64 };
enum { EXACT = 1, RENJU = 4 }; /* numbers of INFO rule; 0 is five or more */

static const int STEPS[] = {1, STRIDE, STRIDE + 1, STRIDE - 1};
/* The worth of a row of five points by the number of one colour's stones on it. */
static const long WORTH[] = {1, 8, 60, 500, 5000};

static int width, height, rule, own = FIRST;
static int at[STRIDE * STRIDE];
static int stones[MOST * MOST], stone_count; /* in the order of placement */
static long long lots;

struct list {
    int count, points[MOST * MOST];
};

static int lot(int n)
{
    lots = lots * 16807 % 2147483647;
    return (int)(lots / 8 % n);
}

static int point_of(int x, int y)
{
    return (y + MARGIN) * STRIDE + x + MARGIN;
}

static int x_of(int point)
{
    return point % STRIDE - MARGIN;
}

static int y_of(int point)
{
    return point / STRIDE - MARGIN;
}

static void clear(void)
{
    for (int point = 0; point < STRIDE * STRIDE; point++)
        at[point] = x_of(point) < 0 || x_of(point) >= width || y_of(point) < 0 ||
                            y_of(point) >= height
                        ? EDGE
                        : VACANT;
    stone_count = 0;
}

static void put(int point, int colour)
{
    at[point] = colour;
    stones[stone_count++] = point;
}

/* ---- Rows ------------------------------------------------------------------------ */

/* Returns the length of the unbroken row of a colour's stone here. */
static int row(int point, int step, int colour)
{
    int up = 1, down = 1;
    while (at[point + up * step] == colour)
        up++;
    while (at[point - down * step] == colour)
        down++;
    return up + down - 1;
}

static int makes_five(int point, int colour)
{
    int is_exact = rule == EXACT || (rule == RENJU && colour == FIRST), is_five = 0;
    for (int i = 0; i < 4; i++) {
        int length = row(point, STEPS[i], colour);
        is_five = is_five || length == 5 || (length > 5 && !is_exact);
    }
    return is_five;
}

/* Returns the worth of a colour's stone here: the sum for all rows of five that
 * contain it. */
static long worth(int point, int colour)
{
    long total = 0;
    for (int i = 0; i < 4; i++)
        for (int first = -4; first <= 0; first++) {
            int count = 0, is_open = 1;
            for (int j = first; j < first + 5; j++) {
                int stone = at[point + j * STEPS[i]];
                count += stone == colour;
                is_open = is_open && (stone == colour || stone == VACANT);
            }
            total += is_open ? WORTH[count] : 0;
        }
    return total;
}

/* ---- Stones that are forbidden to Black in renju ---------------------------------- */

/* Returns in how many places one more black stone makes a five with a black stone's
 * row; `is_open` is set if there are two, with an open four between them. */
static int fives_from(int point, int step, int *is_open)
{
    int count = 0, last = 0;
    *is_open = 0;
    for (int i = -4; i <= 4; i++) {
        int other = point + i * step;
        if (at[other] != VACANT)
            continue;
        at[other] = FIRST;
        if (row(point, step, FIRST) == 5) {
            *is_open = count == 1 && i - last == 5;
            last = i;
            count++;
        }
        at[other] = VACANT;
    }
    return count;
}

/* Returns true if one more black stone can make a four that is open at both ends. */
static int is_three(int point, int step)
{
    int is_open = 0;
    for (int i = -4; i <= 4 && !is_open; i++) {
        int other = point + i * step;
        if (at[other] != VACANT)
            continue;
        at[other] = FIRST;
        fives_from(point, step, &is_open);
        at[other] = VACANT;
    }
    return is_open;
}

/* This check is careful: it counts some threes that the law does not. */
static int is_forbidden(int point, int colour)
{
    int fours = 0, threes = 0, is_long = 0, is_open;
    if (rule != RENJU || colour != FIRST || makes_five(point, FIRST))
        return 0;
    at[point] = FIRST;
    for (int i = 0; i < 4; i++) {
        int count = fives_from(point, STEPS[i], &is_open);
        is_long = is_long || row(point, STEPS[i], FIRST) > 5;
        fours += is_open ? 1 : count;
        threes += count == 0 && is_three(point, STEPS[i]);
    }
    at[point] = VACANT;
    return is_long || fours > 1 || threes > 1;
}

/* ---- Moves ------------------------------------------------------------------------ */

static int off_centre(int point, int *across)
{
    int x = abs(2 * x_of(point) - width + 1), y = abs(2 * y_of(point) - height + 1);
    *across = x > y ? x : y;
    return x + y;
}

/* Returns the vacant points of the central square of `within` points, outside that of
 * `outside`. */
static struct list vacant(int within, int outside)
{
    struct list found = {0};
    for (int x = 0; x < width; x++)
        for (int y = 0; y < height; y++) {
            int across;
            off_centre(point_of(x, y), &across);
            if (at[point_of(x, y)] == VACANT && across >= outside && across < within)
                found.points[found.count++] = point_of(x, y);
        }
    return found;
}

static int ranked_colour; /* qsort has no argument for it */

static int compare(const void *one, const void *other)
{
    int p = *(const int *)one, q = *(const int *)other, c = ranked_colour, across;
    long more =
        4 * worth(q, c) + 3 * worth(q, 3 - c) - 4 * worth(p, c) - 3 * worth(p, 3 - c);
    int farther = off_centre(p, &across) - off_centre(q, &across);
    if (more != 0)
        return more > 0 ? 1 : -1;
    return farther ? farther : x_of(p) != x_of(q) ? x_of(p) - x_of(q) : y_of(p) - y_of(q);
}

/* Sorts points by their worth to both colours, and by distance from the middle. */
static struct list best_first(struct list points, int colour)
{
    ranked_colour = colour;
    qsort(points.points, (size_t)points.count, sizeof(int), compare);
    return points;
}

static int move(int colour)
{
    struct list points = vacant(99, 0);
    for (int turn = 0; turn < 2; turn++) /* make a five, or stop one */
        for (int i = 0; i < points.count; i++)
            if (makes_five(points.points[i], turn ? 3 - colour : colour) &&
                !is_forbidden(points.points[i], colour))
                return points.points[i];
    points = best_first(points, colour);
    for (int i = 0; i < points.count; i++)
        if (!is_forbidden(points.points[i], colour))
            return points.points[i];
    return points.points[0];
}

/* ---- Equal points of an offer -------------------------------------------------------
 */

/* Returns a point's image under the i-th of eight rotations and reflections. */
static int image(int point, int i)
{
    int x = i & 1 ? width - 1 - x_of(point) : x_of(point);
    int y = i & 2 ? height - 1 - y_of(point) : y_of(point);
    return i & 4 ? point_of(y, x) : point_of(x, y);
}

/* Returns true if a rotation or reflection that keeps all stones maps one point to the
 * other. */
static int are_alike(int one, int other)
{
    int is_found = 0;
    for (int i = 0; i < 8 && !is_found; i++) {
        is_found = image(one, i) == other;
        for (int j = 0; j < stone_count; j++)
            is_found = is_found && at[image(stones[j], i)] == at[stones[j]];
    }
    return is_found;
}

/* Returns the best points for Black, without two symmetric ones. */
static struct list offer(int count)
{
    struct list all = best_first(vacant(99, 0), FIRST), chosen = {0};
    for (int i = 0; i < all.count && chosen.count < count; i++) {
        int is_new = 1;
        for (int j = 0; j < chosen.count; j++)
            is_new = is_new && !are_alike(all.points[i], chosen.points[j]);
        if (is_new)
            chosen.points[chosen.count++] = all.points[i];
    }
    return chosen;
}

/* ---- Openings by the rules --------------------------------------------------------- */

static void say_points(const int *points, int count, const char *end)
{
    for (int i = 0; i < count; i++)
        printf("%s%d,%d", i ? " " : "", x_of(points[i]), y_of(points[i]));
    printf("%s\n", end);
}

/* Reads a point like 7,7, and a third number, or 0; returns -1 if the point is not on
 * the board. */
static int read_point(const char *text, int *field)
{
    int x, y;
    *field = 0;
    if (sscanf(text, "%d,%d,%d", &x, &y, field) < 2 || x < 0 || y < 0 || x >= width ||
        y >= height)
        return -1;
    return point_of(x, y);
}

/* PLACE colour [WITHIN n] [OUTSIDE n]: returns one of the four best points. */
static int place(char **words, int count)
{
    int within = 99, outside = 0;
    for (int i = 2; i + 1 < count; i += 2)
        *(strcmp(words[i], "WITHIN") ? &outside : &within) = atoi(words[i + 1]);
    struct list points = best_first(vacant(within, outside), atoi(words[1]));
    return points.points[lot(points.count < 4 ? points.count : 4)];
}

/* PICK and REMOVE x,y x,y ...: returns the points, the best for Black first. */
static struct list listed(char **words, int count)
{
    struct list points = {0};
    int field;
    for (int i = 1; i < count; i++)
        points.points[points.count++] = read_point(words[i], &field);
    return best_first(points, FIRST);
}

/* Answers one of the alternatives of a request. `alternatives` and `places` are the
 * numbers of all of them and of those with PLACE. */
static void decide(char **words, int count, int alternatives, int places)
{
    const char *kind = words[0];
    if (!strcmp(kind, "PLACE")) {
        int point = place(words, count);
        char colour[8] = "";
        if (places > 1)
            snprintf(colour, sizeof colour, ",%s", words[1]);
        say_points(&point, 1, colour);
    } else if (!strcmp(kind, "SWAP")) {
        puts(lot(2) ? "KEEP" : "SWAP");
    } else if (!strcmp(kind, "CHOOSE")) {
        puts(lot(2) ? "WHITE" : "BLACK");
    } else if (!strcmp(kind, "TAKE")) {
        puts("TAKE");
    } else if (!strcmp(kind, "DECLARE")) {
        int low = atoi(words[1]), high = atoi(words[2]);
        printf("%d\n", low + lot(high - low + 1));
    } else if (!strcmp(kind, "OFFER")) {
        struct list points = offer(atoi(words[1]));
        printf("%s", alternatives > 1 ? "OFFER " : "");
        say_points(points.points, points.count, "");
    } else if (!strcmp(kind, "PICK")) { /* the fifth stone is the opponent's */
        struct list points = listed(words, count);
        say_points(&points.points[points.count - 1], 1, "");
    } else if (!strcmp(kind, "REMOVE")) {
        say_points(listed(words, count).points, 1, "");
    } else {
        printf("UNKNOWN %s\n", kind);
    }
}

/* Answers a request; alternatives are separated by the word OR. */
static void answer_request(char *request)
{
    char *words[256];
    int count = 0, starts[16] = {0}, alternatives = 1, places = 0;
    for (char *word = strtok(request, " "); word && count < 256; word = strtok(NULL, " "))
        words[count++] = word;
    for (int i = 0; i < count; i++) {
        places += !strcmp(words[i], "PLACE");
        if (!strcmp(words[i], "OR") && alternatives < 15)
            starts[alternatives++] = i + 1;
    }
    starts[alternatives] = count + 1;
    int chosen = lot(alternatives), first = starts[chosen];
    decide(words + first, starts[chosen + 1] - 1 - first, alternatives, places);
}

/* ---- The protocol ------------------------------------------------------------------ */

static char *read_line(char *line, int size)
{
    if (!fgets(line, size, stdin))
        return NULL;
    line[strcspn(line, "\r\n")] = '\0';
    return line;
}

/* Reads stones like 7,7,1 up to DONE. In a BOARD, 1 means an own stone, and the first
 * stone has the colour that moves first; in an opening, the number is a colour. */
static void show(int is_board)
{
    char line[1024];
    int field;
    clear();
    while (read_line(line, sizeof line) && strcmp(line, "DONE")) {
        int point = read_point(line, &field);
        if (point < 0)
            continue;
        if (is_board && stone_count == 0)
            own = field == 2 ? SECOND : FIRST;
        put(point, !is_board || own == FIRST ? field : 3 - field);
    }
    if (is_board && stone_count == 0)
        own = FIRST;
}

static void answer(void)
{
    int point = move(own);
    put(point, own);
    say_points(&point, 1, "");
}

static void start(int columns, int rows)
{
    if (columns < 5 || columns > MOST || rows < 5 || rows > MOST) {
        puts("ERROR the board must have 5 to 40 rows and columns");
        return;
    }
    width = columns, height = rows;
    clear();
    puts("OK");
}

static void turn(const char *text)
{
    int field, point = read_point(text, &field);
    if (point < 0 || at[point] != VACANT) {
        puts("ERROR there is no such vacant point");
        return;
    }
    if (stone_count == 0)
        own = SECOND;
    put(point, 3 - own);
    answer();
}

static void take_back(const char *text)
{
    int field, point = read_point(text, &field), kept = 0;
    if (point < 0 || at[point] == VACANT) {
        puts("ERROR no stone is there");
        return;
    }
    at[point] = VACANT;
    for (int i = 0; i < stone_count; i++)
        if (stones[i] != point)
            stones[kept++] = stones[i];
    stone_count = kept;
    puts("OK");
}

static void obey(const char *word, char *rest)
{
    int columns = 0, rows = 0;
    if (!strcmp(word, "START"))
        start(atoi(rest), atoi(rest));
    else if (!strcmp(word, "RECTSTART"))
        sscanf(rest, "%d,%d", &columns, &rows), start(columns, rows);
    else if (!strcmp(word, "INFO"))
        sscanf(rest, "rule %d", &rule);
    else if (!strcmp(word, "ABOUT"))
        puts("name=\"Opening (C)\", version=\"1.0\", author=\"inarow\"");
    else if (!width)
        puts("ERROR no game has been started");
    else if (!strcmp(word, "RESTART"))
        clear(), puts("OK");
    else if (!strcmp(word, "BEGIN"))
        own = FIRST, answer();
    else if (!strcmp(word, "TURN"))
        turn(rest);
    else if (!strcmp(word, "TAKEBACK"))
        take_back(rest);
    else if (!strcmp(word, "BOARD"))
        show(1), answer();
    else if (!strcmp(word, "OPENING"))
        show(0), answer_request(rest);
    else
        printf("UNKNOWN %s\n", word);
}

int main(int count, char **arguments)
{
    char line[1024], word[32];
    lots = atoll(count > 1 ? arguments[1] : "0") * 7919 % 2147483646 + 1;
    while (read_line(line, sizeof line)) {
        int length = 0;
        if (sscanf(line, "%31s%n", word, &length) < 1)
            continue;
        for (char *letter = word; *letter; letter++)
            *letter = (char)toupper((unsigned char)*letter);
        if (!strcmp(word, "END"))
            break;
        obey(word, line + length + strspn(line + length, " "));
        fflush(stdout);
    }
    return 0;
}
