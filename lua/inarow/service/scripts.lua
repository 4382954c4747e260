--- Keeps the scripts that clients send to a service, by the names of their variants.
local core = require "inarow.core"
local inarow = require "inarow"

local Scripts = {}
Scripts.__index = Scripts

local scripts = {}

local SCRIPT = 131072 -- estimated size in bytes, without its text and its sandbox

-- The scripts of the active service. The module knows only these scripts.
local current
table.insert(inarow.finders, function(name)
    return current and current.by_name[name], name
end)

--- Create an empty set of scripts.
-- @param most greatest number of loaded scripts
function scripts.new(most)
    return setmetatable({ by_name = {}, names = {}, most = most, text = 0,
        sandboxes = core.account() }, Scripts)
end

--- Make the module find these scripts by name from now on. The scripts' compiled variants
-- are kept in a cache of this service, and new sandboxes count as its memory.
function Scripts:take_over()
    current = self
    inarow.shelf = self.shelf or false
    core.pay(self.sandboxes)
end

--- Stop finding these scripts.
function Scripts:close()
    self.by_name, self.names, self.shelf, self.text = {}, {}, nil, 0
    if current == self then
        current = nil
        inarow.shelf = false
    end
end

--- Return the estimated size in bytes.
function Scripts:bytes()
    return self.text + SCRIPT * #self.names + self.sandboxes:bytes()
end

--- Return true if a variant outside of this service has the name.
function Scripts:is_taken(name)
    for _, finder in ipairs(self.by_name[name] and {} or inarow.finders) do
        if finder(name) then return true end
    end
    return false
end

--- Add a script, or replace its text. After this change, no time limit stops the request.
-- @return true; nil if there are too many scripts
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
