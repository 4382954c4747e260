--- The reports of an event: which there are, by the endings of their files' names, and
-- the games that they are made of, read again from the file that keeps them.
local language = require "inarow.language"
local page = require "inarow.cli.events.reports.page"
local say = require("inarow.cli.sentences").say
local system = require "inarow.system"
local texts = require "inarow.cli.events.reports.texts"

local write = {}

-- What each ending is written by: a function given the plan and the games of an event,
-- giving a text.
local BY_ENDING = { html = page.of, txt = texts.text, json = texts.json, csv = texts.csv,
    pgn = texts.pgn }

-- The writer of a path; or nil, message.
local function writer_of(path)
    local ending = path:match "%.(%l+)$"
    local made = BY_ENDING[ending or ""]
    return made, not made and say("report-unknown", { path = path,
        expected = language.list(language.keys(BY_ENDING)) }) or nil
end

--- Can reports be written to these paths, as far as their names tell?
-- @return true; or nil, message
function write.check(paths)
    for _, path in ipairs(paths) do
        local made, message = writer_of(path)
        if not made then return nil, message end
        local folder = path:match "^(.*)[/\\]"
        if folder and folder ~= "" and system.kind(folder) ~= "folder" then
            return nil, path .. ": " .. say("event-no-folder", { folder = folder })
        elseif system.kind(path) == "folder" then
            return nil, say("report-is-folder", { path = path })
        end
    end
    return true
end

-- The games of an event that a file keeps, by their numbers; with what replays them, if
-- that is wanted. Or nil, message.
local function games_of(plan, with_steps)
    local games = {}
    local function visit(its, game)
        games[#games + 1] = with_steps and page.game(its, game) or its
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
-- @param plan of the event, whose file of games is closed
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
