--- Puzzles are positions of games in which the side to move wins, and only one stone
-- begins the win. The win is by fours; or by threats, if there is no win by fours. A
-- puzzle has a proof of its shortest win. The positions come from games played here,
-- partly at random, or from recorded games.
local analyse = require "inarow.attack.analyse"
local core = require "inarow.core"
local messages = require "inarow.attack.sentences"
local model = require "inarow.model"
local proof_form = require "inarow.attack.proof_form"
local proof_ways = require "inarow.attack.proof_ways"
local solve = require "inarow.attack.solve"

local say = messages.say

local puzzles = {}

local LEAST = 3 -- least number of stones of a win in a puzzle
local NODES = 200000 -- number of positions examined for one question
-- Number of positions examined to find the shortest win by threats.
local SHORTEST = 1000000
local LOOKS = 5000 -- number of positions examined to find any win by threats
local GAMES = 400 -- number of games without a puzzle after which the search stops

-- ---- One position ---------------------------------------------------------------------

-- Returns true if the first stone of a win is the only one that wins by fours.
local function is_only(game, colour, first)
    local answer = analyse.of(game, { question = "threats", colour = colour })
    for _, stone in ipairs(answer.stones) do
        if stone.point ~= first and stone.fours > 0
            and solve.wins(game, stone.point, "vcf", NODES) ~= false then
            return false
        end
    end
    return true
end

-- Returns the shortest win of a colour by fours, by default of the side to move; or nil.
local function win_of(game, colour)
    local answer = analyse.of(game, { question = "vcf", colour = colour, shortest = true,
        proof = true, nodes = NODES })
    return answer and answer.answer == "win" and not answer.cut and answer or nil
end

-- Returns the puzzle at a game's present position, by its shortest win; nil if the win
-- has no proof.
local function puzzle_of(game, answer)
    if not answer.proof then return nil end
    return { variant = game.rules.name, cells = game:cells(), colour = answer.colour,
        by = answer.question, length = answer.length, line = answer.line,
        width = proof_ways.width(proof_form.read(answer)), proof = answer.proof,
        game = game }
end

-- For each kind of puzzle, a search at a game's present position. The search returns the
-- puzzle, if there is one; and true if there is any win.
local look_for = {}

function look_for.vcf(game)
    local answer = win_of(game)
    if not answer then return nil, false end
    local is_one = answer.length >= LEAST and is_only(game, answer.colour, answer.line[1])
    return is_one and puzzle_of(game, answer) or nil, true
end

function look_for.vct(game, is_over)
    local fours = analyse.of(game, { question = "vcf", nodes = NODES })
    if not fours then return nil, false end
    if fours.answer ~= "none" then return nil, fours.answer == "win" end
    local answer = analyse.of(game, { question = "vct", nodes = LOOKS,
        progress = is_over })
    if not answer.length then return nil, false end
    local storm = answer.length >= LEAST and analyse.of(game, { question = "storm",
        nodes = NODES, progress = is_over })
    if not storm or not storm.storm then return nil, true end
    answer = analyse.of(game, { question = "vct", shortest = true, proof = true,
        nodes = SHORTEST, progress = is_over })
    local is_one = answer.length and answer.length >= LEAST and not answer.cut
    return is_one and puzzle_of(game, answer) or nil, true
end

-- ---- Playing --------------------------------------------------------------------------

-- Values of a stone by the threats that it makes, and by those that the other side would
-- make there.
local OWN = { five = 10000, ["straight-four"] = 3000, ["four-four"] = 2500,
    ["four-three"] = 2000, ["three-three"] = 800, three = 60, four = 20 }
local OTHERS = { five = 5000, ["straight-four"] = 1000, ["four-four"] = 900,
    ["four-three"] = 900, ["three-three"] = 400, three = 30, four = 15 }

local CHANCE = 25 -- greatest random addition to a value
local SENSE = 4 -- one in this many wins of the other side is overlooked
local OPENING, PLIES = 4, 80 -- stones placed near the centre; plies at most

-- Given the point of a stone, raises the values of the nearby points on its lines.
local function add_near(near, game, point)
    local board = game.rules.board
    for _, step in ipairs(board:steps(game.rules.directions)) do
        for _, count in ipairs { -2, -1, 1, 2 } do
            local name = board:along(point, step, count)
            if name then near[name] = (near[name] or 0) + 3 - math.abs(count) end
        end
    end
end

local function made_at(game, colour)
    local made = {}
    local answer = analyse.of(game, { question = "threats", colour = colour })
    for _, stone in ipairs(answer.stones) do made[stone.point] = stone.makes end
    return made
end

