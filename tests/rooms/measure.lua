--- Measures the items of arrows.txt: each function returns numbers, or lists of names, by
-- module. Zeros are left out.
local tree = require "tests.rooms.tree"

local measure = {}

-- By field name: the module whose data these are, which other modules should not use.
local OWNERS = { position = "kernel", at_table = "kernel", script = "variant" }

-- Most fields of an interface without a line of its own.
local MOST, MOST_OF = 15, { kernel = 30 }

local function add(counts, key, number)
    counts[key] = (counts[key] or 0) + number
end

local function sorted_keys(set)
    local list = {}
    for key in pairs(set) do list[#list + 1] = key end
    table.sort(list)
    return list
end

--- Returns the modules in lua/ that each module requires, sorted.
function measure.needs(files)
    local sets, lists = {}, {}
    for _, file in ipairs(files) do
        if file.name then
            local set = sets[file.module] or {}
            sets[file.module] = set
            for _, name in ipairs(file.needs) do
                local other = name == "inarow.core" and "core" or tree.module_of(name)
                if other ~= file.module then set[other] = true end
            end
        end
    end
    for module, set in pairs(sets) do lists[module] = sorted_keys(set) end
    return lists
end

--- Returns the numbers of modules and of dependencies between two of them, without C code
-- and lua/inarow.lua.
function measure.all(files)
    local modules, dependencies = 0, 0
    for module, list in pairs(measure.needs(files)) do
        if module ~= "inarow" then
            modules = modules + 1
            for _, other in ipairs(list) do
                local is_counted = other ~= "core" and other ~= "inarow"
                dependencies = dependencies + (is_counted and 1 or 0)
            end
        end
    end
    return { modules = modules, dependencies = dependencies }
end

-- Returns the modules with an interface.
local function with_interface(files)
    local set = {}
    for _, file in ipairs(files) do
        if file.path == ("lua/inarow/%s/init.lua"):format(file.module) then
            set[file.module] = true
        end
    end
    return set
end

--- Returns the modules without an interface. Nothing requires the program, so it needs
-- none.
function measure.without(files)
    local counts, has_interface = {}, with_interface(files)
    for _, file in ipairs(files) do
        if file.name and file.module ~= "inarow" and file.module ~= "cli"
            and not has_interface[file.module] then
            counts[file.module] = 1
        end
    end
    return counts
end

--- Returns how often a module requires a file of another that is not its interface. Tests
-- in tests/lua/MODULE belong to MODULE.
function measure.inner(files)
    local counts, has_interface = {}, with_interface(files)
    for _, file in ipairs(files) do
        local own = file.module == "tests" and (file.path:match "^tests/lua/(%l+)/"
            or file.path:match "^tests/(%l+)/") or file.module
        for _, name in ipairs(file.needs) do
            local other = tree.module_of(name)
            if other ~= own and has_interface[other] and name ~= "inarow." .. other then
                add(counts, file.module, 1)
            end
        end
    end
    return counts
end

-- Returns how often each module of lua/ names a field that belongs to another.
local function naming(field, owner)
    return function(files)
        local counts = {}
        for _, file in ipairs(files) do
            if file.name and file.module ~= owner then
                local _, count = tree.code_of(file.text)
                    :gsub("%." .. field .. "%f[^%w_]", "")
                if count > 0 then add(counts, file.module, count) end
            end
        end
        return counts
    end
end

for field, owner in pairs(OWNERS) do measure[field] = naming(field, owner) end

-- Returns an interface as a table, or nil.
local function interface(file)
    local chunk = load(file.text, "@" .. file.path)
    local ok, found = pcall(chunk or error)
    return ok and type(found) == "table" and found or nil
end

--- Returns the numbers of fields of interfaces that have too many, or that are not tables
-- (-1).
function measure.fields(files)
    local counts = {}
    for _, file in ipairs(files) do
        if file.name == "inarow." .. file.module then
            local count, found = 0, interface(file)
            for _ in pairs(found or {}) do count = count + 1 end
            if not found then count = -1 end
            local most = MOST_OF[file.module] or MOST
            if count < 0 or count > most then counts[file.module] = count end
        end
    end
    return counts
end

--- Returns the numbers of tables that interfaces expose, which callers might change.
function measure.tables(files)
    local counts = {}
    for _, file in ipairs(files) do
        if file.name == "inarow." .. file.module then
            for _, value in pairs(interface(file) or {}) do
                if type(value) == "table" then add(counts, file.module, 1) end
            end
        end
    end
    return counts
end

--- Returns the circles of items that need one another, as texts, each once.
-- @param needs table of lists by name
function measure.circles(needs)
    local faults, place, is_done, trail = {}, {}, {}, {}
    local function visit(name)
        if is_done[name] then return end
        if place[name] then
            local circle = table.concat(trail, " -> ", place[name])
            faults[#faults + 1] = ("%s -> %s"):format(circle, name)
            return
        end
        trail[#trail + 1] = name
        place[name] = #trail
        for _, other in ipairs(needs[name] or {}) do visit(other) end
        trail[#trail], place[name], is_done[name] = nil, nil, true
    end
    for _, name in ipairs(sorted_keys(needs)) do visit(name) end
    return faults
end

return measure
