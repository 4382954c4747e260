/* Stores the nodes of a proof. Nodes are made from the end of each line to its start,
 * so the successors of a node are known when the node is made. Equal nodes are made
 * only once, because most lines end in the same fours. */
#include "proof_tree.h"

enum {
    NONE = -1,
    ANSWERS = 4,           /* average number of answers per node that there is room for */
    MOST_PROVED = 1 << 24, /* maximum number of nodes; an int can then number their
                            * answers */
};

struct node {
    inarow_point stone;
    uint16_t length; /* largest number of the attacker's stones until the win */
    int32_t answers, other;
};

/* The node for a key, which stands for a position or for the content of a node. A
 * later entry replaces an earlier one. */
struct keyed_node {
    uint64_t key;
    int32_t node;
};

struct proof_tree {
    int most, nodes, answers;
    bool stands, has_failed;
    struct table keyed;
    inarow_attack_reply *answer;
    struct node *node;
};

void open_proof(struct proof_tree *proof, size_t bytes)
{
    const size_t keyed = sizeof(struct keyed_node),
                 node = sizeof(struct node) + ANSWERS * sizeof *proof->answer;
    size_t left = bytes - sizeof *proof;
    uint64_t keys = entries_for(left / 4, keyed);
    char *room = lay_table(&proof->keyed, (char *)(proof + 1), keys, keyed);
    left -= (size_t)keys * keyed;
    proof->most = left / node < MOST_PROVED ? (int)(left / node) : MOST_PROVED;
    proof->node = (struct node *)(void *)room;
    proof->answer = (inarow_attack_reply *)(void *)(proof->node + proof->most);
}

void begin_proof(struct proof_tree *proof)
{
    clear_table(&proof->keyed);
    proof->nodes = proof->answers = 0;
    proof->stands = proof->has_failed = false;
}

/* ---- Known nodes ------------------------------------------------------------------- */

int recall_node(const struct proof_tree *proof, uint64_t key)
{
    const struct keyed_node *keyed = entries_of(&proof->keyed, key, 1);
    return keyed->key == key ? keyed->node : NO_NODE;
}

void remember_node(struct proof_tree *proof, uint64_t key, int node)
{
    before_write(&proof->keyed);
    struct keyed_node *keyed = entries_of(&proof->keyed, key, 1);
    *keyed = (struct keyed_node){key, node};
}

static uint64_t key_of_node(const struct proof_tree *proof, const struct node *node)
{
    uint64_t key = mixed((uint64_t)node->stone << 32 | (uint32_t)node->other);
    for (int at = node->answers; at != NONE; at = proof->answer[at].next)
        key = mixed(key ^ ((uint64_t)proof->answer[at].point << 32 |
                           (uint32_t)proof->answer[at].node));
    return key;
}

static bool are_alike(const struct proof_tree *proof, const struct node *one,
                      const struct node *other)
{
    int at = one->answers, to = other->answers;
    while (at != NONE && to != NONE) {
        const inarow_attack_reply *a = &proof->answer[at], *b = &proof->answer[to];
        if (a->point != b->point || a->node != b->node)
            return false;
        at = a->next;
        to = b->next;
    }
    return at == to && one->stone == other->stone && one->other == other->other;
}

/* ---- Nodes ------------------------------------------------------------------------- */

struct draft begin_node(const struct proof_tree *proof, inarow_point stone)
{
    return (struct draft){stone, NONE, NONE, proof->answers};
}

void add_answer(struct proof_tree *proof, struct draft *draft, inarow_point point,
                int node)
{
    int at = proof->answers;
    proof->has_failed |= node == NO_NODE || at == proof->most * ANSWERS;
    if (proof->has_failed)
        return;
    proof->answer[proof->answers++] = (inarow_attack_reply){point, node, NONE};
    if (draft->first == NONE)
        draft->first = at;
    else
        proof->answer[draft->last].next = at;
    draft->last = at;
}

static uint16_t length_of(const struct proof_tree *proof, const struct node *node)
{
    int length = node->other == NO_NODE ? 0 : proof->node[node->other].length;
    for (int at = node->answers; at != NONE; at = proof->answer[at].next) {
        int longer = proof->node[proof->answer[at].node].length;
        length = longer > length ? longer : length;
    }
    return (uint16_t)(length + 1);
}

int end_node(struct proof_tree *proof, const struct draft *draft, int other)
{
    if (proof->has_failed)
        return NO_NODE;
    struct node node = {draft->stone, 0, draft->first, other};
    uint64_t key = key_of_node(proof, &node);
    int known = recall_node(proof, key);
    if (known != NO_NODE && are_alike(proof, &proof->node[known], &node)) {
        proof->answers = draft->begin; /* all successors were also known */
        return known;
    }
    proof->has_failed = proof->nodes == proof->most;
    if (proof->has_failed)
        return NO_NODE;
    node.length = length_of(proof, &node);
    proof->node[proof->nodes] = node;
    remember_node(proof, key, proof->nodes);
    return proof->nodes++;
}

int add_five(struct proof_tree *proof, inarow_point stone)
{
    struct draft draft = begin_node(proof, stone);
    return end_node(proof, &draft, NO_NODE);
}

int add_four(struct proof_tree *proof, inarow_point stone, inarow_point five, int node)
{
    struct draft draft = begin_node(proof, stone);
    add_answer(proof, &draft, five, node);
    return end_node(proof, &draft, add_five(proof, five));
}

/* Adds the last four of a line. The defender takes one of two points of five. If
 * `is_barred` is true, the defender may not take the point where the line ends. */
static int add_last_four(struct proof_tree *proof, const inarow_point *line,
                         bool is_barred)
{
    struct draft draft = begin_node(proof, line[0]);
    return is_barred ? end_node(proof, &draft, add_five(proof, line[2]))
                     : add_four(proof, line[0], line[2], add_five(proof, line[1]));
}

int add_vcf(struct proof_tree *proof, const inarow_point *line, int points,
            bool is_barred)
{
    int at = points - 3;
    int node =
        at < 0 ? add_five(proof, line[0]) : add_last_four(proof, line + at, is_barred);
    for (at -= 2; at >= 0; at -= 2)
        node = add_four(proof, line[at], line[at + 1], node);
    return node;
}

/* ---- The whole proof --------------------------------------------------------------- */

void end_proof(struct proof_tree *proof)
{
    proof->stands = true;
}

int nodes_of_proof(const struct proof_tree *proof)
{
    return proof->stands ? proof->nodes : 0;
}

/* Reverses the number of a node, because nodes are made from the end of a line to its
 * start. The node that was made last becomes the first node of the proof, and
 * successors have greater numbers. */
static int turned_number(const struct proof_tree *proof, int node)
{
    return proof->nodes - node;
}

int length_from(const struct proof_tree *proof, int node)
{
    return proof->node[turned_number(proof, node)].length;
}

inarow_attack_node numbered_node(const struct proof_tree *proof, int node)
{
    const struct node *found = &proof->node[turned_number(proof, node)];
    return (inarow_attack_node){
        found->stone, found->answers,
        found->other == NO_NODE ? 0 : turned_number(proof, found->other)};
}

inarow_attack_reply numbered_reply(const struct proof_tree *proof, int reply)
{
    inarow_attack_reply found = proof->answer[reply];
    found.node = turned_number(proof, found.node);
    return found;
}
