# Builds the arbiter for browsers: WebAssembly by Debian's emscripten, from the same
# sources. Lua and lua-cjson are built from sources too: WEB_SOURCES may name a folder
# with them, as `lua5.4` and `lua-cjson`.

WEB = $(B)/web
EMCC ?= emcc
WEB_MODULE = bindings/js/dist
EXCERPT = $(WEB)/excerpt

# Errors in Lua are jumps. They use WebAssembly's exceptions (in browsers since 2022).
WEB_CFLAGS = -std=gnu11 -DNDEBUG -DINAROW_NO_THREADS -DINAROW_LATER -msimd128 -sSUPPORT_LONGJMP=wasm \
	-fvisibility=hidden -Wno-undefined-inline \
	$(addprefix -I,$(abspath csrc csrc/service $(LUA_SOURCE) $(CJSON_SOURCE)))

# Code for frequent requests is compiled to be fast, all other code to be small. `make
# test` sets WEB_LINK: linking takes 4 s less, but the module is 6 % larger.
WEB_LINK ?= -Oz
WEB_SMALL = $(BIND) $(addprefix csrc/service/,service.c inside.c later.c) $(WEB)/bundle.c \
	$(filter-out $(addprefix %/,ldblib.c linit.c liolib.c lutf8lib.c),$(LUA_C)) $(CJSON_C)
# inarow.later has the modules that the first stone does not need.
WEB_LATER := $(shell cat web/later.txt)

.PHONY: web playground site $(EXCERPT)/made
web:
	@.ci/install web
	@.ci/sources $(WEB_SOURCES) lua5.4 lua-cjson
	@$(MAKE) LUA=lua5.4 $(addprefix $(WEB_MODULE)/,inarow.wasm inarow.later web.mjs \
		worker.mjs board.mjs licences.txt)

$(WEB)/bundle.c: $(filter-out $(WEB_LATER),$(BUNDLED)) csrc/service/stand_in.lua web/later.txt
$(WEB_MODULE)/inarow.later: csrc/service/bundle.lua web/later.txt $(WEB_LATER) | $$(@D)/.
	lua5.4 $< --later $(WEB_LATER) > $@

# The compiler starts slowly, so one run compiles all files of a kind.
$(WEB)/obj/fast/made: $(AMALGAMATION)
$(WEB)/obj/fast/made: WEB_SIZE = -O2 -fno-unroll-loops -fno-vectorize \
	-fno-slp-vectorize -mllvm -inline-threshold=40
$(WEB)/obj/small/made: $(WEB_SMALL)
$(WEB)/obj/small/made: WEB_SIZE = -Os
$(WEB)/obj/%/made: $(HEADERS) web/web.mk
	@rm -rf $(@D)
	@mkdir -p $(@D)
	cd $(@D) && $(EMCC) $(WEB_SIZE) $(WEB_CFLAGS) -c $(abspath $(filter %.c,$^))
	@touch $@

$(WEB)/flags: WITH = $(WEB_LINK)
$(WEB_MODULE)/inarow.wasm: $(addprefix $(WEB)/,flags obj/fast/made obj/small/made) | $$(@D)/.
	$(EMCC) $(WEB_LINK) -msimd128 -sSUPPORT_LONGJMP=wasm --no-entry -sSTANDALONE_WASM \
		-sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=1MB -sERROR_ON_UNDEFINED_SYMBOLS=0 \
		-sWARN_ON_UNDEFINED_SYMBOLS=0 \
		-sEXPORTED_FUNCTIONS=_inarow_service_open,_inarow_service_handle,_malloc,_free \
		$(WEB)/obj/*/*.o -o $@

# The board for any page loads the other files when it needs them.
vpath %.mjs bindings/js/web bindings/js/board
$(WEB_MODULE)/board.mjs: ALONE = --external:./web.mjs --charset=utf8 --minify \
	--alias:inarow-board-style=./$(WEB)/board.css --loader:.css=text
$(WEB_MODULE)/board.mjs: $(WEB)/board.css
$(WEB)/board.css: bindings/js/board/style.css | $$(@D)/.
	esbuild --minify --log-level=warning $< --outfile=$@
$(WEB_MODULE)/%.mjs: %.mjs $(wildcard bindings/js/*.cjs bindings/js/web/*.mjs \
		bindings/js/board/*.mjs bindings/js/board/*/*.mjs)
	esbuild --bundle --format=esm --target=es2022 --external:node:* --log-level=warning \
		$(ALONE) $< --outfile=$@

# Licences of other authors' code in the module besides Lua and lua-cjson: Emscripten's C
# library.
WEB_NOTICES = musl=$(firstword $(wildcard $(addsuffix /system/lib/libc/musl/COPYRIGHT, \
	/usr/share/emscripten $(dir $(shell readlink -f "$$(command -v $(EMCC))")))))
$(WEB_MODULE)/licences.txt: csrc/service/licences.txt csrc/program/licences.lua | $$(@D)/.
	{ cat $< && lua5.4 csrc/program/licences.lua $(WEB_NOTICES); } > $@

# A static folder for any place on any web server. Its explorer shows the games of
# tests/games and of the archive that ARCHIVE names. Without SQLite there is no explorer.
BUILD_PLAYGROUND = eval "$$($(MAKE) -s env LUA=lua5.4)" && sh web/build.sh
playground: $(EXCERPT)/made
	@$(BUILD_PLAYGROUND) $(B)/playground $(WEB_MODULE) $(EXCERPT)

# The manual as a site, with the playground in it.
SITE = $(B)/site
site: $(EXCERPT)/made
	@$(MAKE) LUA=lua5.4 corpus
	@rm -rf $(SITE)
	@$(BUILD_PLAYGROUND) $(SITE)/play $(WEB_MODULE) $(EXCERPT) site && \
		sh web/site/build.sh $(SITE) $(B)/corpus

$(EXCERPT)/made: web web/node_modules/.package-lock.json
	@$(MAKE) LUA=lua5.4 all
	@rm -rf $(EXCERPT)
	@mkdir -p $(EXCERPT)
	@$(if $(SQLITE),$(if $(ARCHIVE),cp $(ARCHIVE) $(EXCERPT)/games.db &&) \
		$(B)/inarow index $(EXCERPT)/games.db tests/games >$(EXCERPT)/index.log && \
		$(B)/inarow explore $(EXCERPT)/games.db --web >$(EXCERPT)/excerpt.json)

web/node_modules/.package-lock.json: web/package-lock.json
	@cd web && npm ci --no-audit --no-fund --loglevel=error
