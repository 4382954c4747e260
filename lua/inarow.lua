--- inarow: a rules arbiter for the n-in-a-row family of games. This is the public door:
-- what a host needs is here and in a game's methods, and lua/README.md is its manual.
--
--     local inarow = require "inarow"
--     local game = assert(inarow.new "rif_renju")
--     local ruling, message, code = game:play "h8"
--
-- What the rules refuse is nil, message, code; error() is for a programmer's mistake.
-- All that is needed is loaded with it: what Lua 5.1 once failed to load, for lack of
-- memory perhaps, it never loads again.
local language = require "inarow.language"
local argument, messages = language.argument, language.sentences {}
local core = language.load "inarow.core"
local actions = require "inarow.model.actions"
local attack = require "inarow.attack"
local deprecated = require "inarow.api.deprecated"
local game = require "inarow.game.game"
local judging = require "inarow.judging"
local notation = require "inarow.notation"
local picture = require "inarow.picture"
local explore = require "inarow.explore"
local player_list = require "inarow.game.players"
local prompt = require "inarow.game.prompt"
local seats = require "inarow.model.seats"
local proofs = require "inarow.proof"
local variants = require "inarow.variant"

--- What `require "inarow"` gives. Finders are asked in order for a variant's source and a
--- name for messages; nil if they know none.
---@class inarow
---@field version string major.minor.patch
---@field _VERSION string `inarow` and the version
--- They find scripts by name; a host adds its own.
---@field finders (fun(name: string): string?, string?)[]
---@field bundled string[] names of the variants that come with the module
---@field notations string[] names of the notations that games are read and written in
--- Told what scripts trace, and where they do; false if nobody wants to know: then
--- `trace(...)` in a script does nothing. A text is one line, of some 400 characters at
--- most, and a game has at most 1000 of them. `where` is the script's name and the line:
--- `mine.lua:7`.
---@field trace (fun(text: string, where: string))|false
---@field seats string[] names of the seats, in the order in which they begin
local inarow = { _VERSION = "inarow " .. core.version, version = core.version,
    notations = {}, seats = seats }

local is_notation = {}
for i, format in ipairs(notation.formats()) do
    inarow.notations[i], is_notation[format.name] = format.name, true
end

-- ---- Variants -----------------------------------------------------------------------

variants.attach(inarow)

-- New names by old ones: those of this table, and those of a game's methods.
local new_names = { inarow = {}, ["inarow.game"] = {} }
for _, one in ipairs(deprecated) do new_names[one[1]][one[2]] = one[3] end

setmetatable(inarow, {
    __index = function(self, key)
        local new_name = new_names.inarow[key]
        return new_name and self[new_name]
    end,
    __newindex = function(_, key, value)
        rawset(inarow, new_names.inarow[key] or key, value)
    end,
})

--- The names of all variants that are installed: those that come with the module, then
--- those that others published, by name. Those that only a host's finders know are not
--- listed.
---@return string[]
function inarow.variants()
    return variants.names()
end

--- Why there are no rules to play by.
---@alias inarow.variant_refusal
---| "no-such-variant" # nothing is known by that name; the message has the nearest
---| "bad-script" # the script is wrong: where, and what was expected
---| "no-such-option" # neither the variant has it, nor every game
---| "bad-option" # not a value that the option may have

--- A variant by its name: its `name`, and what its script says as `script` (`title`,
--- `source`, `colours`, `board`, …), for reading.
---@param name string
---@return inarow.variant? variant
---@return string? message
---@return "no-such-variant"|"bad-script"|nil code
---@return inarow.script_fault[]? faults of a script that is `bad-script`, by line
function inarow.find(name)
    local rules, message, code, faults = variants.rules(name)
    return rules and rules.definition, message, code, faults
end

--- Load a variant from source text that comes from outside. It is run in a sandbox. Its
--- games' records name it: to open them, add a finder that knows it by that name.
---@param source string a script's text
---@param chunkname string? its name in messages; "script" by default
---@return inarow.variant? variant for inarow.new
---@return string? message
---@return "bad-script"|nil code
---@return inarow.script_fault[]? faults of a script that is `bad-script`, by line
function inarow.load(source, chunkname)
    argument("inarow.load", "source", source, "string")
    argument("inarow.load", "chunkname", chunkname, "string", true)
    return variants.load(source, chunkname)
