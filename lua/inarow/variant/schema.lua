--- The schema of a variant script: one table, from which loading checks a script.
--
-- A node says what a value must be: `kind` is string, word, colour, identifier, reason
-- (words, of the letters that check.lua says), boolean, function, whole, name (one of
-- `names`), list (of `of`), map (of `of`, its keys `key`), fields (by name; a table under
-- any other name is of `others`), or either (one of `of`); `doc` says what it means,
-- `most` how many there may be. Any scalar that is not `fixed` may be `option "key"`
-- instead. A phase's field that only some verbs take has them as `verbs`. `known` lists
-- the keys of a map that inarow has a meaning for.
local language = require "inarow.language"
local reasons = require "inarow.variant.cites.reasons"

local text = { kind = "string" }
local word = { kind = "word" }
local identifier = { kind = "identifier" }
local flag = { kind = "boolean" }
local function whole(doc, least, most, verbs)
    return { kind = "whole", least = least, most = most, doc = doc, verbs = verbs }
end
local option_value = { kind = "either", of = { word, whole() }, fixed = true }
local stones = whole("stones", 0, 65535)
local cite = { kind = "string", doc = "citation: the rule's source and article" }
local when = {
    kind = "map", key = identifier,
    of = { kind = "either", of = { word, flag, whole() }, fixed = true },
    doc = "the rule holds only with these values of options",
}
local colour = { kind = "word", doc = "one of `colours`" }

-- The verbs of phases: how a record has them, and what they do.
local verbs = {
    { "place", "play h8", "a stone of `colour` is placed, or of any (`play white h8`);"
        .. " where alternatives have several colours, a bare point takes the first" },
    { "swap", "swap, keep", "colours are exchanged or kept; without `by`, by the seat"
        .. " that did not place the last stone; two colours only" },
    { "choose", "choose black", "a colour is chosen, and the other seat gets the other;"
        .. " before that nobody holds a colour; two colours only" },
    { "declare", "declare 4", "a number is announced: how many points will be offered" },
    { "offer", "offer j9 f7", "points are offered for the next stone of `colour`" },
    { "pick", "pick j9", "a stone of `colour` is placed on one of the points offered" },
    { "take", "take two", "as an alternative to `choose`: stones are placed first, as"
        .. " the phases that follow say" },
    { "remove", "remove j7", "a stone is taken off the board" },
    { "roll", "roll 3 5", "each throws a die; the higher one becomes `first`" },
}
local verb_names = {}
for i, verb in ipairs(verbs) do verb_names[i] = verb[1] end
local STONES = { "place", "offer" }

-- The ways in which stones are moved.
local ways = { "anywhere", "adjacent", "slide", "to-end", "jump" }

local phase_fields = {
    [1] = {
        kind = "name", names = verb_names, doc = "what the actor does", required = true,
    },
    colour = colour,
    by = {
        kind = "word",
        doc = "who acts: a colour, or a seat: `first`, `second`, `third` ... `sixth`, as"
            .. " many as there are colours",
    },
    within = whole("side of the central square where the stone must be", 1, 25, STONES),
    outside = whole("side of the central square where it must not be", 1, 25, STONES),
    cross = whole("not so near the centre on the centre's row or column", 1, 12,
        STONES),
    most = whole("at most this many stones of its colour may stand then", 1, 8,
        { "place" }),
    to_move = {
        kind = "word", verbs = { "place" },
        doc = "the colour to move afterwards; by default the next in turn order",
    },
    majority = {
        kind = "boolean", verbs = { "place" },
        doc = "the colour with more stones on the board plays by the rules of the first"
            .. " colour from now on",
    },
    of = whole("one of this many stones that were placed last", 1, 4, { "remove" }),
    patterns = {
        kind = "either", verbs = STONES, of = { flag, { kind = "list", of = text } },
        doc = "the stones must form an opening of RIF 11, or one of those named",
    },
    count = {
        kind = "either", verbs = { "offer", "declare", "take" },
        of = {
            whole("", 0, 32), { kind = "list", of = whole("", 0, 32) },
            { kind = "name", names = { "declared" } },
        },
        doc = "how many points are offered, or \"declared\"; {least, most} that may be"
            .. " declared; how many stones are taken",
    },
    distinct = {
        kind = "boolean", verbs = { "offer" },
        doc = "no symmetry of the position maps one point to another",
    },
    next = {
        kind = "string",
        doc = "label of the phase that follows; `play`: the opening is over",
    },
    label = { kind = "string", doc = "name of this phase" },
    pass = {
        kind = "either",
        of = { flag, cite, { kind = "fields", fields = {
            next = { kind = "string", doc = "label of the phase that follows a pass" },
            cite = cite,
        } } },
        doc = "true: it may be passed; {next, cite}: and what follows then, by which"
            .. " article; a citation: it may not, by that article",
    },
    cite = cite,
    when = when,
}
local phase = { kind = "fields", fields = phase_fields }
local alternatives = { kind = "list", of = phase, least = 1 }

