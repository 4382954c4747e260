--- Judges a mutant quickly: by the law's records until one fails. For a variant, its
-- citations and sentences are compared too. If the mutant is detected, it prints the
-- failure and exits with status 1.
local kind, mutated = dofile "tests/mutants/plant.lua"
local judging = require "inarow.judging"
local inarow = require "inarow"

local function found_out(by)
    print(by)
    os.exit(1)
end

local function read(path)
    local file = assert(io.open(path))
    local text = file:read "*a"
    file:close()
    return text
end

-- ---- Records ------------------------------------------------------------------------

-- For a mutated variant, only that variant and its children are tested; for other
-- mutants, all variants.
local bases = {}
for _, name in ipairs(inarow.bundled) do
    bases[name] = read("variants/" .. name .. ".lua"):match '\n    base = "([%w_]+)"'
end

local function is_changed(name)
    while name and name ~= mutated do name = bases[name] end
    return name ~= nil
end

local function is_concerned(text)
    if kind ~= "variant" then return true end
    for name in text:gmatch "%f[^\n\0]variant ([%w_]+)" do
        if is_changed(name) then return true end
    end
    return false
end

-- The records of the variant itself come first.
local function records()
    local first, others = {}, {}
    local found = io.popen "find tests/conformance tests/games -name '*.rec' | sort"
    for path in found:lines() do
        local text = read(path)
        local own = text:find("variant " .. (mutated or "") .. "%f[^%w_]")
        if is_concerned(text) then
            table.insert(own and first or others, { path = path, text = text })
        end
    end
    for _, record in ipairs(others) do first[#first + 1] = record end
    return first
end

local function judge_records()
    for _, record in ipairs(records()) do
        for test in judging.conform(record.text, record.path) do
            if #test.failures > 0 then found_out(test.failures[1]) end
        end
    end
end

-- ---- A variant's citations and sentences --------------------------------------------

local function compare(lines, listed)
    for i = 1, math.max(#lines, #listed) do
        if lines[i] ~= listed[i] then
            found_out(("tests/sentences: %s / %s"):format(listed[i], lines[i]))
        end
    end
end

local function cited(name)
    local lines, listed = dofile("tests/lua/variant/cites/cited.lua").by(name), {}
    for line in io.lines "tests/lua/variant/cites/citations.txt" do
        if line:sub(1, #name + 1) == name .. " " then listed[#listed + 1] = line end
    end
    if table.concat(lines, "\n") ~= table.concat(listed, "\n") then
        found_out "tests/lua/variant/cites/citations.txt"
    end
end

local function check_name(name)
    local line, is_listed = dofile("tests/lua/variant/finding/named.lua").by(name), false
    for listed in io.lines "tests/lua/variant/finding/names.txt" do
        is_listed = is_listed or listed == line
    end
    if not is_listed then found_out "tests/lua/variant/finding/names.txt" end
end

if kind == "variant" then
    for _, name in ipairs(inarow.bundled) do
        local ok, message = true, nil
        if is_changed(name) then ok, message = inarow.find(name) end
        if not ok then found_out(message) end
    end
    cited(mutated)
    check_name(mutated)
end
judge_records()
if kind == "variant" then
    local sentences = dofile "tests/lua/sentences.lua"
    compare(sentences.made(mutated), sentences.read(mutated))
end
