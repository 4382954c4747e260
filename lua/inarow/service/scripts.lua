--- The scripts sent to a service: variants by the names in the scripts.
local core = require "inarow.core"
local inarow = require "inarow"
local variants = require "inarow.variant"

local Scripts = {}
Scripts.__index = Scripts

local scripts = {}

local SCRIPT = 131072 -- estimated size in bytes, without its text and its sandbox

-- The module knows only the scripts of the service that is active.
local current
table.insert(inarow.finders, function(name)
    return current and current.by_name[name], name
end)

--- No scripts yet.
-- @param most how many may be loaded at once
function scripts.new(most)
    return setmetatable({ by_name = {}, names = {}, most = most, text = 0,
        sandboxes = core.account() }, Scripts)
end

--- From now on, find these scripts by name, in a cache of their own if there are any, and
-- count new sandboxes for them.
function Scripts:take_over()
    current = self
    variants.keep_on(self.shelf)
    core.pay(self.sandboxes)
end

--- Stop finding these scripts.
function Scripts:close()
    self.by_name, self.names, self.shelf, self.text = {}, {}, nil, 0
    if current == self then
        current = nil
        variants.keep_on(nil)
    end
end

--- Estimated size in bytes.
function Scripts:bytes()
    return self.text + SCRIPT * #self.names + self.sandboxes:bytes()
end

--- Is a name used by a variant outside of this service?
function Scripts:is_taken(name)
    for _, finder in ipairs(self.by_name[name] and {} or inarow.finders) do
        if finder(name) then return true end
    end
    return false
end

--- Add a script, or replace its text. After that no deadline stops the request.
-- @return true; nil if there are too many
function Scripts:add(name, source)
    core.hold(true)
    local before = self.by_name[name]
    if not before then
        if #self.names >= self.most then return nil end
        self.names[#self.names + 1] = name
    end
    if not self.shelf or before and before ~= source then
        self.shelf = {}
        self:take_over()
    end
    self.by_name[name] = source
    self.text = self.text + #source - #(before or "")
    return true
end

return scripts
