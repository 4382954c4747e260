--- Messages about archives.
return require("inarow.language").sentences {
    ["archive-busy"] = "another process has been writing to it for half a minute",
    ["archive-read-only"] = "it is read-only",
    ["archive-input-output"] = "it cannot be read or written: {said}",
    ["archive-damaged"] = "the archive is damaged: {said}",
    ["archive-full"] = "there is no room left on the disk",
    ["archive-not-opened"] = "it cannot be opened: {said}",
    ["archive-no-archive"] = "this is not an archive of games; 'inarow index' makes"
        .. " one",
    ["archive-later"] = "it was made by a later version of inarow: its format is"
        .. " {version}, but this version knows {known}",
    ["archive-earlier"] = "it was made by an earlier version of inarow: its format is"
        .. " {version}, but this version knows {known}; index the games again",
    ["archive-database"] = "SQLite says: {said}",
    ["archive-bad-range"] = "{name}: '{text}' is not a range:"
        .. " write a number, or FROM-TO, FROM- or -TO with the lower number first",
    ["archive-colour-of-whom"] = "a colour can be given only with a player",
    ["archive-unknown-colour"] = "no game here has the colour '{value}':"
        .. " expected {expected}",
    ["archive-unknown-result"] = "no game here ends as '{value}': expected {expected}",
    ["archive-twins-and-pattern"] = "a search is either for games with the same moves"
        .. " or for a pattern, not for both",
    ["archive-unknown-script"] = "the archive has games of '{variant}', whose script is"
        .. " not known here: load it, or look for the pattern in one variant",
    ["archive-pattern"] = "{said}",
    ["pattern-letter"] = "'{letter}' is not allowed in a pattern: X and O are stones,"
        .. " . is vacant, ? is anything, / ends a row",
    ["pattern-empty"] = "the pattern has no stone and no vacant point",
}
