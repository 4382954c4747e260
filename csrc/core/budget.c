/* Stops long calls by means of budgets.
 *
 * Functions that may take long spend steps while they work, and stop when no steps are
 * left. The budget belongs to the thread instead of being an argument. Otherwise many
 * functions would have to pass it on, because steps are spent far below the functions
 * that a host calls. */
#include "budget.h"

static _Thread_local inarow_budget *current;

inarow_budget *budget_of_thread(void)
{
    return current;
}

bool spend_steps(inarow_budget *budget, unsigned steps)
{
    if (budget->is_spent)
        return false;
    budget->unseen += steps;
    if (steps > budget->work) {
        budget->is_spent = true;
    } else {
        budget->work -= steps;
        if (budget->unseen >= INAROW_LOOK && budget->goes_on) {
            budget->unseen = 0;
            budget->is_spent = !budget->goes_on(budget->data);
        }
    }
    return !budget->is_spent;
}

inarow_budget *inarow_set_budget(inarow_budget *budget)
{
    inarow_budget *before = current;
    current = budget;
    return before;
}

bool inarow_is_spent(void)
{
    return is_spent();
}
