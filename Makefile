# inarow: make builds; make demo and make test also install what is missing.
#
#   make help                  this list
#   make [LUA=luajit]          build the module for an interpreter (default lua5.4)
#   eval "$(make -s env)"      set the paths for the tree as built
#   make install [PREFIX=/usr/local] [DESTDIR=]    and uninstall: for that interpreter
#   make demo | test           see the arbiter at work; run every test
#   make check                 the everyday loop, less than a minute: CONTRIBUTING.md
#   make test-long             longer differential runs and random games
#   make fuzz [SECONDS=30]     so long at each parser, the module, the log, the core
#   make coverage              which lines and branches of the C does no test reach?
#   make compare [GAMES=60000] do this tree and the commit in tests/baseline rule alike?
#   make mutants [SAMPLE=200 SEED=1]    does a test fail for each slip in what is law?
#   make bench                 the speed beside the yardsticks: tests/bench/README.md
#   make corpus                build/corpus: the cases of the law for other programs, as
#                              JSON lines with a schema: tests/conformance/README.md
#   make service               build/libinarow_service.so: the arbiter for programs in any
#                              language, in one library: csrc/service/inarow_service.h
#   make web                   bindings/js/dist: the arbiter as WebAssembly, for browsers
#   make playground            build/playground: a page to play, script and read every game,
#                              and the site beside it, for any web server
#   make program [SYSTEM=x86_64-w64-mingw32]    build/SYSTEM/inarow: the command line as one
#                              file that needs no other, for this system or another one
#   make windows               build/x86_64-w64-mingw32: inarow.exe, the module for Lua 5.4
#                              and for LÖVE, and the library in C, as DLLs
#   make love                  the LÖVE game as build/love/inarow.love, for this system
#   make dist                  build/dist: a release as tarball, rock, amalgamation, game,
#                              and for Windows, Python, browsers and Node
#   make format                clang-format all C
#   make reference             the table of keys in variants/README.md, from the schema
#   make manual                the functions in lua/README.md, from the sources' comments
#   make clients               what bindings have of the schema: requests and types
#   make pictures              the picture in README.md, as the program draws it
#   make sentences             tests/sentences: all that players are told, to be read anew

LUA ?= lua5.4
CC ?= cc
# Lines for a debugger, no variables: they take the compiler longer than the code does.
CFLAGS ?= -O3 -g1
WERROR ?= -Werror
B := build
PREFIX ?= /usr/local
# Of the core's interface, and the service's: programs linked with another one must be
# linked anew.
SOVERSION := 1
SERVICE_SOVERSION := 0
# The header's.
VERSION = $(shell sed -n 's/^.define INAROW_VERSION "\(.*\)"/\1/p' csrc/inarow.h)

# Everything is built for the ABI of the interpreter: LuaJIT's is 5.1's.
ABI = $(shell $(LUA) -e 'io.write(_VERSION:match("%d%.%d"))' 2>/dev/null)
LUA_CFLAGS ?= $(shell pkg-config --cflags lua$(ABI) 2>/dev/null \
	|| pkg-config --cflags lua-$(ABI) 2>/dev/null || echo -I/usr/include/lua$(ABI))
SHARED := $(if $(filter Darwin,$(shell uname)),-bundle -undefined dynamic_lookup,-shared)

ALL_CFLAGS = -std=c11 -Wall -Wextra -Wpedantic -Wshadow -Wvla $(WERROR) -fPIC \
	-fvisibility=hidden $(CFLAGS)

