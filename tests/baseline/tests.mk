# Compares this tree with an earlier commit: both play the same games and records, and
# print rulings, states, legal actions, explanations and undone states. The output must be
# the same in every byte. Use it for changes that should not change the rulings; GAMES=960
# is enough for a quick check.
BASELINE := $(B)/baseline
GAMES ?= 60000

.PHONY: compare
compare: all
	@[ -d $(BASELINE)/build ] || sh tests/baseline/build.sh $(BASELINE)
	@lua5.4 tests/baseline/compare.lua $(BASELINE) records \
		$$(find tests/conformance tests/games -name '*.rec' | sort)
	@lua5.4 tests/baseline/compare.lua $(BASELINE) games 1 $(GAMES)
