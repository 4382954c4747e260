--- Writes every sentence for players, by variant: sentences.lua [VARIANT...] writes
-- tests/sentences/VARIANT.txt (sentence_lists.lua), and the spec compares them.
--
-- There are three kinds of lines: the rules, with the changes for each other value of an
-- option; the prompts, and the lines below a board; and the rulings with their messages.
-- The rulings come from random games, with immediate wins and with claims, with a clock
-- and without. Every verb is tried in every phase, with right and wrong values. Points
-- are printed as h8 and numbers as N, so that each sentence is one line.
local helper = dofile "tests/lua/helper.lua"
local lists = dofile "tests/lua/sentence_lists.lua"
local games = require "inarow.game"
local inarow = require "inarow"
local language = require "inarow.language"
local model = require "inarow.model"
local variants = require "inarow.variant"
local status = require("inarow.picture").status

local sentences = {}

-- ---- Lines ----------------------------------------------------------------------------

-- Returns a text with all points and numbers replaced.
local function plain(text)
    text = text:gsub("%f[%w]%l%d%d?%f[^%w]", "h8"):gsub("h8[h8 ]+h8", "h8 h8")
    return (text:gsub("%f[%w]%d+%.%d+%f[^%w]", "N"):gsub("%f[%w]%d+%f[^%w]", "N"))
end

-- Texts that are the same for any verb or word are listed once.
local ANY = {
    { "^'[%a-]+' is not possible now: expected", "'VERB' is not possible now: expected" },
    { "^'[%a-]+' is not possible now: the game is interrupted",
        "'VERB' is not possible now: the game is interrupted" },
    { "^'[%w-]+' cannot be claimed in this game;",
        "'WORD' cannot be claimed in this game;" },
}

-- Returns a ruling as a line: "refused occupied (RIF 5): h8 is occupied."
local function line_of(ruling)
    local message = plain(ruling.message)
    for _, said in ipairs(ANY) do message = message:gsub(said[1], said[2]) end
    return ("%s: %s"):format(tostring(ruling), message)
end

-- ---- Possible actions -----------------------------------------------------------------

local TYPING_ERRORS = {
    "", "ply h8", "h8", "play", "play 8h", "play h8 h9", "play h8 at", "play h8 at 9",
    "play h8 by", "play h8 @", "play h8 @x", "declare", "declare two", "take", "roll 3",
    "move h8", "offer", "pick x", "choose", "draw", "draw withdrawn", "claim", "claim !",
    "capture", "demand", "demand stones", "disarranged", "organizer", "organizer stop",
    "organizer warn", "organizer set black", "organizer void black", "resign h8",
    "organizer penalty first -5", "begins", "begins sixth", "disarranged by",
    "disarranged restored to x", "offer h8 x", "resign by first by first",
    "claim double three", "claim 4 4", "claim threes", "choose purple",
    "play h8 by spectator", "play purple h8", "resign by organizer", "play h", "arrive",
}

