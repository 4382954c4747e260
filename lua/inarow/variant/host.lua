--- What a host may change for all variants. The public table holds it once there is one.
local bundled = require "inarow.variant.finding.bundled"

local host = {
    -- Held: `finders`, functions from a variant's name to its source and a name for
    -- messages, or nil, which are asked in order; `bundled`, the names of the variants
    -- that come with the module; `trace`, function(text, where) for what scripts trace,
    -- or false.
    now = { finders = {}, bundled = bundled, trace = false },
}

--- From now on, a table holds what a host may change, and is looked into.
-- @param public table, which gets the fields `finders`, `bundled` and `trace`
function host.attach(public)
    for key, value in pairs(host.now) do public[key] = value end
    host.now = public
end

return host
