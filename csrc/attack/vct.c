/* Finds wins by continuous threats, by proof-number search.
 *
 * A stone threatens if it makes a four, or if the attacker would win by fours after a
 * pass of the defender. That win has a single line, because each answer in it is
 * forced. Only few stones of the defender can therefore spoil that win. A defence is a
 * stone that spoils that win and leaves no other win by fours. The search always
 * continues at the position that is closest to a decision. For the attacker, it
 * chooses the stone after which the fewest defences are left to refute. */
#include "vct.h"
#include "relevance.h"
#include "vcf.h"

/* The upper limit of sums. INFINITE is reserved for positions that cannot be proved. */
enum { MUCH = INFINITE - 1 };

/* While only short threats are examined, and the attacker is to move, the search is for
 * wins by fours with at most this many stones. */
enum { SHORT_WIN = 6 };

/* The number of nodes of the first turn (find_vct). */
enum { FIRST_TURN = 4000 };

/* Initial estimates for a stone of the attacker, by the number of the attacker's
 * stones in the best row through it. A stone that makes a three is likely to threaten.
 * The estimates are high so that the search prefers stones that it has begun to
 * examine. */
enum { LIKELY = 8, POSSIBLE = 32, UNLIKELY = 96 };

/* The maximum number of stones of the threatened win in each stage, and the estimate for
 * a stone that threatens no such win. The next stage is searched only when this estimate
 * is the lowest. */
static const struct {
    int stones;
    uint32_t otherwise;
} stages[LAST_STAGE + 1] = {{2, 32}, {4, 64}, {ANY_STONES, INFINITE}};

static const struct needs won = {{0, INFINITE}}, lost = {{INFINITE, 0}},
                          unknown = {{1, 1}};

/* Adds two needs. The sum must not exceed INFINITE. */
static uint32_t sum_of(uint32_t one, uint32_t other)
{
    return one + other < MUCH ? one + other : MUCH;
}

static bool is_settled(struct needs needs)
{
    return needs.of[ATTACKER] == 0 || needs.of[DEFENDER] == 0;
}

/* ---- Both hunts -------------------------------------------------------------------- */

void put_both(inarow_attack *attack, int side, inarow_point point,
              struct changes *changes)
{
    expect_failure(&attack->own, side, point, INAROW_NOWHERE);
    expect_failure(&attack->counter, !side, point, INAROW_NOWHERE);
    put_four(&attack->own.fours, side, point, &changes->own);
    put_four(&attack->counter.fours, !side, point, &changes->counter);
}

void take_both(inarow_attack *attack, int side, inarow_point point,
               const struct changes *changes)
{
    take_four(&attack->own.fours, side, point, &changes->own);
    take_four(&attack->counter.fours, !side, point, &changes->counter);
}

/* Returns true if nobody has a four and the defender, moving first, would win by
 * fours. A threat of the attacker that does not spoil this win then comes too late,
 * because the defender's fours force all answers. */
static bool has_counter(inarow_attack *attack)
{
    return attack->can_counter &&
           find_vcf(&attack->counter, ANY_STONES, INAROW_NOWHERE) &&
           !attack->effort.is_over;
}

/* ---- Stored results ---------------------------------------------------------------- */

/* The number of entries where a position's result may be stored. The entry that took
 * the least work is replaced. */
enum { WAYS = 4 };

static const struct known *recall(const inarow_attack *attack, uint64_t key)
{
    const struct known *place = entries_of(&attack->known, key, WAYS);
    for (int i = 0; i < WAYS; i++) {
        if (place[i].key == key)
            return &place[i];
    }
    return NULL;
}

static void keep_known(inarow_attack *attack, uint64_t key, struct known known)
{
    before_write(&attack->known);
    struct known *place = entries_of(&attack->known, key, WAYS), *least = place;
    known.key = key;
    for (int i = 0; i < WAYS; i++) {
        if (place[i].key == known.key) {
            known.work = sum_of(known.work, place[i].work);
            least = &place[i];
            break;
        }
        if (place[i].work < least->work)
            least = &place[i];
    }
    *least = known;
}

/* ---- Moves ------------------------------------------------------------------------- */

