--- inarow: a rules arbiter for the n-in-a-row family of games.
--
--     local inarow = require "inarow"
--     local game = assert(inarow.new "rif_renju")
--     local ruling, message, code = game:play "h8"
--
-- What the rules refuse is nil, message, code; error() is for a programmer's mistake.
-- All that a game needs is loaded with it: what Lua 5.1 once failed to load, for lack of
-- memory perhaps, it never loads again.
local argument = require "inarow.argument"
local cache = require "inarow.cache"
local check = require "inarow.check"
local conduct = require "inarow.conduct"
local core = require "inarow.core"
local game = require "inarow.game"
local messages = require "inarow.messages"
local options_of = require "inarow.options"
local paths = require "inarow.paths"
local variant = require "inarow.variant"

local inarow = { _VERSION = "inarow " .. core.version }

--- The version, major.minor.patch: the core's, as its header has it.
inarow.version = core.version

-- ---- Finding scripts ----------------------------------------------------------------

-- Does require find this module at a path that is relative?
local function is_on_path(path)
    local is_read = package and io and not package.preload.inarow
    local file = is_read and io.open(path, "rb")
    if not file then return false end
    file:close()
    for entry in package.path:gmatch "[^;]+" do
        if entry:gsub("%?", "inarow"):gsub("^%./", "") == path:gsub("^%./", "") then
            return true
        end
    end
    return false
end

-- The folder of this file: given by require since 5.2, else asked of debug. Nil if it was
-- not read from there: a relative name may be one in an archive, or in memory.
local function own_folder(...)
    local path = select(2, ...)
    if type(path) ~= "string" and debug and debug.getinfo then
        path = debug.getinfo(1, "S").source:match("^@(.*)$")
    end
    if type(path) == "string" and (paths.is_absolute(path) or is_on_path(path)) then
        return path:match "^(.*[/\\])" or "./"
    end
end
local folder = own_folder(...)

-- Not more of a file than shows that it is too long for a script.
local function read_file(path)
    local file = io and io.open(path, "rb")
    if not file then return nil end
    local source, message = file:read(core.source_bytes + 1)
    file:close()
    return source or not message and "" or nil
end

