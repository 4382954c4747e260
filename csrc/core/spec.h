/* Checking a rule set as the host writes it. */
#ifndef INAROW_CORE_SPEC_H
#define INAROW_CORE_SPEC_H

#include "layout.h"

/* How many phases the opening has. */
INTERNAL int phases_of(const inarow_spec *spec);

/* Can the rule set be meant? False: `error` says what is wrong with it. */
INTERNAL bool check_spec(const inarow_spec *spec, inarow_error *error);

#endif
