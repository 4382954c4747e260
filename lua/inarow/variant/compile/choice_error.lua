--- The fault for a name that is not one of a list: its code and values.
local language = require "inarow.language"

return function(list, got)
    local _, nearest = language.hint(got, list)
    return "expected-got", { expected = language.list(list), given = ("%q"):format(got),
        nearest = nearest }
end
