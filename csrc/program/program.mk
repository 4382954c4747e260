# Builds the command line as one file that needs no other file, for any system.
#
# SYSTEM is the prefix of the names of its compiler and linker, as in Debian's cross
# compilers; or `native`. SYSTEM_CC may name another compiler. Lua and lua-cjson are built
# from sources, as for the web. Debian has MinGW's compiler with POSIX threads and with
# Windows threads. The one with POSIX threads is used if it is installed, even if the
# plain name stands for the other. The other works too if it has -lpthread.

SYSTEM ?= native
SYSTEM_B = $(B)/$(SYSTEM)
SYSTEM_CC ?= $(if $(filter native,$(SYSTEM)),$(CC),$(notdir $(firstword \
	$(if $(IS_WINDOWS),$(shell command -v $(SYSTEM)-gcc-posix)) $(SYSTEM)-gcc)))
IS_WINDOWS = $(findstring mingw,$(SYSTEM))
PROGRAM = $(SYSTEM_B)/inarow$(if $(IS_WINDOWS),.exe)

# The Windows program needs the libraries of UCRT or MSVCRT, as the compiler decides;
# other programs need no shared library. There is no dlopen, because a static program
# cannot use it. On a Windows console, Lua writes through console.c.
PROGRAM_CFLAGS = -std=gnu11 -O3 -DNDEBUG -Wall -Icsrc -Icsrc/service -I$(LUA_SOURCE) \
	-I$(CJSON_SOURCE) $(if $(IS_WINDOWS),-D__USE_MINGW_ANSI_STDIO=1 \
	-Dfwrite=inarow_write,-DLUA_USE_POSIX)
