--- Lists, and the keys of tables in an order that is always the same.
local lists = {}

--- Returns the place of a value in a list; nil if the value is not there.
function lists.index_of(list, value)
    for i, item in ipairs(list) do
        if item == value then return i end
    end
end

--- Returns a new list of the items of one or several lists, in order.
function lists.joined(...)
    local all = {}
    for _, list in ipairs { ... } do
        for _, item in ipairs(list) do all[#all + 1] = item end
    end
    return all
end

-- Compares keys: numbers come before names.
local function comes_before(a, b)
    if type(a) ~= type(b) then return type(a) < type(b) end
    if type(a) == "number" or type(a) == "string" then return a < b end
    return tostring(a) < tostring(b)
end

--- Returns the keys of a table: first the numbers, then the names, each in order.
function lists.keys(map)
    local keys = {}
    for key in pairs(map) do keys[#keys + 1] = key end
    table.sort(keys, comes_before)
    return keys
end

return lists
