--- inarow show: the boards of a record.
local cli = require "inarow.cli"
local judge = require "inarow.judge"

-- Take a game back until so many moves have been made.
local function go_back(live, moves)
    while live:state().moves > moves do live:undo() end
end

local function show(result, args)
    local live = result.live
    if args.at then go_back(live, args.at) end
    local state = live:state()
    print(("%s  %s%s, after %d moves"):format(result.source, result.variant,
        state.opening and ", " .. state.opening or "", state.moves))
    io.write(live:render { forbidden = not state.over })
    print(state.over and state.status .. ": " .. state.ruling.message
        or ("%s (%s) to act: %s"):format(state.to_move or state.seat, state.seat,
            state.phase))
end

return {
    summary = "Show the board of a record, at its end or after some moves.",
    examples = "  inarow show --at 10 game.rec",
    define = function(command)
        command:argument("record", "a record's file, or - for the standard input")
        command:option("--at", "after so many moves")
            :convert(cli.whole(2 ^ 20))
        cli.define_variant(command, "variant of records that name none")
    end,
    run = function(args)
        local text, message = cli.read(args.record)
        if not text then return cli.complain(message) end
        local status = cli.OK
        for result in judge.games(text, args.record,
            { variant = args.variant, given = args.given }) do
            if result.error then
                local line = result.error.line
                status = cli.complain(("%s%s: %s"):format(result.name,
                    line and ":" .. line or "", result.error.message))
            else
                show(result, args)
                if result.refusal then
                    print(("move %d, %s: refused %s (%s): %s"):format(result.refusal.move,
                        result.refusal.action, result.refusal.reason,
                        result.refusal.citation, result.refusal.message))
                    status = cli.worse(status, cli.FAILED)
                end
            end
        end
        return status
    end,
}
