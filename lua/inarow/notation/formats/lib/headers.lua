--- Moves the header of a library's only game to its root. In a library of several games,
-- each game has its header at its end. Earlier versions of inarow put the header at the
-- end even if a library had only one game.
local own_lines = require "inarow.notation.own_lines"

local headers = {}

-- Returns the header lines of a comment, and true if the comment numbers the move that
-- its actions follow.
local function lines_of(comment)
    local lines, own = {}, own_lines.split(comment)
    for line in (own_lines.headers(comment) or ""):gmatch "[^\n]+" do
        lines[#lines + 1] = line
    end
    return lines, own ~= nil and ("\n" .. own):find "\ninarow %d" ~= nil
end

-- Joins the header lines that apply to all variations to one text.
local function rules_of(lines)
    local rules = {}
    for _, line in ipairs(lines) do
        local is_of_main = line:find "^inarow: seats " or line:find "^inarow: result "
        if not is_of_main then rules[#rules + 1] = line end
    end
    return table.concat(rules, "\n")
end

-- Returns the comment of a node without some of its lines.
local function without(comment, lines)
    local left, rest = {}, {}
    for _, line in ipairs(lines) do left[line] = true end
    for line in (comment .. "\n"):gmatch "(.-)\n" do
        if not left[line] then rest[#rest + 1] = line end
    end
    return #rest > 0 and table.concat(rest, "\n") or nil
end

-- Returns the ends of all lines of play. Also returns true if the headers can move to the
-- root. This requires that only the root and the ends have headers. The comments must
-- also not contain a move number for their actions.
local function ends_of(root)
    local ends, waiting, is_plain = {}, { root }, true
    while #waiting > 0 do
        local node = table.remove(waiting)
        local lines, is_numbered = lines_of(node.comment)
        local is_end = #node.children == 0
        if is_end then ends[#ends + 1] = { node = node, lines = lines } end
        is_plain = is_plain and not is_numbered
            and (is_end or node == root or #lines == 0)
        for i = #node.children, 1, -1 do waiting[#waiting + 1] = node.children[i] end
    end
    return ends, is_plain
end

--- Move the header of a library's only game to its root.
-- @param root from lib/tree.lua
-- @return false if there are several games
function headers.raise(root)
    local ends, is_plain = ends_of(root)
    if not is_plain then return false end
    local first, rules = ends[1], rules_of(ends[1].lines)
    for i = 2, #ends do
        if table.concat(ends[i].lines, "\n") ~= rules then return false end
    end
    if first.node == root or #first.lines == 0 then return true end
    for _, one in ipairs(ends) do
        if #one.lines > 0 then one.node.comment = without(one.node.comment, one.lines) end
    end
    local header = table.concat(first.lines, "\n")
    root.comment = root.comment and root.comment .. "\n" .. header or header
    return true
end

return headers
