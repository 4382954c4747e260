--- Declares the methods of a service in one table. Requests are checked by this table,
-- and the schema, the clients' types and the page are generated from it. Each method is
-- the public function of that name, with its parameters.
--
-- `about` is the method's purpose, and `result` is the type of its result. `item` is the
-- type of the lines before the result, if there are any. `params` is a list of {name,
-- type, meaning, least =, most =}. A method is called as `run(service, asked, give)`,
-- which returns the result; or nil, message, code, and fields of the error. `give(item)`
-- sends a line; it returns false if the time limit is over.
--
-- A method about a game has `game`, and its `run` is called as `run(game, asked, give,
-- service)`. `game` is "acts" if the method changes the game and must not be stopped
-- during the change; "edits" if the method ensures this itself. A method that `grows` is
-- refused when the memory is full.
--
-- For clients, `called` is the method's name if its own name is already used there, and
-- `in_game` is its name in their games. `gives` is the field of the result that a method
-- of a game returns; false for no result.
local archives = require "inarow.service.methods.archives"
local attack = require "inarow.attack"
local core = require "inarow.core"
local json = require "inarow.service.json"
local language = require "inarow.language"
local inarow = require "inarow"
local explore = require "inarow.explore"
local messages = require "inarow.service.sentences"
local model = require "inarow.model"
local shape = require "inarow.service.shape"
local trees = require "inarow.service.methods.trees"

local VERBS = model.verbs()

local say = messages.say
local MOST = 2 ^ 53

local methods = {}

-- Parameters of several methods.
local VARIANT = { "variant", "string",
    "name of the variant, or of a script given to `load`" }
local OPTIONS = { "options", "table<string, any>?",
    "options of the variant, and options that every game has" }
local COLOUR = { "colour", "string?", "colour of the stone" }
local ACROSS = { "across", "integer?",
    "number of layers side by side; by default as many as suit a page", least = 1,
    most = 676 }
local SEED = { "seed", "integer?", "1 by default", least = 0, most = MOST }
local TEXT = { "text", "string", "the games, in any notation that inarow reads" }
local FORMAT = { "format", "string?",
    "notation of the text; by default inarow recognises it" }
local IF_UNNAMED = { "variant", "string?", "variant for texts that name none" }
local BRANCHES = { "branches", "boolean?",
    "true to treat each branch of an SGF or RenLib tree as a separate game" }
local BYTES = { "bytes", "boolean?",
    "true if each character stands for one byte, because RenLib's files are binary" }

-- Returns the fields that a refusal adds to an error.
local function faults_of(faults)
    return faults and { faults = faults, line = faults[1] and faults[1].line,
        path = faults[1] and faults[1].path }
end

-- Returns the result of a function as the single field of an answer; or its refusal.
local function as_field(name, value, message, code)
    if not value then return nil, message, code end
    return { [name] = value }
end

-- Returns a new game of a variant, a game from a text, or the game with a handle. The
-- variant also applies to a text that names none.
-- @return game; or nil, message, code, faults or other fields
local function begun(service, asked)
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
        return game, message, code, faults_of(faults)
    end
    local game, message, code = service:game_of(asked)
    return game, message, code
end

-- ---- The service --------------------------------------------------------------------

methods.hello = {
    about = "Give the service's name, version, methods and limits.",
    params = {},
    result = "inarow.service.hello",
    run = function(service)
        local names = {}
        for i, name in ipairs(methods.names) do names[i] = name end
        return { name = "inarow", version = inarow.version, protocol = 1,
            methods = names, notations = inarow.notations, seats = inarow.seats,
            limits = service.limits }
    end,
}

-- ---- Variants -----------------------------------------------------------------------

methods.variants = {
    about = "List the available variants.",
    params = {},
    item = "inarow.service.variant",
    result = "inarow.service.count",
    run = function(service, _, give)
        local count = 0
        local function tell(name)
            local found = inarow.find(name)
            if not found then return end
            local settings = {}
            for _, one in ipairs(inarow.settings(name)) do
                if one.of == "variant" then
                    settings[#settings + 1] = { key = one.key,
                        values = one.values or { one.default } }
                end
            end
            count = count + 1
            give { name = name, title = found.title, source = found.source,
                colours = found.colours, settings = settings,
                aliases = found.aliases }
        end
        for _, name in ipairs(inarow.variants()) do tell(name) end
        for _, name in ipairs(service.scripts.names) do tell(name) end
        return { count = count }
    end,
}

