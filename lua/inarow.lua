--- inarow: a rules arbiter for the n-in-a-row family of games. This is the public
-- interface: hosts need only this module and the methods of games; lua/README.md is its
-- manual.
--
--     local inarow = require "inarow"
--     local game = assert(inarow.new "rif_renju")
--     local ruling, message, code = game:play "h8"
--
-- If the rules refuse a request, a function returns nil, message, code. A wrong call
-- raises an error. This file loads all modules in advance, because Lua 5.1 cannot load a
-- module again that once failed to load, for example for lack of memory.
local language = require "inarow.language"
local messages = language.sentences {}
local core = language.load "inarow.core"
local api = require "inarow.api"
local attack = require "inarow.attack"
local game = require "inarow.game"
local judging = require "inarow.judging"
local notation = require "inarow.notation"
local model = require "inarow.model"
local picture = require "inarow.picture"
local proofs = require "inarow.proof"
local variants = require "inarow.variant"

local VERBS = model.verbs()

local check = api.check

-- lua/inarow/api describes the functions and their arguments.
local inarow = { _VERSION = "inarow " .. core.version, version = core.version,
    seats = model.people().seats }

-- ---- Variants -----------------------------------------------------------------------

variants.attach(inarow)

-- Deprecated names in this table and in a game's methods, with the new names.
local new_names = { inarow = {}, ["inarow.game"] = {} }
for _, one in ipairs(api.deprecated()) do
    if one[3]:find "^[%w_]+$" then new_names[one[1]][one[2]] = one[3] end
end

setmetatable(inarow, {
    __index = function(self, key)
        if key == "notations" then
            local names = {}
            for i, format in ipairs(notation.formats()) do names[i] = format.name end
            rawset(self, key, names)
            return names
        end
        local new_name = new_names.inarow[key]
        return new_name and self[new_name]
    end,
    __newindex = function(_, key, value)
        rawset(inarow, new_names.inarow[key] or key, value)
    end,
})

function inarow.variants()
    return variants.names()
end

function inarow.find(name)
    local rules, message, code, faults = variants.rules(tostring(name))
    if not rules then return nil, message, code, faults end
    return rules.definition
end

function inarow.load(source, chunkname)
    check("inarow.load", source, chunkname)
    return variants.load(source, chunkname)
end

function inarow.forget()
    variants.forget()
end

function inarow.option(key)
    check("inarow.option", key)
    return variants.option(key)
end

function inarow.rules(which, options, past_opening)
    check("inarow.rules", which, options, past_opening)
    return variants.rules(which, options, past_opening)
end

function inarow.rulebook(which, options)
    check("inarow.rulebook", which, options)
    local rules, message, code, faults = variants.rules(which, options)
    if not rules then return nil, message, code, faults end
    return variants.rulebook(rules)
end

function inarow.settings(which)
    check("inarow.settings", which)
    local rules, message, code, faults = variants.rules(which)
    if not rules then return nil, message, code, faults end
    return variants.settings(rules.definition)
end

-- ---- Games --------------------------------------------------------------------------

function inarow.new(which, options)
    check("inarow.new", which, options)
    local rules, message, code, faults = variants.rules(which, options)
    if not rules then return nil, message, code, faults end
    return game.new(rules)
end

function inarow.position(line, which, options)
    check("inarow.position", line, which, options)
    return notation.set_up(line, which or "renju", options)
end

-- Raises an error unless inarow reads and writes games in this notation.
local function check_notation(where, name)
    local is_known = name == nil or name == "record" -- which needs no other notation
    if not is_known and not language.index_of(inarow.notations, name) then
        error(("%s: a name of inarow.notations expected, got %s"):format(where, name), 3)
    end
end

function inarow.judge(input, options)
    check("inarow.judge", input, options)
    options = options or {}
    check_notation("inarow.judge: options.format", options.format)
    return judging.games(input, options.name or "text", { format = options.format,
        variant = options.variant, given = options.options, steps = options.steps,
        eager = options.eager, branches = options.branches, trees = options.trees,
        skip = options.skip })
end

