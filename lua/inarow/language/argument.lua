--- Arguments of public functions: one of a wrong type is a programmer's mistake, and
-- raised where the function was called. What a user may have typed is refused instead, as
-- nil, message, code.

--- Check an argument's type.
-- @param where name of the function
-- @param name the argument's
-- @param kind the type expected
-- @param may_miss true if it may be nil
return function(where, name, value, kind, may_miss)
    if type(value) == kind or (may_miss and value == nil) then return end
    error(("%s: %s: a %s%s expected, got %s"):format(where, name, kind,
        may_miss and " or nil" or "", type(value)), 3)
end
