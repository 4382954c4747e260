/* The budget of this thread's calls (inarow_set_budget), as the core spends it. */
#ifndef INAROW_CORE_BUDGET_H
#define INAROW_CORE_BUDGET_H

#include "layout.h"

/* What finding a position's symmetries, or the images of its points, costs. */
enum { STEPS_OF_SYMMETRIES = 32 };

INTERNAL inarow_budget *budget_of_thread(void);

/* Spend steps of the budget, if there is one; false once it is spent. */
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
