/* Checks a rule set as the host wrote it, and rejects meaningless values. */
#include <stdlib.h>
#include "spec.h"
#include "legal.h"
#include "phase.h"
#include "teams.h"

static bool fault(inarow_error *error, const char *key, const char *code,
                  const char *message)
{
    error->key = key;
    error->code = code;
    error->message = message;
    error->step = -1;
    return false;
}

static bool check_layers(const inarow_spec *spec, inarow_error *error)
{
    if (spec->layers < 0 || spec->width > INAROW_LAYERS || spec->height > INAROW_LAYERS ||
        spec->layers > INAROW_LAYERS)
        return fault(error, "board", "layers-sides",
                     "a board of layers has at most 8 columns, 8 rows and 8 layers");
    if (spec->width * spec->layers > INAROW_SIDE)
        return fault(error, "board", "layers-fit",
                     "the columns of all layers together can be at most 26");
    return !spec->directions || fault(error, "board", "layers-directions",
                                      "directions: the directions of a board of layers "
                                      "cannot be chosen: all count");
}

static bool check_holes(const inarow_spec *spec, inarow_error *error)
{
    int columns = spec->width * layers_of(spec);
    uint32_t row = (UINT32_C(1) << columns) - 1, points = 0;
    for (int y = 0; y < INAROW_SIDE; y++) {
        if (spec->holes.row[y] & ~(y < spec->height ? row : 0))
            return fault(error, "board", "hole-off-board",
                         "holes: a hole must be a point of the board");
        points |= y < spec->height ? row & ~spec->holes.row[y] : 0;
    }
    return points || fault(error, "board", "all-holes",
                           "holes: every point of the board is a hole");
}

static bool refuse_block(inarow_error *error)
{
    return fault(error, "turn", "block-off-board",
                 "rotate: a block must lie on the board and have no holes; "
                 "stones of nobody may stand in it");
}

static bool check_sides_of_blocks(const inarow_spec *spec, inarow_error *error)
{
    if (spec->blocks < 0 || spec->blocks > INAROW_BLOCKS ||
        (spec->blocks && has_layers(spec)))
        return fault(
            error, "turn", "blocks-number",
            "rotate: only a flat board can have blocks that turn, and at most 16");
    for (int i = 0; i < spec->blocks; i++) {
        const inarow_block *block = &spec->block[i];
        if (block->side < 1 || block->x + block->side > spec->width ||
            block->y + block->side > spec->height)
            return refuse_block(error);
    }
    return true;
}

/* Checks that joined edges are not combined with rules that do not allow them, before
 * the lines of the board are drawn. */
static bool check_joined(const inarow_spec *spec, inarow_error *error)
{
    if (spec->joined >> 2)
        return fault(error, "board", "no-edges", "joined: no such edges");
    if (has_layers(spec))
        return fault(error, "board", "joined-layers",
                     "joined: the edges of a board of layers cannot be joined");
    if (spec->gravity && spec->joined & INAROW_ALONG_COLUMN)
        return fault(error, "board", "joined-gravity",
                     "joined: top and bottom cannot be joined where stones fall");
    if ((spec->joined & INAROW_ALONG_ROW && spec->width < 3) ||
        (spec->joined & INAROW_ALONG_COLUMN && spec->height < 3))
        return fault(error, "board", "joined-sides",
                     "joined: edges can be joined only if there are at least three "
                     "points between them");
    for (int c = 0; c < spec->colours; c++) {
        if (spec->win[c].length > INAROW_JOINED_ROW)
            return fault(error, "win", "joined-row",
                         "row: on a board with joined edges a row has at most 11 stones");
        if (spec->lose[c].length > INAROW_JOINED_ROW)
            return fault(error, "lose", "joined-row",
                         "row: on a board with joined edges a row has at most 11 stones");
    }
    return !(spec->open_rows >> INAROW_JOINED_ROW > 1) ||
           fault(error, "forbid", "joined-row",
                 "row: on a board with joined edges a row has at most 11 stones");
}

bool check_board(const inarow_spec *spec, inarow_error *error)
{
    if (spec->width < 1 || spec->width > INAROW_SIDE || spec->height < 1 ||
        spec->height > INAROW_SIDE)
        return fault(error, "board", "board-sides", "the sides must be from 1 to 26");
    if (spec->colours < 2 || spec->colours > INAROW_COLOURS)
        return fault(error, "colours", "colours-number",
                     "there must be from 2 to 6 colours");
    if ((spec->layers < 0 || has_layers(spec)) && !check_layers(spec, error))
        return false;
    if (!check_sides_of_blocks(spec, error))
        return false;
    if (spec->directions >> DIRECTIONS)
        return fault(error, "board", "no-direction", "directions: no such direction");
    if (spec->joined && !check_joined(spec, error))
        return false;
    return check_holes(spec, error);
}

