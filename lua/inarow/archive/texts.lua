--- Splits the record of a game for an archive into the lines before its first action and
-- its moves in a short form.
--
-- Consecutive lines such as `play h8` and `play i9` become one line `h8 i9`. All other
-- lines are unchanged. The short form can be reversed, because no line of a record
-- consists of points alone.
local texts = {}

-- Words that begin lines before the first action.
local HEADERS = { variant = true, adjudication = true, clock = true, seats = true,
    result = true, note = true, board = true, row = true, turn = true, captured = true }

local function is_header(line)
    return line:find "^#" or HEADERS[line:match "^%l*"] or line:find "^[.XO%d#]"
        or line:find "^%s" or line == ""
end

--- Split a record into its header and its moves.
function texts.divided(record)
    local header, moves, run, is_before = {}, {}, nil, true
    for line in record:gmatch "([^\n]*)\n" do
        is_before = is_before and is_header(line)
        local point = line:match "^play (%l+%d+)$"
        if is_before then
            header[#header + 1] = line
        elseif point then
            if run then run[#run + 1] = point else run = { point } end
        else
            if run then moves[#moves + 1] = table.concat(run, " ") end
            run = nil
            moves[#moves + 1] = line
        end
    end
    if run then moves[#moves + 1] = table.concat(run, " ") end
    return table.concat(header, "\n"), table.concat(moves, "\n")
end

--- Join a header and moves to a record.
function texts.record(header, moves)
    local lines = { header }
    for line in moves:gmatch "[^\n]+" do
        if line:find "^%l+%d+$" or line:find "^%l+%d+ [%l%d ]*$" then
            line = line:gsub("%S+", "play %0"):gsub(" play", "\nplay")
        end
        lines[#lines + 1] = line
    end
    return table.concat(lines, "\n") .. "\n"
end

return texts
