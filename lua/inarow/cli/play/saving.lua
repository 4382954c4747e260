--- Implements the commands that save and read games: save, overwrite, load, recover.
local inarow = require "inarow"
local language = require "inarow.language"
local console = require "inarow.cli.console"
local judging = require "inarow.judging"
local notation = require "inarow.notation"
local autosave = require "inarow.cli.play.autosave"
local say = require("inarow.cli.play.sentences").say
local screen = require "inarow.cli.play.screen"
local sessions = require "inarow.cli.play.session"
local study = require "inarow.cli.play.study"
local system = require "inarow.system"
local turn = require "inarow.cli.play.turn"

local saving = {}

--- Return a path as the system needs it: in the typed path, ~ is the user's home.
function saving.path(word)
    local home = os.getenv "HOME"
    return home and word:gsub("^~%f[/%z]", (home:gsub("%%", "%%%%"))) or word
end

-- Returns true if a file is not empty.
local function holds_something(path)
    local kind, size = system.kind(path)
    return kind == "file" and size > 0
end

-- Extensions of notations with trees. Any other file is a record.
local ENDINGS = { sgf = true, lib = true }

-- Writes the game in the notation that a file's name implies.
-- @param record of the game
-- @return text; or nil, message
local function text_for(path, record)
    local ending = path:lower():match "%.(%w+)$"
    if not ENDINGS[ending] then return record end
    return inarow.open(record):tree():text(ending)
end

--- Write the game to a file, even if the file exists.
-- @return true if the file was written; otherwise the reason has been printed
function saving.overwrite(session, word)
    local path, done = saving.path(word), nil
    local text, message = session:record()
    if text then text, message = text_for(path, text) end
    if text then done, message = system.write(path, text) end
    if not done then return screen.complain(session, message) end
    session:was_saved(path)
    print(say("saved", { path = language.printable(path) }))
    return true
end

--- Write the game to a file unless the file exists.
-- @return true if the file was written; otherwise the reason has been printed
function saving.save(session, word)
    local path = saving.path(word)
    if path ~= session.file and holds_something(path) then
        return screen.complain(session, say("holds-other", { path = path }))
    end
    return saving.overwrite(session, path)
end

-- Returns a file's text without empty lines, which records may have.
local function without_empty_lines(text)
    return (text:gsub("\n+", "\n"):gsub("^\n", ""))
end

-- Returns true if a file contains only this game, so that saving the game there loses
-- nothing. Saving would remove the expectations of a record.
local function is_own_file(path, result)
    local held
    if not result.foreign then
        held = notation.writer("record").add { source = result.read }
    elseif system.kind(path) == "file" then -- a pipe cannot be read twice
        held = system.read(path)
    end
    local text = held and text_for(path, sessions.record_of(result.game))
    return text and without_empty_lines(held) == without_empty_lines(text)
end

-- Reads the first game of a file, and judges it. Returns three values: the judged game;
-- true if the game is complete and is the only game of the file; and true if saving the
-- game to the file would lose nothing.
local function read(path)
    local chunks, message = system.open(path)
    if not chunks then return nil, message end
    local games = judging.games(chunks, path, { trees = true })
    local result = games()
    local fault = not result and { message = say "no-games" } or result.error
    if fault then
        return nil, ("%s%s: %s"):format(path, fault.line and ":" .. fault.line or "",
            fault.message)
    end
    local is_whole = not result.refusal and result.after == 0 and not games()
    return result, is_whole, is_whole and is_own_file(path, result)
end

-- Reports that a game cannot be read. If only the script of the game is missing, explains
-- how to add the script and continue.
-- @param script path of the missing script, or nil
-- @param words to type after the script has been added
local function complain(session, message, script, words)
    screen.complain(session, message)
    if script then
        screen.complain(session, say("needs-script", { path = script, words = words }))
    end
end

-- Reports the part of a file that was not read, if any.
local function report_rest(session, path, refusal)
    if not refusal then return end
    screen.complain(session, say("read-in-part", { path = path, move = refusal.move,
        action = refusal.action, fault = refusal.message }))
end

-- Replaces the present game. An unsaved game stays in its kept file, whose path is
-- printed.
local function replace(session, result, file, is_unsaved)
    local left = session:is_unsaved() and autosave.leave(session)
    if left then
        print(say "left-unsaved")
        print("  " .. language.printable(left))
    end
    session:take_up(result.game, file, is_unsaved)
    turn.changed(session)
    screen.draw(session)
end

--- Continue the first game of a file.
function saving.load(session, word)
    local path = saving.path(word)
    local result, message, is_own = read(path)
    if not result then
        return complain(session, message, console.script_beside(path, message),
            "load " .. word)
    end
    -- If only a part of the file was read, saving the game must not overwrite the rest.
    replace(session, result, is_own and path or nil)
    report_rest(session, path, result.refusal)
    study.report_loaded(session)
end

local MOST = 9 -- most games that are listed

--- List the unsaved games; print nothing if there are none.
function saving.list(session)
    local list, rows = autosave.list(session), {}
    if #list == 0 then return end
    for i = 1, math.min(MOST, #list) do
        rows[i] = { ("%d"):format(i), list[i].variant .. ", " .. list[i].time }
    end
    print(say "unsaved-games")
    screen.columns(rows)
    if #list > MOST then print(say("more-unsaved", { count = #list - MOST })) end
end

--- Continue an unsaved game.
-- @param word number of the game in the list; "" for the latest game
function saving.recover(session, word)
    local list = autosave.list(session)
    local chosen = list[word == "" and 1 or tonumber(word)]
    if #list == 0 then return screen.complain(session, say "none-unsaved") end
    if not chosen then
        screen.complain(session, say("no-such-unsaved", { word = word }))
        return saving.list(session)
    end
    local result, is_whole = read(chosen.path)
    if not result then
        return complain(session, is_whole, autosave.script_path(chosen.path), "recover")
    end
    replace(session, result, nil, true)
    -- If a part of the file was not read, the file must stay.
    if session.kept and is_whole then os.remove(chosen.path) end
    report_rest(session, chosen.path, result.refusal)
    study.report_loaded(session)
end

return saving
