--- inarow show: the boards of a record.
local arguments = require "inarow.cli.arguments"
local board = require "inarow.picture.board"
local characters = require "inarow.text.characters"
local console = require "inarow.cli.console"
local files = require "inarow.cli.files"
local judge = require "inarow.judging.judge"
local render = require "inarow.picture.render"
local terminal = require "inarow.cli.terminal"

-- Take a game back until so many moves have been made.
local function go_back(live, moves)
    while live:state().moves > moves do live:undo() end
end

local function print_text(result, described, args)
    print(characters.shown(("%s  %s%s, after %d move%s"):format(result.source,
        result.variant, described.opening and ", " .. described.opening or "",
        described.moves, described.moves == 1 and "" or "s")))
    io.write(render.text(described, { colour = args.has_colours, legend = true }))
    print(described.status)
end

-- Show a game; its exit status.
local function show(result, args)
    if result.error then
        local line = result.error.line
        return console.complain(("%s%s: %s"):format(result.name,
            line and ":" .. line or "", result.error.message))
    end
    local live, refusal = result.game, result.refusal
    if args.at then go_back(live, args.at) end
    local described = board.of(live, { forbidden = not live.final,
        numbers = args.numbers })
    if args.svg then
        io.write(require("inarow.picture.svg").draw(described))
    else
        print_text(result, described, args)
    end
    if not refusal then return console.OK end
    local refused = characters.shown(judge.refusal_text(refusal))
    if args.svg then console.complain(refused) else print(refused) end
    return console.FAILED
end

-- An iterator over the games that are asked for; or nil, message.
local function chosen(games, args)
    if not args.game and not args.svg then return games end
    local number, result = args.game or 1, nil
    for _ = 1, number do
        result = games()
        if not result then break end
    end
    if not result then
        return nil, ("%s has no game %d"):format(args.record, number)
    elseif not args.game and games() then
        return nil, args.record .. " holds several games, and an SVG is of one; choose it"
            .. " with --game N"
    end
    return function()
        local one = result
        result = nil
        return one
    end
end

return {
    examples = "  inarow show --at 10 game.rec\n"
        .. "  inarow show --svg --game 2 --numbers match.sgf > board.svg",
    define = function(command)
        command:argument("record")
        command:option("--at")
            :convert(arguments.whole(2 ^ 20))
        command:option("--game")
            :convert(arguments.whole(2 ^ 20))
        command:flag("--svg")
        command:flag("--numbers")
        terminal.define(command)
        arguments.define_variant(command)
    end,
    run = function(args)
        local chunks, message = files.open(args.record)
        if not chunks then return console.complain(message) end
        args.has_colours = terminal.has_colours(args)
        local games
        games, message = chosen(judge.games(chunks, args.record,
            { variant = args.variant, given = args.given }), args)
        if not games then return console.complain(message) end
        local status = console.OK
        for result in games do status = console.worse(status, show(result, args)) end
        return status
    end,
}
