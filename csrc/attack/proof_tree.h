/* The nodes of a proof while it is made: each after its successors. */
#ifndef INAROW_ATTACK_PROOF_TREE_H
#define INAROW_ATTACK_PROOF_TREE_H

#include "../inarow_attack.h"
#include "fours.h"
#include "table.h"

enum { NO_NODE = -1 };

struct proof_tree;

/* An unfinished node: the attacker's stone, and the answers so far. */
struct draft {
    inarow_point stone;
    int first, last; /* the first and last answer, or NONE */
    int begin;       /* number of answers of all nodes before it */
};

/* Prepares this many bytes for proofs; begins a proof. */
INTERNAL void open_proof(struct proof_tree *proof, size_t bytes);
INTERNAL void begin_proof(struct proof_tree *proof);

/* Begins a node; adds an answer and the node that follows it. */
INTERNAL struct draft begin_node(const struct proof_tree *proof, inarow_point stone);
INTERNAL void add_answer(struct proof_tree *proof, struct draft *draft,
                         inarow_point point, int node);

/* Finishes a node, and returns it or an equal one made earlier. NO_NODE if there is no
 * room, or if one of its successors is NO_NODE. `other` follows each other answer;
 * NO_NODE if there is no other. */
INTERNAL int end_node(struct proof_tree *proof, const struct draft *draft, int other);

/* A node whose stone wins at once. */
INTERNAL int add_five(struct proof_tree *proof, inarow_point stone);

/* A node whose stone makes a four: the defender must answer at `five`, and `node`
 * follows. */
INTERNAL int add_four(struct proof_tree *proof, inarow_point stone, inarow_point five,
                      int node);

/* Adds the nodes of a win by fours, whose line has this many points. Returns the first
 * of them. `is_barred`: the line ends at a point that the defender may not take. */
INTERNAL int add_vcf(struct proof_tree *proof, const inarow_point *line, int points,
                     bool is_barred);

/* The node made for a position with this key; NO_NODE if it is unknown. */
INTERNAL int recall_node(const struct proof_tree *proof, uint64_t key);
INTERNAL void remember_node(struct proof_tree *proof, uint64_t key, int node);

/* Completes the proof if nothing failed: the last node is the first of the proof. */
INTERNAL void end_proof(struct proof_tree *proof);

/* For inarow_attack.h: number of nodes of a complete proof, or 0; stones, a node, a
 * reply. */
INTERNAL int nodes_of_proof(const struct proof_tree *proof);
INTERNAL int length_from(const struct proof_tree *proof, int node);
INTERNAL inarow_attack_node numbered_node(const struct proof_tree *proof, int node);
INTERNAL inarow_attack_reply numbered_reply(const struct proof_tree *proof, int reply);

#endif
