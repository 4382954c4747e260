-- Prints what a tree shows of its games: the ruling and message of every action, the
-- state after it, legal actions, explanations, records, and the states after undoing. It
-- calls only public functions, so it also runs with another commit's module:
--     lua observe.lua games FROM TO     random games of all variants, by their numbers
--     lua observe.lua records FILE...   each game of these files
-- Each game is a block of lines. Its first line begins with `== ` and names the game.
local inarow = require "inarow"

-- ---- Values as text -------------------------------------------------------------------

local function by_kind(a, b)
    if type(a) == type(b) then return a < b end
    return type(a) < type(b)
end

local dump

local function dump_fields(value, seen)
    local keys, parts = {}, {}
    for key in pairs(value) do keys[#keys + 1] = key end
    table.sort(keys, by_kind)
    for i, key in ipairs(keys) do
        parts[i] = tostring(key) .. "=" .. dump(value[key], seen)
    end
    return "{" .. table.concat(parts, " ") .. "}"
end

-- Prints tables with their keys in order, and functions and games only by their type.
dump = function(value, seen)
    if type(value) == "number" then return ("%.14g"):format(value) end
    if type(value) == "string" then return ("%q"):format(value) end
    if type(value) ~= "table" then
        return type(value) == "boolean" and tostring(value) or type(value)
    end
    if seen[value] then return "again" end
    seen[value] = true
    local text = getmetatable(value) and getmetatable(value).__tostring
        and tostring(value) .. " " or ""
    text = text .. dump_fields(value, seen)
    seen[value] = nil
    return text
end

local function show(label, ...)
    local parts = { label }
    local count = select("#", ...)
    -- Trailing nils among the values do not matter to the ruling.
    while count > 0 and (select(count, ...)) == nil do count = count - 1 end
    for i = 1, count do parts[i + 1] = dump((select(i, ...)), {}) end
    io.write(table.concat(parts, " "), "\n")
end

-- ---- Views of a game ------------------------------------------------------------------

local function show_state(game)
    show("state", game:state())
    show("cells", game:cells())
end

local function show_all(game)
    show_state(game)
    show("legal", game:legal())
    show("choices", game:choices())
    show("prompt", game:prompt())
    show("forbidden", game:forbidden())
    show("last", game:explain())
    show("record", game:record())
    show("line", game:line())
    show("board", game:render())
    show("one line", game:fen())
end

-- Undoes the game to its start, with views on the way, and redoes it.
local function show_way_back(game)
    local log = {}
    for i, action in ipairs(game.log) do log[i] = action end
    for i = #log, 1, -1 do
        show("undo", game:undo())
        show_state(game)
        if i % 7 == 1 then show_all(game) end
    end
    show("undo", game:undo())
    for _, action in ipairs(log) do show("again", game:apply(action)) end
    show("record", game:record())
end

-- ---- Random games ---------------------------------------------------------------------

-- Whole numbers from 1 to n, the same on every machine.
local function random_from(seed)
    return function(n)
        seed = seed * 16807 % 2147483647
        return seed % n + 1
    end
end

-- Values for options of any game; false leaves the option out.
local CONDUCT = {
    { "adjudication", "claims", "claims", "immediate" },
    { "clock", false, false, "60", "400", "5/60 30", "2/20+3 60+9", "310+1" },
    { "first_five_stands", false, "true" },
    { "records", false, "waived" },
    { "resignation", false, "flag-up" },
    { "wrong_claim", false, "loses" },
}
-- Small boards that are soon full: stones that may move anywhere make long lists.
local SMALLER = { connect_four = "5x4", gomoku_moving = 5 }

local function options_of(name, random)
    local chosen, is_conduct = {}, {}
    for _, option in ipairs(CONDUCT) do is_conduct[option[1]] = true end
    for _, setting in ipairs(inarow.settings(name)) do
        local values = setting.values
        if not is_conduct[setting.key] and values and #values > 1 and random(2) == 1 then
            chosen[setting.key] = values[random(#values)]
        end
    end
    for _, option in ipairs(CONDUCT) do
        chosen[option[1]] = option[1 + random(#option - 1)] or nil
    end
    if random(3) > 1 or SMALLER[name] then
        chosen.size = SMALLER[name] or 4 + random(6)
    end
    if name == "gomoku_moving" then chosen.supply = 11 end
    return chosen
end

-- Starts a game with all options if they fit together, else with fewer of them.
local function new_game(name, random)
    local chosen = options_of(name, random)
    local keys = {}
    for key in pairs(chosen) do keys[#keys + 1] = key end
    table.sort(keys)
    local game = inarow.new(name, chosen)
    while not game do
        chosen[table.remove(keys, random(#keys))] = nil
        game = inarow.new(name, chosen)
    end
    return game, chosen
end

local VERBS = { "claim", "claim", "claim", "draw", "press", "demand", "call-referee",
    "flag", "capture", "pass", "swap", "keep", "choose", "take", "pick", "remove",
    "arrive", "disarranged", "resign", "organizer", "adjust", "roll", "declare" }
local WORDS = { "five", "overline", "double-three", "captures", "time", "clock-defect",
    "a1", "h8", "j10 j11", "offer", "accept", "refuse", "removal", "restored",
    "restored to 1", "by first", "by second", "by black", "by referee", "start",
    "suspend", "resume", "referees", "warn first", "set black 600", "absent white", "2",
    "3 5", "black", "white", "win", "win by second", "no-action", "move-limit" }

local function any_words(random)
    local verb = VERBS[random(#VERBS)]
    if (verb == "resign" or verb == "organizer") and random(8) > 1 then verb = "claim" end
    local text = { verb }
    for _ = 1, random(3) - 1 do text[#text + 1] = WORDS[random(#WORDS)] end
    return table.concat(text, " ")
end

-- Chooses a legal action. Most stones are within a window, so that rows meet. An offer
-- has the required number of points.
local function legal_action(game, random)
    local list = game:legal()
    if #list == 0 then return "pass" end
    local action = list[random(#list)]
    if action.verb == "play" and random(6) > 1 then
        for _ = 1, 12 do
            local column, row = action.point:match "^(%a)(%d+)"
            if column and column >= "d" and column <= "i" and tonumber(row) <= 8 then
                break
            end
            action = list[random(#list)]
            if action.verb ~= "play" then break end
        end
    end
    if action.verb == "offer" then
        local points, asked = {}, game:state().count
        for _ = 1, 50 do
            local other = list[random(#list)]
            if other.verb == "offer" and #points < asked then
                points[#points + 1] = other.points[1]
            end
        end
        return "offer " .. table.concat(points, " ")
    end
    return inarow.action_text(action)
end

local function next_action(game, random)
    local text = random(5) > 1 and legal_action(game, random) or any_words(random)
    if not text:find "@" and game:state().time and random(3) > 1 then
        text = ("%s @%.3f"):format(text, game:state().time + random(60) / 8)
    end
    return text
end

local function play_game(number)
    local names = inarow.known
    local name = names[(number - 1) % #names + 1]
    local random = random_from(number * 7919 + 13)
    for _ = 1, 5 do random(2) end
    local game, chosen = new_game(name, random)
    show(("== game %d of %s"):format(number, name), chosen)
    local steps = 10 + random(50)
    for _ = 1, steps do
        if game.final and random(3) > 1 then break end
        local text = next_action(game, random)
        if random(4) == 1 then show("explain " .. text, game:explain(text)) end
        show(text, game:apply(text))
        show_state(game)
        if random(9) == 1 then show_all(game) end
        if random(12) == 1 then
            for _ = 1, random(4) do show("undo", game:undo()) end
            show_state(game)
        end
    end
    show_all(game)
    local reopened, message = inarow.open(game:record())
    show("reopened", reopened and reopened:record() or message)
    if reopened then show_state(reopened) end
    show_way_back(game)
end

-- ---- Records --------------------------------------------------------------------------

local function contents(path)
    local file = assert(io.open(path, "rb"))
    local text = file:read "*a"
    file:close()
    return text
end

local function show_file(path)
    local text = contents(path)
    io.write("== judged ", path, "\n")
    for judged in inarow.judge(text, { file = path }) do
        io.write("== game ", path, " ", tostring(judged.source), "\n")
        local game = judged.game
        judged.game = nil
        show("judged", judged)
        if game then
            show_all(game)
            for i, action in ipairs(game.log) do
                if i % 9 == 1 then show("explain", game:explain(action)) end
            end
            show_way_back(game)
        end
    end
    io.write("== conform ", path, "\n")
    for conformed in inarow.conform(text, path) do show("conformed", conformed) end
end

local asked = arg[1]
if asked == "games" then
    for number = tonumber(arg[2]), tonumber(arg[3]) do play_game(number) end
elseif asked == "records" then
    for i = 2, #arg do show_file(arg[i]) end
else
    error "games FROM TO or records FILE... expected"
end
