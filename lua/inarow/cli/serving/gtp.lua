--- Rules on games for graphical boards over the Go Text Protocol, version 2. Supported
-- are GoGui's commands `gogui-rules_…` and the commands that set up and play.
--
--     local ruler = require("inarow.cli.serving.gtp").new("gomoku", { size = 15 })
--     ruler:answer "play black H8"    --> "= \n\n"
--
-- The protocol's boards are square, with at most 25 columns and without the letter I.
-- The protocol's colours are black and white. In games with other colours, the first
-- colour to move is called black. The protocol can only express stones and passes. If a
-- game has no legal move, a graphical board assumes that the game is over. So games with
-- swaps, offers or moves of stones are not supported.
local language = require "inarow.language"
local inarow = require "inarow"
local say = require("inarow.cli.sentences").say

local LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
local SIDES = { "black", "white" }
local STONES = { black = "X", white = "O" }

local Ruler = {}
Ruler.__index = Ruler

local gtp = {}

-- ---- Words ----------------------------------------------------------------------------

-- Writes a point in the protocol's notation: `J9` is the point `i9`.
local function vertex_of(point)
    local column = point:byte() - 96
    return LETTERS:sub(column, column) .. point:sub(2)
end

local function point_of(vertex)
    local letter, row = vertex:upper():match "^(%a)([1-9]%d?)$"
    local column = letter and LETTERS:find(letter, 1, true)
    return column and string.char(96 + column) .. row
end

local function side_of(word)
    word = word:lower()
    return word == "b" and "black" or word == "w" and "white" or word
end

-- Returns the game's colours that are black and white in the protocol.
local function sides_of(colours)
    local sides = language.index_of(colours, "black")
        and language.index_of(colours, "white")
        and { black = "black", white = "white" }
        or { black = colours[1], white = colours[2] }
    sides[sides.black], sides[sides.white] = "black", "white"
    return sides
end

-- Returns the board's rows from the top.
local function rows_of(self)
    local rows = {}
    for _, point in ipairs(self.game:board().points) do
        local row = self.game.rules.height + 1 - point.y
        rows[row] = rows[row] or {}
        rows[row][point.x] = STONES[self.sides[self.game.colours[point.stone]]] or "."
    end
    for i, row in ipairs(rows) do rows[i] = table.concat(row, " ") end
    return rows
end

-- ---- Commands -------------------------------------------------------------------------

-- Each command receives the ruler and the command's words, and returns the text after
-- `=`, or nil and the text after `?`.
local commands = {}

function commands.protocol_version() return "2" end
function commands.name() return "inarow" end
function commands.version() return inarow.version end
function commands.quit(self)
    self.is_over = true
    return ""
end

function commands.list_commands() return table.concat(language.keys(commands), "\n") end

function commands.known_command(_, words)
    return tostring(commands[words[1]] ~= nil)
end

function commands.boardsize(self, words)
    local size = tonumber(words[1])
    if not size then return nil, say "gtp-size" end
    local options = {}
    for key, value in pairs(self.options) do options[key] = value end
    options.size = size
    local game, message = inarow.new(self.variant, options)
    if not game then return nil, "unacceptable size: " .. message end
    message = gtp.unfit(game)
    if message then return nil, "unacceptable size: " .. message end
    self.options, self.game = options, game
    return ""
end

function commands.clear_board(self)
    self.game = assert(inarow.new(self.variant, self.options))
    return ""
end

-- The command is ignored, because no points are counted.
function commands.komi() return "" end

function commands.play(self, words)
    local side, vertex = side_of(words[1] or ""), words[2] or ""
    if not STONES[side] then return nil, say "gtp-colour" end
    local state = self.game:state()
    if not state.over and side ~= self.sides[state.to_move] then
        return nil, say("gtp-turn", { side = self.sides[state.to_move] })
    end
    local point = point_of(vertex)
    local ruling, message
    if vertex:lower() == "pass" then
        ruling, message = self.game:apply "pass"
    elseif point then
        ruling, message = self.game:play(point)
    else
        return nil, say("gtp-vertex", { vertex = vertex })
    end
    if not ruling then return nil, "illegal move: " .. message end
    return ""
end

function commands.undo(self)
    local done, message = self.game:undo()
    if not done then return nil, "cannot undo: " .. message end
    return ""
