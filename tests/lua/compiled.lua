--- Writes one file with the compiled modules of players: compiling takes most of a
-- player's time, and a spec may start hundreds of players.
--
--     lua5.4 tests/lua/compiled.lua FILE
dofile "tests/players/honest.lua"

local lines = { "local paths, chunks = {}, {}" }
for name in pairs(package.loaded) do
    local path = name:find "^inarow" and package.searchpath(name, package.path)
    if path then
        lines[#lines + 1] = ("paths[%q], chunks[%q] = %q, %q"):format(name, name, path,
            string.dump(assert(loadfile(path)), true))
    end
end
lines[#lines + 1] = [[
table.insert(package.searchers, 2, function(name)
    if chunks[name] then return load(chunks[name], name, "b"), paths[name] end
end)]]

-- The file appears as a whole, because several specs may write it at once.
local unique = os.tmpname()
local part = arg[1] .. unique:match "[^/]+$"
local file = assert(io.open(part, "wb"))
assert(file:write(string.dump(assert(load(table.concat(lines, "\n"))), true)))
assert(file:close())
assert(os.rename(part, arg[1]))
os.remove(unique)
