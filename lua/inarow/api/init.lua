--- The public interface as data: the functions that hosts may call, their arguments and
-- their results. The checks of arguments, the manual, the types for editors, and the
-- service's schema and clients are generated from this data. README.md describes the
-- form.
local check = require "inarow.api.check"
local deprecated = require "inarow.api.deprecated"
local read = require "inarow.api.read"
local types = require "inarow.api.types"

return {
    -- Raises an error if a public function is called with a wrong argument.
    check = check.arguments,
    -- Raises an error for a wrong value in a field of a shape.
    check_field = check.field,
    -- The fields of a shape of trees.
    shape = check.shape,
    -- The alternatives in a type.
    alternatives = types.alternatives,
    -- All declarations, for generators.
    read = read,
    -- Deprecated names with their replacements, as a new list.
    deprecated = deprecated,
}
