--- Lists, and the keys of tables in an order that is always the same.
local lists = {}

--- Is a value in a list?
function lists.contains(list, value)
    return lists.index_of(list, value) ~= nil
end

--- The arguments that are neither nil nor false.
-- @return list, in their order
function lists.given(...)
    local list = {}
    for i = 1, select("#", ...) do
        local value = select(i, ...)
        if value then list[#list + 1] = value end
    end
    return list
end

--- The place of a value in a list, or nil.
function lists.index_of(list, value)
    for i, item in ipairs(list) do
        if item == value then return i end
    end
end

--- A list anew, for who may change it.
function lists.copy(list)
    local copy = {}
    for i, item in ipairs(list) do copy[i] = item end
    return copy
end

--- A list of the items of several lists, in order.
function lists.joined(...)
    local all = {}
    for _, list in ipairs { ... } do
        for _, item in ipairs(list) do all[#all + 1] = item end
    end
    return all
end

-- Numbers before names, each in order.
local function comes_before(a, b)
    if type(a) ~= type(b) then return type(a) < type(b) end
    if type(a) == "number" or type(a) == "string" then return a < b end
    return tostring(a) < tostring(b)
end

--- The keys of a table, numbers first, then names, each in order.
function lists.keys(map)
    local keys = {}
    for key in pairs(map) do keys[#keys + 1] = key end
    table.sort(keys, comes_before)
    return keys
end

--- The keys of a table as text, sorted.
function lists.names(map)
    local names = {}
    for key in pairs(map) do names[#names + 1] = tostring(key) end
    table.sort(names)
    return names
end

return lists
