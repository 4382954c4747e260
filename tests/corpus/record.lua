--- Writes positions of a class as records with explanations for people, and reads them
-- again.
local board = dofile "tests/corpus/board.lua"
local stone = dofile "tests/corpus/stone.lua"
local language = require "inarow.language"

local record = {}

local MADE = { five = "a five", overline = "an overline", four = "a four",
    three = "a three", ["straight-four"] = "a straight four",
    ["double-four"] = "a double-four", ["double-three"] = "a double-three",
    ["open-row"] = "an open row", ["open-rows"] = "an open three and four" }
local LINE = { row = "row", column = "column", ["diagonal-up"] = "rising diagonal",
    ["diagonal-down"] = "falling diagonal" }
local NONE = { closed = "closed", off = "short", edge = "at the edge",
    ["too-long"] = "too long" }

--- Returns a text that is equal for positions that differ only by their stones.
function record.likeness(made)
    local parts = { made.verdict, made.depth, made.cause, made.split }
    for _, row in ipairs(made.rows) do
        parts[#parts + 1] = row.reason .. row.line:gsub("%-.*", "") .. #row.stones
    end
    return table.concat(parts, " ")
end

-- Returns text such as "a five (row), a four (column)".
local function rows_text(made)
    local parts = {}
    for _, row in ipairs(made.rows) do
        if MADE[row.reason] then
            parts[#parts + 1] = ("%s (%s)"):format(MADE[row.reason], LINE[row.line])
        end
    end
    for _, kinds in ipairs(made.hindered) do
        local words = {}
        for kind in pairs(kinds) do words[#words + 1] = NONE[kind] end
        table.sort(words)
        parts[#parts + 1] = "a row that is not a three ("
            .. table.concat(words, ", ") .. ")"
    end
    if made.verdict == "allowed" and made.three == 1 and #made.hindered == 0 then
        parts[#parts + 1] = "and no other three"
    end
    return table.concat(parts, ", ")
end

local function verdict_text(made)
    if made.verdict == "allowed" then return "allowed" end
    local name = MADE[made.verdict]
    return made.forbidden and "a forbidden " .. name:gsub("^an? ", "") or name
end

-- Returns text such as "j8 is allowed, because k9 makes an overline", to the deepest
-- refusal. For a depth of one stone, it names all refused stones.
local function chain_text(made)
    local parts = {}
    local nodes = made.depth > 1 and stone.chain(made.proof) or stone.refused(made.proof)
    for i, node in ipairs(nodes) do
        parts[i] = node.point .. (node.reason == "allowed" and " is allowed"
            or " makes " .. MADE[node.reason])
    end
    return ("%s is %s, because %s."):format(made.point, verdict_text(made),
        table.concat(parts, made.depth > 1 and ", because " or " and "))
end

local VERDICT = { five = "the five wins", allowed = "allowed" }

local function reason_text(made)
    if made.depth > 0 then return chain_text(made) end
    return ("%s makes %s: %s."):format(made.point, rows_text(made),
        VERDICT[made.verdict] or verdict_text(made))
end

-- Returns a comment, of several lines if it is long.
local function wrapped(text)
    return "# " .. table.concat(language.wrap(text, 86), "\n# ") .. "\n"
end

-- Returns a note of one line, with the rest of a long text below it as a comment.
local function note(text, short)
    if #text < 82 then return "note " .. text .. "\n" end
    return "note " .. short .. "\n" .. wrapped(text)
end

local function diagram(cells)
    local rows, width, height = board.rows(cells)
    local lines = { "# " }
    for x = 1, width do lines[1] = lines[1] .. string.char(96 + x) .. " " end
    lines[1] = lines[1]:sub(1, -2)
    for i, row in ipairs(rows) do
        lines[i + 1] = "  " .. row:gsub(".", "%0 ") .. " # " .. height + 1 - i
    end
    return table.concat(lines, "\n") .. "\n"
end

-- Returns the ruling on a stone, as the program prints it.
local function ruling(game, point)
    local result, _, _, refusal = game:play(point)
    return tostring(result or refusal)
end

-- Returns the whole map, if it fits on a line.
local function expect_forbidden(game)
    local list = game:forbidden()
    local line = "expect forbidden " .. (#list > 0 and table.concat(list, " ") or "-")
    return #line <= 90 and line .. "\n" or ""
end

-- Returns one record. If the class is White's, White is to move, with the colours
-- exchanged.
local function one(class, position)
    local cells, point = position.cells, position.point
    local made = stone.of(cells, point)
    local variant = class.variant or "renju"
    local text = note(reason_text(made), ("%s is %s."):format(point, verdict_text(made)))
    local head = "variant " .. variant .. "\nboard\n"
    if class.variant then
        local here = verdict_text(stone.of(cells, point, variant))
        text = note(("In renju %s Here it is %s."):format(reason_text(made), here),
            ("%s is %s here, but not in renju."):format(point, here))
    elseif class.white then
        cells = board.exchanged(cells)
        text = note(("White's %s makes %s."):format(point, rows_text(made)),
            "White's " .. point .. ".")
    end
    text = text .. head .. diagram(cells)
    local game = stone.game(cells, variant)
    if class.white then
        assert(game:setup((cells:gsub("/", "")), "white"))
        text = text .. "turn white\n"
    end
    return text .. expect_forbidden(game)
        .. ("play %s -> %s\n"):format(point, ruling(game, point))
end

--- Returns the file of a class: its subject, then its positions {cells, point}.
function record.text(class, list)
    local parts = {}
    for i, position in ipairs(list) do parts[i] = one(class, position) end
    return wrapped(class.says) .. table.concat(parts, "---\n")
end

--- Reads the positions of a file that record.text wrote: a list of {line, variant, cells,
-- point, white, ruling}.
function record.read(path)
    local list, number, current = {}, 0, nil
    for line in io.lines(path) do
        number = number + 1
        local variant = line:match "^variant (.*)$"
        local row = line:match "^  ([XO. ]+)# %d+$"
        local point, ruled = line:match "^play (%w+) %-> (.*)$"
        if variant then
            current = { line = number, variant = variant, rows = {} }
            list[#list + 1] = current
        elseif row then
            table.insert(current.rows, (row:gsub(" ", "")))
        elseif line == "turn white" then
            current.white = true
        elseif point then
            current.point, current.ruling = point, ruled
        elseif line:find "^expect forbidden" then
            current.forbidden = line:sub(18)
        end
    end
    for _, position in ipairs(list) do
        position.cells = table.concat(position.rows, "/")
    end
    return list
end

return record
