--- Writing records: what was read, as it was read, and games as they were played.
local actions = require "inarow.model.actions"
local conduct = require "inarow.variant.conduct"
local headers = require "inarow.notation.record.headers"
local lists = require "inarow.text.lists"
local quoted = require("inarow.notation.record.words").quoted
local reader = require "inarow.notation.record.reader"

local unpack = unpack or table.unpack

local writer = {}

-- The text of a line as it was read, but for its spacing.
local function line_text(line)
    local words = {}
    if line.action then
        words[1] = actions.format(line.action)
    else
        for i, word in ipairs(line.words) do
            words[i] = line.header == "note" and word or quoted(word)
        end
    end
    if line.ruling then words[#words + 1] = "-> " .. line.ruling end
    if line.comment then words[#words + 1] = line.comment end
    return table.concat(words, " ")
end

--- Write records that were read, or made of games.
function writer.format(games)
    local texts = {}
    for i, game in ipairs(games) do
        local lines = {}
        for line in reader.each(game) do lines[#lines + 1] = line_text(line) .. "\n" end
        texts[i] = table.concat(lines)
    end
    return table.concat(texts, "---\n")
end

-- The options of a game as `key=value`: those given for its rules, and how it is
-- conducted, which may have been set since; without those that have lines of their own.
local function options_of(live)
    local texts, options = {}, {}
    for key, text in pairs(live.rules.given) do texts[key] = text end
    for key, value in pairs(live.now.conduct) do
        if texts[key] or value ~= conduct.default[key] then texts[key] = value end
    end
    for _, key in ipairs(lists.names(texts)) do
        if not headers.takes[key] then
            options[#options + 1] = key .. "=" .. tostring(texts[key])
        end
    end
    return options
end

--- A live game as a record: its header, position and log.
function writer.of_game(live)
    local rules, lines = live.rules, {}
    local function add(...)
        lines[#lines + 1] = table.concat({ ... }, " ")
    end
    add("variant", rules.name, unpack(options_of(live)))
    if live.now.conduct.adjudication ~= "immediate" then
        add("adjudication", live.now.conduct.adjudication)
    end
    if live.now.conduct.clock then add("clock", live.now.conduct.clock) end
    if live.seats then
        local names = {}
        for i, name in ipairs(live.seats) do names[i] = quoted(name) end
        add("seats", unpack(names))
    end
    if live.result then add("result", live.result) end
    if live.now.start then
        add("board")
        for y = 0, rules.height - 1 do
            add(live.now.start.cells:sub(y * rules.width + 1, (y + 1) * rules.width))
        end
        if live.now.start.turn then add("turn", live.now.start.turn) end
        for _, colour in ipairs(lists.names(live.now.start.captured or {})) do
            add("captured", colour, live.now.start.captured[colour])
        end
    end
    for _, action in ipairs(live.log) do
        add(actions.format(action) .. (action.assumed and " # assumed" or ""))
    end
    return table.concat(lines, "\n") .. "\n"
end

return writer