end

--- Forget the variants loaded so far: after their scripts or the finders have changed.
function inarow.forget()
    variants.forget()
end

--- The mark of an option in a script's table: `penalty = inarow.option "forbidden"`. In
--- script files it is there as `option`.
---@param key string the option's
---@return inarow.option
function inarow.option(key)
    argument("inarow.option", "key", key, "string")
    return variants.option(key)
end

local function check_which(where, which)
    local kind = type(which)
    if kind == "table" and which.script ~= nil and not which.configured then
        kind = "another table" -- like a game's rules
    end
    if kind ~= "string" and kind ~= "table" then
        error(("%s: which: a variant's name, a variant or a script's table expected,"
            .. " got %s"):format(where, kind), 3)
    end
end

local MOST_WHOLE = 2 ^ 53 -- up to which every whole number is one of Lua's
local MOST_DEPTH = 100 -- as csrc/lua/explore.c has it

-- A whole number from `least` to `most`, or nil if it may miss.
local function check_whole(where, name, value, least, most, may_miss)
    if may_miss and value == nil then return end
    if type(value) ~= "number" or not (value >= least and value <= most)
        or value % 1 ~= 0 then
        error(("%s: %s: a whole number from %d to %.0f%s expected, got %s"):format(where,
            name, least, most, may_miss and " or nil" or "",
            type(value) == "number" and tostring(value) or type(value)), 3)
    end
end

--- The rules of a variant with the given options, compiled once and shared.
--- Positions that are set up are past the opening: their rules have none of its phases,
--- so that boards without a centre will do.
---@param which string|inarow.variant|inarow.script as for inarow.new
---@param options table<string, any>? as for inarow.new
---@param past_opening boolean?
---@return inarow.rules? rules
---@return string? message
---@return inarow.variant_refusal? code
---@return inarow.script_fault[]? faults of a script that is `bad-script`, by line
function inarow.rules(which, options, past_opening)
    check_which("inarow.rules", which)
    argument("inarow.rules", "options", options, "table", true)
    return variants.rules(which, options, past_opening)
end

--- The rules of a variant in words, in the order in which one would tell them.
---@param which string|inarow.variant|inarow.script as for inarow.new
---@param options table<string, any>? as for inarow.new
---@return inarow.sentence[]? sentences
---@return string? message
---@return inarow.variant_refusal? code
---@return inarow.script_fault[]? faults of a script that is `bad-script`, by line
function inarow.rulebook(which, options)
    check_which("inarow.rulebook", which)
    argument("inarow.rulebook", "options", options, "table", true)
    local rules, message, code, faults = variants.rules(which, options)
    if not rules then return nil, message, code, faults end
    return variants.rulebook(rules)
end

--- What may be set for the games of a variant, as texts: the variant's own options, then
--- those of every game.
---@param which string|inarow.variant|inarow.script as for inarow.new
---@return inarow.setting[]? settings
---@return string? message
---@return "no-such-variant"|"bad-script"|nil code
---@return inarow.script_fault[]? faults of a script that is `bad-script`, by line
function inarow.settings(which)
    check_which("inarow.settings", which)
    local rules, message, code, faults = variants.rules(which)
    if not rules then return nil, message, code, faults end
    return variants.settings(rules.definition)
end

-- ---- Games --------------------------------------------------------------------------

--- A new game: of a variant by its name, of one from inarow.load or inarow.find, or of a
--- script's table. The options are those of the variant, by name, and these of any game:
--- `adjudication` "immediate" or "claims": who wins is ruled at once, or when claimed;
--- `clock` "40/7200 900+30": moves/seconds, then seconds+increment; `first_five_stands`
--- true: an unclaimed five bars claims of others after it; `wrong_claim` "nothing" or
--- "loses"; `resignation` "always" or "flag-up": the winner's time must not have ended;
--- `records` "owed" or "waived".
---@param which string|inarow.variant|inarow.script
---@param options table<string, any>?
---@return inarow.game? game
---@return string? message
---@return inarow.variant_refusal? code
---@return inarow.script_fault[]? faults of a script that is `bad-script`, by line
function inarow.new(which, options)
    check_which("inarow.new", which)
    argument("inarow.new", "options", options, "table", true)
    local rules, message, code, faults = variants.rules(which, options)
    if not rules then return nil, message, code, faults end
    return game.new(rules)
