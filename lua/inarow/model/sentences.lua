--- Names of things in a game, and faults in written actions.
return require("inarow.language").sentences {
    -- Names of people.
    ["someone-first"] = "the first player",
    ["someone-second"] = "the second player",
    ["someone-third"] = "the third player",
    ["someone-fourth"] = "the fourth player",
    ["someone-fifth"] = "the fifth player",
    ["someone-sixth"] = "the sixth player",
    ["someone-organizer"] = "the organizer",
    ["someone-referee"] = "the time referee",

    -- Faults in written actions.
    ["unknown-word"] = "unknown word '{word}'{hint}; expected {expected}",
    ["no-word"] = "the action is empty; expected {expected}",
    ["missing"] = "'{verb}' needs {expected}",
    ["not-a-word"] = "the action's {field} must be one word, not '{word}'",
    ["left-over"] = "unexpected '{word}' after '{verb}'; only 'by WHO', 'at POINT' and"
        .. " '@SECONDS' may follow",
    ["header-twice"] = "'{word}' is given twice",
    ["not-a-point"] = "'{word}' is not a point; expected a column letter and a row"
        .. " number, like h8",
    ["not-a-number"] = "'{word}' is not a whole number",
    ["not-a-time"] = "'{word}' is not a time; expected @SECONDS, like @12.5",

    -- Faults of scripts: at a place, and errors.
    ["bad-script"] = "{where}: {fault}",
    ["script-fails"] = "{fault}",

    -- Time controls.
    ["expected-controls"] = "expected controls like 40/7200 (moves/seconds) or 900+30"
        .. " (seconds and an increment)",
    ["expected-controls-got"] = "expected controls like 40/7200 (moves/seconds) or"
        .. " 900+30 (seconds and an increment), got '{word}'",
    ["control-after-last"] = "a time control without a number of moves must be the last"
        .. " one",

    -- Descriptions of expected words.
    expected = "expected {expected}",
    ["expected-point"] = "a point like h8",
    ["expected-points"] = "points like h6 i7",
    ["expected-two-points"] = "two points like k4 k5",
    ["expected-number"] = "a number",
    ["expected-count"] = "a number like two",
    ["expected-direction"] = "left or right",
    ["expected-dice"] = "two dice like 3 5",
    ["expected-colour"] = "a colour",
    ["expected-claim"] = "a claim like five or time",
    ["expected-player"] = "a colour or a seat",
    ["expected-restored"] = "a number of stones and passes",
    ["expected-seconds"] = "a number of seconds",

    -- For winning rows other than five, CODE-otherwise replaces CODE (row_names.lua). The
    -- names of rows and patterns, and of their lines.
    ["shape-five"] = "a five",
    ["shape-five-otherwise"] = "a row of {number}",
    ["shape-four"] = "a four",
    ["shape-four-otherwise"] = "a threat",
    ["shape-straight-four"] = "a straight four",
    ["shape-straight-four-otherwise"] = "a straight threat",
    ["shape-three"] = "a three",
    ["shape-three-otherwise"] = "an open row of {fewer}",
    ["shape-no-three"] = "no three",
    ["shape-no-three-otherwise"] = "no open row of {fewer}",
    ["shape-losing-row"] = "a row that loses",
    ["shape-open-row"] = "an open row",
    ["shape-longer-row"] = "a row of more than {number}",
    ["shape-row-of"] = "a row of {count}",
    ["shape-overline"] = "an overline",
    ["shape-fours"] = "fours",
    ["shape-fours-otherwise"] = "threats of a row of {number}",
    ["name-four"] = "four",
    ["name-four-otherwise"] = "threat",

    ["lies"] = "on the {line}",
    ["lies-row"] = "from left to right", -- for rows whose name contains the word "row"
    ["line-row"] = "row",
    ["line-column"] = "column",
    ["line-diagonal-up"] = "diagonal (up-right)",
    ["line-diagonal-down"] = "diagonal (down-right)",
    ["line-upright"] = "upright line",
    ["line-upright-diagonal"] = "upright diagonal",
    ["line-space-diagonal"] = "space diagonal",
    ["proof-row"] = "{what} {along}: {stones}",
}
