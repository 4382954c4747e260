--- What may be asked of a service: the methods in one table, of which requests are
-- checked, and the schema, the clients' types and the page are made. Each is the public
-- function of that name, with its words.
--
-- A method has `about`; `params`, a list of {name, type, meaning, least =, most =};
-- `result`, its type; `item`, the type of the lines that go before it, if there are any;
-- and `run(service, asked, give)`: the result, or nil, message, code, and then fields of
-- the error. `give(item)` sends a line; it is false if the request is out of time. What
-- is about a game has `game`: then `run(game, asked, give, service)`; "acts" if it
-- changes the game, which is not stopped then; "edits" if it sees to that itself.
-- `grows`: it is refused when the memory is full. For clients: `called`
-- is what they call a method whose name is taken there, `in_game` what their games call
-- it; `gives` the field of the result which a method of a game gives, false for nothing.
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
local VARIANT = { "variant", "string", "its name, or that of a script given to `load`" }
local OPTIONS = { "options", "table<string, any>?",
    "the variant's, and those of every game" }
local COLOUR = { "colour", "string?", "of the stone" }
local SEED = { "seed", "integer?", "1 by default", least = 0, most = MOST }
local TEXT = { "text", "string", "the games, in any notation that is read" }
local FORMAT = { "format", "string?", "its notation; by default the text tells it" }
local IF_UNNAMED = { "variant", "string?", "where the text names none" }
local BRANCHES = { "branches", "boolean?",
    "true for each branch of a tree of SGF or RenLib as a game" }
local BYTES = { "bytes", "boolean?",
    "true if each character stands for a byte: RenLib's files are no text" }

-- What a refusal adds to an error.
local function faults_of(faults)
    return faults and { faults = faults, line = faults[1] and faults[1].line,
        path = faults[1] and faults[1].path }
end

-- What a function of the module gave, as the one field of an answer; or its refusal.
local function as_field(name, value, message, code)
    if not value then return nil, message, code end
    return { [name] = value }
end

-- A game from the beginning of a variant; one that a text has, with a variant for texts
-- that name none; or the one of a handle.
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
    about = "Who answers, and what may be asked.",
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
    about = "The variants that are there.",
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
    about = "The rules of a variant in words, each with its citation.",
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
    about = "A variant's script.",
    params = { VARIANT },
    result = "inarow.service.source",
    run = function(_, asked)
        local found, message, code, faults = inarow.find(asked.variant)
        if not found then return nil, message, code, faults_of(faults) end
        return { source = found.text }
    end,
}

methods.load = {
    about = "Load a script. From then on it is a variant by the name that it gives"
        .. " itself; loaded once more, its new text holds for games that begin then.",
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
    about = "What is doubtful in a script, by its schema and by games played out: rules"
        .. " that nothing can reach, options without effect.",
    grows = true,
    params = { { "variant", "string?", "one that is there" },
        { "source", "string?", "or a script's text" } },
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
        -- A setting that is begun just before the half is over has the other one.
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
    about = "Count the legal sequences ply by ply: a line each, then all of them. What"
        .. " would take longer than a request may is refused before it is begun.",
    grows = true,
    params = { { "variant", "string?", "from its beginning" }, OPTIONS,
        { "game", "string?", "or from where this game stands" },
        { "record", "string?", "or this one, in any notation that is read" },
        { "depth", "integer", "plies", least = 0, most = 100 } },
    item = "inarow.ply",
    result = "inarow.service.plies",
    run = function(service, asked, give)
        local game, message, code, fields = begun(service, asked)
        if not game then return nil, message, code, fields end
        local plies, before = {}, 1
        for depth = 1, asked.depth do
            local ply = plies[depth - 1] or { sequences = 1, seconds = 0 }
            -- The next ply takes about as many times longer as it has more sequences.
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
    about = "Play games out at random. The same seed gives the same games everywhere.",
    grows = true,
    params = { VARIANT, OPTIONS, { "games", "integer", "how many", least = 0,
        most = 1e6 }, SEED },
    result = "inarow.playout",
    run = function(_, asked)
        local done, message, code, faults =
            inarow.playout(asked.variant, asked.options, asked.games, asked.seed)
        if not done then return nil, message, code, faults_of(faults) end
        return done
    end,
}

-- The part of a request's time after which no more puzzles are looked for.
local ENOUGH = 3 / 4

