--- inarow solve: solves puzzles in the terminal.
local arguments = require "inarow.cli.arguments"
local language = require "inarow.language"
local console = require "inarow.cli.console"
local judging = require "inarow.judging"
local keyboard = require "inarow.cli.typing.keyboard"
local model = require "inarow.model"
local records = require "inarow.cli.records"
local say = require("inarow.cli.commands.sentences").say
local attack = require "inarow.attack"

-- The words that can be typed instead of a point.
local commands = {}

local function draw(session)
    io.write(session.solving.game:render { colour = session.colour, legend = true,
        forbidden = true })
end

commands.board = draw

function commands.hint(session)
    local point = session.solving:hint()
    print(point and say("puzzle-hint", { point = point }) or say "puzzle-no-hint")
end

function commands.solution(session)
    local game = session.solving.game
    local answer = attack.win_of(game)
    for _, line in ipairs(attack.lines(game, answer)) do print(line) end
end

commands["next"] = function() return "next" end
commands.quit = function() return "quit" end

function commands.help()
    print(say "puzzle-word-point")
    for _, name in ipairs(language.keys(commands)) do
        print(say("puzzle-word-" .. name))
    end
end

local function try(session, point)
    if not model.coordinates(point) then
        print(say("puzzle-no-word", { word = language.printable(point) }))
        return
    end
    local tried, message = session.solving:play(point)
    if not tried then
        print(message)
        return
    end
    if tried.verdict ~= "wrong" then draw(session) end
    print(tried.message)
    return tried.verdict == "solved" and "solved" or nil
end

-- Carries out a line, which must have at most one word. Returns the reason for leaving
-- the puzzle; nil to continue.
local function follow(session, line)
    local word, more = line:match "(%S+)%s*(.*)"
    if not word then return nil end
    if more ~= "" then
        print(say("puzzle-one-word", { line = language.printable(line) }))
        return nil
    end
    word = word:lower()
    return (commands[word] or try)(session, word)
end

-- Reads lines until the puzzle is solved or left. Returns "solved", "next" or "quit".
local function ask(session, keys)
    local why
    repeat
        local line, ended = keys:read { text = session.solving.colour .. ">" }
        if not line then
            why = ended ~= "too-long" and "quit" or nil
        else
            why = follow(session, line)
        end
    until why
    return why
end

-- Returns the completions for the Tab key: the words that can be typed.
local function complete(text, from, to)
    local begun, list = text:sub(from, to), {}
    for _, name in ipairs(language.keys(commands)) do
        if name:sub(1, #begun) == begun then list[#list + 1] = name end
    end
    return list
end

-- Begins the puzzle of a game. Returns nil after an error message.
local function begin(result)
    local fault = result.refusal and judging.refusal_text(result.refusal)
    local solving
    if not fault and not result.error then solving, fault = result.game:solve() end
    if solving then return solving end
    records.complain(result, fault)
end

-- Lets the player solve the puzzle of a game. Returns the exit status, and true if the
-- player has left.
local function solve_one(result, session, keys)
    session.solving = begin(result)
    if not session.solving then return console.UNREADABLE end
    if session.count == 0 then print(say "puzzle-welcome") end
    session.count = session.count + 1
    print(attack.puzzle_note(session.solving.game, session.solving, session.count))
    draw(session)
    local why = ask(session, keys)
    session.solved = session.solved + (why == "solved" and 1 or 0)
    return console.OK, why == "quit"
end

return {
    examples = "  inarow puzzles 3 > puzzles.rec && inarow solve puzzles.rec",
    define = function(command)
        command:argument("path")
        arguments.define_variant(command)
        arguments.define_colour(command)
    end,
    run = function(args)
        if args.path == "-" then return console.complain(say "solve-file") end
        local paths, status = records.of { args.path }
        local session = { count = 0, solved = 0, colour = arguments.has_colours(args) }
        local keys = keyboard.new(complete)
        local read = records.judged { variant = args.variant, given = args.given }
        status = console.worse(status, records.each(paths, args, read, function(result)
            return solve_one(result, session, keys)
        end))
        if session.count > 0 then
            print(say("puzzle-count",
                { solved = session.solved, count = session.count }))
        end
        return status
    end,
}