CORE := $(wildcard csrc/core/*.c)
ATTACK := $(wildcard csrc/attack/*.c)
BIND := $(wildcard csrc/lua/*.c)
# The program's own module, which the library does without.
OS := $(wildcard csrc/system/*.c)
HEADERS := $(wildcard csrc/*.h csrc/*/*.h)
PUBLIC := $(wildcard csrc/*.h)
BIND_O = $(BIND:csrc/%.c=$(B)/obj/lua$(ABI)/%.o)
OS_O = $(OS:csrc/%.c=$(B)/obj/lua$(ABI)/%.o)
MODULE = $(B)/lua$(ABI)/inarow/core.so
OS_MODULE = $(B)/lua$(ABI)/inarow/system/native.so
MODULES = $(MODULE) $(OS_MODULE)
# What `inarow bench` measures the core by: for this tree alone, it is not installed.
BENCH_MODULE = $(B)/lua$(ABI)/inarow/bench.so
# For programs in C: the core and the attack; the module too; all of it in one file.
LIBRARY = $(B)/libinarow.a
LIBRARY_LUA = $(B)/libinarow-lua$(ABI).a
SHARED_LIBRARY = $(B)/libinarow.so.$(SOVERSION)
AMALGAMATION = $(B)/inarow-amalgamation.c
CORE_O = $(B)/obj/core.o

.PHONY: dist-plain dist-windows dist-python dist-web
.PHONY: all help module service clients check env demo test test-long bench yardsticks worst love format clean \
	deps test-deps check-lua install uninstall corpus coverage fuzz mutants reference manual \
	sentences pictures dist tarball single
all: check-lua
	@$(LUA) tools/lists.lua
	@$(MAKE) --no-print-directory $(MODULES) $(BENCH_MODULE) $(B)/inarow $(LIBRARY) \
		$(LIBRARY_LUA) $(SHARED_LIBRARY) $(DOCUMENTS)

# What the specs need of an interpreter; the launcher stays as it is.
module: check-lua $(MODULES) $(BENCH_MODULE) $(LIBRARY_LUA)

check-lua:
	@$(LUA) -v >/dev/null 2>&1 || { echo "make: $(LUA) is not installed;" \
		"'make deps' installs what the build needs, where there is apt" >&2; exit 1; }

# The objects depend on the flags too: another compiler or option builds them anew.
FLAGS := $(B)/obj/flags
ifneq ($(shell cat $(FLAGS) 2>/dev/null),$(CC) $(ALL_CFLAGS))
$(shell mkdir -p $(B)/obj && echo '$(CC) $(ALL_CFLAGS)' > $(FLAGS))
endif

# The core is compiled as one file: faster, and a host sees no name but the header's. Those
# are visible in libinarow.so; no other library's may take their place in it.
$(CORE_O): $(AMALGAMATION) $(FLAGS)
	$(CC) $(ALL_CFLAGS) -DINAROW_EXPORT -fno-semantic-interposition -c $< -o $@

$(B)/obj/lua$(ABI)/%.o: csrc/%.c $(HEADERS) $(FLAGS)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(LUA_CFLAGS) -c $< -o $@

# A module shows nothing but what Lua looks for.
MODULE_MAP := $(B)/obj/module.map
MODULE_LINK = $(SHARED) $(if $(filter Darwin,$(shell uname)),,-Wl,--version-script=$(MODULE_MAP))

$(MODULE_MAP):
	@mkdir -p $(@D)
	@echo '{ global: luaopen_*; local: *; };' > $@

$(MODULE): $(CORE_O) $(BIND_O)
$(OS_MODULE): $(OS_O)
$(MODULES): | $(MODULE_MAP)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(MODULE_LINK) $(LDFLAGS) $^ -o $@

$(BENCH_MODULE): tests/bench/module/bench.c $(CORE_O) $(B)/obj/lua$(ABI)/lua/clock.o | $(MODULE_MAP)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(LUA_CFLAGS) $(MODULE_LINK) $(LDFLAGS) $^ -o $@

# The launcher runs the tree that it lies in, by the interpreter it was made for: its
# scripts are under LUA_DIR there, the module under SO_DIR. What LUA_INIT says is not run;
# a relative interpreter would be one of the current folder.
define LAUNCHER
#!/bin/sh
self=$$(readlink -f -- "$$0") || exit 2
tree=$${self%/*/*}
unset LUA_INIT LUA_INIT_5_2 LUA_INIT_5_3 LUA_INIT_5_4
exec $(INTERPRETER) "$$tree/$(LUA_DIR)/inarow/cli/main.lua" \
	--library "$$tree/$(SO_DIR)" "$$@"
endef
export LAUNCHER
INTERPRETER = $(if $(findstring /,$(LUA)),$(abspath $(LUA)),$(LUA))

$(B)/inarow: LUA_DIR = lua
$(B)/inarow: SO_DIR = build/lua$(ABI)
$(B)/inarow: Makefile $(B)/obj/launcher-$(LUA)
	@printf '%s\n' "$$LAUNCHER" > $@
	@chmod +x $@

$(B)/obj/launcher-$(LUA):
	@mkdir -p $(@D)
	@rm -f $(B)/obj/launcher-*
	@touch $@

# ---- For programs in C, and other people's machines -------------------------------------

$(LIBRARY): $(CORE_O)
	@rm -f $@
	$(AR) rcs $@ $^

$(LIBRARY_LUA): $(CORE_O) $(BIND_O)
	@rm -f $@
	$(AR) rcs $@ $^

$(AMALGAMATION): csrc/amalgamate.lua $(CORE) $(ATTACK) $(BIND) $(HEADERS)
	@cp $(PUBLIC) $(B)
	$(LUA) csrc/amalgamate.lua $(CORE) $(ATTACK) $(BIND) > $@.new
	@mv $@.new $@

$(SHARED_LIBRARY): $(CORE_O)
	$(CC) $(ALL_CFLAGS) -shared $(SONAME) $(LDFLAGS) $< -o $@
	@ln -sf $(@F) $(B)/libinarow.so

SONAME = $(if $(filter Darwin,$(shell uname)),,-Wl,-soname,$(notdir $(SHARED_LIBRARY)))

# ---- For programs in any language -------------------------------------------------------

# One library that holds everything: the module, a Lua 5.4 and lua-cjson, archives or
# sources (csrc/service/README.md), and the Lua files of the rooms up to the service.
SERVICE = $(B)/libinarow_service.so
SERVICE_LUA ?= $(foreach name,lua5.4 lua5.4-cjson,$(firstword $(wildcard \
	$(foreach folder,$(shell pkg-config --variable=libdir lua5.4) /usr/lib /usr/local/lib, \
	$(folder)/lib$(name).a)) -l$(name)))
