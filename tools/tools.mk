# Generates files of the tree from other files, and makes releases.

.PHONY: sentences pictures reference manual clients corpus dist tarball single love

# Documents that are generated from the tables of commands and from the schema.
DOCUMENTS = $(B)/inarow.1
$(DOCUMENTS): lua/inarow.lua $(shell find lua/inarow tools -name "*.lua") csrc/inarow.h \
		tests/bench/benches.lua | $(MODULES)
	@$(PATHS) && $(LUA) tools/write.lua $(B)

sentences pictures corpus: all
reference manual clients: $(DOCUMENTS)
sentences pictures reference manual clients corpus:
	@$(PATHS) && LUA="$(LUA)" VERSION="$(VERSION)" sh tools/rewrite.sh $@

# The LÖVE game, for this system, and for Windows if its module has been built.
love:
	@$(MAKE) LUA=luajit $(B)/lua5.1/inarow/core.so
	@sh tests/hosts/love_tests/pack.sh $(WINDOWS_B)
	@echo $(B)/love/inarow.love

# ---- A release -------------------------------------------------------------------------

# This variable is not CFLAGS, so that this tree's own objects are not rebuilt.
RELEASE_CFLAGS = -O3
# Parts of a release besides the tarball and the rock: for C and LÖVE (`plain`), Windows,
# Python, and browsers and Node (`web`).
PARTS = plain windows python web
DIST = $(B)/dist
RELEASING = VERSION="$(VERSION)" DIST="$(DIST)" PARTS="$(PARTS)" MAKE="$(MAKE)" \
	RELEASE_CFLAGS="$(RELEASE_CFLAGS)" RELEASE_URL="$(RELEASE_URL)" \
	WEB_SOURCES="$(abspath $(WEB_SOURCES))"

dist: test-deps
dist tarball:
	@$(RELEASING) sh tools/release/release.sh $@

# The amalgamation in the form in which it is released.
SINGLE = inarow-$(VERSION)-amalgamation
single: $(AMALGAMATION)
	@rm -rf $(B)/single
	@mkdir -p $(B)/single/$(SINGLE)
	@cp $(AMALGAMATION) $(PUBLIC) LICENSE $(B)/single/$(SINGLE)
	@sh tools/zip.sh $(B)/single $(B)/$(SINGLE).zip
