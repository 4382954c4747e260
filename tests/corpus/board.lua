--- Boards as text: rows from the top joined by `/`, with `X`, `O` and `.`. Columns and
-- rows are numbered from 1, rows from the bottom.
local board = {}

--- Returns the rows of a board, and its numbers of columns and rows.
function board.rows(cells)
    local rows = {}
    for row in (cells .. "/"):gmatch "(.-)/" do rows[#rows + 1] = row end
    return rows, #rows[1], #rows
end

--- Reads a position of a file like tests/positions/forbidden.tsv. A square board may have
-- no slashes.
function board.read(line)
    local cells = line:match "^%S+"
    if cells:find("/", 1, true) then return cells end
    local side = math.floor(math.sqrt(#cells) + 0.5)
    return (cells:gsub(("."):rep(side), "%0/"):sub(1, -2))
end

function board.name(x, y) return string.char(96 + x) .. y end

function board.place(point) return point:byte() - 96, tonumber(point:sub(2)) end

local function index(cells, x, y)
    local _, width, height = board.rows(cells)
    return (height - y) * (width + 1) + x
end

--- Returns the board with another cell on a point.
function board.with(cells, point, cell)
    local at = index(cells, board.place(point))
    return cells:sub(1, at - 1) .. cell .. cells:sub(at + 1)
end

--- Returns the points that hold `cell`, row by row from the top.
function board.points(cells, cell)
    local list = {}
    local rows, _, height = board.rows(cells)
    for i, row in ipairs(rows) do
        for x = 1, #row do
            if row:sub(x, x) == cell then
                list[#list + 1] = board.name(x, height + 1 - i)
            end
        end
    end
    return list
end

--- Returns the board with the colours exchanged.
function board.exchanged(cells)
    return (cells:gsub("[XO]", { X = "O", O = "X" }))
end

--- Returns the board and the point, shifted by dx columns and dy rows; nil if a stone or
-- the point would leave the board.
function board.moved(cells, point, dx, dy)
    local _, width, height = board.rows(cells)
    local moved = cells:gsub("[XO]", ".")
    local function to(at)
        local x, y = board.place(at)
        x, y = x + dx, y + dy
        return x >= 1 and x <= width and y >= 1 and y <= height and board.name(x, y)
    end
    for _, cell in ipairs { "X", "O" } do
        for _, at in ipairs(board.points(cells, cell)) do
            if not to(at) then return nil end
            moved = board.with(moved, to(at), cell)
        end
    end
    return to(point) and moved, to(point)
end

-- Returns the stones and the point under a symmetry of a square, as text, shifted to the
-- corner.
local function image(list, symmetry)
    local left, bottom, placed = math.huge, math.huge, {}
    for i, one in ipairs(list) do
        local x, y = one[1], one[2]
        if symmetry % 2 == 1 then x = -x end
        if symmetry // 2 % 2 == 1 then y = -y end
        if symmetry > 3 then x, y = y, x end
        placed[i] = { x, y, one[3] }
        left, bottom = math.min(left, x), math.min(bottom, y)
    end
    for i, one in ipairs(placed) do
        placed[i] = ("%02d%02d%s"):format(one[1] - left, one[2] - bottom, one[3])
    end
    table.sort(placed)
    return table.concat(placed, " ")
end

--- Returns a text that is equal for positions that differ only by a shift or a symmetry.
-- With `each_direction`, only shifts count as equal.
function board.key(cells, point, each_direction)
    local list = {}
    for _, cell in ipairs { "X", "O" } do
        for _, at in ipairs(board.points(cells, cell)) do
            local x, y = board.place(at)
            list[#list + 1] = { x, y, cell }
        end
    end
    local x, y = board.place(point)
    list[#list + 1] = { x, y, "+" }
    local least
    for symmetry = 0, each_direction and 0 or 7 do
        local text = image(list, symmetry)
        least = (not least or text < least) and text or least
    end
    return least
end

--- Returns how far a point on the row's line is beyond its end; 0 within the row; nil on
-- another line.
function board.beyond(row, point)
    local x, y = board.place(row[1])
    local to_x, to_y = board.place(row[#row])
    local span = math.max(math.abs(to_x - x), math.abs(to_y - y))
    local dx, dy = (to_x - x) // span, (to_y - y) // span
    for n = -4, span + 4 do
        if point == board.name(x + n * dx, y + n * dy) then
            return n < 0 and -n or math.max(n - span, 0)
        end
    end
end

--- Returns the points beyond both ends of an unbroken row.
function board.ends(row)
    local x, y = board.place(row[1])
    local next_x, next_y = board.place(row[2])
    local dx, dy = next_x - x, next_y - y
    return board.name(x - dx, y - dy), board.name(x + #row * dx, y + #row * dy)
end

local STEPS = { { 1, 0 }, { 0, 1 }, { 1, 1 }, { 1, -1 } }

--- Returns unbroken rows of a colour of at least `length`, as lists of points.
function board.unbroken(cells, cell, length)
    local has, found = {}, {}
    for _, at in ipairs(board.points(cells, cell)) do has[at] = true end
    for at in pairs(has) do
        local x, y = board.place(at)
        for _, step in ipairs(STEPS) do
            local row, n = { at }, 1
            local is_first = not has[board.name(x - step[1], y - step[2])]
            while is_first and has[board.name(x + n * step[1], y + n * step[2])] do
                row[#row + 1] = board.name(x + n * step[1], y + n * step[2])
                n = n + 1
            end
            if #row >= length then found[#found + 1] = row end
        end
    end
    return found
end

return board
