--- Finds cases in files of records, perft tables and corpora, and in folders.
local console = require "inarow.cli.console"
local core = require "inarow.core"
local system = require "inarow.system"
local judging = require "inarow.judging"
local records = require "inarow.cli.records"
local say = require("inarow.cli.conform.sentences").say

local sources = {}

-- Returns the class of a record: its path below `conformance` or below the named folder,
-- without the extension.
local function class_of(path, folder)
    local below = path:match ".*%f[^/%z]conformance/(.+)$"
    if not below and path:sub(1, #folder + 1) == folder .. "/" then
        below = path:sub(#folder + 2)
    end
    return ((below or path:match "[^/]*$"):gsub("%.%w+$", ""))
end

-- Reports the faults of a file; JSON output lists all of them. Returns the exit status.
local function complain(path, faults, args)
    local most = faults.most or #faults
    for i, fault in ipairs(faults) do
        if i <= most then
            console.complain(("%s%s: %s"):format(path,
                fault.line and ":" .. fault.line or "", fault.message))
        end
        console.json_error(args, fault.number or 1,
            path .. (fault.number and "#" .. fault.number or ""), fault.message)
    end
    if #faults > most then
        console.complain(path .. ": " .. say("cases-refused", { count = #faults }))
    end
    return #faults > 0 and console.UNREADABLE or console.OK
end

-- Adds the cases of a file to a list. Returns the exit status. If the file is a corpus,
-- also returns its first line.
local function add_file(path, folder, list, args)
    local text, message = system.read(path)
    if not text then return console.complain_of_file(path, message, args) end
    local found, faults, header, fault = judging.cases(text,
        class_of(path, folder), console.decode)
    for _, case in ipairs(found) do list[#list + 1] = case end
    local status = complain(path, faults, args)
    if not header and not fault and #found == 0 and #faults == 0 then
        fault = { message = say "no-cases" }
    end
    return console.worse(status, complain(path, { fault }, args)), header
end

--- Return the cases in the paths on a command line, in order. Report unreadable input.
-- @param args from the command line; with `json`, the faults of unreadable input
-- are printed as objects
-- @return list of cases, their corpus {version, cases …}, and the exit status
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
    return list, judging.corpus_header(version, #list), status
end

return sources
