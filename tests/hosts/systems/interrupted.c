/* For Windows: starts the program of its first argument on its console and interrupts
 * it. Checks that this ended the program and left the console unchanged. */
#include <stdbool.h>
#include <windows.h>

enum { BEGUN = 3000, ENDED = 10000, PAGE = 437 }; /* milliseconds; a code page */

static BOOL WINAPI stay(DWORD event)
{
    (void)event;
    return TRUE;
}

int main(int count, char **words)
{
    DWORD before = 0, after = 0;
    STARTUPINFOA start = {.cb = sizeof start};
    PROCESS_INFORMATION program;
    HANDLE screen = GetStdHandle(STD_OUTPUT_HANDLE);
    SetConsoleCtrlHandler(stay, TRUE);
    SetConsoleCP(PAGE);
    SetConsoleOutputCP(PAGE);
    if (count != 2 || !GetConsoleMode(screen, &before) ||
        !CreateProcessA(NULL, words[1], NULL, NULL, TRUE, 0, NULL, NULL, &start,
                        &program))
        return 2;
    Sleep(BEGUN);
    if (WaitForSingleObject(program.hProcess, 0) == WAIT_OBJECT_0)
        return 3;
    GenerateConsoleCtrlEvent(CTRL_C_EVENT, 0);
    DWORD waited = WaitForSingleObject(program.hProcess, ENDED);
    if (waited != WAIT_OBJECT_0)
        TerminateProcess(program.hProcess, 1);
    GetConsoleMode(screen, &after);
    bool is_same = GetConsoleCP() == PAGE && GetConsoleOutputCP() == PAGE;
    return waited == WAIT_OBJECT_0 && is_same && before == after ? 0 : 1;
}