/* The bit of a key that is inverted if only short threats are examined. The low bits
 * give the place in the table, so both results of a position are beside one another. */
static const uint64_t short_bit = UINT64_C(1) << 48;

/* Returns a number that is combined with the key of the stones. It depends on the side
 * to move, the attacker's remaining stones, and the threats that are examined. */
static uint64_t salt_of(const inarow_attack *attack, int side, int stones)
{
    uint64_t salt = mixed((uint64_t)side << 32 | (uint64_t)stones);
    return attack->only_short ? salt ^ short_bit : salt;
}

/* Returns the stored result of a search. A win by short threats is also a win if all
 * threats are examined. */
static const struct known *recall_any(const inarow_attack *attack, uint64_t key)
{
    const struct known *known = recall(attack, key);
    if (attack->only_short || (known && is_settled(known->needs)))
        return known;
    const struct known *other = recall(attack, key ^ short_bit);
    return other && other->needs.of[ATTACKER] == 0 ? other : known;
}

/* Returns true if the side may place the stone. If the decision takes too long, the
 * answer is the one that is worse for the attacker. */
static bool may_place(inarow_attack *attack, int side, inarow_point point)
{
    bool undecided = false;
    bool forbidden = is_forbidden_to(&attack->own.fours, side, point, &undecided);
    attack->own.is_doubtful |= undecided;
    return !forbidden || (undecided && side == DEFENDER);
}

/* Returns the key of the position after a move. */
static uint64_t key_after(const inarow_attack *attack, int side, int stones,
                          const struct move *move)
{
    const struct fours *fours = &attack->own.fours;
    bool is_threat = side == ATTACKER && move->answer == INAROW_NOWHERE;
    int next = is_threat ? DEFENDER : ATTACKER, left = stones - (side == ATTACKER);
    return key_with(fours, side, move->point, move->answer) ^ salt_of(attack, next, left);
}

/* Sets the known or estimated result after a move. The result may have been stored for
 * the same stones in another order of moves. In the order tried now, the last stone
 * may be forbidden. */
static void recall_move(inarow_attack *attack, int side, int stones, struct move *move)
{
    uint64_t key = key_after(attack, side, stones, move);
    const struct known *known = recall_any(attack, key);
    if (!known)
        return;
    attack->own.is_cut |= known->is_cut && known->needs.of[ATTACKER] > 0;
    if (side == ATTACKER && !may_place(attack, ATTACKER, move->point)) {
        move->needs = lost;
    } else {
        move->needs = known->needs;
        move->stones = known->stones;
    }
}

/* Sets the results after all moves from the first one on. */
static void recall_moves(inarow_attack *attack, int side, int stones, int first)
{
    for (int i = first; i < attack->moves; i++)
        recall_move(attack, side, stones, &attack->move[i]);
}

/* Adds a move, for recall_moves. The entries in the table are loaded in the meantime. */
static void add_move(inarow_attack *attack, int side, int stones, inarow_point point,
                     inarow_point answer, uint32_t guess)
{
    struct move move = {point, answer, 0, attack->may_counter, {{guess, 1}}};
    prefetch(&attack->known, key_after(attack, side, stones, &move), WAYS);
    if (attack->moves < MOST_MOVES)
        attack->move[attack->moves++] = move;
    else
        attack->effort.is_over = attack->effort.is_stopped = true;
}

/* Returns the number of stones of the win by fours that the attacker would have after
 * a pass. Returns 0 if this stage allows no such win. */
static int find_threatened(inarow_attack *attack, int stones, int stage)
{
    bool was_cut = attack->own.is_cut;
    int longest = stages[stage].stones;
    int found = find_vcf(&attack->own, lesser(stones, longest), INAROW_NOWHERE);
    if (longest < stones) /* cut by the stage, not by a bound */
        attack->own.is_cut = was_cut;
    return found;
}

int find_win(inarow_attack *attack, int stones, inarow_point must)
{
    int longest = attack->only_short ? lesser(stones, SHORT_WIN) : stones;
    return find_vcf(&attack->own, longest, must);
}

