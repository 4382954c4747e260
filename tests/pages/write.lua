--- Writes contents of a page, for other tests:
--     lua5.4 write.lua files PAGE FOLDER   its files, shown in full
--     lua5.4 write.lua block PAGE COMMAND  the block that begins with a command
local blocks = dofile "tests/pages/blocks.lua"

local what, path, wanted = ...
local file = assert(io.open(path))
local page = file:read "a"
file:close()

local found = false
for _, block in ipairs(blocks.read(page)) do
    if what == "files" and block.file then
        local out = assert(io.open(wanted .. "/" .. block.file, "wb"))
        assert(out:write(block.text))
        assert(out:close())
        found = true
    elseif what == "block" and block.text:sub(1, #wanted + 1) == wanted .. "\n" then
        io.write(block.text)
        found = true
    end
end
assert(found, path .. " has no such block")