-- A rule for all colours, and under a colour's name what differs for it.
local function by_colour(doc, fields)
    return { kind = "fields", fields = fields, doc = doc,
        others = { kind = "fields", fields = fields } }
end

local shapes = {
    kind = "map", key = { kind = "reason" }, most = 16,
    doc = "by name, pictures of stones, made by whoever completes them, turned or"
        .. " mirrored as the board is. Rows from the top, in a list or joined by `/`, `X`"
        .. " a stone and `.` anything; after a row `-` comes the layer below",
    of = { kind = "either", of = { text, {
        kind = "fields", fields = {
            cite = cite, when = when,
            [1] = { kind = "string", doc = "the first row", required = true },
        },
    } } },
}
for row = 2, 40 do
    shapes.of.of[2].fields[row] = { kind = "string", doc = "the next row" }
end

local start = {
    kind = "either",
    doc = "stones that stand before the first action: the board's rows from the top, in a"
        .. " list or joined by `/`; `X` a stone of the first colour, `O` of the second,"
        .. " `1` to `4` of the others, `@` of nobody, `.` vacant",
    of = { text, { kind = "fields", fields = {
        cite = cite, when = when,
        [1] = { kind = "string", doc = "the top row", required = true },
    } } },
}
for row = 2, 64 do
    start.of[2].fields[row] = { kind = "string", doc = "the next row" }
end

local win = by_colour("rows that win; under a colour's name, what differs for it", {
    row = whole("stones in an unbroken row", 1, 26),
    captured = whole("how many captured stones of the opponents win", 1, 676),
    exactly = { kind = "boolean", doc = "a longer row does not win" },
    atleast = { kind = "boolean", doc = "a longer row wins too" },
    open = {
        kind = "boolean",
        doc = "a row of just this length, blocked at both ends, does not win",
    },
    survives = {
        kind = "either", of = { flag, { kind = "name", names = { "if breakable" } } },
        doc = "true: it must still stand after the opponent's answer, and then wins"
            .. " whatever the answer did; `if breakable`: it wins at once unless the"
            .. " answer could break it by a capture (hooks are not asked)",
    },
    shapes = shapes,
    reason = { kind = "reason", doc = "name of the win in rulings" },
    cite = cite,
    when = when,
})

local lose = by_colour("rows that lose, unless the same move makes one that wins; keys"
    .. " as in `win`", {
    row = whole("stones in an unbroken row", 1, 26),
    exactly = { kind = "boolean", doc = "a longer row does not lose" },
    atleast = { kind = "boolean", doc = "a longer row loses too" },
    shapes = shapes,
    reason = { kind = "reason", doc = "name of the loss in rulings" },
    cite = cite,
    when = when,
})

local function draw(doc)
    return {
        kind = "either", doc = doc,
        of = { cite, { kind = "fields", fields = { cite = cite, when = when } } },
    }
end

