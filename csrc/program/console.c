#include "console.h"
#ifdef _WIN32
#undef fwrite /* program.mk makes Lua call inarow_write instead of fwrite */
#define WIN32_LEAN_AND_MEAN
#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

/* For MinGW: expands `*.rec` to file names, because no shell has done so. */
int _dowildcard = -1;

static UINT input_page, output_page;
static DWORD output_mode;
static HANDLE screen; /* console of the output, or else of the error output */

/* Writes a whole text to a console at once. The runtime would write it byte by byte,
 * which breaks characters beyond ASCII. */
size_t inarow_write(const void *text, size_t size, size_t count, FILE *stream)
{
    if (!_isatty(_fileno(stream)))
        return fwrite(text, size, count, stream);
    int written = _write(_fileno(stream), text, (unsigned)(size * count));
    return written < 0 ? 0 : (size_t)written / size;
}

static void close_console(void)
{
    SetConsoleCP(input_page);
    SetConsoleOutputCP(output_page);
    SetConsoleMode(screen, output_mode);
}

/* Restores the console before an uncaught interrupt ends the program, because exit
 * handlers do not run then. */
static BOOL WINAPI close_at_interrupt(DWORD event)
{
    (void)event;
    close_console();
    return FALSE;
}

void inarow_open_console(void)
{
    for (int stream = 0; stream < 3; stream++)
        _setmode(stream, _O_BINARY);
    input_page = GetConsoleCP();
    output_page = GetConsoleOutputCP();
    screen = GetStdHandle(STD_OUTPUT_HANDLE);
    if (!GetConsoleMode(screen, &output_mode)) {
        screen = GetStdHandle(STD_ERROR_HANDLE);
        GetConsoleMode(screen, &output_mode);
    }
    atexit(close_console);
    SetConsoleCtrlHandler(close_at_interrupt, TRUE);
    SetConsoleCP(CP_UTF8);
    SetConsoleOutputCP(CP_UTF8);
}
#else
void inarow_open_console(void)
{
}
#endif
