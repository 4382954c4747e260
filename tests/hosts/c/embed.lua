--- Writes the Lua files of an installed tree as a C table: lua embed.lua FOLDER >
-- scripts.h
--
-- A host does not need the command line and its modules, so they are left out.
local folder = assert(arg[1], "the folder of the Lua files is missing")

-- The text is written as numbers, because some compilers limit the length of string
-- literals.
local function numbers(text)
    return (text:gsub("[%z\1-\255]", function(char) return char:byte() .. "," end))
end

-- Modules that only the program needs.
local LEFT_OUT = { archive = true, cli = true, referee = true, system = true }

local names = {}
local pipe = assert(io.popen(("cd '%s' && find inarow.lua inarow -name '*.lua'")
    :format(folder)))
for path in pipe:lines() do
    local room = path:match "^inarow/(%a+)"
    if not LEFT_OUT[room] then
        names[#names + 1] = path
    end
end
pipe:close()
table.sort(names)

local entries = {}
for i, path in ipairs(names) do
    local file = assert(io.open(folder .. "/" .. path, "rb"))
    local text = file:read "*a"
    file:close()
    print(("static const char text_%d[] = {%s 0};"):format(i, numbers(text)))
    entries[i] = ('    {"%s", text_%d, %d},'):format(
        path:gsub("%.lua$", ""):gsub("/init$", ""):gsub("/", "."), i, #text)
end
print "static const struct script {\n    const char *name, *text;\n    size_t length;"
print("} scripts[] = {\n" .. table.concat(entries, "\n") .. "\n};")
