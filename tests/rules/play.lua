--- Plays random games of a script, in which all queries must agree at each step: listed
-- and accepted actions, undo and redo, copies, records, keys, explanations, pictures and
-- other notations.
local helper = dofile "tests/lua/helper.lua"
local games = require "inarow.game"
local inarow = require "inarow"
local language = require "inarow.language"

local play = {}

local MOST_STEPS = 70
local TRIED = 3 -- of the legal actions, at each step

local function complain(what, ...)
    local said = {}
    for i, value in ipairs { ... } do
        said[i] = type(value) == "table" and helper.dump(value) or tostring(value)
    end
    error(what .. ": " .. table.concat(said, "; "), 0)
end

local function expect(holds, what, ...)
    if not holds then complain(what, ...) end
end

-- Checks that a refusal has a sentence of one line, and a code.
local function expect_refusal(what, action, result, message, code)
    if result ~= nil then complain(what .. " is accepted", action) end
    expect(type(message) == "string" and message ~= "" and not message:find "\n"
        and not message:find "[{}]", what .. " is refused without a sentence", action,
        message)
    expect(type(code) == "string", what .. " is refused without a code", action)
    expect(code ~= "bad-script", "a hook fails", action, message)
    return code
end

-- ---- Views of a game ----------------------------------------------------------------

