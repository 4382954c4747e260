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

-- A path without what does not change it.
local function plain(path)
    return (path:gsub("/+%./", "/"):gsub("^%./+", ""))
end

--- Can reports be written to these paths, as far as their names tell?
-- @param kept path of the file that keeps the games, or nil
-- @return true; or nil, message
function write.check(paths, kept)
    for _, path in ipairs(paths) do
        local made, message = writer_of(path)
        if not made then return nil, message end
        if kept and plain(path) == plain(kept) then
            return nil, say("report-is-games", { path = path })
        end
    end
    return true
end

--- Write reports.
-- @param paths of the files
-- @param plan of the event, whose file of games is closed
-- @param path of that file
-- @return true; or nil, message
function write.all(paths, plan, path)
    if #paths == 0 then return true end
    local games = {}
    local kept, message = require("inarow.referee").open_file(path, plan.as_kept(
        function(its, game) games[#games + 1] = page.game(its, game) end))
    if not kept then return nil, path .. ": " .. message end
    kept:close()
    table.sort(games, function(one, other) return one.number < other.number end)
    for _, name in ipairs(paths) do
        local done, fault = system.write(name, writer_of(name)(plan, games))
        if not done then return nil, fault end
    end
    return true
end

return write
