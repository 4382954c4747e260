--- Reads the description of a tournament from a file. The file is a Lua table, which is
-- run in the sandbox like a variant's script. Paths are relative to the folder of the
-- file, and engines run in this folder. docs/tournaments.md describes the keys.
local arguments = require "inarow.cli.arguments"
local field = require "inarow.cli.events.field"
local language = require "inarow.language"
local say = require("inarow.cli.sentences").say
local system = require "inarow.system"
local variant = require "inarow.variant"

local event_file = {}

-- ---- The keys -------------------------------------------------------------------------

local text = { kind = "string" }
local scalar = { kind = "either", of = { text, { kind = "number", least = -1e15,
    most = 1e15 }, { kind = "boolean" } } }
local name = { kind = "identifier" }

local function seconds(least)
    return { kind = "number", least = least, most = 99999999 } -- as a clock's controls
end

local function whole(least, most)
    return { kind = "whole", least = least, most = most }
end

local time = { kind = "fields", fields = {
    move = seconds(0.001), game = seconds(0.001), increment = seconds(0),
    margin = seconds(0),
} }

-- Keys for all engines, or for one engine.
local shared = {
    time = time, memory = { kind = "number", least = 0, most = 1e8 },
    nodes = whole(1, 1e15), restart = { kind = "name", names = { "fault", "game" } },
    info = { kind = "map", key = name, of = scalar },
    env = { kind = "map", key = name, of = scalar },
}

-- Adds the fields of `shared` to other fields, and returns the schema for all of them.
local function with_shared(fields)
    for key, node in pairs(shared) do fields[key] = node end
    return { kind = "fields", fields = fields }
end

local engine = with_shared { command = { kind = "string", required = true },
    folder = text, name = text }

local SCHEMA = with_shared {
    variant = text, options = { kind = "map", key = name, of = scalar },
    engines = { kind = "list", least = 2, most = 100, of = engine, required = true },
    kind = { kind = "name", names = { "round robin", "gauntlet" } },
    rounds = whole(1, 100000), workers = whole(1, 1000), seed = whole(0, 2 ^ 31),
    openings = text, symmetries = { kind = "boolean" },
    games = text, log = text,
    adjudicate = { kind = "fields", fields = { vcf = { kind = "boolean" },
        moves = whole(1, 1000) } },
}

local MOST = 2 ^ 20 -- bytes of the file

-- ---- The meaning of the keys ----------------------------------------------------------

-- Returns a path relative to the folder of the file.
local function from_folder(folder, path)
    if not path or language.is_absolute(path) then return path end
    return folder .. path
end

-- Returns the keys and values of a map as texts, in the order of the keys.
local function texts_of(map)
    local list = {}
    for _, key in ipairs(language.keys(map or {})) do
        list[#list + 1] = { key, tostring(map[key]) }
    end
    return list
end

-- Returns the settings for INFO: the limit of nodes, and the file's `info`.
local function info_of(nodes, info)
    local list = texts_of(info)
    if nodes then table.insert(list, 1, { "max_node", ("%.0f"):format(nodes) }) end
    return list
end

-- Returns an engine as for field.of. The event's value replaces a missing value of the
-- engine.
local function engine_of(its, event, folder)
    local function own(key)
        if its[key] ~= nil then return its[key] end
        return event[key]
    end
    local its_time = own "time" or {}
    return { command = its.command, name = its.name,
        is_for_one_game = own "restart" == "game",
        where = { folder = from_folder(folder, its.folder) or folder,
            env = texts_of(own "env") },
        limits = { move_time = its_time.move or not its_time.game and 5 or nil,
            game_time = its_time.game, increment = its_time.increment or 0,
            margin = its_time.margin or 0.2, memory = own "memory" or 0,
            info = info_of(own "nodes", own "info") } }
end

-- Returns the variant of the file, which is named or given by the path of a script.
local function variant_of(word, folder)
    word = word or "gomoku"
    local is_path = word:find "[/\\]" or word:find "%.lua$"
    return arguments.variant(is_path and from_folder(folder, word) or word)
end

-- Returns the fault of an engine that fits its schema; nil if there is none. `seen` has
-- the names of the previous engines.
local function fault_of(its, folder, seen)
    if not its.command:find "%S" then return say "event-no-command" end
    if its.name and not its.name:find "%S" then return say "event-no-name" end
    if its.name and language.printable(its.name, field.MOST_NAME) ~= its.name then
        return say("event-bad-name", { most = field.MOST_NAME })
    end
    if its.name and seen[its.name] then
        return say("event-twice", { name = language.shown(its.name) })
    end
    if its.name then seen[its.name] = true end
    local own = from_folder(folder, its.folder)
    return own and system.kind(own) ~= "folder"
        and say("event-no-folder", { folder = own }) or nil
end

-- Reads the engines of an event. Returns the list of engines for field.of; or nil,
-- message.
local function engines_of(its, path, folder)
    local list, seen = {}, {}
    for place, one in ipairs(its.engines) do
        local where = ("%s: engines[%d]"):format(path, place)
        local fault = fault_of(one, folder, seen)
        if fault then return nil, where .. ": " .. fault end
        list[place] = engine_of(one, its, folder)
        list[place].called = where
    end
    return list
end

-- Returns the message about a key that needs another key; nil if there is none.
local function lonely_key(its)
    local times = { { "", its.time } }
    for place, one in ipairs(its.engines) do
        times[place + 1] = { ("engines[%d]."):format(place), one.time }
    end
    for _, one in ipairs(times) do
        local prefix, its_time = one[1], one[2] or {}
        if its_time.increment and not its_time.game then
            return say("event-only-with", { key = prefix .. "time.increment",
                other = prefix .. "time.game" })
        end
    end
    return its.symmetries and not its.openings
        and say("event-only-with", { key = "symmetries", other = "openings" }) or nil
end

--- Read a tournament from its file.
-- @return description as for event.play, without `results` and `view`; or nil, message,
-- faults
function event_file.read(path)
    local source, message = system.read(path, MOST)
    if not source then return nil, message end
    local its, fault, _, faults = variant.read_table(source, path, SCHEMA)
    if not its then return nil, fault, faults end
    local folder = path:match "^.*[/\\]" or "./"
    local lonely = lonely_key(its)
    if lonely then return nil, path .. ": " .. lonely end
    local engines, unfit = engines_of(its, path, folder)
    if not engines then return nil, unfit end
    local found, wrong, list = variant_of(its.variant, folder)
    if not found then return nil, wrong, list end
    return { engines = engines, variant = found, given = its.options or {},
        kind = its.kind or "round robin", rounds = its.rounds or 1,
        openings = from_folder(folder, its.openings), symmetries = its.symmetries,
        seed = its.seed or 0,
        log = from_folder(folder, its.log),
        jobs = its.workers or 1, adjudicate = its.adjudicate,
        out = from_folder(folder, its.games) or path:gsub("%.lua$", "") .. ".rec" }
end

return event_file
