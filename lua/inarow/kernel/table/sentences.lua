--- Rulings and refusals at the table.
return require("inarow.language").sentences {
    -- Rulings.
    resignation = "{Loser} resigned: {who} wins.",
    time = "{Loser} has run out of time: {who} wins.",
    ["both-times"] = "Both players have run out of time.",
    disarranged = "{Loser} disarranged the position, and it cannot be restored: {who}"
        .. " wins.",
    ["disarranged-void"] = "The position cannot be restored, and nobody is to blame.",
    penalty = "{Loser} loses the game by a penalty: {who} wins.",
    ["wrong-claim"] = "{Loser} made a wrong claim, which loses this game: {who} wins.",
    agreement = "The players agreed on a draw.",
    ["two-passes"] = "The players passed one after another.",
    ["organizer-draw"] = "The organizer ruled the game a draw.",
    ["organizer-win"] = "The organizer ruled that {who} wins.",
    ["organizer-void"] = "The organizer declared the game void.",
    ["loss-of-both"] = "The organizer ruled that both players lose.",

    -- Refused draw offers.
    ["draw-offer-now"] = "A player can offer a draw only right after their own move.",
    ["draw-offered-already"] = "A draw has already been offered.",
    ["draw-not-withdrawn"] = "An offer of a draw cannot be withdrawn: the opponent"
        .. " accepts it, refuses it, or moves.",
    ["no-draw-offer"] = "There is no offer of a draw.",
    ["no-draws"] = "There are no draws by agreement in this game.",
    ["own-draw-offer"] = "Only the opponent may answer the offer.",

    -- Refused claims.
    ["unknown-claim"] = "'{word}' cannot be claimed in this game{hint}; expected"
        .. " {expected}",
    ["no-such-row"] = "Nothing on the board supports 'claim {what}'.",
    ["too-late"] = "It is too late for 'claim {what}'.",
    ["first-five"] = "The earlier row at {point} bars this claim.",
    ["claim-before-answer"] = "The row at {point} wins if it still stands after the"
        .. " answer: claim it then.",
    ["claim-before-lifting"] = "Captured stones count once they are lifted: lift {points}"
        .. " first.",
    ["time-call"] = "Only the players may claim, or point out that time has ended.",
    ["time-call-referees"] = "Only the players may claim; a referee may claim only that"
        .. " time has ended.",
    ["flag-down"] = "The claimant has run out of time.",
    ["flag-down-resigned"] = "{Who} cannot win by this resignation: {who} has run out of"
        .. " time.",
    ["flag-up"] = "No opponent has run out of time.",
    ["flag-of-another"] = "{Loser} has run out of time, and {who} wins by it.",
    ["expected-claim-of"] = "only 'claim {claim}' or the claim of a win may follow",

    -- Refused lifting of captured stones.
    ["no-captures"] = "There are no captures in this game.",
    ["no-capture"] = "There are no captured stones to lift there now.",
    ["capture-late"] = "It is too late: the stones were still there when the move was"
        .. " over.",
    ["lifted-by-taker"] = "Only the player who captured the stones may lift them.",
    ["demand-by-other"] = "Only the opponent may demand the removal.",
    ["lift-some"] = "{count} of the captured stones",
    ["lift-all"] = "all stones of each row captured",

    -- The clock.
    ["no-clock"] = "the game has no clock",
    ["clock-not-own"] = "Only a player who has moved may press the clock, and only once.",
    ["press-is-made"] = "in this game a move presses the clock by itself",
    ["move-first"] = "a move must be made first",
    ["move-goes-on"] = "the move is not over, {expected} is still to come",

    -- The organizer, time referees, and the players at the table.
    ["organizer-only"] = "Only the organizer may order this.",
    ["adjust-not-own"] = "Only the player to move may adjust stones.",
    ["restored-too-far"] = "from 0 to {count} stones and passes",
    ["penalty-of-nothing"] = "a penalty must be more than 0 seconds",
    ["record-complete"] = "nothing is missing from the record",
    ["not-begun"] = "the game has not begun",
    ["begun-already"] = "the game has already begun",
    ["begins-by-rules"] = "the rules say who begins",
    ["begins-late"] = "it must come before all other actions",
    ["not-interrupted"] = "the game is not interrupted",
    ["interrupted-already"] = "the game is already interrupted",
    ["has-come-now"] = "that player is already here",
    ["has-come"] = "that player has already come",
    ["absent-known"] = "that player is already known to be absent",
    ["referees-used"] = "time referees are already in use",
    ["referees-unused"] = "no time referees are used in this game",
    ["referee-called"] = "a time referee has already been called",
    ["no-referee-due"] = "no clock has five minutes or less left",
}
