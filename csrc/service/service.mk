# Builds the library for programs in any language. It contains the module, a Lua 5.4 and
# lua-cjson, archives or sources (README.md), and the Lua files that the service needs.

SERVICE = $(B)/libinarow_service.so
SERVICE_LUA ?= $(foreach name,lua5.4 lua5.4-cjson,$(firstword $(wildcard \
	$(foreach folder,$(shell pkg-config --variable=libdir lua5.4) /usr/lib /usr/local/lib, \
	$(folder)/lib$(name).a)) -l$(name)))
SERVICE_CFLAGS ?= $(LUA_CFLAGS)
# Files that only the command line needs.
NOT_SERVED = archive/% cli/% referee/% system/% api/shapes/% service/init.lua \
	service/schema.lua service/shapes.lua
ALL_LUA := $(sort $(shell find lua variants -name '*.lua'))
BUNDLED := $(filter-out $(NOT_SERVED:%=lua/inarow/%),$(ALL_LUA))

.PHONY: service
service:
	@$(MAKE) LUA=lua5.4 $(SERVICE)
	@echo $(SERVICE)

# Converts Lua files to one C file, here and for other targets. With BUNDLE_AS=--source,
# modules stay sources.
$(B)/service_bundle.c: $(BUNDLED)
$(B)/web/bundle.c $(B)/program_bundle.c: BUNDLE_AS = --source
$(B)/%bundle.c: csrc/service/bundle.lua csrc/service/service.mk | $$(@D)/.
	lua5.4 $< $(BUNDLE_AS) $(filter-out $<,$(filter %.lua,$^)) $(BUNDLE_MORE) > $@

$(SERVICE): $(wildcard csrc/service/*) $(B)/service_bundle.c $(LIBRARY_LUA) $(HEADERS)
	$(CC) $(filter-out -Wpedantic,$(ALL_CFLAGS)) $(SERVICE_CFLAGS) -Icsrc/service \
		$(SERVICE_LINK) $(LDFLAGS) $(filter %.c,$^) $(CORE_O) $(BIND_O) \
		$(strip $(SERVICE_LUA)) -lm -ldl -o $@
	@ln -sf $(@F) $@.$(SERVICE_SOVERSION)
	@cp csrc/service/licences.txt $(@D)
