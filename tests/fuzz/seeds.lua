--- Writes first inputs for the fuzzers: lua seeds.lua FOLDER writes FOLDER/TARGET/* and
-- FOLDER/TARGET.dict. They are samples of the targets, the law's records and real games
-- in each notation, the variants, and attacks on the sandbox.
local notation = require "inarow.notation"
local core = require "inarow.core"
local fuzzed = dofile "tests/fuzz/targets.lua"

local folder = arg[1]
local LONGEST = 3000 -- bytes of a seed: short seeds run faster

local function read(path)
    local file = assert(io.open(path, "rb"))
    local text = file:read "*a"
    file:close()
    return text
end

local seeds = {} -- by target
for name, target in pairs(fuzzed.targets) do
    seeds[name] = {}
    for i, text in ipairs(target[1]) do seeds[name][i] = text end
end

local function add(target, text)
    if #text <= LONGEST then table.insert(seeds[target], text) end
end

-- Adds each record separately, as the record reader receives it, and in other notations.
local function add_record(text)
    for _, target in ipairs { "record", "judge", "record-file" } do add(target, text) end
    for line in text:gmatch "\n(%l[^\n]*)" do
        if #seeds.action < 300 then add("action", line:match "^(.-)%s*%->" or line) end
    end
    local rows = text:match "\nboard\n(.-)\n%l"
    if rows then add("position", (rows:gsub("#[^\n]*", ""):gsub("[ \n]", ""))) end
    for _, name in ipairs(require("inarow").notations) do
        local parts, writer = {}, notation.writer(name, true)
        for part, fault in writer.convert(text, "seed", {}) do
            if not fault then parts[#parts + 1] = part end
        end
        if #parts > 0 then
            parts[#parts + 1] = writer.finish()
            add(name .. "-file", table.concat(parts))
            if name == "sgf" then add("sgf", table.concat(parts)) end
        end
    end
end

local EACH = 12 -- one record in EACH is used
local number = 0
for path in io.popen "find tests/conformance tests/games -name '*.rec' | sort":lines() do
    for text in (read(path) .. "\n---\n"):gmatch "(.-)\n%-%-%-\n" do
        number = number + 1
        if number % EACH == 0 then add_record(text .. "\n") end
    end
end
for _, from in ipairs { "variants", "tests/lua/attacks" } do
    for _, file in ipairs(core.files(from)) do
        if file:find "%.lua$" then add("script", read(from .. "/" .. file)) end
    end
end

-- Returns words of a target's own seeds; `texts` are all of them.
local function words(texts)
    local list, seen = {}, {}
    local function take(word)
        if not seen[word] and #word > 1 and #word < 32 and #list < 1500 then
            seen[word] = true
            list[#list + 1] = word
        end
    end
    for _, word in ipairs(fuzzed.words) do take(word) end
    for _, text in ipairs(texts) do
        for word in text:gmatch "[%w_%-]+" do take(word) end
    end
    return list
end

local function escaped(word)
    return (word:gsub("[^%w ]", function(byte)
        return ("\\x%02x"):format(byte:byte())
    end))
end

for target, texts in pairs(seeds) do
    assert(os.execute(("mkdir -p %s/%s"):format(folder, target)))
    for i, text in ipairs(texts) do
        local file = assert(io.open(("%s/%s/%03d"):format(folder, target, i), "wb"))
        file:write(text)
        file:close()
    end
    local dictionary = assert(io.open(("%s/%s.dict"):format(folder, target), "w"))
    for _, word in ipairs(words(texts)) do
        dictionary:write('"', escaped(word), '"\n')
    end
    dictionary:close()
end