methods.rules = {
    about = "List the rules of a variant in words, each with its citation.",
    params = { VARIANT, OPTIONS },
    result = "inarow.service.rules",
    run = function(_, asked)
        local sentences, message, code, faults =
            inarow.rulebook(asked.variant, asked.options)
        if not sentences then return nil, message, code, faults_of(faults) end
        return { sentences = sentences, settings = inarow.settings(asked.variant) }
    end,
}

methods.source = {
    about = "Give the script of a variant.",
    params = { VARIANT },
    result = "inarow.service.source",
    run = function(_, asked)
        local found, message, code, faults = inarow.find(asked.variant)
        if not found then return nil, message, code, faults_of(faults) end
        return { source = found.text }
    end,
}

methods.load = {
    about = "Load a script, which is then available as a variant under its own name. If "
        .. "you load it again, new games use the new text.",
    grows = true,
    params = { { "source", "string", "the script's text" } },
    result = "inarow.service.loaded",
    run = function(service, asked)
        local variant, message, code, faults = inarow.load(asked.source)
        if not variant then return nil, message, code, faults_of(faults) end
        local name = variant.name
        if service.scripts:is_taken(name) then
            return nil, say("name-taken", { name = name }), "name-taken"
        elseif not service.scripts:add(name, asked.source) then
            return nil, say("too-many-scripts", { most = service.limits.scripts }),
                "too-many-scripts"
        end
        return { variant = name, title = variant.title }
    end,
}

methods.lint = {
    about = "Report doubtful parts of a script, such as unreachable rules and options "
        .. "without effect. The method checks the script and plays random games.",
    grows = true,
    params = { { "variant", "string?", "name of an available variant" },
        { "source", "string?", "or the text of a script" } },
    result = "inarow.service.linted",
    run = function(service, asked)
        if (asked.variant == nil) == (asked.source == nil) then
            return nil, say("one-of-two", { one = "variant", other = "source" }),
                "bad-params"
        end
        local definition, message, code, faults
        if asked.source then
            definition, message, code, faults = inarow.load(asked.source)
        else
            definition, message, code, faults = inarow.find(asked.variant)
        end
        if not definition then return nil, message, code, faults_of(faults) end
        -- The setting may take the other half of the time, even if it begins just before
        -- the middle.
        local half = service:seconds_left() / 2
        local found, played, settings =
            explore.lint(definition, nil, half, half / (2 * explore.LINT_GAMES))
        local list = {}
        for i, one in ipairs(found) do
            list[i] = { code = one.code, severity = one.severity, message = one.fault,
                path = one.path, line = one.line, options = one.given,
                record = one.record }
        end
        return { findings = list, tried = played, settings = settings }
    end,
}

methods.perft = {
    about = "Count the legal sequences ply by ply: one line per ply, then the totals. A "
        .. "count that would exceed the time limit is refused before it starts.",
    grows = true,
    params = { { "variant", "string?", "variant to count from the beginning" }, OPTIONS,
        { "game", "string?", "or the game to count from" },
        { "record", "string?",
            "or a record to count from, in any notation that inarow reads" },
        { "depth", "integer", "plies", least = 0, most = 100 } },
    item = "inarow.ply",
    result = "inarow.service.plies",
    run = function(service, asked, give)
        local game, message, code, fields = begun(service, asked)
        if not game then return nil, message, code, fields end
        local plies, before = {}, 1
        for depth = 1, asked.depth do
            local ply = plies[depth - 1] or { sequences = 1, seconds = 0 }
            -- The time for a ply grows about as fast as its number of sequences.
            local growth = ply.sequences / before
            if ply.seconds * growth > service:seconds_left() then
                return nil, say("too-slow", { seconds = service.limits.seconds }),
                    "too-slow"
            end
            before = math.max(1, ply.sequences)
            local counted, fault, why = game:perft(depth)
            if not counted then return nil, fault, why end
            plies[depth] = counted[depth]
            give(plies[depth])
        end
        return { plies = plies }
    end,
}

methods.playout = {
    about = "Play random games. The same seed gives the same games on every machine.",
    grows = true,
    params = { VARIANT, OPTIONS, { "games", "integer", "number of games", least = 0,
        most = 1e6 }, SEED },
    result = "inarow.playout",
    run = function(_, asked)
        local done, message, code, faults =
            inarow.playout(asked.variant, asked.options, asked.games, asked.seed)
        if not done then return nil, message, code, faults_of(faults) end
        return done
    end,
}

