--- Reads the syntax of SGF: trees of nodes. A node is a list of properties {name, given,
-- values, raw, at}. `given` is the name as written. `raw` holds the values with escapes
-- as written, by number.
local limits = require "inarow.notation.limits"
local say = require("inarow.notation.formats.sentences").say

local sgf_tree = {}

--- Name of the property for an unreadable variation, in the node before the variation.
-- The property's single value is the variation's text.
sgf_tree.UNREAD = "("

-- Returns the meaning of a backslash and a character. A line break is removed.
local function unescaped(char)
    return (char == "\n" or char == "\r") and "" or char
end

--- Return the meaning of a value as written.
function sgf_tree.unescape(value)
    return (value:gsub("\\(.?)", unescaped))
end

-- Finds the end of a property's value from `at`, after its "[". Returns the place of its
-- "]", and true if the value contains escapes; nil if it does not end.
local function find_end(text, at)
    local escapes, stop = false, text:find("[%]\\]", at)
    while stop and text:sub(stop, stop) ~= "]" do
        escapes, stop = true, text:find("[%]\\]", stop + 2)
    end
    return stop, escapes
end

--- Create a function that returns the line of a place in the text. The function counts
-- from the last place, so places near each other cost little.
function sgf_tree.line_counter(text)
    local line, counted = 1, 0
    return function(at)
        local from, to = math.min(at, counted), math.max(at, counted)
        local _, between = text:sub(from + 1, to):gsub("\n", "")
        line, counted = line + (at < counted and -between or between), at
        return line
    end
end

-- Properties that only first nodes have. A variation that begins with one of these
-- properties is another game.
local ROOT = { FF = true, GM = true, SZ = true }

-- Reads one node from `at`, after its ";". Returns four values: a list of the wanted
-- properties (or of all properties); the place after the node; true if the node is a
-- first node; and the number of its properties and values. For a fault, returns the
-- results of sgf_tree.read.
local function read_node(text, at, wanted)
    local node, is_root, count = {}, false, 0
    while true do
        local start, name, after = text:match("^%s*()(%w+)%s*()", at)
        if not name then return node, text:match("^%s*()", at), is_root, count end
        if text:sub(after, after) ~= "[" then
            return nil, start, say("sgf-no-value", { name = name:sub(1, 40) }),
                after > #text
        end
        local given = name
        name = name:gsub("%l", "")
        local property = (not wanted or wanted[name])
            and { name = name, given = given, values = {}, at = start }
        at, count = after, count + 1
        is_root = is_root or ROOT[name]
        while text:sub(at, at) == "[" do
            local stop, escapes = find_end(text, at + 1)
            if not stop then
                return nil, start, say("sgf-open-value", { name = name:sub(1, 40) }), true
            end
            if property and count <= limits.values then
                local value, number = text:sub(at + 1, stop - 1), #property.values + 1
                if escapes then
                    property.raw = property.raw or {}
                    property.raw[number] = value
                    value = sgf_tree.unescape(value)
                end
                property.values[number] = value
            end
            at, count = text:match("^%s*()", stop + 1), count + 1
        end
        if count <= limits.values then node[#node + 1] = property or nil end
    end
end

local NOT_CLOSED = say "sgf-open-game"

local NONE = {}

--- Read the main line of the game tree at `at`, its "(". Later variations are skipped.
-- @param wanted set of the names of properties to read in nodes after the first
-- @return list of nodes, and the place after the tree. `total` of the list counts the
-- nodes, properties and values in all lines of play. If the main line is too long, the
-- list has `beyond`, {place, fault}
-- @return for a fault: nil, the place of the fault, the message, and true if the text is
-- correct so far but incomplete
function sgf_tree.read(text, at, wanted)
    local nodes, depth, count, passed, opened = { total = 0 }, 0, 0, nil, nil
    while true do
        at = text:match("^%s*()", at)
        local char = text:sub(at, at)
        if char == "(" then
            depth, opened = depth + 1, at
            at = at + 1
        elseif char == ")" then
            depth = depth - 1
            at = at + 1
            passed = passed or depth -- a "(" after this opens another variation
            if depth == 0 then return nodes, at end
        elseif char == ";" then
            local node, next_at, is_root, added =
                read_node(text, at + 1, passed and NONE or nodes[1] and wanted)
            -- For a fault, `is_root` is the message. `added` is true if the end of the
            -- text is missing.
            if not node then return nil, next_at, is_root, added end
            if opened and nodes[1] and is_root then return nil, opened, NOT_CLOSED end
            nodes.total = nodes.total + 1 + added
            if not passed then
                count = count + 1 + added
                if count > limits.values then
                    nodes.beyond = nodes.beyond
                        or { at, limits.passed("values", "game-values") }
                elseif node[1] or not nodes[1] then
                    nodes[#nodes + 1] = node
                end
            end
            opened = nil
            at = next_at
        elseif char == "" then
            local stop = #text
            while text:find("^%s", stop) do stop = stop - 1 end
            return nil, stop, NOT_CLOSED, true
        else
            return nil, at, say("sgf-unexpected", { text = char })
        end
    end
end

--- Return true if a text is a single well-formed variation.
function sgf_tree.is_variation(text)
    local nodes, after = sgf_tree.read(text, 1)
    return nodes ~= nil and #nodes > 0 and after == #text + 1
end

--- Return the values of a property as written.
function sgf_tree.as_written(property)
    local values = {}
    for i, value in ipairs(property.values) do
        values[i] = property.raw and property.raw[i] or value
    end
    return values
end

--- Iterate over all lines of a game tree that sgf_tree.read has found well-formed.
-- @param at place of the tree's "("
-- @return iterator that returns "(", ")" or ";", then the node, if there is one, and its
-- place; nil after the last ")"
function sgf_tree.tokens(text, at, wanted)
    local depth, is_first = 0, true
    return function()
        if depth == 0 and not is_first then return nil end
        local start = text:match("^%s*()", at)
        local char, node = text:sub(start, start), nil
        at, is_first = start + 1, false
        if char == ";" then
            node, at = read_node(text, at, wanted)
        else
            depth = depth + (char == "(" and 1 or -1)
        end
        return char, node, start
    end
end

return sgf_tree
