--- A bounded cache of values that are expensive to make: the ones used last, by key.
--
-- There are two generations. When the young one is full it becomes the old one, and the
-- values of the previous old one that were not used meanwhile are dropped.
local Cache = {}
Cache.__index = Cache

local cache = {}

--- A cache that keeps at least this many of the values used last, and at most twice as
-- many.
function cache.new(most)
    return setmetatable({ most = most, count = 0, young = {}, old = {} }, Cache)
end

--- Keep a value, which must not be false, under a key.
-- @return the value
function Cache:put(key, value)
    if self.young[key] == nil then
        if self.count >= self.most then
            self.old, self.young, self.count = self.young, {}, 0
        end
        self.count = self.count + 1
    end
    self.young[key] = value
    return value
end

--- Drop the value of a key.
function Cache:drop(key)
    if self.young[key] ~= nil then self.count = self.count - 1 end
    self.young[key], self.old[key] = nil, nil
end

--- The value of a key, or nil.
function Cache:get(key)
    local value = self.young[key]
    if value ~= nil then return value end
    value = self.old[key]
    return value ~= nil and self:put(key, value) or nil
end

return cache
