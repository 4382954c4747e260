--- The reasons of rulings: first those that end a game, then those that refuse an action.
-- A script may name its own wins and losses, and its hooks may give any reasons.
local reasons = {}

for reason in ([[
    five row overline double-four double-three open-row open-rows losing-row captures
    supply-exhausted resignation time both-times disarranged penalty wrong-claim organizer
    loss-of-both full-board no-action two-passes move-limit agreement

    bad-action bad-script column-full duplicate-offer first-five flag-down flag-up
    forbidden game-over no-capture no-offer no-stone no-such-row no-supply not-allowed
    not-now not-your-turn occupied off-board outside-region pass-not-allowed
    symmetric-offer time-call too-deep too-late unsupported wrong-count]]):gmatch "%S+" do
    reasons[#reasons + 1] = reason
end

return reasons
