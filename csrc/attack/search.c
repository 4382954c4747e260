/* Prepares the memory of a search, begins its questions, and writes their answers. */
#include "search.h"
#include "proof_tree.h"

enum { PATIENCE = 1024 };

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
    if (spec->shapes)
        return "shapes";
    if (spec->neutral)
        return "neutral";
    for (int c = 0; c < 2; c++) {
        inarow_win win = spec->win[c];
        if (win.open || win.survives || spec->lose[c].length)
            return win.open ? "open" : win.survives ? "surviving" : "losing";
        if (win.length < 3)
            return "short";
        if (!has_room_for_fours(rules, win.length))
            return "closed";
    }
    return spec->host_decides ? "hooks" : NULL;
}

/* FOR_PROOF gives the part of the memory for the proof, and ALIGNED the alignment of
 * this part and of the tables, which is the length of a processor's cache line.
 * MOST_FAILURES is the maximum number of failures kept for a side. */
enum { FOR_PROOF = 8, ALIGNED = 64, MOST_FAILURES = 1 << 16 };

void inarow_attack_open(inarow_attack *attack, size_t bytes, const inarow_rules *rules)
{
    memset(attack, 0, sizeof *attack);
    attack->own.effort = attack->counter.effort = &attack->effort;
    open_fours(&attack->own.fours, rules);
    open_fours(&attack->counter.fours, rules);
    size_t proof = bytes / FOR_PROOF / ALIGNED * ALIGNED;
    attack->proof = (struct proof_tree *)(attack + 1);
    open_proof(attack->proof, proof);
    attack->tables = (char *)(attack + 1) + proof;
    attack->tables += -(uintptr_t)attack->tables % ALIGNED;
    attack->bytes = bytes - (size_t)(attack->tables - (char *)attack);
}

/* Divides the memory among the tables of a search by threats. A stored failure is
 * useful only for a short time. A table for failures that is larger than a processor's
 * cache would therefore only be slower. */
static void lay_tables(inarow_attack *attack)
{
    const size_t size = sizeof(struct failure), least = 2 * entries_for(0, size) * size;
    size_t share = attack->bytes / 16 > least ? attack->bytes / 16 : least;
    uint64_t most = entries_for(attack->bytes - share, sizeof(struct known));
    char *room = lay_table(&attack->known, attack->tables, most, sizeof(struct known));
    size_t left = attack->bytes - (size_t)(room - attack->tables);
    uint64_t failures = entries_for(left / 2, size);
    if (failures > MOST_FAILURES)
        failures = MOST_FAILURES;
    room = lay_table(&attack->own.failures, room, failures, size);
    lay_table(&attack->counter.failures, room, failures, size);
}

/* Lays the tables if only wins by fours are searched for. */
static void lay_one_table(inarow_attack *attack)
{
    const size_t size = sizeof(struct failure);
    lay_table(&attack->own.failures, attack->tables, entries_for(attack->bytes, size),
              size);
}

/* Returns the number of stones that the attacker can still place before the supply of
 * either side, or the move limit, ends the game. */
static int stones_by_rule(const inarow_rules *rules, const inarow_state *state,
                          uint8_t colour, int first)
{
    const inarow_spec *spec = &rules->spec;
    int stones = ANY_STONES, begins = first == ATTACKER;
    if (spec->supply[colour])
        stones = lesser(stones, state->supply[colour]);
    if (spec->supply[1 - colour])
        stones = lesser(stones, state->supply[1 - colour] + begins);
    if (spec->draw_moves)
        stones = lesser(stones, (spec->draw_moves - (int)state->moves + begins) / 2);
    return stones;
}

void bind_stones(inarow_attack *attack, int stones)
{
    attack->spare += attack->most - stones;
    attack->most = stones;
}

void ask(inarow_attack *attack, const inarow_position *position, uint8_t colour,
         int first, bool threats, const inarow_attack_bounds *bounds)
{
    const inarow_rules *rules = attack->own.fours.rules;
    inarow_state state = inarow_state_of(position);
    attack->effort.bounds = bounds;
    attack->effort.nodes = attack->effort.turn_end = 0;
    attack->own.is_cut = attack->own.is_doubtful = attack->effort.is_over =
        attack->effort.is_stopped = false;
    attack->own.line.points = attack->path.points = 0;
    attack->own.attempts = attack->moves = 0;
    attack->most = stones_by_rule(rules, &state, colour, first);
    attack->can_counter = attack->most == ANY_STONES;
    attack->can_defend = !rules->spec.supply[1 - colour] || state.supply[1 - colour] > 0;
    attack->spare = 0;
    attack->is_bounded = bounds->stones > 0 && bounds->stones < attack->most;
    if (attack->is_bounded)
        bind_stones(attack, bounds->stones);
    if (threats)
        lay_tables(attack);
    else
        lay_one_table(attack);
    set_up_fours(&attack->own.fours, position, colour);
    begin_proof(attack->proof);
}

bool must_stop(struct effort *effort)
{
    const inarow_attack_bounds *bounds = effort->bounds;
    if (bounds->nodes && effort->nodes >= bounds->nodes)
        effort->is_stopped = true;
    else if (++effort->nodes % PATIENCE == 0 && bounds->is_over)
        effort->is_stopped |= bounds->is_over(bounds->data, effort->nodes);
    effort->is_over |=
        effort->is_stopped || (effort->turn_end && effort->nodes > effort->turn_end);
    return effort->is_over;
}

bool saw_all(const inarow_attack *attack)
{
    bool cut = attack->own.is_cut && attack->is_bounded;
    return !attack->effort.is_over && !attack->own.is_doubtful && !cut;
}

void write_answer(const inarow_attack *attack, int found, inarow_attack_line *line)
{
    line->answer = found             ? INAROW_ATTACK_WIN
                   : saw_all(attack) ? INAROW_ATTACK_NONE
                                     : INAROW_ATTACK_UNKNOWN;
    line->cut = found && attack->effort.is_over;
    line->points = line->answer == INAROW_ATTACK_NONE ? 0 : attack->own.line.points;
    line->length = (line->points + 1) / 2;
    memcpy(line->point, attack->own.line.point,
           (size_t)line->points * sizeof *line->point);
    line->barred = found > 1 && attack->own.by_forbidden ? line->point[line->points - 1]
                                                         : INAROW_NOWHERE;
    line->nodes = attack->effort.nodes;
}

enum plain look_for_fives(const struct fours *fours, inarow_point *point)
{
    inarow_point five[2];
    if (all_fives(fours, ATTACKER, five)) {
        *point = five[0];
        return WON;
    }
    int threats = all_fives(fours, DEFENDER, five);
    *point = threats ? five[0] : INAROW_NOWHERE;
    return threats > 1 ? LOST : OPEN;
}

int inarow_attack_nodes(const inarow_attack *attack)
{
    return nodes_of_proof(attack->proof);
}

int inarow_attack_length(const inarow_attack *attack, int node)
{
    return length_from(attack->proof, node);
}

inarow_attack_node inarow_attack_node_of(const inarow_attack *attack, int node)
{
    return numbered_node(attack->proof, node);
}

inarow_attack_reply inarow_attack_reply_of(const inarow_attack *attack, int reply)
{
    return numbered_reply(attack->proof, reply);
}
