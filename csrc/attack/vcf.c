/*
 * Wins by continuous fours.
 *
 * Depth first: each stone of the attacker that makes a four, and the one answer to it.
 * What has no win within so many stones is remembered by its key, so that fours that were
 * tried in another order are not tried again. The shortest win is found by allowing one
 * stone more each time.
 */
#include "../inarow_attack.h"
#include "fours.h"

enum { ANY_LENGTH = 1000, MOST_TRIES = 1 << 14, PATIENCE = 1024 };

/* A position without a win within so many stones. */
struct failure {
    uint64_t key;
    int stones;
};

/* A stone that makes one four, and the point of five. */
struct
try {
    inarow_point point, five;
};

struct inarow_attack {
    struct fours fours;
    const inarow_attack_bounds *bounds;
    inarow_attack_line *line;
    bool is_cut;  /* a bound on stones was met, */
    bool is_over; /* or one on all of the search */
    int tries;
    struct try try[MOST_TRIES]; /* those of all positions down to this one */
    uint64_t mask;
    struct failure failure[];
};

const char *inarow_attack_refusal(const inarow_rules *rules)
{
    const inarow_spec *spec = &rules->spec;
    if (spec->colours != 2)
        return "colours";
    if (spec->capture.lengths)
        return "captures";
    if (spec->gravity)
        return "gravity";
    if (spec->first_turn > 1 || spec->each_turn > 1)
        return "stones";
    if (spec->move != INAROW_STAY)
        return "moves";
    for (int c = 0; c < 2; c++) {
        inarow_win win = spec->win[c];
        if (win.length < 3 || win.open || win.survives || spec->lose[c].length)
            return "rows";
    }
    return spec->shapes ? "shapes" : spec->host_decides ? "hooks" : NULL;
}

size_t inarow_attack_size(int bits)
{
    return sizeof(inarow_attack) + (sizeof(struct failure) << bits);
}

void inarow_attack_open(inarow_attack *attack, int bits, const inarow_rules *rules)
{
    memset(attack, 0, inarow_attack_size(bits));
    attack->mask = (UINT64_C(1) << bits) - 1;
    open_fours(&attack->fours, rules);
}

static void note(inarow_attack *attack, int ply, inarow_point point)
{
    attack->line->point[ply] = point;
}

/* A vacant point that the defender may take instead of one that is forbidden to him. */
static inarow_point other_answer(struct fours *fours, inarow_point forbidden)
{
    const inarow_rules *rules = fours->rules;
    for (int y = 0; y < rules->height; y++) {
        uint32_t left =
            rules->board[y] & ~(fours->stones[ATTACKER][y] | fours->stones[DEFENDER][y]);
        for (; left; left &= left - 1) {
            inarow_point point = INAROW_POINT(__builtin_ctz(left), y);
            bool undecided = false;
            if (point != forbidden &&
                !is_forbidden_to(fours, DEFENDER, point, &undecided))
                return point;
        }
    }
    return INAROW_NOWHERE;
}

/* The line ends: a stone, whose four is answered, and the five. */
static int end_line(inarow_attack *attack, int ply, inarow_point stone,
                    inarow_point answer, inarow_point five)
{
    note(attack, ply, stone);
    note(attack, ply + 1, answer);
    note(attack, ply + 2, five);
    attack->line->points = ply + 3;
    return 2;
}

/* Look at a stone that makes a four: a win with two stones, or one to be tried. */
static int look_at(inarow_attack *attack, int ply, inarow_point point)
{
    struct fours *fours = &attack->fours;
    inarow_point five[2];
    bool undecided = false;
    if (fives_of_stone(fours, point, five) == 2) {
        if (!is_forbidden_to(fours, ATTACKER, point, &undecided))
            return end_line(attack, ply, point, five[0], five[1]);
        attack->is_cut |= undecided;
    } else if (attack->tries < MOST_TRIES) {
        attack->try[attack->tries++] = (struct try){point, five[0]};
    } else {
        attack->is_over = true;
    }
    return 0;
}

static bool makes_four(const struct fours *fours, inarow_point point)
{
    for (int n = 0; n < fours->rules->directions; n++) {
        struct place at = place_of(fours->rules, n, point);
        if (fours->chances[at.line].four >> at.bit & 1)
            return true;
    }
    return false;
}

/* Every stone that makes a four; a win with two stones ends the search. */
static int find_tries(inarow_attack *attack, int ply)
{
    const struct fours *fours = &attack->fours;
    uint32_t seen[INAROW_SIDE] = {0};
    int words = (fours->rules->lines + 63) / 64;
    for (int word = 0; word < words; word++) {
        for (uint64_t lines = fours->has_fours[word]; lines; lines &= lines - 1) {
            int line = word * 64 + __builtin_ctzll(lines);
            uint32_t left = fours->chances[line].four;
            for (; left; left &= left - 1) {
                inarow_point point = point_on(fours, line, __builtin_ctz(left));
                uint32_t *row = &seen[INAROW_Y(point)], bit = UINT32_C(1)
                                                              << INAROW_X(point);
                int stones = *row & bit ? 0 : look_at(attack, ply, point);
                if (stones)
                    return stones;
                *row |= bit;
            }
        }
    }
    return 0;
}

