--- What a rule book says besides what can be read off the keys of a script: the articles
-- of the table, by subject. A script says which article of its source each one is, in its
-- table `articles`, or in `cite` where rulings cite it too; what it does not name is no
-- rule of its game.
--
-- One entry a sentence: {section, subject, text}, in the order in which they are told.
-- `{first}` is the colour that begins, `{black}` the one that something is forbidden to,
-- `{white}` its opponent.
local law = {}

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

    { "opened", "offer-clock", "The offering player's clock runs until a correct offer"
        .. " stands, the other's until the next stone after the pick is placed." },
    { "opened", "opening-over",
        "The opening's own rules end with the stone that was picked." },
    { "opened", "pass-not-allowed",
        "In the opening nobody may pass except where it is said." },

    { "play", "release",
        "A move is over once the stone is released, or the pass declared." },

    { "won", "time", "A player wins by showing that the opponent's time has ended, or"
        .. " that too few moves were made in it." },
    { "won", "resignation", "A player whose opponent gives up wins." },

    { "captures", "by-hand", "Where wins are claimed, whoever captures lifts the stones"
        .. " by hand before the move is over: before the press, or without a clock the"
        .. " opponent's next move. What is not lifted stays, and is not captured; but"
        .. " if the opponent demands its removal, it is lifted and counts." },
    { "captures", "both-captures", "If one move brings both sides to the number that"
        .. " wins, play goes on until one side has more." },

    { "claims", "ruled-at-once", "By default the arbiter rules at once, and nobody need"
        .. " claim anything. These rules hold where a game is played with"
        .. " adjudication=claims." },
    { "claims", "no-such-row", "Whoever wants to win must claim it, and stop both clocks"
        .. " doing so. The claimant's own flag must then still be up." },
    { "claims", "first-claim", "The first claim that is upheld wins: a winning row that"
        .. " nobody has claimed protects nobody. A claim on the last stone goes before"
        .. " the draw by a full board. A claim that is refused costs nothing, unless"
        .. " the game is played with wrong_claim=loses." },
    { "claims", "five-overridden", "If {black} has a five and does not see it, {white}"
        .. " plays on, and {black} then makes a forbidden move, {white} wins by claiming"
        .. " that, the five notwithstanding." },
    { "claims", "lapse", "A forbidden double-three or double-four that {white} does not"
        .. " claim before playing on can never be claimed later. An overline still can,"
        .. " until {black} has made a five and claimed it, or the game has ended"
        .. " otherwise." },

    { "draws", "draw-offer", "A draw can be offered only together with one's own move:"
        .. " after the stone, before the press. The opponent accepts or refuses it by"
        .. " word, or refuses it by moving; meanwhile it cannot be withdrawn." },

    { "table", "adjust", "The player to move may adjust stones on their points, after"
        .. " saying so." },
    { "table", "disarranged", "A position that was disarranged is restored to what it"
        .. " was, and play goes on. If it cannot be restored, whoever is to blame loses;"
        .. " if nobody is, the game is void and a new one is played." },
    { "table", "record-decided",
        "The organizer decides whether records are kept by these rules:" },
    { "table", "record-moves", "Both players record the game move by move, the"
        .. " opponent's moves too, legibly and as the organizer asks." },
    { "table", "record-late", "Nobody with five minutes or less left need record; but"
        .. " the record is completed as soon as it can be." },
    { "table", "conduct", "Once the game has begun, the players use no notes and no"
        .. " books, and analyse on no other board. Nobody analyses in the room while"
        .. " games go on or are interrupted. Nobody distracts or disturbs the opponent."
        .. " The players keep to the rules of the competition. Whoever breaks these"
        .. " rules can be punished, up to loss of the game." },

    { "clock", "controls", "Each player has to make so many moves within so much time." },
    { "clock", "special-clock", "A clock made for the purpose measures it." },
    { "clock", "press", "When the game begins, the clock of whoever is to move is"
        .. " started. After moving, each player at once stops their own clock, with the"
        .. " hand that moved, and so starts the opponent's. Nobody need point out that"
        .. " the opponent forgot to." },
    { "clock", "time-control", "When it is asked whether enough moves were made in time,"
        .. " the last one counts only once the clock was stopped." },
    { "clock", "clock-defect", "What the clock shows is decisive, unless it is evidently"
        .. " defective. Whoever wants to point out a defect must do so at once." },
    { "clock", "interruption", "If the game is interrupted and neither player caused it,"
        .. " the clocks are stopped until the matter is settled." },
    { "clock", "stopping", "Except to claim a win, no player may stop both clocks"
        .. " without sending for the organizer at once." },
    { "clock", "time-call", "Nobody but the two players, not even the organizer, may"
        .. " point out that time has ended or that a press was forgotten." },
    { "clock", "referee", "The organizer may use time referees, one for every game that"
        .. " needs one: then they control the time. With five minutes left the players"
        .. " must call for one at once." },
    { "clock", "arrive", "The clocks are started at the appointed time, when the"
        .. " organizer says so. If both players are absent one clock is started, and its"
        .. " time counts for both." },

    { "organizer", "organizer", "An organizer is appointed to lead the competition." },
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
