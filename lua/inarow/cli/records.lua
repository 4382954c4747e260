--- Finds the files of records on a command line, and reads their games. A folder on the
-- command line means the files in it.
local console = require "inarow.cli.console"
local language = require "inarow.language"
local judging = require "inarow.judging"
local notation = require "inarow.notation"
local counted = require("inarow.cli.sentences").counted
local say = require("inarow.cli.sentences").say
local system = require "inarow.system"

local records = {}

-- Returns true if a name has one of the extensions.
local function is_named(path, endings)
    local ending = (path:match "%.(%w+)$" or ""):lower()
    for _, known in ipairs(endings) do
        if ending == known then return true end
    end
    return false
end

-- The usual extensions of files in all notations.
local ENDINGS = {}
for _, format in ipairs(notation.formats()) do
    for _, ending in ipairs(format.endings) do
        if not language.index_of(ENDINGS, ending) then ENDINGS[#ENDINGS + 1] = ending end
    end
end

local HEAD = 65536 -- bytes of a file that show its notation

-- Returns true if a file in a folder is a record. The file's name or its beginning
-- decides, because a folder may also contain pages and pictures.
local function is_record(path, endings)
    if is_named(path, endings) then return true end
    local head = endings == ENDINGS and system.read(path, HEAD)
    return head and select(2, notation.recognize(head))
end

local gather

-- Adds a file to a list. For a folder that is not a link, adds its records. Reports
-- unreadable files. Returns the exit status.
local function take(path, endings, list)
    local kind, linked = system.kind(path)
    if kind == "folder" then
        return linked and console.OK or gather(path, endings, list)
    elseif kind == "file" then
        if is_record(path, endings) then list[#list + 1] = path end
    elseif is_named(path, endings) then
        return console.complain(path .. ": " .. say "not-a-file")
    end
    return console.OK
end

-- Returns the prefix for the names of a folder's files. `C:` is the drive's current
-- folder; `C:/` is a different folder.
local function before_names(folder)
    if console.is_windows and folder:find "^%a:$" then return folder end
    return folder:match "^(.-)/*$" .. "/"
end

-- Adds all records in a folder, except hidden files. Returns the exit status.
function gather(folder, endings, list)
    local names, fault = system.list(folder)
    if fault then return console.complain(folder .. ": " .. fault) end
    local status, before = console.OK, before_names(folder)
    for _, name in ipairs(names) do
        if not name:find "^%." then
            status = console.worse(status, take(before .. name, endings, list))
        end
    end
    return status
end

--- Return the paths of a command line, with each folder replaced by its records, sorted.
-- @param endings list of extensions to include; nil for the extensions of all notations
-- @return list of paths, and the exit status. Unreadable files, and folders without
-- records, have been reported
function records.of(paths, endings)
    local list, status = {}, console.OK
    endings = endings or ENDINGS
    for _, path in ipairs(paths) do
        if path ~= "-" and system.kind(path) == "folder" then
            local found = {}
            local gathered = gather(path, endings, found)
            status = console.worse(status, gathered)
            table.sort(found)
            for _, one in ipairs(found) do list[#list + 1] = one end
            if #found == 0 and gathered == console.OK then
                status = console.complain(path .. ": " .. say("no-records-here",
                    { expected = language.list(endings) }))
            end
        else
            list[#list + 1] = path
        end
    end
    return list, status
end

-- ---- Games ----------------------------------------------------------------------------

--- Create the reader of games for `each`. It opens a file and judges the games in the
-- file.
-- @param options as for judging.games
-- @param open function that returns the pieces of a path, or nil and a message;
-- system.open if nil
function records.judged(options, open)
    return function(path)
        local chunks, message = (open or system.open)(path)
        return chunks and judging.games(chunks, path, options), message
    end
end

--- Return the judged game of a command line's record, with its steps.
-- @param args {record, game, variant, given}: `game` is the game's number, 1 if nil
-- @return inarow.judged, and the function that returns the following games; or nil,
-- message
function records.game(args)
    local read = records.judged { variant = args.variant, given = args.given,
        steps = true }
    local next_game, message = read(args.record)
    if not next_game then return nil, message end
    local number, result = args.game or 1, nil
    for _ = 1, number do
        result = next_game()
        if not result then
            return nil, say("no-such-game", { record = args.record, number = number })
        end
    end
    return result, next_game
end

--- Process each game of some files. Report unreadable files.
-- @param args arguments of the command line
-- @param read function that returns an iterator over the games of a path, or nil and a
-- message
-- @param run function that receives each game, and returns the exit status, and true to
-- stop
-- @return exit status
function records.each(paths, args, read, run)
    local status = console.OK
    for _, path in ipairs(paths) do
        local next_game, message = read(path)
        if not next_game then
            status = console.worse(status, console.complain_of_file(path, message, args))
        end
        for game in next_game or function() end do
            local done, is_enough = run(game, path)
            status = console.worse(status, done)
            if is_enough then return status end
        end
    end
    return status
end

--- Report a judged game that cannot be read or has another problem.
-- @param message about a problem with a game that can be read
-- @param args arguments of the command line; nil if the command has no JSON
-- @return exit status
function records.complain(result, message, args)
    local fault = result.error or { message = message }
    return console.complain_of({ where = result.source, name = result.name,
        line = fault.line, message = fault.message }, args)
end

-- Returns the reason why a record has no ruling with this number. The record may have
-- fewer actions. Later actions are not examined after a refusal or the end of the game.
local function no_such_action(result, number)
    local ruled = #result.steps
    if result.refusal then
        return say("action-after-refusal", { count = ruled })
    elseif number > ruled + result.after then
        return counted("no-such-action-number", ruled + result.after,
            { last = number })
    end
    while ruled > 0 and result.steps[ruled].ruling.status == "refused" do
        ruled = ruled - 1
    end
    return say("action-after-end", { count = ruled, last = number })
end

--- Return the game after a number of actions of a record, including refused ones.
-- @param result inarow.judged, with its steps
-- @param number of actions; all if nil
-- @return the game, and the last action if it was refused; or nil, message
function records.game_at(result, number)
    local steps = result.steps
    local last = number or #steps
    if last > #steps then return nil, no_such_action(result, last) end
    local stood, refused = 0, nil
    for i = 1, last do
        local is_refused = steps[i].ruling.status == "refused"
        stood = stood + (is_refused and 0 or 1)
        refused = i == last and is_refused and steps[i].action or nil
    end
    return result.game:branch(stood), refused
end

return records
