/* Computes the size of rules and positions, and the lines of boards with joined edges. */
#include "layout.h"

size_t inarow_rules_size(void)
{
    return sizeof(inarow_rules);
}

size_t inarow_position_size(const inarow_rules *rules)
{
    return sizeof(inarow_position) +
           (size_t)(rules->kinds * rules->lines) * sizeof(uint32_t) +
           INAROW_OFFERS * sizeof(inarow_point);
}

const inarow_spec *inarow_spec_of(const inarow_rules *rules)
{
    return &rules->spec;
}

bool inarow_on_board(const inarow_rules *rules, int x, int y)
{
    return x >= 0 && y >= 0 && x < rules->width && y < rules->height &&
           rules->board[y] >> x & 1;
}

/* ---- Joined edges ------------------------------------------------------------------ */

/* Returns a coordinate after a number of steps, wrapped around a side with joined
 * edges, or -1 off the board. */
static int around(int from, int way, int side, bool joined)
{
    int to = from + way;
    if (joined)
        return (to % side + side) % side;
    return to >= 0 && to < side ? to : -1;
}

inarow_point point_around(const inarow_rules *rules, inarow_point from, int n,
                          int distance)
{
    static const int8_t right[DIRECTIONS] = {1, 0, 1, 1}, up[DIRECTIONS] = {0, 1, 1, -1};
    const inarow_spec *spec = &rules->spec;
    int d = rules->direction[n];
    int x = around(INAROW_X(from), distance * right[d], spec->width,
                   spec->joined & INAROW_ALONG_ROW);
    int y = around(INAROW_Y(from), distance * up[d], spec->height,
                   spec->joined & INAROW_ALONG_COLUMN);
    return x < 0 || y < 0 ? INAROW_NOWHERE : INAROW_POINT(x, y);
}

inarow_point neighbour_around(const inarow_rules *rules, inarow_point from, int n,
                              int distance)
{
    inarow_point point = point_around(rules, from, n, distance);
    return inarow_on_board(rules, INAROW_X(point), INAROW_Y(point)) ? point
                                                                    : INAROW_NOWHERE;
}

/* Returns the bits of a closed line's n-th point on one of its words. */
static uint32_t bits_of_nth(const struct ring *ring, int word, int n)
{
    uint32_t bits = 0;
    int bit = n - (word - ring->first) * HOME + MARGIN;
    bit = (bit % ring->points + ring->points) % ring->points;
    for (; bit < WINDOW; bit += ring->points)
        bits |= UINT32_C(1) << bit;
    return bits;
}

/* Returns the number of a place's point on its closed line. */
static int number_on_ring(const struct ring *ring, struct place at)
{
    return (at.line - ring->first) * HOME + at.bit - MARGIN;
}

uint32_t bits_of(const inarow_rules *rules, struct place at, int n, inarow_point point)
{
    struct place place = place_of(rules, n, point);
    const struct ring *ring = &rules->ring[at.line], *other = &rules->ring[place.line];
    if (ring->points && ring->first == other->first)
        return bits_of_nth(ring, at.line, number_on_ring(ring, place));
    return at.line == place.line ? UINT32_C(1) << place.bit : 0;
}

void flip_place(const inarow_rules *rules, uint32_t *line, struct place at)
{
    const struct ring *ring = &rules->ring[at.line];
    if (!ring->points) {
        line[at.line] ^= UINT32_C(1) << at.bit;
        return;
    }
    int n = number_on_ring(ring, at);
    for (int word = ring->first; word < ring->first + words_of(ring->points); word++)
        line[word] ^= bits_of_nth(ring, word, n);
}

/* Flips a point of a board with joined edges. The grid's rows and columns are separate
 * words. A row or column that is not closed has no other word. */
void flip_joined(const inarow_rules *rules, uint32_t *line, inarow_point point)
{
    line[INAROW_Y(point)] ^= UINT32_C(1) << INAROW_X(point);
    line[rules->base[1] + INAROW_X(point)] ^= UINT32_C(1) << INAROW_Y(point);
    for (int n = 0; n < rules->directions; n++) {
        struct place at = place_of(rules, n, point);
        if (at.line >= rules->base[2])
            flip_place(rules, line, at);
    }
}

int shortest_ring(const inarow_rules *rules)
{
    int shortest = UINT16_MAX;
    for (int line = 0; line < rules->lines; line++) {
        int points = rules->ring[line].points;
        shortest = points && points < shortest ? points : shortest;
    }
    return shortest;
}

bool has_room_for_fours(const inarow_rules *rules, int length)
{
    return shortest_ring(rules) >= length + FOURS_ROOM;
}
