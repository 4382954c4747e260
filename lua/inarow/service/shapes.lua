--- Answers of the service, beside the shapes of the library (lua/inarow/api).
local all_limits = require "inarow.service.limits"

-- Those of a service always have a value.
local function limits()
    local shape = { name = "inarow.service.limits", about = "What a service keeps to." }
    for i, limit in ipairs(all_limits.of_service()) do
        shape[i] = { limit[1], limit.shown or limit[2]:match "^(.*)%?$", limit[3] }
    end
    for _, limit in ipairs(all_limits.of_socket()) do shape[#shape + 1] = limit end
    return shape
end

local SHAPES = {
    { name = "inarow.service.hello", about = "Who answers.",
        { "name", "string", "`inarow`" },
        { "version", "string", "major.minor.patch" },
        { "protocol", "integer",
            "1: what is told here holds as long as this number stays" },
        { "methods", "string[]" },
        { "notations", "string[]", "that games are read and written in" },
        { "seats", "string[]", "in the order in which they begin" },
        { "limits", "inarow.service.limits" },
    },
    { name = "inarow.service.variant", about = "A variant.",
        { "name", "string" }, { "title", "string" },
        { "source", "string?", "what its citations begin with" },
        { "colours", "string[]", "in turn order" },
        { "settings", "inarow.service.option[]" },
        { "aliases", "string[]", "what foreign notations call it" },
    },
    { name = "inarow.service.option", about = [[
What may be set for the games of a variant, with its values: the first by default.]],
        { "key", "string" }, { "values", "string[]" },
    },
    { name = "inarow.service.count", about = "How many lines have been sent.",
        { "count", "integer" },
    },
    { name = "inarow.service.rules",
        { "sentences", "inarow.sentence[]" }, { "settings", "inarow.setting[]" },
    },
    { name = "inarow.service.source",
        { "source", "string", "a script's text" },
    },
    { name = "inarow.service.loaded",
        { "variant", "string", "its name from now on" }, { "title", "string?" },
    },
    { name = "inarow.service.linted", about = "What is doubtful in a script.",
        { "findings", "inarow.service.finding[]" },
        { "tried", "integer", "settings that were played out" },
        { "settings", "integer", "how many there are" },
    },
    { name = "inarow.service.finding",
        { "code", "string" }, { "severity", '"error"|"warning"' },
        { "message", "string" }, { "path", "string", "which key of the script" },
        { "line", "integer?" },
        { "options", "table<string, any>", "with which it shows" },
        { "record", "string?", "a game that shows it" },
    },
    { name = "inarow.service.plies",
        { "plies", "inarow.ply[]" },
    },
    { name = "inarow.service.begun", about = "A game that was begun.",
        { "game", "string", "its handle" }, { "width", "integer", "columns" },
        { "height", "integer", "rows" }, { "colours", "string[]", "in turn order" },
    },
    { name = "inarow.service.done",
        { "done", "true" },
        { "record", "string?", "the game as it is then, if it came as a record" },
    },
    { name = "inarow.service.ruled",
        { "ruling", "inarow.ruling" },
        { "record", "string?", "the game as it is then, if it came as a record" },
    },
    { name = "inarow.service.choices",
        { "choices", "inarow.choice[]" },
        { "fault", "string?",
            "of a hook that fails: there is what it let stand before" },
    },
    { name = "inarow.service.points",
        { "points", "string[]" },
    },
    { name = "inarow.service.explained",
        { "explanation", "inarow.proof|inarow.ruling_explanation" },
        { "text", "string", "an indented tree" },
        { "steps", "inarow.explained_step[]", "its lines, each with what to draw" },
    },
    { name = "inarow.service.analysed",
        { "analysis", "inarow.analysis" }, { "text", "string", "in plain sentences" },
    },
    { name = "inarow.service.text",
        { "text", "string" },
    },
    { name = "inarow.service.read",
        about = "A game that was read; or what is wrong with it.",
        { "source", "string", "which game of the text it is" },
        { "variant", "string?" },
        { "text", "string?", "the game as a record, as far as it could be played" },
        { "refusal", "inarow.refusal?",
            "the action at which it ends, if that is refused" },
        { "error", "inarow.fault?", "it cannot be read" },
    },
    { name = "inarow.service.unreadable",
        about = "A game that cannot be read, and so is not judged.",
        { "source", "string", "which game of the text it is" },
        { "error", "inarow.fault" },
    },
    { name = "inarow.service.error", about = [[
What is wrong with a request. The codes of the service itself are `bad-json`,
`line-too-long`, `bad-request`, `no-such-method`, `bad-params`, `no-such-game`,
`too-many-games`, `too-many-scripts`, `name-taken`, `too-slow`, `too-large` and
`internal`. Before a socket's connection is closed: `too-many-connections` and `idle`.]],
        { "code", "string", "a reason of the arbiter, or a code of the service" },
        { "message", "string", "a sentence" },
        { "path", "string?",
            "what is at fault: `params.point`; or of a script, its key" },
        { "line", "integer?", "of the script" },
        { "ruling", "inarow.ruling?", "that refuses an action" },
        { "faults", "inarow.script_fault[]?", "all of a script's" },
    },
}

--- @return list of shapes, as lua/inarow/api/README.md describes them
return function()
    local list = { limits() }
    for i, shape in ipairs(SHAPES) do list[i + 1] = shape end
    return list
end