-- Returns the points to choose from. If the other side has a win that is not overlooked,
-- these points stop the win.
local function choices_of(game, near, other, random)
    local points, all = {}, game.rules.board.points
    if random(SENSE) > 0 and win_of(game, other) then
        local answer = analyse.of(game, { question = "defend", colour = other,
            nodes = NODES })
        if #answer.points > 0 then return answer.points end
    end
    for _, point in ipairs(all) do
        if near[point] and not game:at(point) then points[#points + 1] = point end
    end
    return points
end

-- Returns the point where the side to move plays; nil if there is none.
local function choose(game, near, random)
    local colour = game:state().to_move
    local other = game:colour(3 - game:colour_number(colour))
    local own, others = made_at(game, colour), made_at(game, other)
    local best, most
    for _, point in ipairs(choices_of(game, near, other, random)) do
        local worth = (OWN[own[point]] or 0) + (OTHERS[others[point]] or 0)
            + (near[point] or 0) + random(CHANCE)
        if own[point] ~= "forbidden" and (not most or worth > most) then
            best, most = point, worth
        end
    end
    return best
end

-- Returns a vacant point near the centre.
local function central(game, random)
    local columns, rows = game.width, game.height
    local layers = game.rules.board.layers
    local reach = math.min(2, math.floor((math.min(columns, rows) - 1) / 2))
    for _ = 1, 100 do
        local x = math.floor((columns + 1) / 2) - reach + random(2 * reach + 1)
        local y = math.floor((rows + 1) / 2) - reach + random(2 * reach + 1)
        local name = model.point_name(x, y, layers > 1 and 1 + random(layers) or nil)
        if game.rules.board:has(name) and not game:at(name) then return name end
    end
end

-- Plays a game until it is a puzzle, and returns the puzzle; or nil when the game cannot
-- become a puzzle.
local function play(start, random, options)
    local game, near = start:copy(), {}
    for ply = 1, PLIES do
        local point
        if ply > OPENING then
            local puzzle, wins = look_for[options.by](game, options.is_over)
            if wins or options.is_over() then return puzzle end
            point = choose(game, near, random)
        else
            point = central(game, random)
        end
        if not point or not game:play(point) or game.final then return nil end
        add_near(near, game, point)
    end
end

-- ---- Records --------------------------------------------------------------------------

-- Returns the record of a puzzle, with its description in a note, and its solution in a
-- comment.
local function record_of(puzzle, number)
    local game = puzzle.game:begun_at(puzzle.cells, puzzle.colour)
    local note = solve.note(game, puzzle, number)
    local header, rest = game:record():match "^(.-\n)(board\n.*)$"
    return ("%snote %s\n%s# %s\n"):format(header, note, rest,
        say("puzzle-solution", { moves = table.concat(puzzle.line, " ") }))
end

--- Sorts puzzles by length, then by width, and gives each its record.
-- @param found list of puzzles, which is sorted
-- @return the list
function puzzles.graded(found)
    for i, puzzle in ipairs(found) do puzzle.found = i end
    table.sort(found, function(a, b)
        if a.length ~= b.length then return a.length < b.length end
        if a.width ~= b.width then return a.width < b.width end
        return a.found < b.found
    end)
    for i, puzzle in ipairs(found) do
        puzzle.record = record_of(puzzle, i)
        puzzle.proof.record = puzzle.record
        puzzle.found, puzzle.game = nil, nil
    end
    return found
end

-- ---- Many -----------------------------------------------------------------------------

local function never() end

-- Returns the options with their defaults.
local function complete(options)
    options = options or {}
    return { by = options.by or "vcf", is_over = options.is_over or never }
end

--- Makes puzzles, sorted by length, then by width, then in the order in which they were
-- found. A seed gives the same puzzles on every system.
-- @param start a new game under rules without the opening (inarow.rules)
-- @param options table or nil. `by` is "vcf" (the default) or "vct". `is_over` is a
-- function that stops the search by returning true. `report` is called as often as
-- `is_over`, with the fraction done, from 0 to 1, and the number of games played
-- @return list of inarow.puzzle, fewer than `count` if there seem to be no more, or if
-- the search was stopped; or nil, message, code: "no-threats"
function puzzles.make(start, count, seed, options)
    local threats, message, code = analyse.of(start, { question = "threats" })
    if not threats then return nil, message, code end
    local asked, report = complete(options), options and options.report or never
    local random, found, known, vain, games = core.random(seed), {}, {}, 0, 0
    local is_over = asked.is_over
    function asked.is_over()
        report(#found / count, games)
        return is_over()
    end
    while #found < count and vain < GAMES and not asked.is_over() do
        local puzzle = play(start, random, asked)
        vain, games = vain + 1, games + 1
        if puzzle and not known[puzzle.cells] then
            known[puzzle.cells], vain = true, 0
            found[#found + 1] = puzzle
        end
    end
    return puzzles.graded(found)
end

-- Returns the puzzle at a game's present position, or nil; and true if there is any win.
local function look(game, asked)
    if game.final or game:phase() then return nil, false end
    return look_for[asked.by](game, asked.is_over)
end

--- Adds the puzzles in a game, from its end backwards. If several puzzles lead to the
-- same win, only the longest is added.
-- @param game a copy, which is undone to its beginning
-- @param found list that receives the puzzles
-- @param options as for puzzles.make
function puzzles.of_game(game, found, options)
    local asked, last = complete(options), nil
    repeat
        local puzzle, wins = look(game, asked)
        local is_before = last and (puzzle and puzzle.colour ~= last.colour
            or not wins and game:state().to_move == last.colour)
        if is_before then found[#found + 1], last = last, nil end
        last = puzzle or last
    until asked.is_over() or not game:undo(true)
    found[#found + 1] = last
end

return puzzles
