--- What the window says: every word of it is in words.lua, and nothing that a player
-- chooses is named by the key that programs know it by.
local inarow = require "inarow"
local tools = require "tools"

local report, words = tools.report, tools.words

-- The window's own files but for the probe, by name.
local function sources()
    local files = {}
    for name in tools.output("ls '%s'", tools.GAME):gmatch "([%w_]+)%.lua" do
        local path = ("%s/%s.lua"):format(tools.GAME, name)
        files[name] = name ~= "probe" and tools.read(path) or nil
    end
    return files
end

-- Every option of every variant, and every value of it, has words.
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
    report("what can be set is in words", #missing == 0, table.concat(missing, "\n"))
end

local function families()
    local missing = {}
    for _, name in ipairs(inarow.bundled) do
        if not tools.family(name) then missing[#missing + 1] = name end
    end
    report("every variant is in a family with a name", #missing == 0,
        table.concat(missing, "\n"))
end

-- What is claimed, of every variant; colours and seats.
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
    report("what is claimed, and who, has a name", #missing == 0,
        table.concat(missing, "\n"))
end

-- The strings of a Lua source, but for comments, errors and names of systems.
local function strings_of(source)
    local list = {}
    source = source:gsub("%-%-[^\n]*", ""):gsub("error%b()", "")
    source = source:gsub('jit.os [=~]= %b""', "")
    for text in source:gmatch '"([^"\n]*)"' do list[#list + 1] = text end
    return list
end

-- Nothing that reads like a sentence, or a label, is anywhere else.
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
    report("sentences are in words.lua alone", #found == 0, table.concat(found, "\n"))
end

-- ---- Another language -----------------------------------------------------------------

-- A table in another language: its sentences within «», names of values kept.
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

-- What the library says, and what is no language: names of games, numbers, times.
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

-- In a copy of the game in that language everything it says is in it.
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