-- The part of a request's time for searching puzzles.
local ENOUGH = 3 / 4

methods.puzzles = {
    about = "Make puzzles: positions in which exactly one stone begins a win. You get "
        .. "fewer puzzles than requested if no more are found, or if time runs out.",
    grows = true,
    params = { VARIANT, OPTIONS, { "count", "integer", "number of puzzles", least = 0,
        most = 1000 }, SEED, { "by", '"vcf"|"vct"|nil',
            "kind of win: by fours, or by threats; `vcf` by default" } },
    result = "inarow.service.puzzles",
    run = function(service, asked)
        local rules, message, code, faults =
            inarow.rules(asked.variant, asked.options, true)
        if not rules then return nil, message, code, faults_of(faults) end
        local least = service.limits.seconds * (1 - ENOUGH)
        return as_field("puzzles", attack.make_puzzles(rules, asked.count,
            asked.seed or 1, { by = asked.by, is_over = function()
                return service:seconds_left() < least
            end }))
    end,
}

-- ---- Games --------------------------------------------------------------------------

methods.new = {
    about = "Start a new game, or open the first game of a text, and give its handle.",
    grows = true,
    params = { { "variant", "string?", VARIANT[3]
            .. "; with `record`, the variant of a text that names none" }, OPTIONS,
        { "record", "string?",
            "text of the game, in any notation that inarow reads" }, FORMAT,
        BYTES },
    result = "inarow.service.begun",
    run = function(service, asked)
        local room, message, code = service.games:have_room()
        if not room then return nil, message, code end
        local game, fields
        game, message, code, fields = begun(service, asked)
        if not game then return nil, message, code, fields end
        return service.games:begun(game)
    end,
}

methods.copy = {
    about = "Copy a game with its variations. The copy has its own handle, and changes "
        .. "to one game do not affect the other.",
    grows = true,
    params = { { "game", "string", "handle of the game to copy" } },
    result = "inarow.service.begun",
    run = function(service, asked)
        local room, message, code = service.games:have_room()
        if not room then return nil, message, code end
        local game
        game, message, code = service.games:find(asked.game)
        if not game then return nil, message, code end
        return service.games:begun(game:copy())
    end,
}

methods.close = {
    about = "Forget a game.",
    called = "close_game",
    params = { { "game", "string", "handle of the game" } },
    result = "inarow.service.done",
    run = function(service, asked)
        return as_field("done", service.games:close(asked.game))
    end,
}

-- Converts a ruling to an answer; a refusal to an error.
local function ruled(ruling, message, code, refusal)
    if ruling then return { ruling = ruling } end
    return nil, message, code, { ruling = refusal }
end

methods.play = {
    about = "Place a stone for the player to act.",
    game = "acts",
    params = { { "point", "string", "like `h8`; with gravity, a column is enough" } },
    result = "inarow.service.ruled",
    gives = "ruling",
    run = function(game, asked) return ruled(game:play(asked.point)) end,
}

-- Returns the message that an unknown action is the name of a method; nil if it is not.
local function method_meant(action)
    local name = type(action) == "table" and action.verb or action:match "%S+"
    return name and not VERBS[name] and language.index_of(methods.names, name)
        and say("action-is-method", { name = name }) or nil
end

methods.apply = {
    about = "Carry out any action: its text as in a record, or an action from "
        .. "`legal_actions`.",
    game = "acts",
    params = { { "action", "string|inarow.action",
        "like `swap`, or `claim five by black @12.5`" } },
    result = "inarow.service.ruled",
    gives = "ruling",
    run = function(game, asked)
        local action = shape.action(asked.action)
        local ruling, message, code, refusal = game:apply(action)
        local pointer = code == "bad-action" and method_meant(action)
        if not pointer then return ruled(ruling, message, code, refusal) end
        refusal.message = pointer
        return ruled(nil, pointer, code, refusal)
    end,
}

methods.undo = {
    about = "Take back the last action of any kind.",
    game = "acts",
    params = {},
    result = "inarow.service.done",
    gives = false,
    run = function(game) return as_field("done", game:undo()) end,
}

methods.redo = {
    about = "Go forward to the action that was taken back last or, if there is none, "
        .. "along the main line of the game's tree. This does not work for a game sent "
        .. "as a record.",
    game = "acts",
    params = {},
    result = "inarow.service.ruled",
    gives = "ruling",
    run = function(game) return ruled(game:redo()) end,
}

