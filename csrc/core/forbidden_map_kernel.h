/*
 * The bit-parallel map for a row of exactly five, included by forbidden_map.c once for
 * each width of a row: LANE holds a row of the board, LANES rows stand in one vector.
 *
 * For every point at once, with a stone in mind there, the points `n` steps along a
 * direction are a vector of rows moved by n rows and n columns. A window of five points
 * that holds the point is a four to be, if of the other four exactly one is vacant and
 * three are own, and a row no longer than five results. A window of four inside two
 * vacant ends is a three to be, if of the other three one is vacant and two are own.
 */

/* Rows beyond the board on either side: a row of five and one point past it. */
#ifndef MAP_MARGIN
#define MAP_MARGIN 5
#endif

typedef LANE KERNEL(vector) __attribute__((vector_size(LANES * sizeof(LANE))));

/* A board with empty rows around it. */
struct KERNEL(field) {
    LANE row[MAP_MARGIN + LANES + MAP_MARGIN];
};

/* What was found in the directions so far. */
struct KERNEL(sum) {
    KERNEL(vector) five, overline, four, double_four, three, double_three;
};

/* The rows moved so that each point holds what stands n steps away from it. */
static inline __attribute__((always_inline)) KERNEL(vector)
    KERNEL(move)(const struct KERNEL(field) * field, int n, int dx, int dy)
{
    KERNEL(vector) rows;
    memcpy(&rows, &field->row[MAP_MARGIN + n * dy], sizeof rows);
    return n * dx >= 0 ? rows >> n * dx : rows << -(n * dx);
}

static inline __attribute__((always_inline)) void
KERNEL(direction)(const struct KERNEL(field) * own, const struct KERNEL(field) * vacant,
                  int dx, int dy, const bool exactly, struct KERNEL(sum) * sum)
{
    typedef KERNEL(vector) vector;
    /* [side][n]: n steps to one side and to the other. */
    vector b[2][6], v[2][6], all[2][6], one[2][5];
#pragma GCC unroll 8
    for (int side = 0; side < 2; side++) {
#pragma GCC unroll 8
        for (int n = 1; n <= 5; n++) {
            b[side][n] = KERNEL(move)(own, side ? n : -n, dx, dy);
            v[side][n] = KERNEL(move)(vacant, side ? n : -n, dx, dy);
        }
        /* The next n points are all own; all own but for one that is vacant. */
        all[side][1] = b[side][1];
        one[side][1] = v[side][1];
#pragma GCC unroll 8
        for (int n = 2; n <= 5; n++) {
            all[side][n] = all[side][n - 1] & b[side][n];
            if (n < 5)
                one[side][n] =
                    (one[side][n - 1] & b[side][n]) | (all[side][n - 1] & v[side][n]);
        }
    }

    /* Rows of five or more, of six or more. */
    vector five = all[0][4] | all[1][4], six = all[0][5] | all[1][5];
#pragma GCC unroll 8
    for (int n = 1; n <= 3; n++)
        five |= all[0][n] & all[1][4 - n];
#pragma GCC unroll 8
    for (int n = 1; n <= 4; n++)
        six |= all[0][n] & all[1][5 - n];
    sum->five |= five & ~six;
    sum->overline |= six;

    /* four[n]: in the window with n points to the one side and 4 - n to the other. */
    vector four[5];
#pragma GCC unroll 8
    for (int n = 0; n <= 4; n++) {
        vector w = n == 0   ? one[1][4]
                   : n == 4 ? one[0][4]
                            : (one[0][n] & all[1][4 - n]) | (all[0][n] & one[1][4 - n]);
        four[n] = exactly ? w & ~(b[0][n + 1] | b[1][5 - n]) : w;
    }
    /* Two windows side by side hold the same four stones, a straight four. */
    vector any = four[0] | four[1] | four[2] | four[3] | four[4];
    sum->double_four |= (sum->four & any) | (four[0] & (four[2] | four[3] | four[4])) |
                        (four[1] & (four[3] | four[4])) | (four[2] & four[4]);
    sum->four |= any;

    vector three = {0};
#pragma GCC unroll 8
    for (int n = 0; n <= 3; n++) {
        vector w = n == 0   ? one[1][3]
                   : n == 3 ? one[0][3]
                            : (one[0][n] & all[1][3 - n]) | (all[0][n] & one[1][3 - n]);
        w &= v[0][n + 1] & v[1][4 - n];
        three |= exactly ? w & ~(b[0][n + 2] | b[1][5 - n]) : w;
    }
    sum->double_three |= sum->three & three;
    sum->three |= three;
}

/* `exactly`: what is forbidden is found, but for points where two rows could be threes.
 * Else a longer row wins as well: the points where there could be two fours or threes. */
static inline __attribute__((always_inline)) void
KERNEL(find_any)(const inarow_spec *spec, unsigned forbid, const bool exactly,
                 const uint32_t *own, const uint32_t *others, struct found *found)
{
    struct KERNEL(field) mine = {{0}}, vacant = {{0}};
    uint32_t board = UINT32_MAX >> (32 - spec->width);
    for (int y = 0; y < LANES; y++) {
        uint32_t inside = y < spec->height ? board : 0;
        mine.row[MAP_MARGIN + y] = (LANE)(own[y] & inside);
        vacant.row[MAP_MARGIN + y] = (LANE)(~(own[y] | others[y]) & inside);
    }
    struct KERNEL(sum) sum = {{0}, {0}, {0}, {0}, {0}, {0}};
    KERNEL(direction)(&mine, &vacant, 1, 0, exactly, &sum);
    KERNEL(direction)(&mine, &vacant, 0, 1, exactly, &sum);
    KERNEL(direction)(&mine, &vacant, 1, 1, exactly, &sum);
    KERNEL(direction)(&mine, &vacant, 1, -1, exactly, &sum);

    KERNEL(vector) here = KERNEL(move)(&vacant, 0, 0, 0) & ~sum.five, bad = {0}, open;
    KERNEL(vector) fours = forbid & INAROW_DOUBLE_FOUR ? sum.double_four : bad;
    KERNEL(vector) threes = forbid & INAROW_DOUBLE_THREE ? sum.double_three : bad;
    if (exactly) {
        bad = fours & here;
        if (forbid & INAROW_OVERLINE)
            bad |= sum.overline & here;
        open = threes & here & ~bad;
    } else {
        open = (fours | threes) & here & ~sum.overline;
    }
    typedef uint32_t wide __attribute__((vector_size(LANES * sizeof(uint32_t))));
    wide rows[2] = {__builtin_convertvector(bad, wide),
                    __builtin_convertvector(open, wide)};
    memcpy(found->forbidden, &rows[0], sizeof rows[0]);
    memcpy(found->open, &rows[1], sizeof rows[1]);
    for (int y = LANES; y < FOUND_ROWS; y++)
        found->forbidden[y] = found->open[y] = 0;
}

/* Twice as fast with vectors of 32 bytes. */
#define FINDER(name, attribute) \
    attribute static void name(const inarow_spec *spec, unsigned forbid, bool exactly, \
                               const uint32_t *own, const uint32_t *others, \
                               struct found *found) \
    { \
        if (exactly) \
            KERNEL(find_any)(spec, forbid, true, own, others, found); \
        else \
            KERNEL(find_any)(spec, forbid, false, own, others, found); \
    }

FINDER(KERNEL(find), )
FINDER(KERNEL(find_fast), FAST_VECTORS)
#undef FINDER
