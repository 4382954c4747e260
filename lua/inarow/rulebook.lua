--- The rules of a variant in words, each with its citation, made from its script.
local actions = require "inarow.actions"
local messages = require "inarow.messages"

local rulebook = {}

local function count_words(step)
    if step.count == "declared" then return "as many points as were declared" end
    if type(step.count) == "table" then
        return ("a number from %d to %d"):format(step.count[1], step.count[2])
    end
    return ("%d points"):format(step.count)
end

--- Where a step's stone may stand, in words.
function rulebook.where(step)
    local words = {}
    local function square(word, side)
        words[#words + 1] = ("%s the central %d by %d"):format(word, side, side)
    end
    if step.within == 1 then
        words[#words + 1] = "in the centre"
    elseif step.within then
        square("within", step.within)
    end
    if step.outside then square("outside", step.outside) end
    if step.cross then
        words[#words + 1] = ("not on the centre's row or column within %d points of it")
            :format(step.cross)
    end
    if type(step.patterns) == "table" then
        words[#words + 1] = "making one of the openings " .. messages.list(step.patterns)
    elseif step.patterns then
        words[#words + 1] = "making one of the opening patterns"
    end
    return #words > 0 and table.concat(words, ", ") or "anywhere"
end

-- What each verb of a phase says.
local verbs = {}

function verbs.place(step)
    local most = step.most
        and (", but no more than %d of one colour"):format(step.most) or ""
    return ("%s places a %s %s%s"):format(step.by or step.colour or "the actor",
        step.colour and step.colour .. " stone" or "stone of any colour",
        rulebook.where(step), most)
        .. (step.majority and "; the colour of most stones is then the first" or "")
end

function verbs.swap(step)
    return (step.by or "the seat that did not place last") .. " may swap the colours"
end

function verbs.choose(step)
    return (step.by or "the seat that did not place last") .. " chooses a colour"
end

function verbs.declare(step)
    return ("%s declares %s"):format(step.by or "the actor", count_words(step))
end

function verbs.offer(step)
    return ("%s offers %s for a %s stone%s"):format(step.by or step.colour,
        count_words(step), step.colour,
        step.distinct and ", no two of them the same by symmetry" or "")
end

function verbs.pick(step)
    return ("%s picks the %s stone among them")
        :format(step.by or step.colour, step.colour)
end

function verbs.take(step)
    return ("%s takes the right to place %d stones more")
        :format(step.by or "the actor", step.count)
end

function verbs.remove(step)
    return ("%s removes %s"):format(step.by or "the actor",
        step.of and ("one of the %d stones placed last"):format(step.of)
            or "a stone")
end

function verbs.roll()
    return "each player rolls a die: the higher one is first; a tie is rolled again"
end

local function step_text(step)
    local text = verbs[step[1]](step)
    if step.pass and type(step.pass) ~= "string" then text = text .. ", or passes" end
    if step.next then text = text .. (" (then '%s')"):format(step.next) end
    return text
end

-- A row that wins or loses.
local function row_text(rule)
    local notes = {}
    if rule.open then
        notes[1] = "just that many, blocked at both ends, do not count"
    end
    if rule.survives then
        notes[#notes + 1] = "it must still stand after the opponent's answer"
    end
    return ("a row of %s %d%s"):format(rule.exactly and "exactly" or "at least",
        rule.row, #notes > 0 and " (" .. table.concat(notes, "; ") .. ")" or "")
end

local function forbid_text(name, rule)
    local notes = {}
    if rule.literal_9_3 then notes[#notes + 1] = "9.3 (a) and (b) apart" end
    if rule.five_makes_three then
        notes[#notes + 1] = "a point that makes a five makes a three"
    end
    if rule.unless then notes[#notes + 1] = "unless it makes a four too" end
    if rule.unless_defence then notes[#notes + 1] = "unless it is a defence" end
    if rule.rows then
        notes[#notes + 1] = "of " .. messages.list(rule.rows)
            .. " stones, blocked by no opponent's stone at either end"
    end
    local article = name == "open-rows" and "" or name:find("^o") and "an " or "a "
    return ("%s must not make %s%s: %s%s"):format(rule.colour or "every colour",
        article, name, rule.penalty == "refused" and "refused" or "loses",
        #notes > 0 and " (" .. table.concat(notes, ", ") .. ")" or "")
end

local function add_rows(add, rules)
    local script = rules.script
    for i, colour in ipairs(rules.colours) do
        local win, lose = rules.win[i], rules.lose[i]
        if win.row then add("win", colour .. " wins by " .. row_text(win), win.cite) end
        if win.captured then
            add("win", ("%s wins by capturing %d stones"):format(colour, win.captured),
                win.cite)
        end
        if lose.row then
            add("lose", ("%s loses by %s, made without one that wins"):format(colour,
                row_text(lose)), lose.cite)
        end
    end
    for _, name in ipairs(messages.keys(script.forbid or {})) do
        local rule = script.forbid[name]
        add("forbid", forbid_text(name, rule), rule.cite)
    end
    local capture = script.capture
    if capture and capture.lengths then
        add("capture", ("rows of %s stones, bracketed by one's own, are taken off%s")
            :format(messages.list(capture.lengths),
                capture.own and "; so is an own pair moved in between"
                or capture.by_hand and "; with claims, by hand before the press" or ""),
            capture.cite)
    end
    for _, team in ipairs(script.teams or {}) do
        add("teams", table.concat(team, " and ") .. " are partners", rules.source)
    end
    for i, colour in ipairs(rules.colours) do
        local supply = type(script.supply) == "table" and script.supply[colour]
            or script.supply
        if supply and (i == 1 or type(script.supply) == "table") then
            add("supply", ("%d stones %s"):format(supply,
                type(script.supply) == "table" and colour or "of each colour"))
        end
    end
end

-- What a turn is once the opening is over.
local function turn_text(turn)
    local words = { "then one stone a turn, anywhere" }
    if turn.stones then
        words[1] = ("then %d stones a turn, anywhere"):format(turn.stones)
    end
    if turn.first then
        words[#words + 1] = ("%d in the first turn"):format(turn.first)
    end
    if turn.pass then words[#words + 1] = "or a pass" end
    if turn.pop then words[#words + 1] = "or an own stone off the bottom row" end
    if turn.move then
        words[#words + 1] = "once all are placed, one is moved"
            .. (turn.move == "adjacent" and " to an adjacent point" or "")
    end
    return table.concat(words, ", ")
end

-- What holds at a table, by the subject of the script's table `cite`.
local AT_TABLE = {
    { "adjust", "the player to move may adjust stones, after saying so" },
    { "disarranged", "a disarranged position is restored; if it cannot be, whoever did it"
        .. " loses, and if nobody did the game is void" },
    { "time", "the opponent's time has ended, or too few moves were made in it: a win" },
    { "resignation", "a player may resign" },
    { "no-such-row", "with claims, whoever wants to win claims it, the own flag up" },
    { "unclaimed-five", "a five that is not claimed protects nobody" },
    { "too-late", "what the opponent's own move has passed over cannot be claimed" },
    { "draw-offer", "a draw is offered with one's own move, and not withdrawn" },
    { "record", "both record the game, but for the last five minutes" },
    { "press", "after the move the own clock is stopped and the opponent's started" },
    { "clock-defect", "a defect of the clock is claimed at once" },
    { "interruption", "clocks stop during an interruption" },
    { "time-call", "only the players may point out that time has ended" },
    { "referee", "unless time referees are used: called for with five minutes left" },
    { "arrive", "clocks start in time; with both absent, one, which counts for both" },
    { "penalty", "the organizer punishes, up to loss of the game" },
}

--- What may stand in a script's table `cite` beside the reasons of rulings, as keys: what
-- holds at a table; the verbs of actions there; a clock that would run backwards.
rulebook.subjects = { clock = true }
for verb in pairs(actions.verbs) do rulebook.subjects[verb] = true end
for _, rule in ipairs(AT_TABLE) do rulebook.subjects[rule[1]] = true end

--- The rules as a list of {key, text, citation}.
-- @param rules from inarow.rules
function rulebook.list(rules)
    local list, script = {}, rules.script
    local function add(key, text, citation)
        list[#list + 1] = { key = key, text = text, citation = citation or rules.source }
    end
    add("board", ("%d columns, %d rows"):format(rules.width, rules.height),
        script.board.cite)
    add("colours", table.concat(rules.colours, ", ") .. ", in turn order",
        (script.cite or {})["not-your-turn"])
    for number, phase in ipairs(script.phases or {}) do
        local steps = type(phase[1]) == "table" and phase or { phase }
        for nth, step in ipairs(steps) do
            add("phases", ("%d. %s%s"):format(number, nth > 1 and "or " or "",
                step_text(step)), step.cite)
        end
    end
    local turn = script.turn or {}
    add("turn", turn_text(turn), turn.cite)
    add_rows(add, rules)
    local hooks = script.hooks or {}
    if hooks.legal then
        add("hooks", "the script decides what else is not allowed", hooks.cite)
    end
    if hooks.after then
        add("hooks", "the script decides what else ends the game", hooks.cite)
    end
    for _, name in ipairs(messages.keys(script.draw or {})) do
        add("draw", "drawn: " .. name, script.draw[name])
    end
    for _, rule in ipairs(AT_TABLE) do
        local citation = (script.cite or {})[rule[1]]
        if citation then add("table", rule[2], citation) end
    end
    local match = script.match
    if match then
        add("match", ("a match has %d games, colours swapped after each")
            :format(match.games), match.cite)
    end
    return list
end

return rulebook
