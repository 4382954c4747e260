--- inarow bench: how long the core takes, medians as JSON lines.
local cli = require "inarow.cli"
local core = require "inarow.core"
local positions = require "inarow.positions"

local RUNS = 9
local NAMES = { "forbidden", "point", "play-undo" }

-- Two positions of a middle game, for a bench without a file of positions.
local SAMPLES = {
    "...............|...............|...............|......O.O......|.....X.X.X.....|"
        .. "....O.XXO......|.....OXOX......|......OXO......|.....X.O.X.....|"
        .. "......O........|...............|...............|...............|"
        .. "...............|...............",
    "...............|...............|.....O.........|....X.X.O......|.....OX.X......|"
        .. "....OXXO.O.....|...X.OXX.......|....O.XOX......|.....X.O.......|"
        .. "....O...X......|...............|...............|...............|"
        .. "...............|...............",
}

local function read_positions(path)
    local list, number = {}, 0
    local lines = {}
    if path then
        local text, message = cli.read(path)
        if not text then return nil, message end
        for line in text:gmatch("[^\r\n]+") do lines[#lines + 1] = line end
    else
        for i, sample in ipairs(SAMPLES) do lines[i] = sample:gsub("|", "/") end
    end
    for _, line in ipairs(lines) do
        number = number + 1
        local game, message = positions.open(line, "renju")
        if not game then
            return nil, ("%s:%d: %s"):format(path or "sample", number, message)
        end
        list[number] = game.position
    end
    if number == 0 then return nil, path .. ": no positions" end
    return list
end

return {
    summary = "Measure the core: forbidden (a whole map), point, play-undo.",
    examples = "  inarow bench forbidden --positions tests/positions/forbidden.tsv",
    define = function(command)
        command:argument("name", "which; all of them without it"):args "?"
            :choices(NAMES)
        command:option("--positions", "file of positions, one a line")
    end,
    run = function(args)
        local list, message = read_positions(args.positions)
        if not list then return cli.complain(message) end
        for _, name in ipairs(args.name and { args.name } or NAMES) do
            local times = core.bench(name, list, RUNS)
            table.sort(times)
            print(('{"name":"%s","unit":"ns","median":%.1f,"min":%.1f,"max":%.1f}')
                :format(name, times[(RUNS + 1) / 2], times[1], times[RUNS]))
        end
    end,
}
