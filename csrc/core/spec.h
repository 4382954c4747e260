/* Checks a rule set as the host wrote it. */
#ifndef INAROW_CORE_SPEC_H
#define INAROW_CORE_SPEC_H

#include "layout.h"

/* Returns the number of phases of the opening. */
INTERNAL int phases_of(const inarow_spec *spec);

/* Checks the board. Returns false if it is invalid, with the reason in `error`. */
INTERNAL bool check_board(const inarow_spec *spec, inarow_error *error);

/* Checks the rules after the board has been compiled. */
INTERNAL bool check_rules(const inarow_rules *rules, inarow_error *error);

/* Checks that an action is legal at the start, after everything has been compiled. */
INTERNAL bool check_first_action(const inarow_rules *rules, inarow_error *error);

/* Reports that a shape does not fit on the board. Returns false. */
INTERNAL bool refuse_shape(const inarow_shape *shape, inarow_error *error);

#endif
