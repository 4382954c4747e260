/* Finds forbidden points bit-parallel, for rows of exactly five. forbidden_map.c
 * includes this file once for each width: LANE holds a row of the board, and LANES
 * rows make a vector.
 *
 * The kernel assumes a stone on every point at once. For all points, the neighbours
 * `n` steps along a direction are the vector of rows, moved by n rows and n columns. A
 * window of five points that contains the stone becomes a four if exactly one of the
 * other four points is vacant, three are own, and the completed row is not longer than
 * five. A window of four points with vacant points at both ends becomes a three if one
 * of the other three points is vacant and two are own.
 *
 * The kernel repeats RIF 3, which row.h and star.h contain for single points.
 * test_forbidden.c compares the map with single points (map_is_its_points and the
 * tests after it), and test_fast.c checks each way of compiling the map.
 *
 * Compilers translate these vectors to the machine's own vectors, such as NEON on
 * AArch64; 32-bit ARM needs -mfpu=neon (docs/speed.md).
 *
 * C has no templates, so KERNEL(x) makes a separate name for each width. The file that
 * includes this one defines KERNEL, LANE and LANES. This file undefines them at its
 * end, because headers of macOS declare nothing where KERNEL is defined. */

/* The number of empty rows on either side of the board, for a row of five and one
 * point beyond it. */
#ifndef MAP_MARGIN
#define MAP_MARGIN 5
#endif

typedef LANE KERNEL(vector) __attribute__((vector_size(LANES * sizeof(LANE))));

/* A board with empty rows around it. */
struct KERNEL(field) {
    LANE row[MAP_MARGIN + LANES + MAP_MARGIN];
};

/* The results of the directions examined so far. */
struct KERNEL(sum) {
    KERNEL(vector) five, overline, four, double_four, three, double_three;
};

/* Returns the rows, moved so that each point holds the content of the point n steps
 * away. */
INLINE TARGET KERNEL(vector)
    KERNEL(move)(const struct KERNEL(field) * field, int n, int dx, int dy)
{
    KERNEL(vector) rows;
    memcpy(&rows, &field->row[MAP_MARGIN + n * dy], sizeof rows);
    return n * dx >= 0 ? rows >> n * dx : rows << -(n * dx);
}

/* For each point, the content of its neighbours along one direction. In [side][n],
 * side 0 or 1 is one side of the point, and n is the distance in steps. */
struct KERNEL(sight) {
    KERNEL(vector) own[2][6], vacant[2][6];
    KERNEL(vector) all[2][6]; /* the next n points are all own */
    KERNEL(vector) one[2][5]; /* the next n points are own except one, which is vacant */
};

INLINE TARGET void KERNEL(look)(const struct KERNEL(field) * own,
                                const struct KERNEL(field) * vacant, int dx, int dy,
                                struct KERNEL(sight) * sight)
{
#pragma GCC unroll 8
    for (int side = 0; side < 2; side++) {
        KERNEL(vector) *b = sight->own[side], *v = sight->vacant[side];
        KERNEL(vector) *all = sight->all[side], *one = sight->one[side];
#pragma GCC unroll 8
        for (int n = 1; n <= 5; n++) {
            b[n] = KERNEL(move)(own, side ? n : -n, dx, dy);
            v[n] = KERNEL(move)(vacant, side ? n : -n, dx, dy);
        }
        all[1] = b[1];
        one[1] = v[1];
#pragma GCC unroll 8
        for (int n = 2; n <= 5; n++) {
            all[n] = all[n - 1] & b[n];
            if (n < 5)
                one[n] = (one[n - 1] & b[n]) | (all[n - 1] & v[n]);
        }
    }
}

/* Finds rows of exactly five, and longer rows. */
INLINE TARGET void KERNEL(find_fives)(const struct KERNEL(sight) * sight,
                                      struct KERNEL(sum) * sum)
{
    const KERNEL(vector) *below = sight->all[0], *above = sight->all[1];
    KERNEL(vector) five = below[4] | above[4], six = below[5] | above[5];
#pragma GCC unroll 8
    for (int n = 1; n <= 3; n++)
        five |= below[n] & above[4 - n];
#pragma GCC unroll 8
    for (int n = 1; n <= 4; n++)
        six |= below[n] & above[5 - n];
    sum->five |= five & ~six;
    sum->overline |= six;
}

