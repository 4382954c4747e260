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
static BOOL is_console;

static void close_console(void)
{
    SetConsoleCP(input_page);
    SetConsoleOutputCP(output_page);
    if (is_console)
        SetConsoleMode(GetStdHandle(STD_OUTPUT_HANDLE), output_mode);
}

void inarow_open_console(void)
{
    HANDLE output = GetStdHandle(STD_OUTPUT_HANDLE);
    for (int stream = 0; stream < 3; stream++)
        _setmode(stream, _O_BINARY);
    input_page = GetConsoleCP();
    output_page = GetConsoleOutputCP();
    is_console = GetConsoleMode(output, &output_mode);
    atexit(close_console);
    SetConsoleCP(CP_UTF8);
    SetConsoleOutputCP(CP_UTF8);
}
#else
void inarow_open_console(void)
{
}
#endif
