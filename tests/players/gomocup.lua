--- A player of the Gomocup protocol, with the Yixin extension for forbidden points. It
-- wins if it can, stops a five if it must, and otherwise plays anywhere.
--
-- It knows free go-moku as rule 0, exactly five as 1, and renju as 4. With `rule=2`, it
-- knows renju only by that number. With `rule=none`, it does not know renju, and plays
-- free go-moku for any rule. With `mapless`, it lists no forbidden points. With
-- `checker`, it lists them but refuses to play, and with `mute` it does not answer then.
local fouls = require "tests.players.fouls"
local inarow = require "inarow"

local VARIANTS = { [0] = "gomoku", [1] = "gomoku_exact" }

local function say(text)
    io.write(text, "\r\n")
    io.flush()
end

local function cells_of(state)
    local cells = {}
    for i = 1, state.side * state.side do cells[i] = "." end
    for _, stone in ipairs(state.stones) do
        cells[stone.y * state.side + stone.x + 1] = stone.black and "X" or "O"
    end
    return table.concat(cells)
end

local function name_of(state, x, y)
    return string.char(97 + x) .. (state.side - y)
end

-- Returns the ruling by its rule on a stone at a vacant place, as a line.
local function ruled(state, cells, colour, point)
    local game = assert(inarow.new(state.variant, { size = state.side }))
    assert(game:setup(cells, colour))
    local ruling, _, _, refusal = game:play(point)
    return tostring(ruling or refusal)
end

local function move(state)
    local own, other = state.own, state.own == "black" and "white" or "black"
    local cells, block, any = cells_of(state), nil, nil
    for y = 0, state.side - 1 do
        for x = 0, state.side - 1 do
            local at = y * state.side + x + 1
            if cells:sub(at, at) == "." then
                local point = name_of(state, x, y)
                local ruling = ruled(state, cells, own, point)
                if ruling:find("won " .. own, 1, true) then return x, y end
                if ruling == "ok" then
                    any = any or { x, y }
                    local theirs = ruled(state, cells, other, point)
                    if theirs:find("won " .. other, 1, true) then block = { x, y } end
                end
            end
        end
    end
    local chosen = block or any or { 0, 0 }
    return chosen[1], chosen[2]
end

local function answer_move(state)
    local x, y = move(state)
    say(x .. "," .. y)
end

-- The first stone listed is Black's. Field 1 means the player's own stone, and the player
-- is to move.
local function read_board(state)
    state.stones = {}
    for line in io.lines() do
        local x, y, field = line:match "^(%d+),(%d+),(%d)"
        if not x then break end
        table.insert(state.stones, { x = tonumber(x), y = tonumber(y), field = field,
            black = field == (state.stones[1] or { field = field }).field })
    end
    state.own = (state.stones[1] or { field = "1" }).field == "1" and "black" or "white"
end

-- With the listed stones, it is White's turn after one of Black's: engines list the
-- points that are forbidden to the side to move.
local function forbidden(state, mistake)
    local last = state.stones[#state.stones]
    if state.variant ~= "renju" or last and last.black then return say "FORBID ." end
    local parts = {}
    local board = fouls.board(cells_of(state), state.side)
    for _, point in ipairs(fouls.map(board, mistake.fouls or {})) do
        local x, y = point:byte() - 97, state.side - tonumber(point:sub(2))
        parts[#parts + 1] = ("%02d%02d"):format(x, y)
    end
    say("FORBID " .. table.concat(parts) .. ".")
end

--- Speaks the protocol until the input ends.
return function(mistake, argument)
    local known = (argument or ""):match "^rule=(.+)$" or "4"
    local state = { variant = "gomoku", side = 15, stones = {}, own = "black" }
    for line in io.lines() do
        line = line:gsub("\r$", "")
        local size, rule = line:match "^START (%d+)", line:match "^INFO rule (%d+)"
        if size then
            state.side, state.stones, state.own = tonumber(size), {}, "black"
            say(state.side <= 20 and "OK" or "ERROR unsupported size")
        elseif rule then
            state.variant = rule == known and "renju" or VARIANTS[tonumber(rule)]
            if not state.variant then
                state.variant = "gomoku"
                say "ERROR unknown rule"
            end
        elseif line == "YXBOARD" then
            read_board(state)
        elseif line == "YXSHOWFORBID" and argument ~= "mapless" then
            forbidden(state, mistake)
        elseif line == "BOARD" then
            read_board(state)
            if argument == "checker" then
                say "UNKNOWN"
            elseif argument ~= "mute" then
                answer_move(state)
            end
        elseif line == "BEGIN" then
            answer_move(state)
        elseif line == "ABOUT" then
            say(('name="%s", version="1"'):format(mistake.name))
        elseif line == "END" then
            return
        elseif not line:find "^INFO" then
            say "UNKNOWN"
        end
    end
end
