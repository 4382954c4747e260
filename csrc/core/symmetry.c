/* Finds symmetries of the board and of a position, and makes keys that do not depend
 * on them. */
#include "symmetry.h"
#include "turn.h"

int inarow_symmetry_count(const inarow_rules *rules)
{
    return rules->symmetries;
}

inarow_point inarow_image(const inarow_rules *rules, int symmetry, inarow_point point)
{
    return image_by(&rules->spec, &rules->symmetry[symmetry], point);
}

/* Iterates over all stones, by colour, row and column. Use all_stones to begin and
 * next_stone to go on. */
struct stones {
    const inarow_rules *rules;
    const inarow_position *position;
    int colour, y;
    uint32_t row;
};

static struct stones all_stones(const inarow_rules *rules,
                                const inarow_position *position)
{
    return (struct stones){rules, position, -1, rules->spec.height - 1, 0};
}

static bool next_stone(struct stones *it, inarow_point *point)
{
    while (it->row == 0) {
        if (++it->y == it->rules->spec.height) {
            it->y = 0;
            if (++it->colour == it->rules->kinds)
                return false;
        }
        it->row = lines_of(it->rules, it->position, it->colour)[it->y];
    }
    *point = INAROW_POINT(__builtin_ctz(it->row), it->y);
    it->row &= it->row - 1;
    return true;
}

uint64_t inarow_symmetries(const inarow_rules *rules, const inarow_position *position)
{
    uint64_t kept = 0;
    for (int s = 0; s < rules->symmetries; s++) {
        struct stones it = all_stones(rules, position);
        inarow_point point;
        bool same = true;
        while (same && next_stone(&it, &point))
            same = inarow_at(rules, position, inarow_image(rules, s, point)) == it.colour;
        kept |= (uint64_t)same << s;
    }
    return kept;
}

/* Returns a well-mixed number for any number, by the finalizer of splitmix64. */
static uint64_t mix(uint64_t n)
{
    n += UINT64_C(0x9e3779b97f4a7c15);
    n = (n ^ n >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    n = (n ^ n >> 27) * UINT64_C(0x94d049bb133111eb);
    return n ^ n >> 31;
}

uint64_t stones_key(const inarow_rules *rules, const inarow_position *position)
{
    uint64_t least = UINT64_MAX;
    for (int s = 0; s < rules->symmetries; s++) {
        struct stones it = all_stones(rules, position);
        inarow_point point;
        uint64_t key = 0;
        while (next_stone(&it, &point))
            key ^= mix((uint64_t)it.colour << 16 | inarow_image(rules, s, point));
        if (key < least)
            least = key;
    }
    return least;
}

int inarow_pattern_of(const inarow_rules *rules, const inarow_position *position)
{
    uint64_t key = stones_key(rules, position);
    for (int i = 0; i < rules->spec.patterns; i++) {
        if (rules->pattern_key[i] == key)
            return i;
    }
    return -1;
}