-- Reads the first game of a text, with its tree, up to the first illegal action. Returns
-- the game, and the refusal of that action if there is one; or nil, message.
local function first_of(text, options)
    options = options or {}
    local result = judging.games(text, options.name or "text", { format = options.format,
        variant = options.variant, given = options.options, trees = true })()
    local fault = result.error
    if fault then
        return nil, (fault.line and "line " .. fault.line .. ": " or "") .. fault.message
    end
    return result.game, result.refusal
end

-- Reads a proof from a text and replays its record. Returns the proof and the game; or
-- nil, nil, message, "bad-proof".
local function opened(value)
    local proof, message, code = attack.read_proof(value)
    if not proof then return nil, nil, message, code end
    local at, fault = first_of(proof.record, { name = "record", format = "record" })
    if at and not fault then return proof, at end
    return nil, nil, "record: " .. (at and judging.refusal_text(fault) or fault),
        "bad-proof"
end

local function tree_of_proof(value)
    local proof, at, message, code = opened(value)
    if not proof then return nil, message, code end
    return proof:tree(at)
end

function inarow.open(text, options)
    check("inarow.open", text, options)
    check_notation("inarow.open: options.format", options and options.format)
    local live, refusal = first_of(text, options)
    if not live then
        return nil, refusal, "bad-record"
    elseif refusal then
        return nil, judging.refusal_text(refusal), "bad-record"
    end
    return live
end

function inarow.tree(from, options)
    check("inarow.tree", from, options)
    check_notation("inarow.tree: options.format", options and options.format)
    if type(from) == "table" and from.proof then return tree_of_proof(from) end
    local live, message = from, nil
    if type(from) == "string" then live, message = first_of(from, options) end
    if not live then return nil, message, "bad-record" end
    return (live:tree())
end

