--- Rules for Lua files in any module: each function returns faults.
local circles_of = require("tests.rooms.measure").circles
local tree = require "tests.rooms.tree"

local lines_of, code_of = tree.lines_of, tree.code_of

local files_rules = {}

local MOST_FILES, MOST_LINES, MOST_OF_MAKE = 14, 45, 750

-- Returns files of lua/ whose code matches one of some patterns, without the allowed
-- files.
local function doing(files, patterns, allowed)
    local faults = {}
    for _, file in ipairs(files) do
        local code, is_doing = file.name and code_of(file.text) or "", false
        for _, pattern in ipairs(patterns) do
            is_doing = is_doing or code:find(pattern)
        end
        if is_doing and not allowed[file.path] then faults[#faults + 1] = file.path end
    end
    return faults
end

-- Files that read Lua files without requiring them.
local MAY_LOAD = { ["lua/inarow/cli/loading/own_tree.lua"] = true,
    ["lua/inarow/cli/main.lua"] = true, ["lua/inarow/cli/commands/bench.lua"] = true }

function files_rules.loading(files)
    return doing(files, { "dofile", "loadfile" }, MAY_LOAD)
end

-- The program reads and writes files through the first of these. The next ones belong to
-- the library, and look for installed files. The last ones append to a file that stays
-- open or has several writers, or look at processes.
local MAY_OPEN = { ["lua/inarow/system/files.lua"] = true,
    ["lua/inarow/language/load_core.lua"] = true,
    ["lua/inarow/cli/loading/own_tree.lua"] = true,
    ["lua/inarow/variant/scripts.lua"] = true,
    ["lua/inarow/referee/match_file.lua"] = true,
    ["lua/inarow/referee/programs/dialogue.lua"] = true,
    ["lua/inarow/cli/typing/history.lua"] = true,
    ["lua/inarow/referee/programs/process.lua"] = true }

function files_rules.opening(files)
    return doing(files, { "io%.open", "fs_open", "os%.rename", "native%.replace" },
        MAY_OPEN)
end

--- Returns circles of files that require one another.
function files_rules.circles(files)
    local needs = {}
    for _, file in ipairs(files) do
        if file.name then needs[file.name] = file.needs end
    end
    return circles_of(needs)
end

local OPENS = { ["function"] = true, ["if"] = true, ["do"] = true, ["repeat"] = true }
local CLOSES = { ["end"] = true, ["until"] = true }

-- Returns the functions of a Lua text: {first, lines}, inner functions first.
local function functions_of(text)
    local list, open, number = {}, {}, 0
    for line in code_of(text):gmatch "[^\n]*%S[^\n]*" do
        number = number + 1
        for word in line:gmatch "[%a_][%w_]*" do
            if OPENS[word] then
                open[#open + 1] = { word = word, first = line, from = number }
            elseif CLOSES[word] then
                local block = table.remove(open)
                block.lines = number - block.from + 1
                if block.word == "function" then list[#list + 1] = block end
            end
        end
    end
    return list
end

--- Returns functions that are too long. Comments and blank lines do not count, but inner
-- functions do. core.lua has the same rule for C.
function files_rules.long(files)
    local faults = {}
    for _, file in ipairs(files) do
        local is_meant = file.name and file.module ~= "system"
        for _, it in ipairs(is_meant and functions_of(file.text) or {}) do
            if it.lines > MOST_LINES then
                faults[#faults + 1] = ("%s: %d lines: %s"):format(file.path, it.lines,
                    it.first:match "^%s*(.*)")
            end
        end
    end
    return faults
end

--- Returns paths that the rockspec does not name, so that an installed rock lacks them.
-- @param paths list
function files_rules.unlisted(paths)
    local faults, sandbox = {}, {}
    local chunk = assert(loadfile(lines_of("ls inarow-*.rockspec")[1], "t", sandbox))
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
    for _, path in ipairs(paths) do
        if not listed[path] then faults[#faults + 1] = path end
    end
    return faults
end

--- Returns the paths of installed files.
function files_rules.installed(files)
    local paths = lines_of("ls csrc/core/*.c csrc/attack/*.c csrc/lua/*.c"
        .. " csrc/system/*.c csrc/system/*/*.c")
    for _, file in ipairs(files) do
        if file.name then paths[#paths + 1] = file.path end
    end
    return paths
end

--- Returns files and modules that the page of their folder does not name, if a page has a
-- table.
-- @param paths list of paths below lua/inarow
-- @param text_of function that returns the text of a path
function files_rules.unnamed(paths, text_of)
    local faults, pages = {}, {}
    for _, path in ipairs(paths) do
        local folder = path:match "^(.*)/README%.md$"
        local text = folder and text_of(path)
        if text and text:find "\n|%-%-%-" then pages[folder] = text end
    end
    for _, path in ipairs(paths) do
        local folder, name = path:match "^(.*)/([^/]*%.lua)$"
        local is_known = name == "sentences.lua"
        if name == "init.lua" then -- the page above names the module
            folder, name = folder:match "^(.*)/([^/]*)$"
            is_known = folder == nil
        end
        if name and not is_known and pages[folder]
            and not pages[folder]:find("`" .. name, 1, true) then
            faults[#faults + 1] = path
        end
    end
    return faults
end

--- Returns folders of tests/, and suites, that the page of tests/ does not name.
-- @param folders list of their paths
-- @param suites list of names
-- @param page the text of tests/README.md
function files_rules.unmapped(folders, suites, page)
    local faults = {}
    for _, folder in ipairs(folders) do
        local name = folder:gsub("^tests/", "")
        if not page:find("`" .. name .. "`", 1, true) then
            faults[#faults + 1] = folder
        end
    end
    for _, suite in ipairs(suites) do
        if not page:find("[` ]" .. suite .. "[` ]") then
            faults[#faults + 1] = "the suite " .. suite
        end
    end
    return faults
end

--- Returns folders with more than about a dozen files or without a page about their
-- contents, and files outside any folder.
-- @param paths list of paths below lua/inarow
function files_rules.crowded(paths)
    local faults, inside = {}, {}
    for _, path in ipairs(paths) do
        local folder, name = path:match "^(.*)/([^/]*)$"
        inside[folder] = inside[folder] or { files = 0 }
        if name == "README.md" then
            inside[folder].page = true
        elseif folder ~= "lua/inarow/cli/commands" -- one file per command
            and name ~= "sentences.lua" and name ~= "init.lua" then
            inside[folder].files = inside[folder].files + 1
        end
    end
    for folder, it in pairs(inside) do
        if it.files > MOST_FILES then
            faults[#faults + 1] = ("%s holds %d files"):format(folder, it.files)
        end
        if folder == "lua/inarow" and it.files > 0 then
            faults[#faults + 1] = "files lie flat in lua/inarow"
        elseif not it.page then
            faults[#faults + 1] = folder .. " has no README.md"
        end
    end
    table.sort(faults)
    return faults
end

--- Returns the number of lines of make's files, if it is more than allowed.
-- @param texts list of the files' texts
function files_rules.rules_of_make(texts)
    local _, lines = table.concat(texts):gsub("\n", "")
    return lines <= MOST_OF_MAKE and {} or { ("%d lines"):format(lines) }
end

return files_rules
