#include "console.h"
#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <fcntl.h>
#include <io.h>
#include <stdlib.h>
#include <windows.h>

/* For MinGW: no shell has put names in place of `*.rec`. */
int _dowildcard = -1;

static UINT input_page, output_page;
static DWORD output_mode;
static HANDLE screen; /* the output, or else that of errors */

static void close_console(void)
{
    SetConsoleCP(input_page);
    SetConsoleOutputCP(output_page);
    SetConsoleMode(screen, output_mode);
}

/* An interrupt that nobody takes ends the program, without what is done at its exit. */
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
