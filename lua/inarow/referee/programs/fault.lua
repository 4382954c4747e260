--- Shortens luv's error messages to the form of other messages.

--- @param fault error from luv, like `ENOENT: no such file or directory: /some/path`
-- @return text without the error's code and the path
return function(fault)
    return fault:match "^%u+: ([^:]*)" or fault
end
