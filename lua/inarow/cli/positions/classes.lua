--- Makes positions for comparing programs, by class. Some come from games, others are
-- designed to expose mistakes. The same seed gives the same positions everywhere.
--
-- While a position is made, it is a list of letters, one for each point, in the order of
-- the points' numbers.
local core = require "inarow.core"
local places_of = require("inarow.cli.positions.places").of
local say = require("inarow.cli.commands.sentences").say
local model = require "inarow.model"
local self_play = require "inarow.cli.positions.self_play"

local STONES = model.STONES

local positions = {}

--- Names of the classes on the command line.
positions.names = { "self-play", "dense", "lines", "stars", "nested" }

local VACANT = "."

-- ---- Stones --------------------------------------------------------------------------

local Maker = {}
Maker.__index = Maker

-- Returns a random number from low to high, both included.
function Maker:between(low, high)
    return low + self.random(high - low + 1)
end

function Maker:percent(chance)
    return self.random(100) < chance
end

function Maker:empty()
    self.cells = {}
    for i = 1, self.places.count do self.cells[i] = VACANT end
end

-- Returns the letter of the first colour with the probability `first`, in percent;
-- otherwise the letter of another colour.
function Maker:letter(first)
    local colour = self:percent(first) and 1 or self:between(2, self.colours)
    return STONES:sub(colour, colour)
end

-- Puts a stone on a vacant point. Does nothing if the point is occupied or off the board.
function Maker:put(number, letter)
    if number and self.cells[number] == VACANT then self.cells[number] = letter end
end

-- Fills `chance` percent of the points; `first` percent of these stones have the first
-- colour.
function Maker:fill(chance, first)
    for number = 1, self.places.count do
        if self:percent(chance) then self:put(number, self:letter(first)) end
    end
end

function Maker:any_point()
    return self:between(1, self.places.count)
end

