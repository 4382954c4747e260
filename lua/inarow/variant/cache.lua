--- A cache for values that are expensive to make. It keeps the most recently used values
-- by key.
--
-- The cache has two generations. When the young generation is full, it replaces the old
-- one. The values of the old generation that nobody has used since are dropped.
local Cache = {}
Cache.__index = Cache

local cache = {}

--- Creates a cache. The cache keeps at least the `most` values used last, and at most
-- twice as many.
function cache.new(most)
    return setmetatable({ most = most, count = 0, young = {}, old = {} }, Cache)
end

--- Keeps a value under a key. The value must not be false.
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

--- Drops the value of a key.
function Cache:drop(key)
    if self.young[key] ~= nil then self.count = self.count - 1 end
    self.young[key], self.old[key] = nil, nil
end

--- Returns the value of a key, or nil.
function Cache:get(key)
    local value = self.young[key]
    if value ~= nil then return value end
    value = self.old[key]
    return value ~= nil and self:put(key, value) or nil
end

return cache
