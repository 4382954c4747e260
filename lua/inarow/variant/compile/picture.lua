--- Returns the rows of a picture in a script, from the top. The picture is a list of
-- rows, or a text with `/` between the rows.
return function(picture)
    if type(picture) == "table" then return picture end
    local rows = {}
    for row in (picture .. "/"):gmatch "(.-)/" do rows[#rows + 1] = row end
    return rows
end
