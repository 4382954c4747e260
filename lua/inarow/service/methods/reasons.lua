--- Declares the methods that explain rulings and find wins by threats, in the form of
-- methods.lua.
local attack = require "inarow.attack"
local core = require "inarow.core"
local inarow = require "inarow"
local model = require "inarow.model"
local say = require("inarow.service.sentences").say

local VERBS = model.verbs()
local MOST = 2 ^ 53

local reasons = {}

reasons.explain = {
    about = "Explain a ruling. Given a point: what a stone there makes, and whether it "
        .. "is forbidden. Given an action: why it is refused. Given neither: the last "
        .. "ruling.",
    game = "asks",
    params = { { "point", "string?", "like `h8`" },
        { "action", "string?", "or an action, as in a record" },
        { "colour", "string?", "colour of the stone" } },
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

reasons.analyse = {
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

reasons.solve = {
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

reasons.solve_play = {
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

return reasons