/* Returns the number of points in a row, beginning at a point, if a line begins there
 * or is closed. Otherwise returns 0. */
static int points_from(const inarow_rules *rules, inarow_point point, int n)
{
    int ring = rules->ring[place_of(rules, n, point).line].points;
    int most = ring && ring < INAROW_SIDE ? ring : INAROW_SIDE, length = 1;
    if (!ring && neighbour(rules, point, n, -1) != INAROW_NOWHERE)
        return 0;
    while (length < most && neighbour(rules, point, n, length) != INAROW_NOWHERE)
        length++;
    return length;
}

/* Returns the length of the longest row for which any line has room. */
static int longest_row(const inarow_rules *rules)
{
    int longest = 0;
    for (int y = 0; y < rules->height; y++) {
        for (uint32_t row = rules->board[y]; row; row &= row - 1) {
            inarow_point point = INAROW_POINT(__builtin_ctz(row), y);
            for (int n = 0; n < rules->directions; n++) {
                int length = points_from(rules, point, n);
                longest = length > longest ? length : longest;
            }
        }
    }
    return longest;
}

/* Checks that closed lines are long enough. Both ends of a row, or of captured stones,
 * must be different points. */
static bool check_rings(const inarow_rules *rules, inarow_error *error)
{
    const inarow_spec *spec = &rules->spec;
    int shortest = shortest_ring(rules), longest = 0;
    inarow_reasons forbid = 0;
    for (int c = 0; c < spec->colours; c++) {
        forbid |= spec->forbid[c];
        longest = spec->win[c].length > longest ? spec->win[c].length : longest;
    }
    if (forbid & (INAROW_BIT(DOUBLE_FOUR) | INAROW_BIT(DOUBLE_THREE)) &&
        !has_room_for_fours(rules, longest))
        return fault(error, "forbid", "joined-fours",
                     "fours and threes are not defined if a line around the board has "
                     "less than two points more than a winning row");
    for (int n = 1; n <= 3; n++) {
        if (spec->capture.lengths >> n & 1 && shortest < n + 2)
            return fault(
                error, "capture", "joined-capture",
                "lengths: a line across joined edges has too few points for such a row "
                "and the stones at its ends");
    }
    return true;
}

/* Returns true if the board is a full rectangle, whose centre defines regions and
 * opening patterns. */
static bool is_rectangle(const inarow_rules *rules)
{
    return !rules->by_places && rules->points == rules->width * rules->height;
}

/* Checks the patterns forbidden to a colour. */
static bool check_forbidden(const inarow_spec *spec, int c, inarow_error *error)
{
    const inarow_reasons patterns = INAROW_BIT(OVERLINE) | INAROW_BIT(DOUBLE_FOUR) |
                                    INAROW_BIT(DOUBLE_THREE) | INAROW_BIT(OPEN_ROWS) |
                                    INAROW_BIT(OPEN_ROW);
    inarow_reasons forbid = spec->forbid[c];
    inarow_win win = spec->win[c];
    if (forbid & ~patterns)
        return fault(error, "forbid", "no-pattern", "no such pattern");
    if (forbid && win.length < 3)
        return fault(error, "forbid", "forbid-row",
                     "a colour with forbidden patterns needs a "
                     "winning row of three or more");
    /* If a single stone were a three, judging a stone would examine the whole board,
     * to any depth. */
    if (forbid & INAROW_BIT(DOUBLE_THREE) && win.length < 4)
        return fault(
            error, "forbid", "double-three-row",
            "double-three: a forbidden double-three needs a winning row of four or more");
    if (win.open && forbid & (INAROW_BIT(DOUBLE_FOUR) | INAROW_BIT(DOUBLE_THREE)))
        return fault(error, "forbid", "forbid-open",
                     "fours and threes are not defined if a blocked row does not win");
    if (forbid & INAROW_BIT(OVERLINE) && !win.exactly)
        return fault(error, "forbid", "overline-wins",
                     "an overline that wins cannot be forbidden");
    if (forbid & (INAROW_BIT(OPEN_ROW) | INAROW_BIT(OPEN_ROWS)) && !spec->open_rows)
        return fault(error, "forbid", "open-lengths-missing",
                     "the lengths of the open rows are missing");
    return true;
}

