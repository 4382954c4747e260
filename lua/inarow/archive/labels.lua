--- Finds the words for moves that lead to given positions. The words name the points of
-- the question's board.
local inarow = require "inarow"
local kernel = require "inarow.kernel"
local native = require("inarow.language").load "inarow.archive.native"
local positions = require "inarow.archive.positions"
local texts = require "inarow.archive.texts"

local labels = {}

local BOARD_DIGITS = 12 -- digits of a board key that a tag has

-- ---- Words of legal moves ------------------------------------------------------------

-- Most actions that are tried, because there may be millions of offers.
local TRIED = 2000

-- Adds all legal moves of a state to lists, by the tag of the resulting position. After
-- an action that does not change the board, the next actions are tried too.
local function add_legal(state, tag_here, of_stones, lists, depth)
    local onward
    for i, action in ipairs(kernel.legal(state)) do
        if i > TRIED then break end
        local _, after = kernel.turn(state, action)
        if after then
            local tag = positions.tag_of(after)
            if tag == tag_here then
                onward = onward or after
            else
                tag = native.mask(tag, of_stones)
                lists[tag] = lists[tag] or {}
                table.insert(lists[tag], { state = state, action = action })
            end
        end
    end
    if onward and depth > 0 then
        add_legal(onward, tag_here, of_stones, lists, depth - 1)
    end
end

-- ---- Words from a game ---------------------------------------------------------------

-- Returns the points of the board by their names in the canonical form of the position.
local function points_by_form(live, symmetry)
    local points, position = {}, kernel.for_core(live)
    for _, point in ipairs(live.rules.board.points) do
        points[position:image(symmetry, point)] = point
    end
    return points
end

-- Finds the action by which a game of the archive goes from one position to another.
-- Returns the action with the points of the question's board.
local function by_example(self, live, id)
    local found, header, moves =
        self.run("SELECT header, moves FROM records WHERE game = ?", "i", id)
    local game = found == true and inarow.judge(texts.record(header, moves))().game
    if not game then return nil end -- the game's script is not known here
    local key, symmetry = kernel.key(live, true)
    local function is_here(state)
        return kernel.key(state, true):sub(1, BOARD_DIGITS) == key:sub(1, BOARD_DIGITS)
    end
    local last
    for i = 0, #game.log do
        local state = kernel.branch(game, i)
        if is_here(state) then
            last = state
        elseif last then
            local _, its = kernel.key(last, true)
            local points, position = points_by_form(live, symmetry), kernel.for_core(last)
            local action = {}
            for name, value in pairs(game.log[i]) do action[name] = value end
            action.time = nil
            local text = inarow.text(action, last):gsub("^play (%l+%d+)$", "%1")
            return (text:gsub("%f[%w]%l+%d+%f[%W]", function(point)
                local form = position:image(its, point)
                return form and points[form]
            end))
        end
    end
end

-- Compares words for sorting: points by column and row, other words by their letters.
local function is_before(one, other)
    local column, row = one:match "^(%l)(%d+)$"
    local other_column, other_row = other:match "^(%l)(%d+)$"
    if not column or not other_column then return one < other end
    if column ~= other_column then return column < other_column end
    return tonumber(row) < tonumber(other_row)
end

-- Returns the words of moves to the same position, without `play` before a point.
local function words_of(moves)
    local words = {}
    for i, move in ipairs(moves) do
        local text = inarow.text(move.action, move.state)
        words[i] = text:match "^play (%l+%d+)$" or text
    end
    table.sort(words, is_before)
    return words
end

-- Returns a move and, for a stone, its images under symmetries of the position.
local function with_images(live, text)
    local words, position = { text }, kernel.for_core(live)
    if not live.rules.board.number[text] then return words end
    for _, point in ipairs(live.rules.board.points) do
        if point ~= text and position:symmetric(text, point) then
            words[#words + 1] = point
        end
    end
    table.sort(words, is_before)
    return words
end

--- Return the words of moves.
-- @param self the archive
-- @param live game at the position of the question
-- @param question {tag, of_stones}
-- @param children list of {tag, sample}: the tag of a next position, and the
-- number of a game that reached it
-- @return list of lists of words; equal moves share a list
function labels.of(self, live, question, children)
    local lists, words = {}, {}
    if #children > 0 and not live.final then
        add_legal(live, question.tag, question.of_stones, lists, 8)
    end
    for i, child in ipairs(children) do
        local moves = lists[child.tag]
        words[i] = moves and words_of(moves)
            or with_images(live, by_example(self, live, child.sample) or "?")
    end
    return words
end

return labels
