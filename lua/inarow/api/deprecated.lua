--- Public functions and fields that still work, but that new code should not use: old
-- names, and functions of which others do the job. The manual lists them with the reason.

local NAMES = {
    { "inarow", "known", "bundled",
        "hosts and finders may know other variants; these come with the module" },
    { "inarow", "action_text", "text", "one function writes all that has a text" },
    { "inarow", "proof_text", "text", "one function writes all that has a text" },
    { "inarow", "analysis_text", "text(analysis, asked)",
        "one function writes all that has a text" },
    { "inarow.game", "players", "state().players", "the state lists the players, too" },
    { "inarow.game", "offer_beside", "more_offers",
        "it lists points that an offer may hold beside the chosen ones" },
    { "inarow.game", "set_conduct", "set_option",
        "inarow.new takes the same options" },
    { "inarow.game", "choices", "legal_groups",
        "it lists what `legal` lists, in groups" },
    { "inarow.game", "run", "play_many",
        "it plays a list of points" },
}

--- @return list of {class, old name, what to use, reason}: a name that means the same, or
-- an expression
return function()
    local list = {}
    for i, one in ipairs(NAMES) do list[i] = { one[1], one[2], one[3], one[4] } end
    return list
end