static bool check_rows(const inarow_rules *rules, inarow_error *error)
{
    const inarow_spec *spec = &rules->spec;
    int longest = longest_row(rules);
    bool any = false;
    inarow_reasons forbidden = 0;
    for (int c = 0; c < spec->colours; c++) {
        if (spec->win[c].length > longest)
            return fault(error, "win", "row-too-long",
                         "row: a row longer than the board's lines can never be made");
        if (!check_forbidden(spec, c, error))
            return false;
        if (spec->lose[c].length > longest)
            return fault(error, "lose", "row-too-long",
                         "row: a row longer than the board's lines can never be made");
        if (spec->lose[c].open || spec->lose[c].survives)
            return fault(error, "lose", "lose-at-once",
                         "a losing row loses at once, blocked or not");
        if (!spec->shared && spec->supply[c] && spec->win[c].length > spec->supply[c])
            return fault(error, "win", "too-few-stones",
                         "there are fewer stones than the row needs");
        if (spec->win[c].survives > INAROW_IF_BREAKABLE)
            return fault(error, "win", "no-way-to-survive",
                         "survives: no such way to survive");
        any |= spec->win[c].length > 0 || spec->lose[c].length > 0;
        forbidden |= spec->forbid[c];
    }
    if (spec->open_rows & 1 || spec->open_rows >> longest > 1)
        return fault(
            error, "forbid", "open-lengths",
            "an open row has at least one stone and is not longer than the board");
    if (spec->refuse & ~forbidden)
        return fault(error, "refuse", "refused-allowed",
                     "a pattern that is refused must also be forbidden");
    if (spec->unless_defence &&
        (spec->colours != 2 || !spec->win[0].length || !spec->win[1].length))
        return fault(error, "forbid", "defence-colours",
                     "double-three: a defence needs two colours, both with winning rows");
    return any || spec->shapes > 0 || spec->capture.wins || spec->host_decides ||
           spec->at_end == INAROW_WINS || spec->at_end == INAROW_MOST_STONES ||
           spec->at_end == INAROW_MOST_ROWS ||
           fault(error, "win", "no-win",
                 "no colour can win: expected a row, a shape or captures that win, or a "
                 "row or shape that loses");
}

/* Sets the error's key to that of the faulty shape. Returns false. */
static bool shape_fault(const inarow_shape *shape, inarow_error *error)
{
    error->key = shape->loses ? "lose" : "win";
    return false;
}

static bool find_shape_fault(const inarow_spec *spec, const inarow_shape *shape,
                             inarow_error *error)
{
    if (shape->stones < 1 || shape->stones > INAROW_SHAPE_STONES)
        return fault(error, "win", "shape-stones",
                     "shapes: a shape has from 1 to 16 stones");
    if (!shape->colours || shape->colours >> spec->colours)
        return fault(error, "win", "shape-colour", "shapes: no such colour");
    for (int c = 0; c < spec->colours; c++) {
        if (shape->colours >> c & 1 && !spec->shared && spec->supply[c] &&
            shape->stones > spec->supply[c])
            return fault(error, "win", "shape-supply",
                         "shapes: there are fewer stones than the shape needs");
    }
    for (int i = 0; i < shape->stones; i++) {
        for (int j = 0; j < i; j++) {
            if (shape->x[i] == shape->x[j] && shape->y[i] == shape->y[j] &&
                shape->z[i] == shape->z[j])
                return fault(error, "win", "shape-twice",
                             "shapes: two stones stand on one point");
        }
    }
    return true;
}

static bool check_shapes(const inarow_spec *spec, inarow_error *error)
{
    if (spec->shapes < 0 || spec->shapes > INAROW_SHAPES)
        return fault(error, "win", "shapes-number",
                     "shapes: there can be at most 16 shapes");
    for (int i = 0; i < spec->shapes; i++) {
        if (!find_shape_fault(spec, &spec->shape[i], error))
            return shape_fault(&spec->shape[i], error);
    }
    return true;
}

bool refuse_shape(const inarow_shape *shape, inarow_error *error)
{
    fault(
        error, "win", "shape-too-large",
        "shapes: the shape has no place on the board, however it is turned or mirrored");
    return shape_fault(shape, error);
}