/* Returns true if the attacker, if to move, would win by fours with more than `stones`
 * stones. The caller has excluded wins with at most `stones` stones. A longer win
 * still counts as a threat, although a bound keeps the attacker from placing that many
 * stones. With two stones left, there is no time for other threats. */
static bool has_longer(inarow_attack *attack, int stones)
{
    return attack->own.is_cut && attack->spare > 0 && stones > 2 &&
           find_vcf(&attack->own, stones + attack->spare, INAROW_NOWHERE);
}

/* ---- The attacker's stones --------------------------------------------------------- */

static bool is_among(const inarow_set *set, inarow_point point)
{
    return point != INAROW_NOWHERE && set->row[INAROW_Y(point)] >> INAROW_X(point) & 1;
}

/* Adds a stone of the attacker. If the stone makes a four, the answer is added too.
 * Otherwise the stone may threaten. */
static void add_attack(inarow_attack *attack, int stones, inarow_point point,
                       uint32_t guess)
{
    inarow_point five[2] = {INAROW_NOWHERE, INAROW_NOWHERE};
    if (makes_four(&attack->own.fours, point))
        fives_of_stone(&attack->own.fours, point, five);
    add_move(attack, ATTACKER, stones, point, five[0], guess);
}

/* Finds the points where a stone of the attacker may threaten. If the attacker already
 * threatens a win by fours, the stone may be anywhere. Otherwise it must make such a
 * win possible (find_helpers). If only short threats are examined, it must make a three.
 * If the defender would win by fours, the stone must block that win or make a four. */
static void find_attacks(inarow_attack *attack, int stones, const inarow_set *likely,
                         inarow_set *attacks)
{
    const struct fours *fours = &attack->own.fours;
    inarow_set spoilers;
    if (attack->only_short)
        *attacks = *likely;
    else if (has_longer(attack, stones - 1))
        find_vacant(fours, attacks);
    else
        find_helpers(&attack->own, attacks);
    bool must_spoil = has_counter(attack);
    attack->may_counter = must_spoil || attack->effort.is_over;
    if (must_spoil)
        find_spoilers(&attack->counter, &spoilers);
    for (int y = 0; y < fours->rules->height; y++) {
        uint32_t late = must_spoil ? attacks->row[y] & ~spoilers.row[y] : 0;
        for (; late; late &= late - 1) {
            if (!makes_four(fours, INAROW_POINT(__builtin_ctz(late), y)))
                attacks->row[y] &= ~(late & -late);
        }
    }
}

void list_attacks(inarow_attack *attack, int stones, inarow_point must)
{
    const struct fours *fours = &attack->own.fours;
    inarow_set attacks, likely = {{0}}, possible = {{0}};
    int first = attack->moves;
    attack->may_counter = true;
    if (must != INAROW_NOWHERE) {
        add_attack(attack, stones, must, LIKELY);
        recall_moves(attack, ATTACKER, stones, first);
        return;
    }
    add_rows(fours, ATTACKER, fours->stones[ATTACKER], 3, &likely);
    if (!attack->only_short)
        add_rows(fours, ATTACKER, fours->stones[ATTACKER], 4, &possible);
    find_attacks(attack, stones, &likely, &attacks);
    for (int y = 0; y < fours->rules->height; y++) {
        for (uint32_t left = attacks.row[y]; left; left &= left - 1) {
            inarow_point point = INAROW_POINT(__builtin_ctz(left), y);
            add_attack(attack, stones, point,
                       is_among(&likely, point)     ? LIKELY
                       : is_among(&possible, point) ? POSSIBLE
                                                    : UNLIKELY);
        }
    }
    recall_moves(attack, ATTACKER, stones, first);
}

/* ---- The defender's stones --------------------------------------------------------- */

static void add_defences(inarow_attack *attack, int stones, const inarow_set *set)
{
    int first = attack->moves;
    for (int y = 0; y < attack->own.fours.rules->height; y++) {
        for (uint32_t left = set->row[y]; left; left &= left - 1) {
            inarow_point point = INAROW_POINT(__builtin_ctz(left), y);
            if (may_place(attack, DEFENDER, point))
                add_move(attack, DEFENDER, stones, point, INAROW_NOWHERE, 1);
        }
    }
    recall_moves(attack, DEFENDER, stones, first);
}

