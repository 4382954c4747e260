--- Reads and writes lines of a record in the comments of other notations, for content
-- that these notations cannot express.
--
-- A line in a comment is, for example, `inarow: variant pente begins=black`. An action
-- such as `inarow: swap` is in the comment on the move before the action. `inarow 3:
-- swap` comes after move 3, in whichever comment it is written. In a tree, `inarow: #=
-- glyph: !?` contains a comment of a record about the node.
local headers = require "inarow.notation.record.headers"
local marks = require "inarow.notation.formats.marks"
local model = require "inarow.model"
local remarks = require "inarow.notation.remarks"
local say = require("inarow.notation.sentences").say
local words = require "inarow.notation.record.words"

local VERBS = model.verbs()

local own_lines = {}

--- Property of a move that represents a different action.
own_lines.ACTION = "NRA"

--- Text of a result line. It says that the record has no result although the notation
-- shows one.
own_lines.NO_RESULT = "none"

local MARK = "inarow"
local LINE = "^" .. MARK .. " ?(%d*): (.*)$"

--- Write a line of a record as a line of a comment.
-- @param text of the line: a header or an action
-- @param after number of moves before the action; nil if the comment is on the last of
-- these moves
function own_lines.write(text, after)
    return MARK .. (after and " " .. after or "") .. ": " .. text
end

-- The headers allowed in comments. `turn` is for positions on which no stones are set up.
local HEADERS = { variant = true, seats = true, result = true, captured = true,
    turn = true }

-- Joins texts as lines; nil without texts.
local function joined(lines)
    return #lines > 0 and table.concat(lines, "\n") or nil
end

