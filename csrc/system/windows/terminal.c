/* Handles the console on Windows, as ../terminal.c handles the terminal elsewhere. */
#define WIN32_LEAN_AND_MEAN
#include <io.h>
#include <windows.h>
#include "../inarow_system.h"
#include "terminal.h"

#ifndef ENABLE_VIRTUAL_TERMINAL_INPUT
#define ENABLE_VIRTUAL_TERMINAL_INPUT 0x0200
#endif
#ifndef ENABLE_VIRTUAL_TERMINAL_PROCESSING
#define ENABLE_VIRTUAL_TERMINAL_PROCESSING 0x0004
#endif

static DWORD found; /* the console's original mode */
static bool is_by_key;

/* Returns true if a stream is a console that supports colours and cursor movements as
 * other terminals do. Turns this support on. No console before Windows 10 supports
 * them. */
int inarow_system_is_terminal(lua_State *L)
{
    DWORD mode;
    int number = (int)luaL_checkinteger(L, 1);
    HANDLE stream = (HANDLE)_get_osfhandle(number);
    bool is_one = GetConsoleMode(stream, &mode);
    if (is_one && number > 0)
        is_one = SetConsoleMode(stream, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
    lua_pushboolean(L, is_one);
    return 1;
}

int inarow_system_by_key(lua_State *L)
{
    bool wanted = lua_toboolean(L, 1);
    HANDLE input = GetStdHandle(STD_INPUT_HANDLE);
    if (wanted && !is_by_key && !GetConsoleMode(input, &found)) {
        lua_pushboolean(L, false);
        return 1;
    }
    if (wanted)
        SetConsoleMode(input, ENABLE_PROCESSED_INPUT | ENABLE_VIRTUAL_TERMINAL_INPUT);
    else if (is_by_key)
        SetConsoleMode(input, found);
    is_by_key = wanted;
    lua_pushboolean(L, true);
    return 1;
}

/* Reads a console's keys as UTF-8. Before the Windows 11 of 2024, a console returns
 * only ASCII as bytes, so this function reads UTF-16. One half of a surrogate pair may
 * arrive before the other. Both an interrupt and the end of the input (Ctrl-Z) end the
 * reading; the error distinguishes them. */
int inarow_system_keys(lua_State *L)
{
    enum { MOST = 512, CTRL_Z = 26 };
    static WCHAR units[1 + MOST];
    static DWORD kept; /* 1 if units[0] is half a pair */
    char bytes[3 * (1 + MOST)];
    DWORD count = 0;
    SetLastError(0);
    bool has_read =
        ReadConsoleW(GetStdHandle(STD_INPUT_HANDLE), units + kept, MOST, &count, NULL);
    if (count == 0 && !(has_read && GetLastError() == ERROR_OPERATION_ABORTED))
        return 0;
    if (count > 0 && units[kept] == CTRL_Z)
        return 0;
    count += kept;
    kept = count > 0 && IS_HIGH_SURROGATE(units[count - 1]);
    lua_pushlstring(L, bytes,
                    (size_t)WideCharToMultiByte(CP_UTF8, 0, units, (int)(count - kept),
                                                bytes, sizeof bytes, NULL, NULL));
    if (kept)
        units[0] = units[count - 1];
    return 1;
}

int inarow_system_terminal_size(lua_State *L)
{
    CONSOLE_SCREEN_BUFFER_INFO screen;
    if (!GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &screen))
        return 0;
    lua_pushinteger(L, screen.srWindow.Right - screen.srWindow.Left + 1);
    lua_pushinteger(L, screen.srWindow.Bottom - screen.srWindow.Top + 1);
    return 2;
}

/* Returns true if a key of the console has been pressed. The queue also has mouse
 * events, sizes and released keys. */
static bool is_key(HANDLE console)
{
    INPUT_RECORD record;
    DWORD count;
    while (PeekConsoleInputA(console, &record, 1, &count) && count > 0) {
        if (record.EventType == KEY_EVENT && record.Event.KeyEvent.bKeyDown)
            return true;
        ReadConsoleInputA(console, &record, 1, &count);
    }
    return false;
}

bool inarow_is_input(void)
{
    HANDLE input = GetStdHandle(STD_INPUT_HANDLE);
    DWORD bytes = 0, mode;
    if (GetConsoleMode(input, &mode))
        return is_key(input);
    if (GetFileType(input) == FILE_TYPE_PIPE)
        return !PeekNamedPipe(input, NULL, 0, NULL, &bytes, NULL) || bytes > 0;
    return true;
}

int inarow_system_is_input(lua_State *L)
{
    lua_pushboolean(L, inarow_is_input());
    return 1;
}