end

function commands.showboard(self)
    local rows = rows_of(self)
    local size = #rows
    for i, row in ipairs(rows) do rows[i] = ("%2d %s"):format(size + 1 - i, row) end
    rows[size + 1] = "   " .. LETTERS:sub(1, size):gsub(".", "%0 "):sub(1, -2)
    return "\n" .. table.concat(rows, "\n")
end

commands["gogui-rules_game_id"] = function(self)
    return self.game.rules.title or self.variant
end

commands["gogui-rules_board_size"] = function(self)
    return tostring(self.game.rules.width)
end

commands["gogui-rules_board"] = function(self)
    return "\n" .. table.concat(rows_of(self), "\n")
end

commands["gogui-rules_legal_moves"] = function(self)
    local vertices = {}
    for _, choice in ipairs(self.game:legal_groups()) do
        if choice.verb == "play" then
            for _, point in ipairs(choice.points) do
                vertices[#vertices + 1] = vertex_of(point)
            end
        elseif choice.verb == "pass" then
            vertices[#vertices + 1] = "pass"
        end
    end
    return table.concat(vertices, " ")
end

-- Graphical boards only accept a colour, so the answer after the end is an arbitrary
-- colour.
commands["gogui-rules_side_to_move"] = function(self)
    return self.sides[self.game:state().to_move] or self.sides[self.game.colours[1]]
end

-- Answers `black wins: five (RIF 9.1)`; `unknown` while the game continues.
commands["gogui-rules_final_result"] = function(self)
    local final = self.game.final
    if not final then return "unknown" end
    local why = final.reason .. (final.citation and " (" .. final.citation .. ")" or "")
    local side = self.sides[final.who]
    return (side and side .. " wins: " or final.status .. ": ") .. why
end

-- Answers the numbers of stones captured by black and by white.
commands["gogui-rules_captured_count"] = function(self)
    local captured = self.game:state().captured
    local counts = {}
    for i, side in ipairs(SIDES) do
        counts[i] = tostring(captured[self.sides[side]] or 0)
    end
    return table.concat(counts, " ")
end

-- ---- Answering a line -----------------------------------------------------------------

-- Returns an action of a game that the protocol cannot express; nil if it can express all
-- actions.
local function wordless(rules)
    if rules.turn.move then return "move" end
    for _, step in ipairs(rules.steps) do
        if step[1] ~= "place" then return step[1] end
    end
end

--- Return the reason why a board of the protocol cannot show a game; nil if it can.
function gtp.unfit(game)
    local rules = game.rules
    if #rules.colours ~= 2 then return say("gtp-two", { variant = rules.name }) end
    if rules.width ~= rules.height or rules.width > #LETTERS or not game:board().full then
        return say("gtp-square", { variant = rules.name, most = #LETTERS })
    end
    local verb = wordless(rules)
    return verb and say("gtp-verb", { variant = rules.name, verb = verb })
end

--- Create a ruler with a game of a variant.
-- @return the ruler; or nil, message, code, faults
function gtp.new(variant, options)
    local game, message, code, faults = inarow.new(variant, options)
    if not game then return nil, message, code, faults end
    message = gtp.unfit(game)
    if message then return nil, message, "bad-option" end
    return setmetatable({ variant = variant, options = options or {}, game = game,
        sides = sides_of(game.rules.colours) }, Ruler)
end

--- Answer a line.
-- @param line string, without its line feed
-- @return text to send, unchanged; "" for a line without a command. After `quit`,
-- `is_over` is true.
function Ruler:answer(line)
    local words = {}
    for word in line:gsub("#.*", ""):gsub("[%z\1-\8\11-\31\127]", ""):gmatch "%S+" do
        words[#words + 1] = word
    end
    local id = words[1] and words[1]:find "^%d+$" and table.remove(words, 1) or ""
    local name = table.remove(words, 1)
    if not name then return "" end
    local answer, fault
    if commands[name] then
        answer, fault = commands[name](self, words)
    else
        fault = "unknown command" .. language.hint(name, language.keys(commands))
    end
    if answer then return ("=%s %s\n\n"):format(id, answer) end
    return ("?%s %s\n\n"):format(id, fault)
end

return gtp