methods.setup = {
    about = "Set up a position instead of the empty board, before any action.",
    game = "acts",
    params = { { "position", "string",
        "rows from the top, with or without `/` between them" },
        { "turn", "string?", "the colour to move; the first by default" },
        { "captured", "table<string, integer>?",
            "number of stones captured so far, by colour" } },
    result = "inarow.service.done",
    gives = false,
    run = function(game, asked)
        local cells = asked.position:gsub("/", "")
        local done, message, code, at = game:setup(cells, asked.turn, asked.captured)
        if not done then
            return nil, message, code, { path = at and "params.position" }
        end
        return { done = true }
    end,
}

methods.state = {
    about = "Give the public state of a game.",
    game = "asks",
    params = {},
    result = "inarow.state",
    run = function(game) return game:state() end,
}

methods.legal = {
    about = "List the legal actions in groups, for drawing them: actions that differ "
        .. "only in their point form one group.",
    game = "asks",
    params = {},
    result = "inarow.service.choices",
    in_game = "legal_groups",
    gives = "choices",
    run = function(game)
        local choices, fault = game:legal_groups()
        return { choices = choices, fault = fault }
    end,
}

methods.legal_actions = {
    about = "List the legal actions one by one; `apply` accepts each action unchanged, "
        .. "or its text. An offer is listed once for each point that it may contain.",
    game = "asks",
    params = {},
    result = "inarow.service.legal_actions",
    in_game = "legal",
    gives = "actions",
    run = function(game)
        local list, fault = game:legal()
        for _, action in ipairs(list) do action.text = inarow.text(action, game) end
        return { actions = list, fault = fault }
    end,
}

methods.board = {
    about = "Describe the board as data, for drawing it.",
    game = "asks",
    params = { { "forbidden", "boolean?", "true to mark the forbidden points" },
        { "numbers", "boolean?", "true to number the moves" },
        { "ground", "boolean?", "true to describe the board under the stones" }, ACROSS },
    result = "inarow.board",
    run = function(game, asked)
        return game:board { forbidden = asked.forbidden, numbers = asked.numbers,
            ground = asked.ground, across = asked.across }
    end,
}

methods.replay = {
    about = "Describe the game with all its variations, for drawing it step by step.",
    game = "asks",
    params = { { "forbidden", "boolean?", "true to list the forbidden points" }, ACROSS,
        { "most", "integer?", "most nodes in the answer; 5000 by default", least = 1,
            most = 2 ^ 31 } },
    result = "inarow.replay",
    run = function(game, asked)
        return game:replay { forbidden = asked.forbidden, across = asked.across,
            most = asked.most }
    end,
}

methods.key = {
    about = "Make a key of the position, for storing data about it. Two positions have "
        .. "the same key if the same play can follow from both, up to the symmetries of "
        .. "the board.",
    game = "asks",
    params = {},
    result = "inarow.service.key",
    run = function(game)
        local key, symmetry = game:key()
        return { key = key, symmetry = symmetry }
    end,
}

methods.board_key = {
    about = "Make a key from only the stones and the next colour in turn order. The key "
        .. "is the same in all variants.",
    game = "asks",
    params = {},
    result = "inarow.service.key",
    run = function(game)
        local key, symmetry = game:board_key()
        return { key = key, symmetry = symmetry }
    end,
}

methods.image = {
    about = "Map a point by a symmetry of the board. Positions with the same key have "
        .. "the same form, so store data about a point under its image.",
    game = "asks",
    params = { { "symmetry", "integer", "symmetry from `key`; 0 is the identity",
            least = 0, most = 47 }, { "point", "string", "like `h8`" } },
    result = "inarow.service.image",
    gives = "point",
    run = function(game, asked)
        return as_field("point", game:image(asked.symmetry, asked.point))
    end,
}

methods.forbidden = {
    about = "List the points where a colour may not place a stone because of the pattern "
        .. "that it would make.",
    game = "asks",
    params = { { "colour", "string?",
        "colour of the stone; by default the restricted colour" } },
    result = "inarow.service.points",
    gives = "points",
    run = function(game, asked)
        return as_field("points", game:forbidden(asked.colour))
    end,
}

