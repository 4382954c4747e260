--- Messages and the report about another program's answers to the cases of a corpus.
return require("inarow.language").sentences {
    -- Answers and rules of a program.
    ["against-no-answer"] = "not an answer: '{text}'",
    ["against-no-hello"] = "not a hello: '{text}'",
    ["against-other-case"] = "this answers another case: '{text}'",
    ["against-unsupported"] = "the program does not support such cases",
    ["against-null"] = "the program gave no 'answer', or gave null",
    ["against-no-map"] = "it does not support YXSHOWFORBID, which reports forbidden"
        .. " points ({said})",
    ["against-no-move"] = "it gives no move that would show its rule ({said}); use"
        .. " --no-probe for a checker that does not play",
    ["against-not-probed"] = "Its rule was not determined from its moves: it was asked"
        .. " with INFO rule {number}.",
    ["against-renju-by"] = "It plays renju under INFO rule {number}, which was used;"
        .. " under {other} it plays {rule}.",
    ["against-no-renju"] = "it does not play renju: under INFO rule {number} it plays"
        .. " {rule}, judging by its moves where a row of six was possible at f8 for"
        .. " Black and then for White ({moves}); nothing was asked",
    ["against-forbidden"] = "{point} is forbidden",
    ["against-not-forbidden"] = "{point} is not forbidden",

    -- Names of these rules.
    ["rule-free"] = "free go-moku",
    ["rule-exact"] = "go-moku with exactly five",
    ["rule-renju"] = "renju",
    ["rule-unknown"] = "a rule that is neither go-moku nor renju",

    -- Numbers of cases and of their answers.
    ["cases-refused"] = "{count} cases are refused",
    ["cases-refused-one"] = "1 case is refused",
    ["cases-count"] = "{count} cases",
    ["cases-count-one"] = "1 case",
    ["no-cases"] = "no cases found; '-> RULING' or 'expect' makes one",
    ["conform-unread"] = "nothing was written: not all of the cases can be read",
    ["against-title"] = "{name}, tested with the corpus inarow {version}",
    ["against-no-reasons"] = "It gives no reasons, so only the results of rulings are"
        .. " compared.",
    ["against-given-up"] = "not asked: testing had been stopped",
    ["against-not-asked"] = "the protocol cannot express this case",
    ["against-totals"] = "{answered} of {cases} cases answered: {right} right, {wrong}"
        .. " wrong.",
    ["against-unsupported-count"] = "Not supported by the program: {cases}.",
    ["against-not-asked-count"] = "Not asked because the protocol cannot express them:"
        .. " {cases}.",
    ["against-given-up-count"] = "Not asked because testing had been stopped: {cases}.",
    ["against-spoiled-count"] = "Without a valid answer (silence, crashes or nonsense):"
        .. " {cases}.",
    ["against-class"] = "{class}: {wrong} of {answered} wrong, {spoiled} without an"
        .. " answer",

    -- The page about the answers.
    ["page-not-drawn"] = "{class}: {drawn} of {count} cases are shown with a diagram and"
        .. " a proof; the others follow without.",
    ["page-class"] = "class",
    ["page-right"] = "right",
    ["page-wrong"] = "wrong",
    ["page-spoiled"] = "no answer",
    ["page-unsupported"] = "not supported",
    ["page-not-asked"] = "not asked",
    ["page-asked"] = "Asked:",
    ["page-expected"] = "Right:",
    ["page-given"] = "Given:",
}
