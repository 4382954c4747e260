--- inarow: a rules arbiter for the n-in-a-row family of games.
--
--     local inarow = require "inarow"
--     local game = assert(inarow.new "rif_renju")
--     local ruling, message, code = game:play "h8"
--
-- What the rules refuse is nil, message, code; error() is for a programmer's mistake.
-- All that a game needs is loaded with it: what Lua 5.1 once failed to load, for lack of
-- memory perhaps, it never loads again.
local argument = require "inarow.text.argument"
local check = require "inarow.variant.check"
local core = require "inarow.core"
local definitions = require "inarow.variant.definitions"
local game = require "inarow.game.game"
local record = require "inarow.notation.record.writer"
local render = require "inarow.picture.render"
local scripts = require "inarow.variant.scripts"
local variant_rules = require "inarow.variant.rules"

local inarow = { _VERSION = "inarow " .. core.version }

--- The version, major.minor.patch: the core's, as its header has it.
inarow.version = core.version

-- ---- Variants -----------------------------------------------------------------------

-- `finders` and `known` are those of scripts.lua (which tells of them), also when a host
-- puts others in their place.
local SHARED = { finders = true, known = true }

setmetatable(inarow, {
    __index = function(_, key) return SHARED[key] and scripts[key] or nil end,
    __newindex = function(_, key, value)
        rawset(SHARED[key] and scripts or inarow, key, value)
    end,
})

--- The names of all variants that are installed: those that come with the module, then
-- those that others published, by name. What a host's own finders find is not among them.
-- @return list
function inarow.variants()
    return scripts.names()
end

--- A variant's definition by name.
-- @return definition, or nil, message, "no-such-variant" | "bad-script"
function inarow.find(name)
    return definitions.find(name)
end

--- Forget the variants loaded so far: after their scripts or the finders have changed.
function inarow.forget()
    definitions.forget()
end

--- Load a variant from source text that comes from outside.
-- @param source string
-- @param chunkname string, its name in error messages; "script" by default
-- @return variant, for inarow.new; or nil, message, "bad-script"
function inarow.load(source, chunkname)
    argument("inarow.load", "source", source, "string")
    argument("inarow.load", "chunkname", chunkname, "string", true)
    return definitions.load(source, chunkname or "script")
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

--- The rules of a variant with the given options, compiled once and shared; by which a
-- game is conducted so.
-- @param which as for inarow.new
-- @param options table of values by name, or nil
-- @param past_opening true for positions set up: without the phases of the opening, and
-- so on boards that have no centre too
-- @return rules, or nil, message, code
function inarow.rules(which, options, past_opening)
    check_which("inarow.rules", which)
    argument("inarow.rules", "options", options, "table", true)
    return variant_rules.of(which, options, past_opening)
end

-- ---- Games --------------------------------------------------------------------------

--- A new game.
-- @param which variant's name, a variant from inarow.load, or a script's table
-- @param options table of the variant's options by name, and of those that every game
-- has (inarow.conduct): `adjudication` "immediate" or "claims"; `clock`, in moves and
-- seconds, "40/7200 900+30"; `first_five_stands` true or false, does an unclaimed five
-- bar the claims of others; `wrong_claim`, what one costs, "nothing" or "loses";
-- `resignation`, does it stand "always" or where the winner has a "flag-up"; `records`
-- of the game are "owed" or "waived"; or nil
-- @return game; or nil, message, code
function inarow.new(which, options)
    check_which("inarow.new", which)
    argument("inarow.new", "options", options, "table", true)
    local rules, message, code = variant_rules.of(which, options)
    if not rules then return nil, message, code end
    return game.new(rules)
end

local Game = game.methods

--- The game as text in the record format.
function Game:record()
    return record.of_game(self)
end

--- The board, drawn.
-- @param options table, or nil: `format` "text" (by default) or "svg"; true or false for
-- `forbidden` (its points are marked), `numbers` (of the moves, on the stones) and, in
-- text, `colour` (for a terminal)
-- @return string
function Game:render(options)
    argument("game:render", "options", options, "table", true)
    local drawn = render.game(self, options)
    return drawn
end

return inarow
