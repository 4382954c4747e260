-- Tests reading lines of a text in pieces against reading the whole: every short text,
-- cut in every way, with every limit.
local language = require "inarow.language"

local LONGEST = 5 -- most bytes of a text

-- Calls `try(text)` with every text of this length over three letters.
local function each_text(length, try, text)
    if length == 0 then return try(text or "") end
    for _, letter in ipairs { "a", "\r", "\n" } do
        each_text(length - 1, try, (text or "") .. letter)
    end
end

-- Returns a text in pieces, cut after each byte whose bit is set.
local function cut(text, bits)
    local list, from = {}, 1
    for i = 1, #text do
        if i == #text or math.floor(bits / 2 ^ (i - 1)) % 2 == 1 then
            list[#list + 1] = text:sub(from, i)
            from = i + 1
        end
    end
    local n = 0
    return function()
        n = n + 1
        return list[n]
    end
end

-- Returns the lines, each with its first and last place. An empty line without an end
-- does not count.
local function lines_of(text)
    local list, from = {}, 1
    for line, stop in (text .. "\n"):gmatch "([^\n]*)\n()" do
        line = line:gsub("\r$", "")
        if stop <= #text + 1 or line ~= "" then
            list[#list + 1] = { line, from, from + #line - 1 }
        end
        from = stop
    end
    return list
end

-- Reads line by line; returns the lines, and for each whether it goes beyond `longest`
-- bytes. The bytes are counted from the text's beginning (`counting` is nil), from each
-- line (true), or after each line (false).
local function read(chunks, longest, counting)
    local next_line, _, begin = language.lines(chunks, longest)
    local list = {}
    for line, is_long in next_line do
        local is_long_itself
        if counting ~= nil then is_long_itself = begin(counting) end
        list[#list + 1] = ("%q %s %s"):format(is_long and "" or line, tostring(is_long),
            tostring(is_long_itself))
    end
    return table.concat(list, "\n")
end

local function expected(text, longest, counting)
    local list, begins = {}, 1
    for i, line in ipairs(lines_of(text)) do
        local is_long = line[3] - begins + 1 > longest
        local is_long_itself
        if counting == true then
            is_long_itself, begins = line[3] - line[2] + 1 > longest, line[2]
        elseif counting == false then
            local after = lines_of(text)[i + 1]
            is_long_itself, begins = false, after and after[2]
        end
        list[#list + 1] = ("%q %s %s"):format(is_long and "" or line[1],
            tostring(is_long), tostring(is_long_itself))
    end
    return table.concat(list, "\n")
end

describe("lines exceed their limit, with any line ends and pieces:", function()
    for title, counting in pairs { ["from the text's beginning"] = "text",
        ["from each line"] = true, ["from behind each line"] = false } do
        if counting == "text" then counting = nil end
        it(title, function()
            local count = 0
            for length = 0, LONGEST do
                each_text(length, function(text)
                    for longest = 1, length do
                        local all = expected(text, longest, counting)
                        for bits = 0, 2 ^ math.max(0, length - 1) - 1 do
                            local got = read(cut(text, bits), longest, counting)
                            if got ~= all then
                                error(("%q, at most %d, cut by %d:\n%s\nnot\n%s"):format(
                                    text, longest, bits, got, all))
                            end
                            count = count + 1
                        end
                    end
                end)
            end
            assert(count > 15000, count)
        end)
    end
end)