void list_all_answers(inarow_attack *attack, int stones)
{
    inarow_set set = {{0}};
    find_vacant(&attack->own.fours, &set);
    add_defences(attack, stones, &set);
}

int list_defences(inarow_attack *attack, int stones, int stage, bool *is_long)
{
    inarow_set set;
    int first = attack->moves, threatened = find_threatened(attack, stones, stage);
    *is_long = !threatened && stage == LAST_STAGE && has_longer(attack, stones);
    if (!threatened && !*is_long)
        return NO_THREAT;
    if (attack->may_counter && has_counter(attack)) {
        *is_long = false;
        return TOO_LATE;
    }
    if (*is_long) {
        if (attack->own.fours.rules->spec.pass)
            add_move(attack, DEFENDER, stones, INAROW_NOWHERE, INAROW_NOWHERE, 1);
        recall_moves(attack, DEFENDER, stones, first);
        return NO_THREAT;
    }
    find_spoilers(&attack->own, &set);
    add_defences(attack, stones, &set);
    return threatened;
}

/* ---- The search -------------------------------------------------------------------- */

static struct needs solve(inarow_attack *attack, int side, int stones, inarow_point must,
                          struct needs limit, uint16_t *length);

/* Searches the position after one of the attacker's stones. */
static struct needs after_attack(inarow_attack *attack, struct move *move, int stones,
                                 struct needs limit)
{
    struct fours *fours = &attack->own.fours;
    struct changes one, other;
    inarow_point must;
    struct needs needs = lost;
    if (!may_place(attack, ATTACKER, move->point))
        return lost;
    put_both(attack, ATTACKER, move->point, &one);
    attack->may_counter = move->may_counter;
    if (move->answer == INAROW_NOWHERE) {
        needs = solve(attack, DEFENDER, stones - 1, INAROW_NOWHERE, limit, &move->stones);
    } else {
        put_both(attack, DEFENDER, move->answer, &other);
        if (can_be_met(fours, move->answer, &must))
            needs = solve(attack, ATTACKER, stones - 1, must, limit, &move->stones);
        take_both(attack, DEFENDER, move->answer, &other);
    }
    take_both(attack, ATTACKER, move->point, &one);
    return needs;
}

/* Removes stones of the defender that need not be examined. The attacker has won by
 * fours after one of the defender's stones. Only stones that spoil this win need to be
 * examined, because the same fours win after all other stones. */
static void strike_out(inarow_attack *attack, int first, uint16_t stones)
{
    inarow_set set;
    if (attack->own.by_forbidden || !still_wins(&attack->own, INAROW_NOWHERE))
        return;
    find_spoilers(&attack->own, &set);
    for (int i = first; i < attack->moves; i++) {
        struct move *move = &attack->move[i];
        inarow_point point = move->point;
        if (is_settled(move->needs) || is_among(&set, point))
            continue;
        move->needs = won;
        move->stones = stones;
    }
}

static struct needs after_defence(inarow_attack *attack, int first, struct move *move,
                                  int stones, struct needs limit)
{
    struct fours *fours = &attack->own.fours;
    struct changes changes;
    inarow_point must;
    struct needs needs = lost;
    attack->by_fours = 0;
    if (move->point == INAROW_NOWHERE)
        return solve(attack, ATTACKER, stones, INAROW_NOWHERE, limit, &move->stones);
    put_both(attack, DEFENDER, move->point, &changes);
    if (can_be_met(fours, move->point, &must))
        needs = solve(attack, ATTACKER, stones, must, limit, &move->stones);
    bool by_fours = attack->by_fours == fours->key;
    take_both(attack, DEFENDER, move->point, &changes);
    if (by_fours)
        strike_out(attack, first, move->stones);
    return needs;
}

/* Combines the results of the moves from the first one on, and chooses the move to
 * examine next. The side's own need is that of its best move. Its opponent must refute
 * all moves. For the defender's moves, which are few, the opponent's needs are added
 * up. For the attacker's moves, the opponent's needs are not added up, because these
 * moves are many and often lead to the same positions. */
