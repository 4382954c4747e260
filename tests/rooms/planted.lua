--- Plants violations of each rule in a small tree: each must be found, and no other.
local files_rules = require "tests.rooms.files"
local measure = require "tests.rooms.measure"
local table_of = require "tests.rooms.arrows_table"
local tree = require "tests.rooms.tree"

local TREE = {
    ["lua/inarow.lua"] = [[return require "inarow.upper"]],
    ["lua/inarow/lower/init.lua"] = [[
        local inner = "inarow.lower.inner"
        return { go = print } -- a position.position]],
    ["lua/inarow/lower/inner.lua"] = [[return "state.script"]],
    ["lua/inarow/upper/init.lua"] = [[
        local lower = "inarow.lower"
        return { go = print, MOST = 7 }]],
    ["tests/lua/lower/inner_spec.lua"] = [[require "inarow.lower.inner"]],
    ["tests/lua/lower_spec.lua"] = [[require "inarow.lower"]],
}

local MANY = "return { a=1, b=1, c=1, d=1, e=1, f=1, g=1, h=1, i=1, j=1, k=1, l=1, m=1,"
    .. " n=1, o=1, p=1, lower='inarow.lower' }"

local OWN = "lua/inarow/upper/own.lua" -- a file that is not an interface

-- Each case: a path, its text, and the lines that differ then.
local LISTED = {
    { OWN, [[require "inarow.lower.inner"]], { "inner upper: 1" } },
    { OWN, [[pcall(require, "inarow.lower.inner")]], { "inner upper: 1" } },
    { OWN, [[local r = require r('inarow.lower.inner')]], { "inner upper: 1" } },
    { OWN, [[require("inarow.lower." .. name)]], { "inner upper: 1" } },
    { "lua/inarow.lua", [[return require "inarow.upper", "inarow.lower.inner"]],
        { "inner inarow: 1", "needs inarow: lower upper" } },
    { "tests/lua/lower_spec.lua", [[require "inarow.lower.inner"]],
        { "inner tests: 1" } },
    { "lua/inarow/lower/own.lua", [[require "inarow.upper"]],
        { "all dependencies: 2", "needs lower: upper" } },
    { "lua/inarow/lower/own.lua", [[require "inarow.core"]], { "needs lower: core" } },
    { "lua/inarow/other/own.lua", [[return 1]],
        { "all modules: 3", "needs other: ", "without other: 1" } },
    { "lua/inarow/upper/init.lua", MANY, { "fields upper: 17" } },
    { "lua/inarow/upper/init.lua", [[return "inarow.lower"]], { "fields upper: -1" } },
    { "lua/inarow/upper/init.lua", [[return { names = { "inarow.lower" } }]],
        { "tables upper: 1" } },
    { OWN, [[return game.position.position]], { "position upper: 2" } },
    { OWN, [[return game.at_table]], { "at_table upper: 1" } },
    { OWN, [[return rules.script, rules.script_name]], { "script upper: 1" } },
}

-- Returns a Lua function with this many lines, and with others that do not count.
local function of_lines(count)
    return "-- a comment\nlocal function long()\n\n"
        .. ("    if a then b() end -- no end\n"):rep(count - 3)
        .. "    return [[end]]\nend"
end

-- Each case: a rule, a path, its text, and the fault.
local RULES = {
    { files_rules.loading, OWN, [[dofile "lua/inarow.lua"]],
        OWN },
    { files_rules.opening, OWN, [[io.open(path, "w")]],
        OWN },
    { files_rules.circles, "lua/inarow/lower/inner.lua", [[require "inarow.lower"]],
        "inarow.lower -> inarow.lower.inner -> inarow.lower" },
    { files_rules.long, OWN, of_lines(46), OWN .. ": 46 lines: local function long()" },
    { function(files) return measure.circles(measure.needs(files)) end,
        "lua/inarow/lower/inner.lua", [[require "inarow.upper"]],
        "upper -> lower -> upper" },
}

local CROWDED = { "lua/inarow/flat.lua", "lua/inarow/upper/README.md",
    "lua/inarow/lower/init.lua" }
for i = 1, 15 do CROWDED[#CROWDED + 1] = ("lua/inarow/upper/file%d.lua"):format(i) end

local function with(path, text)
    local texts = { [path] = text }
    for other, its_text in pairs(TREE) do texts[other] = texts[other] or its_text end
    return tree.of(texts)
end

-- Returns the lines of a tree that another tree lacks, in order.
local function new_lines(before, after)
    local list = {}
    for key, value in pairs(after) do
        if before[key] ~= value then list[#list + 1] = ("%s: %s"):format(key, value) end
    end
    table.sort(list)
    return list
end

--- Returns the planted violations that were not found.
-- @return list of texts
return function()
    local faults = {}
    local function expect(expected, given, what)
        expected, given = table.concat(expected, "; "), table.concat(given, "; ")
        if expected ~= given then
            faults[#faults + 1] = ("%s: expected %s, found %s"):format(what, expected,
                given)
        end
    end
    local clean = table_of.files(tree.of(TREE))
    expect({ "all dependencies: 1", "all modules: 2", "needs inarow: upper",
        "needs lower: ", "needs upper: lower" }, new_lines({}, clean), "the small tree")
    for _, one in ipairs(LISTED) do
        local lines = table_of.files(with(one[1], one[2]))
        expect(one[3], new_lines(clean, lines), one[2])
        for _, line in ipairs(one[3]) do -- a line that is not listed is a fault too
            local kind = line:match "^[^ ]+"
            if #table_of.differences(kind, clean, lines) == 0
                or #table_of.differences(kind, lines, clean) == 0 then
                faults[#faults + 1] = line .. " is no difference"
            end
        end
    end
    expect({}, files_rules.long(with(OWN, of_lines(45))), "a function of 45 lines")
    for _, one in ipairs(RULES) do
        expect({}, one[1](tree.of(TREE)), "the small tree")
        expect({ one[4] }, one[1](with(one[2], one[3])), one[3])
    end
    expect({}, files_rules.rules_of_make { ("a:\n"):rep(750) }, "750 lines of make")
    expect({ "751 lines" }, files_rules.rules_of_make { ("a:\n"):rep(750), "b:\n" },
        "751 lines of make")
    expect({ "lua/inarow/upper/own.lua" },
        files_rules.unlisted { "lua/inarow.lua", "lua/inarow/upper/own.lua" }, "rockspec")
    expect({ "files lie flat in lua/inarow", "lua/inarow/lower has no README.md",
        "lua/inarow/upper holds 15 files" }, files_rules.crowded(CROWDED), "folders")
    expect({ "a/inner.lua", "a/lower/init.lua" }, files_rules.unnamed({ "a/README.md",
        "a/inner.lua", "a/own.lua", "a/init.lua", "a/lower/init.lua", "b/README.md",
        "b/own.lua" },
        function(path)
            return path == "a/README.md" and "| file |\n|---|\n| `own.lua` |" or "a list"
        end), "pages of folders")
    expect({ "tests/b", "the suite d" }, files_rules.unmapped({ "tests/a", "tests/b" },
        { "c", "d" }, "`a`, `b/c`: `c`"), "the page of tests")
    return faults
end
