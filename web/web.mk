# The arbiter for browsers: WebAssembly by Debian's emscripten, of the same sources.
#
# Lua and lua-cjson come as sources; WEB_SOURCES may name a folder that has them, as `lua5.4`
# and `lua-cjson`.

WEB = $(B)/web
WEB_SOURCES ?= $(WEB)/sources
EMCC ?= emcc
WEB_MODULE = bindings/js/dist

# Errors in Lua are jumps: by WebAssembly's exceptions, which all browsers have since 2022.
WEB_CFLAGS = -std=gnu11 -DNDEBUG -DINAROW_NO_THREADS -msimd128 -sSUPPORT_LONGJMP=wasm \
	-fvisibility=hidden -Wno-undefined-inline \
	$(addprefix -I,$(abspath csrc csrc/service $(WEB_SOURCES)/lua5.4/src \
	$(WEB_SOURCES)/lua-cjson))
WEB_EXPORTS = inarow_service_open inarow_service_handle malloc free

# What is asked often is made fast, the rest small.
WEB_FAST = $(AMALGAMATION) $(addprefix $(WEB_SOURCES)/lua5.4/src/,$(addsuffix .c,lapi lcode \
	lctype ldebug ldo ldump lfunc lgc llex lmem lobject lopcodes lparser lstate lstring \
	ltable ltm lundump lvm lzio lauxlib lbaselib lcorolib lmathlib loadlib loslib lstrlib \
	ltablib)) $(addprefix $(WEB_SOURCES)/lua-cjson/,$(addsuffix .c,lua_cjson strbuf fpconv))
WEB_SMALL = $(BIND) $(addprefix csrc/service/,service.c inside.c) $(WEB)/bundle.c
# A run of the compiler starts slowly: each kind is compiled by one.
web_objects = $(addprefix $(WEB)/obj/$1/,$(notdir $(2:.c=.o)))
WEB_O = $(call web_objects,fast,$(WEB_FAST)) $(call web_objects,small,$(WEB_SMALL))

.PHONY: web
web:
	@.ci/install web
	@[ -e $(WEB_SOURCES)/lua5.4 ] || .ci/sources $(WEB_SOURCES) lua5.4 lua-cjson
	@$(MAKE) --no-print-directory LUA=lua5.4 $(WEB_MODULE)/inarow.wasm $(WEB_MODULE)/web.mjs \
		$(WEB_MODULE)/worker.mjs $(WEB_MODULE)/licences.txt

$(WEB)/bundle.c: csrc/service/bundle.lua $(BUNDLED) Makefile
	@mkdir -p $(@D)
	lua5.4 csrc/service/bundle.lua --source $(BUNDLED) > $@.new
	@mv $@.new $@

$(WEB)/obj/fast/made: $(WEB_FAST)
$(WEB)/obj/fast/made: WEB_SIZE = -O2
$(WEB)/obj/small/made: $(WEB_SMALL)
$(WEB)/obj/small/made: WEB_SIZE = -Os
$(WEB)/obj/%/made: $(HEADERS) web/web.mk
	@mkdir -p $(@D)
	cd $(@D) && $(EMCC) $(WEB_SIZE) $(WEB_CFLAGS) -c $(abspath $(filter %.c,$^))
	@touch $@

EMPTY :=
$(WEB_MODULE)/inarow.wasm: $(WEB)/obj/fast/made $(WEB)/obj/small/made
	@mkdir -p $(@D)
	$(EMCC) -Oz -msimd128 -sSUPPORT_LONGJMP=wasm --no-entry -sSTANDALONE_WASM \
		-sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=1MB \
		-sEXPORTED_FUNCTIONS=$(subst $(EMPTY) $(EMPTY),$(COMMA),$(WEB_EXPORTS:%=_%)) $(WEB_O) -o $@

$(WEB_MODULE)/%.mjs: bindings/js/web/%.mjs $(wildcard bindings/js/*.cjs bindings/js/web/*.mjs)
	esbuild --bundle --format=esm --target=es2022 --external:node:* --log-level=warning \
		$< --outfile=$@

# What the module holds of others beside Lua and lua-cjson: Emscripten's library of C.
WEB_NOTICES = musl=$(firstword $(wildcard $(addsuffix /system/lib/libc/musl/COPYRIGHT, \
	/usr/share/emscripten $(dir $(shell readlink -f "$$(command -v $(EMCC))")))))
$(WEB_MODULE)/licences.txt: csrc/service/licences.txt csrc/program/licences.lua
	@mkdir -p $(@D)
	{ cat $< && lua5.4 csrc/program/licences.lua $(WEB_NOTICES); } > $@.new
	@mv $@.new $@

# ---- The playground --------------------------------------------------------------------

# A static folder: any web server has it in any place. BROWSERS are those that understand
# WebAssembly's exceptions and vectors.
PLAYGROUND = $(B)/playground
BROWSERS = chrome109,firefox115,safari16.4
WEB_SRC = $(wildcard web/src/*.mjs web/src/*/*.mjs bindings/js/*.cjs bindings/js/web/*.mjs)
BUNDLE_WEB = esbuild --bundle --minify --target=$(BROWSERS) --log-level=warning \
	--external:node:* --alias:inarow-keys=./$(WEB)/keys.json

.PHONY: playground
playground: web web/node_modules/.package-lock.json
	@$(MAKE) --no-print-directory LUA=lua5.4 $(WEB)/keys.json corpus
	@eval "$$($(MAKE) -s env LUA=lua5.4)" && \
		sh web/build.sh $(PLAYGROUND) $(WEB_MODULE) "$(BUNDLE_WEB)" $(B)/corpus
	@{ cat $(WEB_MODULE)/licences.txt && lua5.4 csrc/program/licences.lua $$(cd web && \
		npm ls --all --omit=dev --parseable | sed -n 's|^.*/node_modules/\(.*\)|\1=&/LICENSE|p'); } \
		> $(PLAYGROUND)/licences.txt

web/node_modules/.package-lock.json: web/package-lock.json
	@cd web && npm ci --no-audit --no-fund --loglevel=error

$(WEB)/keys.json: web/keys.lua $(BUNDLED)
	@mkdir -p $(@D)
	@eval "$$($(MAKE) -s env LUA=lua5.4)" && lua5.4 $< > $@.new
	@mv $@.new $@
