--- Splits a record with variations into its branches. Each branch becomes a separate
-- record, for readers that need one game at a time.
local reader = require "inarow.notation.record.reader"

-- Headers that define the game. The other headers belong to the main line alone.
local OF_GAME = { variant = true, adjudication = true, clock = true, board = true,
    row = true, turn = true, captured = true }

-- Returns true if an action is legal, according to the record.
local function stands(line)
    return line.action and not (line.ruling or ""):find "^refused"
end

-- Returns the earlier lines that a variation shares with the branch before it: headers
-- and actions. Remarks belong to the previous branch.
-- @return list of lines; and a list of their numbers. The item n of the second list is
-- the number of lines before the action n + 1
local function common(lines)
    local list, counts, count = {}, {}, 0
    for _, line in ipairs(lines) do
        if stands(line) or OF_GAME[line.header or ""] then
            if stands(line) then counts[count], count = #list, count + 1 end
            list[#list + 1] = setmetatable({ comment = false }, { __index = line })
        end
    end
    counts[count] = #list
    return list, counts
end

-- Returns a record with some of the lines of another record.
local function part(source, lines, fields)
    local record = { lines = lines }
    for key, value in pairs(fields) do record[key] = value end
    return setmetatable(record, { __index = source })
end

--- Split a record into its branches.
-- @param source from reader.stream
-- @param tree number of the record in its text
-- @return iterator that returns each branch as a source, beginning with the main line.
-- Each source has `tree`, `branch` and, for a variation, `from`, the number of its first
-- own action
return function(source, tree)
    local next_line, branch, from = reader.each(source), 0, nil
    local path, counts, count = {}, {}, 0 -- counts[n]: lines before action n + 1
    local over = false
    return function()
        if over then return nil end
        local line = next_line()
        while line and not line.variation do
            if stands(line) then counts[count], count = #path, count + 1 end
            path[#path + 1] = line
            line = next_line()
        end
        branch = branch + 1
        local record = part(source, path, { tree = tree, branch = branch, from = from })
        if branch > 1 then
            record.before, record.behind = {}, {}
            record.result, record.seats = false, false
        end
        counts[count], over = #path, not line
        if line then
            local shared = {}
            for i = 1, counts[line.variation] do shared[i] = path[i] end
            path, counts = common(shared)
            count, from = line.variation, line.variation + 1
        end
        return record
    end
end
