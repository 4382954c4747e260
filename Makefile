# inarow: make builds; make demo and make test also install what is missing.
#
#   make help                  this list
#   make [LUA=luajit]          build the module for an interpreter (default lua5.4)
#   eval "$(make -s env)"      set the paths for the tree as built
#   make install [PREFIX=/usr/local] [DESTDIR=]    and uninstall: for that interpreter
#   make demo | test           see the arbiter at work; run all tests
#   make check                 the everyday loop, less than a minute: CONTRIBUTING.md
#   make test-long             longer differential runs and random games
#   make fuzz [SECONDS=30]     random input for each parser, the module, the log, the core
#   make coverage              list the lines and branches of the C that no test reaches
#   make compare [GAMES=60000] compare the rulings with those of the tests/baseline commit
#   make mutants [SAMPLE=200 SEED=1]    change the law's code: does a test fail each time?
#   make bench                 speed compared with other programs: tests/bench/README.md
#   make corpus                build/corpus: the cases of the law for other programs, as
#                              JSON lines with a schema: tests/conformance/README.md
#   make service               build/libinarow_service.so: the arbiter for programs in any
#                              language, in one library: csrc/service/inarow_service.h
#   make web                   bindings/js/dist: the arbiter as WebAssembly, for browsers
#   make playground [ARCHIVE=club.db]   build/playground: a page to play, script, read and
#                              explore every game, for any web server
#   make site [ARCHIVE=club.db]    build/site: the manual, with rules and diagrams of every
#                              game, a search and the playground, for any web server
#   make program [SYSTEM=x86_64-w64-mingw32]    build/SYSTEM/inarow: the command line as
#                              one file that needs no other, for this system or another
#   make windows               build/x86_64-w64-mingw32: inarow.exe, the module for Lua
#                              5.4 and for LÖVE, and the library in C, as DLLs
#   make love                  the LÖVE game as build/love/inarow.love, for this system
#   make dist                  build/dist: a release as tarball, rock, amalgamation, game,
#                              and packages for Windows, Python, browsers and Node
#   make format                clang-format all C
#   make reference             the table of keys in variants/README.md, from the schema
#   make manual                the functions in lua/README.md, from lua/inarow/api
#   make clients               requests and types in bindings, from the schema
#   make pictures              the picture in README.md, as the program draws it
#   make sentences             tests/sentences: all messages, to read them again

LUA ?= lua5.4
CC ?= cc
# A debugger gets lines but no variables, which take longer to compile than the code.
CFLAGS ?= -O3 -g1
WERROR ?= -Werror
PREFIX ?= /usr/local
B := build
# Versions of the interfaces of the core and the service. If a version changes, programs
# must be linked again.
SOVERSION := 1
SERVICE_SOVERSION := 0
# The version of the header.
VERSION := $(shell sed -n 's/^.define INAROW_VERSION "\(.*\)"/\1/p' csrc/inarow.h)
# Everything is built for the ABI of the interpreter. LuaJIT has the ABI of Lua 5.1.
ABI := $(shell $(LUA) -e 'io.write(_VERSION:match("%d%.%d"))' 2>/dev/null)
INTERPRETER := $(if $(findstring /,$(LUA)),$(abspath $(LUA)),$(LUA))
MAKEFLAGS += --no-print-directory
.DELETE_ON_ERROR:
# A target's folder is made before it: `| $$(@D)/.`.
.SECONDEXPANSION:
.PRECIOUS: %/.
# The paths of the tree as built.
PATHS = eval "$$(MAKEFLAGS= $(MAKE) -s env LUA=$(LUA))"
COMMA := ,

.PHONY: all module check-lua env help install uninstall format clean deps test-deps demo \
	check test test-long look-at-flags

# A second make sees files that did not exist when this one listed them.
all: check-lua
	@$(LUA) tools/lists.lua
	@$(MAKE) $(MODULES) $(BENCH_MODULE) $(LIBRARIES) $(SHARED_LIBRARY) $(DOCUMENTS)
	@sh tools/launcher.sh '$(INTERPRETER)' lua $(B)/lua$(ABI) $(B)/inarow

# These goals run another make. Two of them at once would write the same files.
ifneq ($(word 2,$(filter all service web playground site program windows,$(MAKECMDGOALS))),)
.NOTPARALLEL:
endif

include csrc/csrc.mk
include csrc/service/service.mk
include csrc/program/program.mk
include web/web.mk
include tools/tools.mk
include tests/tests.mk
include tests/hosts/systems/tests.mk

# The modules that the specs need for an interpreter. The launcher stays unchanged.
module: check-lua $(MODULES) $(BENCH_MODULE) $(LIBRARY_LUA)

%/.:
	@mkdir -p $@

check-lua:
	@$(LUA) -v >/dev/null 2>&1 || { echo "make: $(LUA) is not installed;" \
		"'make deps' installs what the build needs, where there is apt" >&2; exit 1; }

env:
	@echo 'export LUA_PATH="$(CURDIR)/lua/?.lua;$(CURDIR)/lua/?/init.lua;;"'
	@echo 'export LUA_CPATH="$(CURDIR)/$(B)/lua$(ABI)/?.so;;"'
	@echo 'unset LUA_PATH_5_2 LUA_PATH_5_3 LUA_PATH_5_4'
	@echo 'unset LUA_CPATH_5_2 LUA_CPATH_5_3 LUA_CPATH_5_4'

help:
	@sed -n '/^#/!q; s/^# \{0,1\}//p' Makefile

# In the environment, the name of a folder may contain any characters.
install uninstall: export DESTDIR := $(DESTDIR)
install uninstall: export PREFIX := $(PREFIX)
install: check-lua $(MODULES) $(LIBRARIES) $(SHARED_LIBRARY) $(DOCUMENTS)
install uninstall:
	@$(INSTALLING) sh tools/install.sh $@

INSTALLING = ABI="$(ABI)" VERSION="$(VERSION)" INTERPRETER="$(INTERPRETER)" \
	MODULES="$(MODULES)" LIBRARIES="$(LIBRARIES)" SHARED_LIBRARY="$(SHARED_LIBRARY)" \
	SERVICE="$(SERVICE)" SERVICE_SOVERSION="$(SERVICE_SOVERSION)"

format:
	clang-format -i csrc/*.h csrc/*/*.[ch] csrc/*/*/*.[ch] tests/*/*.[ch] tests/*/*/*.[ch]

clean:
	rm -rf $(B)

deps:
	@.ci/install build

test-deps: deps
	@.ci/install test
	@.ci/install web

demo: deps
	@echo "building inarow ..." && $(MAKE) -s -j 2 all
	@sh tests/demo.sh

check: deps
	@$(MAKE) -j 2 all $(B)/tests/core $(B)/tests/fork.so $(B)/tests/opening
	@SPECS=quick sh tests/run.sh module-lua5.4 core-plain style rooms conformance

test: test-deps
	@$(MAKE) -j 2 all
	@WEB_LINK=-O1 $(MAKE) -j 2 web $(SHORT_TESTS)
	@env WEB_LINK=-O1 sh tests/run.sh

# If no seed is given, each day has another seed.
test-long: export SEED := $(if $(filter environment command,$(firstword \
	$(origin SEED))),$(SEED),$(shell date +%j))
test-long: test-deps
	@$(MAKE) all $(LONG_TESTS)
	@LUA="$(LUA)" LUAS="$(LUAS)" WAYS="$(WAYS_OF_BUILDING)" sh tests/long.sh
