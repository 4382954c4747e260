--- inarow play: plays a game in the terminal.
local arguments = require "inarow.cli.arguments"
local commands = require "inarow.cli.play.commands"
local completion = require "inarow.cli.play.completion"
local console = require "inarow.cli.console"
local inarow = require "inarow"
local keyboard = require "inarow.cli.typing.keyboard"
local quit = require "inarow.cli.play.quit"
local saving = require "inarow.cli.play.saving"
local say = require("inarow.cli.commands.sentences").say
local screen = require "inarow.cli.play.screen"
local sessions = require "inarow.cli.play.session"

-- Reads lines and carries them out, until the player leaves.
-- @return exit status
local function play(session, keys)
    local status
    repeat
        local line, why = keys:read(screen.prompt(session))
        if line then
            why = commands.run(session, line)
        elseif why == "too-long" then
            screen.complain(session, say("long-line", { most = keyboard.MOST }))
            why = nil
        end
        status = why and quit.leave(session, keys, why)
    until status
    return status
end

return {
    examples = "  inarow play rif_renju\n"
        .. "  inarow play pente_1987 adjudication=claims clock=900+30",
    traces = true,
    define = function(parser)
        parser:argument("variant")
        parser:argument("options"):args "*"
        arguments.define_colour(parser)
    end,
    run = function(args)
        local game, message, _, faults = inarow.new(args.variant, args.given)
        if not game then return console.complain(message, faults) end
        math.randomseed(os.time())
        local session
        local keys = keyboard.new(function(text, from, to)
            return completion.of(session.game, commands, text, from, to)
        end)
        session = sessions.new(game,
            { colour = arguments.has_colours(args), keeps = keys.is_terminal })
        screen.draw(session)
        print(say "play-welcome")
        if keys.is_terminal then saving.list(session) end
        return play(session, keys)
    end,
}
