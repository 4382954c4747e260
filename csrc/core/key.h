/* Data for keys, compiled with the rules: their hash, and the symmetries of the
 * opening. */
#ifndef INAROW_CORE_KEY_H
#define INAROW_CORE_KEY_H

#include "layout.h"

INTERNAL void compile_keys(inarow_rules *rules);

#endif
