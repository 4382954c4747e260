--- Lines and branches that no test reaches: unreached.lua LCOV REASONS
--
-- REASONS is in paragraphs: a file, a line of it, and why no test can reach that or one
-- of its branches. The others are printed, with status 1.
local function squeezed(text)
    return (text:gsub("%s+", " "):gsub("^ ", ""):gsub(" $", ""))
end

local reasons, paragraph = {}, {}
for line in io.lines(arg[2]) do
    if line == "" then
        paragraph = {}
    elseif line:sub(1, 1) ~= "#" then
        paragraph[#paragraph + 1] = line
        if #paragraph == 3 then
            reasons[paragraph[1] .. "\n" .. squeezed(paragraph[2])] = true
        end
    end
end

-- A line, or a side of a branch, may stand there once for each program that has it: it
-- is reached if any reaches it.
local path, reached, text = nil, {}, {}
local function note(kind, line, side, count)
    local key = ("%s\n%d\n%s\n%s"):format(path, line, kind, side)
    reached[key] = (reached[key] or 0) + count
end
for line in io.lines(arg[1]) do
    local kind, rest = line:match "^(%u+):(.*)$"
    if kind == "SF" then
        path = rest:match "csrc/.*"
        text[path] = {}
        for code in io.lines(path) do table.insert(text[path], code) end
    elseif kind == "DA" then
        local number, count = rest:match "(%d+),(%d+)"
        note("line", number, "", tonumber(count))
    elseif kind == "BRDA" then
        local number, block, branch, count = rest:match "(%d+),(%d+),(%d+),(.+)"
        note("branch", number, block .. "." .. branch, tonumber(count) or 0)
    end
end

local list, total, missed, excused = {}, 0, 0, 0
for key, count in pairs(reached) do
    local file, number, kind, side = key:match "(.-)\n(.-)\n(.-)\n(.*)"
    total = total + 1
    if count == 0 then
        missed = missed + 1
        local code = squeezed(text[file][tonumber(number)])
        if reasons[file .. "\n" .. code] then
            excused = excused + 1
        else
            list[#list + 1] = ("%s:%05d: %s %s\n    %s"):format(file, number, kind, side,
                code)
        end
    end
end
table.sort(list)
for _, line in ipairs(list) do print("not ok - " .. line) end
print(("# %d lines and branches, %d not reached, %d of them with a reason"):format(total,
    missed, excused))
os.exit(#list == 0)
