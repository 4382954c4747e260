--- inarow perft: the sequences of a game, counted ply by ply.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local files = require "inarow.cli.files"
local hooks = require "inarow.game.hooks"
local inarow = require "inarow"
local judge = require "inarow.judging.judge"
local lists = require "inarow.text.lists"
local new_counted = require("inarow.explore.stepping").start
local perft_of = require "inarow.explore.perft"
local progress = require "inarow.cli.progress"
local say = require("inarow.text.messages").say

-- The game that a record leads to, or the variant's first position; or nil and a message.
local function game_of(args)
    if not args.record then
        local rules, message, _, faults = inarow.rules(args.variant, args.given)
        return rules and new_counted(rules), message, faults
    end
    local chunks, message = files.open(args.record)
    if not chunks then return nil, message end
    local result = judge.games(chunks, args.record,
        { variant = args.variant, given = args.given })()
    local fault
    if result.error then
        fault = result.error.message
    elseif result.variant ~= args.variant then
        fault = say("game-of-other",
            { variant = result.variant, expected = args.variant })
    elseif result.game.final then
        fault = say "game-over-already"
    else
        return result.game
    end
    return nil, args.record .. ": " .. fault
end

local function integer(number)
    return ("%.0f"):format(number)
end

return {
    examples = "  inarow perft connect_four 8",
    options_follow = true,
    traces = true,
    define = function(command)
        command:argument("variant")
        command:argument("depth"):convert(arguments.whole(100))
        command:argument("options"):args "*"
        command:option("--record")
        command:flag("--json")
    end,
    run = function(args)
        local game, message, faults = game_of(args)
        if not game then return console.complain(message, faults) end
        if hooks.of(game.rules) and game:state().adjudication ~= "immediate" then
            return console.complain(say("hooks-claimed",
                { record = args.record }))
        end
        for depth = 1, args.depth do
            local plies, fault = perft_of(game, depth, progress.reporter())
            progress.finish()
            if not plies then return console.complain(fault) end
            local ply = plies[depth]
            local ended = setmetatable(ply.ended, { __jsontype = "object" })
            if args.json then
                console.json({ depth = depth, sequences = ply.sequences, ended = ended,
                    seconds = ply.seconds }, { "depth", "sequences", "ended" })
            else
                local parts = {}
                for _, reason in ipairs(lists.names(ended)) do
                    parts[#parts + 1] = ("%s %s"):format(integer(ended[reason]), reason)
                end
                local how = #parts > 0 and "  " .. table.concat(parts, ", ") or ""
                print(("%3d %16s%s"):format(depth, integer(ply.sequences), how))
            end
        end
    end,
}