function inarow.convert(input, to, options)
    check("inarow.convert", input, to, options)
    options = options or {}
    check_notation("inarow.convert: to", to)
    check_notation("inarow.convert: options.format", options.format)
    local writer, parts = notation.writer(to, options.drop), {}
    for text, fault in writer.convert(input, options.name or "text",
        { format = options.format, variant = options.variant, given = options.options,
            branches = options.branches }) do
        if not text then
            return nil, fault.where .. ": " .. (fault.line and "line " .. fault.line
                .. ": " or "") .. fault.message, "bad-record"
        end
        parts[#parts + 1] = text
    end
    local rest, message = writer.finish()
    if not rest then return nil, message, "bad-record" end
    return table.concat(parts) .. rest
end

function inarow.conform(input, name)
    check("inarow.conform", input, name)
    return judging.conform(input, name or "text")
end

function inarow.match(which, players, options, games)
    check("inarow.match", which, players, options, games)
    local start, message, code, faults = inarow.new(which, options)
    if not start then return nil, message, code, faults end
    return judging.new_match(start, players, games)
end

function inarow.read_match(text, games)
    check("inarow.read_match", text, games)
    return judging.read_match(text, games)
end

function inarow.playout(which, options, games, seed)
    check("inarow.playout", which, options, games, seed)
    local rules, message, code, faults = variants.rules(which, options)
    if not rules then return nil, message, code, faults end
    local plies, seconds, counts = game.play_out(rules, seed or 1, games)
    if not plies then return nil, seconds, counts end
    local wins = {}
    for i, colour in ipairs(rules.colours) do wins[colour] = counts[i] end
    return { games = games, plies = plies, seconds = seconds, wins = wins,
        draws = counts.draw, unfinished = counts.unfinished }
end

function inarow.puzzles(which, options, count, seed, by)
    check("inarow.puzzles", which, options, count, seed, by)
    local rules, message, code, faults = variants.rules(which, options, true)
    if not rules then return nil, message, code, faults end
    return attack.make_puzzles(game.new(rules), count, seed or 1, { by = by })
end

function inarow.check_proof(proof, positions)
    check("inarow.check_proof", proof, positions)
    local read, at, message, code = opened(proof)
    if not read then return nil, message, code end
    return read:check(at, positions)
end

-- ---- Actions and pictures -----------------------------------------------------------

function inarow.action(text)
    check("inarow.action", text)
    return model.parse(text)
end

function inarow.text(what, asked)
    check("inarow.text", what, asked)
    if what.verb then
        return asked and game.action_text(asked, what) or model.format(what)
    end
    if type(what.proof) == "number" then
        local proof, message = attack.read_proof(what)
        if not proof then error("inarow.text: what: " .. message, 2) end
        return table.concat(proof:lines(), "\n") .. "\n"
    end
    if what.question then
        if asked then return table.concat(attack.lines(asked, what), "\n") .. "\n" end
        error("inarow.text: asked: the game that was analysed expected, got nil", 2)
    end
    local fault = proofs.fault(what)
    if fault then
        error("inarow.text: what: an action, an explanation or an answer of game:analyse"
            .. " expected; " .. fault, 2)
    end
    return proofs.text(what)
end

function inarow.analysis_stones(asked, analysis)
    check("inarow.analysis_stones", asked, analysis)
    return attack.stones(asked, analysis)
end

function inarow.places(rules, across)
    check("inarow.places", rules, across)
    return picture.places(rules, across)
end

function inarow.corners(layer, around)
    check("inarow.corners", layer, around)
    return picture.corners(layer, around)
end

function inarow.palette(colours)
    check("inarow.palette", colours)
    return picture.palette(colours)
end

function inarow.sentence(code, values)
    check("inarow.sentence", code, values)
    return messages.is_code(code) and messages.say(code, values) or nil
end

-- ---- A game's texts and pictures ----------------------------------------------------

local Game = {}

function Game:record()
    local text, message, code = notation.text(self)
    if not text then return nil, message, code end
    return text -- only one value, because this may be the last argument of a call
end

function Game:fen()
    return notation.position_text(self)
end

function Game:perft(depth)
    check("game:perft", depth)
    if self.final then return nil, messages.say "game-over", "game-over" end
    local fault, code = game.count_fault(self, self.rules.name)
    if fault then return nil, fault, code end
    return game.count_plies(self, depth)
end

function Game:analyse(question)
    check("game:analyse", question)
    return attack.ask(self, question)
end

function Game:solve()
    return attack.solve(self, check)
end

-- Returns the action in an argument of game:explain: a table, or a text that begins with
-- a verb. Returns nil if the argument is a point.
local function action_of(what)
    if type(what) == "table" then return what end
    return VERBS[what:match "%S+"] and what or nil
end

function Game:explain(what, colour)
    check("game:explain", what, colour)
    local action = what and action_of(what)
    if what and not action then return proofs.of_stone(self, what, colour) end
    if colour then
        error("game:explain: colour: nil expected without a point, got "
            .. colour, 2)
    elseif action then
        return proofs.of_action(self, action)
    end
    local explanation = proofs.of_last(self)
    if explanation then return explanation end
    return nil, messages.say "nothing-ruled", "not-now"
end

function Game:steps(explanation)
    check("game:steps", explanation)
    local fault = proofs.fault(explanation, self)
    if fault then
        error("game:steps: explanation: an explanation from game:explain expected; "
            .. fault, 2)
    end
    return proofs.steps(self, explanation)
end

function Game:board(options)
    check("game:board", options)
    return picture.describe(self, options)
end

function Game:replay(options)
    check("game:replay", options)
    return picture.replay(self, options or {}, function(there)
        local explanation = there:explain()
        return explanation and there:steps(explanation)
    end)
end

function Game:render(options)
    check("game:render", options)
    local drawn = picture.render(self, options)
    return drawn
end

-- ---- A tree's text ------------------------------------------------------------------

local Tree = {}

function Tree:text(notation_name)
    check("tree:text", notation_name)
    local text, message = notation.text(self, notation_name)
    if not text then return nil, message, "bad-record" end
    return text
end

-- ---- Deprecated ---------------------------------------------------------------------

-- Deprecated functions that do more than call another function;
-- lua/inarow/api/deprecated.lua lists all deprecated functions.

function inarow.analysis_text(asked, analysis)
    return inarow.text(analysis, asked)
end

function Game:players()
    return self:state().players
end

game.extend(Game, new_names["inarow.game"], Tree)

return inarow
