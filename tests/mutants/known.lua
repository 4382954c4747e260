--- Reads the mutants that change nothing: tests/mutants/equivalent.txt, in paragraphs of
-- a file, its line, the change and the reason. `#` begins a comment.
local known = {}

local function squeezed(text)
    return (text:gsub("%s+", " "):gsub("^ ", ""):gsub(" $", ""))
end

local function line_of(mutant)
    local before = mutant.text:sub(1, mutant.at - 1):match "[^\n]*$"
    return squeezed(before .. mutant.text:match("[^\n]*", mutant.at)), #before
end

-- Returns the change as text. If the line has the word several times, a number follows.
local function change_of(mutant)
    local _, column = line_of(mutant)
    local line = mutant.text:sub(mutant.at - column):match "[^\n]*"
    local number, at = 1, line:find(mutant.before, 1, true)
    while at and at < column + 1 do
        number, at = number + 1, line:find(mutant.before, at + 1, true)
    end
    return squeezed(mutant.before) .. " -> " .. squeezed(mutant.after)
        .. (number > 1 and " (" .. number .. ")" or "")
end

local listed = {}

local function key(path, line, change)
    return path .. "\n" .. squeezed(line) .. "\n" .. squeezed(change)
end

local paragraph = {}
for line in io.lines "tests/mutants/equivalent.txt" do
    if line == "" then
        paragraph = {}
    elseif line:sub(1, 1) ~= "#" then
        paragraph[#paragraph + 1] = line
        if #paragraph >= 4 then
            listed[key(paragraph[1], paragraph[2], paragraph[3])] =
                table.concat(paragraph, " ", 4)
        end
    end
end

--- Returns the reason why a mutant changes nothing, if it is listed.
function known.reason(mutant)
    return listed[key(mutant.path, (line_of(mutant)), change_of(mutant))]
end

--- Returns the place and the change of a mutant, in the form of equivalent.txt.
function known.describe(mutant)
    return ("%s:%d: %s\n    %s"):format(mutant.path, mutant.line, change_of(mutant),
        (line_of(mutant)))
end

return known
