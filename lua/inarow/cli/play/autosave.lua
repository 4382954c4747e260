--- Keeps unsaved games. While a game is played, it is kept in a file of the user. So it
-- survives if the terminal closes or the machine stops. The next `inarow play` mentions
-- the game.
local arguments = require "inarow.cli.arguments"
local inarow = require "inarow"
local language = require "inarow.language"
local say = require("inarow.cli.play.sentences").say
local system = require "inarow.system"

local autosave = {}

--- Return the folder for the program's own files.
-- @return path; nil if the environment does not define the folder
function autosave.folder()
    for _, place in ipairs { { "XDG_STATE_HOME", "/inarow" },
        { "LOCALAPPDATA", "/inarow" }, { "HOME", "/.local/state/inarow" } } do
        local folder = os.getenv(place[1])
        if folder and language.is_absolute(folder) then return folder .. place[2] end
    end
end

--- Create the folder for the program's own files if it is missing. Only its owner can use
-- it.
-- @return path, or nil
function autosave.make_folder()
    local folder = autosave.folder()
    for above in (folder or ""):gmatch "()[/\\]" do
        if above > 1 then system.make_folder(folder:sub(1, above - 1)) end
    end
    if folder then system.make_folder(folder) end
    return folder
end

-- ---- The game in progress -------------------------------------------------------------

local count = 0 -- number of this process' files

-- Returns a path VARIANT-DATE-TIME-PROCESS-COUNT. The number PROCESS identifies the
-- program that saved the game. While this program runs, other programs leave the file
-- alone.
local function new_path(game)
    local folder = autosave.make_folder()
    count = count + 1
    return folder and ("%s/%s-%s-%d-%d.rec"):format(folder,
        game.rules.name:gsub("[^%w_]", "_"), os.date "%Y%m%d-%H%M%S",
        system.process().number, count)
end

local SCRIPT = "# inarow play "

-- Returns the line with the path of a game's script, if the player named the script by
-- its path; otherwise an empty text.
local function script_line(game)
    local name = game.rules.name
    if not language.index_of(arguments.scripts, name) then return "" end
    local path, folder = inarow.find(name).chunkname, os.getenv "PWD"
    if folder and not language.is_absolute(path) then path = folder .. "/" .. path end
    return path:find "%c" and "" or SCRIPT .. path .. "\n"
end

--- Return the path of the script that a kept game needs; nil if the variant's name is
-- sufficient.
function autosave.script_path(path)
    return (system.read(path, 8192) or ""):match("^" .. SCRIPT .. "([^\n]+)\n")
end

--- Keep the present state of a session's game. `session.kept` is the path of the kept
-- file.
-- @return true; or nil, message
function autosave.keep(session)
    session.kept = session.kept or new_path(session.game)
    if not session.kept then return nil, say "no-state-folder" end
    local record, message = session:record()
    local done = record
    if record then
        done, message = system.write(session.kept, script_line(session.game) .. record)
    end
    if not done then session.kept = nil end
    return done, message
end

--- Stop keeping a session's game.
function autosave.forget(session)
    if session.kept then os.remove(session.kept) end
    session.kept = nil
end

--- Leave the file that keeps a session's game as it is, and use a new file from now on.
-- @return path of the file left behind, or nil
function autosave.leave(session)
    local path = session.kept
    session.kept = nil
    return path
end

-- ---- Unsaved games --------------------------------------------------------------------

local NAME = "^([%w_]+)%-(%d%d%d%d)(%d%d)(%d%d)%-(%d%d)(%d%d)(%d%d)%-(%d+)%-%d+%.rec$"
local MOST_DIGITS = 10 -- digits of the number of a process

--- List the unsaved games except games in progress, the latest first.
-- @param session whose own game is left out
-- @return list of {path, variant, time}
function autosave.list(session)
    local list, folder = {}, autosave.folder()
    for _, name in ipairs(folder and system.list(folder) or {}) do
        local variant, year, month, day, hour, minute, second, owner = name:match(NAME)
        local path = folder .. "/" .. name
        if variant and #owner <= MOST_DIGITS and path ~= session.kept
            and system.kind(path) == "file"
            and (tonumber(owner) == system.process().number
                or not system.process(tonumber(owner))) then
            list[#list + 1] = { path = path, variant = variant,
                time = ("%s-%s-%s %s:%s:%s"):format(year, month, day, hour, minute,
                    second) }
        end
    end
    table.sort(list, function(a, b)
        if a.time ~= b.time then return a.time > b.time end
        return a.path > b.path
    end)
    return list
end

return autosave
