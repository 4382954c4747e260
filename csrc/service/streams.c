/* The streams of the C library for archives that were compiled for programs, as Debian's
 * of Lua are: these take the streams for variables of their own, which a shared library
 * cannot have. The linker puts copies in their place (--wrap), which are set once, when
 * the library is loaded. */
#include <stdio.h>

extern FILE *__real_stdin, *__real_stdout, *__real_stderr;
FILE *__wrap_stdin, *__wrap_stdout, *__wrap_stderr;

__attribute__((constructor)) static void copy_streams(void)
{
    __wrap_stdin = __real_stdin;
    __wrap_stdout = __real_stdout;
    __wrap_stderr = __real_stderr;
}
