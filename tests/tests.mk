# Builds programs that the tests run (tests/run.sh), and programs for comparison.

.PHONY: yardsticks worst bench compare coverage fuzz mutants
T := $(B)/tests

# One command compiles each program; HOW has its flags.
COMPILER = $(CC)
PLAIN = -std=c11 -D_POSIX_C_SOURCE=200809L -Wall -Wextra $(WERROR)
CHECKED = -g1 -O1 -DINAROW_COUNT_WORK -DINAROW_CHECKED
TESTED = $(PLAIN) $(CHECKED)
LIBS = -lm
LUA54_CFLAGS = $(shell pkg-config --cflags lua5.4)

# ---- Plain programs --------------------------------------------------------------------

# The reference for forbidden points, positions for it, and a player of the Gomocup protocol
# that knows the extension for openings.
TOOLS := $(T)/reference $(T)/positions $(T)/opening
$(T)/reference: tests/reference/main.c tests/reference/renju.c tests/reference/renju.h
$(T)/positions: tests/reference/positions.c
$(T)/opening: tests/players/opening.c
$(TOOLS): HOW = -O2

# The core in each way that it is built, optimized: for this machine's vectors, selected
# at run time; for any machine; for everything this machine has; by each compiler.
BUILDS := $(foreach compiler,cc $(shell command -v clang >/dev/null && echo clang), \
	$(compiler) $(compiler)-portable $(compiler)-native)
WAYS_OF_BUILDING := $(BUILDS:%=$(T)/ways-%)
$(WAYS_OF_BUILDING): tests/reference/ways.c $(CORE) $(HEADERS)
$(WAYS_OF_BUILDING): HOW = -O3 $(if $(filter %-native,$@),-march=native)
$(WAYS_OF_BUILDING): COMPILER = $(call compiler_of,$(@:$(T)/ways-%=%))
compiler_of = $(if $(filter clang%,$1),clang,$(CC)) \
	$(if $(filter %-portable,$1),-DINAROW_PORTABLE)

# The search that finds tests/positions/worst.tsv; `make worst` repeats it.
$(T)/climb: tests/positions/climb.c $(CORE) $(HEADERS)
$(T)/climb: HOW = -O3 -DINAROW_COUNT_WORK
worst: $(T)/climb $(T)/reference
	for seed in $$(seq 13); do $(T)/climb $$seed 300000; done >$(T)/worst
	$(T)/reference <$(T)/worst | paste $(T)/worst - >tests/positions/worst.tsv

