/* Declares the functions of inarow.system that system.c lists in its table. */
#ifndef INAROW_SYSTEM_H
#define INAROW_SYSTEM_H

#include <stdbool.h>
#include "../lua/compat.h"

int inarow_system_await(lua_State *L);
int inarow_system_by_key(lua_State *L);
int inarow_system_catch_interrupt(lua_State *L);
int inarow_system_terminal_size(lua_State *L);
int inarow_system_end_at_interrupt(lua_State *L);
int inarow_system_input(lua_State *L);
int inarow_system_is_input(lua_State *L);
int inarow_system_is_interrupted(lua_State *L);
int inarow_system_is_running(lua_State *L);
int inarow_system_is_terminal(lua_State *L);
int inarow_system_keys(lua_State *L);
int inarow_system_kind(lua_State *L);
int inarow_system_listen(lua_State *L);
int inarow_system_lock(lua_State *L);
int inarow_system_make_folder(lua_State *L);
int inarow_system_process(lua_State *L);
int inarow_system_release_interrupt(lua_State *L);
int inarow_system_replace(lua_State *L);
int inarow_system_resident(lua_State *L);

#endif