-- When a forbidden move is allowed all the same.
local function exceptions(more, told)
    local names = { "captures", "wins", "breaks", more }
    local one = { kind = "name", names = names }
    return { kind = "either", of = { one, { kind = "list", of = one, least = 1 } },
        doc = "exceptions. `captures`: the move captures; `wins`: its captures win;"
            .. " `breaks`: its captures break an opponent's row that must survive"
            .. (told or "") }
end

local function forbid(doc, more)
    local fields = {
        colour = { kind = "word", doc = "for whom; without it, for all" },
        penalty = {
            kind = "name", names = { "loses", "refused" },
            doc = "whoever makes it loses the game, or the move is refused",
        },
        unless = exceptions(),
        cite = cite,
        when = when,
    }
    for key, node in pairs(more or {}) do fields[key] = node end
    return { kind = "fields", fields = fields, doc = doc }
end

local script = {
    name = {
        kind = "identifier", doc = "as given to inarow.new", fixed = true,
        required = true,
    },
    title = { kind = "string", doc = "for people", fixed = true },
    family = {
        kind = "word", fixed = true,
        doc = "the games that it is listed with: `renju`, `historic-renju`, `gomoku`,"
            .. " `pente`, `connect-four`, `other`, or a word of your own",
    },
    base = {
        kind = "identifier", doc = "the variant that this one differs from", fixed = true,
    },
    source = {
        kind = "string", doc = "citation where a rule has none of its own", fixed = true,
    },
    aliases = {
        kind = "list", of = { kind = "string", fixed = true },
        doc = "the variant's names elsewhere",
    },
    options = {
        kind = "map", key = identifier, most = 30,
        doc = "the default: `true` or `false`; a number, where any number will do; or a"
            .. " list of values, the default first; `size` = 15 or {7, 6}: columns, rows",
        of = {
            kind = "either", fixed = true,
            of = { flag, whole(),
                { kind = "list", of = option_value, least = 1, most = 50 } },
        },
    },
    board = {
        kind = "fields", doc = "columns and rows, 1 to 26; and layers, 2 to 8, of sides"
            .. " up to 8; or a hexagon",
        fields = {
            [1] = whole("columns", 1, 26), [2] = whole("rows", 1, 26),
            [3] = whole("layers", 1, 8),
            hex = whole("points on each side of a hexagon", 2, 13),
            holes = {
                kind = "list", most = 676,
                of = { kind = "either", of = { text, { kind = "fields", fields = {
                    [1] = { kind = "string", doc = "a point", required = true },
                    when = when,
                } } } },
                doc = "points that the board lacks; or the board's rows from the top,"
                    .. " where `#` is a hole and `.` a point",
            },
            directions = {
                kind = "list", least = 1, most = 4,
                of = { kind = "name",
                    names = { "row", "column", "diagonal-up", "diagonal-down" } },
                doc = "directions of a flat board's lines; all of them if left out",
            },
            joined = {
                kind = "name", names = { "left-right", "top-bottom", "both" },
                doc = "edges that meet, so that rows run on across them: a cylinder, or"
                    .. " with `both` a torus",
            },
            gravity = { kind = "boolean",
                doc = "a stone falls to the lowest free row; on layers, to the lowest"
                    .. " free layer" },
            cite = cite,
        },
    },
    start = start,
    scatter = {
        kind = "fields", doc = "points that a seed draws; if the seed is an option, the"
            .. " record has it",
        fields = {
            holes = whole("number of holes added", 0, 675),
            neutral = whole("number of stones added that belong to nobody, on vacant"
                .. " points", 0, 675),
            seed = whole("number that the points are drawn from; 1 by default", 0,
                1000000000),
            cite = cite,
            when = when,
        },
    },
    colours = {
        kind = "list", of = { kind = "colour", fixed = true }, least = 2, most = 6,
        doc = "2 to 6, in turn order",
    },
    players = {
        kind = "whole", least = 2, most = 6,
        doc = "number of players, if it is not that of `colours`: they take the first of"
            .. " these, and then others of red, blue, green, yellow, black and white",
    },
    stones = {
        kind = "list", of = { kind = "colour", fixed = true }, least = 1, most = 6,
        doc = "colours of stones that belong to nobody, at most as many as players: each"
            .. " turn a player places a stone of any of them. `colours` are the players",
    },
    at_end = {
        kind = "fields", doc = "who wins a game that would be drawn as the board is full,"
            .. " nobody has a stone or a move left, all pass, or the limit of moves is"
            .. " reached; if several have the most, it is a draw",
        fields = {
            winner = { kind = "word", doc = "one of `colours`" },
            most = {
                kind = "name", names = { "stones", "rows", "captured" },
                doc = "whoever has the most stones on the board, or rows, or stones"
                    .. " captured",
            },
            row = whole("length of the rows counted; a longer row counts once", 1, 26),
            exactly = { kind = "boolean", doc = "a longer row does not count" },
            atleast = { kind = "boolean",
                doc = "a longer row counts too; so it does if both are left out" },
            cite = cite,
            when = when,
        },
    },
    begins = {
        kind = "word",
        doc = "the colour that begins, if not the first of `colours`: the two change"
            .. " places in all rules",
    },
    teams = {
        kind = "list", of = { kind = "list", of = word },
        doc = "the colours of each team; without it each plays for itself",
    },
    supply = {
        kind = "either", of = { stones, { kind = "map", key = word, of = stones } },
        doc = "stones of each colour; without it, or 0, as many as needed",
    },
    capture = {
        kind = "fields", doc = "rows of other colours that a move brackets are captured",
        fields = {
            lengths = {
                kind = "list", of = whole("", 1, 3), doc = "of the captured rows",
            },
            own = {
                kind = "boolean",
                doc = "a row of the mover's own is captured too if the move completes it"
                    .. " between others' stones",
            },
            by_hand = {
                kind = "boolean",
                doc = "where wins are claimed (`adjudication claims` in a record): the"
                    .. " player lifts the stones, and a stone that is not lifted stays",
            },
            cite = cite,
            when = when,
        },
    },
    turn = {
        kind = "fields", doc = "play once the opening is over",
        fields = {
            pass = { kind = "boolean", doc = "a player may pass" },
            pop = {
                kind = "boolean",
                doc = "a player may take a stone of their own out of the bottom row, and"
                    .. " its column falls",
            },
            move = {
                kind = "either", of = {
                    { kind = "name", names = language.joined({ "never" }, ways) },
                    { kind = "list", least = 1, most = #ways,
                        of = { kind = "name", names = ways } },
                },
                doc = "how each turn moves a stone once all are placed, or a list of such"
                    .. " ways; `never`: not at all",
            },
            supply = whole("stones of each colour where stones are moved and the script's"
                .. " `supply` sets no number", 1, 65535),
            rotate = {
                kind = "list", of = text, least = 1, most = 16,
                doc = "square blocks of a rectangle, each by two corners: `a1 c3`; once"
                    .. " the turn's stones are placed, unless they have won, the player"
                    .. " turns one by a quarter: `rotate a1 left`",
            },
            first = whole("stones in the first turn", 1, 9),
            stones = whole("stones in each later turn", 1, 9),
            cite = cite,
            when = when,
        },
    },
    phases = {
        kind = "list",
        of = { kind = "either", of = { phase, alternatives } },
        doc = "the opening: a list of steps, or of lists of alternative steps",
    },
    win = win,
    lose = lose,
    forbid = {
        kind = "fields", doc = "what a stone must not make",
        fields = {
            overline = forbid("a row longer than the winning one"),
            ["double-four"] = forbid("more than one four"),
            ["double-three"] = forbid("more than one three (RIF 9.3)", {
                literal_9_3 = { kind = "boolean", doc = "as in RIF reading 1" },
                five_makes_three = { kind = "boolean", doc = "as in RIF reading 2" },
                unless = exceptions("four",
                    "; `four`: the stone makes a four too (before 1918)"),
                unless_defence = {
                    kind = "boolean",
                    doc = "allowed where the opponent would make a row that wins or a"
                        .. " straight four; of two colours, both with rows",
                },
                allowed = { kind = "string",
                    doc = "citation: the article that says which are allowed" },
            }),
            ["open-row"] = forbid("a row that no opponent's stone blocks at either end", {
                rows = { kind = "list", of = whole("", 1, 15), doc = "of these lengths" },
            }),
            ["open-rows"] = forbid("such rows of different lengths at once", {
                rows = { kind = "list", of = whole("", 1, 15), doc = "of these lengths" },
            }),
        },
    },
    draw = {
        kind = "fields", doc = "the ways to draw: their citations, or {cite, when}",
        fields = {
            ["full-board"] = draw "no point is vacant",
            ["two-passes"] = draw "all players pass in turn",
            ["both-rows"] = draw("a turned block, or a popped stone, makes rows of"
                .. " several players; without it the mover wins"),
            agreement = draw "one player offers it and the other accepts",
            ["both-times"] = draw "all players have run out of time",
            ["supply-exhausted"] = draw "nobody has a stone left",
            moves = {
                kind = "either", doc = "this many moves have been made; 0: never",
                of = { whole("", 0, 65535), { kind = "fields", fields = {
                    [1] = { kind = "whole", least = 0, most = 65535, required = true,
                        doc = "moves" },
                    cite = cite, when = when,
                } } },
            },
        },
    },
    match = {
        kind = "fields", doc = "a match of two players, who swap colours after each game",
        fields = { games = whole("how many games", 1, 1000), cite = cite },
    },
    cite = {
        kind = "map", key = { kind = "reason" }, of = cite, known = reasons,
        doc = "citations by reason of a ruling",
    },
    articles = {
        kind = "map", key = { kind = "reason" }, of = cite,
        doc = "citations for sentences of `inarow rules` that no ruling cites, by their"
            .. " subject in `variant/rulebook/law.lua`; without `ruled-at-once` the"
            .. " source has no law of the table, and inarow's table rules hold",
    },
    hooks = {
        kind = "fields", doc = "functions for what no table says, asked once per action",
        fields = {
            legal = {
                kind = "function",
                doc = "(view, action): false, or {reason, message, cite}, refuses an"
                    .. " action that the core finds legal",
            },
            allow = {
                kind = "function", takes = ", pattern: string",
                doc = "(view, action, pattern): true allows a pattern of `forbid` to the"
                    .. " stone that makes it",
            },
            after = {
                kind = "function",
                doc = "(view, action): {status, who, reason, message, cite, points} ends"
                    .. " a game that the core lets go on",
            },
            cite = cite,
            when = when,
        },
    },
}