static bool check_teams(const inarow_spec *spec, inarow_error *error)
{
    for (int c = 1; c < spec->colours; c++) {
        if (!same_team(spec, 0, c))
            return true;
    }
    return fault(error, "teams", "one-team",
                 "all colours are on one team: there is no opponent");
}

/* Checks shared stones. They belong to nobody, so they cannot be captured, moved or
 * forbidden. */
static bool check_shared(const inarow_spec *spec, inarow_error *error)
{
    bool owned = spec->capture.lengths || spec->move != INAROW_STAY || spec->pop;
    for (int c = 0; c < spec->colours; c++) {
        owned |= spec->forbid[c] || spec->win[c].open || spec->win[c].survives;
    }
    for (int i = 0; i < spec->steps; i++)
        owned |= spec->step[i].verb == INAROW_CHOOSE || spec->step[i].majority;
    if (spec->shared > spec->colours)
        return fault(error, "stones", "shared-number",
                     "there cannot be more colours of stones than players");
    return !spec->shared || !owned ||
           fault(
               error, "stones", "shared-owned",
               "stones that belong to nobody cannot be captured, moved, popped, chosen, "
               "or forbidden to somebody, and their rows cannot be open or survive");
}

/* Checks blocks. They lie on a full part of a flat board and do not overlap. They
 * cannot be combined with rules that depend on where stones were placed. */
static bool check_blocks(const inarow_rules *rules, inarow_error *error)
{
    const inarow_spec *spec = &rules->spec;
    for (int i = 0; i < spec->blocks; i++) {
        const inarow_block *block = &spec->block[i];
        uint32_t mask = ((UINT32_C(1) << block->side) - 1) << block->x;
        for (int y = block->y; y < block->y + block->side; y++) {
            if (~rules->board[y] & mask)
                return refuse_block(error);
        }
        if (block_at(spec, INAROW_POINT(block->x, block->y)) != i + 1)
            return fault(error, "turn", "block-twice",
                         "rotate: two blocks have the same corner");
    }
    bool surviving = false;
    for (int c = 0; c < spec->colours; c++)
        surviving |= spec->win[c].survives != INAROW_AT_ONCE;
    if (spec->blocks && (spec->gravity || surviving))
        return fault(error, "turn", "block-gravity",
                     "rotate: blocks cannot be turned where stones fall, or where rows "
                     "must survive");
    return true;
}

/* Checks the exceptions for moves that capture. */
static bool check_exceptions(const inarow_rules *rules, inarow_error *error)
{
    const inarow_spec *spec = &rules->spec;
    inarow_reasons forbidden = 0;
    bool survives = false;
    for (int c = 0; c < spec->colours; c++) {
        forbidden |= spec->forbid[c];
        survives |= spec->win[c].survives != INAROW_AT_ONCE;
    }
    if (rules->exceptions & ~forbidden)
        return fault(error, "forbid", "excepted-allowed",
                     "only a forbidden pattern can have an exception");
    if (rules->exceptions && !spec->capture.lengths)
        return fault(error, "forbid", "nothing-captured",
                     "unless: there are no captures");
    if (spec->unless_wins && !spec->capture.wins)
        return fault(error, "forbid", "no-captures-win",
                     "unless: `wins` needs captures that win");
    return !spec->unless_breaks || survives ||
           fault(error, "forbid", "nothing-survives",
                 "unless: `breaks` needs rows that await an answer (`survives`); for a "
                 "stone that blocks a row there is `unless_defence`");
}

/* Checks the rule for the winner where the game would be a draw. */
static bool check_end(const inarow_rules *rules, inarow_error *error)
{
    const inarow_spec *spec = &rules->spec;
    inarow_win row = spec->at_end_row;
    if (spec->at_end > INAROW_MOST_TAKEN || row.open || row.survives ||
        (spec->at_end == INAROW_WINS && spec->at_end_colour >= spec->colours) ||
        (spec->at_end == INAROW_MOST_ROWS) != (row.length > 0))
        return fault(error, "at_end", "no-such-end", "no such end of the game");
    if (row.length > longest_row(rules))
        return fault(error, "at_end", "row-too-long",
                     "row: a row longer than the board's lines can never be made");
    if (spec->at_end == INAROW_MOST_TAKEN && !spec->capture.lengths)
        return fault(error, "at_end", "nothing-captured", "most: there are no captures");
    if (spec->shared &&
        (spec->at_end == INAROW_MOST_STONES || spec->at_end == INAROW_MOST_ROWS))
        return fault(error, "at_end", "shared-counted",
                     "most: stones that belong to nobody cannot count for a player");
    return true;
}