-- Returns everything visible in a game, as one text.
local function sight(game)
    local state = game:state()
    state.ruling = tostring(state.ruling)
    local choices = {}
    for i, choice in ipairs(game:legal_groups()) do
        choices[i] = ("%s %s %s %s %s %s"):format(choice.verb, choice.colour, choice.from,
            choice.point, choice.number, table.concat(choice.points or {}, " "))
    end
    return table.concat({ game:key(), game:board_key(), game:cells(), helper.dump(state),
        table.concat(game:forbidden(), " "), table.concat(choices, ", "),
        tostring(game.final), #game.log }, "\n")
end

local function expect_same(what, game, other, action)
    local one, two = sight(game), sight(other)
    if one ~= two then
        local a, b = {}, {}
        for line in one:gmatch "[^\n]*" do a[#a + 1] = line end
        for line in two:gmatch "[^\n]*" do b[#b + 1] = line end
        for i in ipairs(a) do
            if a[i] ~= b[i] then complain(what, action or "", a[i], b[i]) end
        end
    end
end

-- ---- Actions ------------------------------------------------------------------------

-- Checks that an action does the same as a table, a text, and its shortest text.
local function try_legal(game, action)
    local by_table, by_text, by_short = game:copy(), game:copy(), game:copy()
    local before = sight(by_table)
    local function take(copy, form)
        local ruling, message, code = copy:apply(form)
        expect(ruling, "a legal action is refused", form, message, code)
    end
    take(by_table, action)
    take(by_text, inarow.text(action))
    take(by_short, inarow.text(action, game))
    expect_same("an action's text does something else", by_table, by_text, action)
    expect_same("an action's short text does something else", by_table, by_short, action)
    local after = sight(by_table)
    expect(by_table:undo(), "an action cannot be taken back", action)
    expect(sight(by_table) == before, "an action taken back leaves something", action,
        before, sight(by_table))
    expect(by_table:redo(), "an action cannot be done again", action)
    expect(sight(by_table) == after, "an action done again does something else", action,
        after, sight(by_table))
end

-- Returns the short texts of all legal actions, as the program lists them.
local function index(game, list, random)
    local known, texts = {}, game:action_texts()
    expect(#texts == #list, "there are other texts than actions", #texts, #list)
    for i, action in ipairs(list) do
        known[texts[i]], known[(texts[i]:gsub(" by %l+$", ""))] = true, true
        if action.verb == "play" then known["play " .. action.point] = true end
    end
    for _ = 1, TRIED do
        local at = random(#list) + 1
        local text = inarow.text(list[at], game)
        expect(texts[at] == text or list[at].verb == "offer", "an action has two texts",
            texts[at], text)
    end
    return known
end

-- Returns any action, even if the game has no such action.
local function any_action(game, random)
    local points = game.rules.board.points
    local function point() return points[random(#points) + 1] end
    local colours = language.joined(game.rules.stones, game.colours)
    local ways = {
        function() return "play " .. point() end,
        function() return "play " .. point() end,
        function() return "play " .. colours[random(#colours) + 1] .. " " .. point() end,
        function() return "move " .. point() .. " " .. point() end,
        function() return "move " .. point() .. " " .. point() end,
        function() return "remove " .. point() end,
        function() return "pick " .. point() end,
        function()
            return "rotate " .. point() .. (random(2) == 0 and " left" or " right")
        end,
        function() return ({ "pass", "swap", "keep" })[random(3) + 1] end,
        function() return "declare " .. random(5) end,
        function() return "choose " .. colours[random(#colours) + 1] end,
        function() return "play zz9" end,
    }
    return ways[random(#ways) + 1]()
end

-- Checks that an action that is not listed is refused, and changes nothing.
local function try_any(game, random, known)
    local text = any_action(game, random)
    if known[text] then return end
    local copy = game:copy()
    local ruling, message, code = copy:apply(text)
    if ruling and text:find "^play %l+ " then return end -- the text has too many words
    expect_refusal("an action that is not listed", text, ruling, message, code)
    expect_same("a refused action changes something", game, copy, text)
end

-- ---- Explanations -------------------------------------------------------------------

local function check_text(what, text)
    expect(type(text) == "string" and not text:find "[{}]" and not text:find "nil"
        and not text:find "nan", what .. " is not well said", text)
end

local function check_explanation(game, explanation, message, code, what)
    if not explanation then return expect_refusal(what, what, nil, message, code) end
    local text = inarow.text(explanation)
    expect(#text > 0, "an explanation says nothing", what)
    local steps = game:steps(explanation)
    if #steps > 0 then
        game:render { format = "svg", steps = steps }
    end
end

local function explain(game, random)
    local points, colours = game.rules.board.points, game.rules.stones
    local point = points[random(#points) + 1]
    local explanation, message, code = game:explain(point)
    check_explanation(game, explanation, message, code, point)
    if explanation and explanation.forbidden ~= nil then
        local is_listed = language.index_of(game:forbidden(explanation.colour) or {},
            point) ~= nil
        expect(game:at(point) or explanation.forbidden == is_listed,
            "a point is forbidden in two ways", point, explanation.colour,
            explanation.forbidden, is_listed)
    end
    local colour = colours[random(#colours) + 1]
    explanation, message, code = game:explain(point, colour)
    check_explanation(game, explanation, message, code, point .. " " .. colour)
    if not game.final then
        local text = any_action(game, random)
        explanation, message, code = game:explain(text)
        check_explanation(game, explanation, message, code, text)
        local accepted = game:copy():apply(text) ~= nil
        expect(not explanation or (explanation.status ~= "refused") == accepted,
            "an explanation says otherwise than the ruling", text, accepted)
    end
    explanation, message, code = game:explain()
    check_explanation(game, explanation, message, code, "the last ruling")
end

-- ---- Records, pictures, notations ---------------------------------------------------

local function reopen(game)
    local record = assert(game:record())
    local again, message = inarow.open(record)
    expect(again, "a record is not read", message, record)
    expect_same("a record leads elsewhere", game, again, record)
    expect(again:record() == record, "a record is written otherwise", record,
        again:record())
    return record
end

local function draw(game)
    local full = { forbidden = true, numbers = true, legend = true }
    for _, options in ipairs { {}, full } do
        local text = game:render(options)
        expect(not text:find "nil" and not text:find "\t", "a board of text is odd", text)
        options.format = "svg"
        local svg = game:render(options)
        expect(svg:find "^<svg" or svg:find "^<%?xml", "no picture", svg:sub(1, 80))
        expect(not svg:find "[^%w]nan[^%w]" and not svg:find "[^%w]inf[^%w]",
            "a picture is not drawn", svg)
    end
    game:board { forbidden = true, numbers = true }
    local prompt = game:prompt()
    expect((prompt == nil) == (game.final ~= false), "a prompt is wrong", prompt)
    if prompt then
        check_text("a prompt", prompt.what)
        check_text("a prompt", prompt.in_full)
    end
end

-- Notations for positions alone, or for points alone, which cannot hold a whole game.
local PARTS = { fen = true, pos = true, record = true }

local function convert(game, record)
    local options = { variant = game.rules.name, options = game.rules.given }
    for _, notation in ipairs(inarow.notations) do
        local text, message, code = inarow.convert(record, notation)
        if not text then
            expect_refusal("a conversion", notation, nil, message, code)
        elseif not PARTS[notation] then
            options.format = notation
            local again, why = inarow.open(text, options)
            expect(again, "a conversion is not read", notation, why, text)
            expect(again:key() == game:key() and again:cells() == game:cells(),
                "a conversion leads elsewhere", notation, text, again:record())
        end
    end
end

-- Checks that a position that is set up shows the same stones.
local function set_up(game)
    local rules = assert(inarow.rules(game.rules.name, game.rules.given, true))
    local other = games.new(rules)
    local state = game:state()
    local to_move = language.index_of(game.colours, state.to_move or "")
        and state.to_move or nil
    local done, message, code = other:setup(game:cells(), to_move)
    if not done then return expect_refusal("a position", "", nil, message, code) end
    expect(other:cells() == game:cells(), "a position is set up otherwise", game:cells(),
        other:cells())
    expect(other.final or #other:legal() > 0 or game.rules.hooks,
        "a position without a legal action", game:cells())
    other:render()
end

-- ---- Counting -----------------------------------------------------------------------

-- Returns the number of sequences of two actions, by the lists.
local function count_two(game)
    local count = 0
    for _, action in ipairs(game:legal()) do
        if action.verb ~= "pass" then
            local copy = game:copy()
            assert(copy:apply(action))
            for _, next_action in ipairs(copy:legal()) do
                count = count + (next_action.verb ~= "pass" and 1 or 0)
            end
        end
    end
    return count
end

-- Offers are listed once, and rolls by their dice, but perft counts each.
local function has_offers(list)
    for _, action in ipairs(list) do
        if action.verb == "offer" or action.verb == "roll" then return true end
    end
    return false
end

local function compare_perft(game)
    local list = game:legal()
    if #list > 30 or game:state().adjudication ~= "immediate" then return end
    local plies, message, code = game:perft(2)
    if not plies then return expect_refusal("perft", "", nil, message, code) end
    if has_offers(list) then return end
    for _, action in ipairs(list) do
        local after = game:copy()
        after:apply(action)
        if has_offers(after:legal()) then return end
    end
    expect(plies[2].sequences == count_two(game), "perft counts otherwise than the list",
        plies[2].sequences, count_two(game))
end

-- ---- Claims -------------------------------------------------------------------------

-- Checks that an immediate win can also be claimed where wins are claimed. Lifting stones
-- by hand may change the game, and hooks end it without a claim.
local function claim_win(which, options, game)
    local final, rules = game.final, game.rules
    local is_by_hand = rules.capture and rules.capture.by_hand
    if not final or final.status ~= "won" or rules.hooks or is_by_hand
        or game:state().adjudication ~= "immediate" then return end
    local claimed = assert(inarow.new(which, helper.with(options,
        { adjudication = "claims" })))
    for _, action in ipairs(game.log) do
        local ruling, message = claimed:apply(action)
        expect(ruling, "an action is refused where wins are claimed", action, message)
    end
    local can_be = claimed.final and claimed.final.who == final.who
    for _, claim in ipairs(claimed:state().claims or {}) do
        can_be = can_be or claim.who == final.who
    end
    expect(can_be, "a win cannot be claimed", final, claimed:state(), game:record())
end

-- ---- A game -------------------------------------------------------------------------

local function ask(game, random)
    draw(game)
    explain(game, random)
    local record = reopen(game)
    convert(game, record)
    set_up(game)
end

-- Takes one more step; returns false if no action is legal.
local function step(game, random)
    local list, fault = game:legal()
    expect(not fault, "a hook fails", fault)
    helper.check_choices(game, list)
    if #list == 0 then
        expect(game.rules.hooks or game:state().adjudication == "claims",
            "nothing is legal, and the game goes on", game:record())
        return false
    end
    local known = index(game, list, random)
    for _ = 1, math.min(TRIED, #list) do
        try_legal(game, list[random(#list) + 1])
        try_any(game, random, known)
    end
    local action = helper.legal_action(game, function(n) return random(n) + 1 end)
    local ruling, message, code = game:apply(action)
    if not ruling and action.verb == "offer" then
        ruling, message, code = game:apply(list[random(#list) + 1])
    end
    expect(ruling, "a legal action is refused", action, message, code)
    return true
end

--- Plays a random game.
-- @param which a variant's name
-- @param options table of values
-- @param random function(n) that returns a number from 0 to n - 1
-- @return number of steps
function play.game(which, options, random)
    local game, message = inarow.new(which, options)
    expect(game, "no game can be begun", message)
    expect(game.final or #game:legal() > 0 or game.rules.hooks,
        "nothing is legal at the start", game:cells())
    ask(game, random)
    compare_perft(game)
    local steps = 0
    while not game.final and steps < MOST_STEPS and step(game, random) do
        steps = steps + 1
        if random(8) == 0 then ask(game, random) end
        if random(20) == 0 and not game.final then compare_perft(game) end
    end
    ask(game, random)
    claim_win(which, options, game)
    while #game.log > 0 do assert(game:undo()) end
    expect_same("taking all back leaves something", assert(inarow.new(which, options)),
        game)
    return steps
end

return play
