--- inarow check-proof: checks proofs of wins by threats, using only the rules.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local inarow = require "inarow"
local input = require "inarow.cli.input"
local messages = require "inarow.cli.commands.sentences"
local objects = require "inarow.cli.objects"
local records = require "inarow.cli.records"
local system = require "inarow.system"

local say, counted = messages.say, messages.counted

-- Fields of a JSON object, in order.
local FIELDS = { "number", "source", "verdict", "nodes", "length", "positions", "node",
    "way", "message" }

local MOST_POSITIONS = 2 ^ 53

local ENDINGS = { "json", "jsonl" }

-- Verdicts, by the code of a refusal.
local VERDICTS = { ["wrong-proof"] = "fails", ["undecided"] = "undecided" }

-- Returns true if an answer claims no win, so that there is nothing to check.
local function is_no_win(value)
    return type(value) == "table" and value.proof == nil
        and (value.answer == "none" or value.answer == "unknown")
end

-- Checks the proof in a text. Returns the result of the check; or nil and a message. The
-- `verdict` of the result is `stands`, `fails`, `undecided` or `none`.
local function check(text, args)
    local proof, broken = console.decode(text, objects.MOST)
    if not proof then
        return nil, say(broken and "not-json-at" or "not-json", { fault = broken })
    end
    if is_no_win(proof) then return { verdict = "none" } end
    local facts, message, code, fault = inarow.check_proof(proof, args.positions)
    if facts then
        facts.verdict = "stands"
        return facts
    elseif not VERDICTS[code] then
        return nil, message
    end
    return { verdict = VERDICTS[code], node = fault and fault.node,
        way = fault and console.list(fault.way), message = message,
        what = fault and fault.message }
end

-- Writes the result as a line for people.
local function line_of(result, number)
    local values = { number = number, message = result.message }
    if result.verdict == "stands" then
        values.nodes = counted("checked-nodes", result.nodes)
        values.stones = counted("checked-stones", result.length)
    end
    return messages.compose("checked-" .. result.verdict, values)
end

-- Reports the result of a proof. Returns the exit status.
local function report(result, path, number, args)
    if args.json then
        result.number, result.source = number, ("%s#%d"):format(path, number)
        result.message, result.what = result.what or result.message, nil
        console.json(result, FIELDS)
    else
        print((args.has_several and path .. ": " or "") .. line_of(result, number))
    end
    io.flush()
    local is_well = result.verdict == "stands" or result.verdict == "none"
    return is_well and console.OK or console.FAILED
end

-- Checks the proofs of a file. Returns the exit status.
local function check_file(path, args)
    local pieces, unreadable, fault
    if path == "-" then pieces, fault = input.arriving() else
        pieces, unreadable = system.open(path)
    end
    if not pieces then return console.complain_of_file(path, unreadable, args) end
    local status, number = console.OK, 0
    for text, line, broken in objects.each(pieces, '"proof"') do
        number = number + 1
        local result, message = nil, broken
        if not broken then result, message = check(text, args) end
        status = console.worse(status, result and report(result, path, number, args)
            or console.complain_of({ where = ("%s#%d"):format(path, number), name = path,
                line = line, message = message }, args))
    end
    fault = fault and fault()
    if fault or number == 0 then
        return console.complain_of_file(path, fault or (path == "-"
            and say "standard-input" or path) .. ": " .. say "no-proof", args)
    end
    return status
end

return {
    examples = "  inarow check-proof proof.json\n"
        .. "  inarow check-proof --json --positions 1000 - < proof.json",
    define = function(command)
        command:argument("path"):args "+"
        command:option("--positions"):convert(arguments.number)
        command:flag("--json")
    end,
    run = function(args)
        local positions = args.positions
        if positions and not (positions >= 1 and positions <= MOST_POSITIONS
            and positions % 1 == 0) then
            return console.complain(say("few-positions", { given = positions,
                most = ("%d"):format(MOST_POSITIONS) }))
        end
        local paths, status = records.of(args.path, ENDINGS)
        args.has_several = #paths > 1
        for _, path in ipairs(paths) do
            status = console.worse(status, check_file(path, args))
        end
        return status
    end,
}
