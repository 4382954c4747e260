--- A fault's words where a name should be one of a list.
local english = require "inarow.text.english"

return function(list, got)
    return ("expected %s, got %q%s"):format(english.list(list), got,
        english.hint(got, list))
end
