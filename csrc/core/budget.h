/* Counts steps against the budget of this thread (inarow_set_budget). */
#ifndef INAROW_CORE_BUDGET_H
#define INAROW_CORE_BUDGET_H

#include "layout.h"

/* The cost of finding a position's symmetries, or the images of its points, in steps. */
enum { STEPS_OF_SYMMETRIES = 32 };

INTERNAL inarow_budget *budget_of_thread(void);

/* Spends steps of the budget, if there is one. Returns false after it has been spent. */
INTERNAL bool spend_steps(inarow_budget *budget, unsigned steps);

static inline bool spend(unsigned steps)
{
    inarow_budget *budget = budget_of_thread();
    return !budget || spend_steps(budget, steps);
}

static inline bool is_spent(void)
{
    const inarow_budget *budget = budget_of_thread();
    return budget && budget->is_spent;
}

#endif
