--- inarow analyse: finds wins by threats, defences against them, and threats on the
-- board.
local attack = require "inarow.attack"
local arguments = require "inarow.cli.arguments"
local inarow = require "inarow"
local language = require "inarow.language"
local console = require "inarow.cli.console"
local system = require "inarow.system"
local input = require "inarow.cli.input"
local judging = require "inarow.judging"
local progress = require "inarow.cli.progress"
local records = require "inarow.cli.records"
local say = require("inarow.cli.commands.sentences").say
local parallel = require "inarow.cli.parallel"

-- Fields of an answer as a JSON object, in order; then the fields of its proof.
local FIELDS = { "number", "source", "question", "colour", "answer", "length", "line",
    "points", "unknown", "storm", "vct", "threats", "nodes", "seconds", "cut",
    "barred", "proof", "record", "stone", "answers", "else" }

-- Forms of a written proof: trees in these notations, or other forms.
local TREES = { "record", "sgf", "lib" }
local PROOFS = language.joined({ "text", "json" }, TREES)

-- Marks lists in an answer, so that empty lists are also lists in JSON.
local function to_json(answer, source, number)
    answer.source, answer.number = source, number
    for _, name in ipairs { "line", "points", "unknown", "threats", "stones" } do
        if answer[name] then console.list(answer[name]) end
    end
    for _, node in ipairs(answer.proof and answer.proof.nodes or {}) do
        if node.answers and not next(node.answers) then node.answers = nil end
    end
    for _, threat in ipairs(answer.threats or {}) do
        console.list(threat.makes)
        console.list(threat.stops)
    end
    return answer
end

-- Returns a function that shows the used part of the limits.
local function reporter(question)
    local report = progress.reporter()
    local seconds = question.seconds or not question.nodes and attack.SECONDS
    return function(nodes, now)
        report(math.max(question.nodes and nodes / question.nodes or 0,
            seconds and now / seconds or 0))
    end
end

-- Draws the board with the hypothetical stones of the answer, and marks its points.
local function draw(game, answer, options)
    options.mind, options.wins = attack.stones(game, answer), attack.points(answer)
    io.write((game:render(options)))
end

local function print_text(game, answer, args, source)
    if source then print(language.printable(source)) end
    for _, line in ipairs(attack.lines(game, answer)) do print(line) end
    local points = attack.points(answer) or {}
    if answer.line and #answer.line > 0 or #points > 0 then
        draw(game, answer, { colour = args.has_colours, legend = true })
    end
    if answer.proof then
        io.write("\n", inarow.text(answer.proof))
    elseif args.proof and answer.answer == "win" then
        print(say "analysed-proof-cut")
    end
    io.flush()
end

-- Writes the proof of a win in a notation with trees. Returns true; or nil and a message.
local function print_tree(game, answer, args)
    if not answer.proof then
        return nil, answer.answer == "win" and say "analysed-proof-cut"
            or table.concat(attack.lines(game, answer), " ")
    end
    if args.proof == "lib" and args.written then return nil, say "several-libraries" end
    local tree, message = inarow.tree(answer.proof)
    local text
    if tree then text, message = tree:text(args.proof) end
    if not text then return nil, message end
    io.write(args.proof == "record" and args.written and "---\n" or "", text)
    io.flush()
    args.written = true
    return true
end

local function print_picture(game, answer, args)
    if args.drawn then return nil, say("several-positions") end
    args.drawn = true
    draw(game, answer, { format = "svg", words = attack.lines(game, answer) })
    return true
end

-- Asks the question about one game, and prints the answer. Returns true; false after an
-- interrupt; or nil and a message.
local function ask(game, args, source, number)
    local question, tasks = args.asked, args.tasks
    question.progress = reporter(question)
    local answer, message = attack.ask(game, question, { run = tasks.run })
    tasks:await_turn()
    progress.finish()
    if not answer then return nil, message end
    local done = true
    if args.json then
        console.json(to_json(answer, source, number), FIELDS)
        io.flush()
    elseif args.svg then
        done, message = print_picture(game, answer, args)
    elseif language.index_of(TREES, args.proof) then
        done, message = print_tree(game, answer, args)
    else
        print_text(game, answer, args, source)
    end
    if answer.cut == "interrupt" then
        console.complain(say "cut-interrupt")
        args.has_reported = true
        return false
    end
    return done, message
end

-- Returns the game for the question: the record's game at its end, or after a number of
-- actions; or nil and a message.
local function game_of(result, args)
    local game, refused = result.game, result.refusal
    if args.at then
        game, refused = records.game_at(result, args.at)
        if not game then return nil, refused end
    end
    if refused then return nil, judging.refusal_text(result.refusal) end
    return game
end

