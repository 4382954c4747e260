# The commit that `commit` names, built beside the tree, and what both show of the same
# games and records: rulings, states, legal actions, explanations and the way back, byte
# for byte. For changes that are to change none of that; GAMES=960 does for a look.
BASELINE := $(B)/baseline
BASELINE_COMMIT = $(shell cat tests/baseline/commit)
GAMES ?= 60000

.PHONY: baseline compare
baseline:
	@rm -rf $(BASELINE)
	@mkdir -p $(BASELINE)
	@git archive $(BASELINE_COMMIT) | tar -x -C $(BASELINE)
	@$(MAKE) --no-print-directory -C $(BASELINE) LUA=lua5.4 all >/dev/null
	@echo "$(BASELINE): $(BASELINE_COMMIT)"

compare: all
	@[ -d $(BASELINE)/build ] || $(MAKE) --no-print-directory baseline
	@lua5.4 tests/baseline/compare.lua $(BASELINE) records \
		$$(find tests/conformance tests/games -name '*.rec' | sort)
	@lua5.4 tests/baseline/compare.lua $(BASELINE) games 1 $(GAMES)
