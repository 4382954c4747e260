--- Explains claims that are not upheld: their possible grounds, and the missing
-- conditions.
local captures = require "inarow.proof.captures"
local endings = require "inarow.proof.endings"
local language = require "inarow.language"
local messages = require "inarow.proof.sentences"
local model = require "inarow.model"
local node = require "inarow.proof.node"
local rows = require "inarow.proof.rows"
local kernel = require "inarow.kernel"

local claims = {}

local add = node.add

-- If the claimant is known, returns the claimant's colours; otherwise the colours of all
-- players.
local function colours_of(game, seat)
    local own = seat and select(2, kernel.who(game, seat))
    local team, list = own and game.rules.leaders[own], {}
    for i in ipairs(game.rules.colours) do
        if not team or game.rules.leaders[i] == team then list[#list + 1] = i end
    end
    return list
end

-- Returns the last stone of a colour that is still on the board, or nil.
local function last_stone(game, colour)
    local latest, found = 0, nil
    for point, number in pairs(game:numbers()) do
        if number > latest and kernel.at(game, point) == colour then
            latest, found = number, point
        end
    end
    return found
end

-- Returns the proof of a stone on the board, if there is one.
local function proof_at(game, point)
    return point and kernel.at(game, point) and (kernel.prove(game, point)) or nil
end

-- Returns the longest row of each colour, as a possible ground of a claim.
local function longest_rows(game, colours, key)
    local list = {}
    for _, colour in ipairs(colours) do
        local rule = game.rules[key][colour]
        local row, line = rows.longest(game, colour)
        local sentence = #row == 0 and "no-stones" or #row == 1 and "no-row"
            or "longest-row"
        if rule.row then
            list[#list + 1] = rows.node(game, "longest-row", rule, colour, row,
                #row > 1 and line or nil, sentence)
            add(list, #row > 1 and rows.blocked(game, colour, row, line))
        end
    end
    return list
end

local function by_captures(game, colours)
    local list = {}
    for _, colour in ipairs(colours) do
        if game.rules.win[colour].captured and game.rules.leaders[colour] == colour then
            for _, one in ipairs(captures.counted(game, colour)) do
                list[#list + 1] = one
            end
            add(list, captures.as_many(game, colour))
        end
    end
    return list
end

-- Returns the colours of the other players.
local function rivals_of(game, colours)
    local list = {}
    for i in ipairs(game.rules.colours) do
        if not language.index_of(colours, i) then list[#list + 1] = i end
    end
    return #list > 0 and list or colours
end

-- Returns the last stone of a colour with restrictions, which is the stone that could
-- have made a forbidden pattern.
local function by_pattern(game, word, colours)
    local rule, list = game.rules.forbid[word], {}
    for _, colour in ipairs(rivals_of(game, colours)) do
        local name = kernel.colour(game, colour)
        if not rule.colour or rule.colour == game.rules.colours[colour] then
            local last = last_stone(game, colour)
            local proof = proof_at(game, last)
            add(list, node.of("last-stone", { colour = name, point = last,
                sentence = not last and "no-stone-of" or nil },
                { point = last, children = { proof },
                    rule = game.rules.cites["forbid." .. word] }))
        end
    end
    if #list == 0 then list[1] = node.of("no-use", { what = word }) end
    return list
end

-- Returns a statement about the shape with a name.
local function by_shape(game, word)
    for _, shape in ipairs(game.rules.shapes) do
        if shape.name == word then
            return { node.of("no-shape", { shape = word },
                { rule = shape.cite }) }
        end
    end
end

local function by_row(game, word, colours)
    for i in ipairs(game.rules.colours) do
        local lose = game.rules.lose[i]
        if lose.row and word == (lose.reason or "losing-row") then
            return longest_rows(game, rivals_of(game, colours), "lose")
        end
    end
    return longest_rows(game, colours, "win")
end

local by_word = {}

function by_word.time(game, _, _, action)
    return endings.times(game, action.time)
end

by_word["full-board"] = function(game, word, colours, action)
    local vacant = {}
    for _, point in ipairs(game.rules.board.points) do
        if not kernel.at(game, point) then vacant[#vacant + 1] = point end
    end
    if #vacant == 0 then return by_word["no-action"](game, word, colours, action) end
    return { node.of("vacant", { count = messages.counted("points", #vacant) },
        { points = vacant }) }
end

by_word["supply-exhausted"] = function(game)
    local list = {}
    for i in ipairs(game.rules.colours) do
        local colour = kernel.colour(game, i)
        local supply = kernel.public(game).supply[colour]
        list[i] = node.of("supply", { who = colour, count = supply or 0,
            sentence = not supply and "supply-endless" or nil }, { colour = colour })
    end
    return list
end

by_word["no-action"] = function(game, _, _, action)
    local draw = kernel.claimed(game, action).draw
    if draw then
        return { node.of("draw-is", { what = messages.quoted("claim " .. draw) }) }
    end
    local choice = kernel.legal(game, true)[1]
    return choice and { node.of("may-act",
        { action = messages.quoted(game:action_text(choice)) },
        { points = choice.points or { choice.point } }) } or {}
end

by_word["move-limit"] = endings.move_count

function by_word.captures(game, _, colours) return by_captures(game, colours) end

function by_word.win(game, _, colours)
    local list = by_row(game, "win", colours)
    for _, one in ipairs(by_captures(game, colours)) do list[#list + 1] = one end
    -- For all patterns this is the same stone, the last one.
    local name = language.keys(game.rules.forbid)[1]
    for _, one in ipairs(name and by_pattern(game, name, colours) or {}) do
        list[#list + 1] = one
    end
    for _, shape in ipairs(game.rules.shapes) do
        for _, one in ipairs(by_shape(game, shape.name) or {}) do
            list[#list + 1] = one
        end
    end
    return list
end

-- Returns the possible grounds of a claim.
local function rests_on(game, action, colours)
    local word = action.claim
    if by_word[word] then return by_word[word](game, word, colours, action) end
    if game.rules.forbid[word] then
        return by_pattern(game, word, colours)
    end
    return by_shape(game, word) or by_row(game, word, colours)
end

-- Returns the claims that were possible but are not upheld. Such a claim has lapsed, its
-- row was broken, or it is the opponent's.
local function lapsed(game, called, colours)
    local list = {}
    for _, claim in ipairs(called) do
        local points = claim.points
        if not language.index_of(colours, claim.team) then
            list[#list + 1] = node.of("claim-of-other", { who = claim.who,
                points = language.list(points, "and") },
                { rule = claim.citation, points = points, point = claim.point })
        else
            local made = game.log[claim.number]
            list[#list + 1] = node.of("claim-made", { reason = claim.reason,
                action = made and messages.quoted(model.format(made)),
                points = language.list(points, "and") },
                { rule = claim.citation, stones = points, point = claim.point,
                    after = claim.number })
            local later = game.log[claim.number + 1]
            if later then
                list[#list + 1] = node.of("played-since",
                    { action = messages.quoted(model.format(later)) },
                    { point = later.point, after = claim.number + 1 })
            end
        end
    end
    return list
end

-- Returns a statement about the row that bars a claim.
local function barred(bar)
    return bar and { node.of("barred", { who = bar.who, reason = bar.reason,
        points = language.list(bar.points, "and") },
        { rule = bar.citation, points = bar.points, point = bar.point }) } or {}
end

--- Explains why a claim is not upheld.
-- @param game before the claim
-- @param action the claim
-- @param reason of the refusal, or nil if nothing supports the claim
-- @return list of parts of an explanation
function claims.explain(game, action, reason)
    local claimed = kernel.claimed(game, action)
    if reason == "first-five" then return barred(claimed.bar) end
    if reason == "flag-down" or reason == "flag-up" then
        return endings.times(game, action.time)
    end
    local colours = colours_of(game, claimed.seat)
    local list = lapsed(game, claimed.called, colours)
    if reason == "too-late" and #list > 0 then return list end
    add(list, action.at and proof_at(game, action.at))
    if action.at and game.rules.board:has(action.at)
        and not kernel.at(game, action.at) then
        add(list, node.of("nothing-there", { point = action.at },
            { points = { action.at } }))
    end
    for _, one in ipairs(rests_on(game, action, colours)) do
        list[#list + 1] = one
    end
    return list
end

return claims