-- Asks the question about one game of a file. Returns the exit status, and the results of
-- `ask`.
local function ask_of(result, args)
    local done, message, game
    if result.error then
        args.tasks:await_turn()
        return records.complain(result, nil, args), true
    end
    game, message = game_of(result, args)
    if game then
        done, message = ask(game, args, result.source, console.number_of(result.source))
    end
    if done then return console.OK, true end
    args.tasks:await_turn()
    if done == false then return console.FAILED, false end
    return records.complain(result, message, args), true
end

-- Analyses the games of the files, and prints the answers. Returns the exit status.
local function ask_all(paths, args)
    local status, goes_on = console.OK, true
    local function begin(task)
        goes_on = args.tasks:begin(function()
            local done, next = task()
            status = console.worse(status, done)
            return next
        end)
        return goes_on
    end
    for _, path in ipairs(paths) do
        local chunks, unreadable = system.open(path)
        if not chunks then
            begin(function()
                args.tasks:await_turn()
                return console.complain_of_file(path, unreadable, args), true
            end)
        end
        for result in chunks and judging.games(chunks, path, { variant = args.variant,
            given = args.given, steps = args.at ~= nil }) or function() end do
            if not begin(function() return ask_of(result, args) end) then break end
        end
        if not goes_on then break end
    end
    args.tasks:finish()
    return status
end

-- Some options apply only to certain questions. For each such option, a list of these
-- questions.
local LINES = { "vcf", "vct" }
local ONLY_WITH = { shortest = LINES, proof = LINES }

-- Returns the question of the command line, in the form for game:analyse; or nil,
-- message.
local function question_of(args)
    local asked, names = {}, {}
    for i, name in ipairs(attack.questions()) do
        names[i] = "--" .. name
        if args[name] then asked[#asked + 1] = name end
    end
    local of_both = args.storm and args.defend and #asked == 2
    if #asked ~= 1 and not of_both then
        return nil, say("one-question", { expected = language.list(names) })
    end
    for option, only in pairs(ONLY_WITH) do
        if args[option] and not language.index_of(only, asked[1]) then
            return nil, say("only-with", { option = "--" .. option,
                expected = "--" .. table.concat(only, ", --") })
        end
    end
    local is_json = args.json and args.proof ~= "json"
    if is_json and args.svg or (is_json or args.svg) and args.proof then
        return nil, say("one-of-options",
            { expected = language.list { "--json", "--svg", "--proof" } })
    elseif args.at and args.path == "-" then
        return nil, say "at-of-record"
    end
    return { question = of_both and "defend" or asked[1], vct = of_both or nil,
        colour = args.colour, shortest = args.shortest, nodes = args.nodes,
        seconds = args.seconds, stones = args.stones, memory = args.memory,
        proof = args.proof and true }
end

-- Converts a number of threads for argparse.
local function jobs(word)
    local number = tonumber(word)
    if number and number % 1 == 0 and number >= 1 and number <= parallel.MOST then
        return math.floor(number)
    end
    return nil, say("bad-jobs", { word = word, most = parallel.MOST })
end

return {
    examples = "  inarow analyse --vcf --shortest game.rec\n"
        .. "  inarow analyse --variant gomoku --threats --colour white game.rec\n"
        .. "  inarow analyse --vct --nodes 100000 --jobs 4 --json - < positions.txt\n"
        .. "  inarow analyse --storm --defend --svg game.rec > defences.svg\n"
        .. "  inarow analyse --vct --at 10 game.rec\n"
        .. "  inarow analyse --vct --proof json game.rec | inarow check-proof -",
    define = function(command)
        command:argument("path")
        arguments.define_variant(command)
        command:option("--colour --color")
        command:option("--at"):convert(arguments.whole(2 ^ 20))
        for _, name in ipairs(attack.questions()) do command:flag("--" .. name) end
        command:flag("--shortest")
        command:option("--proof"):choices(PROOFS)
        command:option("--nodes"):convert(arguments.number)
        command:option("--seconds", { seconds = attack.SECONDS })
            :convert(arguments.number)
        command:option("--stones"):convert(arguments.number)
        command:option("--memory"):convert(arguments.number)
        command:option("--jobs", { most = parallel.MOST }):default("1"):convert(jobs)
        command:flag("--json")
        command:flag("--svg")
    end,
    run = function(args)
        local fault
        args.asked, fault = question_of(args)
        local fit
        if args.asked then fit, fault = attack.check(args.asked) end
        if not fit then return console.complain(fault) end
        args.json = args.json or args.proof == "json"
        args.has_colours = arguments.has_colours { colour = "auto" }
        args.tasks = parallel.new(args.jobs)
        local status
        if args.path == "-" then
            if args.jobs > 1 then io.stdin:setvbuf "no" end -- for await_input
            status = input.each_position(args, function(game, number)
                return ask(game, args, nil, number)
            end, args.tasks)
        else
            local paths, listed = records.of { args.path }
            status = console.worse(listed, ask_all(paths, args))
        end
        if args.tasks.is_interrupted and not args.has_reported then
            console.complain(say "cut-interrupt")
            status = console.worse(status, console.FAILED)
        end
        return status
    end,
}
