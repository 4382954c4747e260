--- Fuzzes the targets of tests/fuzz/targets.lua: lua fuzz.lua TARGET COUNT SEED FILE
--
-- The inputs are random bytes and mutated samples; none may raise an error or run
-- forever. FILE has the length of the current input, and the input. The first failing
-- input is printed; then the exit status is 1.
-- luacheck: read globals jit
if jit then jit.off() end -- hooks do not run in compiled loops
local helper = dofile "tests/lua/helper.lua"
local fuzzed = dofile "tests/fuzz/targets.lua"

local STEPS = 20000000 -- most instructions of the interpreter for one input

-- ---- Generating inputs --------------------------------------------------------------

local WORDS = fuzzed.words
local target, count = fuzzed.targets[arg[1]], tonumber(arg[2])
local random = helper.random(tonumber(arg[3]))

local function bytes(length)
    local list = {}
    for i = 1, length do list[i] = string.char(random(256) - 1) end
    return table.concat(list)
end

-- Patterns of a whole word, table, value or line.
local PIECES = { '"?[%w_%.]+"?', '"?[%w_%.]+"?', "%b{}", "%b[]", "[^\n]*\n" }

local function piece(text, pattern)
    local start, stop = text:find(pattern, random(#text + 1))
    return start or #text + 1, stop or #text
end

local function mutate(text, samples)
    for _ = 1, random(3) do
        local at, kind = random(#text + 1), random(14)
        local before, after = text:sub(1, at - 1), text:sub(at)
        local length = random(12)
        if kind == 1 then
            text = before .. bytes(random(3)) .. after
        elseif kind == 2 then
            text = before .. WORDS[random(#WORDS)] .. after
        elseif kind == 3 then
            text = before .. after:sub(length + 1)
        elseif kind == 4 then
            text = before .. after:sub(1, length) .. after
        elseif kind == 5 then
            text = before .. WORDS[random(#WORDS)] .. after:sub(length)
        elseif kind == 6 then
            local other = samples[random(#samples)]
            text = before .. other:sub(random(#other))
        else -- exchanges two pieces
            local pattern = PIECES[random(#PIECES)]
            local start, stop = piece(text, pattern)
            local from, to = piece(text, pattern)
            local new = random(2) == 1 and WORDS[random(#WORDS)] or text:sub(from, to)
            text = text:sub(1, start - 1) .. new .. text:sub(stop + 1)
        end
    end
    return text
end

-- ---- Running ------------------------------------------------------------------------

local at_work = assert(io.open(arg[4], "wb"))

local function keep(text)
    at_work:seek("set")
    at_work:write(#text, "\n", text)
    at_work:flush()
end

local samples, try = target[1], target[2]
for _ = 1, count do
    local text = random(10) == 1 and bytes(random(60))
        or mutate(samples[random(#samples)], samples)
    keep(text)
    debug.sethook(function() error("it does not end", 0) end, "", STEPS)
    local ok, fault = pcall(try, text)
    debug.sethook()
    if not ok then
        print(("%s, with %q"):format(tostring(fault), text))
        os.exit(1)
    end
end
