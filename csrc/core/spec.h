/* Checking a rule set as the host writes it. */
#ifndef INAROW_CORE_SPEC_H
#define INAROW_CORE_SPEC_H

#include "layout.h"

/* How many phases the opening has. */
INTERNAL int phases_of(const inarow_spec *spec);

/* Is there such a board? False: `error` says what is wrong with it. */
INTERNAL bool check_board(const inarow_spec *spec, inarow_error *error);

/* Once the board is drawn: can the rules be meant? */
INTERNAL bool check_rules(const inarow_rules *rules, inarow_error *error);

/* Once all is compiled: can anything be done at the start? */
INTERNAL bool check_first_action(const inarow_rules *rules, inarow_error *error);

/* The fault of a shape that has no place on the board; false. */
INTERNAL bool refuse_shape(const inarow_shape *shape, inarow_error *error);

#endif