static struct needs sum_up(const inarow_attack *attack, int first, int side, int *best,
                           uint32_t *second)
{
    uint32_t least = INFINITE, next = INFINITE, most = 0, open = 0, total = 0;
    *best = -1;
    for (int i = first; i < attack->moves; i++) {
        struct needs needs = attack->move[i].needs;
        if (needs.of[side] < least) {
            next = least;
            least = needs.of[side];
            *best = i;
        } else if (needs.of[side] < next) {
            next = needs.of[side];
        }
        if (needs.of[!side] > 0) {
            most = needs.of[!side] > most ? needs.of[!side] : most;
            total = sum_of(total, needs.of[!side]);
            open++;
        }
    }
    struct needs sum;
    sum.of[side] = least;
    sum.of[!side] = most == 0 || most == INFINITE ? most
                    : side == DEFENDER            ? total
                                                  : most + open - 1;
    *second = next;
    return sum;
}

/* Returns the number of stones until the win. For the attacker's moves this is the
 * smallest number, and for the defender's moves the largest. `threatened` is the
 * number of stones until the win after answers that are not listed. */
static uint16_t stones_to_win(const inarow_attack *attack, int first, int side,
                              uint16_t threatened)
{
    uint16_t stones = side == ATTACKER ? ANY_STONES : threatened;
    for (int i = first; i < attack->moves; i++) {
        const struct move *move = &attack->move[i];
        if (side == ATTACKER && move->needs.of[ATTACKER] == 0 &&
            move->stones + 1 < stones)
            stones = move->stones + 1;
        if (side == DEFENDER && move->stones > stones)
            stones = move->stones;
    }
    return stones;
}

/* Stores the stones down to the place where the search was cut, in reverse order. */
static void note_path(inarow_attack *attack, int side, const struct move *move)
{
    struct line *path = &attack->path;
    if (side == ATTACKER && move->answer != INAROW_NOWHERE)
        path->point[path->points++] = move->answer;
    path->point[path->points++] = move->point;
}

static struct needs look_on(inarow_attack *attack, int side, int stones, int first,
                            struct needs limit)
{
    for (;;) {
        int best;
        uint32_t second;
        struct needs sum = sum_up(attack, first, side, &best, &second);
        if (attack->effort.is_over || best < 0 || is_settled(sum) ||
            sum.of[side] >= limit.of[side] || sum.of[!side] >= limit.of[!side])
            return sum;
        struct move *move = &attack->move[best];
        struct needs part;
        uint32_t more = second + second / 8 + 1;
        part.of[side] = more < limit.of[side] ? more : limit.of[side];
        part.of[!side] = limit.of[!side] == INFINITE
                             ? INFINITE
                             : limit.of[!side] - (sum.of[!side] - move->needs.of[!side]);
        struct needs needs = side == ATTACKER
                                 ? after_attack(attack, move, stones, part)
                                 : after_defence(attack, first, move, stones, part);
        if (!attack->effort.is_over || is_settled(needs))
            move->needs = needs;
        if (attack->effort.is_over)
            note_path(attack, side, move);
    }
}

/* Searches the defender's answers to a threat. If the threatened win needs more stones
 * than the attacker has, a pass is searched first. The other answers are searched only
 * if the attacker wins after the pass. If this stage finds no threat, *stage becomes the
 * next one. It is searched at once unless its estimate reaches the limit. */
static struct needs solve_answers(inarow_attack *attack, int stones, struct needs limit,
                                  uint8_t *stage, uint16_t *length)
{
    int first = attack->moves, threatened;
    bool is_long;
    struct needs needs = lost;
    while ((threatened = list_defences(attack, stones, *stage, &is_long)) == NO_THREAT &&
           *stage < LAST_STAGE && !attack->only_short && !attack->effort.is_over) {
        uint32_t estimate = stages[(*stage)++].otherwise;
        if (estimate >= limit.of[ATTACKER])
            return (struct needs){{estimate, 1}};
    }
    if (attack->effort.is_over && threatened <= 0)
        return unknown;
    if (threatened > 0 || is_long)
        needs = look_on(attack, DEFENDER, stones, first, limit);
    if (is_long && needs.of[ATTACKER] == 0) {
        list_all_answers(attack, stones);
        needs = look_on(attack, DEFENDER, stones, first, limit);
    }
    if (needs.of[ATTACKER] == 0)
        *length = stones_to_win(attack, first, DEFENDER, (uint16_t)threatened);
    return needs;
}