static bool check_mechanics(const inarow_spec *spec, inarow_error *error)
{
    if (spec->capture.lengths & ~0xeu)
        return fault(error, "capture", "capture-lengths",
                     "only rows of one to three stones can be captured");
    if (spec->capture.lengths && spec->gravity)
        return fault(error, "capture", "capture-gravity",
                     "captures cannot be combined with gravity");
    if (spec->capture.own && !spec->capture.lengths)
        return fault(error, "capture", "nothing-captured", "own: there are no captures");
    if (spec->capture.wins && !spec->capture.lengths)
        return fault(error, "win", "nothing-captured", "there are no captures");
    if (spec->pop && !spec->gravity)
        return fault(error, "turn", "pop-gravity",
                     "pop: stones can be taken out only with gravity");
    for (int c = 0; c < spec->colours; c++) {
        if (spec->win[c].survives == INAROW_IF_BREAKABLE && !spec->capture.lengths)
            return fault(error, "win", "nothing-captured",
                         "survives: there are no captures");
        if (spec->move != INAROW_STAY && (!spec->supply[c] || spec->gravity))
            return spec->gravity
                       ? fault(error, "turn", "move-gravity",
                               "move: stones cannot be moved on a board with gravity")
                       : fault(error, "supply", "move-supply",
                               "players move stones once their supply is used up, so a "
                               "supply must be set");
    }
    if (spec->move > INAROW_ALL_MOVES)
        return fault(error, "turn", "no-way-to-move", "move: no such way to move");
    if (spec->gravity && spec->steps)
        return fault(error, "phases", "opening-gravity",
                     "an opening cannot be combined with gravity");
    return true;
}

/* Returns true if, with gravity, there is a vacant point of the set below one of the
 * stones. */
static bool has_stone_in_the_air(const inarow_rules *rules, const inarow_set *stones)
{
    for (int y = 0; y < rules->height; y++) {
        for (uint32_t row = stones->row[y]; row; row &= row - 1) {
            inarow_point point = INAROW_POINT(__builtin_ctz(row), y);
            struct place at = place_in_fall(rules, point);
            uint32_t below = rules->board[at.line] & ((UINT32_C(1) << at.bit) - 1);
            for (; below; below &= below - 1) {
                int distance = __builtin_ctz(below) - at.bit;
                if (!has_bit(stones->row, point_in_fall(rules, point, distance)))
                    return true;
            }
        }
    }
    return false;
}

/* Returns true if there are stones of a colour, or neutral stones. */
static bool has_stones_of(const inarow_spec *spec, int colour)
{
    return colour < colours_to_place(spec) || (spec->neutral && colour == spec->colours);
}

/* Checks spec.start. Each point of the board has at most one stone, no stone floats,
 * and each colour has at most as many stones as its supply. */
static bool check_start(const inarow_rules *rules, inarow_error *error)
{
    const inarow_spec *spec = &rules->spec;
    inarow_set taken = {{0}};
    for (int c = 0; rules->has_start && c <= INAROW_COLOURS; c++) {
        unsigned count = 0;
        for (int y = 0; y < INAROW_SIDE; y++) {
            uint32_t row = spec->start[c].row[y];
            if (row & ~(y < rules->height ? rules->board[y] : 0))
                return fault(error, "start", "start-off-board",
                             "a stone is off the board");
            if (row & taken.row[y])
                return fault(error, "start", "start-twice",
                             "two stones stand on one point");
            taken.row[y] |= row;
            count += (unsigned)__builtin_popcount(row);
        }
        if (count && !has_stones_of(spec, c))
            return fault(error, "start", "start-colour", "no such colour");
        if (c < spec->colours && spec->supply[c] && count > spec->supply[c])
            return fault(error, "start", "start-supply",
                         "the board has more stones of a colour than its supply");
    }
    return !spec->gravity || !has_stone_in_the_air(rules, &taken) ||
           fault(error, "start", "start-in-the-air", "there is nothing below a stone");
}

