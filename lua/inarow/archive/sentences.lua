--- Sentences about archives.
return require("inarow.language").sentences {
    ["archive-busy"] = "another process has been writing to it for half a minute",
    ["archive-read-only"] = "it may not be written to",
    ["archive-input-output"] = "it cannot be read or written: {said}",
    ["archive-damaged"] = "the archive is damaged: {said}",
    ["archive-full"] = "there is no room left on the disk",
    ["archive-not-opened"] = "it cannot be opened: {said}",
    ["archive-no-archive"] = "this is not an archive of games; 'inarow index' makes"
        .. " one",
    ["archive-later"] = "it was made by a later version of inarow: its format is"
        .. " {version}, and this one knows {known}",
    ["archive-earlier"] = "it was made by an earlier version of inarow: its format is"
        .. " {version}, and this one knows {known}; index the games anew",
    ["archive-database"] = "SQLite says: {said}",
    ["archive-bad-range"] = "{name}: '{text}' is not a range:"
        .. " write a number, or FROM-TO, FROM- or -TO with the lower number first",
    ["archive-colour-of-whom"] = "a colour needs a player who had it",
    ["archive-unknown-colour"] = "no game here has the colour '{value}':"
        .. " expected {expected}",
    ["archive-unknown-result"] = "no game here ends as '{value}': expected {expected}",
    ["archive-twins-and-pattern"] = "games with the same moves and a pattern cannot be"
        .. " asked for at once",
    ["archive-unknown-script"] = "the archive has games of '{variant}', whose script is"
        .. " not known here: load it, or look for the pattern in one variant",
    ["archive-pattern"] = "{said}",
    ["pattern-letter"] = "'{letter}' cannot stand in a pattern: X and O are stones, . is"
        .. " vacant, ? is anything, / ends a row",
    ["pattern-empty"] = "the pattern has no stone and no vacant point",
}
