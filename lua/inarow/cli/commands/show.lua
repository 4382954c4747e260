--- inarow show: shows the boards of a record.
local arguments = require "inarow.cli.arguments"
local language = require "inarow.language"
local console = require "inarow.cli.console"
local system = require "inarow.system"
local gif = require "inarow.cli.gif"
local judging = require "inarow.judging"
local notation = require "inarow.notation"
local records = require "inarow.cli.records"
local picture = require "inarow.picture"
local say = require("inarow.cli.commands.sentences").say

-- Undoes a game's last actions until `moves` moves are left.
local function go_back(live, moves)
    while live:state().moves > moves do live:undo() end
end

local function print_text(result, args)
    local live, state = result.game, result.game:state()
    print(language.printable(("%s  %s%s, %s"):format(result.source, result.variant,
        state.opening and ", " .. state.opening or "",
        picture.moves_in_words(state.moves))))
    io.write((live:render { colour = args.has_colours, legend = true,
        forbidden = not live.final, numbers = args.numbers }))
    print(picture.status(live, state))
end

-- Writes the GIF of a game to its file. Returns the exit status.
local function write_gif(live, options, path)
    local pictures, width, height = picture.patches(live, options)
    local bytes, message = gif.make(pictures, width, height, options)
    if bytes then
        bytes, message = system.write(path, bytes)
    end
    return bytes and console.OK or console.complain(message)
end

-- Prints the position of a game on one line. Returns the exit status.
local function print_position(live, result)
    local line, message = notation.position_text(live)
    if not line then
        return records.complain(result, message)
    end
    print(line)
    return console.OK
end

-- Draws the picture of a game, or its GIF. Returns the exit status.
local function draw(live, args)
    local options = { format = "svg", numbers = args.numbers, print = args.print,
        animate = args.animate, seconds = args.seconds, once = args.once,
        forbidden = not live.final }
    if args.gif then return write_gif(live, options, args.gif) end
    io.write((live:render(options)))
    return console.OK
end

-- Shows a game. Returns the exit status.
local function show(result, args)
    if result.error then return records.complain(result) end
    local live, refusal, status = result.game, result.refusal, console.OK
    if args.at then go_back(live, args.at) end
    if args.is_picture then
        status = draw(live, args)
    elseif args.fen then
        status = print_position(live, result)
    else
        print_text(result, args)
    end
    if not refusal then return status end
    local refused = language.printable(judging.refusal_text(refusal))
    if args.is_picture or args.fen then
        console.complain(refused)
    else
        print(refused)
    end
    return console.worse(status, console.FAILED)
end

-- Returns an iterator over the chosen games; or nil, message.
local function chosen(games, args, path)
    if not args.game and not args.is_picture then return games end
    local number, result = args.game or 1, nil
    for _ = 1, number do
        result = games()
        if not result then break end
    end
    if not result then
        return nil, say("no-such-game", { record = path, number = number })
    elseif not args.game and games() then
        return nil, say("one-picture", { record = path })
    end
    return function()
        local one = result
        result = nil
        return one
    end
end

-- Options that need another option: {option, and the options of which one is sufficient}.
local NEEDED = {
    { "animate", "svg" }, { "print", "svg", "gif" }, { "seconds", "animate", "gif" },
    { "once", "animate", "gif" },
}

-- Returns the fault of options that contradict each other; nil if there is none.
local function fault_of(args)
    for _, needed in ipairs(NEEDED) do
        local names, is_there = {}, false
        for i = 2, #needed do
            names[i - 1] = "--" .. needed[i]
            is_there = is_there or args[needed[i]]
        end
        if args[needed[1]] and not is_there then
            return say("only-with", { option = "--" .. needed[1],
                expected = language.list(names) })
        end
    end
    if args.svg and args.gif then return say "svg-or-gif" end
end

return {
    examples = "  inarow show --at 10 game.rec\n"
        .. "  inarow show --fen --at 10 game.rec | inarow forbidden\n"
        .. "  inarow show --svg --game 2 --numbers match.sgf > board.svg\n"
        .. "  inarow show --svg --print --numbers game.rec > diagram.svg\n"
        .. "  inarow show --svg --animate game.rec > game.svg\n"
        .. "  inarow show --gif game.gif --seconds 0.5 game.rec",
    define = function(command)
        command:argument("record")
        command:option("--at")
            :convert(arguments.whole(2 ^ 20))
        command:option("--game")
            :convert(arguments.whole(2 ^ 20))
        command:flag("--svg")
        command:flag("--print")
        command:flag("--animate")
        command:option("--gif"):argname "<file>"
        command:option("--seconds", { least = picture.LEAST_SECONDS,
            most = picture.MOST_SECONDS })
            :convert(arguments.seconds(picture.LEAST_SECONDS, picture.MOST_SECONDS))
        command:flag("--once")
        command:flag("--numbers")
        command:flag("--fen")
        command:flag("--branches")
        arguments.define_colour(command)
        arguments.define_variant(command)
    end,
    run = function(args)
        local fault = fault_of(args)
        if fault then return console.complain(fault) end
        args.is_picture = args.svg or args.gif
        args.has_colours = arguments.has_colours(args)
        local paths, status = records.of { args.record }
        if args.is_picture and #paths > 1 then
            return console.complain(say("one-picture", { record = args.record }))
        end
        local judged = records.judged { variant = args.variant, given = args.given,
            branches = args.branches }
        local function read(path)
            local games, message = judged(path)
            if not games then return nil, message end
            return chosen(games, args, path)
        end
        return console.worse(status, records.each(paths, args, read, function(result)
            return show(result, args)
        end))
    end,
}