static bool check_patterns(const inarow_rules *rules, inarow_error *error)
{
    const inarow_spec *spec = &rules->spec;
    if (spec->patterns < 0 || spec->patterns > INAROW_PATTERNS)
        return fault(error, "patterns", "patterns-number",
                     "there can be at most 64 patterns");
    if (spec->patterns && !is_rectangle(rules))
        return fault(error, "patterns", "patterns-rectangle",
                     "openings are defined only on full rectangles");
    if (spec->patterns && (spec->width % 2 == 0 || spec->height % 2 == 0))
        return fault(error, "patterns", "no-centre", "the board has no centre");
    for (int i = 0; i < spec->patterns; i++) {
        const inarow_pattern *pattern = &spec->pattern[i];
        if (pattern->stones > INAROW_PATTERN_STONES)
            return fault(error, "patterns", "pattern-stones",
                         "a pattern has at most 8 stones");
        for (int j = 0; j < pattern->stones; j++) {
            if (2 * abs(pattern->x[j]) >= spec->width ||
                2 * abs(pattern->y[j]) >= spec->height ||
                pattern->colour[j] >= spec->colours)
                return fault(error, "patterns", "pattern-off-board",
                             "a stone is off the board, or its colour does not exist");
            for (int k = 0; k < j; k++) {
                if (pattern->x[k] == pattern->x[j] && pattern->y[k] == pattern->y[j])
                    return fault(error, "patterns", "pattern-twice",
                                 "two stones stand on one point");
            }
        }
    }
    return true;
}

static bool check_region(const inarow_rules *rules, const inarow_step *step,
                         inarow_error *error)
{
    const inarow_spec *spec = &rules->spec;
    int longer = spec->width > spec->height ? spec->width : spec->height;
    int shorter = spec->width + spec->height - longer;
    if (!step->within && !step->outside && !step->cross)
        return true;
    if (!is_rectangle(rules))
        return fault(error, "phases", "region-rectangle",
                     "within: only a full rectangle has a centre");
    if (spec->width % 2 == 0 || spec->height % 2 == 0)
        return fault(error, "phases", "square-on-even-board",
                     "within: a central square needs a board with odd sides");
    if (step->within && step->within % 2 == 0)
        return fault(error, "phases", "even-square",
                     "within: the side of a central square must be odd");
    if (step->outside && step->outside % 2 == 0)
        return fault(error, "phases", "even-square",
                     "outside: the side of a central square must be odd");
    if (step->within > shorter)
        return fault(error, "phases", "square-too-large",
                     "within: the square is larger than the board");
    if (step->outside >= longer)
        return fault(error, "phases", "nothing-outside",
                     "outside: no point of the board is outside");
    if (step->within && step->outside >= step->within)
        return fault(error, "phases", "nothing-between",
                     "outside: no point is within the one square and outside the "
                     "other");
    if (step->cross > longer / 2)
        return fault(error, "phases", "cross-too-long",
                     "cross: the arms of the cross reach beyond the board");
    int points = 0;
    for (int y = 0; y < spec->height; y++)
        points += __builtin_popcount(region_in_row(spec, step, y) &
                                     ((UINT32_C(1) << spec->width) - 1));
    if (points == 0)
        return fault(error, "phases", "cross-everywhere",
                     "cross: no point is left to play on");
    if (step->verb == INAROW_OFFER && step->most > points)
        return fault(error, "phases", "region-too-small",
                     "count: the region has fewer points than are offered");
    return true;
}

/* Returns a number whose lowest `count` bits are set. */
static uint64_t first_bits(int count)
{
    return count < 64 ? (UINT64_C(1) << count) - 1 : UINT64_MAX;
}

static bool check_offered(const inarow_rules *rules, const inarow_step *step,
                          inarow_error *error)
{
    if (step->least != step->most || step->most > INAROW_OFFERS ||
        step->most > rules->points)
        return fault(error, "phases", "offer-range",
                     "count: an offer has from 1 to 32 points");
    if (step->colour == INAROW_ANY)
        return fault(error, "phases", "offer-colour",
                     "colour: the colour of the stone offered is missing");
    return true;
}

static bool check_stone_step(const inarow_spec *spec, const inarow_step *step,
                             inarow_error *error)
{
    if (step->majority && spec->colours != 2)
        return fault(error, "phases", "majority-of-two",
                     "majority: this needs exactly two colours");
    if (step->to_move > spec->colours)
        return fault(error, "phases", "no-colour", "to_move: no such colour");
    return true;
}