-- Returns the table of next points, by point, for a random direction.
function Maker:any_way()
    local ways = self.places.ways
    local way = ways[self:between(1, #ways)]
    return self:percent(50) and way.ahead or way.behind
end

-- Returns the point that is `steps` away; nil beyond the edge.
local function along(next_of, number, steps)
    for _ = 1, steps do number = number and next_of[number] end
    return number or nil
end

-- Returns the point that is `steps` away on the line of `way`, backwards if `steps` is
-- negative.
local function along_line(way, number, steps)
    return along(steps < 0 and way.behind or way.ahead, number, math.abs(steps))
end

-- ---- Dense positions -----------------------------------------------------------------

local make = {}

-- Makes boards that are at least half full, and boards with almost only one colour.
function make.dense(self)
    if self:percent(50) then
        local chance, first = self:between(30, 80), self:between(40, 70)
        return self:fill(chance, first)
    end
    local chance, first = self:between(15, 60), self:between(80, 100)
    self:fill(chance, first)
end

-- ---- Lines ---------------------------------------------------------------------------

-- Writes stones of one colour on a part of a line, with gaps. The number of stones is
-- near the length of a winning row. So fours, threes and longer rows overlap. Other
-- stones are overwritten.
function Maker:stamp()
    local row = self.row
    local length = self:between(row - 1, 2 * row + 1)
    local stones = math.min(length, self:between(math.max(1, row - 3), row + 1))
    local letter, next_of, number = self:letter(70), self:any_way(), self:any_point()
    for left = length, 1, -1 do
        if not number then return end
        -- Each remaining point has an equal share of the remaining stones.
        local is_stone = self.random(left) < stones
        if is_stone then stones = stones - 1 end
        local other = not is_stone and self:percent(8) and self:letter(50)
        self.cells[number] = is_stone and letter or other or VACANT
        number = next_of[number]
    end
end

-- Makes lines on which rows are easily miscounted, with completed rows and other stones.
function make.lines(self)
    for _ = 1, self:between(4, 4 + math.floor(self.places.count / 12)) do self:stamp() end
    local chance, first = self:between(0, 10), self:between(20, 80)
    self:fill(chance, first)
end

-- ---- Stars ---------------------------------------------------------------------------

-- Writes stones of one colour around a vacant point, on some of the lines through it.
-- Each of these lines has stones near the point: one fewer than a threat requires,
-- exactly as many, or one more.
function Maker:star()
    local number, letter = self:any_point(), self:letter(80)
    local skipped = self:between(0, 40)
    for _, way in ipairs(self.places.ways) do
        if not self:percent(skipped) then
            local stones = self:between(self.row - 3, self.row - 1)
            local from = self:between(1 - self.row, 0)
            for _ = 1, stones do
                local steps = self:between(from, from + self.row)
                if steps ~= 0 then
                    self:put(along_line(way, number, steps), letter)
                end
            end
        end
    end
    if self.cells[number] ~= VACANT and self:percent(80) then
        self.cells[number] = VACANT
    end
end

-- Makes points where several rows cross, so that a stone there makes many rows at once.
function make.stars(self)
    for _ = 1, self:between(1, 2 + math.floor(self.places.count / 40)) do self:star() end
    local chance, first = self:between(0, 12), self:between(10, 60)
    self:fill(chance, first)
end

-- ---- Nested positions ----------------------------------------------------------------

-- Returns true if a line through a point has stones so near that a row could contain both
-- the stones and the point.
function Maker:has_stones(way, number)
    for steps = -self.row, self.row do
        local at = along_line(way, number, steps)
        if at and self.cells[at] ~= VACANT then return true end
    end
    return false
end

-- Writes stones on some empty lines through a point. Each line has two stones fewer than
-- a winning row. A stone at the point would therefore make threes. Then does the same at
-- the points that would turn these threes into straight fours. So the last of these
-- points decide whether the first stone is forbidden. All these points stay vacant.
function Maker:chain(number, depth)
    if depth == 0 or not number or self.cells[number] ~= VACANT then return end
    local ways, length = self.places.ways, self.row - 1
    self.reserved[number] = true
    local first = self:between(0, 2 * #ways - 1)
    for i = first, first + 2 * #ways - 1 do
        local way = ways[i % #ways + 1]
        local sign = math.floor(i / #ways) % 2 == 0 and 1 or -1
        local from = self:between(-1, 0)
        local grows
        repeat grows = self:between(from, from + length - 1) until grows ~= 0
        if not self:has_stones(way, number) then
            for steps = from, from + length - 1 do
                local at = along_line(way, number, sign * steps)
                if steps ~= 0 and steps ~= grows and at and not self.reserved[at] then
                    self:put(at, STONES:sub(self.restricted, self.restricted))
                end
            end
            self:chain(along_line(way, number, sign * grows), depth - 1)
            if self:percent(25) then return end
        end
    end
end

-- Returns the depth of a proof: the number of nested hypothetical stones.
local function depth_of(node)
    local depth = 0
    for _, child in ipairs(node.children) do depth = math.max(depth, depth_of(child)) end
    return depth + (node.fives and 1 or 0)
end

local DEEP = 3 -- levels below the first stone
local TRIES = 1000

-- Returns true if a proof about a reserved point needs hypothetical stones on at least
-- three levels below the first stone.
local function is_nested(self)
    local position = self.rules.core:setup(table.concat(self.cells))
    for number = 1, self.places.count do
        if self.reserved[number] and self.cells[number] == VACANT then
            local proof = position:prove(self.restricted, self.places.names[number])
            if proof and depth_of(proof) >= DEEP then return true end
        end
    end
    return false
end

-- Makes positions until one is deep enough. Returns false if too many attempts fail.
function make.nested(self)
    for _ = 1, TRIES do
        self:empty()
        self.reserved = {}
        for _ = 1, self:between(1, 3) do
            local number, depth = self:any_point(), self:between(3, 12)
            self:chain(number, depth)
        end
        local chance, first = self:between(0, 3), self:between(0, 60)
        self:fill(chance, first)
        if is_nested(self) then return true end
    end
    return false
end

-- ---- A series of positions -----------------------------------------------------------

-- Moves floating stones down, in games with gravity.
function Maker:settle()
    local below, moved = self.places.below, self.places.below ~= nil
    while moved do
        moved = false
        for number = 1, self.places.count do
            local under = below[number]
            if self.cells[number] ~= VACANT and under and self.cells[under] == VACANT then
                self.cells[number], self.cells[under] = VACANT, self.cells[number]
                moved = true
            end
        end
    end
end

-- Writes the cells of a position as text, row by row.
local function line_of(cells, board)
    local rows, at = {}, 1
    for i = 1, board.rows * board.layers do
        local length = board:row_length(i)
        rows[i] = cells:sub(at, at + length - 1)
        at = at + length
    end
    return table.concat(rows, "/")
end

-- Returns the number of the colour with forbidden double-threes, if there is one.
local function restricted_in(rules)
    local three = rules.forbid["double-three"]
    for i, colour in ipairs(rules.colours) do
        if three and (not three.colour or three.colour == colour) then return i end
    end
end

-- Returns a function that makes the cells of a new position; false if the game has no
-- positions of the class.
local function maker_of(class, rules, random)
    local places = places_of(rules)
    if class == "self-play" then return self_play.positions(rules, places, random) end
    local self = setmetatable({ rules = rules, places = places, random = random,
        colours = #rules.colours, row = rules.win[1].row or 5,
        restricted = restricted_in(rules) }, Maker)
    if class == "nested" and not self.restricted then
        return function() return false end
    end
    return function()
        self:empty()
        local made = make[class](self) ~= false
        self:settle()
        return made and table.concat(self.cells)
    end
end

--- Create a function that makes positions of a class, each as one line of text.
-- @param class one of positions.names
-- @param rules of the game after its opening
-- @param seed whole number
-- @return function that returns the next position, without end; or nil, message,
-- "no-such-position" for a game without positions of the class
function positions.each(class, rules, seed)
    local next_cells = maker_of(class, rules, core.random(seed))
    return function()
        local cells = next_cells()
        if cells then return line_of(cells, rules.board) end
        return nil, say("no-such-position",
            { class = class, variant = rules.name }), "no-such-position"
    end
end

return positions
