/* Captures: stones bracketed by a move, and what lifting them counts for. */
#ifndef INAROW_CORE_CAPTURE_H
#define INAROW_CORE_CAPTURE_H

#include "teams.h"

/* Find what the stone just placed captures: facts->captured and the points. */
INTERNAL void find_captures(const inarow_rules *rules, const inarow_position *position,
                            inarow_facts *facts);

/* Put lifted stones back. */
INTERNAL void put_back(const inarow_rules *rules, inarow_position *position,
                       const inarow_facts *facts);

#endif