methods.explain = {
    about = "Explain a ruling. Given a point: what a stone there makes, and whether it "
        .. "is forbidden. Given an action: why it is refused. Given neither: the last "
        .. "ruling.",
    game = "asks",
    params = { { "point", "string?", "like `h8`" }, { "action", "string?",
        "or an action, as in a record" }, COLOUR },
    result = "inarow.service.explained",
    run = function(game, asked)
        if asked.point and asked.action or asked.colour and not asked.point
            or asked.colour and VERBS[asked.point:match "%S+"] then
            return nil, say("one-of-two", { one = "point", other = "action" }),
                "bad-params"
        end
        local action = asked.action and { inarow.action(asked.action) }
        if action and not action[1] then return nil, action[2], action[3] end
        local proof, message, code =
            game:explain(action and action[1] or asked.point, asked.colour)
        if not proof then return nil, message, code end
        return { explanation = proof, text = inarow.text(proof),
            steps = game:steps(proof) }
    end,
}

methods.analyse = {
    about = "Answer a question about threats: does a side win by fours or threats, and "
        .. "what stops it?",
    grows = true,
    game = "asks",
    params = { { "question", '"vcf"|"vct"|"storm"|"defend"|"threats"', "the question" },
        { "colour", "string?", "the attacker" },
        { "shortest", "boolean?", "with `vcf` and `vct`: true to find the shortest win" },
        { "proof", "boolean?", "with `vcf` and `vct`: true to prove the win" },
        { "vct", "boolean?", "with `defend`: true to prevent wins by threats too" },
        { "nodes", "integer?", "number of positions to examine", least = 1, most = MOST },
        { "seconds", "number?", "time limit in seconds, at most the limit of a request",
            least = 1e-9, most = 86400 },
        { "stones", "integer?",
            "the most stones of the attacker in a line", least = 1, most = 676 } },
    result = "inarow.service.analysed",
    run = function(game, asked, _, service)
        local question = { seconds = math.min(asked.seconds or attack.SECONDS,
            service:seconds_left()) }
        for _, key in ipairs { "question", "colour", "shortest", "proof", "vct",
            "nodes", "stones" } do
            question[key] = asked[key]
        end
        local answer, message, code = game:analyse(question)
        if not answer then return nil, message, code end
        return { analysis = answer, text = inarow.text(answer, game) }
    end,
}

methods.solve = {
    about = "Describe the current position as a puzzle: a win by fours or, failing that, "
        .. "by threats.",
    grows = true,
    game = "asks",
    params = {},
    result = "inarow.service.solving",
    run = function(game)
        local copy = game:copy()
        local puzzle, message, code = copy:solve()
        if not puzzle then return nil, message, code end
        return { colour = puzzle.colour, other = puzzle.other, by = puzzle.by,
            length = puzzle.length, width = puzzle.width, hint = puzzle:hint(),
            text = attack.puzzle_note(copy, puzzle, 1) }
    end,
}

methods.solve_play = {
    about = "Try a stone in the puzzle of the current position. If the stone wins, it is "
        .. "placed and answered; if not, the game does not change.",
    grows = true,
    game = "edits",
    params = { { "point", "string", "like `h8`" } },
    result = "inarow.service.tried_stone",
    gives = "tried",
    run = function(game, asked)
        local copy = game:copy()
        local puzzle, message, code = copy:solve()
        if not puzzle then return nil, message, code end
        local tried, why, reason = puzzle:play(asked.point)
        if not tried then return nil, why, reason end
        core.hold(true) -- both changes or none
        if tried.verdict ~= "wrong" then assert(game:play(asked.point)) end
        if tried.reply == "pass" then
            assert(game:apply "pass")
        elseif tried.reply then
            assert(game:play(tried.reply))
        end
        return { tried = tried }
    end,
}

methods.record = {
    about = "Write the game as text, to save it; with `to`, in another notation.",
    game = "asks",
    params = { { "to", "string?", "a notation of `hello`; `record` by default" } },
    result = "inarow.service.text",
    gives = "text",
    run = function(game, asked)
        local to = asked.to or "record"
        local text, fault, why = game:record()
        if not text then return nil, fault, why end
        if to == "record" then return { text = text } end
        local known, message, code, fields = shape.notation(to, "to")
        if not known then return nil, message, code, fields end
        return as_field("text", inarow.convert(text, to))
    end,
}

methods.render = {
    about = "Draw the board as text or SVG.",
    game = "asks",
    params = { { "format", '"svg"|"text"|nil', "text by default" },
        { "forbidden", "boolean?", "true to mark the forbidden points" },
        { "numbers", "boolean?", "true to number the moves" } },
    result = "inarow.service.text",
    gives = "text",
    run = function(game, asked)
        return { text = game:render { format = asked.format, numbers = asked.numbers,
            forbidden = asked.forbidden } }
    end,
}

