--- The sentences of this module, by code; other modules add theirs (messages.lua).
return {
    -- Lists, numbers, and joined sentences.
    ["list-or"] = "{most} or {last}",
    ["list-and"] = "{most} and {last}",
    ["list-comma"] = "{most}, {last}",
    ["list-none"] = "nothing",
    ["sentence-after"] = "{one} {next}",
    quoted = "'{word}'",
    ["number-1"] = "one",
    ["number-2"] = "two",
    ["number-3"] = "three",
    ["number-4"] = "four",
    ["number-5"] = "five",
    ["number-6"] = "six",
    ["number-7"] = "seven",
    ["number-8"] = "eight",
    ["number-9"] = "nine",
    ["number-10"] = "ten",
    ["number-11"] = "eleven",
    ["number-12"] = "twelve",
    ["number-13"] = "thirteen",
    ["number-14"] = "fourteen",
    ["number-15"] = "fifteen",

    -- Hints, and values of a user.
    ["did-you-mean"] = " (did you mean '{word}'?)",
    ["value-table"] = "a table",
    ["value-function"] = "a function",
    ["value-nil"] = "nothing",

    -- The module in C.
    ["no-native"] = "the C module {module} is not installed for {lua}: build it with"
        .. " 'make LUA=...' and put it on package.cpath",
    ["other-native"] = "{lua} cannot load the C module {module}: it was built for"
        .. " another Lua or another system, or a library that it needs is missing",
}
