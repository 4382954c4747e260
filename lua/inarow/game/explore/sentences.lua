--- Findings of lint, and games that cannot be counted.
return require("inarow.language").sentences {
    -- Counting.
    ["hooks-claimed"] = "{record}: games of a script with hooks can be counted only with"
        .. " adjudication=immediate",
    ["many-offers"] = "ply {ply} would list more than 10^8 offers",

    -- Findings of lint.
    ["lint-win"] = "{colour} never wins by a row",
    ["lint-captured"] = "{colour} never wins by captures",
    ["lint-lose"] = "{colour} never loses by a row",
    ["lint-forbid"] = "the {pattern} never occurs for {colour}",
    ["lint-capture"] = "nothing is ever captured",
    ["lint-draw"] = "no game is drawn this way",
    ["lint-allow"] = "this hook never allows a forbidden pattern",
    ["lint-exception"] = "no move is ever allowed by this exception",
    ["lint-end"] = "nobody ever wins by this rule",
    ["lint-verb"] = "nobody can ever {verb}",
    ["lint-step"] = "step {number} of the opening is never reached",
    ["lint-never"] = "{said} (in any play-out)",
    ["lint-never-with-option"] = "{said} (in any play-out with this option); if that is"
        .. " intended, exclude the option by `when`",
    ["lint-seldom"] = "{said} (except in rare games like this one)",
    ["lint-slow"] = "too slow to be played out",
    ["lint-impure"] = "the hook answers '{action}' in two ways, {one} and {other}: its"
        .. " answer must depend on the view and the action alone",
    ["lint-no-action"] = "a game can reach a position in which nobody can do anything",
    ["lint-stuck"] = "nothing is legal in phase '{phase}'",
    ["hook-silent"] = "nothing",
    ["hook-error"] = "the error \"{fault}\"",
}
