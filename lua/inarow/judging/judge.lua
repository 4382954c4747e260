--- Judges records: rules on each action, and checks the recorded result.
local expect = require "inarow.judging.expect"
local messages = require "inarow.judging.sentences"
local notation = require "inarow.notation"
local model = require "inarow.model"
local kernel = require "inarow.kernel"

local judge = {}

-- ---- One action ---------------------------------------------------------------------

-- Returns true if an expected ruling is a prefix of the ruling's line.
local function as_expected(expected, ruling)
    return tostring(ruling):sub(1, #expected) == expected
end

--- Carries out one line of a record.
-- @param item {live}, the item of the line
-- @return a step {line, action, ruling, failed, found, illegal, after}; nil for a line
-- that has no effect on the game. `failed` is true if the line's expectation is not met,
-- and `found` is the actual value. `illegal` is true if an action was refused
-- unexpectedly. `after` is true if the action was refused only because the game had
-- ended, or because an earlier action was refused
function judge.line(item, line)
    local live = item.live
    if line.expect then
        local holds, found = expect.holds(live, line.expect)
        return { line = line, failed = not holds or nil, found = found }
    elseif not line.action then
        return nil
    end
    local over = live.final and true or nil
    local follows = item.refused
    local ruling, _, _, refusal = notation.play(item, line)
    ruling = ruling or refusal
    local step = { line = line, action = line.action, ruling = ruling }
    if line.ruling then
        step.failed = not as_expected(line.ruling, ruling) or nil
        step.found = tostring(ruling)
    elseif ruling.status == "refused" then
        step.illegal = not over and not follows or nil
        step.after = (over or follows) and true or nil
    end
    return step
end

-- ---- A whole game -------------------------------------------------------------------

-- Returns true if two names belong to colours on the same team.
local function are_partners(live, one, other)
    one, other = kernel.colour_number(live, one), kernel.colour_number(live, other)
    local leaders = live.rules.leaders
    return one and other and leaders[one] == leaders[other]
end

-- Compares the recorded result with the board.
-- @return "agrees", "contradicts", "undecided" or "unrecorded"
local function verdict(live)
    local ruling = live.final
    if not ruling then return "undecided" end
    if not live.result then return "unrecorded" end
    local decided, recorded = ruling:result(), live.result
    local agrees = decided == recorded
        or ruling.status == "won" and are_partners(live, decided, recorded)
    return agrees and "agrees" or "contradicts"
end

-- Returns the actions that a notation does not record, as texts.
local function assumed_of(live)
    local list = {}
    for _, action in ipairs(live.log) do
        if action.assumed then list[#list + 1] = model.format(action) end
    end
    return list
end

local function summarize(live, result)
    local ruling = live.final
    result.variant = live.rules.name
    result.moves = select(4, kernel.to_act(live))
    result.status = ruling and ruling.status or "playing"
    if ruling then
        result.winner = ruling.status == "won" and ruling.who or nil
        result.reason, result.citation = ruling.reason, ruling.citation
        result.at = ruling.at
    end
    result.opening = live:opening()
    result.players = live:names()
    result.recorded, result.claims = live.result, kernel.claimed(live)
    result.assumed = assumed_of(live)
    result.verdict = result.refusal and "illegal" or verdict(live)
    result.game = live
    return result
end

-- Continues a game with one entry of the text that the game is read from. Entries after
-- the end of the game are counted, but not ruled on.
local function step_game(result, item, entry)
    local live = item.live
    if live.final then
        result.after = result.after + 1
        if not item.foreign then notation.play(item, entry) end
        return
    elseif result.refusal then
        return
    end
    local before = #live.log
    local ruling, message, code, refusal, refused =
        notation.play(item, entry)
    -- `notation.play` may have added assumed actions before the entry's action. These
    -- were legal, and the ruling belongs to the last action.
    for i = before + 1, result.steps and #live.log or 0 do
        local is_last = ruling and i == #live.log
        table.insert(result.steps, { action = live.log[i], assumed = live.log[i].assumed,
            ruling = is_last and ruling or kernel.ruling() })
    end
    if ruling then return end
    local action = refused or entry.action
        or { verb = entry.point and "play" or "pass", point = entry.point }
    if result.steps then
        table.insert(result.steps, { action = action, ruling = refusal })
    end
    local _, _, _, moves = kernel.to_act(live)
    result.refusal = { action = model.format(action), reason = code,
        citation = refusal.citation, pattern = refusal.pattern, message = message,
        move = moves + 1 }
end

--- Returns the refusal that makes a game illegal, as a line.
-- @param refusal `refusal` of a result
function judge.refusal_text(refusal)
    local ruling = kernel.ruling { status = "refused", reason = refusal.reason,
        citation = refusal.citation }
    return messages.compose("refused-move", { number = refusal.move,
        action = refusal.action, ruling = ruling, said = refusal.message })
end

-- ---- Remarks -------------------------------------------------------------------------

-- Adds remarks to the last step, or to the game before the first step. The texts are
-- joined at the end, because there may be thousands.
local function add_remarks(result, said)
    local step = result.steps[#result.steps] or result
    for _, mark in ipairs(said.marks or {}) do
        step.marks = step.marks or {}
        table.insert(step.marks, mark)
    end
    local text = said.text or said.before or said.glyph
    if not text then return end
    local on = said.of_game and result or step
    result.texts[on] = result.texts[on] or { on.comment }
    table.insert(result.texts[on], text)
end

local function finish_steps(result)
    for on, texts in pairs(result.texts) do on.comment = table.concat(texts, "\n") end
    result.texts = nil
    for _, step in ipairs(result.steps) do
        step.text = step.action and model.format(step.action)
    end
end

-- ---- A whole game --------------------------------------------------------------------

-- Carries out a line with an expectation.
local function step_expecting(result, item, line)
    if result.refusal then return end
    local step = judge.line(item, line)
    if step.failed then table.insert(result.failures, step) end
    if result.steps and step.action then table.insert(result.steps, step) end
end

-- Carries out a line of a variation.
local function step_variation(result, item, line)
    local step = judge.line(item, line)
    if not step then return end
    if step.failed then table.insert(result.failures, step) end
    if not step.illegal then return end
    local refusal = step.ruling
    result.refused = result.refused or {}
    table.insert(result.refused, { line = line.number,
        action = model.format(step.action), reason = refusal.reason,
        citation = refusal.citation, message = refusal.message })
end

-- Plays a game to its end.
local function play(result, item)
    local live, steps = item.live, result.steps
    for entry, said in notation.entries(item, not steps) do
        local is_over = live.final or result.refusal
        if entry.variation and result.refusal then break end
        if item.main then
            step_variation(result, item, entry)
        elseif entry.ruling or entry.expect then
            step_expecting(result, item, entry)
        elseif entry.action or item.foreign then
            step_game(result, item, entry)
        end
        if said and not item.foreign then notation.say(item, said) end
        -- In a record, remarks stand apart from the moves. In other notations they
        -- describe moves, so they are left out if the game had ended before the move.
        if steps and said and not item.main and not (item.foreign and is_over) then
            add_remarks(result, said)
        end
        if not steps and result.refusal and not live.final then break end
    end
end

--- Judges all games of a text.
-- @param input, name, options as for notation.games; also `steps`, true to keep the
-- steps, and `skip`, number of games to leave out first
-- @return function that returns an inarow.judged for each game; `foreign` is as in
-- notation.games, `read` is the game's source
function judge.games(input, name, options)
    local next_game = notation.games(input, name, options)
    for _ = 1, options.skip or 0 do next_game() end
    return function()
        local item = next_game()
        if not item then return nil end
        if item.error then
            return { source = item.where, name = name, error = item.error }
        end
        local source, steps = item.source, options.steps
        local result = { source = item.where, name = name, foreign = item.foreign,
            read = source, from = source.from, failures = {}, after = 0,
            comment = item.foreign and source.comment or nil,
            steps = steps and {} or nil, texts = steps and {} or nil }
        if steps and item.foreign then add_remarks(result, { marks = source.marks }) end
        play(result, item)
        if result.steps then finish_steps(result) end
        return summarize(item.live, result)
    end
end

-- ---- Line by line ---------------------------------------------------------------------

--- Rules on records as they arrive, one line at a time.
-- @param chunks, options as for notation.lines
-- @return function that returns the results in order. For each line with an effect, the
-- result is a step, as `line` returns it. For a fault, it is {error = {line, message}}.
-- At the end of a game it is {contradicts}, where `contradicts` is the recorded result if
-- the board contradicts it
function judge.lines(chunks, options)
    local next_record = notation.lines(chunks, options)
    local record = next_record()
    return function()
        while record do
            local line, fault = record:next()
            local live = record.live
            if fault then return { error = fault } end
            local step = line and live and judge.line(record, line)
            if step then return step end
            if line == nil then
                record = next_record()
                if live and verdict(live) == "contradicts" then
                    return { contradicts = live.result }
                end
            end
        end
    end
end

return judge
