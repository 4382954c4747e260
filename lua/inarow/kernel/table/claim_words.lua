--- The words of claims in a game, their meanings, and the sides that they may serve.
local language = require "inarow.language"

local claim_words = {}

--- Returns the set of words for everything that can be claimed in a game: its ways to win
-- and to draw.
function claim_words.kinds(state)
    local kinds, rules = { win = true, time = true, ["clock-defect"] = true }, state.rules
    for i in ipairs(rules.colours) do
        local win, lose = rules.win[i], rules.lose[i]
        if win.row and win.reason then
            kinds[win.reason] = true
        elseif win.row then
            kinds.five, kinds.overline = true, true
        end
        if lose.row then kinds[lose.reason or "losing-row"] = true end
        if win.captured then kinds.captures = true end
    end
    for _, shape in ipairs(rules.shapes) do kinds[shape.name] = true end
    for name in pairs(rules.forbid) do kinds[name] = true end
    local draw = rules.draws
    for _, name in ipairs { "full-board", "supply-exhausted" } do
        kinds[name] = draw[name] and true
    end
    kinds["move-limit"] = rules.most_moves > 0 or nil
    kinds["no-action"] = true
    return kinds
end

-- The order in which words for claims are listed: first those that players need most.
-- Wins that are not listed here have the rank WIN, and forbidden patterns the rank
-- FORBIDDEN.
local RANKS = {
    win = 1, five = 2, overline = 3, time = 6, ["full-board"] = 7,
    ["supply-exhausted"] = 8, ["move-limit"] = 9, ["no-action"] = 10,
    ["clock-defect"] = 11,
}
local WIN, FORBIDDEN = 4, 5

-- Claims that need a clock.
local OF_CLOCKS = { time = true, ["clock-defect"] = true }

--- Returns the words for everything that can be claimed in a game, in the order in which
-- players need them: its wins, its forbidden patterns, time, draws on the board, and a
-- faulty clock.
-- @return list
function claim_words.list(state)
    local forbid, list = state.rules.forbid, {}
    local function rank(word)
        return RANKS[word] or (forbid[word] and FORBIDDEN or WIN)
    end
    for _, word in ipairs(language.keys(claim_words.kinds(state))) do
        if state.at_table.clock or not OF_CLOCKS[word] then list[#list + 1] = word end
    end
    table.sort(list, function(a, b)
        if rank(a) ~= rank(b) then return rank(a) < rank(b) end
        return a < b
    end)
    return list
end

-- Depending on the game, a row of six is called a win or an overline.
local OTHERWISE = { six = "overline", overline = "six" }

--- Returns a hint at the claim that was probably meant: one with a similar spelling, or
-- one that shares a word.
function claim_words.hint(word, known)
    local near = language.hint(word, known)
    if near == "" then near = language.hint(OTHERWISE[word] or "", known) end
    if near ~= "" then return near end
    local letters = word:gsub("%A", "")
    for _, name in ipairs(known) do
        for part in name:gmatch "%a%a%a%a+" do
            if letters:find(part, 1, true) or #letters > 3 and part:find(letters, 1, true)
            then
                return language.hint(name, known)
            end
        end
    end
    return ""
end

local ROWS = { five = true, overline = true }

--- Returns true if a word names a claim. The word names the row or pattern that the
-- player saw, but not the row's length if longer rows win too. The word `win` names any
-- win (reading 16).
function claim_words.is_called(state, claim, word)
    return claim.fields.reason == word or word == "win"
        or claim.wins and ROWS[word] and ROWS[claim.fields.reason]
            and not state.rules.win[claim.colour].exactly
end

-- Returns true if a shape with this name may win for a colour. The shape is the colour's
-- own, or one by which its opponent loses.
local function shape_could_serve(state, word, colour)
    local team = state.rules.leaders[colour]
    for _, shape in ipairs(state.rules.shapes) do
        for _, maker in ipairs(shape.name == word and shape.colours or {}) do
            if shape.loses == (state.rules.leaders[maker] ~= team) then return true end
        end
    end
    return false
end

-- Returns true if a claim with this word may ever win for a colour.
local function could_serve(state, word, colour)
    local win = state.rules.win[colour]
    if win.row and (ROWS[word] and not win.reason and (word == "five" or not win.exactly)
        or word == win.reason) or win.captured and word == "captures" then
        return true
    end
    local forbid = state.rules.forbid[word]
    for other, name in ipairs(state.rules.colours) do
        local lose = state.rules.lose[other]
        if state.rules.leaders[other] ~= state.rules.leaders[colour]
            and (forbid and (not forbid.colour or forbid.colour == name)
                or lose.row and word == (lose.reason or "losing-row")) then
            return true
        end
    end
    return shape_could_serve(state, word, colour) or word == "win" or word == "time"
        or word == "clock-defect"
end

--- Returns the seat that makes a claim that does not name a seat: the only seat that the
-- claim could serve. Returns nil if the claim could serve several seats, or no seat,
-- like a draw.
function claim_words.served_by(state, word)
    local found
    for colour in ipairs(state.rules.colours) do
        local team = state.rules.leaders[colour]
        if team ~= found and could_serve(state, word, colour) then
            if found then return nil end
            found = team
        end
    end
    return found and state.position:holder(found)
end

return claim_words
