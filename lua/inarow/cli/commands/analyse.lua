--- inarow analyse: wins by threats, what stops them, and the threats that stand.
local analyse = require "inarow.attack.analyse"
local arguments = require "inarow.cli.arguments"
local board = require "inarow.picture.board"
local characters = require "inarow.text.characters"
local console = require "inarow.cli.console"
local english = require "inarow.text.english"
local files = require "inarow.cli.files"
local input = require "inarow.cli.input"
local judge = require "inarow.judging.judge"
local progress = require "inarow.cli.progress"
local records = require "inarow.cli.records"
local say = require("inarow.text.messages").say
local svg = require "inarow.picture.svg"
local terminal = require "inarow.cli.terminal"
local text = require "inarow.picture.text"
local told = require "inarow.attack.told"

-- The fields of an answer as a JSON object, in order.
local FIELDS = { "source", "question", "colour", "answer", "length", "line", "points",
    "unknown", "storm", "vct", "threats", "nodes", "seconds", "cut" }

-- Lists show as such in JSON even when they are empty.
local function to_json(answer, source)
    answer.source = source
    for _, name in ipairs { "line", "points", "unknown", "threats", "stones" } do
        if answer[name] then console.list(answer[name]) end
    end
    for _, threat in ipairs(answer.threats or {}) do
        console.list(threat.makes)
        console.list(threat.stops)
    end
    return answer
end

-- A function that draws how much of the bounds is used up.
local function reporter(question)
    local tell = progress.reporter()
    local seconds = question.seconds or not question.nodes and analyse.SECONDS
    return function(nodes, now)
        tell(math.max(question.nodes and nodes / question.nodes or 0,
            seconds and now / seconds or 0))
    end
end

-- The board with the stones of the answer in mind, and its points marked.
local function picture_of(game, answer)
    return board.of(game, { mind = told.stones(game, answer), wins = told.points(answer) })
end

local function print_text(game, answer, args, source)
    if source then print(characters.shown(source)) end
    for _, line in ipairs(told.lines(game, answer)) do print(line) end
    local points = told.points(answer) or {}
    if answer.line and #answer.line > 0 or #points > 0 then
        io.write(text.draw(picture_of(game, answer),
            { colour = args.has_colours, legend = true }))
    end
    io.flush()
end

local function print_picture(game, answer, args)
    if args.drawn then return nil, say("several-positions") end
    args.drawn = true
    local described = picture_of(game, answer)
    described.status = table.concat(told.lines(game, answer), " ")
    io.write(svg.draw(described, {}))
    return true
end

-- Ask about one game, and print the answer: true; false after an interrupt; or nil and a
-- message.
local function ask(game, args, source)
    local question = args.asked
    question.progress = reporter(question)
    local answer, message = analyse.of(game, question, true)
    progress.finish()
    if not answer then return nil, message end
    local done = true
    if args.json then
        console.json(to_json(answer, source), FIELDS)
        io.flush()
    elseif args.svg then
        done, message = print_picture(game, answer, args)
    else
        print_text(game, answer, args, source)
    end
    if answer.cut == "interrupt" then
        console.complain(say "cut-interrupt")
        return false
    end
    return done, message
end

-- The game that is asked about: the record's at its end, or after so many actions; or nil
-- and a message.
local function game_of(result, args)
    local game, refused = result.game, result.refusal
    if args.at then
        game, refused = records.game_at(result, args.at)
        if not game then return nil, refused end
    end
    if refused then return nil, judge.refusal_text(result.refusal) end
    return game
end

-- Ask about the games of a file; its exit status, and false after an
-- interrupt.
local function ask_all(path, args)
    local chunks, unreadable = files.open(path)
    if not chunks then return console.complain(unreadable), true end
    local status = console.OK
    for result in judge.games(chunks, path, { variant = args.variant,
        given = args.given, steps = args.at ~= nil }) do
        local done, message
        if result.error then
            console.complain_of { where = result.source, name = result.name,
                line = result.error.line, message = result.error.message }
            status = console.UNREADABLE
        else
            local game
            game, message = game_of(result, args)
            if game then done, message = ask(game, args, result.source) end
            if done == false then return console.worse(status, console.FAILED), false end
            if not done then
                status = console.complain_of { where = result.source, name = result.name,
                    message = message }
            end
        end
    end
    return status, true
end

-- Options that go with one question alone.
local ONLY_WITH = { shortest = "vcf" }

-- The question of the command line: what game:analyse takes; or nil, message.
local function question_of(args)
    local asked, names = {}, {}
    for i, name in ipairs(analyse.questions) do
        names[i] = "--" .. name
        if args[name] then asked[#asked + 1] = name end
    end
    local of_both = args.storm and args.defend and #asked == 2
    if #asked ~= 1 and not of_both then
        return nil, say("one-question", { expected = english.list(names) })
    end
    for option, only in pairs(ONLY_WITH) do
        if args[option] and asked[1] ~= only then
            return nil, say("only-with", { option = "--" .. option,
                expected = "--" .. only })
        end
    end
    if args.at and args.path == "-" then
        return nil, say "at-of-record"
    end
    return { question = of_both and "defend" or asked[1], vct = of_both or nil,
        colour = args.colour, shortest = args.shortest, nodes = args.nodes,
        seconds = args.seconds, stones = args.stones }
end

return {
    examples = "  inarow analyse --vcf --shortest game.rec\n"
        .. "  inarow analyse --variant gomoku --threats --colour white game.rec\n"
        .. "  inarow analyse --vct --nodes 100000 --json - < positions.txt\n"
        .. "  inarow analyse --storm --defend --svg game.rec > defences.svg\n"
        .. "  inarow analyse --vct --at 12 game.rec",
    define = function(command)
        command:argument("path")
        arguments.define_variant(command)
        command:option("--colour --color")
        command:option("--at"):convert(arguments.whole(2 ^ 20))
        for _, name in ipairs(analyse.questions) do command:flag("--" .. name) end
        command:flag("--shortest")
        command:option("--nodes"):convert(arguments.number)
        command:option("--seconds", { seconds = analyse.SECONDS })
            :convert(arguments.number)
        command:option("--stones"):convert(arguments.number)
        command:flag("--json")
        command:flag("--svg")
    end,
    run = function(args)
        local fault
        args.asked, fault = question_of(args)
        local fit
        if args.asked then fit, fault = analyse.check(args.asked) end
        if not fit then return console.complain(fault) end
        args.has_colours = terminal.has_colours { colour = "auto" }
        if args.path == "-" then
            return input.each_position(args, function(game) return ask(game, args) end)
        end
        local paths, status = records.of { args.path }
        for _, path in ipairs(paths) do
            local done, goes_on = ask_all(path, args)
            status = console.worse(status, done)
            if not goes_on then break end
        end
        return status
    end,
}
