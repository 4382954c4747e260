--- inarow judge: rules on records, and checks the recorded results.
local arguments = require "inarow.cli.arguments"
local language = require "inarow.language"
local console = require "inarow.cli.console"
local system = require "inarow.system"
local inarow = require "inarow"
local input = require "inarow.cli.input"
local judging = require "inarow.judging"
local messages = require "inarow.cli.commands.sentences"
local notation = require "inarow.notation"
local model = require "inarow.model"
local progress = require "inarow.cli.progress"
local records = require "inarow.cli.records"

local say, compose = messages.say, messages.compose
local unpack = unpack or table.unpack

local verdicts = { "agrees", "contradicts", "undecided", "unrecorded", "illegal" }

-- Fields of a result as a JSON object, in order.
local FIELDS = {
    "number", "source", "variant", "players", "moves", "status", "winner", "reason",
    "citation", "at", "opening", "recorded", "assumed", "after", "verdict",
    "refusal", "refused", "claims", "from", "failed",
}

local function to_json(result)
    return {
        number = console.number_of(result.source),
        source = result.source, variant = result.variant, moves = result.moves,
        status = result.status, winner = result.winner, reason = result.reason,
        citation = result.citation, at = result.at, opening = result.opening,
        players = result.players,
        recorded = result.recorded or console.library("dkjson", "lua-dkjson").null,
        assumed = console.list(result.assumed), after = result.after,
        verdict = result.verdict, refusal = result.refusal, refused = result.refused,
        from = result.from,
        claims = result.claims,
        failed = #result.failures > 0 and #result.failures or nil,
    }
end

-- Prints a formatted line. All text is printed by `show_line`, because text from records
-- must not control a terminal.
local function show_line(text, ...)
    local values = { ... }
    for i, value in ipairs(values) do
        values[i] = type(value) == "string" and language.printable(value) or value
    end
    io.write(text:format(unpack(values)), "\n")
end

-- Writes a sentence that compares the recorded result with the board.
local function verdict_text(result)
    if result.verdict == "illegal" then return judging.refusal_text(result.refusal) end
    local what = result.verdict == "undecided"
        and judging.claims_text(result.game, result.claims)
    return compose(what and "verdict-claimable" or "verdict-" .. result.verdict,
        { recorded = result.recorded or say "recorded-nothing", what = what })
end

-- Prints each action with its ruling, as a record with expectations.
local function print_rulings(result)
    for _, step in ipairs(result.steps) do
        show_line("    %-24s -> %s%s", model.format(step.action), tostring(step.ruling),
            step.assumed and " # " .. notation.ASSUMED or "")
    end
end

local function print_text(result, args)
    local live = result.game
    local who = table.concat(live:players_in_words(), " - ")
    show_line("%s  %s%s", result.source, result.variant,
        who ~= "" and "  " .. who or "")
    if result.from then
        show_line("  %s", say("judged-variation", { number = result.from }))
    end
    if args.rulings then print_rulings(result) end
    show_line("  %s", messages.counted("judged-moves", result.moves, {
        opening = result.opening and say("of-opening", { opening = result.opening }),
        status = live:state().status }))
    if live.final then
        show_line("  %s%s", live.final.message, #live.final.points > 0
            and " [" .. table.concat(live.final.points, " ") .. "]" or "")
    end
    if #result.assumed > 0 then
        show_line("  %s: %s", say "assumed", table.concat(result.assumed, "; "))
    end
    if result.after > 0 then
        show_line("  %s", messages.counted("judged-after", result.after))
    end
    for _, step in ipairs(result.failures) do
        local line = step.line
        show_line("  %s", say("not-as-expected", { number = line.number,
            found = step.found,
            expected = line.ruling or table.concat(line.words, " ", 2) }))
    end
    for _, refused in ipairs(result.refused or {}) do
        show_line("  %s", say("refused-in-variation", { number = refused.line,
            action = refused.action, said = refused.message }))
    end
    show_line("  %s: %s", result.verdict, verdict_text(result))
end

local function failed(result)
    return result.verdict == "contradicts" or result.verdict == "illegal"
        or #result.failures > 0
end

