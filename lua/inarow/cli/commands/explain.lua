--- inarow explain: explains why a point is forbidden or not, and the reason for a ruling.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local language = require "inarow.language"
local inarow = require "inarow"
local input = require "inarow.cli.input"
local model = require "inarow.model"
local records = require "inarow.cli.records"
local say = require("inarow.cli.commands.sentences").say
local system = require "inarow.system"

local VERBS = model.verbs()

-- ---- Output ---------------------------------------------------------------------------

-- Marks the lists in an explanation, so that empty lists are also lists in JSON.
local function plain(node)
    console.list(node.children)
    if node.makes_no then console.list(node.makes_no) end
    for _, child in ipairs(node.children) do plain(child) end
    return node
end

-- Writes the steps as pictures to the given folder. Returns true; or false, after an
-- error message, if the folder cannot be written.
local function write_steps(game, list, args)
    local width = math.max(2, #tostring(#list))
    for number, step in ipairs(list) do
        local path = ("%s/%0" .. width .. "d.svg"):format(args.steps, number)
        local done, message = system.write(path,
            game:render { format = "svg", steps = { step } })
        if not done then
            args.unwritten = console.complain(message)
            return false
        end
    end
    return true
end

-- Writes an explanation of a game in the chosen form. Returns true; false if it cannot be
-- written; or nil and a message.
-- @param number, source number and source of the input; `source` is nil if the input is a
-- position on a line
local function write(game, explanation, args, number, source)
    if args.json then
        explanation.number, explanation.source = number, source
        console.json(plain(explanation), { "number", "source" })
        return true
    elseif not args.svg and not args.steps then
        io.write(inarow.text(explanation))
        return true
    elseif args.written then
        return nil, say "several-positions"
    end
    args.written = true
    local list = game:steps(explanation)
    if args.steps then return write_steps(game, list, args) end
    io.write((game:render { format = "svg", steps = list }))
    return true
end

-- Returns the reason why a point of a record cannot be explained; nil if it can. After
-- the end of the game, only points with a stone can be explained.
local function fault_of_point(game, point)
    if game.final and game.rules.board:has(point) and not game:at(point) then
        return say("explain-over", { point = point })
    end
end

-- Explains a point or an action; if `what` is nil, the last ruling.
local function explain(game, what, args, number, source)
    local explanation, message = game:explain(what, args.colour)
    if not explanation then return nil, message end
    return write(game, explanation, args, number, source)
end

-- ---- Explaining a record --------------------------------------------------------------

-- Returns the judged game of the chosen record; or nil, and the fault of the file.
local function game_of(args)
    local result, following = records.game(args)
    if not result then return nil, following end
    if not args.game and not result.error and following() then
        return nil, say("explain-game", { record = args.record })
    end
    return result
end

-- Explains the point that the command line names, or the end of the judged game. Returns
-- the same as `write`.
local function explain_result(result, args)
    if result.error then return nil end
    local game, refused = records.game_at(result, args.at)
    if not game then return nil, refused end
    local point = args.point and args.point:lower()
    local fault = point and fault_of_point(game, point)
    if fault then return nil, fault end
    return explain(game, point or args.action or refused, args,
        console.number_of(result.source), result.source)
end

local function explain_record(args)
    local result, message = game_of(args)
    if not result then return console.complain_of_file(args.record, message, args) end
    local done, fault = explain_result(result, args)
    if done == false then return args.unwritten end
    return done and console.OK or records.complain(result, fault, args)
end

return {
    examples = "  inarow explain j7 < position.txt\n"
        .. "  echo ......./......./...X.../..X.X../...X.../......./....... |"
        .. " inarow explain d4\n"
        .. "  inarow explain --record game.rec\n"
        .. "  inarow explain --record game.rec --at 7 --svg > why.svg\n"
        .. "  inarow explain --record game.rec --action 'play h8'",
    define = function(command)
        command:argument("point"):args "?"
        arguments.define_variant(command)
        command:option("--colour --color")
        command:option("--record"):argname "FILE"
        command:option("--game")
            :convert(arguments.whole(2 ^ 20))
        command:option("--at")
            :convert(arguments.whole(2 ^ 20))
        command:option("--action"):argname "ACTION"
        command:flag("--json")
        command:flag("--svg")
        command:option("--steps"):argname "FOLDER"
    end,
    run = function(args)
        if args.steps == "" then args.steps = "." end
        if args.steps and system.kind(args.steps) ~= "folder" then
            return console.complain(say("no-folder", { folder = args.steps }))
        elseif args.point and args.action then
            return console.complain(say "explain-either")
        elseif args.colour and not args.point then
            return console.complain(say("only-with", { option = "--colour",
                expected = say "explain-point" }))
        elseif args.json and (args.svg or args.steps) then
            return console.complain(say("one-of-options",
                { expected = language.list { "--json", "--svg", "--steps" } }))
        elseif args.action and not VERBS[args.action:match "%S+"] then
            local _, fault = inarow.action(args.action)
            return console.complain(say("explain-action", { fault = fault }))
        elseif args.record then
            return explain_record(args)
        elseif args.game or args.at or args.action then
            return console.complain(say "explain-record")
        elseif not args.point then
            return console.complain(say "explain-what")
        end
        local status = input.each_position(args, function(game, number)
            local point = args.point:lower()
            if game:at(point) then
                return nil, say("occupied", { point = point })
            end
            return explain(game, point, args, number)
        end)
        return args.unwritten or status
    end,
}
