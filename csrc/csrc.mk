# Builds the core and the attack in C, the module for Lua, and libraries of both.
#
# The core is compiled as one file. That makes it faster, and a host sees only the names
# in its header. These names are visible in libinarow.so; names of other libraries cannot
# replace them there.

LUA_CFLAGS := $(or $(LUA_CFLAGS),$(shell pkg-config --cflags lua$(ABI) 2>/dev/null \
	|| pkg-config --cflags lua-$(ABI) 2>/dev/null || echo -I/usr/include/lua$(ABI)))
ALL_CFLAGS = -std=c11 -Wall -Wextra -Wpedantic -Wshadow -Wvla $(WERROR) -fPIC \
	-fvisibility=hidden $(CFLAGS)

# Archives of games need SQLite. Without SQLite, the program has no commands for archives.
SQLITE := $(shell pkg-config --libs sqlite3 2>/dev/null)

CORE := $(wildcard csrc/core/*.c)
ATTACK := $(wildcard csrc/attack/*.c)
BATCH := $(wildcard csrc/batch/*.c)
BIND := $(wildcard csrc/lua/*.c)
# The program has a module of its own, which the library does not need.
OS := $(wildcard csrc/system/*.c)
ARCHIVE_C := $(wildcard csrc/archive/*.c)
HEADERS := $(wildcard csrc/*.h csrc/*/*.h)
PUBLIC := $(wildcard csrc/*.h)
CORE_O = $(B)/obj/core.o
BIND_O = $(BIND:csrc/%.c=$(B)/obj/lua$(ABI)/%.o)

MODULE = $(B)/lua$(ABI)/inarow/core.so
OS_MODULE = $(B)/lua$(ABI)/inarow/system/native.so
ARCHIVE_MODULE = $(B)/lua$(ABI)/inarow/archive/native.so
MODULES = $(MODULE) $(OS_MODULE) $(if $(SQLITE),$(ARCHIVE_MODULE))
# `inarow bench` measures the core with this module, which is not installed.
BENCH_MODULE = $(B)/lua$(ABI)/inarow/bench.so
# Libraries for programs in C: the core and the attack, also with the module; and all of
# it in one file.
LIBRARY_LUA = $(B)/libinarow-lua$(ABI).a
LIBRARIES = $(B)/libinarow.a $(LIBRARY_LUA)
SHARED_LIBRARY = $(B)/libinarow.so.$(SOVERSION)
AMALGAMATION = $(B)/inarow-amalgamation.c

# A module exports only the names that Lua looks for, and a library only the names in its
# header.
ifeq ($(shell uname),Darwin)
SHARED := -bundle -undefined dynamic_lookup
SERVICE_LINK = -dynamiclib -exported_symbol '_inarow_service_*'
else
SHARED := -shared
MODULE_MAP = -Wl,--version-script=csrc/lua/module.map
SONAME = -Wl,-soname,$(notdir $(SHARED_LIBRARY))
SERVICE_LINK = -shared -Wl,-z,defs -Wl,-soname,$(notdir $(SERVICE)).$(SERVICE_SOVERSION) \
	-Wl,--version-script=csrc/service/service.map $(patsubst %,-Wl$(COMMA)--wrap=std%,in \
	out err)
endif

# The objects also depend on the flags: another compiler or option rebuilds them.
FLAGS = $(B)/obj/flags
$(FLAGS): WITH = $(CC) $(ALL_CFLAGS)
%/flags: look-at-flags | $$(@D)/.
	@echo '$(WITH)' | cmp -s - $@ || echo '$(WITH)' > $@

$(AMALGAMATION): csrc/amalgamate.lua $(CORE) $(ATTACK) $(BATCH) $(BIND) $(HEADERS) \
		| $$(@D)/.
	@cp $(PUBLIC) $(B)
	$(LUA) csrc/amalgamate.lua $(CORE) $(ATTACK) $(BATCH) $(BIND) > $@

$(CORE_O): $(AMALGAMATION) $(FLAGS)
	$(CC) $(ALL_CFLAGS) -DINAROW_EXPORT -fno-semantic-interposition -c $< -o $@

$(B)/obj/lua$(ABI)/%.o: csrc/%.c $(HEADERS) $(FLAGS) | $$(@D)/.
	$(CC) $(ALL_CFLAGS) $(LUA_CFLAGS) -c $< -o $@

$(MODULE): $(CORE_O) $(BIND_O)
$(OS_MODULE): $(OS:csrc/%.c=$(B)/obj/lua$(ABI)/%.o)
$(ARCHIVE_MODULE): $(ARCHIVE_C:csrc/%.c=$(B)/obj/lua$(ABI)/%.o)
$(ARCHIVE_MODULE): LIBS_OF_MODULE = $(SQLITE)
$(BENCH_MODULE): tests/bench/module/bench.c $(CORE_O) $(B)/obj/lua$(ABI)/lua/clock.o
$(MODULES) $(BENCH_MODULE): | $$(@D)/.
	$(CC) $(ALL_CFLAGS) $(LUA_CFLAGS) $(SHARED) $(MODULE_MAP) $(LDFLAGS) $^ -o $@ $(LIBS_OF_MODULE)

$(B)/libinarow.a: $(CORE_O)
$(LIBRARY_LUA): $(CORE_O) $(BIND_O)
$(LIBRARIES):
	@rm -f $@
	$(AR) rcs $@ $^

$(SHARED_LIBRARY): $(CORE_O)
	$(CC) $(ALL_CFLAGS) -shared $(SONAME) $(LDFLAGS) $< -o $@
	@ln -sf $(@F) $(B)/libinarow.so