static int search(inarow_attack *attack, int ply, int stones, inarow_point must);

/* Make a four and have it answered: the stones to the win after it, or 0. */
static int follow(inarow_attack *attack, int ply, int stones, struct try try)
{
    struct fours *fours = &attack->fours;
    struct change one, other;
    inarow_point theirs[2];
    bool undecided = false;
    int found = 0;
    if (is_forbidden_to(fours, ATTACKER, try.point, &undecided)) {
        attack->is_cut |= undecided;
        return 0;
    }
    put_four(fours, ATTACKER, try.point, &one);
    if (is_forbidden_to(fours, DEFENDER, try.five, &undecided) && !undecided) {
        found = end_line(attack, ply, try.point, other_answer(fours, try.five), try.five);
    } else if (undecided || stones <= 2) {
        attack->is_cut = true;
    } else {
        put_four(fours, DEFENDER, try.five, &other);
        int threats = fives_through(fours, DEFENDER, try.five, theirs);
        if (threats < 2)
            found =
                search(attack, ply + 2, stones - 1, threats ? theirs[0] : INAROW_NOWHERE);
        take_four(fours, DEFENDER, try.five, &other);
        if (found) {
            note(attack, ply, try.point);
            note(attack, ply + 1, try.five);
            found++;
        }
    }
    take_four(fours, ATTACKER, try.point, &one);
    return found;
}

static bool must_stop(inarow_attack *attack)
{
    const inarow_attack_bounds *bounds = attack->bounds;
    uint64_t nodes = ++attack->line->nodes;
    attack->is_over |=
        (bounds->nodes && nodes > bounds->nodes) ||
        (bounds->is_over && nodes % PATIENCE == 0 && bounds->is_over(bounds->data));
    return attack->is_over;
}

/* The attacker's stones to a win, at most so many; 0 if there is none. `must`: where the
 * defender would make a five, or NOWHERE. Nobody has a five on the board. */
static int search(inarow_attack *attack, int ply, int stones, inarow_point must)
{
    struct fours *fours = &attack->fours;
    struct failure *failure = &attack->failure[fours->key & attack->mask];
    if (must_stop(attack))
        return 0;
    if (failure->key == fours->key && failure->stones >= stones) {
        attack->is_cut |= failure->stones < ANY_LENGTH;
        return 0;
    }
    int first = attack->tries, found = 0;
    bool was_cut = attack->is_cut;
    attack->is_cut = false;
    if (must == INAROW_NOWHERE)
        found = find_tries(attack, ply);
    else if (makes_four(fours, must))
        found = look_at(attack, ply, must);
    for (int i = first; i < attack->tries && !found && !attack->is_over; i++)
        found = follow(attack, ply, stones, attack->try[i]);
    attack->tries = first;
    if (!found && !attack->is_over)
        *failure = (struct failure){fours->key, attack->is_cut ? stones : ANY_LENGTH};
    attack->is_cut |= was_cut;
    return found;
}

/* At once, by a five; or not, as the defender has two points of five. */
static bool is_plain(inarow_attack *attack, inarow_point *must)
{
    inarow_attack_line *line = attack->line;
    inarow_point five[2];
    *must = INAROW_NOWHERE;
    if (all_fives(&attack->fours, ATTACKER, five)) {
        line->answer = INAROW_ATTACK_WIN;
        line->length = line->points = 1;
        line->point[0] = five[0];
        return true;
    }
    int threats = all_fives(&attack->fours, DEFENDER, five);
    *must = threats ? five[0] : INAROW_NOWHERE;
    return threats > 1;
}

void inarow_vcf(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                const inarow_attack_bounds *bounds, inarow_attack_line *line)
{
    inarow_point must;
    attack->bounds = bounds;
    attack->line = line;
    attack->is_over = false;
    line->answer = INAROW_ATTACK_NONE;
    line->length = line->points = 0;
    line->nodes = 0;
    set_up_fours(&attack->fours, position, colour);
    if (is_plain(attack, &must))
        return;
    int stones = bounds->shortest ? 2 : ANY_LENGTH - 1;
    do {
        attack->is_cut = false;
        line->length = search(attack, 0, stones++, must);
    } while (bounds->shortest && line->length == 0 && attack->is_cut &&
             !attack->is_over && stones < ANY_LENGTH);
    line->answer = line->length                        ? INAROW_ATTACK_WIN
                   : attack->is_over || attack->is_cut ? INAROW_ATTACK_UNKNOWN
                                                       : INAROW_ATTACK_NONE;
}
