--- The files that records are read from: a folder stands for those in it.
local console = require "inarow.cli.console"
local core = require "inarow.core"
local english = require "inarow.text.english"
local files = require "inarow.cli.files"
local notation = require "inarow.notation.notation"
local say = require("inarow.text.messages").say

local records = {}

-- Is a file of a folder a record? Its name tells, or else how it begins: a folder may
-- hold pages and pictures too.
local function is_record(path, endings)
    local ending = (path:match "%.(%w+)$" or ""):lower()
    for _, known in ipairs(endings) do
        if ending == known then return true end
    end
    local head = endings == notation.endings and files.read(path, notation.HEAD)
    return head and notation.begins_as_game(head)
end

-- The records of a folder, and of those within but for links, added to a list.
local function gather(folder, endings, list)
    for _, name in ipairs(core.files(folder)) do
        local path = (folder:match "^(.-)/*$") .. "/" .. name
        if not name:find "^%." then
            local kind, linked = core.kind(path)
            if kind == "folder" and not linked then
                gather(path, endings, list)
            elseif kind == "file" and is_record(path, endings) then
                list[#list + 1] = path
            end
        end
    end
    return list
end

--- The paths of a command line, with the records of each folder, sorted, in its place.
-- @param endings those of the names to take: a list; nil for all notations'
-- @return list of paths, and the exit status: a folder without records is complained of
function records.of(paths, endings)
    local list, status = {}, console.OK
    endings = endings or notation.endings
    for _, path in ipairs(paths) do
        if path ~= "-" and core.kind(path) == "folder" then
            local found = gather(path, endings, {})
            table.sort(found)
            for _, one in ipairs(found) do list[#list + 1] = one end
            if #found == 0 then
                status = console.complain(path .. ": " .. say("no-records-here",
                    { expected = english.list(endings) }))
            end
        else
            list[#list + 1] = path
        end
    end
    return list, status
end

return records
