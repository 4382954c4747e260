-- Tests which file may know which in the C code: csrc/core, csrc/attack and csrc/batch in
-- the order of core.txt, csrc/lua in that of binding.txt, and csrc/system in that of
-- system.txt. It also draws the order. Run lua core.lua from the tree's root. It reports
-- in TAP.
--
-- A file knows another file if it includes its header, or calls one of its functions,
-- whichever header declares it. So there are no circles through definitions either.
local FOLDERS = "csrc/core/*.[ch] csrc/attack/*.[ch] csrc/batch/*.[ch]"
local TABLE = "tests/rooms/core.txt"
-- Files that know Lua and the system, with their tables.
local MODULES = { { "csrc/lua", "csrc/lua/*.[ch]", "tests/rooms/binding.txt" },
    { "csrc/system", "csrc/lua/compat.h csrc/system/*.[ch]", "tests/rooms/system.txt" } }
local PUBLIC = { "csrc/inarow.h", "csrc/inarow_attack.h", "csrc/inarow_batch.h" }
local LONGEST = 45 -- lines of a function

local function read(path)
    local file = assert(io.open(path))
    local text = file:read "*a"
    file:close()
    return text
end

-- ---- Parsing C ----------------------------------------------------------------------

-- Returns a text without comments and contents of strings; line numbers stay the same.
local function bare(text)
    local function blank(found) return (found:gsub("[^\n]+", " ")) end
    return (text:gsub("/%*.-%*/", blank):gsub("//[^\n]*", "")
        :gsub('(#include )"([^"\n]*)"', "%1<%2>"):gsub('"[^"\n]*"', '""'))
end

