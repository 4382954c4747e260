--- The scripts that came to a service: variants by the names that they give themselves.
local inarow = require "inarow"

local Scripts = {}
Scripts.__index = Scripts

local scripts = {}

--- No scripts yet; the module finds them by name from now on.
-- @param most how many may be loaded at once
function scripts.new(most)
    local self = setmetatable({ by_name = {}, names = {}, most = most }, Scripts)
    table.insert(inarow.finders, function(name) return self.by_name[name], name end)
    return self
end

--- Add a script, or give one another text.
-- @return true; nil if there are too many
function Scripts:add(name, source)
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
