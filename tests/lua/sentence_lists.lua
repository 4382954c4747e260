--- Reads and writes the lists in tests/sentences, which are short enough to read. Each
-- contains the differences from the list of the variant's base, or from common.txt,
-- which has the texts of most variants.
--
-- A line begins with `+` if only the variant has it, and with `-` if only the other list
-- has it. In the rules, whose order counts, `= N LINE` means N lines of the other list,
-- starting with LINE. OWN is the variant's source in citations, and GAME is its name.
local inarow = require "inarow"

local lists = {}

lists.COMMON = "common"

function lists.path(name)
    return ("tests/sentences/%s.txt"):format(name)
end

-- Returns two lists: the rules and, after an empty line, the texts in games.
local function halves(lines)
    local rules, said = {}, {}
    local half = rules
    for _, line in ipairs(lines) do
        if line == "" then half = said else half[#half + 1] = line end
    end
    return rules, said
end

local function joined(rules, said)
    local lines = table.move(rules, 1, #rules, 1, {})
    lines[#lines + 1] = ""
    return table.move(said, 1, #said, #lines + 1, lines)
end

-- ---- Names --------------------------------------------------------------------------

local function replaced(text, from, to)
    return (text:gsub(from:gsub("%p", "%%%0"), (to:gsub("%%", "%%%%"))))
end

-- Returns a line with or without the names of the variant and its source.
local function named(name, lines, is_given)
    if name == lists.COMMON then return lines end
    local source = assert(inarow.find(name)).script.source
    local list = {}
    for i, line in ipairs(lines) do
        for _, pair in ipairs { { "(OWN)", "(" .. source .. ")" },
            { " of GAME;", " of " .. name .. ";" } } do
            line = replaced(line, pair[is_given and 1 or 2], pair[is_given and 2 or 1])
        end
        list[i] = line
    end
    return list
end

-- ---- Differences --------------------------------------------------------------------

local function base_of(name)
    return assert(inarow.find(name)).script.base
end

-- Returns the name of the list with which a list is compared; nil for common.txt. If the
-- base is not itself a game, the first game with this base represents it.
local function other_of(name)
    if name == lists.COMMON then return nil end
    local base = base_of(name)
    if not base then return lists.COMMON end
    local first
    for _, game in ipairs(inarow.bundled) do
        if game == base then return base end
        if not first and base_of(game) == base then first = game end
    end
    return first ~= name and first or lists.COMMON
end

local function set_of(lines)
    local set = {}
    for i, line in ipairs(lines) do set[line] = i end
    return set
end

-- Returns the rules, with runs of the other list's lines as one line each.
local function runs(rules, others)
    local at, list, i = set_of(others), {}, 1
    while i <= #rules do
        local first, count = at[rules[i]], 0
        while first and rules[i + count] and rules[i + count] == others[first + count] do
            count = count + 1
        end
        list[#list + 1] = count > 0 and ("= %d %s"):format(count, rules[i])
            or "+ " .. rules[i]
        i = i + math.max(count, 1)
    end
    return list
end

local function unrolled(list, others)
    local at, rules = set_of(others), {}
    for _, line in ipairs(list) do
        local count, first = line:match "^= (%d+) (.*)$"
        if count then
            local from = assert(at[first], first)
            table.move(others, from, from + count - 1, #rules + 1, rules)
        else
            rules[#rules + 1] = line:sub(3)
        end
    end
    return rules
end

local function differences(said, others)
    local list, has, had = {}, set_of(said), set_of(others)
    for _, line in ipairs(others) do
        if not has[line] then list[#list + 1] = "- " .. line end
    end
    for _, line in ipairs(said) do
        if not had[line] then list[#list + 1] = "+ " .. line end
    end
    return list
end

local function patched(list, others)
    local said, gone = {}, {}
    for _, line in ipairs(list) do
        if line:sub(1, 1) == "-" then
            gone[line:sub(3)] = true
        else
            said[#said + 1] = line:sub(3)
        end
    end
    for _, line in ipairs(others) do
        if not gone[line] then said[#said + 1] = line end
    end
    return said
end

-- ---- Files --------------------------------------------------------------------------

local read = {}

-- Returns the lines of a list without names.
local function bare(name)
    if read[name] then return read[name] end
    local lines, other = {}, other_of(name)
    for line in io.lines(lists.path(name)) do lines[#lines + 1] = line end
    if other then
        local rules, said = halves(lines)
        local other_rules, other_said = halves(bare(other))
        said = patched(said, other_said)
        lines = named(name, said, true)
        table.sort(lines)
        lines = joined(unrolled(rules, other_rules), named(name, lines))
    end
    read[name] = lines
    return lines
end

--- Returns the texts of a variant, from its list and the lists on which it depends.
function lists.read(name)
    return named(name, bare(name), true)
end

lists.other_of = other_of

--- Returns the lines of a variant's file; the list on which it depends must exist.
-- @param lines its texts
function lists.packed(name, lines)
    local other = other_of(name)
    if not other then return lines end
    local rules, said = halves(named(name, lines))
    local other_rules, other_said = halves(bare(other))
    return joined(runs(rules, other_rules), differences(said, other_said))
end

--- Writes the list of a variant.
function lists.write(name, lines)
    local file = assert(io.open(lists.path(name), "wb"))
    assert(file:write(table.concat(lists.packed(name, lines), "\n"), "\n"))
    file:close()
    read[name] = nil
end

--- Writes common.txt: the texts of at least half of the variants, in the order of the
-- first variant that has them.
-- @param by_name table of lists by variant
-- @param names list of the variants
function lists.write_common(by_name, names)
    local all = { {}, {} }
    local counts = { {}, {} }
    for _, name in ipairs(names) do
        for half, lines in ipairs { halves(named(name, by_name[name])) } do
            for _, line in ipairs(lines) do
                if not counts[half][line] then table.insert(all[half], line) end
                counts[half][line] = (counts[half][line] or 0) + 1
            end
        end
    end
    for half = 1, 2 do
        local kept = {}
        for _, line in ipairs(all[half]) do
            if counts[half][line] * 2 >= #names then kept[#kept + 1] = line end
        end
        all[half] = kept
    end
    table.sort(all[2])
    lists.write(lists.COMMON, joined(all[1], all[2]))
end

return lists
