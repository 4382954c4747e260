--- The continuations from the nodes of a proof. An answer is forced, or the defender
-- chooses between answers.
local language = require "inarow.language"

local proof_ways = {}

-- Returns the forced answer to a node's stone; and the node after that answer, or nil if
-- the defender may not play it. An answer is forced if, after every other answer, the
-- same stone wins at once. Returns nil if the defender can choose between answers, or
-- cannot answer.
local function forced(form, node)
    local other, answers = form.other[node], form.answers[node]
    if not other or not form.is_last[other] then return nil end
    local point = form.stone[other]
    for answer, follower in pairs(answers) do
        local is_same = form.is_last[follower] and form.stone[follower] == point
        if answer ~= point and not is_same then return nil end
    end
    return point, answers[point]
end

--- Returns the moves from a node on, while each answer is forced. A wrong proof may be
-- circular, so the line ends at the greatest length of a correct proof.
-- @return list of stones and answers in turn, with `pass` if the defender may not play
-- the forced answer. If a choice of answers follows the last stone, the second result is
-- that stone's node. If the last stone wins, it is nil
function proof_ways.line(form, node)
    local points = {}
    while true do
        points[#points + 1] = form.stone[node]
        if form.is_last[node] or #points > 2 * form.length then return points end
        local answer, follower = forced(form, node)
        if not answer then return points, node end
        points[#points + 1] = follower and answer or "pass"
        node = follower or form.other[node]
    end
end

--- Returns true if a node's stone leaves the defender only one answer, as a four does.
function proof_ways.is_forced(form, node)
    local answer, follower = forced(form, node)
    return answer ~= nil and follower ~= nil
end

-- For each node of a proof, returns the greatest number of stones that the attacker needs
-- from this node on.
local function lengths_of(form)
    if form.lengths then return form.lengths end
    local lengths = {}
    for node = form.count, 1, -1 do
        local most = form.other[node] and lengths[form.other[node]] or 0
        for _, follower in pairs(form.answers[node]) do
            most = math.max(most, lengths[follower])
        end
        lengths[node] = most + 1
    end
    form.lengths = lengths
    return lengths
end

--- Returns the continuations from a node, the longest first. The continuation after all
-- unnamed answers is last.
-- @return list of {node, answers}. `answers` are the answers that lead to the node; nil
-- if all unnamed answers lead to it
function proof_ways.of(form, node)
    local lengths, ways, by_node = lengths_of(form), {}, {}
    for _, answer in ipairs(language.keys(form.answers[node])) do
        local follower = form.answers[node][answer]
        if not by_node[follower] then
            by_node[follower] = { node = follower, answers = {} }
            ways[#ways + 1] = by_node[follower]
        end
        table.insert(by_node[follower].answers, answer)
    end
    table.sort(ways, function(a, b)
        if lengths[a.node] ~= lengths[b.node] then
            return lengths[a.node] > lengths[b.node]
        end
        return a.node < b.node
    end)
    local other = form.other[node]
    if other then ways[#ways + 1] = { node = other } end
    return ways
end

-- Returns the number of nodes from a node on.
local function size_of(form, first)
    local seen, waiting, count = { [first] = true }, { first }, 0
    local function add(node)
        if node and not seen[node] then
            seen[node], waiting[#waiting + 1] = true, node
        end
    end
    while #waiting > 0 do
        local node = table.remove(waiting)
        count = count + 1
        add(form.other[node])
        for _, follower in pairs(form.answers[node]) do add(follower) end
    end
    return count
end

--- Returns the continuations from a node. Those in which the attacker needs most stones
-- come first, because a defender who resists as long as possible chooses them. If these
-- numbers are equal, continuations after named answers come first, and then
-- continuations with more nodes.
function proof_ways.longest(form, node)
    local lengths, sizes, ways = lengths_of(form), {}, proof_ways.of(form, node)
    for _, way in ipairs(ways) do sizes[way] = size_of(form, way.node) end
    table.sort(ways, function(a, b)
        if lengths[a.node] ~= lengths[b.node] then
            return lengths[a.node] > lengths[b.node]
        elseif (a.answers == nil) ~= (b.answers == nil) then
            return a.answers ~= nil
        elseif sizes[a] ~= sizes[b] then
            return sizes[a] > sizes[b]
        end
        return a.node < b.node
    end)
    return ways
end

--- Returns the number of lines that a reader sees. These are the longest continuation,
-- and all other continuations from choices along it. Answers that lead to the same node
-- count as one line.
function proof_ways.width(form)
    local seen, width, node = {}, 1, 1
    while not form.is_last[node] do
        local ways = proof_ways.longest(form, node)
        for i = 2, forced(form, node) and 1 or #ways do
            local other = ways[i].node
            if not seen[other] then seen[other], width = true, width + 1 end
        end
        node = ways[1].node
    end
    return width
end

return proof_ways