/* Searches the attacker's stones. */
static struct needs solve_attack(inarow_attack *attack, int stones, inarow_point must,
                                 struct needs limit, uint16_t *length)
{
    int first = attack->moves;
    *length = (uint16_t)find_win(attack, stones, must);
    attack->by_fours = *length ? attack->own.fours.key : 0;
    if (*length)
        return won;
    if (attack->effort.is_over)
        return unknown;
    if (stones <= 2) {
        attack->own.is_cut = true;
        return lost;
    }
    list_attacks(attack, stones, must);
    struct needs needs = look_on(attack, ATTACKER, stones, first, limit);
    if (needs.of[ATTACKER] == 0)
        *length = stones_to_win(attack, first, ATTACKER, 0);
    for (int i = first; i < attack->moves; i++) {
        if (attack->move[i].needs.of[ATTACKER] == 0)
            attack->winner = attack->move[i];
    }
    return needs;
}

/* Searches the position until it is decided, or until its needs reach the limit. */
static struct needs solve(inarow_attack *attack, int side, int stones, inarow_point must,
                          struct needs limit, uint16_t *length)
{
    uint64_t key = attack->own.fours.key ^ salt_of(attack, side, stones);
    uint64_t nodes = attack->effort.nodes;
    const struct known *known = side == DEFENDER ? recall(attack, key) : NULL;
    uint8_t stage = known ? known->stage : 0, first_stage = stage;
    int first = attack->moves;
    bool was_cut = attack->own.is_cut;
    attack->own.is_cut = false;
    struct needs needs = side == DEFENDER
                             ? solve_answers(attack, stones, limit, &stage, length)
                             : solve_attack(attack, stones, must, limit, length);
    if (needs.of[ATTACKER] > 0)
        *length = 0;
    nodes = attack->effort.nodes - nodes;
    if (attack->moves > first || stage > first_stage || is_settled(needs))
        keep_known(attack, key,
                   (struct known){.needs = needs,
                                  .work = nodes < MUCH ? (uint32_t)nodes : MUCH,
                                  .stones = *length,
                                  .is_cut = attack->own.is_cut,
                                  .stage = stage});
    attack->moves = first;
    attack->own.is_cut |= was_cut;
    return needs;
}

struct needs solve_all(inarow_attack *attack, int side, int stones, inarow_point must,
                       uint16_t *length)
{
    attack->may_counter = true;
    return solve(attack, side, stones, must, (struct needs){{INFINITE, INFINITE}},
                 length);
}

/* Threats of the shortest wins are few, and most VCTs consist of such threats only. The
 * search for these alone therefore alternates with the search for all threats, in
 * turns that become longer. A win that is found in either search is proved. Only the
 * search for all threats proves that the attacker does not win. */
struct needs find_vct(inarow_attack *attack, int side, int stones, inarow_point must,
                      uint64_t budget, uint16_t *length)
{
    struct effort *effort = &attack->effort;
    struct needs needs, needs_short = unknown;
    uint64_t end = effort->nodes + budget;
    bool is_cut = attack->own.is_cut, is_decided;
    set_up_opposite(&attack->counter.fours, &attack->own.fours);
    attack->only_short = false;
    for (uint64_t turn = FIRST_TURN;; turn *= attack->only_short ? 1 : 2) {
        attack->only_short = !attack->only_short && !is_settled(needs_short);
        effort->turn_end = effort->nodes + turn;
        needs = solve_all(attack, side, stones, must, length);
        effort->turn_end = 0;
        effort->is_over = effort->is_stopped;
        if (attack->only_short)
            needs_short = needs;
        else
            is_cut |= attack->own.is_cut; /* by a bound, not by the length of threats */
        attack->own.is_cut = is_cut;
        is_decided = attack->only_short ? needs.of[ATTACKER] == 0 : is_settled(needs);
        if (is_decided || effort->is_over || (budget && effort->nodes >= end))
            return is_decided ? needs : unknown;
        attack->path.points = 0;
    }
}