end

--- A game past the opening at a position of one line: its rows from the top, joined by
--- `/` or not; `X` is the first colour, `O` the second, then `1` to `4`; `.` is vacant.
--- In games of two colours a number may stand for as many vacant points and a stone be
--- the first letter of its colour, as in `3/1b1/3 w`. After a blank follows whose turn it
--- is; other text is ignored there unless points were counted. The variant is given the
--- position's size.
---@param line string
---@param which string|inarow.variant|inarow.script|nil `renju` by default
---@param options table<string, any>? as for inarow.new
---@return inarow.game? game
---@return string? message
---@return inarow.variant_refusal|"bad-position"|nil code
function inarow.position(line, which, options)
    argument("inarow.position", "line", line, "string")
    check_which("inarow.position", which or "renju")
    argument("inarow.position", "options", options, "table", true)
    return notation.set_up(line, which or "renju", options)
end

--- How the games of a text are read.
---@class inarow.judge_options
---@field format string? a name of inarow.notations; by default the content tells it
---@field variant string? where the text names none
---@field options table<string, any>? the variant's, there
---@field name string? the text's, in messages; `text` by default
---@field steps boolean? judge: keep every action with its ruling
---@field eager boolean? judge: a game is wanted as soon as its moves are there
---@field drop boolean? convert: leave out what the notation cannot hold
--- Each branch of a tree of SGF or RenLib is a game. Else SGF gives its main lines, and
--- trees are kept only by conversion to one of these two notations.
---@field branches boolean?

-- Check what a function that reads games was given.
local function check_reading(where, input, options)
    if type(input) ~= "string" and type(input) ~= "function" then
        error(("%s: input: a text, or a function giving its pieces, expected, got %s")
            :format(where, type(input)), 3)
    end
    if options ~= nil and type(options) ~= "table" then
        error(("%s: options: a table or nil expected, got %s"):format(where,
            type(options)), 3)
    end
    local given = options or {}
    if given.format ~= nil and not is_notation[given.format] then
        error(("%s: options.format: a name of inarow.notations expected, got %s")
            :format(where, tostring(given.format)), 3)
    end
    for key, kind in pairs { variant = "string", options = "table", name = "string" } do
        if given[key] ~= nil and type(given[key]) ~= kind then
            error(("%s: options.%s: a %s or nil expected, got %s"):format(where, key,
                kind, type(given[key])), 3)
        end
    end
end

--- Rule on the games of a text, whatever its notation: each is replayed, and at its end
--- the recorded result compared with what the board says.
---
---     for result in inarow.judge(text) do print(result.source, result.verdict) end
---
---@param input string|fun(): string? a text, or a function giving its next piece
---@param options inarow.judge_options?
---@return fun(): inarow.judged? next_game
function inarow.judge(input, options)
    check_reading("inarow.judge", input, options)
    options = options or {}
    return judging.games(input, options.name or "text", { format = options.format,
        variant = options.variant, given = options.options, steps = options.steps,
        eager = options.eager, branches = options.branches })
end

--- The first game of a text, whatever its notation, played to its end.
---@param text string
---@param options inarow.judge_options?
---@return inarow.game? game
---@return string? message what is wrong, with its line where there is one
---@return "bad-record"|nil code
function inarow.open(text, options)
    argument("inarow.open", "text", text, "string")
    check_reading("inarow.open", text, options)
    local result = inarow.judge(text, options)()
    local fault, refusal = result.error, result.refusal
    if fault then
        return nil, (fault.line and "line " .. fault.line .. ": " or "") .. fault.message,
            "bad-record"
    elseif refusal then
        return nil, judging.refusal_text(refusal), "bad-record"
    end
    return result.game
end

