--- Where cases come from: records, perft tables, folders of both, and corpus files.
local cases = require "inarow.judging.cases"
local characters = require "inarow.text.characters"
local console = require "inarow.cli.console"
local core = require "inarow.core"
local files = require("inarow.system").files
local lines = require "inarow.text.lines"
local records = require "inarow.cli.records"
local say = require("inarow.text.messages").say

local sources = {}

-- The class of a record: its path below `conformance`, or else below the folder that was
-- named, without the ending.
local function class_of(path, folder)
    local below = path:match ".*%f[^/%z]conformance/(.+)$"
    if not below and path:sub(1, #folder + 1) == folder .. "/" then
        below = path:sub(#folder + 2)
    end
    return ((below or path:match "[^/]*$"):gsub("%.%w+$", ""))
end

-- Answer a record or a case that cannot be read by an object, if JSON is asked for.
local function answer(path, fault, args)
    local number = fault.number
    console.json_error(args, number or 1, number and path .. "#" .. number or path,
        fault.message)
end

-- The same, and say it.
local function complain(path, fault, args)
    local status = console.complain(("%s%s: %s"):format(path,
        fault.line and ":" .. fault.line or "", fault.message))
    answer(path, fault, args)
    return status
end

-- ---- A corpus -------------------------------------------------------------------------

-- Most cases of a corpus that are refused by name.
local MOST_TOLD = 20

-- The cases of a corpus file that can be put, added to a list; of the others is told.
-- @return the header, and how many were refused; or nil, and a fault {line, message}
local function add_corpus(path, text, list, args)
    local header, count, number, refused, seen = nil, 0, 0, 0, {}
    for line, is_long in lines.of(lines.pieces(text), #text + 1) do
        number = number + 1
        local value = not is_long and console.decode(line)
        local fault
        if number == 1 then
            header, fault = value, cases.header_fault(value)
        else
            fault = cases.fault(value) or cases.answer_fault(value)
                or seen[value.id] and say("case-twice", { line = seen[value.id] })
            count = count + 1
            if not fault then
                list[#list + 1], seen[value.id] = value, number
            else
                refused = refused + 1
                local report = refused <= MOST_TOLD and complain or answer
                report(path, { line = number, number = count, message = fault }, args)
            end
        end
        if fault and number == 1 then return nil, { line = 1, message = fault } end
    end
    if refused > MOST_TOLD then
        console.complain(path .. ": " .. say("cases-refused", { count = refused }))
    end
    if not header then return nil, { message = say "corpus-no-header" } end
    if header.cases ~= count then
        return nil, { message = say("corpus-cut", { given = count,
            expected = tostring(header.cases) }) }
    end
    return header, refused
end

-- ---- Any file -------------------------------------------------------------------------

-- The cases of a file, added to a list; the header, of a corpus; exit status.
local function add_file(path, folder, list, args)
    local text, message = files.read(path)
    if not text then return console.complain_of_file(path, message, args) end
    text = characters.unmarked(text)
    if text:find "^%s*{" then
        local header, fault = add_corpus(path, text, list, args)
        if not header then return complain(path, fault, args) end
        return fault == 0 and console.OK or console.UNREADABLE, header
    elseif cases.is_table(text) then
        for _, case in ipairs(cases.of_table(text)) do list[#list + 1] = case end
        return console.OK
    end
    local found, faults = cases.of_records(lines.pieces(text), class_of(path, folder))
    for _, case in ipairs(found) do list[#list + 1] = case end
    local status = console.OK
    for _, fault in ipairs(faults) do status = complain(path, fault, args) end
    if #found == 0 and #faults == 0 then
        status = complain(path, { message = say "no-cases" }, args)
    end
    return status
end

--- The cases of the paths of a command line, in order.
-- @param args those of the command line: with `json`, unreadable input has an object
-- @return list of cases, the corpus {version, cases …} that they are, and the exit
-- status: what cannot be read is complained of
function sources.read(paths, args)
    local list, status, header = {}, console.OK, nil
    for _, path in ipairs(paths) do
        local found, listed = records.of({ path }, { "rec", "jsonl" })
        status = console.worse(status, listed)
        for _, one in ipairs(found) do
            local done, its = add_file(one, (path:gsub("/+$", "")), list, args)
            status, header = console.worse(status, done), header or its
        end
    end
    local version = header and header.version or core.version
    return list, cases.header(version, #list), status
end

return sources
