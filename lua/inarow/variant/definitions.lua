--- Definitions of variants by name, loaded once; and from source that comes from outside.
local cache = require "inarow.variant.cache"
local definition = require "inarow.variant.definition"
local english = require "inarow.text.english"
local messages = require "inarow.text.messages"
local scripts = require "inarow.variant.scripts"

local definitions = {}

local DEFINITIONS = 128 -- kept at least, by name; a host's finder may know any number
local loaded, listed = cache.new(DEFINITIONS), nil

local function no_such_variant(name)
    listed = listed or scripts.names()
    return nil, messages.say("no-such-variant", { name = tostring(name),
        hint = scripts.is_name(name) and english.hint(name, listed) or "" }),
        "no-such-variant"
end

-- Is a name that of the script being loaded, {name, outer}, or of one that waits for it?
local function is_being_loaded(name, script)
    while script do
        if script.name == name then return true end
        script = script.outer
    end
    return false
end

-- A definition by name, not compiled yet; `child` is the script being loaded that has it
-- as its base, if one has.
local function find(name, child)
    if not scripts.is_name(name) then return no_such_variant(name) end
    local known = loaded:get(name)
    if known then return known end
    if is_being_loaded(name, child) then
        return nil, messages.say("own-base", { name = name }), "bad-script"
    end
    local source, chunkname = scripts.source_of(name)
    if not source then return no_such_variant(name) end
    local message, code
    known, message, code = definition.load(source, chunkname, function(base)
        return find(base, { name = name, outer = child })
    end)
    if not known then return nil, message, code end
    return loaded:put(name, known)
end

-- A definition that stands for itself: it is refused if it is impossible. Then neither it
-- nor what it is based on is kept by its name: they may be mended.
local function stand_alone(made, message, code, name)
    if not made then return nil, message, code end
    local possible
    possible, message, code = definition.possible(made)
    if possible then return possible end
    repeat
        if name then loaded:drop(name) end
        made, name = made.base, made.base_name
    until not made
    return nil, message, code
end

--- A variant's definition by name.
-- @return definition, or nil, message, "no-such-variant" | "bad-script"
function definitions.find(name)
    local known, message, code = find(name)
    return stand_alone(known, message, code, name)
end

--- Define a variant by a script's table.
-- @return variant; or nil, message, "bad-script"
function definitions.define(script)
    return stand_alone(definition.define(script, "", type(script.name) == "string"
        and script.name or messages.say "script-without-name", find))
end

--- Forget the variants loaded so far: after their scripts or the finders have changed.
function definitions.forget()
    loaded, listed = cache.new(DEFINITIONS), nil
end

--- Load a variant from source text that comes from outside.
-- @param source string
-- @param chunkname string, its name in error messages
-- @return variant, for inarow.new; or nil, message, "bad-script"
function definitions.load(source, chunkname)
    return stand_alone(definition.load(source, chunkname, find))
end

return definitions