/* Returns the points whose window has one vacant point and otherwise own stones. The
 * window has n points on one side of the point and `rest` points on the other. */
INLINE TARGET KERNEL(vector)
    KERNEL(window)(const struct KERNEL(sight) * sight, int n, int rest)
{
    if (n == 0)
        return sight->one[1][rest];
    if (rest == 0)
        return sight->one[0][n];
    return (sight->one[0][n] & sight->all[1][rest]) |
           (sight->all[0][n] & sight->one[1][rest]);
}

INLINE TARGET void KERNEL(find_fours)(const struct KERNEL(sight) * sight,
                                      const bool exactly, struct KERNEL(sum) * sum)
{
    KERNEL(vector) four[5]; /* fours by the n of the window */
#pragma GCC unroll 8
    for (int n = 0; n <= 4; n++) {
        four[n] = KERNEL(window)(sight, n, 4 - n);
        if (exactly)
            four[n] &= ~(sight->own[0][n + 1] | sight->own[1][5 - n]);
    }
    /* Two adjacent windows with the same four stones are one straight four. */
    KERNEL(vector) any = four[0] | four[1] | four[2] | four[3] | four[4];
    sum->double_four |= (sum->four & any) | (four[0] & (four[2] | four[3] | four[4])) |
                        (four[1] & (four[3] | four[4])) | (four[2] & four[4]);
    sum->four |= any;
}

INLINE TARGET void KERNEL(find_threes)(const struct KERNEL(sight) * sight,
                                       const bool exactly, struct KERNEL(sum) * sum)
{
    KERNEL(vector) three = {0};
#pragma GCC unroll 8
    for (int n = 0; n <= 3; n++) {
        KERNEL(vector) w = KERNEL(window)(sight, n, 3 - n);
        w &= sight->vacant[0][n + 1] & sight->vacant[1][4 - n];
        three |= exactly ? w & ~(sight->own[0][n + 2] | sight->own[1][5 - n]) : w;
    }
    sum->double_three |= sum->three & three;
    sum->three |= three;
}

INLINE TARGET void KERNEL(direction)(const struct KERNEL(field) * own,
                                     const struct KERNEL(field) * vacant, int dx, int dy,
                                     const bool exactly, struct KERNEL(sum) * sum)
{
    struct KERNEL(sight) sight;
    KERNEL(look)(own, vacant, dx, dy, &sight);
    KERNEL(find_fives)(&sight, sum);
    KERNEL(find_fours)(&sight, exactly, sum);
    KERNEL(find_threes)(&sight, exactly, sum);
}

/* If `exactly` is true, finds the forbidden points, except where two rows could be
 * threes. Otherwise longer rows also win, and the function finds points with two
 * possible fours or threes. */
INLINE TARGET void KERNEL(find_any)(const inarow_spec *spec, inarow_reasons forbid,
                                    const bool exactly, const uint32_t *own,
                                    const uint32_t *others, struct found *found)
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
    KERNEL(vector) fours = forbid & INAROW_BIT(DOUBLE_FOUR) ? sum.double_four : bad;
    KERNEL(vector) threes = forbid & INAROW_BIT(DOUBLE_THREE) ? sum.double_three : bad;
    if (exactly) {
        bad = fours & here;
        if (forbid & INAROW_BIT(OVERLINE))
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

TARGET static void KERNEL(find)(const inarow_spec *spec, inarow_reasons forbid,
                                bool exactly, const uint32_t *own, const uint32_t *others,
                                struct found *found)
{
    if (exactly)
        KERNEL(find_any)(spec, forbid, true, own, others, found);
    else
        KERNEL(find_any)(spec, forbid, false, own, others, found);
}

#undef TARGET
#undef KERNEL
