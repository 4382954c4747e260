# Builds the tests for another system in build/SYSTEM (run.sh): `core`, the core's tests
# with Check, and `lua`, Lua with the module and what busted needs, for the specs.

CHECK_SOURCE = $(WEB_SOURCES)/check
EXE = $(if $(IS_WINDOWS),.exe)
CHECK_A = $(SYSTEM_B)/check/libcheck.a
# All parts of the program except the command line itself.
TEST_LUA_O = $(addprefix $(SYSTEM_B)/obj/,lfs.o lua.o open.o) $(filter-out \
	$(addprefix $(SYSTEM_B)/obj/,main.o inside.o program_bundle.o),$(PROGRAM_O))

.PHONY: system-tests
system-tests:
	@.ci/install systems
	@.ci/sources $(WEB_SOURCES) lua5.4 lua-cjson check lua-filesystem
	@$(MAKE) LUA=lua5.4 $(SYSTEM_B)/core$(EXE) $(SYSTEM_B)/lua$(EXE)

# Check uses C99 formats, but MinGW expects Windows' own.
CHECK_CFLAGS = $(if $(IS_WINDOWS),-D__USE_MINGW_ANSI_STDIO=1 -Wno-format \
	-Wno-format-extra-args)

$(CHECK_A):
	sh tests/hosts/systems/check.sh $(SYSTEM_B)/check $(abspath $(CHECK_SOURCE)) \
		"$(SYSTEM_CC)" "-g -O2 -w $(CHECK_CFLAGS)"

$(SYSTEM_B)/core$(EXE): $(CORE_TESTS) $(wildcard tests/core/*.h) $(CORE) $(HEADERS) \
		$(CHECK_A) $(SYSTEM_FLAGS)
	$(SYSTEM_CC) $(TESTED) $(CORE_TESTS_FLAGS) $(CHECK_CFLAGS) -static \
		-I$(SYSTEM_B)/check/src -I$(CHECK_SOURCE) $(CORE_TESTS) $(CORE) $(CHECK_A) \
		$(SYSTEM_B)/check/lib/.libs/libcompat.a -lm -lpthread -o $@

$(SYSTEM_B)/lua$(EXE): $(TEST_LUA_O)
	$(SYSTEM_CC) -static $(PROGRAM_LDFLAGS) $^ -lm -lpthread -o $@

$(SYSTEM_B)/obj/lua.o: private PROGRAM_CFLAGS += -DluaL_openlibs=open_all
vpath lfs.c $(WEB_SOURCES)/lua-filesystem/src
vpath open.c tests/hosts/systems
