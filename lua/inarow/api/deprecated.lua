--- Old names of public functions and fields. They still work, but new code should use
-- the new name, for the reason that stands beside it. The manual lists them.

local NAMES = {
    { "inarow", "known", "bundled",
        "hosts and finders may know other variants; these come with the module" },
    { "inarow.game", "offer_beside", "more_offers",
        "it lists points that an offer may hold beside the chosen ones" },
    { "inarow.game", "set_conduct", "set_option",
        "inarow.new takes the same options" },
    { "inarow.game", "choices", "legal_groups",
        "it lists what `legal` lists, in groups" },
    { "inarow.game", "run", "play_many",
        "it plays a list of points" },
}

--- @return list of {class, old name, new name, reason}
return function()
    local list = {}
    for i, one in ipairs(NAMES) do list[i] = { one[1], one[2], one[3], one[4] } end
    return list
end
