--- Messages about faults of requests.
return require("inarow.language").sentences {
    -- Advice to readers of the playground.
    ["page no-variant"] = "the record does not say which variant it is; expected"
        .. " 'variant NAME', or a choice under 'Game, if it names none'",
    ["page no-rule"] = "this notation does not say which game it is; choose it under"
        .. " 'Game, if it names none'",
    ["page unknown-rule"] = "no variant is known as '{rule}'; choose one under 'Game, if"
        .. " it names none'",
    ["page would-drop"] = "{format} cannot hold {what}; tick 'Leave out what it cannot"
        .. " hold'",
    ["page action-is-method"] = "'{name}' is not an action; the page may have a control"
        .. " for it",

    -- Requests.
    ["line-too-long"] = "the line is longer than {most} bytes, which is the limit",
    ["bad-json"] = "the line cannot be read as JSON: {fault}",
    ["json-utf8"] = "it is not UTF-8",
    ["json-control"] = "byte {column} is a control character",
    ["json-token"] = "'{token}' at byte {column} is not a value",
    ["json-escape"] = "'{token}' at byte {column} is not the escape of a character",
    ["json-open"] = "the text that begins at byte {column} does not end",
    ["json-expected"] = "expected {expected} at byte {column}",
    ["json-value"] = "a value",
    ["json-name"] = "a name in double quotes",
    ["json-after"] = "other text follows the request, from byte {column}",
    ["json-deep"] = "lists and objects are nested more than {most} levels deep",
    ["json-values"] = "it has more than {most} values",
    ["bad-id"] = "id: expected a text, or a number between -2^53 and 2^53 with at most"
        .. " 14 digits if it has a fraction",
    ["request-no-object"] = "expected a request: an object with 'id', 'method' and"
        .. " 'params'",
    ["method-no-string"] = "method: expected a string, one of {expected}",
    ["no-such-method"] = "no method '{name}'{hint}; expected {expected}",
    ["params-no-object"] = "params: expected an object",
    ["no-such-param"] = "params.{name}: no such parameter{hint}; expected {expected}",
    ["bad-param"] = "params.{name}: expected {expected}",
    ["param-range"] = " from {least} to {most}",
    ["param-missing"] = "nothing",
    ["or-comma"] = ", or ",
    ["one-of-two"] = "expected either '{one}' or '{other}', and not both",

    -- Games, scripts and limits.
    ["action-is-method"] = "'{name}' is not an action but a method: call that method",
    ["no-such-handle"] = "there is no game '{handle}': it was closed, or never opened",
    ["no-such-node"] = "The game's tree has no node {node}: it was deleted, or belongs to"
        .. " another game.",
    ["label-text"] = "params.marks: a label needs a text, and other marks have none",
    ["no-such-notation"] = "no notation '{name}'; expected {expected}",
    ["no-archive"] = "no archive of games is open here; start the server, inarow serve,"
        .. " with the option 'archive'",
    ["no-archived"] = "the archive has no game {id}",
    ["too-many-games"] = "the limit for open games, {most}, is reached; close some",
    ["too-many-scripts"] = "the limit for loaded scripts, {most}, is reached",
    ["too-slow"] = "a request may take {seconds} s; this one would take longer",
    ["too-large"] = "all {megabytes} MB of memory are in use: close games",
    ["share-taken"] = "this client uses all of its {megabytes} MB: close games",
}
