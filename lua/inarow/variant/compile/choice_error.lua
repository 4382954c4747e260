--- A fault where a name should be one of a list: its code, and what is said.
local english = require "inarow.language.english"

return function(list, got)
    return "expected-got", { expected = english.list(list), given = ("%q"):format(got),
        nearest = english.nearest(got, list) }
end