WEB_SOURCES ?= $(B)/web/sources
LUA_SOURCE = $(WEB_SOURCES)/lua5.4/src
CJSON_SOURCE = $(WEB_SOURCES)/lua-cjson
# Every build gives the same bytes.
PROGRAM_LDFLAGS = $(LDFLAGS) $(if $(IS_WINDOWS),-Wl$(COMMA)--no-insert-timestamp)
LUA_C = $(filter-out %/lua.c %/luac.c,$(wildcard $(LUA_SOURCE)/*.c))
CJSON_C = $(addprefix $(CJSON_SOURCE)/,lua_cjson.c strbuf.c fpconv.c)
PROGRAM_C = $(LUA_C) $(CJSON_C) csrc/service/inside.c $(wildcard csrc/program/*.c) \
	$(B)/program_bundle.c $(AMALGAMATION)
# On Windows, the files in `windows` replace files of inarow.system with the same name.
OS_WINDOWS = $(wildcard csrc/system/windows/*.c)
OS_C = $(if $(IS_WINDOWS),$(filter-out $(subst windows/,,$(OS_WINDOWS)),$(OS)) \
	$(OS_WINDOWS),$(OS))
PROGRAM_O = $(addprefix $(SYSTEM_B)/obj/,$(notdir $(PROGRAM_C:.c=.o)) \
	$(if $(IS_WINDOWS),manifest.o)) $(OS_C:csrc/%.c=$(SYSTEM_B)/obj/%.o)

LUA_LIBRARIES = $(foreach name,argparse dkjson,$(shell lua5.4 -e \
	'print(package.searchpath("$(name)", package.path))'))

.PHONY: program windows
program:
	@[ $(SYSTEM) = native ] || .ci/install systems
	@.ci/sources $(WEB_SOURCES) lua5.4 lua-cjson
	@$(MAKE) LUA=lua5.4 $(PROGRAM)
	@echo $(PROGRAM)

$(PROGRAM): $(PROGRAM_O)
	$(SYSTEM_CC) -static -s $(PROGRAM_LDFLAGS) $^ -lm -lpthread -o $@

$(B)/program_bundle.c: $(ALL_LUA)
$(B)/program_bundle.c: BUNDLE_MORE = $(LUA_LIBRARIES)

SYSTEM_FLAGS = $(SYSTEM_B)/obj/flags
$(SYSTEM_FLAGS): WITH = $(SYSTEM_CC) $(PROGRAM_CFLAGS)

vpath %.c $(sort $(dir $(PROGRAM_C))) csrc
$(SYSTEM_B)/obj/inarow-amalgamation.o: private PROGRAM_CFLAGS += -DINAROW_LUA
$(SYSTEM_B)/obj/%.o: %.c $(HEADERS) $(SYSTEM_FLAGS) | $$(@D)/.
	$(SYSTEM_CC) $(PROGRAM_CFLAGS) -c $< -o $@

$(SYSTEM_B)/obj/manifest.o: csrc/program/windows.rc csrc/program/windows.manifest | $$(@D)/.
	$(SYSTEM)-windres $< $@

# ---- For Windows' own Luas -------------------------------------------------------------

# The modules as DLLs for Lua 5.4 (lua54.dll) and for the LuaJIT in LÖVE (lua51.dll), the
# core's library in C, the program, and the Luas for testing them.
WINDOWS_SYSTEM = x86_64-w64-mingw32
WINDOWS_B = $(B)/$(WINDOWS_SYSTEM)
WINDOWS_MODULES = $(foreach lua,5.4 5.1,$(addprefix $(WINDOWS_B)/lua$(lua)/inarow/, \
	core.dll system/native.dll))
JIT_SOURCE = $(WEB_SOURCES)/luajit/src

windows: SYSTEM = $(WINDOWS_SYSTEM)
windows: MADE = $(addprefix $(WINDOWS_B)/,inarow.exe libinarow.dll) $(WINDOWS_MODULES)
windows:
	@.ci/install systems
	@.ci/sources $(WEB_SOURCES) lua5.4 lua-cjson luajit
	@sh csrc/program/has_threads.sh $(SYSTEM_CC)
	@$(MAKE) LUA=lua5.4 SYSTEM=$(SYSTEM) $(MADE)
	@{ cat csrc/service/licences.txt && lua5.4 csrc/program/licences.lua $(foreach path, \
		$(LUA_LIBRARIES),$(basename $(notdir $(path)))=$(path)); } > $(WINDOWS_B)/licences.txt
	@ls $(MADE)

# Visibility has no effect in a DLL. Options exclude the names of the compiler's libraries
# and of the twins for tests.
$(WINDOWS_B)/libinarow.dll: $(AMALGAMATION) csrc/core/twins.h
	$(SYSTEM_CC) -std=c11 -O3 -DNDEBUG -DINAROW_EXPORT -shared -static -s \
		$(PROGRAM_LDFLAGS) -Wl,--out-implib,$@.a,--exclude-libs,ALL,--exclude-symbols \
		-Wl,$$(grep -o 'inarow_[a-z_]*_checked' csrc/core/twins.h | paste -s -d :) $< -o $@

$(WINDOWS_B)/lua5.4/lua54.dll: $(LUA_C) | $$(@D)/.
	$(SYSTEM_CC) -std=gnu99 -O2 -DLUA_BUILD_AS_DLL -shared -s $^ -o $@
	$(SYSTEM_CC) -std=gnu99 -O2 -DLUA_BUILD_AS_DLL -s $(LUA_SOURCE)/lua.c $@ \
		-o $(@D)/lua.exe

$(WINDOWS_B)/lua5.1/lua51.dll: | $$(@D)/.
	$(MAKE) -C $(JIT_SOURCE) HOST_CC="$(CC)" CROSS=$(WINDOWS_SYSTEM)- TARGET_SYS=Windows
	cp $(JIT_SOURCE)/lua51.dll $(JIT_SOURCE)/luajit.exe $(@D)

$(filter %/core.dll,$(WINDOWS_MODULES)): $(AMALGAMATION)
$(filter %/native.dll,$(WINDOWS_MODULES)): $(OS_C) $(HEADERS)
$(WINDOWS_MODULES): $(WINDOWS_B)/lua5.4/lua54.dll $(WINDOWS_B)/lua5.1/lua51.dll | $$(@D)/.
	$(SYSTEM_CC) -std=c11 -O3 -DNDEBUG -DINAROW_LUA -DLUA_BUILD_AS_DLL -shared -static -s \
		$(PROGRAM_LDFLAGS) -I$(if $(findstring /lua5.4/,$@),$(LUA_SOURCE),$(JIT_SOURCE)) \
		$(filter %.c,$^) $(if $(findstring /lua5.4/,$@),$(filter %/lua54.dll,$^),$(filter \
		%/lua51.dll,$^)) -lpthread -o $@
