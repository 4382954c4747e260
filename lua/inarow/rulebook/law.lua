--- What a rule book says besides what can be read off the keys of a script: the articles
-- of the table, by subject. A script says which article of its source each one is, in its
-- table `articles`, or in `cite` where rulings cite it too; what it does not name is no
-- rule of its game.
--
-- A source that has no law of the table says nothing of claims, clocks and the organizer;
-- but they are ruled on in its game all the same, wherever it is played so (reading 4).
-- What then holds is told too, cited as the rulings are: by the source, or a reading.
--
-- One entry a sentence, in the order in which they are told: {section, subject, text},
-- and by name
--   `elsewhere`: what is told where the source has no law of the table; true: the same
--   `reading`: by which of the readings that is; else it is by the source as a whole
--   `when`: function(rules), is there anything to it in this game?
-- `{first}` is the colour that begins, `{black}` the one that something is forbidden to,
-- `{white}` its opponent.
local law = {}

-- ---- What a game has ------------------------------------------------------------------

local function has_agreement(rules)
    return (rules.script.draw or {}).agreement ~= nil
end

local function has_no_agreement(rules)
    return not has_agreement(rules)
end

local function has_offer(rules)
    for _, step in ipairs(rules.steps) do
        if step[1] == "offer" then return true end
    end
    return false
end

local function has_captures(rules)
    return rules.script.capture ~= nil
end

-- Does a row win under no name of the game's own, and if so a longer one too (is_exact:
-- or not)?
local function has_row(rules, is_exact)
    for i in ipairs(rules.colours) do
        local win = rules.win[i]
        if win.row and not win.reason and (win.exactly or false) == is_exact then
            return true
        end
    end
    return false
end

local function has_longer_rows(rules) return has_row(rules, false) end
local function has_exact_rows(rules) return has_row(rules, true) end

-- Is there a pattern that loses, and is seen no more once play has gone on?
local function has_lapse(rules)
    for _, name in ipairs { "double-four", "double-three" } do
        local rule = (rules.script.forbid or {})[name]
        if rule and rule.penalty ~= "refused" then return true end
    end
    return false
end

-- ---- The sentences --------------------------------------------------------------------