-- Returns a random word for a field of an action, right or wrong.
local function words_for(field, game, random, point)
    local colours = game.rules.colours
    local function one(list) return list[random(#list)] end
    local who = function()
        return one { colours[1], colours[2], colours[#colours], "first", "second" }
    end
    local kinds = {
        point = point, place = point,
        points = function()
            local points = {}
            local wanted = game:state().count or random(3)
            for i = 1, wanted - (random(8) == 1 and 1 or 0) do points[i] = point() end
            return #points > 0 and table.concat(points, " ") or point()
        end,
        number = function() return tostring(random(12)) end,
        count = function() return one { "two", "three" } end,
        from_to = function() return point() .. " " .. point() end,
        dice = function() return random(7) .. " " .. random(6) end,
        colour = who,
        answer = function() return one { "offer", "accept", "refuse", "withdraw" } end,
        claim = function()
            return one { "five", "overline", "double-three", "double-four", "time",
                "clock-defect", "captures", "full-board", "supply-exhausted", "3-3",
                "Five", "four-in-line", "victory", "open-row", "three", "six", "win" }
        end,
        by = function() return "by " .. who() end,
        who = who,
        seconds = function() return tostring(random(400)) end,
    }
    return kinds[field] and kinds[field]() or nil
end

-- Orders with a player, and with seconds.
local TAKES_WHO = { warn = true, forfeit = true, absent = true, win = true, set = true,
    penalty = true }

-- The fields of each verb.
local TAKES = model.verbs()

-- Returns a verb with words after it, as a player might type it.
local function said(verb, game, random, point)
    local words, colours = { verb }, game.rules.colours
    local known = TAKES[verb].words
    for _, field in ipairs(TAKES[verb]) do
        local name, optional = field:match "[%a_]+", field:sub(1, 1) == "["
        if known and (name == "what" or name == "order") then
            words[#words + 1] = known[random(#known)]
        elseif verb == "organizer" and name ~= "order" then
            local order = words[2]
            if TAKES_WHO[order] and (name == "who" or order == "set"
                or order == "penalty") then
                words[#words + 1] = words_for(name, game, random, point)
            end
        elseif not optional or random(3) == 1 or (verb == "play" and random(3) == 1
            and not game:state().to_move) then
            words[#words + 1] = words_for(name, game, random, point)
        end
    end
    local by = random(9)
    if by <= 3 and verb ~= "disarranged" then
        words[#words + 1] = "by " .. ({ colours[random(#colours)], "second",
            ({ "organizer", "referee" })[random(2)] })[by]
    end
    return table.concat(words, " ")
end

-- ---- Random games ---------------------------------------------------------------------

-- Returns true for verbs and words that end a game too early.
local function is_ender(text)
    return text:find "^resign" or text:find "accept" or text:find "forfeit"
        or text:find "void" or text:find "unrestorable" or text:find "win"
        or text:find "loss" or text:find "organizer draw"
end

local function is_central(rules, x, y)
    return math.abs(2 * x - 1 - rules.width) <= 8
        and math.abs(2 * y - 1 - rules.height) <= 8
end

-- Returns a point, usually near the centre, sometimes off the board.
local function point_of(game, random)
    local function coordinate(side)
        if random(40) == 1 then return side + 1 end
        local reach = math.min(side, random(3) == 1 and side or 7)
        return math.floor((side - reach) / 2) + random(reach)
    end
    return function()
        local rules = game.rules
        local point = ("%c%d"):format(96 + coordinate(rules.width),
            coordinate(rules.height))
        return rules.board.layers == 1 and point
            or ("%s-%d"):format(point, coordinate(rules.board.layers))
    end
end

-- Returns a legal action: preferably a stone near the centre.
local function legal_text(game, list, random, point)
    if #list == 0 then return nil end
    for _ = 1, 12 do
        local action = list[random(#list)]
        local at = action.point or (action.points or {})[1]
        if action.verb == "offer" then
            return "offer " .. words_for("points", game, random, point)
        elseif (action.verb ~= "pass" or random(20) == 1)
            and (not at or is_central(game.rules, model.coordinates(at)))
        then
            return model.format(action)
        end
    end
    return model.format(list[random(#list)])
end

-- Verbs in order, so that a game is the same on every machine.
local VERBS = language.keys(TAKES)

-- Notes the text about an action: by its line, the action's text.
local function note(found, text, ruling, refusal)
    found[line_of(ruling or refusal)] = text
end

-- Plays a game and notes its texts; tries `trials` wrong actions per turn.
local function play(game, random, found, turns, trials)
    local time, point = 0, point_of(game, random)
    local function act(text)
        if game.origin.conduct.clock then
            time = time + random(3) * random(8) * (random(30) == 1 and 20 or 1)
            text = ("%s @%d"):format(text, random(60) == 1 and 1 or time)
        end
        local ruling, _, _, refusal = game:apply(text)
        note(found, text, ruling, refusal)
    end
    for turn = 1, turns do
        if game.final then break end
        local legal = game:legal()
        local asked = game:prompt()
        found[("asked: %s: %s"):format(asked.who, plain(asked.in_full))] = ""
        found["shown: " .. plain(status(game, game:state()))] = ""
        for _ = 1, trials do
            local text = said(VERBS[random(#VERBS)], game, random, point)
            local late = turn > turns - 2
            if game.final or (is_ender(text) and not late) then break end
            act(text)
        end
        local text = not game.final and legal_text(game, legal, random, point)
        if text then act(text) end
    end
    if game.final then note(found, "play h8", nil, select(4, game:apply "play h8")) end
end

-- Rare situations in games; `.` is any legal action.
local SCRIPTS = {
    ". draw_offer draw_withdraw draw_offer draw_accept", ". draw_offer draw_refuse",
    ". . . . . . . . . . . . . . . . pass pass", "organizer_forfeit_first",
    "claim_clock-defect . organizer_suspend organizer_resume",
    "organizer_start_@0 press_@5 .", ". @9000_claim_time", "resign_by_second",
    ". . . @999_press . @2000_press claim_time_by_first claim_time_by_second_@9000",
    "organizer_start_@0 arrive_by_second_@9000 arrive_by_first_@9001 claim_time_@9999",
    "organizer_referees . @850_press @860_call-referee claim_time_by_referee_@9000",
    ". @850_press . @1000_press record_by_first record_by_second",
    ". draw_offer draw_accept_by_first draw_accept_by_second", "roll_7_1",
    "play_d play_d play_d play_d play_d play_d play_d",
    "play_h8 play_h9 play_h10 keep pass offer_g8_i8",
    "roll_6_1 play_black_a1 play_black_a2 play_black_a3",
    "play_j10 play_j11 play_a1 play_j12 play_j13 demand_removal_by_white"
        .. " demand_removal_by_black",
    "play_h8 play_a1 play_i8 play_b1 play_j8 play_c1 play_k8 play_d1 play_l8 play_e1"
        .. " claim_five_by_white",
}

local function follow(game, script, random, found)
    local point = point_of(game, random)
    for word in script:gmatch "%S+" do
        if game.final then return end
        local text = word:gsub("_", " ")
        local time = text:match "^@%d+ "
        if time then text = text:sub(#time + 1) .. " " .. time end
        if text == "." then text = legal_text(game, game:legal(), random, point) end
        text = text or "pass"
        local ruling, _, _, refusal = game:apply(text)
        note(found, text, ruling, refusal)
    end
end

local CONDUCTS = {
    {}, { adjudication = "claims" },
    { adjudication = "claims", clock = "8/400 200+5" }, { clock = "5/300 100" },
    { adjudication = "claims", clock = "900", wrong_claim = "loses" },
    { adjudication = "claims", first_five_stands = "true" },
}

local function new_game(rules, conduct)
    local game = games.new(rules)
    for _, key in ipairs(language.keys(conduct)) do
        assert(game:set_option(key, conduct[key]))
    end
    return game
end

local STONES = { "X", "O", "1", "2", "3", "4" }

-- Sets up a game with stones crowded around the centre, so that rows are soon made; or
-- with hardly a point left.
local function crowd(game, random, full)
    local cells, height = {}, game.rules.height
    for i, point in ipairs(game.rules.board.points) do
        local x, y = model.coordinates(point)
        y = height + 1 - y -- from the top
        local stands = full and random(80) > 1
            or is_central(game.rules, x, y) and random(5) > 2
        local many = random(4) > 1 and 1 or #game.rules.colours
        cells[i] = stands and STONES[full
            and (math.floor((x + 1) / 2) + y) % #game.rules.colours + 1
            or random(many)] or "."
    end
    game:setup(table.concat(cells)) -- refused if discs float, which does not matter
end

-- Notes the texts of games by rules.
local function say_in_games(rules, found, count, past)
    local random = helper.random(4711)
    for n = 1, count do
        local conduct = CONDUCTS[n % #CONDUCTS + 1]
        local of = n % 3 ~= 0 and past or rules
        local game = new_game(of, conduct)
        if of == past then crowd(game, random, n % 5 == 0) end
        local turns = of == past and 14 or 40
        play(game, random, found, turns, 4 + random(3))
    end
end

-- Notes the texts of the written games, or of one in `apart`, and of unreadable actions.
local function say_in_scripts(rules, found, first, apart)
    for nth, conduct in ipairs(CONDUCTS) do
        for at = (first + nth) % apart + 1, #SCRIPTS, apart do
            -- Each has its own random numbers, so a part has no other texts than the
            -- whole.
            local random = helper.random(4200 + 100 * nth + at)
            follow(new_game(rules, conduct), SCRIPTS[at], random, found)
        end
    end
    for _, text in ipairs(TYPING_ERRORS) do
        local ruling, _, _, refusal = games.new(rules):apply(text)
        note(found, text, ruling, refusal)
    end
end

-- ---- Lists ----------------------------------------------------------------------------

local function rules_lines(rules)
    local lines = {}
    for i, rule in ipairs(variants.rulebook(rules)) do
        lines[i] = ("%s (%s)"):format(rule.text, rule.citation)
    end
    return lines
end

-- Adds the items of a list that are not known yet, after the setting's name.
local function add_new(lines, more, known, setting)
    for _, line in ipairs(more) do
        if not known[line] then lines[#lines + 1] = ("%s: %s"):format(setting, line) end
    end
end

local function set_of(list)
    local set = {}
    for _, item in ipairs(list) do set[item] = true end
    return set
end

-- Returns the other values of each option, as texts {key, value}; for the size, a small
-- one.
local function settings(definition)
    local list = {}
    for _, setting in ipairs(variants.settings(definition)) do
        local values = setting.of == "variant" and setting.values or {}
        for n = 2, #values do list[#list + 1] = { setting.key, values[n] } end
        if setting.key == "size" then list[#list + 1] = { "size", "7" } end
    end
    return list
end

-- Returns true if the setting changes more than a number.
local function is_of_words(setting)
    return not setting[2]:find "^%d+$" or setting[1] == "size"
end

--- Returns all rules of a variant, with each other value of an option: a list of
-- inarow.rules.
function sentences.all_rules(name)
    local all = { (assert(inarow.rules(name))) }
    for _, setting in ipairs(settings(assert(inarow.find(name)))) do
        all[#all + 1] = inarow.rules(name, { [setting[1]] = setting[2] })
    end
    return all
end

--- Returns the texts in games of a variant: by line, the text of an action that causes
-- it, or "" for prompts.
-- @param games_ number of random games with default options
-- @param apart one in so many written games is played; 1, all of them, if nil
-- @param first integer: number of the first of these
function sentences.said(name, games_, apart, first)
    local definition, found = assert(inarow.find(name)), {}
    local rules = assert(inarow.rules(name))
    say_in_games(rules, found, games_, assert(inarow.rules(name, {}, true)))
    say_in_scripts(rules, found, first or 0, apart or 1)
    for _, setting in ipairs(settings(definition)) do
        local given = { [setting[1]] = setting[2] }
        local other = is_of_words(setting) and inarow.rules(name, given)
        if other then
            say_in_games(other, found, math.floor(games_ / 4),
                assert(inarow.rules(name, given, true)))
        end
    end
    return found
end

--- Returns all sentences of a variant: a list of lines.
-- @param games_, apart, first as for sentences.said
function sentences.list(name, games_, apart, first)
    local lines = rules_lines(assert(inarow.rules(name)))
    local known = set_of(lines)
    for _, setting in ipairs(settings(assert(inarow.find(name)))) do
        local other = inarow.rules(name, { [setting[1]] = setting[2] })
        if other then
            add_new(lines, rules_lines(other), known, table.concat(setting, "="))
        end
    end
    lines[#lines + 1] = ""
    for _, line in ipairs(language.keys(sentences.said(name, games_, apart, first))) do
        lines[#lines + 1] = line
    end
    return lines
end

--- Number of games for the list: more games find no more sentences.
sentences.games = 40

--- Returns the lines of a list, by the variant's name.
-- @param games_ number of games with default options; the full number by default
-- @param apart, first as for sentences.said
function sentences.made(name, games_, apart, first)
    return sentences.list(name, games_ or sentences.games, apart, first)
end

--- Functions for the lines of a variant's list, and those of its file.
sentences.read, sentences.packed, sentences.path = lists.read, lists.packed, lists.path

-- Writes all lists, or some. Lists on which others depend come first.
local function write(names)
    local made, is_written = {}, {}
    local function write_one(name)
        if is_written[name] or not made[name] then return end
        is_written[name] = true
        write_one(lists.other_of(name))
        lists.write(name, made[name])
    end
    for _, name in ipairs(names) do made[name] = sentences.made(name) end
    if names == inarow.bundled then lists.write_common(made, names) end
    for _, name in ipairs(names) do write_one(name) end
end

if arg and arg[0] and arg[0]:find "sentences%.lua$" then
    write(#arg > 0 and arg or inarow.bundled)
end

return sentences
