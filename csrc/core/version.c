/* What version the core is of. */
#include "../inarow.h"

const char *inarow_version(void)
{
    return INAROW_VERSION;
}