--- The games of a text in another notation. What that cannot hold is refused; with
--- `drop` true among the options it is left out, if the games can do without it.
---@param input string|fun(): string? a text, or a function giving its next piece
---@param to string a name of inarow.notations
---@param options inarow.judge_options?
---@return string? text
---@return string? message
---@return "bad-record"|nil code
function inarow.convert(input, to, options)
    check_reading("inarow.convert", input, options)
    if not is_notation[to] then
        error(("inarow.convert: to: a name of inarow.notations expected, got %s")
            :format(tostring(to)), 2)
    end
    options = options or {}
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
    parts[#parts + 1] = writer.finish()
    return table.concat(parts)
end

--- Run the records of a text as tests: their expectations against what is ruled.
---@param input string|fun(): string? a text, or a function giving its next piece
---@param name string? the text's, in the report
---@return fun(): inarow.conformed? next_record
function inarow.conform(input, name)
    check_reading("inarow.conform", input)
    argument("inarow.conform", "name", name, "string", true)
    return judging.conform(input, name or "text")
end

--- A match of two players: games with colours swapped, and their score.
---@param which string|inarow.variant|inarow.script a game of two colours
---@param players string[] two names; the first begins
---@param options table<string, any>? as for inarow.new, for every game
---@param games integer? how many are played; by default what the variant says, else 2
---@return inarow.match? match
---@return string? message
---@return inarow.variant_refusal|"bad-match"|nil code `bad-match`: not of two colours
---@return inarow.script_fault[]? faults of a script that is `bad-script`, by line
function inarow.match(which, players, options, games)
    check_which("inarow.match", which)
    argument("inarow.match", "options", options, "table", true)
    check_whole("inarow.match", "games", games, 1, MOST_WHOLE, true)
    if type(players) ~= "table" or #players ~= 2 then
        error("inarow.match: players: a list of two names expected", 2)
    end
    return judging.new_match(which, players, options, games)
end

--- Read a match from the text of its `record`.
---@param text string
---@param games integer? how many are played; by default what the variant says, else 2
---@return inarow.match? match
---@return string? message
---@return "bad-record"|nil code
---@return integer? line
function inarow.read_match(text, games)
    argument("inarow.read_match", "text", text, "string")
    check_whole("inarow.read_match", "games", games, 1, MOST_WHOLE, true)
    return judging.read_match(text, games)
end

--- What became of games played at random.
---@class inarow.playout
---@field games integer
---@field plies integer in all
---@field seconds number
---@field wins table<string, integer> by colour
---@field draws integer
---@field unfinished integer given up after four times as many plies as there are points

--- Play games out at random. The same seed gives the same games everywhere.
---@param which string|inarow.variant|inarow.script
---@param options table<string, any>? as for inarow.new
---@param games integer how many
---@param seed integer? from 0; 1 by default
---@return inarow.playout? results
---@return string? message
---@return inarow.variant_refusal? code
---@return inarow.script_fault[]? faults of a script that is `bad-script`, by line
function inarow.playout(which, options, games, seed)
    check_which("inarow.playout", which)
    argument("inarow.playout", "options", options, "table", true)
    check_whole("inarow.playout", "games", games, 0, MOST_WHOLE)
    check_whole("inarow.playout", "seed", seed, 0, MOST_WHOLE, true)
    local rules, message, code, faults = variants.rules(which, options)
    if not rules then return nil, message, code, faults end
    local plies, seconds, counts = explore.play_out(rules, seed or 1, games)
    if not plies then return nil, seconds, counts end
    local wins = {}
    for i, colour in ipairs(rules.colours) do wins[colour] = counts[i] end
    return { games = games, plies = plies, seconds = seconds, wins = wins,
        draws = counts.draw, unfinished = counts.unfinished }
end

--- Make puzzles: positions of play in which the side to move wins by continuous fours, or
--- by threats where there is no win by fours, and one stone alone begins that. They are
--- graded by length. The same seed gives the same puzzles everywhere.
---@param which string|inarow.variant|inarow.script
---@param options table<string, any>? as for inarow.new
---@param count integer how many, from 0; fewer if there seem to be no more
---@param seed integer? from 0; 1 by default
---@param by "vcf"|"vct"|nil by fours, or by threats; `vcf` by default
---@return inarow.puzzle[]? puzzles
---@return string? message
---@return inarow.variant_refusal|"no-threats"|nil code
---@return inarow.script_fault[]? faults of a script that is `bad-script`, by line
function inarow.puzzles(which, options, count, seed, by)
    check_which("inarow.puzzles", which)
    argument("inarow.puzzles", "options", options, "table", true)
    check_whole("inarow.puzzles", "count", count, 0, MOST_WHOLE)
    check_whole("inarow.puzzles", "seed", seed, 0, MOST_WHOLE, true)
    argument("inarow.puzzles", "by", by, "string", true)
    if by and by ~= "vcf" and by ~= "vct" then
        error("inarow.puzzles: by: vcf or vct expected, got " .. by, 2)
    end
    local rules, message, code, faults = variants.rules(which, options, true)
    if not rules then return nil, message, code, faults end
    return attack.make_puzzles(rules, count, seed or 1, { by = by })
end

-- ---- Actions and pictures -----------------------------------------------------------

--- Read an action from its text, as in a record: `play h8`, `claim five by black @12.5`.
---@param text string
---@return inarow.action? action for game:apply
---@return string? message
---@return "bad-action"|nil code
function inarow.action(text)
    argument("inarow.action", "text", text, "string")
    return actions.parse(text)
end

--- An action as text, as in a record.
---@param action inarow.action
---@return string
function inarow.action_text(action)
    argument("inarow.action_text", "action", action, "table")
    return actions.format(action)
end

--- An explanation as text, an indented tree.
---@param proof inarow.proof|inarow.ruling_explanation from game:explain
---@return string lines
function inarow.proof_text(proof)
    argument("inarow.proof_text", "proof", proof, "table")
    local fault = proofs.fault(proof)
    if fault then
        error("inarow.proof_text: proof: what game:explain gives expected; " .. fault, 2)
    end
    return proofs.text(proof)
end

local function check_analysis(where, asked, analysis)
    if type(asked) ~= "table" or not asked.rules then
        error(("%s: asked: a game expected, got %s"):format(where, type(asked)), 3)
    end
    if type(analysis) ~= "table" or not analysis.question then
        error(("%s: analysis: what game:analyse gives expected, got %s"):format(where,
            type(analysis)), 3)
    end
end

--- An answer about threats in plain sentences.
---@param asked inarow.game the game that was asked about
---@param analysis inarow.analysis from game:analyse
---@return string lines
function inarow.analysis_text(asked, analysis)
    check_analysis("inarow.analysis_text", asked, analysis)
    return table.concat(attack.lines(asked, analysis), "\n") .. "\n"
end

--- The stones of an answer's line, as game:board takes them in mind.
---@param asked inarow.game the game that was asked about
---@param analysis inarow.analysis from game:analyse
---@return inarow.stone_in_mind[] none if it has no line
function inarow.analysis_stones(asked, analysis)
    check_analysis("inarow.analysis_stones", asked, analysis)
    return attack.stones(asked, analysis)
end

--- Where the points of a board lie in a picture, and its lines and labels: what text, SVG
--- and windows share. All measures are in cells, the distance of two neighbours in a row.
---@param rules inarow.rules
---@param across integer? layers that stand in a line; what suits a page, if nil
---@return inarow.places
function inarow.places(rules, across)
    argument("inarow.places", "rules", rules, "table")
    if type(rules.board) ~= "table" then
        error("inarow.places: rules: what inarow.rules gives expected", 2)
    end
    argument("inarow.places", "across", across, "number", true)
    return picture.places(rules, across)
end

--- The corners of the ground of a hexagon.
---@param layer inarow.places_layer with a `hexagon`
---@param around number how far the ground reaches beyond the outermost lines, in cells
---@return number[][] corners {x, y} each, from the upper right on clockwise
function inarow.corners(layer, around)
    argument("inarow.corners", "layer", layer, "table")
    argument("inarow.corners", "around", around, "number")
    if not layer.hexagon then error("inarow.corners: layer: a hexagon expected", 2) end
    return picture.corners(layer, around)
end

--- How stones look, by the names of a game's colours.
---@param colours string[] six at most
---@return inarow.look[]
function inarow.palette(colours)
    argument("inarow.palette", "colours", colours, "table")
    for i, name in ipairs(colours) do
        if type(name) ~= "string" or i > 6 then
            error("inarow.palette: colours: a list of names expected, six at most", 2)
        end
    end
    return picture.palette(colours)
end

--- What is said of a code: the sentence that goes with a ruling's or a refusal's reason.
---@param code string
---@param values table<string, any>? what its {names} stand for
---@return string? sentence nil if there is none
function inarow.sentence(code, values)
    argument("inarow.sentence", "code", code, "string")
    argument("inarow.sentence", "values", values, "table", true)
    return messages.is_code(code) and messages.say(code, values) or nil
end

-- ---- A game's texts and pictures ----------------------------------------------------

local Game = game.methods

--- The game as text in the record format, for saving it; inarow.open reads it.
---@return string
function Game:record()
    local text = notation.record(self)
    return text
end

--- The position on one line, as inarow.position reads it: the rows from the top, vacant
--- points counted, stones by the first letters of their colours, then whose turn it is;
--- in games with captures, the stones captured. Only games of two colours have one.
---@return string? line
---@return string? message
---@return "bad-position"|nil code
function Game:fen()
    return notation.position_text(self)
end

--- What is played in so many plies.
---@class inarow.ply
---@field sequences integer how many sequences of so many actions there are; no passes
---@field ended table<string, integer> those of them that ended the game, by reason
---@field seconds number for all plies together

--- Count the legal sequences from here on, ply by ply, as they are ruled on at once. The
--- game is left as it is. `not-now`: where wins are claimed and a script has hooks.
---@param depth integer plies, 100 at most
---@return inarow.ply[]? plies
---@return string? message
---@return "game-over"|"not-now"|"bad-script"|"many-offers"|nil code
function Game:perft(depth)
    check_whole("game:perft", "depth", depth, 0, MOST_DEPTH)
    if self.final then return nil, messages.say "game-over", "game-over" end
    if self.rules.hooks and self.origin.conduct.adjudication ~= "immediate" then
        return nil, messages.say("hooks-claimed", { record = self.rules.name }), "not-now"
    end
    return explore.plies(self, depth)
end

--- A question about threats (RIF 3), asked of one colour, the attacker, which moves
--- first; with `defend` the other side does. `vcf`: does it win by continuous fours?
--- `vct`: by continuous threats, each a four or one after which it has a VCF if the other
--- side passes? `storm`: at which points do its stones win by either? `defend`: which
--- stones of the other side leave it no win by fours? `threats`: what stands, and what
--- would its stones make? What a bound cuts short is `unknown`, never `none`.
---@class inarow.question
---@field question "vcf"|"vct"|"storm"|"defend"|"threats"
--- The attacker; by default the one to move, with `defend` the other one.
---@field colour string?
---@field shortest boolean? with `vcf`: the shortest win
---@field vct boolean? with `defend`: stones that leave no win by threats either
---@field nodes integer? positions to look at, 1 at least
--- Seconds on the clock, above 0; 10 by default, unless `nodes` are given.
---@field seconds number?
---@field stones integer? of the attacker in a line, the five included: 1 to 676
--- Told some twenty times a second how many positions have been looked at, and for how
--- many seconds; the search ends if it returns true.
---@field progress (fun(nodes: integer, seconds: number): boolean?)?

--- The answer to a question about threats.
---@class inarow.analysis
---@field question string as it was asked
---@field colour string the attacker
--- Does the attacker win? With `defend`, `win` is: nothing stops it. Nil of `threats`.
---@field answer "win"|"none"|"unknown"|nil
--- Of a win: the attacker's stones, the five included; nil if a bound was met when it was
--- proved, and its line was not followed to the end.
---@field length integer?
--- A win, its stones and the answers by turns, with the five at the end; `pass` where the
--- other side has no stone to place. Of `unknown`, what was looked at last. With
--- `defend`, what the attacker would play if the other side passed; nil if that is no
--- win.
---@field line string[]?
---@field barred string? the last point of a win, if the other side may not play there
---@field points string[]? storm: stones that win; defend: stones that stop it
---@field unknown string[]? storm and defend: points of which it is not known
---@field storm boolean? is one point the only one, and none unknown?
---@field vct boolean? defend: was it asked of wins by threats too?
---@field threats inarow.threat[]? threats: the rows that stand
---@field stones inarow.threat_stone[]? threats: by column, then row
---@field nodes integer positions that were looked at
---@field seconds number that it took, on the clock
--- What cut the search short, if anything did: a bound, `progress`, an interrupt, or rows
--- that go too deep.
---@field cut "nodes"|"seconds"|"stones"|"stopped"|"interrupt"|"depth"|nil

--- A row that threatens.
---@class inarow.threat
---@field kind "four"|"straight-four"|"three"
---@field line string as of inarow.proof_node
---@field stones string[] the row's
---@field makes string[] where a stone makes it a five; a three: a straight four
---@field stops string[] where a stone of the other side stops it at once

--- What a stone of the attacker's would make at a vacant point.
---@class inarow.threat_stone
---@field point string
--- The strongest that it makes: `five`, `forbidden`, `four-four`, `four-three`,
--- `straight-four`, `four`, `three-three` or `three`.
---@field makes string
---@field fives integer
---@field straight_fours integer
---@field fours integer the straight ones included
---@field threes integer
---@field forbidden boolean may it not stand there?

--- Ask about threats and the wins by them. The game is left as it is. There are answers
--- for games of two colours that place a stone each turn until a row wins; all others
--- are refused, with `no-threats`. A game in which a row stands that wins, in a position
--- set up or unclaimed, is refused as one that is over.
---@param question inarow.question
---@return inarow.analysis? answer
---@return string? message
---@return "bad-question"|"no-threats"|"game-over"|"not-now"|nil code
function Game:analyse(question)
    argument("game:analyse", "question", question, "table")
    return attack.ask(self, question)
end

--- Solve what the game stands at: the side to move wins by continuous fours, or else by
--- continuous threats. From then on
--- stones are tried by the puzzle's `play`, which places them in this game, with the
--- answers of the other side.
---@return inarow.solving? puzzle
---@return string? message
---@return "no-win"|"no-threats"|"game-over"|"not-now"|nil code
function Game:solve()
    return attack.solve(self)
end

-- The action that an argument of game:explain means: a table, or a text that begins with
-- a verb; nil if it is a point.
local function action_of(what)
    if type(what) == "table" then return what end
    return actions.verb(what) and what or nil
end

--- Why: of a point, what a stone there makes, or would make, and so whether it is
--- forbidden, and what it captures; of an action, why it is refused, or else what it
--- would rest on and do; without either, the last ruling: how the game ended, or what its
--- last action rested on and did.
---
--- What a stone makes is about rows only: a script's hooks are not asked. Without a
--- colour it is for the stone that stands there, else for the colour with restrictions,
--- else for the one to move; while a phase leaves the colours open, for the first.
---
--- The last ruling is refused with `not-now` while nothing has been ruled on.
---@param what string|inarow.action|nil a point, or an action, or its text: `pick h8`
---@param colour string? of the stone; only with a point
---@return inarow.proof|inarow.ruling_explanation|nil explanation
---@return string? message
---@return "off-board"|"occupied"|"bad-action"|"too-deep"|"not-now"|nil code
function Game:explain(what, colour)
    local kind = type(what)
    if what ~= nil and kind ~= "string" and (kind ~= "table" or not what.verb) then
        error("game:explain: what: a point, an action or nil expected, got " .. kind, 2)
    end
    argument("game:explain", "colour", colour, "string", true)
    local action = what and action_of(what)
    if what and not action then return proofs.of_stone(self, what, colour) end
    if colour then
        error("game:explain: colour: nil expected where no point is given, got "
            .. colour, 2)
    elseif action then
        return proofs.of_action(self, action)
    end
    local explanation = proofs.of_last(self)
    if explanation then return explanation end
    return nil, messages.say "nothing-ruled", "not-now"
end

--- An explanation of this game step by step, for pictures: see the option `steps` of
--- game:render.
---@param explanation inarow.proof|inarow.ruling_explanation from game:explain
---@return inarow.explained_step[]
function Game:steps(explanation)
    argument("game:steps", "explanation", explanation, "table")
    local fault = proofs.fault(explanation, self)
    if fault then
        error("game:steps: explanation: what game:explain gives expected; " .. fault, 2)
    end
    return proofs.steps(self, explanation)
end

--- The board as data, for drawing it.
---@param options inarow.board_options?
---@return inarow.board
function Game:board(options)
    argument("game:board", "options", options, "table", true)
    return picture.describe(self, options)
end

--- The board, drawn.
---@param options inarow.render_options?
---@return string
function Game:render(options)
    argument("game:render", "options", options, "table", true)
    local drawn = picture.render(self, options)
    return drawn
end

--- The players in the order of their seats.
---@return inarow.player[]
function Game:players()
    return player_list.of(self)
end

--- What is asked of whom now, in words, and what may be done at the table besides.
---@return inarow.prompt? prompt nil if the game is over
function Game:prompt()
    local asked = prompt.of(self)
    if asked then asked.at_table = prompt.at_table(self) end
    return asked
end

for old, new in pairs(new_names["inarow.game"]) do Game[old] = Game[new] end

return inarow
