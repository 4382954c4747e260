--- Messages about judged games, matches, and cases of a corpus.
return require("inarow.language").sentences {
    -- Matches.
    ["match-of-two"] = "a match needs a game of two colours; {variant} has more or fewer",
    ["match-over"] = "All {count} games of the match have been played.",
    ["match-over-one"] = "The game of the match has been played.",
    ["match-seats"] = "this game of the match must be {variant} with seats {first},"
        .. " {second}",
    ["no-games"] = "it contains no game",

    -- Judged games.
    ["refused-move"] = "move {number}, {action}: {ruling}: {said}",
    ["expected-but"] = "expected '{expected}', got '{given}'",
    ["points-not-allowed"] = "not allowed: {points}",
    ["ruling-without-citation"] = "the expected ruling has no citation",
    ["may-claim"] = "{Who} may claim the {reason} on {point}",
    ["may-claim-captures"] = "{Who} may claim the captures",
    ["may-claim-time"] = "{Who} may claim a win on time",
    ["may-claim-both-times"] = "{anybody} may claim a draw, as both players have run out"
        .. " of time",
    ["may-claim-draw"] = "{anybody} may claim the draw ({reason})",
    ["either-player"] = "either player",
    ["any-player"] = "any player",
    ["row-awaits-answer"] = "{Who}'s row at {point} wins if it survives the opponent's"
        .. " answer",

    -- Questions and faults of cases.
    ["asked-ruling"] = "the ruling on '{action}'",
    ["asked-forbidden"] = "the forbidden points",
    ["asked-allowed"] = "which of these may be played: {points}",
    ["asked-state"] = "'{field}' in the state",
    ["asked-state-of"] = "'{field}' of {of} in the state",
    ["asked-perft"] = "the number of sequences of {depth} plies",
    ["case-no-object"] = "not a case: expected a JSON object",
    ["case-lacks"] = "'{name}' is missing from the case or has the wrong type",
    ["case-field"] = "'{name}' in the case: expected {expected}",
    ["case-type-string"] = "a text",
    ["case-type-integer"] = "a whole number",
    ["case-type-range"] = "a whole number from {from} to {to}",
    ["case-type-strings"] = "a list of texts",
    ["case-type-map-string"] = "texts by name",
    ["case-type-map-integer"] = "whole numbers by name",
    ["case-type-actions"] = "at least one action: the answer is the ruling on the last"
        .. " one",
    ["case-action"] = "'{action}' is refused: {said}",
    ["answer-shape"] = "not an answer: {text}; expected {expected}",
    ["answer-type-ruling"] = "a text like 'ok' or 'won black five'",
    ["answer-type-forbidden"] = "a list of points",
    ["answer-type-allowed"] = "a list of points",
    ["answer-type-state"] = "a text or a number",
    ["answer-type-perft"] = "an object with 'sequences', a whole number, and 'ended',"
        .. " whole numbers by name",
    ["corpus-no-header"] = "expected a corpus of inarow, whose first line names its"
        .. " format",
    ["corpus-format"] = "this corpus ({version}) has format {given}, and this program"
        .. " reads format {format}: use a corpus and a program of one release",
    ["case-twice"] = "the case has the 'id' of line {line}",
    ["corpus-cut"] = "the corpus has {count} cases, but its first line says {expected}",
    ["corpus-cut-one"] = "the corpus has 1 case, but its first line says {expected}",
    ["against-ended-one"] = "stopped at {id}, after 1 case without an answer: {message}",
    ["against-ended"] = "stopped at {id}, after {count} cases without an answer:"
        .. " {message}",
}
