/* inarow.system.native: functions of the operating system that Lua lacks and programs
 * need. They concern files, folders, processes, the terminal and its signals. The
 * module contains nothing about games. The library, and games made with it, do not use
 * it. */
#include "inarow_system.h"

INAROW_LUA_EXPORT int luaopen_inarow_system_native(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"await", inarow_system_await},
        {"by_key", inarow_system_by_key},
        {"catch_interrupt", inarow_system_catch_interrupt},
        {"terminal_size", inarow_system_terminal_size},
        {"end_at_interrupt", inarow_system_end_at_interrupt},
        {"input", inarow_system_input},
        {"is_input", inarow_system_is_input},
        {"is_interrupted", inarow_system_is_interrupted},
        {"is_running", inarow_system_is_running},
        {"is_terminal", inarow_system_is_terminal},
        {"keys", inarow_system_keys},
        {"kind", inarow_system_kind},
        {"listen", inarow_system_listen},
        {"lock", inarow_system_lock},
        {"make_folder", inarow_system_make_folder},
        {"process", inarow_system_process},
        {"release_interrupt", inarow_system_release_interrupt},
        {"replace", inarow_system_replace},
        {"resident", inarow_system_resident},
        {NULL, NULL},
    };
    inarow_checkversion(L);
    luaL_newlib(L, functions);
    return 1;
}
