--- inarow play: a game in the terminal.
local actions = require "inarow.model.actions"
local characters = require "inarow.text.characters"
local console = require "inarow.cli.console"
local core = require "inarow.core"
local english = require "inarow.text.english"
local files = require "inarow.cli.files"
local inarow = require "inarow"
local input = require "inarow.cli.input"
local judge = require "inarow.judging.judge"
local limits = require "inarow.notation.limits"
local lines_of = require("inarow.text.lines").of
local lists = require "inarow.text.lists"
local messages = require "inarow.text.messages"
local prompt = require "inarow.game.prompt"
local sides = require "inarow.game.sides"
local terminal = require "inarow.cli.terminal"

-- ---- What is shown -------------------------------------------------------------------

local INK = { prompt = "1", good = "1;32", bad = "31" } -- codes on a terminal

local function painted(table_, text, ink)
    text = characters.shown(text)
    return table_.has_colours and ("\27[%sm%s\27[0m"):format(INK[ink], text) or text
end

-- A table is {game, has_colours, shows, epoch, file}: the game and how it is shown;
-- `epoch` is when its clock stood at 0, by os.time; `file` is the record's own, once it
-- was saved or loaded.
local function draw(table_)
    io.write(table_.game:render { colour = table_.has_colours, legend = true,
        forbidden = table_.shows.forbidden, numbers = table_.shows.numbers })
    local state = table_.game:state()
    local clock, times = state.clock, {}
    for seat in ipairs(clock and table_.game.rules.colours or {}) do
        local who = sides.of_seat(table_.game, seat)
        times[seat] = ("%s %g"):format(who, clock[who])
    end
    if clock then print("    seconds left: " .. table.concat(times, ", ")) end
end

local function complain(table_, message)
    print(painted(table_, message, "bad"))
end

local LONG = 72 -- letters of a prompt that are too many

-- "black: offer 2 points> ", or how the game ended.
local function write_prompt(table_)
    local asked = prompt.of(table_.game)
    local text = asked and ("%s: %s"):format(asked.who, #asked.in_full <= LONG
        and asked.in_full or asked.what) or tostring(table_.game.final)
    io.write(painted(table_, text .. ">", "prompt"), " ")
    io.flush()
end

-- ---- Time ----------------------------------------------------------------------------

-- Seconds since the start, for actions that do not say. They pass once the clock runs.
local function seconds(table_)
    local state = table_.game:state()
    local has_begun = state.clock.running or state.interrupted
    return has_begun and math.max(state.time, os.time() - table_.epoch) or state.time
end

local function set_time(table_)
    table_.epoch = os.time() - table_.game:state().time
end

-- ---- Actions -------------------------------------------------------------------------

-- What kinds of fields a bare word or several can stand for, in this order.
local BARE = {
    { match = actions.place, fields = { point = true, place = true }, most = 1 },
    { match = actions.place, fields = { points = true }, most = math.huge },
    { match = actions.place, fields = { from_to = true }, most = 2, least = 2 },
    { match = tonumber, fields = { number = true }, most = 1 },
    { match = function(word) return word:match "^%a+$" end, fields = { colour = true },
        most = 1 },
}