-- Returns the functions that are defined: {name, is_static, lines}. In clang-format's
-- layout, a body begins and ends with a brace at the beginning of a line.
local function functions_of(code)
    local list, head, begins, number = {}, {}, nil, 0
    for line in (code .. "\n"):gmatch "([^\n]*)\n" do
        number = number + 1
        if line == "{" then
            local text = table.concat(head, " "):gsub("__attribute__%b()%)?", "")
            local name = text:match "([%a_][%w_]*)%s*%("
            begins = name and { name = name, from = number - #head,
                is_static = text:find "%f[%w]static%f[%W]" ~= nil
                    or text:find "^INLINE" ~= nil }
        elseif line == "}" and begins then
            begins.lines = number - begins.from + 1
            list[#list + 1], begins = begins, nil
        end
        if line:find "^[%a ]" and not line:find ";%s*$" then
            head[#head + 1] = line
        else
            head = {}
        end
    end
    return list
end

-- Returns the names that are declared for other files, or for hosts.
local function declared_in(code, before)
    local names = {}
    for declaration in ("\n" .. code):gmatch("\n" .. before .. "[^;{}=]-%b();") do
        if not declaration:find "^%s*typedef" then
            names[#names + 1] = declaration:match "([%a_][%w_]*)%s*%("
        end
    end
    return names
end

-- Parses files, given as {[path] = text}, into {path, unit, includes, functions, words}.
local function files_of(texts)
    local files = {}
    for path, text in pairs(texts) do
        local code = bare(text)
        local file = { path = path, unit = path:match "([^/]*)%.[ch]$", code = code,
            is_header = path:find "%.h$" ~= nil, functions = functions_of(code),
            includes = {}, words = {} }
        for name in code:gmatch "#include <([^>\n]*)>" do
            file.includes[#file.includes + 1] = name
        end
        for before, word in code:gmatch "(.?.?)%f[%w_]([%a_][%w_]*)" do
            if not before:find "%.$" and before ~= "->" then file.words[word] = true end
        end
        files[#files + 1] = file
    end
    table.sort(files, function(a, b) return a.path < b.path end)
    return files
end

-- ---- The order ----------------------------------------------------------------------

-- Returns the table's layers, {name, units}, and the layer of each unit.
local function order_of(text)
    local layers, place, count = {}, {}, 0
    for line in text:gmatch "[^\n]+" do
        local name, units = line:match "^([%w-]+): (.+)$"
        if name then
            local layer = { name = name, units = {} }
            for unit in units:gmatch "%S+" do
                count = count + 1
                assert(not place[unit], unit .. " stands twice")
                place[unit] = count
                table.insert(layer.units, unit)
            end
            layers[#layers + 1] = layer
        end
    end
    return layers, place
end

-- Returns the units by the names of their functions that other files can call.
local function owners_of(files)
    local owner = {}
    for _, file in ipairs(files) do
        for _, definition in ipairs(file.functions) do
            if file.is_header or not definition.is_static then
                owner[definition.name] = file.unit
            end
        end
    end
    return owner
end

-- Returns the unit whose header is included by a name, in its own folder or the core's;
-- for csrc/lua, also the header for Lua's versions.
local function unit_of(name)
    return (name:gsub("^%.%./core/", ""):gsub("^%.%./lua/compat%.", "compat."))
        :match "^([%w_]+)%.h$"
end

-- Returns the units that each unit knows: {[unit] = {[other] = how}}.
local function arrows_of(files)
    local arrows, owner = {}, owners_of(files)
    for _, file in ipairs(files) do arrows[file.unit] = {} end
    local function add(file, other, how)
        local known = arrows[file.unit]
        if other ~= file.unit then known[other] = known[other] or file.path .. how end
    end
    for _, file in ipairs(files) do
        for _, name in ipairs(file.includes) do
            local other = unit_of(name)
            if arrows[other] then add(file, other, " includes " .. name) end
        end
        -- declarations say who may call a function, not that it is called
        local declared = {}
        for _, name in ipairs(file.is_header and declared_in(file.code, "%a") or {}) do
            declared[name] = true
        end
        for word in pairs(file.words) do
            if owner[word] and not declared[word] then
                add(file, owner[word], " names " .. word)
            end
        end
    end
    return arrows
end

local function sorted_keys(set)
    local keys = {}
    for key in pairs(set) do keys[#keys + 1] = key end
    table.sort(keys)
    return keys
end

-- ---- Violations of the order --------------------------------------------------------

-- Each rule returns a sentence for each violation.
local rules = {
    { "each file stands in the table once", function(core)
        local faults = {}
        for _, unit in ipairs(sorted_keys(core.arrows)) do
            if not core.place[unit] then
                faults[#faults + 1] = unit .. " does not stand in the table"
            end
        end
        for _, unit in ipairs(sorted_keys(core.place)) do
            if not core.arrows[unit] then
                faults[#faults + 1] = "there is no file of " .. unit
            end
        end
        return faults
    end },
    { "each knows only those that stand before it", function(core)
        local faults = {}
        for _, unit in ipairs(sorted_keys(core.arrows)) do
            for _, other in ipairs(sorted_keys(core.arrows[unit])) do
                if (core.place[other] or 0) > (core.place[unit] or 0) then
                    faults[#faults + 1] = ("%s, but %s stands above %s"):format(
                        core.arrows[unit][other], other, unit)
                end
            end
        end
        return faults
    end },
    { "nothing is known outside but the public headers", function(core)
        local faults = {}
        for _, file in ipairs(core.files) do
            local own = ("../inarow_%s.h"):format(file.path:match "/(%l+)/[^/]*$" or "")
            for _, name in ipairs(file.includes) do
                if not core.arrows[unit_of(name)] and name ~= "../inarow.h"
                    and name ~= own
                    and not name:find "^std%l+%.h$" and name ~= "string.h"
                    and name ~= "limits.h" and name ~= "assert.h" then
                    faults[#faults + 1] = file.path .. " includes " .. name
                end
            end
        end
        return faults
    end },
    -- A header without its own .c belongs to all files that define it, in one folder.
    { "what a header declares, its own .c defines", function(core)
        local faults, owner, own = {}, owners_of(core.files), {}
        for _, file in ipairs(core.files) do
            own[file.unit] = own[file.unit] or not file.is_header
        end
        for _, file in ipairs(core.files) do
            for _, name in ipairs(file.is_header and declared_in(file.code, "INTERNAL ")
                or {}) do
                if owner[name] ~= file.unit and (own[file.unit] or not owner[name]) then
                    faults[#faults + 1] = ("%s declares %s, which is defined in %s")
                        :format(file.path, name, owner[name] or "no file")
                end
            end
        end
        return faults
    end },
    { "what the public headers declare is defined", function(core)
        local faults, owner = {}, owners_of(core.files)
        for _, name in ipairs(declared_in(core.public, "%l")) do
            if name:find "^inarow_" and not owner[name] then
                faults[#faults + 1] = name .. " is defined in no file"
            end
        end
        return faults
    end },
    { "no function has more than 45 lines", function(core)
        local faults = {}
        for _, file in ipairs(core.files) do
            for _, definition in ipairs(file.functions) do
                if definition.lines > LONGEST then
                    faults[#faults + 1] = ("%s: %s has %d lines"):format(file.path,
                        definition.name, definition.lines)
                end
            end
        end
        return faults
    end },
}

-- The part for tests alone, which the module makes available to them.
local FOR_TESTS = "../core/twins.h"

-- Returns the headers of other modules that a module includes.
local function strangers(module)
    local faults = {}
    for _, file in ipairs(module.files) do
        for _, name in ipairs(file.includes) do
            local is_public = name:find "^%.%./inarow[%w_]*%.h$" or name:find "^sys/"
            if name:find "/" and not is_public and name ~= FOR_TESTS
                and not module.arrows[unit_of(name)] then
                faults[#faults + 1] = file.path .. " includes " .. name
            end
        end
    end
    return faults
end

local function core_of(texts, order, public)
    local layers, place = order_of(order)
    local files = files_of(texts)
    return { layers = layers, place = place, files = files, arrows = arrows_of(files),
        public = bare(public) }
end

-- ---- Tests of the rules -------------------------------------------------------------

-- A core of two files, and the expected violations, by the number of the rule.
local GOOD = { ["low.h"] = "INTERNAL int low(void);\n",
    ["low.c"] = '#include "low.h"\nint low(void)\n{\n    return 1;\n}\n',
    ["high.c"] = '#include "low.h"\n/* high */\nint inarow_high(void)\n{\n'
        .. "    return low();\n}\n" }
local samples = {
    { "what is in order passes", {}, {} },
    { "a file that is not in the table", { ["new.c"] = "" }, { 1 } },
    { "a header of a higher file", { ["high.h"] = "",
        ["low.c"] = '#include "high.h"\nint low(void)\n{\n}\n' }, { 2 } },
    { "a function of a higher file, declared by hand", { ["low.c"] =
        "int inarow_high(void);\nint low(void)\n{\n    return inarow_high();\n}\n" },
        { 2 } },
    { "a function of a higher file, not called but named",
        { ["low.c"] = "int low(void)\n{\n    (void)inarow_high;\n}\n" }, { 2 } },
    { "a function that another file defines", { ["low.c"] = "int other(void)\n{\n}\n",
        ["high.c"] = "int low(void)\n{\n}\nint inarow_high(void)\n{\n}\n" }, { 4 } },
    { "the attack's header in the core", { ["low.c"] =
        '#include "../inarow_attack.h"\nint low(void)\n{\n}\n' }, { 3 } },
    { "a header of Lua's", { ["low.c"] = "#include <lua.h>\nint low(void)\n{\n}\n" },
        { 3 } },
    { "a function that nobody defines", { ["high.c"] = "" }, { 5 } },
    { "a long function", { ["low.c"] = "int low(void)\n{" .. ("\n    ;"):rep(47)
        .. "\n}\n" }, { 6 } },
    { "names in comments, strings and fields", { ["low.c"] = "int low(void)\n{\n"
        .. '    /* inarow_high() */ puts("inarow_high"); a->inarow_high = b.inarow_high;'
        .. "\n}\n" }, {} },
}

local function broken_by(changes)
    local texts, broken = {}, {}
    for path, text in pairs(GOOD) do texts[path] = changes[path] or text end
    for path, text in pairs(changes) do texts[path] = text end
    local core = core_of(texts, "one: low\ntwo: high\n", "\nint inarow_high(void);\n")
    for number, rule in ipairs(rules) do
        if #rule[2](core) > 0 then broken[#broken + 1] = number end
    end
    return table.concat(broken, " ")
end

-- ---- Output -------------------------------------------------------------------------

-- Returns the units that a unit knows directly, not through another one.
local function next_below(core, unit)
    local list = {}
    for _, other in ipairs(sorted_keys(core.arrows[unit])) do
        local by_another = false
        for third in pairs(core.arrows[unit]) do
            by_another = by_another or core.arrows[third][other] ~= nil
        end
        if not by_another then list[#list + 1] = other end
    end
    table.sort(list, function(a, b) return core.place[a] > core.place[b] end)
    return list
end

local function draw(core)
    local lines = {}
    for _, file in ipairs(core.files) do
        local _, count = file.code:gsub("\n", "")
        lines[file.unit] = (lines[file.unit] or 0) + count
    end
    for i = #core.layers, 1, -1 do
        print("# " .. core.layers[i].name)
        for n = #core.layers[i].units, 1, -1 do
            local unit = core.layers[i].units[n]
            print(("#     %-21s %4d lines -> %s"):format(unit, lines[unit] or 0,
                core.arrows[unit] and table.concat(next_below(core, unit), " ") or ""))
        end
    end
end

local function texts_of(folders)
    local texts, listing = {}, assert(io.popen("ls " .. folders))
    for path in listing:lines() do texts[path] = read(path) end
    listing:close()
    return texts
end

local core = core_of(texts_of(FOLDERS), read(TABLE), read(PUBLIC[1]) .. read(PUBLIC[2]))
draw(core)

local number, failed = 0, 0
local function report(name, faults)
    number = number + 1
    print(("%s %d - core: %s"):format(#faults == 0 and "ok" or "not ok", number, name))
    for _, fault in ipairs(faults) do print("#   " .. fault) end
    if #faults > 0 then failed = failed + 1 end
end
for _, rule in ipairs(rules) do report(rule[1], rule[2](core)) end
-- The modules keep the order too, and no module includes another's internal header.
for _, module in ipairs(MODULES) do
    local name, files, order = module[1], module[2], module[3]
    local order_of_it = core_of(texts_of(files), read(order), "")
    draw(order_of_it)
    for i = 1, 2 do report(name .. ": " .. rules[i][1], rules[i][2](order_of_it)) end
    report(name .. ": no other module's file is included", strangers(order_of_it))
end
for _, sample in ipairs(samples) do
    local broken, expected = broken_by(sample[2]), table.concat(sample[3], " ")
    report("broken: " .. sample[1], broken == expected and {}
        or { ("rules %q are broken, not %q"):format(broken, expected) })
end
print("1.." .. number)
os.exit(failed == 0 and 0 or 1)