/* Checks the fields that a step's verb needs. */
static bool check_verb(const inarow_rules *rules, const inarow_step *step,
                       inarow_error *error)
{
    const inarow_spec *spec = &rules->spec;
    switch (step->verb) {
    case INAROW_PLAY:
        return check_stone_step(spec, step, error);
    case INAROW_REMOVE:
        if (step->most > INAROW_RECENT)
            return fault(error, "phases", "of-too-many",
                         "of: only the last four stones can be removed");
        break;
    case INAROW_TAKE:
        if (step->most == 0)
            return fault(error, "phases", "take-count",
                         "count: the number of stones taken is missing");
        break;
    case INAROW_ROLL:
        break;
    case INAROW_SWAP:
    case INAROW_CHOOSE:
        if (spec->colours != 2)
            return fault(error, "phases", "verb-of-two",
                         "verb: swap and choose need exactly two colours");
        break;
    case INAROW_DECLARE:
        if (step->least > step->most || step->most > INAROW_OFFERS)
            return fault(error, "phases", "declaration-range",
                         "count: a declaration needs a range within 0 to 32");
        break;
    case INAROW_OFFER:
        return check_offered(rules, step, error);
    case INAROW_PICK:
        if (step->colour == INAROW_ANY)
            return fault(error, "phases", "pick-colour",
                         "colour: the colour of the stone picked is missing");
        break;
    default:
        return fault(error, "phases", "no-verb", "verb: no such verb");
    }
    return true;
}

static bool check_opening_step(const inarow_rules *rules, int i, int phases,
                               inarow_error *error)
{
    const inarow_spec *spec = &rules->spec;
    const inarow_step *step = &spec->step[i];
    int before = i ? spec->step[i - 1].phase : -1;
    if (step->phase != before && step->phase != before + 1)
        return fault(error, "phases", "phase-order",
                     "phase: steps must be in the order of their phases");
    if (step->next > phases || step->pass_next > phases)
        return fault(error, "phases", "no-phase", "next: no such phase");
    if (step->colour != INAROW_ANY && step->colour >= colours_to_place(spec))
        return fault(error, "phases", "no-colour", "colour: no such colour");
    if (step->by_colour != INAROW_ANY && step->by_colour >= spec->colours)
        return fault(error, "phases", "no-colour", "by: no such colour");
    if (step->by_seat != INAROW_ANY && step->by_seat >= spec->colours)
        return fault(error, "phases", "no-seat", "by: no such seat");
    if (step->patterns && !(step->patterns & first_bits(spec->patterns)))
        return fault(error, "phases", "no-patterns",
                     "patterns: no openings are defined for this board or these colours");
    return check_verb(rules, step, error) && check_region(rules, step, error);
}

static bool has_verb(const inarow_spec *spec, uint8_t verb)
{
    bool has = false;
    for (int i = 0; i < spec->steps; i++)
        has |= spec->step[i].verb == verb;
    return has;
}

/* Sets `to[p]` to true for each phase p that can follow the step. Actions with the
 * verb `but` are ignored. */
static void lead_on(const inarow_step *step, uint8_t but, bool *to)
{
    if (step->verb != but)
        to[step->next] = true;
    if (step->verb == INAROW_SWAP)
        to[step->phase + 1] = true; /* KEEP leads there */
    if (step->pass)
        to[step->pass_next ? step->pass_next : step->next] = true;
}

/* Finds the phases that can be reached without an action of the verb. The end of the
 * opening counts as a phase. */
static void reach_without(const inarow_spec *spec, uint8_t verb, bool *reached)
{
    bool done[INAROW_STEPS] = {false};
    memset(reached, 0, INAROW_STEPS + 1);
    reached[0] = true;
    for (int i = 0; i < spec->steps; i++) {
        if (done[i] || !reached[spec->step[i].phase])
            continue;
        done[i] = true;
        lead_on(&spec->step[i], verb, reached);
        i = -1; /* a step may lead back, so the search starts again */
    }
}

static bool is_reached_without(const inarow_spec *spec, int phase, uint8_t verb)
{
    bool reached[INAROW_STEPS + 1];
    reach_without(spec, verb, reached);
    return reached[phase];
}

/* Returns true if an earlier alternative of step `i` is also an offer. Two offers in
 * one phase are not allowed, because the points of an action do not show which offer
 * is meant. */
static bool is_second_offer(const inarow_spec *spec, int i)
{
    const inarow_step *step = &spec->step[i];
    while (step->verb == INAROW_OFFER && i-- > 0 && spec->step[i].phase == step->phase) {
        if (spec->step[i].verb == INAROW_OFFER)
            return true;
    }
    return false;
}

