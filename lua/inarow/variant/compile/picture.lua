--- The rows of a picture in a script, from the top: from a list, or from a text with `/`
-- between them.
return function(picture)
    if type(picture) == "table" then return picture end
    local rows = {}
    for row in (picture .. "/"):gmatch "(.-)/" do rows[#rows + 1] = row end
    return rows
end
