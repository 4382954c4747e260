--- Returns the fault for a word that is not in a list of names: the code and the values
-- of its sentence.
local language = require "inarow.language"

return function(list, got)
    local _, nearest = language.hint(got, list)
    return "expected-got", { expected = language.list(list), given = ("%q"):format(got),
        nearest = nearest }
end