-- Reports the finding for a line of a record, or for the record's end. Returns the exit
-- status.
local function report_line(found)
    if found.error then
        local at = found.error.line
        return console.complain((at and say("at-line", { number = at })
            or say "standard-input") .. ": " .. found.error.message)
    elseif found.contradicts then
        show_line("%s: %s", "contradicts", say("verdict-contradicts",
            { recorded = found.contradicts }))
        return console.FAILED
    end
    if found.ruling then
        show_line("%s%s", tostring(found.ruling), (found.illegal or found.after)
            and ": " .. found.ruling.message or "")
    end
    if found.failed then
        show_line("%s", say("expectation-failed", { number = found.line.number,
            found = found.found }))
    end
    io.flush()
    return (found.failed or found.illegal) and console.FAILED or console.OK
end

-- Judges records in pieces, with a ruling for each line as soon as it is read.
local function judge_lines(args, pieces)
    local status = console.OK
    local function chunks()
        local piece, unreadable = pieces()
        if unreadable then status = console.complain(unreadable) end
        return piece
    end
    for found in judging.lines(chunks, { variant = args.variant, given = args.given }) do
        -- If the input cannot be read, omit the message that it contains no game.
        local is_covered = found.error and not found.error.line and status ~= console.OK
        if not is_covered then status = console.worse(status, report_line(found)) end
    end
    return status
end

-- Reports the result of one game. Returns the exit status.
local function report(result, args, counts)
    if result.error then
        counts.unreadable = counts.unreadable + 1
        return records.complain(result, nil, args)
    end
    counts[result.verdict] = counts[result.verdict] + 1
    counts.games = counts.games + 1
    if args.summary then return failed(result) and console.FAILED or console.OK end
    if args.json then
        console.json(to_json(result), FIELDS)
    else
        print_text(result, args)
    end
    return failed(result) and console.FAILED or console.OK
end

local function print_summary(args, counts)
    if args.json then
        console.json(counts)
    else
        local parts = {}
        for _, verdict in ipairs(verdicts) do
            parts[#parts + 1] = counts[verdict] .. " " .. verdict
        end
        show_line("%s", messages.counted("judged", counts.games, {
            verdicts = table.concat(parts, ", "), unreadable = counts.unreadable }))
    end
end

-- Judges the games of a text in pieces. Returns the exit status.
local function judge_games(chunks, path, options, args, counts)
    local status, bar = console.OK, args.bar
    for result in judging.games(bar:counted(chunks), path, options) do
        status = console.worse(status, report(result, args, counts))
        bar:step()
        if options.eager then io.flush() end
    end
    return status
end

-- Returns true if each line of a text is a separate game in this notation.
local function is_by_line(name)
    for _, format in ipairs(notation.formats()) do
        if format.name == name then return format.by_line end
    end
end

-- Judges the standard input: records line by line, games of other notations one by one.
local function judge_input(args, counts)
    local found, head = input.notation()
    local format = args.from or found
    if format == "record" and not args.json and not args.summary then
        return judge_lines(args, input.pieces(head, true))
    end
    return judge_games(input.pieces(head, is_by_line(format)), "-", { format = format,
        variant = args.variant, given = args.given, steps = args.rulings, eager = true,
        first = args.first, branches = args.branches }, args, counts)
end

return {
    examples = "  inarow judge game.rec\n  inarow judge --variant soosorv_8 match.sgf\n"
        .. "  inarow judge --summary archive",
    traces = true,
    define = function(command)
        command:argument("path"):args "+"
        arguments.define_variant(command)
        command:option("--from")
            :choices(inarow.notations)
        command:option("--first"):default("1")
            :convert(arguments.whole(1e15))
        command:flag("--json")
        command:flag("--rulings")
        command:flag("--summary")
        command:flag("--branches")
    end,
    run = function(args)
        local paths, status = records.of(args.path)
        local counts = { games = 0, unreadable = 0 }
        for _, verdict in ipairs(verdicts) do counts[verdict] = 0 end
        args.bar = progress.new(paths, args.summary)
        local options = { format = args.from, variant = args.variant, given = args.given,
            steps = args.rulings, first = args.first, branches = args.branches }
        for _, path in ipairs(paths) do
            local done
            if path == "-" then
                done = judge_input(args, counts)
            else
                local chunks, message = system.open(path)
                done = chunks and judge_games(chunks, path, options, args, counts)
                if not chunks then
                    done = console.complain_of_file(path, message, args)
                end
            end
            status = console.worse(status, done)
        end
        args.bar:finish()
        if args.summary then print_summary(args, counts) end
        return status
    end,
}
