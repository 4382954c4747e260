--- The form of a proof (docs/notations.md): checks that a value is a proof at all. Its
-- nodes are copied into separate lists with items of known types, so the code that
-- checks nodes needs no checks of types.
local language = require "inarow.language"
local say = require("inarow.attack.sentences").say

local proof_form = {}

local VERSION = 1
local QUESTIONS = { "vcf", "vct" }

--- Limits: nodes of a proof, bytes of its record, stones of the win.
proof_form.MOST_NODES, proof_form.MOST_RECORD = 10 ^ 6, 10 ^ 6
local MOST_STONES = 676

-- Bytes of a key or a value that a message shows, at most.
local SHOWN = 40

local function refuse(code, values)
    return nil, say(code, values), "bad-proof"
end

-- Returns the fault of a field with a wrong value: nil, message, code.
local function wrong(key, expected, value, values)
    return refuse("proof-field", { key = key,
        expected = say("proof-" .. expected, values),
        given = value == nil and say "proof-nothing" or language.shown(value, SHOWN) })
end

local function is_whole(value, least, most)
    return type(value) == "number" and value % 1 == 0 and value >= least
        and value <= most
end

-- The fields of a proof other than its nodes: a test, and a description of the expected
-- value.
local FIELDS = {
    { "proof", function(value) return value == VERSION end, "version" },
    { "record", function(value)
        return type(value) == "string" and #value <= proof_form.MOST_RECORD
    end, "record" },
    { "colour", function(value) return type(value) == "string" end, "colour" },
    { "question", function(value) return language.index_of(QUESTIONS, value) end,
        "question" },
    { "length", function(value)
        return is_whole(value, 1, MOST_STONES)
    end, "length" },
    { "nodes", function(value)
        return type(value) == "table" and value[1] ~= nil
    end, "nodes" },
}

-- Returns the number of a node that may follow another node, or nil.
local function follower(value, number, count)
    return is_whole(value, number + 1, count) and math.floor(value) or nil
end

-- Returns the fault of a following node's number.
local function wrong_follower(key, value, number, count)
    if number == count then return wrong(key, "no-later", value, { last = count }) end
    return wrong(key, "later", value, { first = number + 1, last = count })
end

-- Returns the answers that a node names, sorted; nil if they are not texts, or if there
-- are too many for a board.
local function names_of(answers)
    local count = 0
    for answer in pairs(type(answers) == "table" and answers or {}) do
        count = count + 1
        if type(answer) ~= "string" or count > MOST_STONES + 1 then
            return nil
        end
    end
    return type(answers) == "table" and language.keys(answers) or nil
end

-- Copies the answers of a node, if they are valid.
-- @return table of the numbers of the following nodes, by answer; it may be empty. Or
-- nil, message, code
local function answers_of(node, number, count)
    local answers, at = {}, ("nodes[%d].answers"):format(number)
    if node.answers == nil then return answers end
    local names = names_of(node.answers)
    if not names then return wrong(at, "answers", node.answers) end
    for _, answer in ipairs(names) do
        local value = node.answers[answer]
        answers[answer] = follower(value, number, count)
        if not answers[answer] then
            return wrong_follower(("%s.%s"):format(at, language.printable(answer, SHOWN)),
                value, number, count)
        end
    end
    return answers
end

-- Copies a node to the lists of a form.
-- @return true; or nil, message, code
local function add_node(form, node, number, count)
    local at = ("nodes[%d]"):format(number)
    if type(node) ~= "table" then return wrong(at, "node", node) end
    if type(node.stone) ~= "string" then
        return wrong(at .. ".stone", "stone", node.stone)
    end
    local answers, message, code = answers_of(node, number, count)
    if not answers then return nil, message, code end
    local other = node["else"]
    form.other[number] = other ~= nil and follower(other, number, count)
    if other ~= nil and not form.other[number] then
        return wrong_follower(at .. ".else", other, number, count)
    end
    form.stone[number], form.answers[number] = node.stone, answers
    form.is_last[number] = other == nil and next(answers) == nil
    return true
end

-- Returns the number of nodes in a list; nil if there are more nodes than a proof may
-- have.
local function count_nodes(nodes)
    local count = 0
    while nodes[count + 1] ~= nil do
        count = count + 1
        if count > proof_form.MOST_NODES then return nil end
    end
    return count
end

-- Returns the proof in an answer of game:analyse, or the proof itself.
local function bare(value)
    local is_answer = type(value) == "table" and type(value.proof) == "table"
    return is_answer and value.proof or value
end

--- Reads a proof, or an answer of game:analyse that contains a proof.
-- @return a table {record, colour, question, length, count, stone, answers, other,
-- is_last}. The last four are lists with an item for each node, from 1 to `count`.
-- `stone` has the node's stone. `answers` has the following nodes by answer. `other` has
-- the node after any other answer, or false. `is_last` is true if the stone wins at
-- once. Or nil, message, "bad-proof"
function proof_form.read(value)
    local proof = bare(value)
    if type(proof) ~= "table" then return wrong("the proof", "object", proof) end
    if proof.proof == nil and proof.question and proof.nodes == nil then
        return refuse "proof-of-none"
    end
    for _, field in ipairs(FIELDS) do
        local key, test, expected = field[1], field[2], field[3]
        if not test(proof[key]) then
            return wrong(key, expected, proof[key], { most = proof_form.MOST_RECORD,
                stones = MOST_STONES, version = VERSION })
        end
    end
    local count = count_nodes(proof.nodes)
    if not count then return refuse("proof-large", { most = proof_form.MOST_NODES }) end
    local form = { record = proof.record, colour = proof.colour, count = count,
        question = proof.question, length = math.floor(proof.length), stone = {},
        answers = {}, other = {}, is_last = {} }
    for number = 1, count do
        local ok, message, code = add_node(form, proof.nodes[number], number, count)
        if not ok then return nil, message, code end
    end
    return form
end

-- Checks that a value is a point of the board.
local function check_point(board, point, key, expected)
    if board.number[point] then return true end
    return wrong(key, expected, point)
end

--- Checks that the stones and answers of a proof are points of a game's board.
-- @return true; or nil, message, "bad-proof"
function proof_form.check_points(form, game)
    local board = game.rules.board
    for number = 1, form.count do
        local at = ("nodes[%d]"):format(number)
        local ok, message, code =
            check_point(board, form.stone[number], at .. ".stone", "point")
        for _, answer in ipairs(ok and language.keys(form.answers[number]) or {}) do
            if ok and answer ~= "pass" then
                ok, message, code = check_point(board, answer, at .. ".answers", "answer")
            end
        end
        if not ok then return nil, message, code end
    end
    return true
end

return proof_form
