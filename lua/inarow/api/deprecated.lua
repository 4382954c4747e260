--- Old names of public functions and fields. They still work, but new code should use
-- the new name, for the reason that stands beside it. The manual lists them.

--- List of {class, old name, new name, reason}.
return {
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
