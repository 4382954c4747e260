--- Tests the window's texts: all of them are in words.lua, and choices of players are
-- never named by their keys.
local inarow = require "inarow"
local tools = require "tools"

local report, words = tools.report, tools.words

-- Returns the window's source files by name, without the probe.
local function sources()
    local files = {}
    for name in tools.output("ls '%s'", tools.GAME):gmatch "([%w_]+)%.lua" do
        local path = ("%s/%s.lua"):format(tools.GAME, name)
        files[name] = name ~= "probe" and tools.read(path) or nil
    end
    return files
end

-- Every option of every variant, and each of its values, has words.
local function settings()
    local missing = {}
    for _, name in ipairs(inarow.bundled) do
        for _, setting in ipairs(inarow.settings(name)) do
            if setting.label:lower():gsub(" ", "_") == setting.key
                and setting.key:find "_" then
                missing[#missing + 1] = setting.key
            end
            for _, value in ipairs(setting.values or {}) do
                if setting.in_words[value] == value and not tonumber(value) then
                    missing[#missing + 1] = ("%s: %s=%s"):format(name, setting.key, value)
                end
            end
        end
    end
    report("all settings have words", #missing == 0, table.concat(missing, "\n"))
end

local function families()
    local missing = {}
    for _, name in ipairs(inarow.bundled) do
        if not tools.family(name) then missing[#missing + 1] = name end
    end
    report("every variant is in a family with a name", #missing == 0,
        table.concat(missing, "\n"))
end

-- The claims of every variant, colours and seats have words.
local function names()
    local missing = {}
    for _, name in ipairs(inarow.bundled) do
        local game = inarow.new(name, { adjudication = "claims", clock = "900" })
        for _, entry in ipairs(game:prompt().at_table) do
            for _, kind in ipairs(entry.verb == "claim" and entry.values or {}) do
                if not words.claims[kind] then missing[#missing + 1] = kind end
            end
        end
        for _, colour in ipairs(game.colours) do
            if not words.names[colour] then missing[#missing + 1] = colour end
        end
    end
    report("claims and players have names", #missing == 0,
        table.concat(missing, "\n"))
end

-- Returns the strings of a Lua source, except comments, errors and names of systems.
local function strings_of(source)
    local list = {}
    source = source:gsub("%-%-[^\n]*", ""):gsub("error%b()", "")
    source = source:gsub('jit.os [=~]= %b""', "")
    for text in source:gmatch '"([^"\n]*)"' do list[#list + 1] = text end
    return list
end

-- No other file has a string that looks like a sentence or a label.
local function one_table()
    local found = {}
    for name, source in pairs(sources()) do
        for _, text in ipairs(name ~= "words" and strings_of(source) or {}) do
            if text:find "%a%a+ %a%a+" or text:find "^%u%l+$" then
                found[#found + 1] = name .. ".lua: " .. text
            end
        end
    end
    table.sort(found)
    report("only words.lua has sentences", #found == 0, table.concat(found, "\n"))
end

-- ---- Another language -----------------------------------------------------------------

-- Returns a table in another language: its sentences in «», with the names of values.
local function translated(value)
    if type(value) == "string" then return "«" .. value .. "»" end
    local copy = {}
    for key, item in pairs(value) do copy[key] = translated(item) end
    return copy
end

local function written(value)
    if type(value) == "string" then return ("%q"):format(value) end
    local parts = {}
    for key, item in pairs(value) do
        parts[#parts + 1] = ("[%q] = %s"):format(key, written(item))
    end
    return "{" .. table.concat(parts, ",\n") .. "}"
end

-- Returns true for texts of the library, and for texts outside any language: names of
-- games, numbers, times.
local function is_other(text, library)
    return library[text] or text:find "^[%d%s:.×‹›|]*$"
end

local function library_texts(name)
    local set = {}
    for _, known in ipairs(inarow.bundled) do
        set[inarow.find(known).script.title] = true
    end
    for _, sentence in ipairs(inarow.rulebook(name)) do
        set[sentence.section], set[sentence.text] = true, true
    end
    for _, setting in ipairs(inarow.settings(name)) do
        set[setting.label] = true
        for _, text in pairs(setting.in_words) do set[text] = true end
    end
    return set
end

local STEPS = [[
    click «Renju»
    click rif_renju
    click clock›
    state menu
    click «Play»
    click «Start the clock»
    point h8
    point h9
    point i10
    point a1
    state table
    click «Claim…»
    state claim]]

-- In a copy of the game in that language, all its texts are in that language.
local function other_language()
    local copy = tools.OUT .. "/translated"
    tools.run("rm -rf '%s' && mkdir -p '%s' && cp '%s'/*.lua '%s/'", copy, copy,
        tools.GAME, copy)
    tools.write(copy .. "/words.lua", "return " .. written(translated(words)))
    local saves = tools.steps("translated", tools.lines(STEPS), { game = copy })
    local library = library_texts "rif_renju"
    for _, scene in ipairs { "menu", "table", "claim" } do
        local seen = tools.parse(tools.read(saves .. "/" .. scene .. ".txt") or "")
        local found = {}
        for text in pairs(seen.texts) do
            if not text:find("«", 1, true) and not is_other(text, library) then
                found[#found + 1] = text
            end
        end
        report("the " .. scene .. " in another language",
            next(seen.texts) and #found == 0, table.concat(found, "\n"))
    end
end

return function()
    settings()
    families()
    names()
    one_table()
    other_language()
end
