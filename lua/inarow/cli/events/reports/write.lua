--- Writes the reports of an event. The extension of each file chooses the kind of its
-- report. The games are read again from the file of games.
local language = require "inarow.language"
local page = require "inarow.cli.events.reports.page"
local say = require("inarow.cli.sentences").say
local system = require "inarow.system"
local texts = require "inarow.cli.events.reports.texts"

local write = {}

-- For each extension, the function that makes the text of a report from the plan and the
-- games of an event.
local BY_ENDING = { html = page.of, txt = texts.text, json = texts.json, csv = texts.csv,
    pgn = texts.pgn }

-- Returns the function that makes the report for a path; or nil, message.
local function writer_of(path)
    local ending = path:match "%.(%l+)$"
    local made = BY_ENDING[ending or ""]
    return made, not made and say("report-unknown", { path = path,
        expected = language.list(language.keys(BY_ENDING)) }) or nil
end

--- Return a message if the folder of a path does not exist; otherwise nil.
function write.lacks_folder(path)
    local folder = path:match "^(.*)/"
    local is_there = not folder or folder == "" or system.kind(folder) == "folder"
    return not is_there
        and path .. ": " .. say("event-no-folder", { folder = folder }) or nil
end

--- Check the paths of reports before the event: their extensions and their folders.
-- @return true; or nil, message
function write.check(paths)
    for _, path in ipairs(paths) do
        local made, message = writer_of(path)
        if not made then return nil, message end
        if system.kind(path) == "folder" then
            return nil, say("report-is-folder", { path = path })
        end
        local lacks = write.lacks_folder(path)
        if lacks then return nil, lacks end
    end
    return true
end

-- Returns the games in the file of an event, in the order of their numbers; or nil,
-- message.
-- @param with_steps true to add the data with which the page replays them
local function games_of(plan, with_steps)
    local games = {}
    local function visit(its, game)
        if with_steps then page.game(games, its, game) end
        games[#games + 1] = its
    end
    local kept, message =
        require("inarow.referee").open_file(plan.kept.path, plan.as_kept(visit))
    if not kept then return nil, message end
    kept:close()
    table.sort(games, function(one, other) return one.number < other.number end)
    return games
end

--- Write reports.
-- @param paths of the files
-- @param plan of the event; its file of games must be closed, because it is opened
-- again
-- @return true; or nil, message
function write.all(paths, plan)
    if #paths == 0 then return true end
    local with_steps = false
    for _, path in ipairs(paths) do
        with_steps = with_steps or writer_of(path) == page.of
    end
    local games, message = games_of(plan, with_steps)
    if not games then return nil, message end
    for _, path in ipairs(paths) do
        local done, fault = system.write(path, writer_of(path)(plan, games))
        if not done then return nil, fault end
    end
    return true
end

return write
