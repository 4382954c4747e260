--- Sets traps in a folder, like an archive from a stranger: lua make.lua FOLDER FIRED
-- TRAP.so. For each module that the program may require, there is a Lua file and a
-- native library. When it runs, it adds its name to the file FIRED. There are also
-- scripts of variants, whose title is TRAP.
local folder, fired, native = arg[1], arg[2], arg[3]

-- Texts of the files by path, written at the end, so that one process makes all folders.
local files = {}

local function write_all()
    local mkdir = assert(io.popen("xargs -d '\\n' mkdir -p", "w"))
    for path in pairs(files) do
        mkdir:write((folder .. "/" .. path):match "^(.*)/", "\n")
    end
    assert(mkdir:close())
    for path, text in pairs(files) do
        local file = assert(io.open(folder .. "/" .. path, "wb"))
        assert(file:write(text))
        assert(file:close())
    end
end

local function read(path)
    local file = assert(io.open(path, "rb"))
    local text = file:read "*a"
    file:close()
    return text
end

local function lines_of(command)
    local list, pipe = {}, assert(io.popen(command))
    for line in pipe:lines() do list[#list + 1] = line end
    assert(pipe:close())
    return list
end

-- ---- Modules that may be required ----------------------------------------------------

local known, names = {}, {}

local add

-- Adds all modules that a source requires.
local function add_wanted(text)
    for _, call in ipairs { "require", "library" } do
        for name in text:gmatch(call .. "%W*[\"']([%w_.]+)[\"']") do add(name) end
    end
end

function add(name)
    if known[name] then return end
    known[name], names[#names + 1] = true, name
    local path = not name:find "^inarow" and package.searchpath(name, package.path)
    if path then add_wanted(read(path)) end
end

for _, path in ipairs(lines_of "cd lua && find . -name '*.lua'") do
    add_wanted(read("lua/" .. path))
    add((path:gsub("^%./", ""):gsub("%.lua$", ""):gsub("/", ".")))
end
for _, name in ipairs { "inarow.core", "inarow.system", "inarow.system.native",
    "luarocks.loader", "init", "lfs", "socket" } do
    add(name)
end

-- ---- The traps -----------------------------------------------------------------------

-- Like an attacker's, the trap then loads the library that it replaces.
local TRAP = [[
local file = assert(io.open(%q, "a"))
file:write(%q, "\n")
file:close()
local name, paths = ..., { path = package.path, cpath = package.cpath }
if not name then return end
for kind, path in pairs(paths) do
    package[kind] = (";" .. path):gsub(";[^/;][^;]*", "")
end
package.loaded[name] = nil
local found, library = pcall(require, name)
for kind, path in pairs(paths) do package[kind] = path end
return found and library or error(library, 0)
]]

local library = read(native)
for _, name in ipairs(names) do
    local path = name:gsub("%.", "/")
    files[path .. ".lua"] = TRAP:format(fired, path .. ".lua")
    files[path .. "/init.lua"] = TRAP:format(fired, path .. "/init.lua")
    files[path .. ".so"] = library
end

local SCRIPT = [[
return {
    name = "@name@", title = "TRAP", source = "TRAP", board = { 5, 5, cite = "TRAP" },
    colours = { "black", "white" }, win = { row = 3, atleast = true, cite = "TRAP" },
    draw = { ["full-board"] = "TRAP" },
    cite = { occupied = "TRAP", ["off-board"] = "TRAP" },
}
]]

local variants = lines_of "cd variants && ls *.lua"
variants[#variants + 1] = "sprung.lua"
for _, file in ipairs(variants) do
    local text = SCRIPT:gsub("@name@", (file:gsub("%.lua$", "")))
    for _, place in ipairs { "", "variants/", "inarow/variants/", "lua/variants/" } do
        files[place .. file] = text
    end
end
write_all()
print(#names)
