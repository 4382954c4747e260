--- Public functions and fields that still work but that new code should not use: old
-- names, and functions that others replace. The manual lists them with the reason.

local NAMES = {
    { "inarow", "known", "bundled",
        "finders may know other variants; these come with the module" },
    { "inarow", "action_text", "text", "one function writes all these texts" },
    { "inarow", "proof_text", "text", "one function writes all these texts" },
    { "inarow", "analysis_text", "text(analysis, asked)",
        "one function writes all these texts" },
    { "inarow.game", "players", "state().players", "the state also lists the players" },
    { "inarow.game", "offer_beside", "more_offers",
        "the new name says that it lists more points for an offer" },
    { "inarow.game", "set_conduct", "set_option",
        "inarow.new takes the same options" },
    { "inarow.game", "choices", "legal_groups",
        "the new name says that it groups the actions of `legal`" },
    { "inarow.game", "run", "play_many",
        "the new name says that it plays a list of points" },
}

--- @return list of {class, old name, replacement, reason}; the replacement is a name with
-- the same meaning, or an expression
return function()
    local list = {}
    for i, one in ipairs(NAMES) do list[i] = { one[1], one[2], one[3], one[4] } end
    return list
end
