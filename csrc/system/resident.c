/* Measures the memory used by the process. */
#include <stdio.h>
#include "inarow_system.h"

/* system.resident(): returns the bytes of memory used by the process, or nil if the
 * system does not report them as Linux does. */
int inarow_system_resident(lua_State *L)
{
    char line[256];
    double kilobytes = 0;
    FILE *file = fopen("/proc/self/status", "r");
    if (!file)
        return 0;
    while (kilobytes == 0 && fgets(line, sizeof line, file))
        sscanf(line, "VmRSS: %lf", &kilobytes);
    fclose(file);
    if (kilobytes == 0)
        return 0;
    lua_pushnumber(L, kilobytes * 1024);
    return 1;
}
