--- The scripts that came to a service: variants by the names that they give themselves.
local core = require "inarow.core"
local inarow = require "inarow"

local Scripts = {}
Scripts.__index = Scripts

local scripts = {}

-- The module knows the scripts of the service that is asked, and of no other.
local current
table.insert(inarow.finders, function(name)
    return current and current.by_name[name], name
end)

--- No scripts yet.
-- @param most how many may be loaded at once
function scripts.new(most)
    return setmetatable({ by_name = {}, names = {}, most = most }, Scripts)
end

--- From now on these are the ones that the module finds by name.
function Scripts:take_over()
    if current == self then return end
    -- What it keeps by name may be another service's.
    if current and #current.names > 0 or #self.names > 0 then inarow.forget() end
    current = self
end

--- Add a script, or give one another text. No deadline stops the request then.
-- @return true; nil if there are too many
function Scripts:add(name, source)
    core.hold(true)
    if not self.by_name[name] then
        if #self.names >= self.most then return nil end
        self.names[#self.names + 1] = name
    elseif self.by_name[name] ~= source then
        inarow.forget()
    end
    self.by_name[name] = source
    return true
end

return scripts