-- ---- Many games ---------------------------------------------------------------------

-- Returns the content of a text, as the module reads it.
local function text_of(asked)
    return asked.bytes and json.bytes(asked.text) or asked.text
end

-- Sends the item that `tell(result)` returns for each game of a text.
local function each_game(service, asked, give, tell)
    if asked.format then
        local known, message, code, fields = shape.notation(asked.format, "format")
        if not known then return nil, message, code, fields end
    end
    local count = 0
    for result in inarow.judge(text_of(asked), { format = asked.format, name = "text",
        variant = asked.variant, options = asked.options, steps = asked.steps,
        branches = asked.branches, trees = asked.trees }) do
        count = count + 1
        if not give(tell(result)) then
            return nil, say("too-slow", { seconds = service.limits.seconds }), "too-slow"
        end
    end
    return { count = count }
end

methods.read = {
    about = "Read the games in a text and give each as a record, one per line; `new` "
        .. "accepts these records.",
    grows = true,
    params = { TEXT, FORMAT, IF_UNNAMED, OPTIONS, BRANCHES, BYTES, { "trees", "boolean?",
        "true to give records with all variations, comments and marks" } },
    item = "inarow.service.read",
    result = "inarow.service.count",
    run = function(service, asked, give)
        return each_game(service, asked, give, function(result)
            local text, fault
            if result.game then text, fault = result.game:record() end
            return { source = result.source, error = result.error or fault,
                refusal = result.refusal, variant = result.variant, text = text }
        end)
    end,
}

methods.judge = {
    about = "Judge the games in a text and give one line per game: does the recorded "
        .. "result match the board?",
    grows = true,
    params = { TEXT, FORMAT, IF_UNNAMED, OPTIONS, BRANCHES, BYTES,
        { "steps", "boolean?", "true to give every action with its ruling" } },
    item = "inarow.judged|inarow.service.unreadable",
    result = "inarow.service.count",
    run = function(service, asked, give)
        return each_game(service, asked, give, function(result)
            local told = {}
            for key, value in pairs(result) do
                if key ~= "game" and key ~= "foreign" and key ~= "read" and key ~= "name"
                then
                    told[key] = value
                end
            end
            return told
        end)
    end,
}

methods.convert = {
    about = "Convert the games in a text to another notation, with their comments and "
        .. "marks. Records, SGF and RenLib libraries keep trees.",
    grows = true,
    params = { TEXT, { "to", "string", "a notation of `hello`" }, FORMAT, IF_UNNAMED,
        OPTIONS, BRANCHES, BYTES, { "drop", "boolean?",
            "true to leave out data that the notation cannot hold and the game does not "
            .. "need" } },
    result = "inarow.service.text",
    run = function(service, asked)
        for _, param in ipairs { "to", "format" } do
            if asked[param] then
                local known, message, code, fields = shape.notation(asked[param], param)
                if not known then return nil, message, code, fields end
            end
        end
        local next_piece, late = language.pieces(text_of(asked)), nil
        local text, message, code = inarow.convert(function()
            late = service:seconds_left() <= 1e-3
                and say("too-slow", { seconds = service.limits.seconds })
            if late then return nil, late end
            return next_piece()
        end, asked.to, { format = asked.format, name = "text", variant = asked.variant,
            options = asked.options, branches = asked.branches, drop = asked.drop })
        if late then return nil, late, "too-slow" end
        if not text then return nil, message, code end
        return { text = asked.bytes and json.of_bytes(text) or text }
    end,
}

-- ---- Trees --------------------------------------------------------------------------

for name, method in pairs(trees) do methods[name] = method end

-- ---- Archives -----------------------------------------------------------------------

for name, method in pairs(archives) do methods[name] = method end

--- The methods' names, in the order of the manual.
methods.names = { "hello", "variants", "rules", "source", "load", "lint", "new", "copy",
    "close", "play", "apply", "undo", "redo", "setup", "state", "legal", "legal_actions",
    "board", "replay", "key", "board_key", "image", "forbidden", "explain", "analyse",
    "solve", "solve_play",
    "record", "tree", "tree_path", "tree_ruling", "tree_game", "go", "tree_add",
    "tree_set",
    "tree_promote", "tree_demote", "tree_move", "tree_delete", "tree_undo", "tree_redo",
    "tree_text",
    "read", "judge", "convert", "render", "perft", "playout", "puzzles",
    "explore", "find", "archive_record" }

return methods
