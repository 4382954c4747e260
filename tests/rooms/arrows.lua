-- The rooms of lua/inarow and the arrows between them, as arrows.txt allows them: TAP and
-- a picture. Run from the top of the tree: lua tests/rooms/arrows.lua
local MOST_FILES = 14

-- ---- What is allowed --------------------------------------------------

-- Rooms from the bottom up: a list of lists of names, and the level of each.
local function read_levels(path)
    local levels, level_of = {}, {}
    for line in io.lines(path) do
        if line:find "^%a" then
            local rooms = {}
            for room in line:gsub("#.*", ""):gmatch "%a+" do
                rooms[#rooms + 1] = room
                level_of[room] = #levels + 1
            end
            levels[#levels + 1] = rooms
        end
    end
    return levels, level_of
end

-- ---- What is there --------------------------------------------------

local function lines_of(command)
    local list, pipe = {}, assert(io.popen(command))
    for line in pipe:lines() do list[#list + 1] = line end
    pipe:close()
    return list
end

-- The room of a module by its name: `inarow.kernel.table.draws` lies in `kernel`.
local function room_of(name)
    return name:match "^inarow%.([^.]+)" or "inarow"
end

-- All that a text names of ours: whatever stands in quotes, for there are many ways to
-- require it; what is put together counts as its beginning, `inarow.notation.formats.`.
-- `loads` is true if it reads files of Lua itself, `opens` if it opens or moves files.
local function needed_by(text)
    local names, loads, opens = {}, false, false
    for line in text:gmatch "[^\n]+" do
        if not line:find "^%s*%-%-" then
            for name in line:gmatch "[\"'](inarow[%w_.]*)[\"']" do
                if name ~= "inarow" or line:find "require" then
                    names[#names + 1] = name
                end
            end
            loads = loads or line:find "dofile" or line:find "loadfile"
            opens = opens or line:find "io%.open" or line:find "fs_open"
                or line:find "os%.rename" or line:find "native%.replace"
        end
    end
    return names, loads and true, opens and true
end

local function required_by(path)
    local file = assert(io.open(path))
    local text = file:read "*a"
    file:close()
    return needed_by(text)
end

-- Every file: {name (the module's), path, needs (modules' names), loads, opens}.
local function read_files()
    local files, is_module = {}, { ["inarow.core"] = true,
        ["inarow.system.native"] = true }
    for _, path in ipairs(lines_of "find lua -name '*.lua' | sort") do
        local names, loads, opens = required_by(path)
        local name = path:match "^lua/(.*)%.lua$":gsub("/init$", ""):gsub("/", ".")
        is_module[name] = true
        files[#files + 1] = { path = path, needs = names, loads = loads, opens = opens,
            name = name }
    end
    for _, file in ipairs(files) do -- other texts in quotes are of no file
        for i = #file.needs, 1, -1 do
            local name = file.needs[i]
            if not (is_module[name] or name:find "%.$") then
                table.remove(file.needs, i)
            end
        end
    end
    return files
end

-- ---- Tests --------------------------------------------------

local count = 0

local function test(name, faults)
    count = count + 1
    print(("%s %d - %s"):format(#faults == 0 and "ok" or "not ok", count, name))
    for _, fault in ipairs(faults) do print("# " .. fault) end
end

local function is_allowed(from, to, level_of)
    return from == to or (level_of[to] or 99) < (level_of[from] or 0)
end

local function wrong_arrows(files, level_of)
    local faults = {}
    for _, file in ipairs(files) do
        local from = room_of(file.name)
        for _, name in ipairs(file.needs) do
            if not is_allowed(from, room_of(name), level_of) then
                faults[#faults + 1] = ("%s requires %s"):format(file.path, name)
            end
        end
    end
    return faults
end

-- Files that read Lua's files without requiring them, though it is not their task.
local MAY_LOAD = { ["lua/inarow/variant/paths.lua"] = true,
    ["lua/inarow/cli/main.lua"] = true, ["lua/inarow/cli/commands/bench.lua"] = true }

-- The program reads and writes files through the first of these. The next ones are of the
-- library, and look at what is installed; the last ones add to a file that stays open or
-- that several write to, and look at processes.
local MAY_OPEN = { ["lua/inarow/system/files.lua"] = true,
    ["lua/inarow/language/load_core.lua"] = true, ["lua/inarow/variant/paths.lua"] = true,
    ["lua/inarow/variant/scripts.lua"] = true, ["lua/inarow/service/luacats.lua"] = true,
    ["lua/inarow/referee/match_file.lua"] = true,
    ["lua/inarow/cli/play/history.lua"] = true,
    ["lua/inarow/referee/process.lua"] = true }

-- Files that do what few may do: `what` is the field that says so.
local function doing(files, what, allowed)
    local faults = {}
    for _, file in ipairs(files) do
        if file[what] and not allowed[file.path] then faults[#faults + 1] = file.path end
    end
    return faults
end

-- What is looked for is found, in whatever way it is written.
local function overlooked()
    local faults = {}
    for _, text in ipairs { 'require "inarow.game.game"', "require 'inarow.game.game'",
        'require ( "inarow.game.game")', 'pcall(require, "inarow.game.game")',
        'local r = require r("inarow.game.game")' } do
        if needed_by(text)[1] ~= "inarow.game.game" then faults[#faults + 1] = text end
    end
    if not select(2, needed_by 'dofile("lua/inarow/game/game.lua")') then
        faults[#faults + 1] = "dofile"
    end
    if not select(3, needed_by 'local file = io.open(path, "w")') then
        faults[#faults + 1] = "io.open"
    end
    return faults
end

-- Every file stands in the rockspec: it is installed with the others.
local function unlisted(files)
    local faults, sandbox = {}, {}
    local chunk = assert(loadfile("inarow-scm-1.rockspec", "t", sandbox))
    chunk()
    local build, listed = sandbox.build, {}
    for _, path in pairs(build.modules) do listed[path] = true end
    for _, all in ipairs { build.modules, build.platforms.windows.modules } do
        for _, module in pairs(all) do
            for _, path in ipairs(type(module) == "table" and module.sources or {}) do
                listed[path] = true
            end
        end
    end
    local paths = lines_of("ls csrc/core/*.c csrc/attack/*.c csrc/lua/*.c"
        .. " csrc/system/*.c csrc/system/*/*.c")
    for _, file in ipairs(files) do paths[#paths + 1] = file.path end
    for _, path in ipairs(paths) do
        if not listed[path] then faults[#faults + 1] = path end
    end
    return faults
end

-- Files that require one another, round and round: each circle once.
local function circles(files)
    local by_name, faults, state = {}, {}, {}
    for _, file in ipairs(files) do by_name[file.name] = file end
    local function visit(file, trail)
        if state[file] == "done" then return end
        if state[file] then
            faults[#faults + 1] = table.concat(trail, " -> ") .. " -> " .. file.name
            return
        end
        state[file] = "open"
        trail[#trail + 1] = file.name
        for _, name in ipairs(file.needs) do
            if by_name[name] then visit(by_name[name], trail) end
        end
        trail[#trail] = nil
        state[file] = "done"
    end
    for _, file in ipairs(files) do visit(file, {}) end
    return faults
end

-- Each folder holds a dozen files or so, and a page that says what they are about.
local function crowded_folders()
    local faults, inside = {}, {}
    for _, path in ipairs(lines_of "find lua/inarow -type f") do
        local folder, name = path:match "^(.*)/([^/]*)$"
        inside[folder] = inside[folder] or { files = 0 }
        if name == "README.md" then
            inside[folder].page = true
        elseif folder ~= "lua/inarow/cli/commands" -- one file a command
            and name ~= "sentences.lua" then
            inside[folder].files = inside[folder].files + 1
        end
    end
    for folder, it in pairs(inside) do
        if it.files > MOST_FILES then
            faults[#faults + 1] = ("%s holds %d files"):format(folder, it.files)
        end
        if folder == "lua/inarow" then
            faults[#faults + 1] = "files lie flat in lua/inarow"
        elseif not it.page then
            faults[#faults + 1] = folder .. " has no README.md"
        end
    end
    table.sort(faults)
    return faults
end

local function unknown_rooms(files, level_of)
    local faults = {}
    for _, file in ipairs(files) do
        if not level_of[room_of(file.name)] then
            faults[#faults + 1] = file.path .. " lies in no room of arrows.txt"
        end
    end
    return faults
end

-- ---- The picture --------------------------------------------------

local function sorted_keys(set)
    local list = {}
    for key in pairs(set) do list[#list + 1] = key end
    table.sort(list)
    return list
end

local function print_picture(files, levels)
    local needs, sizes = {}, {}
    for _, file in ipairs(files) do
        local room = room_of(file.name)
        sizes[room] = (sizes[room] or 0) + 1
        needs[room] = needs[room] or {}
        for _, name in ipairs(file.needs) do
            if room_of(name) ~= room then needs[room][room_of(name)] = true end
        end
    end
    print "# the rooms from the top, their files, and the rooms they require:"
    for level = #levels, 1, -1 do
        for _, room in ipairs(levels[level]) do
            if sizes[room] then
                print(("#   %-9s %3d   <- %s"):format(room, sizes[room],
                    table.concat(sorted_keys(needs[room]), " ")))
            end
        end
    end
end

local levels, level_of = read_levels "tests/rooms/arrows.txt"
local files = read_files()
print_picture(files, levels)
test("every file lies in a room", unknown_rooms(files, level_of))
test("arrows go one way", wrong_arrows(files, level_of))
test("arrows are found however they are written", overlooked())
test("no file of Lua is read but by require", doing(files, "loads", MAY_LOAD))
test("files are opened by system/files.lua", doing(files, "opens", MAY_OPEN))
test("no files require one another in a circle", circles(files))
test("the rockspec names every file", unlisted(files))
test("a folder holds a dozen files, and tells what they are", crowded_folders())
print("1.." .. count)
