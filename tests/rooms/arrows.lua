-- Tests the modules of lua/inarow: which module requires which, only by its interface;
-- the sizes of interfaces; and knowledge of other modules' contents. arrows.txt lists all
-- of these, with a number for each undesirable thing. The findings must equal the list,
-- so a number can only fall. It reports in TAP. Run lua5.4 tests/rooms/arrows.lua from
-- the tree's root with the environment of `make -s env`. INAROW_WRITE=1 records the
-- findings.
assert(pcall(require, "inarow.core"), "set the paths: eval \"$(make -s env)\"")
local files_rules = require "tests.rooms.files"
local measure = require "tests.rooms.measure"
local planted = require "tests.rooms.planted"
local table_of = require "tests.rooms.arrows_table"
local tree = require "tests.rooms.tree"

local TABLE, MOST = "tests/rooms/arrows.txt", { modules = 16, dependencies = 50 }

local count = 0

local function test(name, faults)
    count = count + 1
    print(("%s %d - %s"):format(#faults == 0 and "ok" or "not ok", count, name))
    for _, fault in ipairs(faults) do print("# " .. fault) end
end

local function read(path)
    local file = assert(io.open(path))
    local text = file:read "*a"
    file:close()
    return text
end

local files, inner_paths = tree.read(), tree.lines_of "find lua/inarow -type f"
local found = table_of.files(files)
if os.getenv "INAROW_WRITE" then table_of.write(TABLE, found) end
local listed = table_of.read(TABLE)

for _, kind in ipairs(table_of.KINDS) do
    test(kind[2], table_of.differences(kind[1], kind.none and {} or listed, found))
end
for _, what in ipairs { "modules", "dependencies" } do
    local number = found["all " .. what]
    test(what .. " are few", tonumber(number) <= MOST[what] and {} or { number })
end
test("modules do not require one another in a circle",
    measure.circles(measure.needs(files)))
test("Lua files are read only by require", files_rules.loading(files))
test("files are opened by system/files.lua", files_rules.opening(files))
test("no files require one another in a circle", files_rules.circles(files))
test("the rockspec names every file", files_rules.unlisted(files_rules.installed(files)))
test("a folder has at most a dozen files, and describes them",
    files_rules.crowded(inner_paths))
test("the page of a folder names its files", files_rules.unnamed(inner_paths, read))
local suites = {}
for name in read("tests/run.sh"):match '\nSUITES="(.-)"':gmatch "%w+" do
    suites[#suites + 1] = name
end
test("tests/README.md names every folder of tests, and every suite",
    files_rules.unmapped(tree.lines_of(
        "find tests -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*'"
            .. " | sed -n 's|/[^/]*$||p' | grep / | sort -u"), suites,
        read "tests/README.md"))
local of_make = {}
for i, path in ipairs(tree.lines_of("find Makefile csrc tests tools web"
        .. " \\( -name Makefile -o -name '*.mk' \\) -not -path '*/node_modules/*'")) do
    of_make[i] = read(path)
end
test("the files of make are short", files_rules.rules_of_make(of_make))
test("no function has more than 45 lines", files_rules.long(files))
test("planted violations are found", planted())
print("1.." .. count)
