--- Notations: which one a text is in, and its games, ready to be ruled on.
--
-- Every notation module has `name`, `recognizes(text)` and `read(text)`. The games it
-- reads all look alike: {rule, size ("15x15"), players (by seat), result (a colour's name
-- or number, "draw", "void"), comment, stones, moves, offers, error}, where `moves` is a
-- list of {colour, point} and no point is a pass. inarow's own record says more.
local messages = require "inarow.messages"

local notation = {}

--- Names of all formats, in the order in which a text is tried for them.
notation.names = { "sgf", "psq", "pente_org", "digits", "record" }

--- The foreign notations, by name.
notation.formats = {}
for _, name in ipairs(notation.names) do
    if name ~= "record" then
        notation.formats[name] = require("inarow.notation." .. name)
    end
end

--- The format of a text by its content: a foreign one's name, else "record".
function notation.recognize(text)
    for _, name in ipairs(notation.names) do
        local format = notation.formats[name]
        if format and format.recognizes(text) then return name end
    end
    return "record"
end

-- Variants by their foreign names, in lower case.
local function aliases()
    local inarow = require "inarow"
    local names = {}
    for _, name in ipairs(inarow.known) do
        local definition = inarow.find(name)
        names[name] = name
        for _, alias in ipairs(definition and definition.script.aliases or {}) do
            names[alias:lower()] = name
        end
    end
    return names
end

--- The variant that a foreign rule name means.
-- @return name, or nil, message
function notation.variant(rule)
    local name = aliases()[tostring(rule or ""):lower()]
    if not name then
        return nil, messages.say("unknown-rule", { rule = tostring(rule or "") })
    end
    return name
end

--- A live game for one game of a foreign notation: its rules, its stones set up.
-- @param source a game as `read` gives it
-- @param variant name to use whatever the notation says, or nil; and its options
-- @return game, or nil, message
function notation.open(source, variant, options)
    local inarow = require "inarow"
    local message
    if not variant then
        variant, message = notation.variant(source.rule)
        if not variant then return nil, message end
    end
    local given = {}
    for key, value in pairs(options or {}) do given[key] = value end
    local rules
    rules, message = inarow.rules(variant, given)
    if rules and not given.size and rules.options.size and source.size
        and rules.width .. "x" .. rules.height ~= source.size then
        given.size = source.size
        rules, message = inarow.rules(variant, given)
    end
    if not rules then return nil, message end
    local live = require("inarow.game").new(rules)
    live.result = rules.colours[source.result] or source.result
    if next(source.players) then
        live.seats = { source.players[1] or "?", source.players[2] or "?" }
    end
    if source.stones then
        local ok
        ok, message = notation.set_up(live, source)
        if not ok then return nil, message end
    end
    return live
end

--- Set up the stones that a notation puts on the board before the first move.
function notation.set_up(live, source)
    local rules, cells = live.rules, {}
    for i = 1, rules.width * rules.height do cells[i] = "." end
    for _, stone in ipairs(source.stones) do
        local x, y = stone.point:byte() - 97, tonumber(stone.point:sub(2))
        if x >= rules.width or y > rules.height then
            return nil, messages.say("off-board", { point = stone.point,
                columns = rules.width, rows = rules.height })
        end
        cells[(rules.height - y) * rules.width + x + 1] =
            stone.colour == rules.colours[1] and "X" or "O"
    end
    local first = source.moves[1]
    return live:setup(table.concat(cells), first and first.colour)
end

return notation
