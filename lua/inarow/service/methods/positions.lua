--- Declares the methods that describe the present position of a game: its state, legal
-- actions, board and keys, in the form of methods.lua.
local inarow = require "inarow"
local shared = require "inarow.service.methods.shared"

local ACROSS = shared.ACROSS

local positions = {}

positions.state = {
    about = "Give the public state of a game.",
    game = "asks",
    params = {},
    result = "inarow.state",
    run = function(game) return game:state() end,
}

positions.legal = {
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

positions.legal_actions = {
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

positions.board = {
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

positions.replay = {
    about = "Describe the game with all its variations, for drawing it step by step.",
    game = "asks",
    params = { { "forbidden", "boolean?", "true to list the forbidden points" }, ACROSS,
        { "most", "integer?", "maximum number of nodes in the answer; 5000 by default",
            least = 1, most = 2 ^ 31 } },
    result = "inarow.replay",
    run = function(game, asked)
        return game:replay { forbidden = asked.forbidden, across = asked.across,
            most = asked.most }
    end,
}

positions.render = {
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

positions.key = {
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

positions.board_key = {
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

positions.image = {
    about = "Map a point by a symmetry of the board. Positions with the same key have "
        .. "the same form, so store data about a point under its image.",
    game = "asks",
    params = { { "symmetry", "integer", "symmetry from `key`; 0 is the identity",
            least = 0, most = 47 }, { "point", "string", "like `h8`" } },
    result = "inarow.service.image",
    gives = "point",
    run = function(game, asked)
        return shared.as_field("point", game:image(asked.symmetry, asked.point))
    end,
}

positions.forbidden = {
    about = "List the points where a colour may not place a stone because of the pattern "
        .. "that it would make.",
    game = "asks",
    params = { { "colour", "string?",
        "colour of the stone; by default the restricted colour" } },
    result = "inarow.service.points",
    gives = "points",
    run = function(game, asked)
        return shared.as_field("points", game:forbidden(asked.colour))
    end,
}

return positions
