-- Lists lines that no test reaches: unreached.lua FOLDER
--
-- Reads FOLDER/lcov, and prints the numbers of reached lines and branches for each file
-- and folder. Then it prints unreached lines without a reason in unreached.txt, and exits
-- with status 1 if there are any. Sides of branches that are not reached go to
-- FOLDER/branches, each with its line.
--
-- unreached.txt has paragraphs: a file; consecutive lines of the file, indented; perhaps
-- more files and lines; and the reason why no test reaches them.
local reasons = "tests/coverage/unreached.txt"
local lcov, branches = arg[1] .. "/lcov", arg[1] .. "/branches"

local function squeezed(text)
    return (text:gsub("%s+", " "):gsub("^ ", ""):gsub(" $", ""))
end

-- ---- Counts --------------------------------------------------------------------------

-- A line has an entry for each program that contains it: any of them may reach it.
local files, order = {}, {}

local function opened(path)
    if not files[path] then
        local file = { path = path, text = {}, lines = {}, branches = {} }
        for code in io.lines(path) do
            file.text[#file.text + 1] = squeezed(code)
        end
        files[path] = file
        order[#order + 1] = path
    end
    return files[path]
end

local file
for line in io.lines(lcov) do
    local kind, rest = line:match "^(%u+):(.*)$"
    if kind == "SF" then
        file = opened(rest:match "csrc/.*")
    elseif kind == "DA" then
        local number, count = rest:match "^(%d+),(%d+)"
        number = tonumber(number)
        file.lines[number] = file.lines[number] or count ~= "0"
    elseif kind == "BRDA" then
        local side, count = rest:match "^(.*),(.-)$"
        count = tonumber(count) or 0 -- "-": its line is not reached
        file.branches[side] = file.branches[side] or count > 0
    end
end
table.sort(order)

-- ---- The reasons ---------------------------------------------------------------------

local failed = false
local function fail(...)
    print("not ok - " .. string.format(...))
    failed = true
end

-- Returns the number of the first line where these lines follow one another.
local function find(text, block)
    for first = 1, #text - #block + 1 do
        local same = 0
        while same < #block and text[first + same] == block[same + 1] do
            same = same + 1
        end
        if same == #block then return first end
    end
end

-- excused[path][number] is true if that line has a reason. If all its lines are reached,
-- this is reported but is not a fault, because some lines depend on the machine's speed.
local excused = {}

local function is_needed(lines, first, last)
    for number = first, last do
        if lines[number] == false then return true end
    end
    return false
end

local function excuse(path, block, reason)
    local first = files[path] and #block > 0 and find(files[path].text, block)
    if not first then
        return fail("%s: %s has no such line: %s", reasons, path, block[1] or "")
    end
    excused[path] = excused[path] or {}
    local last = first + #block - 1
    for number = first, last do excused[path][number] = true end
    if not is_needed(files[path].lines, first, last) then
        print(("# all reached, for all that: %s:%d: %s"):format(path, first, reason))
    end
end

-- The reason is the unindented lines at the end.
local function read(paragraph)
    local blocks, words = {}, {}
    for _, line in ipairs(paragraph) do
        if line:find "^csrc/" then
            blocks[#blocks + 1] = { path = line }
        elseif line:find "^%s" then
            table.insert(blocks[#blocks], squeezed(line))
        else
            words[#words + 1] = line
        end
    end
    if #words == 0 then fail("%s: no reason is given: %s", reasons, paragraph[1]) end
    for _, block in ipairs(blocks) do
        excuse(block.path, block, table.concat(words, " "))
    end
end

local paragraph = {}
for line in io.lines(reasons) do
    if line == "" then
        if #paragraph > 0 then read(paragraph) end
        paragraph = {}
    elseif line:sub(1, 1) ~= "#" then
        paragraph[#paragraph + 1] = line
    end
end
if #paragraph > 0 then read(paragraph) end

-- ---- The table -----------------------------------------------------------------------

local function count(set, into, kind)
    for _, is_reached in pairs(set) do
        into[kind] = (into[kind] or 0) + 1
        if is_reached then
            into[kind .. " reached"] = (into[kind .. " reached"] or 0) + 1
        end
    end
end

local function row(name, counted)
    local function part(kind)
        local all, reached = counted[kind] or 0, counted[kind .. " reached"] or 0
        return ("%6d of %6d %6.2f %%"):format(reached, all,
            all == 0 and 100 or math.floor(reached / all * 10000) / 100)
    end
    print(("%-36s %s   %s"):format(name, part "lines", part "branches"))
end

local folders, names = {}, {}
print(("%-36s %25s   %25s"):format("", "lines reached", "branches reached"))
for _, path in ipairs(order) do
    local counted, folder = {}, path:match "^(.*)/"
    if not folders[folder] then
        folders[folder] = {}
        names[#names + 1] = folder
    end
    for _, into in ipairs { counted, folders[folder] } do
        count(files[path].lines, into, "lines")
        count(files[path].branches, into, "branches")
    end
    row(path, counted)
end
for _, folder in ipairs(names) do row(folder, folders[folder]) end

-- ---- Unreached lines -----------------------------------------------------------------

local out = assert(io.open(branches, "w"))
local missed, with_reason = 0, 0
for _, path in ipairs(order) do
    local one = files[path]
    for number, code in ipairs(one.text) do
        if one.lines[number] == false then
            missed = missed + 1
            if excused[path] and excused[path][number] then
                with_reason = with_reason + 1
            else
                fail("%s:%d: no test reaches: %s", path, number, code)
            end
        end
    end
    local sides = {}
    for side, is_reached in pairs(one.branches) do
        local number = tonumber(side:match "^%d+")
        if not is_reached then
            sides[#sides + 1] = ("%s:%05d: %s: %s\n"):format(path, number,
                side:match ",(.*)", one.text[number])
        end
    end
    table.sort(sides)
    out:write(table.concat(sides))
end
out:close()
print(("# %d lines are not reached, %d of them with a reason"):format(missed,
    with_reason))
os.exit(not failed)
