# inarow: make builds; make demo and make test also install what is missing.
#
#   make [LUA=luajit]          build the module for an interpreter (default lua5.4)
#   eval "$(make -s env)"      set the paths for the tree as built
#   make demo | test           see the arbiter at work; run every test
#   make test-long             longer differential runs
#   make bench                 the core's speed beside the reference
#   make love                  the LÖVE game as build/love/inarow.love, for this system
#   make format                clang-format all C

LUA ?= lua5.4
CC ?= cc
CFLAGS ?= -O3 -g
WERROR ?= -Werror
B := build

# Everything is built for the ABI of the interpreter: LuaJIT's is 5.1's.
ABI = $(shell $(LUA) -e 'io.write(_VERSION:match("%d%.%d"))' 2>/dev/null)
LUA_CFLAGS ?= $(shell pkg-config --cflags lua$(ABI) 2>/dev/null \
	|| pkg-config --cflags lua-$(ABI) 2>/dev/null || echo -I/usr/include/lua$(ABI))
SHARED := $(if $(filter Darwin,$(shell uname)),-bundle -undefined dynamic_lookup,-shared)

ALL_CFLAGS = -std=c11 -Wall -Wextra -Wpedantic -Wshadow $(WERROR) -fPIC \
	-fvisibility=hidden $(CFLAGS)

