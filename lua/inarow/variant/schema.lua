--- The schema of variant scripts: the table against which inarow checks scripts when it
-- loads them.
--
-- A node describes a value. These kinds of nodes need no other node: string, word,
-- colour, identifier, reason (words whose letters check.lua defines), boolean, function,
-- and whole (a whole number). A `name` is one of `names`. The items of a `list` follow
-- the node `of`. In a `map` the keys follow the node `key`, and the values the node
-- `of`. A node with `fields` checks a table by the names of its fields; a table under
-- any other name is checked against `others`. A value of the kind `either` follows one
-- of the nodes in `of`. `doc` explains the value; `most` is the greatest number of
-- items. A script may use `option "key"` instead of any scalar, unless the node is
-- `fixed`. If only some verbs of a phase have a field, its node lists them in `verbs`.
-- `known` lists the keys of a map that have a meaning in inarow.
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

-- The verbs of phases: their names in records, and their effects.
local verbs = {
    { "place", "play h8",
        "places a stone of `colour` or, without `colour`, of any colour (`play white "
        .. "h8`); if alternatives have several colours, a point alone means the first "
        .. "colour" },
    { "swap", "swap, keep",
        "exchanges or keeps colours; without `by`, the seat that did not place the last "
        .. "stone decides; for two colours only" },
    { "choose", "choose black",
        "chooses a colour, and the other seat gets the other colour; before that, nobody "
        .. "holds a colour; for two colours only" },
    { "declare", "declare 4", "announces the number of points that will be offered" },
    { "offer", "offer j9 f7", "offers points for the next stone of `colour`" },
    { "pick", "pick j9", "places a stone of `colour` on one of the offered points" },
    { "take", "take two",
        "an alternative to `choose`: places stones first, in the phases that follow" },
    { "remove", "remove j7", "removes a stone from the board" },
    { "roll", "roll 3 5", "each player throws a die; the higher one becomes `first`" },
}
local verb_names = {}
for i, verb in ipairs(verbs) do verb_names[i] = verb[1] end
local STONES = { "place", "offer" }

-- The ways in which stones can move.
local ways = { "anywhere", "adjacent", "slide", "to-end", "jump" }

