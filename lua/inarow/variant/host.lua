--- Settings of a host for all variants. Once the public table exists, it contains them.
local bundled = require "inarow.variant.finding.bundled"

local host = {
    -- `finders`, functions from a variant's name to its source and a name for messages,
    -- or nil, which are called in order; `bundled`, the names of the variants that come
    -- with the module; `trace`, function(text, where) for what scripts trace, or false.
    now = { finders = {}, bundled = bundled, trace = false },
}

--- From now on, read the settings from a table.
-- @param public table, which receives the fields `finders`, `bundled` and `trace`
function host.attach(public)
    for key, value in pairs(host.now) do public[key] = value end
    host.now = public
end

return host
