--- Reads tables of settings that are written like scripts: they run in the same sandbox,
-- and have their own schemas.
local check = require "inarow.variant.faults.check"
local core = require "inarow.core"
local faults = require "inarow.variant.faults.fault_text"

local tables = {}

--- Reads a table.
-- @param source Lua text that returns the table
-- @param chunkname name of the text in messages
-- @param schema node for checking the table (schema.lua), whose kind may also be
-- `number`, with least and most
-- @return the table; or nil, message (one line per fault), "bad-script", list of
-- inarow.script_fault
function tables.read(source, chunkname, schema)
    local value, fault = core.sandbox(source, chunkname, check.option)
    if not value then return faults.refuse_run(chunkname, fault) end
    local found, count = check.faults(value, schema, true)
    if count > 0 then
        return faults.refuse({ text = source, chunkname = chunkname }, found, count)
    end
    return value
end

return tables