-- The verb, of those that may be done now, that words without one mean; nil if none.
local function verb_for(table_, words)
    local asked = prompt.of(table_.game)
    local verbs = asked and asked.verbs or {}
    for _, kind in ipairs(BARE) do
        local fit = #words <= kind.most and #words >= (kind.least or 1)
        for _, word in ipairs(words) do fit = fit and kind.match(word) end
        for _, verb in ipairs(fit and verbs or {}) do
            if kind.fields[actions.verbs[verb].takes[1]]
                or (verb == "play" and kind.fields.place) then return verb end
        end
    end
    local last = words[#words] -- a stone, perhaps with its colour
    local is_stone = #words == 1 or sides.colour_index(table_.game, words[1])
    return #words <= 2 and is_stone and actions.place(last) and "play" or nil
end

-- The action that a line means: its words, or points, a number, a colour alone; `roll`
-- without dice rolls them. Nil if it means none.
local function action_of(table_, line)
    local words = {}
    for word in line:gmatch "%S+" do words[#words + 1] = word end
    if words[1] == "roll" and (not words[2] or not words[2]:find "^%d") then
        return line:gsub("roll", ("roll %d %d"):format(math.random(6), math.random(6)), 1)
    elseif actions.verbs[words[1]] then
        return line
    end
    local bare = {}
    for _, word in ipairs(words) do
        if word == "by" or word == "at" or word:find "^@" then break end
        bare[#bare + 1] = word
    end
    local verb = #bare > 0 and verb_for(table_, bare)
    return verb and verb .. " " .. line
end

local commands = {} -- in the order of the help, and by name

-- What to say of a word that is neither an action nor a command.
local function unknown(line)
    local word, known = line:match "%S+", lists.names(actions.verbs)
    for _, entry in ipairs(commands) do known[#known + 1] = entry.name end
    return messages.say("unknown-word", { word = word, hint = english.hint(word, known),
        expected = "a point, an action of a record, or a command; 'help' tells all" })
end

local function act(table_, line)
    local game = table_.game
    local text = action_of(table_, line)
    if not text then return complain(table_, unknown(line)) end
    if game.now.conduct.clock and not text:find "@" then
        text = ("%s @%g"):format(text, seconds(table_))
    end
    local waiting = game.now.conduct.clock and not game:state().clock.running
    local ruling, message, _, refusal = game:apply(text)
    if not ruling then
        return complain(table_, ("%s: %s"):format(tostring(refusal), message))
    end
    if waiting or line:find "@" then set_time(table_) end
    draw(table_)
    if ruling.status == "ok" then
        print(characters.shown(actions.format(game.log[#game.log])) .. ": ok")
    else
        local said = ("%s: %s"):format(tostring(ruling), ruling.message)
        print(painted(table_, said, "good"))
    end
end

-- ---- Commands ------------------------------------------------------------------------

-- A command: what it takes, what it does, and run(table_, rest of the line).
local function command(name, takes, help, run)
    commands[#commands + 1] = { name = name, takes = takes, help = help, run = run }
    commands[name] = commands[#commands]
end

-- Lines of two columns: what to type, and what it does.
local function print_columns(rows)
    for _, row in ipairs(rows) do print(("  %-18s %s"):format(row[1], row[2])) end
end

-- What a verb takes, in words: `offer POINTS`.
local function usage(verb)
    local words = { verb }
    for _, field in ipairs(actions.verbs[verb].takes) do
        words[#words + 1] = field:gsub("place", "point"):gsub("_", " "):upper()
    end
    return table.concat(words, " ")
end

command("now", "", "tell what may be done now", function(table_)
    local game = table_.game
    local asked = prompt.of(game)
    if not asked then return complain(table_, messages.say "game-over") end
    print(("%s: %s"):format(asked.who, asked.in_full))
    local rows = {}
    for i, verb in ipairs(asked.verbs) do
        rows[i] = { usage(verb), actions.verbs[verb].help }
    end
    for _, entry in ipairs(prompt.at_table(game)) do
        rows[#rows + 1] = { entry.words, actions.verbs[entry.verb].help }
    end
    print_columns(rows)
end)

command("board", "", "draw the board", draw)

local function toggle(what)
    return function(table_)
        table_.shows[what] = not table_.shows[what]
        draw(table_)
    end
end
command("forbidden", "", "mark forbidden points, or no more", toggle "forbidden")
command("numbers", "", "show the numbers of the moves, or no more", toggle "numbers")

local function explain(table_, rest)
    local point, colour = rest:match "^(%S*)%s*(.-)$"
    local proof, message = table_.game:explain(point, colour ~= "" and colour or nil)
    if not proof then return complain(table_, message) end
    io.write(require("inarow.proof.explain").text(proof))
end
command("explain", "POINT [COLOUR]", "prove what a stone there makes", explain)

command("undo", "", "take the last action back", function(table_)
    local done, message = table_.game:undo()
    if not done then return complain(table_, message) end
    set_time(table_)
    draw(table_)
end)

command("print", "", "print the record", function(table_)
    io.write(table_.game:record())
end)

local function write(table_, path)
    local done, message = files.write(path, table_.game:record())
    if not done then return complain(table_, message) end
    table_.file = path
    print("saved to " .. characters.shown(path))
end

-- Is there anything in a file?
local function holds_something(path)
    local kind, size = core.kind(path)
    return kind == "file" and size > 0
end

command("save", "FILE", "write the record to a file, not over another one",
    function(table_, path)
        if path == "" then return complain(table_, "save needs a file's name") end
        if path ~= table_.file and holds_something(path) then
            return complain(table_, messages.say("holds-other", { path = path }))
        end
        write(table_, path)
    end)

command("overwrite", "FILE", "write the record to a file, whatever is in it",
    function(table_, path)
        if path == "" then return complain(table_, "overwrite needs a file's name") end
        write(table_, path)
    end)

command("load", "FILE", "go on with a record, or its first game", function(table_, path)
    if path == "" then return complain(table_, "load needs a file's name") end
    local chunks, message = files.open(path)
    if not chunks then return complain(table_, message) end
    local games = judge.games(chunks, path, {})
    local result = games()
    local fault = not result and { message = "there is no game in it" } or result.error
    if fault then
        return complain(table_, ("%s%s: %s"):format(path,
            fault.line and ":" .. fault.line or "", fault.message))
    end
    table_.game = result.game
    set_time(table_)
    draw(table_)
    local refusal = result.refusal
    -- Saving what was read must not lose what was not.
    local is_whole = not refusal and not result.foreign and not games()
    table_.file = is_whole and path or nil
    if refusal then
        complain(table_, ("%s: only the beginning was read; move %d, %s: %s"):format(path,
            refusal.move, refusal.action, refusal.message))
    end
end)

command("help", "", "tell all this", function()
    print "A point is enough for a stone (h8), points for an offer (h6 i7). Otherwise an"
    print "action as in a record: swap, pass, resign, claim five by white. Besides:"
    local rows = {}
    for i, entry in ipairs(commands) do
        rows[i] = { entry.name .. " " .. entry.takes, entry.help }
    end
    print_columns(rows)
end)

command("quit", "", "end, and print the record", function() return "quit" end)

-- ---- The command line ----------------------------------------------------------------

-- Do what a line says; "quit" if that is it.
local function run_line(table_, line)
    local word, rest = line:match "^%s*(%S+)%s*(.-)%s*$"
    local entry = commands[word]
    if entry then return entry.run(table_, rest) end
    if word then act(table_, line) end
end

return {
    examples = "  inarow play rif_renju\n"
        .. "  inarow play pente_1987 adjudication=claims clock=900+30",
    define = function(parser)
        parser:argument("variant")
        parser:argument("options"):args "*"
        terminal.define(parser)
    end,
    run = function(args)
        local game, message = inarow.new(args.variant, args.given)
        if not game then return console.complain(message) end
        math.randomseed(os.time())
        local echoes = not terminal.is(0) -- what comes through a pipe is shown
        local table_ = { game = game, has_colours = terminal.has_colours(args),
            shows = {} }
        set_time(table_)
        draw(table_)
        print "'now' tells what may be done, 'help' the rest."
        local next_line, _, begin = lines_of(input.pieces(nil, true), limits.position)
        while true do
            write_prompt(table_)
            local line = next_line()
            begin()
            if echoes and line then print(characters.shown(line)) end
            if not line or run_line(table_, line) == "quit" then break end
        end
        io.write("\n", table_.game:record())
        return console.OK
    end,
}
