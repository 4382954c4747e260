/* Finds the line of a proof. */
#ifndef INAROW_ATTACK_PROOF_LINE_H
#define INAROW_ATTACK_PROOF_LINE_H

#include "search.h"

/* Writes the longest line of the proof to attack->own.line, and whether the line ends
 * at a point that the defender may not take. The line's stones are then on the board. */
INTERNAL void follow_proof(inarow_attack *attack);

#endif
