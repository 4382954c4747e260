--- Messages about the names and options of variants, and about traces.
return require("inarow.language").sentences {
    -- Names of variants.
    ["no-such-variant"] = "no variant '{name}'{hint}",
    ["variant-meant"] = "no variant '{name}' (did you mean {expected}?)",
    ["variant-with-option"] = "no variant '{name}' (did you mean '{variant}' with the"
        .. " option '{option}' set to '{value}'?)",
    ["own-base"] = "'{name}' is based on itself",
    ["name-taken"] = "there is already a variant '{name}'; choose another name",

    -- Options, and the options of a match.
    ["no-options"] = "{variant} has no options, so '{name}' cannot be set",
    ["no-such-option"] = "{variant} has no option '{name}'{hint}; it has {expected}",
    ["bad-option"] = "{variant}: {name}={value}: {expected}",
    ["the-conduct"] = "the match",

    -- Traces of scripts.
    ["trace-ends"] = "{most} lines were traced; the rest of this game is not shown",
    ["trace-left-out"] = "lines of this run that are not shown: {count}",
}