law.sentences = {
    { "board", "board-colour",
        "The board's colour is unlike that of any stone." },
    { "board", "reference-points",
        "Five points of it are marked, for reference." },
    { "board", "other-colours", "Where the stones have other colours, the light ones"
        .. " are played as white and the dark ones as black." },
    { "board", "seating", "Partners sit opposite each other, and the turn goes round"
        .. " anticlockwise. They may not discuss how to play." },
    { "board", "by-lot", "Who begins is drawn by lot." },
    { "board", "lot-or-agreed", "Who begins is drawn by lot, or agreed." },

    { "opening", "tentative-colours",
        "The players agree who is to be {first} for the time being: the first player." },
    { "opening", "first-three", "The first player places the first three stones,"
        .. " {white}'s too, and so decides on the opening." },

    { "opening", "players-called", "Whoever gets the colour of which two stones are"
        .. " placed at first is Player B, told of here as {black}; the other is Player A,"
        .. " told of as {white}." },

    { "opened", "offer-clock", "The offering player's clock runs until a correct offer"
        .. " stands, the other's until the next stone after the pick is placed." },
    { "opened", "opening-over",
        "The opening's own rules end with the stone that was picked." },
    { "opened", "pass-not-allowed",
        "In the opening nobody may pass except where it is said." },

    { "play", "release",
        "A move is over once the stone is released, or the pass declared." },

    { "won", "time", "A player wins by showing that the opponent's time has ended, or"
        .. " that too few moves were made in it.",
        elsewhere = "With a clock, a player whose own time has not ended wins if the"
            .. " opponent's has, or if the opponent made too few moves in it." },
    { "won", "resignation", "A player whose opponent gives up wins.", elsewhere = true },
    { "won", "resigned-late", "That is so even if the winner's own time has ended,"
        .. " unless the game is played with resignation=flag-up.", elsewhere = true },

    { "captures", "by-hand", "Where wins are claimed, whoever captures lifts the stones"
        .. " by hand before the move is over: before the press, or without a clock the"
        .. " opponent's next move. What is not lifted stays, and is not captured; but"
        .. " if the opponent demands its removal, it is lifted and counts." },
    { "captures", "both-captures", "If one move brings both sides to the number that"
        .. " wins, play goes on until one side has more." },

    { "claims", "ruled-at-once", "By default the arbiter rules at once, and nobody need"
        .. " claim anything. These rules hold where a game is played with"
        .. " adjudication=claims.", elsewhere = true, reading = 4 },
    { "claims", "no-such-row", "Whoever wants to win must claim it, and stop both clocks"
        .. " doing so. The claimant's own flag must then still be up.",
        elsewhere = "Whoever wants to win must claim it. With a clock, the claimant's own"
            .. " time must not have ended." },
    { "claims", "claim-names", "A claim names what the player saw, not its length:"
        .. " where longer rows win too, 'five' and 'overline' mean any row that wins.",
        elsewhere = true, reading = 16, when = has_longer_rows },
    { "claims", "claim-names", "'claim win' is upheld on whatever wins for the"
        .. " claimant. A claim that does not say whose it is, is made by whoever it would"
        .. " serve; where it would serve nobody and costs something, that is asked for.",
        elsewhere = true, reading = 16 },
    { "claims", "first-claim", "The first claim that is upheld wins: a winning row that"
        .. " nobody has claimed protects nobody, unless the game is played with"
        .. " first_five_stands=true. A claim on the last stone goes before the draw by a"
        .. " full board. A claim that is refused costs nothing, unless the game is played"
        .. " with wrong_claim=loses.", elsewhere = true, reading = 5 },
    { "claims", "lengthened", "A row that was lengthened is another row: where longer"
        .. " rows do not win, it can be claimed no more.",
        elsewhere = true, reading = 18, when = has_exact_rows },
    { "claims", "rows-stand", "A row can be claimed as long as it stands.",
        elsewhere = true },
    { "claims", "captures-stand", "Captures that win can be claimed at any time.",
        elsewhere = true, when = has_captures },
    { "claims", "five-overridden", "If {black} has a five and does not see it, {white}"
        .. " plays on, and {black} then makes a forbidden move, {white} wins by claiming"
        .. " that, the five notwithstanding." },
    { "claims", "lapse", "A forbidden double-three or double-four that {white} does not"
        .. " claim before playing on can never be claimed later. An overline still can,"
        .. " until {black} has made a five and claimed it, or the game has ended"
        .. " otherwise.",
        elsewhere = "A forbidden double-three or double-four can be claimed only until"
            .. " the opponent plays on.", when = has_lapse },

    { "draws", "draw-offer", "A draw can be offered only together with one's own move:"
        .. " after the stone, before the press. The opponent accepts or refuses it by"
        .. " word, or refuses it by moving; meanwhile it cannot be withdrawn.",
        elsewhere = true, when = has_agreement },
    { "draws", "own-move", "That is from one's own stone or pass on, until one presses or"
        .. " the opponent moves, whichever clock runs.",
        elsewhere = true, reading = 17, when = has_agreement },
    { "draws", "own-move", "To offer points for a stone is an own move too; to pick one"
        .. " of them is not yet one.", elsewhere = true, reading = 17,
        when = function(rules) return has_agreement(rules) and has_offer(rules) end },
    { "draws", "no-agreement", "The players cannot agree on a draw.", elsewhere = true,
        when = has_no_agreement },
    { "draws", "no-action",
        "The game is drawn when whoever is to move can do nothing at all." },
    { "draws", "no-end", "Else stones are moved until somebody wins: no number of moves"
        .. " makes a draw, nor does a position that comes again." },

    { "forbidden", "bound-from", "This binds {black}, Player B, from the first stone"
        .. " that Player B places after the choice of colours." },

    { "table", "adjust", "The player to move may adjust stones on their points, after"
        .. " saying so.", elsewhere = true },
    { "table", "disarranged", "A position that was disarranged is restored to what it"
        .. " was, and play goes on. If it cannot be restored, whoever is to blame loses;"
        .. " if nobody is, the game is void and a new one is played.", elsewhere = true },
    { "table", "record-decided",
        "The organizer decides whether records are kept by these rules:" },
    { "table", "record-moves", "Both players record the game move by move, the"
        .. " opponent's moves too, legibly and as the organizer asks." },
    { "table", "record-late", "Nobody with five minutes or less left need record; but"
        .. " the record is completed as soon as it can be." },
    { "table", "record-waived", "Records are owed unless the organizer says otherwise:"
        .. " then the game is played with records=waived." },
    { "table", "conduct", "Once the game has begun, the players use no notes and no"
        .. " books, and analyse on no other board. Nobody analyses in the room while"
        .. " games go on or are interrupted. Nobody distracts or disturbs the opponent."
        .. " The players keep to the rules of the competition. Whoever breaks these"
        .. " rules can be punished, up to loss of the game." },

    { "clock", "controls", "Each player has to make so many moves within so much time.",
        elsewhere = "There is a clock if the game is played with one: clock=40/7200 is 40"
            .. " moves within 7200 seconds, clock=900+30 is 900 seconds in all, and 30"
            .. " more a move." },
    { "clock", "special-clock", "A clock made for the purpose measures it." },
    { "clock", "press", "When the game begins, the clock of whoever is to move is"
        .. " started. After moving, each player at once stops their own clock, with the"
        .. " hand that moved, and so starts the opponent's. Nobody need point out that"
        .. " the opponent forgot to.",
        elsewhere = "When the game begins, the clock of whoever is to move is started. A"
            .. " move stops it by itself and starts the opponent's; where wins are"
            .. " claimed, whoever has moved does so by a press." },
    { "clock", "time-control", "When it is asked whether enough moves were made in time,"
        .. " the last one counts only once the clock was stopped.", elsewhere = true },
    { "clock", "clock-defect", "What the clock shows is decisive, unless it is evidently"
        .. " defective. Whoever wants to point out a defect must do so at once.",
        elsewhere = true },
    { "clock", "interruption", "If the game is interrupted and neither player caused it,"
        .. " the clocks are stopped until the matter is settled.", elsewhere = true },
    { "clock", "stopping", "Except to claim a win, no player may stop both clocks"
        .. " without sending for the organizer at once." },
    { "clock", "time-call", "Nobody but the two players, not even the organizer, may"
        .. " point out that time has ended or that a press was forgotten.",
        elsewhere = "Nobody but the players may claim, or point out that time has"
            .. " ended." },
    { "clock", "referee", "The organizer may use time referees, one for every game that"
        .. " needs one: then they control the time. With five minutes left the players"
        .. " must call for one at once.",
        elsewhere = "Where the organizer uses time referees, one can be called for once"
            .. " somebody has five minutes or less left, and may claim that time has"
            .. " ended." },
    { "clock", "arrive", "The clocks are started at the appointed time, when the"
        .. " organizer says so. If both players are absent one clock is started, and its"
        .. " time counts for both." },
    { "clock", "absent", "A player is absent from the start if the organizer says so, or"
        .. " if it is said later that the player arrives: until then, or until the player"
        .. " does anything else. While nobody is there the one clock that runs counts for"
        .. " all, at once, whoever comes first or never.",
        elsewhere = true, reading = 15 },

    { "organizer", "organizer", "An organizer is appointed to lead the competition.",
        elsewhere = "An organizer can interrupt a game, warn players, set their clocks,"
            .. " take time from them as a penalty, and end the game: drawn, won by one,"
            .. " lost by both, or void." },
    { "organizer", "control", "The organizer sees that the rules are kept." },
    { "organizer", "disputes", "The organizer judges all disputes." },
    { "organizer", "conditions", "The organizer sees to good conditions." },
    { "organizer", "disturbance", "The organizer sees that the players are not disturbed,"
        .. " by each other or by spectators." },
    { "organizer", "penalty", "The organizer punishes players who break the rules." },
    { "organizer", "resumption", "The organizer decides in which order interrupted games"
        .. " are resumed." },
    { "organizer", "changes", "Only the federation's General Assembly can change these"
        .. " rules." },
}

--- The subjects: those of the sentences, in order, then of what is told from the keys of
-- a script under an article of its own: who plays which colour, what fours and threes
-- are, that a five goes before what is forbidden, and that nothing is to the other.
law.subjects = {}
for i, sentence in ipairs(law.sentences) do law.subjects[i] = sentence[2] end
for _, subject in ipairs { "colours", "terms", "five-first", "unbound" } do
    law.subjects[#law.subjects + 1] = subject
end

return law
