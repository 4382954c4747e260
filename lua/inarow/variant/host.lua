--- Settings of a host for all variants. After host.attach, the public table contains the
-- settings.
local bundled = require "inarow.variant.finding.bundled"

local host = {
    -- `finders`: functions from a variant's name to its source and a name for messages,
    -- or nil, called in order. `bundled`: names of the variants that come with the
    -- module. `trace`: function(text, where), called with the traces of scripts, or
    -- false. `shelf`: a table, empty at first, to keep loaded variants in; false for the
    -- common one.
    now = { finders = {}, bundled = bundled, trace = false, shelf = false },
}

--- From now on, reads the settings from a table.
-- @param public table, which receives these fields
function host.attach(public)
    for key, value in pairs(host.now) do public[key] = value end
    host.now = public
end

return host
