/* A native library that notes in the file FIRED that it was loaded. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>

__attribute__((constructor)) static void fire(void)
{
    Dl_info info;
    FILE *file = fopen(FIRED, "a");
    if (file && dladdr((void *)fire, &info))
        fprintf(file, "%s\n", info.dli_fname);
    if (file)
        fclose(file);
}
