/* The version of the core. */
#include "../inarow.h"

const char *inarow_version(void)
{
    return INAROW_VERSION;
}
