--- Stones and forbidden points: the patterns that a stone makes at a point, and the
-- points where a stone is forbidden.
local language = require "inarow.language"
local model = require "inarow.model"
local articles = require "inarow.kernel.articles"
local board = require "inarow.kernel.ask.board"
local endings = require "inarow.kernel.endings"
local hooks = require "inarow.kernel.hooks"
local messages = require "inarow.kernel.sentences"
local sides = require "inarow.kernel.sides"

local say = messages.say

local stones = {}

-- Returns the number of the colour whose forbidden points matter now, or nil.
local function restricted(state)
    local _, turn = state.position:turn()
    for _, rule in pairs(state.rules.forbid) do
        if not rule.colour or rule.colour == state.rules.colours[turn] then
            return turn
        end
    end
    return state.rules.restricted
end

-- Returns the number of the colour with this name. Without a name, returns the number of
-- the restricted colour, or nil.
-- @return number or nil; and, if no colour has the name, message and code
local function meant(state, name)
    if not name then return restricted(state) end
    local colour, message = sides.colour_number(state, name)
    return colour, message, message and "bad-action"
end

-- Given a hypothetical stone, returns two lists of its forbidden patterns: those that are
-- not allowed, and those that a hook allows. If the hook fails, returns nil, nil and the
-- fault.
-- @param from the point that a moved stone comes from, or nil
local function judge(state, colour, point, from)
    local patterns = state.position:fouls_at(colour, point, from)
    return hooks.judge(state, state.position,
        { colour = colour, point = point, patterns = patterns },
        from and { verb = "move", points = { from, point } } or nil)
end

-- Returns the points of a colour where a stone makes a forbidden pattern that no hook
-- allows; and the patterns, by point. Or returns nil, message, code.
local function not_allowed(state, colour, points)
    local list, reasons = {}, {}
    for _, point in ipairs(points) do
        local left, _, fault = judge(state, colour, point)
        if fault then return nil, fault.message, fault.reason end
        if #left > 0 then list[#list + 1] = point end
        reasons[point] = left[1]
    end
    return list, reasons
end

-- Returns the reason for each forbidden point of a colour.
local function with_reasons(state, colour, points, reasons)
    local list = {}
    for i, point in ipairs(points) do
        local reason = reasons[point]
        list[i] = { point = point, reason = reason,
            citation = articles.of_reason(state, nil, nil, reason),
            rows = endings.rows(state, reason, colour, point) }
    end
    return list
end

--- Returns the forbidden points of a colour, by column, then row (inarow.game:forbidden).
-- @param state a state, or a game
-- @param name of the colour; if nil, the side to move or, if nothing is forbidden to it,
-- the first colour with restrictions
-- @param is_cited true for {point, reason, citation, rows} for each point, where `rows`
-- is a list of the rows that a stone would make there, each a list of points
-- @return list; or nil, message, code
function stones.forbidden(state, name, is_cited)
    local colour, message, code = meant(state, name)
    if message then return nil, message, code end
    local points = colour and state.position:forbidden(colour) or nil
    if colour and not points then
        return nil, say("too-deep-board", { who = sides.colour(state, colour) }),
            "too-deep"
    end
    local reasons
    if points and (is_cited or state.rules.may_allow) then
        points, reasons, code = not_allowed(state, colour, points)
        if code then return nil, reasons, code end
    end
    points = points or {}
    return is_cited and with_reasons(state, colour, points, reasons) or points
end

-- Replaces the number of a shape by its name.
local function name_shape(state, node)
    local one = state.rules.shapes[node.shape]
    node.shape, node.reason, node.loses = one.name, one.name, one.loses or nil
    return one
end

-- Returns the exception by which a stone may make a forbidden pattern: the name in
-- `unless` that its captures fulfil, or "hook". Returns nil if the pattern needs no
-- exception, such as an overline where overlines win.
local function exception_of(state, proof, index, from, allowed)
    local rule, win = state.rules.forbid[proof.reason], state.rules.win[index] or {}
    if not rule or proof.reason == "overline" and not win.exactly then return nil end
    if language.index_of(allowed, proof.reason) then return "hook" end
    local unless = rule.unless
    local effect = state.position:effect(index, proof.point, from)
    for _, name in ipairs(type(unless) == "table" and unless or { unless }) do
        if effect[name] then return name end
    end
end

-- Fills in the names and articles, which the core does not have.
local function complete(state, proof, index)
    local rules = state.rules
    local win, lose = rules.win[index] or {}, rules.lose[index] or {}
    rules:cite_proof(proof, index)
    for _, node in ipairs(proof.children) do
        if node.shape then
            local shape = name_shape(state, node)
            proof.reason, proof.shape, proof.loses = shape.name, shape.name, node.loses
            proof.rule = shape.cite
        end
    end
    local by_hook = proof.unless == "hook"
    proof.rule = proof.rule
        or proof.unless and rules.cites[by_hook and "hooks.allow"
            or "forbid." .. proof.reason .. ".unless"]
        or proof.forbidden and articles.of_reason(state, nil, nil, proof.reason)
        or proof.reason ~= "allowed"
            and (proof.reason == "losing-row" and lose or win).cite
        or nil
    proof.citation = proof.rule
    proof.colour = rules.are_shared and rules.stones[index] or sides.colour(state, index)
    proof.row = win.row
    return proof
end

-- Returns the number of the colour of a hypothetical stone, given the colour's name. For
-- stones that belong to nobody, the result is the first colour.
-- @return number; or nil, message, code
local function colour_asked(state, name)
    if name and state.rules.are_shared then
        local number, message = sides.stone_number(state, name)
        return number, message, message and "bad-action"
    end
    if name then return meant(state, name) end
    if state.rules.are_shared then return 1 end
    return restricted(state) or select(2, state.position:turn()) or 1
end

--- Returns the proof of the patterns that a stone at a point makes, or would make.
-- @param state a state, or a game
-- @param word the point, perhaps as somebody typed it
-- @param name of the stone's colour; by default that of the stone on the point, or the
-- colour with restrictions, or the side to move
-- @param from the point that a moved stone comes from, or nil
-- @return inarow.proof; or nil, message, code
function stones.prove(state, word, name, from)
    local there, message, code = board.at(state, word)
    if message then return nil, message, code end
    local point, colour = model.point(word), there
    if name or not there then
        colour, message, code = colour_asked(state, name)
        if not colour then return nil, message, code end
    end
    local is_neutral = there and there > #state.rules.colours
    if there and (there ~= colour or is_neutral) then
        return nil, say("occupied", { point = point }), "occupied"
    end
    local left, allowed, fault = judge(state, colour, point, from)
    if fault then return nil, fault.message, fault.reason end
    local proof, cut = state.position:prove(colour, point, from, allowed)
    if not proof then
        return nil, say("too-deep", { point = point, who = sides.colour(state, colour) }),
            "too-deep"
    end
    proof.cut, proof.forbidden = cut, #left > 0
    if not proof.forbidden then
        proof.unless = exception_of(state, proof, colour, from, allowed)
    end
    return complete(state, proof, colour)
end

return stones
