--- A fuzzer of what stands in tests/fuzz/targets.lua: lua fuzz.lua TARGET COUNT SEED FILE
--
-- Random bytes and mutated samples; nothing may raise an error or go on for ever. FILE
-- holds the length of the input at work, and the input. Prints the first input that
-- fails; exit status 1 then.
-- luacheck: read globals jit
if jit then jit.off() end -- compiled loops run no hooks
local helper = dofile "tests/lua/helper.lua"
local fuzzed = dofile "tests/fuzz/targets.lua"

local STEPS = 20000000 -- of the interpreter, for one input

-- ---- Making inputs ------------------------------------------------------------------

local WORDS = fuzzed.words
local target, count = fuzzed.targets[arg[1]], tonumber(arg[2])
local random = helper.random(tonumber(arg[3]))

local function bytes(length)
    local list = {}
    for i = 1, length do list[i] = string.char(random(256) - 1) end
    return table.concat(list)
end

-- A whole word, table, value or line: where it begins and ends.
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
        else -- a piece for a piece
            local pattern = PIECES[random(#PIECES)]
            local start, stop = piece(text, pattern)
            local from, to = piece(text, pattern)
            local new = random(2) == 1 and WORDS[random(#WORDS)] or text:sub(from, to)
            text = text:sub(1, start - 1) .. new .. text:sub(stop + 1)
        end
    end
    return text
end

-- ---- Trying -------------------------------------------------------------------------

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
