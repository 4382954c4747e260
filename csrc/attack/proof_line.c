/* Finds the line of a proof: the attacker's stones, and the answers with which the
 * defender holds out longest. */
#include "proof_line.h"
#include "vcf.h"

static bool is_end(const inarow_attack_node *node)
{
    return node->reply < 0 && !node->other;
}

/* Returns an answer that has no node of its own in the proof and is not the point of
 * five. */
static inarow_point find_other(inarow_attack *attack, inarow_set *replies, int other)
{
    inarow_attack_node node = inarow_attack_node_of(attack, other);
    if (is_end(&node))
        add_to_set(replies, node.stone);
    return other_answer(&attack->own.fours, replies);
}

/* Finds the answer after which the win takes longest. Among several, it prefers one
 * with its own node. Returns the node that follows the answer. */
static int find_longest(inarow_attack *attack, const inarow_attack_node *node,
                        inarow_point *answer)
{
    inarow_set replies = {{0}};
    int best = 0, longest = 0;
    *answer = INAROW_NOWHERE;
    for (int at = node->reply; at >= 0;) {
        inarow_attack_reply reply = inarow_attack_reply_of(attack, at);
        int length = inarow_attack_length(attack, reply.node);
        add_to_set(&replies, reply.point);
        if (length > longest) {
            longest = length;
            best = reply.node;
            *answer = reply.point;
        }
        at = reply.next;
    }
    if (node->other && inarow_attack_length(attack, node->other) > longest) {
        best = node->other;
        *answer = find_other(attack, &replies, best);
    }
    return best;
}

static void put_on_line(inarow_attack *attack, inarow_point point)
{
    struct line *line = &attack->own.line;
    struct change change;
    int at = line->points++;
    line->point[at] = point;
    if (point != INAROW_NOWHERE)
        put_four(&attack->own.fours, at % 2, point, &change);
}

void follow_proof(inarow_attack *attack)
{
    inarow_attack_node node = inarow_attack_node_of(attack, 1);
    bool is_barred = false;
    attack->own.line.points = 0;
    while (!is_end(&node)) {
        inarow_point answer;
        put_on_line(attack, node.stone);
        int next = find_longest(attack, &node, &answer);
        put_on_line(attack, answer);
        is_barred = node.reply < 0;
        node = inarow_attack_node_of(attack, next);
    }
    put_on_line(attack, node.stone);
    attack->own.by_forbidden = is_barred;
}
