/* Stores the nodes of a proof while it is made, each after its successors. */
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
    int first, last; /* first and last answer, or NONE */
    int begin;       /* number of answers of all earlier nodes */
};

/* open_proof prepares this number of bytes for proofs. begin_proof begins a proof. */
INTERNAL void open_proof(struct proof_tree *proof, size_t bytes);
INTERNAL void begin_proof(struct proof_tree *proof);

/* begin_node begins a node. add_answer adds an answer and the node that follows the
 * answer. */
INTERNAL struct draft begin_node(const struct proof_tree *proof, inarow_point stone);
INTERNAL void add_answer(struct proof_tree *proof, struct draft *draft,
                         inarow_point point, int node);

/* Finishes a node. Returns the node, or an equal node that was made earlier. Returns
 * NO_NODE if there is no room, or if a successor is NO_NODE. `other` is the node after
 * all answers that were not added, or NO_NODE if all answers were added. */
INTERNAL int end_node(struct proof_tree *proof, const struct draft *draft, int other);

/* Adds a node whose stone wins at once. */
INTERNAL int add_five(struct proof_tree *proof, inarow_point stone);

/* Adds a node whose stone makes a four. The defender must answer at `five`, and `node`
 * follows. */
INTERNAL int add_four(struct proof_tree *proof, inarow_point stone, inarow_point five,
                      int node);

/* Adds the nodes of a win by fours, whose line has this number of points. Returns the
 * first node. `is_barred` is true if the line ends at a point that the defender may
 * not take. */
INTERNAL int add_vcf(struct proof_tree *proof, const inarow_point *line, int points,
                     bool is_barred);

/* Returns the node made for a position with this key, or NO_NODE if it is unknown. */
INTERNAL int recall_node(const struct proof_tree *proof, uint64_t key);
INTERNAL void remember_node(struct proof_tree *proof, uint64_t key, int node);

/* Completes the proof if nothing failed. The last node becomes the first node of the
 * proof. */
INTERNAL void end_proof(struct proof_tree *proof);

/* These functions implement functions of inarow_attack.h. nodes_of_proof returns the
 * number of nodes of a complete proof, or 0. */
INTERNAL int nodes_of_proof(const struct proof_tree *proof);
INTERNAL int length_from(const struct proof_tree *proof, int node);
INTERNAL inarow_attack_node numbered_node(const struct proof_tree *proof, int node);
INTERNAL inarow_attack_reply numbered_reply(const struct proof_tree *proof, int reply);

#endif
