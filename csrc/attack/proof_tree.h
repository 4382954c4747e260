/* The nodes of a proof as it is made: each after those that follow it. */
#ifndef INAROW_ATTACK_PROOF_TREE_H
#define INAROW_ATTACK_PROOF_TREE_H

#include "../inarow_attack.h"
#include "fours.h"
#include "table.h"

enum { NO_NODE = -1 };

struct proof_tree;

/* A node that is being made: the attacker's stone, and the answers so far. */
struct draft {
    inarow_point stone;
    int first, last; /* answers, or NONE */
    int begin;       /* answers of all nodes before it */
};

/* Prepare room of so many bytes for proofs; begin with a proof. */
INTERNAL void open_proof(struct proof_tree *proof, size_t bytes);
INTERNAL void begin_proof(struct proof_tree *proof);

/* Begin with a node; add an answer and the node that follows it. */
INTERNAL struct draft begin_node(const struct proof_tree *proof, inarow_point stone);
INTERNAL void add_answer(struct proof_tree *proof, struct draft *draft,
                         inarow_point point, int node);

/* The node that is done, or one like it that was there: NO_NODE if there is no room, or a
 * node that follows is none. `other` follows each other answer; or NO_NODE, for there is
 * no other. */
INTERNAL int end_node(struct proof_tree *proof, const struct draft *draft, int other);

/* A node whose stone wins at once. */
INTERNAL int add_five(struct proof_tree *proof, inarow_point stone);

/* A node whose stone makes a four: the defender must answer at `five`, and `node`
 * follows.
 */
INTERNAL int add_four(struct proof_tree *proof, inarow_point stone, inarow_point five,
                      int node);

/* The nodes of a win by fours, whose line has so many points: the first of them.
 * `is_barred`: it ends where the defender may not answer. */
INTERNAL int add_vcf(struct proof_tree *proof, const inarow_point *line, int points,
                     bool is_barred);

/* The node that was made for a position, by its key; NO_NODE if that is not known. */
INTERNAL int recall_node(const struct proof_tree *proof, uint64_t key);
INTERNAL void remember_node(struct proof_tree *proof, uint64_t key, int node);

/* All is done, and nothing failed: the last node is the first of the proof. */
INTERNAL void end_proof(struct proof_tree *proof);

/* As of inarow_attack.h: the nodes of one that stands, or 0; stones, a node, a reply. */
INTERNAL int nodes_of_proof(const struct proof_tree *proof);
INTERNAL int length_from(const struct proof_tree *proof, int node);
INTERNAL inarow_attack_node numbered_node(const struct proof_tree *proof, int node);
INTERNAL inarow_attack_reply numbered_reply(const struct proof_tree *proof, int reply);

#endif