SERVICE_CFLAGS ?= $(LUA_CFLAGS)
SERVICE_SOURCES := $(wildcard csrc/service/*.c)
# Not what the command line alone asks for.
NOT_SERVED = cli/% referee/% system/% conformance/% service/schema.lua service/types.lua \
	service/gtp.lua explore/positions.lua explore/places.lua explore/self_play.lua
BUNDLED := $(sort $(filter-out $(NOT_SERVED:%=lua/inarow/%), \
	$(shell find lua variants -name '*.lua')))

service:
	@$(MAKE) --no-print-directory LUA=lua5.4 $(SERVICE)
	@echo $(SERVICE)

$(B)/service_bundle.c: csrc/service/bundle.lua $(BUNDLED) Makefile
	@mkdir -p $(@D)
	$(LUA) csrc/service/bundle.lua $(BUNDLED) > $@.new
	@mv $@.new $@

# No name but the header's is seen, whatever else the process has loaded.
ifeq ($(shell uname),Darwin)
SERVICE_LINK = -dynamiclib -exported_symbol '_inarow_service_*'
else
SERVICE_LINK = -shared -Wl,-z,defs -Wl,-soname,$(notdir $(SERVICE)).$(SERVICE_SOVERSION) \
	-Wl,--version-script=$(B)/obj/service.map \
	$(patsubst %,-Wl$(COMMA)--wrap=std%,in out err)
endif
COMMA := ,

$(SERVICE): $(SERVICE_SOURCES) $(B)/service_bundle.c $(CORE_O) $(BIND_O) $(HEADERS)
	@echo '{ global: inarow_service_*; local: *; };' > $(B)/obj/service.map
	$(CC) $(filter-out -Wpedantic,$(ALL_CFLAGS)) $(SERVICE_CFLAGS) -Icsrc/service \
		$(SERVICE_LINK) $(LDFLAGS) $(filter %.c %.o,$^) $(strip $(SERVICE_LUA)) -lm -ldl -o $@
	@ln -sf $(@F) $@.$(SERVICE_SOVERSION)
	@cp csrc/service/licences.txt $(@D)

# What is made of the tables of commands and of the schema.
DOCUMENTS = $(B)/inarow.1
$(DOCUMENTS): lua/inarow.lua $(shell find lua/inarow tools -name "*.lua") csrc/inarow.h \
		tests/bench/benches.lua \
		| $(MODULES)
	@eval "$$($(MAKE) -s env LUA=$(LUA))" && $(LUA) tools/write.lua $(B)

help:
	@sed -n '/^#/!q; s/^# \{0,1\}//p' Makefile

# What players are told, as the specs expect it: read what has changed before committing.
sentences: all
	@mkdir -p tests/sentences
	@eval "$$($(MAKE) -s env LUA=$(LUA))" && $(LUA) tests/lua/sentences.lua
	@git diff --stat tests/sentences

# The README's picture, as the program draws it now.
pictures: all
	$(B)/inarow show --svg --numbers docs/double-three.rec > $(B)/picture.svg
	mv $(B)/picture.svg docs/double-three.svg

# The table of keys in the authors' page, as the schema has it now, and its boards as they
# are shown now.
reference: $(DOCUMENTS)
	{ sed '/^| key | value | meaning |$$/,$$d' variants/README.md; cat $(B)/reference.md; } \
		> $(B)/page.md
	mv $(B)/page.md variants/README.md
	$(LUA) tests/pages/shown.lua variants/README.md

# The functions and shapes in the manuals, as the sources tell of them now.
manual: $(DOCUMENTS)
	{ sed '/^## inarow$$/,$$d' lua/README.md; cat $(B)/interface.md; } > $(B)/page.md
	mv $(B)/page.md lua/README.md
	{ sed '/^## The methods$$/,$$d' docs/service.md; cat $(B)/service.md; } > $(B)/page.md
	mv $(B)/page.md docs/service.md

# The generated modules of the clients, as the schema has them now.
clients: $(DOCUMENTS)
	cp $(B)/python/*.py bindings/python/src/inarow
	cp $(B)/js/* bindings/js

define PKG_CONFIG
prefix=$(PREFIX)
libdir=$${prefix}/lib
includedir=$${prefix}/include

Name: inarow
Description: Rules arbiter of the n-in-a-row family: its core
Version: $(VERSION)
Libs: -L"$${libdir}" -linarow
Cflags: -I"$${includedir}"
endef
export PKG_CONFIG

define SERVICE_PKG_CONFIG
prefix=$(PREFIX)
libdir=$${prefix}/lib
includedir=$${prefix}/include

Name: inarow_service
Description: Rules arbiter of the n-in-a-row family: requests and answers as JSON
Version: $(VERSION)
Libs: -L"$${libdir}" -linarow_service
Cflags: -I"$${includedir}"
endef
export SERVICE_PKG_CONFIG

# Lua's files alone, without the pages beside them: $(call copy_lua,TO).
define copy_lua
find lua -name '*.lua' | while read -r file; do to="$(1)/$${file#lua/}"; \
	mkdir -p "$${to%/*}" && $(INSTALL) "$$file" "$$to" || exit 1; done
endef

# Everybody may read and run installed files, whatever the umask is and however the tree
# was unpacked: files as below; folders that are made, by this umask; those that are
# inarow's own also if they were there. Others' folders stay as they are.
INSTALL = install -m 644
INSTALL_RUN = install -m 755
OPEN = umask 022 &&
OWN = "$(D)/lib/lua/$(ABI)/inarow" "$(DATA)/inarow" "$(SHARE)/inarow" "$(DOC)"

# Quoted: a folder's name may have blanks.
D = $(DESTDIR)$(PREFIX)
SHARE = $(D)/share
DATA = $(SHARE)/lua/$(ABI)
DOC = $(SHARE)/doc/inarow
BASH = $(SHARE)/bash-completion/completions
ZSH = $(SHARE)/zsh/site-functions
FISH = $(SHARE)/fish/vendor_completions.d
PAGES = $(wildcard */README.md bindings/*/README.md docs/*) variants/READINGS.md \
	variants/TABLE.md

# The library for any language, if it has been made.
define install_service
$(INSTALL_RUN) $(SERVICE) "$(D)/lib/$(notdir $(SERVICE)).$(SERVICE_SOVERSION)"
	ln -sf $(notdir $(SERVICE)).$(SERVICE_SOVERSION) "$(D)/lib/$(notdir $(SERVICE))"
	$(INSTALL) csrc/service/inarow_service.h "$(D)/include"
	$(INSTALL) csrc/service/licences.txt "$(DOC)"
	$(call install_text,SERVICE_PKG_CONFIG,lib/pkgconfig/inarow_service.pc,644)
endef

# A text of this file: $(call install_text,VARIABLE,PATH,MODE).
define install_text
printf '%s\n' "$$$(1)" > "$(D)/$(2)" && chmod $(3) "$(D)/$(2)"
endef

install: LUA_DIR = share/lua/$(ABI)
install: SO_DIR = lib/lua/$(ABI)
install: check-lua $(MODULES) $(LIBRARY) $(LIBRARY_LUA) $(SHARED_LIBRARY) $(DOCUMENTS)
	$(OPEN) mkdir -p "$(D)/include" "$(D)/lib/pkgconfig" "$(D)/bin" "$(BASH)" "$(ZSH)" \
		"$(FISH)" "$(D)/lib/lua/$(ABI)/inarow/system" "$(DATA)/inarow/variants" \
		"$(SHARE)/man/man1" "$(SHARE)/inarow/types" \
		$(patsubst %,"$(DOC)/%",$(sort $(dir $(PAGES))))
	$(INSTALL) $(PUBLIC) "$(D)/include"
	$(INSTALL) $(LIBRARY) $(LIBRARY_LUA) "$(D)/lib"
	$(INSTALL_RUN) $(SHARED_LIBRARY) "$(D)/lib"
	ln -sf $(notdir $(SHARED_LIBRARY)) "$(D)/lib/libinarow.so"
	$(call install_text,PKG_CONFIG,lib/pkgconfig/inarow.pc,644)
	$(if $(wildcard $(SERVICE)),$(install_service))
	$(INSTALL_RUN) $(MODULE) "$(D)/lib/lua/$(ABI)/inarow"
	$(INSTALL_RUN) $(OS_MODULE) "$(D)/lib/lua/$(ABI)/inarow/system"
	$(OPEN) $(call copy_lua,$(DATA))
	$(INSTALL) variants/*.lua "$(DATA)/inarow/variants"
	$(call install_text,LAUNCHER,bin/inarow,755)
	$(INSTALL) $(B)/inarow.1 "$(SHARE)/man/man1"
	$(INSTALL) README.md CHANGELOG.md SECURITY.md LICENSE "$(DOC)"
	for page in $(PAGES); do $(INSTALL) $$page "$(DOC)/$$page" || exit 1; done
	$(INSTALL) $(B)/types/inarow.lua "$(SHARE)/inarow/types"
	$(INSTALL) $(B)/inarow.bash "$(BASH)/inarow"
	$(INSTALL) $(B)/inarow.zsh "$(ZSH)/_inarow"
	$(INSTALL) $(B)/inarow.fish "$(FISH)"
	find $(OWN) -type d -exec chmod 755 {} +

uninstall:
	rm -f $(PUBLIC:csrc/%="$(D)/include/%") "$(D)/lib"/libinarow.* "$(D)/lib"/libinarow_service.* \
		"$(D)/lib/libinarow-lua$(ABI).a" "$(D)/include/inarow_service.h" \
		"$(D)/lib/pkgconfig/inarow.pc" "$(D)/lib/pkgconfig/inarow_service.pc" "$(D)/bin/inarow" "$(DATA)/inarow.lua" \
		"$(SHARE)/man/man1/inarow.1" "$(BASH)/inarow" "$(ZSH)/_inarow" \
		"$(FISH)/inarow.fish"
	rm -rf $(OWN)

env:
	@echo 'export LUA_PATH="$(CURDIR)/lua/?.lua;$(CURDIR)/lua/?/init.lua;;"'
	@echo 'export LUA_CPATH="$(CURDIR)/$(B)/lua$(ABI)/?.so;;"'
	@echo 'unset LUA_PATH_5_2 LUA_PATH_5_3 LUA_PATH_5_4'
	@echo 'unset LUA_CPATH_5_2 LUA_CPATH_5_3 LUA_CPATH_5_4'

# ---- The corpus -------------------------------------------------------------------------

CORPUS = $(B)/corpus/inarow-corpus

corpus: all
	@rm -rf $(B)/corpus
	@mkdir -p $(B)/corpus
	$(B)/inarow conform --cases tests/conformance tests/perft/counts.txt \
		> $(CORPUS)-$(VERSION).jsonl
	@eval "$$($(MAKE) -s env LUA=$(LUA))" && \
		$(LUA) -e 'io.write(require("tools.corpus_schema").text())' \
		> $(CORPUS).schema.json
	@cp LICENSE tests/conformance/README.md $(B)/corpus
	@ls $(B)/corpus/*

# ---- The LÖVE game ---------------------------------------------------------------------

# A .love is an archive of the game, of the library, and of a native module for each system
# that it is to run on (tests/hosts/love/README.md).
LOVE_SYSTEM = $(shell luajit -e 'io.write(jit.os .. "-" .. jit.arch)')

love:
	@$(MAKE) --no-print-directory LUA=luajit $(B)/lua5.1/inarow/core.so
	@rm -rf $(B)/love/app $(B)/love/inarow.love
	@mkdir -p $(B)/love/app/native/$(LOVE_SYSTEM)
	@mkdir -p $(B)/love/app/variants
	@$(call copy_lua,$(B)/love/app/lua)
	@rm -r $(addprefix $(B)/love/app/lua/inarow/,cli referee system)
	@cp variants/*.lua $(B)/love/app/variants
	@cp tests/hosts/love/*.lua $(B)/love/app
	@rm $(B)/love/app/probe.lua
	@cp $(B)/lua5.1/inarow/core.so $(B)/love/app/native/$(LOVE_SYSTEM)/core.so
	@[ ! -e $(WINDOWS_B)/lua5.1/inarow/core.dll ] || { \
		mkdir -p $(B)/love/app/native/Windows-x64 && \
		cp $(WINDOWS_B)/lua5.1/inarow/core.dll $(B)/love/app/native/Windows-x64; }
	@cd $(B)/love/app && $(call zip,../inarow.love)
	@echo $(B)/love/inarow.love

# The files of a folder in an archive; if SOURCE_DATE_EPOCH says of when, always the same
# bytes of the same files: cd FOLDER && $(call zip,ARCHIVE).
define zip
{ [ -z "$$SOURCE_DATE_EPOCH" ] || \
	find . -exec touch -d "@$$SOURCE_DATE_EPOCH" {} +; } && \
	find . -type f | LC_ALL=C sort | TZ=UTC zip -q -9 -X -@ $(1)
endef

# ---- A release -------------------------------------------------------------------------

# What git knows, as it is now; all else is made of that tarball by itself, so nothing
# gets into a release that is not in it. The same commit gives the same bytes. The
# rockspec looks for the tarball beside itself, or at RELEASE_URL, which ends in a slash.
RELEASE = inarow-$(VERSION)
DIST = $(B)/dist
RELEASE_URL =
COMMITTED = $(shell git log -1 --format=%ct)
UNPACKED = $(B)/obj/$(RELEASE)
SINGLE = $(RELEASE)-amalgamation
# Without -g: a debugger's file names are of no use elsewhere. (Not CFLAGS: this tree's own
# objects are not made anew.)
RELEASE_CFLAGS = -O3

# What is made beside the tarball and the rock: for C and LÖVE (`plain`), Windows, Python,
# and browsers and Node (`web`).
PARTS = plain windows python web
MADE = SOURCE_DATE_EPOCH=$(COMMITTED) $(MAKE) --no-print-directory -C $(UNPACKED) \
	CFLAGS="$(RELEASE_CFLAGS)" WEB_SOURCES="$(abspath $(WEB_SOURCES))"

dist: test-deps tarball
	@sed -e 's|^version = .*|version = "$(VERSION)-1"|' \
		-e 's|^source = .*|source = { url = "$(RELEASE_URL)$(RELEASE).tar.gz" }|' \
		inarow-scm-1.rockspec > $(DIST)/$(RELEASE)-1.rockspec
	@rm -rf $(UNPACKED)
	@mkdir -p $(B)/obj
	@umask 022 && tar -xzf $(DIST)/$(RELEASE).tar.gz -C $(B)/obj
	@for part in $(filter windows,$(PARTS)) $(filter-out windows,$(PARTS)); do \
		$(MAKE) --no-print-directory dist-$$part || exit 1; done
	@rm -rf $(UNPACKED)
	@cd $(DIST) && sha256sum * > SHA256SUMS.new && mv SHA256SUMS.new SHA256SUMS
	@ls $(DIST)/*
	@git diff --quiet HEAD || echo "make dist: with changes that are not committed" >&2

dist-plain:
	@$(MADE) love single >/dev/null
	@cp $(UNPACKED)/$(B)/love/inarow.love $(DIST)/$(RELEASE).love
	@cp $(UNPACKED)/$(B)/$(SINGLE).zip $(DIST)

# The module for Windows is in the game too, which is made after it.
dist-windows:
	@$(MADE) windows >/dev/null
	@rm -rf $(B)/single $(B)/$(RELEASE)-windows.zip
	@mkdir -p $(B)/single/$(RELEASE)-windows
	@cd $(UNPACKED)/$(WINDOWS_B) && cp -r --parents inarow.exe libinarow.dll \
		libinarow.dll.a licences.txt lua5.4/inarow lua5.1/inarow \
		$(abspath $(B)/single/$(RELEASE)-windows)
	@cd $(UNPACKED) && cp -r $(PUBLIC) LICENSE README.md docs variants \
		$(abspath $(B)/single/$(RELEASE)-windows)
	@cd $(UNPACKED) && $(call copy_lua,$(abspath $(B)/single/$(RELEASE)-windows)/lua)
	@cd $(B)/single && export SOURCE_DATE_EPOCH=$(COMMITTED) && \
		$(call zip,$(abspath $(DIST))/$(RELEASE)-windows.zip)

# With the library in it, for this system.
dist-python:
	@$(MADE) service >/dev/null
	@cd $(UNPACKED)/bindings/python && SOURCE_DATE_EPOCH=$(COMMITTED) $(PYTHON) -m pip \
		wheel --quiet --no-deps --no-build-isolation --wheel-dir $(abspath $(DIST)) .

# As npm packs it, and the page for any web server.
dist-web:
	@$(MADE) playground >/dev/null
	@cp LICENSE $(UNPACKED)/bindings/js
	@cd $(UNPACKED)/bindings/js && npm pack --silent --pack-destination $(abspath $(DIST))
	@mv $(DIST)/$(RELEASE).tgz $(DIST)/$(RELEASE)-npm.tgz
	@cd $(UNPACKED)/$(PLAYGROUND) && export SOURCE_DATE_EPOCH=$(COMMITTED) && \
		$(call zip,$(abspath $(DIST))/$(RELEASE)-playground.zip)

# One that has what a wheel needs: `python3` may be another one than the system's.
PYTHON = $(shell for python in python3 /usr/bin/python3; do \
	$$python -c 'import setuptools, pip, wheel' 2>/dev/null && echo $$python && break; done)

tarball:
	@git ls-files --error-unmatch csrc/inarow.h >/dev/null 2>&1 || { echo \
		"make dist: a release is made in the git repository" >&2; exit 1; }
	@rm -rf $(DIST)
	@mkdir -p $(DIST)
	@git ls-files -z | tar --create --file $(DIST)/$(RELEASE).tar.gz -I 'gzip -9n' \
		--null --files-from - --format ustar --sort name --mtime @$(COMMITTED) \
		--owner 0 --group 0 --numeric-owner --mode u=rwX,go=rX \
		--transform 's|^|$(RELEASE)/|'

# The amalgamation as it is released.
single: $(AMALGAMATION)
	@rm -rf $(B)/single $(B)/$(SINGLE).zip
	@mkdir -p $(B)/single/$(SINGLE)
	@cp $(AMALGAMATION) $(PUBLIC) LICENSE $(B)/single/$(SINGLE)
	@cd $(B)/single && $(call zip,../$(SINGLE).zip)

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

# Each way that the core is built, as fast as it gets: for this machine's vectors, chosen
# when it runs; for any machine; for all that this machine has; by each compiler.
BUILDS := $(foreach compiler,cc $(shell command -v clang >/dev/null && echo clang), \
	$(compiler) $(compiler)-portable $(compiler)-native)
WAYS_OF_BUILDING := $(BUILDS:%=$(B)/tests/ways-%)

$(B)/tests/ways-%: tests/reference/ways.c $(CORE) $(HEADERS)
	@mkdir -p $(@D)
	$(call compiler_of,$*) $(if $(filter %-native,$*),-march=native) -std=c11 -O3 -Wall \
		-Wextra $(WERROR) tests/reference/ways.c $(CORE) -o $@

# The search that finds tests/positions/worst.tsv, and `make worst` that does it again.
$(B)/tests/climb: tests/positions/climb.c $(CORE) $(HEADERS)
	@mkdir -p $(@D)
	$(CC) -std=c11 -O3 -DINAROW_COUNT_WORK -Wall -Wextra $(WERROR) tests/positions/climb.c \
		$(CORE) -o $@

worst: $(B)/tests/climb $(B)/tests/reference
	for seed in 1 2 3 4 5 6 7 8 9 10 11 12 13; do $(B)/tests/climb $$seed 300000; done \
		>$(B)/tests/worst
	$(B)/tests/reference <$(B)/tests/worst | paste $(B)/tests/worst - >tests/positions/worst.tsv

# What attacks are compared with, plain and slow.
ORACLE := tests/attack/oracle.c tests/attack/cases.c tests/reference/renju.c
ATTACK_HEADERS := $(wildcard tests/attack/*.h) tests/reference/renju.h

# Programs for one game each, for this machine alone: what `inarow bench` compares with.
YARDSTICKS := $(patsubst tests/bench/%.c,$(B)/tests/bench/%,$(wildcard tests/bench/*.c))

yardsticks: $(YARDSTICKS)

$(B)/tests/bench/%: tests/bench/%.c tests/bench/yardstick.h
	@mkdir -p $(@D)
	$(CC) -std=c11 -O3 -march=native -Wall -Wextra -Wno-psabi $(WERROR) $< -o $@

# That of attacks is the oracle which they are compared with.
$(B)/tests/bench/vcf: tests/bench/vcf.c tests/bench/yardstick.h $(ORACLE) $(ATTACK_HEADERS)
	@mkdir -p $(@D)
	$(CC) -std=c11 -O3 -march=native -Wall -Wextra $(WERROR) $(filter %.c,$^) -o $@

# Programs for one game each, and what they count beside `inarow perft` (tests/perft).
PERFT := $(patsubst tests/perft/%.c,$(B)/tests/perft/%,$(wildcard tests/perft/*.c))

$(B)/tests/perft/%: tests/perft/%.c $(wildcard tests/perft/*.h)
	@mkdir -p $(@D)
	$(CC) -std=c11 -O3 -Wall -Wextra $(WERROR) $< -o $@

# What is forbidden, it asks the literal program.
$(B)/tests/perft/renju: tests/perft/renju.c tests/reference/renju.c tests/reference/renju.h \
		$(wildcard tests/perft/*.h)
	@mkdir -p $(@D)
	$(CC) -std=c11 -O3 -Wall -Wextra $(WERROR) $(filter %.c,$^) -o $@

CHECK_FLAGS = $(shell pkg-config --cflags --libs check)
CORE_TESTS := $(wildcard tests/core/*.c)
CORE_TESTS_FLAGS = -Wno-missing-field-initializers
TESTED = -std=c11 -D_POSIX_C_SOURCE=200809L -g1 -O1 -DINAROW_COUNT_WORK \
	-DINAROW_CHECKED -Wall -Wextra $(WERROR)

$(B)/tests/core: $(CORE_TESTS) $(wildcard tests/core/*.h) $(CORE) $(HEADERS)
	@mkdir -p $(@D)
	$(CC) $(TESTED) $(CORE_TESTS_FLAGS) $(CORE_TESTS) $(CORE) -o $@ $(CHECK_FLAGS)

# The core under the sanitizers, each file compiled once for all that link it: for this
# machine's instructions and for any machine's, and by another compiler where there is
# one. Rule sets are thrown at random at each of them: in `make test` at the two that are
# built for other tests, too. The fuzzers link one of clang's, which says what is reached.
SANITIZE = -fPIC -fsanitize=address,undefined -fno-sanitize-recover=all
TWO_WAYS := cc threads-portable
WAYS := $(TWO_WAYS) cc-portable $(if $(shell command -v clang),clang clang-portable)
WATCHED := clang-portable
ANY_RULES := $(WAYS:%=$(B)/tests/any-%)
compiler_of = $(if $(filter clang%,$1),clang,$(CC)) \
	$(if $(filter %-portable,$1),-DINAROW_PORTABLE)
sanitizers_of = $(if $(filter threads%,$1),-fsanitize=thread,$(SANITIZE)) \
	$(if $(filter $(WATCHED),$1),-fsanitize=fuzzer-no-link)
sanitized_core = $(patsubst csrc/%.c,$(B)/tests/obj/$1/%.o,$(CORE))
sanitized_attack = $(patsubst csrc/%.c,$(B)/tests/obj/$1/%.o,$(ATTACK))

define WAY
$(B)/tests/obj/$1/%.o: csrc/%.c $(HEADERS)
	@mkdir -p $$(@D)
	$(call compiler_of,$1) $$(TESTED) $(call sanitizers_of,$1) -c $$< -o $$@

$(B)/tests/any-$1: tests/rules/any.c $(call sanitized_core,$1)
	$(call compiler_of,$1) $$(TESTED) $(call sanitizers_of,$1) $$^ -o $$@
endef
$(foreach way,$(WAYS),$(eval $(call WAY,$(way))))

$(B)/tests/core-asan: $(CORE_TESTS) $(wildcard tests/core/*.h) \
		$(call sanitized_core,cc)
	$(CC) $(TESTED) -O0 $(CORE_TESTS_FLAGS) -fPIC -fsanitize=address $(CORE_TESTS) \
		-lubsan $(filter %.o,$^) -o $@ $(CHECK_FLAGS)

# Attacks under the sanitizers, beside a plain oracle, which is in no need of them.
ORACLE_O := $(ORACLE:%.c=$(B)/tests/obj/%.o)

$(ORACLE_O): $(B)/tests/obj/%.o: %.c $(ATTACK_HEADERS)
	@mkdir -p $(@D)
	$(CC) -std=c11 -O2 -Wall -Wextra -Wpedantic -Wshadow $(WERROR) -c $< -o $@

# Wins by fours are compared with it, wins by threats proved.
ATTACK_TESTS := $(B)/tests/attack-fours $(B)/tests/attack-threats

$(B)/tests/attack-fours: tests/attack/compare.c tests/attack/replay.c
$(B)/tests/attack-threats: tests/attack/prove.c tests/attack/prover.c
$(ATTACK_TESTS): tests/attack/rule_sets.c $(HEADERS) $(ATTACK_HEADERS) \
		$(ORACLE_O) $(call sanitized_core,cc) $(call sanitized_attack,cc)
	$(CC) $(TESTED) -Wshadow $(SANITIZE) $(filter %.c %.o,$^) -o $@

# A save that is killed, or fails, at each of its system calls.
$(B)/tests/replace: tests/files/replace.c $(OS) $(HEADERS)
	@mkdir -p $(@D)
	$(CC) $(TESTED) -Wshadow $(SANITIZE) $(LUA_CFLAGS) $< -o $@ \
		$(shell pkg-config --libs lua$(ABI) 2>/dev/null || pkg-config --libs lua-$(ABI))

# The program in forks of one process, for the specs (tests/lua/launcher.lua).
$(B)/tests/fork.so: tests/lua/fork/fork.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(shell pkg-config --cflags lua5.4) -fvisibility=default $(SHARED) \
		$< -o $@

# Bounds, and threads, under a sanitizer of their own. The other instructions of this
# machine share no more between threads, and take as long again to compile.
ATTACK_BOUNDED := $(B)/tests/attack-bounded

$(ATTACK_BOUNDED): tests/attack/bounded.c tests/attack/rule_sets.c csrc/lua/threads.c \
		$(HEADERS) $(ATTACK_HEADERS) $(ORACLE_O) \
		$(call sanitized_core,threads-portable) $(call sanitized_attack,threads-portable)
	$(CC) $(TESTED) -DINAROW_PORTABLE -Wshadow -fsanitize=thread $(filter %.c %.o,$^) -o $@

# The module's files under the sanitizers, compiled once for each ABI.
sanitized_bind = $(BIND:csrc/%.c=$(B)/tests/obj/cc/$1/%.o)

define SANITIZED_BIND
$(B)/tests/obj/cc/$1/%.o: csrc/%.c $(HEADERS)
	@mkdir -p $$(@D)
	$(CC) $$(TESTED) -Wpedantic -Wshadow $$(SANITIZE) $$(shell pkg-config --cflags $1) \
		-c $$< -o $$@
endef
$(foreach abi,lua5.1 lua5.2 lua5.3 lua5.4,$(eval $(call SANITIZED_BIND,$(abi))))

ASAN_MODULES = $(B)/asan/inarow/core.so $(B)/asan/inarow/system/native.so
$(B)/asan/inarow/core.so: $(call sanitized_bind,lua5.4) $(call sanitized_core,cc) \
		$(call sanitized_attack,cc)
$(B)/asan/inarow/system/native.so: $(OS:csrc/%.c=$(B)/tests/obj/cc/lua5.4/%.o)
$(ASAN_MODULES):
	@mkdir -p $(@D)
	$(CC) $(TESTED) $(SHARED) $(SANITIZE) $^ -o $@

# Hosts that fail on purpose, one for each Lua (tests/faults): all in one program, so that
# the sanitizers see LuaJIT too. Of that, the library alone is needed: its ABI is 5.1's.
# The objects are those of the module, but the host allocates for them.
LUAS := lua5.1 lua5.2 lua5.3 lua5.4 luajit
FAULTS := $(LUAS:%=$(B)/tests/faults-%)
FAULTY = malloc=faulty_malloc realloc=faulty_realloc free=faulty_free \
	luaL_newstate=faulty_newstate lua_close=faulty_close clock_gettime=faulty_clock

define FAULTS_HOST
$(B)/tests/faults-$1: tests/faults/host.c $(call sanitized_bind,$2) \
		$(call sanitized_core,cc) $(call sanitized_attack,cc)
	$(CC) -r -nostdlib $$(filter %.o,$$^) -o $$@.o
	objcopy $$(FAULTY:%=--redefine-sym %) $$@.o
	$(CC) $$(TESTED) -Wpedantic -Wshadow $$(SANITIZE) $$(shell pkg-config --cflags $2) \
		$$< $$@.o -o $$@ -ldl $3
	@rm $$@.o
endef
$(foreach lua,$(filter-out luajit,$(LUAS)),$(eval $(call \
	FAULTS_HOST,$(lua),$(lua),$$(shell pkg-config --libs $(lua)))))
$(eval $(call FAULTS_HOST,luajit,lua5.1,-l:libluajit-5.1.so.2))

# Fuzzers that see what they reach (tests/fuzz), by clang's libFuzzer: the core alone, and
# the module in a Lua. `make fuzz SECONDS=60` gives each target its time.
FUZZED = clang $(TESTED) -Wno-error $(SANITIZE) -fsanitize=fuzzer
FUZZERS := $(B)/fuzz/core $(B)/fuzz/host
SECONDS ?= 30

$(B)/fuzz/core: tests/rules/any.c $(call sanitized_core,$(WATCHED))
	@mkdir -p $(@D)
	$(FUZZED) -DINAROW_FUZZED $^ -o $@

$(B)/fuzz/host: tests/fuzz/host.c $(BIND) $(call sanitized_core,$(WATCHED)) \
		$(call sanitized_attack,$(WATCHED))
	@mkdir -p $(@D)
	$(FUZZED) -pthread $(shell pkg-config --cflags lua5.4) $^ -o $@ \
		$(shell pkg-config --libs lua5.4)

fuzz: test-deps
	@$(MAKE) --no-print-directory all $(FUZZERS)
	@sh tests/fuzz/run.sh $(SECONDS)

# What no test reaches of the C (tests/coverage).
coverage: test-deps
	@$(MAKE) --no-print-directory all
	@FAULTY="$(FAULTY)" sh tests/coverage/run.sh

# Mutants of what the law hangs on (tests/mutants): all, or SAMPLE of each kind.
SAMPLE ?= 0
SEED ?= 1
mutants: test-deps
	@$(MAKE) --no-print-directory all
	@sh tests/mutants/run.sh $(SAMPLE) $(SEED)

deps:
	@.ci/install build

test-deps: deps
	@.ci/install test
	@.ci/install web

demo: deps
	@$(MAKE) --no-print-directory all
	@sh tests/demo.sh

test: test-deps
	@$(MAKE) --no-print-directory -j 2 all
	@$(MAKE) --no-print-directory -j 2 web $(TOOLS) $(PERFT) \
		$(B)/tests/core-asan $(TWO_WAYS:%=$(B)/tests/any-%) $(ASAN_MODULES) \
		$(B)/tests/faults-lua5.4 $(ATTACK_TESTS) $(ATTACK_BOUNDED) \
		$(B)/tests/replace $(B)/tests/fork.so
	@sh tests/run.sh

check: deps
	@$(MAKE) --no-print-directory -j 2 all $(B)/tests/core $(B)/tests/fork.so
	@SPECS=quick sh tests/run.sh module-lua5.4 core-plain style rooms conformance

# Another seed each day, where none is given.
TODAY = $(if $(filter environment command,$(firstword $(origin SEED))),$(SEED),$(shell date +%j))
test-long: export SEED := $(TODAY)
test-long: test-deps
	@$(MAKE) --no-print-directory all $(TOOLS) $(PERFT) $(B)/tests/core-asan $(ANY_RULES) \
		$(FAULTS) \
		$(ATTACK_TESTS) $(ATTACK_BOUNDED) $(WAYS_OF_BUILDING)
	@INAROW_LONG=1 sh tests/run.sh core love
	@PERFT=long sh tests/run.sh perft
	@TABLES=2500 sh tests/run.sh table
	@sh tests/reference/differential.sh $${POSITIONS:-1000000} $$SEED \
		$(WAYS_OF_BUILDING)
	@PROOFS="1 10" sh tests/run.sh proofs
	@build/tests/positions 2000 $$SEED 15 15 >$(B)/tests/proofs.cells
	@build/tests/reference <$(B)/tests/proofs.cells | paste $(B)/tests/proofs.cells - \
		>$(B)/tests/proofs.tsv
	@eval "$$($(MAKE) -s env)"; $(LUA) tests/proofs/main.lua $(B)/tests/proofs.tsv 4 20 \
		| grep -v '^ok'
	@LUAS="$(LUAS)" FAULTS="0 1" sh tests/run.sh faults
	@LUAS="$(LUAS)" SPECS=all sh tests/run.sh module rock traps hosts
	@LUAS="$(LUAS)" sh tests/run.sh slowest
	@BOUNDS=40000000 PATIENCE=8 sh tests/run.sh bounds
	@sed -n 's/^# //p' $(B)/tests/logs/bounds
	@MODELS=60 sh tests/run.sh models
	@RULE_SETS=20000 sh tests/run.sh rules
	@ATTACKS=1000 sh tests/run.sh attack
	@sed -n 's/^ok [0-9]* - //p' $(B)/tests/logs/attack-*
	@WEB=all sh tests/run.sh web site systems
	@ARCHIVE=all sh tests/run.sh archive
	@PARTS="plain windows python web" sh tests/run.sh release
	@$(MAKE) --no-print-directory fuzz SECONDS=20
	@eval "$$($(MAKE) -s env)"; for spec in exchange at_table lint every_fault branches; do \
		INAROW_LONG=1 $(LUA) /usr/bin/busted --output=TAP tests/lua/$${spec}_spec.lua \
			|| exit 1; done
	@sh tests/mutants/run.sh $${SAMPLE:-60} $$SEED law core

bench: deps
	@$(MAKE) --no-print-directory all yardsticks $(B)/tests/reference
	@sh tests/bench/run.sh

format:
	clang-format -i csrc/*.h csrc/*/*.[ch] csrc/*/*/*.[ch] tests/*/*.[ch] tests/*/*/*.[ch]

clean:
	rm -rf $(B)

include web/web.mk
include csrc/program/program.mk
include tests/baseline/tests.mk
include tests/hosts/systems/tests.mk