local phase_fields = {
    [1] = {
        kind = "name", names = verb_names, doc = "action of the player", required = true,
    },
    colour = colour,
    by = {
        kind = "word",
        doc = "player to act: a colour, or a seat from `first` to `sixth`, up to the "
            .. "number of colours",
    },
    within = whole("side of the central square where the stone must be", 1, 25, STONES),
    outside = whole(
        "side of the central square where the stone must not be", 1, 25, STONES),
    cross = whole(
        "length of the arms of a cross at the centre where the stone must not be", 1, 12,
        STONES),
    most = whole("the most stones of the placed colour on the board afterwards", 1, 8,
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
    of = whole("number of last stones to choose from", 1, 4, { "remove" }),
    patterns = {
        kind = "either", verbs = STONES, of = { flag, { kind = "list", of = text } },
        doc = "the stones must form an opening of RIF 11, or one of the named openings",
    },
    count = {
        kind = "either", verbs = { "offer", "declare", "take" },
        of = {
            whole("", 0, 32), { kind = "list", of = whole("", 0, 32) },
            { kind = "name", names = { "declared" } },
        },
        doc = 'for `offer`, the number of points, or "declared"; for `declare`, {least, '
            .. "most}; for `take`, the number of stones",
    },
    distinct = {
        kind = "boolean", verbs = { "offer" },
        doc = "offered points must not be equivalent by a symmetry of the position",
    },
    next = {
        kind = "string",
        doc = "label of the next phase; `play` ends the opening",
    },
    label = { kind = "string", doc = "name of this phase" },
    pass = {
        kind = "either",
        of = { flag, cite, { kind = "fields", fields = {
            next = { kind = "string", doc = "label of the next phase after a pass" },
            cite = cite,
        } } },
        doc = "true: the player may pass; {next, cite}: the player may pass, with the "
            .. "phase that follows and the article; a citation: the player may not pass, "
            .. "by this article",
    },
    cite = cite,
    when = when,
}
local phase = { kind = "fields", fields = phase_fields }
local alternatives = { kind = "list", of = phase, least = 1 }

-- Returns a node for a rule of all colours. A table under a colour's name has the values
-- that differ for this colour.
local function by_colour(doc, fields)
    return { kind = "fields", fields = fields, doc = doc,
        others = { kind = "fields", fields = fields } }
end

local shapes = {
    kind = "map", key = { kind = "reason" }, most = 16,
    doc = "pictures of stones by name. Whoever completes a shape has made it, in any "
        .. "orientation that the board's symmetry allows. Write rows from the top, in a "
        .. "list or joined by `/`, with `X` for a stone and `.` for any point; a row `-` "
        .. "starts the next lower layer",
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
    doc = "stones on the board before the first action. Write rows from the top, in a "
        .. "list or joined by `/`, with `X` for the first colour, `O` for the second, "
        .. "`1` to `4` for further colours, `@` for a neutral stone and `.` for a vacant "
        .. "point",
    of = { text, { kind = "fields", fields = {
        cite = cite, when = when,
        [1] = { kind = "string", doc = "the top row", required = true },
    } } },
}
for row = 2, 64 do
    start.of[2].fields[row] = { kind = "string", doc = "the next row" }
end

local win = by_colour("rows that win; exceptions for a colour go under its name", {
    row = whole("stones in an unbroken row", 1, 26),
    captured = whole("number of captured stones that wins", 1, 676),
    exactly = { kind = "boolean", doc = "a longer row does not win" },
    atleast = { kind = "boolean", doc = "a longer row also wins" },
    open = {
        kind = "boolean",
        doc = "a row of exactly this length does not win if it is blocked at both ends",
    },
    survives = {
        kind = "either", of = { flag, { kind = "name", names = { "if breakable" } } },
        doc = "true: the row wins only if it is still there after the opponent's answer, "
            .. "whatever else the answer does; `if breakable`: the row wins at once "
            .. "unless the answer could break it by a capture (hooks are not called)",
    },
    shapes = shapes,
    reason = { kind = "reason", doc = "name of the win in rulings" },
    cite = cite,
    when = when,
})

local lose = by_colour(
    "rows that lose, unless the same move makes a winning row; keys as in `win`", {
    row = whole("stones in an unbroken row", 1, 26),
    exactly = { kind = "boolean", doc = "a longer row does not lose" },
    atleast = { kind = "boolean", doc = "a longer row also loses" },
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

-- Returns a node for the exceptions by which a forbidden move is allowed.
local function exceptions(more, more_doc)
    local names = { "captures", "wins", "breaks", more }
    local one = { kind = "name", names = names }
    return { kind = "either", of = { one, { kind = "list", of = one, least = 1 } },
        doc = "exceptions. `captures`: the move captures; `wins`: its captures win;"
            .. " `breaks`: its captures break an opponent's row that must survive"
            .. (more_doc or "") }
end

local function forbid(doc, more)
    local fields = {
        colour = { kind = "word", doc = "colour that the rule is for; by default all "
            .. "colours" },
        penalty = {
            kind = "name", names = { "loses", "refused" },
            doc = "whoever makes the pattern loses, or the move is refused",
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
        kind = "identifier", doc = "name for inarow.new", fixed = true,
        required = true,
    },
    title = { kind = "string", doc = "title for people", fixed = true },
    family = {
        kind = "word", fixed = true,
        doc = "group in the list of games: `renju`, `historic-renju`, `gomoku`, `pente`, "
            .. "`connect-four`, `other`, or your own word",
    },
    base = {
        kind = "identifier", doc = "variant that this script is based on", fixed = true,
    },
    source = {
        kind = "string", doc = "citation for rules without `cite`", fixed = true,
    },
    aliases = {
        kind = "list", of = { kind = "string", fixed = true },
        doc = "names of the variant in other notations",
    },
    options = {
        kind = "map", key = identifier, most = 30,
        doc = "default of each option: `true` or `false`; a number, if any number is "
            .. "allowed; or a list of values, the default first. `size` is 15 or {7, 6}: "
            .. "columns, rows",
        of = {
            kind = "either", fixed = true,
            of = { flag, whole(),
                { kind = "list", of = option_value, least = 1, most = 50 } },
        },
    },
    board = {
        kind = "fields", doc = "columns and rows, 1 to 26; with 2 to 8 layers, sides of "
            .. "at most 8; or a hexagon",
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
                doc = "points that the board does not have; or the rows of the board "
                    .. "from the top, where `#` is a hole and `.` a point",
            },
            directions = {
                kind = "list", least = 1, most = 4,
                of = { kind = "name",
                    names = { "row", "column", "diagonal-up", "diagonal-down" } },
                doc = "directions of the lines of a flat board; by default all",
            },
            joined = {
                kind = "name", names = { "left-right", "top-bottom", "both" },
                doc = "joined edges, so that rows continue across them: a cylinder or, "
                    .. "with `both`, a torus",
            },
            gravity = { kind = "boolean",
                doc = "a stone falls to the lowest free row; on layers, to the lowest"
                    .. " free layer" },
            cite = cite,
        },
    },
    start = start,
    scatter = {
        kind = "fields", doc = "random points drawn from a seed; if the seed is an "
            .. "option, the record contains it",
        fields = {
            holes = whole("number of holes added", 0, 675),
            neutral = whole("number of neutral stones added on vacant points", 0, 675),
            seed = whole("seed for drawing the points; 1 by default", 0,
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
        doc = "number of players, if different from the number of `colours`: the players "
            .. "take these colours first, and then others from red, blue, green, yellow, "
            .. "black and white",
    },
    stones = {
        kind = "list", of = { kind = "colour", fixed = true }, least = 1, most = 6,
        doc = "colours of stones that belong to nobody, at most as many as there are "
            .. "players. In each turn, a player places a stone of any of these colours. "
            .. "`colours` then names the players",
    },
    at_end = {
        kind = "fields", doc = "the winner of a game that would otherwise be drawn "
            .. "because the board is full, nobody has a stone or a move left, all pass, "
            .. "or the limit of moves is reached; if several have the most, the game is "
            .. "drawn",
        fields = {
            winner = { kind = "word", doc = "one of `colours`" },
            most = {
                kind = "name", names = { "stones", "rows", "captured" },
                doc = "the winner has the most stones on the board, the most rows, or "
                    .. "the most captured stones",
            },
            row = whole("length of the rows counted; a longer row counts once", 1, 26),
            exactly = { kind = "boolean", doc = "a longer row does not count" },
            atleast = { kind = "boolean",
                doc = "a longer row also counts; this is the default" },
            cite = cite,
            when = when,
        },
    },
    begins = {
        kind = "word",
        doc = "colour that begins, if not the first of `colours`: the two colours are "
            .. "exchanged in all rules",
    },
    teams = {
        kind = "list", of = { kind = "list", of = word },
        doc = "colours of each team; by default each colour plays for itself",
    },
    supply = {
        kind = "either", of = { stones, { kind = "map", key = word, of = stones } },
        doc = "number of stones of each colour; by default, or with 0, unlimited",
    },
    capture = {
        kind = "fields", doc = "captures: a move captures rows of other colours that it "
            .. "brackets",
        fields = {
            lengths = {
                kind = "list", of = whole("", 1, 3), doc = "lengths of the captured rows",
            },
            own = {
                kind = "boolean",
                doc = "a row of the mover is also captured if the move completes it "
                    .. "between stones of others",
            },
            by_hand = {
                kind = "boolean",
                doc = "if wins must be claimed (`adjudication claims` in a record), the "
                    .. "player lifts the stones by hand, and a stone that is not lifted "
                    .. "stays",
            },
            cite = cite,
            when = when,
        },
    },
    turn = {
        kind = "fields", doc = "turns after the opening",
        fields = {
            pass = { kind = "boolean", doc = "a player may pass" },
            pop = {
                kind = "boolean",
                doc = "a player may take one of their stones out of the bottom row, and "
                    .. "its column falls",
            },
            move = {
                kind = "either", of = {
                    { kind = "name", names = language.joined({ "never" }, ways) },
                    { kind = "list", least = 1, most = #ways,
                        of = { kind = "name", names = ways } },
                },
                doc = "the way, or a list of ways, in which a turn moves a stone once "
                    .. "all stones are placed; `never`: stones do not move",
            },
            supply = whole(
                "number of stones of each colour if stones move and `supply` is not "
                .. "set", 1, 65535),
            rotate = {
                kind = "list", of = text, least = 1, most = 16,
                doc = "square blocks of a rectangle, each given by two corners: `a1 c3`. "
                    .. "After placing the stones of a turn, unless they win, the player "
                    .. "rotates one block by a quarter: `rotate a1 left`",
            },
            first = whole("number of stones in the first turn", 1, 9),
            stones = whole("number of stones in each later turn", 1, 9),
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
        kind = "fields", doc = "patterns that a stone must not make",
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
                    doc = "a double-three is allowed if the opponent would otherwise "
                        .. "make a winning row or a straight four; for two colours that "
                        .. "both win by rows",
                },
                allowed = { kind = "string",
                    doc = "citation of the article that allows some double-threes" },
            }),
            ["open-row"] = forbid("a row that no opponent's stone blocks at either end", {
                rows = { kind = "list", of = whole("", 1, 15), doc = "lengths of the "
                    .. "rows" },
            }),
            ["open-rows"] = forbid("several such rows of different lengths at once", {
                rows = { kind = "list", of = whole("", 1, 15), doc = "lengths of the "
                    .. "rows" },
            }),
        },
    },
    draw = {
        kind = "fields", doc = "ways to draw, each with its citation or {cite, when}",
        fields = {
            ["full-board"] = draw "no point is vacant",
            ["two-passes"] = draw "all players pass in turn",
            ["both-rows"] = draw(
                "a rotated block or a popped stone makes rows of several players; "
                .. "without this key, the mover wins"),
            agreement = draw "one player offers a draw and the other accepts",
            ["both-times"] = draw "all players have run out of time",
            ["supply-exhausted"] = draw "nobody has a stone left",
            moves = {
                kind = "either", doc = "drawn after this many moves; 0: never",
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
        fields = { games = whole("number of games", 1, 1000), cite = cite },
    },
    cite = {
        kind = "map", key = { kind = "reason" }, of = cite, known = reasons,
        doc = "citations by reason of a ruling",
    },
    articles = {
        kind = "map", key = { kind = "reason" }, of = cite,
        doc = "citations for statements in `inarow rules` that no ruling cites, by their "
            .. "subject in `variant/rulebook/law.lua`. Without `ruled-at-once`, the "
            .. "source has no rules about claims and clocks, and inarow's table rules "
            .. "apply",
    },
    hooks = {
        kind = "fields", doc = "functions for rules that no key can express",
        fields = {
            legal = {
                kind = "function",
                doc = "(view, action): false or {reason, message, cite} refuses an "
                    .. "action that is otherwise legal",
            },
            allow = {
                kind = "function", takes = ", pattern: string",
                doc = "(view, action, pattern): true allows a forbidden pattern for this "
                    .. "stone",
            },
            after = {
                kind = "function",
                doc = "(view, action): {status, who, reason, message, cite, points} ends "
                    .. "a game that would otherwise continue",
            },
            cite = cite,
            when = when,
        },
    },
}

-- Correct forms of the keys whose values are tables, for messages about faults.
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
-- A fault in a part of a row shows the form of the whole row.
for _, part in ipairs { "row", "exactly", "atleast" } do
    win.fields[part].form, lose.fields[part].form = win.form, lose.form
end
for _, rule in ipairs { win, lose } do
    rule.fields.shapes.form = 'shapes = { box = { "XX", "XX" } }'
end

return { kind = "fields", fields = script, verbs = verbs }
