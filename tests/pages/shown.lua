--- Updates boards on a page: it replaces each block of text below a command `inarow
-- show`.
--     lua5.4 tests/pages/shown.lua PAGE     (make reference)
local blocks = dofile "tests/pages/blocks.lua"

local shown = {}

local function output(command)
    local pipe = assert(io.popen(command))
    local text = pipe:read "*a"
    pipe:close()
    return text
end

local function write(path, text)
    local file = assert(io.open(path, "wb"))
    assert(file:write(text))
    assert(file:close())
end

-- Makes a folder with the files that a page shows in full.
local function folder_of(list)
    local folder = output("mktemp -d"):match "%S+"
    for _, block in ipairs(list) do
        if block.file then write(folder .. "/" .. block.file, block.text) end
    end
    return folder
end

--- Returns a page with updated boards.
-- @param page its text
-- @return the text
function shown.remade(page)
    local list, lines = blocks.read(page), {}
    for line in page:gmatch "([^\n]*)\n" do lines[#lines + 1] = line end
    local folder = folder_of(list)
    for i = #list, 2, -1 do -- from the end, so that earlier line numbers stay
        local command, text = list[i - 1], list[i]
        if text.language == "text" and command.language == "sh"
            and command.text:find "^inarow show [^\n]*\n$" then
            local _, count = text.text:gsub("\n", "\n")
            for _ = 1, count do table.remove(lines, text.line) end
            local made = output(('root=$PWD && cd %s && PATH="$root/build:$PATH" && %s')
                :format(folder, command.text))
            local at = text.line
            for line in made:gmatch "([^\n]*)\n" do
                table.insert(lines, at, line)
                at = at + 1
            end
        end
    end
    os.execute("rm -rf " .. folder)
    return table.concat(lines, "\n") .. "\n"
end

if arg and arg[0] and arg[0]:find "shown%.lua$" then
    local file = assert(io.open(arg[1], "rb"))
    local page = file:read "*a"
    file:close()
    write(arg[1], shown.remade(page))
end

return shown
