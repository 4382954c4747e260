--- The public interface as data: which functions hosts may call, with which arguments,
-- and what they are given. The checks of arguments, the manual, the types for editors,
-- the schema of the service and its clients are made of it. README.md describes the form.
local check = require "inarow.api.check"
local deprecated = require "inarow.api.deprecated"
local read = require "inarow.api.read"
local types = require "inarow.api.types"

return {
    -- Raise an error where a public function is called with a wrong argument.
    check = check.arguments,
    -- The same where a field of a shape is given a wrong value.
    check_field = check.field,
    -- The fields of a shape of trees.
    shape = check.shape,
    -- The types that a type is one of.
    alternatives = types.alternatives,
    -- All declarations, for generators.
    read = read,
    -- Deprecated names, with what to use instead: a list that is the caller's own.
    deprecated = deprecated,
}