# The oracle for attacks, plain and slow.
ORACLE := tests/attack/oracle.c tests/attack/cases.c tests/reference/renju.c
ATTACK_HEADERS := $(wildcard tests/attack/*.h) tests/reference/renju.h

# Programs for one game each, for this machine alone, with which `inarow bench` compares.
# The oracle is the one for attacks.
YARDSTICKS := $(patsubst tests/bench/%.c,$(T)/bench/%,$(wildcard tests/bench/*.c))
$(YARDSTICKS): $(T)/bench/%: tests/bench/%.c tests/bench/yardstick.h
$(T)/bench/vcf: $(ORACLE) $(ATTACK_HEADERS)
$(YARDSTICKS): HOW = -O3 -march=native -Wno-psabi
yardsticks: $(YARDSTICKS)

# Programs for one game each, whose counts are compared with `inarow perft` (tests/perft).
# The one for renju uses the literal program for forbidden points.
PERFT := $(patsubst tests/perft/%.c,$(T)/perft/%,$(wildcard tests/perft/*.c))
$(PERFT): $(T)/perft/%: tests/perft/%.c $(wildcard tests/perft/*.h)
$(T)/perft/renju: tests/reference/renju.c tests/reference/renju.h
$(PERFT): HOW = -O3

# ---- The core, the attack and the module, checked as they run --------------------------

CORE_TESTS := $(wildcard tests/core/*.c) tests/rules/batch.c tests/rules/ways.c
CORE_TESTS_FLAGS = -Wno-missing-field-initializers

# Each file is compiled once under sanitizers for all programs that link it: for this
# machine's instructions, for any machine's, and by another compiler if there is one.
# Random rule sets test each; `make test` tests only the two that other tests link too.
# The fuzzers link one by clang, which reports coverage. -Og compiles faster than -O1.
SANITIZE = -fPIC -fsanitize=address,undefined -fno-sanitize-recover=all
TWO_WAYS := cc threads-portable
WATCHED := clang-portable
WAYS := $(TWO_WAYS) cc-portable $(if $(shell command -v clang),clang $(WATCHED))
ANY_RULES := $(WAYS:%=$(T)/any-%)
ABIS := lua5.1 lua5.2 lua5.3 lua5.4
sanitized = $(patsubst csrc/%.c,$(T)/obj/$2/%.o,$1)
flags_of = $(if $(filter threads%,$1),-Og -fsanitize=thread,$(SANITIZE)) \
	$(if $(filter $(WATCHED),$1),-fsanitize=fuzzer-no-link) \
	$(if $(filter lua%,$1),-Og -Wpedantic -Wshadow $$(shell pkg-config --cflags $1))

# The module's files are compiled for each ABI, the others in each way.
define WAY
$(T)/obj/$1/%.o: csrc/%.c $(HEADERS) | $$$$(@D)/.
	$(call compiler_of,$1) $(TESTED) $(call flags_of,$1) -c $$< -o $$@

$(T)/any-$1: tests/rules/any.c tests/rules/batch.c $(call sanitized,$(CORE) $(BATCH),$1)
$(T)/any-$1: COMPILER = $(call compiler_of,$1)
$(T)/any-$1: HOW = $(CHECKED) $(call flags_of,$1)
endef
$(foreach way,$(WAYS) $(ABIS),$(eval $(call WAY,$(way))))

# Batches of the variants, whose rules the service compiles; and batches for Lua, which
# compiles random scripts (tests/rules/scripts.lua).
BATCHES := $(T)/variants $(T)/batches.so
$(T)/variants: tests/rules/variants.c
$(T)/batches.so: tests/rules/batches.c
$(BATCHES): tests/rules/batch.c tests/rules/ways.c tests/rules/batch.h $(CORE) $(BATCH) \
	$(HEADERS)
$(BATCHES): HOW = $(if $(filter %.so,$@),$(SHARED) -fPIC $(LUA54_CFLAGS),-O2)
$(BATCHES): LIBS = -ldl -lm

$(T)/core: $(CORE_TESTS) $(wildcard tests/core/*.h) $(CORE) $(BATCH) $(HEADERS)
$(T)/core: HOW = $(CHECKED) $(CORE_TESTS_FLAGS)
$(T)/core-asan: $(CORE_TESTS) $(wildcard tests/core/*.h) \
	$(call sanitized,$(CORE) $(BATCH),cc)
$(T)/core-asan: HOW = $(CHECKED) -O0 $(CORE_TESTS_FLAGS) -fPIC -fsanitize=address -lubsan
$(T)/core $(T)/core-asan: LIBS = $(shell pkg-config --cflags --libs check)

# Attacks are compared with the plain oracle, which needs no sanitizers: wins by fours are
# compared, and wins by threats proved. Bounds and threads have a sanitizer of their own,
# for any machine's instructions: those of this machine share no more between threads.
ORACLE_O := $(ORACLE:%.c=$(T)/obj/%.o)
$(ORACLE_O): $(T)/obj/%.o: %.c $(ATTACK_HEADERS) | $$(@D)/.
	$(CC) $(PLAIN) -O2 -Wpedantic -Wshadow -c $< -o $@

ATTACK_TESTS := $(T)/attack-fours $(T)/attack-threats
ATTACK_BOUNDED := $(T)/attack-bounded
$(T)/attack-fours: tests/attack/compare.c tests/attack/replay.c
$(T)/attack-threats: tests/attack/prove.c tests/attack/prover.c
$(ATTACK_TESTS): $(call sanitized,$(CORE) $(ATTACK),cc)
$(ATTACK_TESTS): HOW = $(CHECKED) -Wshadow $(SANITIZE)
$(ATTACK_BOUNDED): tests/attack/bounded.c csrc/lua/threads.c \
	$(call sanitized,$(CORE) $(ATTACK),threads-portable)
$(ATTACK_BOUNDED): HOW = $(CHECKED) -DINAROW_PORTABLE -Wshadow -fsanitize=thread
$(ATTACK_TESTS) $(ATTACK_BOUNDED): tests/attack/rule_sets.c $(HEADERS) \
	$(ATTACK_HEADERS) $(ORACLE_O)

ASAN_MODULES := $(B)/asan/inarow/core.so $(B)/asan/inarow/system/native.so \
	$(if $(SQLITE),$(B)/asan/inarow/archive/native.so)
$(B)/asan/inarow/core.so: $(call sanitized,$(BIND),lua5.4) \
	$(call sanitized,$(CORE) $(ATTACK),cc)
$(B)/asan/inarow/system/native.so: $(call sanitized,$(OS),lua5.4)
$(B)/asan/inarow/archive/native.so: $(call sanitized,$(ARCHIVE_C),lua5.4)
$(B)/asan/inarow/archive/native.so: LIBS = $(SQLITE)
$(ASAN_MODULES): HOW = $(CHECKED) $(SHARED) $(SANITIZE)

# ---- Others ----------------------------------------------------------------------------

# Saves that are killed, or fail, at each of their system calls.
$(T)/replace: tests/files/replace.c $(OS) $(HEADERS) | $$(@D)/.
	$(CC) $(TESTED) -Wshadow $(SANITIZE) $(LUA_CFLAGS) $< -o $@ \
		$$(pkg-config --libs lua$(ABI) || pkg-config --libs lua-$(ABI))

# Runs the program in forks of one process, for the specs (tests/lua/launcher.lua).
$(T)/fork.so: tests/lua/fork/fork.c
$(T)/fork.so: HOW = $(SHARED) -fPIC $(LUA54_CFLAGS)

# Hosts that fail on purpose, one for each Lua (tests/faults). Each is one program, so
# that the sanitizers see LuaJIT too. For LuaJIT, only the library is needed, because its
# ABI is that of 5.1. The objects are the module's, but the host allocates for them.
LUAS := $(ABIS) luajit
FAULTS := $(LUAS:%=$(T)/faults-%)
FAULTY = malloc=faulty_malloc realloc=faulty_realloc free=faulty_free \
	luaL_newstate=faulty_newstate lua_close=faulty_close clock_gettime=faulty_clock

define FAULTS_HOST
$(T)/faults-$1: tests/faults/host.c $(call sanitized,$(BIND),$2) \
		$(call sanitized,$(CORE) $(ATTACK),cc)
	$(CC) -r -nostdlib $$(filter %.o,$$^) -o $$@.o
	objcopy $$(FAULTY:%=--redefine-sym %) $$@.o
	$(CC) $(TESTED) -Wpedantic -Wshadow $(SANITIZE) $$(shell pkg-config --cflags $2) \
		$$< $$@.o -o $$@ -ldl \
		$(if $(filter luajit,$1),-l:libluajit-5.1.so.2,$$$$(pkg-config --libs $1))
	@rm $$@.o
endef
$(foreach lua,$(LUAS),$(eval $(call FAULTS_HOST,$(lua),$(lua:luajit=lua5.1))))

# Programs that `make test` and `make test-long` build before they run.
SHORT_TESTS = $(TOOLS) $(PERFT) $(T)/core-asan $(TWO_WAYS:%=$(T)/any-%) $(ASAN_MODULES) \
	$(T)/faults-lua5.4 $(ATTACK_TESTS) $(ATTACK_BOUNDED) $(T)/replace $(T)/fork.so \
	$(T)/batches.so
LONG_TESTS = $(SHORT_TESTS) $(ANY_RULES) $(T)/variants $(FAULTS) $(WAYS_OF_BUILDING)

# Fuzzers (tests/fuzz) by clang's libFuzzer: the core alone, and the module in a Lua.
FUZZERS := $(B)/fuzz/core $(B)/fuzz/host
$(B)/fuzz/core: tests/rules/any.c tests/rules/batch.c \
	$(call sanitized,$(CORE) $(BATCH),$(WATCHED))
$(B)/fuzz/core: LIBS = -DINAROW_FUZZED
$(B)/fuzz/host: tests/fuzz/host.c $(BIND) $(call sanitized,$(CORE) $(ATTACK),$(WATCHED))
$(B)/fuzz/host: LIBS = -pthread $(shell pkg-config --cflags --libs lua5.4)
$(FUZZERS): COMPILER = clang
$(FUZZERS): HOW = $(CHECKED) -w $(SANITIZE) -fsanitize=fuzzer

# Each of these goals builds what its folder's run.sh needs, and runs it.
bench: BUILT = yardsticks $(T)/reference
compare: FOLDER = baseline
compare: GIVEN = $(or $(GAMES),60000)
coverage: BUILT = $(T)/fork.so $(T)/opening $(T)/batches.so
fuzz: BUILT = $(FUZZERS)
fuzz: GIVEN = $(or $(SECONDS),30)
mutants: GIVEN = $(or $(SAMPLE),0) $(or $(SEED),1)
bench: deps
coverage fuzz mutants: test-deps
bench compare coverage fuzz mutants:
	@$(MAKE) all $(BUILT)
	@FAULTY="$(FAULTY)" sh tests/$(or $(FOLDER),$@)/run.sh $(GIVEN)

$(TOOLS) $(WAYS_OF_BUILDING) $(T)/climb $(YARDSTICKS) $(PERFT) $(ANY_RULES) $(T)/core \
		$(T)/core-asan $(BATCHES) $(ATTACK_TESTS) $(ATTACK_BOUNDED) $(ASAN_MODULES) \
		$(T)/fork.so $(FUZZERS): | $$(@D)/.
	$(COMPILER) $(PLAIN) $(HOW) $(filter %.c %.o,$^) -o $@ $(LIBS)
