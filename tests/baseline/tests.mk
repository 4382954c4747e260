# An earlier commit beside this tree, and what both show of the same games and records:
# rulings, states, legal actions, explanations and the way back, byte for byte. For
# changes that are to change none of that; GAMES=960 does for a look.
BASELINE := $(B)/baseline
GAMES ?= 60000

.PHONY: baseline compare
baseline:
	@sh tests/baseline/build.sh $(BASELINE)

compare: all
	@[ -d $(BASELINE)/build ] || sh tests/baseline/build.sh $(BASELINE)
	@lua5.4 tests/baseline/compare.lua $(BASELINE) records \
		$$(find tests/conformance tests/games -name '*.rec' | sort)
	@lua5.4 tests/baseline/compare.lua $(BASELINE) games 1 $(GAMES)
