--- What several methods share: parameters, and forms of answers.
local inarow = require "inarow"
local json = require "inarow.service.json"
local say = require("inarow.service.sentences").say
local shape = require "inarow.service.shape"

local shared = {}

-- ---- Parameters ----------------------------------------------------------------------

shared.VARIANT = { "variant", "string",
    "name of the variant, or of a script given to `load`" }
shared.OPTIONS = { "options", "table<string, any>?",
    "options of the variant, and options that every game has" }
shared.ACROSS = { "across", "integer?",
    "number of layers side by side; by default as many as suit a page", least = 1,
    most = 676 }
shared.SEED = { "seed", "integer?", "1 by default", least = 0, most = 2 ^ 53 }
shared.TEXT = { "text", "string", "the games, in any notation that inarow reads" }
shared.FORMAT = { "format", "string?",
    "notation of the text; by default inarow recognises it" }
shared.IF_UNNAMED = { "variant", "string?", "variant for texts that name none" }
shared.BRANCHES = { "branches", "boolean?",
    "true to treat each branch of an SGF or RenLib tree as a separate game" }
shared.BYTES = { "bytes", "boolean?",
    "true if each character stands for one byte, because RenLib's files are binary" }

-- ---- Answers --------------------------------------------------------------------------

--- Returns the fields that a refusal adds to an error.
function shared.faults_of(faults)
    return faults and { faults = faults, line = faults[1] and faults[1].line,
        path = faults[1] and faults[1].path }
end

--- Returns the result of a function as the single field of an answer; or its refusal.
function shared.as_field(name, value, message, code)
    if not value then return nil, message, code end
    return { [name] = value }
end

--- Returns a new game of a variant, a game from a text, or the game with a handle. The
-- variant also applies to a text that names none.
-- @return game; or nil, message, code, faults or other fields
function shared.begun(service, asked)
    local new = asked.variant and "variant" or asked.options and "options"
    if asked.record and not asked.game then
        local known, message, code, fields = true, nil, nil, nil
        if asked.format then
            known, message, code, fields = shape.notation(asked.format, "format")
        end
        if not known then return nil, message, code, fields end
        local text = asked.bytes and json.bytes(asked.record) or asked.record
        return inarow.open(text, { format = asked.format, variant = asked.variant,
            options = asked.options })
    elseif asked.game and new or not asked.game and new ~= "variant" then
        return nil, say("one-of-two", { one = asked.game and new or "variant",
            other = asked.game and "game" or "record" }), "bad-params"
    elseif new then
        local game, message, code, faults = inarow.new(asked.variant, asked.options)
        return game, message, code, shared.faults_of(faults)
    end
    local game, message, code = service:game_of(asked)
    return game, message, code
end

return shared