-- Installed beside the module, or in the source tree; or wherever Lua finds the module
-- inarow.variants.NAME, as others may publish it, but for the current folder: there only
-- who asks for a script gets it. Each place is what stands before the name and behind it.
local function places()
    local list = {}
    if folder then
        list = { { folder .. "inarow/variants/", ".lua" },
            { folder .. "../variants/", ".lua" } }
    end
    for _, entry in ipairs(paths.entries(package and package.path or "")) do
        local before, behind = entry:match "^([^?]*)%?([^?]*)$"
        if before then list[#list + 1] = { before .. "inarow/variants/", behind } end
    end
    return list
end

local function find_script(name)
    for _, place in ipairs(places()) do
        local path = place[1] .. name .. place[2]
        local source = read_file(path)
        if source then return source, (path:gsub("^.*%.%./", "")) end
    end
end

--- Functions from a variant's name to its source and a name for error messages, or nil;
-- asked in order. A host adds its own.
inarow.finders = { find_script }

--- Names of the variants that come with the module.
inarow.known = {
    "renju", "rif_renju", "soosorv_8", "taraguchi_10", "tarannikov", "yamaguchi",
    "renju_1899", "renju_1903", "renju_1912", "renju_1916", "renju_1918", "renju_1931",
    "gomoku", "gomoku_exact", "gomoku_japanese", "gomoku_pro", "gomoku_long_pro",
    "gomoku_swap", "swap2", "gomoku_moving", "omok", "caro", "connect6", "bead_renju",
    "pente", "pente_teams", "pente_1987", "keryo_pente", "gpente", "dpente", "poof_pente",
    "boat_pente", "connect_four", "popout", "tic_tac_toe", "yava",
}

local function is_name(name)
    return type(name) == "string" and name:match("^[%a_][%w_]*$")
end

--- The names of all variants that are installed: those that come with the module, then
-- those that others published, by name. What a host's own finders find is not among them.
-- @return list
function inarow.variants()
    local names, seen, others = {}, {}, {}
    for i, name in ipairs(inarow.known) do names[i], seen[name] = name, true end
    for _, place in ipairs(places()) do
        for _, file in ipairs(place[2] == ".lua" and core.files(place[1]) or {}) do
            local name = file:match "^(.*)%.lua$"
            if is_name(name) and not seen[name] then
                others[#others + 1], seen[name] = name, true
            end
        end
    end
    table.sort(others)
    for _, name in ipairs(others) do names[#names + 1] = name end
    return names
end

local DEFINITIONS = 128 -- kept at least, by name; a host's finder may know any number
local loaded, listed = cache.new(DEFINITIONS), nil

local function no_such_variant(name)
    listed = listed or inarow.variants()
    return nil, messages.say("no-such-variant", { name = tostring(name),
        hint = is_name(name) and messages.hint(name, listed) or "" }), "no-such-variant"
end

-- Source text and its name for messages, by the first finder that knows the name.
local function source_of(name)
    for _, finder in ipairs(inarow.finders) do
        local source, chunkname = finder(name)
        if source ~= nil and type(source) ~= "string" then
            error("inarow: a finder gives source text or nil, not " .. type(source), 0)
        elseif source then
            return source, chunkname or name
        end
    end
end

-- Is a name among those of the scripts being loaded, {name, outer}, the innermost first?
local function is_being_loaded(name, scripts)
    while scripts do
        if scripts.name == name then return true end
        scripts = scripts.outer
    end
    return false
end

-- A definition by name, for a script that is being loaded, if it is for one.
local function find(name, scripts)
    if not is_name(name) then return no_such_variant(name) end
    local definition = loaded:get(name)
    if definition then return definition end
    if is_being_loaded(name, scripts) then
        return nil, messages.say("own-base", { name = name }), "bad-script"
    end
    local source, chunkname = source_of(name)
    if not source then return no_such_variant(name) end
    local message, code
    definition, message, code = variant.load(source, chunkname, function(base)
        return find(base, { name = name, outer = scripts })
    end)
    if not definition then return nil, message, code end
    return loaded:put(name, definition)
end

--- A variant's definition by name.
-- @return definition, or nil, message, "no-such-variant" | "bad-script"
function inarow.find(name)
    return find(name)
end

--- Forget the variants loaded so far: after their scripts or the finders have changed.
function inarow.forget()
    loaded, listed = cache.new(DEFINITIONS), nil
end

--- Load a variant from source text that comes from outside.
-- @param source string
-- @param chunkname string, its name in error messages; "script" by default
-- @return variant, for inarow.new; or nil, message, "bad-script"
function inarow.load(source, chunkname)
    argument("inarow.load", "source", source, "string")
    argument("inarow.load", "chunkname", chunkname, "string", true)
    return variant.load(source, chunkname or "script", find)
end

--- The mark of an option in a script's table: `penalty = inarow.option "forbidden"`. In
-- script files it is there as `option`.
inarow.option = check.option

local function check_which(where, which)
    if type(which) ~= "string" and type(which) ~= "table" then
        error(("%s: which: a variant's name, a variant or a script's table expected,"
            .. " got %s"):format(where, type(which)), 3)
    end
end

-- The rules of a definition with the values of its options as text, compiled once.
local function compiled(definition, given, past_opening)
    local parts = past_opening and { "past" } or {}
    for _, key in ipairs(messages.keys(given)) do
        parts[#parts + 1] = ("%s=%d:%s"):format(key, #given[key], given[key])
    end
    local key = table.concat(parts, " ")
    local rules = definition.configured:get(key)
    if rules then return rules end
    local message, code
    rules, message, code = variant.configure(definition, given, past_opening)
    if not rules then return nil, message, code end
    rules.conduct = conduct.default
    return definition.configured:put(key, rules)
end

-- The same rules for games that are conducted otherwise: what is compiled is shared.
local function conducted(rules, own, given)
    local twin = {}
    for key, value in pairs(rules) do twin[key] = value end
    twin.conduct, twin.given, twin.first = own, given, nil
    return twin
end

--- The rules of a variant with the given options, compiled once and shared; by which a
-- game is conducted so (inarow.conduct).
-- @param which as for inarow.new
-- @param options table of values by name, or nil
-- @param past_opening true for positions set up: without the phases of the opening, and
-- so on boards that have no centre too
-- @return rules, or nil, message, code
function inarow.rules(which, options, past_opening)
    check_which("inarow.rules", which)
    argument("inarow.rules", "options", options, "table", true)
    local definition, message, code = which, nil, nil
    if type(which) == "string" then definition, message, code = find(which) end
    if not definition then return nil, message, code end
    if not definition.script then
        definition, message, code =
            variant.define(which, "", tostring(which.name or "script"), find)
        if not definition then return nil, message, code end
    end
    -- The values as text, the rules' own: the caller may change the table later.
    local given = {}
    for key, value in pairs(options or {}) do
        given[tostring(key)] = options_of.text(value)
    end
    local own, rest, fault = conduct.split(given)
    if not own then return nil, rest, fault end
    local rules
    rules, message, code = compiled(definition, rest, past_opening)
    if not rules then return nil, message, code end
    return own == conduct.default and rules or conducted(rules, own, given)
end

--- A new game.
-- @param which variant's name, a variant from inarow.load, or a script's table
-- @param options table of the variant's options by name, and of those that every game
-- has (inarow.conduct): `adjudication` "immediate" or "claims", `clock` "40/7200 900+30",
-- `first_five_stands`, `wrong_claim`; or nil
-- @return game; or nil, message, code
function inarow.new(which, options)
    check_which("inarow.new", which)
    argument("inarow.new", "options", options, "table", true)
    local rules, message, code = inarow.rules(which, options)
    if not rules then return nil, message, code end
    return game.new(rules)
end

return inarow
