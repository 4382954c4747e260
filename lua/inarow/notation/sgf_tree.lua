--- The syntax of SGF: trees of nodes, which are lists of properties {name, values, at}.
local sgf_tree = {}

-- The value of a property from `at`, after its "[": the text, and where it goes on.
local function read_value(text, at)
    local parts = {}
    while true do
        local stop = text:find("[%]\\]", at)
        if not stop then return nil end
        parts[#parts + 1] = text:sub(at, stop - 1)
        if text:sub(stop, stop) == "]" then return table.concat(parts), stop + 1 end
        local escaped = text:sub(stop + 1, stop + 1)
        parts[#parts + 1] = escaped:find("[\r\n]") and "" or escaped
        at = stop + 2
    end
end

--- A function from a place in the text to its line. It counts from the last place asked
-- for, so that places near each other cost little.
function sgf_tree.line_counter(text)
    local line, counted = 1, 0
    return function(at)
        local from, to = math.min(at, counted), math.max(at, counted)
        local _, between = text:sub(from + 1, to):gsub("\n", "")
        line, counted = line + (at < counted and -between or between), at
        return line
    end
end

-- One node from `at`, after its ";": a list of {name, values, at}, and where the text
-- goes on; or as sgf_tree.read.
local function read_node(text, at)
    local node = {}
    while true do
        local start, name, after = text:match("^%s*()(%w+)%s*()", at)
        if not name then return node, text:match("^%s*()", at) end
        if text:sub(after, after) ~= "[" then
            return nil, start, ("property %s has no value"):format(name:sub(1, 40)),
                after > #text
        end
        local property = { name = name:gsub("%l", ""), values = {}, at = start }
        at = after
        while text:sub(at, at) == "[" do
            local value, next_at = read_value(text, at + 1)
            if not value then
                return nil, start,
                    ("the value of %s is not closed"):format(name:sub(1, 40)), true
            end
            property.values[#property.values + 1] = value
            at = text:match("^%s*()", next_at)
        end
        node[#node + 1] = property
    end
end

-- What only a first node has: a variation that begins with it is another game.
local ROOT = { FF = true, GM = true, SZ = true }

local function is_root(node)
    for _, property in ipairs(node) do
        if ROOT[property.name] then return true end
    end
    return false
end

local NOT_CLOSED = "the game is not closed: ')' is missing"

--- The main line of the game tree at `at`, its "(". Later variations are passed over.
-- @return list of nodes, and where the text goes on; or nil, where it is wrong, how, and
-- whether only because it ends there
function sgf_tree.read(text, at)
    local nodes, depth, passed, opened = {}, 0, nil, nil
    while true do
        at = text:match("^%s*()", at)
        local char = text:sub(at, at)
        if char == "(" then
            depth, opened = depth + 1, at
            at = at + 1
        elseif char == ")" then
            depth = depth - 1
            at = at + 1
            passed = passed or depth -- what opens below here is another variation
            if depth == 0 then return nodes, at end
        elseif char == ";" then
            local node, next_at, fault, ends = read_node(text, at + 1)
            if not node then return nil, next_at, fault, ends end
            if opened and nodes[1] and is_root(node) then
                return nil, opened, NOT_CLOSED
            end
            if not passed then nodes[#nodes + 1] = node end
            opened = nil
            at = next_at
        elseif char == "" then
            local stop = #text
            while text:find("^%s", stop) do stop = stop - 1 end
            return nil, stop, NOT_CLOSED, true
        else
            return nil, at,
                ("'%s' is not expected here, but ';', '(' or ')'"):format(char)
        end
    end
end

return sgf_tree
