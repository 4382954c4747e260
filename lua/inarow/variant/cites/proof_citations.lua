--- The citation for each part of a proof: an article, or a reading.
local article = require "inarow.variant.cites.article"
local citations = require "inarow.variant.cites.citations"

-- RIF 9.3 has two halves, (a) and (b). By (a) the stone that makes a straight four may
-- not make an overline or a double-four. By (b) it may not make a double-three that is
-- not allowed.
local HALF = { overline = "a", ["double-four"] = "a", ["double-three"] = "b" }

-- The order in which patterns are tried for the article that allows a stone.
local PATTERNS = { "double-three", "double-four", "overline", "open-row", "open-rows" }

-- Patterns that an allowed stone does not make, in the order in which a proof lists them.
local NOT_MADE = { "overline", "open-row", "open-rows", "double-four", "double-three" }

-- Returns the reading of a source that explains its terms; nil if the source has no such
-- reading.
local function reading(terms, number)
    local citation = terms:match "^%S*" .. " reading " .. number
    return not citations.fault(citation, {}) and citation or nil
end

-- Returns the citations for the nodes of a colour's proof. `terms` is about rows, fours
-- and threes; `forbid` has the articles of patterns; `allowed` is about the threes that
-- count.
local function cited(rules, index)
    local forbid = {}
    for name, rule in pairs(rules.forbid) do
        if not rule.colour or rule.colour == rules.colours[index] then
            forbid[name] = rules.cites["forbid." .. name]
        end
    end
    local three = rules.forbid["double-three"]
    local terms = article(rules, "forms") or article(rules, "terms") or rules.source
    local win, lose = rules.win[index], rules.lose[index]
    return {
        forbid = forbid, terms = terms, allowed = three and (three.allowed
            or rules.cites["forbid.double-three"]) or terms,
        win = win.cite, lose = lose.cite,
        five = three and three.five_makes_three and reading(terms, 2) or terms,
        fours = reading(terms, 3) or terms,
        literal = three and three.literal_9_3, exempts = three and three.unless == "four",
        unless = rules.cites["forbid.double-three.unless"],
        defence = rules.cites["forbid.double-three.unless_defence"],
    }
end

-- Returns true if another four lies on the line of this four. The citation of such fours
-- is a reading.
local function shares_line(node, parent)
    for _, other in ipairs(parent.children) do
        if other ~= node and other.line == node.line
            and (other.reason == "four" or other.reason == "straight-four") then
            return true
        end
    end
    return false
end

local ground = {}

function ground.five(_, parent, cite, depth)
    return depth == 1 and parent.reason == "five" and cite.win or cite.terms
end

function ground.overline(_, parent, cite, depth)
    local wins = depth == 1 and parent.reason == "overline" and not parent.forbidden
    return wins and cite.win or cite.terms
end

function ground.four(node, parent, cite)
    return node.exempts and cite.unless
        or shares_line(node, parent) and cite.fours or cite.terms
end

ground["straight-four"] = ground.four

ground["open-row"] = function(_, parent, cite)
    return cite.forbid[parent.reason] or cite.forbid["open-row"] or cite.terms
end

ground["losing-row"] = function(_, _, cite) return cite.lose end

ground.three = function(_, _, cite)
    return cite.forbid["double-three"] and cite.allowed or cite.terms
end

-- There are two reasons why a row is not a three: the definition of a three, or a
-- forbidden pattern that extending the row would make.
ground["no-three"] = function(node, _, cite)
    for _, child in ipairs(node.children) do
        if HALF[child.reason] or cite.forbid[child.reason] then return cite.allowed end
    end
    return cite.terms
end

ground["last-three"] = function(_, _, cite) return cite.forbid["double-three"] end
ground.defence = function(_, _, cite) return cite.defence end

-- Returns the citation for a hypothetical stone, with which a three should become a
-- straight four.
local function ground_of_stone(node, cite)
    if node.reason == "five" then return cite.five end
    return node.reason == "overline" and not cite.forbid.overline and cite.five
        or cite.allowed
end

-- ---- Allowed stones -------------------------------------------------------------------

-- Returns true if a double-three is allowed, whatever its threes, because of another row
-- that the stone makes.
local function is_exempt(node)
    for _, child in ipairs(node.children) do
        if child.exempts or child.reason == "defence" then return true end
    end
    return node.exempts
end

-- Returns true if a pattern matters for a hypothetical stone. With RIF 9.3 read as
-- printed, each pattern matters only in its half of the article.
local function is_asked(name, node, cite)
    return not cite.literal or not node.fives
        or HALF[name] ~= nil and HALF[name] == (node.by or HALF[name])
end

-- Returns the patterns that a stone does not make and that would be illegal.
local function not_made(node, cite)
    local list = {}
    for _, name in ipairs(NOT_MADE) do
        if cite.forbid[name] and is_asked(name, node, cite)
            and not (name == "double-three" and is_exempt(node)) then
            list[#list + 1] = name
        end
    end
    return list
end

-- Returns the article that allows a stone. This is the article about the threes that the
-- stone makes, or the article about all patterns that are forbidden to its colour.
-- Returns nil if there is no such article.
local function of_allowed(proof, cite)
    for _, node in ipairs(proof.children) do
        if node.reason == "no-three" and node.rule == cite.allowed then
            return cite.allowed
        end
    end
    for _, name in ipairs(PATTERNS) do
        if cite.forbid[name] then return cite.forbid[name] end
    end
end

--- Sets the `rule` of every node of a proof. If the stone makes a pattern, the root of
-- the proof is left out. For a hypothetical stone that is forbidden, sets `by`, the half
-- of RIF 9.3 that forbids it. For an allowed stone, sets `makes_no`, the patterns that
-- the stone does not make.
-- @param rules rules of the game
-- @param proof from the core, which is changed
-- @param index number of the stone's colour
return function(rules, proof, index)
    local cite = cited(rules, index)
    local function walk(parent, depth)
        for _, node in ipairs(parent.children) do
            walk(node, depth + 1)
            if node.fives then
                node.rule = ground_of_stone(node, cite)
                node.by = node.by or HALF[node.reason]
                if node.reason == "allowed" then
                    node.exempts = cite.exempts or nil
                    node.makes_no = not_made(node, cite)
                end
            elseif node.shape then
                node.rule = rules.shapes[node.shape].cite
            else
                local of = ground[node.reason]
                node.rule = of and of(node, parent, cite, depth) or cite.terms
            end
        end
    end
    walk(proof, 1)
    if proof.reason == "allowed" then
        proof.makes_no, proof.rule = not_made(proof, cite), of_allowed(proof, cite)
    end
end
