/* Checks a rule set as the host wrote it. */
#ifndef INAROW_CORE_SPEC_H
#define INAROW_CORE_SPEC_H

#include "layout.h"

/* How many phases the opening has. */
INTERNAL int phases_of(const inarow_spec *spec);

/* Checks the board. If it returns false, `error` explains why. */
INTERNAL bool check_board(const inarow_spec *spec, inarow_error *error);

/* Checks the rules, once the board is drawn. */
INTERNAL bool check_rules(const inarow_rules *rules, inarow_error *error);

/* Checks, once everything is compiled, that an action is legal at the start. */
INTERNAL bool check_first_action(const inarow_rules *rules, inarow_error *error);

/* Reports a shape that does not fit on the board. Returns false. */
INTERNAL bool refuse_shape(const inarow_shape *shape, inarow_error *error);

#endif
