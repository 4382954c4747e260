--- Writes records. Records that were read are written unchanged, and played games are
-- written as new records.
local language = require "inarow.language"
local headers = require "inarow.notation.record.headers"
local limits = require "inarow.notation.limits"
local model = require "inarow.model"
local quoted = require("inarow.notation.record.words").quoted
local reader = require "inarow.notation.record.reader"
local remarks = require "inarow.notation.remarks"

local unpack = unpack or table.unpack

local writer = {}

-- Returns the text of a line with its words as they were read, separated by single
-- blanks.
local function line_text(line)
    local words = {}
    if line.action then
        words[1] = model.format(line.action)
    else
        for i, word in ipairs(line.words) do
            local is_bare = line.header == "note" or line.header == "row"
            words[i] = is_bare and word or quoted(word)
        end
    end
    if line.ruling then words[#words + 1] = "-> " .. line.ruling end
    if line.comment then words[#words + 1] = line.comment end
    return table.concat(words, " ")
end

--- Write records that were read, or were made from games.
function writer.format(games)
    local texts = {}
    for i, game in ipairs(games) do
        local lines = {}
        for line in reader.each(game) do lines[#lines + 1] = line_text(line) .. "\n" end
        texts[i] = table.concat(lines)
    end
    return table.concat(texts, "---\n")
end

--- Write the options of a game as `key=value`: the options of its rules, and the options
-- of its conduct, which may have been set later.
-- @param live the game
-- @param others set of keys to leave out because they are written elsewhere
-- @return list of words
function writer.options_of(live, others)
    local texts, options = {}, {}
    for key, text in pairs(live.rules.given) do texts[key] = text end
    for key, value in pairs(live.origin.conduct) do
        if texts[key] or value ~= live.rules.usual_conduct[key] then
            texts[key] = value
        end
    end
    for _, key in ipairs(language.keys(texts)) do
        if not others[key] then
            options[#options + 1] = quoted(key .. "=" .. tostring(texts[key]))
        end
    end
    return options
end

-- Returns the players' names that the host has set, with "?" for each unknown name before
-- a known one.
local function names_of(live)
    local names, count = {}, #live.seats
    for i in ipairs(live.rules.colours) do
        if live.seats[i] ~= nil then count = math.max(count, i) end
    end
    for i = 1, count do
        local name = live.seats[i]
        names[i] = quoted(name == nil and "?" or tostring(name))
    end
    return names
end

--- Write the header line with the players' names; nil if no player is named.
function writer.seats_of(live)
    local names = names_of(live)
    return #names > 0 and "seats " .. table.concat(names, " ") or nil
end

-- Checks the result, which the host may have set. A result that the game cannot have
-- would make an unreadable record, so it raises an error in the caller that requests the
-- record.
local function check_result(live)
    local result, known = live.result, headers.results(live.rules.colours)
    if result ~= nil and not language.index_of(known, result) then
        error(("game.result: %s expected, got '%s'"):format(language.list(known),
            tostring(result):sub(1, 40):gsub("%c", "?")), 5)
    end
end

-- Writes an action as it was played or inferred.
local function action_text(action)
    return model.format(action) .. (action.assumed and " # " .. remarks.ASSUMED or "")
end

local function add_node(lines, node)
    local text = node.action and action_text(node.action) or nil
    for _, line in ipairs(remarks.of_node(node, text)) do lines[#lines + 1] = line end
end

-- Returns the nodes of the main line: up to the last legal node, then the actions
-- recorded after the game's end. With `refused`, any refused actions are included.
-- @return the last node, and a set of all nodes
local function main_line(node, refused)
    local on_it, first = {}, node
    while first do
        on_it[first], first = true, first.parent
    end
    local following = node.children[1]
    local function goes_on()
        local refusal = following and following.refusal
        return refusal and (refused or refusal.reason == "game-over")
    end
    while goes_on() do
        node, on_it[following] = following, true
        following = node.children[1]
    end
    return node, on_it
end

-- Writes a tree: the main line, then each variation from the place where it leaves the
-- previous line of play.
local function add_tree(lines, tree, stands, refused)
    local last, on_main = main_line(stands, refused)
    local waiting, before = { tree.root }, false
    while #waiting > 0 do
        local node = table.remove(waiting)
        if node.parent ~= before then
            lines[#lines + 1] = "variation " .. node.parent.number
        end
        add_node(lines, node)
        local ahead
        for i = #node.children, 1, -1 do
            local child = node.children[i]
            if on_main[child] then ahead = child else waiting[#waiting + 1] = child end
        end
        waiting[#waiting + 1] = ahead
        before = node ~= last and node
    end
end

-- Writes a live game's header and position, as lines.
local function head_of(live)
    local rules, lines = live.rules, {}
    local function add(...)
        lines[#lines + 1] = table.concat({ ... }, " ")
    end
    add("variant", rules.name, unpack(writer.options_of(live, headers.takes)))
    if live.origin.conduct.adjudication ~= "immediate" then
        add("adjudication", live.origin.conduct.adjudication)
    end
    if live.origin.conduct.clock then add("clock", live.origin.conduct.clock) end
    if live.seats then
        local seats = writer.seats_of(live)
        if seats then add(seats) end
    end
    if live.result then add("result", live.result) end
    if live.origin.start then
        add("board")
        for _, line in ipairs(rules.board:lines(live.origin.start.cells)) do
            if line ~= "" then add(line) end -- an empty line is a row of holes alone
        end
        if live.origin.start.turn then add("turn", live.origin.start.turn) end
        for _, colour in ipairs(language.keys(live.origin.start.captured or {})) do
            add("captured", colour, live.origin.start.captured[colour])
        end
    end
    return lines
end

-- Writes the record with a main line that ends at a node. Without a tree, the main line
-- is the log. Returns nil, message, code if the record is longer than readers accept.
local function record(live, tree, node, refused)
    local lines = head_of(live)
    if tree then
        add_tree(lines, tree, node, refused)
    else
        for _, action in ipairs(live.log) do lines[#lines + 1] = action_text(action) end
    end
    local text = table.concat(lines, "\n") .. "\n"
    for unit, size in pairs { lines = #lines, bytes = #text } do
        if size > limits[unit] then
            return nil, limits.passed(unit, "record-" .. unit), "bad-record"
        end
    end
    return text
end

--- Write a live game as a record: its header, position and log. If the tree has
-- variations or comments, the record contains the whole tree. Its main line is the line
-- of play that the game is on.
-- @return text; or nil, message, code
function writer.of_game(live)
    check_result(live)
    local tree, node = live:branched()
    return record(live, tree, node)
end

--- Write a tree as a record.
-- @param live a game with the tree's start, players and result
-- @param tree whose first variations are the main line
-- @param last legal node of the main line
-- @param refused true if a refused action after this node belongs to the main line, and
-- is not a variation
-- @return text; or nil, message, code
function writer.of_tree(live, tree, last, refused)
    check_result(live)
    return record(live, tree, last, refused)
end

return writer
