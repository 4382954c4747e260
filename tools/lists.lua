--- Writes the lists that depend on the files of the tree: the variants that come with the
-- module, and the files that the rockspec installs. A file without changes is left
-- alone. `make` runs this at the top of the tree: lua tools/lists.lua
package.path = "lua/?.lua;lua/?/init.lua;" .. package.path
local language = require "inarow.language"

local KNOWN = "lua/inarow/variant/finding/bundled.lua"
local WIDTH, INDENT = 90, "    "

local function read(path)
    local file = assert(io.open(path, "rb"))
    local text = file:read "*a"
    file:close()
    return text
end

local function write(path, text)
    if read(path) == text then return end
    local file = assert(io.open(path, "wb"))
    assert(file:write(text))
    assert(file:close())
end

-- Returns the paths that a shell pattern or a search finds, without the part that `cut`
-- matches, in order.
local function names_of(command, cut)
    local names, pipe = {}, assert(io.popen(command))
    for path in pipe:lines() do names[#names + 1] = path:match(cut) end
    pipe:close()
    table.sort(names)
    return names
end

-- Returns words in lines, with blanks before each line.
local function filled(words)
    local lines = language.wrap(table.concat(words, " "), WIDTH - #INDENT)
    return INDENT .. table.concat(lines, "\n" .. INDENT) .. "\n"
end

-- Returns the variants. Those in the list keep their places, and new ones follow. A name
-- that begins with an underscore belongs to a script that others are based on, not to a
-- game.
local function known_variants(variants)
    local is_there, is_listed, list = {}, {}, {}
    for _, name in ipairs(variants) do is_there[name] = not name:find "^_" end
    for _, name in ipairs(dofile(KNOWN)) do
        if is_there[name] then list[#list + 1], is_listed[name] = name, true end
    end
    for _, name in ipairs(variants) do
        if is_there[name] and not is_listed[name] then list[#list + 1] = name end
    end
    return list
end

local function write_known(variants)
    local quoted = {}
    for i, name in ipairs(known_variants(variants)) do
        quoted[i] = ("%q,"):format(name)
    end
    write(KNOWN, "--- Names of the variants that come with the module: the files in"
        .. " variants/\n-- (tools/lists.lua).\nreturn {\n" .. filled(quoted)
        .. "}\n")
end

-- Writes the rockspec's lists. Each list is a text in double brackets, after its name.
local function write_rockspec(lists)
    local path = names_of("ls inarow-*.rockspec", ".*")[1]
    local text = read(path)
    for name, words in pairs(lists) do
        local before, count = "\nlocal " .. name .. " = %[%[\n"
        text, count = text:gsub("(" .. before .. ").-(%]%])", function(head, tail)
            return head .. filled(words) .. tail
        end)
        assert(count == 1, path .. " has no list " .. name)
    end
    write(path, text)
end

local function in_c(folder) return names_of("ls " .. folder .. "/*.c", "([%w_]+)%.c$") end

local modules = names_of("find lua/inarow -name '*.lua'", "^lua/inarow/(.*)%.lua$")
for i, path in ipairs(modules) do modules[i] = path:gsub("/", ".") end
table.sort(modules)
local variants = names_of("ls variants/*.lua", "([%w_]+)%.lua$")
write_known(variants)
write_rockspec { core = in_c "csrc/core", attack = in_c "csrc/attack",
    binding = in_c "csrc/lua", system = in_c "csrc/system",
    windows = in_c "csrc/system/windows", module = modules, variants = variants }