CORE := $(wildcard csrc/core/*.c)
BIND := $(wildcard csrc/lua/*.c)
HEADERS := $(wildcard csrc/*.h csrc/core/*.h csrc/lua/*.h)
CORE_O := $(CORE:csrc/%.c=$(B)/obj/%.o)
BIND_O = $(BIND:csrc/lua/%.c=$(B)/obj/lua$(ABI)/%.o)
MODULE = $(B)/lua$(ABI)/inarow/core.so

.PHONY: all env demo test test-long bench love format clean deps test-deps check-lua
all: check-lua
	@$(MAKE) --no-print-directory $(MODULE) $(B)/inarow

check-lua:
	@$(LUA) -v >/dev/null 2>&1 || { echo "make: $(LUA) is not installed;" \
		"'make deps' installs what the build needs, where there is apt" >&2; exit 1; }

# The objects depend on the flags too: another compiler or option builds them anew.
FLAGS := $(B)/obj/flags
ifneq ($(shell cat $(FLAGS) 2>/dev/null),$(CC) $(ALL_CFLAGS))
$(shell mkdir -p $(B)/obj && echo '$(CC) $(ALL_CFLAGS)' > $(FLAGS))
endif

$(B)/obj/core/%.o: csrc/core/%.c $(HEADERS) $(FLAGS)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -c $< -o $@

$(B)/obj/lua$(ABI)/%.o: csrc/lua/%.c $(HEADERS) $(FLAGS)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(LUA_CFLAGS) -c $< -o $@

$(MODULE): $(CORE_O) $(BIND_O)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(SHARED) $(LDFLAGS) $^ -o $@

# The launcher runs the tree that it lies in, by the interpreter it was made for.
define LAUNCHER
#!/bin/sh
tree=$$(dirname "$$(readlink -f "$$0")")/..
exec $(LUA) -e "local tree, abi = [==[$$tree]==], _VERSION:match('%d%.%d')
package.path = tree .. '/lua/?.lua;' .. package.path
package.cpath = tree .. '/build/lua' .. abi .. '/?.so;' .. package.cpath" \
	"$$tree/lua/inarow/cli/main.lua" "$$@"
endef
export LAUNCHER

$(B)/inarow: Makefile $(B)/obj/launcher-$(LUA)
	@printf '%s\n' "$$LAUNCHER" > $@
	@chmod +x $@

$(B)/obj/launcher-$(LUA):
	@mkdir -p $(@D)
	@rm -f $(B)/obj/launcher-*
	@touch $@

env:
	@echo 'export LUA_PATH="$(CURDIR)/lua/?.lua;;"'
	@echo 'export LUA_CPATH="$(CURDIR)/$(B)/lua$(ABI)/?.so;;"'
	@echo 'unset LUA_PATH_5_2 LUA_PATH_5_3 LUA_PATH_5_4'
	@echo 'unset LUA_CPATH_5_2 LUA_CPATH_5_3 LUA_CPATH_5_4'

# ---- The LÖVE game ---------------------------------------------------------------------

# A .love is an archive of the game, of the library, and of a native module for each system
# that it is to run on (tests/hosts/love/README.md).
LOVE_SYSTEM = $(shell luajit -e 'io.write(jit.os .. "-" .. jit.arch)')

love:
	@$(MAKE) --no-print-directory LUA=luajit $(B)/lua5.1/inarow/core.so
	@rm -rf $(B)/love/app $(B)/love/inarow.love
	@mkdir -p $(B)/love/app/native/$(LOVE_SYSTEM)
	@cp -r lua variants $(B)/love/app
	@cp tests/hosts/love/*.lua $(B)/love/app
	@rm $(B)/love/app/probe.lua
	@cp $(B)/lua5.1/inarow/core.so $(B)/love/app/native/$(LOVE_SYSTEM)/core.so
	@cd $(B)/love/app && zip -q -9 -r ../inarow.love .
	@echo $(B)/love/inarow.love

# ---- Tests -----------------------------------------------------------------------------

TOOLS := $(B)/tests/reference $(B)/tests/positions

$(B)/tests/reference: tests/reference/main.c tests/reference/renju.c \
		tests/reference/renju.h
	@mkdir -p $(@D)
	$(CC) -std=c11 -D_POSIX_C_SOURCE=200809L -O2 -Wall -Wextra $(WERROR) \
		tests/reference/main.c tests/reference/renju.c -o $@ -lm

$(B)/tests/positions: tests/reference/positions.c
	@mkdir -p $(@D)
	$(CC) -std=c11 -O2 -Wall -Wextra $(WERROR) $< -o $@ -lm

CHECK_FLAGS = $(shell pkg-config --cflags --libs check)

$(B)/tests/core: $(wildcard tests/core/*.c tests/core/*.h) $(CORE) $(HEADERS)
	@mkdir -p $(@D)
	$(CC) -std=c11 -g -O1 -Wall -Wextra -Wno-missing-field-initializers $(WERROR) tests/core/*.c $(CORE) -o $@ \
		$(CHECK_FLAGS)

$(B)/tests/core-asan: $(wildcard tests/core/*.c tests/core/*.h) $(CORE) $(HEADERS)
	@mkdir -p $(@D)
	$(CC) -std=c11 -g -O1 -Wall -Wextra -Wno-missing-field-initializers $(WERROR) -fsanitize=address,undefined \
		-fno-sanitize-recover=all tests/core/*.c $(CORE) -o $@ $(CHECK_FLAGS)

$(B)/asan/inarow/core.so: $(CORE) $(BIND) $(HEADERS)
	@mkdir -p $(@D)
	$(CC) -std=c11 -g -O1 -fPIC $(SHARED) $(LUA_CFLAGS) -fsanitize=address,undefined \
		-fno-sanitize-recover=all $(CORE) $(BIND) -o $@

deps:
	@.ci/install build

test-deps: deps
	@.ci/install test

demo: deps
	@$(MAKE) --no-print-directory all
	@sh tests/demo.sh

test: test-deps
	@$(MAKE) --no-print-directory all $(TOOLS) $(B)/tests/core $(B)/tests/core-asan \
		$(B)/asan/inarow/core.so
	@sh tests/run.sh

test-long: test-deps
	@$(MAKE) --no-print-directory all $(TOOLS)
	@sh tests/reference/differential.sh 100000

bench: deps
	@$(MAKE) --no-print-directory all $(TOOLS)
	@sh tests/bench/run.sh

format:
	clang-format -i csrc/*.h csrc/*/*.[ch] tests/*/*.[ch]

clean:
	rm -rf $(B)
