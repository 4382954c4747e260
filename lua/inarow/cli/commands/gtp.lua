--- inarow gtp: rules on games for a graphical board.
local console = require "inarow.cli.console"
local gtp = require "inarow.cli.serving.gtp"
local input = require "inarow.cli.input"
local language = require "inarow.language"

local LONGEST = 65536 -- bytes of a line: commands are short

return {
    examples = "  echo showboard | inarow gtp gomoku size=15\n"
        .. "  echo gogui-rules_legal_moves | inarow gtp renju opening=free",
    options_follow = true,
    traces = true,
    define = function(command)
        command:argument("variant")
        command:argument("options"):args "*"
    end,
    run = function(args)
        local ruler, message, _, faults = gtp.new(args.variant, args.given)
        if not ruler then return console.complain(message, faults) end
        local read, fault = input.arriving()
        local next_line, _, begin = language.lines(read, LONGEST)
        for line in next_line do
            io.write(ruler:answer(line))
            io.flush()
            if ruler.is_over then return console.OK end
            begin()
        end
        return fault() and console.complain(fault()) or console.OK
    end,
}