/* Checks a step against the steps around it. */
static bool check_order(const inarow_spec *spec, int i, inarow_error *error)
{
    const inarow_step *step = &spec->step[i];
    bool by_holder = step->by_seat == INAROW_ANY &&
                     (step->by_colour != INAROW_ANY || step->colour != INAROW_ANY);
    bool as_declared = step->verb == INAROW_OFFER && step->most == 0;
    if (by_holder && has_verb(spec, INAROW_CHOOSE) &&
        is_reached_without(spec, step->phase, INAROW_CHOOSE))
        return fault(error, "phases", "by-before-choice",
                     "by: no player has a colour before one is chosen");
    if (step->verb == INAROW_PICK && is_reached_without(spec, step->phase, INAROW_OFFER))
        return fault(error, "phases", "nothing-offered",
                     "verb: nothing has been offered to pick from");
    if (is_second_offer(spec, i))
        return fault(error, "phases", "second-offer",
                     "verb: a phase can have only one offer");
    if (as_declared && is_reached_without(spec, step->phase, INAROW_DECLARE))
        return fault(error, "phases", "nothing-declared",
                     "count: no number has been declared");
    if (step->verb == INAROW_DECLARE && step->least == 0 && has_verb(spec, INAROW_OFFER))
        return fault(error, "phases", "empty-offer",
                     "count: an offer needs at least one point");
    return true;
}

/* Returns the number of the first step that leads to its own phase or an earlier one, and
 * after which the opening cannot end; or -1. A phase from which the opening cannot end
 * has such a step, or leads to one. */
static int dead_end(const inarow_spec *spec, int phases)
{
    bool ends[INAROW_STEPS + 1] = {false};
    ends[phases] = true;
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < spec->steps; i++) {
            const inarow_step *step = &spec->step[i];
            bool out = ends[step->next] ||
                       (step->verb == INAROW_SWAP && ends[step->phase + 1]) ||
                       (step->pass && step->pass_next && ends[step->pass_next]);
            changed |= out && !ends[step->phase];
            ends[step->phase] |= out;
        }
    }
    for (int i = 0; i < spec->steps; i++) {
        if (!ends[spec->step[i].phase] && spec->step[i].next <= spec->step[i].phase)
            return i;
    }
    return -1;
}

int phases_of(const inarow_spec *spec)
{
    return spec->steps ? spec->step[spec->steps - 1].phase + 1 : 0;
}

static bool check_opening(const inarow_rules *rules, inarow_error *error)
{
    const inarow_spec *spec = &rules->spec;
    if (spec->steps < 0 || spec->steps > INAROW_STEPS)
        return fault(error, "phases", "steps-number", "an opening has at most 64 steps");
    int phases = phases_of(spec);
    for (int i = 0; i < spec->steps; i++) {
        if (!check_opening_step(rules, i, phases, error) ||
            !check_order(spec, i, error)) {
            error->step = i;
            return false;
        }
    }
    if (has_verb(spec, INAROW_CHOOSE) && is_reached_without(spec, phases, INAROW_CHOOSE))
        return fault(error, "phases", "no-colour-chosen",
                     "the opening can end before a colour is chosen");
    int dead = dead_end(spec, phases);
    if (dead < 0)
        return true;
    fault(error, "phases", "no-way-out",
          "next: the opening can never end after this phase");
    error->step = dead;
    return false;
}

bool check_rules(const inarow_rules *rules, inarow_error *error)
{
    const inarow_spec *spec = &rules->spec;
    return check_shapes(spec, error) && check_rows(rules, error) &&
           (!rules->spec.joined || check_rings(rules, error)) &&
           check_teams(spec, error) && check_mechanics(spec, error) &&
           check_start(rules, error) && check_patterns(rules, error) &&
           check_opening(rules, error) && check_shared(spec, error) &&
           check_blocks(rules, error) && check_end(rules, error) &&
           check_exceptions(rules, error);
}

bool check_first_action(const inarow_rules *rules, inarow_error *error)
{
    const inarow_spec *spec = &rules->spec;
    union scratch scratch;
    inarow_position *start = &scratch.position;
    inarow_start(rules, start);
    if (!may_be_stuck(rules, &start->state) || can_act(rules, start))
        return true;
    fault(error, "board", "stuck-at-start", "nobody can do anything at the start");
    error->key = spec->steps        ? "phases"
                 : rules->has_start ? "start"
                 : spec->refuse     ? "forbid"
                                    : "board";
    error->step = spec->steps ? 0 : -1;
    return false;
}
