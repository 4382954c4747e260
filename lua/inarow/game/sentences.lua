--- Refusals before and after a game, and what a prompt asks for.
return require("inarow.language").sentences {
    -- Refusals.
    ["nothing-to-undo"] = "There is no action to take back.",
    ["conduct-late"] = "{name} can be set only before the first action",
    ["setup-late"] = "a position can be set up only before the first action",

    -- What a prompt asks for, behind a verb.
    ["ask-colour-unsaid"] = "{colours} ({colour} if none is named)",
    ["ask-from-to"] = "{least} to {most}",
    ["ask-offered"] = "a point offered",
    ["ask-stone"] = "a stone",
    ["ask-bottom-stone"] = "a stone of the bottom row",
    ["ask-dice"] = "the dice",
}