-- A form that works, for the keys whose values are tables: shown beside what is wrong.
local FORMS = {
    stones = '{ "x" }', at_end = '{ most = "stones" }',
    start = '{ "X..", "...", "..O" }', scatter = "{ neutral = 2, seed = 1 }",
    aliases = '{ "X" }', options = "{ size = 15 }", board = "{ 15, 15 }",
    colours = '{ "black", "white" }', teams = '{ { "black" }, { "white" } }',
    supply = "20", capture = "{ lengths = { 2 } }", turn = "{ stones = 2 }",
    phases = '{ { "place", colour = "black" }, { "swap" } }',
    win = "{ row = 5, atleast = true }", lose = "{ row = 3, exactly = true }",
    forbid = "{ overline = {} }", draw = '{ ["full-board"] = "X 1" }',
    match = "{ games = 2 }", cite = '{ overline = "X 1" }',
    articles = '{ board = "X 1" }',
    hooks = "{ legal = function(view, action) end }",
}
for key, form in pairs(FORMS) do script[key].form = key .. " = " .. form end
-- The parts of a row are said together.
for _, part in ipairs { "row", "exactly", "atleast" } do
    win.fields[part].form, lose.fields[part].form = win.form, lose.form
end
for _, rule in ipairs { win, lose } do
    rule.fields.shapes.form = 'shapes = { box = { "XX", "XX" } }'
end

return { kind = "fields", fields = script, verbs = verbs }
