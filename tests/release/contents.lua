--- Checks that a package contains exactly the files in contents.txt. Its paths come on
-- the standard input, one per line:
--
--     tar -tzf PACKAGE | lua5.4 tests/release/contents.lua SECTION VERSION [CUT]
--
-- CUT is a Lua pattern for the beginning of each path, which is removed. Paths that end
-- in a slash are folders and do not count.
local section, version, cut = arg[1], arg[2], arg[3] or ""

-- Converts a shell pattern into a Lua pattern: `*` is a part of a name, `**` any path.
local function lua_pattern(glob)
    local pattern = glob:gsub("%p", "%%%0"):gsub("%%%*%%%*", ".*"):gsub("%%%*", "[^/]*")
    return "^" .. pattern .. "$"
end

-- Returns the patterns of the section, as {text, pattern}.
local function read_patterns()
    local list, is_inside = {}, false
    for line in io.lines "tests/release/contents.txt" do
        local name = line:match "^%[(.-)%]"
        if name then
            is_inside = name == section
        elseif is_inside and line ~= "" and not line:find "^#" then
            local text = line:gsub("VERSION", version)
            list[#list + 1] = { text = text, pattern = lua_pattern(text) }
        end
    end
    return assert(list[1] and list, section .. " is not in contents.txt")
end

local patterns, faults = read_patterns(), 0
local function fault(...)
    faults = faults + 1
    print(...)
end

for path in io.lines() do
    local rest = path:gsub("^" .. cut, "")
    local is_known = rest:find "/$" or rest == ""
    for _, it in ipairs(patterns) do
        if rest:find(it.pattern) then it.is_there, is_known = true, true end
    end
    if not is_known then fault("unexpected", rest) end
end
for _, it in ipairs(patterns) do
    if not it.is_there then fault("missing", it.text) end
end
os.exit(faults == 0)
