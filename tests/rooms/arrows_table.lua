--- Reads and writes arrows.txt: one line per item, such as "needs kernel: language
-- model".
local measure = require "tests.rooms.measure"

local arrows_table = {}

--- List of kinds: the first word of a line, and the name of the test. With `none`, a line
-- is a fault even if it is listed.
arrows_table.KINDS = {
    { "needs", "modules require what is listed" },
    { "all", "modules and dependencies are as many as listed" },
    { "without", "modules have an interface", none = true },
    { "inner", "modules require the interfaces of others" },
    { "fields", "interfaces have at most 15 fields, the kernel's 30", none = true },
    { "tables", "interfaces give no table away", none = true },
    { "position", "positions are named in the kernel" },
    { "at_table", "states of the table are named in the kernel", none = true },
    { "script", "scripts are named in their module", none = true },
}

--- Returns the lines for files as a table: by "needs kernel", the text after it.
function arrows_table.files(files)
    local lines = {}
    for _, kind in ipairs(arrows_table.KINDS) do
        for module, value in pairs(measure[kind[1]](files)) do
            lines[kind[1] .. " " .. module] =
                type(value) == "table" and table.concat(value, " ") or tostring(value)
        end
    end
    return lines
end

function arrows_table.read(path)
    local lines = {}
    for line in io.lines(path) do
        local key, value = line:match "^(%l[%l_]* %l+): ?(.*)$"
        if key then lines[key] = value end
    end
    return lines
end

--- Writes the findings into a file, below the comment with which it begins.
function arrows_table.write(path, found)
    local text, keys = {}, {}
    for line in io.lines(path) do
        if line:find "^#" then text[#text + 1] = line else break end
    end
    for key in pairs(found) do keys[#keys + 1] = key end
    table.sort(keys)
    for _, kind in ipairs(arrows_table.KINDS) do
        for _, key in ipairs(keys) do
            if key:match "^[^ ]+" == kind[1] then
                text[#text + 1] = (key .. ": " .. found[key]):gsub(" $", "")
            end
        end
    end
    local file = assert(io.open(path, "w"))
    file:write(table.concat(text, "\n"), "\n")
    file:close()
end

--- Returns the differences between the findings of a kind and the list, as texts.
function arrows_table.differences(kind, listed, found)
    local faults = {}
    local function compare(one, other)
        for key in pairs(one) do
            if key:match "^[^ ]+" == kind and listed[key] ~= found[key]
                and (one == listed or not other[key]) then
                faults[#faults + 1] = ("%s: %s, listed: %s"):format(key,
                    found[key] or "none", listed[key] or "none")
            end
        end
    end
    compare(listed, found)
    compare(found, listed)
    table.sort(faults)
    return faults
end

return arrows_table
