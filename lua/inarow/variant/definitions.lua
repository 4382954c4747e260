--- Loads definitions of variants: by name, each name only once; or from foreign source
-- text.
local cache = require "inarow.variant.cache"
local definition = require "inarow.variant.definition"
local language = require "inarow.language"
local host = require "inarow.variant.host"
local messages = require "inarow.variant.sentences"
local names = require "inarow.variant.finding.names"
local options = require "inarow.variant.options"
local scripts = require "inarow.variant.scripts"

local definitions = {}

-- Least number of definitions kept by name; a host's finder may know any number.
local DEFINITIONS = 128

-- Where definitions are kept if the host has no shelf. Like a shelf, it is a table whose
-- field `loaded` has the definitions by name.
local common = { loaded = cache.new(DEFINITIONS) }
-- The names of the installed variants, and all their other names (names.index), shared by
-- all caches. Both are nil until a caller asks for an unknown name.
local listed, index

local function installed()
    listed = listed or scripts.names()
    return listed
end

-- In this file, a refusal is {message, code, faults, nearest}.

local function no_such_variant(name)
    local hint, nearest = "", nil
    if scripts.is_name(name) then hint, nearest = language.hint(name, installed()) end
    -- If a listed variant cannot be read, its own name must not be the hint.
    if nearest == name then hint, nearest = "", nil end
    return nil, { message = messages.say("no-such-variant", { name = tostring(name),
        hint = hint }), code = "no-such-variant", nearest = nearest }
end

-- Returns a definition. If there is none, returns nil and the refusal, made from the
-- results of define, load or possible.
local function or_refusal(made, message, code, faults)
    if made then return made end
    return nil, { message = message, code = code, faults = faults }
end

-- Returns true if a script with this name is being loaded. This is `script`, {name,
-- outer}, or a script that waits for its base: `outer` waits for `script`.
local function is_being_loaded(name, script)
    while script do
        if script.name == name then return true end
        script = script.outer
    end
    return false
end

local base_finder

-- Finds a definition by name. The definition is not compiled and may be faulty; faulty
-- definitions are not kept. `child` is the script being loaded whose base has this name,
-- or nil.
local function find(name, child)
    if not scripts.is_name(name) then return no_such_variant(name) end
    local shelf = host.now.shelf or common
    local known = shelf.loaded and shelf.loaded:get(name)
    if known then return known end
    if is_being_loaded(name, child) then
        return nil, { message = messages.say("own-base", { name = name }),
            code = "bad-script" }
    end
    local source, chunkname = scripts.source_of(name)
    if not source then return no_such_variant(name) end
    local made, refusal = or_refusal(definition.load(source, chunkname,
        base_finder { name = name, outer = child }))
    if not made or not definition.sound(made) then return made, refusal end
    shelf.loaded = shelf.loaded or cache.new(DEFINITIONS)
    return shelf.loaded:put(name, made)
end

-- Returns a function that finds the base of a script, {name, outer}, or of a script
-- without a name. The base must not have faults by the schema.
function base_finder(child)
    return function(name)
        local made, refusal = find(name, child)
        if not made then return nil, refusal end
        return or_refusal(definition.sound(made))
    end
end

-- Refuses a definition whose rules are impossible. The refused definition and its bases
-- are not kept by name, because their scripts may be corrected.
local function stand_alone(made, refusal, name)
    if not made then return nil, refusal.message, refusal.code, refusal.faults end
    local possible, message, code, faults = definition.possible(made)
    if possible then return possible end
    local loaded = (host.now.shelf or common).loaded
    repeat
        if name and loaded then loaded:drop(name) end
        made, name = made.base, made.base_name
    until not made
    return nil, message, code, faults
end

-- Returns an index of all names of the installed variants, from their scripts.
local function index_of_names()
    if index then return index end
    local known = {}
    for _, name in ipairs(installed()) do
        local made = find(name)
        known[#known + 1] = made and { name = name, aliases = made.script.aliases,
            family = made.script.family, options = options.listed(made) }
    end
    local found = names.index(known)
    -- If a script is missing, perhaps for lack of memory, the next call tries again.
    if #known == #installed() then index = found end
    return found
end

-- Returns the definition that an unknown name means; or nil and the refusal. Most names
-- in other notations become a variant's name if blanks and hyphens are replaced by
-- underscores. In that case no other script is loaded.
local function find_meant(name, refusal)
    local namesake = name:lower():gsub("[%s-]+", "_")
    if language.index_of(host.now.bundled, namesake) then return find(namesake) end
    local all = index_of_names()
    local meant = names.meant(all, name)
    if #meant == 1 then return find(meant[1]) end
    local option = #meant == 0 and names.with_option(all, name)
    if option then
        option.name = name
        refusal.message = messages.say("variant-with-option", option)
    elseif #meant > 1 then
        refusal.message = messages.say("variant-meant",
            { name = name, expected = language.list(meant) })
    end
    return nil, refusal
end

--- Finds a variant's definition by its name, or by another name with the same meaning
-- (names.lua).
-- @return definition, or nil, message, "no-such-variant"; or nil, message, "bad-script",
-- faults
function definitions.find(name)
    local known, refusal = find(name)
    if not known and refusal.code == "no-such-variant" and type(name) == "string" then
        known, refusal = find_meant(name, refusal)
    end
    return stand_alone(known, refusal, known and known.name or name)
end

--- Defines a variant by a script's table.
-- @return variant; or nil, message, "bad-script", faults
function definitions.define(script)
    return stand_alone(definition.define(script, "", type(script.name) == "string"
        and script.name or messages.say "script-without-name", base_finder()))
end

--- Drops all loaded variants, because their scripts or the finders have changed.
function definitions.forget()
    (host.now.shelf or common).loaded, listed, index = cache.new(DEFINITIONS), nil, nil
end

--- Loads a variant from foreign source text.
-- @param source string
-- @param chunkname string, name of the script in messages; "script" if nil
-- @return variant, for inarow.new; or nil, message, "bad-script", faults
function definitions.load(source, chunkname)
    return stand_alone(or_refusal(definition.load(source, chunkname or "script",
        base_finder())))
end

return definitions