-- Takes lines of a record out of a comment.
-- @param is_wanted function that receives a line's text and number, which may be empty
-- @return list of {text, number}; the lines as one text; and the rest of the comment. The
-- texts are nil if they have no lines
local function divided(comment, is_wanted)
    if not comment or not comment:find(MARK, 1, true) then return {}, nil, comment end
    local own, lines, rest = {}, {}, {}
    for line in (comment .. "\n"):gmatch("(.-)\n") do
        local number, text = line:match(LINE)
        if text and is_wanted(text, number) then
            own[#own + 1], lines[#lines + 1] = { text, tonumber(number) }, line
        else
            rest[#rest + 1] = line
        end
    end
    return own, joined(lines), joined(rest)
end

local function is_any() return true end
local function is_remark(text) return text:find "^#" ~= nil end
local function is_of_game(text) return not is_remark(text) end
local function is_header(text) return HEADERS[text:match "^%S*"] end

--- Split a comment into its lines of a record and the rest, each as one text; nil for an
-- empty part.
function own_lines.split(comment)
    return select(2, divided(comment, is_any))
end

--- Return the headers and actions in a comment, which apply to each game through the
-- comment's node.
function own_lines.of_games(comment)
    return (select(2, divided(comment, is_of_game)))
end

--- Return the header lines of a comment.
function own_lines.headers(comment)
    return (select(2, divided(comment, is_header)))
end

--- Take the remarks of a record about the node out of a comment.
-- @return list of the remarks, as from remarks.of_line; and the rest of the comment
function own_lines.said(comment)
    local own, _, rest = divided(comment, is_remark)
    local said = {}
    for i, line in ipairs(own) do said[i] = remarks.of_line { comment = line[1] } end
    return said, rest
end

-- Joins two texts as lines, so that each action keeps its own line. Either may be nil.
local function joined_lines(one, other)
    return one and other and one .. "\n" .. other or one or other
end

local function is_numbered(text, number)
    return number ~= "" and is_of_game(text)
end

--- Move each numbered action on a path to the comment of its move.
-- @param path list of nodes, as in planting.lua, from the first node of the tree
function own_lines.place(path)
    local places, moved = { [0] = 1 }, {}
    for i, node in ipairs(path) do
        if #node.moves > 0 then places[#places + 1] = i end
    end
    for i, node in ipairs(path) do
        local taken, _
        taken, _, node.comment = divided(node.comment, is_numbered)
        for _, one in ipairs(taken) do
            moved[#moved + 1] =
                { i, places[math.min(one[2], #places)], own_lines.write(one[1]) }
        end
    end
    -- At each place, the actions keep the order of the comments from which they come.
    for i = #moved, 1, -1 do
        local from, to, line = moved[i][1], moved[i][2], moved[i][3]
        local node = path[to]
        if from <= to then node.comment = joined_lines(line, node.comment) end
    end
    for _, one in ipairs(moved) do
        local from, to, line = one[1], one[2], one[3]
        local node = path[to]
        if from > to then node.comment = joined_lines(node.comment, line) end
    end
end

--- Remove the lines with remarks from a node's comment, and store the remarks in the
-- node's fields.
-- @param said the node, as in planting.lua; properties from a line are marked `is_line`
function own_lines.take_said(said)
    local list, comment = own_lines.said(said.comment)
    said.comment = comment
    for _, one in ipairs(list) do
        local action = one.tag and one.tag[1] == own_lines.ACTION
            and model.parse(one.tag[2])
        if action then
            local point = said.moves[1] and said.moves[1].point
            said.moves = { { point = point, is_move = true, action = action,
                colour = action.colour } }
        elseif one.tag then
            remarks.add_property(said, one.tag[1], one.tag[2])
            said.properties[#said.properties].is_line = true
        end
        if one.glyph then
            said.glyphs = said.glyphs or {}
            table.insert(said.glyphs, one.glyph)
        end
        marks.add(said, one.marks)
        said.comment_before = one.before or said.comment_before
        said.comment = joined_lines(said.comment, one.text)
    end
end

-- Reads a line into the table `found`. Returns true; or nil, message.
local function read_line(found, text, after)
    local list, message = words.split(text)
    if not list then return nil, message end
    local name = list[1] or ""
    if HEADERS[name] then
        if found[name] and name ~= "captured" then
            return nil, say("header-twice", { word = name })
        end
        return headers.readers[name](found, list)
    elseif not VERBS[name] then
        return nil, say("unknown-word",
            { word = name, hint = "", expected = say "needs-own-line" })
    end
    local action
    action, message = model.read(list)
    if not action then return nil, message end
    found.actions[after] = found.actions[after] or {}
    table.insert(found.actions[after], action)
    found.acts = true
    return true
end

-- Takes the lines of a record out of a comment that follows this many moves. Returns the
-- rest of the comment, nil if it is empty; or false, message.
local function take(found, comment, after)
    local own, _, rest = divided(comment, is_of_game)
    for _, line in ipairs(own) do
        local place = math.min(line[2] or after, found.last)
        local ok, message = read_line(found, line[1], place)
        if not ok then return false, message end
    end
    return rest
end

-- Takes the lines of a record out of the comment of a game or move.
local function take_from(found, said, after)
    local rest, message = take(found, said.comment, after)
    if rest == false then return nil, message end
    said.comment = rest
    return true
end

-- Applies the lines of a tree's root to a branch. Players and result at the root do not
-- apply to the branches.
local function inherit(found, source)
    local _, message = take(found, source.above, 0)
    found.seats, found.result = nil, nil
    return message == nil, message
end

--- Take the lines out of the comments of a game read from another notation.
-- @param source as the notation reads it
-- @return table {variant, options, seats, result, captured, turn, actions}. `actions`
-- has a list of actions for each number of moves before them; nil if there are no
-- actions. Nil, message if a line is wrong
function own_lines.take(source)
    local moves = source.moves or {}
    local found, ok, message = { actions = {}, last = source.length or #moves }, true, nil
    if source.above then ok, message = inherit(found, source) end
    if ok then ok, message = take_from(found, source, 0) end
    for i = 1, #moves do
        local move = moves[i]
        if ok and type(move) == "table" and move.comment then
            ok, message = take_from(found, move, i)
        end
    end
    if not ok then return nil, message end
    if not found.acts then found.actions = nil end
    return found
end

return own_lines
