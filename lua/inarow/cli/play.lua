--- inarow play: a game in the terminal.
local cli = require "inarow.cli"
local inarow = require "inarow"
local actions = require "inarow.actions"
local terminal = require "inarow.cli.terminal"

local HELP = [[
Type a point (h8), or an action as in a record (pass, swap, keep, offer h6 i7, resign).
undo takes the last action back, forbidden marks the forbidden points, explain h8 proves
what a stone there makes, save FILE writes the record, quit ends.]]

local function prompt(game)
    local state = game:state()
    local who = (state.to_move and state.to_move .. ", " or "") .. state.seat
    return ("%s: %s%s> "):format(who, state.phase,
        state.count and (" %d points"):format(state.count) or "")
end

-- Commands and actions of the game: (game, rest of the line, draw), where `draw(options)`
-- shows the board.
local commands = {}

function commands.undo(game, _, draw)
    local ok, message = game:undo()
    if ok then draw() else print(message) end
end

function commands.forbidden(_, _, draw)
    draw { forbidden = true }
end

function commands.explain(game, word)
    local proof, message = game:explain(word or "")
    io.write(proof and require("inarow.explain").text(proof) or message .. "\n")
end

function commands.save(game, path)
    local file, message = io.open(path or "", "wb")
    if not file then return print(message) end
    file:write(game:record())
    file:close()
    print("saved to " .. path)
end

function commands.help()
    print(HELP)
end

local function act(game, text, draw)
    local point = actions.place(text:match("^%s*(.-)%s*$"))
    local ruling, message, _, refusal = game:apply(point and "play " .. point or text)
    if not ruling then
        print(("%s: %s"):format(refusal, message))
        return
    end
    draw()
    print(tostring(ruling) .. (ruling.status ~= "ok" and ": " .. ruling.message or ""))
end

return {
    summary = "Play a game in the terminal, both sides.",
    examples = "  inarow play rif_renju",
    define = function(command)
        command:argument("variant", "name of a variant")
        command:argument("options", "key=value"):args "*"
        terminal.define(command)
    end,
    run = function(args)
        local game, message = inarow.new(args.variant, args.given)
        if not game then return cli.complain(message) end
        local has_colours = terminal.has_colours(args)
        local function draw(options)
            options = options or {}
            options.colour, options.legend = has_colours, true
            io.write(game:render(options))
        end
        draw()
        print(HELP)
        while not game.final do
            io.write(prompt(game))
            io.flush()
            local line = io.read()
            if not line then break end
            local word, rest = line:match("^%s*(%S+)%s*(.-)%s*$")
            if word == "quit" then break end
            if word and commands[word] then
                commands[word](game, rest, draw)
            elseif word then
                act(game, line, draw)
            end
        end
        io.write("\n", game:record())
        return cli.OK
    end,
}