methods.puzzles = {
    about = "Make puzzles: positions in which one stone alone begins a win. There are"
        .. " fewer than wanted if no more are found, or time runs out.",
    grows = true,
    params = { VARIANT, OPTIONS, { "count", "integer", "how many", least = 0,
        most = 1000 }, SEED, { "by", '"vcf"|"vct"|nil',
            "by fours, or by threats; `vcf` by default" } },
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
    about = "Begin a game, or take up the first one of a text; it is then known by its"
        .. " handle.",
    grows = true,
    params = { { "variant", "string?", VARIANT[3]
            .. "; with `record`, for a text that names none" }, OPTIONS,
        { "record", "string?", "the game's text, in any notation that is read" }, FORMAT,
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
    about = "Another game that stands where a game does, with its variations. It has a"
        .. " handle of its own: what is done in the one changes nothing in the other.",
    grows = true,
    params = { { "game", "string", "handle of the game that is copied" } },
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
    params = { { "game", "string", "its handle" } },
    result = "inarow.service.done",
    run = function(service, asked)
        return as_field("done", service.games:close(asked.game))
    end,
}

-- A ruling as an answer; a refusal as an error.
local function ruled(ruling, message, code, refusal)
    if ruling then return { ruling = ruling } end
    return nil, message, code, { ruling = refusal }
end

methods.play = {
    about = "Place a stone, by whoever is to act.",
    game = "acts",
    params = { { "point", "string", "like `h8`; with gravity a column alone will do" } },
    result = "inarow.service.ruled",
    gives = "ruling",
    run = function(game, asked) return ruled(game:play(asked.point)) end,
}

-- Where to find what an action asks for by the name of a method, or nil.
local function method_meant(action)
    local name = type(action) == "table" and action.verb or action:match "%S+"
    return name and not VERBS[name] and language.index_of(methods.names, name)
        and say("action-is-method", { name = name }) or nil
end

methods.apply = {
    about = "Carry out any action: its text, as a record has it, or one of those that"
        .. " `legal_actions` gives.",
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
    about = "Take back the last action, whatever it was.",
    game = "acts",
    params = {},
    result = "inarow.service.done",
    gives = false,
    run = function(game) return as_field("done", game:undo()) end,
}

methods.redo = {
    about = "Go forward to the action that was taken back last, or else along the main"
        .. " line of the game's variations. A record has none.",
    game = "acts",
    params = {},
    result = "inarow.service.ruled",
    gives = "ruling",
    run = function(game) return ruled(game:redo()) end,
}

methods.setup = {
    about = "Set up a position instead of the empty board, before any action.",
    game = "acts",
    params = { { "position", "string", "its rows from the top, joined by `/` or not" },
        { "turn", "string?", "the colour to move; the first by default" },
        { "captured", "table<string, integer>?", "stones taken by now, by colour" } },
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
    about = "Everything that is public of a game.",
    game = "asks",
    params = {},
    result = "inarow.state",
    run = function(game) return game:state() end,
}

methods.legal = {
    about = "What may be done, for drawing it: actions that differ only in their point"
        .. " are one.",
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
    about = "What may be done, one action after another: `apply` accepts each as it is,"
        .. " and its text. An offer is there once for each point that it may hold.",
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
    about = "The board as data, for drawing it.",
    game = "asks",
    params = { { "forbidden", "boolean?", "true to have the forbidden points marked" },
        { "numbers", "boolean?", "true to have the moves' numbers" } },
    result = "inarow.board",
    run = function(game, asked)
        return game:board { forbidden = asked.forbidden, numbers = asked.numbers }
    end,
}

methods.key = {
    about = "A key of the position, for remembering what is known of it: the same for all"
        .. " positions from which the same can follow, turned and mirrored as the board"
        .. " allows.",
    game = "asks",
    params = {},
    result = "inarow.service.key",
    run = function(game)
        local key, symmetry = game:key()
        return { key = key, symmetry = symmetry }
    end,
}

methods.board_key = {
    about = "A key of the stones and the colour that is next in turn order alone. It is"
        .. " equal across variants.",
    game = "asks",
    params = {},
    result = "inarow.service.key",
    run = function(game)
        local key, symmetry = game:board_key()
        return { key = key, symmetry = symmetry }
    end,
}

methods.image = {
    about = "Where a symmetry of the board takes a point. Positions of one key have the"
        .. " same form: what is remembered of a point belongs to its image there.",
    game = "asks",
    params = { { "symmetry", "integer", "as `key` gives it; 0 is the identity",
            least = 0, most = 47 }, { "point", "string", "like `h8`" } },
    result = "inarow.service.image",
    gives = "point",
    run = function(game, asked)
        return as_field("point", game:image(asked.symmetry, asked.point))
    end,
}

methods.forbidden = {
    about = "The points where a colour may not place a stone, for what it would make.",
    game = "asks",
    params = { { "colour", "string?", "by default the one with restrictions" } },
    result = "inarow.service.points",
    gives = "points",
    run = function(game, asked)
        return as_field("points", game:forbidden(asked.colour))
    end,
}

methods.explain = {
    about = "Why: of a point, what a stone there makes and whether it is forbidden; of an"
        .. " action, why it is refused; without either, the last ruling.",
    game = "asks",
    params = { { "point", "string?", "like `h8`" }, { "action", "string?",
        "or an action, as a record has it" }, COLOUR },
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
    about = "Questions about threats: wins by fours or by threats, what stops them.",
    grows = true,
    game = "asks",
    params = { { "question", '"vcf"|"vct"|"storm"|"defend"|"threats"', "what is asked" },
        { "colour", "string?", "the attacker" },
        { "shortest", "boolean?", "with `vcf` and `vct`: the shortest win" },
        { "proof", "boolean?", "with `vcf` and `vct`: prove the win" },
        { "vct", "boolean?", "with `defend`: against threats too" },
        { "nodes", "integer?", "positions to look at", least = 1, most = MOST },
        { "seconds", "number?", "on the clock; at most what a request may take",
            least = 1e-9, most = 86400 },
        { "stones", "integer?", "of the attacker in a line", least = 1, most = 676 } },
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
    about = "What is to be solved where the game stands, as a puzzle: a win by fours, or"
        .. " else by threats.",
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
    about = "Try a stone in the puzzle where the game stands. One that wins is played,"
        .. " and answered; after another one the game is as it was.",
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
        core.hold(true) -- both or none
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
    about = "The game as text, for saving it; with `to`, in another notation.",
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
    about = "The board, drawn.",
    game = "asks",
    params = { { "format", '"svg"|"text"|nil', "text by default" },
        { "forbidden", "boolean?", "true to have the forbidden points marked" },
        { "numbers", "boolean?", "true to have the moves' numbers" } },
    result = "inarow.service.text",
    gives = "text",
    run = function(game, asked)
        return { text = game:render { format = asked.format, numbers = asked.numbers,
            forbidden = asked.forbidden } }
    end,
}

-- ---- Many games ---------------------------------------------------------------------

-- What a text says, as the module reads it.
local function text_of(asked)
    return asked.bytes and json.bytes(asked.text) or asked.text
end

-- Call `tell(result)` for each game of a text, and send what it gives.
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
    about = "The games of a text as records, a line each: what `new` takes.",
    grows = true,
    params = { TEXT, FORMAT, IF_UNNAMED, OPTIONS, BRANCHES, BYTES, { "trees", "boolean?",
        "true for records with all variations, comments and marks" } },
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
    about = "Rule on the games of a text, a line each: does the board say what is"
        .. " recorded?",
    grows = true,
    params = { TEXT, FORMAT, IF_UNNAMED, OPTIONS, BRANCHES, BYTES,
        { "steps", "boolean?", "true for every action with its ruling" } },
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
    about = "The games of a text in another notation, with their comments and marks."
        .. " Records, SGF and RenLib keep trees.",
    grows = true,
    params = { TEXT, { "to", "string", "a notation of `hello`" }, FORMAT, IF_UNNAMED,
        OPTIONS, BRANCHES, BYTES, { "drop", "boolean?",
            "true to leave out what it cannot hold and a game can do without" } },
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

--- The methods' names, in the order in which they are told.
methods.names = { "hello", "variants", "rules", "source", "load", "lint", "new", "copy",
    "close", "play", "apply", "undo", "redo", "setup", "state", "legal", "legal_actions",
    "board", "key", "board_key", "image", "forbidden", "explain", "analyse", "solve",
    "solve_play", "record", "tree", "tree_path", "tree_ruling", "tree_game", "go",
    "tree_add", "tree_set",
    "tree_promote", "tree_demote", "tree_move", "tree_delete", "tree_undo", "tree_redo",
    "tree_text",
    "read", "judge", "convert", "render", "perft", "playout", "puzzles",
    "explore", "find", "archive_record" }

return methods
