# The commit before the states became values, built beside the tree; and what both show of
# the same games and records. GAMES=960 does for a look.
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

compare:
	@[ -d $(BASELINE)/build ] || $(MAKE) --no-print-directory baseline
	@lua5.4 tests/baseline/compare.lua $(BASELINE) records $$(find tests/conformance \
		tests/corpus tests/games -name '*.rec' -o -name '*.sgf' -o -name '*.lib' | sort)
	@lua5.4 tests/baseline/compare.lua $(BASELINE) games 1 $(GAMES)
