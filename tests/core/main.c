/* Runs the unit tests of the core. CK_TAP_LOG_FILE_NAME names a file for TAP. */
#include "board.h"

int main(void)
{
    SRunner *runner = srunner_create(row_suite());
    srunner_add_suite(runner, forbidden_suite());
    srunner_add_suite(runner, phase_suite());
    srunner_add_suite(runner, legal_suite());
    srunner_add_suite(runner, play_suite());
    srunner_add_suite(runner, answer_suite());
    srunner_add_suite(runner, budget_suite());
    srunner_add_suite(runner, invariants_suite());
    srunner_add_suite(runner, outcome_suite());
    srunner_add_suite(runner, symmetry_suite());
    srunner_add_suite(runner, key_suite());
    srunner_add_suite(runner, batch_suite());
    srunner_add_suite(runner, proof_suite());
    srunner_add_suite(runner, rules_suite());
    srunner_add_suite(runner, perft_suite());
    srunner_add_suite(runner, fast_suite());
    srunner_add_suite(runner, geometry_suite());
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
