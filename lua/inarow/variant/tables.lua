--- Tables of settings that are written like scripts: run in the same sandbox, and checked
-- by a schema of their own.
local check = require "inarow.variant.faults.check"
local core = require "inarow.core"
local faults = require "inarow.variant.faults.fault_text"

local tables = {}

--- Read a table.
-- @param source text in Lua that returns it
-- @param chunkname what it is called in messages
-- @param schema node that it is checked by (schema.lua); also kind `number`, with least
-- and most
-- @return the table; or nil, message: a line for each fault, "bad-script", list of
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
