--- Carries out the commands that can be typed besides actions.
local kernel = require "inarow.kernel"
local help = require "inarow.cli.play.help"
local model = require "inarow.model"
local proofs = require "inarow.proof"
local saving = require "inarow.cli.play.saving"
local counted = require("inarow.cli.play.sentences").counted
local say = require("inarow.cli.play.sentences").say
local screen = require "inarow.cli.play.screen"
local study = require "inarow.cli.play.study"
local turn = require "inarow.cli.play.turn"
local words = require "inarow.cli.play.words"

local VERBS = model.verbs()

-- Commands in the order of the help, and by name. A command is {name, takes, words,
-- needs, example, ends, run}. `takes` has the command's fields as one text, as in
-- model.verbs. `words` are the fixed words for its field, if any. `needs` is true if the
-- command requires words. `ends` is true for the command that ends the session.
-- `run(session, rest)` carries out the command with the rest of the line. The sentence
-- "command-NAME" describes each command.
local commands = {}

local OTHER = { q = "quit", exit = "quit", why = "explain" } -- synonyms of commands

-- Returns the command for a synonym; otherwise the word itself. `q` is not a synonym if
-- it is a column.
local function command_of(game, word)
    local is_column = game.gravity and #word == 1 and word:byte() - 96 <= game.width
    return not is_column and OTHER[word] or word
end

local function command(entry)
    commands[#commands + 1] = entry
    commands[entry.name] = entry
end

command { name = "now", takes = "", example = "now", run = function(session)
    local game = session.game
    local question, asked = screen.question(game)
    if not asked then return screen.complain(session, say "game-over") end
    print(screen.wrapped(question, "  "))
    local rows = {}
    for i, verb in ipairs(asked.verbs) do
        rows[i] = { help.usage(verb), help.of_verb(verb) }
    end
    for _, entry in ipairs(kernel.beside(game)) do
        rows[#rows + 1] = { entry.words, help.of_verb(entry.verb) }
    end
    screen.columns(rows)
end }

command { name = "legal", takes = "", example = "legal", run = function(session)
    local list, fault = session.game:action_texts()
    if fault then return screen.complain(session, fault) end
    if #list == 0 then return screen.complain(session, say "game-over") end
    print(screen.wrapped(table.concat(list, ", ")))
end }

command { name = "board", takes = "", example = "board", run = screen.draw }

-- Defines a command that switches marks on the board on or off.
local function toggle(name)
    command { name = name, takes = "", example = name, run = function(session)
        local shows = session.shows
        shows[name] = not shows[name]
        screen.draw(session)
        print(say(name .. (shows[name] and "-shown" or "-hidden")))
    end }
end
toggle "forbidden"
toggle "numbers"

-- Returns the explanation of the given action or stone. If neither is given, explains the
-- last refusal or ruling.
local function explanation_of(session, rest)
    local game, refused = session.game, session.refused
    if rest == "" and refused then
        return proofs.of_refusal(game, refused.text, refused.ruling)
    elseif rest == "" then
        return game:explain()
    elseif VERBS[rest:match "%S+"] then
        return game:explain(words.action(game, rest))
    end
    local point, colour = rest:match "^(%S+)%s*(%S*)"
    if not model.point(point, game.gravity) then
        return nil, say("not-a-point", { word = point })
    end
    colour = words.colour(game, colour) or colour
    return game:explain(point, colour ~= "" and colour or nil)
end

local function explain(session, rest)
    local explanation, message = explanation_of(session, rest)
    if not explanation then return screen.complain(session, message) end
    io.write(proofs.text(explanation))
end
command { name = "explain", takes = "[point] [colour]", example = "explain h8 white",
    run = explain }

-- Undoes the last `count` actions; if the game has fewer actions, undoes none.
local function undo(session, rest)
    local game = session.game
    local count = rest == "" and 1 or tonumber(rest:match "^%d+$")
    if not count or count < 1 then
        return screen.complain(session, say("not-a-count", { word = rest }))
    elseif count > 1 and count > #game.log and #game.log > 0 then
        return screen.complain(session, counted("few-to-undo", #game.log))
    end
    local taken = {}
    for i = 1, count do
        local action = game.log[#game.log]
        local done, message = game:undo()
        if not done then return screen.complain(session, message) end
        taken[i] = turn.in_words(action)
    end
    turn.changed(session)
    session:set_time()
    screen.draw(session)
    print(screen.wrapped(say("taken-back", { actions = table.concat(taken, ", ") })))
    study.show_notes(session)
end
command { name = "undo", takes = "[n]", example = "undo 3", run = undo }

command { name = "redo", takes = "[n]", example = "redo 3", run = study.redo }

command { name = "tree", takes = "[all]", words = { "all" }, example = "tree",
    run = study.show }
command { name = "go", takes = "place_in_tree", words = { "end" }, needs = true,
    example = "go 0", run = study.go }
command { name = "variation", takes = "[n]", example = "variation 2",
    run = study.variation }
command { name = "comment", takes = "[text]", example = "comment the only defence",
    run = study.comment }
command { name = "before", takes = "[text]", example = "before Black needs a four",
    run = study.before }
command { name = "promote", takes = "", example = "promote", run = study.promote }
command { name = "delete", takes = "[n]", example = "delete", run = study.delete }
command { name = "restore", takes = "", example = "restore", run = study.restore }

command { name = "print", takes = "", example = "print", run = screen.record }

command { name = "save", takes = "file", needs = true, example = "save game.rec",
    run = saving.save }
command { name = "overwrite", takes = "file", needs = true,
    example = "overwrite game.rec", run = saving.overwrite }
command { name = "load", takes = "file", needs = true, example = "load game.rec",
    run = saving.load }
command { name = "recover", takes = "[n]", example = "recover", run = saving.recover }

command { name = "help", takes = "[topic]", example = "help draw",
    run = function(session, topic)
        if topic == "" then return help.overview(commands) end
        help.show(session, commands, command_of(session.game, topic))
    end }

-- The caller of `run` asks whether to save the game (quit.lua).
command { name = "quit", takes = "", example = "quit", ends = true }

--- Carry out a line.
-- @return "quit" for the command that ends the session
function commands.run(session, line)
    local word, rest = line:match "^%s*(%S+)%s*(.-)%s*$"
    word = word and command_of(session.game, word)
    local entry = commands[word]
    if not word then
        return
    elseif type(entry) ~= "table" then
        if turn.take(session, line, commands) then study.show_notes(session) end
    elseif entry.ends then
        return "quit"
    elseif entry.needs and rest == "" then
        screen.complain(session, say("command-needs",
            { name = word, takes = help.fields_of(entry) }))
        help.show(session, commands, word)
    else
        entry.run(session, rest)
    end
end

return commands
