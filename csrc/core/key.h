/* Prepares data for keys when rules are compiled: the hash of the rules, and the
 * symmetries of the opening. */
#ifndef INAROW_CORE_KEY_H
#define INAROW_CORE_KEY_H

#include "layout.h"

INTERNAL void compile_keys(inarow_rules *rules);

#endif
