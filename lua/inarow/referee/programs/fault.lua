--- What luv says is wrong, as other messages say it.

--- @param fault luv's, like `ENOENT: no such file or directory: /some/path`
-- @return text, without luv's name for it and the path
return function(fault)
    return fault:match "^%u+: ([^:]*)" or fault
end
