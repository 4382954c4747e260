--- inarow new: writes a script to start from, and a test for it.
local console = require "inarow.cli.console"
local inarow = require "inarow"
local say = require("inarow.cli.commands.sentences").say
local system = require "inarow.system"
local variants = require "inarow.variant"

local SCRIPT = [[
-- @name@: change the keys that differ in your game. variants/README.md explains all keys.
return {
    name = "@name@",
    title = "@name@",
    source = "@SOURCE@", -- your rule text: cited where a rule has no `cite`
    board = { 15, 15, cite = "@SOURCE@ 1" }, -- columns, rows
    colours = { "black", "white" }, -- in turn order

    -- Options that the players may choose. The first value of a list is the default.
    options = { size = 15, first = { "centre", "anywhere" } },

    -- The steps of the opening. After them, each turn is one stone on any point.
    phases = {
        { "place", colour = "black", within = 1, when = { first = "centre" },
            cite = "@SOURCE@ 2" },
    },

    win = { row = 5, atleast = true, cite = "@SOURCE@ 3" }, -- five or more
    draw = { ["full-board"] = "@SOURCE@ 4" },

    -- Citations for other rulings, by the reason of the ruling.
    cite = { occupied = "@SOURCE@ 1", ["off-board"] = "@SOURCE@ 1" },
}
]]

local RECORD = [[
# What @name@ should do: inarow conform --script @name@.lua @name@.rec
note @SOURCE@ 1: a stone is placed on a vacant point of the board
variant @name@
play h8
play h8 -> refused occupied (@SOURCE@ 1)
play p1 -> refused off-board (@SOURCE@ 1)
expect to-move white
---
note @SOURCE@ 2: the first stone is placed in the centre
variant @name@
play a1 -> refused outside-region (@SOURCE@ 2)
play h8 -> ok
---
note @SOURCE@ 2, unless players choose otherwise
variant @name@ first=anywhere
play a1 -> ok
---
note @SOURCE@ 3: five in a row win
variant @name@
play h8
play a1
play h9
play b1
play h10
play c1
play h11
play d1
play h12 -> won black five (@SOURCE@ 3)
---
note @SOURCE@ 3: more than five too
variant @name@ first=anywhere
board
...............
...............
...............
...............
...............
...............
...............
...............
...............
...............
...............
...............
...............
.O.O.O.........
XXX.XX.........
play d1 -> won black overline (@SOURCE@ 3)
---
note @SOURCE@ 4: a full board is a draw
variant @name@ size=5
board
XOXOX
XOXOX
OXOXO
XOXOX
.XOXO
play a1 -> drawn full-board (@SOURCE@ 4)
]]

local NEXT = [[
    inarow lint ./%s.lua
    inarow conform --script %s.lua %s.rec
    inarow play ./%s.lua
]]

local LIKE = [[
# What @name@ should do: inarow conform --script @name@.lua @name@.rec
variant @name@
@action@ -> ok
]]

-- Returns a script that starts from a game, and a record of the game's first move; nil if
-- there is no such game.
local function texts_like(game, name)
    local definition, started = inarow.find(game), inarow.new(game)
    if not started then return nil end
    local action = inarow.text(started:legal()[1]):gsub(" by %S+$", "")
    return variants.starter(name, game, definition), (LIKE:gsub("@action@", action))
end

return {
    examples = "  inarow new my_game\n  inarow new my_pente --like pente",
    define = function(command)
        command:argument("name")
        command:option("--like"):argname "GAME"
    end,
    run = function(args)
        local name = args.name
        if not name:find "^[%a_][%w_]*$" then
            return console.complain(say("bad-name", { name = name }))
        elseif inarow.find(name) then
            return console.complain(say("name-taken", { name = name }))
        end
        local script, record = SCRIPT, RECORD
        if args.like then script, record = texts_like(args.like, name) end
        if not script then
            return console.complain(say("no-game-like", { name = args.like }))
        end
        local texts = { [name .. ".lua"] = script, [name .. ".rec"] = record }
        for path in pairs(texts) do
            if system.kind(path) then
                return console.complain(say("file-exists", { path = path }))
            end
        end
        local written = {}
        for path, text in pairs(texts) do
            text = text:gsub("@name@", name):gsub("@SOURCE@", name:upper())
            local ok, message = system.write(path, text)
            if not ok then
                for _, other in ipairs(written) do os.remove(other) end
                return console.complain(message .. say "nothing-written")
            end
            written[#written + 1] = path
        end
        print(say("new-written", { name = name }))
        io.write((NEXT:gsub("%%s", name)))
    end,
}
