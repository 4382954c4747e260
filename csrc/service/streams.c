/* Provides the standard streams. Static libraries built for programs, such as Debian's
 * Lua, access these streams as variables. A shared library cannot access them as
 * variables. The linker replaces the variables with copies (--wrap). The copies are
 * set once, when the library is loaded. */
#include <stdio.h>

extern FILE *__real_stdin, *__real_stdout, *__real_stderr;
FILE *__wrap_stdin, *__wrap_stdout, *__wrap_stderr;

__attribute__((constructor)) static void copy_streams(void)
{
    __wrap_stdin = __real_stdin;
    __wrap_stdout = __real_stdout;
    __wrap_stderr = __real_stderr;
}
